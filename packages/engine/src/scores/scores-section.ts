import type { Estimate } from "../ability/estimate.ts";
import { EngineError } from "../ability/item.ts";
import { normalCdf, normalQuantile } from "../special.ts";
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

/** How much of a section was answered. The rest was completed with wrong answers. */
export interface Completion {
  readonly positions: number;
  readonly unanswered: number;
}

/**
 * The exam's own standard error for a section. The posterior reflects only the error of having few
 * answers, not that of designed parameters or of an off day, so no score claims to be more certain
 * than this.
 */
export const PUBLISHED_SECTION_ERROR = 3;

/** The score of a section in which everything was answered and nothing was known (see below). */
export const GUESSING_SCORE = 68;
/** From here up, scores follow the published percentiles for everybody. */
export const COMPRESSED_BELOW = 70;

const SCORES = SECTION_MAX - SECTION_MIN + 1;
const WHOLE: Completion = { positions: 1, unanswered: 0 };

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
export function scorePoints(section: SectionName, theta: number): number {
  return drawTogether(equalPercentilePoints(section, theta), WHOLE);
}

/**
 * A score begins and ends at the abilities half a point below and above it, with straight lines in
 * between.
 */
function equalPercentilePoints(section: SectionName, theta: number): number {
  const score = equalPercentileScore(section, theta);
  const cuts = CUTS[section];
  const from = cuts[score - SECTION_MIN - 1];
  const to = cuts[score - SECTION_MIN];
  // The first score has no lower end and the last no upper one.
  if (from === undefined || to === undefined) return score;
  return score - 0.5 + (theta - from) / (to - from);
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
  const score = finish(equalPercentileScore(section, theta), completion);
  const standardError = errorInPoints(section, { theta, se }, completion);
  return {
    score,
    percentile: sectionPercentile(section, score),
    standardError,
    low: Math.max(SECTION_MIN, Math.round(score - standardError)),
    high: Math.min(SECTION_MAX, Math.round(score + standardError)),
  };
}

/** The standard error of a score, in points. */
export function errorInPoints(
  section: SectionName,
  { theta, se }: Estimate,
  completion: Completion = WHOLE,
): number {
  return Math.max(PUBLISHED_SECTION_ERROR, spread(section, theta, se, completion));
}

function finish(score: number, completion: Completion): number {
  return Math.round(drawTogether(score, completion));
}

/**
 * The exam gives a section of pure guesses about 70; lower scores come from leaving questions out.
 * Below 70 the scale is therefore compressed, more so the more was answered: from 60–70 with
 * nothing answered to 68–70 with everything answered.
 */
function drawTogether(score: number, { positions, unanswered }: Completion): number {
  if (score >= COMPRESSED_BELOW) return score;
  const answered = 1 - unanswered / positions;
  const floor = SECTION_MIN + (GUESSING_SCORE - SECTION_MIN) * answered;
  const share = (score - SECTION_MIN) / (COMPRESSED_BELOW - SECTION_MIN);
  return floor + share * (COMPRESSED_BELOW - floor);
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
    const points = finish(SECTION_MIN + k, completion) - SECTION_MIN;
    first += (upTo - below) * points;
    second += (upTo - below) * points * points;
    below = upTo;
  }
  return Math.sqrt(Math.max(0, second - first * first));
}

function checkSection(section: SectionName): void {
  if (!SECTION_NAMES.includes(section)) throw new EngineError(`There is no section ${section}.`);
}

function checkCompletion(section: SectionName, { positions, unanswered }: Completion): void {
  if (!Number.isInteger(positions) || positions < 1)
    throw new EngineError(
      `The ${section} section has ${positions} positions; it needs at least 1.`,
    );
  if (!Number.isInteger(unanswered) || unanswered < 0 || unanswered > positions)
    throw new EngineError(
      `Of ${positions} positions in ${section}, 0 to ${positions} are unanswered, not ${unanswered}.`,
    );
}
