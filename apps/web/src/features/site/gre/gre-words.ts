/** The words of the GRE landing. Facts of the exam by the specification, and by what holds since September 2023. */
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
          "Graduate programmes of most subjects take the GRE General Test, and many business schools take it in place of the GMAT. It is made and scored by ETS.",
      },
      {
        title: "1 hour 58 minutes",
        content: "The test was shortened in September 2023. It has five sections now.",
        points: [
          "Analytical Writing: one task in 30 minutes",
          "Verbal Reasoning: 12 questions in 18 minutes, 15 in 23",
          "Quantitative Reasoning: 12 questions in 21 minutes, 15 in 26",
        ],
      },
      {
        title: "If you read 60, 60 and 70 minutes",
        content:
          "Those are writing, verbal and quantitative in the older, longer form. It is no longer given, but many books and pages still describe it.",
      },
      {
        title: "Three scores",
        content:
          "The total is the sum of Verbal and Quantitative. Writing stands apart from it. Scores are valid for five years.",
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
          "One task: take a position on an issue, and give reasons and examples for it. The older form had a second task, the analysis of an argument.",
      },
      {
        title: "Verbal Reasoning",
        content: "27 questions in two sections, 41 minutes in all.",
        points: [
          "Text Completion: one to three gaps in a short passage",
          "Sentence Equivalence: two words that give a sentence the same meaning",
          "Reading Comprehension: passages, and short arguments",
        ],
      },
      {
        title: "Quantitative Reasoning",
        content:
          "27 questions in two sections, 47 minutes in all, with a calculator on the screen.",
        points: [
          "Topics: arithmetic, algebra, geometry, data analysis",
          "Quantitative Comparison: which of two quantities is greater",
          "Questions with one answer, with several, or with a number to type",
        ],
      },
      {
        title: "What it shares with the GMAT",
        content:
          "Arithmetic, algebra, reading and short arguments are in both. Geometry, vocabulary and the writing task are in the GRE only; Data Insights is in the GMAT only.",
      },
    ],
  },
  {
    name: "Fee",
    blocks: [
      {
        title: "General Test: $205",
        content:
          "These are the fees in US dollars, as we have them in November 2026. ETS sets and changes them, and they differ by country: check with ETS before you pay.",
        points: [
          "Late registration: $25 more",
          "Fee reduction for those who qualify: 50\u00a0%",
          "Each Subject Test: $150",
        ],
      },
      {
        title: "If your plans change",
        content:
          "You can reschedule or cancel up to 4 days before the test. Whoever cancels in time gets 50\u00a0% of the fee back.",
        points: ["Another day: $50", "Another test centre: $50"],
      },
      {
        title: "After the test",
        content: "Four score reports are in the fee. All else is paid for when you ask for it.",
        points: [
          "Each further score report: $27",
          "Review of the writing score: $60",
          "Reinstatement of scores that you cancelled: $50",
        ],
      },
    ],
  },
  {
    name: "Dates",
    blocks: [
      {
        title: "No season",
        content:
          "The General Test is not held on a few fixed days. You choose among the free places of a test centre, or sit it at home where ETS offers that.",
      },
      {
        title: "Retakes",
        content: "A sitting counts even if you cancel its scores.",
        points: ["21 days from one sitting to the next", "At most 5 sittings in 12 months"],
      },
      {
        title: "Moving the day",
        content: "The last day to reschedule or cancel is the fourth day before the test.",
      },
      {
        title: "Count back from your deadline",
        content:
          "Leave room for a second sitting: 21 days, and the days that a score report takes. A score is good for five years, so sitting it early costs you nothing.",
      },
    ],
  },
];
