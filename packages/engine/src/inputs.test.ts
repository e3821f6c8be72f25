import { expect, test } from "vitest";
import { exactBlueprint, freeBlueprint } from "./plan/blueprint.ts";
import {
  type Answer,
  eap,
  logLikelihood,
  posterior,
  posteriorInterval,
} from "./ability/estimate.ts";
import { logPrior, NODE_COUNT, STANDARD_PRIOR } from "./ability/grid.ts";
import { EngineError } from "./ability/item.ts";
import { buildPlan } from "./plan/plan.ts";
import { buildPool } from "./ability/pool.ts";
import {
  EXPOSURE,
  type ExposureOptions,
  exposureWeights,
  type ExposureWeights,
  flatWeights,
  type Rates,
} from "./section/rates.ts";
import { map, mle, wle } from "./ability/roots.ts";
import { start } from "./section/section.ts";
import type { SectionSettings } from "./section/section-state.ts";
import { simulate } from "./simulate/simulate.ts";

const items = ["p", "q", "r", "s"].map((id) => ({ id, area: "A", a: 1, b: 0, c: 0.2 }));
const pool = buildPool(items);
const plan = buildPlan(pool, freeBlueprint(3));
const none = { sittings: 10, items: new Map<string, number>() };

/** The refusal must be the engine's own: a TypeError would tell a caller nothing. */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    return (error as Error).message;
  }
  throw new Error("It was not refused.");
}

const badRates: [string, Partial<Rates>, string][] = [
  ["NaN sittings", { sittings: Number.NaN }, "Rates need a number of sittings from 0, not NaN."],
  ["infinite sittings", { sittings: Infinity }, "a number of sittings from 0, not Infinity"],
  ["negative sittings", { sittings: -1 }, "a number of sittings from 0, not -1"],
  ["a NaN count", { items: new Map([["q", Number.NaN]]) }, "The count of item q must be a number"],
  ["a negative count", { items: new Map([["q", -2]]) }, "count of item q must be a number from 0"],
  [
    "text for a count",
    { items: new Map([["q", "3" as unknown as number]]) },
    "count of item q must be",
  ],
  ["a set's count", { sets: new Map([["s1", Number.NaN]]) }, "The count of set s1 must be"],
  ["no Map", { items: { q: 1 } as unknown as Map<string, number> }, "items as a Map"],
];
test.each(badRates)("refuses rates with %s by name", (_, fault, message) => {
  expect(refusal(() => exposureWeights(plan, { ...none, ...fault }))).toContain(message);
});

test.each<[string, Partial<ExposureOptions>]>([
  ["NaN", { maxRate: Number.NaN }],
  ["an infinite power", { firstPower: Infinity }],
  ["a NaN power", { lastPower: Number.NaN }],
  ["infinite prior sittings", { priorSittings: Infinity }],
])("refuses exposure options with %s", (_, fault) => {
  expect(refusal(() => exposureWeights(plan, none, { ...EXPOSURE, ...fault }))).toMatch(
    /exposure/i,
  );
});

test("gives finite, equal weights before the first sitting", () => {
  const { items: weights } = exposureWeights(plan, { sittings: 0, items: new Map() });
  expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
  expect(new Set(weights.slice(0, 4)).size).toBe(1);
});

const other = buildPool(items.map((item) => ({ ...item, id: `${item.id}2` })));
const stored = (weights: ExposureWeights): ExposureWeights =>
  JSON.parse(JSON.stringify(weights)) as ExposureWeights;
const good = exposureWeights(plan, none);
test.each<[string, ExposureWeights, RegExp]>([
  ["of another pool", flatWeights(buildPlan(other, freeBlueprint(3))), /made for another plan/],
  ["of another length", flatWeights(buildPlan(pool, freeBlueprint(2))), /made for another plan/],
  ["stored as JSON", stored(good), /Float64Arrays, which JSON does not keep/],
  [
    "that are cut off",
    { ...good, items: good.items.slice(1) },
    /items must be 4 for each of 3 positions/,
  ],
  ["of too many sets", { ...good, sets: new Float64Array(2) }, /sets must be 0 for each of 3/],
  ["of NaN stages", { ...good, stages: Number.NaN }, /for each of NaN positions/],
])("refuses weights %s", (_, weights, message) => {
  expect(refusal(() => start(plan, { seed: 1, weights }))).toMatch(message);
});

