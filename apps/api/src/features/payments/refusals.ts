import type { RefundDenial } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

export function noSuchPlan(): Refusal {
  return new Refusal(404, "not-found", "There is no such plan.");
}

export function noSuchOrder(): Refusal {
  return new Refusal(404, "not-found", "There is no such order.");
}

export function providerUnavailable(): Refusal {
  return new Refusal(
    503,
    "provider-unavailable",
    "Payments cannot be made at the moment. Nothing was charged; please try again in a minute.",
    { retryAfterSeconds: 10 },
  );
}

/** The answer to a question about a payment that may well have been made. */
export function cannotConfirm(): Refusal {
  return new Refusal(
    503,
    "provider-unavailable",
    "Your payment cannot be confirmed at the moment. We keep trying and write you a mail; please do not pay again.",
    { retryAfterSeconds: 5 },
  );
}

export function paymentInProgress(order: { id: string; providerOrderId: string }): Refusal {
  return new Refusal(
    409,
    "payment-in-progress",
    "There is a payment for this plan already, and it is being confirmed.",
    { state: { orderDocumentId: order.id, razorPayOrderId: order.providerOrderId } },
  );
}

export function notPaid(): Refusal {
  return new Refusal(402, "not-paid", "This order has not been paid.");
}

export function badSignature(): Refusal {
  return new Refusal(400, "bad-signature", "The payment's signature is not right.");
}

export function orderRefunded(): Refusal {
  return new Refusal(409, "order-refunded", "This order was refunded.");
}

export function inReview(): Refusal {
  return new Refusal(
    409,
    "payment-in-review",
    "Something about this payment needs a person's look. We will write to you.",
  );
}

const DENIALS: Record<RefundDenial, string> = {
  "not-paid": "This order has not been paid.",
  "already-refunded": "This order was refunded already.",
  "too-late": "A refund can be asked for within 48 hours of the payment.",
  "mock-started":
    "You have started a mock test since you bought this plan, so it cannot be refunded.",
  "in-review": "A part of this order was refunded. Please write to support.",
};

export function refundNotPossible(denial: RefundDenial): Refusal {
  return new Refusal(409, "refund-not-possible", DENIALS[denial], { state: { denial } });
}
