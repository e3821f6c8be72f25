import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { migrate } from "../src/platform/database/migrate.ts";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";

/** Tests and checks share their own PostgreSQL, apart from the one that people use. */
const FOLDER = fileURLToPath(new URL("../../../.data/test", import.meta.url));

/**
 * Nothing in it outlives a run, so it needn't survive a power failure, which makes it much faster.
 */
const SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

/** Another database on the same server. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runOnServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, "postgres") });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops a template and its clones, whose names start with its name. */
export async function dropDatabasesOf(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, "postgres") });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')",
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Any number works: everyone using the test server holds it in shared mode. */
const IN_USE = 7_386_002;

/** Starts the test server, or joins one that another run has started. The last one out stops it. */
export async function joinTestPostgres(): Promise<{ url: string; leave: () => Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataFolder: FOLDER, settings: SETTINGS });
  const client = new pg.Client({ connectionString: databaseUrl(postgres.url, "postgres") });
  await client.connect();
  await client.query("select pg_advisory_lock_shared($1)", [IN_USE]);
  return {
    url: postgres.url,
    async leave() {
      await client.query("select pg_advisory_unlock_shared($1)", [IN_USE]);
      const { rows } = await client.query("select pg_try_advisory_lock($1) as last", [IN_USE]);
      await client.end();
      if (rows[0].last) await postgres.stop();
    },
  };
}

/** A freshly migrated database for one piece of work. */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await joinTestPostgres();
  const name = `scratch_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(postgres.url, `create database ${name}`);
  try {
    const url = databaseUrl(postgres.url, name);
    await migrate(url);
    return await work(url);
  } finally {
    await runOnServer(postgres.url, `drop database ${name} with (force)`);
    await postgres.leave();
  }
}
