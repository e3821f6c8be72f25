/** Plain words: they are the page's structured data too. */
export const GRE_QUESTIONS: readonly { title: string; content: string }[] = [
  {
    title: "Can I take GRE tests on Theta today?",
    content:
      "No. Theta is for the GMAT today: free quizzes, adaptive mock tests, solutions and analytics. Tests for the GRE will follow, and nothing is sold for it before they are here.",
  },
  {
    title: "Why do other pages say that the GRE takes more than three hours?",
    content:
      "They describe the older form, with 60 minutes of writing, 60 of verbal and 70 of quantitative. Since September 2023 the test takes 1 hour 58 minutes, with 30, 41 and 47.",
  },
  {
    title: "How is the GRE scored?",
    content:
      "Verbal and Quantitative from 130 to 170 each, in whole points; their sum is the total, 260 to 340. Writing has a score of its own, 0 to 6 in half points. Scores are valid for five years.",
  },
  {
    title: "How often may I take it?",
    content:
      "Once every 21 days, and at most five times in 12 months. You may reschedule or cancel up to four days before the test.",
  },
  {
    title: "GRE or GMAT?",
    content:
      "See what your schools ask for first; many business schools take either. The GRE has geometry, vocabulary and a writing task, the GMAT has Data Insights. A free quiz here in Quantitative and one in Verbal show how the questions of the GMAT suit you.",
  },
];
