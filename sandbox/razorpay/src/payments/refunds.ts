import { badInput, unknownId } from "../protocol/api-error.ts";
import {
  type Collection,
  collection,
  type Notes,
  type PaymentEntity,
  type RefundEntity,
} from "../protocol/entities.ts";
import { note } from "../webhooks/events.ts";
import { makeId } from "../protocol/ids.ts";
import { takeId } from "../protocol/input.ts";
import { type Sandbox, scenarioOf } from "../state/sandbox.ts";
import { plan, unplan } from "../state/tasks.ts";

const FIVE_DAYS_MS = 5 * 24 * 3_600_000;

export interface RefundWish {
  amount: number;
  speed: "normal" | "optimum";
  notes: Notes;
  receipt: string | null;
}

export function findRefund({ state }: Sandbox, id: string): RefundEntity {
  const refund = state.refunds[takeId("rfnd", id)];
  if (!refund) throw unknownId();
  return refund;
}

export function refundsOfPayment({ state }: Sandbox, paymentId: string): Collection<RefundEntity> {
  const refunds = Object.values(state.refunds).filter(({ payment_id }) => payment_id === paymentId);
  return collection(refunds.toReversed());
}

/** The order stays paid, no matter how much goes back. */
export function giveBack(
  sandbox: Sandbox,
  payment: PaymentEntity,
  { amount, speed, notes, receipt }: RefundWish,
): RefundEntity {
  const refund: RefundEntity = {
    id: makeId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes,
    receipt,
    acquirer_data: { arn: null },
    created_at: sandbox.clock.seconds(),
    batch_id: null,
    status: "pending",
    speed_processed: "normal",
    speed_requested: speed,
  };
  sandbox.state.refunds[refund.id] = refund;
  countRefunded(payment, amount);
  note(sandbox, "refund.created", { refund, payment });

  const { refunds = "processed" } = scenarioOf(sandbox, payment.order_id);
  if (refunds === "pending") {
    plan(sandbox, {
      kind: "settle-refund",
      id: refund.id,
      dueAt: sandbox.clock.now() + FIVE_DAYS_MS,
    });
  } else settleRefund(sandbox, refund, refunds);
  return refund;
}

/** What the bank did with it. A failed refund leaves the money where it was. */
export function settleRefund(
  sandbox: Sandbox,
  refund: RefundEntity,
  status: "processed" | "failed",
): void {
  if (refund.status !== "pending") throw badInput("The refund is settled already.");
  unplan(sandbox, "settle-refund", refund.id);
  const payment = sandbox.state.payments[refund.payment_id]!;
  refund.status = status;
  if (status === "failed") countRefunded(payment, -refund.amount);
  note(sandbox, `refund.${status}`, { refund, payment });
}

/** Money that was never captured goes back automatically; `captured: false` shows that. */
export function refundUncaptured(sandbox: Sandbox, payment: PaymentEntity): void {
  giveBack(sandbox, payment, {
    amount: payment.amount,
    speed: "normal",
    notes: [],
    receipt: null,
  });
}

function countRefunded(payment: PaymentEntity, amount: number): void {
  payment.amount_refunded += amount;
  const isFull = payment.amount_refunded === payment.amount;
  const rest = payment.captured ? "captured" : "authorized";
  payment.status = isFull ? "refunded" : rest;
  payment.refund_status = isFull ? "full" : payment.amount_refunded > 0 ? "partial" : null;
}
