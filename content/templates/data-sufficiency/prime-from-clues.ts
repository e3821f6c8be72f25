import {
  conditionsOf,
  designed,
  divisorsOf,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  isPrime,
  listed,
  type PairKey,
  plain,
  primeFactors,
  product,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  valueOfFormula,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
const CASES: readonly Case[] = range(2, 150).map((n) => ({ n }));

const factorCount = (n: number): number =>
  product(primeFactors(n).map(([, exponent]) => exponent + 1));

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: string;
  readonly check: string;
  readonly takeaway: string;
}

const COMPOSITES =
  "Did you test primes and other integers, including squares of primes such as 4, 9, 25, and 49?";
const DEFINITE_NO = "Did you notice that a definite no is enough as well?";
/** "2 \\cdot 7" for 14. */
const split = (n: number): string =>
  `${primeFactors(n)[0]![0]} \\cdot ${n / primeFactors(n)[0]![0]}`;
/** "2^3 \\cdot 5" for 40. */
const inPrimes = (n: number): string =>
  primeFactors(n)
    .map(([prime, power]) => (power === 1 ? `${prime}` : `${prime}^${power}`))
    .join(" \\cdot ");

const said = (text: string, holds: (n: number) => boolean, gives: string): Said<Case> => ({
  text,
  holds: ({ n }) => holds(n),
  gives,
});

const between = (p: string, low: number, high: number, gives: string) =>
  said(`$${low} \\lt ${p} \\lt ${high}$`, (n) => n > low && n < high, gives);
const below = (p: string, high: number) =>
  said(`$${p} \\lt ${high}$`, (n) => n < high, "A bound alone leaves primes and other integers.");
const isOdd = (p: string) =>
  said(`$${p}$ is odd.`, (n) => n % 2 === 1, "Some odd integers are prime and others aren't.");
const leaves = (p: string, rest: number, divisor: number) =>
  said(
    `The remainder when $${p}$ is divided by ${divisor} is ${rest}.`,
    (n) => n % divisor === rest,
    "Integers with this remainder may be prime or composite.",
  );

const notBy5 = (p: string) =>
  said(`$${p}$ is not divisible by 5.`, (n) => n % 5 !== 0, `$${p}$ may have other factors.`);

/** A gap without primes. */
const GAPS = [
  [13, 17],
  [19, 23],
  [23, 29],
  [31, 37],
  [47, 53],
  [61, 67],
  [73, 79],
  [89, 97],
] as const;
function gapBeside(p: string, rng: Rng): Design {
  const [low, high] = rng.pick(GAPS);
  const odd = range(low + 1, high - 1).filter((n) => n % 2 === 1);
  const products = listed(odd.map((n) => `$${n} = ${split(n)}$`));
  const none = between(
    p,
    low,
    high,
    `Of the integers from ${low + 1} to ${high - 1}, the even ones are divisible by 2, and ${products} ${odd.length === 1 ? "isn't" : "aren't"} prime.`,
  );
  return {
    name: "gap",
    key: "A",
    facts: [none, rng.chance(0.5) ? isOdd(p) : notBy5(p)],
    check: DEFINITE_NO,
    takeaway: "A statement that excludes all primes is enough, because it gives a definite no.",
    ...designed("c-trap", "C", "A range of integers seems to need another condition.", 4),
  };
}

