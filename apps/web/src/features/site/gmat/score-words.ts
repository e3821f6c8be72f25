/** How the exam is scored. Percentiles are from the exam's tables for July 2020 to June 2025. */
export const SCORE_FACTS = [
  {
    name: "Section scores",
    fact: "60 to 90 for each section, in 1-point steps. All three count equally.",
  },
  {
    name: "Total",
    fact: "205 to 805, in 10-point steps. Every total ends in 5, so you can tell it from a score on the old scale.",
  },
  {
    name: "Percentile",
    fact: "The share of test takers with that score or a lower one. The figures here cover July 2020 to June 2025. They're updated every year, so compare only figures from the same period.",
  },
  {
    name: "Margin of error",
    fact: "GMAC, which makes the exam, gives a standard error of about 30 to 40 points for the total and about 3 for a section. A 20-point gap means little.",
  },
] as const;

/** Every other total score with its percentile. */
export const TOTALS: readonly (readonly [total: number, percentile: number])[] = [
  [205, 0],
  [225, 0],
  [245, 0],
  [265, 1],
  [285, 1],
  [305, 1],
  [325, 2],
  [345, 3],
  [365, 4],
  [385, 5],
  [405, 7],
  [425, 10],
  [445, 13],
  [465, 17],
  [485, 21],
  [505, 27],
  [525, 34],
  [545, 42],
  [565, 51],
  [585, 61],
  [605, 70],
  [625, 79],
  [645, 87],
  [665, 92],
  [685, 96],
  [705, 98],
  [725, 99],
  [745, 100],
  [765, 100],
  [785, 100],
  [805, 100],
];

/** The totals numbered in the figure. */
export const MARKED_TOTALS: readonly number[] = [505, 565, 605, 645, 705];

/** The same score's percentile in each section. */
export const SECTION_PLACES = [
  { score: 75, quantitative: 32, verbal: 18, dataInsights: 47 },
  { score: 80, quantitative: 64, verbal: 56, dataInsights: 83 },
  { score: 85, quantitative: 88, verbal: 94, dataInsights: 98 },
] as const;
