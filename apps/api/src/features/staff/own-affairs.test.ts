/** What staff can't do for themselves, and only owners for a colleague. */
import { randomUUID } from "node:crypto";
import type { Route } from "@theta/contract";
import { staffAccess, staffLearners, staffSittings, staffTeam } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { untilWaiting } from "../../../test/until-waiting.ts";
import { ASHA, signUp } from "../account/test-world.ts";
import { createOrderWorld } from "./orders/test-orders.ts";
import { confirmedStaff, type TestStaff } from "./test-staff.ts";

const reason = "They asked by email";
const id = randomUUID();
const ACTS: [Route, object][] = [
  [staffLearners.endSessions, {}],
  [staffLearners.resendMail, { mailId: id, askId: id }],
  [staffLearners.grantPlan, { planKey: "gmat-pro", askId: id }],
  [staffLearners.extendPlan, { subscriptionId: id, days: 3, endsAt: 1 }],
  [staffLearners.revokePlan, { subscriptionId: id }],
  [staffLearners.closeAccount, {}],
  [staffLearners.keepAccount, {}],
  [
    staffSittings.addTime,
    { requestId: id, kind: "mock", testId: id, minutes: 5, sectionId: id, deadline: 1 },
  ],
  [staffSittings.reopen, { requestId: id, mockId: id, sectionId: id, minutes: 5 }],
  [staffSittings.takeBack, { requestId: id, mockId: id, sectionId: id }],
  [staffSittings.setAccommodations, { requestId: id, time: "double-time", hasExtraBreaks: true }],
];

test("lists every act about a learner", () => {
  const acts = [...Object.values(staffLearners), ...Object.values(staffSittings)].filter(
    ({ method }) => method === "POST",
  );
  const erase = staffLearners.erase;
  expect(new Set([...ACTS.map(([route]) => route), erase])).toEqual(new Set(acts));
});

test("nobody acts on their own account, and only owners on a colleague's", async () => {
  const app = await createTestApp();
  const support = await confirmedStaff(app, "support");
  const colleague = await confirmedStaff(app, "editor");
  const owner = await confirmedStaff(app, "owner");
  const attempt = async (by: TestStaff, { learnerId }: TestStaff, [route, more]: [Route, object]) =>
    (await app.call(route, { learnerId, reason, ...more }, { token: by.token })).body.code;
  for (const act of ACTS) {
    const { path } = act[0];
    expect([path, await attempt(support, support, act)]).toEqual([path, "staff-account"]);
    expect([path, await attempt(owner, owner, act)]).toEqual([path, "staff-account"]);
    expect([path, await attempt(support, colleague, act)]).toEqual([path, "staff-account"]);
  }
  const grant = ACTS.find(([route]) => route === staffLearners.grantPlan)!;
  expect(await attempt(owner, colleague, grant)).toBeUndefined();
});

test("nobody refunds their own order or clears what was noted on it", async () => {
  const world = await createOrderWorld();
  const { buy, token, email } = await world.buyer();
  const order = await buy();
  const owner = await confirmedStaff(world, "owner");
  await world.call(staffTeam.grant, { email, role: "support", reason }, owner);
  const buyer = { ...world.staff, token };
  await world.call(staffAccess.confirm, { password: ASHA.password }, { token });
  expect((await world.giveBack(order, buyer)).body.code).toBe("staff-account");
  expect((await world.resolve(order, "anything", buyer)).body.code).toBe("staff-account");
  expect((await world.giveBack(order)).body.code, "a colleague who is no owner").toBe(
    "staff-account",
  );
  expect((await world.giveBack(order, owner)).statusCode).toBe(200);
});

test("an act that waited while the account was erased says that it's gone", async () => {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const support = await confirmedStaff(app, "support");
  const acts: [Route, object][] = [
    [staffLearners.grantPlan, { planKey: "gmat-pro", askId: id }],
    [staffSittings.setAccommodations, { requestId: id, time: "double-time", hasExtraBreaks: true }],
  ];
  const asked = await app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom("learners").where("id", "=", learnerId).execute();
    const answers = Promise.all(
      acts.map(async ([route, more]) => app.call(route, { learnerId, reason, ...more }, support)),
    );
    await untilWaiting(app.db, 2);
    return { answers };
  });
  expect((await asked.answers).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
