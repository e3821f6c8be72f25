import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestDb } from "../../../test/test-db.ts";
import { createLogger } from "../logger.ts";
import { deleteOldMail, deliverWaiting } from "./deliver.ts";
import { emailHtml, emailText, renderEmail } from "./render-email.ts";
import { renderMailbox } from "./mailbox-page.ts";
import { enqueueMail, enqueueNothing } from "./outbox.ts";
import type { Transport } from "./transport.ts";

const silent = pino({ level: "silent" });
const MAIL = { dedupeKey: "k", to: "ana@example.org", subject: "S", text: "T", html: "<p>T</p>" };

/** A peer that records what it gets, and may fail first. */
function recorder(failures: Error[] = []) {
  const sent: string[] = [];
  const transport: Transport = {
    keepsBodies: false,
    close: () => {},
    send: async ({ id }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(id);
    },
  };
  return { sent, transport };
}

test("stores an email with the same key once", async () => {
  const { db } = await createTestDb();
  await Promise.all(Array.from({ length: 10 }, () => enqueueMail(db, MAIL)));
  const { sent, transport } = recorder();
  await deliverWaiting(db, transport, silent);
  await deliverWaiting(db, transport, silent);
  expect(sent).toHaveLength(1);
});

test("sends each email once with many workers at the same time", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 30; i++) await enqueueMail(db, { ...MAIL, dedupeKey: `k${i}` });
  const { sent, transport } = recorder();
  await Promise.all(Array.from({ length: 5 }, () => deliverWaiting(db, transport, silent)));
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
});

test("retries a failed email later, and drops its text once sent", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  const { sent, transport } = recorder([new Error("connection refused")]);
  await deliverWaiting(db, transport, silent);
  expect(sent).toHaveLength(0);
  await deliverWaiting(db, transport, silent);
  expect(sent, "not before its time").toHaveLength(0);
  await db
    .updateTable("mail_outbox")
    .set({ next_attempt_at: sql<Date>`now()` })
    .execute();
  await deliverWaiting(db, transport, silent);
  expect(sent).toHaveLength(1);
  const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ attempts: 2, body_text: "", body_html: "", last_error: null });
});

test("sends one more email with the same id when a worker dies between sending and marking", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  const { sent, transport } = recorder();
  const dying: Transport = {
    ...transport,
    send: async (message) => {
      await transport.send(message);
      throw new Error("died here");
    },
  };
  await deliverWaiting(db, dying, silent);
  await db
    .updateTable("mail_outbox")
    .set({ next_attempt_at: sql<Date>`now()` })
    .execute();
  await deliverWaiting(db, transport, silent);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test("gives up an address that the mail server refuses for good", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  const refusal = Object.assign(new Error("no such user"), {
    code: "EENVELOPE",
    responseCode: 550,
  });
  await deliverWaiting(db, recorder([refusal]).transport, silent);
  const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(row.failed_at).not.toBeNull();
  expect(row.body_text).toBe("");
});

test("logs the mail server's number, not its words, which name the recipient", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  const words = "550 5.1.1 <ana@example.org>: user unknown";
  const refusal = Object.assign(new Error(words), { code: "EENVELOPE", responseCode: 550 });
  const lines: string[] = [];
  const log = createLogger("trace", { write: (line: string) => void lines.push(line) });
  await deliverWaiting(db, recorder([refusal]).transport, log);
  expect(lines.join("")).not.toContain("ana@example.org");
  const fault = { name: "Error", code: "EENVELOPE", responseCode: 550 };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: "email not sent", fault }]);
  const row = await db.selectFrom("mail_outbox").select("last_error").executeTakeFirstOrThrow();
  expect(row.last_error, "for staff").toBe(words);
});

test.each([
  ["its own time", { give_up_at: new Date(0) }],
  ["a day", { created_at: new Date(0) }],
])("gives up an email not sent within %s and wipes its text", async (_what, change) => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  await db.updateTable("mail_outbox").set(change).execute();
  const { sent, transport } = recorder();
  await deliverWaiting(db, transport, silent);
  expect(sent).toEqual([]);
  const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ body_text: "", failed_at: expect.any(Date) });
});

test("keeps the text of a failed email that has no code", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, { ...MAIL, replyTo: "bea@example.org", hasCode: false });
  await db
    .updateTable("mail_outbox")
    .set({ give_up_at: new Date(0) })
    .execute();
  await deliverWaiting(db, recorder().transport, silent);
  const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    body_text: "T",
    reply_to: "bea@example.org",
    failed_at: expect.any(Date),
  });
});

