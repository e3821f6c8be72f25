import { contact, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { eraseDueAccounts } from "../account/erase/erase-accounts.ts";
import { ASHA, BRUNO, logIn, signUp } from "../account/test-world.ts";
import { eraseMessages } from "./erase-messages.ts";
import { tidyMessages } from "./tidy-messages.ts";

const SUPPORT = "support@theta.example";

const written = (more: Record<string, unknown> = {}) => ({
  messageId: crypto.randomUUID(),
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  phone: "+91 98765 43210",
  message: "Does the PRO plan hold sectional tests?\n\nAnd for how long?",
  ...more,
});

const keptIn = ({ db }: TestApp) =>
  db.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();

const outboxOf = ({ db }: TestApp) =>
  db.selectFrom("mail_outbox").selectAll().where("recipient", "=", SUPPORT).execute();

test("keeps a message and mails it to support, with the sender to reply to", async () => {
  const app = await createTestApp();
  const input = written();
  const answer = await app.call(contact.send, input);
  expect([answer.statusCode, answer.body]).toEqual([200, { result: { done: true } }]);
  expect(await keptIn(app)).toMatchObject([
    {
      id: input.messageId,
      learner_id: null,
      first_name: "Asha",
      last_name: "Rao",
      email: input.email,
      phone: input.phone,
      message: input.message,
    },
  ]);
  const [mail, ...more] = await outboxOf(app);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    reply_to: input.email,
    subject: `Contact form: message ${input.messageId.slice(0, 8).toUpperCase()}`,
    sent_at: null,
  });
  expect(mail?.body_text).toContain("Name: Asha Rao\nEmail: asha@example.com\nPhone: +91 98765");
  expect(mail?.body_text).toContain("> Does the PRO plan hold sectional tests?\n> \n> And for how");
});

test("allows optional fields to be left out", async () => {
  const app = await createTestApp();
  const { firstName, email, message } = written();
  expect((await app.call(contact.send, { firstName, email, message })).statusCode).toBe(200);
  expect(await keptIn(app)).toMatchObject([{ last_name: "", phone: "" }]);
  expect((await outboxOf(app))[0]?.body_text).toContain("Name: Asha\n");
});

test.each([
  ["firstName", undefined, "First name is required"],
  ["firstName", "  ", "First name is required"],
  ["firstName", "A\r\nBcc: all@example.org", "First name is invalid"],
  ["firstName", "x".repeat(101), "First name must be at most 100 characters long"],
  ["lastName", "Rao\nX-Spam: no", "Last name is invalid"],
  ["lastName", "x".repeat(101), "Last name must be at most 100 characters long"],
  ["email", "", "Email is required"],
  ["email", "asha at example", "Email is invalid"],
  ["email", "asha@example.com\r\nBcc: all@example.org", "Email is invalid"],
  ["email", "asha@example.com, all@example.org", "Email is invalid"],
  ["phone", "call me", "Phone number is invalid"],
  ["phone", "98765\n43210", "Phone number is invalid"],
  ["message", "\n \n", "Message is required"],
  ["message", 7, "Message is required"],
  ["message", "x".repeat(4001), "Message must be at most 4,000 characters long"],
  [
    "messageId",
    "1",
    "Something went wrong with this message. Please reload the page and try again.",
  ],
  ["website", "https://x.example", "This looks automated. Please email us instead."],
])("refuses %s %j at its field and keeps nothing", async (field, value, msg) => {
  const app = await createTestApp();
  const answer = await app.call(contact.send, written({ [field]: value }));
  expect([answer.statusCode, answer.body.code]).toEqual([400, "invalid-input"]);
  expect(answer.body.errors).toEqual([{ field, msg }]);
  expect(await keptIn(app)).toEqual([]);
  expect(await outboxOf(app)).toEqual([]);
});

test("accepts 4,000 characters and counts any line break as one", async () => {
  const app = await createTestApp();
  const message = `a\r\n${"\u{1F642}".repeat(1999)}`;
  expect((await app.call(contact.send, written({ message }))).statusCode).toBe(200);
  expect((await keptIn(app))[0]?.message).toBe(`a\n${"\u{1F642}".repeat(1999)}`);
});

test("keeps the sender's words from becoming markup, a link, or a line of the letter", async () => {
  const app = await createTestApp();
  const evil = '<img src=x onerror="alert(1)">';
  await app.call(
    contact.send,
    written({
      firstName: `${evil}O'Brien`,
      message: `${evil}\nE-mail: other@example.org\nhttps://phish.example/login\u0000\u001b[31m`,
    }),
  );
  const [mail] = await outboxOf(app);
  expect(mail?.body_html).not.toContain("<img");
  expect(mail?.body_html).not.toContain("<a href");
  expect(mail?.body_html).toContain("&lt;img src=x");
  expect(mail?.body_text).toContain("\n> E-mail: other@example.org\n");
  expect(mail?.body_text).not.toMatch(/[^\n\P{Cc}]/u);
  expect(mail?.subject).toMatch(/^Contact form: message [0-9A-F]{8}$/);
});

