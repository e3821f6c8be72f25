/** Plain text, because it's also the page's structured data. */
export const GRE_QUESTIONS: readonly { title: string; content: string }[] = [
  {
    title: "Can I take GRE tests on Theta today?",
    content:
      "Not yet. Theta is for the GMAT today: free quizzes, adaptive mock tests, solutions, and analytics. GRE tests will follow, and GRE plans won't go on sale until the tests are here.",
  },
  {
    title: "Why do some pages say the GRE takes more than three hours?",
    content:
      "They describe the old version, with 60 minutes of writing, 60 of verbal, and 70 of quantitative. Since September 2023, the test takes 1 hour 58 minutes: 30, 41, and 47.",
  },
  {
    title: "How is the GRE scored?",
    content:
      "Verbal and Quantitative are scored from 130 to 170 each, in whole points. Their sum is the total, 260 to 340. Writing has its own score, 0 to 6 in half points. Scores are valid for five years.",
  },
  {
    title: "How often can I take it?",
    content:
      "Once every 21 days, up to five times in 12 months. You can reschedule or cancel up to four days before the test.",
  },
  {
    title: "GRE or GMAT?",
    content:
      "Start with what your schools ask for; many business schools accept either. The GRE has geometry, vocabulary, and an essay. The GMAT has Data Insights. Take one free Quantitative and one free Verbal quiz here to see how GMAT questions suit you.",
  },
];
