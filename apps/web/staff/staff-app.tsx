import { useEffect } from "react";
import { Provider } from "react-redux";
import { useLocation } from "react-router";
import { ErrorBoundary } from "../src/features/site/frame/error-boundary.tsx";
import { ArrivalAnnouncer } from "../src/lib/page/arrival.tsx";
import { keepSessionFresh } from "../src/lib/session/refresh-session.ts";
import { rememberPlace } from "../src/lib/session/return-place.ts";
import { createStore } from "../src/lib/session/store.ts";
import { noticingClosed } from "./access/notice-closed.ts";
import { useLearner } from "../src/lib/session/use-session.ts";
import { ToastHost } from "../src/ui/overlay/toast-host.tsx";
import { OutcomeAnnouncer } from "./shared/outcome.tsx";
import { ConsoleDoor } from "./access/console-door.tsx";
import "./access/notice-closed.ts";

const store = createStore(noticingClosed);

export function StaffApp() {
  const learner = useLearner();
  return (
    <ErrorBoundary>
      {learner ? (
        // Somebody else's console starts from nothing.
        <Provider store={store} key={learner.userId}>
          <SignedIn />
        </Provider>
      ) : (
        <SendToLogin />
      )}
      <ArrivalAnnouncer />
      <OutcomeAnnouncer />
      <ToastHost atBottom />
    </ErrorBoundary>
  );
}

function SignedIn() {
  useEffect(() => keepSessionFresh(), []);
  return <ConsoleDoor />;
}

/** Staff sign in like everybody, and come back here. */
function SendToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberPlace({ path: pathname + search });
    location.replace("/login");
  }, [pathname, search]);
  return <output className="page-width block py-16 text-ink-2">Taking you to sign in…</output>;
}
