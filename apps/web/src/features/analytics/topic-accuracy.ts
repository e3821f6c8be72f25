import type { Verdict } from "../../lib/question/verdict.ts";
import { type QuestionRow, topicOf, verdictOf } from "./question-row.ts";

export interface TopicAccuracy {
  topic: string;
  total: number;
  correct: number;
  /** One for each question, the right ones first. */
  verdicts: Verdict[];
}

const ORDER: readonly Verdict[] = ["correct", "incorrect", "unanswered"];

/** How each topic went; those with most misses first, since they are what to practise. */
export function topicAccuracy(rows: readonly QuestionRow[]): TopicAccuracy[] {
  return [...Map.groupBy(rows, topicOf)]
    .map(([topic, own]) => ({
      topic,
      total: own.length,
      correct: own.filter(({ isCorrect }) => isCorrect).length,
      verdicts: own.map(verdictOf).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    }))
    .toSorted(
      (a, b) => missed(b) - missed(a) || b.total - a.total || a.topic.localeCompare(b.topic),
    );
}

export function missed({ total, correct }: Pick<TopicAccuracy, "total" | "correct">): number {
  return total - correct;
}
