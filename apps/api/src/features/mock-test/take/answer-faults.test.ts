/** Answers that come twice, too late, out of turn, or from elsewhere. */
import { mockTest, questionBank, SECTION_SECONDS, type SectionDetails } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { comeBefore } from "../../../../test/lose-commit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { sweepMocks } from "./end-overdue.ts";
import { createMockWorld, onScreen, sent } from "../test-mocks.ts";

async function setUp(key = "quant-1") {
  const world = await createMockWorld();
  const running = await world.start(key);
  const right = sent(running, await world.keyOf(running.currentQuestionId));
  const wrong = sent(running, await world.wrongFor(running.currentQuestionId));
  const submit = async (body: object, token = world.token) =>
    await world.call(mockTest.submitAnswer, body, { token });
  const answers = async () =>
    await world.db
      .selectFrom("mock_questions")
      .select(["place", "answer", "is_late"])
      .where("answer", "is not", null)
      .orderBy("place")
      .execute();
  const section = async () =>
    await world.db
      .selectFrom("mock_sections")
      .selectAll()
      .orderBy("place")
      .executeTakeFirstOrThrow();
  return { ...world, running, right, wrong, submit, answers, section };
}

test("row 8: stores the same answer twenty times at once as one, with the same reply for all", async () => {
  const { submit, right, answers, db } = await setUp();
  const replies = await Promise.all(Array.from({ length: 20 }, () => submit(right)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const next = replies.map(({ body }) => "order" in body.result && body.result.currentQuestionId);
  expect(new Set(next).size).toBe(1);
  expect(await answers()).toHaveLength(1);
  const shown = await db.selectFrom("mock_questions").select("place").orderBy("place").execute();
  expect(shown.map(({ place }) => place)).toEqual([1, 2]);
});

test("row 9: lets the first of two windows win and tells the other where it stands", async () => {
  const { submit, right, wrong, answers } = await setUp();
  const replies = await Promise.all([submit(right), submit(wrong)]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  expect(replies.find(({ statusCode }) => statusCode === 409)!.body).toMatchObject({
    code: "already-answered",
    state: { status: 1, order: 1 },
  });
  expect(await answers()).toHaveLength(1);
});

test("rows 10 and 12: does not find questions that were not served, or belong to others or other mocks", async () => {
  const { submit, right, other, db, answers } = await setUp();
  const { id } = await db
    .selectFrom("items")
    .select("id")
    .where("section", "=", "verbal")
    .executeTakeFirstOrThrow();
  expect((await submit({ ...right, questionId: id })).statusCode).toBe(404);
  // Someone who hasn't opened it learns nothing about it.
  expect((await submit(right, other)).body.code).toBe("mock-not-started");
  expect((await submit({ ...right, sectionType: 2 })).statusCode).toBe(400);
  expect(await answers()).toEqual([]);
});

test("row 11: keeps what was answered", async () => {
  const { submit, running, right, wrong, answer, answers } = await setUp();
  const second = await answer(running);
  if (!("order" in second)) throw new Error("the section ended");
  await answer(second);
  const before = await answers();
  expect((await submit(wrong)).statusCode).toBe(409);
  // The very same answer is acknowledged, with where the learner is now.
  expect((await submit(right)).body.result).toMatchObject({ order: 3 });
  expect(await answers()).toEqual(before);
});

test("row 13: refuses an option of another question, half an answer, and two answers in one", async () => {
  const { submit, right, running } = await setUp("data-1");
  const { optionId: _, parts: __, ...bare } = right as Record<string, unknown>;
  for (const answer of [
    {},
    { optionId: "of-another" },
    { optionId: "" },
    { parts: [{ partId: "row-1", optionId: "x" }] },
    { optionId: "a", parts: [{ partId: "row-1", optionId: "x" }] },
  ]) {
    const { statusCode, body } = await submit({ ...bare, ...answer });
    expect(statusCode).toBe(400);
    expect(body.message).toMatch(/answer/);
  }
  expect(running.order).toBe(1);
});

test("row 14: does not believe a browser that takes question 2 for the last one", async () => {
  const { submit, right } = await setUp();
  const { body } = await submit({ ...right, isLastQuestion: true });
  expect(body.result).toMatchObject({ order: 2, isLastQuestion: false });
});

test("row 15: refuses to end a section early and says how much time is left", async () => {
  const { call, token, running } = await setUp();
  const { mockTestId, sectionType } = running;
  const early = await call(mockTest.endSection, { mockTestId, sectionType }, { token });
  expect(early).toMatchObject({
    statusCode: 409,
    body: { code: "section-not-over", state: { questionsLeft: 21 } },
  });
  const { state } = early.body as unknown as { state: { remainingMs: number } };
  expect(state.remainingMs).toBeGreaterThan(2_600_000);
});

// Differences that a busy machine can keep to. deadline.rules.test.ts tests the exact limits.
test.each([
  [-30, 200, false],
  [1, 200, true],
  [11, 409, false],
])("row 16: answers an answer %i s after the deadline with %i", async (seconds, status, isLate) => {
  const { submit, right, letPass, answers, section } = await setUp();
  await letPass(SECTION_SECONDS + seconds);
  const reply = await submit(right);
  expect(reply.statusCode).toBe(status);
  expect((await answers()).map(({ is_late }) => is_late)).toEqual(status === 200 ? [isLate] : []);
  if (seconds < 0) return;
  // Nothing more can be shown: the section ended at its deadline.
  expect(await section()).toMatchObject({ ended_by: "time" });
  const { ended_at, deadline } = await section();
  expect(ended_at).toEqual(deadline);
  if (status === 200) expect(reply.body.result).toMatchObject({ sectionEnded: true, answered: 1 });
  else expect(reply.body).toMatchObject({ code: "time-is-up" });
});

test("acknowledges a retry of the last answer after the end", async () => {
  const { finishSection, running, submit, db, token, call } = await setUp();
  await finishSection(running);
  const last = await db
    .selectFrom("mock_questions")
    .select(["item_id", "answer"])
    .orderBy("place", "desc")
    .executeTakeFirstOrThrow();
  const again = await submit({
    mockTestId: running.mockTestId,
    questionId: last.item_id,
    ...(last.answer as object),
  });
  expect(again).toMatchObject({
    statusCode: 200,
    body: { result: { sectionEnded: true, isMockOver: true } },
  });
  const { body } = await call(mockTest.list, { testType: "1" }, { token });
  const card = body.result.find(({ mockTestId }) => mockTestId === running.mockTestId);
  expect(card).toMatchObject({ status: 3, correctAnswers: 21 });
});

test("rows 17 and 18: ends a section once when sweeps, the last answer, and the end come together", async () => {
  for (let round = 0; round < 2; round++) {
    const { db, submit, right, letPass, call, token, running, section } = await setUp();
    await letPass(SECTION_SECONDS + (round % 2 === 0 ? 5 : 30));
    const { mockTestId, sectionType } = running;
    await Promise.all([
      sweepMocks(db),
      submit(right),
      call(mockTest.endSection, { mockTestId, sectionType }, { token }),
      sweepMocks(db),
      submit(right),
    ]);
    const { ended_at, deadline, correct, wrong } = await section();
    expect(ended_at).toEqual(deadline);
    const rows = await db.selectFrom("mock_questions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect([correct, wrong]).toEqual([rows[0]!.answer ? 1 : 0, 0]);
  }
});

test("row 19: ends and scores what is over on reading when there is no sweep", async () => {
  const { call, token, letPass, running, finishSection } = await setUp("full-1");
  await finishSection(running, 11);
  const { mockTestId } = running;
  const details = async () =>
    (await call(mockTest.currentSection, { mockTestId }, { token })).body.result;
  await call(
    mockTest.startSection,
    { mockTestId, mockTestSectionId: (await details()).mockTestSectionId },
    { token },
  );
  await letPass(SECTION_SECONDS + 30);
  expect(await details()).toMatchObject({ sectionType: 1, sectionStatus: 1, order: 3 });
});

test("row 20: makes one start with one clock and one first question from ten starts in two tabs", async () => {
  const world = await createMockWorld();
  const { mockTestId, mockTestSectionId } = await world.open();
  const starts = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token: world.token }),
    ),
  );
  const seen = starts.map(({ body: { result } }) =>
    [result.startDateTimestamp, result.deadline, onScreen(result).currentQuestionId].join(),
  );
  expect(new Set(seen).size).toBe(1);
  await world.letPass(600);
  const later = await world.start();
  expect(later.deadline).toBe(starts[0]!.body.result.deadline - 600_000);
});

