import type { PlanOpens } from "@theta/content";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { OrderStatus } from "./payments.rules.ts";

export interface Order {
  id: string;
  learnerId: string | null;
  planKey: string;
  planName: string;
  months: number;
  mocks: number;
  sectionals: number;
  /** Null for an order from before this was stored; the price list has it. */
  opens: PlanOpens | null;
  amount: number;
  currency: string;
  receipt: string;
  providerOrderId: string | null;
  status: OrderStatus;
  createdAt: Date;
  paidAt: Date | null;
  paidPaymentId: string | null;
  flag: string | null;
  /** What a person has dealt with; it isn't noted again. */
  resolvedFlags: string[];
  /** The database's time when it was read. */
  now: Date;
}

const ORDER = [
  "id",
  "learner_id as learnerId",
  "plan_key as planKey",
  "plan_name as planName",
  "months",
  "mocks",
  "sectionals",
  "opens",
  "amount_cents as amount",
  "currency",
  "receipt",
  "provider_order_id as providerOrderId",
  "created_at as createdAt",
  "paid_at as paidAt",
  "paid_payment_id as paidPaymentId",
  "flag",
  "resolved_flags as resolvedFlags",
] as const;

/** For statements that look for an order in their own way. */
export function orders(db: Db | Tx) {
  return db
    .selectFrom("orders")
    .select(ORDER)
    .select(["status", sql<Date>`clock_timestamp()`.as("now")]);
}

export async function selectOptionalOrder(db: Db | Tx, id: string): Promise<Order | undefined> {
  return await orders(db).where("id", "=", id).executeTakeFirst();
}

export async function selectOptionalOrderOf(
  db: Db | Tx,
  learnerId: string,
  id: string,
): Promise<Order | undefined> {
  return await orders(db)
    .where("id", "=", id)
    .where("learner_id", "=", learnerId)
    .executeTakeFirst();
}

export async function selectOptionalOrderByProviderId(
  db: Db,
  providerOrderId: string,
): Promise<Order | undefined> {
  return await orders(db).where("provider_order_id", "=", providerOrderId).executeTakeFirst();
}

/** Keeps everybody else away from this order until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  return await orders(tx).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateToAttempted(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status: "attempted" })
    .where("id", "=", id)
    .where("status", "=", "created")
    .execute();
}

/** From then on it is checked once a day, because a refund may be made without us. */
export async function updateToPaid(tx: Tx, id: string, paymentId: string): Promise<Date> {
  const { paid_at } = await tx
    .updateTable("orders")
    .set({
      status: "paid",
      paid_at: sql<Date>`clock_timestamp()`,
      paid_payment_id: paymentId,
      checks: 0,
      next_check_at: sql<Date>`clock_timestamp() + interval '1 day'`,
    })
    .where("id", "=", id)
    .returning("paid_at")
    .executeTakeFirstOrThrow();
  return paid_at!;
}

/**
 * Schedules it like a new order: it has changed, or something was reported about it that couldn't
 * be seen.
 */
export async function checkSoon(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({
      checks: 0,
      next_check_at: sql<Date>`clock_timestamp() + interval '1 minute'`,
      changed_at: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", id)
    .where("status", "in", ["created", "attempted"])
    .execute();
}

export async function updateToRefunded(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ status: "refunded" })
    .where("id", "=", id)
    .where("status", "=", "paid")
    .execute();
}

/** Checked once a day again, because a person may fix a refund that failed. */
export async function checkDaily(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ next_check_at: sql<Date>`clock_timestamp() + interval '1 day'` })
    .where("id", "=", id)
    .execute();
}

/** Whether the learner has paid another order since this one was made. */
export async function hasPaidSince(tx: Tx, order: Order): Promise<boolean> {
  return await hasPaid(tx, order, order.createdAt);
}

/** Whether the learner has paid another order within this many hours. */
export async function hasPaidLately(tx: Tx, order: Order, hours: number): Promise<boolean> {
  return await hasPaid(tx, order, new Date(order.now.getTime() - hours * 3_600_000));
}

async function hasPaid(tx: Tx, { id, learnerId }: Order, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("orders")
    .select("id")
    .where("learner_id", "=", learnerId)
    .where("id", "<>", id)
    .where("status", "=", "paid")
    .where("paid_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes one order that is due to be checked and schedules its next check. Unpaid ones are checked
 * for seven days after the last change, because a bank may answer that late; paid ones while what
 * they opened runs, or while a person may fix a refund that failed. Others are no longer checked.
 */
export async function claimDueOrder(
  db: Db,
  minutes: readonly number[],
): Promise<string | undefined> {
  for (;;) {
    const { rows } = await sql<{ id: string; isOpen: boolean }>`
      with due as (
        select d.id, case when d.status = 'paid'
            then exists (select 1 from subscriptions s where s.order_id = d.id
                and s.revoked_at is null and s.ends_at > clock_timestamp())
              or exists (select 1 from refunds r where r.order_id = d.id and r.status = 'failed'
                and r.settled_at > clock_timestamp() - interval '90 days')
            else d.changed_at > clock_timestamp() - interval '7 days' end as is_open
        from orders d
        where d.provider_order_id is not null and d.status in ('created', 'attempted', 'paid')
          and d.next_check_at <= clock_timestamp()
        order by d.next_check_at limit 1 for update skip locked)
      update orders o set
        checks = least(o.checks + 1, 1000),
        next_check_at = case when not due.is_open then 'infinity'
          when o.status = 'paid' then clock_timestamp() + interval '1 day'
          else clock_timestamp()
            + make_interval(mins => (${minutes}::int[])[least(o.checks + 2, ${minutes.length}::int)])
          end
      from due where o.id = due.id
      returning o.id, due.is_open as "isOpen"`.execute(db);
    const [row] = rows;
    if (!row || row.isOpen) return row?.id;
  }
}

export async function selectAllOrdersOf(db: Db, learnerId: string): Promise<Order[]> {
  return await orders(db).where("learner_id", "=", learnerId).orderBy("created_at").execute();
}
