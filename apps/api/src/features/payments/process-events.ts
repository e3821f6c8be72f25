import { claimEvent, noteEventError, updateToDone, type WaitingEvent } from "./events.queries.ts";
import { flagOrder } from "./flag-order.ts";
import { type Order, selectOptionalOrderByProviderId } from "./orders.queries.ts";
import type { PaymentServices } from "./payment-services.ts";
import { ProviderEvent } from "./provider-shapes.ts";
import { settleOrder } from "./settle-order.ts";
import { settleRefund } from "./settle-refund.ts";

/** Acts upon all that the provider has told us. Safe on many servers at once, and after any crash. */
export async function processEvents(services: PaymentServices): Promise<void> {
  if (!services.provider) return;
  for (;;) {
    const event = await claimEvent(services.db);
    if (!event) return;
    try {
      await processEvent(services, event);
      await updateToDone(services.db, event.id);
    } catch (error) {
      await noteEventError(services.db, event.id, (error as Error).message);
      services.log.warn({ err: error, eventId: event.id, tries: event.tries }, "event not done");
    }
  }
}

/** An event only says where to look: what it tells may be old, and is asked of the provider again. */
async function processEvent(services: PaymentServices, waiting: WaitingEvent): Promise<void> {
  const { event, payload } = ProviderEvent.parse(waiting.body);
  const providerOrderId = payload.payment?.entity.order_id ?? payload.order?.entity.id;
  const order = providerOrderId
    ? await selectOptionalOrderByProviderId(services.db, providerOrderId)
    : undefined;
  if (!order) {
    services.log.warn({ eventId: waiting.id, event, providerOrderId }, "event of an unknown order");
    return;
  }
  for (const thing of [payload.payment?.entity, payload.order?.entity]) {
    if (thing && !isSameMoney(thing, order)) {
      const flag = `an event told of ${thing.amount} ${thing.currency} cents (${thing.id})`;
      await flagOrder(services.db, services, order, flag);
    }
  }
  await settleOrder(services, order.id);
  if (event.startsWith("refund.")) await settleRefund(services, order.id);
}

function isSameMoney(thing: { amount: number; currency: string }, order: Order): boolean {
  return thing.amount === order.amount && thing.currency === order.currency;
}