test("row 22: serves sections in an order that is chosen once and is one of six", async () => {
  const world = await createMockWorld();
  const { call, token } = world;
  const mockTestId = await world.mockId();
  const choose = async (orderType?: unknown) =>
    await call(mockTest.selectOrder, { mockTestId, orderType }, { token });
  expect((await choose()).body).toMatchObject({
    code: "order-needed",
    message: "Please select a section order to proceed",
  });
  for (const nonsense of [0, 7, 1.5, "1", null])
    expect((await choose(nonsense)).statusCode).toBe(400);
  expect((await choose(2)).body.result.sectionTypes).toEqual([2, 3, 1]);
  expect((await choose(2)).statusCode).toBe(200);
  expect((await choose(3)).body.code).toBe("order-already-chosen");
  const sections = await world.db
    .selectFrom("mock_sections")
    .select("id")
    .orderBy("place")
    .execute();
  const start = async (k: number) =>
    await call(
      mockTest.startSection,
      { mockTestId, mockTestSectionId: sections[k]!.id },
      { token },
    );
  expect((await start(1)).body.code).toBe("not-next-section");
  await world.finishSection(onScreen((await start(0)).body.result), 5);
  expect((await start(0)).body).toMatchObject({ code: "section-ended", state: { status: 2 } });
  expect((await start(2)).body.code).toBe("not-next-section");
  expect((await start(1)).statusCode).toBe(200);
});

