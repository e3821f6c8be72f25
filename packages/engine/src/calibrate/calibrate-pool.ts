import { Evidence, improve } from "./calibrate-curve.ts";
import { distance } from "./calibrate-new.ts";
import { type Calibrated, type CalibrationOptions, settle } from "./calibrate-options.ts";
import { checkResponses, groupBy, type Responses } from "./calibrate-responses.ts";
import { logPrior, NODE_COUNT, NODES } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import { logComplement, logProbability, type Parameters } from "../ability/model.ts";

/** An item of a calibration: its fixed parameters, or starting values for the search. */
export interface CalibrationItem extends Parameters {
  readonly fixed: boolean;
}

export interface PoolCalibration {
  /** null for fixed items. */
  readonly items: readonly (Calibrated | null)[];
  /** The learners' abilities: estimated when fixed items hold the scale, otherwise N(0, 1). */
  readonly mean: number;
  readonly sd: number;
  readonly logLikelihood: number;
  readonly cycles: number;
  readonly converged: boolean;
}

/**
 * Calibrates all free items together by marginal maximum a posteriori EM (Bock & Aitkin 1981, with
 * priors as in Mislevy 1986). With fixed items this is fixed-item calibration (Kim 2006): the fixed
 * items hold the scale, and the learners' mean and SD move freely.
 */
export function calibratePool(
  responses: Responses,
  items: readonly CalibrationItem[],
  options: CalibrationOptions = {},
): PoolCalibration {
  const { priors, tolerance, maxCycles } = settle(options);
  checkResponses(responses, items);
  if (responses.learner.length === 0)
    throw new EngineError("A calibration needs at least one answer.");
  const anchored = items.some((item) => item.fixed);
  const step = new ExpectationStep(responses, items.length);
  let current: Parameters[] = items.map(({ a, b, c, fixed }) =>
    fixed ? { a, b, c } : { a, b, c: Math.max(c, 1e-3) },
  );
  let people = { mean: 0, sd: 1 };
  let change = Number.POSITIVE_INFINITY;
  let cycles = 0;
  while (cycles < maxCycles && change > tolerance) {
    cycles++;
    step.run(current, people);
    change = 0;
    current = current.map((item, i) => {
      if (items[i]!.fixed) return item;
      const better = improve(item, step.rightOf(i), step.totalOf(i), priors);
      change = Math.max(change, distance(item, better));
      return better;
    });
    if (anchored) {
      change = Math.max(change, Math.abs(people.mean - step.mean), Math.abs(people.sd - step.sd));
      people = { mean: step.mean, sd: step.sd };
    }
    options.onProgress?.(cycles, change);
  }
  const converged = change <= tolerance;
  const evidence = current.map((item) => new Evidence(item));
  step.run(current, people, (i, weights, correct) => evidence[i]!.add(weights, 0, correct));
  return {
    items: current.map((item, i) =>
      items[i]!.fixed
        ? null
        : {
            parameters: item,
            errors: evidence[i]!.errors(item, priors),
            answers: step.answersOf(i),
            converged,
          },
    ),
    mean: people.mean,
    sd: people.sd,
    logLikelihood: step.logLikelihood,
    cycles,
    converged,
  };
}

/** A node with less weight than this changes no count noticeably. */
const NEGLIGIBLE = 1e-13;

type Visit = (item: number, weights: Float64Array, correct: boolean) => void;

/** Spreads each answer over the abilities its learner may have. */
class ExpectationStep {
  readonly #responses: Responses;
  readonly #start: Int32Array;
  readonly #item: Int32Array;
  readonly #correct: Uint8Array;
  readonly #counts: Int32Array;
  readonly #logP: Float64Array;
  readonly #logQ: Float64Array;
  readonly #right: Float64Array;
  readonly #total: Float64Array;
  mean = 0;
  sd = 1;
  logLikelihood = 0;

