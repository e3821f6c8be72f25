import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { addresseeOf } from "../account/addressee.ts";
import { holdBought, revokeBought } from "../subscriptions/bought.ts";
import { flagOrder } from "./flag-order.ts";
import { refundedLetter, refundFailedLetter } from "./letters.ts";
import { lockOrder, type Order, selectOptionalOrder, updateToRefunded } from "./orders.queries.ts";
import { needProvider, type PaymentServices } from "./payment-services.ts";
import type { Provider } from "./provider.ts";
import { ProviderRefusal } from "./provider-errors.ts";
import type { ProviderRefund } from "./provider-shapes.ts";
import {
  insertRefund,
  lockRefund,
  noteRefundError,
  type Refund,
  selectOptionalRefund,
  updateRefund,
} from "./refunds.queries.ts";

/**
 * Has the money of an order sent back, or asks how far that is. Any number may try at once, and again
 * after any failure: the provider does it once.
 */
export async function settleRefund(services: PaymentServices, orderId: string): Promise<void> {
  const refund = await selectOptionalRefund(services.db, orderId);
  const order = await selectOptionalOrder(services.db, orderId);
  if (!refund || refund.settledAt || !order?.paidPaymentId) return;
  try {
    const seen = await readOrMake(needProvider(services), refund, order.paidPaymentId);
    await take(services, orderId, seen);
  } catch (error) {
    await noteRefundError(services.db, orderId, (error as Error).message);
    if (!(error instanceof ProviderRefusal)) throw error;
    await flagOrder(services.db, services, order, `its refund was refused: ${error.message}`);
  }
}

async function readOrMake(
  provider: Provider,
  refund: Refund,
  paymentId: string,
): Promise<ProviderRefund> {
  if (refund.providerRefundId) return await provider.readRefund(refund.providerRefundId);
  // The key alone would do, but is not promised in the provider's test mode.
  const made = (await provider.readRefunds(paymentId)).find(
    ({ amount, status }) => amount === refund.amount && status !== "failed",
  );
  return made ?? (await provider.refund(paymentId, { amount: refund.amount, key: refund.key }));
}

/** A whole refund that was made without us: access ends as if it had been asked for here. */
export async function adoptRefund(
  services: PaymentServices,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const refunds = await needProvider(services).readRefunds(paymentId);
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status !== "paid" || (await selectOptionalRefund(tx, orderId))) return;
    await endAccess(tx, order);
    await insertRefund(tx, { orderId, amount: order.amount });
  });
  const last = refunds.find(({ amount, status }) => amount > 0 && status !== "failed");
  if (last) await take(services, orderId, last);
}

/** Ends what an order opened; a mock that was begun may be finished. */
export async function endAccess(tx: Tx, order: Order): Promise<void> {
  if (!order.learnerId) return;
  const bought = await holdBought(tx, { learnerId: order.learnerId, orderId: order.id });
  if (!bought || bought.revokedAt) return;
  await revokeBought(tx, bought);
  await audit(tx, null, {
    event: "subscription.revoked",
    learnerId: order.learnerId,
    detail: { orderId: order.id },
  });
}

async function take(
  services: PaymentServices,
  orderId: string,
  seen: ProviderRefund,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await lockRefund(tx, orderId);
    // What is settled stays so, but a person may have made good what failed.
    const isMended = refund.status === "failed" && seen.status === "processed";
    if (refund.settledAt && !isMended) return;
    await updateRefund(tx, refund.id, { providerRefundId: seen.id, status: seen.status });
    if (seen.status === "pending") return;
    if (seen.status === "processed") await updateToRefunded(tx, orderId);
    else await flagOrder(tx, services, order, "its refund failed");
    await audit(tx, null, {
      event: `refund.${seen.status}`,
      learnerId: order.learnerId,
      detail: { orderId, refundId: seen.id, amount: seen.amount },
    });
    await tell(tx, services, order, seen.status);
  });
  services.mailWaiting();
}

async function tell(
  tx: Tx,
  { config }: PaymentServices,
  order: Order,
  status: "processed" | "failed",
): Promise<void> {
  const addressee = order.learnerId && (await addresseeOf(tx, order.learnerId));
  if (!addressee) return;
  const write = status === "processed" ? refundedLetter : refundFailedLetter;
  await enqueueMail(tx, {
    dedupeKey: `refund-${status}:${order.id}`,
    to: addressee.email,
    ...write(addressee.name, order, config.supportEmail),
  });
}
