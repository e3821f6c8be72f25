import type { MockCard } from "@theta/contract";
import { useMemo } from "react";
import { finishedOf, useAllMocksQuery } from "../mock-test/shared/all-mocks-data.ts";
import { useLastMocksQuery } from "../mock-test/shared/mock-data.ts";
import { type Trend, trendOf } from "./last-mock/trend.ts";

/** At most eleven, like the quizzes. */
const MOST = 11;

export interface DashboardMocks {
  /** Undefined until they have loaded. */
  mocks: readonly MockCard[] | undefined;
  /** How many mocks there are, with those that aren't on the dashboard. */
  total: number;
  /** Undefined until they have loaded. */
  trend: Trend | undefined;
  /** The one in progress and the one finished last. */
  running: MockCard | null;
  finished: MockCard | null;
  /** Whether the server has said what `running` and `finished` are, rather than not having answered yet. */
  isKnown: boolean;
  isLoading: boolean;
  onRetry: () => void;
}

/** The mocks on the dashboard and how far the learner is in them. */
export function useDashboardMocks(): DashboardMocks {
  // All of them at once, because the totals of those finished belong to what's shown first.
  const list = useAllMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const last = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const trend = useMemo(() => list.data && trendOf(finishedOf(list.data)), [list.data]);
  return {
    mocks: list.data?.slice(0, MOST),
    total: list.data?.length ?? 0,
    trend,
    running: last.data?.running ?? null,
    finished: last.data?.finished ?? null,
    isKnown: last.data !== undefined,
    isLoading: (!list.data && list.isFetching) || (!last.data && last.isFetching),
    onRetry() {
      if (!list.data) void list.refetch();
      if (!last.data) void last.refetch();
    },
  };
}
