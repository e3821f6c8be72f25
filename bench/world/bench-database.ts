/** A PostgreSQL of the benches' own, apart from the one that people use and from the tests'. */
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";
import { loadItemBank } from "../../apps/api/src/load-item-bank.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { databaseUrl, runOnServer } from "../../apps/api/test/scratch-database.ts";
import { UsageError } from "../../tools/command-options.ts";

const FOLDER = fileURLToPath(new URL("../../.data/bench", import.meta.url));

/** It survives a crash like the real one: what that costs belongs to what we measure. */
const SETTINGS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.max": "2000",
  max_connections: "200",
  shared_buffers: "512MB",
  max_wal_size: "4GB",
};

/** Migrated and with the item bank; the others are copies of it. */
const TEMPLATE = "bench_template";

export interface BenchServer {
  /** A new database with the bank and nobody in it; one of the same name is replaced. */
  create: (name: string) => Promise<string>;
  drop: (name: string) => Promise<void>;
}

/** Only one bench runs at a time: two would measure each other. */
export async function withBenchServer<T>(work: (server: BenchServer) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({
    dataFolder: FOLDER,
    settings: SETTINGS,
    log: console.error,
  });
  if (!(await postgres.claim()))
    throw new UsageError("Another bench is running. Wait for it, or stop it first.");
  try {
    await prepareTemplate(postgres.url);
    const drop = async (name: string) =>
      await runOnServer(postgres.url, `drop database if exists ${name} with (force)`);
    return await work({
      drop,
      async create(name) {
        await drop(name);
        await runOnServer(postgres.url, `create database ${name} template ${TEMPLATE}`);
        return databaseUrl(postgres.url, name);
      },
    });
  } finally {
    await postgres.stop();
  }
}

/** Brings the template up to today's migrations and bank. */
async function prepareTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `create database ${TEMPLATE}`).catch((error: unknown) => {
    if ((error as { code?: string }).code !== "42P04") throw error;
  });
  const url = databaseUrl(serverUrl, TEMPLATE);
  try {
    await fill(url);
  } catch (error) {
    // A branch with other migrations has filled it, so it's created again.
    if (!(error instanceof Error && error.name === "MigrationError")) throw error;
    await runOnServer(
      serverUrl,
      `drop database ${TEMPLATE} with (force)`,
      `create database ${TEMPLATE}`,
    );
    await fill(url);
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url);
  const { db } = openDatabase({ url, poolSize: 2, onError: () => {} });
  try {
    await loadItemBank(db, console.error);
  } finally {
    await db.destroy();
  }
  await runOnDatabase(url, "create extension if not exists pg_stat_statements", "vacuum analyze");
}

/** Without the time limits of requests: vacuuming after a large import takes a while. */
async function runOnDatabase(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
