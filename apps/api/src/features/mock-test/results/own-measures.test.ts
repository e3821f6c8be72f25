/** What a report says besides its score: how each kind of question went, how the time was spent, and among which mocks. */
import { type MockReport, mockFieldsOf, mockTest, type SectionReport } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { watchStatements } from "../../../../test/watch-statements.ts";
import { createMockWorld, type MockWorld } from "../test-mocks.ts";

async function reportOf(world: MockWorld, mockTestId: string): Promise<MockReport> {
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  return body.result.report;
}

async function finishAndReport(world: MockWorld, key: string, right: number): Promise<MockReport> {
  return await reportOf(world, await world.finish(key, right));
}

const measure = ({ own }: SectionReport, name: string) =>
  own.measures.find((one) => one.measure === name);

const countOf = ({ kinds }: SectionReport["breakdowns"][number], of: "asked" | "right") =>
  kinds.reduce((sum, kind) => sum + kind[of], 0);

test("every question of a section is in one kind of each breakdown, with its range", async () => {
  const { sections } = await finishAndReport(await createMockWorld(), "full-1", 12);
  expect(sections.map(({ breakdowns }) => breakdowns.map(({ by }) => by))).toEqual([
    ["domain", "context", "skill"],
    ["type", "skill"],
    ["type", "domain"],
  ]);
  const [quant, verbal, data] = sections;
  for (const breakdown of quant!.breakdowns)
    expect([countOf(breakdown, "asked"), countOf(breakdown, "right")]).toEqual([21, 12]);
  expect(countOf(verbal!.breakdowns[0]!, "asked")).toBe(23);
  expect(countOf(data!.breakdowns[0]!, "asked")).toBe(20);
  for (const { asked, right, low, high } of quant!.breakdowns.flatMap(({ kinds }) => kinds)) {
    expect(low).toBeLessThanOrEqual((100 * right) / asked);
    expect(high).toBeGreaterThanOrEqual((100 * right) / asked);
  }
});

test("the parts of a section count its answers, and the rest as unanswered when time runs out", async () => {
  const world = await createMockWorld();
  let running = await world.start("quant-1");
  for (const _ of Array(8)) {
    const next = await world.answer(running);
    if (!("currentQuestionId" in next)) throw new Error("the section ended");
    running = next;
  }
  await world.letPass(3000);
  const { mockTestId, sectionType } = running;
  await world.call(mockTest.endSection, { mockTestId, sectionType }, { token: world.token });
  const [section] = (await reportOf(world, mockTestId)).sections;
  const { thirds, firstHalf, secondHalf } = section!.timeManagement;
  expect(thirds.map(({ right, wrong, unanswered }) => [right, wrong, unanswered])).toEqual([
    [7, 0, 0],
    [1, 0, 6],
    [0, 0, 7],
  ]);
  expect([firstHalf.unanswered, secondHalf.unanswered]).toEqual([3, 10]);
});

test("a section is placed among the same sections of the learner's mocks of its kind", async () => {
  const world = await createMockWorld();
  const first = await finishAndReport(world, "full-1", 6);
  const [alone] = first.sections;
  const { score } = alone!.score;
  expect(alone!.own.mocks).toBe(1);
  expect(measure(alone!, "score")).toMatchObject({ here: score, least: score, most: score });

  await world.finish("quant-1", 20);
  const second = await finishAndReport(world, "full-2", 19);
  const [quant] = second.sections;
  expect(quant!.own.mocks).toBe(2);
  expect(measure(quant!, "score")).toEqual({
    measure: "score",
    here: quant!.score.score,
    least: score,
    mean: (score + quant!.score.score) / 2,
    most: quant!.score.score,
  });
  expect(measure(quant!, "firstHalf")).toMatchObject({ here: 100, least: 54.5, most: 100 });
  expect(measure(quant!, "secondsRight")).toMatchObject({ here: 60, least: 60, mean: 60 });
  expect(measure(quant!, "long")).toMatchObject({ here: 0, least: 0, most: 0 });
  // Also when the first one is opened again.
  const again = await reportOf(world, await world.mockId("full-1"));
  expect(measure(again.sections[0]!, "score")).toMatchObject({
    here: score,
    most: quant!.score.score,
  });
});

