import { freeQuiz, questionBank } from "@theta/contract";
import { expect, test } from "vitest";
import { comeBefore } from "../../../../test/lose-commit.ts";
import { createQuizWorld, SECONDS, sent } from "../test-quizzes.ts";
import { sweepQuizzes } from "../end-quiz.ts";

async function setUp() {
  const world = await createQuizWorld();
  const { quizId, question } = await world.start();
  const { questionId } = question;
  const save = async (id: string, answer: object, more: object = {}) =>
    await world.call(
      freeQuiz.saveAnswer,
      { freeQuizId: quizId, ...answer, ...more, questionId: id },
      { token: world.token },
    );
  const right = sent(quizId, questionId, await world.keyOf(questionId));
  const wrong = sent(quizId, questionId, await world.wrongFor(questionId));
  return { ...world, quiz: quizId, question, questionId, save, right, wrong };
}

test("stores the same answer twenty times at once as one, with the same reply for all", async () => {
  const { save, questionId, right, db } = await setUp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => save(questionId, right, { isAdvancing: true })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.result.next?.order))).toEqual(new Set([2]));
  const { reached } = await db
    .selectFrom("quiz_attempts")
    .select("reached")
    .executeTakeFirstOrThrow();
  expect(reached).toBe(2);
});

test("lets the first of two windows win and tells the other where it stands", async () => {
  const { save, questionId, right, wrong } = await setUp();
  await save(questionId, right, { isAdvancing: true });
  const late = await save(questionId, wrong);
  expect(late).toMatchObject({
    statusCode: 409,
    body: { code: "not-current-question", state: { status: 1, order: 2 } },
  });
});

test("refuses a change made without knowing the newest one and returns the newest", async () => {
  const { save, questionId, right, wrong } = await setUp();
  const first = await save(questionId, right, { revision: 1 });
  expect(first.body.result.revision).toBe(1);
  const stale = await save(questionId, wrong, { revision: 1 });
  expect(stale).toMatchObject({
    statusCode: 409,
    body: { code: "changed-elsewhere", state: { revision: 1 } },
  });
  expect((await save(questionId, wrong, { revision: 2 })).body.result.revision).toBe(2);
});

test.each(["another answer", "the end", "going on"])(
  "neither loses nor halves an answer when %s comes between its reading and writing",
  async (what) => {
    const { call, token, pool, db, quiz, save, questionId, right, wrong, letPass } = await setUp();
    const hasCome = comeBefore(pool, /^with "a" as \(update "quiz_attempts"/, async () => {
      if (what === "another answer") return await save(questionId, wrong);
      if (what === "going on") return await save(questionId, right, { isAdvancing: true });
      await letPass(SECONDS);
      return await call(freeQuiz.submit, { freeQuizId: quiz }, { token });
    });
    const { statusCode, body } = await save(questionId, right);
    const kept = await db
      .selectFrom("quiz_questions")
      .select(["revision", "is_correct"])
      .where("item_id", "=", questionId)
      .executeTakeFirstOrThrow();
    expect(hasCome()).toBe(true);
    expect({ status: statusCode, code: body.code, ...kept }).toEqual(
      {
        "another answer": { status: 200, revision: 2, is_correct: true },
        "the end": { status: 409, code: "quiz-finished", revision: 0, is_correct: null },
        "going on": { status: 200, revision: 1, is_correct: true },
      }[what],
    );
  },
);

test("counts many answers at once one after the other", async () => {
  const { save, questionId, right, wrong, db } = await setUp();
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, k) => save(questionId, k % 2 ? right : wrong)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const told = answers.map(({ body }) => body.result.revision);
  const { revision } = await db
    .selectFrom("quiz_questions")
    .select("revision")
    .where("item_id", "=", questionId)
    .executeTakeFirstOrThrow();
  expect(Math.max(...told)).toBe(revision);
});

test("stores nothing for an answer ahead of its turn or to a question left behind", async () => {
  const { call, token, quiz, question, save, keyOf, wrongFor, goOn, db } = await setUp();
  const ids = (await call(freeQuiz.questionList, { freeQuizId: quiz }, { token })).body.result;
  const ahead = ids[2]!.questionId;
  const early = await save(ahead, sent(quiz, ahead, await keyOf(ahead)));
  expect(early).toMatchObject({ statusCode: 409, body: { code: "not-current-question" } });
  const second = (await goOn(quiz, question))!;
  await goOn(quiz, second);
  const back = await save(
    question.questionId,
    sent(quiz, question.questionId, await wrongFor(question.questionId)),
  );
  expect(back).toMatchObject({ statusCode: 409, body: { state: { order: 3 } } });
  const rows = await db
    .selectFrom("quiz_questions")
    .select("answer")
    .where("answer", "is not", null)
    .execute();
  expect(rows).toHaveLength(2);
});

test("refuses an option of another question, half an answer, and two answers in one", async () => {
  const { call, token, quiz, save, questionId, right, keyOf } = await setUp();
  const ids = (await call(freeQuiz.questionList, { freeQuizId: quiz }, { token })).body.result;
  const foreign = await keyOf(ids[1]!.questionId);
  for (const answer of [
    { answerId: "optionId" in foreign ? foreign.optionId : "" },
    {},
    { ...right, parts: [{ partId: "row-1", optionId: "x" }] },
    { parts: [{ partId: "row-1", optionId: "x" }] },
    { answerId: "" },
  ]) {
    const { statusCode, body } = await save(questionId, answer);
    expect(statusCode).toBe(400);
    expect(body.message).toMatch(/answer/);
  }
});

