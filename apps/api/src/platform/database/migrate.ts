import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";

const FOLDER = new URL("../../../migrations/", import.meta.url);
/** Any number will do, as long as every server uses the same one. */
const MIGRATION_LOCK = 7_386_001;

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
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations",
    );
    return await applyMissing(client, migrations, new Map(rows.map((r) => [r.name, r.checksum])));
  } finally {
    await client.end();
  }
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  applied: Map<string, string>,
): Promise<string[]> {
  const done: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. Restore it and write a new one.`,
      );
    }
    await client.query("begin");
    try {
      await client.query(sql);
      await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
        name,
        checksum,
      ]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, {
        cause: error,
      });
    }
    done.push(name);
  }
  return done;
}
