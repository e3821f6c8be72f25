import { randomUUID } from "node:crypto";
import { user } from "@theta/contract";
import { staffAccess, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, eventsOf, forgetLimits, logIn, signUp } from "../../account/test-world.ts";
import { confirmedStaff, staffMember } from "../test-staff.ts";
import { addApp, bytesOf, codeOf, confirm, PRODUCTION, selfOf } from "./test-factors.ts";

async function detailsOf({ db }: TestApp, event: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom("audit_events")
    .select("detail")
    .where("event", "=", event)
    .orderBy("id")
    .execute();
  return rows.map(({ detail }) => detail);
}

const refusedFactors = async (app: TestApp) => await detailsOf(app, "staff.second-factor-refused");

test("opens the console after the password, in the session that gave it", async () => {
  const app = await createTestApp();
  const member = await staffMember(app, "owner");
  expect(await selfOf(app, member)).toMatchObject({ role: "owner", confirmed: "none" });
  const wrong = await confirm(app, { ...member, password: "not mine at all" });
  expect([wrong.statusCode, wrong.body.code]).toEqual([400, "wrong-password"]);
  expect((await confirm(app, member)).body.result).toEqual({ confirmed: "full" });
  expect((await app.call(staffTeam.list, undefined, member)).statusCode).toBe(200);
  const other = await logIn(app, member);
  expect((await app.call(staffTeam.list, undefined, other)).body.code).toBe("confirm-first");
  expect(await eventsOf(app)).toContain("staff.confirmed");
});

test("ends with the session, after eight hours, and when it's left", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  await app.call(staffAccess.leave, undefined, member);
  expect((await app.call(staffTeam.list, undefined, member)).body.code).toBe("confirm-first");
  await confirm(app, member);
  await sql`update staff_sessions set expires_at = expires_at - interval '8 hours'`.execute(app.db);
  expect((await app.call(staffTeam.list, undefined, member)).body.code).toBe("confirm-first");
  await confirm(app, member);
  await app.call(user.logout, undefined, member);
  expect((await app.call(staffTeam.list, undefined, member)).body.code).toBe("session-ended");
});

test("in production, a password alone only adds a second factor", async () => {
  const app = await createTestApp(PRODUCTION);
  const member = await staffMember(app, "owner");
  expect((await confirm(app, member)).body.result).toEqual({ confirmed: "enrolling" });
  expect((await app.call(staffTeam.list, undefined, member)).body.code).toBe("confirm-first");
  const { recoveryCodes } = await addApp(app, member);
  expect(recoveryCodes).toHaveLength(10);
  expect((await app.call(staffTeam.list, undefined, member)).statusCode).toBe(200);
  const { factors } = await selfOf(app, member);
  const last = await app.call(staffAccess.removeFactor, { factorId: factors[0]!.factorId }, member);
  expect([last.statusCode, last.body.code]).toEqual([409, "last-factor"]);
  expect((await selfOf(app, member)).factors).toHaveLength(1);
});

test("asks for the second factor there is, and takes each code once", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { secret } = await addApp(app, member);
  const bare = await confirm(app, member);
  expect([bare.statusCode, bare.body.code]).toEqual([409, "second-factor-needed"]);
  const code = codeOf(secret);
  expect((await confirm(app, member, { code })).body.result).toEqual({ confirmed: "full" });
  const again = await confirm(app, member, { code });
  expect([again.statusCode, again.body.code]).toEqual([400, "second-factor-refused"]);
  expect(await eventsOf(app)).toContain("staff.second-factor-refused");
});

test("takes a code once even when it comes many times at the same moment", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { secret } = await addApp(app, member);
  const code = codeOf(secret);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => confirm(app, member, { code })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("limits guesses of codes", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { secret } = await addApp(app, member);
  await forgetLimits(app);
  for (let i = 0; i < 10; i++) {
    expect((await confirm(app, member, { code: "000000" })).body.code).toBe(
      "second-factor-refused",
    );
  }
  const limited = await confirm(app, member, { code: codeOf(secret) });
  expect([limited.statusCode, limited.body.code]).toEqual([429, "too-many-requests"]);
});

test("takes each recovery code once, however it's typed, and new ones replace the old", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { recoveryCodes } = await addApp(app, member);
  const [first, second] = recoveryCodes!;
  expect(new Set(recoveryCodes!.map((code) => code.replaceAll("-", "").length))).toEqual(
    new Set([28]),
  );
  const typed = ` ${first!.toUpperCase().replaceAll("-", " ")} `;
  expect((await confirm(app, member, { recoveryCode: typed })).statusCode).toBe(200);
  expect((await confirm(app, member, { recoveryCode: first })).body.code).toBe(
    "second-factor-refused",
  );
  expect((await selfOf(app, member)).recoveryCodesLeft).toBe(9);
  const renewed = await app.call(staffAccess.newRecoveryCodes, undefined, member);
  expect((await confirm(app, member, { recoveryCode: second })).body.code).toBe(
    "second-factor-refused",
  );
  const [fresh] = renewed.body.result.recoveryCodes;
  expect((await confirm(app, member, { recoveryCode: fresh })).statusCode).toBe(200);
});

test("stores no secret that makes codes, and no recovery code", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { secret, recoveryCodes } = await addApp(app, member);
  const rows = await sql<{ all: string }>`
    select (select string_agg(f::text, ' ') from staff_factors f) ||
      (select string_agg(c::text, ' ') from staff_recovery_codes c) as all`.execute(app.db);
  const stored = rows.rows[0]!.all;
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(bytesOf(secret).toString("hex"));
  expect(stored).not.toContain(Buffer.from(recoveryCodes![0]!).toString("hex"));
});

