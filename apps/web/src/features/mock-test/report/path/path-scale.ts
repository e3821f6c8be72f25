import type { FirstStep, SectionReport } from "@theta/contract";

const STEP = 5;
const LEAST_SPAN = 15;
const BOTTOM = 60;
const TOP = 90;
/** The part of the span left free beyond an end of the scale, for the words that say it's the end. */
const ROOM = 0.12;

type Charted = Pick<SectionReport, "path" | "score">;

export interface PathScale {
  /** What the chart shows, from edge to edge. */
  from: number;
  to: number;
  /** The scores with a line across the chart. */
  scores: number[];
  /** The ends of the section's scale that the path runs into. */
  ends: { at: number; words: string }[];
}

/**
 * The part of the section's scale that its path needs, in whole steps and at least three of them. Where the path
 * runs into an end of the scale, there's room to say so.
 */
export function pathScale(section: Charted, before: readonly FirstStep[] = []): PathScale {
  const values = valuesOf(section, before);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  let from = Math.max(BOTTOM, STEP * Math.floor(least / STEP));
  let to = Math.min(TOP, STEP * Math.ceil(most / STEP));
  while (to - from < LEAST_SPAN) {
    if (from <= BOTTOM || (to < TOP && TOP - to <= from - BOTTOM)) to += STEP;
    else from -= STEP;
  }
  const room = ROOM * (to - from);
  const isAtBottom = least <= BOTTOM;
  const isAtTop = most >= TOP;
  return {
    from: isAtBottom ? from - room : from,
    to: isAtTop ? to + room : to,
    scores: Array.from({ length: (to - from) / STEP + 1 }, (_, place) => from + place * STEP),
    ends: [
      ...(isAtTop ? [{ at: TOP, words: `${TOP} is the highest score` }] : []),
      ...(isAtBottom ? [{ at: BOTTOM, words: `${BOTTOM} is the lowest score` }] : []),
    ],
  };
}

function valuesOf({ path, score }: Charted, before: readonly FirstStep[]): number[] {
  return [
    score.low ?? score.score,
    score.high ?? score.score,
    ...path.map(({ asked }) => asked),
    ...path.flatMap(({ estimate }) => (estimate ? [estimate.low, estimate.high] : [])),
    ...before.flatMap(({ estimate }) => (estimate ? [estimate.at] : [])),
  ];
}