/** p^2 − k^2 = (p − k)(p + k) is prime only for p = k + 1. */
function differenceOfSquares(p: string, k: number): Said<Case> {
  return said(
    `$${p}^2 - ${k * k}$ is a prime number.`,
    (n) => n * n > k * k && isPrime(n * n - k * k),
    `$${p}^2 - ${k * k} = (${p} - ${k})(${p} + ${k})$ is a product of two positive integers, so it's prime only if the smaller one, $${p} - ${k}$, is 1. Then $${p} = ${k + 1}$.`,
  );
}
function squaresBeside(p: string, rng: Rng): Design {
  const k = rng.pick([1, 2, 3, 5, 6, 8, 9]);
  return {
    name: "difference-of-squares",
    key: "A",
    facts: [differenceOfSquares(p, k), below(p, rng.pick([15, 20, 30]))],
    check: `Put $${p} = ${k + 1}$ into the statement: $${k + 1}^2 - ${k * k} = ${2 * k + 1}$ is a prime number.`,
    takeaway:
      "Factor a difference of squares: a product of two positive integers is prime only if one of them is 1.",
    ...designed("c-trap", "C", "A difference that is prime seems to allow many integers.", 6),
  };
}
function squaresOrMultiple(p: string, rng: Rng): Design {
  const [k, m] = rng.pick([
    [3, 8],
    [9, 50],
  ] as const);
  const root = m === 8 ? 4 : 10;
  const square = said(
    `$${p}^2$ is divisible by ${m}.`,
    (n) => (n * n) % m === 0,
    `In a square, every prime has an even exponent. So if $${p}^2$ is divisible by $${m} = ${inPrimes(m)}$, it's divisible by $${inPrimes(root * root)}$, and $${p}$ is divisible by $${inPrimes(root)} = ${root}$.`,
  );
  return {
    name: "squares-or-multiple",
    key: "D",
    facts: [differenceOfSquares(p, k), square],
    check: DEFINITE_NO,
    takeaway:
      "A statement can be enough because it gives the integer, or because it excludes all primes.",
    ...designed(
      "hidden-enough",
      "B",
      "A difference that is prime seems to allow many integers.",
      6,
    ),
  };
}

/** The number of factors of a power. */
const POWERS = [
  [2, 3],
  [3, 4],
] as const;
function powerOrFactor(p: string, rng: Rng): Design {
  const [power, factors] = rng.pick(POWERS);
  const n0 = rng.pick([39, 51, 57, 65, 77, 91]);
  const counted = said(
    `$${p}^${power}$ has exactly ${factors} different positive factors.`,
    (n) => factorCount(n ** power) === factors,
    `The factors 1, $${p}$, ${power === 2 ? `and $${p}^2$` : `$${p}^2$, and $${p}^3$`} are already ${factors}, so $${p}$ has no factors but 1 and itself.`,
  );
  const part = said(
    `$${p}$ is a factor of ${n0}, and $${p} \\lt ${n0}$.`,
    (n) => n0 % n === 0 && n < n0,
    `Since $${n0} = ${split(n0)}$, $${p}$ is ${primeFactors(n0)
      .map(([prime]) => prime)
      .join(" or ")}, and both are prime.`,
  );
  return {
    name: "power-or-factor",
    key: "D",
    facts: [counted, part],
    check: `Test an integer that isn't prime, such as 4: $4^${power} = ${4 ** power}$ has ${factorCount(4 ** power)} factors, not ${factors}.`,
    takeaway:
      "A statement may settle whether an integer is prime without saying which integer it is.",
    ...designed(
      "hidden-enough",
      "A",
      "A factor of a composite number could be prime or composite.",
      4,
    ),
  };
}

