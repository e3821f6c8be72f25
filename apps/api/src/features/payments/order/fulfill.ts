import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { addresseeOf } from "../../account/addressee.ts";
import { purchaseWith } from "../../subscriptions/purchases.ts";
import { holdSubscribing, openPlan } from "../../subscriptions/grant-subscription.ts";
import { flagOrder } from "../ledger/flag-order.ts";
import { receiptEmail } from "../emails.ts";
import { hasPaidLately, type Order, updateToPaid } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { ProviderPayment } from "../provider/provider-shapes.ts";

/** Two orders paid within this many hours may be a mistake. Both count. */
const SUSPICIOUS_HOURS = 24;

/** By then, prices and plans may have changed. It counts anyway. */
const LATE_DAYS = 7;

/**
 * Everything that follows from a payment, all or nothing, once, by the first caller to learn of it.
 * The caller has locked the order, so everybody else comes after the commit and finds it paid.
 */
export async function fulfill(
  tx: Tx,
  services: PaymentServices,
  { order, payment, origin }: { order: Order; payment: ProviderPayment; origin: Origin | null },
): Promise<void> {
  if (order.status === "paid" || order.status === "refunded") return;
  // Locked before we look; otherwise, of two orders paid at the same moment, neither would see the
  // other.
  if (order.learnerId) await holdSubscribing(tx, order.learnerId);
  if (await hasPaidLately(tx, order, SUSPICIOUS_HOURS)) {
    await flagOrder(tx, services, order, ["another order was paid within a day, and both count"]);
  }
  if (order.now.getTime() - order.createdAt.getTime() > LATE_DAYS * 86_400_000) {
    await flagOrder(tx, services, order, [`paid more than ${LATE_DAYS} days after it was made`]);
  }
  const paidAt = await updateToPaid(tx, order.id, payment.id);
  await audit(tx, origin, {
    event: "payment.verified",
    learnerId: order.learnerId,
    detail: { orderId: order.id, paymentId: payment.id, amount: order.amount },
  });
  const { learnerId } = order;
  const addressee = learnerId && (await addresseeOf(tx, learnerId));
  if (!learnerId || !addressee) {
    await flagOrder(tx, services, order, ["paid after its learner's account was erased"]);
    return;
  }
  await openPlan(tx, {
    learnerId,
    orderId: order.id,
    plan: { ...order, key: order.planKey, name: order.planName },
  });
  const period = await purchaseWith(tx, order.id);
  await enqueueMail(tx, {
    dedupeKey: `receipt:${order.id}`,
    to: addressee.email,
    ...receiptEmail({
      name: addressee.name,
      order,
      paidAt,
      period: period!,
      payment,
      publicUrl: services.config.publicUrl,
      supportEmail: services.config.supportEmail,
      isSandbox: services.config.payments?.isSandbox ?? false,
    }),
  });
  await audit(tx, origin, {
    event: "subscription.granted",
    learnerId,
    detail: { orderId: order.id, plan: order.planKey },
  });
}
