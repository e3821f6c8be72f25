import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  inDrawnOrder,
  isPrime,
  listed,
  plain,
  range,
  read,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  valueOfFormula,
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
  "If $n = 0$, then $n + 2$ is the prime number 2, but otherwise $n + 2$ is an odd prime number and $n$ is odd.",
);
const SQUARE_PLUS_TWO = fact(
  "$n^2 + 2$ is a prime number.",
  (n) => isPrime(n * n + 2),
  "If $n = 0$, then $n^2 + 2$ is the prime number 2, but otherwise $n^2 + 2$ is an odd prime number, so $n^2$ and $n$ are odd.",
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
  "$n^2$ is 1 more than a multiple of 4, so it's odd, and only odd integers have odd squares.",
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
  "A multiple of 12 is even, so $n^2$ is even, and only even integers have even squares.",
);

// Facts that don't settle it.
const PRIME = fact("$n$ is a prime number.", isPrime, "All odd primes fit, and so does 2.");
const PLUS_ONE = fact(
  "$n + 1$ is a prime number.",
  (n) => isPrime(n + 1),
  "If $n + 1$ is an odd prime number, $n$ is even, but $n + 1$ may also be 2.",
);
const MINUS_ONE = fact(
  "$n - 1$ is a prime number.",
  (n) => isPrime(n - 1),
  "If $n - 1$ is an odd prime number, $n$ is even, but $n - 1$ may also be 2.",
);
const SQUARE_PLUS_ONE = fact(
  "$n^2 + 1$ is a prime number.",
  (n) => isPrime(n * n + 1),
  "If $n^2 + 1$ is an odd prime number, $n$ is even, but $n^2 + 1$ may also be 2.",
);
const SQUARE = fact(
  "$n$ is the square of an integer.",
  isSquare,
  "The square of an odd integer is odd, and the square of an even one is even.",
);
const SUM_OF_PRIMES = fact(
  "$n$ is the sum of two prime numbers.",
  isSumOfPrimes,
  "The sum of two odd primes is even, but it's odd if exactly one of the primes is 2.",
);
const DIFFERENCE_OF_PRIMES = fact(
  "$n$ is the difference of two prime numbers.",
  (n) => PRIMES.some((p) => isPrime(p + n)),
  "The difference of two odd primes is even, but it's odd if one of the primes is 2.",
);
const THREE_FACTORS = fact(
  "$n$ has exactly three positive factors.",
  squareOfPrime,
  "$n$ is the square of a prime number, such as 4, 9, or 25.",
);
const SUM_OF_THREE = fact(
  "$n$ is the sum of three consecutive integers.",
  (n) => n % 3 === 0,
  "The sum is three times the middle integer, so $n$ is any multiple of 3.",
);
const NEXT_BY_FOUR = fact(
  "$n^2 + n$ is divisible by 4.",
  (n) => (n * n + n) % 4 === 0,
  "$n^2 + n = n(n + 1)$, and one of these two factors is odd, so the other is divisible by 4.",
);
const LAST_BY_FOUR = fact(
  "$n^2 - n$ is divisible by 4.",
  (n) => (n * n - n) % 4 === 0,
  "$n^2 - n = n(n - 1)$, and one of these two factors is odd, so the other is divisible by 4.",
);
const squareAfter = (added: number): Fact =>
  fact(
    `$n + ${added}$ is the square of an integer.`,
    (n) => isSquare(n + added),
    `The square may be odd, which makes $n$ even, or even, which makes $n$ odd.`,
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

const OPEN = "Odd and even numbers fit both statements.";
const positive = design(POSITIVE);
const integer = design(INTEGERS);

const WEAK = "Neither fact mentions odd or even, so it seems that both are needed.";
const TWO = "It's easy to forget that 2 is a prime number and to take every prime as odd.";
const ONE = "It's easy to forget the case that $n = 1$.";
const ZERO = "It's easy to forget the case that $n = 0$, which makes the prime number 2.";
const LISTS = "Each fact allows many odd and many even numbers, so they look too weak.";
const FEW =
  "The first numbers that fit both facts may all be odd or all be even, and that looks like a rule.";
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
      "An odd $n$ would make $n + 1$ and $n - 1$ both divisible by 4, but they differ by only 2.",
    ),
    positive(
      [THREE_FACTORS, PLUS_ONE],
      ["hidden-enough", "E", LISTS, 7],
      "If the square $n$ were odd, $n + 1$ would be even and greater than 2, and so not a prime number, which leaves only $n = 4$.",
    ),
    positive(
      [PLUS_ONE, MINUS_ONE],
      ["false-enough", "D", TWO, 7],
      "$n - 1$ and $n + 1$ are prime numbers with a difference of 2, so they are both odd, because 4 isn't a prime number.",
    ),
    positive(
      [PRIME, SUM_OF_PRIMES],
      ["hidden-enough", "E", LISTS, 7],
      "The least sum of two prime numbers is 4, so $n$ is a prime number greater than 2.",
    ),
    positive(
      [SQUARE, squareAfter(7)],
      ["hidden-enough", "E", LISTS, 7],
      "Squares $a^2$ and $b^2$ with the difference 7 need $(b - a)(b + a) = 7 = 1 \\cdot 7$, so $a = 3$ and $b = 4$, and $n = 9$.",
    ),
    positive(
      [SQUARE, squareAfter(5)],
      ["hidden-enough", "E", LISTS, 7],
      "Squares $a^2$ and $b^2$ with the difference 5 need $(b - a)(b + a) = 5 = 1 \\cdot 5$, so $a = 2$ and $b = 3$, and $n = 4$.",
    ),
    integer(
      [PLUS_TWO, PRIME],
      ["false-enough", "A", ZERO, 7],
      "A prime number $n$ is odd unless it's 2, and if $n = 2$, then $n + 2 = 4$ isn't a prime number.",
    ),
    integer(
      [SQUARE_PLUS_TWO, SQUARE_PLUS_ONE],
      ["false-enough", "A", ZERO, 8],
      "$n$ is odd unless $n^2 + 2 = 2$ and $n = 0$, but then $n^2 + 1 = 1$ isn't a prime number.",
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

/** What a statement gives if n can't be 0. */
function withoutZero(gives: string): string {
  return gives.replace(
    /^If \$n = 0\$, then (\S+ \+ 2\$) is the prime number 2, but otherwise \S+ \+ 2\$ is an odd prime number(?: and \$n\$ is odd)?/,
    "Since $1 is greater than 2, it's an odd prime number",
  );
}

/** With another letter for n, within formulas only. */
function inLetter(text: string, letter: string): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll("n", letter));
}

