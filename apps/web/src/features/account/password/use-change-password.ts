import { user } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { signOutWithNotice } from "../log-in/sign-out-with-notice.ts";

/** Changes a signed-in learner's password. The server ends every session, so we sign out here, too. */
export function useChangePassword() {
  return async (fields: { newPassword: string; currentPassword: string }) => {
    const { newPassword, currentPassword } = fields;
    await call(user.updatePassword, { newPassword, currentPassword });
    await signOutWithNotice("Your password has been changed. Sign in with the new one.");
  };
}
