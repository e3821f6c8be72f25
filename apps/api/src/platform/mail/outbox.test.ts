import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDb } from "../../../test/test-db.ts";
import { enqueueMail, enqueueNothing } from "./outbox.ts";

const MAIL = { dedupeKey: "k", to: "ana@example.org", subject: "S", text: "T", html: "<p>T</p>" };

async function patience(mail: { expiresInSeconds?: number }) {
  const { db } = await createTestDb();
  await enqueueMail(db, { ...MAIL, ...mail });
  const { rows } = await sql<{ seconds: number | null }>`
    select round(extract(epoch from give_up_at - created_at))::int as seconds
    from mail_outbox`.execute(db);
  return rows[0]?.seconds;
}

test("stores how long an email is of use, or leaves that open", async () => {
  expect(await patience({ expiresInSeconds: 600 })).toBe(600);
  expect(await patience({})).toBeNull();
});

test("stores no word of an email to nobody", async () => {
  const { db } = await createTestDb();
  await enqueueNothing(db, { ...MAIL, subject: "123456", text: "123456" });
  const row = await db.selectFrom("mail_outbox").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ recipient: "", subject: "", body_text: "", body_html: "" });
});
