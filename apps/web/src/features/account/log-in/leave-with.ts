import { leaveNotice } from "../../../lib/session/notice.ts";
import { signOut } from "../../../lib/session/sign-out.ts";

/** Signs this browser out after the server has ended its session, and lets the login page say why. */
export async function leaveWith(notice: string): Promise<void> {
  await signOut();
  // Signing out empties the storage that the notice is kept in, so it comes after.
  leaveNotice(notice);
}
