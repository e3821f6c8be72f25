/** The console for members who sign in at a school's provider. */
import { staffAccess, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { begin, enterAs, openSchool } from "../../account/openid/test-openid.ts";
import { logIn, resetToken } from "../../account/test-world.ts";
import { user } from "@theta/contract";
import { addApp, codeOf, selfOf } from "./test-factors.ts";

async function openStaff(staff: boolean, mode: "test" | "production" = "test") {
  const school = await openSchool({ staff }, { config: { mode } });
  const { app } = school;
  const { userId } = await enterAs(school);
  await sql`insert into staff_members (learner_id, role) values (${userId}, 'owner')`.execute(
    app.db,
  );
  const confirm = async (token: string, given: object = {}) =>
    await app.call(staffAccess.confirm, given, { token });
  return { school, app, confirm };
}

test("takes a provider's word in place of the password, for ten minutes", async () => {
  const { school, app, confirm } = await openStaff(true);
  const { token } = await enterAs(school);
  expect((await selfOf(app, { token })).openid).toEqual({
    name: "Lincoln High",
    isForStaff: true,
    isRecent: true,
  });
  expect((await confirm(token)).body.result).toEqual({ confirmed: "full" });
  expect((await app.call(staffTeam.list, undefined, { token })).statusCode).toBe(200);
  await sql`update sessions set openid_authenticated_at = now() - interval '10 minutes'`.execute(
    app.db,
  );
  const late = await confirm(token);
  expect([late.statusCode, late.body.code]).toEqual([403, "openid-too-old"]);
});

test.each([
  ["long ago", () => Math.floor(Date.now() / 1000) - 601],
  ["at a time it doesn't tell", () => undefined],
])("takes no word for a person who proved who they are %s", async (_, authTime) => {
  const { school, app, confirm } = await openStaff(true);
  school.school.now.twist = { auth_time: authTime() };
  const { token } = await enterAs(school);
  expect((await selfOf(app, { token })).openid).toMatchObject({ isRecent: false });
  const refused = await confirm(token);
  expect([refused.statusCode, refused.body.code]).toEqual([403, "openid-too-old"]);
});

test.each([true, false])("has people prove who they are again where staff: %s", async (staff) => {
  const { app } = await openSchool({ staff });
  const { answer } = await begin(app);
  const { searchParams } = new URL(answer.body.result.url);
  expect(searchParams.get("max_age")).toBe(staff ? "600" : null);
});

test.each([true, false])("has people choose their account where set up: %s", async (asks) => {
  const { app } = await openSchool({ asksWhichAccount: asks });
  const { answer } = await begin(app);
  const { searchParams } = new URL(answer.body.result.url);
  expect(searchParams.get("prompt")).toBe(asks ? "select_account" : null);
});

test("still asks for the second factor in production", async () => {
  const { school, app, confirm } = await openStaff(true, "production");
  const { token } = await enterAs(school);
  expect((await confirm(token)).body.result).toEqual({ confirmed: "enrolling" });
  expect((await app.call(staffTeam.list, undefined, { token })).body.code).toBe("confirm-first");
  const { secret } = await addApp(app, { token });
  const next = await enterAs(school);
  const bare = await confirm(next.token);
  expect([bare.statusCode, bare.body.code]).toEqual([409, "second-factor-needed"]);
  const right = await confirm(next.token, { code: codeOf(secret) });
  expect(right.body.result).toEqual({ confirmed: "full" });
});

test("opens no console through a provider that isn't for staff, which a password still does", async () => {
  const { school, app, confirm } = await openStaff(false);
  const { token, email } = await enterAs(school);
  const refused = await confirm(token);
  expect([refused.statusCode, refused.body.code]).toEqual([403, "openid-not-for-staff"]);
  const password = "nine copper owls";
  const reset = await resetToken(app, { email } as never);
  await app.call(user.updatePassword, { newPassword: password }, { token: reset });
  const { token: own } = await logIn(app, { email, password } as never);
  expect((await confirm(own)).body.errors).toEqual([
    { field: "password", msg: "Password is required" },
  ]);
  expect((await confirm(own, { password })).body.result).toEqual({ confirmed: "full" });
});
