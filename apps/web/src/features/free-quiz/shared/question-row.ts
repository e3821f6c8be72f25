import { type QuizReportRow, RAPID_SECONDS } from "@theta/contract";
import { type Outcome, outcomeOf } from "../../question/results/outcome.ts";

/** A question of the report with its number, counted from 1. */
export interface QuestionRow extends QuizReportRow {
  order: number;
}

export function numbered(rows: readonly QuizReportRow[]): QuestionRow[] {
  return rows.map((row, place) => ({ ...row, order: place + 1 }));
}

type Went = Pick<QuizReportRow, "isReached" | "isAnswered" | "isCorrect">;

/** What practice asks again: questions seen but not answered right. */
export function isMissed({ isReached, isCorrect }: Went): boolean {
  return isReached && !isCorrect;
}

/** Whether every answer came faster than its question can be read. Then the result says little. */
export function areAllRapid(rows: readonly QuizReportRow[]): boolean {
  const answered = rows.filter(({ isAnswered }) => isAnswered);
  return (
    answered.length > 0 &&
    answered.every(({ timeSpent }) => timeSpent !== null && timeSpent < RAPID_SECONDS)
  );
}

export const ALL_RAPID_WORDS = `You answered every question in under ${RAPID_SECONDS} seconds, so this result says little about what you know.`;

export type Counts = Record<Outcome, number>;

/** The counts that everything on the screen uses. */
export function countOutcomes(rows: readonly Went[]): Counts {
  const counts: Counts = { correct: 0, incorrect: 0, unanswered: 0, unreached: 0 };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** "2 wrong, 1 unanswered, 3 not reached", leaving out zeros. */
export function lackWords({ incorrect, unanswered, unreached }: Omit<Counts, "correct">): string {
  const words = [
    incorrect > 0 && `${incorrect} wrong`,
    unanswered > 0 && `${unanswered} unanswered`,
    unreached > 0 && `${unreached} not reached`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(", ") : "None wrong";
}
