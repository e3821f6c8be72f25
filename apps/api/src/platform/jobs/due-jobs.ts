import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import type { Schedule } from "./schedule.ts";

interface Scheduled {
  name: string;
  schedule: Schedule;
}

/** A server that runs a job says so more often than this. One that no longer does has died. */
export const IS_ALIVE = sql<boolean>`(running_since is not null and beat_at > now() - interval '1 minute')`;

/** The schedule's next time, by the database's clock. */
const next = sql`to_timestamp(
  (floor((extract(epoch from now()) - known.at_second) / known.every_seconds) + 1)
  * known.every_seconds + known.at_second)`;

function known(jobs: readonly Scheduled[]) {
  const names = jobs.map(({ name }) => name);
  const every = jobs.map(({ schedule }) => schedule.everySeconds);
  const at = jobs.map(({ schedule }) => schedule.atSecond);
  return sql`unnest(${names}::text[], ${every}::int[], ${at}::int[])
    as known (name, every_seconds, at_second)`;
}

export async function insertMissingJobs(db: Db, jobs: readonly Scheduled[]): Promise<void> {
  await sql`
    insert into jobs (name, due_at) select known.name, ${next} from ${known(jobs)}
    on conflict do nothing`.execute(db);
}

/** Takes what is due. If several servers ask at once, only one gets it. */
export async function claimDueJobs(db: Db, jobs: readonly Scheduled[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update jobs set due_at = ${next}, beat_at = now(),
      running_since = case when ${IS_ALIVE} then running_since else now() end
    from ${known(jobs)}
    where jobs.name = known.name and jobs.due_at <= now()
    returning jobs.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Says that somebody is still at it. */
export async function noteBeat(db: Db, name: string, startedAt: Date): Promise<void> {
  await sql`update jobs set beat_at = now(), running_since = coalesce(running_since, ${startedAt})
    where name = ${name}`.execute(db);
}

export async function makeJobDue(db: Db | Tx, name: string): Promise<void> {
  await sql`update jobs set due_at = now() where name = ${name} and due_at > now()`.execute(db);
}
