/** Apart from the call, because a browser needs these words but not the schema. */

/** What may be wrong with a question, as a learner sees it. */
export const REPORT_KINDS = ["answer", "unclear", "typo", "picture", "other"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What people read where the API has a slug. */
export const REPORT_KIND_NAMES: Readonly<Record<ReportKind, string>> = {
  answer: "The answer or the solution is wrong",
  unclear: "It's unclear, or has more than one answer",
  typo: "There's a typo",
  picture: "A picture, chart, or formula doesn't look right",
  other: "Something else",
};

export const REPORT_MOST = 1_000;
