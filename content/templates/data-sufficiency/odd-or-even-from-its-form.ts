import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  inDrawnOrder,
  isPrime,
  plain,
  range,
  read,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
/** Small numbers first, because they make the better examples. */
const POSITIVE: readonly Case[] = range(1, 400).map((n) => ({ n }));
const INTEGERS: readonly Case[] = range(0, 400).flatMap((n) =>
  n === 0 ? [{ n }] : [{ n }, { n: -n }],
);

const isOdd = (n: number): boolean => n % 2 !== 0;
const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
const PRIMES = range(2, 800).filter(isPrime);
const isSumOfPrimes = (n: number): boolean => PRIMES.some((p) => p < n && isPrime(n - p));
const squareOfPrime = (n: number): boolean => isSquare(n) && isPrime(Math.sqrt(n));

/** What a statement says about n. */
interface Fact {
  readonly text: string;
  readonly holds: (n: number) => boolean;
  readonly gives: string;
}

function fact(text: string, holds: Fact["holds"], gives: string): Fact {
  return { text, holds, gives };
}

// Facts that settle whether n is odd although they hardly seem to.
const PLUS_TWO = fact(
  "$n + 2$ is a prime number.",
  (n) => isPrime(n + 2),
  "A prime number is odd unless it's 2, and $n + 2$ is 2 only if $n = 0$.",
);
const SQUARE_PLUS_TWO = fact(
  "$n^2 + 2$ is a prime number.",
  (n) => isPrime(n * n + 2),
  "A prime number is odd unless it's 2, and $n^2 + 2$ is 2 only if $n = 0$.",
);
const SUM_OF_TWO = fact(
  "$n$ is the sum of two consecutive integers.",
  isOdd,
  "One of the two integers is odd and the other is even, so their sum is odd.",
);
const TWO_SQUARES = fact(
  "$n$ is the sum of the squares of two consecutive integers.",
  (n) => range(0, 20).some((k) => k * k + (k + 1) ** 2 === n),
  "One of the squares is odd and the other is even, so their sum is odd.",
);
const LESS_ONE = fact(
  "$n^2 - 1$ is divisible by 4.",
  isOdd,
  "$n^2$ is 1 more than an even integer, so it's odd.",
);
const SUM_OF_FOUR = fact(
  "$n$ is the sum of four consecutive integers.",
  (n) => n % 4 === 2 || n % 4 === -2,
  "Two of the four integers are odd and two are even, so their sum is even.",
);
const PRODUCT_OF_TWO = fact(
  "$n$ is the product of two consecutive integers.",
  (n) => range(1, 20).some((k) => k * (k + 1) === n),
  "One of the two integers is even, so their product is even.",
);
const DOUBLE_SQUARE = fact(
  "$2n$ is the square of an integer.",
  (n) => isSquare(2 * n),
  "The square is even, so it's the square of an even integer and divisible by 4. So half of it is even.",
);
const BY_TWELVE = fact(
  "$n^2$ is divisible by 12.",
  (n) => n % 6 === 0,
  "$n^2$ is even, so $n$ is even.",
);

