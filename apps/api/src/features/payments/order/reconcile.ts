import { claimDueOrder } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { CHECK_MINUTES } from "../payments.rules.ts";
import { ProviderUnavailable } from "../provider/provider-errors.ts";
import { claimDueRefund } from "../refund/refunds.queries.ts";
import { settleOrder } from "./settle-order.ts";
import { settleRefund } from "../refund/settle-refund.ts";

/** Per run; the next one comes in a minute. */
const MOST_AT_ONCE = 500;

/** Orders in a row that the provider had no answer for. */
const MOST_SILENCES = 3;

/**
 * Asks the provider about orders and refunds whose outcome we haven't heard, because webhooks get
 * lost and browsers get closed. Safe on many servers at once.
 */
export async function reconcile(services: PaymentServices): Promise<void> {
  if (!services.provider) return;
  await eachDue(
    services,
    async () => await claimDueOrder(services.db, CHECK_MINUTES),
    async (orderId) => await settleOrder(services, orderId),
  );
  await eachDue(
    services,
    async () => await claimDueRefund(services.db),
    async (orderId) => await settleRefund(services, orderId),
  );
}

async function eachDue(
  { log }: PaymentServices,
  claim: () => Promise<string | undefined>,
  settle: (orderId: string) => Promise<unknown>,
): Promise<void> {
  let silences = 0;
  for (let n = 0; n < MOST_AT_ONCE; n++) {
    const orderId = await claim();
    if (orderId === undefined) return;
    try {
      await settle(orderId);
      silences = 0;
    } catch (error) {
      log.warn({ err: error, orderId }, "couldn't settle an order");
      silences = error instanceof ProviderUnavailable ? silences + 1 : 0;
      // One unreadable answer shouldn't hold up the others, but a silent provider may.
      if (silences >= MOST_SILENCES) return;
    }
  }
}
