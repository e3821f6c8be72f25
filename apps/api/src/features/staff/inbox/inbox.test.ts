import { staffInbox, staffTeam } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ASHA, logIn, signUp } from "../../account/test-world.ts";
import { grantFromShell } from "../team/change-team.ts";
import { confirmedStaff } from "../test-staff.ts";
import { auditOf, read, replyOf, setUp, write } from "./test-inbox.ts";

test("assigns and moves, each once, and says by whom", async () => {
  const { app, asha, messageId } = await setUp();
  const assign = { messageId, revision: 0, assigneeId: asha.learnerId };
  expect((await app.call(staffInbox.assign, assign, asha)).statusCode).toBe(200);
  expect((await app.call(staffInbox.assign, assign, asha)).statusCode).toBe(200);
  expect(await read(app, messageId, asha)).toMatchObject({
    state: "open",
    revision: 1,
    assignedTo: { learnerId: asha.learnerId, name: "Asha Support" },
  });
  const move = { messageId, revision: 1, state: "done" };
  expect((await app.call(staffInbox.move, move, asha)).statusCode).toBe(200);
  expect((await app.call(staffInbox.move, move, asha)).statusCode).toBe(200);
  const stale = await app.call(staffInbox.move, { ...move, state: "open" }, asha);
  expect([stale.statusCode, stale.body.code]).toEqual([409, "message-changed"]);
  expect(await auditOf(app)).toMatchObject([
    {
      event: "staff.message-assigned",
      actor_id: asha.learnerId,
      detail: {
        before: { assignedTo: null, state: "new" },
        after: { assignedTo: asha.learnerId, state: "open" },
      },
    },
    {
      event: "staff.message-moved",
      detail: { before: { state: "open" }, after: { state: "done" } },
    },
  ]);
});

test("assigns only to those who may answer, and to nobody once they leave", async () => {
  const { app, asha, messageId } = await setUp();
  const editor = await confirmedStaff(app, "editor");
  const people = (await app.call(staffInbox.people, undefined, asha)).body.result;
  expect(people).toEqual([{ learnerId: asha.learnerId, name: "Asha Support" }]);
  const assign = (assigneeId: string | null, revision: number) =>
    app.call(staffInbox.assign, { messageId, revision, assigneeId }, asha);
  const refused = await assign(editor.learnerId, 0);
  expect([refused.statusCode, refused.body.code]).toEqual([409, "not-in-support"]);
  const bo = await confirmedStaff(app, "support", "Bo Support");
  await assign(bo.learnerId, 0);
  const owner = await confirmedStaff(app, "owner");
  await app.call(staffTeam.revoke, { learnerId: bo.learnerId, reason: "Leaves us" }, owner);
  expect((await read(app, messageId, asha)).assignedTo).toBeNull();
});

test("filters by state, person, and sender, and starts with what isn't done", async () => {
  const { app, asha, messageId } = await setUp();
  const done = await write(app, { email: "Noor@example.org", firstName: "Noor" });
  const mine = await write(app, { email: "ole_1@example.org", firstName: "Ole" });
  await app.call(staffInbox.move, { messageId: done, revision: 0, state: "done" }, asha);
  const assignment = { messageId: mine, revision: 0, assigneeId: asha.learnerId };
  await app.call(staffInbox.assign, assignment, asha);
  const listed = async (query: Record<string, string>) =>
    (await app.call(staffInbox.list, query, asha)).body.result.rows.map((row) => row.messageId);
  expect(await listed({})).toEqual([mine, messageId]);
  expect(await listed({ sort: "oldest" })).toEqual([messageId, mine]);
  expect(await listed({ state: "all" })).toEqual([mine, done, messageId]);
  expect(await listed({ state: "done" })).toEqual([done]);
  expect(await listed({ state: "new" })).toEqual([messageId]);
  expect(await listed({ whose: "mine" })).toEqual([mine]);
  expect(await listed({ whose: "unassigned" })).toEqual([messageId]);
  expect(await listed({ state: "all", email: " NOOR@ex" })).toEqual([done]);
  expect(await listed({ state: "all", email: "ole_" })).toEqual([mine]);
  expect(await listed({ state: "all", email: "%" })).toEqual([]);
});

