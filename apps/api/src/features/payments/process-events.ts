import { claimEvent, noteEventError, updateToDone, type WaitingEvent } from "./events.queries.ts";
import { flagOrder } from "./flag-order.ts";
import { selectOptionalOrderByProviderId } from "./orders.queries.ts";
import type { PaymentServices } from "./payment-services.ts";
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
  const { type, providerOrderId, amount, currency } = waiting;
  const order = providerOrderId
    ? await selectOptionalOrderByProviderId(services.db, providerOrderId)
    : undefined;
  if (!order) {
    services.log.warn({ eventId: waiting.id, type, providerOrderId }, "event of an unknown order");
    return;
  }
  if (amount !== null && (amount !== order.amount || currency !== order.currency)) {
    const about = waiting.providerPaymentId ?? providerOrderId;
    const flag = `an event told of ${amount} ${currency} cents (${about})`;
    await flagOrder(services.db, services, order, flag);
  }
  await settleOrder(services, order.id);
  if (type.startsWith("refund.")) await settleRefund(services, order.id);
}
