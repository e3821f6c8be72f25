/** The words of the contact page. */
export const LEAD =
  "Write to us about tests, plans, your account or admission. A person reads every message.";

/** What has an answer that is quicker than ours. */
export const quickerFor = (isSignedIn: boolean) => [
  isSignedIn
    ? {
        question: "Want another password?",
        answer: "Set it on the password page",
        to: "/update-password",
      }
    : {
        question: "Forgotten your password?",
        answer: "Have a code sent to your e-mail",
        to: "/forgot-password",
      },
  {
    question: "Want your money back?",
    answer: "Ask for it on your Subscriptions page",
    to: "/subscriptions",
  },
  {
    question: "Unsure what a score means?",
    answer: "Read how it is made",
    to: "/how-scores-work",
  },
];