test("never sends an email to nobody", async () => {
  const { db } = await createTestDb();
  await enqueueNothing(db, MAIL);
  const { sent, transport } = recorder();
  await deliverWaiting(db, transport, silent);
  expect(sent).toEqual([]);
});

test("deletes old emails", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, MAIL);
  await db
    .updateTable("mail_outbox")
    .set({ created_at: new Date(0) })
    .execute();
  await enqueueMail(db, { ...MAIL, dedupeKey: "new" });
  await deleteOldMail(db);
  expect(await db.selectFrom("mail_outbox").select("dedupe_key").execute()).toEqual([
    { dedupe_key: "new" },
  ]);
});

const EMAIL = {
  greeting: "Hello <b>Ana</b>,",
  paragraphs: ["One.", "Two."],
  code: "012345",
  closing: "Theta",
};

test("says the same in a letter's text and HTML, and keeps a name from becoming markup", () => {
  expect(emailText(EMAIL)).toBe("Hello <b>Ana</b>,\n\nOne.\n\n    012345\n\nTwo.\n\nTheta");
  expect(emailHtml(EMAIL)).toContain("012345");
  expect(emailHtml(EMAIL)).not.toContain("<b>");
});

test("turns an address in a letter into a link", () => {
  const html = emailHtml({
    ...EMAIL,
    paragraphs: ["See https://theta.example/a?b=1&c=2. Go <now>"],
  });
  expect(html).toContain(
    '<a href="https://theta.example/a?b=1&amp;c=2" style="color:#0c6549">https://theta.example/a?b=1&amp;c=2</a>. Go',
  );
  expect(html).toContain("&lt;now&gt;");
});

test("says whether a letter has a code, and quotes what it answers at the end", () => {
  expect(renderEmail("S", EMAIL).hasCode).toBe(true);
  const { code: _, ...plain } = EMAIL;
  const answer = renderEmail("S", { ...plain, answered: "Why <b>?\nReally?" });
  expect(answer.hasCode).toBe(false);
  expect(answer.text).toMatch(/Theta\n\n> Why <b>\?\n> Really\?$/);
  expect(answer.html).toContain("Why &lt;b&gt;?");
});

test("shows email on the mailbox page as inert text", () => {
  const page = renderMailbox([
    { to: "<x>", subject: "<script>", text: "</pre>", html: '"><script>', at: 0 },
  ]);
  expect(page).not.toContain("<script>");
  expect(page).toContain("&lt;script&gt;");
  expect(renderMailbox([])).toContain("No email yet");
});

test("escapes a quotation, links nowhere from it, and marks it line by line", () => {
  const email = { ...EMAIL, quote: "One <b>\nCode: 999999 https://phish.example" };
  expect(emailText(email)).toContain("\n\n> One <b>\n> Code: 999999 https://phish.example\n\n");
  expect(emailHtml(email)).toContain(
    "One &lt;b&gt;\nCode: 999999 https://phish.example</blockquote>",
  );
  expect(emailHtml(email)).not.toContain("<a ");
});

test("sends the thread along with the email, under an id of its own choosing", async () => {
  const { db } = await createTestDb();
  const [id, before] = [crypto.randomUUID(), crypto.randomUUID()];
  await enqueueMail(db, { ...MAIL, id, thread: [before] });
  const heard: object[] = [];
  const { transport } = recorder();
  const send: Transport["send"] = async (mail) => void heard.push([mail.id, mail.thread]);
  await deliverWaiting(db, { ...transport, send }, silent);
  expect(heard).toEqual([[id, [before]]]);
});

test("sends the reply address along with the email, and drops it once sent", async () => {
  const { db } = await createTestDb();
  await enqueueMail(db, { ...MAIL, replyTo: "bea@example.org" });
  const heard: (string | null)[] = [];
  const { transport } = recorder();
  const send: Transport["send"] = async ({ replyTo }) => void heard.push(replyTo);
  await deliverWaiting(db, { ...transport, send }, silent);
  expect(heard).toEqual(["bea@example.org"]);
  const row = await db.selectFrom("mail_outbox").select("reply_to").executeTakeFirstOrThrow();
  expect(row.reply_to).toBeNull();
});
