import type { Pool } from "pg";
import { onTestFinished } from "vitest";
import { type Db, openDatabase } from "../src/platform/database/database.ts";
import { cloneDatabase } from "./test-database.ts";

/** A database for a single test, without a server in front of it. */
export async function createTestDb({ prepared = true } = {}): Promise<{
  db: Db;
  pool: Pool;
  url: string;
}> {
  const { url, drop } = await cloneDatabase();
  const { db, pool } = openDatabase({ url, poolSize: 8, prepared, onError: () => {} });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  return { db, pool, url };
}
