import { badInput, plainRefusal } from "../protocol/api-error.ts";
import type { PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import { type Input, refuseExtra, takeAmount, takeNotes, takeReceipt } from "../protocol/input.ts";
import { findPayment } from "./payments.ts";
import { findRefund, giveBack } from "./refunds.ts";
import type { Sandbox } from "../state/sandbox.ts";

const KEY_SHORTEST = 10;

/** The same key with the same request is the same refund, no matter how often it's sent. */
export function createRefund(
  sandbox: Sandbox,
  paymentId: string,
  input: Input,
  key: string | undefined,
): RefundEntity {
  if (key === undefined) return refund(sandbox, paymentId, input);
  refuseBadKey(key);
  if (sandbox.refundsUnderWay.has(key)) {
    throw plainRefusal(409, "Another request with the same idempotency key is still in progress.");
  }
  const request = JSON.stringify([
    paymentId,
    Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  const kept = sandbox.state.refundReplies[key];
  if (kept && kept.request !== request) {
    throw plainRefusal(
      400,
      "Different request with the same idempotency key has already been processed.",
    );
  }
  if (kept) return findRefund(sandbox, kept.refundId);

  const made = refund(sandbox, paymentId, input);
  sandbox.state.refundReplies[key] = { request, refundId: made.id };
  return made;
}

function refund(sandbox: Sandbox, paymentId: string, input: Input): RefundEntity {
  const payment = findPayment(sandbox, paymentId);
  refuseExtra(input, ["amount", "speed", "notes", "receipt"]);
  const speed = input["speed"] ?? "normal";
  if (speed !== "normal" && speed !== "optimum") {
    throw badInput("The selected speed is invalid.", "speed");
  }
  if (payment.amount_refunded === payment.amount) {
    throw badInput("The payment has been fully refunded already.");
  }
  if (payment.status !== "captured") {
    throw badInput("The payment status should be captured for action to be taken");
  }
  return giveBack(sandbox, payment, {
    amount: takeRefundAmount(payment, input),
    speed,
    notes: takeNotes(input["notes"]),
    receipt: takeReceipt(input["receipt"]),
  });
}

function takeRefundAmount(payment: PaymentEntity, input: Input): number {
  const rest = payment.amount - payment.amount_refunded;
  if (input["amount"] === undefined) return rest;
  const amount = takeAmount(input, payment.currency);
  if (amount > rest) {
    throw badInput("The refund amount provided is greater than amount captured.", "amount");
  }
  return amount;
}

function refuseBadKey(key: string): void {
  const fault =
    key.length < KEY_SHORTEST
      ? `The idempotency key must be at least ${KEY_SHORTEST} characters long.`
      : /^[A-Za-z0-9_-]+$/.test(key)
        ? null
        : "The idempotency key must only contain alphanumeric characters, underscores, and hyphens";
  if (fault) throw plainRefusal(400, fault);
}
