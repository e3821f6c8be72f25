import { Navigate, useLocation } from "react-router";
import { NoResponse } from "../../exam/frame/no-response.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { useLastMocksQuery } from "./mock-data.ts";
import { stateOfMock } from "./mock-state.ts";
import { ToMockTests } from "./to-mock-tests.tsx";

/** For a screen opened by its address: resumes the mock in progress, or leads to the list. */
export function FindMock() {
  const { pathname } = useLocation();
  const { currentData, isFetching, refetch } = useLastMocksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const last = isFetching ? undefined : currentData;
  if (last?.running) return <Navigate to={pathname} replace state={stateOfMock(last.running)} />;
  if (last) return <ToMockTests why="You don't have a mock in progress. Choose one to take." />;
  return (
    <main className="exam page-width py-10">
      {isFetching ? (
        <Skeleton label="Looking for your mock" className="flex flex-col gap-6">
          <SkeletonBlock className="h-10 w-2/3" />
          <SkeletonText lines={3} className="max-w-measure" />
        </Skeleton>
      ) : (
        <>
          <h1 className="headline text-h2">Mock Test</h1>
          <FailedState title="We couldn't load your mock." onRetry={() => void refetch()}>
            <NoResponse what="a section" />
          </FailedState>
        </>
      )}
    </main>
  );
}
