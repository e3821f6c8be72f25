import { useSettings } from "./call/settings.ts";
import { PlainLink } from "../ui/text-link.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** Links to where a development server shows the email it doesn't send. */
export function MailboxHint() {
  const { mailboxPath } = useSettings();
  if (!mailboxPath) return null;
  return (
    <p>
      This server shows its email on the{" "}
      <PlainLink href={mailboxPath} target="_blank" rel="noopener">
        mailbox page
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </PlainLink>
      .
    </p>
  );
}
