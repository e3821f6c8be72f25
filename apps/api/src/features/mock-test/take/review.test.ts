/** Exam mode: bookmarks, and the review in which up to three answers of a section may be changed. */
import {
  type Answer,
  mockFieldsOf,
  mockTest,
  SECTION_SECONDS,
  type SectionReview,
} from "@theta/contract";
import { expect, test } from "vitest";
import { createMockWorld, type MockWorld, onScreen } from "../test-mocks.ts";
import { sweepMocks } from "./end-overdue.ts";

async function worldInReview(right = 0): Promise<{ world: MockWorld; review: SectionReview }> {
  const world = await createMockWorld();
  return { world, review: await world.reachReview(await world.start("quant-1", "exam"), right) };
}

async function edit(
  { call, token }: MockWorld,
  { mockTestId }: SectionReview,
  questionId: string,
  answer: Answer,
  editNumber: number,
) {
  const body = { mockTestId, questionId, editNumber, ...mockFieldsOf(answer) };
  return await call(mockTest.editAnswer, body, { token });
}

/** Makes the nth answer right. */
async function correct(world: MockWorld, review: SectionReview, n: number, editNumber: number) {
  const { questionId } = review.questions[n - 1]!.question;
  return await edit(world, review, questionId, await world.keyOf(questionId), editNumber);
}

async function end({ call, token }: MockWorld, { mockTestId, sectionType }: SectionReview) {
  return await call(mockTest.endSection, { mockTestId, sectionType }, { token });
}

async function reportOf({ call, token }: MockWorld, { mockTestId }: SectionReview) {
  const { statusCode, body } = await call(mockTest.report, { mockTestId }, { token });
  expect(statusCode).toBe(200);
  return body.result.report;
}

test("without a mode, a mock is forward only and ends with its last answer", async () => {
  const world = await createMockWorld();
  const running = await world.start("quant-1");
  expect(running.mode).toBe("forward");
  expect(await world.finishSection(running)).toMatchObject({
    endedBy: "learner",
    isMockOver: true,
  });
});

test("the mode stays as it was chosen, and the last choice is remembered", async () => {
  const world = await createMockWorld();
  const { call, token } = world;
  const remembered = async () =>
    (await call(mockTest.lastMocks, undefined, { token })).body.result.mode;
  expect(await remembered()).toBe("forward");
  const mockTestId = await world.mockId("quant-1");
  expect((await world.open("quant-1", 1, "exam")).mode).toBe("exam");
  const other = await call(mockTest.selectOrder, { mockTestId, mode: "forward" }, { token });
  expect([other.statusCode, other.body.code]).toEqual([409, "mode-already-chosen"]);
  // A page that's older than the modes.
  const silent = await call(mockTest.selectOrder, { mockTestId }, { token });
  expect(silent.body.result.mode).toBe("exam");
  expect(await remembered()).toBe("exam");
});

test("after the last answer, the review shows every question with its answer", async () => {
  const { world, review } = await worldInReview();
  expect(review).toMatchObject({ isReview: true, mode: "exam", editsLeft: 3, totalQuestions: 21 });
  expect(review.questions.map(({ question }) => question.order)).toEqual(
    Array.from({ length: 21 }, (_, k) => k + 1),
  );
  expect(review.questions.every(({ question }) => question.isAnswered)).toBe(true);
  expect(JSON.stringify(review)).not.toMatch(/isCorrect|solution/);
  const { mockTestId, mockTestSectionId } = review;
  const { call, token } = world;
  const again = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(again.body.result).toMatchObject({ isReview: true, editsLeft: 3 });
  const resumed = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  expect(resumed.body.result).toMatchObject({ isReview: true });
  const report = await call(mockTest.report, { mockTestId }, { token });
  expect(report.body.code).toBe("mock-not-finished");
});

