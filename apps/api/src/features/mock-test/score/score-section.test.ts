import { mockTest, SECTION_SECONDS } from "@theta/contract";
import { effort } from "@theta/engine";
import { expect, test } from "vitest";
import { makePlan } from "../section-plan/make-plan.ts";
import { scoreFinished } from "./replay-section.ts";
import { scoreInThread, scoringThreads } from "./score-in-thread.ts";
import { bankOfMocks, createMockWorld } from "../test-mocks.ts";

const source = {
  section: "verbal" as const,
  items: bankOfMocks()
    .filter(({ section }) => section === "verbal")
    .map(({ key, area, topics, setKey }) => ({
      id: key,
      a: 1,
      b: 0,
      c: 0.2,
      area,
      topics,
      set: setKey,
    })),
  rates: { sittings: 0, items: new Map<string, number>(), sets: new Map<string, number>() },
};
const soFar = { settings: { seed: 5, pretest: 2, seen: [] }, history: [], shown: undefined };

test("scores a section in a thread as it would without one, also the second time", async () => {
  const ready = makePlan(source);
  const expected = scoreFinished(ready, soFar);
  expect(await scoreInThread(ready, soFar)).toEqual(expected);
  expect(await scoreInThread(ready, soFar)).toEqual(expected);
});

test("scores a bank too small for its blueprint without one", async () => {
  const few = { ...source, items: source.items.slice(0, 30) };
  const { result } = await scoreInThread(few, soFar);
  expect(result).toMatchObject({ answered: 0, unanswered: 23 });
});

test("does not score a section that time has ended where requests are answered", async () => {
  const world = await createMockWorld();
  await world.start("verbal-1");
  await world.letPass(SECTION_SECONDS + 60);
  const before = effort.units;
  const mockTestId = await world.mockId("verbal-1");
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  expect(body.result.report.sections[0]).toMatchObject({ unanswered: 23 });
  expect(effort.units - before).toBe(0);
});

test("scores a section that time has ended before its mock is locked", async () => {
  const world = await createMockWorld();
  await world.start("verbal-1");
  await world.letPass(SECTION_SECONDS + 60);
  const other = await world.pool.connect();
  await other.query("begin");
  await other.query("select 1 from mock_attempts for update");
  const before = scoringThreads.finished;
  const mockTestId = await world.mockId("verbal-1");
  const report = world.call(mockTest.report, { mockTestId }, { token: world.token });
  await expect.poll(() => scoringThreads.finished).toBeGreaterThan(before);
  await other.query("commit");
  other.release();
  const { body } = await report;
  expect(body.result.report.sections[0]).toMatchObject({ unanswered: 23 });
});
