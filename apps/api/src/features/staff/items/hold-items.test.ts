/** What a suspension and other decisions do to learners, and to the next import. */
import { freeQuiz, practice } from "@theta/contract";
import { staffItems } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { comeBefore } from "../../../../test/lose-commit.ts";
import type { TestApp } from "../../../../test/test-app.ts";
import { bankOfTest, createQuizWorld } from "../../free-quiz/test-quizzes.ts";
import { importBank } from "../../question-bank/import-bank.ts";
import { confirmedStaff } from "../test-staff.ts";

const REASON = "The key is wrong.";

async function actsOf(app: TestApp) {
  const editor = await confirmedStaff(app, "editor");
  const post = async (
    route: (typeof staffItems)["suspend" | "liftSuspension" | "changeStanding"],
    input: object,
  ) =>
    await app.call(
      route,
      { requestId: crypto.randomUUID(), reason: REASON, ...input },
      { token: editor.token },
    );
  return {
    editor,
    suspend: async (key: string, more: object = {}) =>
      await post(staffItems.suspend, { key, ...more }),
    lift: async (key: string, more: object = {}) =>
      await post(staffItems.liftSuspension, { key, ...more }),
    standing: async (key: string, standing: string, more: object = {}) =>
      await post(staffItems.changeStanding, { key, standing, ...more }),
    stateOf: async (key: string) => {
      const row = await app.db
        .selectFrom("items")
        .select("state")
        .where("key", "=", key)
        .where("is_current", "=", true)
        .executeTakeFirstOrThrow();
      return row.state;
    },
    events: async () =>
      await app.db
        .selectFrom("audit_events")
        .select(["event", "actor_id", "detail"])
        .where("event", "like", "items.%")
        .orderBy("id")
        .execute(),
  };
}

async function setUp() {
  const world = await createQuizWorld();
  return { ...world, ...(await actsOf(world)) };
}

const bankWith = (changes: Partial<ReturnType<typeof bankOfTest>["items"][number]>) => ({
  ...bankOfTest(),
  items: bankOfTest().items.map((item) =>
    item.key === "problem-3" ? { ...item, ...changes } : item,
  ),
});

test("suspends and lifts, once each however often it's sent, and says why in the audit log", async () => {
  const { suspend, lift, stateOf, events, editor } = await setUp();
  const [once, later] = [{ requestId: crypto.randomUUID() }, { requestId: crypto.randomUUID() }];
  expect((await suspend("problem-3", once)).statusCode).toBe(200);
  expect((await suspend("problem-3", once)).statusCode).toBe(200);
  expect(await stateOf("problem-3")).toBe("suspended");
  expect((await lift("problem-3", later)).statusCode).toBe(200);
  expect((await lift("problem-3", later)).statusCode).toBe(200);
  expect(await stateOf("problem-3")).toBe("active");
  const detail = { key: "problem-3", reason: REASON };
  expect(await events()).toEqual([
    {
      event: "items.suspended",
      actor_id: editor.learnerId,
      detail: { ...detail, before: "active", after: "suspended" },
    },
    {
      event: "items.suspension-lifted",
      actor_id: editor.learnerId,
      detail: { ...detail, before: "suspended", after: "active" },
    },
  ]);
});

test("the second person to decide is told who was first and why", async () => {
  const { suspend, lift, standing, events } = await setUp();
  await suspend("problem-3", { reason: "Two keys are right." });
  const { statusCode, body } = await suspend("problem-3");
  expect([statusCode, body.code]).toEqual([409, "already-suspended"]);
  expect(body.message).toBe("Test editor has already suspended this question: Two keys are right.");
  await lift("problem-3");
  expect((await lift("problem-3")).body.code).toBe("not-suspended");
  expect((await standing("problem-3", "bank")).body.code).toBe("already-so");
  await standing("problem-3", "retired");
  const again = await standing("problem-3", "retired");
  expect(again.body.message).toBe(`Test editor has already retired this question: ${REASON}`);
  expect(await events()).toHaveLength(3);
});

