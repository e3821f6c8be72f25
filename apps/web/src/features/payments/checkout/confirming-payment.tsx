import { useEffect, useRef } from "react";
import type { Delay } from "../shared/confirm-order.ts";
import { Button } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

interface ConfirmingPaymentProps {
  planName: string;
  /** Null until there's an answer. */
  delay: Delay | null;
  onAskNow: () => void;
}

const WHY: Record<Delay, string> = {
  confirming:
    "Your bank or our payment provider hasn't confirmed the payment yet. This can take a few minutes.",
  unreachable: "We can't reach our server or the payment provider right now.",
};

/** Paid, but not confirmed yet. It keeps asking, and closing the page loses nothing. */
export function ConfirmingPayment({ planName, delay, onAskNow }: ConfirmingPaymentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed last is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-measure flex-col gap-6 py-8">
      <PageTitle ref={title} tabIndex={-1} over={planName}>
        {delay ? "We're still confirming your payment" : "Confirming your payment…"}
      </PageTitle>
      {delay && (
        <output className="flex flex-col gap-4 border-t border-ink pt-6 text-ink-2">
          <p>{WHY[delay]} We'll keep checking.</p>
          <p className="font-strong text-ink">Please don't pay again.</p>
          <p>
            You can close this page. You'll get access as soon as the payment is confirmed, and
            we'll email you.
          </p>
        </output>
      )}
      {delay && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="outline" onClick={onAskNow}>
            Check again now
          </Button>
          <TextLink to="/subscriptions">Your subscriptions</TextLink>
        </div>
      )}
    </div>
  );
}
