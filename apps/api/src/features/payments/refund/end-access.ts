import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { cancelWithRefund } from "../../mentor/cancel-with-plan.ts";
import { lockPurchase, revokePurchase } from "../../subscriptions/purchases.ts";
import type { Order } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";

/** Ends what an order opened; a mock that was started may be finished. */
export async function endAccess(
  tx: Tx,
  { config }: PaymentServices,
  order: Order,
  by: { origin: Origin | null; actorId?: string; reason?: string },
): Promise<void> {
  if (!order.learnerId) return;
  const bought = await lockPurchase(tx, { learnerId: order.learnerId, orderId: order.id });
  if (!bought || bought.revokedAt) return;
  await revokePurchase(tx, bought);
  await cancelWithRefund(tx, config, { learnerId: bought.learnerId, subscriptionId: bought.id });
  await audit(tx, by.origin, {
    event: "subscription.revoked",
    learnerId: order.learnerId,
    ...(by.actorId ? { actorId: by.actorId } : {}),
    detail: {
      orderId: order.id,
      ...(by.reason ? { reason: by.reason } : {}),
      before: { subscriptionId: bought.id, endsAt: bought.endsAt },
      after: { subscriptionId: bought.id, isRevoked: true },
    },
  });
}
