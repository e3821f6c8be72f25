import {
  freeQuiz,
  practice,
  questionBank,
  STANDARD_SETTINGS,
  testSettings,
  type TimeAllowed,
} from "@theta/contract";
import { expect, test } from "vitest";
import { ensureDemoQuizzes, FREE_HISTORY } from "../demo/demo-quizzes.ts";
import { createQuizWorld, SECONDS, sent } from "../test-quizzes.ts";

test("starts, answers, and submits a quiz, which then has its score", async () => {
  const { call, token, finish } = await createQuizWorld();
  const quizId = await finish("first", 7);
  const again = await call(freeQuiz.submit, { freeQuizId: quizId }, { token });
  expect(again.body.result).toEqual({
    score: 7,
    totalQuestions: 10,
    correctAnswers: 7,
    wrongAnswers: 3,
  });
  const { body } = await call(freeQuiz.list, { quizType: "3", testType: "1" }, { token });
  expect(body.result[0]).toMatchObject({ status: 2, score: 7, correctAnswers: 7, wrongAnswers: 3 });
});

test("shows how far each quiz is in the list, and keeps a started one in its place", async () => {
  const { call, token, start } = await createQuizWorld();
  await start("second");
  const { body } = await call(freeQuiz.list, { quizType: "3", testType: "1" }, { token });
  expect(body.totalItems).toBe(3);
  expect(body.result.map(({ status, isAvailable }) => [status, isAvailable])).toEqual([
    [0, true],
    [1, true],
    [0, false],
  ]);
  expect(body.result[0]).toMatchObject({ duration: SECONDS, totalQuestions: 10, quizType: 3 });
  expect(body.result[0]).not.toHaveProperty("score");
  const page = { quizType: "3", testType: "1", itemsPerPage: "2", pageNumber: "2" };
  expect((await call(freeQuiz.list, page, { token })).body.result).toHaveLength(1);
  const beyond = { ...page, pageNumber: "50" };
  expect((await call(freeQuiz.list, beyond, { token })).body).toEqual({
    result: [],
    totalItems: 3,
  });
  const gre = { quizType: "3", testType: "2" };
  expect((await call(freeQuiz.list, gre, { token })).body.result).toEqual([]);
});

test("a quiz gives as much time as the learner's settings say when it starts", async () => {
  const { call, token, quizId } = await createQuizWorld();
  const freeQuizId = await quizId("first");
  const start = async () => (await call(freeQuiz.start, { freeQuizId }, { token })).body.result;
  const save = async (time: TimeAllowed) =>
    await call(testSettings.save, { ...STANDARD_SETTINGS, time }, { token });
  await save("time-and-a-half");
  const { time, deadline, startDateTimestamp } = await start();
  expect([time, deadline - startDateTimestamp]).toEqual(["time-and-a-half", SECONDS * 1500]);
  await save("standard");
  expect(await start()).toMatchObject({ time, deadline });
});

test("says which questions share a passage, and nothing of one that stands alone", async () => {
  const { db, start, goOn } = await createQuizWorld();
  for (const [position, key] of ["problem-2", "problem-3", "problem-4"].entries())
    await db
      .updateTable("items")
      .set({ set_key: "farms", set_position: position + 1 })
      .where("key", "=", key)
      .execute();
  await db
    .updateTable("items")
    .set({ set_key: "alone", set_position: 1 })
    .where("key", "=", "problem-5")
    .execute();
  const { quizId, question } = await start("first");
  const sets = [question.set];
  for (let now = question; sets.length < 5; sets.push(now.set)) now = (await goOn(quizId, now))!;
  const set = { first: 2, last: 4 };
  expect(sets).toEqual([undefined, set, set, set, undefined]);
});

test("makes one attempt with one start from ten starts at once", async () => {
  const { call, token, quizId, db } = await createQuizWorld();
  const freeQuizId = await quizId("first");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(freeQuiz.start, { freeQuizId }, { token })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.result.startDateTimestamp)).size).toBe(1);
  expect(await db.selectFrom("quiz_attempts").selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom("quiz_questions").selectAll().execute()).toHaveLength(10);
});

