import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { restoreStateLink } from "./lib/page/load-document.ts";
import { readLearner } from "./lib/session/local-session.ts";
import { watchForNewVersion } from "./lib/page/new-version.ts";
import { reportFault, reportUncaught } from "./lib/call/report-fault.ts";
import { isSignOutMarked } from "./lib/session/sign-out-mark.ts";
import { canonicalPath, preload } from "./routes.tsx";
import { markPresses } from "./ui/browser/press-mark.ts";
import "./ui/styles/styles.css";
import "./features/site/home/site.css";

async function start(root: HTMLElement) {
  restoreStateLink();
  const isSignedIn = readLearner() !== null;
  // If a chunk can't be fetched, the error screen says so once the app is up.
  await preload(location.pathname, isSignedIn).catch(() => {});

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // The prerendered page is made for visitors who open it directly. For anyone else, or after a reload that
  // kept the last screen's state, it would differ.
  const isMadeForThis =
    !isSignedIn &&
    !hasHandedOver(history.state) &&
    root.dataset["page"] === canonicalPath(location.pathname, false);
  if (isMadeForThis) {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => void reportFault(error, `hydration of ${location.pathname}`),
    });
  } else {
    // A page made for visitors mustn't be seen. A shell's "Loading" stays until React takes its place.
    if (root.dataset["page"] !== undefined) root.replaceChildren();
    // In a transition, rendering makes way for whatever else there is to do, such as asking for data.
    startTransition(() => createRoot(root).render(app));
  }
  delete root.dataset["page"];
  document.documentElement.classList.remove("signed-in");
}

/** Fetches the code only if a sign-out is unfinished, which is rare. */
function finishWhatWasLeft() {
  if (!isSignOutMarked()) return;
  void import("./lib/session/finish-sign-out.ts").then(({ finishSignOut }) => finishSignOut());
}

watchForNewVersion();
reportUncaught();
markPresses();
finishWhatWasLeft();
addEventListener("online", finishWhatWasLeft);
const root = document.getElementById("root");
if (root) void start(root);

/** Navigation state, under the name the router uses. */
function hasHandedOver(state: unknown): boolean {
  return typeof state === "object" && state !== null && "usr" in state && state.usr !== null;
}
