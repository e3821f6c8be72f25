/** Sessions and people who change the way into the console at the same time. */
import { staffAccess, staffTeam } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { comeBefore } from "../../../../test/lose-commit.ts";
import { untilWaiting } from "../../../../test/until-waiting.ts";
import { logIn } from "../../account/test-world.ts";
import { confirmedStaff, staffMember } from "../test-staff.ts";
import { addApp, codeOf, confirm, PRODUCTION, selfOf } from "./test-factors.ts";

/** Two requests that both wait for second factors, and then go on. */
async function bothAt(
  { db }: TestApp,
  requests: readonly (() => Promise<number>)[],
): Promise<number[]> {
  const answers = await db.transaction().execute(async (tx) => {
    await tx.selectFrom("staff_factors").select("learner_id").forUpdate().execute();
    const asked = Promise.all(requests.map(async (request) => await request()));
    await untilWaiting(db, 2);
    return { asked };
  });
  return await answers.asked;
}

test("a session opened by the password alone can't change the second factor added elsewhere", async () => {
  const app = await createTestApp(PRODUCTION);
  const member = await staffMember(app, "owner");
  const thief = { ...member, ...(await logIn(app, member)) };
  await confirm(app, member);
  await confirm(app, thief);
  const { secret: stolen } = (await app.call(staffAccess.beginTotp, undefined, thief)).body.result;
  const { secret } = await addApp(app, member);
  expect((await selfOf(app, thief)).confirmed).toBe("none");
  const [factor] = (await selfOf(app, member)).factors;
  const tries = [
    await app.call(staffAccess.addTotp, { code: codeOf(stolen) }, thief),
    await app.call(staffAccess.beginTotp, undefined, thief),
    await app.call(staffAccess.beginPasskey, undefined, thief),
    await app.call(staffAccess.newRecoveryCodes, undefined, thief),
    await app.call(staffAccess.removeFactor, { factorId: factor?.factorId }, thief),
    await app.call(staffTeam.list, undefined, thief),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(tries.map(() => "confirm-first"));
  expect((await selfOf(app, member)).factors).toHaveLength(1);
  expect((await confirm(app, thief)).body.code).toBe("second-factor-needed");
  const withCode = await confirm(app, thief, { code: codeOf(secret, 1) });
  expect(withCode.body.result).toEqual({ confirmed: "full" });
});

test("two removals of the last two factors at once leave one", async () => {
  const app = await createTestApp(PRODUCTION);
  const member = await staffMember(app, "owner");
  await confirm(app, member);
  await addApp(app, member);
  await addApp(app, member);
  const { factors } = await selfOf(app, member);
  const answers = await bothAt(
    app,
    factors.map(({ factorId }) => async () => {
      return (await app.call(staffAccess.removeFactor, { factorId }, member)).statusCode;
    }),
  );
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await selfOf(app, member)).factors).toHaveLength(1);
});

test("two owners who remove each other leave one of them", async () => {
  const app = await createTestApp();
  const owners = [
    await confirmedStaff(app, "owner", "First Owner"),
    await confirmedStaff(app, "owner", "Second Owner"),
  ] as const;
  const [first, second] = owners;
  const reason = "Changes departments";
  const revoke = async (by: typeof first, { learnerId }: typeof first) =>
    (await app.call(staffTeam.revoke, { learnerId, reason }, by)).statusCode;
  // Both were let in as owners before either removed the other.
  let answer = 0;
  const hasCome = comeBefore(app.pool, /from "staff_members" .* for update/, async () => {
    answer = await revoke(second, first);
  });
  expect([await revoke(first, second), answer]).toEqual([403, 200]);
  expect(hasCome()).toBe(true);
  const left = await app.db.selectFrom("staff_members").select("role").execute();
  expect(left).toEqual([{ role: "owner" }]);
});