test("two editors at once leave one decision and one event", async () => {
  const { suspend, events, db } = await setUp();
  const answers = await Promise.all([
    suspend("problem-3"),
    suspend("problem-3"),
    suspend("problem-3"),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  expect(await events()).toHaveLength(1);
  expect(await db.selectFrom("item_holds").selectAll().execute()).toHaveLength(1);
});

test("refuses an unknown question, and a trial where there's none", async () => {
  const { suspend, standing } = await setUp();
  expect((await suspend("problem-99")).body.code).toBe("no-such-item");
  expect((await standing("problem-3", "pretest")).body.code).toBe("not-in-mocks");
});

test("a suspension lies on top of a retirement, which stays when it's lifted", async () => {
  const { suspend, lift, standing, stateOf } = await setUp();
  await standing("problem-3", "retired");
  await suspend("problem-3");
  expect(await stateOf("problem-3")).toBe("suspended");
  await lift("problem-3");
  expect(await stateOf("problem-3")).toBe("retired");
  await standing("problem-3", "bank");
  expect(await stateOf("problem-3")).toBe("active");
});

test("survives imports: the same content, a new version, and a bank without it", async () => {
  const { suspend, lift, stateOf, db } = await setUp();
  await suspend("problem-3");
  const load = async (stamp: string, bank: ReturnType<typeof bankOfTest>) =>
    await importBank(db, { stamp, load: async () => bank });
  await load("same", bankOfTest());
  expect(await stateOf("problem-3")).toBe("suspended");
  await load("changed", bankWith({ hash: "other", difficulty: 9 }));
  expect(await stateOf("problem-3")).toBe("suspended");
  await sql`update items set first_served_at = now() where key = 'problem-3'`.execute(db);
  await load("version", bankWith({ hash: "third", difficulty: 2 }));
  expect(await stateOf("problem-3")).toBe("suspended");
  const bank = bankOfTest();
  await load("gone", { ...bank, items: bank.items.filter(({ key }) => key !== "problem-3") });
  expect(await stateOf("problem-3")).toBe("suspended");
  await lift("problem-3");
  expect(await stateOf("problem-3")).toBe("retired");
  await load("back", bankWith({ hash: "third", difficulty: 2 }));
  expect(await stateOf("problem-3")).toBe("active");
});

test("a quiz begun later comes without it, and one that runs keeps it", async () => {
  const { suspend, start, goOn, call, other, token, quizId, keyOf, db } = await setUp();
  const running = await start("first");
  await suspend("problem-3");
  const started = await call(
    freeQuiz.start,
    { freeQuizId: await quizId("first") },
    { token: other },
  );
  expect(started.statusCode).toBe(200);
  const attempts = await db.selectFrom("quiz_attempts").select("total").orderBy("total").execute();
  expect(attempts.map(({ total }) => total)).toEqual([9, 10]);
  const second = await goOn(running.quizId, running.question);
  const third = await goOn(running.quizId, second!);
  const { rows } = await sql<{ key: string }>`
    select key from items where id = ${third!.questionId}`.execute(db);
  expect(rows[0]!.key).toBe("problem-3");
  const answer = await keyOf(third!.questionId);
  expect((await goOn(running.quizId, third!, answer))!.order).toBe(4);
  expect(token).not.toBe(other);
});

test("a quiz counts what it begins with, even if a question is suspended in that moment", async () => {
  const { suspend, start, pool, db } = await setUp();
  const hasCome = comeBefore(
    pool,
    /insert into "quiz_questions"/,
    async () => await suspend("problem-3"),
  );
  await start("first");
  expect(hasCome()).toBe(true);
  const [attempt] = await db.selectFrom("quiz_attempts").select("total").execute();
  const questions = await db.selectFrom("quiz_questions").select("place").execute();
  expect([attempt!.total, questions.length]).toEqual([9, 9]);
});

test("refuses to start a quiz that has no question left", async () => {
  const { suspend, call, token, quizId } = await setUp();
  for (let n = 1; n <= 10; n++) await suspend(`problem-${n}`);
  const { statusCode, body } = await call(
    freeQuiz.start,
    { freeQuizId: await quizId("first") },
    { token },
  );
  expect([statusCode, body.code]).toEqual([409, "not-yet-available"]);
  expect(body.message).toMatch(/^We're checking this quiz's questions/);
});

test("practice and its reviews leave it out, and who has it on screen can answer it", async () => {
  const { suspend, call, token, db, keyOf } = await setUp();
  const next = async () => (await call(practice.next, {}, { token })).body.result;
  const { question, fitting } = await next();
  const { key } = await db
    .selectFrom("items")
    .select("key")
    .where("id", "=", question!.questionId)
    .executeTakeFirstOrThrow();
  await suspend(key);
  const other = await next();
  expect(other.question!.questionId).not.toBe(question!.questionId);
  expect(other.fitting).toBe(fitting - 1);
  const answer = await keyOf(question!.questionId);
  const given = { questionId: question!.questionId, answerId: Object(answer).optionId as string };
  expect((await call(practice.answer, given, { token })).statusCode).toBe(200);
  // Due again, but for the suspension.
  await sql`update reviews set step = 0, due_at = now() - interval '1 day'`.execute(db);
  expect((await call(practice.overview, undefined, { token })).body.result.due).toBe(0);
});
