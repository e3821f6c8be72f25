import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "../code/news-of-code.ts";
import type { CodeState } from "../code/navigation-state.ts";

/** Requests a code for a new password and moves on to entering it. */
export function useSendResetCode() {
  const navigate = useNavigate();
  return async ({ email }: { email: string }) => {
    const { result } = await call(user.sendResetCode, { email });
    // If this browser asked before, the earlier code still works.
    const { mailWhen, ...rest } = result;
    const state: CodeState = {
      purpose: "password-reset",
      email,
      ...rest,
      news: newsOf(mailWhen, true),
      sentAt: Date.now(),
    };
    await navigate("/otp", { state });
  };
}
