import { normalThetas, uniforms } from "../src/simulate/benchmark.ts";
import { calibrateNew } from "../src/calibrate/calibrate-new.ts";
import { type Calibrated, mayBeReleased } from "../src/calibrate/calibrate-options.ts";
import { calibratePool } from "../src/calibrate/calibrate-pool.ts";
import { posterior } from "../src/ability/estimate.ts";
import { logPrior, NODE_COUNT, NODES, STANDARD_PRIOR } from "../src/ability/grid.ts";
import { type Parameters, probability } from "../src/ability/model.ts";
import { buildPlan, type Plan } from "../src/plan/plan.ts";
import { buildPool } from "../src/ability/pool.ts";
import { answer, start } from "../src/section/section.ts";
import { STANDARD, standardItems } from "../test-data/load.ts";
import { atMost, type Result } from "./result.ts";

export const CALIBRATION_REPLICATIONS = 30;
const NEW_ITEMS = 80;
const START: Parameters = { a: 1, b: 0, c: 0.18 };
const WHY_NOT_NEARER =
  "the curve averaged over the whole posterior, the best any method can do with these priors and learners, has 0.0313 (docs/engine.md)";

export interface CalibrationSizes {
  readonly replications: number;
  /** Skips the slower of the two timings; both have the same limit. */
  readonly short?: boolean;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface CalibrationFindings {
  readonly results: Result[];
  /** What else was measured, outside any target. */
  readonly remarks: string[];
}

export function measureCalibration(sizes: CalibrationSizes): CalibrationFindings {
  const { replications, short = false, onProgress } = sizes;
  const pool = buildPool(standardItems.map((item) => ({ ...item, set: null })));
  const plan = buildPlan(pool, STANDARD);
  const remarks: string[] = [];
  const total = 2 * replications + (short ? 1 : 2);
  let done = 0;
  const step = (): void => onProgress?.(++done, total);
  const near = [
    { n: 200, limit: 0.031, why: WHY_NOT_NEARER },
    { n: 1000, limit: 0.016 },
  ].map(({ n, limit, ...details }) => {
    const { mean, error, remark } = accuracy(plan, n, replications, step);
    remarks.push(remark);
    return atMost("7", `mean |ICC error|, n = ${n}`, mean, limit, { error, ...details });
  });
  const sizesOfTests = short
    ? [[23_810, 21] as const]
    : ([
        [23_810, 21],
        [1000, 500],
      ] as const);
  const times = sizesOfTests.map(([learners, each]) => {
    const { result, remark } = timePool(learners, each);
    remarks.push(remark);
    step();
    return result;
  });
  return { results: [...near, ...times], remarks };
}

/** Eighty new items, a different eighty in each replication, answered by n learners each. */
function accuracy(plan: Plan, n: number, replications: number, step: () => void) {
  const curve: number[] = [];
  let [square, released] = [0, 0];
  for (let r = 0; r < replications; r++) {
    const truth = Array.from(
      { length: NEW_ITEMS },
      (_, k) => standardItems[(r * 83 + k * 7) % standardItems.length]!,
    );
    const found = tryNew(plan, truth, n, 1 + 1000 * r + n);
    curve.push(curveError(found, truth));
    for (const [i, item] of found.entries()) {
      square += (item.parameters.b - truth[i]!.b) ** 2;
      released += mayBeReleased(item) ? 1 : 0;
    }
    step();
  }
  const mean = curve.reduce((sum, x) => sum + x, 0) / replications;
  const spread = Math.sqrt(curve.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (replications - 1));
  const items = NEW_ITEMS * replications;
  const remark = `n = ${n}: RMSE of b ${Math.sqrt(square / items).toFixed(3)}, released ${((100 * released) / items).toFixed(0)} %`;
  return { mean, error: spread / Math.sqrt(replications), remark };
}

function tryNew(plan: Plan, truth: readonly Parameters[], n: number, seed: number): Calibrated[] {
  const { pool } = plan;
  const draw = uniforms(seed);
  const posteriors = new Float64Array(n * NODE_COUNT);
  const correct: number[] = [];
  for (const [e, theta] of normalThetas(n, seed + 1).entries()) {
    let section = start(plan, { seed: e });
    while (section.current) {
      const { item } = section.current;
      const known = pool.items[pool.indexById.get(item)!]!;
      section = answer(section, item, draw() < probability(theta, known));
    }
    posteriors.set(posterior(section.logL, logPrior(STANDARD_PRIOR)), e * NODE_COUNT);
    for (const item of truth) correct.push(draw() < probability(theta, item) ? 1 : 0);
  }
  const responses = {
    learners: n,
    learner: Int32Array.from(correct, (_, k) => Math.floor(k / truth.length)),
    item: Int32Array.from(correct, (_, k) => k % truth.length),
    correct: Uint8Array.from(correct),
  };
  return calibrateNew(
    responses,
    truth.map(() => START),
    posteriors,
  );
}

/** Mean distance between the curves, weighted by N(0, 1) because that is where learners are. */
function curveError(found: readonly Calibrated[], truth: readonly Parameters[]): number {
  let [sum, weights] = [0, 0];
  for (const [i, { parameters }] of found.entries())
    for (const theta of NODES) {
      const weight = Math.exp((-theta * theta) / 2);
      sum += weight * Math.abs(probability(theta, parameters) - probability(theta, truth[i]!));
      weights += weight;
    }
  return sum / weights;
}

function timePool(learners: number, each: number): { result: Result; remark: string } {
  const items = standardItems.slice(0, 500);
  const responses = wholePool(items, learners, each);
  const began = performance.now();
  const found = calibratePool(
    responses,
    items.map(() => ({ ...START, fixed: false })),
  );
  const seconds = (performance.now() - began) / 1000;
  const error = curveError(
    found.items.map((one) => one!),
    items,
  );
  const what = `500 items × 1,000 answers, ${each} a learner`;
  return {
    result: atMost("7", what, seconds, 60, { unit: "s", timing: true }),
    remark: `${what}: ${found.cycles} cycles${found.converged ? "" : " (not converged)"}, mean |ICC error| ${error.toFixed(4)}`,
  };
}

function wholePool(items: readonly Parameters[], learners: number, each: number) {
  const draw = uniforms(5);
  const thetas = normalThetas(learners, 3);
  const count = learners * each;
  const learner = Int32Array.from({ length: count }, (_, n) => Math.floor(n / each));
  const item = Int32Array.from({ length: count }, (_, n) => n % items.length);
  const correct = Uint8Array.from({ length: count }, (_, n) =>
    draw() < probability(thetas[learner[n]!]!, items[item[n]!]!) ? 1 : 0,
  );
  return { learners, learner, item, correct };
}
