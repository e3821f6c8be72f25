import { user } from "@theta/contract";
import { useNavigate } from "react-router";
import { call } from "../../../lib/call/call.ts";
import { newsOf } from "../code/news-of-code.ts";
import type { OtpState } from "../code/passing-state.ts";
import type { SignUpFields } from "./sign-up-fields.ts";

/** Starts the sign-up and goes on to the code. The password goes to the server and nowhere else. */
export function useSendRegistrationOtp() {
  const navigate = useNavigate();
  return async ({ name, phone, email, password }: SignUpFields) => {
    const { result } = await call(user.sendRegistrationOtp, { name, phone, email, password });
    // A code from an earlier sign-up works only for that one.
    const { mailWhen, ...rest } = result;
    const state: OtpState = {
      purpose: "registration",
      email,
      ...rest,
      news: newsOf(mailWhen, false),
      sentAt: Date.now(),
    };
    await navigate("/otp", { state });
  };
}
