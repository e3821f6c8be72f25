import type { RefundStatus } from "@theta/contract";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderUnavailable } from "../provider/provider-errors.ts";
import { selectOptionalRefund } from "./refunds.queries.ts";
import { settleRefund } from "./settle-refund.ts";

/** Sends a requested refund now, or leaves it to the scheduled check. Says how far it got. */
export async function sendBack(services: PaymentServices, orderId: string): Promise<RefundStatus> {
  try {
    await settleRefund(services, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ err: error, orderId }, "a refund is waiting for the provider");
  }
  const refund = await selectOptionalRefund(services.db, orderId);
  return refund!.status;
}
