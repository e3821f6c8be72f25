/**
 * How many round trips to the database an answer takes, and how many of them while the learner's
 * mock is locked. The last answer of a section takes the lock; those before it don't.
 */
import { mockTest, questionBank, type RunningMock } from "@theta/contract";
import { expect, test } from "vitest";
import { watchStatements } from "../../../../test/watch-statements.ts";
import { createMockWorld, type MockWorld } from "../test-mocks.ts";

/**
 * Answers the question on screen. Returns the next one and what was sent to the database in the
 * meantime.
 */
async function answerWatched(world: MockWorld, running: RunningMock, watch: () => string[]) {
  const answer = await world.keyOf(running.currentQuestionId);
  watch();
  const next = await world.answer(running, answer);
  const sent = watch();
  const lock = sent.findIndex((text) => text.endsWith("for update"));
  const locked = lock < 0 ? [] : sent.slice(lock, sent.indexOf("commit") + 1);
  return { next, sent, locked };
}

function goesOn(next: unknown): RunningMock {
  expect(next).toHaveProperty("currentQuestionId");
  return next as RunningMock;
}

test("takes two round trips for an answer, and no lock", async () => {
  const world = await createMockWorld();
  const watch = watchStatements(world.pool);
  const first = await answerWatched(world, await world.start("quant-1"), watch);
  expect([first.sent.length, first.locked.length]).toEqual([2, 0]);
  // Nothing from the learner's history.
  expect(first.sent.join()).not.toMatch(/practice_answers|quiz_questions/);
  expect(goesOn(first.next).order).toBe(2);
});

test("names the learner, who begins the key, in every read and write of a mock's questions", async () => {
  const world = await createMockWorld();
  const watch = watchStatements(world.pool);
  const mockTestId = await world.finish("quant-1");
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  await world.call(
    mockTest.list,
    { testType: 1, pageNumber: 1, itemsPerPage: 10 },
    { token: world.token },
  );
  const { questionId } = body.result.report.sections[0]!.path[0]!;
  await world.call(questionBank.solutionDetails, { questionId }, { token: world.token });
  // How often questions were served lately is read over all learners, by section
  // (section-plan/pool.queries.ts).
  const own = [...new Set(watch())].filter((text) => !text.startsWith('with "recent"'));
  const mentions = own.flatMap((text) => text.split('"mock_questions"').slice(1));
  expect(mentions.length).toBeGreaterThan(8);
  for (const mention of mentions)
    expect(mention).toContain(mention.startsWith(' as "q"') ? '"q"."learner_id"' : '"learner_id"');
});

test("reads once more on a server that does not know the section yet", async () => {
  const world = await createMockWorld();
  const watch = watchStatements(world.pool);
  const running = await world.start("quant-1");
  // With a different start, it is a section this server hasn't heard of.
  await world.letPass(60);
  const first = await answerWatched(world, running, watch);
  expect([first.sent.length, first.locked.length]).toEqual([3, 0]);
  const second = await answerWatched(world, goesOn(first.next), watch);
  expect([second.sent.length, second.locked.length]).toEqual([2, 0]);
});

test("takes seven round trips for the answer that ends a mock, five of them from the lock to the commit", async () => {
  const world = await createMockWorld();
  const watch = watchStatements(world.pool);
  let last = await answerWatched(world, await world.start("quant-1"), watch);
  while ("order" in last.next) last = await answerWatched(world, last.next, watch);
  expect([last.sent.length, last.locked.length]).toEqual([7, 5]);
  expect(last.next).toMatchObject({ sectionEnded: true, isMockOver: true });
});

test("takes five round trips for the same answer again, and writes nothing", async () => {
  const world = await createMockWorld();
  const running = await world.start("quant-1");
  const watch = watchStatements(world.pool);
  await answerWatched(world, running, watch);
  const again = await answerWatched(world, running, watch);
  expect(again.sent).toHaveLength(5);
  expect(again.sent.join()).not.toMatch(/insert into|update "/);
  expect(goesOn(again.next).order).toBe(2);
});
