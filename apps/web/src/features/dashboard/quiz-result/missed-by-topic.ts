import type { QuestionRow } from "../../free-quiz/shared/question-row.ts";
import { isMissed } from "../../free-quiz/shared/question-row.ts";
import { topicOf } from "../../question/results/question-words.ts";

export interface MissedRows {
  /** "N/A" for questions without one. */
  topic: string;
  /** Those missed, in the quiz's order. */
  rows: QuestionRow[];
  /** How many of its questions came on screen. */
  seen: number;
}

/** The topics that cost the most questions first; of equals, the one missed more of the time. */
export function missedByTopic(rows: readonly QuestionRow[]): MissedRows[] {
  const seen = rows.filter(({ isReached }) => isReached);
  return [...Map.groupBy(seen, topicOf)]
    .map(([topic, own]) => ({ topic, rows: own.filter(isMissed), seen: own.length }))
    .filter(({ rows: missed }) => missed.length > 0)
    .toSorted((a, b) => b.rows.length - a.rows.length || a.seen - b.seen);
}
