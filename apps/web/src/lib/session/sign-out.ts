/** The two ways out: by the learner's own hand, and because the server says that it is over. */
import { askToSignOut } from "./ask-to-sign-out.ts";
import { sparePending } from "../device/spare-pending.ts";
import { beginLeaving, isLeaving } from "./leaving.ts";
import { clearAll, readAccessToken } from "./local-session.ts";
import { leaveNotice } from "./notice.ts";
import { rememberPlace } from "./return-place.ts";
import { markSignOut, unmarkSignOut } from "./sign-out-mark.ts";

export const SESSION_ENDED = "Your session has ended. Please sign in again.";

// A server that is slow or away must not keep the learner waiting.
const PATIENCE_SECONDS = 2;

function leave(beforeGoing: (() => void) | undefined) {
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
  // From here on no other call may take the end of the session for a surprise, and come back here.
  beginLeaving();
  const token = readAccessToken();
  // Nobody calls it off: it may reach the server after this page is gone.
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

/** The session is over on the server. The learner logs in again and comes back to this place. */
export function endSession(): void {
  if (isLeaving()) return;
  const path = location.pathname + location.search;
  const { usr: state }: { usr?: unknown } = history.state ?? {};
  const putBack = sparePending();
  leave(() => {
    putBack();
    rememberPlace({ path, state });
    leaveNotice(SESSION_ENDED);
  });
}
