/** The page of one learner: what is on it, and what isn't. */
import { randomUUID } from "node:crypto";
import { user } from "@theta/contract";
import { staffLearners } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { ASHA, BRUNO, logIn, signUp } from "../../account/test-world.ts";
import { createMockWorld } from "../../mock-test/test-mocks.ts";
import { ensureSubscription } from "../../subscriptions/grant-subscription.ts";
import { confirmedStaff } from "../test-staff.ts";

async function setUp() {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const staff = await confirmedStaff(app, "support", "Sam Support");
  return { app, learnerId, staff, look: async () => await lookAt(app, learnerId, staff.token) };
}

async function lookAt(app: TestApp, learnerId: string, token: string) {
  const { statusCode, body } = await app.call(staffLearners.learner, { id: learnerId }, { token });
  expect(statusCode).toBe(200);
  return body.result;
}

test("shows the account, its devices, and its plans, and no secret", async () => {
  const { app, learnerId, look } = await setUp();
  await logIn(app);
  const { token } = await logIn(app);
  await app.call(user.logout, undefined, { token });
  await ensureSubscription(app.db, { learnerId, planKey: "gmat-basic" });
  const learner = await look();
  expect(learner).toMatchObject({
    learnerId,
    account: {
      name: ASHA.name,
      email: ASHA.email,
      phone: ASHA.phone,
      hasPassword: true,
      hasGoogle: false,
      hasOpenid: false,
      deletionDueAt: null,
      isStaff: false,
    },
    sessions: [{ endedAt: null }, { endedAt: expect.any(Number) }],
    plans: [{ state: "running", orderNumber: null, revokedAt: null }],
    orders: [],
    mocks: [],
    quizzes: [],
    practice: { answered: 0, right: 0, lastAnsweredAt: null },
  });
  expect(learner.plansToGive.map(({ planKey }) => planKey)).toContain("gmat-pro");
  expect(JSON.stringify(learner)).not.toMatch(/argon2|hash/i);
});

test("shows which emails went out, but no text and no code", async () => {
  const { app, look } = await setUp();
  const mail = {
    to: ASHA.email.toUpperCase(),
    subject: "News",
    text: "Dear Asha",
    html: "",
    hasCode: false,
  };
  await enqueueMail(app.db, { ...mail, dedupeKey: "news" });
  await enqueueMail(app.db, { ...mail, dedupeKey: "sly", hasCode: true });
  await enqueueMail(app.db, { ...mail, dedupeKey: "gone", text: "" });
  await enqueueMail(app.db, { ...mail, dedupeKey: "other", to: BRUNO.email });
  await sql`update mail_outbox set sent_at = now()`.execute(app.db);
  await enqueueMail(app.db, { ...mail, dedupeKey: "last" });
  const learner = await look();
  expect(learner.mails.map(({ subject, notAgain }) => [subject, notAgain])).toEqual([
    ["News", "waiting"],
    ["News", "text-gone"],
    ["News", "has-code"],
    ["News", null],
    ["•••••• is your Theta code", "has-code"],
  ]);
  expect(JSON.stringify(learner)).not.toMatch(/Dear Asha|\b\d{6}\b/);
});

test("shows orders by their number, with what became of them", async () => {
  const { app, learnerId, look } = await setUp();
  const id = randomUUID();
  await sql`insert into orders (id, learner_id, plan_key, plan_name, months, mocks, sectionals,
      amount_cents, currency, receipt, provider_order_id, status, paid_at, paid_payment_id)
    values (${id}, ${learnerId}, 'k', 'GMAT PRO', 2, 1, 0, 4900, 'USD', 's_1', 'o', 'paid', now(), 'p')`.execute(
    app.db,
  );
  await sql`insert into refunds (order_id, idempotency_key, amount_cents)
    values (${id}, 'key', 4900)`.execute(app.db);
  expect((await look()).orders).toMatchObject([
    { orderId: id, number: "s_1", amountCents: 4900, status: "paid", refund: "requested" },
  ]);
});

test("shows how mocks went, without an answer", async () => {
  const world = await createMockWorld();
  await world.answer(await world.start());
  const { token } = await confirmedStaff(world, "support", "Sam Support");
  const page = await lookAt(world, world.learnerId, token);
  expect(page.mocks).toMatchObject([
    {
      mode: "forward",
      endedAt: null,
      sections: [
        { state: "running", answered: 1, score: null, endedBy: null },
        { state: "planned", answered: 0, startedAt: null },
        { state: "planned" },
      ],
    },
  ]);
  expect(JSON.stringify(page.mocks)).not.toMatch(/"answer"|option|theta/);
});

test("names the tests that were started last, and logs no look", async () => {
  const world = await createMockWorld();
  const { token } = await confirmedStaff(world, "support", "Sam Support");
  const last = async () =>
    (await world.call(staffLearners.lastTests, { id: world.learnerId }, { token })).body.result;
  expect(await last()).toEqual([]);
  await world.start();
  const { db, learnerId } = world;
  await sql`insert into quizzes (key, section, place, name, about, seconds, available_from)
    select 'quiz-' || n, 'quant', 90 + n, 'Quiz ' || n, '', 900, now() from generate_series(1, 4) n`.execute(
    db,
  );
  await sql`insert into quiz_attempts (learner_id, quiz_id, started_at, deadline, ended_at, ended_by, total, correct, wrong)
    select ${learnerId}, id, now() - make_interval(hours => place::int), now(), now(), 'time', 10, 0, 10
    from (select id, row_number() over (order by id) as place from quizzes limit 4) q`.execute(db);
  const tests = await last();
  expect(tests).toHaveLength(3);
  expect(tests).toMatchObject([
    { kind: "mock", testId: await world.mockId(), endedAt: null },
    { kind: "quiz", endedAt: expect.any(Number) },
    { kind: "quiz" },
  ]);
  expect(tests[1]!.startedAt).toBeGreaterThan(tests[2]!.startedAt);
  const looks = await db
    .selectFrom("audit_events")
    .select("id")
    .where("event", "=", "staff.learner-viewed")
    .execute();
  expect(looks).toEqual([]);
});

test("writes every look into the log, with whose it was, but keeps it off the page", async () => {
  const { app, learnerId, staff, look } = await setUp();
  await look();
  const { events } = await look();
  expect(events.map(({ event }) => event)).toEqual(["account.verified"]);
  const rows = await app.db
    .selectFrom("audit_events")
    .select(["learner_id", "actor_id", "ip"])
    .where("event", "=", "staff.learner-viewed")
    .execute();
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ learner_id: learnerId, actor_id: staff.learnerId });
});

test("says that there's no such learner, and logs no look", async () => {
  const { app, staff } = await setUp();
  const input = { id: randomUUID() };
  const { statusCode, body } = await app.call(staffLearners.learner, input, staff);
  expect([statusCode, body.code]).toEqual([404, "not-found"]);
  const looks = await app.db
    .selectFrom("audit_events")
    .select("id")
    .where("event", "=", "staff.learner-viewed")
    .execute();
  expect(looks).toEqual([]);
});
