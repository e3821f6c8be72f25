import { freeQuiz, mockTest, runningTests } from "@theta/contract";
import type { Quiz } from "@theta/content";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { importBank } from "../question-bank/import-bank.ts";
import {
  bankOfMocks,
  bankOfTest,
  createMockWorld,
  type MockWorld,
} from "../mock-test/test-mocks.ts";

/** A world with both a quiz and mocks. */
async function setUp() {
  const items = bankOfMocks(4);
  // A question is in one quiz only.
  const keys = items.slice(0, 10).map(({ key }) => key);
  const moved = items.map((item) =>
    keys.includes(item.key) ? { ...item, pool: "practice" as const } : item,
  );
  const world = await createMockWorld(moved);
  const quiz: Quiz = {
    key: "first",
    section: "quant",
    place: 1,
    name: "The first quiz",
    about: "Five questions.",
    seconds: 900,
    availableFrom: "2026-01-05",
    questions: keys.slice(0, 5),
    draws: [],
  };
  const second: Quiz = {
    ...quiz,
    key: "second",
    place: 2,
    name: "The second quiz",
    seconds: 1200,
    questions: keys.slice(5),
  };
  await importBank(world.db, {
    stamp: "with quizzes",
    load: async () => ({ ...bankOfTest(moved), quizzes: [quiz, second] }),
  });
  return world;
}

async function startQuiz({ call, db, token }: MockWorld, place = 1): Promise<string> {
  const { id } = await db
    .selectFrom("quizzes")
    .where("place", "=", place)
    .select("id")
    .executeTakeFirstOrThrow();
  const { statusCode } = await call(freeQuiz.start, { freeQuizId: id }, { token });
  expect(statusCode).toBe(200);
  return id;
}

const running = async ({ call, token }: MockWorld) =>
  (await call(runningTests.list, undefined, { token })).body.result;

test("leads back to nothing without a running clock", async () => {
  const world = await setUp();
  expect(await running(world)).toEqual([]);
  await world.open();
  expect(await running(world)).toEqual([]);
  const stranger = await world.call(runningTests.list, undefined);
  expect(stranger.statusCode).toBe(401);
});

test("lists a running section first, then a running quiz, each with the server's clock", async () => {
  const world = await setUp();
  const freeQuizId = await startQuiz(world);
  const { mockTestId, deadline } = await world.start();
  const [mock, quiz, ...more] = await running(world);
  expect(more).toEqual([]);
  expect(mock).toMatchObject({ kind: "mock", sectionType: 3, deadline });
  expect(mock).toMatchObject({ mock: { mockTestId, status: 1, sectionsDone: 0 } });
  expect(quiz).toMatchObject({ kind: "quiz", quiz: { freeQuizId, status: 1 } });
  for (const { deadline: end, serverTime } of [mock!, quiz!]) {
    expect(end - serverTime).toBeGreaterThan(890_000);
    expect(end - serverTime).toBeLessThanOrEqual(2_700_000);
  }
});

test("lists both of two running quizzes, the one with more time left first", async () => {
  const world = await setUp();
  const first = await startQuiz(world);
  const second = await startQuiz(world, 2);
  expect(await running(world)).toMatchObject([
    { kind: "quiz", quiz: { freeQuizId: second, name: "The second quiz" } },
    { kind: "quiz", quiz: { freeQuizId: first, name: "The first quiz" } },
  ]);
});

test("doesn't show another learner's test", async () => {
  const world = await setUp();
  await startQuiz(world);
  await world.start();
  const { body } = await world.call(runningTests.list, undefined, { token: world.other });
  expect(body.result).toEqual([]);
});

test("leaves out a clock at zero, ended or not", async () => {
  const world = await setUp();
  await startQuiz(world);
  await world.start();
  await world.letPass(2_701);
  expect((await running(world)).map(({ kind }) => kind)).toEqual(["quiz"]);
  await sql`update quiz_attempts set started_at = started_at - interval '1 hour',
    deadline = deadline - interval '1 hour'`.execute(world.db);
  expect(await running(world)).toEqual([]);
});

test("leaves out a section that has ended", async () => {
  const world = await setUp();
  await world.finishSection(await world.start());
  expect(await running(world)).toEqual([]);
});

test("lists a break with the section after it, until it ends", async () => {
  const world = await setUp();
  await world.finishSection(await world.start());
  const which = { mockTestId: await world.mockId() };
  const { token, call } = world;
  const { body } = await call(mockTest.startBreak, which, { token });
  const [pause, ...more] = await running(world);
  expect(more).toEqual([]);
  expect(pause).toMatchObject({ kind: "break", sectionType: 2, mock: { ...which, status: 2 } });
  expect(pause!.deadline).toBe(body.result.break!.endsAt);
  expect((await call(runningTests.list, undefined, { token: world.other })).body.result).toEqual(
    [],
  );

  await call(mockTest.endBreak, which, { token });
  expect(await running(world)).toEqual([]);
});

test("leaves out a break at zero, and one that a section has ended", async () => {
  const world = await setUp();
  await world.finishSection(await world.start());
  const which = { mockTestId: await world.mockId() };
  await world.call(mockTest.startBreak, which, { token: world.token });
  await sql`update mock_attempts set break_started_at = break_started_at - interval '11 minutes'`.execute(
    world.db,
  );
  expect(await running(world)).toEqual([]);
  await sql`update mock_attempts set break_started_at = clock_timestamp()`.execute(world.db);
  expect((await running(world)).map(({ kind }) => kind)).toEqual(["break"]);
  await world.start();
  expect((await running(world)).map(({ kind }) => kind)).toEqual(["mock"]);
});
