import { ApiError, orderIsPaid } from "../protocol/api-error.ts";
import type { PaymentEntity } from "../protocol/entities.ts";
import { FAILURES, type FailureReason, isFailureReason } from "../protocol/failures.ts";
import type { Input } from "../protocol/input.ts";
import { authorize, fail, findPayment } from "./payments.ts";
import { type Sandbox, scenarioOf } from "../state/sandbox.ts";
import { paymentSignature } from "../protocol/signatures.ts";
import { plan } from "../state/tasks.ts";

const HOUR_MS = 3_600_000;
const USUAL_LATE_HOURS = 48;

/** The three fields that the page's handler gets. */
export interface PaidReply {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** What was pressed on the bank's page, or typed: 4 to 10 digits succeed, fewer fail. */
export function answerBank(sandbox: Sandbox, paymentId: string, input: Input): PaidReply {
  const payment = findPayment(sandbox, paymentId);
  // If it's pressed twice, the first time counts.
  if (payment.status !== "created") return replyOf(sandbox, payment);
  const { bank = "as-pressed", lateHours = USUAL_LATE_HOURS } = scenarioOf(
    sandbox,
    payment.order_id,
  );
  if (bank === "late") {
    const dueAt = sandbox.clock.now() + lateHours * HOUR_MS;
    plan(sandbox, { kind: "bank-answers-late", id: payment.id, dueAt });
    throw failedPayment(payment, "payment_timed_out");
  }
  const refusal = bank === "as-pressed" ? refusalOf(sandbox, payment, input) : bank;
  if (refusal) fail(sandbox, payment, refusal);
  else authorize(sandbox, payment);
  return replyOf(sandbox, payment);
}

function refusalOf(
  { state }: Sandbox,
  payment: PaymentEntity,
  { otp, outcome }: Input,
): FailureReason | null {
  if (outcome === "success") return null;
  if (outcome === "cancel") return "payment_cancelled";
  if (outcome === "failure") return state.refusals[payment.id]!;
  return typeof otp === "string" && /^\d{4,10}$/.test(otp) ? null : "incorrect_otp";
}

function replyOf({ options }: Sandbox, payment: PaymentEntity): PaidReply {
  if (payment.status === "failed") {
    const reason = payment.error_reason;
    throw failedPayment(payment, isFailureReason(reason) ? reason : "payment_timed_out");
  }
  // Authorized for an order that's already paid, so it's given back.
  if (payment.status === "refunded" && !payment.captured) throw orderIsPaid();
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: paymentSignature(options.keySecret, payment.order_id, payment.id),
  };
}

function failedPayment(payment: PaymentEntity, reason: FailureReason): ApiError {
  return new ApiError(400, {
    ...FAILURES[reason],
    reason,
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  });
}
