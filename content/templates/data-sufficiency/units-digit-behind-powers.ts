import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  listed,
  type PairKey,
  plain,
  range,
  read,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
  valueOfFormula,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
const CASES: readonly Case[] = range(1, 200).map((n) => ({ n }));

/** The units digit of an expression in n, or the remainder of n for a divisor. */
type Fact = string | number;

interface Design extends DesignedPair<Fact> {
  readonly asked: string;
  /** A stands for either statement alone. */
  readonly key: PairKey;
}

const POWERS = "A power seems to leave more than one digit, as a square does.";
const SQUARE = "A square looks as if it had only one root.";
const DOUBLE = "Half of the last digit looks like the digit in question.";
const PARITY =
  "Odd or even looks like what's needed to choose between the two digits that are left.";
const MORE = "Two different powers look as if they left only one digit.";
const HALF = "Each statement seems to leave two digits.";

const DESIGNS: readonly Design[] = [
  design("n", ["n^3", "n^5"], "D", "hidden-enough", "C", POWERS, 5),
  design("n", ["3n", "n^7"], "D", "hidden-enough", "C", POWERS, 5),
  design("n", [20, "n^3"], "D", "hidden-enough", "A", POWERS, 5),
  design("n^2", ["n^6", "n^3"], "D", "hidden-enough", "C", POWERS, 6),
  design("n^2 + n", ["2n", 5], "D", "hidden-enough", "C", HALF, 7),
  design("n^2 + n", ["n^3", 5], "D", "hidden-enough", "A", HALF, 7),
  design("n", ["n^3", "n^2"], "A", "c-trap", "C", POWERS, 5),
  design("n", ["n^5", "n^4"], "A", "c-trap", "C", POWERS, 5),
  design("n", [20, "n^2"], "A", "c-trap", "C", HALF, 5),
  design("n^2", ["n^6", 2], "A", "c-trap", "C", PARITY, 6),
  design("n^2 + n", [5, "n^2"], "A", "c-trap", "C", HALF, 7),
  design("n^2 + n", ["2n", 2], "A", "c-trap", "C", PARITY, 7),
  design("n", ["n^2", 5], "C", "false-enough", "A", SQUARE, 5),
  design("n", ["2n", 2], "C", "false-enough", "A", DOUBLE, 5),
  design("n", ["n^2", "2n"], "C", "false-enough", "D", DOUBLE, 6),
  design("n", ["n^4", 5], "C", "false-enough", "A", SQUARE, 6),
  design("n^2", ["2n", 2], "C", "false-enough", "A", DOUBLE, 6),
  design("n^2 + n", ["n^2", "(n + 1)^2"], "C", "false-enough", "A", SQUARE, 7),
  design("n", ["n^2", 2], "E", "near-miss", "C", PARITY, 5),
  design("n", ["n^4", "n^2"], "E", "near-miss", "C", MORE, 5),
  design("n", ["2n", 5], "E", "near-miss", "C", HALF, 6),
  design("n", ["n^2", 4], "E", "near-miss", "C", PARITY, 6),
  design("n^2", ["n^4", 4], "E", "near-miss", "C", PARITY, 7),
  design("n^2 + n", ["n^2", 2], "E", "near-miss", "C", PARITY, 7),
  design("n^2 + n", ["n^2", "n^4"], "E", "near-miss", "C", MORE, 7),
];

function design(
  asked: string,
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { asked, facts, key, ...designed(...hard) };
}

const STEMS: readonly ((what: string, letter: string) => string)[] = [
  (what, n) => `If $${n}$ is a positive integer, what is the units digit of $${what}$?`,
  (what, n) => `What is the units digit of $${what}$, where $${n}$ is a positive integer?`,
  (what, n) =>
    `The units digit of $${what}$ is $d$, where $${n}$ is a positive integer. What is the value of $d$?`,
];

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const n = rng.int(2, 199);
  const findings = findingsOf(drawn, n);
  // The last digits 0 and 5 behave differently from all others.
  return hasKey(findings, drawn.key) && n % 5 > 0 ? { ...drawn, n, findings } : null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const digitOf = (tex: string, n: number): number => valueOfFormula(tex, { n }) % 10;

