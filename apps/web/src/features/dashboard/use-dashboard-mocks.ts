import type { MockCard } from "@theta/contract";
import { useLastMocksQuery, useMockListQuery } from "../mock-test/shared/mock-data.ts";

/** At most eleven, as of the quizzes. */
const MOST = 11;

export interface DashboardMocks {
  /** Until they are there: whether they are on their way. */
  mocks: readonly MockCard[] | undefined;
  /** The one under way, and the one finished last. */
  running: MockCard | null;
  finished: MockCard | null;
  /** Whether `running` and `finished` are what the server says, and not just not there yet. */
  isKnown: boolean;
  isLoading: boolean;
  onRetry: () => void;
}

/** The mock tests on the dashboard, and how far the learner is in them. */
export function useDashboardMocks(): DashboardMocks {
  const list = useMockListQuery({ itemsPerPage: MOST }, { refetchOnMountOrArgChange: true });
  const last = useLastMocksQuery(undefined, { refetchOnMountOrArgChange: true });
  const mocks = list.data?.result;
  return {
    mocks,
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
