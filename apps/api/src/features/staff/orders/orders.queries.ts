import type { OrderState, TimeSort } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { beginningWith, isPast, momentOf } from "../shared/time-place.sql-parts.ts";
import type { TimePlace } from "../shared/time-place.ts";
import type { OrderSearch } from "./find-orders.rules.ts";

export interface OrderFilters {
  state?: OrderState | undefined;
  isFlagged: boolean;
  plan?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search: OrderSearch;
  sort: TimeSort;
  after: TimePlace | null;
  limit: number;
}

/** One row more than the page has, which says whether the list goes on. */
export async function selectOrders(db: Db, filters: OrderFilters) {
  return await ordersWanted(db, filters).execute();
}

/** Apart, so that a test can ask the database how it would look. */
export function ordersWanted(db: Db, filters: OrderFilters) {
  const { state, isFlagged, plan, from, to, search, sort, after, limit } = filters;
  const isNewest = sort === "newest";
  let query = db
    .selectFrom("orders as o")
    .leftJoin("learners as l", "l.id", "o.learner_id")
    .leftJoin("refunds as r", "r.order_id", "o.id")
    .select([
      "o.id as orderId",
      "o.receipt",
      "o.status as state",
      "o.plan_name as planName",
      "o.amount_cents as amount",
      "o.currency",
      "o.created_at as createdAt",
      "o.paid_at as paidAt",
      "o.flag",
      "o.learner_id as learnerId",
      "l.name",
      "l.email",
      "r.status as refund",
      momentOf("o.created_at").as("moment"),
    ])
    .orderBy("o.created_at", isNewest ? "desc" : "asc")
    .orderBy("o.id", isNewest ? "desc" : "asc")
    .limit(limit + 1)
    .where(found(search));
  if (state) query = query.where("o.status", "=", state);
  if (isFlagged) query = query.where("o.flag", "is not", null);
  if (plan) query = query.where("o.plan_key", "=", plan);
  if (from) query = query.where("o.created_at", ">=", sql<Date>`${from}::date`);
  if (to) query = query.where("o.created_at", "<", sql<Date>`${to}::date + 1`);
  if (after) query = query.where(isPast(["o.created_at", "o.id"], after, sort));
  return query;
}

/** Each is one look into an index. */
function found(search: OrderSearch) {
  switch (search.by) {
    case "nothing":
      return sql<boolean>`true`;
    case "email":
      return sql<boolean>`o.learner_id = (select id from learners where email_key = ${search.key})`;
    case "receipt":
      return sql<boolean>`o.receipt like ${beginningWith(search.beginning)}`;
    case "order":
      return sql<boolean>`o.id = ${search.id}::uuid`;
    case "provider-order":
      return sql<boolean>`o.provider_order_id = ${search.id}`;
    case "payment":
      return sql<boolean>`o.id = (
        select order_id from payments where provider_payment_id = ${search.id})`;
    case "refund":
      return sql<boolean>`o.id = (
        select order_id from refunds where provider_refund_id = ${search.id})`;
  }
}

export async function selectOptionalOrderRow(db: Db, id: string) {
  return await db
    .selectFrom("orders as o")
    .leftJoin("learners as l", "l.id", "o.learner_id")
    .select([
      "o.id as orderId",
      "o.receipt",
      "o.status as state",
      "o.plan_key as planKey",
      "o.plan_name as planName",
      "o.months",
      "o.mocks",
      "o.sectionals",
      "o.opens",
      "o.amount_cents as amount",
      "o.currency",
      "o.provider_order_id as providerOrderId",
      "o.paid_payment_id as paidPaymentId",
      "o.created_at as createdAt",
      "o.paid_at as paidAt",
      "o.flag",
      "o.resolved_flags as resolvedFlags",
      "o.checks",
      "o.learner_id as learnerId",
      "l.name",
      "l.email",
      // "infinity": the clock doesn't ask about it anymore.
      sql<Date | null>`case when o.provider_order_id is not null
        and o.status in ('created', 'attempted', 'paid') and isfinite(o.next_check_at)
        then o.next_check_at end`.as("nextCheckAt"),
    ])
    .where("o.id", "=", id)
    .executeTakeFirst();
}
