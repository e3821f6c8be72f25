import { TERMS_VERSION, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import { audit } from "../../../platform/audit.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { deleteOldAccountRows } from "./delete-old-rows.ts";
import { eraseDueAccounts } from "./erase-accounts.ts";
import { ensureDemoLearners } from "../demo/demo-learners.ts";
import { ASHA, BRUNO, beginSignUp, eventsOf, forgetLimits, logIn, signUp } from "../test-world.ts";

const DAY = 24 * 60 * 60 * 1000;

test("gives a learner a copy of everything stored, without secrets", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const { token } = await logIn(app);
  const answer = await app.call(user.exportAccountData, undefined, { token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body.result).toMatchObject({
    profile: { name: ASHA.name, email: ASHA.email, phone: ASHA.phone },
    consents: [{ version: TERMS_VERSION }],
    googleLinks: [],
    mails: [{ subject: "•••••• is your Theta code", at: expect.any(String) }],
    sessions: [{ device: expect.any(String) }],
    securityEvents: [{ event: "account.verified" }, { event: "session.login" }],
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|hash(?!igh)|bruno/i);
  expect(await eventsOf(app)).toContain("account.exported");
});

test("says what staff did to the account, but nothing that is theirs", async () => {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const actorId = await signUp(app, BRUNO);
  const origin = { requestId: "a-request", ip: "203.0.113.77" };
  const detail = { reason: "They were rude on the phone", before: 1, after: 2 };
  for (const event of ["staff.plan-granted", "staff.learner-viewed", "staff.order-viewed"] as const)
    await audit(app.db, origin, { event, learnerId, actorId, detail });
  await audit(app.db, origin, { event: "staff.confirmed", learnerId, actorId: learnerId });
  const { token } = await logIn(app);
  const { body } = await app.call(user.exportAccountData, undefined, { token });
  const { securityEvents } = body.result as { securityEvents: { event: string }[] };
  expect(securityEvents.find(({ event }) => event === "staff.plan-granted")).toEqual({
    at: expect.any(String),
    event: "staff.plan-granted",
    by: "staff",
  });
  expect(securityEvents.find(({ event }) => event === "staff.confirmed")).toMatchObject({
    ip: origin.ip,
  });
  expect(securityEvents.map(({ event }) => event)).not.toContainEqual(
    expect.stringMatching(/viewed/),
  );
  expect(JSON.stringify(body)).not.toMatch(/rude/);
});

test("puts the newest ten thousand events into the copy, which ten are given of in an hour", async () => {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  await sql`insert into audit_events (event, learner_id, at, detail)
    select 'test.event', ${learnerId}, now() + make_interval(secs => n), jsonb_build_object('n', n)
    from generate_series(1, 10001) n`.execute(app.db);
  const { token } = await logIn(app);
  const copy = async () => await app.call(user.exportAccountData, undefined, { token });
  const { body } = await copy();
  const { securityEvents } = body.result as { securityEvents: { detail: { n?: number } }[] };
  expect(securityEvents).toHaveLength(10_000);
  expect([securityEvents[0]?.detail.n, securityEvents.at(-1)?.detail.n]).toEqual([2, 10_001]);
  for (let n = 1; n < 10; n += 1) expect((await copy()).statusCode).toBe(200);
  expect((await copy()).statusCode).toBe(429);
});

test("row 76: closes a deleted account at once and tells its owner until when it can be kept", async () => {
  const app = await createTestApp();
  await signUp(app);
  const [here, there] = [await logIn(app), await logIn(app)];
  const wrong = await app.call(user.deleteAccount, { password: "not it" }, { token: here.token });
  expect([wrong.statusCode, wrong.body.code]).toEqual([400, "wrong-password"]);
  expect(wrong.body.errors?.[0]?.field).toBe("password");

  const { password } = ASHA;
  const deleted = await app.call(user.deleteAccount, { password }, { token: here.token });
  expect(deleted.body.result.erasedAt - Date.now()).toBeGreaterThan(6.9 * DAY);
  expect(deleted.body.result.erasedAt - Date.now()).toBeLessThan(7.1 * DAY);
  for (const { token } of [here, there]) {
    expect((await app.call(user.details, undefined, { token })).statusCode).toBe(401);
  }
  const [mail] = await app.mails(ASHA.email);
  const day = new Date(deleted.body.result.erasedAt).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  expect(mail?.text).toContain(day);
});

test("keeps the account after signing in again", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  await app.call(user.deleteAccount, { password: ASHA.password }, { token });
  const back = await app.call(user.login, ASHA);
  expect(back.body.message).toBe("Welcome back. We won't delete your account.");
  expect((await app.mails(ASHA.email))[0]?.subject).toBe("Your Theta account is safe");
  await sql`update learners set deletion_due_at = deletion_due_at - interval '8 days'`.execute(
    app.db,
  );
  await eraseDueAccounts(app.db, app.log);
  await logIn(app);
  expect(await eventsOf(app)).toContain("account.deletion-undone");
});

test("leaves nothing that names the learner after seven days", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const { token } = await logIn(app);
  await app.call(user.sendResetCode, { email: ASHA.email });
  await app.call(user.deleteAccount, { password: ASHA.password }, { token });

  await eraseDueAccounts(app.db, app.log);
  expect(await app.db.selectFrom("learners").select("id").execute()).toHaveLength(2);
  await sql`update learners set deletion_due_at = deletion_due_at - interval '8 days'`.execute(
    app.db,
  );
  await eraseDueAccounts(app.db, app.log);
  expect(await app.db.selectFrom("learners").select("email").execute()).toEqual([
    { email: BRUNO.email },
  ]);
  for (const table of ["sessions", "password_resets", "one_time_codes", "pending_registrations"]) {
    const { rows } = await sql<{ text: string }>`
      select t::text as text from ${sql.table(table)} t`.execute(app.db);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/asha/i);
  }
  expect(await eventsOf(app)).toContain("account.erased");
  expect((await app.call(user.login, ASHA)).statusCode).toBe(401);
  await forgetLimits(app);
  await signUp(app);
});