test("a last answer that comes late leaves no time for a review", async () => {
  const world = await createMockWorld();
  let running = await world.start("quant-1", "exam");
  while (!running.isLastQuestion) running = onScreen((await world.answer(running)) as never);
  await world.letPass(SECTION_SECONDS + 3);
  expect(await world.answer(running)).toMatchObject({ sectionEnded: true, answered: 21 });
});

test("a bookmark is set and cleared, on screen and in the review, and survives a reload", async () => {
  const world = await createMockWorld();
  const { call, token } = world;
  const running = await world.start("quant-1", "exam");
  expect(running.isBookmarked).toBe(false);
  const { mockTestId, currentQuestionId: questionId } = running;
  const set = (isBookmarked: boolean) =>
    call(mockTest.bookmark, { mockTestId, questionId, isBookmarked }, { token });
  for (const isBookmarked of [true, true, false, true]) {
    expect((await set(isBookmarked)).body.result).toEqual({ questionId, isBookmarked });
    const { body } = await call(mockTest.currentQuestion, { mockTestId }, { token });
    expect(onScreen(body.result).isBookmarked).toBe(isBookmarked);
  }
  const review = await world.reachReview(running);
  expect(review.questions.map(({ isBookmarked }) => isBookmarked).indexOf(true)).toBe(0);
  await set(false);
  const { body } = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(JSON.stringify(body.result)).not.toContain('"isBookmarked":true');
});

test("bookmarks are refused in forward mode and for questions not seen", async () => {
  const { world, review } = await worldInReview();
  const { call, token } = world;
  const set = async (mockId: string, id: string) => {
    const body = { mockTestId: mockId, questionId: id, isBookmarked: true };
    const { statusCode, body: reply } = await call(mockTest.bookmark, body, { token });
    return [statusCode, reply.code];
  };
  expect(await set(review.mockTestId, crypto.randomUUID())).toEqual([404, "not-found"]);
  await end(world, review);
  const forward = await world.start("verbal-1");
  expect(await set(forward.mockTestId, forward.currentQuestionId)).toEqual([409, "not-exam-mode"]);
});

test("a bookmark that arrives after the section is taken, and the report shows it", async () => {
  const { world, review } = await worldInReview();
  const { call, token } = world;
  const { mockTestId } = review;
  const { questionId } = review.questions[1]!.question;
  await end(world, review);
  const { score } = (await reportOf(world, review)).sections[0]!;
  const set = { mockTestId, questionId, isBookmarked: true };
  expect((await call(mockTest.bookmark, set, { token })).statusCode).toBe(200);
  const [section] = (await reportOf(world, review)).sections;
  expect(section!.path.map(({ isBookmarked }) => isBookmarked).indexOf(true)).toBe(1);
  expect(section!.score).toEqual(score);
});

test("an edit counts once however often it is sent, and a fourth is refused", async () => {
  const { world, review } = await worldInReview();
  for (const [n, left] of [2, 1, 0].entries()) {
    for (const _ of ["sent", "sent again"]) {
      const { statusCode, body } = await correct(world, review, n + 1, n + 1);
      expect([statusCode, body.result]).toEqual([
        200,
        expect.objectContaining({ editsLeft: left }),
      ]);
    }
  }
  const fourth = await correct(world, review, 4, 4);
  expect([fourth.statusCode, fourth.body.code]).toEqual([409, "no-edits-left"]);
  const ended = await end(world, review);
  expect(ended.body.result).toMatchObject({ sectionEnded: true, endedBy: "learner" });
  expect((await end(world, review)).body.result).toEqual(ended.body.result);
  expect((await reportOf(world, review)).sections[0]).toMatchObject({ correct: 3, wrong: 18 });
});

test("the same answer costs nothing, and changing back costs another edit", async () => {
  const { world, review } = await worldInReview();
  const { questionId } = review.questions[0]!.question;
  const wrong = await world.wrongFor(questionId);
  expect((await edit(world, review, questionId, wrong, 1)).body.result).toMatchObject({
    editsLeft: 3,
  });
  await correct(world, review, 1, 1);
  const back = await edit(world, review, questionId, wrong, 2);
  expect(back.body.result).toMatchObject({ editsLeft: 1 });
  const [first] = (back.body.result as SectionReview).questions;
  expect(first).toMatchObject({ isEdited: true, question: mockFieldsOf(wrong) });
});

