import type { Asked, Question } from "../../asked.ts";
import { mean } from "../../statistics.ts";
import { type BlindRead, type EditorRead, readsByFormat } from "./blind-read.ts";

/** Official questions get 4.8 from the same readers. */
export const EDITOR_GOALS = { mean: 4.3, least: 4 };

interface Ratings {
  readonly count: number;
  /** NaN without ratings. */
  readonly mean: number;
}

export interface EditorMeasure {
  readonly format: Question["format"];
  readonly all: number;
  readonly questions: number;
  readonly now: Ratings;
  /** Of the first text of every question that was read. */
  readonly first: Ratings;
  /** Reads of today's texts that no question may get, worst first. */
  readonly low: readonly EditorRead[];
}

/** How much the questions read like the exam's, by format. */
export function editorMeasures(
  bank: readonly Asked[],
  reads: readonly BlindRead[],
): EditorMeasure[] {
  const edits = reads.filter((read) => read.kind === "editor");
  return readsByFormat(bank, edits).map(({ format, all, questions }) => {
    const now = questions.flatMap((one) => one.now);
    return {
      format,
      all,
      questions: questions.filter((one) => one.now.length > 0).length,
      now: ratingsOf(now),
      first: ratingsOf(questions.flatMap(({ first }) => first)),
      low: now
        .filter(({ rating }) => rating < EDITOR_GOALS.least)
        .toSorted((one, other) => one.rating - other.rating),
    };
  });
}

function ratingsOf(reads: readonly EditorRead[]): Ratings {
  return { count: reads.length, mean: mean(reads.map(({ rating }) => rating)) };
}
