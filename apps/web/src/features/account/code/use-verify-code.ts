import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import type { LoginState, CodeState } from "./navigation-state.ts";

const CONFIRMED =
  "Your email is confirmed, and your account is ready. Sign in with your new password to start.";

/** Checks a code, then moves on to the login or to a new password. */
export function useVerifyCode(waiting: CodeState) {
  const navigate = useNavigate();
  return async (code: string) => {
    const { email } = waiting;
    if (waiting.purpose === "registration") {
      await call(user.verifyRegistration, { userId: waiting.userId, otp: code, email });
      const state: LoginState = { notice: CONFIRMED, email };
      return await navigate("/login", { replace: true, state });
    }
    const { result } = await call(user.verifyResetCode, { otp: code, email });
    return await navigate("/update-password", {
      replace: true,
      state: { accessToken: result.accessToken },
    });
  };
}
