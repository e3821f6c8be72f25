import type { MockCard } from "@theta/contract";
import type { ScoredMock } from "./last-score.tsx";
import type { Total } from "./totals-scale.ts";

export interface Trend {
  /** Of the full mocks that have a range and gave as much time as the last of them, the oldest first. */
  totals: readonly Total[];
  /** Whether there are more of another time. */
  areSomeLeftOut: boolean;
}

/** The totals of finished mocks. */
export function trendOf(mocks: readonly MockCard[]): Trend {
  const all = mocks
    .filter(({ kind }) => kind === "full")
    .flatMap((mock) => totalOf(mock) ?? [])
    .toSorted((one, other) => one.endedAt - other.endedAt);
  const time = all.at(-1)?.time;
  const totals = all.filter((total) => total.time === time);
  return { totals, areSomeLeftOut: totals.length < all.length };
}

/** A score from answers that were too fast would show a trend that isn't there. */
function totalOf(mock: MockCard): Total | null {
  const scored = scoredOf(mock);
  if (scored?.low === undefined || scored.high === undefined) return null;
  return { ...scored, low: scored.low, high: scored.high };
}

/** A finished mock whose results may be read. */
export function scoredOf({
  name,
  kind,
  mode = "forward",
  time = "standard",
  score,
  low,
  high,
  endDateTimestamp,
}: MockCard): ScoredMock | null {
  if (score === undefined || endDateTimestamp === undefined) return null;
  return {
    name,
    kind,
    mode,
    time,
    score,
    low,
    high,
    endedAt: endDateTimestamp,
  };
}
