import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { LATELY_FAILED } from "../mail/lately-failed.sql-parts.ts";

export interface Span {
  unit: "hour" | "day";
  /** How many of them, up to now. */
  units: number;
  timeZone: string;
  /** The end, for a test; null for this moment. */
  now: Date | null;
}

export interface Bucket {
  at: Date;
  signUps: number;
  quizzesFinished: number;
  mocksFinished: number;
  orders: number;
  requests: number;
  errors: number;
}

/** By the database's clock. */
const endOf = ({ now }: Pick<Span, "now">) =>
  now ? sql<Date>`${now}::timestamptz` : sql<Date>`now()`;

/**
 * The start of the first bucket. Days are stepped in the caller's time zone, where one of them has
 * 23 hours, and one 25.
 */
const startOf = ({ unit, units, timeZone, ...span }: Span) => sql<Date>`date_subtract(
  date_trunc(${unit}, ${endOf(span)}, ${timeZone}), ${`${units - 1} ${unit}s`}::interval, ${timeZone})`;

const countBy = (span: Span, table: string, column: string) => sql`
  select date_trunc(${span.unit}, ${sql.ref(column)}, ${span.timeZone}) as at, count(*)::int as n
  from ${sql.table(table)} where ${sql.ref(column)} >= ${startOf(span)} group by 1`;

/** One row for each hour or day, empty ones too. Every part reads an index from its start on. */
export async function selectBuckets(db: Db, span: Span): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    with buckets as (
      select at from generate_series(
        ${startOf(span)}, ${endOf(span)}, ${`1 ${span.unit}`}::interval, ${span.timeZone}) as at),
    sign_ups as (${countBy(span, "learners", "created_at")}),
    quizzes as (${countBy(span, "quiz_attempts", "ended_at")}),
    mocks as (${countBy(span, "mock_attempts", "ended_at")}),
    bought as (${countBy(span, "orders", "paid_at")}),
    answered as (
      select date_trunc(${span.unit}, minute, ${span.timeZone}) as at,
        sum(requests)::int as requests, sum(errors)::int as errors
      from request_minutes where minute >= ${startOf(span)} group by 1)
    select b.at, coalesce(s.n, 0) as "signUps", coalesce(q.n, 0) as "quizzesFinished",
      coalesce(m.n, 0) as "mocksFinished", coalesce(o.n, 0) as orders,
      coalesce(a.requests, 0) as requests, coalesce(a.errors, 0) as errors
    from buckets b left join sign_ups s using (at) left join quizzes q using (at)
      left join mocks m using (at) left join bought o using (at) left join answered a using (at)
    order by b.at`.execute(db);
  return rows;
}

/** What was paid in the period, and what was paid back. */
export async function selectIncome(
  db: Db,
  span: Span,
): Promise<{ currency: string; cents: number }[]> {
  const { rows } = await sql<{ currency: string; cents: number }>`
    select currency, sum(cents)::float8 as cents from (
      select currency, amount_cents as cents from orders where paid_at >= ${startOf(span)}
      union all
      select o.currency, -r.amount_cents from refunds r join orders o on o.id = r.order_id
      where r.status = 'processed' and r.settled_at >= ${startOf(span)}) as moved
    group by currency order by currency`.execute(db);
  return rows;
}

/** What is running or waiting at this moment. Partial indexes hold only such rows. */
export async function selectNow(db: Db) {
  const { rows } = await sql<{
    mocksRunning: number;
    quizzesRunning: number;
    mailsWaiting: number;
    mailsFailed: number;
    paymentEventsWaiting: number;
    refundsWaiting: number;
    ordersFlagged: number;
    jobsFailed: number;
    messagesWaiting: number;
    reportsWaiting: number;
  }>`
    select
      (select count(*)::int from mock_sections
        where started_at is not null and ended_at is null) as "mocksRunning",
      (select count(*)::int from quiz_attempts where ended_at is null) as "quizzesRunning",
      (select count(*)::int from mail_outbox where sent_at is null and failed_at is null
        and recipient <> '') as "mailsWaiting",
      (select count(*)::int from mail_outbox where ${LATELY_FAILED}) as "mailsFailed",
      (select count(*)::int from webhook_events where done_at is null) as "paymentEventsWaiting",
      (select count(*)::int from refunds where settled_at is null) as "refundsWaiting",
      (select count(*)::int from orders where flag is not null) as "ordersFlagged",
      (select count(*)::int from (
        select distinct on (name) error from job_runs order by name, id desc) as last
        where error is not null) as "jobsFailed",
      (select count(*)::int from contact_messages
        where state in ('new', 'open')) as "messagesWaiting",
      (select count(*)::int from contact_messages
        where item_id is not null and state in ('new', 'open')) as "reportsWaiting"`.execute(db);
  return rows[0]!;
}
