import type { RefundStatus } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { spend } from "../../../platform/throttle.ts";
import { lastBegun } from "../../mock-test/mock-allowance.ts";
import { lockPurchase } from "../../subscriptions/purchases.ts";
import { lockOrder, selectOptionalOrderOf } from "../orders.queries.ts";
import { selectRefunded } from "../payments.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { noSuchOrder, refundNotPossible } from "../refusals.ts";
import { denyRefund } from "../refund.rules.ts";
import { insertRefund, selectOptionalRefund } from "../refund/refunds.queries.ts";
import { lookFirst } from "../order/look-first.ts";
import { endAccess } from "../refund/end-access.ts";
import { sendBack } from "../refund/send-back.ts";

/** Each request asks the provider until the refund is finished. */
const ASKS_PER_HOUR = 20;

interface Wish {
  learnerId: string;
  orderId: string;
  origin: Origin;
}

/**
 * Ends what an order opened, then sends the money back. If anything fails after that, the scheduled
 * check finishes it.
 */
export async function requestRefund(
  services: PaymentServices,
  wish: Wish,
): Promise<{ status: RefundStatus }> {
  const earlier = await refundOf(services, wish);
  if (earlier?.settledAt) return { status: earlier.status };
  const limit = { key: `refund/${wish.learnerId}`, hits: ASKS_PER_HOUR, windowSeconds: 3_600 };
  await spend(services.db, [limit]);
  await lookFirst(services, wish.orderId);
  await inTransaction(services.db, async (tx) => await decide(tx, services, wish));
  return { status: await sendBack(services, wish.orderId) };
}

async function refundOf({ db }: PaymentServices, { learnerId, orderId }: Wish) {
  if (!(await selectOptionalOrderOf(db, learnerId, orderId))) throw noSuchOrder();
  return await selectOptionalRefund(db, orderId);
}

async function decide(
  tx: Tx,
  services: PaymentServices,
  { learnerId, orderId, origin }: Wish,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // Asked twice: it is on its way.
  if (await selectOptionalRefund(tx, orderId)) return;
  const bought = await lockPurchase(tx, { learnerId, orderId });
  // Not before: a mock started before us has been written by now, and none can start until we are
  // done.
  const denial = denyRefund(
    {
      status: order.status,
      paidAt: order.paidAt,
      hasRefund: Boolean(bought?.revokedAt),
      isPartlyRefunded:
        order.paidPaymentId !== null && (await selectRefunded(tx, order.paidPaymentId)) > 0,
      lastBegun: await lastBegun(tx, learnerId),
    },
    order.now,
  );
  if (denial || !bought) throw refundNotPossible(denial ?? "not-paid");
  await insertRefund(tx, { orderId, amount: order.amount });
  await audit(tx, origin, {
    event: "refund.requested",
    learnerId,
    detail: { orderId, amount: order.amount },
  });
  await endAccess(tx, services, order, { origin });
}
