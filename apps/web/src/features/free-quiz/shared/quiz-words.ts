import { type QuizCard, secondsAllowed, type TimeAllowed } from "@theta/contract";
import { availableFrom } from "../../../lib/day-words.ts";
import { lengthWords } from "../../test-settings/time-words.ts";

/** The duration of a quiz that comes without one. */
export const QUIZ_SECONDS = 900;

/** How many seconds a quiz that was started gave for all its questions. Null without a clock. */
export function secondsGiven({ duration, time = "standard" }: QuizCard): number | null {
  return time === "no-clock" ? null : secondsAllowed(duration ?? QUIZ_SECONDS, time);
}

/** "Available From January 5th 2026, 15 min, 10 questions" */
export function quizFacts(quiz: QuizCard, chosen: TimeAllowed): string {
  return `Available From ${availableFrom(quiz.expiryDateTimestamp)} ${lengthOf(quiz, chosen)}`;
}

/**
 * "15 min, 10 questions": with the time it was started with, or that it would give a learner who has chosen
 * so much.
 */
export function lengthOf(
  { duration, totalQuestions, time }: QuizCard,
  chosen: TimeAllowed,
): string {
  return lengthWords(duration ?? QUIZ_SECONDS, totalQuestions, time ?? chosen);
}
