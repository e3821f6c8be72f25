import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "../code/news-of-code.ts";
import type { OtpState } from "../code/passing-state.ts";

/** Requests a code for a new password and goes on to enter it. */
export function useSendForgotPasswordOtp() {
  const navigate = useNavigate();
  return async ({ email }: { email: string }) => {
    const { result } = await call(user.sendForgotPasswordOtp, { email });
    // If this browser asked before, the earlier code still works.
    const { mailWhen, ...rest } = result;
    const state: OtpState = {
      purpose: "password-reset",
      email,
      ...rest,
      news: newsOf(mailWhen, true),
      sentAt: Date.now(),
    };
    await navigate("/otp", { state });
  };
}
