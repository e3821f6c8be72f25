import type { Asked } from "../asked.ts";
import { answersTo, type BlindAnswer, isAgreement } from "./blind-answer.ts";

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

/** How far an author's difficulty may be from the readers' before it moves halfway. */
const MOST_APART = 2;

/**
 * Difficulties that readers of the current text would set differently. Readers have practice and
 * find everything easier, so their scale is first aligned with the authors'.
 */
export function relabeled(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
): { id: string; from: number; to: number }[] {
  const rated = bank.flatMap((asked) => {
    const ratings = answersTo(asked, record).map(({ difficulty }) => difficulty);
    return ratings.length < 2
      ? []
      : [{ id: asked.item.id, author: asked.item.difficulty, reader: mean(ratings) }];
  });
  const [authors, readers] = [rated.map(({ author }) => author), rated.map(({ reader }) => reader)];
  const [ma, mr] = [mean(authors), mean(readers)];
  const stretch = Math.sqrt(variance(authors, ma) / variance(readers, mr));
  return rated.flatMap(({ id, author, reader }) => {
    const onScale = ma + stretch * (reader - mr);
    if (Math.abs(onScale - author) < MOST_APART) return [];
    const to = Math.min(10, Math.max(1, Math.round((author + onScale) / 2)));
    return to === author ? [] : [{ id, from: author, to }];
  });
}

/** The first two answers to the first text of every question. A record is in order of time. */
function firstTexts(record: readonly BlindAnswer[]): BlindAnswer[][] {
  return Object.values(Object.groupBy(record, ({ item }) => item)).map((answers = []) =>
    answers.filter(({ version }) => version === answers[0]!.version).slice(0, 2),
  );
}

function correlation(pairs: readonly [number, number][]): number {
  const xs = pairs.map(([x]) => x);
  const ys = pairs.map(([, y]) => y);
  const [mx, my] = [mean(xs), mean(ys)];
  const products = mean(pairs.map(([x, y]) => (x - mx) * (y - my)));
  return products / Math.sqrt(variance(xs, mx) * variance(ys, my));
}

function variance(values: readonly number[], center: number): number {
  return mean(values.map((value) => (value - center) ** 2));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
