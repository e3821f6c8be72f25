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
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
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
const nothing = (letter: string): string => `$${letter}$ can be any positive integer.`;

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
    `$${divisor + 1}m + n$ is $${divisor}m$ more than $m + n$, and $${divisor}m$ is a multiple of ${divisor}, so the two sums leave the same remainder.`,
  );
}

const oneSum: Maker = (rng, at) => {
  const d = rng.pick([3, 4, 5, 6, 7]);
  const other = leaves("m", d, at.m % d, ofM, nothing("n"));
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
type Square = (typeof SQUARES)[number][1];
const SQUARE_REASONS: Readonly<Record<Square, (letter: string) => string>> = {
  3: (letter) =>
    `The prime 3 can be a factor of $${letter}^2$ only if it's a factor of $${letter}$`,
  5: (letter) =>
    `The prime 5 can be a factor of $${letter}^2$ only if it's a factor of $${letter}$`,
  6: (letter) => `The primes 2 and 3 are factors of $${letter}^2$ and thus of $${letter}$`,
  8: (letter) =>
    `$8 = 2^3$, but a square has every prime factor an even number of times, so $2^4$ divides $${letter}^2$ and $2^2$ divides $${letter}$`,
  10: (letter) => `The primes 2 and 5 are factors of $${letter}^2$ and thus of $${letter}$`,
  12: (letter) =>
    `$12 = 2^2 \\cdot 3$, so the primes 2 and 3 are factors of $${letter}^2$ and thus of $${letter}$`,
};
const squared = (letter: "m" | "n", d: number, square: Square): Said<Case> =>
  leaves(
    `${letter}^2`,
    square,
    0,
    (one) => one[letter] ** 2,
    `${SQUARE_REASONS[square](letter)}. Thus $${letter}$ and $mn$ are divisible by ${d}.`,
  );

const zeroProduct: Maker = (rng, { n }) => {
  const [d, square] = rng.pick(SQUARES);
  return {
    name: "product-with-multiple",
    key: "A",
    ...asksProduct(d),
    facts: [squared("m", d, square), leaves("n", d, n % d, ofN, nothing("m"))],
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
        rest < d
          ? `Every multiple of ${2 * d} is a multiple of ${d}, so $m + n$ is also ${rest} more than a multiple of ${d}.`
          : `Every multiple of ${2 * d} is a multiple of ${d}, so $m + n$ is also ${rest} more than a multiple of ${d}, and ${rest === d ? `${d} is itself a multiple of ${d}` : `$${rest} = ${d} + ${rest - d}$`}.`,
      ),
    ],
    ...designed(
      "hidden-enough",
      "B",
      "The sum with a coefficient looks different from the sum in question, so it seems too weak.",
      6,
    ),
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
    ...designed(
      "hidden-enough",
      "A",
      "The statement about a square says nothing directly about $mn$, so it seems too weak.",
      4,
    ),
  };
};

/** "m leaves the remainder 1 when divided by 4", from its remainder for a multiple of the divisor. */
function restByFactor(letter: string, rest: number, size: number, divisor: number): string {
  return rest < divisor
    ? `$${letter}$ also leaves the remainder ${rest} when divided by ${divisor}`
    : `$${letter}$, which is ${rest} more than a multiple of ${size}, leaves the remainder ${rest % divisor} when divided by ${divisor}`;
}

/** What remainder a calculation with remainders leaves for an expression. */
function leftBy(what: string, tex: string, value: number, divisor: number): string {
  return value < divisor
    ? `The remainder of $${what}$ is $${tex} = ${value}$.`
    : `The remainder of $${what}$ is that of $${tex} = ${value}$, which leaves the remainder ${value % divisor} when divided by ${divisor}.`;
}

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
  const asks = rng.chance(0.5) ? asksSum(d) : asksProduct(d);
  return {
    name: isEnough ? "separate" : "separate-open",
    key: isEnough ? "C" : "E",
    ...asks,
    facts: [
      leaves("m", one, m % one, ofM, nothing("n")),
      leaves("n", other, n % other, ofN, nothing("m")),
    ],
    both: isEnough
      ? `${one} and ${other} are multiples of ${d}, so ${restByFactor("m", m % one, one, d)}, and ${restByFactor("n", n % other, other, d)}. ${
          asks.tex === "mn"
            ? leftBy("mn", `${m % d} \\cdot ${n % d}`, (m % d) * (n % d), d)
            : leftBy("m + n", `${m % d} + ${n % d}`, (m % d) + (n % d), d)
        }`
      : `Neither ${one} nor ${other} is a multiple of ${d}, so $m$ and $n$ may leave different remainders when divided by ${d}.`,
    ...(isEnough
      ? designed(
          "hidden-enough",
          "E",
          "The divisors differ from the one in the question, so the statements look too weak even together.",
          4,
        )
      : designed(
          "near-miss",
          "C",
          "A remainder is given for each of the two integers, and that looks like enough.",
          4,
        )),
  };
};

