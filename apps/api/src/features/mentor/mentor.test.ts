import { mentor, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { failNextCommit, loseNextCommit } from "../../../test/lose-commit.ts";
import { eraseDueAccounts } from "../account/erase/erase-accounts.ts";
import { ASHA, BRUNO, eventsOf, forgetLimits, logIn, signUp } from "../account/test-world.ts";
import { createPaymentWorld } from "../payments/test-payments.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";
import { eraseMentorRequests } from "./erase-requests.ts";
import { hourOf } from "./emails.ts";
import {
  cancelByStaff,
  CannotSettle,
  confirmRequest,
  markDone,
  openRequests,
} from "./settle-request.ts";

const SUPPORT = "support@theta.example";
const HOUR = 3_600_000;
const inHours = (hours: number) => Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR;
const asked = (more: object = {}) => ({
  requestId: crypto.randomUUID(),
  topic: "My timing in Data Insights",
  message: "I run out of time after question 15.\nWhat should I let go?",
  times: [inHours(50), inHours(72), inHours(96)],
  timeZone: "Asia/Kolkata",
  ...more,
});

async function setUp({ plan = "gmat-mentor" }: { plan?: string | null } = {}) {
  const app = await createTestApp();
  const learnerId = await signUp(app);
  const { token } = await logIn(app);
  const as = { token };
  const grant = async (planKey: string) =>
    await app.db.transaction().execute(async (tx) => {
      await grantSubscription(tx, { learnerId, planKey });
    });
  if (plan) await grant(plan);
  return {
    ...app,
    token,
    learnerId,
    grant,
    sender: { publicUrl: app.config.publicUrl, supportEmail: app.config.supportEmail },
    ask: async (more: object = {}) => await app.call(mentor.request, asked(more), as),
    send: async (body: object) => await app.call(mentor.request, body, as),
    change: async (requestId: string, revision: number, more: object = {}) =>
      await app.call(mentor.change, { ...asked(more), requestId, revision }, as),
    cancel: async (requestId: string) => await app.call(mentor.cancel, { requestId }, as),
    read: async () => (await app.call(mentor.read, undefined, as)).body.result,
    erase: async () => {
      await app.call(user.deleteAccount, { password: ASHA.password }, as);
      await sql`update learners set deletion_due_at = now() where deletion_due_at is not null`.execute(
        app.db,
      );
      await eraseDueAccounts(app.db, app.log, [eraseMentorRequests(SUPPORT)]);
    },
    letHourBegin: async () => {
      await sql`update mentor_requests set confirmed_for = now()`.execute(app.db);
    },
    rows: async () =>
      await app.db.selectFrom("mentor_requests").selectAll().orderBy("created_at").execute(),
    aboutMentor: async (to: string) =>
      (await app.mails(to)).filter(({ subject }) => /mentor session/i.test(subject)),
  };
}

test("keeps a request, mails it to support, and confirms it to the learner", async () => {
  const { ask, read, aboutMentor, db } = await setUp();
  expect(await read()).toMatchObject({ requests: [], hours: { of: 1, used: 0 }, hasPlan: true });
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(200);
  expect(body.result).toMatchObject({ status: "requested", revision: 0, confirmedFor: null });
  expect(await read()).toMatchObject({ requests: [body.result], hours: { of: 1, used: 1 } });
  const [toSupport, ...more] = await aboutMentor(SUPPORT);
  expect(more).toEqual([]);
  const short = body.result.requestId.slice(0, 8);
  expect(toSupport?.subject).toBe(`Mentor session requested: ${short.toUpperCase()}`);
  expect(toSupport?.text).toContain("Name: Asha Rao\nEmail: asha@example.com");
  expect(toSupport?.text).toContain("> I run out of time after question 15.");
  expect(toSupport?.text).toContain(`npm run mentor -- confirm ${short} 1`);
  expect(toSupport?.text).toMatch(/Time 1: .*GMT\+5:30\n.*\n.*\nTime 1, UTC: .*UTC/);
  const [toLearner] = await aboutMentor(ASHA.email);
  expect(toLearner?.subject).toBe("We got your request for a mentor session");
  expect(toLearner?.text).toContain("Times are in your time zone.");
  const [mail] = await db
    .selectFrom("mail_outbox")
    .select("reply_to")
    .where("recipient", "=", SUPPORT)
    .execute();
  expect(mail?.reply_to).toBe(ASHA.email);
});

test("refuses a request when not signed in, without a plan, or with a smaller plan", async () => {
  const { call, ask, grant, rows, read } = await setUp({ plan: null });
  for (const answer of [
    await call(mentor.read),
    await call(mentor.request, asked()),
    await call(mentor.cancel, { requestId: crypto.randomUUID() }),
  ])
    expect(answer.statusCode).toBe(401);
  expect(await read()).toMatchObject({ hours: { of: 0, used: 0 }, hasPlan: false });
  const none = await ask();
  expect([none.statusCode, none.body.code]).toEqual([403, "subscription-required"]);
  await grant("gmat-practice");
  const smaller = await ask();
  expect([smaller.statusCode, smaller.body.code]).toEqual([403, "not-in-plan"]);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ times: [inHours(50), inHours(72)] }, "times", "Suggest three time slots"],
  [{ times: [inHours(47), inHours(72), inHours(96)] }, "times.0", /at least 48 hours/],
  [{ times: [inHours(50), inHours(-1), inHours(96)] }, "times.1", "This time has passed"],
  [{ times: [inHours(50), inHours(72), inHours(60 * 24 + 1)] }, "times.2", /next 60 days/],
  [{ times: [inHours(50), inHours(72), inHours(50)] }, "times.2", /already/],
  [{ topic: "  " }, "topic", "Say what you'd like to talk about"],
  [{ topic: "x".repeat(121) }, "topic", "Use at most 120 characters"],
  [{ topic: "a\r\nBcc: all@example.org" }, "topic", "Use one line of plain text"],
  [{ message: "x".repeat(2001) }, "message", "Use at most 2,000 characters"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "This isn't a time zone we know"],
  [{ requestId: "1" }, "requestId", "This is not the id of a request."],
])("refuses %j at %s and keeps and mails nothing", async (more, field, msg) => {
  const { ask, rows, aboutMentor } = await setUp();
  const { statusCode, body } = await ask(more);
  expect([statusCode, body.code]).toEqual([400, "invalid-input"]);
  expect(body.errors).toEqual([
    { field, msg: typeof msg === "string" ? msg : expect.stringMatching(msg) },
  ]);
  expect(await rows()).toEqual([]);
  expect(await aboutMentor(SUPPORT)).toEqual([]);
});

