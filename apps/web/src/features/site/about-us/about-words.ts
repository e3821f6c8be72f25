import { SCORE_MARGINS } from "../score-margins.ts";

/** The text of the About us page. The code does everything it says about the product. */
export const WELCOME =
  "Welcome to Theta. We help you prepare for the GMAT with free quizzes, adaptive mocks, and scores that show their margin of error.";

export const WHO_WE_ARE = [
  "We're an education company in New Delhi, India. We write the questions, build the tests, and help the people who take them.",
  "Our name is the Greek letter θ. In testing, it stands for the thing a test tries to measure but can't observe directly: a person's ability. All a test has to go on is the answers. From those, we can estimate θ and say how far off the estimate might be.",
] as const;

export const STORY = [
  "Most mock tests end in a single number. Take another one the next day, with different questions, and you get a different number. Did you improve, or was it luck? The number doesn't say.",
  `We wanted a test that does. So our scores come with a range: about ${SCORE_MARGINS.section} points either way for a section, and about ${SCORE_MARGINS.total} for the total. There's a 2-in-3 chance your true level is inside it. We call a rise in your total more than chance only when it's about ${SCORE_MARGINS.moreThanChance} points or more, too big for luck alone to be a likely explanation. That may be less than you hoped to hear, but it's what one test can tell you.`,
  "Everything else followed from that. If you give up an evening for a mock, you need to be able to trust its questions and its clock, and to know that every answer will still be there afterward.",
] as const;

export const OFFER = [
  {
    name: "Free quizzes",
    fact: "Ten questions each, with solutions. All you need is a free account.",
  },
  {
    name: "Practice",
    fact: "One question at a time, by topic and difficulty. Questions you miss come back later.",
  },
  {
    name: "Mock tests",
    fact: "Three sections, 64 questions, 2 hours 15 minutes. Each question depends on your earlier answers. Included in every plan.",
  },
  {
    name: "Solutions",
    fact: "How to get to the answer, and why each wrong option is tempting.",
  },
  {
    name: "Reports",
    fact: "Your score with its range, how the test adapted to you, and where your minutes went.",
  },
  {
    name: "GRE",
    fact: "On the way, but not here yet. We'd rather say so than sell it early.",
  },
] as const;

export const COMMITMENT = [
  {
    title: "Scores show their margin of error",
    text: "Each score comes with its range, and we don't call luck progress. If you rush so much that we can't give a range, we say so instead of guessing.",
  },
  {
    title: "No answer is lost",
    text: "Your answer stays on your device until our server has confirmed it. If you lose your connection or close the window, it's sent when you're back, and counted once.",
  },
  {
    title: "The answer key stays on the server",
    text: "While you're answering, nothing in your browser says which option is right. You get the solutions when you've finished.",
  },
  {
    title: "Every question is solved twice",
    text: "Each question written by a person goes to two readers who don't see the answer key, and both have to get it right. Questions made from a template are solved again by a second method. If the results disagree, you never see the question.",
  },
  {
    title: "The clock is fair",
    text: "Our server keeps time for everyone. If our servers record an outage during a section, we give that time back automatically.",
  },
  {
    title: "Your data is yours",
    text: "No tracking and no ads. On your account page, you can download what we keep about you or delete your account.",
  },
] as const;
