/** How sure our scores are, in points: the same on every page, and a test compares it with the engine. */
export const SCORE_MARGINS = {
  /** Up and down from a section score, as reports show it. */
  section: 3,
  /** Up and down from a total, as reports show it. Totals come in tens, so it's the error, rounded down to them. */
  total: 30,
  /** The standard error of a total. */
  totalError: 35,
  /** The standard error of the difference between two totals. */
  difference: 49,
  /** The smallest change in a total that we call more than chance, about. */
  moreThanChance: 80,
} as const;