// Facts that don't settle it.
const PRIME = fact("$n$ is a prime number.", isPrime, "All odd primes fit, and so does 2.");
const PLUS_ONE = fact(
  "$n + 1$ is a prime number.",
  (n) => isPrime(n + 1),
  "$n + 1$ is an odd prime number or 2.",
);
const MINUS_ONE = fact(
  "$n - 1$ is a prime number.",
  (n) => isPrime(n - 1),
  "$n - 1$ is an odd prime number or 2.",
);
const SQUARE_PLUS_ONE = fact(
  "$n^2 + 1$ is a prime number.",
  (n) => isPrime(n * n + 1),
  "$n^2 + 1$ is an odd prime number or 2.",
);
const SQUARE = fact("$n$ is the square of an integer.", isSquare, "The squares are 1, 4, 9, ….");
const SUM_OF_PRIMES = fact(
  "$n$ is the sum of two prime numbers.",
  isSumOfPrimes,
  "The sum is odd if exactly one of the primes is 2.",
);
const DIFFERENCE_OF_PRIMES = fact(
  "$n$ is the difference of two prime numbers.",
  (n) => PRIMES.some((p) => isPrime(p + n)),
  "The difference is odd if one of the primes is 2.",
);
const THREE_FACTORS = fact(
  "$n$ has exactly three positive factors.",
  squareOfPrime,
  "$n$ is the square of a prime number: 4, 9, 25, ….",
);
const SUM_OF_THREE = fact(
  "$n$ is the sum of three consecutive integers.",
  (n) => n % 3 === 0,
  "The sum is three times the middle integer, so $n$ is any multiple of 3.",
);
const NEXT_BY_FOUR = fact(
  "$n^2 + n$ is divisible by 4.",
  (n) => (n * n + n) % 4 === 0,
  "Of $n$ and $n + 1$, one is odd, so the other is divisible by 4.",
);
const LAST_BY_FOUR = fact(
  "$n^2 - n$ is divisible by 4.",
  (n) => (n * n - n) % 4 === 0,
  "Of $n$ and $n - 1$, one is odd, so the other is divisible by 4.",
);
const squareAfter = (added: number): Fact =>
  fact(
    `$n + ${added}$ is the square of an integer.`,
    (n) => isSquare(n + added),
    `The square is odd or even, so $n$ is even or odd.`,
  );

