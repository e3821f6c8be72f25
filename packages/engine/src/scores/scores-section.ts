import type { Estimate } from "../ability/estimate.ts";
import { EngineError } from "../ability/item.ts";
import { normalCdf, normalQuantile } from "../special.ts";
import {
  checkCompletion,
  COMPRESSED_BELOW,
  type Completion,
  drawTogether,
  pointsOfLuck,
  WHOLE,
} from "./scores-floor.ts";
import {
  SECTION_MAX,
  SECTION_MIN,
  SECTION_NAMES,
  SECTION_PERCENTILES,
  type SectionName,
} from "./tables.ts";

/** A score, how certain it is, and how it ranks among all learners. */
export interface Score {
  readonly score: number;
  readonly percentile: number;
  /** In points of this score. */
  readonly standardError: number;
  /** The 68% range: one standard error down and up, inside the scale. */
  readonly low: number;
  readonly high: number;
}

/**
 * The exam's own standard error for a section. The posterior reflects only the error of having few
 * answers, not that of designed parameters or of an off day, so no score claims to be more certain
 * than this.
 */
export const PUBLISHED_SECTION_ERROR = 3;

const SCORES = SECTION_MAX - SECTION_MIN + 1;

/**
 * Abilities above which each next score begins: cuts[k] separates 60 + k from 61 + k. Equal
 * percentiles: P(score ≤ s) is the table's value when θ ~ N(0, 1).
 */
const CUTS: Readonly<Record<SectionName, Float64Array>> = {
  quant: cutsOf(SECTION_PERCENTILES.quant),
  verbal: cutsOf(SECTION_PERCENTILES.verbal),
  dataInsights: cutsOf(SECTION_PERCENTILES.dataInsights),
};

function cutsOf(published: readonly number[]): Float64Array {
  const exact = unround(published);
  return Float64Array.from({ length: SCORES - 1 }, (_, k) => normalQuantile(exact[k]! / 100));
}

/**
 * Published percentiles are rounded, so several scores may share one (Verbal 60 to 65 are all at
 * 1). They are spread evenly inside the rounding; otherwise all but one of them could never be
 * reached.
 */
function unround(published: readonly number[]): number[] {
  return published.map((value, k) => {
    const first = published.indexOf(value);
    const ties = published.lastIndexOf(value) - first + 1;
    if (value === 100) return 99.5 + (0.5 * (k - first + 1)) / ties;
    return value - 0.5 + (k - first + 0.5) / ties;
  });
}

/** θ → section score by equal percentiles alone. */
export function equalPercentileScore(section: SectionName, theta: number): number {
  checkSection(section);
  if (!Number.isFinite(theta))
    throw new EngineError(`The ability in ${section} must be a finite number, not ${theta}.`);
  let score = SECTION_MIN;
  for (const cut of CUTS[section]) {
    if (theta <= cut) break;
    score++;
  }
  return score;
}

/** θ on the scale of the section's scores, unrounded, for charts. */
export function scorePoints(
  section: SectionName,
  theta: number,
  completion: Completion = WHOLE,
): number {
  return drawTogether(equalPercentilePoints(section, theta), completion);
}

/**
 * A score begins and ends at the abilities half a point below and above it, with straight lines in
 * between. The first score has no lower end, so it gets the width of the next one and stays 60 from
 * its middle down.
 */
function equalPercentilePoints(section: SectionName, theta: number): number {
  const score = equalPercentileScore(section, theta);
  const cuts = CUTS[section];
  const k = score - SECTION_MIN;
  const to = cuts[k];
  if (to === undefined) return score;
  const from = cuts[k - 1] ?? to - (cuts[k + 1]! - to);
  return Math.max(SECTION_MIN, score - 0.5 + (theta - from) / (to - from));
}

/** Percentage of learners at or below a section score. */
export function sectionPercentile(section: SectionName, score: number): number {
  checkSection(section);
  if (!Number.isInteger(score) || score < SECTION_MIN || score > SECTION_MAX)
    throw new EngineError(
      `A ${section} score is a whole number from ${SECTION_MIN} to ${SECTION_MAX}, not ${score}.`,
    );
  return SECTION_PERCENTILES[section][score - SECTION_MIN]!;
}

/** The score for a reported estimate. To score a section, use `scoreSection`. */
export function scoreOfEstimate(
  section: SectionName,
  { theta, se }: Estimate,
  completion: Completion = WHOLE,
): Score {
  checkCompletion(section, completion);
  if (!Number.isFinite(se) || se < 0)
    throw new EngineError(`The error in ${section} must be finite and at least 0, not ${se}.`);
  const score = roundedScore(section, theta, completion);
  const standardError = errorInPoints(section, { theta, se }, completion);
  return {
    score,
    percentile: sectionPercentile(section, score),
    standardError,
    low: Math.max(SECTION_MIN, Math.round(score - standardError)),
    high: Math.min(SECTION_MAX, Math.round(score + standardError)),
  };
}

function roundedScore(section: SectionName, theta: number, completion: Completion): number {
  const score = equalPercentileScore(section, theta);
  return score >= COMPRESSED_BELOW ? score : Math.round(scorePoints(section, theta, completion));
}

/** The standard error of a score, in points: from the ability, and from luck worse than guessing. */
export function errorInPoints(
  section: SectionName,
  { theta, se }: Estimate,
  completion: Completion = WHOLE,
): number {
  const luck = pointsOfLuck(equalPercentilePoints(section, theta), completion);
  const own = Math.hypot(spread(section, theta, se, completion), luck);
  return Math.max(PUBLISHED_SECTION_ERROR, own);
}

/** SD of the score when the ability is N(θ, SE²): the error of measurement, in points. */
function spread(section: SectionName, theta: number, se: number, completion: Completion): number {
  if (se === 0) return 0;
  let below = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < SCORES; k++) {
    const upTo = k === SCORES - 1 ? 1 : normalCdf((CUTS[section][k]! - theta) / se);
    // Counts from 60 so that squares of large numbers don't cancel.
    const points = Math.round(drawTogether(SECTION_MIN + k, completion)) - SECTION_MIN;
    first += (upTo - below) * points;
    second += (upTo - below) * points * points;
    below = upTo;
  }
  return Math.sqrt(Math.max(0, second - first * first));
}

function checkSection(section: SectionName): void {
  if (!SECTION_NAMES.includes(section)) throw new EngineError(`There is no section ${section}.`);
}
