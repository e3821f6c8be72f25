import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../lib/call.ts";
import type { OtpState } from "./passing-state.ts";

/** Has another code mailed, and keeps the new wait in this place of the history, for a reload. */
export function useResendCode(waiting: OtpState) {
  const navigate = useNavigate();
  return async () => {
    const { email } = waiting;
    const { result } =
      waiting.purpose === "registration"
        ? await call(user.resendRegistrationOtp, { userId: waiting.userId, email })
        : await call(user.sendForgotPasswordOtp, { email });
    const state: OtpState = { ...waiting, ...result, sentAt: Date.now() };
    await navigate(".", { replace: true, state, preventScrollReset: true });
  };
}
