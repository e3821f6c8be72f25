/** What staff do to accounts: sessions, emails, closing, keeping, erasing. */
import { randomUUID } from "node:crypto";
import { type Route, user } from "@theta/contract";
import { staffLearners } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import type { Db } from "../../../platform/database/database.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { ASHA, BRUNO, eventsOf, forgetLimits, logIn, signUp } from "../../account/test-world.ts";
import { confirmedStaff } from "../test-staff.ts";

const REASON = "Asked for it by email";
const DAY = 24 * 60 * 60 * 1000;

async function setUp(role: "support" | "owner" = "support") {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const staff = await confirmedStaff(app, role, "Sam Staff");
  const act = async (route: Route, input: object = {}) => {
    const given = { learnerId, reason: REASON, ...input };
    const { statusCode, body } = await app.call(route, given, { token: staff.token });
    return [statusCode, body.code];
  };
  const noted = async (event: string) =>
    await app.db
      .selectFrom("audit_events")
      .select(["learner_id as learnerId", "actor_id as actorId", "detail"])
      .where("event", "=", event)
      .execute();
  return { app, learnerId, staff, act, noted };
}

const OK = [200, undefined];

test("signs one device out, once", async () => {
  const { app, learnerId, staff, act, noted } = await setUp();
  const [here, there] = [await logIn(app), await logIn(app)];
  const { body } = await app.call(user.sessions, undefined, here);
  const { sessionId } = body.result.find(({ isCurrent }) => isCurrent)!;
  expect(await act(staffLearners.endSessions, { sessionId })).toEqual(OK);
  expect(await act(staffLearners.endSessions, { sessionId }), "again").toEqual(OK);
  expect((await app.call(user.details, undefined, here)).statusCode).toBe(401);
  expect((await app.call(user.details, undefined, there)).statusCode).toBe(200);
  expect(await noted("staff.session-ended")).toEqual([
    {
      learnerId,
      actorId: staff.learnerId,
      detail: {
        reason: REASON,
        before: { sessionId, isSignedIn: true },
        after: { sessionId, isSignedIn: false },
      },
    },
  ]);
  expect(await act(staffLearners.endSessions, { sessionId: randomUUID() })).toEqual([
    404,
    "not-found",
  ]);
});

test("signs all devices out, and nobody else's", async () => {
  const { app, staff, act, noted } = await setUp();
  const devices = [await logIn(app), await logIn(app)];
  expect(await act(staffLearners.endSessions)).toEqual(OK);
  expect(await act(staffLearners.endSessions)).toEqual(OK);
  for (const device of devices)
    expect((await app.call(user.details, undefined, device)).statusCode).toBe(401);
  expect((await app.call(user.details, undefined, staff)).statusCode).toBe(200);
  expect(await noted("staff.sessions-ended")).toMatchObject([
    { detail: { before: { signedIn: 2 }, after: { signedIn: 0 } } },
  ]);
});

test("asks for a reason", async () => {
  const { act } = await setUp();
  expect(await act(staffLearners.endSessions, { reason: " no  " })).toEqual([400, "invalid-input"]);
});

test("sends an email again once per request, with its text", async () => {
  const { app, act, noted } = await setUp();
  const mail = { to: ASHA.email, subject: "News", text: "Dear Asha", html: "<p>Dear Asha</p>" };
  await enqueueMail(app.db, { ...mail, hasCode: false, dedupeKey: "news" });
  const mailId = await mailIdOf(app.db, "News");
  const askId = randomUUID();
  expect(await act(staffLearners.resendMail, { mailId, askId })).toEqual([409, "mail-waiting"]);
  await markSent(app.db);
  expect(
    await Promise.all([1, 2, 3].map(() => act(staffLearners.resendMail, { mailId, askId }))),
  ).toEqual([OK, OK, OK]);
  const copies = (await app.mails(ASHA.email)).filter(({ subject }) => subject === "News");
  expect(copies.map(({ text }) => text)).toEqual(["Dear Asha", "Dear Asha"]);
  expect(await noted("staff.mail-resent")).toMatchObject([
    { detail: { reason: REASON, before: { mailId }, after: { subject: "News" } } },
  ]);
  await act(staffLearners.resendMail, { mailId, askId: randomUUID() });
  expect(await noted("staff.mail-resent")).toHaveLength(2);
});

test("a copy stays in its thread, and six digits alone don't make a code", async () => {
  const { app, act } = await setUp();
  const mail = { to: ASHA.email, subject: "Order 123456", text: "About 123456", html: "" };
  const thread = [randomUUID()];
  await enqueueMail(app.db, { ...mail, thread, hasCode: false, dedupeKey: "thread" });
  await markSent(app.db);
  const mailId = await mailIdOf(app.db, mail.subject);
  expect(await act(staffLearners.resendMail, { mailId, askId: randomUUID() })).toEqual(OK);
  const copies = await app.db
    .selectFrom("mail_outbox")
    .select(["thread", "has_code"])
    .where("subject", "=", mail.subject)
    .execute();
  expect(copies).toEqual([
    { thread, has_code: false },
    { thread, has_code: false },
  ]);
});

