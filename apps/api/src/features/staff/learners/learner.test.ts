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
  const mail = { to: ASHA.email.toUpperCase(), subject: "News", text: "Dear Asha", html: "" };
  await enqueueMail(app.db, { ...mail, dedupeKey: "news" });
  await enqueueMail(app.db, { ...mail, dedupeKey: "sly", text: "It's 123456." });
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
    ["······ is your Theta code", "has-code"],
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
        { state: "waiting", answered: 0, startedAt: null },
        { state: "waiting" },
      ],
    },
  ]);
  expect(JSON.stringify(page.mocks)).not.toMatch(/"answer"|option|theta/);
});

test("writes every look into the log, with whose it was", async () => {
  const { app, learnerId, staff, look } = await setUp();
  await look();
  const { events } = await look();
  expect(events.slice(0, 2)).toMatchObject([
    { event: "staff.learner-viewed", actor: staff.name, reason: null },
    { event: "staff.learner-viewed", actor: staff.name },
  ]);
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
