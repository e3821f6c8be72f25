import { type Calibrated, type CalibrationOptions, settle } from "./calibrate-options.ts";
import { Evidence, improve } from "./calibrate-curve.ts";
import { checkResponses, groupBy, type Responses } from "./calibrate-responses.ts";
import { NODE_COUNT, NODES } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import { type Parameters, probability } from "../ability/model.ts";

/**
 * Calibrates new items against learners whose ability is known from other items. `posteriors` holds
 * 61 weights per learner, from calibrated items only. Each item has its own EM cycles (MEM, Ban et
 * al. 2001) and maximizes Σ_e log Σ_k w_ek·P(x_e | θ_k) + log prior. New items can affect neither
 * each other nor the scale.
 */
export function calibrateNew(
  responses: Responses,
  starts: readonly Parameters[],
  posteriors: Float64Array,
  options: CalibrationOptions = {},
): Calibrated[] {
  checkResponses(responses, starts);
  checkPosteriors(posteriors, responses.learners);
  const byItem = groupBy(responses.item, starts.length);
  return starts.map((start, i) => {
    const answers = byItem.order.subarray(byItem.start[i], byItem.start[i + 1]);
    return calibrateOne(responses, answers, start, posteriors, options);
  });
}

function calibrateOne(
  { learner, correct }: Responses,
  answers: Int32Array,
  start: Parameters,
  posteriors: Float64Array,
  options: CalibrationOptions,
): Calibrated {
  const { priors, tolerance, maxCycles } = settle(options);
  const right = new Float64Array(NODE_COUNT);
  const total = new Float64Array(NODE_COUNT);
  const weights = new Float64Array(NODE_COUNT);
  const p = new Float64Array(NODE_COUNT);
  let item: Parameters = { ...start, c: Math.max(start.c, 1e-3) };
  const expect = (n: number) => {
    const at = learner[n]! * NODE_COUNT;
    const isRight = correct[n] === 1;
    let sum = 0;
    for (let k = 0; k < NODE_COUNT; k++)
      sum += weights[k] = posteriors[at + k]! * (isRight ? p[k]! : 1 - p[k]!);
    for (let k = 0; k < NODE_COUNT; k++) weights[k]! /= sum;
    return isRight;
  };
  let change = Number.POSITIVE_INFINITY;
  for (let cycle = 0; cycle < maxCycles && change > tolerance; cycle++) {
    tabulate(item, p);
    right.fill(0);
    total.fill(0);
    for (const n of answers) {
      const into = expect(n) ? right : null;
      for (let k = 0; k < NODE_COUNT; k++) {
        total[k]! += weights[k]!;
        if (into) into[k]! += weights[k]!;
      }
    }
    const next = improve(item, right, total, priors);
    change = distance(item, next);
    item = next;
  }
  tabulate(item, p);
  const evidence = new Evidence(item);
  for (const n of answers) {
    const isRight = expect(n);
    evidence.add(weights, 0, isRight);
  }
  return {
    parameters: item,
    errors: evidence.errors(item, priors),
    answers: answers.length,
    converged: change <= tolerance,
  };
}

function tabulate(item: Parameters, p: Float64Array): void {
  for (let k = 0; k < NODE_COUNT; k++) p[k] = probability(NODES[k]!, item);
}

/** The largest move of any parameter, on the scales the calibration uses. */
export function distance(from: Parameters, to: Parameters): number {
  return Math.max(
    Math.abs(Math.log(to.a / from.a)),
    Math.abs(to.b - from.b),
    Math.abs(to.c - from.c),
  );
}

function checkPosteriors(posteriors: Float64Array, learners: number): void {
  if (posteriors.length !== learners * NODE_COUNT)
    throw new EngineError(
      `${learners} learners need ${learners * NODE_COUNT} posterior weights (${NODE_COUNT} each), not ${posteriors.length}.`,
    );
  for (let e = 0; e < learners; e++) {
    let sum = 0;
    for (let k = 0; k < NODE_COUNT; k++) {
      const weight = posteriors[e * NODE_COUNT + k]!;
      sum += weight >= 0 ? weight : Number.NaN;
    }
    if (!(Math.abs(sum - 1) < 1e-6))
      throw new EngineError(
        `The posterior weights of learner ${e} must be at least 0 and sum to 1, not ${sum}.`,
      );
  }
}
