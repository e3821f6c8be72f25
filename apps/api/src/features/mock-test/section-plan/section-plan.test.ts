import { expect, test } from "vitest";
import { createTestApp } from "../../../../test/test-app.ts";
import type { ServedKey } from "../questions.queries.ts";
import { makePlan } from "./make-plan.ts";
import { selectRates } from "./pool.queries.ts";
import { noteStart, sectionPlan, sourceAsServed } from "./section-plan.ts";
import { bankOfMocks, createMockWorld } from "../test-mocks.ts";

const RATES = { sittings: 0, items: new Map<string, number>(), sets: new Map<string, number>() };

function planOfTest() {
  const items = bankOfMocks()
    .filter(({ section }) => section === "quant")
    .map(({ key, area, topics }) => ({ id: key, a: 1, b: 0, c: 0.2, area, topics }));
  return makePlan({ section: "quant", items, rates: RATES });
}

const served = (key: string, b: number): ServedKey => ({
  place: 1,
  key,
  a: 1,
  b,
  c: 0.2,
  isScored: true,
  isCorrect: true,
});

test("counts what was recalibrated since as it was when it was asked", async () => {
  const { db } = await createTestApp();
  const ready = planOfTest();
  const [first, second] = ready.items;
  const { items } = await sourceAsServed(db, ready, [served(first!.id, 1.5)]);
  expect(items[0]).toEqual({ ...first, b: 1.5 });
  expect(items[1]).toEqual(second);
  expect(items).toHaveLength(ready.items.length);
});

test("keeps using the plan, without copying, when nothing has moved", async () => {
  const { db } = await createTestApp();
  const ready = planOfTest();
  expect(await sourceAsServed(db, ready, [served(ready.items[0]!.id, 0)])).toBe(ready);
});

test("counts what the latest sittings of a section were served, and sets once for each", async () => {
  const { db, finish } = await createMockWorld();
  await finish("verbal-1");
  const rates = await selectRates(db, "verbal", 5000);
  expect(rates.sittings).toBe(1);
  expect([...rates.items.values()]).toEqual(Array(23).fill(1));
  expect([...rates.sets.values()].every((n) => n === 1)).toBe(true);
  expect(rates.sets.size).toBeGreaterThan(0);
  expect((await selectRates(db, "quant", 5000)).sittings).toBe(0);
});

test("counts again after twenty starts", async () => {
  const { db } = await createMockWorld();
  const first = await sectionPlan(db, "quant");
  for (let k = 0; k < 19; k++) noteStart(db, "quant");
  expect(await sectionPlan(db, "quant")).toBe(first);
  noteStart(db, "quant");
  expect(await sectionPlan(db, "quant")).not.toBe(first);
});