test("mocks with a different time are left out, and so are sections answered too fast", async () => {
  const world = await createMockWorld();
  await world.finish("full-1", 6);
  const mockId = await world.finish("full-2", 19);
  const mocksOf = async () => (await reportOf(world, mockId)).sections.map(({ own }) => own.mocks);
  expect(await mocksOf()).toEqual([2, 2, 2]);

  await sql`update mock_questions q set shown_at = q.answered_at - interval '1 second'
    from mock_sections s where s.learner_id = q.learner_id and s.id = q.section_id
      and s.mock_id = ${await world.mockId("full-1")} and s.section = 'verbal'`.execute(world.db);
  expect(await mocksOf()).toEqual([2, 1, 2]);

  await sql`update mock_attempts set time_allowed = 'time-and-a-half'
    where mock_id = ${mockId}`.execute(world.db);
  expect(await mocksOf()).toEqual([1, 1, 1]);
});

test("a section answered too fast has no ranges, and only the others are counted", async () => {
  const world = await createMockWorld();
  const other = await finishAndReport(world, "full-1", 6);
  const mockId = await world.finish("full-2", 12);
  await sql`update mock_questions set shown_at = answered_at - interval '1 second'
    where section_id in (select id from mock_sections where mock_id = ${mockId})`.execute(world.db);
  const [quant] = (await reportOf(world, mockId)).sections;
  const { score } = other.sections[0]!.score;
  expect(quant!.own.mocks).toBe(1);
  expect(measure(quant!, "score")).toMatchObject({ least: score, mean: score, most: score });
  for (const kind of quant!.breakdowns.flatMap(({ kinds }) => kinds))
    expect(Object.keys(kind)).toEqual(["name", "asked", "right", "meanSeconds"]);
});

test("without a clock, no question is long, and there is no time to keep to", async () => {
  const world = await createMockWorld();
  const mockId = await world.finish("quant-1", 12);
  await sql`update mock_attempts set time_allowed = 'no-clock'`.execute(world.db);
  const [quant] = (await reportOf(world, mockId)).sections;
  expect([quant!.seconds, quant!.timeManagement.longSeconds]).toEqual([null, null]);
  expect(measure(quant!, "long")).toMatchObject({ here: null, most: null });
});

test("an answer changed in the review counts as it was in the end, here and in later reports", async () => {
  const world = await createMockWorld();
  const { call, token } = world;
  const review = await world.reachReview(await world.start("full-1", "exam"), 0);
  const { mockTestId, sectionType } = review;
  const { questionId } = review.questions[0]!.question;
  const answer = mockFieldsOf(await world.keyOf(questionId));
  await call(mockTest.editAnswer, { mockTestId, questionId, editNumber: 1, ...answer }, { token });
  await call(mockTest.endSection, { mockTestId, sectionType }, { token });
  for (const _ of [2, 3]) {
    const other = await world.reachReview(await world.start("full-1", "exam"), 0);
    await call(mockTest.endSection, { mockTestId, sectionType: other.sectionType }, { token });
  }
  await world.takeTime();
  const [edited] = (await reportOf(world, mockTestId)).sections;
  expect(edited!.timeManagement.thirds[0]).toMatchObject({ right: 1, wrong: 6 });
  expect(measure(edited!, "firstHalf")?.here).toBe(9.1);
  const [later] = (await finishAndReport(world, "full-2", 21)).sections;
  expect(measure(later!, "firstHalf")).toMatchObject({ here: 100, least: 9.1 });
});

test("reads all the other mocks in one statement", async () => {
  const world = await createMockWorld();
  const first = await world.finish("full-1", 12);
  const watch = watchStatements(world.pool);
  const count = async () => {
    watch();
    await reportOf(world, first);
    return watch().filter((text) => text.includes('"s"."mock_id" in (select')).length;
  };
  expect(await count()).toBe(1);
  await world.finish("full-2", 19);
  expect(await count()).toBe(1);
});
