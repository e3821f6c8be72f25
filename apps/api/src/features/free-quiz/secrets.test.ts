import * as contract from "@theta/contract";
import { expect, test } from "vitest";
import { leaksIn } from "../../../test/leaks.ts";
import { createQuizWorld, sent } from "./test-quizzes.ts";

const { freeQuiz, practice, questionBank } = contract;

test("reveals nothing in any reply of a running quiz", async () => {
  const { call, token, start, keyOf, wrongFor } = await createQuizWorld();
  const { quizId, question } = await start("second");
  const { questionId } = question;
  const which = { freeQuizId: quizId, questionId };
  const right = sent(quizId, questionId, await keyOf(questionId));
  const wrong = sent(quizId, questionId, await wrongFor(questionId));
  const answers = [
    await call(freeQuiz.list, { quizType: "3", testType: "1" }, { token }),
    await call(freeQuiz.lastQuizzes, undefined, { token }),
    await call(freeQuiz.freshResult, undefined, { token }),
    await call(freeQuiz.details, { freeQuizId: quizId }, { token }),
    await call(freeQuiz.questionList, { freeQuizId: quizId }, { token }),
    await call(freeQuiz.start, { freeQuizId: quizId }, { token }),
    await call(questionBank.questionDetails, { questionId }, { token }),
    await call(freeQuiz.selectedAnswer, which, { token }),
    await call(freeQuiz.saveAnswer, wrong, { token }),
    await call(freeQuiz.saveAnswer, right, { token }),
    await call(freeQuiz.saveAnswer, { ...right, isAdvancing: true }, { token }),
    await call(freeQuiz.submit, { freeQuizId: quizId }, { token }),
    await call(practice.next, {}, { token }),
  ];
  const exported = await call(contract.user.exportAccountData, undefined, { token });
  expect(exported.body.result["freeQuizAnswers"]).toMatchObject([
    { isCorrect: null },
    { isCorrect: null, answer: null },
  ]);
  for (const { body } of answers) expect(leaksIn(body)).toEqual([]);
  const texts = answers.map(({ body }) => JSON.stringify(body)).join();
  expect(texts).not.toContain("The idea of");
  expect(texts).not.toContain("reason ");
});

test("acknowledges right and wrong answers with the same bytes", async () => {
  const { call, token, start, keyOf, wrongFor } = await createQuizWorld();
  const { quizId, question } = await start();
  const { questionId } = question;
  const shapes: string[] = [];
  for (const answer of [await wrongFor(questionId), await keyOf(questionId)]) {
    const { body } = await call(freeQuiz.saveAnswer, sent(quizId, questionId, answer), { token });
    shapes.push(JSON.stringify({ ...body.result, serverTime: 0, revision: 0 }));
  }
  expect(shapes[0]).toBe(shapes[1]);
});

test("refuses solutions and analytics until the quiz is over, then gives them", async () => {
  const { call, token, start, quizId, finish } = await createQuizWorld();
  const running = await start("second");
  const untaken = await quizId("first");
  for (const freeQuizId of [running.quizId, untaken])
    for (const route of [freeQuiz.report, freeQuiz.solution]) {
      const { statusCode, body } = await call(route, { freeQuizId }, { token });
      expect([statusCode, body.code]).toEqual([403, "quiz-not-finished"]);
    }
  const { questionId } = running.question;
  const early = await call(questionBank.solutionDetails, { questionId }, { token });
  expect(early).toMatchObject({ statusCode: 403, body: { code: "not-finished" } });
  const freeQuizId = await finish("first", 4);
  const solution = await call(freeQuiz.solution, { freeQuizId }, { token });
  expect(solution.body).toHaveLength(10);
  expect(solution.body.filter(({ isCorrect }) => isCorrect)).toHaveLength(4);
  expect(solution.body[0]).toMatchObject({
    order: 1,
    isAnswered: true,
    topicName: "Percent Change",
  });
  expect(solution.body[0]!.options.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  expect(solution.body[0]!.timeSpent).toBeGreaterThanOrEqual(0);
  const report = await call(freeQuiz.report, { freeQuizId }, { token });
  expect(report.body.result[9]).toMatchObject({
    questionString: "What is question 10?",
    topicName: "Ratio and Proportion",
    isCorrect: false,
    isAnswered: true,
  });
  expect(report.body.quiz).toMatchObject({ freeQuizId, status: 2, score: 4 });
  // The other quiz is already running, and the third opens in the year 2999.
  expect(report.body.nextQuiz).toBeNull();
  const one = solution.body[0]!.questionId;
  const single = await call(questionBank.solutionDetails, { questionId: one }, { token });
  expect(single.body.result.solution[0]).toMatchObject({ role: "idea" });
});

test("refuses a question that was not served, no matter who asks", async () => {
  const { call, token, other, start, quizId } = await createQuizWorld();
  const running = await start();
  const ids = (await call(freeQuiz.questionList, { freeQuizId: running.quizId }, { token })).body
    .result;
  const second = (
    await call(freeQuiz.questionList, { freeQuizId: await quizId("second") }, { token })
  ).body.result;
  const ahead = await call(
    questionBank.questionDetails,
    { questionId: ids[4]!.questionId },
    { token },
  );
  expect(ahead).toMatchObject({ statusCode: 409, body: { code: "not-current-question" } });
  for (const route of [questionBank.questionDetails, questionBank.solutionDetails]) {
    const unserved = await call(route, { questionId: second[0]!.questionId }, { token });
    expect(unserved.statusCode).toBe(404);
    const foreign = await call(route, { questionId: ids[0]!.questionId }, { token: other });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toEqual(unserved.body);
  }
});

test("treats somebody else's quiz as if it had never been taken", async () => {
  const { call, other, finish } = await createQuizWorld();
  const freeQuizId = await finish("first");
  const questionId = "00000000-0000-4000-8000-000000000000";
  const expectations = [
    [freeQuiz.report, { freeQuizId }, 403],
    [freeQuiz.solution, { freeQuizId }, 403],
    [freeQuiz.submit, { freeQuizId }, 409],
    [freeQuiz.selectedAnswer, { freeQuizId, questionId }, 409],
    [freeQuiz.saveAnswer, { freeQuizId, questionId, answerId: "x" }, 409],
    [practice.answer, { questionId, answerId: "x" }, 404],
  ] as const;
  for (const [route, input, status] of expectations)
    expect((await call(route, input, { token: other })).statusCode, route.path).toBe(status);
});

const ids = ["not-an-id", "00000000-0000-4000-8000-000000000000", "' or 1=1 --", "", "𝔞"];
const routes = [freeQuiz, questionBank, practice].flatMap((group) => Object.values(group));

test("requires a learner for every call of quizzes and practice, and refuses nonsense ids", async () => {
  const { call, token } = await createQuizWorld();
  for (const route of routes) {
    expect((await call(route, {})).statusCode, route.path).toBe(401);
    for (const id of ids) {
      const input = { freeQuizId: id, questionId: id, answerId: id };
      const { statusCode, body } = await call(route, input, { token });
      // The lists and what practice returns take no id.
      const takesIds =
        !/list$|last-free-quiz|fresh-result|overview|next-question/.test(route.path) ||
        /question-list/.test(route.path);
      if (takesIds) expect([400, 404, 409], `${route.path} ${id}`).toContain(statusCode);
      expect(statusCode).toBeLessThan(500);
      if (statusCode >= 400) expect(body.message).toMatch(/\w+ \w+/);
    }
  }
});
