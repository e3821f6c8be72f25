import type { QuizCard } from "@theta/contract";

/** A quiz that comes without a duration has this. */
export const QUIZ_SECONDS = 900;

/** "15 min" */
export function minutes({ duration }: { duration?: number | null | undefined }): string {
  return `${Math.round((duration ?? QUIZ_SECONDS) / 60)} min`;
}

const MONTH = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** "January 5th 2026,": the comma belongs to the line that goes on after it. */
export function availableFrom(timestamp: number): string {
  return `${dayWords(new Date(timestamp))},`;
}

/** "May 18th 2026": the day where the learner is. */
export function dayTaken(timestamp: number): string {
  const here = new Date(timestamp);
  return dayWords(new Date(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate())));
}

function dayWords(date: Date): string {
  const day = date.getUTCDate();
  return `${MONTH.format(date)} ${day}${ordinalEnding(day)} ${date.getUTCFullYear()}`;
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}

/** "Available From January 5th 2026, 15 min, 10 questions" */
export function quizFacts(quiz: QuizCard): string {
  return `Available From ${availableFrom(quiz.expiryDateTimestamp)} ${lengthOf(quiz)}`;
}

/** "15 min, 10 questions" */
export function lengthOf(quiz: QuizCard): string {
  return `${minutes(quiz)}, ${quiz.totalQuestions} questions`;
}
