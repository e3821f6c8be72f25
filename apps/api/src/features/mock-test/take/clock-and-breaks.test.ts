/** The break, the time that a fault of ours has cost, and how the report shows both. */
import { mockTest, SECTION_SECONDS } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { beat, startHeartbeat } from "../../uptime/heartbeat.ts";
import { sweepMocks } from "./end-overdue.ts";
import { createMockWorld, type MockWorld, onScreen } from "../test-mocks.ts";

async function between() {
  const world = await createMockWorld();
  await world.finishSection(await world.start(), 12);
  const mockTestId = await world.mockId();
  const ask = async (
    route: typeof mockTest.startBreak | typeof mockTest.endBreak | typeof mockTest.currentSection,
  ) => await world.call(route, { mockTestId }, { token: world.token });
  return { ...world, mockTestId, ask };
}

test("allows a break of ten minutes once, and starting it again changes nothing", async () => {
  const { ask, db } = await between();
  const first = (await ask(mockTest.startBreak)).body.result.break!;
  expect(first).toMatchObject({ state: "running", seconds: 600 });
  expect(first.endsAt! - first.startedAt!).toBe(600_000);
  expect((await ask(mockTest.startBreak)).body.result.break).toEqual(first);
  await sql`update mock_attempts set break_started_at = break_started_at - interval '11 minutes'`.execute(
    db,
  );
  expect((await ask(mockTest.currentSection)).body.result.break).toMatchObject({ state: "over" });
  expect((await ask(mockTest.startBreak)).body.result.break).toMatchObject({ state: "over" });
});

test("ends the break when the next section starts, and has none before the last one", async () => {
  const { ask, start, finishSection, finish, call, token, mockTestId } = await between();
  await ask(mockTest.startBreak);
  await finishSection(await start(), 3);
  expect((await ask(mockTest.currentSection)).body.result).toMatchObject({ order: 3, break: null });
  expect((await ask(mockTest.startBreak)).body.code).toBe("no-break-now");
  await finish();
  const { body } = await call(mockTest.report, { mockTestId }, { token });
  expect(body.result.report.conditions.break).toMatchObject({ after: 3 });
});

test("lets a break end early, but not before it was started", async () => {
  const { ask } = await between();
  expect((await ask(mockTest.endBreak)).body.code).toBe("no-break-now");
  await ask(mockTest.startBreak);
  expect((await ask(mockTest.endBreak)).body.result.break).toMatchObject({ state: "over" });
  expect((await ask(mockTest.endBreak)).statusCode).toBe(200);
});

test("has no break while a section runs, or before the first", async () => {
  const world = await createMockWorld();
  const { mockTestId } = await world.open();
  const begin = async () =>
    (await world.call(mockTest.startBreak, { mockTestId }, { token: world.token })).body.code;
  expect(await begin()).toBe("no-break-now");
  await world.start();
  expect(await begin()).toBe("no-break-now");
});

/** Pretends that no server was alive for this long, until just now. */
async function beDown({ db }: MockWorld, seconds: number): Promise<void> {
  await beat(db);
  await sql`update service_pulse set beat_at = clock_timestamp() - make_interval(secs => ${seconds})`.execute(
    db,
  );
  await beat(db);
}

test("offers time that a fault of ours has cost, gives it back once, and marks it", async () => {
  const world = await createMockWorld();
  const running = await world.start("quant-1");
  const { mockTestId } = running;
  expect(running.timeBack).toBeUndefined();
  const take = async () =>
    await world.call(mockTest.takeTimeBack, { mockTestId }, { token: world.token });
  expect((await take()).body.code).toBe("nothing-to-take-back");
  await world.letPass(600);
  await beDown(world, 120);
  const seen = await world.call(mockTest.currentQuestion, { mockTestId }, { token: world.token });
  const { available, taken } = seen.body.result.timeBack!;
  expect([available >= 120 && available <= 121, taken]).toEqual([true, 0]);
  const given = await take();
  expect(given.body.result.timeBack).toEqual({ available: 0, taken: available });
  expect(given.body.result.deadline).toBe(running.deadline - 600_000 + available * 1000);
  expect((await take()).body.result.deadline).toBe(given.body.result.deadline);
  await world.finishSection(onScreen(given.body.result), 5);
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  expect(body.result.report.conditions).toMatchObject({ secondsGivenBack: available });
  expect(body.result.report.conditions.incidents).toHaveLength(1);
  expect(body.result.report.sections[0]!.seconds).toBe(SECTION_SECONDS + available);
});

