import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Queues } from "../../../platform/metrics.ts";
import { RUNNING_UNTIL } from "../../free-quiz/running-until.sql-parts.ts";
import { LATELY_FAILED } from "../mail/lately-failed.sql-parts.ts";

const secondsSince = (oldest: string | RawBuilder<Date>) => {
  const column = typeof oldest === "string" ? sql.ref(oldest) : oldest;
  return sql`coalesce(greatest(0, extract(epoch from clock_timestamp() - min(${column}))), 0)::float8`;
};

/** What waits, and for how long. Partial indexes hold only such rows. */
export async function selectQueues(db: Db): Promise<Omit<Queues, "jobs">> {
  const { rows } = await sql<Omit<Queues, "jobs">>`
    select
      (select ${secondsSince("created_at")} from mail_outbox where sent_at is null
        and failed_at is null and recipient <> '') as "mailOldestSeconds",
      (select count(*)::int from mail_outbox where sent_at is null and failed_at is null
        and recipient <> '') as "mailsWaiting",
      (select count(*)::int from mail_outbox where ${LATELY_FAILED}) as "mailsFailed",
      (select ${secondsSince("received_at")} from webhook_events
        where done_at is null) as "paymentEventOldestSeconds",
      (select ${secondsSince("requested_at")} from refunds
        where settled_at is null) as "refundOldestSeconds",
      (select count(*)::int from orders where flag is not null) as "ordersFlagged",
      (select ${secondsSince("deadline")} from mock_sections
        where started_at is not null and ended_at is null) as "mockOverdueSeconds",
      (select ${secondsSince(RUNNING_UNTIL)} from quiz_attempts
        where ${RUNNING_UNTIL} is not null) as "quizOverdueSeconds"`.execute(db);
  return rows[0]!;
}

export async function selectJobs(db: Db): Promise<Queues["jobs"]> {
  const { rows } = await sql<Queues["jobs"][number]>`
    select j.name, greatest(0, extract(epoch from clock_timestamp() - j.due_at))::float8
        as "overdueSeconds",
      coalesce((select r.error is not null from job_runs r where r.name = j.name
        order by r.id desc limit 1), false) as "isFailing"
    from jobs j`.execute(db);
  return rows;
}
