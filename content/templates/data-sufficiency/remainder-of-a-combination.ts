import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  valueOfFormula,
} from "@theta/items/template";

type Case = Readonly<{ m: number; n: number }>;
const CASES: readonly Case[] = range(1, 40).flatMap((m) => range(1, 40).map((n) => ({ m, n })));

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
  /** What is asked about, in TeX, and its divisor. */
  readonly tex: string;
  readonly divisor: number;
  readonly value: (one: Case) => number;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: string;
}

/** "When m + n is divided by 6, the remainder is 5." */
function leaves(
  tex: string,
  divisor: number,
  rest: number,
  value: (one: Case) => number,
  gives: string,
): Said<Case> {
  return {
    text:
      rest === 0
        ? `$${tex}$ is divisible by ${divisor}.`
        : `When $${tex}$ is divided by ${divisor}, the remainder is ${rest}.`,
    holds: (one) => value(one) % divisor === rest,
    gives,
  };
}

const ofM = ({ m }: Case): number => m;
const ofN = ({ n }: Case): number => n;
const ofSum = ({ m, n }: Case): number => m + n;
const ofProduct = ({ m, n }: Case): number => m * n;
const NOTHING = "Nothing is said about the other integer.";

/** Makes a design for a pair of integers that satisfies both statements. */
type Maker = (rng: Rng, at: Case) => Design;

const asksSum = (divisor: number) => ({ tex: "m + n", divisor, value: ofSum });
const asksProduct = (divisor: number) => ({ tex: "mn", divisor, value: ofProduct });

function multiplied(divisor: number, at: Case): Said<Case> {
  const value = ({ m, n }: Case) => (divisor + 1) * m + n;
  return leaves(
    `${divisor + 1}m + n`,
    divisor,
    value(at) % divisor,
    value,
    `$${divisor + 1}m + n$ is $${divisor}m$ more than $m + n$, and $${divisor}m$ is a multiple of ${divisor}, so both leave the same remainder.`,
  );
}

const oneSum: Maker = (rng, at) => {
  const d = rng.pick([3, 4, 5, 6, 7]);
  const other = leaves("m", d, at.m % d, ofM, NOTHING);
  return {
    name: "sum-with-multiple",
    key: "A",
    ...asksSum(d),
    facts: [multiplied(d, at), other],
    ...designed("c-trap", "C", "One sum of two unknown integers seems to need another fact.", 6),
  };
};

/** The divisor asked about, and one for a square that's enough for it. */
const SQUARES = [
  [3, 3],
  [5, 5],
  [6, 6],
  [10, 10],
  [4, 8],
  [6, 12],
] as const;
const squared = (letter: "m" | "n", d: number, square: number): Said<Case> =>
  leaves(
    `${letter}^2`,
    square,
    0,
    (one) => one[letter] ** 2,
    `The prime factors of $${letter}^2$ come in pairs, so $${letter}$ is divisible by ${d}, and so is $mn$.`,
  );

const zeroProduct: Maker = (rng, { n }) => {
  const [d, square] = rng.pick(SQUARES);
  return {
    name: "product-with-multiple",
    key: "A",
    ...asksProduct(d),
    facts: [squared("m", d, square), leaves("n", d, n % d, ofN, NOTHING)],
    ...designed("c-trap", "C", "A product of two integers seems to need both of them.", 4),
  };
};

const twoSumWays: Maker = (rng, at) => {
  const d = rng.pick([3, 4, 5, 6]);
  const rest = ofSum(at) % (2 * d);
  return {
    name: "sum-two-ways",
    key: "D",
    ...asksSum(d),
    facts: [
      multiplied(d, at),
      leaves(
        "m + n",
        2 * d,
        rest,
        ofSum,
        `$m + n$ is ${rest} more than a multiple of ${2 * d}, which is a multiple of ${d}.`,
      ),
    ],
    ...designed("hidden-enough", "B", "The sum with a coefficient isn't the sum in question.", 6),
  };
};

const zeroEitherWay: Maker = (rng) => {
  const [d, square] = rng.pick(SQUARES);
  return {
    name: "product-two-ways",
    key: "D",
    ...asksProduct(d),
    facts: [
      leaves("m", d, 0, ofM, `$mn$ is a multiple of $m$, so it is divisible by ${d}.`),
      squared("n", d, square),
    ],
    ...designed("hidden-enough", "A", "A fact about a square seems too weak.", 4),
  };
};

