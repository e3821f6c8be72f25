import type { QuizAnalyticsRow } from "@theta/contract";
import type { Verdict } from "../../lib/question/verdict.ts";

/** A question of the analytics with its number, counted from 1. */
export interface QuestionRow extends QuizAnalyticsRow {
  order: number;
}

export function numbered(rows: readonly QuizAnalyticsRow[]): QuestionRow[] {
  return rows.map((row, place) => ({ ...row, order: place + 1 }));
}

type Answered = Pick<QuizAnalyticsRow, "isAnswered" | "isCorrect">;

export function verdictOf({ isAnswered, isCorrect }: Answered): Verdict {
  if (!isAnswered) return "unanswered";
  return isCorrect ? "correct" : "incorrect";
}

const NO_TOPIC = "N/A";

export function topicOf({ topicName }: Pick<QuizAnalyticsRow, "topicName">): string {
  return topicName.trim() || NO_TOPIC;
}

const PREVIEW_CHARACTERS = 100;
const NO_PREVIEW = "Question preview not available";

/** The beginning of a question in one line. */
export function previewOf({ questionString }: Pick<QuizAnalyticsRow, "questionString">): string {
  const characters = Array.from(questionString.trim());
  if (characters.length === 0) return NO_PREVIEW;
  if (characters.length <= PREVIEW_CHARACTERS) return characters.join("");
  return `${characters.slice(0, PREVIEW_CHARACTERS).join("").trimEnd()}…`;
}
