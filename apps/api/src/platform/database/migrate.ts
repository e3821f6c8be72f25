import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** Any number will do, as long as every server uses the same one. */
const MIGRATION_LOCK = 7_386_001;

/**
 * While a migration waits for a table, everybody who wants that table waits behind it. It gives up
 * well before their statements do (`SESSION_SETTINGS`), lets them pass, and tries again.
 */
const LOCK_TIMEOUT = "1s";

/** How long a migration keeps trying when a table stays in use. */
interface Patience {
  tries: number;
  pauseMilliseconds: number;
}
const PATIENCE: Patience = { tries: 40, pauseMilliseconds: 2_000 };

/** Something a person must fix; its message is a sentence. */
export class MigrationError extends Error {}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Brings a database up to date, forward only, with each file in its own transaction. Several
 * servers may start at once: the first one works, and the others wait and find nothing to do.
 * Servers that are running go on: see LOCK_TIMEOUT.
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  patience = PATIENCE,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const applied = await readApplied(client);
    const done: string[] = [];
    for (const migration of migrations) {
      if (isApplied(migration, applied)) continue;
      if (await applyPatiently(client, migration, patience)) done.push(migration.name);
    }
    return done;
  } finally {
    await client.end();
  }
}

/**
 * Begins every transaction of ours. The lock ends with the transaction: one that belonged to the
 * connection would stay with a pooler. Migrations take as long as they take, and another server's
 * may be waited for as long as it runs, whatever the role's timeouts.
 */
const BEGIN = `begin; set local statement_timeout = 0; set local lock_timeout = 0;
  select pg_advisory_xact_lock(${MIGRATION_LOCK}); set local lock_timeout = '${LOCK_TIMEOUT}'`;

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `${BEGIN}; create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now());
     commit`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function isApplied({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const known = applied.get(name);
  if (known === undefined || known === checksum) return known !== undefined;
  throw new MigrationError(
    `Migration ${name} was changed after it had been applied. Restore it and write a new one.`,
  );
}

/** False if another server has applied it in the meantime. */
async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { tries, pauseMilliseconds }: Patience,
): Promise<boolean> {
  for (let left = tries - 1; ; left--) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const { name } = migration;
      if (!isHeldUp(error))
        throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, {
          cause: error,
        });
      if (left <= 0)
        throw new MigrationError(
          `Migration ${name} changed nothing: a table it needs stayed in use through ${tries} tries. ` +
            "End the transactions that have been open a long time (see xact_start in pg_stat_activity), and start Theta again.",
          { cause: error },
        );
    }
    await sleep(pauseMilliseconds);
  }
}

const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";

function isHeldUp(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> {
  await client.query(BEGIN);
  try {
    const { rowCount } = await client.query(
      "insert into schema_migrations (name, checksum) values ($1, $2) on conflict do nothing",
      [name, checksum],
    );
    if (rowCount === 1) await client.query(sql);
    await client.query("commit");
    return rowCount === 1;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