test("reports every bad time at once", async () => {
  const { ask } = await setUp();
  const { body } = await ask({ times: [inHours(-1), inHours(1), inHours(96)] });
  expect(body.errors?.map(({ field }) => field)).toEqual(["times.0", "times.1"]);
});

test("makes one request and one email from a double click or a lost reply", async () => {
  const { send, rows, aboutMentor } = await setUp();
  const body = asked();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await rows()).toHaveLength(1);
  expect(await aboutMentor(SUPPORT)).toHaveLength(1);
  expect(await aboutMentor(ASHA.email)).toHaveLength(1);
});

test("gives only one hour to two windows that ask at the same moment", async () => {
  const { ask, rows, aboutMentor } = await setUp();
  const answers = await Promise.all([ask(), ask(), ask()]);
  const codes = answers
    .map(({ statusCode, body }) => `${statusCode} ${body.code ?? ""}`)
    .toSorted();
  expect(codes).toEqual(["200 ", "409 no-hour-left", "409 no-hour-left"]);
  expect(await rows()).toHaveLength(1);
  expect(await aboutMentor(SUPPORT)).toHaveLength(1);
});

test("keeps an hour from being taken twice in the table itself", async () => {
  const { ask, db } = await setUp();
  await ask();
  const again = sql`insert into mentor_requests
      (learner_id, id, subscription_id, slot, topic, message, proposed, time_zone)
    select learner_id, gen_random_uuid(), subscription_id, slot, topic, message, proposed, time_zone
    from mentor_requests`.execute(db);
  await expect(again).rejects.toThrow(/mentor_requests_hour/);
});

test("adds a second hour with a second subscription", async () => {
  const { ask, grant, read } = await setUp();
  await ask();
  await grant("gmat-mentor");
  expect((await read()).hours).toEqual({ of: 2, used: 1 });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).body.code).toBe("no-hour-left");
});

test.each([
  ["fails", failNextCommit],
  ["goes through with its reply lost", loseNextCommit],
])("leaves one request and its emails, or none, after a commit that %s", async (_, break_) => {
  const { send, rows, aboutMentor, pool } = await setUp();
  const body = asked();
  break_(pool);
  await send(body);
  await send(body);
  expect(await rows()).toHaveLength(1);
  expect(await aboutMentor(SUPPORT)).toHaveLength(1);
});

