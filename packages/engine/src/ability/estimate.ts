import { checkParameters, EngineError } from "./item.ts";
import {
  logPrior,
  NODE_COUNT,
  NODE_MIN,
  NODE_STEP,
  NODES,
  type NormalPrior,
  STANDARD_PRIOR,
} from "./grid.ts";
import { logComplement, logProbability, type Parameters } from "./model.ts";
import type { Pool } from "./pool.ts";

/** An ability and its uncertainty, both on the θ scale. */
export interface Estimate {
  readonly theta: number;
  readonly se: number;
}

/** One scored answer. */
export interface Answer {
  readonly item: Parameters;
  readonly correct: boolean;
}

export function checkPrior({ mean, sd }: NormalPrior): void {
  if (!(Math.abs(mean) <= 10) || !(sd >= 0.01 && sd <= 100))
    throw new EngineError(
      `A prior needs a mean within 10 and an sd from 0.01 to 100, not mean ${mean} and sd ${sd}.`,
    );
}

export function checkAnswers(answers: readonly Answer[]): void {
  for (const [k, { item, correct }] of answers.entries()) {
    checkParameters(item, `The item of answer ${k + 1}`);
    if (typeof correct !== "boolean")
      throw new EngineError(`Answer ${k + 1} must be true or false, not ${String(correct)}.`);
  }
}

/** log L at every node for any items. `addAnswer` is faster for items of a pool. */
export function logLikelihood(answers: readonly Answer[]): Float64Array {
  checkAnswers(answers);
  const logL = new Float64Array(NODE_COUNT);
  for (const answer of answers) addAnyAnswer(logL, answer);
  return logL;
}

/** Adds one answer to a log-likelihood in place, to an item of no pool. */
export function addAnyAnswer(logL: Float64Array, { item, correct }: Answer): void {
  for (let k = 0; k < NODE_COUNT; k++) {
    const theta = NODES[k]!;
    logL[k]! += correct ? logProbability(theta, item) : logComplement(theta, item);
  }
}

/** Adds one answer to a log-likelihood in place, from the pool's tables. */
export function addAnswer(logL: Float64Array, pool: Pool, index: number, correct: boolean): void {
  const table = correct ? pool.logP : pool.logQ;
  const row = index * NODE_COUNT;
  for (let k = 0; k < NODE_COUNT; k++) logL[k]! += table[row + k]!;
}

/**
 * Posterior weights at the nodes, summing to 1. The greatest term is taken out before the
 * exponential (log-sum-exp), so that no number of answers can underflow.
 */
export function posterior(logL: Float64Array, logPriorAtNodes: Float64Array): Float64Array {
  const weights = new Float64Array(NODE_COUNT);
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < NODE_COUNT; k++) {
    const value = logL[k]! + logPriorAtNodes[k]!;
    weights[k] = value;
    if (value > top) top = value;
  }
  let sum = 0;
  for (let k = 0; k < NODE_COUNT; k++) sum += weights[k] = Math.exp(weights[k]! - top);
  for (let k = 0; k < NODE_COUNT; k++) weights[k]! /= sum;
  return weights;
}

/** Mean and standard deviation of the posterior (Bock & Mislevy 1982). */
export function eapFrom(logL: Float64Array, logPriorAtNodes: Float64Array): Estimate {
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < NODE_COUNT; k++) top = Math.max(top, logL[k]! + logPriorAtNodes[k]!);
  let sum = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < NODE_COUNT; k++) {
    const weight = Math.exp(logL[k]! + logPriorAtNodes[k]! - top);
    const theta = NODES[k]!;
    sum += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const theta = first / sum;
  return { theta, se: Math.sqrt(Math.max(0, second / sum - theta * theta)) };
}

/** EAP of any list of answers; with no answers it is the prior on the nodes. */
export function eap(answers: readonly Answer[], prior: NormalPrior = STANDARD_PRIOR): Estimate {
  checkPrior(prior);
  return eapFrom(logLikelihood(answers), logPrior(prior));
}

/** The central interval that holds `share` of the posterior. */
export function posteriorInterval(
  weights: Float64Array,
  share: number,
): { readonly low: number; readonly high: number } {
  if (!(share > 0 && share < 1))
    throw new EngineError(`An interval's share must lie between 0 and 1, not ${share}.`);
  const fine = cumulative(weights);
  return { low: quantile(fine, (1 - share) / 2), high: quantile(fine, (1 + share) / 2) };
}

const FINE_STEPS = 10;

/**
 * The distribution function at ten points per step, with the logarithm of the density linear
 * between nodes. Using only the nodes would make a 90% interval half a percent too wide.
 */
function cumulative(weights: Float64Array): Float64Array {
  const sums = new Float64Array((NODE_COUNT - 1) * FINE_STEPS + 1);
  for (let k = 0; k < NODE_COUNT - 1; k++) {
    const from = Math.max(weights[k]!, Number.MIN_VALUE);
    const ratio = (Math.max(weights[k + 1]!, Number.MIN_VALUE) / from) ** (1 / FINE_STEPS);
    let density = from;
    for (let j = 0; j < FINE_STEPS; j++) {
      const at = k * FINE_STEPS + j;
      sums[at + 1] = sums[at]! + density * (1 + ratio);
      density *= ratio;
    }
  }
  return sums;
}

function quantile(sums: Float64Array, level: number): number {
  const wanted = level * sums.at(-1)!;
  let k = 0;
  while (k < sums.length - 2 && sums[k + 1]! < wanted) k++;
  const width = sums[k + 1]! - sums[k]!;
  const part = width > 0 ? (wanted - sums[k]!) / width : 0.5;
  return NODE_MIN + ((k + part) * NODE_STEP) / FINE_STEPS;
}
