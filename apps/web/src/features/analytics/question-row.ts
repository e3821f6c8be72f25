import type { QuizAnalyticsRow } from "@theta/contract";
import { type Verdict, VERDICT_WORDS } from "../../lib/question/verdict.ts";

/** A question of the analytics with its number, counted from 1. */
export interface QuestionRow extends QuizAnalyticsRow {
  order: number;
}

export function numbered(rows: readonly QuizAnalyticsRow[]): QuestionRow[] {
  return rows.map((row, place) => ({ ...row, order: place + 1 }));
}

/** How a question went. One that was never on screen was neither answered nor left unanswered. */
export type Outcome = Verdict | "unreached";

export const OUTCOME_WORDS: Record<Outcome, string> = {
  ...VERDICT_WORDS,
  unreached: "Not Reached",
};

type Went = Pick<QuizAnalyticsRow, "isReached" | "isAnswered" | "isCorrect">;

export function outcomeOf({ isReached, isAnswered, isCorrect }: Went): Outcome {
  if (!isReached) return "unreached";
  if (!isAnswered) return "unanswered";
  return isCorrect ? "correct" : "incorrect";
}

/** What practice asks for again: seen, and not answered rightly. */
export function isMissed({ isReached, isCorrect }: Went): boolean {
  return isReached && !isCorrect;
}

export type Counts = Record<Outcome, number>;

/** The one count that everything on the screen shows. */
export function countOutcomes(rows: readonly Went[]): Counts {
  const counts: Counts = { correct: 0, incorrect: 0, unanswered: 0, unreached: 0 };
  for (const row of rows) counts[outcomeOf(row)] += 1;
  return counts;
}

/** "2 wrong, 1 not answered, 3 not reached": what is none is left out. */
export function lackWords({ incorrect, unanswered, unreached }: Omit<Counts, "correct">): string {
  const words = [
    incorrect > 0 && `${incorrect} wrong`,
    unanswered > 0 && `${unanswered} not answered`,
    unreached > 0 && `${unreached} not reached`,
  ].filter(Boolean);
  return words.length > 0 ? words.join(", ") : "None wrong";
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
  const end = wordsEnd(characters);
  return `${characters
    .slice(0, end)
    .join("")
    .replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** Where the last whole word ends within the first 100 characters; one long word is cut. */
function wordsEnd(characters: readonly string[]): number {
  const space = characters.lastIndexOf(" ", PREVIEW_CHARACTERS);
  return space > 0 ? space : PREVIEW_CHARACTERS;
}
