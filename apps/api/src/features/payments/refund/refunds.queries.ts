import type { RefundStatus } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

export interface Refund {
  id: string;
  orderId: string;
  providerRefundId: string | null;
  status: RefundStatus;
  key: string;
  amount: number;
  requestedAt: Date;
  settledAt: Date | null;
}

function refunds(db: Db | Tx) {
  return db
    .selectFrom("refunds")
    .select([
      "id",
      "order_id as orderId",
      "provider_refund_id as providerRefundId",
      "idempotency_key as key",
      "amount_cents as amount",
      "requested_at as requestedAt",
      "settled_at as settledAt",
    ])
    .select("status");
}

export async function selectOptionalRefund(
  db: Db | Tx,
  orderId: string,
): Promise<Refund | undefined> {
  return await refunds(db).where("order_id", "=", orderId).executeTakeFirst();
}

export async function lockRefund(tx: Tx, orderId: string): Promise<Refund> {
  return await refunds(tx).where("order_id", "=", orderId).forUpdate().executeTakeFirstOrThrow();
}

export async function selectRefundsOf(db: Db, orderIds: readonly string[]): Promise<Refund[]> {
  if (orderIds.length === 0) return [];
  return await refunds(db).where("order_id", "in", orderIds).execute();
}

/** The request tries it right away; the scheduled check comes a minute later. */
export async function insertRefund(
  tx: Tx,
  refund: { orderId: string; amount: number },
): Promise<void> {
  await tx
    .insertInto("refunds")
    .values({
      order_id: refund.orderId,
      amount_cents: refund.amount,
      idempotency_key: `refund-${refund.orderId}`,
      next_try_at: sql<Date>`clock_timestamp() + interval '1 minute'`,
    })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}

/** With another key, because the provider has already answered to the one before. */
export async function updateToRequestedAgain(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({
      status: "requested",
      idempotency_key: sql<string>`'refund-' || order_id || '-' || (extract(epoch from settled_at) * 1000)::int8`,
      provider_refund_id: null,
      requested_at: sql<Date>`clock_timestamp()`,
      settled_at: null,
      tries: 0,
      next_try_at: sql<Date>`clock_timestamp() + interval '1 minute'`,
      last_error: null,
    })
    .where("id", "=", id)
    .where("status", "=", "failed")
    .execute();
}

export async function updateRefund(
  tx: Tx,
  id: string,
  { providerRefundId, status }: { providerRefundId: string | null; status: RefundStatus },
): Promise<void> {
  const isSettled = status === "processed" || status === "failed";
  await tx
    .updateTable("refunds")
    .set({
      provider_refund_id: providerRefundId,
      status,
      ...(status === "failed" ? {} : { last_error: null }),
      ...(isSettled ? { settled_at: sql<Date>`clock_timestamp()` } : {}),
    })
    .where("id", "=", id)
    .execute();
}

export async function noteRefundError(db: Db, orderId: string, error: string): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ last_error: error.slice(0, 500) })
    .where("order_id", "=", orderId)
    .execute();
}

/** Takes one unfinished refund that is due; each further try comes later. */
export async function claimDueRefund(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    update refunds set
      tries = least(tries + 1, 1000),
      next_try_at = clock_timestamp() + least(power(2, least(tries, 10)) * interval '1 minute', interval '1 hour')
    where id = (
      select id from refunds where settled_at is null and next_try_at <= clock_timestamp()
      order by next_try_at limit 1 for update skip locked)
    returning order_id as "orderId"`.execute(db);
  return rows[0]?.orderId;
}