test("allows changes until it is confirmed, and tells both sides", async () => {
  const { ask, change, aboutMentor, db, sender } = await setUp();
  const { requestId } = (await ask()).body.result;
  const changed = await change(requestId, 0, { topic: "Verbal instead" });
  expect(changed.body.result).toMatchObject({ topic: "Verbal instead", revision: 1 });
  expect(await aboutMentor(SUPPORT)).toHaveLength(2);
  expect((await aboutMentor(ASHA.email)).map(({ subject }) => subject)).toContain(
    "Your request for a mentor session has changed",
  );
  const late = await change(requestId, 1, { times: [inHours(2), inHours(50), inHours(60)] });
  expect(late.body.errors).toEqual([
    { field: "times.0", msg: "Choose a time at least 48 hours from now" },
  ]);
  await confirmRequest(db, sender, requestId, "1");
  const settled = await change(requestId, 2);
  expect([settled.statusCode, settled.body.code]).toEqual([409, "settled"]);
});

test("does not overwrite what another window changed, and ignores the same change again", async () => {
  const { ask, change, call, token, read } = await setUp();
  const { requestId } = (await ask()).body.result;
  const one = { ...asked({ topic: "One" }), requestId, revision: 0 };
  expect((await call(mentor.change, one, { token })).statusCode).toBe(200);
  // Its reply was lost.
  expect((await call(mentor.change, one, { token })).body.result.revision).toBe(1);
  const other = await change(requestId, 0, { topic: "Two" });
  expect([other.statusCode, other.body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await read()).requests[0]?.topic).toBe("One");
});

test("gives the hour back when canceled, and only once", async () => {
  const { ask, cancel, read, aboutMentor } = await setUp();
  const { requestId } = (await ask()).body.result;
  await Promise.all([cancel(requestId), cancel(requestId)]);
  expect((await cancel(requestId)).body.result).toMatchObject({
    status: "cancelled",
    cancelledBy: "learner",
  });
  expect(await aboutMentor(SUPPORT)).toHaveLength(2);
  expect((await read()).hours).toEqual({ of: 1, used: 0 });
  expect((await ask()).statusCode).toBe(200);
});

test("lets nobody read, change, or cancel another's request", async () => {
  const app = await setUp();
  const { requestId } = (await app.ask()).body.result;
  await signUp(app, BRUNO);
  const { token } = await logIn(app, BRUNO);
  expect((await app.call(mentor.read, undefined, { token })).body.result.requests).toEqual([]);
  const body = { ...asked(), requestId, revision: 0 };
  expect((await app.call(mentor.change, body, { token })).statusCode).toBe(404);
  expect((await app.call(mentor.cancel, { requestId }, { token })).statusCode).toBe(404);
  // Also under an id that somebody else already has.
  await app.db.transaction().execute(async (tx) => {
    const bruno = await tx
      .selectFrom("learners")
      .select("id")
      .where("email", "=", BRUNO.email)
      .executeTakeFirstOrThrow();
    await grantSubscription(tx, { learnerId: bruno.id, planKey: "gmat-mentor" });
  });
  const taken = await app.call(mentor.request, asked({ requestId }), { token });
  expect([taken.statusCode, taken.body.code]).toEqual([400, "invalid-input"]);
});

test("gives no hour for an ended plan, but lets an earlier request be changed", async () => {
  const { ask, change, cancel, db, read } = await setUp();
  const { requestId } = (await ask()).body.result;
  await sql`update subscriptions set starts_at = now() - interval '2 days', ends_at = now()`.execute(
    db,
  );
  expect(await read()).toMatchObject({ hours: { of: 0, used: 0 }, hasPlan: false });
  expect((await change(requestId, 0, { topic: "Later" })).statusCode).toBe(200);
  expect((await cancel(requestId)).statusCode).toBe(200);
  expect((await ask()).body.code).toBe("subscription-required");
});

test("gives no hour when the plan ends while the request waits for its turn", async () => {
  const { ask, pool, learnerId, rows } = await setUp();
  const other = await pool.connect();
  await other.query("begin");
  await other.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `subscribe ${learnerId}`,
  ]);
  const answer = ask();
  await expect
    .poll(async () => {
      const { rows: waiting } = await pool.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
      return waiting.length;
    })
    .toBe(1);
  await other.query("update subscriptions set revoked_at = clock_timestamp()");
  await other.query("commit");
  other.release();
  expect((await answer).body.code).toBe("subscription-required");
  expect(await rows()).toEqual([]);
});

