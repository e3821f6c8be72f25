import { PAGE_SIZE } from "@theta/contract";
import { useFocusOnNewPage } from "../../../lib/page/list-page.ts";
import { type MockPage, useMockListQuery } from "../shared/mock-data.ts";
import { MockGrid, MockGridSkeleton } from "../shared/mock-grid.tsx";
import { Pager } from "../../../ui/table/pager.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { NoMocks } from "./no-mocks.tsx";

interface MockListProps {
  page: number;
  onPageChange: (page: number) => void;
}

/** One page of the mock tests. */
export function MockList({ page, onPageChange }: MockListProps) {
  const { data, currentData, isFetching, refetch } = useMockListQuery(
    { pageNumber: page },
    // A section may have ended since, or a plan have been bought.
    { refetchOnMountOrArgChange: true },
  );
  const heading = useFocusOnNewPage(page);
  // From the page before while this one is on its way: the pager stays under the hand.
  const lastPage = data && Math.max(1, Math.ceil(data.totalItems / PAGE_SIZE));
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h2 ref={heading} tabIndex={-1} className="mb-3 text-sm text-ink-muted numerals">
          {currentData?.result.length ? extent(page, currentData) : `Page ${page}`}
        </h2>
        {currentData && currentData.result.length > 0 ? (
          <MockGrid mocks={currentData.result} />
        ) : currentData ? (
          <NoMocks page={page} total={currentData.totalItems} onPageChange={onPageChange} />
        ) : isFetching ? (
          <MockGridSkeleton label={`Loading the mock tests, page ${page}`} cards={PAGE_SIZE} />
        ) : (
          <FailedState title="The mock tests could not be loaded." onRetry={() => void refetch()}>
            Nothing is lost. Check your connection and try again.
          </FailedState>
        )}
      </div>
      {lastPage !== undefined && (
        <Pager label="Mock tests" page={page} lastPage={lastPage} onPageChange={onPageChange} />
      )}
    </div>
  );
}

/** "Mock tests 11–16 of 16" */
function extent(page: number, { result, totalItems }: MockPage): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  return `Mock tests ${first}–${first + result.length - 1} of ${totalItems}`;
}