test("gains no time and comes back to the same question when a quiz is continued", async () => {
  const { call, token, start, goOn, letPass } = await createQuizWorld();
  const { quizId, question } = await start();
  const second = await goOn(quizId, question);
  await letPass(60);
  const { body } = await call(freeQuiz.start, { freeQuizId: quizId }, { token });
  expect(body.result.question).toEqual(second);
  const left = body.result.deadline - body.result.serverTime;
  expect(left).toBeGreaterThan((SECONDS - 70) * 1000);
  expect(left).toBeLessThan((SECONDS - 59) * 1000);
});

test("refuses to start a quiz of the future or one that is over", async () => {
  const { call, token, quizId, finish } = await createQuizWorld();
  const later = await call(freeQuiz.start, { freeQuizId: await quizId("later") }, { token });
  expect(later).toMatchObject({ statusCode: 409, body: { code: "not-yet-available" } });
  expect(later.body.message).toBe("This quiz will be available on January 1, 2999.");
  const over = await call(freeQuiz.start, { freeQuizId: await finish() }, { token });
  expect(over).toMatchObject({
    statusCode: 409,
    body: { code: "quiz-finished", state: { status: 2 } },
  });
});

test("saves an answer on each click and reads it back, for a question with parts, too", async () => {
  const { call, token, start, goOn, wrongFor, keyOf } = await createQuizWorld();
  const { quizId, question } = await start("second");
  const { questionId } = question;
  for (const answer of [await wrongFor(questionId), await keyOf(questionId)])
    await call(freeQuiz.saveAnswer, sent(quizId, questionId, answer), { token });
  const read = async (id: string) =>
    (await call(freeQuiz.selectedAnswer, { freeQuizId: quizId, questionId: id }, { token })).body
      .result;
  const key = await keyOf(questionId);
  expect(await read(questionId)).toEqual({
    isAnswered: true,
    answerId: "optionId" in key ? key.optionId : "",
  });
  let current = question;
  while (current.order < 10) current = (await goOn(quizId, current))!;
  expect(await read(current.questionId)).toEqual({ isAnswered: false, answerId: null });
  expect(current.parts).toHaveLength(3);
  expect(await goOn(quizId, current)).toBeNull();
  const parts = await read(current.questionId);
  expect(parts.parts).toHaveLength(3);
});

test("leads through a quiz with the specification's calls alone", async () => {
  const { call, token, quizId, keyOf } = await createQuizWorld();
  const freeQuizId = await quizId("first");
  const ids = (await call(freeQuiz.questionList, { freeQuizId }, { token })).body.result;
  expect(ids).toHaveLength(10);
  await call(freeQuiz.start, { freeQuizId }, { token });
  for (const [k, { questionId }] of ids.entries()) {
    const details = await call(questionBank.questionDetails, { questionId }, { token });
    expect(details.body.result).toMatchObject({ questionId, order: k + 1, isAnswered: false });
    const saved = await call(
      freeQuiz.saveAnswer,
      sent(freeQuizId, questionId, await keyOf(questionId)),
      { token },
    );
    expect(saved.body.result).not.toHaveProperty("next");
  }
  const { body } = await call(freeQuiz.submit, { freeQuizId }, { token });
  expect(body.result.score).toBe(10);
});

test("finds the running quiz and the last finished one for a screen that lost its state", async () => {
  const { call, token, start, finish, other } = await createQuizWorld();
  await finish("first");
  const { quizId } = await start("second");
  const { body } = await call(freeQuiz.lastQuizzes, undefined, { token });
  expect(body.result.running).toMatchObject({ freeQuizId: quizId, status: 1 });
  expect(body.result.finished).toMatchObject({ status: 2 });
  const { startDateTimestamp = 0, endDateTimestamp = 0 } = body.result.finished!;
  expect(endDateTimestamp).toBeGreaterThan(startDateTimestamp);
  const nothing = await call(freeQuiz.lastQuizzes, undefined, { token: other });
  expect(nothing.body.result).toEqual({ running: null, finished: null });
});

