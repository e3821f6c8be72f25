import * as contract from "@theta/contract";
import { expect, test } from "vitest";
import { leaksIn } from "../../../test/leaks.ts";
import { createMockWorld, sent } from "./test-mocks.ts";

const { mockTest, questionBank } = contract;

test("row I7: reveals nothing in any reply of a running mock, not even about its first section", async () => {
  const { call, token, start, finishSection, answer, wrongFor } = await createMockWorld();
  const first = await start();
  const { mockTestId, currentQuestionId: questionId, sectionType } = first;
  const wrong = sent(first, await wrongFor(questionId));
  const answers = [
    await call(mockTest.list, { testType: "1" }, { token }),
    await call(mockTest.lastMocks, undefined, { token }),
    await call(mockTest.currentSection, { mockTestId }, { token }),
    await call(mockTest.currentQuestion, { mockTestId }, { token }),
    await call(questionBank.questionDetails, { questionId }, { token }),
    await call(mockTest.submitAnswer, wrong, { token }),
    await call(mockTest.endSection, { mockTestId, sectionType }, { token }),
  ].map(({ body }) => body as unknown);
  const second = await answer(first, await wrongFor(questionId));
  if (!("order" in second)) throw new Error("the section ended");
  answers.push(await finishSection(second, 5));
  answers.push((await call(mockTest.list, { testType: "1" }, { token })).body);
  answers.push((await call(mockTest.currentSection, { mockTestId }, { token })).body);
  for (const body of answers) expect(leaksIn(body)).toEqual([]);
  const texts = JSON.stringify(answers);
  expect(texts).not.toContain("The idea of");
  expect(texts).not.toContain("reason ");
  const exported = await call(contract.user.exportAccountData, undefined, { token });
  const kept = exported.body.result["mockAnswers"] as Record<string, unknown>[];
  expect(kept).toHaveLength(21);
  for (const one of kept)
    expect(one).toMatchObject({ isCorrect: null, sectionScore: null, total: null });
  for (const [route, input] of [
    [mockTest.report, { mockTestId }],
    [mockTest.solution, { mockTestId, sectionType: "3" }],
    [mockTest.sectionResult, { mockTestId, sectionType: "3" }],
    [questionBank.solutionDetails, { questionId }],
  ] as const) {
    const refused = await call(route, input, { token });
    expect([refused.statusCode, refused.body.code], route.path).toEqual([403, "mock-not-finished"]);
  }
});

test("acknowledges right and wrong answers with the same fields", async () => {
  const { start, answer, wrongFor } = await createMockWorld();
  const first = await start("quant-1");
  const second = await answer(first);
  if (!("order" in second)) throw new Error("the section ended");
  const third = await answer(second, await wrongFor(second.currentQuestionId));
  expect(Object.keys(third)).toEqual(Object.keys(second));
});

test("treats somebody else's mock as if it had never been opened", async () => {
  const { call, other, start, token } = await createMockWorld();
  const { mockTestId, mockTestSectionId, currentQuestionId: questionId } = await start();
  const place = async (whose: string) =>
    (await call(mockTest.place, { mockTestId }, { token: whose })).body;
  expect(await place(other)).toEqual({ result: null });
  expect((await place(token)).result).toMatchObject({ mockTestId, sectionStatus: 2 });
  for (const [route, input, status] of [
    [mockTest.currentSection, { mockTestId }, 409],
    [mockTest.currentQuestion, { mockTestId }, 409],
    [mockTest.startSection, { mockTestId, mockTestSectionId }, 409],
    [mockTest.submitAnswer, { mockTestId, questionId, optionId: "a" }, 409],
    [mockTest.endSection, { mockTestId, sectionType: 3 }, 409],
    [mockTest.startBreak, { mockTestId }, 409],
    [mockTest.takeTimeBack, { mockTestId }, 409],
    [mockTest.report, { mockTestId }, 403],
    [mockTest.solution, { mockTestId, sectionType: "3" }, 403],
    [questionBank.questionDetails, { questionId }, 404],
    [questionBank.solutionDetails, { questionId }, 404],
  ] as const)
    expect((await call(route, input, { token: other })).statusCode, route.path).toBe(status);
  const own = await call(questionBank.questionDetails, { questionId }, { token });
  expect(own.statusCode).toBe(200);
});

const ids = ["not-an-id", "00000000-0000-4000-8000-000000000000", "' or 1=1 --", "", "𝔞", 7, null];

test("requires a learner for every call of mocks, and refuses nonsense ids", async () => {
  const { call, token } = await createMockWorld();
  for (const route of Object.values(mockTest)) {
    expect((await call(route, {})).statusCode, route.path).toBe(401);
    if (route === mockTest.list || route === mockTest.lastMocks) continue;
    for (const id of ids) {
      const input = {
        mockTestId: id,
        mockTestSectionId: id,
        questionId: id,
        optionId: "a",
        orderType: 1,
        sectionType: "query" in route ? "3" : 3,
      };
      const { statusCode, body } = await call(route, input, { token });
      expect([400, 404], `${route.path} ${String(id)}: ${body.message}`).toContain(statusCode);
      expect(body.message).not.toMatch(/expected|invalid input/i);
    }
  }
});