test("takes back the hour with the refund and tells both sides", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy("gmat-mentor");
  const { token } = asha;
  const made = await world.call(mentor.request, asked(), { token });
  expect(made.statusCode).toBe(200);
  await asha.refund(order);
  const { body } = await world.call(mentor.read, undefined, { token });
  expect(body.result.requests).toMatchObject([{ status: "cancelled", cancelledBy: "refund" }]);
  const mails = (await world.mails()).map(({ to, subject }) => `${to}: ${subject}`);
  expect(mails).toContain(`${ASHA.email}: Your mentor session is canceled`);
  expect(mails).toContainEqual(expect.stringMatching(/^support@.*: Mentor session canceled/));
});

test("doesn't hold an hour while its plan can be refunded", async () => {
  const { ask, db, sender, letHourBegin, read } = await setUp();
  const { requestId, times } = (await ask()).body.result;
  const early = inHours(47);
  await expect(
    confirmRequest(db, sender, requestId, new Date(early).toISOString()),
  ).rejects.toThrow(/^The plan can be refunded until .+Z\. Give a later time\.$/);
  // A time that a server before this one took.
  await sql`update mentor_requests set proposed[1] = ${new Date(early)}`.execute(db);
  await expect(confirmRequest(db, sender, requestId, "1")).rejects.toBeInstanceOf(CannotSettle);
  await confirmRequest(db, sender, requestId, "2");
  await expect(markDone(db, sender, requestId)).rejects.toThrow("This session hasn't started yet.");
  expect((await read()).requests).toMatchObject([{ status: "confirmed", confirmedFor: times[1] }]);
  await letHourBegin();
  await markDone(db, sender, requestId);
  expect((await read()).requests).toMatchObject([{ status: "done" }]);
});

test("confirms an earlier hour once its plan can no longer be refunded", async () => {
  const { ask, db, sender, read } = await setUp();
  const { requestId } = (await ask()).body.result;
  await sql`update subscriptions set created_at = now() - interval '48 hours'`.execute(db);
  const soon = inHours(2);
  await confirmRequest(db, sender, requestId, new Date(soon).toISOString());
  expect((await read()).requests).toMatchObject([{ confirmedFor: soon }]);
});

test("leaves no open request behind when asked for and refunded at the same moment", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy("gmat-mentor");
  const [made, refunded] = await Promise.all([
    world.call(mentor.request, asked(), { token: asha.token }),
    asha.refund(order),
  ]);
  expect(refunded.statusCode).toBe(200);
  expect([200, 403]).toContain(made.statusCode);
  const rows = await world.db.selectFrom("mentor_requests").select("status").execute();
  expect(rows.every(({ status }) => status === "cancelled")).toBe(true);
});

test("lets staff confirm one of the times or another one, once, and tells the learner", async () => {
  const app = await setUp();
  const { ask, db, sender, aboutMentor, read, letHourBegin } = app;
  const { requestId, times } = (await ask()).body.result;
  const [listed] = await openRequests(db);
  expect(listed).toMatchObject({ id: requestId, name: ASHA.name, email: ASHA.email });
  await confirmRequest(db, sender, requestId.slice(0, 8), "2");
  await confirmRequest(db, sender, requestId.slice(0, 8), "2");
  expect((await read()).requests[0]).toMatchObject({ status: "confirmed", confirmedFor: times[1] });
  const confirmations = async () =>
    (await aboutMentor(ASHA.email)).filter(({ subject }) => subject.includes("confirmed"));
  expect(await confirmations()).toHaveLength(1);
  expect((await confirmations())[0]?.text).toMatch(/session is on .* GMT\+5:30\./);
  const another = new Date(inHours(120)).toISOString();
  await confirmRequest(db, sender, requestId, another);
  expect(await confirmations()).toHaveLength(2);
  await letHourBegin();
  await markDone(db, sender, requestId);
  await markDone(db, sender, requestId);
  expect((await read()).requests[0]?.status).toBe("done");
  expect(await openRequests(db)).toEqual([]);
  const events = (await eventsOf(app)).filter((event) => event.startsWith("mentor."));
  expect(events).toEqual([
    "mentor.requested",
    "mentor.confirmed",
    "mentor.confirmed",
    "mentor.done",
  ]);
});

test("lets staff cancel with a reason, after which the learner may ask again", async () => {
  const { ask, db, sender, aboutMentor, read } = await setUp();
  const { requestId } = (await ask()).body.result;
  await cancelByStaff(db, sender, requestId, "No mentor is free on those days.");
  const text = (await aboutMentor(ASHA.email))[0]?.text;
  expect(text).toContain(
    "We're sorry, but we had to cancel your mentor session. No mentor is free on those days.",
  );
  expect(text).not.toContain("Times are in your time zone.");
  expect(await read()).toMatchObject({
    hours: { of: 1, used: 0 },
    requests: [{ cancelledBy: "staff", reason: "No mentor is free on those days." }],
  });
  expect((await ask()).statusCode).toBe(200);
});

