const PATIENCE_MS = 500;

export interface HistoryGuard {
  /** Takes the entry back before anything else is done, so that nothing the page does next is undone. */
  leave(): Promise<void>;
}

/**
 * Makes the Back button close the dialog, with an extra history entry that has the page's own
 * state. The page's router never hears about it.
 */
export function guardBack(mayGo: () => boolean): HistoryGuard {
  let isOnTop = false;
  const push = () => {
    const state: unknown = history.state;
    history.pushState(typeof state === "object" && state !== null ? { ...state } : state, "");
    isOnTop = true;
  };
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    isOnTop = false;
    if (!mayGo()) push();
  };
  push();
  window.addEventListener("popstate", onPop, true);

  return {
    async leave() {
      window.removeEventListener("popstate", onPop, true);
      if (!isOnTop) return;
      isOnTop = false;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        const done = (event: PopStateEvent) => {
          event.stopImmediatePropagation();
          clearTimeout(timer);
          resolve();
        };
        window.addEventListener("popstate", done, { capture: true, once: true });
        history.back();
      });
    },
  };
}
