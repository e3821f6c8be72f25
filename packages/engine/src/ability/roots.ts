import type { Answer, Estimate } from "./estimate.ts";
import { checkAnswers, checkPrior } from "./estimate.ts";
import { EngineError } from "./item.ts";
import { derivatives, logLikelihoodSlope } from "./model.ts";
import { type NormalPrior, STANDARD_PRIOR } from "./grid.ts";

/**
 * Estimators that solve an equation: ML, MAP, and Warm's WL. A 3PL likelihood may have several
 * peaks (Samejima 1973; Yen, Burket & Sykes 1991), so every change of sign is bracketed first, and
 * the highest peak wins.
 */
export interface RootEstimate extends Estimate {
  /** True when there is no peak inside the range, as for ML when all answers are right. */
  readonly atEdge: boolean;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export const ROOT_RANGE: Range = { min: -6, max: 6 };
const SCAN_STEP = 0.05;

/** Maximum likelihood, or the end of the range if the likelihood is highest there. */
export function mle(answers: readonly Answer[], range: Range = ROOT_RANGE): RootEstimate {
  checkSome(answers, "Maximum likelihood");
  return highestPeak(
    range,
    (theta) => slope(answers, theta),
    (theta) => testInfo(answers, theta),
  );
}

/** The mode of the posterior under a normal prior; without answers, the prior's mean. */
export function map(
  answers: readonly Answer[],
  prior: NormalPrior = STANDARD_PRIOR,
  range: Range = ROOT_RANGE,
): RootEstimate {
  checkPrior(prior);
  checkAnswers(answers);
  const precision = 1 / (prior.sd * prior.sd);
  return highestPeak(
    range,
    (theta) => slope(answers, theta) - (theta - prior.mean) * precision,
    (theta) => testInfo(answers, theta) + precision,
  );
}

/**
 * Warm's weighted likelihood: the root of Σ P′(x − P)/(PQ) + J/(2I), J = Σ P′P″/(PQ)
 * (Warm 1989). With c > 0 this is not the mode of L·√I, which some packages call WLE.
 */
export function wle(answers: readonly Answer[], range: Range = ROOT_RANGE): RootEstimate {
  checkSome(answers, "Warm's estimate");
  return highestPeak(
    range,
    (theta) => {
      let info = 0;
      let j = 0;
      for (const { item } of answers) {
        const d = derivatives(theta, item);
        info += d.info;
        j += d.j;
      }
      return slope(answers, theta) + (info > 0 ? j / (2 * info) : 0);
    },
    (theta) => testInfo(answers, theta),
  );
}

/** An estimator without a prior needs at least one answer. */
function checkSome(answers: readonly Answer[], name: string): void {
  if (answers.length === 0) throw new EngineError(`${name} needs at least one answer.`);
  checkAnswers(answers);
}

function slope(answers: readonly Answer[], theta: number): number {
  let sum = 0;
  for (const { item, correct } of answers) sum += logLikelihoodSlope(theta, item, correct);
  return sum;
}

function testInfo(answers: readonly Answer[], theta: number): number {
  let sum = 0;
  for (const { item } of answers) sum += derivatives(theta, item).info;
  return sum;
}

/**
 * Walks the range adding up the slope (Simpson's rule). That gives the curve's height up to a
 * constant even for Warm's estimator, whose curve has no closed form.
 */
function highestPeak(
  { min, max }: Range,
  slopeAt: (theta: number) => number,
  infoAt: (theta: number) => number,
): RootEstimate {
  if (!Number.isFinite(min) || !Number.isFinite(max) || min >= max)
    throw new EngineError(`A range of abilities must run upwards, not from ${min} to ${max}.`);
  const steps = Math.ceil((max - min) / SCAN_STEP);
  const width = (max - min) / steps;
  let height = 0;
  let left = slopeAt(min);
  let best = { theta: min, height: left > 0 ? Number.NEGATIVE_INFINITY : 0, atEdge: true };
  for (let k = 0; k < steps; k++) {
    const start = min + k * width;
    const end = k === steps - 1 ? max : start + width;
    const right = slopeAt(end);
    if (left > 0 && right <= 0) {
      const theta = bisect(slopeAt, start, end);
      const peak = height + simpson(slopeAt, start, theta);
      if (peak > best.height) best = { theta, height: peak, atEdge: false };
    }
    height += simpson(slopeAt, start, end);
    left = right;
  }
  if (left > 0 && height > best.height) best = { theta: max, height, atEdge: true };
  const info = infoAt(best.theta);
  const se = info > 0 ? 1 / Math.sqrt(info) : Number.POSITIVE_INFINITY;
  return { theta: best.theta, se, atEdge: best.atEdge };
}

function simpson(f: (x: number) => number, from: number, to: number): number {
  return ((to - from) / 6) * (f(from) + 4 * f((from + to) / 2) + f(to));
}

/** Halves a bracket until no double lies between its ends. */
function bisect(f: (x: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  for (;;) {
    const middle = (from + to) / 2;
    if (middle <= from || middle >= to) return middle;
    if (f(middle) > 0) from = middle;
    else to = middle;
  }
}