test("of two devices, the one that missed an edit is told, and nothing is lost", async () => {
  const { world, review } = await worldInReview();
  await correct(world, review, 1, 1);
  const other = await correct(world, review, 2, 1);
  expect([other.statusCode, other.body.code]).toEqual([409, "edited-elsewhere"]);
  const ahead = await correct(world, review, 2, 3);
  expect(ahead.body.code).toBe("edited-elsewhere");
  expect((await correct(world, review, 2, 2)).body.result).toMatchObject({ editsLeft: 1 });
});

test("an edit is refused outside the review, and if it isn't an answer", async () => {
  const world = await createMockWorld();
  const running = await world.start("quant-1", "exam");
  const { mockTestId, currentQuestionId: questionId } = running;
  const next = await world.answer(running);
  const send = async (fields: object) => {
    const body = { mockTestId, questionId, editNumber: 1, ...fields };
    const { statusCode, body: reply } = await world.call(mockTest.editAnswer, body, {
      token: world.token,
    });
    return [statusCode, reply.code];
  };
  const answer = mockFieldsOf(await world.wrongFor(questionId));
  expect(await send(answer)).toEqual([409, "not-in-review"]);
  const review = await world.reachReview(onScreen(next as never));
  expect(await send({ optionId: crypto.randomUUID() })).toEqual([400, "not-an-answer"]);
  expect(await send({})).toEqual([400, "not-an-answer"]);
  expect(await send({ ...answer, editNumber: 0 })).toEqual([400, "invalid-input"]);
  await end(world, review);
  expect(await send(answer)).toEqual([409, "section-ended"]);
});

test("time that runs out in the review ends the section with the answers as they stand", async () => {
  const { world, review } = await worldInReview();
  await correct(world, review, 1, 1);
  await world.letPass(SECTION_SECONDS + 20);
  await sweepMocks(world.db);
  const late = await correct(world, review, 2, 2);
  expect([late.statusCode, late.body.code]).toEqual([409, "time-is-up"]);
  const [section] = (await reportOf(world, review)).sections;
  expect(section).toMatchObject({ correct: 1, wrong: 20, unanswered: 0, endedBy: "time" });
});

test("an edit that left in time counts, and the section ends with it", async () => {
  const { world, review } = await worldInReview();
  await world.letPass(SECTION_SECONDS + 5);
  const late = await correct(world, review, 1, 1);
  expect(late.body.result).toMatchObject({ sectionEnded: true, endedBy: "time" });
  expect((await correct(world, review, 1, 1)).body.result).toEqual(late.body.result);
  expect((await reportOf(world, review)).sections[0]).toMatchObject({ correct: 1 });
});

