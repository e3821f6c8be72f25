import { FORMAT_NAMES } from "../../packages/contract/src/index.ts";
import {
  type Asked,
  type BlindAnswer,
  type BlindRead,
  goalOf,
  guessMeasures,
  keyOf,
  type KeptValues,
  labelsByRule,
  LEAST_TAKEN_IN,
  LETTERS,
  type Measure,
  meetsGoal,
  RATING_GOALS,
  RATING_KINDS,
  type RatingKind,
  ratingMeasures,
  weakMeasures,
} from "../../packages/items/src/index.ts";
import { percent, score } from "../report/number-words.ts";
import { type Table, tableHtml } from "../report/report-html.ts";

interface Register {
  readonly questions: readonly Asked[];
  readonly record: readonly BlindAnswer[];
  readonly reads: readonly BlindRead[];
  readonly measures: readonly Measure[];
  readonly kept: KeptValues;
}

/** How close the bank is to the exam's register, and what readers of blind sheets said. */
export function registerSection({ questions, record, reads, measures, kept }: Register): string {
  const read = [
    guesses(questions, reads),
    ...RATING_KINDS.map((kind) => ratings(questions, reads, kind)),
    weakSolves(questions, reads),
    labels(questions, record, reads),
  ].filter(({ rows }) => rows.length > 0);
  return [
    "<h2>The exam's register</h2>",
    "<p>A measure off its goal may come closer but not get worse than its limit. docs/gates.md explains each one.</p>",
    tableHtml(measured(measures, kept)),
    tableHtml(letters(questions)),
    ...(read.length === 0
      ? ["<p>Nobody has guessed, rated, or weakly solved a question yet.</p>"]
      : read.map(tableHtml)),
  ].join("\n");
}

function measured(measures: readonly Measure[], kept: KeptValues): Table {
  return {
    caption: "Measured over the bank",
    head: ["Measure", "Questions", "Value", "Wanted", "Limit", "Goal met"],
    rows: measures.map((measure) => [
      measure.name,
      String(measure.count),
      String(Math.round(measure.value * 1000) / 1000),
      goalOf(measure),
      String(kept[measure.name] ?? "the goal"),
      yes(meetsGoal(measure)),
    ]),
    rowClass: (row) => (meetsGoal(measures[row]!) ? "ok" : "no"),
  };
}

/** For questions with one answer; a gate refuses a letter that is right too often. */
function letters(questions: readonly Asked[]): Table {
  const single = questions.filter(({ item }) => /^[A-E]$/.test(keyOf(item)));
  return {
    caption: "Letters of the keys",
    head: ["Format", "Questions", ...LETTERS],
    rows: [...Map.groupBy(single, ({ item }) => item.format)].map(([format, own]) => [
      FORMAT_NAMES[format],
      String(own.length),
      ...LETTERS.map((letter) =>
        percent(own.filter(({ item }) => keyOf(item) === letter).length, own.length),
      ),
    ]),
  };
}

function guesses(questions: readonly Asked[], reads: readonly BlindRead[]): Table {
  return {
    caption: "Guessed from the question sentence and the options alone",
    head: ["Format", "Questions", "Guesses", "Right", "At most", "First round", "To rewrite"],
    rows: guessMeasures(questions, reads).map((one) => [
      FORMAT_NAMES[one.format],
      `${one.questions} of ${one.all}`,
      String(one.now.solves),
      percent(one.now.right, one.now.solves),
      one.most === null ? "–" : percent(one.most, 1),
      `${percent(one.first.right, one.first.solves)} of ${one.first.solves}`,
      one.givenAway.join(", "),
    ]),
  };
}

const RATED: Readonly<Record<RatingKind, string>> = {
  editor: "Editors' ratings",
  solution: "Ratings of solutions",
  data: "Ratings of data: could they be true?",
};

function ratings(
  questions: readonly Asked[],
  reads: readonly BlindRead[],
  kind: RatingKind,
): Table {
  return {
    caption: `${RATED[kind]}; the mean should be ${RATING_GOALS.mean} or more, and none below ${RATING_GOALS.least}`,
    head: ["Format", "Questions", "Ratings", "Mean", "First round", "Too low"],
    rows: ratingMeasures(questions, reads, kind).map((one) => [
      FORMAT_NAMES[one.format],
      `${one.questions} of ${one.all}`,
      String(one.now.count),
      score(one.now.mean),
      `${score(one.first.mean)} of ${one.first.count}`,
      one.low.map(({ item, rating, phrase }) => `${item} (${rating}: ${phrase ?? "–"})`).join("; "),
    ]),
  };
}

function weakSolves(questions: readonly Asked[], reads: readonly BlindRead[]): Table {
  const measures = weakMeasures(questions, reads);
  const levels = measures[0]?.levels.map(({ name }) => `Labels ${name}`) ?? [];
  return {
    caption: `Weak solvers who erred, by label; at the highest labels, at least ${percent(LEAST_TAKEN_IN, 1)} should`,
    head: ["Format", "Questions", ...levels, "First round", "Labeled hard, took in nobody"],
    rows: measures.map((one) => [
      FORMAT_NAMES[one.format],
      `${one.questions} of ${one.all}`,
      ...one.levels.map(({ solves, wrong }) => `${percent(wrong, solves)} of ${solves}`),
      `${percent(one.first.wrong, one.first.solves)} of ${one.first.solves}`,
      one.tooEasy.join(", "),
    ]),
  };
}

function labels(
  questions: readonly Asked[],
  record: readonly BlindAnswer[],
  reads: readonly BlindRead[],
): Table {
  return {
    caption:
      "The rule for labels: the mean rating of the solvers, plus nine levels times how many more weak solvers err than expected at that rating (with four more solves that go as expected)",
    head: [
      "Format",
      "Questions",
      "Expected to err",
      "Correlation",
      "Label minus rating",
      "By the rule",
      "Labels to change",
    ],
    rows: labelsByRule(questions, record, reads).fits.map((fit) => [
      FORMAT_NAMES[fit.format],
      String(fit.questions),
      `${score(fit.line.intercept)} + ${score(fit.line.slope)} × rating`,
      score(fit.correlation),
      score(fit.biasNow),
      score(fit.biasThen),
      String(fit.changes),
    ]),
  };
}

function yes(isMet: boolean): string {
  return isMet ? "yes" : "not yet";
}
