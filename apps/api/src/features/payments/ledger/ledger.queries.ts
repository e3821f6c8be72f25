import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** How long emails are kept; nothing can be said about older ones. */
const MAIL_DAYS = sql`interval '29 days'`;

/** Things that must never be true, each with the statement that finds it, one row per case. */
const RULES: [what: string, query: RawBuilder<{ what: string }>][] = [
  [
    "paid, but the learner got no subscription for it",
    sql`select o.receipt as what from orders o
      where o.status in ('paid', 'refunded') and o.learner_id is not null
        and not exists (select 1 from subscriptions s where s.order_id = o.id)`,
  ],
  [
    "not paid, but it opened a subscription",
    sql`select o.receipt as what from orders o join subscriptions s on s.order_id = o.id
      where o.status not in ('paid', 'refunded')`,
  ],
  [
    "opened something other than what was bought",
    sql`select o.receipt as what from orders o join subscriptions s on s.order_id = o.id
      where s.learner_id is distinct from o.learner_id or s.plan_key <> o.plan_key
        or s.mocks <> o.mocks or s.sectionals <> o.sectionals
        or s.opens <> o.opens
        -- Moved periods keep their length, which differs by the days of the months.
        or abs(extract(epoch from s.ends_at - (s.starts_at + make_interval(months => o.months))))
          > 4 * 86400`,
  ],
  [
    "paid, but its payment is unknown, not captured, or for a different amount",
    sql`select o.receipt as what from orders o
      left join payments p on p.provider_payment_id = o.paid_payment_id and p.order_id = o.id
      where o.paid_at is not null and (p.status is null or p.status not in ('captured', 'refunded')
        or p.amount_cents <> o.amount_cents or p.currency <> o.currency)`,
  ],
  [
    "paid, but no receipt was emailed",
    sql`select o.receipt as what from orders o
      where o.paid_at > clock_timestamp() - ${MAIL_DAYS} and o.learner_id is not null
        and not exists (select 1 from mail_outbox m where m.dedupe_key = 'receipt:' || o.id)`,
  ],
  [
    "a receipt was emailed for an order that isn't paid",
    sql`select m.dedupe_key as what from mail_outbox m
      where m.dedupe_key like 'receipt:%' and not exists (select 1 from orders o
        where m.dedupe_key = 'receipt:' || o.id and o.paid_at is not null)`,
  ],
  [
    "its refund was started, but the subscription is still active",
    sql`select o.receipt as what from orders o join refunds r on r.order_id = o.id
      join subscriptions s on s.order_id = o.id where s.revoked_at is null`,
  ],
  [
    "its subscription was ended without a refund",
    sql`select coalesce(o.receipt, s.id::text) as what from subscriptions s
      left join orders o on o.id = s.order_id
      where s.revoked_at is not null and not exists (
        select 1 from refunds r where r.order_id = s.order_id)`,
  ],
  [
    "the order and its refund don't agree",
    sql`select o.receipt as what from orders o left join refunds r on r.order_id = o.id
      where (o.status = 'refunded') <> coalesce(r.status = 'processed', false)
        or (r.id is not null and (r.amount_cents <> o.amount_cents or o.paid_at is null))`,
  ],
  [
    "its refund is done or failed, but the learner wasn't told",
    sql`select o.receipt as what from refunds r join orders o on o.id = r.order_id
      where r.settled_at > clock_timestamp() - ${MAIL_DAYS} and o.learner_id is not null
        and not exists (select 1 from mail_outbox m
          where m.dedupe_key in ('refund-' || r.status || ':' || o.id,
            'refund-' || r.status || ':' || substr(r.idempotency_key, length('refund-') + 1)))`,
  ],
  [
    "its refund has been unfinished for a week",
    sql`select o.receipt as what from refunds r join orders o on o.id = r.order_id
      where r.settled_at is null and r.requested_at < clock_timestamp() - interval '7 days'`,
  ],
  [
    "a provider event has been waiting for over an hour",
    sql`select event_id as what from webhook_events
      where done_at is null and received_at < clock_timestamp() - interval '1 hour'`,
  ],
  [
    "two of a learner's plans run at the same time",
    sql`select one.id::text as what from subscriptions one join subscriptions other
        on other.learner_id = one.learner_id and other.id > one.id
        and other.starts_at < one.ends_at and one.starts_at < other.ends_at
      where one.revoked_at is null and other.revoked_at is null`,
  ],
];

export async function selectDisagreements(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of RULES) {
    const { rows } = await query.execute(tx);
    found.push(...rows.map(({ what }) => `${what}: ${fault}`));
  }
  return found;
}

export interface Totals {
  orders: number;
  paid: number;
  refunded: number;
  bought: number;
  given: number;
  revoked: number;
  refunds: number;
  receipts: number;
  /** In the currency's cents, minus what was given back. */
  income: { currency: string; amount: number }[];
}

export async function selectTotals(tx: Tx): Promise<Totals> {
  const { rows } = await sql<Omit<Totals, "income">>`select
    (select count(*) from orders) as orders,
    (select count(*) from orders where status = 'paid') as paid,
    (select count(*) from orders where status = 'refunded') as refunded,
    (select count(*) from subscriptions where order_id is not null) as bought,
    (select count(*) from subscriptions where order_id is null) as given,
    (select count(*) from subscriptions where revoked_at is not null) as revoked,
    (select count(*) from refunds) as refunds,
    (select count(*) from mail_outbox where dedupe_key like 'receipt:%') as receipts`.execute(tx);
  const income = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount_cents)::int8 as amount from orders
    where status = 'paid' group by currency order by currency`.execute(tx);
  return { ...rows[0]!, income: income.rows };
}

export async function selectFlags(tx: Tx): Promise<{ receipt: string; flag: string }[]> {
  const rows = await tx
    .selectFrom("orders")
    .select(["receipt", "flag"])
    .where("flag", "is not", null)
    .orderBy("created_at")
    .execute();
  return rows.map(({ receipt, flag }) => ({ receipt, flag: flag! }));
}

/**
 * What can be compared with the provider: what was paid in the last 13 months, and what may be paid
 * soon.
 */
export async function selectComparable(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("provider_order_id", "is not", null)
    .where(
      sql<boolean>`(paid_at > clock_timestamp() - interval '13 months'
        or changed_at > clock_timestamp() - interval '7 days')`,
    )
    .orderBy("created_at")
    .execute();
  return rows.map(({ id }) => id);
}

/** All from the same moment. */
export async function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.transaction().setIsolationLevel("repeatable read").execute(work);
}
