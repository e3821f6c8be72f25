import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { ASHA, logIn, signUp } from "../account/test-world.ts";
import { openPlan } from "./grant-subscription.ts";
import { remindOfEnds } from "./remind-of-end.ts";

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  const { userId: learnerId } = await logIn(app);
  const open = async (months: number) => {
    const plan = { key: "k", name: "GMAT PRO", months, mocks: 1, sectionals: 0 };
    await app.db.transaction().execute(async (tx) => {
      // Whatever zone the connection is in.
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
  // The clocks of Europe and America change in between; the hour of UTC does not.
  ["2031-03-15T10:00:00Z", 3, "2031-06-15T10:00:00Z"],
  ["2031-10-15T23:59:59Z", 3, "2032-01-15T23:59:59Z"],
])("row 63: from %s so many calendar months, %i, end at %s", async (start, months, end) => {
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

test("a week before the last plan ends its learner is told, once for each end", async () => {
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

test("nobody is told of the end of what was given back, or has ended", async () => {
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
