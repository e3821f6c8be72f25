import type { MockCard } from "@theta/contract";
import { useFinishedMocksQuery } from "../../reports/finished-mocks-data.ts";
import type { ScoredMock } from "./last-score.tsx";
import type { Total } from "./totals-scale.ts";

/**
 * The totals of all full mocks, oldest first; undefined until they're known. `isAny`: whether there's a
 * finished mock at all, if that's known.
 */
export function useTotals(isAny: boolean | undefined): readonly Total[] | undefined {
  const { data } = useFinishedMocksQuery(undefined, {
    skip: !isAny,
    refetchOnMountOrArgChange: true,
  });
  if (isAny === false) return [];
  return data
    ?.filter(({ kind }) => kind === "full")
    .flatMap((mock) => scoredOf(mock) ?? [])
    .toSorted((one, other) => one.endedAt - other.endedAt);
}

/** A finished mock whose results the learner may read. */
export function scoredOf({
  name,
  kind,
  score,
  low,
  high,
  endDateTimestamp,
}: MockCard): ScoredMock | null {
  if (score === undefined || endDateTimestamp === undefined) return null;
  return { name, kind, score, low: low ?? score, high: high ?? score, endedAt: endDateTimestamp };
}
