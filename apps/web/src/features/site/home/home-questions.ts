import { SCORE_MARGINS } from "../score-margins.ts";

/** Questions people ask before signing up. Plain text, because it's also the page's structured data. */
export const HOME_QUESTIONS = [
  {
    title: "What does Theta cost?",
    content:
      "Quizzes, their solutions, and practice by topic are free, and you don't need a card. Mock tests come with a plan. Plans cost $49 to $149 in US dollars, paid once for the whole period. Plans never renew automatically.",
  },
  {
    title: "Is this the current GMAT?",
    content:
      "Yes, the GMAT Focus Edition: 21 Quantitative, 23 Verbal, and 20 Data Insights questions, with 45 minutes for each section. There's no essay, no sentence correction, and no geometry.",
  },
  {
    title: "How close is a mock score to the real one?",
    content: `No practice score is the real one. Ours is based on the exam's published percentiles and comes with a range: there's a 2-in-3 chance your true level is inside it. On the total, that's about ${SCORE_MARGINS.total} points either way. The official score has a margin of about 30 to 40 points, too.`,
  },
  {
    title: "What if my connection drops during a mock?",
    content:
      "Your answers are saved on your device and sent when you're back online. The clock keeps running on our server while you're offline. If our servers record an outage, we give that time back automatically.",
  },
  {
    title: "Will I see the same question twice?",
    content:
      "Not in your mocks, as long as there are new ones left. The test skips questions you've already seen.",
  },
  {
    title: "Is there anything for the GRE?",
    content: "Not yet. You can read about the exam now. GRE quizzes and mock tests will follow.",
  },
] as const;
