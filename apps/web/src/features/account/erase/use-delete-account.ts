import { user } from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { longDate } from "../../../lib/long-date.ts";
import { signOutWithNotice } from "../log-in/sign-out-with-notice.ts";

/** Closes the account and ends this browser's session with it. */
export function useDeleteAccount() {
  return async ({ password }: { password: string }) => {
    const { result } = await call(user.deleteAccount, { password });
    await signOutWithNotice(
      `We'll delete your account on ${longDate(result.erasedAt)}. To keep it, sign in before then.`,
    );
  };
}