test.each(["newest", "oldest"])("pages through messages of one moment, %s first", async (sort) => {
  const { app, asha } = await setUp();
  for (let k = 0; k < 4; k++) await write(app);
  await sql`update contact_messages set created_at = '2026-11-01T10:00:00.123456Z'
    where id in (select id from contact_messages limit 3)`.execute(app.db);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: object = { sort, limit: "2", ...(cursor ? { cursor } : {}) };
    const { body } = await app.call(staffInbox.list, query, asha);
    seen.push(...body.result.rows.map((row) => row.messageId));
    cursor = body.result.next;
  } while (cursor);
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test.each([
  [["2026-13-01T00:00:00.000000Z", crypto.randomUUID()]],
  [["2026-02-30T00:00:00.000000Z", crypto.randomUUID()]],
  [["yesterday", crypto.randomUUID()]],
  [["2026-11-01T00:00:00.000000Z", "x"]],
  [[1, 2]],
])("refuses a cursor with %j", async (key) => {
  const { app, asha } = await setUp();
  const cursor = Buffer.from(JSON.stringify(key)).toString("base64url");
  const { statusCode, body } = await app.call(staffInbox.list, { cursor }, asha);
  expect([statusCode, body.errors?.[0]?.field]).toEqual([400, "cursor"]);
});

test("says whose account it is, and whether they were signed in", async () => {
  const { app, asha } = await setUp();
  const learnerId = await signUp(app);
  const { token } = await logIn(app);
  const certain = await write(app, { email: "other@example.org" }, token);
  const claimed = await write(app, { email: ASHA.email.toUpperCase() });
  const learner = { learnerId, name: ASHA.name };
  expect((await read(app, certain, asha)).learner).toEqual({ ...learner, wasSignedIn: true });
  expect((await read(app, claimed, asha)).learner).toEqual({ ...learner, wasSignedIn: false });
});

test("refuses a message that isn't there, and an empty or long answer", async () => {
  const { app, asha, messageId } = await setUp();
  const other = crypto.randomUUID();
  const missing = await app.call(staffInbox.message, { messageId: other }, asha);
  expect([missing.statusCode, missing.body.code]).toEqual([404, "no-such-message"]);
  const unanswerable = await app.call(staffInbox.reply, replyOf(other, 0), asha);
  expect([unanswerable.statusCode, unanswerable.body.code]).toEqual([404, "no-such-message"]);
  for (const text of [" \n ", "x".repeat(4_001)]) {
    const refused = await app.call(staffInbox.reply, replyOf(messageId, 0, text), asha);
    expect([refused.statusCode, refused.body.errors?.[0]?.field]).toEqual([400, "text"]);
  }
});

test("keeps canned answers, and nobody overwrites a colleague's change", async () => {
  const { app, asha } = await setUp();
  const answer = {
    answerId: crypto.randomUUID(),
    revision: null,
    title: "Refunds",
    text: "We do.",
  };
  const save = (more: object) => app.call(staffInbox.saveAnswer, { ...answer, ...more }, asha);
  const list = async () => (await app.call(staffInbox.answers, undefined, asha)).body.result;
  expect((await save({})).statusCode).toBe(200);
  expect((await save({})).statusCode).toBe(200);
  expect(await list()).toMatchObject([{ title: "Refunds", text: "We do.", revision: 0 }]);
  expect((await save({ revision: 0, text: "Within a week." })).statusCode).toBe(200);
  const stale = await save({ revision: 0, text: "Never." });
  expect([stale.statusCode, stale.body.code]).toEqual([409, "answer-changed"]);
  expect(await list()).toMatchObject([{ text: "Within a week.", revision: 1 }]);
  const remove = (revision = 1) =>
    app.call(staffInbox.deleteAnswer, { answerId: answer.answerId, revision }, asha);
  expect((await remove(0)).body.code).toBe("answer-changed");
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  const gone = await save({ revision: 1, text: "Never." });
  expect([gone.statusCode, gone.body.code]).toEqual([409, "answer-changed"]);
  const last = { title: "Refunds", text: "Within a week." };
  expect((await auditOf(app)).map(({ event, detail }) => [event, detail])).toMatchObject([
    ["staff.canned-answer-saved", { before: null, after: { text: "We do." } }],
    ["staff.canned-answer-saved", { before: { text: "We do." }, after: last }],
    ["staff.canned-answer-deleted", { before: last, after: null }],
  ]);
});

test("a message counts as unassigned for somebody whose role changed", async () => {
  const { app, asha, messageId } = await setUp();
  const bo = await confirmedStaff(app, "support", "Bo Support");
  await grantFromShell(app.db, bo.email, "editor");
  const refused = await app.call(
    staffInbox.assign,
    { messageId, revision: 0, assigneeId: bo.learnerId },
    asha,
  );
  expect(refused.body.code).toBe("not-in-support");
});
