import type { MockCard } from "@theta/contract";
import { useFinishedMocksQuery } from "../../reports/finished-mocks-data.ts";
import type { ScoredMock } from "./last-score.tsx";
import type { Total } from "./totals-scale.ts";

/**
 * The totals of the full mocks that have a range and gave as much time as the last one, the oldest first; undefined
 * while they aren't known.
 * `isAny`: whether there is a finished mock at all, if that is known.
 */
export function useTotals(isAny: boolean | undefined): readonly Total[] | undefined {
  const { data } = useFinishedMocksQuery(undefined, {
    skip: !isAny,
    refetchOnMountOrArgChange: true,
  });
  if (isAny === false) return [];
  const full = data?.filter(({ kind }) => kind === "full");
  const time = full && newestOf(full)?.time;
  return full
    ?.filter((mock) => mock.time === time)
    .flatMap((mock) => totalOf(mock) ?? [])
    .toSorted((one, other) => one.endedAt - other.endedAt);
}

function newestOf(mocks: readonly MockCard[]): MockCard | undefined {
  return mocks.toSorted(
    (one, other) => (other.endDateTimestamp ?? 0) - (one.endDateTimestamp ?? 0),
  )[0];
}

/** A score that was given too fast to say how sure it is would show a trend that isn't there. */
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
    score,
    low,
    high,
    endedAt: endDateTimestamp,
  };
}
