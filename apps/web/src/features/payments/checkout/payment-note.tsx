import { money } from "../shared/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Note } from "./stage.ts";

/** How the last attempt ended. */
export function PaymentNote({ note, onRetry }: { note: Note; onRetry: () => void }) {
  switch (note.about) {
    case "dismissed":
      return (
        <Notice tone="note">
          You closed the payment window, so you weren't charged. You can continue anytime.
        </Notice>
      );
    case "declined":
      return (
        <Notice tone="problem">
          <p className="font-strong">Your payment didn't go through.</p>
          {note.why && <p className="mt-1">{note.why}</p>}
          <p className="mt-1">Try again, or use another card.</p>
        </Notice>
      );
    case "not-paid":
      return (
        <Notice tone="problem">
          Our payment provider shows no payment for this order, so you weren't charged. Please try
          again.
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="problem">
          We can't reach our server, so we don't know yet whether your payment went through. If
          you've paid, please don't pay again. You'll get access as soon as it's confirmed, and
          we'll email you.
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="problem">
          <p>{note.why || "We couldn't start your payment. You weren't charged."}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      );
    case "price":
      return (
        <Notice tone="problem">
          The price of this plan is now {money(note.cents, note.currency)}. You weren't charged.
          Please look it over again before you pay.
        </Notice>
      );
  }
}
