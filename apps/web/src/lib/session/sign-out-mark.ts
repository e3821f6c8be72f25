/**
 * Remembers that a sign-out has not reached the server, whose cookie would open the session again.
 * The one thing that outlives a sign-out here, and it does not say whose.
 */
const KEY = "theta-sign-out-pending";

export function markSignOut(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Forbidden or full: then the request that is on its way has to do.
  }
}

export function isSignOutMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function unmarkSignOut(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Forbidden: then there is no mark.
  }
}
