import type { Answer } from "../ability/estimate.ts";
import { EngineError } from "../ability/item.ts";
import { SECTION_MIN, type SectionName } from "./tables.ts";

/** What a score below 70 depends on besides the ability. Blanks were completed with wrong answers. */
export interface Completion {
  readonly positions: number;
  readonly unanswered: number;
  /** See `chanceShare`. */
  readonly chanceShare: number;
}

/** Everything answered, and as much right as guessing gets: nothing lowers the floor. */
export const WHOLE: Completion = { positions: 1, unanswered: 0, chanceShare: 1 };

/** The floor of a section where the learner knew nothing and answered everything. */
export const GUESSING_SCORE = 68;
/** From here up, scores follow the published percentiles for everybody. */
export const COMPRESSED_BELOW = 70;

/**
 * How much of half a guesser's due was reached. Someone who knows nothing gets Σc answers right on average:
 * this is 0 with none right, and 1 from half of that on. Only half, because guessers are often unlucky: asking
 * for all of it would put their average score below 67. Answers still to come count as guesses, since luck
 * is judged over a whole section.
 */
export function chanceShare(answers: readonly Answer[], toCome: readonly Answer[] = []): number {
  let right = 0;
  let due = 0;
  for (const { item, correct } of answers) {
    right += correct ? 1 : 0;
    due += item.c / 2;
  }
  for (const { item } of toCome) {
    right += item.c;
    due += item.c / 2;
  }
  return right >= due ? 1 : right / due;
}

/**
 * Equal percentiles can't be kept below 70: they put everyone who guesses at 60, and the exam puts
 * them near 70. So the scale from 60 to 70 is compressed into the part above a floor. The floor is
 * 68 when everything was answered. Blanks lower it, and so do fewer right answers than guessing
 * gets. With everything wrong, the floor is 60, and so is the score for an ability that low.
 */
export function drawTogether(points: number, completion: Completion): number {
  const share = shareOfWay(points);
  if (share === 1) return points;
  const floor = floorOf(completion);
  return floor + share * (COMPRESSED_BELOW - floor);
}

/**
 * The points a score lost by too few right answers. The model knows no one who does worse than
 * guessing, so they are bad luck: part of the score's error, whose range then reaches up to where guessing
 * lands.
 */
export function pointsOfLuck(points: number, completion: Completion): number {
  const lowered = floorOf({ ...completion, chanceShare: 1 }) - floorOf(completion);
  return (1 - shareOfWay(points)) * lowered;
}

function floorOf({ positions, unanswered, chanceShare: share }: Completion): number {
  const answered = 1 - unanswered / positions;
  return SECTION_MIN + (GUESSING_SCORE - SECTION_MIN) * answered * share;
}

/** How far up from 60 to 70, at most 1. */
function shareOfWay(points: number): number {
  return Math.min(1, (points - SECTION_MIN) / (COMPRESSED_BELOW - SECTION_MIN));
}

export function checkCompletion(
  section: SectionName,
  { positions, unanswered, chanceShare: share }: Completion,
): void {
  if (!Number.isInteger(positions) || positions < 1)
    throw new EngineError(
      `The ${section} section has ${positions} positions; it needs at least 1.`,
    );
  if (!Number.isInteger(unanswered) || unanswered < 0 || unanswered > positions)
    throw new EngineError(
      `Of ${positions} positions in ${section}, 0 to ${positions} are unanswered, not ${unanswered}.`,
    );
  if (!(share >= 0 && share <= 1))
    throw new EngineError(
      `The share of a guesser's due in ${section} runs from 0 to 1, not ${share}.`,
    );
}
