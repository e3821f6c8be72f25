import { useState } from "react";
import type { OrderOutcome } from "../shared/confirm-order.ts";
import { longDate } from "../../../lib/long-date.ts";
import { type PendingOrder, readPending } from "../shared/pending-order.ts";
import { useConfirming } from "../shared/use-confirming.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Payments whose outcome this device doesn't know. It asks about each one and says what happened.
 */
export function PendingPayments({ learnerId }: { learnerId: string }) {
  const [pending] = useState(() => readPending(learnerId));
  return pending.map((order) => (
    <PendingPayment key={order.orderDocumentId} learnerId={learnerId} order={order} />
  ));
}

function PendingPayment({ learnerId, order }: { learnerId: string; order: PendingOrder }) {
  const [outcome, setOutcome] = useState<OrderOutcome | null>(null);
  const { delay, askNow } = useConfirming(learnerId, outcome ? null : order, setOutcome);
  if (outcome) {
    const words = outcomeWords(outcome);
    return words && <Notice tone="note">{words}</Notice>;
  }
  // Most were never paid, so there's nothing to say until someone says otherwise.
  if (delay === null || (delay === "unreachable" && !order.proof)) return null;
  return (
    <Notice tone="note">
      <p>
        We're confirming your payment for {order.planName}. You'll get access as soon as it's
        confirmed, and we'll email you. Please don't pay again.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={askNow}>
        Check again now
      </Button>
    </Notice>
  );
}

function outcomeWords(outcome: OrderOutcome): string | null {
  switch (outcome.state) {
    case "bought":
      return `We got your payment. ${outcome.bought.planName} is yours until ${longDate(outcome.bought.endsAt)}.`;
    case "in-review":
      return outcome.why;
    case "refunded":
    case "not-paid":
    case "unknown":
      return null;
  }
}
