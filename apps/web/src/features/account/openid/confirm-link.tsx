import { openid } from "@theta/contract";
import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../lib/call/call.ts";
import { MailboxHint } from "../../../lib/mailbox-hint.tsx";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { FormSheet, type FormSheetProps } from "../form-sheet.tsx";
import { useCountdown } from "../code/use-countdown.ts";
import { waitWords } from "../code/wait-words.ts";
import { useAccountForm } from "../use-account-form.ts";
import type { ToConfirm } from "./use-finish-openid.ts";

/** Asks for the password of an account, or a code from its email. */
export function ConfirmLink({ link }: { link: ToConfirm }) {
  const [byCode, setByCode] = useState(!link.hasPassword);
  return (
    <>
      {byCode ? <ByCode email={link.email} /> : <ByPassword />}
      {link.hasPassword && (
        <Button variant="outline" onClick={() => setByCode(!byCode)}>
          {byCode ? "Use my password instead" : "Use a code from my email instead"}
        </Button>
      )}
    </>
  );
}

const CONFIRMING = {
  route: openid.confirmLink,
  keepAtForm: ["openid-link-expired", "openid-not-configured", "no-password-set"],
  send: async (proof: { password: string } | { otp: string }) => {
    const { result } = await call(openid.confirmLink, proof);
    saveSignedIn(result);
  },
} as const;

/** Whichever proof is asked for, it ends the same way. */
function ConnectSheet({ busy, ...sheet }: Omit<FormSheetProps, "actions"> & { busy: boolean }) {
  return (
    <FormSheet
      {...sheet}
      actions={
        <Button type="submit" size="lg" full busy={busy} busyLabel="Connecting…">
          Connect and sign in
        </Button>
      }
    />
  );
}

const PasswordProof = z.object({
  password: z.string().check(z.minLength(1, "Password is required")),
});

function ByPassword() {
  const { field, ...form } = useAccountForm({
    ...CONFIRMING,
    schema: PasswordProof,
    defaultValues: { password: "" },
  });
  return (
    <ConnectSheet {...form}>
      <PasswordField
        {...field("password")}
        label="Your Theta password"
        autoComplete="current-password"
      />
    </ConnectSheet>
  );
}

function ByCode({ email }: { email: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  if (!sent) return <SendCode email={email} onSent={setSent} />;
  return (
    <>
      {sent.isMailed && <EnterCode email={email} />}
      <SendAgain key={sent.at} email={email} sent={sent} onSent={setSent} />
    </>
  );
}

interface Sent {
  at: number;
  resendAfterSeconds: number;
  /** A code for this sign-in has been mailed, now or before. */
  isMailed: boolean;
}

/** Another one, as soon as the server would send it. */
function SendAgain({ email, sent, onSent }: SendCodeProps & { sent: Sent }) {
  const secondsLeft = useCountdown(sent.at + sent.resendAfterSeconds * 1000);
  if (secondsLeft > 0) {
    return (
      <p className="text-ink-2 numerals">
        {!sent.isMailed && `We've just sent ${email} another code, which isn't for this sign-in. `}
        You can ask for a new code in {waitWords(secondsLeft)}.
      </p>
    );
  }
  return <SendCode email={email} onSent={onSent} before={sent} />;
}

const Nothing = z.object({});

interface SendCodeProps {
  email: string;
  onSent: (sent: Sent) => void;
}

function SendCode({ email, onSent, before }: SendCodeProps & { before?: Sent }) {
  const { onSubmit, busy, problem } = useAccountForm({
    route: openid.sendCode,
    schema: Nothing,
    defaultValues: {},
    send: async () => {
      const { result } = await call(openid.sendCode, undefined);
      const { resendAfterSeconds, mailWhen } = result;
      const isMailed = mailWhen !== "never" || before?.isMailed === true;
      onSent({ at: Date.now(), resendAfterSeconds, isMailed });
    },
    keepAtForm: ["openid-link-expired", "openid-not-configured"],
  });
  return (
    <FormSheet
      onSubmit={onSubmit}
      problem={problem}
      actions={
        <Button type="submit" size="lg" full busy={busy} busyLabel="Sending the code…">
          {before?.isMailed ? "Email me a new code" : "Email me a code"}
        </Button>
      }
    >
      <p className="text-ink-2">We'll send it to {email}.</p>
    </FormSheet>
  );
}

const CodeProof = z.object({
  otp: z.string().check(z.trim(), z.regex(/^\d{6}$/, "Enter the 6-digit code from the email")),
});

function EnterCode({ email }: { email: string }) {
  const { field, ...form } = useAccountForm({
    ...CONFIRMING,
    schema: CodeProof,
    defaultValues: { otp: "" },
  });
  return (
    <ConnectSheet {...form}>
      <TextField
        {...field("otp")}
        label="Code from the email"
        hint={`Six digits, on their way to ${email}. Only the newest code works.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <MailboxHint />
    </ConnectSheet>
  );
}