test("allows one section at a time, over all mocks", async () => {
  const { call, token, open, running, mockId } = await setUp("full-1");
  const { mockTestId, mockTestSectionId } = await open("quant-1");
  const second = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  expect(second.body).toMatchObject({
    code: "other-section-running",
    message: "A section of The full-1 mock is still running. Finish it first.",
    state: { mockTestId: await mockId("full-1") },
  });
  expect(running.order).toBe(1);
});

test("runs one of two mocks started at the same moment and tells the other", async () => {
  const world = await createMockWorld();
  const start = async ({ mockTestId, mockTestSectionId }: SectionDetails) => {
    const ids = { mockTestId, mockTestSectionId };
    const { statusCode, body } = await world.call(mockTest.startSection, ids, {
      token: world.token,
    });
    return [statusCode, body.code];
  };
  const [first, second] = [await world.open("quant-1"), await world.open("verbal-1")];
  // The second one comes once the first has found that no other is running, and goes as far as it
  // can.
  let other: ReturnType<typeof start> | undefined;
  comeBefore(world.pool, /^update "mock_sections" set "started_at"/, async () => {
    let isDone = false;
    other = start(second).finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waitsForLock(world))).toBe(true);
  });
  expect(await start(first)).toEqual([200, undefined]);
  expect(await other).toEqual([409, "other-section-running"]);
});

async function waitsForLock({ db }: { db: Db }): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted) as waits
  `.execute(db);
  return rows[0]!.waits;
}

test("does not let a section that cannot be ended block other sections or the learner's list", async () => {
  const { db, letPass, call, token, other, otherId, grant, mockId, start } =
    await createMockWorld();
  await grant(otherId, "gmat-practice");
  await start("quant-1");
  const mockTestId = await mockId("quant-1");
  const opened = await call(mockTest.selectOrder, { mockTestId }, { token: other });
  const { mockTestSectionId } = opened.body.result;
  await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token: other });
  await letPass(SECTION_SECONDS + 60);
  // No engine accepts this prior.
  await db
    .updateTable("mock_sections")
    .set({ seed: -1, prior_mean: Number.NaN, prior_sd: 1 })
    .where("id", "=", mockTestSectionId!)
    .execute();
  await expect(sweepMocks(db)).rejects.toThrow("Some sections couldn't be ended.");
  const list = async (by: string) =>
    (await call(mockTest.list, { testType: "1" }, { token: by })).body.result.find(
      (mock) => mock.mockTestId === mockTestId,
    );
  expect(await list(token)).toMatchObject({ status: 3 });
  expect(await list(other)).toMatchObject({ status: 1 });
});

test("row 38: keeps an item retired and one edited in mid-section as they were served", async () => {
  const { db, answer, running, call, token, finishSection } = await setUp();
  await db
    .updateTable("items")
    .set({ state: "retired" })
    .where("id", "=", running.currentQuestionId)
    .execute();
  const second = await answer(running);
  if (!("order" in second)) throw new Error("the section ended");
  const { currentQuestionId: questionId } = second;
  const { id: _, ...row } = await db
    .selectFrom("items")
    .selectAll()
    .where("id", "=", questionId)
    .executeTakeFirstOrThrow();
  await db.updateTable("items").set({ is_current: false }).where("id", "=", questionId).execute();
  await db
    .insertInto("items")
    .values({ ...row, content: JSON.stringify(row.content), version: 2 })
    .execute();
  const shown = await call(questionBank.questionDetails, { questionId }, { token });
  expect(shown.body.result).toEqual(second.question);
  expect(await finishSection(second)).toMatchObject({ answered: 21 });
});

test("row 38: ends a section whose bank shrinks, repeating only what must be repeated", async () => {
  const { db, running, answer, finishSection, call, token } = await setUp();
  const second = await answer(running);
  if (!("order" in second)) throw new Error("the section ended");
  await db
    .updateTable("items")
    .set({ state: "retired" })
    .where("section", "=", "quant")
    .where("area", "=", "rates-ratio-percent")
    .execute();
  expect(await finishSection(second, 10)).toMatchObject({ answered: 21, isMockOver: true });
  const { body } = await call(
    mockTest.solution,
    { mockTestId: running.mockTestId, sectionType: "3" },
    { token },
  );
  expect(new Set(body.map(({ questionId }) => questionId)).size).toBe(21);
});
