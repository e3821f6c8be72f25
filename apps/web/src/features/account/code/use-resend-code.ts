import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "./news-of-code.ts";
import type { CodeState } from "./navigation-state.ts";

/** Requests another code and saves the outcome in this history entry, for a reload. */
export function useResendCode(waiting: CodeState) {
  const navigate = useNavigate();
  return async (): Promise<CodeState> => {
    const { email } = waiting;
    const { result } =
      waiting.purpose === "registration"
        ? await call(user.resendRegistrationCode, { userId: waiting.userId, email })
        : await call(user.sendResetCode, { email });
    const { resendAfterSeconds, mailWhen } = result;
    const news = newsOf(mailWhen, waiting.news !== "not-sent");
    const state: CodeState = { ...waiting, resendAfterSeconds, news, sentAt: Date.now() };
    await navigate(".", { replace: true, state, preventScrollReset: true });
    return state;
  };
}
