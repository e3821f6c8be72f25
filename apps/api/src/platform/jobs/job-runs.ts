import { sql } from "kysely";
import type { Db } from "../database/database.ts";

/** Of each job, this many runs are kept, and as many failed ones. */
export const RUNS_KEPT = 20;
const ERROR_MOST = 1_000;

interface Run {
  name: string;
  startedAt: Date;
  milliseconds: number;
  error: string | null;
}

/** Records how a run went, and forgets those that are of no interest anymore. */
export async function insertRun(db: Db, run: Run): Promise<void> {
  const endedAt = new Date(run.startedAt.getTime() + run.milliseconds);
  await sql`
    with added as (
      insert into job_runs (name, started_at, ended_at, error)
      values (${run.name}, ${run.startedAt}, ${endedAt}, ${run.error?.slice(0, ERROR_MOST) ?? null})
    ), ended as (
      update jobs set running_since = null, beat_at = null where name = ${run.name}
    )
    delete from job_runs where name = ${run.name}
      and id not in (
        select id from job_runs where name = ${run.name} order by id desc limit ${RUNS_KEPT})
      and id not in (
        select id from job_runs where name = ${run.name} and error is not null
        order by id desc limit ${RUNS_KEPT})`.execute(db);
}
