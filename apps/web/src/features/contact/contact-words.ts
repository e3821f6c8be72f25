export const LEAD =
  "Ask us about tests, plans, your account, or admissions. A person reads every message.";

/** Questions we have a faster answer to than an email from us. */
export const quickerFor = (isSignedIn: boolean) => [
  isSignedIn
    ? {
        question: "Want a new password?",
        answer: "Change it on the password page",
        to: "/update-password",
      }
    : {
        question: "Forgot your password?",
        answer: "Get a code by email",
        to: "/forgot-password",
      },
  {
    question: "Want a refund?",
    answer: "Request one on your Subscriptions page",
    to: "/subscriptions",
  },
  {
    question: "Not sure what your score means?",
    answer: "See how scores work",
    to: "/how-scores-work",
  },
];
