import { Suspense } from "react";
import { ErrorBoundary } from "./features/site/error-boundary.tsx";
import { Arrival } from "./lib/arrival.tsx";
import type { Screen } from "./lib/lazy-screen.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "./ui/skeleton.tsx";

/** Where a screen stands in its frame: it may still be on its way, or fail, and the frame stays. */
export function ScreenPlace({ Screen, title }: { Screen: Screen; title: string }) {
  return (
    // By title and not by path: the same screen under another path stays, and keeps the focus.
    <ErrorBoundary key={title}>
      <Suspense fallback={<OnItsWay />}>
        <Screen />
        <Arrival title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OnItsWay() {
  return (
    <div className="page-width py-10">
      <Skeleton label="Loading the page" className="flex flex-col gap-6">
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonText lines={3} className="max-w-measure" />
      </Skeleton>
    </div>
  );
}