test("sends no code, no empty email, and nobody else's email again", async () => {
  const { app, act, noted } = await setUp();
  const mail = { to: ASHA.email, subject: "Wiped", text: "", html: "", hasCode: false };
  await enqueueMail(app.db, { ...mail, dedupeKey: "wiped" });
  await enqueueMail(app.db, { ...mail, to: BRUNO.email, subject: "Bruno's", dedupeKey: "b" });
  await forgetLimits(app);
  await app.call(user.sendResetCode, { email: ASHA.email });
  await markSent(app.db);
  const tryWith = async (subject: string) =>
    await act(staffLearners.resendMail, {
      mailId: await mailIdOf(app.db, subject),
      askId: randomUUID(),
    });
  expect(await tryWith("Wiped")).toEqual([409, "mail-text-gone"]);
  expect(await tryWith("% is your Theta code")).toEqual([409, "mail-has-code"]);
  expect(await tryWith("Bruno's")).toEqual([404, "not-found"]);
  expect(await noted("staff.mail-resent")).toEqual([]);
});

test("closes an account as its owner would, once, even if two of us do", async () => {
  const { app, learnerId, act, noted } = await setUp();
  const device = await logIn(app);
  const other = await confirmedStaff(app, "owner", "Olga Owner");
  const input = { learnerId, reason: REASON };
  await Promise.all([
    act(staffLearners.closeAccount),
    app.call(staffLearners.closeAccount, input, other),
  ]);
  expect(await act(staffLearners.closeAccount), "again").toEqual(OK);
  expect((await app.call(user.details, undefined, device)).statusCode).toBe(401);
  const [event, ...more] = await noted("staff.account-closed");
  expect(more).toEqual([]);
  const dueAt = new Date(
    (event!.detail as { after: { deletionDueAt: string } }).after.deletionDueAt,
  );
  expect(dueAt.getTime() - Date.now()).toBeGreaterThan(6.9 * DAY);
  const mails = (await app.mails(ASHA.email)).filter(({ subject }) => /deleted/.test(subject));
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("Our support has closed your account."),
  ]);
  // Signing in keeps it, as the email says.
  expect((await app.call(user.login, ASHA)).body.message).toContain("Welcome back");
});

test("keeps a closed account, and tells its owner", async () => {
  const { app, act, noted } = await setUp();
  await act(staffLearners.closeAccount);
  expect(await act(staffLearners.keepAccount)).toEqual(OK);
  expect(await act(staffLearners.keepAccount), "again").toEqual(OK);
  expect(await noted("staff.account-kept")).toMatchObject([
    { detail: { before: { deletionDueAt: expect.any(String) }, after: { deletionDueAt: null } } },
  ]);
  expect((await app.mails(ASHA.email))[0]?.text).toContain("Our support has kept your account.");
});

test("erases an account at once, with its email typed, and remembers only that", async () => {
  const { app, learnerId, act, noted } = await setUp("owner");
  await signUp(app, BRUNO);
  expect(await act(staffLearners.erase, { email: BRUNO.email })).toEqual([400, "wrong-email"]);
  expect(await act(staffLearners.erase, { email: ASHA.email.toUpperCase() })).toEqual(OK);
  expect(await act(staffLearners.erase, { email: ASHA.email }), "again").toEqual(OK);
  expect(await app.db.selectFrom("learners").select("name").orderBy("name").execute()).toEqual([
    { name: BRUNO.name },
    { name: "Sam Staff" },
  ]);
  expect(await app.mails(ASHA.email)).toEqual([]);
  const events = await noted("staff.account-erased");
  expect(events).toMatchObject([{ learnerId, detail: { reason: REASON } }]);
  expect(JSON.stringify(events)).not.toMatch(/asha@/i);
  await forgetLimits(app);
  await signUp(app);
});

test("lets support close accounts but not erase them", async () => {
  const { app, act } = await setUp();
  expect(await act(staffLearners.erase, { email: ASHA.email })).toEqual([403, "not-permitted"]);
  expect(await eventsOf(app)).not.toContain("staff.account-erased");
});

test("closes and erases nobody of the staff, and not oneself", async () => {
  const { app, staff, act } = await setUp("owner");
  const other = await confirmedStaff(app, "analyst", "Ann Analyst");
  for (const { learnerId, email } of [staff, other]) {
    const refused = [409, "staff-account"];
    expect(await act(staffLearners.closeAccount, { learnerId })).toEqual(refused);
    expect(await act(staffLearners.erase, { learnerId, email })).toEqual(refused);
  }
  const { rows } = await sql`select from learners where deletion_due_at is not null`.execute(
    app.db,
  );
  expect(rows).toEqual([]);
});

async function markSent(db: Db) {
  await sql`update mail_outbox set sent_at = now()`.execute(db);
}

async function mailIdOf(db: Db, subject: string): Promise<string> {
  const { id } = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("subject", "like", subject)
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
