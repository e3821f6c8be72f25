import {
  mockTest,
  SECTION_SECONDS,
  STANDARD_SETTINGS,
  type TestSettings,
  testSettings,
  type TimeAllowed,
  user,
} from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMockWorld, type MockWorld } from "../mock-test/test-mocks.ts";

async function setUp() {
  const world = await createMockWorld();
  const { token } = world;
  return {
    ...world,
    read: async (as = token) =>
      (await world.call(testSettings.read, undefined, { token: as })).body.result,
    save: async (more: Partial<TestSettings> | object) =>
      await world.call(testSettings.save, { ...STANDARD_SETTINGS, ...more }, { token }),
  };
}

const secondsOf = (running: { deadline: number; startDateTimestamp: number }) =>
  (running.deadline - running.startDateTimestamp) / 1000;

async function conditionsOf({ call, token }: MockWorld, mockTestId: string) {
  const { body } = await call(mockTest.report, { mockTestId }, { token });
  return body.result.report;
}

test("a learner who chose nothing takes tests in standard conditions", async () => {
  const { read, start } = await setUp();
  expect(await read()).toEqual(STANDARD_SETTINGS);
  const running = await start("quant-1");
  expect([running.time, secondsOf(running)]).toEqual(["standard", SECTION_SECONDS]);
});

test("what a learner chooses is kept, for them alone, and can be taken back", async () => {
  const { read, save, other } = await setUp();
  const chosen = {
    time: "time-and-a-half",
    hasExtraBreaks: true,
    textSize: 150,
    hasHighContrast: true,
    hasLineReader: true,
    masksAnswers: true,
    isCalculatorMouseOnly: true,
  };
  expect((await save(chosen)).body.result).toEqual(chosen);
  expect(await read()).toEqual(chosen);
  expect(await read(other)).toEqual(STANDARD_SETTINGS);
  await save({});
  expect(await read()).toEqual(STANDARD_SETTINGS);
});

test("only the settings that are sent change, whatever arrives at the same moment", async () => {
  const { call, token, read } = await setUp();
  const choices: Partial<TestSettings>[] = [
    { time: "double-time" },
    { hasExtraBreaks: true },
    { textSize: 125 },
    { hasHighContrast: true },
    { hasLineReader: true },
    { masksAnswers: true },
    { isCalculatorMouseOnly: true },
  ];
  const send = async (choice: Partial<TestSettings>) =>
    (await call(testSettings.save, choice, { token })).body.result;
  expect(await send({ textSize: 150 })).toEqual({ ...STANDARD_SETTINGS, textSize: 150 });
  await Promise.all(choices.map(send));
  const all: TestSettings = Object.assign({}, ...choices);
  expect(await read()).toEqual(all);
  expect(await send({ time: "standard" })).toEqual({ ...all, time: "standard" });
});

test.each([
  [{ time: "triple" }, "time", "Choose how much time tests give you"],
  [{ textSize: 110 }, "textSize", "Choose a text size from 100% to 200%"],
])("%j is refused at its field", async (more, field, msg) => {
  const { save, read } = await setUp();
  const answer = await save(more);
  expect([answer.statusCode, answer.body.errors]).toEqual([400, [{ field, msg }]]);
  expect(await read()).toEqual(STANDARD_SETTINGS);
});

test("a visitor has no settings", async () => {
  const { call } = await setUp();
  expect((await call(testSettings.read, undefined)).statusCode).toBe(401);
});

test.each<[TimeAllowed, number]>([
  ["time-and-a-quarter", 3375],
  ["time-and-a-half", 4050],
  ["double-time", 5400],
  ["no-clock", 86_400],
])("%s gives a section %i seconds", async (time, seconds) => {
  const { save, start } = await setUp();
  await save({ time });
  const running = await start("quant-1");
  expect([running.time, secondsOf(running)]).toEqual([time, seconds]);
});

test("a mock keeps the time it began with, and its report says so", async () => {
  const world = await setUp();
  const { save, start, finishSection, call, token } = world;
  const opened = await world.open();
  expect(opened.duration).toBe(SECTION_SECONDS);
  await save({ time: "time-and-a-half" });
  // Open, and not begun yet.
  const { mockTestId } = opened;
  const place = await call(mockTest.currentSection, { mockTestId }, { token });
  expect(place.body.result).toMatchObject({ time: "time-and-a-half", duration: 4050 });
  await finishSection(await start(), 5);
  await save({ time: "double-time" });
  const second = await start();
  expect([second.time, secondsOf(second)]).toEqual(["time-and-a-half", 4050]);
  await finishSection(second, 5);
  await finishSection(await start(), 5);
  const report = await conditionsOf(world, mockTestId);
  expect(report.conditions.time).toBe("time-and-a-half");
  expect(report.sections.map(({ seconds }) => seconds)).toEqual([4050, 4050, 4050]);
});

test("mocks are compared with those that gave as much time", async () => {
  const world = await setUp();
  const first = await world.finish("full-1");
  await world.save({ time: "time-and-a-half" });
  await world.finish("quant-1");
  expect((await conditionsOf(world, first)).hasOtherTimes).toBe(false);
  const second = await world.finish("full-2");
  expect(await conditionsOf(world, second)).toMatchObject({
    comparison: null,
    hasOtherTimes: true,
  });
  expect((await conditionsOf(world, first)).hasOtherTimes).toBe(true);
});

test("with extra breaks there is one before every section but the first", async () => {
  const world = await setUp();
  const { call, token, save, start, finishSection, mockId } = world;
  await save({ hasExtraBreaks: true });
  const mockTestId = await mockId();
  const begin = async () => (await call(mockTest.startBreak, { mockTestId }, { token })).body;
  const endBreak = async () => (await call(mockTest.endBreak, { mockTestId }, { token })).body;
  await finishSection(await start(), 5);
  expect((await begin()).result.break).toMatchObject({ state: "running" });
  expect((await endBreak()).result.break).toMatchObject({ state: "over" });
  await finishSection(await start(), 5);
  expect((await begin()).result.break).toMatchObject({ state: "running" });
  await sql`update mock_attempts set extra_break_started_at = extra_break_started_at - interval '5 minutes'`.execute(
    world.db,
  );
  expect((await begin()).result.break).toMatchObject({ state: "running" });
  await finishSection(await start(), 5);
  const { conditions } = await conditionsOf(world, mockTestId);
  expect(conditions.break).toMatchObject({ after: 3 });
  expect(conditions.extraBreak).toMatchObject({ after: 2 });
  expect(conditions.extraBreak!.seconds).toBeGreaterThanOrEqual(300);
});

test("without a clock, a break that runs over costs nothing", async () => {
  const world = await setUp();
  const { call, token, db, save, start, reachReview, mockId } = world;
  await save({ time: "no-clock" });
  const { mockTestId, sectionType } = await reachReview(await start("full-1", "exam"));
  await call(mockTest.endSection, { mockTestId, sectionType }, { token });
  await call(mockTest.startBreak, { mockTestId: await mockId() }, { token });
  await sql`update mock_attempts set break_started_at = break_started_at - interval '1 hour'`.execute(
    db,
  );
  const second = await start();
  expect([second.breakOverrun, secondsOf(second)]).toEqual([undefined, 24 * 3600]);
});

test("the document about a learner has their settings", async () => {
  const { call, token, save } = await setUp();
  await save({ textSize: 200 });
  const { body } = await call(user.exportAccountData, undefined, { token });
  expect(body.result).toMatchObject({ testSettings: { textSize: 200 } });
});