test.each([
  // Down for the last minute and one more, so that minute comes back.
  ["across the deadline", SECTION_SECONDS + 60, 120, 60],
  // The same with a little more than the grace period.
  ["well past the grace period", SECTION_SECONDS + 75, 135, 60],
  ["for a long time, and long past the deadline", SECTION_SECONDS + 900, 2_400, 1_500],
])(
  "continues a section that we were down for %s with the time that was left",
  async (_, passed, down, left) => {
    const world = await createMockWorld();
    const running = await world.start("quant-1");
    const { mockTestId, sectionType } = running;
    await world.letPass(passed);
    await beDown(world, down);
    // Not even a client that thinks its time is up can end it.
    const end = await world.call(
      mockTest.endSection,
      { mockTestId, sectionType },
      { token: world.token },
    );
    expect(end.body.code).toBe("section-not-over");
    const { body } = await world.call(
      mockTest.currentQuestion,
      { mockTestId },
      { token: world.token },
    );
    const { deadline, serverTime } = body.result;
    expect(deadline - serverTime).toBeGreaterThan((left - 10) * 1000);
    expect(deadline - serverTime).toBeLessThan((left + 5) * 1000);
  },
);

test("does not report time given back to somebody who had left as used", async () => {
  const world = await createMockWorld();
  const { mockTestId } = await world.start("quant-1");
  await world.letPass(SECTION_SECONDS + 900);
  await beDown(world, 1800);
  const seconds = async () => {
    const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
    const { sections, conditions } = body.result.report;
    return [sections[0]!.secondsUsed, sections[0]!.seconds, conditions.secondsGivenBack];
  };
  await sweepMocks(world.db);
  const [running] = await world.db.selectFrom("mock_sections").selectAll().execute();
  expect(running).toMatchObject({ ended_at: null });
  expect(running!.given_back).toBeGreaterThan(800);
  await world.letPass(3600);
  await sweepMocks(world.db);
  expect(await seconds()).toEqual([SECTION_SECONDS, SECTION_SECONDS, 0]);
});

test("counts a silence that no heartbeat has recorded yet", async () => {
  const world = await createMockWorld();
  const { mockTestId } = await world.start("quant-1");
  await world.letPass(SECTION_SECONDS + 15);
  await beat(world.db);
  await sql`update service_pulse set beat_at = clock_timestamp() - interval '75 seconds'`.execute(
    world.db,
  );
  const { body } = await world.call(
    mockTest.currentQuestion,
    { mockTestId },
    { token: world.token },
  );
  expect(body.result.timeBack!.taken).toBeGreaterThanOrEqual(75);
});

test("leaves no gap for a server whose heartbeat is late", async () => {
  const world = await createMockWorld();
  await world.start("quant-1");
  await beDown(world, 12);
  expect(await world.db.selectFrom("service_gaps").selectAll().execute()).toEqual([]);
});

test("gives back ten seconds when a server starts after an equally long silence", async () => {
  const { db, log, start, call, token } = await createMockWorld();
  const { mockTestId } = await start("quant-1");
  await sql`update mock_sections set started_at = started_at - interval '5 minutes' where started_at is not null`.execute(
    db,
  );
  await beat(db);
  await sql`update service_pulse set beat_at = clock_timestamp() - interval '10 seconds'`.execute(
    db,
  );
  const beating = await startHeartbeat(db, log);
  beating.stop();
  const { body } = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(body.result.timeBack!.available).toBeGreaterThanOrEqual(10);
});