/** "$(m + n) - n = m$ leaves $3 - 1 = 2$", where a negative difference is increased by the divisor. */
function takenFrom(tex: string, from: number, taken: number, divisor: number): string {
  const more = from < taken ? ` + ${divisor}` : "";
  return `$${tex}$ leaves the remainder $${from} - ${taken}${more} = ${(from - taken + divisor) % divisor}$ when divided by ${divisor}`;
}

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
  const gives = "Different values of $n$ allow different remainders of $m$.";
  const [sumRest, secondRest] = [ofSum(at) % d, second(at) % d];
  const [apart, own] = [((k - 1) * at.n) % d, at.n % d];
  const rests = range(0, d - 1).filter((rest) => ((k - 1) * rest) % d === apart);
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
      ? `${takenFrom(`(m + ${k}n) - (m + n) = ${difference}`, secondRest, sumRest, d)}${k === 2 ? "" : `, and of the remainders from 0 to ${d - 1} for $n$, only ${own} fits, because $${k - 1} \\cdot ${own} = ${(k - 1) * own}$${(k - 1) * own < d ? "" : `, which leaves ${apart}`}`}. Also, ${takenFrom("(m + n) - n = m", sumRest, own, d)}.`
      : `${takenFrom(`(m + ${k}n) - (m + n) = ${difference}`, secondRest, sumRest, d)}, which leaves ${listed(rests.map(String), "or")} for the remainder of $n$.`,
    ...(isEnough
      ? designed("hidden-enough", "E", "Two remainders seem too little for two unknowns.", 6)
      : designed(
          "near-miss",
          "C",
          "Two different sums usually settle two unknowns, so they look like enough.",
          6,
        )),
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
  const value = (one: Case) =>
    design.tex === "m" ? "" : `$${design.tex} = ${design.value(one)}$ and `;
  const shown = (one: Case) =>
    `if $m = ${one.m}$ and $n = ${one.n}$, then ${value(one)}the remainder is ${rest(one)}`;
  const found = findingsByCases(CASES, design.facts, rest, {
    together: () => design.both ?? "",
    settled: (one) => `So the remainder is ${rest(one)}.`,
    rivals: (one, other) => `For example, ${shown(one)}, but ${shown(other)}.`,
  });
  const findings = design.tex === "m" ? withSums(found, design.facts) : found;
  return hasKey(findings, key) ? { design, findings } : null;
}

type Findings = ReturnType<typeof findingsByCases<Case>>;

/** Shows for a finding's examples what the sums are that it's about. */
function withSum(finding: Sufficiency<Case>, about: readonly Said<Case>[]): Sufficiency<Case> {
  if (finding.enough) return finding;
  const pairs = finding.rivals ?? [];
  const sums = about.map(({ text }) => {
    const [, tex] = /^(?:When )?\$(.+?)\$/.exec(text)!;
    const [one, other] = pairs.map((at) => valueOfFormula(tex!, at));
    return one === other
      ? `$${tex!}$ is ${one} for each of them`
      : `$${tex!}$ is ${one} for the first pair and ${other} for the second`;
  });
  return { ...finding, why: `${finding.why} Both pairs fit: ${sums.join(", and ")}.` };
}

function withSums({ first, second, together }: Findings, facts: Design["facts"]): Findings {
  return {
    first: withSum(first, [facts[0]]),
    second: withSum(second, [facts[1]]),
    together: withSum(together, facts),
  };
}

const IDEAS: Readonly<Record<string, (divisor: number) => string>> = {
  "m + n": (divisor) =>
    `Whole multiples of ${divisor} don't change the remainder of $m + n$ when it's divided by ${divisor}, so leave them out.`,
  mn: (divisor) =>
    `The remainder of $mn$ when divided by ${divisor} depends only on the remainders of $m$ and $n$, and it's 0 if either one is a multiple of ${divisor}.`,
  m: (divisor) =>
    `Subtracting one sum from the other leaves $n$ or a multiple of it, so ask whether its remainder when divided by ${divisor} gives the remainders of $n$ and $m$.`,
};
const ADDED =
  "Leave out whole multiples of the divisor first, because they don't change the remainder.";
const FACTOR = "A product is divisible by everything that one of its factors is divisible by.";
const takeaways = (divisor: number): Readonly<Record<string, string>> => ({
  "sum-with-multiple": ADDED,
  "sum-two-ways": ADDED,
  "product-with-multiple": FACTOR,
  "product-two-ways": FACTOR,
  separate: "A remainder for a multiple of a divisor also gives the remainder for that divisor.",
  "separate-open":
    "A remainder for one divisor gives the remainder for another only if the second divides the first.",
  "two-sums": `Remainders for one divisor can be added and subtracted like numbers. If the result isn't from 0 to ${divisor - 1}, add or subtract ${divisor}.`,
  "two-sums-open":
    "Remainders for one divisor can be added and subtracted like numbers, but dividing them isn't always possible.",
});

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
        idea: IDEAS[tex]!(divisor),
        steps: stepsOfFindings(findings),
        takeaway: takeaways(divisor)[design.name]!,
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
