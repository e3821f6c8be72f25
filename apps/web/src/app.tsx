import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useRoutes } from "react-router";
import { ErrorBoundary } from "./features/site/frame/error-boundary.tsx";
import { ArrivalAnnouncer } from "./lib/page/arrival.tsx";
import { takeNotice } from "./lib/session/notice.ts";
import { useLearner } from "./lib/session/use-session.ts";
import { routesFor } from "./routes.tsx";
import { toast } from "./ui/overlay/toast.ts";
import { ToastHost } from "./ui/overlay/toast-host.tsx";

export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Site />
      </Suspense>
      <ArrivalAnnouncer />
      <ToastHost />
      <Notice />
    </ErrorBoundary>
  );
}

/** Picks the set of routes again whenever someone signs in or out, here or in another tab. */
function Site() {
  const learner = useLearner();
  const isSignedIn = learner !== null;
  useReloadForAnother(learner?.userId);
  const [wasSignedIn] = useState(isSignedIn);
  return useRoutes(
    useMemo(() => routesFor(isSignedIn, isSignedIn && !wasSignedIn), [isSignedIn, wasSignedIn]),
  );
}

/**
 * If someone else signs in from another tab, reload so that nothing of the first learner stays on this page.
 */
function useReloadForAnother(learnerId: string | undefined) {
  const first = useRef(learnerId);
  useEffect(() => {
    if (first.current && learnerId && learnerId !== first.current) location.reload();
    first.current = learnerId ?? first.current;
  }, [learnerId]);
}

/** Shows the notice that the previous page left. */
function Notice() {
  useEffect(() => {
    const text = takeNotice();
    if (text) toast.info(text);
  }, []);
  return null;
}