/** "The units digit of n is 2 or 8." */
function digitsOf(fits: readonly Case[]): string {
  const digits = range(0, 9).filter((digit) => fits.some(({ n }) => n % 10 === digit));
  return `The units digit of $n$ is ${listed(digits.map(String), "or")}.`;
}

function saidOf(fact: Fact, n: number): Said<Case> {
  const residue = (m: number) => (typeof fact === "number" ? m % fact : digitOf(fact, m));
  const own = residue(n);
  const holds = (one: Case) => residue(one.n) === own;
  return { text: textOf(fact, own), holds, gives: digitsOf(CASES.filter(holds)) };
}

function textOf(fact: Fact, residue: number): string {
  if (typeof fact === "string") return `The units digit of $${fact}$ is ${residue}.`;
  if (fact === 2) return `$n$ is ${residue === 0 ? "even" : "odd"}.`;
  return residue === 0
    ? `$n$ is divisible by ${fact}.`
    : `The remainder when $n$ is divided by ${fact} is ${residue}.`;
}

function findingsOf({ asked, facts }: Design, n: number) {
  const said = [saidOf(facts[0], n), saidOf(facts[1], n)] as const;
  const isItself = asked === "n";
  return findingsByCases(CASES, said, (one) => digitOf(asked, one.n), {
    together: digitsOf,
    settled: () =>
      isItself
        ? "No other digit is possible."
        : `Then the units digit of $${asked}$ is ${digitOf(asked, n)}.`,
    rivals: (one, other) =>
      isItself
        ? `For example, $n$ could be ${one.n} or ${other.n}.`
        : `For example, if $n$ is ${one.n} or ${other.n}, the units digit of $${asked}$ is ${digitOf(asked, one.n)} or ${digitOf(asked, other.n)}.`,
  });
}

function solutionOf({ asked, findings }: Numbers): Solution {
  const isProduct = asked === "n^2 + n";
  return {
    idea: isProduct
      ? "$n^2 + n = n(n + 1)$ is always even, so its units digit is settled as soon as its remainder for the divisor 5 is."
      : "A units digit depends only on the units digit of $n$, so test the ten digits instead of numbers.",
    fast: [
      isProduct
        ? "Digits that differ by 5 give the same units digit of $n(n + 1)$, so a statement that leaves such a pair is enough."
        : "Squares and fourth powers have the same units digit for a digit and for 10 minus that digit. Cubes and fifth powers don't: the ten digits have ten different cubes.",
    ],
    steps: stepsOfFindings(findings),
    check:
      "Two digits that fit don't mean that a statement isn't enough. The expression in the question may have the same units digit for both.",
    takeaway:
      "List the digits that fit a statement, and compare the answers that they give rather than the digits.",
  };
}

export const template: SufficiencyTemplate = {
  id: "units-digit-behind-powers",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Which digits have the same square, cube, or double, and whether the question needs one.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asked, facts, n, findings, level, tension, trap } = numbers;
    const stem = rng.pick(STEMS);
    return {
      variant: `${asked}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: stem(asked, "n"),
      statements: [saidOf(facts[0], n).text, saidOf(facts[1], n).text],
      ...findings,
      tension,
      trap,
      solution: solutionOf(numbers),
    };
  },

  /** Tries n from 1 to 200. */
  check({ stem, statements }) {
    const [asked] = read(stem, /units digit of (.+?)(?:, where| is d|\?)/) as [string];
    const conditions = conditionsOf<Case>(statements, conditionOf);
    return { cases: CASES, ...conditions, answer: ({ n }: Case) => digitOf(asked, n) };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  const power = /units digit of (.+) is (\d)/.exec(text);
  if (power) return ({ n }) => digitOf(power[1]!, n) === Number(power[2]);
  if (/is (?:odd|even)/.test(text)) return ({ n }) => (n % 2 === 0) === text.includes("even");
  const divided = /divided by (\d+) is (\d+)/.exec(text) ?? /divisible by (\d+)()/.exec(text);
  if (!divided) throw new Error(`The statement can't be read: ${said}`);
  return ({ n }) => n % Number(divided[1]) === Number(divided[2] || 0);
}
