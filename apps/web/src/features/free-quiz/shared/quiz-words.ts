import { type QuizCard, secondsAllowed } from "@theta/contract";
import { inMinutes } from "../../../lib/clock-time.ts";
import { availableFrom } from "../../../lib/day-words.ts";

/** The duration of a quiz that comes without one. */
export const QUIZ_SECONDS = 900;

/** How many seconds a quiz that was started gave for all its questions. Null without a clock. */
export function secondsGiven({ duration, time = "standard" }: QuizCard): number | null {
  return time === "no-clock" ? null : secondsAllowed(duration ?? QUIZ_SECONDS, time);
}

/** "Available From January 5th 2026, 15 min, 10 questions" */
export function quizFacts(quiz: QuizCard): string {
  return `Available From ${availableFrom(quiz.expiryDateTimestamp)} ${lengthOf(quiz)}`;
}

/** "15 min, 10 questions" */
export function lengthOf({ duration, totalQuestions }: QuizCard): string {
  return `${inMinutes(duration ?? QUIZ_SECONDS)}, ${totalQuestions} questions`;
}
