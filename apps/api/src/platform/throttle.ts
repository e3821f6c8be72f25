import { sql } from "kysely";
import { BATCH_ROWS, inBatches } from "./database/batches.ts";
import type { Db } from "./database/database.ts";
import { tooMany } from "./refusal.ts";

export interface Limit {
  /** Names the counter: what is limited, and for whom. Hash anything personal. */
  key: string;
  hits: number;
  windowSeconds: number;
}

interface Count {
  hits: number;
  secondsLeft: number;
}

/** Counts one more hit, across all servers, and returns how many there are in this window. */
async function count(db: Db, { key, windowSeconds }: Limit): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into throttles as t (key, hits, window_ends_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when t.window_ends_at <= now() then 1 else t.hits + 1 end,
      window_ends_at = case when t.window_ends_at <= now()
        then excluded.window_ends_at else t.window_ends_at end
    returning hits, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"`.execute(
    db,
  );
  return rows[0]!;
}

/** Counts a hit and throws 429 if it was one too many. */
export async function spend(db: Db, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const { hits, secondsLeft } = await count(db, limit);
    if (hits > limit.hits) throw tooMany(Math.max(1, secondsLeft));
  }
}

/** Counts a hit and returns how long to wait, 0 if not at all. For replies that must not differ. */
export async function secondsToWait(db: Db, limits: Limit[]): Promise<number> {
  let wait = 0;
  for (const limit of limits) {
    const { hits, secondsLeft } = await count(db, limit);
    if (hits > limit.hits) wait = Math.max(wait, 1, secondsLeft);
  }
  return wait;
}

/** How long until none of the limits is reached any more, 0 if none is. Doesn't count. */
export async function secondsUntilFree(db: Db, limits: Limit[]): Promise<number> {
  const keys = limits.map((limit) => limit.key);
  const { rows } = await sql<Count & { key: string }>`
    select key, hits, ceil(extract(epoch from window_ends_at - now()))::int as "secondsLeft"
    from throttles where key = any(${keys}) and window_ends_at > now()`.execute(db);
  const reached = rows.filter((row) =>
    limits.some(({ key, hits }) => key === row.key && row.hits >= hits),
  );
  return Math.max(0, ...reached.map(({ secondsLeft }) => Math.max(1, secondsLeft)));
}

/** Takes back what was counted too early or for nothing. */
export async function giveBack(db: Db, limits: Limit[]): Promise<void> {
  const keys = limits.map((limit) => limit.key);
  await sql`
    update throttles set hits = hits - 1
    where key = any(${keys}) and hits > 0 and window_ends_at > now()`.execute(db);
}

/** Extends an open window because something later was already allowed. */
export async function extendWindow(db: Db, { key }: Limit, seconds: number): Promise<void> {
  await sql`
    update throttles set window_ends_at = window_ends_at + make_interval(secs => ${seconds})
    where key = ${key} and window_ends_at > now()`.execute(db);
}

export async function resetLimits(db: Db, keys: string[]): Promise<void> {
  await sql`delete from throttles where key = any(${keys})`.execute(db);
}

export async function deleteOldThrottles(db: Db): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from throttles where key in (
        select key from throttles where window_ends_at < now() - interval '1 day'
        limit ${BATCH_ROWS})`.execute(db);
    return Number(numAffectedRows);
  });
}
