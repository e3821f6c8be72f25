/** The two ways a session ends: the learner signs out, or the server says it's over. */
import { askToSignOut } from "./ask-to-sign-out.ts";
import { setAnswersAside } from "../device/set-answers-aside.ts";
import { beginLeaving, isLeaving } from "./leaving.ts";
import { clearAll, readAccessToken } from "./local-session.ts";
import { leaveNotice } from "./notice.ts";
import { rememberPlace } from "./return-place.ts";
import { markSignOut, unmarkSignOut } from "./sign-out-mark.ts";

export const SESSION_ENDED = "Your session has ended. Please sign in again.";

// A slow or unreachable server must not keep the learner waiting.
const PATIENCE_SECONDS = 2;

function leave(beforeGoing: (() => void) | undefined) {
  // This goes first, because listeners ask whether we're already leaving.
  beginLeaving();
  clearAll();
  beforeGoing?.();
  // Someone who presses the browser's Back must not find this page as it was.
  addEventListener("pageshow", () => location.reload(), { once: true });
  // A full page load, so that nothing of this learner stays in memory. The login page also has its own
  // policy.
  location.assign("/login");
}

export async function signOut(): Promise<void> {
  // From now on, other calls must not mistake the session's end for a surprise and remember this page.
  beginLeaving();
  const token = readAccessToken();
  // It's never canceled, because it may reach the server after this page is gone.
  const asked = askToSignOut(token).then(
    () => true,
    () => false,
  );
  const tooLong = new Promise<false>((give) => {
    setTimeout(() => give(false), PATIENCE_SECONDS * 1000);
  });
  const isDone = await Promise.race([asked, tooLong]);
  // This browser forgets the session whatever the server says, and tells it again later.
  leave(isDone ? undefined : markSignOut);
  void asked.then((done) => done && unmarkSignOut());
}

/** The session is over on the server. The learner signs in again and comes back to this page. */
export function endSession(): void {
  if (isLeaving()) return;
  const { pathname, search } = location;
  // The console's filters may name a learner.
  const path = pathname.startsWith("/staff") ? pathname : pathname + search;
  const { usr: state }: { usr?: unknown } = history.state ?? {};
  const putBack = setAnswersAside();
  leave(() => {
    putBack();
    rememberPlace({ path, state });
    leaveNotice(SESSION_ENDED);
  });
}
