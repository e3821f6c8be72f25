/** Common questions about the exam and preparing here. Plain text, because search engines read them, too. */
export const GMAT_QUESTIONS: readonly { title: string; content: string }[] = [
  {
    title: "Is the GMAT Focus Edition a different exam from the GMAT?",
    content:
      "Not anymore. It launched alongside the old exam in November 2023, and since February 1, 2024, it's the only GMAT. When a school or a website says GMAT today, this is the exam it means.",
  },
  {
    title: "Can I skip a question and come back to it?",
    content:
      "Not while you're answering: you need an answer to get the next question. After the last question of a section, if there's time left, you can see all of them again and change up to three answers. So choose an answer, set a bookmark, and move on.",
  },
  {
    title: "Do the first questions count more than the others?",
    content:
      "No. GMAC, which makes the exam, calls that a myth. Your section score comes from all your answers together. Extra minutes on the first ten questions are minutes you won't have at the end, where running out of time costs the most.",
  },
  {
    title: "What happens if I run out of time?",
    content:
      "Every question you leave blank lowers your section score, and even a random guess is better than a blank. The exact penalty isn't published. Save half a minute to guess on whatever is left.",
  },
  {
    title: "Can I use a calculator?",
    content:
      "Only in Data Insights, where there's one on the screen. In Quantitative and Verbal, you work with a whiteboard or the booklet you're given.",
  },
  {
    title: "What's a good score?",
    content:
      "The one your schools are looking for. For reference, of all test takers from July 2020 to June 2025, 51% scored 565 or lower, 70% scored 605 or lower, 87% scored 645 or lower, and 98% scored 705 or lower.",
  },
  {
    title: "Can I compare my score with one from the old exam?",
    content:
      "Not point for point. The scales look alike but mean different things, which is why totals now end in 5. Compare percentiles instead. Scores from the old exam are valid for five years.",
  },
  {
    title: "How often can I take the exam?",
    content:
      "Up to five times in 12 months, with at least 16 days in between. Schools never see an attempt you don't send them.",
  },
  {
    title: "Can I get extra time if I need it?",
    content:
      "Yes. Time and a half, double time, extra breaks, and other accommodations are available. You request them from GMAC, with documentation, before you book.",
  },
  {
    title: "How close are Theta's mocks to the real exam?",
    content:
      "They have the same three sections, question counts, time limits, and score scales. You get one break, a calculator only in Data Insights, and questions chosen based on your answers. In exam mode, you can also bookmark questions, review a section after its last question, and change up to three answers, as on the exam. The difference is that we write the questions. Your score is an estimate, and we tell you how precise it is.",
  },
  {
    title: "What can I do here for free?",
    content:
      "Take every free quiz, with solutions and analytics, and practice single questions by topic. You need an account, but no card. Full mocks come with a plan, and a plan can be refunded within 48 hours as long as you haven't started a mock test.",
  },
];