test("keeps one message when it is sent again after a lost reply, or many times at once", async () => {
  const app = await createTestApp();
  const input = written();
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.call(contact.send, input)));
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  for (let i = 0; i < 6; i++) {
    expect((await app.call(contact.send, input)).statusCode).toBe(200);
  }
  expect(await keptIn(app)).toHaveLength(1);
  expect(await outboxOf(app)).toHaveLength(1);
  // None of the repeats was counted.
  for (let i = 0; i < 4; i++) {
    expect((await app.call(contact.send, written())).statusCode).toBe(200);
  }
  expect((await app.call(contact.send, written())).statusCode).toBe(429);
});

test("allows one address five messages an hour and says when it may write again", async () => {
  const app = await createTestApp();
  const send = (email: string, ip: string) => app.call(contact.send, written({ email }), { ip });
  for (let i = 0; i < 5; i++) {
    expect((await send(i % 2 ? "a@example.org" : "A@example.org", `10.0.0.${i}`)).statusCode).toBe(
      200,
    );
  }
  const refused = await send("a@example.org", "10.0.0.9");
  expect([refused.statusCode, refused.body.code]).toEqual([429, "too-many-requests"]);
  expect(refused.body.message).toMatch(
    /^Too many tries\. Please wait (59|60) minutes and try again/,
  );
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  expect((await send("b@example.org", "10.0.0.9")).statusCode).toBe(200);
  expect(await keptIn(app)).toHaveLength(6);
});

test("allows one network five messages an hour, under any names", async () => {
  const app = await createTestApp();
  const send = (who: number, ip: string) =>
    app.call(contact.send, written({ email: `n${who}@example.org` }), { ip });
  for (let i = 0; i < 5; i++) {
    expect((await send(i, `2001:db8:1:2::${i}`)).statusCode).toBe(200);
  }
  expect((await send(10, "2001:db8:1:2::ffff")).statusCode).toBe(429);
  expect((await send(10, "2001:db8:1:3::1")).statusCode).toBe(200);
});

test("refuses a form from another site, in another type, or too large", async () => {
  const app = await createTestApp();
  const post = (payload: string, headers: Record<string, string>) =>
    app.app.inject({ method: "POST", url: "/thetaapi/contact/messages", payload, headers });
  const form = await post("firstName=Asha", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect([form.statusCode, form.json().code]).toEqual([415, "unsupported-media-type"]);
  const text = await post(JSON.stringify(written()), { "content-type": "text/plain" });
  expect(text.statusCode).toBe(415);
  const json = { "content-type": "application/json" };
  const foreign = await post(JSON.stringify(written()), {
    ...json,
    origin: "https://evil.example",
  });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, "foreign-origin"]);
  const huge = await post(JSON.stringify(written({ message: "x".repeat(70_000) })), json);
  expect(huge.statusCode).toBe(413);
  expect(await keptIn(app)).toEqual([]);
});

test("notes a signed-in learner, and ignores a session that ended", async () => {
  const app = await createTestApp();
  const learner = await signUp(app);
  const { token } = await logIn(app);
  await app.call(contact.send, written({ email: "other@example.org" }), { token });
  await app.call(user.logout, undefined, { token });
  expect((await app.call(contact.send, written(), { token })).statusCode).toBe(200);
  expect((await app.call(contact.send, written(), { token: "nonsense" })).statusCode).toBe(200);
  expect((await keptIn(app)).map((row) => row.learner_id)).toEqual([learner, null, null]);
  const [first] = await outboxOf(app);
  expect(first?.body_text).toContain(`Learner: signed in, ${learner}`);
});

test("gives a learner a copy of their messages and erases them with the account", async () => {
  const app = await createTestApp();
  await signUp(app);
  await signUp(app, BRUNO);
  const { token } = await logIn(app);
  await app.call(
    contact.send,
    written({ email: "ASHA@example.com", message: "Before I signed in" }),
  );
  await app.call(contact.send, written({ email: "work@example.org", message: "Signed in" }), {
    token,
  });
  await app.call(contact.send, written({ email: BRUNO.email, message: "From Bruno" }));

  const { body } = await app.call(user.exportAccountData, undefined, { token });
  expect(body.result["contactMessages"]).toMatchObject([
    { firstName: "Asha", email: "ASHA@example.com", message: "Before I signed in" },
    { email: "work@example.org", message: "Signed in" },
  ]);

  await app.call(user.deleteAccount, { password: ASHA.password }, { token });
  await sql`update learners set deletion_due_at = now() where deletion_due_at is not null`.execute(
    app.db,
  );
  await eraseDueAccounts(app.db, app.log, [eraseMessages]);
  expect((await keptIn(app)).map(({ message }) => message)).toEqual(["From Bruno"]);
  const mails = await outboxOf(app);
  expect(mails.map((mail) => mail.reply_to)).toEqual([BRUNO.email]);
});

test("deletes messages after a year", async () => {
  const app = await createTestApp();
  await app.call(contact.send, written({ message: "old" }));
  await sql`update contact_messages set created_at = now() - interval '12 months 1 day'`.execute(
    app.db,
  );
  await app.call(contact.send, written({ message: "new" }));
  await tidyMessages(app.db);
  expect((await keptIn(app)).map(({ message }) => message)).toEqual(["new"]);
});
