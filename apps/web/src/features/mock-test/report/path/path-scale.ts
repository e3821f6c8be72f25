import type { FirstStep, SectionReport } from "@theta/contract";

const STEP = 5;
const LEAST_SPAN = 15;
const BOTTOM = 60;
const TOP = 90;

/** The part of the section's scale that its path needs, in whole steps and at least three of them. */
export function pathRange(
  { path, score }: SectionReport,
  before: readonly FirstStep[] = [],
): { from: number; to: number } {
  const values = [
    score.low ?? score.score,
    score.high ?? score.score,
    ...path.map(({ asked }) => asked),
    ...path.flatMap(({ estimate }) => (estimate ? [estimate.low, estimate.high] : [])),
    ...before.flatMap(({ estimate }) => (estimate ? [estimate.at] : [])),
  ];
  let from = Math.max(BOTTOM, STEP * Math.floor(Math.min(...values) / STEP));
  let to = Math.min(TOP, STEP * Math.ceil(Math.max(...values) / STEP));
  while (to - from < LEAST_SPAN) {
    if (from <= BOTTOM || (to < TOP && TOP - to <= from - BOTTOM)) to += STEP;
    else from -= STEP;
  }
  return { from, to };
}

/** Every fifth score of a range. */
export function scoresWithin({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: (to - from) / STEP + 1 }, (_, place) => from + place * STEP);
}
