import { Suspense } from "react";
import { useLocation } from "react-router";
import { ErrorBoundary } from "./features/site/frame/error-boundary.tsx";
import { Arrival } from "./lib/page/arrival.tsx";
import type { Screen } from "./lib/page/lazy-screen.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "./ui/skeleton.tsx";

interface ScreenPlaceProps {
  Screen: Screen;
  /** Null for a screen with many pages, which titles each of them itself. */
  title: string | null;
}

/** Where a screen goes in its frame. It may still be loading, or fail, and the frame stays. */
export function ScreenPlace({ Screen, title }: ScreenPlaceProps) {
  const { pathname } = useLocation();
  return (
    // Keyed by title, not path: the same screen under another path stays mounted and keeps the focus.
    <ErrorBoundary key={title ?? pathname}>
      <Suspense fallback={<OnItsWay />}>
        <Screen />
        {title !== null && <Arrival title={title} />}
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