test("tells each learner only their own progress, and calls a quiz out of time over", async () => {
  const { call, token, other, start, letPass } = await createQuizWorld();
  const { quizId } = await start();
  const statusFor = async (who: string) =>
    (await call(freeQuiz.details, { freeQuizId: quizId }, { token: who })).body.result.status;
  expect([await statusFor(token), await statusFor(other)]).toEqual([1, 0]);
  await letPass(SECONDS + 30);
  expect([await statusFor(token), await statusFor(other)]).toEqual([2, 0]);
});

test("does not count a question that was never on screen as reached or missed", async () => {
  const { call, token, start, goOn, wrongFor, letPass } = await createQuizWorld();
  const { quizId, question } = await start();
  const second = await goOn(quizId, question);
  await goOn(quizId, second!, await wrongFor(second!.questionId));
  await letPass(SECONDS + 30);
  const { body } = await call(freeQuiz.report, { freeQuizId: quizId }, { token });
  expect(
    body.result.map(({ isReached, isAnswered, isCorrect }) => [isReached, isAnswered, isCorrect]),
  ).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
    ...Array.from({ length: 7 }, () => [false, false, false]),
  ]);
  const { body: practiced } = await call(practice.overview, undefined, { token });
  expect(practiced.result.missed).toBe(2);
  expect(body.quiz).toMatchObject({ correctAnswers: 1, wrongAnswers: 1, unreachedQuestions: 7 });
  const solved = await call(freeQuiz.solution, { freeQuizId: quizId }, { token });
  expect(solved.body.map(({ isReached }) => isReached)).toEqual(
    body.result.map(({ isReached }) => isReached),
  );
});

test("offers a next quiz with what was missed, as hard as what was missed", async () => {
  const { call, db, token, start, goOn, wrongFor } = await createQuizWorld();
  const offer = async (key: string, place: number, numbers: number[]) => {
    const { id } = await db
      .insertInto("quizzes")
      .values({
        key,
        place,
        name: key,
        section: "quant",
        about: "About.",
        seconds: SECONDS,
        available_from: new Date(0),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const items = numbers.map((n, k) => ({ quiz_id: id, place: k + 1, item_key: `problem-${n}` }));
    await db.insertInto("quiz_items").values(items).execute();
  };
  await db.updateTable("quizzes").set({ is_offered: false }).where("key", "=", "second").execute();
  // Odd numbers are on percents, even ones on ratios; the difficulty of n is 1 + n % 9.
  await offer("ratios", 4, [20, 22, 24, 26]);
  await offer("hard percents", 5, [21, 23, 25]);
  await offer("easy percents", 6, [27, 29]);
  const { quizId, question } = await start();
  let current: typeof question | null = question;
  while (current) {
    // The ninth is on percents and easy.
    const wrong = current.order === 9 ? await wrongFor(current.questionId) : undefined;
    current = await goOn(quizId, current, wrong);
  }
  await call(freeQuiz.submit, { freeQuizId: quizId }, { token });
  const { body } = await call(freeQuiz.report, { freeQuizId: quizId }, { token });
  const { topicName } = body.result[8]!;
  expect([body.nextQuiz?.name, body.nextQuizTopics]).toEqual(["easy percents", [topicName]]);
});

test("gives a demo learner past quizzes, taken once", async () => {
  const { call, db, token } = await createQuizWorld();
  const { id } = await db
    .selectFrom("learners")
    .select("id")
    .where("email", "=", "asha@example.com")
    .executeTakeFirstOrThrow();
  for (let k = 0; k < 2; k++) await ensureDemoQuizzes(db, id, FREE_HISTORY);
  const { body } = await call(freeQuiz.lastQuizzes, undefined, { token });
  expect(body.result).toMatchObject({ running: null, finished: { score: 7, wrongAnswers: 3 } });
  const report = await call(
    freeQuiz.report,
    { freeQuizId: body.result.finished!.freeQuizId },
    { token },
  );
  expect(report.body.result.map(({ timeSpent }) => timeSpent)).toEqual(FREE_HISTORY[0]!.seconds);
});
