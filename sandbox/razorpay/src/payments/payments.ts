import { badInput, orderIsPaid, unknownId } from "../protocol/api-error.ts";
import { inRupees } from "../protocol/currencies.ts";
import { type Collection, collection, type PaymentEntity } from "../protocol/entities.ts";
import { note } from "../webhooks/events.ts";
import { FAILURES, type FailureReason } from "../protocol/failures.ts";
import { type Input, pick, refuseExtra, takeAmount, takeId, takePage } from "../protocol/input.ts";
import { refundUncaptured } from "./refunds.ts";
import { type Sandbox, scenarioOf } from "../state/sandbox.ts";
import type { CaptureSetting } from "../state/state.ts";
import { plan, unplan } from "../state/tasks.ts";

const FEE_PERCENT = 3;
const MINUTE_MS = 60_000;

export function findPayment({ state }: Sandbox, id: string): PaymentEntity {
  const payment = state.payments[takeId("pay", id)];
  if (!payment) throw unknownId();
  return payment;
}

export function listPayments(
  { state }: Sandbox,
  query: URLSearchParams,
): Collection<PaymentEntity> {
  return collection(pick(Object.values(state.payments), takePage(query)));
}

/** The bank said no, or didn't answer for too long. */
export function fail(sandbox: Sandbox, payment: PaymentEntity, reason: FailureReason): void {
  const { code, description, source, step } = FAILURES[reason];
  unplan(sandbox, "bank-is-silent", payment.id);
  Object.assign(payment, {
    status: "failed",
    error_code: code,
    error_description: description,
    error_source: source,
    error_step: step,
    error_reason: reason,
  } satisfies Partial<PaymentEntity>);
  note(sandbox, "payment.failed", { payment });
}

/**
 * The bank said yes, maybe days late, after the payment counted as failed. It's then captured
 * automatically if the order's setting says so and it isn't too late.
 */
export function authorize(sandbox: Sandbox, payment: PaymentEntity): void {
  unplan(sandbox, "bank-is-silent", payment.id);
  unplan(sandbox, "bank-answers-late", payment.id);
  Object.assign(payment, {
    status: "authorized",
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: { auth_code: String(100_000 + (payment.created_at % 900_000)) },
  } satisfies Partial<PaymentEntity>);
  note(sandbox, "payment.authorized", { payment });

  const order = sandbox.state.orders[payment.order_id]!;
  // An order is paid once; any further payment goes back right away.
  if (order.status === "paid") return refundUncaptured(sandbox, payment);
  const setting = captureSettingOf(sandbox, payment.order_id);
  const age = sandbox.clock.now() - payment.created_at * 1000;
  if (age > setting.manualExpiry * MINUTE_MS) return refundUncaptured(sandbox, payment);
  if (setting.capture === "automatic" && age <= setting.automaticExpiry * MINUTE_MS) {
    return settle(sandbox, payment);
  }
  plan(sandbox, {
    kind: "return-uncaptured",
    id: payment.id,
    dueAt: payment.created_at * 1000 + setting.manualExpiry * MINUTE_MS,
  });
}

function captureSettingOf(sandbox: Sandbox, orderId: string): CaptureSetting {
  const setting = sandbox.state.captureSettings[orderId]!;
  return { ...setting, capture: scenarioOf(sandbox, orderId).capture ?? setting.capture };
}

export function capture(sandbox: Sandbox, id: string, input: Input): PaymentEntity {
  const payment = findPayment(sandbox, id);
  refuseExtra(input, ["amount", "currency"]);
  const amount = takeAmount(input, payment.currency);
  if (payment.status === "captured" || payment.status === "refunded") throw orderIsPaid();
  if (sandbox.state.orders[payment.order_id]!.status === "paid") throw orderIsPaid();
  if (payment.status !== "authorized") {
    throw badInput("Only payments which have been authorized and not yet captured can be captured");
  }
  if (amount !== payment.amount) {
    throw badInput("Capture amount must be equal to the amount authorized.", "amount");
  }
  if (input["currency"] !== payment.currency) {
    throw badInput("The currency must be the one of the payment.", "currency");
  }
  settle(sandbox, payment);
  return payment;
}

/** The money is taken, so the order is paid. */
function settle(sandbox: Sandbox, payment: PaymentEntity): void {
  unplan(sandbox, "return-uncaptured", payment.id);
  const fee = Math.round((inRupees(payment.amount, payment.currency) * FEE_PERCENT) / 100);
  Object.assign(payment, { status: "captured", captured: true, fee, tax: 0 });
  const order = sandbox.state.orders[payment.order_id]!;
  Object.assign(order, { status: "paid", amount_paid: order.amount, amount_due: 0 });
  note(sandbox, "payment.captured", { payment });
  note(sandbox, "order.paid", { payment, order });
}