test("accepts weights for a plan rebuilt from the same items", () => {
  const again = buildPlan(buildPool(items), freeBlueprint(3));
  expect(start(again, { seed: 1, weights: good }).current).not.toBeNull();
});

test.each<[string, SectionSettings["opening"], string]>([
  ["NaN positions", { positions: Number.NaN, spread: 0.2 }, "opening.positions must be 0 or more"],
  ["negative positions", { positions: -1, spread: 0.2 }, "opening.positions must be 0 or more"],
  [
    "NaN spread",
    { positions: 3, spread: Number.NaN },
    "opening.spread must lie in [0, 1], not NaN",
  ],
  ["negative spread", { positions: 3, spread: -0.1 }, "opening.spread must lie in [0, 1]"],
  ["spread above 1", { positions: 3, spread: 1.5 }, "opening.spread must lie in [0, 1]"],
])("refuses an opening with %s", (_, opening, message) => {
  expect(refusal(() => start(plan, { seed: 1, ...(opening && { opening }) }))).toContain(message);
});

const fine: Answer = { item: { a: 1, b: 0, c: 0.2 }, correct: true };
const faulty: [string, Answer, string][] = [
  ["NaN", { ...fine, item: { a: 1, b: Number.NaN, c: 0 } }, "item of answer 2: b must be a finite"],
  ["a = 0", { ...fine, item: { a: 0, b: 0, c: 0 } }, "item of answer 2: a must be above 0"],
  ["c = 1", { ...fine, item: { a: 1, b: 0, c: 1 } }, "item of answer 2: c must be at least 0"],
  ["c < 0", { ...fine, item: { a: 1, b: 0, c: -1 } }, "item of answer 2: c must be at least 0"],
  ["no answer", { ...fine, correct: 1 as unknown as boolean }, "Answer 2 must be true or false"],
];
const estimators = { eap, map, mle, wle, logLikelihood };
test.each(faulty)(
  "refuses an answer with %s in every estimator, by its number",
  (_, one, message) => {
    for (const estimator of Object.values(estimators))
      expect(refusal(() => estimator([fine, one]))).toContain(message);
  },
);

test("estimates without answers only when there is a prior", () => {
  expect(refusal(() => mle([]))).toBe("Maximum likelihood needs at least one answer.");
  expect(refusal(() => wle([]))).toBe("Warm's estimate needs at least one answer.");
  expect(map([], { mean: 0.5, sd: 0.7 }).theta).toBeCloseTo(0.5, 8);
  expect(eap([]).theta).toBeCloseTo(0, 8);
});

test.each([
  { min: Number.NaN, max: 6 },
  { min: 1, max: 1 },
  { min: -6, max: Infinity },
])("refuses a range of abilities from $min to $max", (range) => {
  expect(refusal(() => mle([fine], range))).toMatch(/range of abilities must run upwards/);
});

test("refuses an interval that holds no share", () => {
  const weights = posterior(new Float64Array(NODE_COUNT), logPrior(STANDARD_PRIOR));
  expect(refusal(() => posteriorInterval(weights, Number.NaN))).toMatch(/share must lie between/);
});

test("refuses a simulated ability that is not a number, by its place", () => {
  const two = buildPlan(pool, exactBlueprint("two", { A: 2 }));
  const thetas = [0, Number.NaN];
  const settings = { chanceOf: () => 0.5, exposure: null, seed: 1 };
  expect(refusal(() => simulate(two, { ...settings, thetas }))).toBe(
    "Learner 1 needs a finite ability, not NaN.",
  );
  expect(refusal(() => simulate(two, { ...settings, thetas: [0], attempts: 0 }))).toMatch(
    /attempts must be a whole number from 1/,
  );
});

test.each([
  ["something other than a list", undefined, /list of items/],
  ["an empty list entry", [null], /position 0 is null/],
  ["a number for an area", [{ id: "x", area: 7, a: 1, b: 0, c: 0 }], /Item x has no area/],
  ["a word for topics", [{ id: "x", area: "A", topics: "y", a: 1, b: 0, c: 0 }], /list of names/],
  [
    "a word for pretest",
    [{ id: "x", area: "A", pretest: "false", a: 1, b: 0, c: 0 }],
    /true or false/,
  ],
  ["an impossible difficulty", [{ id: "x", area: "A", a: 1, b: 1e308, c: 0 }], /within 50/],
])("refuses a pool with %s", (_, list, message) => {
  expect(() => buildPool(list as never)).toThrow(message);
});
