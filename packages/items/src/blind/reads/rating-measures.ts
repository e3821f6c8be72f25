import type { Asked, Question } from "../../asked.ts";
import { mean } from "../../statistics.ts";
import { type BlindRead, type RatingKind, type RatingRead, readsByFormat } from "./blind-read.ts";

/** Official questions get 4.8 from the same editors. */
export const RATING_GOALS = { mean: 4.3, least: 4 };

interface Ratings {
  readonly count: number;
  /** NaN without ratings. */
  readonly mean: number;
}

export interface RatingMeasure {
  readonly format: Question["format"];
  readonly all: number;
  readonly questions: number;
  readonly now: Ratings;
  /** Of the first text of every question that was read. */
  readonly first: Ratings;
  /** Reads of today's texts that no question may get, worst first. */
  readonly low: readonly RatingRead[];
}

/** How readers of one kind rated the questions, by format. */
export function ratingMeasures(
  bank: readonly Asked[],
  reads: readonly BlindRead[],
  kind: RatingKind,
): RatingMeasure[] {
  const edits = reads.filter((read): read is RatingRead => read.kind === kind);
  return readsByFormat(bank, edits).map(({ format, all, questions }) => {
    const now = questions.flatMap((one) => one.now);
    return {
      format,
      all,
      questions: questions.filter((one) => one.now.length > 0).length,
      now: ratingsOf(now),
      first: ratingsOf(questions.flatMap(({ first }) => first)),
      low: now
        .filter(({ rating }) => rating < RATING_GOALS.least)
        .toSorted((one, other) => one.rating - other.rating),
    };
  });
}

function ratingsOf(reads: readonly RatingRead[]): Ratings {
  return { count: reads.length, mean: mean(reads.map(({ rating }) => rating)) };
}