  constructor(responses: Responses, items: number) {
    const { start, order } = groupBy(responses.learner, responses.learners);
    this.#responses = responses;
    this.#start = start;
    this.#item = order.map((n) => responses.item[n]!);
    this.#correct = Uint8Array.from(order, (n) => responses.correct[n]!);
    this.#counts = new Int32Array(items);
    for (const i of responses.item) this.#counts[i]!++;
    this.#logP = new Float64Array(items * NODE_COUNT);
    this.#logQ = new Float64Array(items * NODE_COUNT);
    this.#right = new Float64Array(items * NODE_COUNT);
    this.#total = new Float64Array(items * NODE_COUNT);
  }

  rightOf(item: number): Float64Array {
    return this.#right.subarray(item * NODE_COUNT, (item + 1) * NODE_COUNT);
  }

  totalOf(item: number): Float64Array {
    return this.#total.subarray(item * NODE_COUNT, (item + 1) * NODE_COUNT);
  }

  answersOf(item: number): number {
    return this.#counts[item]!;
  }

  run(items: readonly Parameters[], people: { mean: number; sd: number }, visit?: Visit): void {
    this.#tabulate(items);
    const prior = normalised(logPrior(people));
    const weights = new Float64Array(NODE_COUNT);
    let [first, second, logL, learners] = [0, 0, 0, 0];
    for (let e = 0; e < this.#responses.learners; e++) {
      const from = this.#start[e]!;
      const to = this.#start[e + 1]!;
      if (from === to) continue;
      learners++;
      logL += this.#posterior(prior, from, to, weights);
      for (let k = 0; k < NODE_COUNT; k++) {
        first += weights[k]! * NODES[k]!;
        second += weights[k]! * NODES[k]! * NODES[k]!;
      }
      if (visit)
        for (let n = from; n < to; n++) visit(this.#item[n]!, weights, this.#correct[n] === 1);
      else this.#spread(weights, from, to);
    }
    this.mean = first / learners;
    this.sd = Math.sqrt(second / learners - this.mean ** 2);
    this.logLikelihood = logL;
  }

  /** Fills in the learner's posterior and returns the log-likelihood of all the answers. */
  #posterior(prior: Float64Array, from: number, to: number, weights: Float64Array): number {
    weights.set(prior);
    for (let n = from; n < to; n++) {
      const table = this.#correct[n] === 1 ? this.#logP : this.#logQ;
      const row = this.#item[n]! * NODE_COUNT;
      for (let k = 0; k < NODE_COUNT; k++) weights[k]! += table[row + k]!;
    }
    let top = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < NODE_COUNT; k++) if (weights[k]! > top) top = weights[k]!;
    let sum = 0;
    for (let k = 0; k < NODE_COUNT; k++) sum += weights[k] = Math.exp(weights[k]! - top);
    for (let k = 0; k < NODE_COUNT; k++) weights[k]! /= sum;
    return top + Math.log(sum);
  }

  /** Only the nodes that carry weight, which are few once a learner has many answers. */
  #spread(weights: Float64Array, from: number, to: number): void {
    let low = 0;
    let high = NODE_COUNT;
    while (weights[low]! < NEGLIGIBLE) low++;
    while (weights[high - 1]! < NEGLIGIBLE) high--;
    for (let n = from; n < to; n++) {
      const row = this.#item[n]! * NODE_COUNT;
      for (let k = low; k < high; k++) this.#total[row + k]! += weights[k]!;
      if (this.#correct[n] === 1)
        for (let k = low; k < high; k++) this.#right[row + k]! += weights[k]!;
    }
  }

  #tabulate(items: readonly Parameters[]): void {
    this.#right.fill(0);
    this.#total.fill(0);
    for (const [i, item] of items.entries())
      for (let k = 0; k < NODE_COUNT; k++) {
        this.#logP[i * NODE_COUNT + k] = logProbability(NODES[k]!, item);
        this.#logQ[i * NODE_COUNT + k] = logComplement(NODES[k]!, item);
      }
  }
}

function normalised(logWeights: Float64Array): Float64Array {
  const sum = logWeights.reduce((total, value) => total + Math.exp(value), 0);
  return logWeights.map((value) => value - Math.log(sum));
}
