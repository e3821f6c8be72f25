import { FORMAT_NAMES } from "../../packages/contract/src/index.ts";
import {
  type Asked,
  type BlindAnswer,
  type BlindRead,
  guessMeasures,
  labelsByRule,
  LEAST_TAKEN_IN,
  RATING_GOALS,
  RATING_KINDS,
  type RatingKind,
  ratingMeasures,
  weakMeasures,
} from "../../packages/items/src/index.ts";
import { percent, score } from "../report/number-words.ts";

/** What guessers, editors, and weak solvers found, as lines to print. */
export function readLines(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
): string[] {
  return [
    ...guessLines(bank, reads),
    ...RATING_KINDS.flatMap((kind) => ratingLines(bank, reads, kind)),
    ...weakLines(bank, reads),
    ...labelLines(bank, record, reads),
  ];
}

function guessLines(bank: readonly Asked[], reads: readonly BlindRead[]): string[] {
  return guessMeasures(bank, reads).flatMap((one) => {
    const { format, all, questions, now, first, most, givenAway } = one;
    const isMet = most === null || now.right <= most * now.solves;
    return [
      `${mark(now.solves, isMet)} options only, ${FORMAT_NAMES[format]}: ${percent(now.right, now.solves)} of ${now.solves} guesses right${most === null ? "" : `, at most ${percent(most, 1)} wanted`} (${questions} of ${all} questions); first round ${percent(first.right, first.solves)} of ${first.solves}`,
      ...givenAway.map((id) => `    rewrite ${id}: two guessers were right and sure`),
    ];
  });
}

function ratingLines(
  bank: readonly Asked[],
  reads: readonly BlindRead[],
  kind: RatingKind,
): string[] {
  return ratingMeasures(bank, reads, kind).flatMap((one) => {
    const { format, all, questions, now, first, low } = one;
    const isMet = low.length === 0 && !(now.mean < RATING_GOALS.mean);
    return [
      `${mark(now.count, isMet)} ${kind}, ${FORMAT_NAMES[format]}: mean ${score(now.mean)} of ${now.count} ratings, at least ${RATING_GOALS.mean} wanted, ${low.length} below ${RATING_GOALS.least} (${questions} of ${all} questions); first round ${score(first.mean)} of ${first.count}`,
      ...low.map(
        (read) => `    ${read.rating} ${read.item}: "${read.phrase ?? "–"}" (${read.solver})`,
      ),
    ];
  });
}

function weakLines(bank: readonly Asked[], reads: readonly BlindRead[]): string[] {
  return weakMeasures(bank, reads).flatMap((one) => {
    const { format, all, questions, levels, first, tooEasy } = one;
    const { solves, wrong } = levels.at(-1)!;
    const shares = levels.map(
      (own) => `${own.name}: ${percent(own.wrong, own.solves)} of ${own.solves}`,
    );
    return [
      `${mark(solves, wrong >= LEAST_TAKEN_IN * solves)} weak solver, ${FORMAT_NAMES[format]}: took in ${shares.join(", ")}; at least ${percent(LEAST_TAKEN_IN, 1)} wanted at the highest labels (${questions} of ${all} questions); first round ${percent(first.wrong, first.solves)} of ${first.solves}`,
      ...tooEasy.map((id) => `    ${id} is labeled hard and took in nobody`),
    ];
  });
}

function labelLines(
  bank: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
): string[] {
  return labelsByRule(bank, record, reads).fits.map(
    ({ format, questions, line, correlation, biasNow, biasThen, changes }) =>
      `  labels, ${FORMAT_NAMES[format]}: ${questions} questions; share of weak solvers who err = ${score(line.intercept)} + ${score(line.slope)} × rating (correlation ${score(correlation)}); label minus rating ${score(biasNow)} on average, ${score(biasThen)} by the rule, which changes ${changes}`,
  );
}

/** Nothing measured is neither good nor bad. */
function mark(count: number, isMet: boolean): string {
  if (count === 0) return "·";
  return isMet ? "✔" : "✘";
}