test("doesn't count an app until a code from it is right", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  await app.call(staffAccess.beginTotp, undefined, member);
  const wrong = await app.call(staffAccess.addTotp, { code: "000000" }, member);
  expect([wrong.statusCode, wrong.body.code]).toEqual([400, "second-factor-refused"]);
  expect(await refusedFactors(app)).toEqual([{ kind: "totp", isNew: true }]);
  expect((await selfOf(app, member)).factors).toEqual([]);
  expect((await confirm(app, member)).statusCode).toBe(200);
});

test("refuses a passkey's answer that no dialog asked for", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const passkey = { id: "abc", rawId: "abc", type: "public-key", response: {} };
  const added = await app.call(staffAccess.addPasskey, { name: "Key", passkey }, member);
  expect([added.statusCode, added.body.code]).toEqual([400, "second-factor-refused"]);
  await app.call(staffAccess.beginPasskey, undefined, member);
  const garbage = await app.call(staffAccess.addPasskey, { name: "Key", passkey }, member);
  expect([garbage.statusCode, garbage.body.code]).toEqual([400, "second-factor-refused"]);
  expect(await refusedFactors(app)).toEqual([
    { kind: "passkey", isNew: true },
    { kind: "passkey", isNew: true },
  ]);
});

test("writes down that a passkey's answer was wrong, whatever was wrong with it", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { learner_id } = await app.db
    .selectFrom("staff_sessions")
    .select("learner_id")
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto("staff_factors")
    .values({
      id: randomUUID(),
      learner_id,
      kind: "passkey",
      name: "Key",
      credential_id: "abc",
      public_key: Buffer.from("not a key"),
      counter: 0,
      confirmed_at: new Date(),
    })
    .execute();
  const response = { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" };
  for (const passkey of [
    { id: "abc", rawId: "abc", type: "public-key", response },
    { id: "other", rawId: "other", type: "public-key", response },
  ]) {
    await app.call(staffAccess.passkeyToConfirm, undefined, member);
    const answer = await confirm(app, member, { passkey });
    expect([answer.statusCode, answer.body.code]).toEqual([400, "second-factor-refused"]);
  }
  expect(await refusedFactors(app)).toEqual([{ kind: "passkey" }, { kind: "passkey" }]);
});

test("writes down both proofs that opened the console", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "owner");
  const { secret } = await addApp(app, member);
  await confirm(app, member, { code: codeOf(secret) });
  const details = await detailsOf(app, "staff.confirmed");
  expect(details.at(-1)).toEqual({ by: "password", factor: "totp", isFull: true });
});

test("a role that is taken away or changed closes the console at once", async () => {
  const app = await createTestApp();
  const owner = await confirmedStaff(app, "owner");
  const other = await confirmedStaff(app, "owner", "Second Owner");
  const reason = "Changes departments";
  await app.call(staffTeam.grant, { email: other.email, role: "support", reason }, owner);
  expect((await app.call(staffTeam.list, undefined, other)).body.code).toBe("confirm-first");
  await confirm(app, other);
  expect((await app.call(staffTeam.list, undefined, other)).body.code).toBe("not-permitted");
  await app.call(staffTeam.revoke, { learnerId: other.learnerId, reason }, owner);
  expect((await app.call(staffTeam.list, undefined, other)).body.code).toBe("not-staff");
  const { rows } = await sql<{ detail: object; actor_id: string }>`
    select actor_id, detail from audit_events where event = 'staff.role-changed'
      and learner_id = ${other.learnerId} order by id desc limit 1`.execute(app.db);
  expect(rows).toEqual([
    { actor_id: owner.learnerId, detail: { before: "support", after: null, reason } },
  ]);
});

test("nobody changes their own role, and unknown addresses are refused", async () => {
  const app = await createTestApp();
  const owner = await confirmedStaff(app, "owner");
  const reason = "Because I can";
  const own = await app.call(
    staffTeam.grant,
    { email: owner.email, role: "support", reason },
    owner,
  );
  expect([own.statusCode, own.body.code]).toEqual([409, "own-role"]);
  const { learnerId } = owner;
  expect((await app.call(staffTeam.revoke, { learnerId, reason }, owner)).body.code).toBe(
    "own-role",
  );
  const unknown = await app.call(
    staffTeam.grant,
    { email: "nobody@example.org", role: "support", reason },
    owner,
  );
  expect([unknown.statusCode, unknown.body.code]).toEqual([404, "no-such-account"]);
  const short = await app.call(staffTeam.revoke, { learnerId, reason: "x" }, owner);
  expect(short.body.errors).toEqual([
    { field: "reason", msg: "Say why, in at least 5 characters." },
  ]);
});

test("a learner who joins the staff signs in as before", async () => {
  const app = await createTestApp();
  await signUp(app);
  const owner = await confirmedStaff(app, "owner");
  const reason = "New in support";
  const granted = await app.call(
    staffTeam.grant,
    { email: ASHA.email.toUpperCase(), role: "support", reason },
    owner,
  );
  expect(granted.statusCode).toBe(200);
  const { body } = await app.call(staffTeam.list, undefined, owner);
  expect(body.result.map(({ name, role }) => [name, role])).toEqual([
    ["Asha Rao", "support"],
    ["Test owner", "owner"],
  ]);
  expect((await selfOf(app, await logIn(app))).role).toBe("support");
});

test("erasing the account takes the role along", async () => {
  const app = await createTestApp();
  const member = await confirmedStaff(app, "support");
  await addApp(app, member);
  await sql`delete from learners where id = ${member.learnerId}`.execute(app.db);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from staff_members)::int + (select count(*) from staff_factors)::int +
      (select count(*) from staff_sessions)::int as left`.execute(app.db);
  expect(rows).toEqual([{ left: 0 }]);
});
