import type { RefundStatus } from "@theta/contract";
import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { forgetResolvedRefunds } from "../ledger/flags.queries.ts";
import { lookFirst } from "../order/look-first.ts";
import { lockOrder, selectOptionalOrder } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { selectRefunded } from "../payments.queries.ts";
import { endAccess } from "../refund/end-access.ts";
import {
  insertRefund,
  selectOptionalRefund,
  updateToRequestedAgain,
} from "../refund/refunds.queries.ts";
import { sendBack } from "../refund/send-back.ts";
import { denyStaffRefund } from "../refund.rules.ts";
import { noSuchOrder, staffRefundNotPossible, wrongReceipt } from "../refusals.ts";
import type { By } from "../../../platform/staff-act.ts";

interface StaffRefund {
  orderId: string;
  /** Typed by the person who asks, so that it's the order they mean. */
  receipt: string;
}

/**
 * Gives an order's money back without the conditions of a learner's own refund. What it opened ends
 * first; the scheduled check finishes whatever the provider doesn't do right away.
 */
export async function refundOrder(
  services: PaymentServices,
  { orderId, receipt }: StaffRefund,
  by: By,
): Promise<{ status: RefundStatus }> {
  const order = await selectOptionalOrder(services.db, orderId);
  if (!order) throw noSuchOrder();
  if (order.receipt !== receipt.trim().toLowerCase()) throw wrongReceipt();
  await lookFirst(services, orderId);
  let isAsked = false;
  await inTransaction(services.db, async (tx) => {
    // The second try, after a commit whose reply was lost.
    if (isAsked && (await isWaiting(tx, orderId))) return;
    await decide(tx, services, orderId, by);
    isAsked = true;
  });
  return { status: await sendBack(services, orderId) };
}

async function isWaiting(tx: Tx, orderId: string): Promise<boolean> {
  const refund = await selectOptionalRefund(tx, orderId);
  return refund !== undefined && refund.status !== "failed";
}

async function decide(tx: Tx, services: PaymentServices, orderId: string, by: By): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const earlier = await selectOptionalRefund(tx, orderId);
  const { paidPaymentId } = order;
  const denial = denyStaffRefund({
    status: order.status,
    amount: order.amount,
    refund: earlier?.status ?? null,
    refunded: paidPaymentId === null ? 0 : await selectRefunded(tx, paidPaymentId),
  });
  if (denial) throw staffRefundNotPossible(denial);
  if (earlier) {
    await updateToRequestedAgain(tx, earlier.id);
    await forgetResolvedRefunds(tx, orderId);
  } else {
    await insertRefund(tx, { orderId, amount: order.amount });
  }
  await audit(tx, by.origin, {
    event: "refund.requested",
    learnerId: order.learnerId,
    actorId: by.actorId,
    detail: {
      orderId,
      amount: order.amount,
      reason: by.reason,
      before: earlier ? "failed" : null,
      after: "requested",
    },
  });
  await endAccess(tx, services, order, by);
}
