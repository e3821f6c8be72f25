import { freeQuiz, questionBank, user } from "@theta/contract";
import { staffInbox, staffItems, staffOverview, type StaffRole } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { createQuizWorld } from "../free-quiz/test-quizzes.ts";
import { confirmedStaff } from "../staff/test-staff.ts";

async function setUp() {
  const world = await createQuizWorld();
  const freeQuizId = await world.finish("first", 4);
  const { body } = await world.call(freeQuiz.solution, { freeQuizId }, { token: world.token });
  const { questionId } = body[0]!;
  const reportOf = (more: object = {}) => ({
    reportId: crypto.randomUUID(),
    questionId,
    kind: "answer" as const,
    text: "Isn't it 12?\r\nTwo of them fit.",
    ...more,
  });
  const report = async (input: object, token = world.token) =>
    await world.call(questionBank.reportProblem, input, { token });
  const keyOf = async (id: string) => {
    const row = await world.db
      .selectFrom("items")
      .select("key")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return row.key;
  };
  const member = async (role: StaffRole) => await confirmedStaff(world, role);
  return { ...world, questionId, key: await keyOf(questionId), reportOf, report, member };
}

test("brings a report to the inbox, once, with the question it's about", async () => {
  const { call, db, report, reportOf, key, member } = await setUp();
  const input = reportOf();
  expect((await report(input)).body).toEqual({ result: { done: true } });
  expect((await report(input)).statusCode).toBe(200);
  const support = await member("support");
  const list = async (query: object) =>
    (await call(staffInbox.list, query, support)).body.result.rows;
  expect(await list({ about: "questions" })).toMatchObject([
    { messageId: input.reportId, itemKey: key, state: "new" },
  ]);
  expect(await list({ about: "other" })).toEqual([]);
  const { body } = await call(staffInbox.message, { messageId: input.reportId }, support);
  expect(body.result).toMatchObject({
    text: "The answer or the solution is wrong.\n\nIsn't it 12?\nTwo of them fit.",
    item: { key, version: 1 },
    learner: { wasSignedIn: true },
  });
  const mails = await db
    .selectFrom("mail_outbox")
    .select(["subject", "body_text"])
    .where("subject", "like", "Question report:%")
    .execute();
  expect(mails).toHaveLength(1);
});

test("counts on the overview and shows on the question's page until it's done", async () => {
  const { call, report, reportOf, key, member } = await setUp();
  const input = reportOf({ kind: "typo", text: "" });
  await report(input);
  const support = await member("support");
  const waiting = async () =>
    (await call(staffOverview.read, {}, support)).body.result.now.reportsWaiting;
  const reported = async () =>
    (await call(staffItems.list, { reported: "yes" }, support)).body.result.rows.map(
      (row) => row.key,
    );
  const onPage = async () => (await call(staffItems.reports, { key }, support)).body.result;
  expect([await waiting(), await reported()]).toEqual([1, [key]]);
  expect(await onPage()).toEqual([
    {
      reportId: input.reportId,
      text: "There's a typo.",
      version: 1,
      state: "new",
      at: expect.any(Number),
    },
  ]);
  const moved = await call(
    staffInbox.move,
    { messageId: input.reportId, revision: 0, state: "done" },
    support,
  );
  expect(moved.statusCode).toBe(200);
  expect([await waiting(), await reported()]).toEqual([0, []]);
  expect(await onPage()).toMatchObject([{ state: "done" }]);
});

test("takes reports only from people who may read the solution", async () => {
  const { start, other, report, reportOf, db } = await setUp();
  expect((await report(reportOf(), other)).statusCode).toBe(404);
  const running = await start("second");
  const early = await report(reportOf({ questionId: running.question.questionId }));
  expect(early).toMatchObject({ statusCode: 403, body: { code: "not-finished" } });
  expect(await db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
});

test.each([
  ["kind", "rude", "Choose what's wrong"],
  ["text", "x".repeat(1001), "Keep it under 1,000 characters"],
  ["reportId", "7", /reload the page/],
  ["questionId", "7", "This is not the id of a question."],
])("refuses a report whose %s is %j", async (field, value, msg) => {
  const { report, reportOf } = await setUp();
  const { statusCode, body } = await report(reportOf({ [field]: value }));
  expect(statusCode).toBe(400);
  expect(body).toMatchObject({
    errors: [{ field, msg: typeof msg === "string" ? msg : expect.stringMatching(msg) }],
  });
});

test("takes ten an hour from one learner, and says when the next can be sent", async () => {
  const { report, reportOf, db } = await setUp();
  for (let k = 0; k < 10; k++) expect((await report(reportOf())).statusCode).toBe(200);
  const eleventh = await report(reportOf());
  expect(eleventh).toMatchObject({ statusCode: 429, body: { code: "too-many-requests" } });
  expect(await db.selectFrom("contact_messages").select("id").execute()).toHaveLength(10);
});

test("keeps analysts, who see no names, away from what learners wrote", async () => {
  const { call, key, member } = await setUp();
  const analyst = await member("analyst");
  expect((await call(staffItems.reports, { key }, analyst)).statusCode).toBe(403);
  const editor = await member("editor");
  expect((await call(staffItems.reports, { key }, editor)).body.result).toEqual([]);
  const none = await call(staffItems.reports, { key: "no-such-question" }, editor);
  expect(none).toMatchObject({ statusCode: 404, body: { code: "no-such-item" } });
});

test("is part of the copy of their data that learners get", async () => {
  const { call, token, report, reportOf } = await setUp();
  await report(reportOf());
  const { body } = await call(user.exportAccountData, {}, { token });
  expect(JSON.stringify(body)).toContain("Isn't it 12?");
});
