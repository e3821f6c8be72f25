import { claimEvent, noteEventError, updateToDone, type WaitingEvent } from "./events.queries.ts";
import { flagOrder } from "../ledger/flag-order.ts";
import { checkSoon, selectOptionalOrderByProviderId } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { settleOrder } from "../order/settle-order.ts";
import { settleRefund } from "../refund/settle-refund.ts";

/**
 * Acts on everything the provider has reported. Safe on many servers at once, and after any crash.
 */
export async function processEvents(services: PaymentServices): Promise<void> {
  if (!services.provider) return;
  for (;;) {
    const event = await claimEvent(services.db);
    if (!event) return;
    try {
      if (await processEvent(services, event)) await updateToDone(services.db, event.id);
    } catch (error) {
      await noteEventError(services.db, event.id, (error as Error).message);
      services.log.warn(
        { err: error, eventId: event.id, tries: event.tries },
        "couldn't process an event",
      );
    }
  }
}

/** These say that money has arrived. */
const OF_PAYMENTS = new Set(["order.paid", "payment.captured"]);
/** Within about ten minutes; after that, the scheduled check takes over. */
const MOST_TRIES = 6;

/**
 * An event only says where to look: its content may be old, so the provider is asked again. False
 * when the provider doesn't show it yet, and the event must come back.
 */
async function processEvent(services: PaymentServices, waiting: WaitingEvent): Promise<boolean> {
  const { type, providerOrderId, amount, currency } = waiting;
  const order = providerOrderId
    ? await selectOptionalOrderByProviderId(services.db, providerOrderId)
    : undefined;
  if (!order) {
    services.log.warn({ eventId: waiting.id, type, providerOrderId }, "event for an unknown order");
    return true;
  }
  if (amount !== null && (amount !== order.amount || currency !== order.currency)) {
    const about = waiting.providerPaymentId ?? providerOrderId;
    const flag = `an event reported ${amount} ${currency} cents (${about})`;
    await flagOrder(services.db, services, order, [flag]);
  }
  const settlement = await settleOrder(services, order.id);
  if (type.startsWith("refund.")) await settleRefund(services, order.id);
  const isShown = settlement !== "unpaid" && settlement !== "confirming";
  if (isShown || !OF_PAYMENTS.has(type)) return true;
  if (waiting.tries < MOST_TRIES) {
    await noteEventError(services.db, waiting.id, "the provider doesn't show it yet");
    return false;
  }
  services.log.warn(
    { eventId: waiting.id, type, settlement },
    "event not confirmed by the provider",
  );
  await checkSoon(services.db, order.id);
  return true;
}
