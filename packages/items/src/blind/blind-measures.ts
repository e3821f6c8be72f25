import type { Asked } from "../asked.ts";
import { correlation, mean } from "../statistics.ts";
import { type BlindAnswer, isAgreement } from "./blind-answer.ts";

export interface BlindMeasures {
  /** Questions whose first text two readers have answered. */
  readonly questions: number;
  /** How many of them both readers answered with the key, and could defend nothing else. */
  readonly agreed: number;
  /** Single answers to a first text, and how many match the key. */
  readonly answers: number;
  readonly matching: number;
  /**
   * Readers' difficulty compared with the author's, for each rating of a question's current
   * version.
   */
  readonly ratings: number;
  readonly correlation: number;
  /** Readers' mean rating minus the author's. */
  readonly bias: number;
}

/**
 * How honest the questions are: agreement before any rewriting, and the difficulty readers feel.
 */
export function blindMeasures(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
): BlindMeasures {
  const firsts = firstTexts(record).filter((answers) => answers.length === 2);
  const difficulties = new Map(bank.map(({ item }) => [item.id, item.difficulty]));
  const pairs = record.flatMap(({ item, difficulty }): [number, number][] => {
    const own = difficulties.get(item);
    return own === undefined ? [] : [[own, difficulty]];
  });
  return {
    questions: firsts.length,
    agreed: firsts.filter((answers) => answers.every(isAgreement)).length,
    answers: firsts.flat().length,
    matching: firsts.flat().filter(({ matches }) => matches).length,
    ratings: pairs.length,
    correlation: correlation(pairs),
    bias: mean(pairs.map(([author, reader]) => reader - author)),
  };
}

/** The first two answers to the first text of every question. A record is in order of time. */
function firstTexts(record: readonly BlindAnswer[]): BlindAnswer[][] {
  return Object.values(Object.groupBy(record, ({ item }) => item)).map((answers = []) =>
    answers.filter(({ version }) => version === answers[0]!.version).slice(0, 2),
  );
}