test("a typo by staff changes nothing, and the message says what to type", async () => {
  const { ask, db, sender, rows, aboutMentor } = await setUp();
  const { requestId } = (await ask()).body.result;
  const past = new Date(inHours(-1)).toISOString();
  const tries = [
    [() => confirmRequest(db, sender, "abc", "1"), /at least 6 characters/],
    [() => confirmRequest(db, sender, "ffffffff%", "1"), /no request/],
    [() => confirmRequest(db, sender, requestId, "4"), /1, 2, or 3/],
    [() => confirmRequest(db, sender, requestId, "2099-01-01T10:00"), /with its zone/],
    [() => confirmRequest(db, sender, requestId, "2099-13-01T10:00Z"), /not a time/],
    [() => confirmRequest(db, sender, requestId, past), /passed/],
    [() => markDone(db, sender, requestId), /is requested/],
    [() => cancelByStaff(db, sender, requestId, " "), /Give a reason/],
  ] as const;
  for (const [attempt, words] of tries) {
    await expect(attempt()).rejects.toThrow(words);
    await expect(attempt()).rejects.toBeInstanceOf(CannotSettle);
  }
  expect(await rows()).toMatchObject([{ status: "requested", revision: 0 }]);
  expect(await aboutMentor(ASHA.email)).toHaveLength(1);
});

test("keeps one of the two when confirmed and canceled at the same moment", async () => {
  const { ask, cancel, db, sender, rows } = await setUp();
  const { requestId } = (await ask()).body.result;
  const [cancelled, confirmed] = await Promise.all([
    cancel(requestId),
    confirmRequest(db, sender, requestId, "1").catch((error: unknown) => error),
  ]);
  const [row] = await rows();
  expect(row?.revision).toBe(1);
  if (row?.status === "cancelled") expect(confirmed).toBeInstanceOf(CannotSettle);
  else expect([row?.status, cancelled.body.code]).toEqual(["confirmed", "settled"]);
});

test("allows ten changes an hour and no more", async () => {
  const app = await setUp();
  const { ask, cancel, rows } = app;
  for (let k = 0; k < 5; k++) {
    const { body } = await ask();
    expect((await cancel(body.result.requestId)).statusCode).toBe(200);
  }
  expect((await ask()).statusCode).toBe(429);
  expect(await rows()).toHaveLength(5);
  await forgetLimits(app);
  expect((await ask()).statusCode).toBe(200);
});

test("gives a learner a copy of their requests and erases them with the account", async () => {
  const { ask, change, call, token, erase, rows, mails } = await setUp();
  const { requestId } = (await ask()).body.result;
  await change(requestId, 0, { topic: "Verbal" });
  const { body } = await call(user.exportAccountData, undefined, { token });
  expect(body.result["mentorRequests"]).toMatchObject([{ topic: "Verbal", status: "requested" }]);
  await erase();
  expect(await rows()).toEqual([]);
  expect(await mails(SUPPORT)).toEqual([]);
  expect(await mails(ASHA.email)).toEqual([]);
});

test("tells support that the confirmed hour of an erased account is off, but not whose it was", async () => {
  const { ask, erase, db, sender, mails } = await setUp();
  const { requestId, times } = (await ask()).body.result;
  await confirmRequest(db, sender, requestId, "2");
  await erase();
  const [mail, ...more] = await mails(SUPPORT);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Mentor session canceled: account deleted");
  expect(mail?.text).toContain(`Session: ${hourOf(new Date(times[1]!), "UTC")}`);
  expect(JSON.stringify(mail)).not.toMatch(/Asha|Rao|asha@|timing|question 15|Kolkata/i);
  const row = await db.selectFrom("mail_outbox").select("reply_to").executeTakeFirstOrThrow();
  expect(row.reply_to).toBeNull();
});

test.each(["requested", "done", "cancelled", "past"])(
  "tells nobody about an hour that is %s when its account is erased",
  async (standing) => {
    const { ask, erase, db, sender, mails, letHourBegin } = await setUp();
    const { requestId } = (await ask()).body.result;
    if (standing !== "requested") await confirmRequest(db, sender, requestId, "1");
    if (standing === "done") {
      await letHourBegin();
      await markDone(db, sender, requestId);
    }
    if (standing === "cancelled") await cancelByStaff(db, sender, requestId, "No mentor is free.");
    if (standing === "past")
      await sql`update mentor_requests set confirmed_for = now() - interval '1 hour'`.execute(db);
    await erase();
    expect(await mails(SUPPORT)).toEqual([]);
  },
);
