import { freeQuiz } from "@theta/contract";
import { staffOverview } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { confirmedStaff } from "../test-staff.ts";
import { selectBuckets } from "./overview.queries.ts";

const read = async (app: TestApp, token: string, query: object = {}) => {
  const answer = await app.call(staffOverview.read, query, { token });
  expect(answer.statusCode).toBe(200);
  return answer.body.result;
};

test("counts sign-ups in the caller's days, without anybody's name", async () => {
  const app = await createTestApp();
  const { token } = await confirmedStaff(app, "analyst");
  // A moment that is the next day in one of the two time zones.
  await sql`
    insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at, created_at)
    select 'Old', '12345', 'old' || n || '@example.org', 'old' || n || '@example.org', 'x', now(),
      date_trunc('day', now()) - interval '2 days' + interval '30 minutes'
    from generate_series(1, 3) as n`.execute(app.db);
  const inUtc = await read(app, token, { period: "7d", timeZone: "UTC" });
  expect(inUtc.buckets).toHaveLength(7);
  expect(inUtc.buckets.map(({ signUps }) => signUps)).toEqual([0, 0, 0, 0, 3, 0, 1]);
  const inNewYork = await read(app, token, { period: "7d", timeZone: "America/New_York" });
  expect(inNewYork.buckets.at(3)!.signUps + inNewYork.buckets.at(4)!.signUps).toBe(3);
  expect(inUtc.totals.signUps).toBe(4);
  expect(JSON.stringify(inUtc)).not.toMatch(/@|Old/);
});

test.each([
  // The clocks went forward on March 8, and back on November 1.
  ["spring", "2026-03-10T16:00:00Z", ["05T05", "06T05", "07T05", "08T05", "09T04", "10T04"]],
  ["fall", "2026-11-03T16:00:00Z", ["29T04", "30T04", "31T04", "01T04", "02T05", "03T05"]],
])("has every day around %s's clock change", async (_, now, starts) => {
  const app = await createTestApp();
  const span = { units: 6, timeZone: "America/New_York", now: new Date(now) };
  await sql`insert into request_minutes (minute, requests, errors)
    select minute, 1, 0 from generate_series(${now}::timestamptz - interval '10 days',
      ${now}::timestamptz, interval '1 hour') as minute`.execute(app.db);
  const days = await selectBuckets(app.db, { ...span, unit: "day" });
  expect(days.map(({ at }) => at.toISOString().slice(8, 13))).toEqual(starts);
  const hoursOf = (k: number) => (days[k + 1]!.at.getTime() - days[k]!.at.getTime()) / 3_600_000;
  expect(days.slice(0, 5).map(({ requests }) => requests)).toEqual([0, 1, 2, 3, 4].map(hoursOf));
  expect(await selectBuckets(app.db, { ...span, unit: "hour" })).toHaveLength(6);
});

test("counts what needs a person: emails that nobody got today, and jobs that failed last", async () => {
  const app = await createTestApp();
  const { token } = await confirmedStaff(app, "owner");
  await sql`
    insert into mail_outbox (dedupe_key, recipient, subject, body_text, body_html, created_at, failed_at)
    values ('today', 'a@example.org', 's', 't', 'h', now(), now()), ('decoy', '', 's', 't', 'h', now(), now()),
      ('old', 'b@example.org', 's', 't', 'h', now() - interval '3 days', now() - interval '2 days')`.execute(
    app.db,
  );
  await sql`delete from job_runs`.execute(app.db);
  await sql`insert into job_runs (name, started_at, ended_at, error) values
    ('mended', now(), now(), 'the server is away'), ('mended', now(), now(), null),
    ('broken', now(), now(), null), ('broken', now(), now(), 'the server is away')`.execute(app.db);
  expect((await read(app, token)).now).toMatchObject({ mailsFailed: 1, jobsFailed: 1 });
});

test("has an hour for each of the last 24, and 30 days", async () => {
  const app = await createTestApp();
  const { token } = await confirmedStaff(app, "owner");
  const hours = await read(app, token, { period: "24h" });
  expect([hours.unit, hours.buckets.length]).toEqual(["hour", 24]);
  expect(hours.buckets.at(-1)!.signUps).toBe(1);
  expect((await read(app, token, { period: "30d" })).buckets).toHaveLength(30);
});

test("adds up what servers counted, and what was paid and paid back", async () => {
  const app = await createTestApp();
  const { token } = await confirmedStaff(app, "owner");
  await sql`insert into request_minutes (minute, requests, errors) values
    (date_trunc('minute', now()), 900, 3), (date_trunc('minute', now() - interval '1 day'), 100, 1),
    (date_trunc('minute', now() - interval '8 days'), 5000, 50)`.execute(app.db);
  await sql`
    insert into orders (plan_key, plan_name, months, mocks, sectionals, amount_cents, currency,
      receipt, provider_order_id, status, paid_at, paid_payment_id, flag)
    select 'pro', 'PRO', 1, 1, 0, 9900, 'USD', 'r' || n, 'order_' || n, 'paid', now(), 'pay_' || n,
      case n when 1 then 'paid twice' end from generate_series(1, 2) as n`.execute(app.db);
  const found = await read(app, token, { period: "7d" });
  expect(found.totals).toMatchObject({ requests: 1000, errors: 4, orders: 2 });
  expect(found.income).toEqual([{ currency: "USD", cents: 19_800 }]);
  expect(found.now.ordersFlagged).toBe(1);
});

test("stores what a server counted when it closes, and adds to what others stored", async () => {
  const app = await createTestApp();
  for (let i = 0; i < 3; i++) await app.call(freeQuiz.list, {});
  await sql`insert into request_minutes (minute, requests, errors)
    values (date_trunc('minute', now()), 10, 2)`.execute(app.db);
  await app.app.close();
  const { rows } = await sql<{ requests: number }>`
    select sum(requests)::int as requests from request_minutes`.execute(app.db);
  expect(rows).toEqual([{ requests: 13 }]);
});