function findingsOf(
  { cases, together }: Design,
  said: readonly [Said<Case>, Said<Case>],
  letter: string,
  kind: "odd" | "even",
) {
  const found = findingsByCases(cases, said, ({ n }) => isOdd(n), {
    together: () => inLetter(together, letter),
    settled: ({ n }) =>
      `Therefore, $${letter}$ is ${isOdd(n) ? "odd" : "even"}, and the answer is ${isOdd(n) === (kind === "odd") ? "yes" : "no"}.`,
    rivals: () => "",
  });
  const withExamples = (finding: Sufficiency<Case>, shown: readonly Said<Case>[]): Sufficiency => {
    if (finding.enough) return finding;
    const [one, other] = finding.rivals!;
    const show = (at: Case): string => {
      const values = shown.map(({ text }) => shownOf(text, letter, at.n)).filter(Boolean);
      const fits = values.length > 0 ? `, with ${listed(values)}` : "";
      return `${isOdd(at.n) ? "odd" : "even"}, as in $${letter} = ${at.n}$${fits}`;
    };
    return {
      ...finding,
      why: `${finding.why.trim()} For example, $${letter}$ can be ${show(one)}, or ${show(other)}.`,
    };
  };
  return {
    first: withExamples(found.first, [said[0]]),
    second: withExamples(found.second, [said[1]]),
    together: withExamples(found.together, said),
  };
}

/** How a number fits a statement, in TeX: `n + 1 = 2`, `9 = 2 + 7`. */
function shownOf(text: string, letter: string, n: number): string {
  const formula = /^\$([^$]+)\$/.exec(text)![1]!;
  if (formula !== letter) {
    const value = valueOfFormula(formula, { [letter]: n });
    return `$${formula} = ${value}$`;
  }
  const as = (made: string): string => `$${n} = ${made}$`;
  if (text.includes("sum of two prime")) {
    const prime = PRIMES.find((p) => isPrime(n - p))!;
    return as(`${prime} + ${n - prime}`);
  }
  if (text.includes("difference of two prime")) {
    const prime = PRIMES.find((p) => isPrime(p + n))!;
    return as(`${prime + n} - ${prime}`);
  }
  if (text.includes("three consecutive")) {
    const [low, middle, high] = [n / 3 - 1, n / 3, n / 3 + 1].map((k) =>
      k < 0 ? `(${k})` : `${k}`,
    );
    return n < 0 ? "" : as(`${low} + ${middle} + ${high}`);
  }
  if (text.includes("square of an integer") || text.includes("three positive factors"))
    return as(`${Math.sqrt(n)}^2`);
  return "";
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
      gives: inLetter(drawn.cases === POSITIVE ? withoutZero(gives) : gives, letter),
    })) as [Said<Case>, Said<Case>];
    const findings = findingsOf(drawn, said, letter, kind);
    const isPower = STEMS.indexOf(stem) === 2;
    const isPositive = drawn.cases === POSITIVE;
    const hasPrimes = said.some(({ text }) => text.includes("prime"));
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
        idea: `${isPower ? `Since $(-1)^${letter} = ${kind === "odd" ? -1 : 1}$ exactly when $${letter}$ is ${kind}, ask` : "Ask"} of each statement whether an odd $${letter}$ and an even $${letter}$ could both make it true, and try small numbers first, above all ${isPositive ? "1 and 2" : "0, 1, and 2"}.`,
        steps: stepsOfFindings(findings),
        ...(hasPrimes && {
          check: "Did you ask of every prime number whether it could be 2?",
        }),
        takeaway: hasPrimes
          ? "A prime number is odd unless it's 2, so look for the one case that makes the prime number 2."
          : "Ask of each term of a sum, product, or square whether it's odd or even.",
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
