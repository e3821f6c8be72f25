import { staffJobs } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { insertRun } from "../../../platform/jobs/job-runs.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { confirmedStaff } from "../test-staff.ts";

const REASON = "The mail server is back";

async function setUp() {
  const app = await createTestApp();
  const owner = await confirmedStaff(app, "owner");
  await sql`delete from mail_outbox`.execute(app.db);
  await sql`insert into jobs (name, due_at) values
    ('deliver-mail', now() + interval '1 minute'), ('tidy-mail', now() - interval '1 hour')`.execute(
    app.db,
  );
  return { app, owner };
}

const ran = ({ db }: TestApp, name: string, error: string | null = null) =>
  insertRun(db, { name, startedAt: new Date("2026-11-01T10:00:00Z"), milliseconds: 1_250, error });

test("shows when jobs are due, how they went, and which nobody runs", async () => {
  const { app, owner } = await setUp();
  await ran(app, "deliver-mail", "connect ECONNREFUSED");
  await ran(app, "deliver-mail");
  await sql`update jobs set running_since = '2026-11-01T11:00:00Z', beat_at = now()
    where name = 'deliver-mail'`.execute(app.db);
  const { jobs } = (await app.call(staffJobs.overview, undefined, owner)).body.result;
  expect(jobs).toMatchObject([
    {
      name: "deliver-mail",
      isLate: false,
      runningSince: Date.parse("2026-11-01T11:00:00Z"),
      lastRun: { startedAt: Date.parse("2026-11-01T10:00:00Z"), milliseconds: 1_250, error: null },
      lastFailure: { error: "connect ECONNREFUSED" },
    },
    { name: "tidy-mail", isLate: true, runningSince: null, lastRun: null, lastFailure: null },
  ]);
});

test("counts the queues and says how old the oldest is", async () => {
  const { app, owner } = await setUp();
  const mail = { to: "ana@example.org", subject: "S", text: "T", html: "T" };
  for (const dedupeKey of ["a", "b", "c"]) await enqueueMail(app.db, { ...mail, dedupeKey });
  await sql`update mail_outbox set created_at = '2026-11-01T10:00:00Z' where dedupe_key = 'a'`.execute(
    app.db,
  );
  await sql`update mail_outbox set failed_at = now() where dedupe_key = 'c'`.execute(app.db);
  await sql`insert into webhook_events (event_id, type, received_at, tries, done_at) values
    ('1', 'payment.captured', '2026-11-02T10:00:00Z', 2, null),
    ('2', 'payment.captured', now(), 30, null),
    ('3', 'payment.captured', now(), 1, now())`.execute(app.db);
  const { queues } = (await app.call(staffJobs.overview, undefined, owner)).body.result;
  expect(queues).toEqual([
    { queue: "mail", waiting: 2, oldestAt: Date.parse("2026-11-01T10:00:00Z"), givenUp: 1 },
    {
      queue: "payment-events",
      waiting: 1,
      oldestAt: Date.parse("2026-11-02T10:00:00Z"),
      givenUp: 1,
    },
    { queue: "refunds", waiting: 0, oldestAt: null, givenUp: 0 },
  ]);
});

test("pages through a job's runs, newest first", async () => {
  const { app, owner } = await setUp();
  for (let k = 0; k < 3; k++) await ran(app, "deliver-mail", k === 1 ? "away" : null);
  await ran(app, "tidy-mail");
  const page = async (cursor?: string) => {
    const query = { name: "deliver-mail", limit: "2", ...(cursor ? { cursor } : {}) };
    return (await app.call(staffJobs.runs, query, owner)).body.result;
  };
  const first = await page();
  const second = await page(first.next!);
  expect([...first.rows, ...second.rows].map(({ error }) => error)).toEqual([null, "away", null]);
  expect(second.next).toBeNull();
});

test("runs a job now, once, and says who asked and why", async () => {
  const { app, owner } = await setUp();
  await ran(app, "deliver-mail");
  const { jobs } = (await app.call(staffJobs.overview, undefined, owner)).body.result;
  const input = { name: "deliver-mail", afterRun: jobs[0]!.lastRun!.runId, reason: REASON };
  const run = async () => (await app.call(staffJobs.run, input, owner)).statusCode;
  const isDue = async () =>
    (
      await sql<{ due: boolean }>`
        select due_at <= now() as due from jobs where name = 'deliver-mail'`.execute(app.db)
    ).rows[0]!.due;
  expect(await Promise.all([run(), run()])).toEqual([200, 200]);
  expect(await isDue()).toBe(true);
  // A server took it, and the caller asks again because our answer was lost.
  await sql`update jobs set due_at = now() + interval '1 minute'`.execute(app.db);
  await ran(app, "deliver-mail");
  expect(await run()).toBe(200);
  expect(await isDue()).toBe(false);
  const { rows } = await sql<object>`
    select actor_id, detail ->> 'job' as job, detail ->> 'reason' as reason
    from audit_events where event = 'staff.job-run'`.execute(app.db);
  expect(rows).toEqual([{ actor_id: owner.learnerId, job: "deliver-mail", reason: REASON }]);
});

test("refuses an unknown job, and support", async () => {
  const { app, owner } = await setUp();
  const input = { name: "no-such", afterRun: null, reason: REASON };
  const unknown = await app.call(staffJobs.run, input, owner);
  expect([unknown.statusCode, unknown.body.code]).toEqual([404, "no-such-job"]);
  const support = await confirmedStaff(app, "support");
  expect((await app.call(staffJobs.run, input, support)).body.code).toBe("not-permitted");
  expect((await app.call(staffJobs.overview, undefined, support)).statusCode).toBe(200);
});
