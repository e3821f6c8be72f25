/**
 * Manages a database by hand: migrate, load the item bank, reset, or write out what the migrations
 * make.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { BankError, loadItemBank } from "../../apps/api/src/load-item-bank.ts";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { migrate } from "../../apps/api/src/platform/database/migrate.ts";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";
import { runOnServer, withScratchDatabase } from "../../apps/api/test/scratch-database.ts";
import { describeDatabase } from "./describe-database.ts";

const config = readConfig(process.env);
const fileOf = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const COMMANDS: Record<string, () => Promise<void>> = {
  async migrate() {
    const done = config.databaseUrl
      ? await migrate(config.databaseUrl)
      : await withEmbeddedDatabase((url) => migrate(url));
    console.log(done.length === 0 ? "Nothing to do." : `Applied: ${done.join(", ")}`);
  },
  async reset() {
    if (config.databaseUrl || config.mode === "production") {
      throw new Error("Only the embedded development database can be reset.");
    }
    await withEmbeddedDatabase((url) => runOnServer(url, "drop database theta with (force)"));
    console.log("Deleted the database. The next start creates a new one.");
  },
  async items() {
    await (config.databaseUrl ? loadItems(config.databaseUrl) : withEmbeddedDatabase(loadItems));
  },
  async schema() {
    const { sql, types } = await withScratchDatabase(describeDatabase);
    writeFileSync(fileOf("apps/api/schema.sql"), sql);
    writeFileSync(fileOf("apps/api/src/platform/database/schema.generated.ts"), types);
    console.log("Wrote apps/api/schema.sql and schema.generated.ts");
  },
};

async function loadItems(url: string): Promise<void> {
  await migrate(url);
  const { databasePrepared: prepared, databasePooler: pooler } = config;
  const { db } = openDatabase({ url, poolSize: 2, prepared, pooler, onError: console.error });
  try {
    await loadItemBank(db, console.log);
  } finally {
    await db.destroy();
  }
}

/** Works on the embedded database while no server is running, and stops it afterward. */
async function withEmbeddedDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder });
  if (!(await postgres.claim()))
    throw new Error("Theta is running with this data folder. Stop it first.");
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

const command = COMMANDS[process.argv[2] ?? ""];
if (command) await command().catch(endInOneSentence);
else {
  console.error(`Choose one of: ${Object.keys(COMMANDS).join(", ")}`);
  process.exitCode = 1;
}

function endInOneSentence(error: unknown): void {
  if (!(error instanceof BankError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
