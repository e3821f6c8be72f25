import { audit } from "../../../platform/audit.ts";
import { selectOptionalOrder } from "../orders.queries.ts";
import { type Settlement, settleOrder } from "../order/settle-order.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderRefusal, ProviderUnavailable } from "../provider/provider-errors.ts";
import { noSuchOrder, providerSilent } from "../refusals.ts";
import { settleRefund } from "../refund/settle-refund.ts";
import type { Actor } from "./by.ts";

/** What the scheduled check does, now. Its changes are audited where they happen. */
export async function checkOrder(
  services: PaymentServices,
  orderId: string,
  { actorId, origin }: Actor,
): Promise<Settlement> {
  const order = await selectOptionalOrder(services.db, orderId);
  if (!order) throw noSuchOrder();
  // Before the provider is asked, so that whatever follows has somebody who began it.
  await audit(services.db, origin, {
    event: "order.check-asked",
    learnerId: order.learnerId,
    actorId,
    detail: { orderId, before: order.status, flag: order.flag },
  });
  try {
    const settlement = await settleOrder(services, orderId, origin);
    await settleRefund(services, orderId);
    return settlement;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    services.log.warn({ err: error, orderId }, "couldn't check an order");
    throw providerSilent();
  }
}
