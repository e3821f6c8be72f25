import { audit } from "../../../platform/audit.ts";
import { selectOptionalOrder } from "../orders.queries.ts";
import { type Settlement, settleOrder } from "../order/settle-order.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderRefusal, ProviderUnavailable } from "../provider/provider-errors.ts";
import { noSuchOrder, providerSilent } from "../refusals.ts";
import { settleRefund } from "../refund/settle-refund.ts";
import type { Actor } from "../../../platform/staff-act.ts";

/**
 * What the scheduled check does, now. Each of its changes is audited where it happens, and what came of all of them once
 * it's over.
 */
export async function checkOrder(
  services: PaymentServices,
  orderId: string,
  { actorId, origin }: Actor,
): Promise<Settlement> {
  const { db } = services;
  const order = await selectOptionalOrder(db, orderId);
  if (!order) throw noSuchOrder();
  const about = { learnerId: order.learnerId, actorId };
  const before = { state: order.status, flag: order.flag };
  // Before the provider is asked, so that whatever follows has somebody who began it.
  await audit(db, origin, { ...about, event: "order.check-asked", detail: { orderId, ...before } });
  try {
    const settlement = await settleOrder(services, orderId, origin);
    await settleRefund(services, orderId);
    const found = await selectOptionalOrder(db, orderId);
    await audit(db, origin, {
      ...about,
      event: "order.checked",
      detail: {
        orderId,
        settlement,
        before,
        after: found ? { state: found.status, flag: found.flag } : null,
      },
    });
    return settlement;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    services.log.warn({ err: error, orderId }, "couldn't check an order");
    throw providerSilent();
  }
}
