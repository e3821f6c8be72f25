/** The words of the page about us. Everything said here of the product is what its code does. */
export const WELCOME =
  "Welcome. Theta is a place to prepare for the GMAT: quizzes, adaptive mock tests, and scores that say how sure they are.";

export const WHO_WE_ARE = [
  "We are an education company in New Delhi, India. We write questions, build the tests that ask them, and answer the people who take them.",
  "The name is the letter θ. In the theory of tests it stands for what a test is after and can never see directly: how able somebody is. All that a test has are answers. From them it can estimate θ, and say how far off it may be.",
] as const;

export const STORY = [
  "A mock test usually ends in one number. Take another on the next day, with other questions, and you get a different one. Did you improve, or was it chance? The number does not say.",
  "We wanted a test that does. So every score here comes with the band in which your true level probably lies, two times in three: about 3 points up and down in a section, about 35 in the total. A change of the total is called a rise only when it is more than chance, from about 80 points on. Sometimes that is less than you hoped to hear. It is what one sitting can tell.",
  "The rest followed from the same thought. Whoever gives up an evening for a mock must be able to rely on it: on its questions, on its clock, and on every answer being there afterwards.",
] as const;

export const OFFER = [
  {
    name: "Free quizzes",
    fact: "Ten questions each, with worked solutions. They need an account and cost nothing.",
  },
  {
    name: "Practice",
    fact: "One question at a time, by topic and difficulty. What you miss comes back later.",
  },
  {
    name: "Mock tests",
    fact: "Three sections, 64 questions, 2 hours 15 minutes. Each question is chosen by your answers before it. With a plan.",
  },
  {
    name: "Solutions",
    fact: "The way to the answer, and for every wrong option the reason why it tempts.",
  },
  {
    name: "Reports",
    fact: "The score with its band, the path that the test took, and where your minutes went.",
  },
  {
    name: "GRE",
    fact: "Announced, and not there yet. We say so rather than sell it early.",
  },
] as const;

export const COMMITMENT = [
  {
    title: "A score says how sure it is",
    text: "No number without its band, and no rise that may be chance. What we do not know stands on the same page.",
  },
  {
    title: "No answer is lost",
    text: "An answer stays on your device until our server has confirmed it. Lose the line, close the window: it is sent when you are back, and counted once.",
  },
  {
    title: "The key stays on the server",
    text: "While you answer, nothing that your browser holds says which option is right. Solutions come when you have finished.",
  },
  {
    title: "Every question is solved again",
    text: "What a person wrote goes to two readers who do not see the key; both have to find it. What a template makes is solved by a second method, from its text alone. Where they disagree, you never meet the question.",
  },
  {
    title: "The clock is fair",
    text: "Our server keeps the time, the same for everybody. If our service fails during a section, you may have that time back.",
  },
  {
    title: "Your data are yours",
    text: "No tracking and no advertising. You can have a copy of what we keep about you, or delete it, on your account page.",
  },
] as const;
