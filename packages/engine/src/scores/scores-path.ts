import type { Answer, Estimate } from "../ability/estimate.ts";
import { reportedAfterEach } from "./scores-estimate.ts";
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
  const scores = reportedAfterEach(all).map((estimate, k) =>
    scoreSoFar(section, estimate, chanceShare(all.slice(0, k + 1), all.slice(k + 1))),
  );
  let count = 0;
  return answered.map(({ scored }) => {
    if (scored) count++;
    return scores[count - 1] ?? null;
  });
}

function scoreSoFar(section: SectionName, estimate: Estimate, share: number): ScoreSoFar {
  const completion = { ...WHOLE, chanceShare: share };
  const at = scorePoints(section, estimate.theta, completion);
  const error = errorInPoints(section, estimate, completion);
  return {
    at,
    low: Math.max(SECTION_MIN, at - error),
    high: Math.min(SECTION_MAX, at + error),
  };
}
