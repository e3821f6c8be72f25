import { expect, test } from "vitest";
import { exactBlueprint, freeBlueprint } from "../plan/blueprint.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { EXPOSURE, exposureWeights } from "./rates.ts";

const items = ["p", "q", "r", "s"].map((id) => ({ id, area: "A", a: 1, b: 0, c: 0.2 }));
const plan = buildPlan(buildPool(items), freeBlueprint(3));
const SITTINGS = 1e9;

/** The weight of an item with this rate at the first position. */
const price = (rate: number) => (1 - rate / (0.2 * 0.98)) ** EXPOSURE.firstPower;

/** The weights at one position for items shown to these percentages of learners. */
function weights(percents: readonly number[], position: number): Float64Array {
  const counts = new Map(percents.map((percent, i) => [items[i]!.id, (percent / 100) * SITTINGS]));
  const { items: all } = exposureWeights(plan, { sittings: SITTINGS, items: counts });
  return all.slice(position * items.length, (position + 1) * items.length);
}

test("stops an item a little below the cap, because rates are old by the time they are used", () => {
  const [below, above] = weights([19.5, 19.7], 0);
  expect(EXPOSURE.maxRate).toBe(0.2);
  expect(below).toBeGreaterThan(0.005);
  expect(above).toBeLessThan(0.00001);
});

test("gives an item beyond the cap next to no weight, and less the more it was shown", () => {
  const [some, more, most] = weights([25, 50, 100], 2);
  expect(some).toBeGreaterThan(more!);
  expect(more).toBeGreaterThan(most!);
  expect(most).toBeGreaterThan(0);
});

test("lowers the power over the section from the first to the last", () => {
  const room = 1 - 0.1 / (0.2 * 0.98);
  const { firstPower, lastPower } = EXPOSURE;
  expect(weights([10], 0)[0]).toBeCloseTo(room ** firstPower, 5);
  expect(weights([10], 1)[0]).toBeCloseTo(room ** ((firstPower + lastPower) / 2), 5);
  expect(weights([10], 2)[0]).toBeCloseTo(room ** lastPower, 5);
});

test("uses the last power for a section of one position", () => {
  const one = buildPlan(buildPool(items), freeBlueprint(1));
  const counts = new Map([["p", 0.1 * SITTINGS]]);
  const [weight] = exposureWeights(one, { sittings: SITTINGS, items: counts }).items;
  expect(weight).toBeCloseTo((1 - 0.1 / (0.2 * 0.98)) ** EXPOSURE.lastPower, 5);
});

test("gives items and sets the average rate before anything was counted", () => {
  const inSets = Array.from({ length: 24 }, (_, k) => ({
    ...items[0]!,
    id: `i${k}`,
    set: `s${Math.floor(k / 2)}`,
  }));
  const rule = { min: 0, max: 2, sizeMin: 2, sizeMax: 2 };
  const [quota] = exactBlueprint("sets", { A: 2 }).quotas;
  const blueprint = { name: "sets", length: 2, quotas: [{ ...quota!, sets: rule }] };
  const rates = { sittings: 0, items: new Map<string, number>() };
  const { items: ofItems, sets } = exposureWeights(buildPlan(buildPool(inSets), blueprint), rates);
  expect(ofItems[0]).toBeCloseTo(price(2 / 24), 10);
  // One set on average, of twelve.
  expect(sets[0]).toBeCloseTo(price(1 / 12), 10);
});

test("treats a set without its own count as served as often as its most served item", () => {
  const inSets = items.map((item, k) => ({ ...item, set: k < 2 ? "one" : "two" }));
  const rule = { min: 1, max: 1, sizeMin: 2, sizeMax: 2 };
  const [quota] = exactBlueprint("sets", { A: 2 }).quotas;
  const blueprint = { name: "sets", length: 2, quotas: [{ ...quota!, sets: rule }] };
  const withSets = buildPlan(buildPool(inSets), blueprint);
  const counts = new Map([
    ["p", 0.05 * SITTINGS],
    ["q", 0.1 * SITTINGS],
  ]);
  const rates = { sittings: SITTINGS, items: counts };
  const own = exposureWeights(withSets, { ...rates, sets: new Map([["two", 0.1 * SITTINGS]]) });
  expect(own.sets[0]).toBeCloseTo(own.sets[1]!, 10);
  expect(exposureWeights(withSets, rates).sets[1]).toBeCloseTo(1, 5);
});
