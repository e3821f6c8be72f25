import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { IS_ALIVE } from "../../../platform/jobs/due-jobs.ts";
import { LATELY_FAILED } from "../mail/lately-failed.sql-parts.ts";

/** A job is looked for every few seconds, so after this long, nobody is looking. */
const LATE = "2 minutes";
/** After this many tries, claimEvent leaves a payment event alone. */
const EVENT_TRIES = 30;

export async function selectJobs(db: Db) {
  return await db
    .selectFrom("jobs")
    .select([
      "name",
      "due_at as dueAt",
      sql<boolean>`due_at < now() - ${LATE}::interval`.as("isLate"),
      sql<Date | null>`case when ${IS_ALIVE} then running_since end`.as("runningSince"),
    ])
    .orderBy("name")
    .execute();
}

const RUN = [
  "id as runId",
  "name",
  "started_at as startedAt",
  "ended_at as endedAt",
  "error",
] as const;

/** Of each job. */
export async function selectLastRuns(db: Db) {
  return await db
    .selectFrom("job_runs")
    .select(RUN)
    .distinctOn("name")
    .orderBy("name")
    .orderBy("id", "desc")
    .execute();
}

export async function selectLastFailures(db: Db) {
  return await db
    .selectFrom("job_runs")
    .select(RUN)
    .distinctOn("name")
    .where("error", "is not", null)
    .orderBy("name")
    .orderBy("id", "desc")
    .execute();
}

/** Newest first. */
export async function selectRuns(db: Db, name: string, before: number | null, limit: number) {
  return await db
    .selectFrom("job_runs")
    .select(RUN)
    .where("name", "=", name)
    .$if(before !== null, (query) => query.where("id", "<", before!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A job's next time and last run, locked until the transaction ends. */
export async function lockOptionalJob(tx: Tx, name: string) {
  return await tx
    .selectFrom("jobs")
    .select([
      "due_at as dueAt",
      // Of a request at the same moment, which may have begun later than this one.
      sql<boolean>`due_at <= clock_timestamp()`.as("isDue"),
      sql<number | null>`(select max(id) from job_runs r where r.name = jobs.name)`.as("lastRunId"),
    ])
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
}

interface Queue {
  waiting: number;
  oldestAt: Date | null;
  givenUp: number;
}

export async function selectMailQueue(db: Db): Promise<Queue> {
  return await selectQueue(
    db,
    sql`select count(*) as waiting, min(created_at) as "oldestAt",
      (select count(*) from mail_outbox where ${LATELY_FAILED}) as "givenUp"
    from mail_outbox where sent_at is null and failed_at is null and recipient <> ''`,
  );
}

export async function selectEventQueue(db: Db): Promise<Queue> {
  return await selectQueue(
    db,
    sql`select count(*) filter (where tries < ${EVENT_TRIES}) as waiting,
      min(received_at) filter (where tries < ${EVENT_TRIES}) as "oldestAt",
      count(*) filter (where tries >= ${EVENT_TRIES}) as "givenUp"
    from webhook_events where done_at is null`,
  );
}

export async function selectRefundQueue(db: Db): Promise<Queue> {
  return await selectQueue(
    db,
    sql`select count(*) as waiting, min(requested_at) as "oldestAt",
      (select count(*) from refunds where status = 'failed') as "givenUp"
    from refunds where settled_at is null`,
  );
}

async function selectQueue(db: Db, query: ReturnType<typeof sql>): Promise<Queue> {
  const { rows } = await db.executeQuery<Queue>(query.compile(db));
  return rows[0]!;
}
