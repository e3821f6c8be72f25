import { freeQuiz } from "@theta/contract";
import { staffOverview } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { confirmedStaff } from "../test-staff.ts";

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