/** Divisors that are multiples of the one asked about, or that only share a factor with it. */
const separate: Maker = (rng, { m, n }) => {
  const isEnough = rng.chance(0.5);
  const [d, one, other] = isEnough
    ? rng.pick([
        [4, 8, 12],
        [5, 10, 15],
        [3, 6, 9],
        [6, 12, 18],
      ] as const)
    : rng.pick([
        [6, 3, 9],
        [6, 4, 8],
        [4, 6, 10],
        [8, 4, 12],
        [10, 5, 15],
      ] as const);
  return {
    name: isEnough ? "separate" : "separate-open",
    key: isEnough ? "C" : "E",
    ...(rng.chance(0.5) ? asksSum(d) : asksProduct(d)),
    facts: [leaves("m", one, m % one, ofM, NOTHING), leaves("n", other, n % other, ofN, NOTHING)],
    both: isEnough
      ? `Both divisors are multiples of ${d}, so the remainders of $m$ and $n$ by ${d} are known.`
      : `The remainders of $m$ and $n$ by ${d} aren't both known.`,
    ...(isEnough
      ? designed("hidden-enough", "E", "The divisors differ from the one in the question.", 4)
      : designed("near-miss", "C", "The remainders of both integers are given.", 4)),
  };
};

/** Two sums settle n unless the coefficient of the difference shares a factor with the divisor. */
const twoSums: Maker = (rng, at) => {
  const isEnough = rng.chance(0.5);
  const [d, k] = isEnough
    ? rng.pick([
        [3, 2],
        [4, 2],
        [5, 2],
        [5, 3],
        [6, 2],
        [7, 3],
      ] as const)
    : rng.pick([
        [4, 3],
        [6, 3],
        [8, 3],
        [6, 4],
        [8, 5],
        [10, 3],
      ] as const);
  const second = ({ m, n }: Case) => m + k * n;
  const gives = "It depends on the other integer.";
  const difference = k === 2 ? "n" : `${k - 1}n`;
  return {
    name: isEnough ? "two-sums" : "two-sums-open",
    key: isEnough ? "C" : "E",
    tex: "m",
    divisor: d,
    value: ofM,
    facts: [
      leaves("m + n", d, ofSum(at) % d, ofSum, gives),
      leaves(`m + ${k}n`, d, second(at) % d, second, gives),
    ],
    both: isEnough
      ? `The difference of the sums, $${difference}$, has a known remainder by ${d}. This fixes the remainder of $n$, and so that of $m$.`
      : `The difference of the sums is $${difference}$, but ${k - 1} and ${d} have a common factor, so $n$ may leave different remainders.`,
    ...(isEnough
      ? designed("hidden-enough", "E", "Two remainders seem too little for two unknowns.", 6)
      : designed("near-miss", "C", "Two sums usually settle two unknowns.", 6)),
  };
};

const BY_KEY: Readonly<Record<PairKey, readonly Maker[]>> = {
  A: [oneSum, zeroProduct],
  C: [separate, twoSums],
  D: [twoSumWays, zeroEitherWay],
  E: [separate, twoSums],
};

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const drawn = rng.pick(BY_KEY[key])(rng, { m: rng.int(1, 40), n: rng.int(1, 40) });
  if (drawn.key !== key) return null;
  const design = inDrawnOrder(drawn, rng);
  const rest = (one: Case) => design.value(one) % design.divisor;
  const shown = (one: Case) => `${rest(one)} for $m = ${one.m}$ and $n = ${one.n}$`;
  const findings = findingsByCases(CASES, design.facts, rest, {
    together: () => design.both ?? "",
    settled: (one) => `So the remainder is ${rest(one)}.`,
    rivals: (one, other) => `The remainder is ${shown(one)} and ${shown(other)}.`,
  });
  return hasKey(findings, key) ? { design, findings } : null;
}

export const template: SufficiencyTemplate = {
  id: "remainder-of-a-combination",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "The remainder of a sum or product of two integers from remainders of other combinations.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { design, findings } = numbers;
    const { tex, divisor } = design;
    return {
      variant: `${design.name}/${tex}`,
      context: "pure",
      difficulty: design.level,
      stem: rng.pick([
        `If $m$ and $n$ are positive integers, what is the remainder when $${tex}$ is divided by ${divisor}?`,
        `What is the remainder when $${tex}$ is divided by ${divisor}, where $m$ and $n$ are positive integers?`,
      ]),
      statements: [design.facts[0].text, design.facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: `Multiples of ${divisor} don't change a remainder by ${divisor}, so leave them out.`,
        steps: stepsOfFindings(findings),
        check: "For a statement that seems to be enough, try two pairs of integers that fit it.",
        takeaway:
          "Remainders for one divisor can be added, subtracted, and multiplied like numbers. Dividing them isn't always possible.",
      },
    };
  },

  /** Tries integers from 1 to 40. */
  check({ stem, statements }) {
    const [, asked, by] = /when (\S.*?) is divided by (\d+)/.exec(plain(stem))!;
    const rest = (tex: string, one: Case, size: string) => valueOfFormula(tex, one) % Number(size);
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => {
        const printed = plain(text);
        const [, zero, size] = /^(.+) is divisible by (\d+)/.exec(printed) ?? [];
        if (zero && size) return (one) => rest(zero, one, size) === 0;
        const [, tex, divisor, left] = /^When (.+) is divided by (\d+), .* (\d+)\.$/.exec(printed)!;
        return (one) => rest(tex!, one, divisor!) === Number(left);
      }),
      answer: (one: Case) => rest(asked!, one, by!),
    };
  },
};
