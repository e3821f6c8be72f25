/** An order until the provider has it. */
import type { PlanOpens } from "@theta/content";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { type Order, orders } from "../orders.queries.ts";

/** One at a time per learner; otherwise two windows would make two orders. */
export async function lockOrdering(tx: Tx, learnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${learnerId}`}, 0))`.execute(tx);
}

export interface NewOrder {
  learnerId: string;
  plan: {
    key: string;
    name: string;
    months: number;
    mocks: number;
    sectionals: number;
    opens: PlanOpens;
  };
  amount: number;
  currency: string;
}

/** An order for the same plan at the same price that can still be paid. */
export async function selectOptionalOpenOrder(
  tx: Tx,
  { learnerId, plan, amount, currency }: NewOrder,
  minutes: number,
): Promise<Order | undefined> {
  return await orders(tx)
    .where("learner_id", "=", learnerId)
    .where("plan_key", "=", plan.key)
    .where("amount_cents", "=", amount)
    .where("currency", "=", currency)
    .where("plan_name", "=", plan.name)
    .where("months", "=", plan.months)
    .where("mocks", "=", plan.mocks)
    .where("sectionals", "=", plan.sectionals)
    .where(sql<boolean>`opens = ${JSON.stringify(plan.opens)}::jsonb`)
    .where("status", "in", ["created", "attempted"])
    .where("flag", "is", null)
    .where("created_at", ">", sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertOrder(tx: Tx, receipt: string, order: NewOrder): Promise<Order> {
  const { id } = await tx
    .insertInto("orders")
    .values({
      learner_id: order.learnerId,
      plan_key: order.plan.key,
      plan_name: order.plan.name,
      months: order.plan.months,
      mocks: order.plan.mocks,
      sectionals: order.plan.sectionals,
      opens: JSON.stringify(order.plan.opens),
      amount_cents: order.amount,
      currency: order.currency,
      receipt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return await orders(tx).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Whether the caller may ask the provider to make it now; others wait this long. */
export async function claimMaking(db: Db, id: string, leaseSeconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ asked_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .where("provider_order_id", "is", null)
    .where("asked_at", "<", sql<Date>`clock_timestamp() - make_interval(secs => ${leaseSeconds})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endMaking(db: Db, id: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({ asked_at: sql<Date>`'epoch'` })
    .where("id", "=", id)
    .where("provider_order_id", "is", null)
    .execute();
}

/** The first id stays. */
export async function updateProviderOrderId(
  db: Db,
  id: string,
  providerOrderId: string,
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ provider_order_id: providerOrderId })
    .where("id", "=", id)
    .where("provider_order_id", "is", null)
    .execute();
}
