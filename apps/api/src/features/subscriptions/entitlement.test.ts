import { payments, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { Refusal } from "../../platform/refusal.ts";
import { logIn, signUp } from "../account/test-world.ts";
import { entitlementOf, needPlanWith } from "./entitlement.ts";
import { grantSubscription } from "./grant-subscription.ts";

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  const { userId: learnerId, token } = await logIn(app);
  const grant = async (planKey: string) =>
    await app.db
      .transaction()
      .execute(async (tx) => await grantSubscription(tx, { learnerId, planKey }));
  return { ...app, learnerId, token, grant };
}

test.each([
  ["gmat-basic", { topicTests: 0, practicePlan: false, studyNotes: false, mentorSessions: 0 }],
  ["gmat-pro", { topicTests: 1, practicePlan: false, studyNotes: false, mentorSessions: 0 }],
  ["gmat-practice", { topicTests: 3, practicePlan: true, studyNotes: false, mentorSessions: 0 }],
  ["gmat-mentor", { topicTests: 3, practicePlan: true, studyNotes: true, mentorSessions: 1 }],
])("opens what the price list says for %s, and tells the learner", async (planKey, opens) => {
  const { call, token, grant } = await setUp();
  await grant(planKey);
  const { body } = await call(user.details, undefined, { token });
  expect(body.result.subscription?.opens).toEqual({ ...opens, support: true });
});

test("keeps what was promised, whatever the price list says later", async () => {
  const { db, learnerId, grant } = await setUp();
  await grant("gmat-mentor");
  await sql`update subscriptions set plan_key = 'no-longer-sold'`.execute(db);
  expect((await entitlementOf(db, learnerId))?.opens).toMatchObject({ studyNotes: true });
});

test("opens what the price list says for a plan bought before this was stored", async () => {
  const { db, learnerId, grant } = await setUp();
  await grant("gmat-practice");
  await sql`update subscriptions set opens = null`.execute(db);
  expect((await entitlementOf(db, learnerId))?.opens).toMatchObject({
    practicePlan: true,
    studyNotes: false,
  });
});

test("refuses what no plan includes, and says why and which plan has it", async () => {
  const { db, learnerId, grant } = await setUp();
  const refusal = async () =>
    await needPlanWith(db, learnerId, "studyNotes").then(
      () => null,
      (error: unknown) => error as Refusal,
    );
  expect(await refusal()).toMatchObject({
    status: 403,
    code: "subscription-required",
    message: "Study notes come with GMAT MENTOR. You don't have an active plan right now.",
  });
  await grant("gmat-basic");
  expect(await refusal()).toMatchObject({
    status: 403,
    code: "not-in-plan",
    message: "Study notes come with GMAT MENTOR. The plan you have doesn't include this.",
  });
  await grant("gmat-mentor");
  expect(await refusal()).toBeNull();
  await sql`update subscriptions set starts_at = now() - interval '2 days',
    ends_at = now() - interval '1 day'`.execute(db);
  expect(await refusal()).toMatchObject({
    code: "subscription-required",
    message: "Study notes come with GMAT MENTOR. Your plan has ended. Renew it to continue.",
    state: { lock: "plan-ended" },
  });
});

test("tells a learner that a plan ended even if it was given and has no order", async () => {
  const { call, db, token, grant } = await setUp();
  const told = async () => {
    const details = await call(user.details, undefined, { token });
    const bought = await call(payments.subscriptions, undefined, { token });
    return { hasPlanEnded: details.body.result.hasPlanEnded, ended: bought.body.result.ended };
  };
  expect(await told()).toEqual({ hasPlanEnded: false, ended: null });
  await grant("gmat-pro");
  expect(await told()).toEqual({ hasPlanEnded: false, ended: null });
  await sql`update subscriptions set starts_at = '2026-01-01', ends_at = '2026-04-01'`.execute(db);
  const ended = { planName: "GMAT PRO", endsAt: Date.UTC(2026, 3, 1) };
  expect(await told()).toEqual({ hasPlanEnded: true, ended });
  await grant("gmat-basic");
  expect(await told()).toEqual({ hasPlanEnded: false, ended });
});
