/** Asked before one signs up. Plain words: they are the page's structured data too. */
export const HOME_QUESTIONS = [
  {
    title: "What does Theta cost?",
    content:
      "Free quizzes, their solutions and practice by topic cost nothing and need no card. Mock tests come with a plan. A plan is paid once, for its whole period, in US dollars, and does not renew by itself.",
  },
  {
    title: "Is this the exam of today?",
    content:
      "Yes, the GMAT Focus Edition: Quantitative with 21 questions, Verbal with 23, Data Insights with 20, and 45 minutes for each. There is no essay, no sentence correction and no geometry.",
  },
  {
    title: "How close is a mock score to the real one?",
    content:
      "No practice score is the real one. Ours is read against the percentiles of the exam, and it comes with the band in which your ability lies two times in three. For one test that is about 30 to 40 points to either side, as it is for the exam itself.",
  },
  {
    title: "What if my connection fails during a mock?",
    content:
      "Your answers are kept on your device and sent when the line is back. The clock runs on our server, so that no device can lose it. If it was our server that failed, the section may have that time back.",
  },
  {
    title: "Do I see questions twice?",
    content:
      "Not in your mocks, as long as there are new ones: what you have met before is left aside when the next question is chosen.",
  },
  {
    title: "Is there anything for the GRE?",
    content:
      "Not yet. The pages about the exam are there to read; quizzes and mock tests for the GRE will follow.",
  },
] as const;
