import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { ASHA, logIn, signUp } from "../account/test-world.ts";
import { lockPurchase, revokePurchase } from "./purchases.ts";
import { openPlan } from "./grant-subscription.ts";
import { remindOfEnds } from "./remind-of-end.ts";

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  const { userId: learnerId } = await logIn(app);
  const open = async (months: number) => {
    const plan = { key: "k", name: "GMAT PRO", months, mocks: 1, sectionals: 0, opens: null };
    await app.db.transaction().execute(async (tx) => {
      // Whatever time zone the connection is in.
      await sql`set local timezone to 'America/New_York'`.execute(tx);
      await openPlan(tx, { learnerId, orderId: null, plan });
    });
  };
  const reminders = async () => {
    await remindOfEnds(app.db, "https://theta.example");
    return (await app.mails(ASHA.email)).filter(({ subject }) => subject.includes("plan ends"));
  };
  return { ...app, learnerId, open, reminders };
}

test.each([
  ["2030-12-31T23:30:00Z", 2, "2031-02-28T23:30:00Z"],
  ["2031-12-31T00:00:00Z", 2, "2032-02-29T00:00:00Z"],
  ["2032-02-29T12:00:00Z", 12, "2033-02-28T12:00:00Z"],
  ["2031-08-31T10:00:00Z", 6, "2032-02-29T10:00:00Z"],
  // The clocks of Europe and America change in between; the hour in UTC doesn't.
  ["2031-03-15T10:00:00Z", 3, "2031-06-15T10:00:00Z"],
  ["2031-10-15T23:59:59Z", 3, "2032-01-15T23:59:59Z"],
])("row 63: from %s, ends %i calendar months later, at %s", async (start, months, end) => {
  const { db, open } = await setUp();
  await open(1);
  await sql`update subscriptions set ends_at = ${start}`.execute(db);
  await open(months);
  const rows = await db
    .selectFrom("subscriptions")
    .select(["starts_at", "ends_at"])
    .orderBy("starts_at", "desc")
    .limit(1)
    .execute();
  expect(rows).toEqual([{ starts_at: new Date(start), ends_at: new Date(end) }]);
});

test("keeps the length of the plans after a refunded one, whatever the database's time zone", async () => {
  const { db, databaseUrl, learnerId } = await setUp();
  await sql`do $$ begin execute
    format('alter database %I set timezone to %L', current_database(), 'America/New_York'); end $$`.execute(
    db,
  );
  const other = openDatabase({ url: databaseUrl, poolSize: 2, onError: () => {} });
  onTestFinished(async () => await other.db.destroy());
  // Two hundred days that disappear and six plans of sixty days, so a change of New York's clocks
  // falls in between.
  const ids = Array.from({ length: 7 }, (_, k) => `00000000-0000-4000-8000-00000000000${k}`);
  for (const [k, id] of ids.entries()) {
    const days = k === 0 ? -1 : 140 + 60 * k;
    await sql`insert into orders (id, learner_id, plan_key, plan_name, months, mocks, sectionals,
        amount_cents, currency, receipt)
      values (${id}, ${learnerId}, 'k', 'GMAT PRO', 2, 1, 0, 100, 'USD', ${`s_${k}`})`.execute(db);
    await sql`insert into subscriptions (learner_id, order_id, plan_key, plan_name, mocks, sectionals,
        starts_at, ends_at)
      select ${learnerId}::uuid, ${id}::uuid, 'k', 'GMAT PRO', 1, 0,
        date_trunc('second', now()) + make_interval(hours => 24 * ${days}::int),
        date_trunc('second', now()) + make_interval(hours => 24 * ${k === 0 ? 200 : days + 60}::int)`.execute(
      db,
    );
  }
  await other.db.transaction().execute(async (tx) => {
    const first = await lockPurchase(tx, { learnerId, orderId: ids[0]! });
    await revokePurchase(tx, first!);
  });
  const rows = await db
    .selectFrom("subscriptions")
    .select(["starts_at", "ends_at"])
    .where("revoked_at", "is", null)
    .orderBy("starts_at")
    .execute();
  const hours = rows.map((row) => (row.ends_at.getTime() - row.starts_at.getTime()) / 3_600_000);
  expect(hours).toEqual(Array(6).fill(1440));
});

test("tells a learner a week before their last plan ends, once for each end", async () => {
  const { db, open, reminders } = await setUp();
  await open(2);
  expect(await reminders()).toEqual([]);
  const endsIn = async (days: number) =>
    await sql`update subscriptions set created_at = now() - interval '50 days',
      starts_at = now() - interval '50 days',
      ends_at = now() + make_interval(days => ${days})`.execute(db);
  await endsIn(8);
  expect(await reminders()).toEqual([]);
  await endsIn(6);
  expect(await reminders()).toHaveLength(1);
  expect(await reminders()).toHaveLength(1);
  expect((await reminders())[0]?.text).toContain("/PlanAndPricing");
  // Renewed: the next one comes with the new end.
  await open(2);
  expect(await reminders()).toHaveLength(1);
  await sql`update subscriptions set created_at = now() - interval '50 days',
    starts_at = now() - interval '50 days', ends_at = now() + interval '5 days'
    where ends_at > now() + interval '20 days'`.execute(db);
  await sql`delete from subscriptions where ends_at > now() + interval '5 days 1 hour'`.execute(db);
  expect(await reminders()).toHaveLength(2);
});

test("tells nobody about the end of a plan that was refunded or has ended", async () => {
  const { db, open, reminders } = await setUp();
  await open(2);
  await sql`update subscriptions set created_at = now() - interval '50 days',
    starts_at = now() - interval '50 days', ends_at = now() + interval '5 days', revoked_at = now()`.execute(
    db,
  );
  expect(await reminders()).toEqual([]);
  await sql`update subscriptions set revoked_at = null, ends_at = now() - interval '1 day'`.execute(
    db,
  );
  expect(await reminders()).toEqual([]);
});
