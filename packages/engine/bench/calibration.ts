/**
 * How long a calibration takes and how near it comes, on learners simulated from the benchmark's
 * pool: `node packages/engine/bench/calibration.ts [replications]`.
 */
import { normalThetas, uniforms } from "../src/benchmark.ts";
import { calibrateNew } from "../src/calibrate-new.ts";
import { type Calibrated, mayBeReleased } from "../src/calibrate-options.ts";
import { calibratePool } from "../src/calibrate-pool.ts";
import { posterior } from "../src/estimate.ts";
import { logPrior, NODE_COUNT, NODES, STANDARD_PRIOR } from "../src/grid.ts";
import { type Parameters, probability } from "../src/model.ts";
import { buildPlan } from "../src/plan.ts";
import { buildPool } from "../src/pool.ts";
import { answer, start } from "../src/section.ts";
import { STANDARD, standardItems } from "../test-data/load.ts";

const replications = Number(process.argv[2] ?? 10);
const START: Parameters = { a: 1, b: 0, c: 0.18 };
const pool = buildPool(standardItems.map((item) => ({ ...item, set: null })));
const plan = buildPlan(pool, STANDARD);

for (const n of [200, 1000]) printAccuracy(n);
printTime("500 items × 1,000 answers, 21 a learner", 23_810, 21);
printTime("500 items × 1,000 answers, 500 a learner", 1000, 500);

/** Eighty new items, another eighty in every replication, answered by n learners each. */
function printAccuracy(n: number): void {
  const curve: number[] = [];
  let [square, released] = [0, 0];
  for (let r = 0; r < replications; r++) {
    const truth = Array.from({ length: 80 }, (_, k) => standardItems[(r * 83 + k * 7) % 600]!);
    const found = tryNew(truth, n, 1 + 1000 * r + n);
    curve.push(curveError(found, truth));
    for (const [i, item] of found.entries()) {
      square += (item.parameters.b - truth[i]!.b) ** 2;
      released += mayBeReleased(item) ? 1 : 0;
    }
  }
  const mean = curve.reduce((sum, x) => sum + x, 0) / replications;
  const spread = Math.sqrt(curve.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (replications - 1));
  print(
    `n = ${n}: mean |ICC error| ${mean.toFixed(4)} (SE ${(spread / Math.sqrt(replications)).toFixed(4)}), ` +
      `RMSE of b ${Math.sqrt(square / (80 * replications)).toFixed(3)}, ` +
      `released ${((100 * released) / (80 * replications)).toFixed(0)} %`,
  );
}

function tryNew(truth: readonly Parameters[], n: number, seed: number): Calibrated[] {
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

/** Mean distance of the curves where learners are: weighted by N(0, 1). */
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

function printTime(what: string, learners: number, each: number): void {
  const draw = uniforms(5);
  const truth = standardItems.slice(0, 500);
  const [learner, item, correct]: number[][] = [[], [], []];
  for (const [e, theta] of normalThetas(learners, 3).entries())
    for (let k = 0; k < each; k++) {
      const i = (e * each + k) % truth.length;
      learner!.push(e);
      item!.push(i);
      correct!.push(draw() < probability(theta, truth[i]!) ? 1 : 0);
    }
  const began = performance.now();
  const { items, cycles, converged } = calibratePool(
    {
      learners,
      learner: Int32Array.from(learner!),
      item: Int32Array.from(item!),
      correct: Uint8Array.from(correct!),
    },
    truth.map(() => ({ ...START, fixed: false })),
  );
  const seconds = (performance.now() - began) / 1000;
  const error = curveError(
    items.map((one) => one!),
    truth,
  );
  print(
    `${what}: ${seconds.toFixed(1)} s, ${cycles} cycles${converged ? "" : " (not converged)"}, ` +
      `mean |ICC error| ${error.toFixed(4)}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
