import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { Limit } from "../../platform/throttle.ts";

/** Takes back what was counted ahead of time, or in vain. */
export async function giveBack(db: Db, limits: Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  await sql`
    update throttles set hits = hits - 1
    where key = any(${keys}) and hits > 0 and window_ends_at > now()`.execute(db);
}

/** Moves the end of a window that is open: what is to come has been allowed ahead of its time. */
export async function prolong(db: Db, { key }: Limit, seconds: number): Promise<void> {
  await sql`
    update throttles set window_ends_at = window_ends_at + make_interval(secs => ${seconds})
    where key = ${key} and window_ends_at > now()`.execute(db);
}
