/** In exam mode, a break that runs over takes its time from the section after it. */
import {
  type MockMode,
  mockTest,
  SECTION_SECONDS,
  secondsAllowed,
  STANDARD_SETTINGS,
  testSettings,
  type TimeAllowed,
} from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { beat } from "../../uptime/heartbeat.ts";
import { createMockWorld } from "../test-mocks.ts";

/** A learner in the break after the first section. */
async function inBreak(mode: MockMode, time: TimeAllowed = "standard") {
  const world = await createMockWorld();
  const { call, token, db } = world;
  await call(testSettings.save, { ...STANDARD_SETTINGS, time }, { token });
  const mockTestId = await world.mockId("full-1");
  const finishSection = async () => {
    const running = await world.start("full-1", mode);
    if (mode === "forward") return void (await world.finishSection(running));
    const { sectionType } = await world.reachReview(running);
    await call(mockTest.endSection, { mockTestId, sectionType }, { token });
  };
  await finishSection();
  await call(mockTest.startBreak, { mockTestId }, { token });
  return {
    ...world,
    finishSection,
    ask: async (route: typeof mockTest.currentSection | typeof mockTest.endBreak) =>
      (await call(route, { mockTestId }, { token })).body.result,
    report: async () => (await call(mockTest.report, { mockTestId }, { token })).body.result.report,
    /** As if that many seconds of the break, or since, had gone by. */
    goBy: async (seconds: number) =>
      await sql`update mock_attempts set break_started_at = break_started_at - make_interval(secs => ${seconds}),
        break_ended_at = break_ended_at - make_interval(secs => ${seconds})`.execute(db),
    startNext: async () => {
      const running = await world.start("full-1");
      const given = Math.round((running.deadline - running.startDateTimestamp) / 1000);
      return { given, breakOverrun: running.breakOverrun };
    },
  };
}

test("a break that runs over comes off the next section, and the report says so", async () => {
  const { goBy, startNext, finishSection, report } = await inBreak("exam");
  await goBy(600 + 60 + 90);
  const { given, breakOverrun } = await startNext();
  expect(breakOverrun).toBeGreaterThanOrEqual(85);
  expect(breakOverrun).toBeLessThan(115);
  expect(given).toBe(SECTION_SECONDS - breakOverrun!);
  await finishSection();
  await finishSection();
  const { conditions, sections } = await report();
  expect(conditions.break).toMatchObject({ overrun: breakOverrun });
  expect(sections[1]!.seconds).toBe(given);
});

test("the section may start until the minute for its instructions is over, as the screen is told", async () => {
  const { goBy, ask, startNext } = await inBreak("exam");
  await goBy(600 + 40);
  const { break: pause } = await ask(mockTest.currentSection);
  expect(pause!.startBy! - pause!.endsAt!).toBe(60_000);
  expect(await startNext()).toEqual({ given: SECTION_SECONDS, breakOverrun: undefined });
});

test.each([
  ["time-and-a-quarter", 75],
  ["time-and-a-half", 90],
  ["double-time", 120],
] as const)("with %s the instructions have %i seconds", async (time, seconds) => {
  const { goBy, ask, startNext } = await inBreak("exam", time);
  await goBy(600 + seconds - 10);
  const { break: pause } = await ask(mockTest.currentSection);
  expect(pause!.startBy! - pause!.endsAt!).toBe(seconds * 1000);
  const { given, breakOverrun } = await startNext();
  expect([given, breakOverrun]).toEqual([secondsAllowed(SECTION_SECONDS, time), undefined]);
});

test("a break that the learner ended costs nothing, however long they stay away", async () => {
  const { goBy, ask, startNext } = await inBreak("exam");
  await goBy(180);
  expect((await ask(mockTest.endBreak)).break).toMatchObject({ state: "over" });
  await goBy(86_400);
  expect((await ask(mockTest.currentSection)).break).not.toHaveProperty("startBy");
  expect(await startNext()).toEqual({ given: SECTION_SECONDS, breakOverrun: undefined });
});

test("time during which we were down moves the moment from which time is lost", async () => {
  const { db, goBy, ask, startNext } = await inBreak("exam");
  await goBy(600 + 60 + 90);
  await beat(db);
  await sql`update service_pulse set beat_at = clock_timestamp() - interval '2 minutes'`.execute(
    db,
  );
  await beat(db);
  const { break: pause } = await ask(mockTest.currentSection);
  expect(pause!.startBy! - pause!.endsAt!).toBeGreaterThanOrEqual(180_000);
  expect((await startNext()).breakOverrun).toBeUndefined();
});

test("in forward-only mode, no break runs over", async () => {
  const { goBy, ask, startNext } = await inBreak("forward");
  await goBy(1200);
  expect((await ask(mockTest.currentSection)).break).not.toHaveProperty("startBy");
  expect(await startNext()).toEqual({ given: SECTION_SECONDS, breakOverrun: undefined });
});
