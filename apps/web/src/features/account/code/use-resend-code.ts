import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "./news-of-code.ts";
import type { OtpState } from "./passing-state.ts";

/** Requests another code and saves the outcome in this history entry, for a reload. */
export function useResendCode(waiting: OtpState) {
  const navigate = useNavigate();
  return async (): Promise<OtpState> => {
    const { email } = waiting;
    const { result } =
      waiting.purpose === "registration"
        ? await call(user.resendRegistrationOtp, { userId: waiting.userId, email })
        : await call(user.sendForgotPasswordOtp, { email });
    const { resendAfterSeconds, mailWhen } = result;
    const news = newsOf(mailWhen, waiting.news !== "not-sent");
    const state: OtpState = { ...waiting, resendAfterSeconds, news, sentAt: Date.now() };
    await navigate(".", { replace: true, state, preventScrollReset: true });
    return state;
  };
}
