import { useEffect, useRef } from "react";
import { MailboxHint } from "../../lib/mailbox-hint.tsx";
import { Button } from "../../ui/button.tsx";
import { SUPPORT_HOURS } from "./support/support-words.ts";

interface MessageSentProps {
  email: string;
  onAgain: () => void;
}

/** Replaces the form and says what happens next. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, so screen readers need to hear the result.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="border-t border-ink pt-6">
      <h2 ref={heading} tabIndex={-1} className="headline text-h3">
        We got your message
      </h2>
      <div className="mt-3 flex max-w-measure flex-col gap-3 text-ink-2">
        <p>
          A person will read it ({SUPPORT_HOURS}, New Delhi time) and reply to{" "}
          <strong className="font-strong wrap-anywhere text-ink">{email}</strong> within two
          business days.
        </p>
        <p>Nothing by then? Check your spam folder, or email us at the address on this page.</p>
        <MailboxHint />
      </div>
      <div className="mt-6">
        <Button variant="outline" onClick={onAgain}>
          Write another message
        </Button>
      </div>
    </div>
  );
}
