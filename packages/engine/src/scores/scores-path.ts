import type { Answer } from "../ability/estimate.ts";
import { reportedOfAnswers } from "./scores-estimate.ts";
import { chanceShare, WHOLE } from "./scores-floor.ts";
import { errorInPoints, scorePoints } from "./scores-section.ts";
import { SECTION_MAX, SECTION_MIN, type SectionName } from "./tables.ts";

/** The score so far, on the score scale and unrounded. */
export interface ScoreSoFar {
  readonly at: number;
  /** One standard error down and up, inside the scale. */
  readonly low: number;
  readonly high: number;
}

/**
 * The score after each answer, from the estimate that is reported and as if the rest were guessed.
 * When every position was answered, the path ends at the section's score. Null before the first
 * scored answer.
 */
export function scorePath(
  section: SectionName,
  answered: readonly (Answer & { readonly scored: boolean })[],
): (ScoreSoFar | null)[] {
  const all = answered.filter(({ scored }) => scored);
  let count = 0;
  let soFar: ScoreSoFar | null = null;
  return answered.map((answer) => {
    if (answer.scored) {
      count++;
      soFar = scoreSoFar(section, all.slice(0, count), all.slice(count));
    }
    return soFar;
  });
}

function scoreSoFar(
  section: SectionName,
  answers: readonly Answer[],
  toCome: readonly Answer[],
): ScoreSoFar {
  const estimate = reportedOfAnswers(answers);
  const completion = { ...WHOLE, chanceShare: chanceShare(answers, toCome) };
  const at = scorePoints(section, estimate.theta, completion);
  const error = errorInPoints(section, estimate, completion);
  return {
    at,
    low: Math.max(SECTION_MIN, at - error),
    high: Math.min(SECTION_MAX, at + error),
  };
}
