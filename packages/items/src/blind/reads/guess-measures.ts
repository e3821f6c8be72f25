import type { Asked, Question } from "../../asked.ts";
import { keyOf } from "../blind-answer.ts";
import { type BlindRead, readsByFormat } from "./blind-read.ts";
import { canBeGuessed } from "./guess-options.ts";

/**
 * The largest share of questions that may be guessed from their options. Official questions, solved
 * in the same way, gave 75% in Critical Reasoning and 90% in Reading Comprehension.
 */
export const MOST_GUESSED: Readonly<Partial<Record<Question["format"], number>>> = {
  "critical-reasoning": 0.7,
  "reading-comprehension": 0.8,
  "problem-solving": 0.28,
  "multi-source-reasoning": 0.35,
};

/** Two guessers who are right and at least this sure mean that the options give the key away. */
const GIVEN_AWAY = { solvers: 2, sure: 90 };

export interface Tally {
  readonly solves: number;
  readonly right: number;
}

export interface GuessMeasure {
  readonly format: Question["format"];
  /** Questions that could be guessed, and those that somebody tried in their current version. */
  readonly all: number;
  readonly questions: number;
  readonly now: Tally;
  /** On the first text of every question that was tried. */
  readonly first: Tally;
  readonly most: number | null;
  /** Ids of questions to rewrite. */
  readonly givenAway: readonly string[];
}

/** How much the options alone give away, by format. */
export function guessMeasures(bank: readonly Asked[], reads: readonly BlindRead[]): GuessMeasure[] {
  const guesses = reads.filter((read) => read.kind === "options-only");
  return readsByFormat(bank.filter(canBeGuessed), guesses).map(({ format, all, questions }) => {
    const solves = questions.flatMap(({ asked, now }) => {
      // Compares with today's key, which may have changed since.
      const key = keyOf(asked.item);
      return now.map((read) => ({ ...read, isRight: read.answer === key }));
    });
    const first = questions.flatMap((one) => one.first);
    const sure = solves.filter((solve) => solve.isRight && solve.sure >= GIVEN_AWAY.sure);
    return {
      format,
      all,
      questions: questions.filter(({ now }) => now.length > 0).length,
      now: { solves: solves.length, right: solves.filter(({ isRight }) => isRight).length },
      first: { solves: first.length, right: first.filter(({ matches }) => matches).length },
      most: MOST_GUESSED[format] ?? null,
      givenAway: [...Map.groupBy(sure, ({ item }) => item)]
        .filter(([, own]) => new Set(own.map(({ solver }) => solver)).size >= GIVEN_AWAY.solvers)
        .map(([id]) => id),
    };
  });
}
