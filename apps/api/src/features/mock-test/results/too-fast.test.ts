/**
 * Mocks that were answered faster than anyone can read: what we say about them, and what they no
 * longer affect.
 */
import { type MockCard, type MockReport, mockTest } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMockWorld, type MockWorld } from "../test-mocks.ts";

/** Every section of a mock, as fast as a test is. */
async function rushThrough(world: MockWorld, key: string): Promise<string> {
  for (;;) {
    const end = await world.finishSection(await world.start(key), 12);
    if (end.isMockOver) return await world.mockId(key);
  }
}

/** As if the first few answers of each section (this many) had taken a second. */
async function rush({ db }: MockWorld, mockId: string, answers: number): Promise<void> {
  await sql`update mock_questions q set shown_at = q.answered_at - interval '1 second'
    from mock_sections s where s.learner_id = q.learner_id and s.id = q.section_id
      and s.mock_id = ${mockId} and q.place <= ${answers}`.execute(db);
}

async function reportOf(world: MockWorld, mockTestId: string): Promise<MockReport> {
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  return body.result.report;
}

async function cardOf(world: MockWorld, mockTestId: string): Promise<MockCard> {
  const { body } = await world.call(mockTest.list, { testType: "1" }, { token: world.token });
  return body.result.find((one) => one.mockTestId === mockTestId)!;
}

test("a mock answered in seconds has its score and no range, until its answers take time", async () => {
  const world = await createMockWorld();
  const mockTestId = await rushThrough(world, "full-1");
  const fast = await reportOf(world, mockTestId);
  expect(Object.keys(fast.total!)).toEqual(["score", "percentile"]);
  expect(fast.sections.map(({ tooFast }) => tooFast)).toEqual([
    { rapid: 21, answered: 21 },
    { rapid: 23, answered: 23 },
    { rapid: 20, answered: 20 },
  ]);
  for (const { score, path } of fast.sections) {
    expect(Object.keys(score)).toEqual(["score", "percentile"]);
    expect(path.every(({ estimate }) => estimate === null)).toBe(true);
  }
  const card = await cardOf(world, mockTestId);
  expect(card).toMatchObject({ score: fast.total!.score, isTooFast: true });
  expect(card).not.toHaveProperty("low");
  const which = { mockTestId, sectionType: "3" };
  const analysis = async () =>
    (await world.call(mockTest.sectionResult, which, { token: world.token })).body.result;
  expect(await analysis()).not.toHaveProperty("finalBand");
  expect(await analysis()).not.toHaveProperty("sectionalBand");

  // Speed is judged whenever a mock is shown, so this works for older mocks, too.
  await world.takeTime();
  const taken = await reportOf(world, mockTestId);
  expect(taken.total!.score).toBe(fast.total!.score);
  expect(taken.total!.low).toBeLessThan(taken.total!.score);
  expect(taken.sections.every(({ score, tooFast }) => score.low && !tooFast)).toBe(true);
  const again = await cardOf(world, mockTestId);
  expect(again).toMatchObject({ low: taken.total!.low, high: taken.total!.high });
  expect(again).not.toHaveProperty("isTooFast");
  expect(await analysis()).toHaveProperty("finalBand.low", taken.total!.low);
});

test("a sectional mock loses its range from three rapid answers in ten on", async () => {
  const world = await createMockWorld();
  const mockTestId = await world.finish("data-1");
  await rush(world, mockTestId, 5);
  expect(await cardOf(world, mockTestId)).toHaveProperty("low");
  await rush(world, mockTestId, 6);
  expect(await cardOf(world, mockTestId)).not.toHaveProperty("low");
  const { total, sections } = await reportOf(world, mockTestId);
  expect(total).toBeNull();
  expect(sections[0]).toMatchObject({ tooFast: { rapid: 6, answered: 20 }, guessing: null });
});

test("a mock is compared with the last one that has a range", async () => {
  const world = await createMockWorld();
  await sql`insert into mocks (key, place, name, about, available_from)
    values ('full-3', 7, 'The full-3 mock', 'A mock.', '2026-01-05')`.execute(world.db);
  await world.finish("full-1");
  const second = await world.finish("full-2");
  const third = await world.finish("full-3");
  expect((await reportOf(world, third)).comparison?.name).toBe("The full-2 mock");
  await rush(world, second, 23);
  expect((await reportOf(world, second)).comparison).toBeNull();
  expect((await reportOf(world, third)).comparison?.name).toBe("The full-1 mock");
});

test("the next section begins where the last measured one ended", async () => {
  const world = await createMockWorld();
  await sql`insert into mocks (key, section, place, name, about, available_from)
    values ('quant-2', 'quant', 7, 'The quant-2 mock', 'A mock.', '2026-01-05')`.execute(world.db);
  const first = await world.finish("quant-1", 20);
  const second = await world.finish("quant-2", 2);
  const estimates = await world.db
    .selectFrom("mock_sections")
    .select(["mock_id", "eap_theta as theta"])
    .execute();
  const thetaOf = (mockId: string) => estimates.find((one) => one.mock_id === mockId)!.theta;
  expect(thetaOf(first)).not.toBe(thetaOf(second));
  await rush(world, second, 21);
  const { mockTestSectionId } = await world.start("full-1");
  const started = await world.db
    .selectFrom("mock_sections")
    .select("prior_mean as mean")
    .where("id", "=", mockTestSectionId)
    .executeTakeFirstOrThrow();
  expect(started.mean).toBe(thetaOf(first));
});

test("after only a rushed section, the next one begins as if there had been none", async () => {
  const world = await createMockWorld();
  await rushThrough(world, "quant-1");
  const { mockTestSectionId } = await world.start("full-1");
  const started = await world.db
    .selectFrom("mock_sections")
    .select("prior_mean as mean")
    .where("id", "=", mockTestSectionId)
    .executeTakeFirstOrThrow();
  expect(started.mean).toBeNull();
});
