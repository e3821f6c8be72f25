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
const HALF = "Each statement leaves two digits for $n$, so both look necessary.";
const HALVES = "Two statements that leave two digits each look as if they had only one in common.";
const FIVE = "The remainder leaves two digits for $n$, so it looks too weak alone.";
const TWENTY = "Neither statement mentions the units digit of $n$ itself, so both look necessary.";
const FOUR = "The remainder looks like what's needed to choose between the digits that are left.";

const DESIGNS: readonly Design[] = [
  design("n", ["n^3", "n^5"], "D", "hidden-enough", "C", POWERS, 5),
  design("n", ["3n", "n^7"], "D", "hidden-enough", "C", POWERS, 5),
  design("n", [20, "n^3"], "D", "hidden-enough", "A", POWERS, 5),
  design("n^2", ["n^6", "n^3"], "D", "hidden-enough", "C", POWERS, 6),
  design("n^2 + n", ["2n", 5], "D", "hidden-enough", "C", HALF, 7),
  design("n^2 + n", ["n^3", 5], "D", "hidden-enough", "A", FIVE, 7),
  design("n", ["n^3", "n^2"], "A", "c-trap", "C", POWERS, 5),
  design("n", ["n^5", "n^4"], "A", "c-trap", "C", POWERS, 5),
  design("n", [20, "n^2"], "A", "c-trap", "C", TWENTY, 5),
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
  design("n", ["2n", 5], "E", "near-miss", "C", HALVES, 6),
  design("n", ["n^2", 4], "E", "near-miss", "C", FOUR, 6),
  design("n^2", ["n^4", 4], "E", "near-miss", "C", FOUR, 7),
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

const digitsOf = (fits: readonly Case[]): number[] =>
  range(0, 9).filter((digit) => fits.some(({ n }) => n % 10 === digit));

/** "$4^2 + 4 = 20$" */
function worked(asked: string, n: number): string {
  return `$${asked.replaceAll("n", String(n))} = ${valueOfFormula(asked, { n })}$`;
}

/** The calculations for digits that all give the same answer, if the question isn't about n. */
function alikeOf(asked: string, digits: readonly number[]): string {
  const answers = new Set(digits.map((digit) => digitOf(asked, digit)));
  if (asked === "n" || answers.size > 1) return "";
  return ` Here ${listed(digits.map((digit) => worked(asked, digit)))}.`;
}

/** Why a statement leaves the digits of n that it leaves. */
function reasonOf(fact: Fact, own: number, digits: readonly number[]): string {
  const left = `the units digit of $n$ is ${listed(digits.map(String), "or")}`;
  if (typeof fact === "string")
    return `As the units digit of $n$ goes from 0 to 9, that of $${fact}$ goes through ${listed(range(0, 9).map((digit) => `${digitOf(fact, digit)}`))}, so ${left}.`;
  if (fact === 2) return `${own === 0 ? "Even" : "Odd"} means that ${left}.`;
  const more = own === 0 ? "" : `, and $n$ is ${own} more`;
  if (fact === 20) return `A multiple of 20 ends in 0${more}, so ${left}.`;
  return `A multiple of ${fact} can end in ${fact === 5 ? "0 or 5" : "any even digit"}${more}, so ${left}.`;
}

function saidOf(fact: Fact, n: number, asked: string): Said<Case> {
  const residue = (m: number) => (typeof fact === "number" ? m % fact : digitOf(fact, m));
  const own = residue(n);
  const holds = (one: Case) => residue(one.n) === own;
  const digits = digitsOf(CASES.filter(holds));
  return {
    text: textOf(fact, own),
    holds,
    gives: `${reasonOf(fact, own, digits)}${alikeOf(asked, digits)}`,
  };
}

function textOf(fact: Fact, residue: number): string {
  if (typeof fact === "string") return `The units digit of $${fact}$ is ${residue}.`;
  if (fact === 2) return `$n$ is ${residue === 0 ? "even" : "odd"}.`;
  return residue === 0
    ? `$n$ is divisible by ${fact}.`
    : `The remainder when $n$ is divided by ${fact} is ${residue}.`;
}

function findingsOf({ asked, facts }: Design, n: number) {
  const said = [saidOf(facts[0], n, asked), saidOf(facts[1], n, asked)] as const;
  const lists = said.map(({ holds }) => listed(digitsOf(CASES.filter(holds)).map(String), "or"));
  const isItself = asked === "n";
  return findingsByCases(CASES, said, (one) => digitOf(asked, one.n), {
    together: (fits) => {
      const digits = digitsOf(fits);
      const both = listed(digits.map(String), "or");
      return `${
        lists[0] === lists[1]
          ? `Both statements leave the same digits for $n$, ${both}.`
          : `By (1), the units digit of $n$ is ${lists[0]}, and by (2), it's ${lists[1]}, so it's ${both}.`
      }${alikeOf(asked, digits)}`;
    },
    settled: () =>
      isItself
        ? "That is the value in question."
        : `So the units digit of $${asked}$ is ${digitOf(asked, n)}.`,
    rivals: (one, other) =>
      isItself
        ? "More than one digit is left."
        : `For example, ${worked(asked, one.n)} ends in ${digitOf(asked, one.n)}, but ${worked(asked, other.n)} ends in ${digitOf(asked, other.n)}.`,
  });
}

function solutionOf({ asked, findings }: Numbers): Solution {
  const isProduct = asked === "n^2 + n";
  return {
    idea: isProduct
      ? "The units digit of $n^2 + n$ depends only on the units digit of $n$, so list the digits that fit and work out $n^2 + n$ for each."
      : "The units digits of multiples and powers of $n$ depend only on the units digit of $n$, so test the ten digits.",
    steps: stepsOfFindings(findings),
    ...(asked !== "n" && {
      check: `Two digits that fit don't mean that a statement isn't enough, because $${asked}$ may have the same units digit for both.`,
    }),
    takeaway:
      asked === "n"
        ? "List the units digits of $n$ that fit each statement, and see whether just one is left."
        : "List the digits that fit a statement, and compare the answers that they give rather than the digits.",
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
      statements: [saidOf(facts[0], n, asked).text, saidOf(facts[1], n, asked).text],
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
