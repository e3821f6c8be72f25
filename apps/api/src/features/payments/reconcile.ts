import { claimDueOrder } from "./orders.queries.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MINUTES } from "./payments.rules.ts";
import { ProviderUnavailable } from "./provider-errors.ts";
import { claimDueRefund } from "./refunds.queries.ts";
import { settleOrder } from "./settle-order.ts";
import { settleRefund } from "./settle-refund.ts";

/** In one run; the next one comes in a minute. */
const MOST_AT_ONCE = 500;

/**
 * Asks the provider about orders and refunds whose end nobody has told us: webhooks may be lost, and
 * browsers closed. Safe on many servers at once.
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
  for (let n = 0; n < MOST_AT_ONCE; n++) {
    const orderId = await claim();
    if (orderId === undefined) return;
    try {
      await settle(orderId);
    } catch (error) {
      log.warn({ err: error, orderId }, "an order could not be settled");
      // The others would wait for the same nobody.
      if (error instanceof ProviderUnavailable) return;
    }
  }
}
