/**
 * Remembers that a sign-out hasn't reached the server, whose cookie would reopen the session. It's the only
 * thing that survives a sign-out here, and it doesn't say whose.
 */
const KEY = "theta-sign-out-pending";

export function markSignOut(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Storage is blocked or full, so we rely on the request in progress.
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
    // Storage is blocked, so there's no mark.
  }
}
