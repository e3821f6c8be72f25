/** Reads that may lag, on a real replica. */
import { user } from "@theta/contract";
import { staffAudit, staffOverview } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { askOnce, startPair } from "../../../test/database-pair.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { confirmedStaff } from "../../features/staff/test-staff.ts";
import { createLogger } from "../logger.ts";
import { type Db, openDatabase } from "./database.ts";
import { createLaggingReads } from "./lagging-reads.ts";
import { migrate } from "./migrate.ts";

const silent = createLogger("silent");

function open(url: string): Db {
  const { db } = openDatabase({ url, poolSize: 4, onError: () => {} });
  onTestFinished(async () => await db.destroy());
  return db;
}

/** Which of the two does the work. */
const isReplica = async (db: Db) => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]!.is;
};

const startMigrated = async () => await startPair(async (url) => await migrate(url));

test("asks the replica, and the primary while the replica is down or far behind", async () => {
  const { primary, standby } = await startMigrated();
  const [first, replica] = [open(primary.url), open(standby.url)];
  const reads = (mostLagSeconds?: number) =>
    createLaggingReads(first, replica, silent, mostLagSeconds);
  await askOnce(primary.url, "create table now_and_then ()");
  await expect.poll(async () => await reads()("staff overview", isReplica)).toBe(true);
  // Nothing has been written for longer than this.
  expect(await reads(0)("staff overview", isReplica)).toBe(false);
  const readLagging = reads();
  expect(await readLagging("staff overview", isReplica)).toBe(true);
  await standby.stop();
  expect(await readLagging("staff overview", isReplica)).toBe(false);
  expect(await readLagging("staff overview", isReplica)).toBe(false);
});

test("without a replica, every read goes to the primary", async () => {
  const readLagging = createLaggingReads("the primary" as unknown as Db, null, silent);
  expect(await readLagging("staff overview", async (db) => db)).toBe("the primary");
});

test("does not hide a fault of ours by asking the primary", async () => {
  const { primary, standby } = await startMigrated();
  const readLagging = createLaggingReads(open(primary.url), open(standby.url), silent);
  await askOnce(primary.url, "create table now_and_then ()");
  const wrong = readLagging("staff overview", async (db) => await sql`select nonsense`.execute(db));
  await expect(wrong).rejects.toThrow("nonsense");
});

test("reads only what is on the list from the replica, and writes nothing there", async () => {
  const { primary, standby } = await startMigrated();
  const asked: string[] = [];
  const { db, pool } = openDatabase({ url: standby.url, poolSize: 4, onError: () => {} });
  pool.on("acquire", () => asked.push("asked"));
  onTestFinished(async () => await db.destroy());
  const app = await createTestApp({ databaseUrl: primary.url, replica: db });
  const { token } = await confirmedStaff(app, "owner");
  expect(asked).toEqual([]);
  await expect
    .poll(async () => (await sql`select from staff_members`.execute(db)).rows.length)
    .toBe(1);
  const reads = [
    async () => await app.call(staffOverview.read, {}, { token }),
    async () => await app.call(staffAudit.list, {}, { token }),
    async () => await app.call(user.exportAccountData, {}, { token }),
  ];
  for (const read of reads) {
    asked.length = 0;
    const { statusCode, body } = await read();
    expect([statusCode, body.message]).toEqual([200, undefined]);
    expect(asked.length).toBeGreaterThan(0);
  }
});
