import { useEffect, useRef } from "react";
import { MailboxHint } from "../../lib/mailbox-hint.tsx";
import { Button } from "../../ui/button.tsx";
import { SUPPORT_HOURS } from "./support/support-words.ts";

interface MessageSentProps {
  email: string;
  onAgain: () => void;
}

/** Stands where the form was, and says what happens next. */
export function MessageSent({ email, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone; what came of it is read out.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="border-t border-ink pt-6">
      <h2 ref={heading} tabIndex={-1} className="headline text-h3">
        Your message is with us
      </h2>
      <div className="mt-3 flex max-w-measure flex-col gap-3 text-ink-2">
        <p>
          A person reads it ({SUPPORT_HOURS}, New Delhi time) and answers to{" "}
          <strong className="font-strong wrap-anywhere text-ink">{email}</strong> within two working
          days.
        </p>
        <p>No answer by then? Look into your spam folder, or call us at the number on this page.</p>
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
