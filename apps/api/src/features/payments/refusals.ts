import type { RefundDenial } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

export function noSuchPlan(): Refusal {
  return new Refusal(404, "not-found", "We couldn't find that plan.");
}

export function noSuchOrder(): Refusal {
  return new Refusal(404, "not-found", "We couldn't find that order.");
}

export function providerUnavailable(): Refusal {
  return new Refusal(
    503,
    "provider-unavailable",
    "We can't take payments right now. You haven't been charged. Please try again in a minute.",
    { retryAfterSeconds: 10 },
  );
}

/** The reply to a question about a payment that may well have been made. */
export function cannotConfirm(): Refusal {
  return new Refusal(
    503,
    "provider-unavailable",
    "We can't confirm your payment right now. We'll keep trying and email you. Please don't pay again.",
    { retryAfterSeconds: 5 },
  );
}

export function paymentInProgress(order: { id: string; providerOrderId: string }): Refusal {
  return new Refusal(
    409,
    "payment-in-progress",
    "You've already made a payment for this plan, and it's being confirmed.",
    { state: { orderDocumentId: order.id, razorPayOrderId: order.providerOrderId } },
  );
}

export function notPaid(): Refusal {
  return new Refusal(402, "not-paid", "This order hasn't been paid.");
}

export function badSignature(): Refusal {
  return new Refusal(400, "bad-signature", "The payment's signature is wrong.");
}

export function orderRefunded(): Refusal {
  return new Refusal(409, "order-refunded", "This order has been refunded.");
}

export function inReview(): Refusal {
  return new Refusal(
    409,
    "payment-in-review",
    "Someone on our team needs to look at this payment. We'll email you.",
  );
}

const DENIALS: Record<RefundDenial, string> = {
  "not-paid": "This order hasn't been paid.",
  "already-refunded": "This order has already been refunded.",
  "too-late":
    "You paid more than 48 hours ago, so you can't get a full refund here anymore. Please contact support.",
  "mock-started":
    "You've started a mock since you paid, so you can't get a full refund here anymore. Please contact support.",
  "in-review": "Part of this order was refunded. Please contact support.",
};

export function refundNotPossible(denial: RefundDenial): Refusal {
  return new Refusal(409, "refund-not-possible", DENIALS[denial], { state: { denial } });
}