/** Two facts about n as an integer or a positive integer, and what both together give. */
interface Design extends DesignedPair<Fact> {
  readonly cases: readonly Case[];
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

const design =
  (cases: Design["cases"]) =>
  (
    facts: Design["facts"],
    hard: Readonly<Parameters<typeof designed>>,
    together = OPEN,
  ): Design => {
    return { cases, facts, ...designed(...hard), together };
  };

const OPEN = "An odd and an even number are still left.";
const positive = design(POSITIVE);
const integer = design(INTEGERS);

const WEAK = "Neither fact mentions odd or even, so it seems that both are needed.";
const TWO = "It's easy to forget that 2 is a prime number and to take every prime as odd.";
const ONE = "It's easy to forget the case that $n = 1$.";
const ZERO = "It's easy to forget the case that $n = 0$, which makes the prime number 2.";
const LISTS = "Each fact allows many odd and many even numbers, so they look too weak.";
const FEW = "Few numbers fit both facts, and the first ones found look alike.";
const ALIKE = "The facts look alike, so it seems that each of them settles the question.";

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    positive([SQUARE_PLUS_TWO, SQUARE], ["c-trap", "C", WEAK, 7]),
    positive([SQUARE_PLUS_TWO, SQUARE_PLUS_ONE], ["false-enough", "D", ALIKE, 7]),
    positive([DOUBLE_SQUARE, PLUS_ONE], ["c-trap", "C", WEAK, 7]),
    positive([DOUBLE_SQUARE, SUM_OF_PRIMES], ["c-trap", "C", WEAK, 7]),
    integer([SUM_OF_FOUR, SUM_OF_THREE], ["false-enough", "D", ALIKE, 7]),
    integer([TWO_SQUARES, PLUS_TWO], ["false-enough", "D", ZERO, 8]),
    integer([LESS_ONE, SQUARE_PLUS_TWO], ["false-enough", "D", ZERO, 8]),
    integer([SUM_OF_TWO, PLUS_TWO], ["false-enough", "D", ZERO, 7]),
  ],
  C: [
    integer(
      [NEXT_BY_FOUR, LAST_BY_FOUR],
      ["hidden-enough", "E", LISTS, 8],
      "An odd $n$ would make $n + 1$ and $n - 1$ both divisible by 4, which is impossible.",
    ),
    positive(
      [THREE_FACTORS, PLUS_ONE],
      ["hidden-enough", "E", LISTS, 7],
      "If the square were odd, $n + 1$ would be even and greater than 2, so only 4 is left.",
    ),
    positive(
      [PLUS_ONE, MINUS_ONE],
      ["false-enough", "D", TWO, 7],
      "Two prime numbers with a difference of 2 are both odd.",
    ),
    positive(
      [PRIME, SUM_OF_PRIMES],
      ["hidden-enough", "E", LISTS, 7],
      "The least sum of two prime numbers is 4, so $n$ is a prime number greater than 2.",
    ),
    positive(
      [SQUARE, squareAfter(7)],
      ["hidden-enough", "E", LISTS, 7],
      "The only squares with a difference of 7 are 9 and 16.",
    ),
    positive(
      [SQUARE, squareAfter(5)],
      ["hidden-enough", "E", LISTS, 7],
      "The only squares with a difference of 5 are 4 and 9.",
    ),
    integer(
      [PLUS_TWO, PRIME],
      ["false-enough", "A", ZERO, 7],
      "If $n$ were 2, then $n + 2$ wouldn't be a prime number.",
    ),
    integer(
      [SQUARE_PLUS_TWO, SQUARE_PLUS_ONE],
      ["false-enough", "A", ZERO, 8],
      "The first sum is odd unless $n = 0$, and then the other sum is 1, which isn't a prime number.",
    ),
  ],
  D: [
    positive([SQUARE_PLUS_TWO, TWO_SQUARES], ["c-trap", "C", WEAK, 8]),
    positive([DOUBLE_SQUARE, PRODUCT_OF_TWO], ["c-trap", "C", WEAK, 7]),
    positive([LESS_ONE, PLUS_TWO], ["c-trap", "C", WEAK, 7]),
    integer([SUM_OF_FOUR, DOUBLE_SQUARE], ["c-trap", "C", WEAK, 7]),
    positive([SQUARE_PLUS_TWO, LESS_ONE], ["c-trap", "C", WEAK, 8]),
    integer([DOUBLE_SQUARE, BY_TWELVE], ["c-trap", "C", WEAK, 7]),
    integer([TWO_SQUARES, LESS_ONE], ["c-trap", "C", WEAK, 7]),
  ],
  E: [
    positive([PRIME, DIFFERENCE_OF_PRIMES], ["near-miss", "C", TWO, 7]),
    positive([THREE_FACTORS, SUM_OF_PRIMES], ["near-miss", "C", FEW, 7]),
    positive([SQUARE_PLUS_ONE, PLUS_ONE], ["near-miss", "C", ONE, 8]),
    positive([SQUARE, LAST_BY_FOUR], ["near-miss", "C", FEW, 7]),
    positive([SQUARE_PLUS_ONE, LAST_BY_FOUR], ["near-miss", "C", ONE, 8]),
    integer([SQUARE_PLUS_TWO, SQUARE], ["near-miss", "C", ZERO, 8]),
    integer([SQUARE_PLUS_TWO, PLUS_TWO], ["near-miss", "C", ZERO, 8]),
  ],
};

const STEMS: readonly ((n: string, what: string, kind: "odd" | "even") => string)[] = [
  (n, what, kind) =>
    `If $${n}$ is ${what.startsWith("i") ? "an" : "a"} ${what}, is $${n}$ ${kind}?`,
  (n, what, kind) => `Is the ${what} $${n}$ ${kind}?`,
  (n, what, kind) =>
    `If $${n}$ is ${what.startsWith("i") ? "an" : "a"} ${what}, is $(-1)^${n} = ${kind === "odd" ? -1 : 1}$?`,
];

/** With another letter for n, within formulas only. */
function inLetter(text: string, letter: string): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll("n", letter));
}

