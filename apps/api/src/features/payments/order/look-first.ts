import { selectOptionalOrder } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderUnavailable } from "../provider/provider-errors.ts";
import { settleOrder } from "./settle-order.ts";

/**
 * Before a refund: anything a person has given back at the provider in the meantime must be known
 * before access ends.
 */
export async function lookFirst(services: PaymentServices, orderId: string): Promise<void> {
  const order = await selectOptionalOrder(services.db, orderId);
  if (order?.status !== "paid") return;
  try {
    await settleOrder(services, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, orderId }, "decided on a refund without asking the provider");
  }
}
