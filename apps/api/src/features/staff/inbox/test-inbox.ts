/** Messages in the inbox, and somebody of support who may answer them. */
import { contact } from "@theta/contract";
import { staffInbox } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { confirmedStaff, type TestStaff } from "../test-staff.ts";

export async function write(app: TestApp, more: Record<string, string> = {}, token?: string) {
  const messageId = crypto.randomUUID();
  const input = {
    messageId,
    firstName: "Mira",
    lastName: "Sen",
    email: "mira@example.org",
    message: "Does PRO include mocks?\nMy code 123456 doesn't work.",
    ...more,
  };
  await sql`delete from throttles`.execute(app.db);
  expect((await app.call(contact.send, input, { token })).statusCode).toBe(200);
  return messageId;
}

export async function setUp() {
  const app = await createTestApp();
  const asha = await confirmedStaff(app, "support", "Asha Support");
  return { app, asha, messageId: await write(app) };
}

export const read = async (app: TestApp, messageId: string, member: TestStaff) =>
  (await app.call(staffInbox.message, { messageId }, member)).body.result;

export const replyOf = (
  messageId: string,
  revision: number,
  text = "Yes, it does.\n\nYours, Asha",
) => ({
  messageId,
  replyId: crypto.randomUUID(),
  revision,
  text,
});

export const auditOf = async (app: TestApp) =>
  (
    await sql<{ event: string; actor_id: string; learner_id: string | null; detail: object }>`
      select event, actor_id, learner_id, detail from audit_events
      where (event like 'staff.message-%' or event like 'staff.canned-%')
        and event <> 'staff.message-viewed' order by id`.execute(app.db)
  ).rows;
