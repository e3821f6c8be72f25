import type { Logger } from "pino";
import { sql } from "kysely";
import type { Db } from "./database.ts";
import { isDatabaseUnavailable } from "./failures.ts";

/**
 * Every read that may come from a replica, and why it may lag by some seconds. All others come from
 * the primary: a learner must find what they did a moment ago, and so must the staff who decide about it.
 */
export const LAGGING_READS = {
  "staff overview": "counts of hours and days, in which nobody misses the last seconds",
  "staff item figures": "how a question was answered, counted over thousands of answers",
  "staff audit search": "looks back; nothing is decided by whether the newest event is in it",
  "account export": "everything about one learner, from all tables at once; it names its own time",
} as const;
export type LaggingRead = keyof typeof LAGGING_READS;

/** Does the work on a replica if there is a good one, else on the primary. */
export type ReadLagging = <T>(read: LaggingRead, work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Servers write a row every five seconds, so a replica whose last transaction is older than this has
 * fallen behind.
 */
const MOST_LAG_SECONDS = 30;
const BELIEVED_MILLISECONDS = 5_000;
/** As long, a replica that is down or behind isn't asked again: the wait would be for nothing. */
const AVOIDED_MILLISECONDS = 15_000;

export function createLaggingReads(
  primary: Db,
  replica: Db | null,
  log: Logger,
  mostLagSeconds = MOST_LAG_SECONDS,
): ReadLagging {
  if (replica === null) return async (_, work) => await work(primary);
  let believedUntil = 0;
  let avoidedUntil = 0;

  async function isGood(db: Db): Promise<boolean> {
    if (Date.now() < believedUntil) return true;
    if (Date.now() < avoidedUntil) return false;
    if ((await lagOf(db)) > mostLagSeconds) return avoid("it's too far behind");
    believedUntil = Date.now() + BELIEVED_MILLISECONDS;
    return true;
  }

  function avoid(why: unknown): false {
    believedUntil = 0;
    avoidedUntil = Date.now() + AVOIDED_MILLISECONDS;
    log.warn({ err: why }, "the replica can't be used: the primary takes its reads");
    return false;
  }

  return async (_, work) => {
    try {
      if (await isGood(replica)) return await work(replica);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      avoid(error);
    }
    return await work(primary);
  };
}

/** In seconds. Behind a balancer, the "replica" may be the primary, which never lags. */
async function lagOf(db: Db): Promise<number> {
  const { rows } = await sql<{ lag: number }>`
    select case when pg_is_in_recovery()
      then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8
      else 0 end as lag`.execute(db);
  // A replica that has replayed nothing yet says null.
  return rows[0]?.lag ?? Number.POSITIVE_INFINITY;
}