test("the score is that of the final answers, and the report tells what the edits did", async () => {
  const { world, review } = await worldInReview(12);
  const plain = await worldInReview(12);
  await end(plain.world, plain.review);
  const before = (await reportOf(plain.world, plain.review)).sections[0]!;
  expect(before).toMatchObject({ edits: [], scoreBeforeEdits: null });
  expect((await reportOf(plain.world, plain.review)).secondThoughts).toBeNull();

  await correct(world, review, 20, 1);
  await correct(world, review, 21, 2);
  const { questionId } = review.questions[0]!.question;
  await edit(world, review, questionId, await world.wrongFor(questionId), 3);
  await end(world, review);
  await world.takeTime();
  const report = await reportOf(world, review);
  const section = report.sections[0]!;
  expect(section.correct).toBe(13);
  expect(
    section.edits.map(({ order, wasCorrect, isCorrect }) => [order, wasCorrect, isCorrect]),
  ).toEqual([
    [20, false, true],
    [21, false, true],
    [1, true, false],
  ]);
  const path = section.path.map(({ isEdited, isCorrect }) => [isEdited, isCorrect]);
  expect([path[0], path[1], path[20]]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  // The path is in tenths: 87.46 is 87.5 there and 87 as a score.
  const apart = Math.abs(section.path.at(-1)!.estimate!.at - section.score.score);
  expect(apart).toBeLessThanOrEqual(0.5);
  expect(report.secondThoughts).toEqual({
    sections: 1,
    wrongToRight: 2,
    rightToWrong: 1,
    wrongToWrong: 0,
  });
  expect(section.scoreBeforeEdits).not.toBeNull();
});

const estimates = (steps: readonly { estimate: unknown }[]) =>
  steps.map(({ estimate }) => estimate);

test("the report keeps the path as it ran, and says what was changed from what", async () => {
  const { world, review } = await worldInReview(12);
  const { call, token } = world;
  const { mockTestId, sectionType } = review;
  await correct(world, review, 20, 1);
  const { questionId } = review.questions[0]!.question;
  await edit(world, review, questionId, await world.wrongFor(questionId), 2);
  await correct(world, review, 1, 3);
  await end(world, review);
  const [fast] = (await reportOf(world, review)).sections;
  expect([fast!.tooFast, fast!.pathBeforeEdits, fast!.scoreBeforeEdits]).toEqual([
    expect.anything(),
    undefined,
    null,
  ]);
  await world.takeTime();
  const { path, pathBeforeEdits, scoreBeforeEdits, edits } = (await reportOf(world, review))
    .sections[0]!;
  const before = pathBeforeEdits!;
  expect(before.map(({ order, isCorrect }) => [order, isCorrect])).toEqual(
    path.map(({ order }) => [order, order <= 12]),
  );
  expect(Math.abs(before.at(-1)!.estimate!.at - scoreBeforeEdits!)).toBeLessThanOrEqual(0.5);
  // Only question 20 ended up different, so that's where the paths separate.
  expect(estimates(before.slice(0, 10))).toEqual(estimates(path.slice(0, 10)));
  expect(before[19]!.estimate!.at).toBeLessThan(path[19]!.estimate!.at);

  const which = { mockTestId, sectionType };
  const solved = (await call(mockTest.solution, which, { token })).body;
  const first = review.questions.map(({ question }) => question.optionId);
  const letter = (place: number, chosen: string | undefined) => [
    "ABCDE"[solved[place - 1]!.options.findIndex(({ optionId }) => optionId === chosen)],
  ];
  const key = (place: number) => solved[place - 1]!.options.find(({ isCorrect }) => isCorrect)!;
  expect(edits.map(({ order, from, to }) => [order, from, to])).toEqual([
    [20, letter(20, first[19]), letter(20, key(20).optionId)],
    [1, letter(1, first[0]), expect.not.arrayContaining(letter(1, first[0]))],
    [1, edits[1]!.to, letter(1, first[0])],
  ]);
  expect(solved.flatMap(({ order, firstAnswer }) => (firstAnswer ? [[order, firstAnswer]] : [])))
    // Of question 1, the one before both edits.
    .toEqual([
      [1, letter(1, first[0])],
      [20, letter(20, first[19])],
    ]);
});

test("without edits, there's only one path", async () => {
  const { world, review } = await worldInReview(12);
  await end(world, review);
  await world.takeTime();
  expect((await reportOf(world, review)).sections[0]).not.toHaveProperty("pathBeforeEdits");
});

test("the first answers stay as they were given", async () => {
  const { world, review } = await worldInReview();
  const answers = () =>
    world.db
      .selectFrom("mock_questions")
      .select(["place", "answer", "is_correct", "theta"])
      .orderBy("place")
      .execute();
  const before = await answers();
  await correct(world, review, 1, 1);
  await end(world, review);
  expect(await answers()).toEqual(before);
  const edits = await world.db.selectFrom("mock_answer_edits").selectAll().execute();
  expect(edits).toMatchObject([{ number: 1, place: 1, from_answer: before[0]!.answer }]);
});
