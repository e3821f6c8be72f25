import type { QuizCard } from "@theta/contract";
import { inMinutes } from "../../../lib/clock-time.ts";
import { availableFrom } from "../../../lib/day-words.ts";

/** The duration of a quiz that comes without one. */
export const QUIZ_SECONDS = 900;

/** "Available From January 5th 2026, 15 min, 10 questions" */
export function quizFacts(quiz: QuizCard): string {
  return `Available From ${availableFrom(quiz.expiryDateTimestamp)} ${lengthOf(quiz)}`;
}

/** "15 min, 10 questions" */
export function lengthOf({ duration, totalQuestions }: QuizCard): string {
  return `${inMinutes(duration ?? QUIZ_SECONDS)}, ${totalQuestions} questions`;
}
