import type { Breakdown, KindResult, SectionReport } from "@theta/contract";

/** What a breakdown sorts by, as the exam's report calls it. */
export const BY_WORDS: Record<Breakdown["by"], string> = {
  type: "Question type",
  domain: "Content domain",
  context: "Context",
  skill: "Fundamental skill",
};

/** "7 of 11" */
export function rightWords({ right, asked }: Pick<KindResult, "right" | "asked">): string {
  return `${right} of ${asked}`;
}

/** "49–76%"; null without a range. */
export function shareRangeWords({ low, high }: Pick<KindResult, "low" | "high">): string | null {
  return low === undefined || high === undefined ? null : `${low}–${high}%`;
}

/** What the shares mean. */
export function kindsCaption({ tooFast }: Pick<SectionReport, "tooFast">): string {
  return tooFast
    ? "You answered too fast for us to say how reliable these percentages are."
    : "The mark shows the percentage you got right. With so few questions, there's a 2-in-3 chance that your true percentage is in the shaded range. Questions get harder as you get them right, so compare these percentages with each other, not with 100%.";
}
