/** What the states of orders, payments, and refunds are called. */
import type { RefundStatus } from "@theta/contract";
import type { OrderState, Settlement, StaffRefundDenial } from "@theta/contract/staff";
import type { BadgeTone } from "../../src/ui/badge.tsx";

export const STATE_WORDS: Record<OrderState, string> = {
  created: "Not paid",
  attempted: "Payment failed",
  paid: "Paid",
  refunded: "Refunded",
};

export const REFUND_WORDS: Record<RefundStatus, string> = {
  requested: "Refund waiting for the provider",
  pending: "Refund waiting for the bank",
  processed: "Refunded",
  failed: "Refund failed",
};

interface Standing {
  state: OrderState;
  refund: RefundStatus | null;
}

/** A refund that isn't finished says more than that the order was paid. */
export function standingOf({ state, refund }: Standing): [tone: BadgeTone, words: string] {
  if (state === "paid" && refund === "failed") return ["incorrect", REFUND_WORDS.failed];
  if (state === "paid" && refund) return ["caution", "Refund waiting"];
  return [state === "paid" ? "soft" : "plain", STATE_WORDS[state]];
}

export const DENIAL_WORDS: Record<StaffRefundDenial, string> = {
  "not-paid": "It hasn't been paid, so there's nothing to give back.",
  "already-refunded": "It has been refunded.",
  "refund-waiting": "A refund is on its way. We ask the provider until it's done.",
  "part-refunded":
    "Part of it was given back at the provider. Give back the rest there, then check the order again.",
};

export const SETTLEMENT_WORDS: Record<Settlement, string> = {
  unpaid: "Checked. The provider has no payment for this order.",
  confirming: "Checked. A payment is on its way, and we'll ask again in a minute.",
  paid: "Checked. This page shows what the provider says now.",
  "in-review": "Checked. The payment doesn't fit the order, so someone needs to look at it.",
  "unknown-to-provider": "Checked. The provider has no such order.",
};
