import { mockTest, SECTION_TYPES } from "@theta/contract";
import { expect, test } from "vitest";
import { createMockWorld, sent } from "../test-mocks.ts";

test("takes a mock section by section and scores it", async () => {
  const world = await createMockWorld();
  const { token } = world;
  const opened = await world.open();
  expect(opened).toMatchObject({
    sectionType: SECTION_TYPES.quant,
    sectionStatus: 1,
    order: 1,
    totalQuestions: 21,
    break: null,
  });
  const mockTestId = await world.mockId();
  const running = await world.start();
  expect(running).toMatchObject({ order: 1, isLastQuestion: false, totalQuestions: 21 });
  expect(running.deadline - running.startDateTimestamp).toBe(2_700_000);
  const end = await world.finishSection(running, 14);
  expect(end).toEqual({
    sectionEnded: true,
    sectionType: SECTION_TYPES.quant,
    endedBy: "learner",
    answered: 21,
    totalQuestions: 21,
    isMockOver: false,
  });
  const between = await world.call(mockTest.currentSection, { mockTestId }, { token });
  expect(between.body.result).toMatchObject({
    sectionType: SECTION_TYPES.verbal,
    sectionStatus: 1,
    order: 2,
    totalQuestions: 23,
    break: { state: "offered", seconds: 600 },
  });
  const card = async () =>
    (await world.call(mockTest.list, { testType: "1" }, { token })).body.result[0]!;
  expect(await card()).toMatchObject({
    status: 2,
    sectionsDone: 1,
    totalQuestions: 64,
    duration: 8100,
  });
  await world.finishSection(await world.start(), 10);
  expect(await world.finishSection(await world.start(), 10)).toMatchObject({ isMockOver: true });
  expect(await card()).toMatchObject({
    status: 3,
    correctAnswers: 34,
    wrongAnswers: 30,
    unansweredQuestions: 0,
  });
  await world.takeTime();
  const over = await world.call(mockTest.currentSection, { mockTestId }, { token });
  expect(over.body.result.sectionType).toBeUndefined();

  const { body } = await world.call(mockTest.report, { mockTestId }, { token });
  const { score, low, high } = body.result.report.total!;
  expect(score % 10).toBe(5);
  expect(await card()).toMatchObject({ sectionsDone: 3, score, low, high });
  expect(body.result.report.sections.map(({ path }) => path.length)).toEqual([21, 23, 20]);
  for (const section of body.result.report.sections) {
    const last = section.path.at(-1)!.estimate!;
    expect(Math.abs(last.at - section.score.score), "the path ends at the score").toBeLessThan(0.7);
    expect(Math.abs(last.low - section.score.low!)).toBeLessThan(1.2);
    expect(Math.abs(last.high - section.score.high!)).toBeLessThan(1.2);
  }
  const result = await world.call(
    mockTest.sectionResult,
    { mockTestId, sectionType: "3" },
    { token },
  );
  expect(result.body.result).toMatchObject({
    finalScore: score,
    rawSectionalScore: 14,
    unansweredQuestions: 0,
    accuracy: 66.7,
  });
});

test("treats the same answer twice as one and refuses a different one", async () => {
  const world = await createMockWorld();
  const running = await world.start("quant-1");
  const right = await world.keyOf(running.currentQuestionId);
  const first = await world.answer(running, right);
  expect(await world.answer(running, right)).toEqual({
    ...first,
    serverTime: expect.any(Number),
  });
  const other = await world.call(
    mockTest.submitAnswer,
    sent(running, await world.wrongFor(running.currentQuestionId)),
    { token: world.token },
  );
  expect(other.statusCode).toBe(409);
  expect(other.body.code).toBe("already-answered");
});

test("puts the mock with a running clock first among several in progress", async () => {
  const world = await createMockWorld();
  await world.start("quant-1");
  const running = async () =>
    (await world.call(mockTest.lastMocks, undefined, { token: world.token })).body.result.running
      ?.name;
  await world.open("full-1");
  expect(await running()).toBe("The quant-1 mock");
  await world.letPass(2800);
  expect(await running()).toBe("The full-1 mock");
});

test("tells unanswered questions from never-shown ones in a section that ran out of time", async () => {
  const world = await createMockWorld();
  const first = await world.start("quant-1");
  await world.answer(first, await world.keyOf(first.currentQuestionId));
  await world.letPass(2800);
  const { body } = await world.call(mockTest.lastMocks, undefined, { token: world.token });
  expect(body.result.finished).toMatchObject({
    correctAnswers: 1,
    wrongAnswers: 0,
    unansweredQuestions: 20,
    unreachedQuestions: 19,
  });
  const which = { mockTestId: first.mockTestId, sectionType: "3" };
  const solved = await world.call(mockTest.solution, which, { token: world.token });
  expect(solved.body.map(({ isAnswered, isReached }) => [isAnswered, isReached])).toEqual([
    [true, true],
    [false, true],
  ]);
});
