import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** More than any order has had; the page isn't for reading a log. */
const MOST = 100;

/** Whose order it is; null once that account is gone, and if there's no such order. */
export async function selectOptionalOwner(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("orders")
    .select("learner_id as learnerId")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.learnerId ?? null;
}

export async function selectPaymentsSeen(db: Db, orderId: string) {
  return await db
    .selectFrom("payments")
    .select([
      "provider_payment_id as paymentId",
      "status",
      "amount_cents as amount",
      "currency",
      "refunded_cents as refunded",
      "card_network as cardNetwork",
      "card_last4 as cardLast4",
      "seen_at as seenAt",
    ])
    .where("order_id", "=", orderId)
    .orderBy("seen_at", "desc")
    .orderBy("provider_payment_id")
    .limit(MOST)
    .execute();
}

export async function selectOptionalRefundOf(db: Db, orderId: string) {
  return await db
    .selectFrom("refunds")
    .select([
      "status",
      "amount_cents as amount",
      "provider_refund_id as providerRefundId",
      "requested_at as requestedAt",
      "settled_at as settledAt",
      "tries",
      "last_error as lastError",
      sql<Date | null>`case when settled_at is null then next_try_at end`.as("nextTryAt"),
    ])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

export async function selectEventsOf(db: Db, providerOrderId: string | null) {
  if (providerOrderId === null) return [];
  return await db
    .selectFrom("webhook_events")
    .select([
      "event_id as eventId",
      "type",
      "received_at as receivedAt",
      "done_at as doneAt",
      "tries",
      "last_error as lastError",
    ])
    .where("provider_order_id", "=", providerOrderId)
    .orderBy("received_at", "desc")
    .limit(MOST)
    .execute();
}

export async function selectHistoryOf(db: Db, orderId: string) {
  return await db
    .selectFrom("audit_events as a")
    .leftJoin("learners as l", "l.id", "a.actor_id")
    .select([
      "a.id",
      "a.at",
      "a.event",
      "a.actor_id as actorId",
      "l.name as actor",
      sql<string | null>`coalesce(a.detail ->> 'reason', a.detail ->> 'flag')`.as("note"),
    ])
    .where(sql<boolean>`a.detail ->> 'orderId' = ${orderId}`)
    .where("a.event", "<>", "staff.order-viewed")
    .orderBy("a.id", "desc")
    .limit(MOST)
    .execute();
}
