import type { Answer } from "../ability/estimate.ts";
import { checkParameters, EngineError } from "../ability/item.ts";
import { derivatives, logComplement, logProbability } from "../ability/model.ts";
import { wle } from "../ability/roots.ts";

export interface PersonFit {
  /** The ability at which the fit was computed. */
  readonly theta: number;
  /** Standardized log-likelihood (Drasgow, Levine & Williams 1985). */
  readonly lz: number;
  /**
   * The same, corrected for having estimated θ from these answers: about N(0, 1) on fixed forms,
   * narrower in adaptive sections.
   */
  readonly lzStar: number;
}

/**
 * How usual a pattern of answers is. A value far below 0 means right answers where wrong ones were
 * expected and the other way around, as with leaked items or a learner who stopped trying. In an
 * adaptive test all items are about equally hard for the learner, so power is low (Sinharay 2016):
 * it's a reason to look, never a verdict.
 */
export function personFit(answers: readonly Answer[]): PersonFit {
  if (answers.length < 2)
    throw new EngineError(`Person fit needs at least 2 answers, not ${answers.length}.`);
  for (const [k, { item }] of answers.entries())
    checkParameters(item, `The item of answer ${k + 1}`);
  const { theta } = wle(answers);
  return { theta, lz: lz(answers, theta), lzStar: lzStar(answers, theta) };
}

/** lz at a given ability. */
export function lz(answers: readonly Answer[], theta: number): number {
  let [sum, variance] = [0, 0];
  for (const { item, correct } of answers) {
    const { p, q } = derivatives(theta, item);
    const weight = logProbability(theta, item) - logComplement(theta, item);
    sum += ((correct ? 1 : 0) - p) * weight;
    variance += p * q * weight * weight;
  }
  return variance > 0 ? sum / Math.sqrt(variance) : 0;
}

/**
 * Snijders (2001): removes from each weight log(P/Q) its part along r = P′/(PQ), which the estimate
 * has already used up. r₀ = J/(2I) is what Warm's estimate adds to the score equation (Magis,
 * Raîche & Béland 2012).
 */
function lzStar(answers: readonly Answer[], theta: number): number {
  const parts = answers.map(({ item, correct }) => {
    const d = derivatives(theta, item);
    const weight = logProbability(theta, item) - logComplement(theta, item);
    return { ...d, weight, residual: (correct ? 1 : 0) - d.p };
  });
  let [along, info, j] = [0, 0, 0];
  for (const part of parts) {
    along += part.dp * part.weight;
    info += part.info;
    j += part.j;
  }
  if (info === 0) return 0;
  const c = along / info;
  let [sum, variance] = [0, 0];
  for (const { residual, weight, dp, p, q } of parts) {
    const pq = p * q;
    const rest = pq > 0 ? weight - (c * dp) / pq : 0;
    sum += residual * weight;
    variance += pq * rest * rest;
  }
  return variance > 0 ? (sum + (c * j) / (2 * info)) / Math.sqrt(variance) : 0;
}
