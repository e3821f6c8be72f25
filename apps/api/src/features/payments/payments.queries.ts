import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { ProviderPayment } from "./provider/provider-shapes.ts";

/** Stores payments as they were seen at that time, unless something newer is stored. */
export async function upsertPayments(
  tx: Tx,
  orderId: string,
  payments: readonly ProviderPayment[],
  seenAt: Date,
): Promise<void> {
  if (payments.length === 0) return;
  await tx
    .insertInto("payments")
    .values(
      payments.map((payment) => ({
        provider_payment_id: payment.id,
        order_id: orderId,
        status: payment.status,
        amount_cents: payment.amount,
        currency: payment.currency,
        refunded_cents: payment.amount_refunded,
        card_network: payment.card?.network ?? null,
        card_last4: payment.card?.last4 ?? null,
        seen_at: seenAt,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column("provider_payment_id")
        .doUpdateSet((given) => ({
          status: given.ref("excluded.status"),
          refunded_cents: given.ref("excluded.refunded_cents"),
          card_network: given.ref("excluded.card_network"),
          card_last4: given.ref("excluded.card_last4"),
          seen_at: given.ref("excluded.seen_at"),
        }))
        .where(sql<boolean>`payments.seen_at < excluded.seen_at`),
    )
    .execute();
}

/** Whether the provider shows something different for an order than when we last looked. */
export async function hasChanged(
  tx: Tx,
  orderId: string,
  payments: readonly ProviderPayment[],
): Promise<boolean> {
  if (payments.length === 0) return false;
  const known = await tx
    .selectFrom("payments")
    .select(["provider_payment_id as id", "status"])
    .where("order_id", "=", orderId)
    .execute();
  return payments.some(
    ({ id, status }) => !known.some((one) => one.id === id && one.status === status),
  );
}

/** What a learner's orders have been paid with, or are about to be. */
export async function selectPaymentsOf(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("payments")
    .select([
      "provider_payment_id as id",
      "order_id as orderId",
      "status",
      "amount_cents as amount",
      "currency",
      "refunded_cents as refunded",
      "card_network as cardNetwork",
      "card_last4 as cardLast4",
    ])
    .where("order_id", "in", orderIds)
    .orderBy("seen_at")
    .execute();
}

/** How much of an order's payment a person gave back while the order stands. */
export async function selectRefunded(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom("payments")
    .select("refunded_cents")
    .where("provider_payment_id", "=", paymentId)
    .executeTakeFirst();
  return row?.refunded_cents ?? 0;
}
