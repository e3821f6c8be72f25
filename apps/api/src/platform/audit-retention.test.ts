import { globSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDb } from "../../test/test-db.ts";
import { AUDIT_KINDS, deleteOldAuditEvents, yearsKept } from "./audit-retention.ts";
import { BATCH_ROWS } from "./database/batches.ts";
import type { Db } from "./database/database.ts";

const ROOT = new URL("../../../../", import.meta.url);

async function keep(db: Db, event: string, age: string, count = 1) {
  await sql`insert into audit_events (event, at)
    select ${event}, now() - ${age}::interval from generate_series(1, ${count})`.execute(db);
}

async function kept(db: Db) {
  const { rows } = await sql<{ event: string; days: number; count: number }>`
    select event, (extract(epoch from now() - at) / 86400)::int as days, count(*)::int
    from audit_events group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ event, days, count }) => `${event} ${days} ${count}`);
}

test("deletes what is older than its kind is kept, in batches, and nothing else", async () => {
  const { db } = await createTestDb();
  await keep(db, "session.login", "400 days", 2 * BATCH_ROWS + 1);
  await keep(db, "session.login", "360 days");
  await keep(db, "staff.job-run", "1000 days");
  await keep(db, "staff.job-run", "1200 days");
  await keep(db, "staff.plan-granted", "2800 days");
  await keep(db, "payment.captured", "2800 days");
  await keep(db, "payment.captured", "3000 days");
  await keep(db, "unheard.of", "2800 days");
  await deleteOldAuditEvents(db);
  expect(await kept(db)).toEqual([
    "payment.captured 2800 1",
    "session.login 360 1",
    "staff.job-run 1000 1",
    "staff.plan-granted 2800 1",
    "unheard.of 2800 1",
  ]);
});

test("has nothing to do in an empty log", async () => {
  const { db } = await createTestDb();
  await expect(deleteOldAuditEvents(db)).resolves.toBeUndefined();
});

test("the database lets nobody change the log, or delete what's younger than a year", async () => {
  const { db } = await createTestDb();
  await keep(db, "session.login", "364 days");
  await keep(db, "session.login", "367 days");
  for (const change of [
    sql`delete from audit_events`,
    sql`update audit_events set event = 'a.b'`,
    sql`update audit_events set event = 'a.b' where at < now() - interval '366 days'`,
    sql`truncate audit_events`,
  ])
    await expect(change.execute(db)).rejects.toThrow("append-only");
  await sql`delete from audit_events where at < now() - interval '366 days'`.execute(db);
  expect(await kept(db)).toEqual(["session.login 364 1"]);
});

/** As they are written in the code; those with a part that's worked out end there. */
const EVENTS = globSync("apps/api/src/**/*.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => [
    ...readFileSync(new URL(file, ROOT), "utf8").matchAll(/event: ["`]([a-z]+\.[a-z-]*)/g),
  ])
  .map(([, event]) => event!);

test("every event of ours is of a kind", () => {
  expect(EVENTS.length).toBeGreaterThan(60);
  const unsorted = EVENTS.filter((event) => !AUDIT_KINDS.some(({ events }) => events.test(event)));
  expect(unsorted).toEqual([]);
  expect([yearsKept("session.login"), yearsKept("staff.plan-granted")]).toEqual([1, 8]);
});

const WORDS: Record<number, string> = { 1: "one year", 3: "three years", 8: "eight years" };

test.each(["apps/web/src/features/site/legal/privacy-words.ts", "docs/running.md"])(
  "%s says how long each kind is kept",
  (file) => {
    const text = readFileSync(new URL(file, ROOT), "utf8").toLowerCase().replaceAll(/\s+/g, " ");
    const years = AUDIT_KINDS.map((kind) => kind.years).toSorted((a, b) => a - b);
    expect(text).toMatch(new RegExp(years.map((count) => WORDS[count]).join(".{0,120}")));
  },
);
