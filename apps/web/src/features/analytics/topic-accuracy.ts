import { isMissed, type Outcome, outcomeOf, type QuestionRow, topicOf } from "./question-row.ts";

export interface TopicAccuracy {
  topic: string;
  total: number;
  correct: number;
  /** Those that practice asks for again. */
  missed: number;
  /** One for each question, the right ones first. */
  outcomes: Outcome[];
}

const ORDER: readonly Outcome[] = ["correct", "incorrect", "unanswered", "unreached"];

/** How each topic went; those with most misses first, since they are what to practise. */
export function topicAccuracy(rows: readonly QuestionRow[]): TopicAccuracy[] {
  return [...Map.groupBy(rows, topicOf)]
    .map(([topic, own]) => ({
      topic,
      total: own.length,
      correct: own.filter(({ isCorrect }) => isCorrect).length,
      missed: own.filter(isMissed).length,
      outcomes: own.map(outcomeOf).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    }))
    .toSorted((a, b) => b.missed - a.missed || b.total - a.total || a.topic.localeCompare(b.topic));
}
