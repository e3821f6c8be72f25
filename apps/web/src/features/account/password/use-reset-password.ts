import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import type { LoginState } from "../code/navigation-state.ts";
import { canBeWaitedOut } from "../use-account-form.ts";

const CHANGED = "Your password has been changed. Sign in with the new one.";

/**
 * Sets a password with the token from a verified code, then opens the login whatever the server answers. The
 * exceptions are three cases that leave the token usable, so the form stays: the password was refused, the
 * server is too busy, or it couldn't be reached.
 */
export function useResetPassword(token: string) {
  const navigate = useNavigate();
  return async ({ newPassword }: { newPassword: string }) => {
    let state: LoginState = {};
    try {
      await call(user.updatePassword, { newPassword }, { token });
      state = { notice: CHANGED };
    } catch (error) {
      if (error instanceof CallError && leavesTokenGood(error)) throw error;
      toast.error("Failed to update password. Please try again.");
    }
    await navigate("/login", { replace: true, state });
  };
}

function leavesTokenGood(error: CallError): boolean {
  const code = codeOf(user.updatePassword, error);
  if (code === "password-refused" || code === "unreachable") return true;
  return canBeWaitedOut(user.updatePassword, error);
}
