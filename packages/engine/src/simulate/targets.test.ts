import { expect, test } from "vitest";
import { PASSAGES, STANDARD, standardItems, standardThetas } from "../../test-data/load.ts";
import { BIG_SET_OFFSET, normalThetas, responseChance } from "./benchmark.ts";
import { type Blueprint, freeBlueprint } from "../plan/blueprint.ts";
import { accuracy, exposure, misses } from "./metrics.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { EXPOSURE, MANY_MOCKS_EXPOSURE } from "../section/rates.ts";
import { simulate, type SimulationOptions, type Sitting } from "./simulate.ts";

/**
 * The promised numbers, on samples that take seconds; `npm run engine:report` runs the whole big
 * set. The samples are fixed and the same on every machine, so the limits are exactly the promised
 * ones, with no allowance for chance.
 */
const pool = buildPool(standardItems);
const SAMPLE = 5000;
const sample = normalThetas(20_000).slice(0, SAMPLE);

function play(blueprint: Blueprint, options: Partial<SimulationOptions> = {}) {
  const plan = buildPlan(pool, blueprint);
  const sittings = simulate(plan, {
    thetas: sample,
    chanceOf: (learner, item) => responseChance(learner + BIG_SET_OFFSET, item),
    exposure: EXPOSURE,
    seed: 1,
    ...options,
  });
  return { plan, sittings };
}

const rmseOf = (sittings: readonly Sitting[], which: "eap" | "reported" = "eap"): number =>
  accuracy(
    sittings.map(({ theta }) => theta),
    sittings.map((sitting) => sitting[which].theta),
  ).rmse;

test("2: gives the test that four peers give on the standard set, unconstrained", () => {
  const { plan, sittings } = play(freeBlueprint(21), {
    thetas: standardThetas.slice(0, 2000),
    chanceOf: (learner, item) => responseChance(learner, item),
    exposure: null,
  });
  expect(rmseOf(sittings)).toBeCloseTo(0.332, 3);
  expect(exposure(plan, sittings).overlap).toBeCloseTo(0.432, 3);
});

test("2: stays below its limit on the big set, unconstrained", () => {
  const rmse = rmseOf(play(freeBlueprint(21), { exposure: null }).sittings);
  expect(rmse).toBeLessThanOrEqual(0.328);
  // What this sample gives: if it changes, the engine changed.
  expect(rmse).toBeCloseTo(0.32675, 4);
});

test("3 and 5: keeps blueprint, exposure, and overlap together, and intervals cover", () => {
  const { plan, sittings } = play(STANDARD);
  expect(rmseOf(sittings)).toBeLessThanOrEqual(0.37);
  const use = exposure(plan, sittings);
  expect(use.max).toBeLessThanOrEqual(0.2);
  expect(use.overlap).toBeLessThanOrEqual(0.12);
  expect(misses(plan, sittings)).toEqual({ off: 0, twice: 0 });
  const inside = sittings.filter(({ theta, low, high }) => theta >= low && theta <= high).length;
  expect(inside / SAMPLE).toBeGreaterThanOrEqual(0.88);
  expect(inside / SAMPLE).toBeLessThanOrEqual(0.92);
  // The price of low bias, in precision.
  expect(rmseOf(sittings, "reported") / rmseOf(sittings)).toBeLessThanOrEqual(1.05);
});

test("5: hardly biases the reported score from −2 to 2.5", () => {
  const grid = Array.from({ length: 10 }, (_, k) => -2 + k / 2);
  const each = 300;
  const thetas = [...sample.slice(0, 1500), ...grid.flatMap((theta) => Array(each).fill(theta))];
  const { sittings } = play(STANDARD, { thetas, countUntil: 1500 });
  for (const theta of grid) {
    const here = sittings.slice(1500).filter((sitting) => sitting.theta === theta);
    const bias = here.reduce((sum, { reported }) => sum + reported.theta - theta, 0) / here.length;
    expect(Math.abs(bias), `at ${theta}`).toBeLessThanOrEqual(0.15);
  }
});

test("4: keeps the precision and the rate of passages", () => {
  const { plan, sittings } = play(PASSAGES);
  expect(rmseOf(sittings)).toBeLessThanOrEqual(0.38);
  expect(exposure(plan, sittings).maxSet).toBeLessThanOrEqual(0.2);
  expect(misses(plan, sittings)).toEqual({ off: 0, twice: 0 });
});

test("4: gives a learner eight tests that are equally good and repeat nothing, different from others'", () => {
  const learners = 700;
  const { plan, sittings } = play(STANDARD, {
    thetas: sample.slice(0, learners),
    exposure: MANY_MOCKS_EXPOSURE,
    attempts: 8,
  });
  const attempts = Array.from({ length: 8 }, (_, k) =>
    sittings.filter(({ attempt }) => attempt === k),
  );
  for (const part of attempts) expect(exposure(plan, part).overlap).toBeLessThanOrEqual(0.08);
  expect(rmseOf(attempts[5]!) / rmseOf(attempts[0]!)).toBeLessThanOrEqual(1.08);
  expect(sittings.reduce((sum, { repeats }) => sum + repeats, 0)).toBe(0);
  const met = new Map<number, Set<number>>();
  for (const { learner, items } of sittings) {
    const own = met.get(learner) ?? new Set<number>();
    for (const i of items) own.add(i);
    met.set(learner, own);
  }
  for (const own of met.values()) expect(own.size).toBe(8 * 21);
});

test("gives the same simulation every time", () => {
  const thetas = sample.slice(0, 200);
  const { sittings } = play(PASSAGES, { thetas });
  // What this sample gives: if it changes, the engine changed.
  expect(rmseOf(sittings)).toBeCloseTo(0.360614, 5);
});
