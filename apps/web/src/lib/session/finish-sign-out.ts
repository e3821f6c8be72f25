/** Repeats a sign-out that didn't reach the server until it does or someone signs in. */
import { askToSignOut } from "./ask-to-sign-out.ts";
import { isSignOutMarked, unmarkSignOut } from "./sign-out-mark.ts";

let running: Promise<void> | null = null;

/** Never throws: if it fails now, the next page load, reconnection, or call tries again. */
export async function finishSignOut(): Promise<void> {
  if (isSignOutMarked()) running ??= repeat().finally(() => (running = null));
  if (running) await running;
}

async function repeat(): Promise<void> {
  try {
    // Only the cookie identifies the session, because the access token was dropped right away.
    await askToSignOut(null);
    unmarkSignOut();
  } catch {
    // Keep the mark, so that it's tried again.
  }
}
