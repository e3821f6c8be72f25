import { useLocation } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { MailboxHint } from "../../../lib/mailbox-hint.tsx";
import { OtpForm } from "./otp-form.tsx";
import { OtpLead } from "./otp-lead.tsx";
import { readOtpState } from "./passing-state.ts";
import { ResendCode } from "./resend-code.tsx";

const SENTENCE = "Six digits now, then the first question.";

export function OtpScreen() {
  const waiting = readOtpState(useLocation().state);
  if (!waiting) return <NoCodeAwaited />;
  return (
    <AccountFrame
      title="Enter the code"
      lead={<OtpLead key={waiting.sentAt} waiting={waiting} />}
      sentence={SENTENCE}
    >
      <OtpForm waiting={waiting} />
      <div className="flex flex-col gap-3 border-t border-line pt-5 text-ink-2">
        <ResendCode key={waiting.sentAt} waiting={waiting} />
        <MailboxHint />
        <p>
          Not your address?{" "}
          <TextLink to={waiting.purpose === "registration" ? "/signup" : "/forgot-password"}>
            Start again
          </TextLink>
        </p>
      </div>
    </AccountFrame>
  );
}

/** Somebody typed the address, or opened it in a new tab. */
function NoCodeAwaited() {
  return (
    <AccountFrame
      title="No code is awaited here"
      lead="This page belongs to a sign-up or a forgotten password that was begun in the same tab."
      sentence={SENTENCE}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/signup">Sign up</ButtonLink>
        <ButtonLink to="/forgot-password" variant="outline">
          Forgot password
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
