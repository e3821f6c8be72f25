import { user } from "@theta/contract";
import { staffInbox } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseDueAccounts } from "../../account/erase/erase-accounts.ts";
import { logIn, signUp } from "../../account/test-world.ts";
import { eraseMessages } from "../../contact/erase-messages.ts";
import { tidyMessages } from "../../contact/tidy-messages.ts";
import { confirmedStaff } from "../test-staff.ts";
import { auditOf, read, replyOf, setUp, write } from "./test-inbox.ts";

const SUPPORT = "support@theta.example";

test("emails an answer, keeps it with its author, and then waits for them", async () => {
  const { app, asha, messageId } = await setUp();
  const reply = replyOf(messageId, 0);
  expect((await app.call(staffInbox.reply, reply, asha)).statusCode).toBe(200);
  expect(await read(app, messageId, asha)).toMatchObject({
    name: "Mira Sen",
    state: "waiting",
    revision: 1,
    learner: null,
    supportEmail: SUPPORT,
    replies: [{ replyId: reply.replyId, text: reply.text, by: "Asha Support", mail: "waiting" }],
  });
  const mails = await app.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", "mira@example.org")
    .execute();
  expect(mails).toMatchObject([
    {
      id: reply.replyId,
      subject: `Re: Your message to Theta (${messageId.slice(0, 8).toUpperCase()})`,
      reply_to: SUPPORT,
      thread: [messageId],
      has_code: false,
    },
  ]);
  expect(mails[0]!.body_text).toMatch(/^Hello Mira,\n\nYes, it does\.\n\nYours, Asha\n\n/);
  expect(mails[0]!.body_text).toContain("> Does PRO include mocks?\n> My code");
  expect(await auditOf(app)).toEqual([
    {
      event: "staff.message-answered",
      actor_id: asha.learnerId,
      learner_id: null,
      detail: {
        messageId,
        replyId: reply.replyId,
        before: { state: "new" },
        after: { state: "waiting" },
      },
    },
  ]);
});

test("keeps a second answer in the thread, under the same subject", async () => {
  const { app, asha, messageId } = await setUp();
  const [first, second] = [replyOf(messageId, 0), replyOf(messageId, 1, "One more thing.")];
  await app.call(staffInbox.reply, first, asha);
  await app.call(staffInbox.reply, second, asha);
  const [one, two] = await app.db
    .selectFrom("mail_outbox")
    .select(["subject", "thread"])
    .where("recipient", "=", "mira@example.org")
    .orderBy("created_at")
    .execute();
  expect(two).toEqual({ subject: one!.subject, thread: [messageId, first.replyId] });
});

test("sends an answer once, however often it's sent", async () => {
  const { app, asha, messageId } = await setUp();
  const reply = replyOf(messageId, 0);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(staffInbox.reply, reply, asha)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await app.mails("mira@example.org")).toHaveLength(1);
  expect(await auditOf(app)).toHaveLength(1);
});

test("an answer that was edited after it had gone out isn't lost, and isn't the same answer", async () => {
  const { app, asha, messageId } = await setUp();
  const sent = replyOf(messageId, 0, "As it went out.");
  await app.call(staffInbox.reply, sent, asha);
  const edited = { ...sent, text: "As it was edited." };
  const { statusCode, body } = await app.call(staffInbox.reply, edited, asha);
  expect([statusCode, body.code]).toEqual([409, "message-changed"]);
  expect(body).toMatchObject({ state: { revision: 1, wrote: "As it went out.", isOwn: true } });
  expect(await app.mails("mira@example.org")).toHaveLength(1);
  const again = { ...edited, replyId: crypto.randomUUID(), revision: 1 };
  expect((await app.call(staffInbox.reply, again, asha)).statusCode).toBe(200);
  expect((await read(app, messageId, asha)).replies).toHaveLength(2);
  // The same id for another message tells nothing about this one.
  const other = await app.call(staffInbox.reply, { ...sent, messageId: await write(app) }, asha);
  expect(other.body.code).toBe("message-changed");
  expect(JSON.stringify(other.body)).not.toContain("went out.");
});

