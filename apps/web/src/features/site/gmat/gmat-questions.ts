/** Asked often about the exam and about preparing for it here. Plain words: search engines read them too. */
export const GMAT_QUESTIONS: readonly { title: string; content: string }[] = [
  {
    title: "Is the GMAT Focus Edition a different exam from the GMAT?",
    content:
      "No longer. It came in November 2023 beside the old exam, and since 1 February 2024 it is the only GMAT. Where a school or a page says GMAT today, this is the exam that it means.",
  },
  {
    title: "Can I skip a question and come back to it?",
    content:
      "Not while you answer: the next question appears when this one has an answer. After the last question of a section, if time is left, you can look at all of them again and change up to three answers. So put an answer down, set a bookmark and go on.",
  },
  {
    title: "Do the first questions count more than the others?",
    content:
      "No; the owner of the exam calls that a myth. All your answers in a section together make its score. Minutes that you spend on the first ten questions are missing at the end, where they cost most.",
  },
  {
    title: "What happens when I run out of time?",
    content:
      "Each question that you leave unanswered lowers the score of the section, and by more than a guess would. How much is not published. Keep half a minute for a guess at everything that is left.",
  },
  {
    title: "May I use a calculator?",
    content:
      "In Data Insights only: there is one on the screen. In Quantitative and Verbal you work with the whiteboard or the booklet that you are given.",
  },
  {
    title: "What is a good score?",
    content:
      "The one that your schools ask for. For orientation: of all test takers from July 2020 to June 2025, 51 in 100 reached 565 or stayed below it, 70 in 100 for 605, 87 in 100 for 645, and 98 in 100 for 705.",
  },
  {
    title: "Can I compare my score with one of the old exam?",
    content:
      "Not point by point. The scales look alike and mean different things, which is why totals now end in 5. Compare percentiles instead. Results of the old exam stay valid for five years from their day.",
  },
  {
    title: "How often may I take the exam?",
    content:
      "At most five times in 12 months, with 16 days between two attempts. Schools that you do not choose never see an attempt.",
  },
  {
    title: "Is there extra time for those who need it?",
    content:
      "Yes: half as much again or twice the time, extra breaks and other help. You ask the owner of the exam for it, with documents, before you book.",
  },
  {
    title: "How close are the mock tests of Theta to the exam?",
    content:
      "The same three sections, numbers of questions, times and scales, one break, a calculator in Data Insights only, and each question chosen by your answers. Two things differ: our mocks go forward only, without the review at the end of a section, and their questions are our own. The score is an estimate, and we print how sure it is.",
  },
  {
    title: "What can I do here without paying?",
    content:
      "Take every free quiz, with its solutions and analysis, and practise single questions by topic. You need an account and no card. Full-length mock tests are part of a plan, and a plan is refunded within 48 hours as long as you have not started a mock test.",
  },
];
