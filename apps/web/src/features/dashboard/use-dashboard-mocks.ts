import type { MockCard } from "@theta/contract";
import { useLastMocksQuery, useMockListQuery } from "../mock-test/shared/mock-data.ts";

/** At most eleven, like the quizzes. */
const MOST = 11;

export interface DashboardMocks {
  /** Undefined until they have loaded. */
  mocks: readonly MockCard[] | undefined;
  /** How many mocks there are, with those that aren't on the dashboard. */
  total: number;
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
  const list = useMockListQuery({ itemsPerPage: MOST }, { refetchOnMountOrArgChange: true });
  const last = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const mocks = list.data?.result;
  return {
    mocks,
    total: list.data?.totalItems ?? 0,
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
