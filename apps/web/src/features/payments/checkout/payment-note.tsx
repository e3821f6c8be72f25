import { money } from "../shared/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { Note } from "./stage.ts";

/** What came of the last try. */
export function PaymentNote({ note, onRetry }: { note: Note; onRetry: () => void }) {
  switch (note.about) {
    case "dismissed":
      return (
        <Notice tone="note">
          You closed the payment window, and nothing was charged. You can go on whenever you like.
        </Notice>
      );
    case "declined":
      return (
        <Notice tone="problem">
          <p className="font-strong">The payment failed.</p>
          {note.why && <p className="mt-1">{note.why}</p>}
          <p className="mt-1">Try again, or with another card.</p>
        </Notice>
      );
    case "not-paid":
      return (
        <Notice tone="problem">
          The provider has no payment for this order, and nothing was charged. Please try again.
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="problem">
          Theta cannot be reached, so we cannot say yet what came of the payment. If you have paid,
          please do not pay again: the plan opens by itself, and then we e-mail you.
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="problem">
          <p>{note.why || "We couldn't start your payment. Nothing was charged."}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      );
    case "price":
      return (
        <Notice tone="problem">
          The price of this plan has changed to {money(note.cents, note.currency)}. Nothing was
          charged; look at it again before you pay.
        </Notice>
      );
  }
}
