import type { RefundStatus } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { spend } from "../../../platform/throttle.ts";
import { cancelWithRefund } from "../../mentor/cancel-with-plan.ts";
import { lastBegun } from "../../mock-test/mock-allowance.ts";
import { lockPurchase, revokePurchase } from "../../subscriptions/purchases.ts";
import { lockOrder, selectOptionalOrder, selectOptionalOrderOf } from "../orders.queries.ts";
import { selectRefunded } from "../payments.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderUnavailable } from "../provider/provider-errors.ts";
import { noSuchOrder, refundNotPossible } from "../refusals.ts";
import { denyRefund } from "../refund.rules.ts";
import { insertRefund, selectOptionalRefund } from "../refund/refunds.queries.ts";
import { settleOrder } from "../order/settle-order.ts";
import { settleRefund } from "../refund/settle-refund.ts";

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
  try {
    await settleRefund(services, wish.orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn(
      { err: error, orderId: wish.orderId },
      "a refund is waiting for the provider",
    );
  }
  const refund = await selectOptionalRefund(services.db, wish.orderId);
  return { status: refund!.status };
}

async function refundOf({ db }: PaymentServices, { learnerId, orderId }: Wish) {
  if (!(await selectOptionalOrderOf(db, learnerId, orderId))) throw noSuchOrder();
  return await selectOptionalRefund(db, orderId);
}

/**
 * Anything a person has given back at the provider in the meantime must be known before access
 * ends.
 */
async function lookFirst(services: PaymentServices, orderId: string): Promise<void> {
  const order = await selectOptionalOrder(services.db, orderId);
  if (order?.status !== "paid") return;
  try {
    await settleOrder(services, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, orderId }, "decided on a refund without asking the provider");
  }
}

async function decide(
  tx: Tx,
  { config }: PaymentServices,
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
  await revokePurchase(tx, bought);
  await cancelWithRefund(tx, config, { learnerId, subscriptionId: bought.id });
  await insertRefund(tx, { orderId, amount: order.amount });
  await audit(tx, origin, {
    event: "refund.requested",
    learnerId,
    detail: { orderId, amount: order.amount },
  });
  await audit(tx, origin, { event: "subscription.revoked", learnerId, detail: { orderId } });
}