test("two who answer at once: one answer goes out, and the other is shown it", async () => {
  const { app, asha, messageId } = await setUp();
  const bo = await confirmedStaff(app, "support", "Bo Support");
  const answers = await Promise.all([
    app.call(staffInbox.reply, replyOf(messageId, 0, "From Asha"), asha),
    app.call(staffInbox.reply, replyOf(messageId, 0, "From Bo"), bo),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  const { body } = answers.find(({ statusCode }) => statusCode === 409)!;
  const { replies } = await read(app, messageId, asha);
  expect(replies).toHaveLength(1);
  expect(body).toMatchObject({
    code: "message-changed",
    state: { revision: 1, by: replies[0]!.by, wrote: replies[0]!.text, at: replies[0]!.at },
  });
  expect(body.message).toBe(
    `${replies[0]!.by} has answered this message in the meantime. Read that first, then try again if it's still needed.`,
  );
  expect(await app.mails("mira@example.org")).toHaveLength(1);
  // Having read it, they may still answer.
  expect((await app.call(staffInbox.reply, replyOf(messageId, 1), bo)).statusCode).toBe(200);
});

test("refuses an answer to a message that has changed otherwise", async () => {
  const { app, asha, messageId } = await setUp();
  await app.call(staffInbox.move, { messageId, revision: 0, state: "done" }, asha);
  const { body } = await app.call(staffInbox.reply, replyOf(messageId, 0), asha);
  expect(body).toMatchObject({ code: "message-changed", state: { revision: 1 } });
  expect(body.message).toContain("It's done now.");
});

test("gives a learner our answers with their data, and erases them with the account", async () => {
  const { app, asha } = await setUp();
  const learnerId = await signUp(app);
  const { token } = await logIn(app);
  const messageId = await write(app, { email: "other@example.org" }, token);
  await app.call(staffInbox.reply, replyOf(messageId, 0, "Here you are."), asha);
  const answer = await app.call(user.exportAccountData, undefined, { token });
  const copy = JSON.stringify(answer.body);
  expect(copy).toContain("Here you are.");
  expect(copy).not.toContain("Asha Support");
  await sql`update learners set deletion_due_at = now() where id = ${learnerId}`.execute(app.db);
  await eraseDueAccounts(app.db, app.log, [eraseMessages]);
  const { rows } = await sql<{ replies: number; mails: number }>`
    select (select count(*) from contact_replies)::int as replies,
      (select count(*) from mail_outbox where recipient = 'other@example.org')::int as mails
  `.execute(app.db);
  expect(rows).toEqual([{ replies: 0, mails: 0 }]);
});

test("deletes old messages with their answers, and keeps answers whose author has left", async () => {
  const { app, asha, messageId } = await setUp();
  await app.call(staffInbox.reply, replyOf(messageId, 0), asha);
  const bo = await confirmedStaff(app, "support", "Bo Support");
  await sql`delete from learners where id = ${asha.learnerId}`.execute(app.db);
  expect((await read(app, messageId, bo)).replies).toMatchObject([{ by: null }]);
  await sql`update contact_messages set created_at = now() - interval '13 months'`.execute(app.db);
  await tidyMessages(app.db);
  expect(await app.db.selectFrom("contact_replies").selectAll().execute()).toEqual([]);
});

test.each(["new", "open", "waiting", "done"])("an answer waits, also after %s", async (state) => {
  const { app, asha, messageId } = await setUp();
  if (state !== "new") {
    await app.call(staffInbox.move, { messageId, revision: 0, state }, asha);
  }
  const { revision } = await read(app, messageId, asha);
  await app.call(staffInbox.reply, replyOf(messageId, revision), asha);
  expect((await read(app, messageId, asha)).state).toBe("waiting");
});