function sumWithOdd(p: string, rng: Rng): Design {
  const k = rng.pick([1, 3, 5, 9, 11, 15]);
  return {
    name: "prime-sum",
    key: "C",
    facts: [
      said(
        `$${p} + ${k}$ is a prime number.`,
        (n) => isPrime(n + k),
        `The sum is greater than 2, so it's an odd prime. Because ${k} is odd, $${p}$ is even.`,
      ),
      said(`$${p} \\gt 2$`, (n) => n > 2, "A bound alone leaves primes and other integers."),
    ],
    both: `$${p}$ is even and greater than 2, so 2 is a factor of $${p}$ other than 1 and $${p}$.`,
    check: `Did you test $${p} = 2$, the only even prime? It makes the sum $2 + ${k} = ${k + 2}$, which is prime.`,
    takeaway: "The only even prime is 2, so an even integer greater than 2 is never prime.",
    ...designed("hidden-enough", "E", "Neither statement seems to say anything about factors.", 6),
  };
}
/** Four odd integers between multiples of 12: a remainder by 4 leaves two of them. */
function stretchAndRemainder(p: string, rng: Rng): Design {
  const [low, high, rest, settled] = rng.pick([
    [12, 20, 1, true],
    [12, 20, 3, false],
    [27, 33, 3, true],
    [36, 48, 3, false],
    [40, 48, 3, true],
    [40, 48, 1, false],
  ] as const);
  const fits = range(low + 1, high - 1).filter((n) => n % 4 === rest);
  return {
    name: settled ? "stretch-settled" : "stretch-open",
    key: settled ? "C" : "E",
    facts: [
      between(p, low, high, "There are primes and other integers between the two numbers."),
      leaves(p, rest, 4),
    ],
    both: `$${p}$ is ${listed(
      fits.map((n) => `$${n}$`),
      "or",
    )}${settled ? (fits.length === 1 ? ", which is prime" : ", and both are prime") : ""}.`,
    check: `Divide ${listed(fits.map(String))} by 2, 3, and 5 to see whether ${fits.length === 1 ? "it's" : "they're"} prime.`,
    takeaway:
      "If a range of integers is short, list those that fit both statements, and test each of them.",
    ...(settled
      ? designed(
          "hidden-enough",
          "E",
          "Each statement leaves more than one integer, so together they look too weak.",
          4,
        )
      : designed("near-miss", "C", "Only a few odd integers are left, and they look prime.", 4)),
  };
}

/** Integers of the form 6k ± 1 may be squares of primes. */
function nextToSix(p: string, rng: Rng): Design {
  const rest = rng.pick([1, 5]);
  return {
    name: "next-to-six",
    key: "E",
    facts: [leaves(p, rest, 6), notBy5(p)],
    both: `2, 3, and 5 aren't factors of $${p}$, but 7 or 11 may be.`,
    check: COMPOSITES,
    takeaway: `An integer without the factors 2, 3, and 5 needn't be prime, as $${rest === 1 ? "49 = 7 \\cdot 7" : "77 = 7 \\cdot 11"}$ shows.`,
    ...designed(
      "near-miss",
      "C",
      `None of the primes 2, 3, and 5 can be a factor, so $${p}$ looks prime.`,
      5,
    ),
  };
}

/** kp for k the product of two primes has eight factors for any other prime p, and two squares. */
function eightFactors(p: string, rng: Rng): Design {
  const k = rng.pick([6, 10, 14, 15]);
  const [one, two] = divisorsOf(k).slice(1, 3) as [number, number];
  const squares = [one * one, two * two] as const;
  const third = [2, 3, 5].find((q) => k % q !== 0)!;
  const counts = [third, ...squares].map((n) => `$${k} \\cdot ${n} = ${inPrimes(k * n)}$`);
  const counted = said(
    `$${k}${p}$ has exactly 8 different positive factors.`,
    (n) => factorCount(k * n) === 8,
    `Since $8 = 2 \\cdot 2 \\cdot 2 = 4 \\cdot 2$ and ${k} has the prime factors ${one} and ${two}, $${k}${p}$ is a product of three different primes or of the cube of one prime and another prime. So $${p}$ is a prime other than ${one} and ${two}, or it's $${one}^2 = ${squares[0]}$ or $${two}^2 = ${squares[1]}$.`,
  );
  const isSettled = rng.chance(0.5);
  const above = said(
    `$${p} \\gt ${squares[1]}$`,
    (n) => n > squares[1],
    "A bound alone leaves primes and other integers.",
  );
  return {
    name: isSettled ? "eight-factors-settled" : "eight-factors-open",
    key: isSettled ? "C" : "E",
    facts: [counted, isSettled ? above : isOdd(p)],
    both: isSettled
      ? `The two squares are ruled out, so $${p}$ is a prime that isn't a factor of ${k}.`
      : `An odd prime fits, and so ${squares[0] % 2 === 1 ? `do $${squares[0]}$ and` : "does"} $${squares[1]}$.`,
    check: `Count factors for one prime and for both squares: ${listed(counts)} have 8 factors each.`,
    takeaway:
      "Eight factors don't mean three different primes: the cube of one prime times another prime has eight factors, too.",
    ...(isSettled
      ? designed(
          "false-enough",
          "A",
          `The product of three different primes has eight factors, so $${p}$ looks prime.`,
          7,
        )
      : designed(
          "near-miss",
          "C",
          `The product of three different primes has eight factors, so $${p}$ looks prime.`,
          7,
        )),
  };
}

