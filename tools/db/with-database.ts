import { startEmbeddedPostgres } from "@theta/embedded-postgres";
import type { Config } from "../../apps/api/src/platform/config/config.ts";
import { type Db, openDatabase } from "../../apps/api/src/platform/database/database.ts";

/**
 * Works next to a running server. If the embedded database isn't running, starts it for as long as
 * needed.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return await onDatabase(config.databaseUrl, config, work);
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder });
  const isAlone = await postgres.claim();
  try {
    return await onDatabase(postgres.url, config, work);
  } finally {
    if (isAlone) await postgres.stop();
  }
}

async function onDatabase<T>(
  url: string,
  { databasePrepared: prepared, databasePooler: pooler }: Config,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db } = openDatabase({ url, poolSize: 2, prepared, pooler, onError: console.error });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
