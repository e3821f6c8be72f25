/** The options of every Data Sufficiency question, in the exam's wording. */
export const FIXED_OPTIONS = [
  "Statement (1) alone is sufficient, but statement (2) alone is not.",
  "Statement (2) alone is sufficient, but statement (1) alone is not.",
  "Both statements together are sufficient, but neither statement alone is.",
  "Each statement alone is sufficient.",
  "Both statements together are still not sufficient.",
];
