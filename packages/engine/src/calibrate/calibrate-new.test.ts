import { expect, test } from "vitest";
import { STANDARD, standardItems } from "../../test-data/load.ts";
import { normalThetas, uniforms } from "../simulate/benchmark.ts";
import { designedFor, designedParameters } from "./calibrate-designed.ts";
import { calibrateNew } from "./calibrate-new.ts";
import { type Calibrated, mayBeReleased } from "./calibrate-options.ts";
import { posterior } from "../ability/estimate.ts";
import { logPrior, NODE_COUNT, NODES, STANDARD_PRIOR } from "../ability/grid.ts";
import { type Parameters, probability } from "../ability/model.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { answer, start } from "../section/section.ts";

const START: Parameters = { a: 1, b: 0, c: 0.18 };
const pool = buildPool(standardItems.map((item) => ({ ...item, set: null })));
const plan = buildPlan(pool, STANDARD);
// New items, with the parameters of every seventh item of the benchmark.
const TRUTH: Parameters[] = standardItems.filter((_, i) => i % 7 === 3).slice(0, 80);

/** Each learner takes an adaptive section and then answers all the new items. */
function sitAndTry(learners: number, seed: number) {
  const draw = uniforms(seed);
  const thetas = normalThetas(learners, seed + 1);
  const posteriors = new Float64Array(learners * NODE_COUNT);
  const correct: number[] = [];
  for (const [e, theta] of thetas.entries()) {
    let section = start(plan, { seed: e });
    while (section.current) {
      const { item } = section.current;
      const chance = probability(theta, pool.items[pool.indexById.get(item)!]!);
      section = answer(section, item, draw() < chance);
    }
    posteriors.set(posterior(section.logL, logPrior(STANDARD_PRIOR)), e * NODE_COUNT);
    for (const item of TRUTH) correct.push(draw() < probability(theta, item) ? 1 : 0);
  }
  const responses = {
    learners,
    learner: Int32Array.from(correct, (_, n) => Math.floor(n / TRUTH.length)),
    item: Int32Array.from(correct, (_, n) => n % TRUTH.length),
    correct: Uint8Array.from(correct),
  };
  return { responses, posteriors };
}

const meanCurveError = (found: readonly Calibrated[]): number => {
  let [sum, weights] = [0, 0];
  for (const [i, { parameters }] of found.entries())
    for (const theta of NODES) {
      const weight = Math.exp((-theta * theta) / 2);
      sum += weight * Math.abs(probability(theta, parameters) - probability(theta, TRUTH[i]!));
      weights += weight;
    }
  return sum / weights;
};

// After 200 answers the target is .031, and over many replications we reach .0314 (see
// docs/engine.md). This limit guards against getting worse.
test.each([
  [200, 4, 0.032],
  [1000, 2, 0.016],
])("gets new curves close after %i answers", (n, replications, target) => {
  let [sum, square, squareErrors] = [0, 0, 0];
  for (let r = 0; r < replications; r++) {
    const { responses, posteriors } = sitAndTry(n, 100 * n + 17 * r);
    const found = calibrateNew(
      responses,
      TRUTH.map(() => START),
      posteriors,
    );
    expect(found.every((item) => item.converged && item.answers === n)).toBe(true);
    sum += meanCurveError(found) / replications;
    for (const [i, { parameters, errors }] of found.entries()) {
      square += (parameters.b - TRUTH[i]!.b) ** 2;
      squareErrors += errors.b ** 2;
    }
  }
  expect(sum).toBeLessThanOrEqual(target);
  // The standard errors are about as large as the actual errors.
  expect(Math.sqrt(squareErrors / square)).toBeGreaterThan(0.85);
  expect(Math.sqrt(squareErrors / square)).toBeLessThan(1.15);
});

test("finds an item whatever its designed parameters were", () => {
  const { responses, posteriors } = sitAndTry(300, 5);
  const from = (b: number) =>
    calibrateNew(
      responses,
      TRUTH.map(() => ({ ...START, b })),
      posteriors,
      {
        tolerance: 1e-6,
        maxCycles: 5000,
      },
    );
  const easy = from(-2);
  for (const [i, item] of from(2).entries())
    expect(item.parameters.b).toBeCloseTo(easy[i]!.parameters.b, 2);
});

test("leaves an item without answers at the mode of the priors and does not release it", () => {
  const none = { learners: 0, learner: new Int32Array(), item: new Int32Array() };
  const [item] = calibrateNew(
    { ...none, correct: new Uint8Array() },
    [{ a: 1, b: 1, c: 0.2 }],
    new Float64Array(),
  );
  expect(item!.parameters.b).toBeCloseTo(0, 6);
  expect(item!.parameters.a).toBeCloseTo(Math.exp(-0.09), 4);
  expect(item!.parameters.c).toBeCloseTo(8 / 48, 4);
  expect(item!.errors.b).toBeCloseTo(1.5, 6);
  expect(mayBeReleased(item!)).toBe(false);
});

test("releases an item from 200 answers on, once its difficulty is known", () => {
  const item = { parameters: START, errors: { a: 0.2, b: 0.29, c: 0.05 }, converged: true };
  expect(mayBeReleased({ ...item, answers: 200 })).toBe(true);
  expect(mayBeReleased({ ...item, answers: 199 })).toBe(false);
  expect(mayBeReleased({ ...item, answers: 900, errors: { ...item.errors, b: 0.3 } })).toBe(false);
  expect(mayBeReleased({ ...item, answers: 900, converged: false })).toBe(false);
});

test("refuses weights that are not a posterior", () => {
  const responses = {
    learners: 1,
    learner: Int32Array.of(0),
    item: Int32Array.of(0),
    correct: Uint8Array.of(1),
  };
  expect(() => calibrateNew(responses, [START], new Float64Array(60))).toThrow(
    "1 learners need 61 posterior weights (61 each), not 60.",
  );
  expect(() => calibrateNew(responses, [START], new Float64Array(61))).toThrow("sum to 1, not 0");
});

test("designs an item by its format and difficulty", () => {
  expect(designedParameters(1, "problem-solving")).toEqual({ a: 1.6, b: -2.25, c: 0.15 });
  expect(designedParameters(10, "reading-comprehension")).toEqual({ a: 0.99, b: 2.25, c: 0.15 });
  expect(designedParameters(5, [2, 2, 2])).toEqual({ a: 1, b: -0.25, c: 0.125 });
  const item = { difficulty: 5, partSizes: [5] };
  expect(designedFor({ ...item, format: "problem-solving" })).toEqual(
    designedParameters(5, "problem-solving"),
  );
  expect(designedFor({ ...item, format: "two-part-analysis", partSizes: [5, 6] })).toEqual(
    designedParameters(5, [5, 6]),
  );
  expect(() => designedParameters(11, "data-sufficiency")).toThrow("between 1 and 10, not 11");
  expect(() => designedParameters(5, [])).toThrow("at least 2 options");
});
