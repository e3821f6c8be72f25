import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../src/platform/database/database.ts";

/** Resolves once this many statements wait for a lock that another transaction holds. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  await expect.poll(async () => await countWaiting(db), { timeout: 20_000 }).toBe(count);
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.n;
}
