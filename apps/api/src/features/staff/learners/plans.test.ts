/** Giving a learner a plan, letting one run longer, and ending one. */
import { randomUUID } from "node:crypto";
import type { Route } from "@theta/contract";
import { staffLearners } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { ASHA, BRUNO, signUp } from "../../account/test-world.ts";
import { subscriptionOf } from "../../subscriptions/entitlement.ts";
import { confirmedStaff } from "../test-staff.ts";

const REASON = "Their tests were lost";
const DAY = 24 * 60 * 60 * 1000;
const OK = [200, undefined];

async function setUp() {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const staff = await confirmedStaff(app, "support", "Sam Support");
  const act = async (route: Route, input: object, token = staff.token) => {
    const given = { learnerId, reason: REASON, ...input };
    const { statusCode, body } = await app.call(route, given, { token });
    return [statusCode, body.code];
  };
  const grant = async (askId: string = randomUUID(), planKey = "gmat-basic") =>
    await act(staffLearners.grantPlan, { planKey, askId });
  const plans = async () => {
    const rows = await app.db
      .selectFrom("subscriptions")
      .select(["id", "starts_at as startsAt", "ends_at as endsAt", "revoked_at as revokedAt"])
      .orderBy("created_at")
      .execute();
    return rows.map(({ startsAt, endsAt, ...rest }) => ({
      ...rest,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
    }));
  };
  const events = async () =>
    await app.db
      .selectFrom("audit_events")
      .select(["event", "learner_id as learnerId", "actor_id as actorId", "detail"])
      .where("event", "like", "staff.plan-%")
      .orderBy("id")
      .execute();
  return { app, learnerId, staff, act, grant, plans, events };
}

test("gives a plan once per request, and another after it", async () => {
  const { app, learnerId, staff, grant, plans, events } = await setUp();
  const askId = randomUUID();
  expect(await Promise.all([grant(askId), grant(askId)])).toEqual([OK, OK]);
  expect(await grant(askId), "again").toEqual(OK);
  expect(await plans()).toHaveLength(1);
  expect((await subscriptionOf(app.db, learnerId)).isUserSubscribed).toBe(true);
  expect(await events()).toMatchObject([
    {
      event: "staff.plan-granted",
      learnerId,
      actorId: staff.learnerId,
      detail: { reason: REASON, before: null, after: { subscriptionId: askId } },
    },
  ]);
  await grant();
  const [first, second] = await plans();
  expect(second!.startsAt).toBe(first!.endsAt);
});

test("gives no plan that isn't on the list, and none to nobody", async () => {
  const { act, grant } = await setUp();
  expect(await grant(randomUUID(), "gmat-gold")).toEqual([404, "no-such-plan"]);
  const input = { learnerId: randomUUID(), planKey: "gmat-basic", askId: randomUUID() };
  expect(await act(staffLearners.grantPlan, input)).toEqual([404, "not-found"]);
});

test("lets a plan run longer, and what follows begin later", async () => {
  const { grant, act, plans, events } = await setUp();
  await grant();
  await grant();
  const [first, second] = await plans();
  const input = { subscriptionId: first!.id, days: 10, endsAt: first!.endsAt };
  expect(await act(staffLearners.extendPlan, input)).toEqual(OK);
  expect(await act(staffLearners.extendPlan, input), "again").toEqual(OK);
  expect(await plans()).toMatchObject([
    { startsAt: first!.startsAt, endsAt: first!.endsAt + 10 * DAY },
    { startsAt: second!.startsAt + 10 * DAY, endsAt: second!.endsAt + 10 * DAY },
  ]);
  expect((await events()).slice(2)).toMatchObject([
    {
      event: "staff.plan-extended",
      detail: {
        before: { endsAt: new Date(first!.endsAt).toISOString() },
        after: { endsAt: new Date(first!.endsAt + 10 * DAY).toISOString() },
      },
    },
  ]);
});

test("extends from what was on the screen: of two at once, the second looks again", async () => {
  const { app, grant, act, plans } = await setUp();
  await grant();
  const [plan] = await plans();
  const other = await confirmedStaff(app, "owner", "Olga Owner");
  const input = { subscriptionId: plan!.id, endsAt: plan!.endsAt };
  const answers = await Promise.all([
    act(staffLearners.extendPlan, { ...input, days: 7 }),
    act(staffLearners.extendPlan, { ...input, days: 30 }, other.token),
  ]);
  expect(answers.toSorted()).toEqual([OK, [409, "changed-meanwhile"]]);
  const added = ((await plans())[0]!.endsAt - plan!.endsAt) / DAY;
  expect([7, 30]).toContain(added);
});

test("ends a plan now, once, and what follows begins", async () => {
  const { app, learnerId, grant, act, plans, events } = await setUp();
  await grant();
  await grant();
  const [first, second] = await plans();
  const input = { subscriptionId: first!.id };
  expect(
    await Promise.all([act(staffLearners.revokePlan, input), act(staffLearners.revokePlan, input)]),
  ).toEqual([OK, OK]);
  const [revoked, next] = await plans();
  expect(revoked!.revokedAt).not.toBeNull();
  expect(next!.startsAt).toBeLessThanOrEqual(Date.now() + 1000);
  expect(next!.endsAt - next!.startsAt).toBe(second!.endsAt - second!.startsAt);
  expect((await events()).slice(2)).toMatchObject([
    { event: "staff.plan-revoked", detail: { reason: REASON, after: { isRevoked: true } } },
  ]);
  await act(staffLearners.revokePlan, { subscriptionId: second!.id });
  expect((await subscriptionOf(app.db, learnerId)).isUserSubscribed).toBe(false);
  const again = { subscriptionId: first!.id, days: 1, endsAt: revoked!.endsAt };
  expect(await act(staffLearners.extendPlan, again)).toEqual([409, "plan-over"]);
});

test("changes no plan that is over, and none of somebody else", async () => {
  const { app, grant, act, plans } = await setUp();
  await grant();
  await sql`update subscriptions set starts_at = now() - interval '9 days',
    ends_at = now() - interval '1 day'`.execute(app.db);
  const [plan] = await plans();
  const input = { subscriptionId: plan!.id };
  const longer = { ...input, days: 5, endsAt: plan!.endsAt };
  expect(await act(staffLearners.extendPlan, longer)).toEqual([409, "plan-over"]);
  expect(await act(staffLearners.revokePlan, input)).toEqual([409, "plan-over"]);
  const others = { ...input, learnerId: await signUp(app, BRUNO) };
  expect(await act(staffLearners.revokePlan, others)).toEqual([404, "no-such-plan"]);
});

test("cancels the mentor session that came with it, and tells the learner", async () => {
  const { app, learnerId, grant, act, plans } = await setUp();
  await grant(randomUUID(), "gmat-mentor");
  const [plan] = await plans();
  await sql`insert into mentor_requests (learner_id, id, subscription_id, slot, topic, message,
      proposed, time_zone)
    values (${learnerId}, ${randomUUID()}, ${plan!.id}, 1, 'Timing', '',
      array[now(), now(), now()], 'UTC')`.execute(app.db);
  await act(staffLearners.revokePlan, { subscriptionId: plan!.id });
  expect(
    await app.db.selectFrom("mentor_requests").select(["status", "cancelled_by"]).execute(),
  ).toEqual([{ status: "cancelled", cancelled_by: "staff" }]);
  const [mail] = await app.mails(ASHA.email);
  expect(mail?.text).toContain("The plan it came with has ended.");
});
