import { staffMail } from "@theta/contract/staff";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { ASHA, beginSignUp, signUp } from "../../account/test-world.ts";
import { deliverWaiting } from "../../../platform/mail/deliver.ts";
import { enqueueMail, enqueueNothing } from "../../../platform/mail/outbox.ts";
import type { Transport } from "../../../platform/mail/transport.ts";
import { confirmedStaff } from "../test-staff.ts";

const silent = pino({ level: "silent" });
const REASON = "They wrote that it didn't arrive";
const MAIL = {
  to: "ana@example.org",
  subject: "Your receipt",
  text: "Paid.",
  html: "<p>Paid.</p>",
};

async function setUp() {
  const app = await createTestApp();
  const staff = await confirmedStaff(app, "support");
  await sql`delete from mail_outbox`.execute(app.db);
  return { app, staff };
}

/** Puts an email into the outbox and returns its id. */
async function enqueue({ db }: TestApp, more: Partial<Parameters<typeof enqueueMail>[1]> = {}) {
  const id = crypto.randomUUID();
  await enqueueMail(db, { ...MAIL, id, dedupeKey: id, hasCode: false, ...more });
  return id;
}

const failing = (error: Error): Transport => ({
  keepsBodies: false,
  close: () => {},
  send: async () => {
    throw error;
  },
});
const working: Transport = { keepsBodies: false, close: () => {}, send: async () => {} };
const REFUSED = Object.assign(new Error("550 5.1.1 User unknown"), {
  code: "EENVELOPE",
  responseCode: 550,
});

test("never shows a code, neither in a subject nor in a text", async () => {
  const { app, staff } = await setUp();
  await beginSignUp(app);
  const code = await app.lastCode(ASHA.email);
  const { body } = await app.call(staffMail.list, undefined, staff);
  const [row] = body.result.rows;
  expect(row!.subject).toBe("•••••• is your Theta code");
  const facts = await app.call(staffMail.facts, { mailId: row!.mailId }, staff);
  expect(facts.body.result).toMatchObject({ hasCode: true, text: null });
  expect(JSON.stringify([body, facts.body])).not.toContain(code);
});

test("shows the text of an email without a code, and masks what looks like one", async () => {
  const { app, staff } = await setUp();
  const mailId = await enqueue(app, { text: "You wrote: my code is 123456." });
  const { body } = await app.call(staffMail.facts, { mailId }, staff);
  expect(body.result).toMatchObject({
    to: "ana@example.org",
    state: "waiting",
    hasCode: false,
    text: "You wrote: my code is ••••••.",
  });
});

test("lists emails by state and recipient, without those to nobody", async () => {
  const { app, staff } = await setUp();
  const sent = await enqueue(app, { to: "Sent@example.org" });
  await deliverWaiting(app.db, working, silent);
  const failed = await enqueue(app);
  await deliverWaiting(app.db, failing(REFUSED), silent);
  const waiting = await enqueue(app);
  await enqueueNothing(app.db, { ...MAIL, dedupeKey: "nobody" });
  const listed = async (query: Record<string, string>) =>
    (await app.call(staffMail.list, query, staff)).body.result.rows.map(({ mailId }) => mailId);
  expect(await listed({})).toEqual([waiting, failed, sent]);
  expect(await listed({ state: "waiting" })).toEqual([waiting]);
  expect(await listed({ state: "failed" })).toEqual([failed]);
  expect(await listed({ state: "sent" })).toEqual([sent]);
  expect(await listed({ to: "SENT@" })).toEqual([sent]);
  expect(await listed({ to: "%" })).toEqual([]);
});

test.each(["newest", "oldest"] as const)("pages through the outbox, %s first", async (sort) => {
  const { app, staff } = await setUp();
  const ids: string[] = [];
  for (let k = 0; k < 5; k++) ids.push(await enqueue(app));
  const [first, , last] = ids;
  // Those between them were written in the same microsecond.
  await sql`update mail_outbox set created_at = case id when ${first} then now() - interval '1 hour'
    when ${last} then now() else now() - interval '1 minute' end`.execute(app.db);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { sort, limit: "2", ...(cursor ? { cursor } : {}) };
    const { body } = await app.call(staffMail.list, query, staff);
    seen.push(...body.result.rows.map(({ mailId }) => mailId));
    cursor = body.result.next;
  } while (cursor);
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
  const ends = [seen[0], seen[4]];
  expect(ends).toEqual(sort === "newest" ? [last, first] : [first, last]);
});

