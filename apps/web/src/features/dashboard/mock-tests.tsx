import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { MockGrid, MockGridSkeleton } from "../mock-test/card/mock-grid.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { inOrderOfUse } from "./mock-order.ts";
import type { DashboardMocks } from "./use-dashboard-mocks.ts";

/** Shown before someone asks for the rest. */
const FIRST = 4;

/** The mock cards: what's in progress, what's next, and the last results. */
export function MockTests({ mocks, total, isLoading, onRetry }: DashboardMocks) {
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
      <MockGrid
        mocks={showsAll ? ordered : ordered.slice(0, FIRST)}
        last={showsAll && total > ordered.length && <AllMocks total={total} />}
      />
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

/** Where the cards end before the mocks do. */
function AllMocks({ total }: { total: number }) {
  return (
    <Link
      to="/mock-test"
      className="flex h-full min-h-target items-center justify-center gap-2 rounded-lg border border-line p-5 font-strong text-brand transition-control hover:border-ink"
    >
      All {total} mock tests
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  );
}
