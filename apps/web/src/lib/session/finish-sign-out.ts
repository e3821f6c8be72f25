/** Repeats a sign-out that the server has not heard of, until it has or somebody signs in. */
import { askToSignOut } from "./ask-to-sign-out.ts";
import { isSignOutMarked, unmarkSignOut } from "./sign-out-mark.ts";

let running: Promise<void> | null = null;

/** Never throws: what fails now is tried again with the next load, connection or call. */
export async function finishSignOut(): Promise<void> {
  if (isSignOutMarked()) running ??= repeat().finally(() => (running = null));
  if (running) await running;
}

async function repeat(): Promise<void> {
  try {
    // The cookie alone names the session; the access token was forgotten at once.
    await askToSignOut(null);
    unmarkSignOut();
  } catch {
    // The mark stays.
  }
}
