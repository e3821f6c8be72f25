import { leaveNotice } from "../../../lib/session/notice.ts";
import { signOut } from "../../../lib/session/sign-out.ts";

/** Signs out this browser after the server has ended its session, and has the login page say why. */
export async function signOutWithNotice(notice: string): Promise<void> {
  await signOut();
  // Signing out empties the storage that holds the notice, so this comes after it.
  leaveNotice(notice);
}
