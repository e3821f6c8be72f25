/**
 * Reloads the current document, for screens whose page has its own policy. A browser may drop the navigation
 * state of a page it was just sent to, so we carry it across the reload.
 */
const KEY = "theta-carried";

interface Carried {
  path: string;
  state: unknown;
}

export function loadDocument(): void {
  const carried: Carried = { path: location.pathname, state: stateHere() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Then it's up to the browser, and the screen asks for what it doesn't know.
  }
  location.reload();
}

/** Whether a link of ours opened this document, and not the browser. */
export let wasLedHere = false;

/** Call this before the router reads the history. */
export function restoreStateLink(): void {
  try {
    const carried: Carried | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (carried?.path !== location.pathname) return;
    wasLedHere = true;
    if (stateHere() === null)
      history.replaceState({ ...(history.state as object | null), usr: carried.state }, "");
  } catch {
    // Nothing was carried, or nothing readable.
  }
}

/** Read under the name the router uses. */
function stateHere(): unknown {
  const { usr = null }: { usr?: unknown } = Object(history.state);
  return usr;
}