test("sends a failed email after all, and once", async () => {
  const { app, staff } = await setUp();
  const learnerId = await signUp(app);
  await sql`delete from mail_outbox`.execute(app.db);
  const mailId = await enqueue(app, { to: ASHA.email });
  await deliverWaiting(app.db, failing(REFUSED), silent);
  const failed = (await app.call(staffMail.facts, { mailId }, staff)).body.result;
  expect(failed).toMatchObject({ state: "failed", canRetry: true, lastError: REFUSED.message });
  expect(failed.story).toContain("Their mail server refused the address.");
  for (let k = 0; k < 2; k++) {
    const answer = await app.call(staffMail.retry, { mailId, reason: REASON }, staff);
    expect(answer.statusCode).toBe(200);
  }
  expect(await deliverWaiting(app.db, working, silent)).toBe(1);
  const late = await app.call(staffMail.retry, { mailId, reason: REASON }, staff);
  expect([late.statusCode, late.body.code]).toEqual([409, "mail-sent"]);
  const events = await sql<object>`
    select actor_id, learner_id, detail ->> 'reason' as reason, detail -> 'before' ->> 'state' as before
    from audit_events where event = 'staff.mail-retried'`.execute(app.db);
  expect(events.rows).toEqual([
    { actor_id: staff.learnerId, learner_id: learnerId, reason: REASON, before: "failed" },
  ]);
});

test("gives an email that had run out of time another day", async () => {
  const { app, staff } = await setUp();
  const mailId = await enqueue(app, { expiresInSeconds: 60 });
  await sql`update mail_outbox set give_up_at = now() - interval '1 minute'`.execute(app.db);
  expect(await deliverWaiting(app.db, working, silent)).toBe(0);
  await app.call(staffMail.retry, { mailId, reason: REASON }, staff);
  expect(await deliverWaiting(app.db, working, silent)).toBe(1);
});

test("doesn't wait for the next try when asked", async () => {
  const { app, staff } = await setUp();
  const mailId = await enqueue(app);
  await deliverWaiting(app.db, failing(new Error("connect ECONNREFUSED")), silent);
  expect(await deliverWaiting(app.db, working, silent)).toBe(0);
  const { body } = await app.call(staffMail.list, { state: "waiting" }, staff);
  expect(body.result.rows).toMatchObject([{ mailId, tries: 1, canRetry: true }]);
  await app.call(staffMail.retry, { mailId, reason: REASON }, staff);
  expect(await deliverWaiting(app.db, working, silent)).toBe(1);
});

test("refuses what can't or mustn't be sent", async () => {
  const { app, staff } = await setUp();
  const retry = async (mailId: string) => {
    const { statusCode, body } = await app.call(staffMail.retry, { mailId, reason: REASON }, staff);
    return [statusCode, body.code];
  };
  const code = await enqueue(app, { hasCode: true, expiresInSeconds: 60 });
  await sql`update mail_outbox set give_up_at = now() - interval '1 minute'`.execute(app.db);
  expect(await retry(code), "expired, and not yet given up").toEqual([409, "mail-deleted"]);
  await deliverWaiting(app.db, working, silent);
  expect(await retry(code)).toEqual([409, "mail-deleted"]);
  const held = await enqueue(app, { notBeforeSeconds: 600 });
  expect(await retry(held)).toEqual([409, "mail-on-hold"]);
  expect(await retry(crypto.randomUUID())).toEqual([404, "no-such-mail"]);
  const { rows } = await sql`
    select from audit_events where event = 'staff.mail-retried'`.execute(app.db);
  expect(rows).toEqual([]);
});

test("leaves alone what is being sent at this moment", async () => {
  const { app, staff } = await setUp();
  const mailId = await enqueue(app);
  const isSending = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let sent = 0;
  const slow: Transport = {
    ...working,
    send: async () => {
      sent++;
      isSending.resolve();
      await mayEnd.promise;
    },
  };
  const delivery = deliverWaiting(app.db, slow, silent);
  await isSending.promise;
  const { story } = (await app.call(staffMail.facts, { mailId }, staff)).body.result;
  expect(story).toBe("It's being sent right now.");
  expect((await app.call(staffMail.retry, { mailId, reason: REASON }, staff)).statusCode).toBe(200);
  expect(await deliverWaiting(app.db, slow, silent)).toBe(0);
  mayEnd.resolve();
  await delivery;
  expect(sent).toBe(1);
});
