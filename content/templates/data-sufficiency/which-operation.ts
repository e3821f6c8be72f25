import {
  findingsByCases,
  Fraction,
  hasKey,
  listed,
  near,
  type PairKey,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** One of the four operations, by its place in the list. */
type Case = Readonly<{ operation: number }>;
type Terms = readonly [a: number, b: number];

const NAMES = ["addition", "subtraction", "multiplication", "division"];
const RESULTS: readonly ((a: number, b: number) => number)[] = [
  (a, b) => a + b,
  (a, b) => a - b,
  (a, b) => a * b,
  (a, b) => a / b,
];
const CASES: readonly Case[] = NAMES.map((_, operation) => ({ operation }));

function resultOf({ operation }: Case, [a, b]: Terms): number {
  return tidy(RESULTS[operation]!(a, b), 9);
}

const SYMBOLS = ["\\otimes", "\\odot", "\\circ", "\\diamond"];

const STEMS: readonly ((symbol: string, asked: string) => string)[] = [
  (symbol, asked) =>
    `If $${symbol}$ represents addition, subtraction, multiplication, or division, what is the value of $${asked}$?`,
  (symbol, asked) =>
    `The symbol $${symbol}$ represents one of the operations addition, subtraction, multiplication, and division. What is the value of $${asked}$?`,
  (symbol, asked) =>
    `What is the value of $${asked}$ if $${symbol}$ represents addition, subtraction, multiplication, or division?`,
];

/** Two numbers with the result of at least one operation. */
const EQUATIONS: readonly ((n: number) => readonly [Terms, result: number])[] = [
  (n) => [[n, 0], n],
  (n) => [[n, 1], n],
  (n) => [[0, n], 0],
  () => [[1, 1], 1],
  () => [[2, 2], 4],
  () => [[4, 2], 2],
  (n) => [[0, n], n],
  (n) => [[n, n], 0],
  (n) => [[n, n], 1],
  (n) => [[n, 0], 0],
];

const ASKED: readonly Terms[] = [
  [6, 2],
  [6, 3],
  [8, 4],
  [10, 5],
  [12, 3],
  [12, 4],
  [5, 1],
  [8, 1],
  [4, 2],
  [2, 2],
];

/** What tempts, by the key. */
const TENSIONS = {
  A: ["c-trap", "C", "Four operations are possible, so one equation looks like too little."],
  C: [
    "hidden-enough",
    "E",
    "Either equation leaves more than one operation, so they look too weak even together.",
  ],
  D: ["c-trap", "C", "Four operations are possible, so one equation looks like too little."],
  E: ["near-miss", "C", "Two different equations look as if they left one operation."],
} as const;

/** Weighted against how often a drawn pair has another key. */
const KEYS: readonly PairKey[] = (
  ["A", "A", "A", "C", "C", "C", "D", "D", "D", "E", "E"] as const
).flatMap((key) => (key === "D" || key === "E" ? [key, key, key] : [key]));

function drawNumbers(rng: Rng) {
  const key = rng.pick(KEYS);
  const symbol = rng.pick(SYMBOLS);
  const asked = rng.pick(ASKED);
  const [form, other] = [rng.pick(EQUATIONS), rng.pick(EQUATIONS)];
  if (form === other) return null;
  const drawn = [form(rng.int(2, 6)), other(rng.int(2, 6))] as const;
  const terms = [...drawn.map(([own]) => own), asked].map(String);
  if (new Set(terms).size < 3) return null;
  const said = drawn.map(([own, result]) => saidOf(symbol, own, result, asked)) as [
    Said<Case>,
    Said<Case>,
  ];
  if (!CASES.some((one) => said[0].holds(one) && said[1].holds(one))) return null;
  const findings = findingsOf(symbol, asked, said);
  return hasKey(findings, key) ? { key, symbol, asked, said, findings } : null;
}

function saidOf(symbol: string, terms: Terms, result: number, asked: Terms): Said<Case> {
  const holds = (one: Case) => near(resultOf(one, terms), result);
  return {
    text: `$${terms[0]} ${symbol} ${terms[1]} = ${result}$`,
    holds,
    gives: `${listed(CASES.map((one) => workedOf(one, terms)))}, so the symbol means ${namesOf(CASES.filter(holds))}.${alikeOf(CASES.filter(holds), asked)}`,
  };
}

function namesOf(cases: readonly Case[]): string {
  const names = cases.map(({ operation }) => NAMES[operation]!);
  return listed(names, "or");
}

const SIGNS = ["+", "-", "\\cdot", "\\div"];

/** "$6 - 2 = 4$" */
function workedOf(one: Case, terms: Terms): string {
  const written = `${terms[0]} ${SIGNS[one.operation]!} ${terms[1]}`;
  const result = resultOf(one, terms);
  if (!Number.isFinite(result)) return `$${written}$ has no value`;
  if (Number.isInteger(result)) return `$${written} = ${result}$`;
  const { top, bottom } = new Fraction(terms[0], terms[1]);
  return `$${written} = \\frac{${top}}{${bottom}}$`;
}

/** The calculations of the value in question, if all operations left give the same one. */
function alikeOf(fits: readonly Case[], asked: Terms): string {
  const results = new Set(fits.map((one) => resultOf(one, asked)));
  return results.size > 1 ? "" : ` Here ${listed(fits.map((one) => workedOf(one, asked)))}.`;
}

function findingsOf(symbol: string, asked: Terms, said: readonly [Said<Case>, Said<Case>]) {
  const [a, b] = asked;
  return findingsByCases(CASES, said, (one) => resultOf(one, asked), {
    together: (fits) => `Both equations are true only for ${namesOf(fits)}.${alikeOf(fits, asked)}`,
    settled: (one) => `So $${a} ${symbol} ${b} = ${resultOf(one, asked)}$.`,
    rivals: (one, other) =>
      `With ${NAMES[one.operation]}, ${workedOf(one, asked)}, but with ${NAMES[other.operation]}, ${workedOf(other, asked)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "which-operation",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A symbol for one of the four operations: which of them an equation leaves.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, symbol, asked, said, findings } = numbers;
    const [tension, letter, why] = TENSIONS[key];
    return {
      variant: `${key}/${asked.join("-")}`,
      context: "pure",
      difficulty: 3,
      stem: rng.pick(STEMS)(symbol, `${asked[0]} ${symbol} ${asked[1]}`),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: { letter, why },
      solution: {
        idea: "Try all four operations in each equation. An equation is enough if every operation left gives the same value.",
        steps: stepsOfFindings(findings),
        check: "Did you try all four operations, with the numbers in the order given?",
        takeaway:
          "When a symbol stands for one of a few operations, list those that fit, and compare the values that they give.",
      },
    };
  },

  /** Calculates each equation with each operation. */
  check({ stem, statements }) {
    const [first, second] = statements.map((said) => {
      const { terms, result } = equationIn(said);
      return (one: Case) => valueWith(one, terms) === result;
    }) as [(one: Case) => boolean, (one: Case) => boolean];
    const { terms } = equationIn(stem);
    return { cases: CASES, first, second, answer: (one: Case) => valueWith(one, terms) };
  },
};

function equationIn(text: string): { terms: Terms; result: number } {
  const found = /\$(\d+) \\[a-z]+ (\d+)(?: = (\d+))?\$/.exec(text);
  if (!found) throw new Error(`No operation in: ${text}`);
  return { terms: [Number(found[1]), Number(found[2])], result: Number(found[3]) };
}

function valueWith({ operation }: Case, [a, b]: Terms): number {
  return [a + b, a - b, a * b, a / b][operation]!;
}