test("refuses malformed requests in words that say what to send", async () => {
  const { save, questionId, right } = await setUp();
  const words = async (answer: object) => {
    const { statusCode, body } = await save(questionId, answer);
    return [statusCode, body.message];
  };
  expect(await words({ ...right, revision: 0 })).toEqual([400, '"revision" must be at least 1.']);
  expect(await words({ answerId: 5 })).toEqual([400, '"answerId" must be text.']);
});

test("refuses a question of another quiz, a quiz that does not exist, and invalid ids", async () => {
  const { call, token, quiz, questionId, right, quizId, save } = await setUp();
  const second = await quizId("second");
  const [foreign] = (await call(freeQuiz.questionList, { freeQuizId: second }, { token })).body
    .result;
  expect((await save(foreign!.questionId, right)).statusCode).toBe(404);
  const unknown = "00000000-0000-4000-8000-000000000000";
  const nobody = await call(freeQuiz.saveAnswer, { ...right, freeQuizId: unknown }, { token });
  expect(nobody).toMatchObject({
    statusCode: 404,
    body: { message: "We couldn't find that quiz." },
  });
  const malformed = await call(
    freeQuiz.saveAnswer,
    { ...right, freeQuizId: "1 or 1=1" },
    { token },
  );
  expect(malformed).toMatchObject({
    statusCode: 400,
    body: { message: "This is not the id of a quiz." },
  });
  const notStarted = await call(
    freeQuiz.saveAnswer,
    { ...right, freeQuizId: second, questionId },
    { token },
  );
  expect(notStarted).toMatchObject({
    statusCode: 409,
    body: { code: "quiz-not-started", state: { status: 0 } },
  });
  expect((await call(freeQuiz.submit, { freeQuizId: quiz }, { token })).body).toMatchObject({
    code: "questions-left",
    state: { order: 1, left: 10 },
  });
});

test.each([
  [-1, 200, false],
  [5, 200, true],
  [11, 409, false],
])("answers an answer %i s after the deadline with %i", async (seconds, status, isLate) => {
  const { save, questionId, right, letPass, db } = await setUp();
  await letPass(SECONDS + seconds);
  const answer = await save(questionId, right);
  expect(answer.statusCode).toBe(status);
  const [row] = await db.selectFrom("quiz_questions").selectAll().orderBy("place").execute();
  expect(row!.is_late).toBe(isLate);
  if (status === 200) return;
  expect(answer.body).toMatchObject({ code: "time-is-up", state: { status: 2 } });
  const attempt = await db.selectFrom("quiz_attempts").selectAll().executeTakeFirstOrThrow();
  expect(attempt).toMatchObject({ ended_by: "time", correct: 0, wrong: 0 });
  expect(attempt.ended_at).toEqual(attempt.deadline);
});

test("still acknowledges the stored answer after the end, but no other", async () => {
  const { save, questionId, right, wrong, letPass } = await setUp();
  await save(questionId, right);
  await letPass(SECONDS + 60);
  expect((await save(questionId, right)).statusCode).toBe(200);
  const other = await save(questionId, wrong);
  expect(other).toMatchObject({ statusCode: 409, body: { code: "quiz-finished" } });
});

test("ends a quiz with questions left when time is up, once from two tabs", async () => {
  const { call, token, quiz, save, questionId, right, letPass } = await setUp();
  await save(questionId, right);
  await letPass(SECONDS - 1);
  const ends = await Promise.all(
    [1, 2, 3].map(() => call(freeQuiz.submit, { freeQuizId: quiz }, { token })),
  );
  for (const { body } of ends)
    expect(body.result).toEqual({
      score: 1,
      totalQuestions: 10,
      correctAnswers: 1,
      wrongAnswers: 0,
    });
});

test("ends an abandoned quiz at its deadline, despite another sweep and a late answer", async () => {
  const { call, token, db, save, questionId, right, letPass } = await setUp();
  await letPass(SECONDS + 30);
  await Promise.all([sweepQuizzes(db), sweepQuizzes(db), save(questionId, right)]);
  const attempt = await db.selectFrom("quiz_attempts").selectAll().executeTakeFirstOrThrow();
  expect(attempt.ended_at).toEqual(attempt.deadline);
  const { body } = await call(freeQuiz.list, { quizType: "3", testType: "1" }, { token });
  expect(body.result[0]).toMatchObject({ status: 2, score: 0 });
});

test("ends what is over on reading when there is no sweep", async () => {
  const { call, token, letPass } = await setUp();
  await letPass(SECONDS + 30);
  const { body } = await call(freeQuiz.lastQuizzes, undefined, { token });
  expect(body.result).toMatchObject({ running: null, finished: { status: 2 } });
});

test("keeps an item edited during a quiz as it was served", async () => {
  const { call, token, db, questionId, question } = await setUp();
  await db.updateTable("items").set({ is_current: false }).where("id", "=", questionId).execute();
  const { body } = await call(questionBank.questionDetails, { questionId }, { token });
  expect(body.result).toEqual(question);
});
