/**
 * Loads the document of this place again, for screens whose page has a policy of its own. A browser may
 * drop the navigation state of a place that it was led to a moment ago, so it is carried over the load.
 */
const KEY = "theta-carried";

interface Carried {
  path: string;
  state: unknown;
}

export function loadDocument(): void {
  const carried: Carried = { path: location.pathname, state: stateHere() };
  try {
    if (carried.state !== null) sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Then it is up to the browser, and the screen asks what it does not know.
  }
  location.reload();
}

/** To be called before the router reads the history. */
export function restoreCarried(): void {
  try {
    const carried: Carried | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (carried?.path !== location.pathname || stateHere() !== null) return;
    history.replaceState({ ...(history.state as object | null), usr: carried.state }, "");
  } catch {
    // Nothing was carried, or nothing that can be read.
  }
}

/** Under the name that the router keeps it by. */
function stateHere(): unknown {
  const { usr = null }: { usr?: unknown } = Object(history.state);
  return usr;
}
