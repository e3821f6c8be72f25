/**
 * The text of the GRE landing page. Exam facts follow the specification and the test as it's been since
 * September 2023.
 */
export interface HighlightBlock {
  title: string;
  content: string;
  points?: readonly string[];
}

export interface Highlight {
  name: "Overview" | "Syllabus" | "Fee" | "Dates";
  blocks: readonly HighlightBlock[];
}

export const HIGHLIGHTS: readonly Highlight[] = [
  {
    name: "Overview",
    blocks: [
      {
        title: "One test for many degrees",
        content:
          "Graduate programs in most fields accept the GRE General Test, and many business schools accept it in place of the GMAT. ETS makes and scores it.",
      },
      {
        title: "1 hour 58 minutes",
        content: "The test was shortened in September 2023 and now has five sections.",
        points: [
          "Analytical Writing: one essay in 30 minutes",
          "Verbal Reasoning: 12 questions in 18 minutes, 15 in 23",
          "Quantitative Reasoning: 12 questions in 21 minutes, 15 in 26",
        ],
      },
      {
        title: "Seen longer section times elsewhere?",
        content:
          "The older, longer version had 60 minutes of writing, 60 of verbal, and 70 of quantitative. It's gone, but many books and pages still describe it.",
      },
      {
        title: "Three scores",
        content:
          "The total is Verbal plus Quantitative. Writing is scored separately. Scores are valid for five years.",
        points: [
          "Verbal and Quantitative: 130 to 170 each, in whole points",
          "Total: 260 to 340",
          "Writing: 0 to 6, in half points",
        ],
      },
    ],
  },
  {
    name: "Syllabus",
    blocks: [
      {
        title: "Analytical Writing",
        content:
          "One essay: take a position on an issue and support it with reasons and examples. The older version also asked you to analyze an argument.",
      },
      {
        title: "Verbal Reasoning",
        content: "27 questions in two sections, 41 minutes in all.",
        points: [
          "Text Completion: one to three blanks in a short passage",
          "Sentence Equivalence: two words that give a sentence the same meaning",
          "Reading Comprehension: passages and short arguments",
        ],
      },
      {
        title: "Quantitative Reasoning",
        content: "27 questions in two sections, 47 minutes in all, with an on-screen calculator.",
        points: [
          "Topics: arithmetic, algebra, geometry, and data analysis",
          "Quantitative Comparison: which of two quantities is greater",
          "Questions with one answer, several answers, or a number to type",
        ],
      },
      {
        title: "What it shares with the GMAT",
        content:
          "Both test arithmetic, algebra, reading, and short arguments. Only the GRE has geometry, vocabulary, and an essay. Only the GMAT has Data Insights.",
      },
    ],
  },
  {
    name: "Fee",
    blocks: [
      {
        title: "General Test: $205",
        content:
          "Fees are in US dollars, as of November 2026. They change and vary by country, so check with ETS before you pay.",
        points: [
          "Late registration: $25 extra",
          "Fee reduction, if you qualify: 50%",
          "Each Subject Test: $150",
        ],
      },
      {
        title: "If your plans change",
        content:
          "You can reschedule or cancel up to four days before the test. Cancel in time and you get 50% of the fee back.",
        points: ["New date: $50", "New test center: $50"],
      },
      {
        title: "After the test",
        content: "The fee includes four score reports. Everything else costs extra.",
        points: [
          "Each additional score report: $27",
          "Review of the writing score: $60",
          "Reinstating scores you canceled: $50",
        ],
      },
    ],
  },
  {
    name: "Dates",
    blocks: [
      {
        title: "No fixed dates",
        content:
          "The General Test runs all year. You choose an open slot at a test center, or take it at home where ETS offers that.",
      },
      {
        title: "Retakes",
        content: "An attempt counts even if you cancel its scores.",
        points: ["21 days between attempts", "Up to 5 attempts in 12 months"],
      },
      {
        title: "Changing your date",
        content: "The last day to reschedule or cancel is four days before the test.",
      },
      {
        title: "Count back from your deadline",
        content:
          "Leave room for a second attempt: 21 days, plus the time a score report takes. Scores are valid for five years, so testing early costs you nothing.",
      },
    ],
  },
];
