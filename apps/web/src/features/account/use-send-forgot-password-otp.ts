import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../lib/call.ts";
import type { OtpState } from "./passing-state.ts";

/** Has a code mailed for a new password, and goes on to it. */
export function useSendForgotPasswordOtp() {
  const navigate = useNavigate();
  return async ({ email }: { email: string }) => {
    const { result } = await call(user.sendForgotPasswordOtp, { email });
    const state: OtpState = { purpose: "password-reset", email, ...result, sentAt: Date.now() };
    await navigate("/otp", { state });
  };
}
