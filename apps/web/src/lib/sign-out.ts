/** The two ways out: by the learner's own hand, and because the server says that it is over. */
import { user } from "@theta/contract";
import { exchange } from "./exchange.ts";
import { beginLeaving, isLeaving } from "./leaving.ts";
import { clearAll, readAccessToken } from "./local-session.ts";
import { leaveNotice } from "./notice.ts";
import { rememberPlace } from "./return-place.ts";

export const SESSION_ENDED = "Your session has ended. Please log in again.";

// A sign-out that cannot reach the server must not keep the learner waiting; the access token dies soon.
const LOGOUT_SECONDS = 2;

function leave(beforeGoing?: () => void) {
  // First, because whoever hears that the session is gone asks whether the way out has begun.
  beginLeaving();
  clearAll();
  beforeGoing?.();
  // Someone who comes back with the browser's Back must not find this page as it was.
  addEventListener("pageshow", () => location.reload(), { once: true });
  // A full load: nothing of this learner stays in memory, and the login page has its own policy.
  location.assign("/login");
}

export async function signOut(): Promise<void> {
  const token = readAccessToken();
  try {
    await exchange(user.logout, undefined, {
      token,
      keepalive: true,
      timeoutSeconds: LOGOUT_SECONDS,
    });
  } catch {
    // Best effort: this browser forgets the session whatever the server says.
  }
  leave();
}

/** The session is over on the server. The learner logs in again and comes back to this place. */
export function endSession(): void {
  if (isLeaving()) return;
  const path = location.pathname + location.search;
  const { usr: state }: { usr?: unknown } = history.state ?? {};
  leave(() => {
    rememberPlace({ path, state });
    leaveNotice(SESSION_ENDED);
  });
}
