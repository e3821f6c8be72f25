import { useLocation } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { MailboxHint } from "../../../lib/mailbox-hint.tsx";
import { CodeForm } from "./code-form.tsx";
import { CodeLead } from "./code-lead.tsx";
import { readCodeState } from "./navigation-state.ts";
import { ResendCode } from "./resend-code.tsx";

const SENTENCE = "Enter the 6-digit code from your email.";

export function CodeScreen() {
  const waiting = readCodeState(useLocation().state);
  if (!waiting) return <NoCodeToEnter />;
  return (
    <AccountFrame
      title="Enter the code"
      lead={<CodeLead key={waiting.sentAt} waiting={waiting} />}
      sentence={SENTENCE}
    >
      <CodeForm waiting={waiting} />
      <div className="flex flex-col gap-3 border-t border-line pt-5 text-ink-2">
        <ResendCode key={waiting.sentAt} waiting={waiting} />
        <MailboxHint />
        <p>
          Wrong address?{" "}
          <TextLink to={waiting.purpose === "registration" ? "/signup" : "/forgot-password"}>
            Start again
          </TextLink>
        </p>
      </div>
    </AccountFrame>
  );
}

/** Someone typed the address or opened it in a new tab. */
function NoCodeToEnter() {
  return (
    <AccountFrame
      title="There's no code to enter"
      lead="This page is part of signing up or resetting your password, and works only in the tab where you started."
      sentence="Start again, and we'll email you a new code."
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
