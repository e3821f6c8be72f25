/** What a console that was left open doesn't do, and what members are told about themselves. */
import { STAFF_ROUTES, staffAccess, staffLearners, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { signUp } from "../../account/test-world.ts";
import { confirmedStaff } from "../test-staff.ts";
import { addApp, codeOf, confirm } from "./test-factors.ts";

const reason = "They asked by email";
const pass = async ({ db }: TestApp, minutes: number) =>
  await sql`update staff_sessions
    set confirmed_at = confirmed_at - make_interval(mins => ${minutes}::int)`.execute(db);

test("asks for the password again ten minutes later, before the gravest acts", async () => {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const owner = await confirmedStaff(app, "owner");
  const { secret } = await addApp(app, owner);
  await pass(app, 11);
  const { factors } = (await app.call(staffAccess.self, undefined, owner)).body.result;
  const { factorId } = factors[0]!;
  const graves = [
    [staffTeam.grant, { email: owner.email, role: "support", reason }],
    [staffTeam.revoke, { learnerId, reason }],
    [staffLearners.erase, { learnerId, reason, email: owner.email }],
    [staffAccess.beginTotp, undefined],
    [staffAccess.addTotp, { code: "123456" }],
    [staffAccess.beginPasskey, undefined],
    [staffAccess.removeFactor, { factorId }],
    [staffAccess.newRecoveryCodes, undefined],
  ] as const;
  for (const [route, input] of graves) {
    const { statusCode, body } = await app.call(route, input, owner);
    expect([route.path, statusCode, body.code]).toEqual([route.path, 403, "confirm-again"]);
  }
  expect(
    STAFF_ROUTES.filter((route) => "isGrave" in route)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(
    graves
      .slice(0, 3)
      .map(([{ path }]) => path)
      .toSorted(),
  );
  expect((await app.call(staffTeam.list, undefined, owner)).statusCode, "the rest goes on").toBe(
    200,
  );
  await confirm(app, owner, { code: codeOf(secret) });
  expect((await app.call(staffAccess.removeFactor, { factorId }, owner)).statusCode).toBe(200);
});

test("tells a member by email when their second factors or their role change", async () => {
  const app = await createTestApp();
  const owner = await confirmedStaff(app, "owner");
  const member = await confirmedStaff(app, "support");
  await addApp(app, member);
  await app.call(staffAccess.newRecoveryCodes, undefined, member);
  const { factors } = (await app.call(staffAccess.self, undefined, member)).body.result;
  await app.call(staffAccess.removeFactor, { factorId: factors[0]?.factorId }, member);
  const { email, learnerId } = member;
  await app.call(staffTeam.grant, { email, role: "editor", reason }, owner);
  await app.call(staffTeam.revoke, { learnerId, reason }, owner);
  const told = (await app.mails(email)).map(({ text }) => text).join("\n");
  for (const words of [
    "An authenticator app was added",
    "You have new recovery codes",
    "A second factor was removed",
    "Your role in the staff console is editor now. Until now, it was support.",
    "You no longer have a role in the staff console.",
  ])
    expect(told).toContain(words);
  expect(told).not.toContain(reason);
});
