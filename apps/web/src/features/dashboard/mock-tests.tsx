import { useState } from "react";
import { MockGrid, MockGridSkeleton } from "../mock-test/card/mock-grid.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { inOrderOfUse } from "./mock-order.ts";
import type { DashboardMocks } from "./use-dashboard-mocks.ts";

/** Shown before someone asks for the rest. */
const FIRST = 4;

/** The mock cards: what's in progress, what's next, and the last results. */
export function MockTests({ mocks, isLoading, onRetry }: DashboardMocks) {
  const [showsAll, setShowsAll] = useState(false);
  const [now] = useState(Date.now);
  if (!mocks)
    return isLoading ? (
      <MockGridSkeleton label="Loading the mock tests" cards={FIRST} />
    ) : (
      <FailedState title="We couldn't load the mock tests." onRetry={onRetry} />
    );
  if (mocks.length === 0)
    return (
      <EmptyState headingLevel={3} title="No mock tests yet">
        Mock tests will appear here. Until then, free quizzes show you where you stand.
      </EmptyState>
    );
  const ordered = inOrderOfUse(mocks, now);
  return (
    <>
      <MockGrid mocks={showsAll ? ordered : ordered.slice(0, FIRST)} />
      {ordered.length > FIRST && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-4"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? "Show fewer" : `Show ${ordered.length - FIRST} more`}
          <span className="sr-only"> mock tests</span>
        </Button>
      )}
    </>
  );
}
