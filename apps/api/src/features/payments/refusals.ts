import type { RefundDenial } from "@theta/contract";
import type { StaffRefundDenial } from "@theta/contract/staff";
import { refuseField, Refusal } from "../../platform/refusal.ts";

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

/** To the staff, who see the whole order. */
const STAFF_DENIALS: Record<StaffRefundDenial, string> = {
  "not-paid": "This order hasn't been paid, so there's nothing to give back.",
  "already-refunded": "This order has already been refunded.",
  "refund-waiting":
    "A refund of this order is on its way. We ask the provider until it's done, so there's nothing to do.",
  "part-refunded":
    "Part of this order was given back at the provider. Give back the rest there; we notice it within a day, or when you check the order again.",
};

export function staffRefundNotPossible(denial: StaffRefundDenial): Refusal {
  return new Refusal(409, denial, STAFF_DENIALS[denial]);
}

export function wrongReceipt(): Refusal {
  return refuseField("receipt", "That isn't this order's receipt number.");
}

export function flagChanged(): Refusal {
  return new Refusal(
    409,
    "flag-changed",
    "What's noted on this order has changed since you opened it. Look at it again first.",
  );
}

export function providerSilent(): Refusal {
  return new Refusal(
    503,
    "provider-unavailable",
    "The payment provider didn't answer. Nothing is lost: we ask again on our own, and you can try again in a minute.",
    { retryAfterSeconds: 10 },
  );
}

export function checkRunning(): Refusal {
  return new Refusal(
    409,
    "check-running",
    "The books are being checked already. The result will be here when it's done.",
  );
}
