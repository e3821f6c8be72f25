import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { flagOrder } from "../ledger/flag-order.ts";
import { refundedEmail, refundFailedEmail } from "../emails.ts";
import {
  checkDaily,
  lockOrder,
  type Order,
  selectOptionalOrder,
  updateToRefunded,
} from "../orders.queries.ts";
import { needProvider, type PaymentServices } from "../payment-services.ts";
import type { Provider } from "../provider/provider.ts";
import { ProviderRefusal } from "../provider/provider-errors.ts";
import type { ProviderRefund } from "../provider/provider-shapes.ts";
import { endAccess } from "./end-access.ts";
import {
  insertRefund,
  lockRefund,
  noteRefundError,
  type Refund,
  selectOptionalRefund,
  updateRefund,
} from "./refunds.queries.ts";

/**
 * Has an order's money sent back, or checks on its progress. Any number may try at once, and again
 * after any failure: the provider does it once.
 */
export async function settleRefund(services: PaymentServices, orderId: string): Promise<void> {
  const refund = await selectOptionalRefund(services.db, orderId);
  const order = await selectOptionalOrder(services.db, orderId);
  if (!refund || refund.settledAt || !order?.paidPaymentId) return;
  const provider = needProvider(services);
  try {
    const made = await findMade(provider, refund, order.paidPaymentId);
    if (made) await take(services, refund, made);
    else await make(services, refund, order.paidPaymentId);
  } catch (error) {
    await noteRefundError(services.db, orderId, (error as Error).message);
    if (!(error instanceof ProviderRefusal)) throw error;
    await flagOrder(services.db, services, order, ["the provider has no such refund"]);
  }
}

async function findMade(
  provider: Provider,
  refund: Refund,
  paymentId: string,
): Promise<ProviderRefund | undefined> {
  if (refund.providerRefundId) return await provider.readRefund(refund.providerRefundId);
  // The key alone would be enough, but the provider's test mode doesn't promise it.
  return (await provider.readRefunds(paymentId)).find(
    ({ amount, status }) => amount === refund.amount && status !== "failed",
  );
}

async function make(services: PaymentServices, refund: Refund, paymentId: string): Promise<void> {
  const { amount, key, orderId } = refund;
  try {
    await take(services, refund, await needProvider(services).refund(paymentId, { amount, key }));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await noteRefundError(services.db, orderId, error.message);
    const refused = { id: null, amount, status: "failed" as const };
    await take(services, refund, refused, `its refund was refused: ${error.message}`);
  }
}

/** A full refund made without us: access ends as if it had been requested here. */
export async function adoptRefund(
  services: PaymentServices,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const refunds = await needProvider(services).readRefunds(paymentId);
  const refund = await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ours = await selectOptionalRefund(tx, orderId);
    if (order.status !== "paid" || ours) return ours;
    await endAccess(tx, services, order, { origin: null, reason: "Refunded at the provider" });
    await insertRefund(tx, { orderId, amount: order.amount });
    return await selectOptionalRefund(tx, orderId);
  });
  const last = refunds.find(({ amount, status }) => amount > 0 && status !== "failed");
  if (last && refund) await take(services, refund, last);
}

interface SeenRefund extends Pick<ProviderRefund, "amount" | "status"> {
  /** Null for one that the provider wouldn't make. */
  id: string | null;
}

async function take(
  services: PaymentServices,
  { orderId, key }: Refund,
  seen: SeenRefund,
  failure = "its refund failed",
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const refund = await lockRefund(tx, orderId);
    // What is said about an earlier try, and came late, isn't about this one.
    if (refund.key !== key) return;
    // A settled refund stays settled, except that a person may have fixed a failed one.
    const isMended = refund.status === "failed" && seen.status === "processed";
    if (refund.settledAt && !isMended) return;
    await updateRefund(tx, refund.id, { providerRefundId: seen.id, status: seen.status });
    if (seen.status === "pending") return;
    if (seen.status === "processed") await updateToRefunded(tx, orderId);
    else {
      await flagOrder(tx, services, order, [failure]);
      await checkDaily(tx, orderId);
    }
    await audit(tx, null, {
      event: `refund.${seen.status}`,
      learnerId: order.learnerId,
      detail: { orderId, refundId: seen.id ?? "none", amount: seen.amount },
    });
    await mailLearner(tx, services, { order, key, status: seen.status });
  });
  services.mailWaiting();
}

async function mailLearner(
  tx: Tx,
  { config }: PaymentServices,
  { order, key, status }: { order: Order; key: string; status: "processed" | "failed" },
): Promise<void> {
  const addressee = order.learnerId && (await addresseeOf(tx, order.learnerId));
  if (!addressee) return;
  const write = status === "processed" ? refundedEmail : refundFailedEmail;
  await enqueueMail(tx, {
    // The key begins with "refund-" and the order's id, and is another for each try.
    dedupeKey: `refund-${status}:${key.slice("refund-".length)}`,
    to: addressee.email,
    ...write(addressee.name, order, config.supportEmail),
  });
}
