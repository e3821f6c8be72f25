import type { Answer, Estimate } from "./estimate.ts";
import { checkAnswers, checkPrior } from "./estimate.ts";
import { EngineError } from "./item.ts";
import { addToWarm, derivatives, logLikelihoodSlope, type WarmSums } from "./model.ts";
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
  const slopeAt = (theta: number) => slope(answers, theta);
  return highestPeak(curveOf(range, slopeAt), slopeAt, (theta) => testInfo(answers, theta));
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
  const slopeAt = (theta: number) => slope(answers, theta) - (theta - prior.mean) * precision;
  return highestPeak(
    curveOf(range, slopeAt),
    slopeAt,
    (theta) => testInfo(answers, theta) + precision,
  );
}

/**
 * Warm's weighted likelihood: the root of Σ P′(x − P)/(PQ) + J/(2I), J = Σ P′P″/(PQ)
 * (Warm 1989). With c > 0 this is not the mode of L·√I, which some packages call WLE.
 */
export function wle(answers: readonly Answer[], range: Range = ROOT_RANGE): RootEstimate {
  checkSome(answers, "Warm's estimate");
  return growingWle(range)(answers);
}

/** The same for a list that only grows: what each answer adds to the curve is worked out once. */
export function growingWle(range: Range): (answers: readonly Answer[]) => RootEstimate {
  const places = placesIn(range);
  const sums = places.map(noSums);
  let known = 0;
  return (answers) => {
    for (; known < answers.length; known++) {
      const { item, correct } = answers[known]!;
      for (let k = 0; k < places.length; k++) addToWarm(sums[k]!, places[k]!, item, correct);
    }
    return highestPeak(
      { places, slopes: sums.map(slopeOf) },
      (theta) => warmSlope(answers, theta),
      (theta) => testInfo(answers, theta),
    );
  };
}

const noSums = (): WarmSums => ({ slope: 0, info: 0, j: 0 });

function slopeOf({ slope: ofLogL, info, j }: WarmSums): number {
  return info > 0 ? ofLogL + j / (2 * info) : ofLogL;
}

function warmSlope(answers: readonly Answer[], theta: number): number {
  const sums = noSums();
  for (const { item, correct } of answers) addToWarm(sums, theta, item, correct);
  return slopeOf(sums);
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

/** A slope at the ends and in the middle of each step through a range. */
interface Curve {
  readonly places: readonly number[];
  readonly slopes: readonly number[];
}

function curveOf(range: Range, slopeAt: (theta: number) => number): Curve {
  const places = placesIn(range);
  return { places, slopes: places.map(slopeAt) };
}

function placesIn({ min, max }: Range): number[] {
  if (!Number.isFinite(min) || !Number.isFinite(max) || min >= max)
    throw new EngineError(`A range of abilities must run upwards, not from ${min} to ${max}.`);
  const steps = Math.ceil((max - min) / SCAN_STEP);
  const ends = Array.from({ length: steps }, (_, k) => min + (k * (max - min)) / steps);
  return [...ends.flatMap((end, k) => [end, (end + (ends[k + 1] ?? max)) / 2]), max];
}

/**
 * Walks the range adding up the slope (Simpson's rule). That gives the curve's height up to a
 * constant even for Warm's estimator, whose curve has no closed form.
 */
function highestPeak(
  { places, slopes }: Curve,
  slopeAt: (theta: number) => number,
  infoAt: (theta: number) => number,
): RootEstimate {
  const [min, max] = [places[0]!, places.at(-1)!];
  let height = 0;
  let best = { theta: min, height: slopes[0]! > 0 ? Number.NEGATIVE_INFINITY : 0, atEdge: true };
  for (let k = 0; k < places.length - 1; k += 2) {
    const [start, end] = [places[k]!, places[k + 2]!];
    const [left, middle, right] = [slopes[k]!, slopes[k + 1]!, slopes[k + 2]!];
    if (left > 0 && right <= 0) {
      const theta = bisect(slopeAt, start, end);
      const between = slopeAt((start + theta) / 2);
      const peak = height + simpson(theta - start, left, between, slopeAt(theta));
      if (peak > best.height) best = { theta, height: peak, atEdge: false };
    }
    height += simpson(end - start, left, middle, right);
  }
  if (slopes.at(-1)! > 0 && height > best.height) best = { theta: max, height, atEdge: true };
  const info = infoAt(best.theta);
  const se = info > 0 ? 1 / Math.sqrt(info) : Number.POSITIVE_INFINITY;
  return { theta: best.theta, se, atEdge: best.atEdge };
}

/** The area below a curve with these values at the start, in the middle, and at the end. */
function simpson(width: number, start: number, middle: number, end: number): number {
  return (width / 6) * (start + 4 * middle + end);
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
