import type { Asked, Question } from "../asked.ts";
import { correlation, type Line, lineThrough, mean } from "../statistics.ts";
import { type BlindAnswer, keyOf, versionOf } from "./blind-answer.ts";
import type { BlindRead } from "./reads/blind-read.ts";

/**
 * How a question's difficulty follows from the people who solved it blind. Solvers rate it from 1
 * to 10, and weak solvers err or don't. In each format, a line says how many of the weak are
 * expected to err at a rating. The label is the mean rating, adjusted by how much more (or less)
 * they actually erred: nine levels for the full range from nobody to everybody. With few weak
 * solves, the difference may be chance, so it counts as if four more solves had gone as expected.
 */
const FEWEST_RATINGS = 2;
const FEWEST_SOLVES = 2;
const LEVELS_APART = 9;
const EXPECTED_SOLVES = 4;

export interface LabeledQuestion {
  readonly id: string;
  readonly format: Question["format"];
  /** The label it has. */
  readonly from: number;
  /** The label the rule gives it. */
  readonly to: number;
  /** Mean of the solvers' ratings. */
  readonly rating: number;
  /** Share of the weak solvers who erred, and share expected at this rating. */
  readonly erred: number;
  readonly expected: number;
}

export interface LabelFit {
  readonly format: Question["format"];
  readonly questions: number;
  /** From a rating to the share of weak solvers who err. */
  readonly line: Line;
  /** Between ratings and shares; NaN when all are the same. */
  readonly correlation: number;
  /** Mean of label minus rating, with today's labels and with the rule's. */
  readonly biasNow: number;
  readonly biasThen: number;
  /** How many labels the rule changes. */
  readonly changes: number;
}

/** What the rule says about every question with enough ratings and weak solves of its text. */
export function labelsByRule(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
  fewestRatings = FEWEST_RATINGS,
): { questions: LabeledQuestion[]; fits: LabelFit[] } {
  const evidence = evidenceOf(bank, record, reads, fewestRatings);
  const formats = Map.groupBy(evidence, ({ format }) => format);
  const parts = [...formats].map(([format, own]) => {
    const points = own.map(({ rating, erred }) => [rating, erred] as const);
    const line = risingLine(points);
    const questions = own.map((one) => labeled(one, line));
    return { questions, fit: { format, line, ...fitOf(questions, points) } };
  });
  return {
    questions: parts.flatMap(({ questions }) => questions),
    fits: parts.map(({ fit }) => fit),
  };
}

interface Evidence extends Omit<LabeledQuestion, "to" | "expected"> {
  readonly solves: number;
}

function evidenceOf(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
  fewestRatings: number,
): Evidence[] {
  const ratings = Map.groupBy(record, ({ item }) => item);
  const weak = Map.groupBy(
    reads.filter((read) => read.kind === "weak"),
    ({ item }) => item,
  );
  return bank.flatMap((asked) => {
    const { id, format, difficulty } = asked.item;
    const [rated, solved] = [ratings.get(id) ?? [], weak.get(id) ?? []];
    if (rated.length < fewestRatings || solved.length < FEWEST_SOLVES) return [];
    const version = versionOf(asked);
    const own = rated.filter((one) => one.version === version);
    const solves = solved.filter((one) => one.version === version);
    if (own.length < fewestRatings || solves.length < FEWEST_SOLVES) return [];
    const key = keyOf(asked.item);
    const erred = solves.filter(({ answer }) => answer !== key).length / solves.length;
    const rating = mean(own.map((one) => one.difficulty));
    return [{ id, format, from: difficulty, rating, erred, solves: solves.length }];
  });
}

function labeled({ solves, ...one }: Evidence, { intercept, slope }: Line): LabeledQuestion {
  const expected = clamp(intercept + slope * one.rating, 0, 1);
  const trust = solves / (solves + EXPECTED_SOLVES);
  const level = one.rating + LEVELS_APART * trust * (one.erred - expected);
  return { ...one, expected, to: clamp(Math.round(level), 1, 10) };
}

/** By chance, few questions may say that the weak err less where solvers see more difficulty. */
function risingLine(points: readonly (readonly [number, number])[]): Line {
  const line = lineThrough(points);
  return line.slope < 0 ? { slope: 0, intercept: mean(points.map(([, y]) => y)) } : line;
}

function fitOf(
  questions: readonly LabeledQuestion[],
  points: readonly (readonly [number, number])[],
): Omit<LabelFit, "format" | "line"> {
  return {
    questions: questions.length,
    correlation: correlation(points),
    biasNow: mean(questions.map(({ from, rating }) => from - rating)),
    biasThen: mean(questions.map(({ to, rating }) => to - rating)),
    changes: questions.filter(({ from, to }) => from !== to).length,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