function findingsOf(
  { cases, together }: Design,
  said: readonly [Said<Case>, Said<Case>],
  letter: string,
) {
  return findingsByCases(cases, said, ({ n }) => isOdd(n), {
    together: () => inLetter(together, letter),
    settled: ({ n }) => `Therefore, $${letter}$ is ${isOdd(n) ? "odd" : "even"}.`,
    rivals: (one, other) => `It could be that $${letter} = ${one.n}$ or $${letter} = ${other.n}$.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "odd-or-even-from-its-form",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Whether an integer is odd, from what it's a sum, a product, or a neighbor of.",

  make(rng) {
    const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
    const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS[key]), rng);
    const { facts, level, tension, trap } = drawn;
    const letter = rng.pick(["n", "k", "m", "t"]);
    const kind = rng.pick(["odd", "even"] as const);
    const stem = rng.pick(STEMS);
    const said = facts.map(({ text, holds, gives }) => ({
      text: inLetter(text, letter),
      holds: ({ n }: Case) => holds(n),
      gives: inLetter(gives, letter),
    })) as [Said<Case>, Said<Case>];
    const findings = findingsOf(drawn, said, letter);
    return {
      variant: `${kind}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: stem(letter, drawn.cases === POSITIVE ? "positive integer" : "integer", kind),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: { ...trap, why: inLetter(trap.why, letter) },
      solution: {
        idea: `Ask of each statement whether an odd $${letter}$ and an even $${letter}$ could both make it true. Small numbers, above all 0, 1, and 2, are the ones to try.`,
        steps: stepsOfFindings(findings),
        check: "Did you try 0 and 1 where the statement allows them, and 2 as a prime number?",
        takeaway:
          "Of two consecutive integers, exactly one is even. Ask whether each term of an expression is odd or even.",
      },
    };
  },

  /** Tries the integers up to 400 against each printed statement. */
  check({ stem, statements }) {
    const asksOdd = stem.includes("odd") || stem.includes("= -1");
    const least = stem.includes("positive") ? 1 : -400;
    return {
      cases: range(least, 400).map((n) => ({ n })),
      ...conditionsOf<Case>(statements, conditionOf),
      answer: ({ n }: Case) => (n % 2 === 0) !== asksOdd,
    };
  },
};

const SMALL_PRIMES = range(2, 500).filter((n) => range(2, n - 1).every((d) => n % d > 0));

function conditionOf(said: string): (one: Case) => boolean {
  const [what, property] = read(said, /^(.+?) (?:is|has) (.+)\.$/) as [string, string];
  const [, twice, squared, sign, shift] =
    /^(2?)[a-z](\^2)?(?: ([+-]) (\d+|[a-z]))?$/.exec(what) ?? [];
  const valueOf = (n: number) => {
    const added = shift ? Number(/\d/.test(shift) ? shift : n) * (sign === "-" ? -1 : 1) : 0;
    return (squared ? n * n : n) * (twice ? 2 : 1) + added;
  };
  const test = testOf(plain(property));
  return ({ n }) => test(valueOf(n));
}

/** Finds by trial what a number is said to be. */
function testOf(property: string): (v: number) => boolean {
  const divisor = /divisible by (\d+)/.exec(property)?.[1];
  if (divisor) return (v) => v % Number(divisor) === 0;
  if (property === "a prime number")
    return (v) => v > 1 && range(2, Math.floor(Math.sqrt(v))).every((d) => v % d > 0);
  if (property === "exactly three positive factors")
    return (v) => range(1, v).filter((d) => v % d === 0).length === 3;
  const made = range(-410, 410);
  const consecutive = property.includes("consecutive");
  const values = consecutive ? made.map((k) => ofConsecutive(property, k)) : ofOthers(property);
  const set = new Set(values);
  return (v) => set.has(v);
}

function ofConsecutive(property: string, k: number): number {
  if (property.includes("squares")) return k * k + (k + 1) * (k + 1);
  if (property.includes("product")) return k * (k + 1);
  if (property.includes("sum of four")) return k + (k + 1) + (k + 2) + (k + 3);
  return property.includes("sum of three") ? k + (k + 1) + (k + 2) : k + (k + 1);
}

function ofOthers(property: string): number[] {
  if (property === "the square of an integer") return range(0, 60).map((k) => k * k);
  const sign = property.includes("difference") ? -1 : 1;
  return SMALL_PRIMES.flatMap((p) => SMALL_PRIMES.map((q) => p + sign * q));
}
