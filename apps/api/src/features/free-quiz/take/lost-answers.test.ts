/** Connections that die around a commit, and a database that doesn't answer. */
import { freeQuiz } from "@theta/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { failNextCommit, loseNextCommit } from "../../../../test/lose-commit.ts";
import { createQuizWorld, sent } from "../test-quizzes.ts";

/** The one statement that writes an answer and commits itself. */
const WRITING = /^with "a" as \(update "quiz_attempts"/;

async function setUp() {
  const world = await createQuizWorld();
  const { quizId, question } = await world.start();
  const answer = sent(quizId, question.questionId, await world.keyOf(question.questionId));
  const standing = async () => ({
    ...(await world.db
      .selectFrom("quiz_attempts")
      .select(["reached", "ended_at"])
      .executeTakeFirstOrThrow()),
    answers: (
      await world.db
        .selectFrom("quiz_questions")
        .select("revision")
        .where("answer", "is not", null)
        .execute()
    ).map(({ revision }) => revision),
  });
  return { ...world, quizId, question, answer, standing };
}

test.each([
  ["made, but its reply lost", loseNextCommit],
  ["not made", failNextCommit],
])("counts an answer once and lets the learner move on when its commit is %s", async (_, fail) => {
  const { call, token, pool, answer, standing } = await setUp();
  const hasHappened = fail(pool, WRITING);
  const { statusCode, body } = await call(
    freeQuiz.saveAnswer,
    { ...answer, isAdvancing: true },
    { token },
  );
  expect([statusCode, hasHappened()]).toEqual([200, true]);
  expect(body.result.next).toMatchObject({ order: 2 });
  expect(await standing()).toMatchObject({ reached: 2, answers: [1] });
});

test("gives the same answer and next question again when the reply was lost", async () => {
  const { call, token, answer, standing } = await setUp();
  const send = async () =>
    await call(freeQuiz.saveAnswer, { ...answer, isAdvancing: true }, { token });
  const [first, again] = [await send(), await send()];
  expect(again.body.result.next).toEqual(first.body.result.next);
  expect(await standing()).toMatchObject({ reached: 2, answers: [1] });
});

test("gives the same result again when the end was committed and its reply lost", async () => {
  const { call, token, pool, quizId, question, goOn, keyOf } = await setUp();
  let current = question;
  while (current.order < 10) current = (await goOn(quizId, current))!;
  await goOn(quizId, current, await keyOf(current.questionId));
  const isLost = loseNextCommit(pool);
  const submit = async () => await call(freeQuiz.submit, { freeQuizId: quizId }, { token });
  const first = await submit();
  expect([first.statusCode, isLost()]).toEqual([200, true]);
  expect(first.body.result.score).toBe(10);
  expect((await submit()).body).toEqual(first.body);
});

test("refuses an answer as not saved while the database hangs, and accepts it afterward", async () => {
  const { call, token, db, answer, standing } = await setUp();
  const locked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table quiz_attempts in access exclusive mode`.execute(tx);
    locked.resolve();
    await held.promise;
  });
  // Whatever fails, the test's database can only close without it.
  onTestFinished(() => held.resolve());
  await locked.promise;
  const refused = await call(freeQuiz.saveAnswer, answer, { token });
  expect(refused).toMatchObject({ statusCode: 503, body: { code: "try-again" } });
  held.resolve();
  await holding;
  expect((await call(freeQuiz.saveAnswer, answer, { token })).statusCode).toBe(200);
  expect((await standing()).answers).toEqual([1]);
});
