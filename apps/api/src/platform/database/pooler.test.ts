/** What holds when a pooler shares PostgreSQL's connections, one transaction at a time. */
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { cloneDatabase } from "../../../test/test-database.ts";
import { runOnServer } from "../../../test/scratch-database.ts";
import { openTransactionPooler, POOLED } from "../../../test/transaction-pooler.ts";
import { createQuizWorld } from "../../features/free-quiz/test-quizzes.ts";
import { createMockWorld } from "../../features/mock-test/test-mocks.ts";
import { findSessionFault } from "./check-session.ts";
import { type Db, openDatabase, type Pooler } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";

interface Way {
  pooler: Pooler;
  prepared: boolean;
}

function open(url: string, way: Way): Db {
  const { db } = openDatabase({ url, poolSize: 4, onError: () => {}, ...way });
  onTestFinished(async () => await db.destroy());
  return db;
}

async function createDatabase(): Promise<string> {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  return url;
}

/** Does what the fault says that one should do. */
async function giveSettings(url: string): Promise<string> {
  const pooled = open(await openTransactionPooler(url), POOLED);
  const fault = (await findSessionFault(pooled, POOLED)) ?? "";
  await runOnServer(url, ...fault.split("\n").filter((line) => line.startsWith("  alter role")));
  return fault;
}

test("takes a quiz and a mock, each statement on another connection", async () => {
  const quizzes = await createQuizWorld({ isPooled: true });
  await quizzes.finish("first", 7);
  const rows = await quizzes.db.selectFrom("quiz_questions").select("answered_at").execute();
  expect([rows.length, rows.filter((row) => row.answered_at === null)]).toEqual([10, []]);
  const mocks = await createMockWorld(undefined, { isPooled: true });
  await mocks.finish("quant-1");
  const { ended_at } = await mocks.db
    .selectFrom("mock_attempts")
    .select("ended_at")
    .executeTakeFirstOrThrow();
  expect(ended_at).not.toBeNull();
});

test("migrates from several servers at once, and leaves no lock behind", async () => {
  const url = await createDatabase();
  const pooled = await openTransactionPooler(url);
  const more = [
    ...readMigrations(),
    { name: "9999_extra.sql", sql: "create table extra ()", checksum: "1" },
  ];
  const done = await Promise.all([1, 2, 3].map(async () => await migrate(pooled, more)));
  expect(done.flat()).toEqual(["9999_extra.sql"]);
  const { rows } = await sql`
    select pid from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and datname = current_database()`.execute(open(url, POOLED));
  expect(rows).toEqual([]);
});

test("says which settings the pooler's connections lack, and how to give them", async () => {
  const url = await createDatabase();
  const fault = await giveSettings(url);
  expect(fault).toMatch(/lack .*statement_timeout, idle_in_transaction_session_timeout\./);
  const given = open(await openTransactionPooler(url), POOLED);
  expect(await findSessionFault(given, POOLED)).toBeNull();
});

test("finds nothing wrong with PostgreSQL's own connections", async () => {
  const way: Way = { pooler: "none", prepared: true };
  expect(await findSessionFault(open(await createDatabase(), way), way)).toBeNull();
});

test("refuses prepared statements that the pooler doesn't keep, at every start", async () => {
  const url = await createDatabase();
  await giveSettings(url);
  const way: Way = { pooler: "transaction", prepared: true };
  const pooled = await openTransactionPooler(url);
  for (let start = 0; start < 4; start++)
    expect(await findSessionFault(open(pooled, way), way)).toMatch(/DATABASE_PREPARED=off/);
});

test("says plainly that a pooler refuses what is asked for when connecting", async () => {
  const pooled = await openTransactionPooler(await createDatabase());
  const direct = open(pooled, { pooler: "none", prepared: false });
  await expect(sql`select 1`.execute(direct)).rejects.toThrow(
    "unsupported startup parameter: options",
  );
});