test("erases and exports email to the address in other capitals as well", async () => {
  const app = await createTestApp();
  await signUp(app);
  const mail = { subject: "Old news", text: "", html: "" };
  await enqueueMail(app.db, { ...mail, dedupeKey: "old", to: "ASHA@Example.com" });
  const { token } = await logIn(app);
  const { body } = await app.call(user.exportAccountData, undefined, { token });
  expect(body.result["mails"]).toContainEqual({ subject: "Old news", at: expect.any(String) });
  await app.call(user.deleteAccount, { password: ASHA.password }, { token });
  await sql`update learners set deletion_due_at = now() - interval '1 day'`.execute(app.db);
  await eraseDueAccounts(app.db, app.log);
  expect(await app.mails()).toEqual([]);
});

test("deletes rows that are no longer needed and keeps the others", async () => {
  const app = await createTestApp();
  await signUp(app);
  await logIn(app);
  const { token } = await logIn(app);
  await app.call(user.logout, undefined, { token });
  await beginSignUp(app, BRUNO);
  const counts = async () => {
    const { rows } = await sql<{ codes: number; pending: number; sessions: number }>`
      select (select count(*) from one_time_codes) as codes,
        (select count(*) from pending_registrations) as pending,
        (select count(*) from sessions) as sessions`.execute(app.db);
    return rows[0];
  };
  await deleteOldAccountRows(app.db);
  expect(await counts()).toEqual({ codes: 1, pending: 1, sessions: 2 });
  await sql`update one_time_codes set expires_at = now() - interval '1 minute'`.execute(app.db);
  await sql`update pending_registrations set created_at = now() - interval '25 hours'`.execute(
    app.db,
  );
  await sql`update sessions set ended_at = ended_at - interval '31 days'`.execute(app.db);
  await deleteOldAccountRows(app.db);
  expect(await counts()).toEqual({ codes: 0, pending: 0, sessions: 1 });
});

test("lets the demo learners sign in, and creates them once", async () => {
  const app = await createTestApp();
  await ensureDemoLearners(app.db);
  await ensureDemoLearners(app.db);
  for (const email of ["free@theta.example", "pro@theta.example"]) {
    const answer = await app.call(user.login, { email, password: "theta-demo-1" });
    expect(answer.statusCode).toBe(200);
  }
  expect(await app.db.selectFrom("learners").select("id").execute()).toHaveLength(2);
});
