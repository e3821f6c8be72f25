/** What we tell people who work for us about their own way into the console, so that nobody else changes it unseen. */
import type { StaffRole } from "@theta/contract/staff";
import { hello, type RenderedEmail, renderEmail } from "../../platform/mail/render-email.ts";

const NOT_YOU =
  "Wasn't this you? Change your password right away, and tell an owner of the console.";

export type FactorChange = "totp-added" | "passkey-added" | "removed" | "codes-renewed";

const CHANGE_WORDS: Record<FactorChange, string> = {
  "totp-added": "An authenticator app was added to your account for the staff console.",
  "passkey-added": "A passkey was added to your account for the staff console.",
  removed: "A second factor was removed from your account for the staff console.",
  "codes-renewed":
    "You have new recovery codes for the staff console. The old ones don't work anymore.",
};

export function factorEmail(name: string, change: FactorChange): RenderedEmail {
  return renderEmail("Your way into the staff console changed", {
    greeting: hello(name),
    paragraphs: [CHANGE_WORDS[change]],
    closing: NOT_YOU,
  });
}

export function roleEmail(
  name: string,
  { before, after }: { before: StaffRole | null; after: StaffRole | null },
): RenderedEmail {
  return renderEmail("Your role in the staff console changed", {
    greeting: hello(name),
    paragraphs: [
      after === null
        ? `You no longer have a role in the staff console. Until now, you were ${before}.`
        : before === null
          ? `You now have a role in the staff console: ${after}.`
          : `Your role in the staff console is ${after} now. Until now, it was ${before}.`,
    ],
    closing: "Doesn't look right? Ask an owner of the console.",
  });
}
