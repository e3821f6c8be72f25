import { EngineError } from "../ability/item.ts";
import { type Score, sectionPercentile } from "./scores-section.ts";
import {
  SECTION_MIN,
  SECTION_NAMES,
  type SectionName,
  SUM_TO_TOTAL,
  TOTAL_MAX,
  TOTAL_MIN,
  TOTAL_PERCENTILES,
  TOTAL_STEP,
} from "./tables.ts";

export const TOTAL_PER_POINT = 20 / 3;
/** Standard error of a total, from the exam's own error of 3 points per section: 34.6. */
export const PUBLISHED_TOTAL_ERROR = TOTAL_PER_POINT * 3 * Math.sqrt(3);

export type SectionScores = Readonly<Record<SectionName, number>>;

/** The total for three section scores, from the published table. */
export function totalOf(scores: SectionScores): number {
  let sum = 0;
  for (const section of SECTION_NAMES) {
    sectionPercentile(section, scores[section]); // refuses an invalid score
    sum += scores[section];
  }
  return SUM_TO_TOTAL[sum - 3 * SECTION_MIN]!;
}

/** Percentage of learners at or below a total. */
export function totalPercentile(total: number): number {
  const place = (total - TOTAL_MIN) / TOTAL_STEP;
  const percentile = Number.isInteger(place) ? TOTAL_PERCENTILES[place] : undefined;
  if (percentile === undefined)
    throw new EngineError(`A total runs from ${TOTAL_MIN} to ${TOTAL_MAX} in tens, not ${total}.`);
  return percentile;
}

/** The total with its range. The errors of the three sections are independent. */
export function totalScore(sections: Readonly<Record<SectionName, Score>>): Score {
  const score = totalOf({
    quant: sections.quant.score,
    verbal: sections.verbal.score,
    dataInsights: sections.dataInsights.score,
  });
  const standardError =
    TOTAL_PER_POINT *
    Math.hypot(...SECTION_NAMES.map((section) => sections[section].standardError));
  if (!Number.isFinite(standardError))
    throw new EngineError("Each section needs a finite standard error.");
  return {
    score,
    percentile: totalPercentile(score),
    standardError,
    low: nearestTotal(score - standardError),
    high: nearestTotal(score + standardError),
  };
}

/** The total on the scale nearest to a number. */
function nearestTotal(value: number): number {
  const steps = Math.round((value - TOTAL_MIN) / TOTAL_STEP);
  return Math.min(TOTAL_MAX, Math.max(TOTAL_MIN, TOTAL_MIN + steps * TOTAL_STEP));
}