const BY_KEY: Readonly<Record<PairKey, readonly ((p: string, rng: Rng) => Design)[]>> = {
  A: [gapBeside, squaresBeside],
  C: [sumWithOdd, stretchAndRemainder, eightFactors],
  D: [squaresOrMultiple, powerOrFactor],
  E: [stretchAndRemainder, nextToSix, eightFactors],
};

function drawNumbers(rng: Rng) {
  const p = rng.pick(["p", "n", "k", "x"]);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(BY_KEY[key])(p, rng), rng);
  if (design.key !== key) return null;
  const show = ({ n }: Case) =>
    isPrime(n) ? `is prime if $${p} = ${n}$` : `is not prime if $${p} = ${n} = ${split(n)}$`;
  const findings = findingsByCases(CASES, design.facts, ({ n }) => isPrime(n), {
    together: () => design.both ?? "",
    settled: ({ n }) => `So $${p}$ ${isPrime(n) ? "is" : "is not"} prime.`,
    rivals: (one, other) => `$${p}$ ${show(one)}, and it ${show(other)}.`,
  });
  return hasKey(findings, key) ? { p, design, findings } : null;
}

export const template: SufficiencyTemplate = {
  id: "prime-from-clues",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether an integer is prime: factorings, gaps between primes, remainders, factor counts.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { p, design, findings } = numbers;
    return {
      variant: design.name,
      context: "pure",
      difficulty: design.level,
      stem: rng.pick([
        `If $${p}$ is an integer greater than 1, is $${p}$ a prime number?`,
        `The integer $${p}$ is greater than 1. Is $${p}$ prime?`,
        `If $${p}$ is an integer and $${p} \\gt 1$, is $${p}$ prime?`,
      ]),
      statements: [design.facts[0].text, design.facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: "Look for a prime and for another integer that both fit. A statement that excludes all primes is enough, too.",
        steps: stepsOfFindings(findings),
        check: design.check,
        takeaway: design.takeaway,
      },
    };
  },

  /** Tries the integers from 2 to 150. */
  check({ stem, statements }) {
    const p = /([a-z]) (?:a prime|prime)/.exec(plain(stem))![1]!;
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => conditionOf(text, p)),
      answer: ({ n }: Case) => countOf(n) === 2,
    };
  },
};

/** Reads each kind of statement and tests it by counting factors. */
function conditionOf(text: string, p: string): (one: Case) => boolean {
  const printed = plain(text);
  if (printed.endsWith("is odd.")) return ({ n }) => n % 2 === 1;
  const remainder = /divided by (\d+) is (\d+)/.exec(printed)?.slice(1).map(Number);
  if (remainder) return ({ n }) => remainder[1] === n % remainder[0]!;
  const value = (formula: string) => (n: number) => valueOfFormula(formula, { [p]: n });
  const [, left, kind, size] =
    /^(.+?) (is a prime|is not divisible by|is divisible by|has exactly|is a factor of) ?(\d*)/.exec(
      printed,
    ) ?? [];
  if (!left) return ({ n }) => relationOf(printed)({ [p]: n });
  const [number, at] = [Number(size), value(left)];
  if (kind === "is a prime") return ({ n }) => at(n) > 1 && countOf(at(n)) === 2;
  if (kind === "has exactly") return ({ n }) => countOf(at(n)) === number;
  if (kind === "is a factor of") return ({ n }) => number % n === 0 && n < number;
  return ({ n }) => (at(n) % number === 0) === (kind === "is divisible by");
}

/** Counts in pairs, which is fast enough for cubes. */
function countOf(value: number): number {
  const small = range(1, Math.floor(Math.sqrt(value))).filter((k) => value % k === 0);
  return 2 * small.length - Number(small.some((k) => k * k === value));
}
