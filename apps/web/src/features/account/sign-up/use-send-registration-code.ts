import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "../code/news-of-code.ts";
import type { CodeState } from "../code/navigation-state.ts";
import type { SignUpFields } from "./sign-up-fields.ts";

/**
 * Starts the sign-up and moves on to the code. The password goes to the server and nowhere else.
 */
export function useSendRegistrationCode() {
  const navigate = useNavigate();
  return async ({ name, phone, email, password }: SignUpFields) => {
    const { result } = await call(user.sendRegistrationCode, { name, phone, email, password });
    // A code from an earlier sign-up works only for that one.
    const { mailWhen, ...rest } = result;
    const state: CodeState = {
      purpose: "registration",
      email,
      ...rest,
      news: newsOf(mailWhen, false),
      sentAt: Date.now(),
    };
    await navigate("/otp", { state });
  };
}
