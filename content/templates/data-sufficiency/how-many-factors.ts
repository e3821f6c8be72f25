import {
  keyByCases,
  plain,
  primeFactors,
  range,
  read,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** A number, with what is asked about it. */
interface Case {
  readonly n: number;
  /** Exponents of its primes, largest first: 12 gives [2, 1]. */
  readonly exponents: readonly number[];
}

const CASES: readonly Case[] = range(2, 700).map((n) => ({
  n,
  exponents: primeFactors(n)
    .map(([, exponent]) => exponent)
    .toSorted((a, b) => b - a),
}));

const factorsOf = (exponents: readonly number[], power = 1): number =>
  exponents.reduce((product, e) => product * (e * power + 1), 1);

interface Statement {
  readonly text: string;
  readonly holds: (one: Case) => boolean;
  readonly says: string;
  readonly hard: number;
}

const shape =
  (...wanted: number[]) =>
  ({ exponents }: Case): boolean =>
    exponents.join() === wanted.join();

const STATEMENTS: readonly Statement[] = [
  {
    text: "$n = p^2$ for some prime number $p$.",
    holds: shape(2),
    says: "$n$ is the square of a prime $p$, with the factors $1$, $p$, and $p^2$ whatever $p$ is",
    hard: 0,
  },
  {
    text: "$n = p^3$ for some prime number $p$.",
    holds: shape(3),
    says: "$n$ is the cube of a prime $p$, with the factors $1$, $p$, $p^2$, and $p^3$ whatever $p$ is",
    hard: 0,
  },
  {
    text: "$n$ is the product of two different prime numbers.",
    holds: shape(1, 1),
    says: "$n = pq$, with the factors $1$, $p$, $q$, and $pq$ whatever the primes are",
    hard: 0,
  },
  {
    text: "$n$ is the product of two prime numbers.",
    holds: (c) => shape(1, 1)(c) || shape(2)(c),
    says: "$n = pq$, and nothing says that the primes $p$ and $q$ are different",
    hard: 1,
  },
  {
    text: "$n$ is the product of three different prime numbers.",
    holds: shape(1, 1, 1),
    says: "$n = pqr$, and each of the three primes is in a factor or is not",
    hard: 0,
  },
  {
    text: "$n$ is a prime number.",
    holds: shape(1),
    says: "$n$ has only the factors $1$ and $n$",
    hard: 0,
  },
  {
    text: "$n^2$ has exactly 3 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 2) === 3,
    says: "a number with 3 factors is the square of a prime, so $n$ itself is prime",
    hard: 1,
  },
  {
    text: "$n^2$ has exactly 5 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 2) === 5,
    says: "5 is prime, so $n^2 = p^4$ for a prime $p$, and $n = p^2$",
    hard: 1,
  },
  {
    text: "$n^2$ has exactly 7 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 2) === 7,
    says: "7 is prime, so $n^2 = p^6$ for a prime $p$, and $n = p^3$",
    hard: 1,
  },
  {
    text: "$n^2$ has exactly 9 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 2) === 9,
    says: "$9 = 3 \\cdot 3$, so $n^2$ is $p^8$ or $p^2q^2$ for primes $p$ and $q$, and $n$ is $p^4$ or $pq$",
    hard: 2,
  },
  {
    text: "$n^3$ has exactly 4 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 3) === 4,
    says: "$n^3$ is then $p^3$ for a prime $p$ (a product of two primes is no cube), so $n = p$",
    hard: 2,
  },
  {
    text: "$n^3$ has exactly 10 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 3) === 10,
    says: "$n^3$ is then $p^9$ for a prime $p$ (in $pq^4$ the exponents are not multiples of 3), so $n = p^3$",
    hard: 2,
  },
  {
    text: "$n^3$ has exactly 16 different positive factors.",
    holds: ({ exponents }) => factorsOf(exponents, 3) === 16,
    says: "the exponents in $n^3$ are multiples of 3, so $n^3$ is $p^{15}$ or $p^3q^3$ for primes $p$ and $q$, and $n$ is $p^5$ or $pq$",
    hard: 2,
  },
  {
    text: "The square root of $n$ is a prime number.",
    holds: shape(2),
    says: "$n = p^2$ for a prime $p$, with the factors $1$, $p$, and $p^2$",
    hard: 0,
  },
  {
    text: "The square root of $n$ is an integer.",
    holds: ({ exponents }) => exponents.every((e) => e % 2 === 0),
    says: "$n$ is a perfect square, so its exponents are even, but which they are is open",
    hard: 0,
  },
  {
    text: "The number $n$ has exactly one factor that is greater than 1 and less than $n$.",
    holds: shape(2),
    says: "the one factor between pairs with itself, so $n = p^2$ for a prime $p$",
    hard: 1,
  },
  {
    text: "The product of all positive factors of $n$ is $n^2$.",
    holds: ({ exponents }) => factorsOf(exponents) === 4,
    says: "factors pair off with product $n$, so two pairs make $n^2$ and there are four factors; $n$ is $pq$ or $p^3$",
    hard: 2,
  },
  {
    text: "The product of all positive factors of $n$ is $n^3$.",
    holds: ({ exponents }) => factorsOf(exponents) === 6,
    says: "factors pair off with product $n$, so three pairs make $n^3$ and there are six factors; $n$ is $p^2q$ or $p^5$",
    hard: 2,
  },
  {
    text: "$2n$ has twice as many positive factors as $n$.",
    holds: ({ n }) => n % 2 === 1,
    says: "the factor 2 is new, so $n$ is odd, and more is not said",
    hard: 1,
  },
  {
    text: "$3n$ has twice as many positive factors as $n$.",
    holds: ({ n }) => n % 3 !== 0,
    says: "the factor 3 is new, so $n$ is not a multiple of 3, and more is not said",
    hard: 1,
  },
  {
    text: "$n$ has exactly one prime factor.",
    holds: ({ exponents }) => exponents.length === 1,
    says: "$n$ is a power of a prime, of whatever exponent",
    hard: 0,
  },
  {
    text: "$n$ has exactly two different prime factors.",
    holds: ({ exponents }) => exponents.length === 2,
    says: "$n$ is $p^aq^b$ for different primes $p$ and $q$, and the exponents are open",
    hard: 0,
  },
  {
    text: "$n$ is even.",
    holds: ({ n }) => n % 2 === 0,
    says: "2 is one of the factors, and of the others nothing is known",
    hard: 0,
  },
  {
    text: "$n$ is odd.",
    holds: ({ n }) => n % 2 === 1,
    says: "2 is no factor, and of the others nothing is known",
    hard: 0,
  },
];

const ASKS = {
  all: {
    stem: "How many different positive factors does the integer $n$ have, if $n \\gt 1$?",
    words: "positive factors",
    value: ({ exponents }: Case) => factorsOf(exponents),
  },
  between: {
    stem: "If $n$ is an integer greater than 1, how many different integers greater than 1 and less than $n$ are factors of $n$?",
    words: "factors strictly between 1 and itself",
    value: ({ exponents }: Case) => factorsOf(exponents) - 2,
  },
  primes: {
    stem: "If $n$ is an integer greater than 1, how many different prime factors does $n$ have?",
    words: "different prime factors",
    value: ({ exponents }: Case) => exponents.length,
  },
  square: {
    stem: "The integer $n$ is greater than 1. How many different positive factors does $n^2$ have?",
    words: "positive factors of its square",
    value: ({ exponents }: Case) => factorsOf(exponents, 2),
  },
};

export const template: SufficiencyTemplate = {
  id: "how-many-factors",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "The number of factors depends on exponents alone: statements that fix the exponents, not n.",

  make(rng) {
    const form = rng.pick(["all", "between", "primes", "square"] as const);
    const { stem, words, value } = ASKS[form];
    const [one, two] = rng.sample(STATEMENTS, 2) as [Statement, Statement];
    const left = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
    const both = left[0].filter(two.holds);
    if (both.length < 2) return null;
    if (form === "square" && /\^2\$ has exactly/.test(one.text + two.text)) return null;
    if (
      left[0].length === left[1].length &&
      both.length === left[0].length &&
      one.hard === two.hard
    )
      return null;

    const judge = (cases: readonly Case[], said: string) => {
      const [first, ...others] = cases as [Case, ...Case[]];
      const other = others.find((next) => value(next) !== value(first));
      if (other)
        return {
          enough: false,
          why: `${said}. For $n = ${first.n}$ the number of ${words} is ${value(first)}, but for $n = ${other.n}$ it is ${value(other)}.`,
        };
      return {
        enough: true,
        why: `${said}. So the number of ${words} is ${value(first)} in every case, though $n$ may be ${first.n} or ${others[0]!.n}.`,
      };
    };
    const findings = {
      first: judge(left[0], one.says),
      second: judge(left[1], two.says),
      together: judge(both, `${one.says}; and ${two.says}`),
    };
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: form,
      context: "pure",
      difficulty:
        5 +
        Math.max(one.hard, two.hard) +
        (form === "primes" ? -1 : form === "square" ? 1 : 0) +
        (alone ? 0 : 1),
      stem,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "The number of factors depends only on the exponents of the primes in $n$ ($p^aq^b$ has $(a + 1)(b + 1)$), so $n$ itself need not be known.",
        steps: stepsOfFindings(findings),
        check:
          "Ask which shapes ($p$, $p^2$, $pq$, $p^3$, and so on) a statement leaves, and try the smallest number of each.",
      },
    };
  },

  /** Counts the factors of n by trial division and tests the printed statements on them. */
  check({ stem, statements }) {
    const text = plain(stem);
    const ask = /prime factors/.test(text)
      ? (n: number) => COUNTED[n]!.primes
      : /does n\^2 have/.test(text)
        ? (n: number) => COUNTED[n]!.square
        : /less than n/.test(text)
          ? (n: number) => COUNTED[n]!.factors - 2
          : /factors does the integer n/.test(text)
            ? (n: number) => COUNTED[n]!.factors
            : null;
    if (!ask) throw new Error(`The question cannot be read: ${text}`);
    const [first, second] = statements.map(conditionOf) as [Condition, Condition];
    return keyByCases(range(2, LIMIT), first, second, ask);
  },
};

type Condition = (n: number) => boolean;
const LIMIT = 800;

/** Divisors counted one by one for n, and for its powers with gaps between primes. */
const COUNTED = range(0, 3 * LIMIT).map((n) => {
  const factors = range(1, n).filter((d) => n % d === 0);
  const primes = factors.filter(
    (d) => d > 1 && range(2, Math.floor(Math.sqrt(d))).every((k) => d % k !== 0),
  );
  const product =
    factors.length === 0
      ? 0
      : factors.reduce((total, d) => total + Math.log(d), 0) / Math.log(Math.max(n, 2));
  return {
    factors: factors.length,
    primes: primes.length,
    square: ofPower(n, primes, 2),
    cube: ofPower(n, primes, 3),
    product,
  };
});

function ofPower(n: number, primes: readonly number[], power: number): number {
  return primes.reduce((total, p) => {
    let times = 0;
    for (let rest = n; rest % p === 0; rest /= p) times += power;
    return total * (times + 1);
  }, 1);
}

function conditionOf(statement: string): Condition {
  const text = plain(statement);
  const counted = /^n\^(2|3) has exactly (\d+)/.exec(text);
  if (counted)
    return (n) => COUNTED[n]![counted[1] === "2" ? "square" : "cube"] === Number(counted[2]);
  const product = /^The product of all positive factors of n is n\^(\d)/.exec(text);
  if (product) return (n) => Math.abs(COUNTED[n]!.product - Number(product[1])) < 1e-9;
  const twice = /^(\d)n has twice as many/.exec(text);
  if (twice) return (n) => COUNTED[n * Number(twice[1])]!.factors === 2 * COUNTED[n]!.factors;
  const power = /^n = p\^(\d) for some prime/.exec(text);
  if (power)
    return (n) =>
      isPrimeNumber(Math.round(n ** (1 / Number(power[1])))) &&
      Math.round(n ** (1 / Number(power[1]))) ** Number(power[1]) === n;
  const root = /^The square root of n is (a prime|an integer)/.exec(text);
  if (root)
    return (n) =>
      Number.isInteger(Math.sqrt(n)) && (root[1] === "an integer" || isPrimeNumber(Math.sqrt(n)));
  const parity = /^n is (even|odd)\.$/.exec(text);
  if (parity) return (n) => n % 2 === (parity[1] === "odd" ? 1 : 0);
  const primes = /^n has exactly (one|two) (?:different )?prime factors?\.$/.exec(text);
  if (primes) return (n) => COUNTED[n]!.primes === (primes[1] === "one" ? 1 : 2);
  if (text.startsWith("n is a prime number")) return isPrimeNumber;
  if (/exactly one factor that is greater than 1 and less than n/.test(text))
    return (n) => COUNTED[n]!.factors === 3;
  const [many, different] = read(
    statement,
    /^n is the product of (two|three)( different)? prime numbers\.$/,
  );
  return (n) => productsOfPrimes(n, many === "two" ? 2 : 3, different !== undefined);
}

const isPrimeNumber = (n: number): boolean => COUNTED[n]?.factors === 2;

/** Whether n is a product of this many primes, each found by dividing. */
function productsOfPrimes(n: number, many: number, different: boolean): boolean {
  const found: number[] = [];
  for (let rest = n, p = 2; rest > 1; p++) for (; rest % p === 0; rest /= p) found.push(p);
  return found.length === many && (!different || new Set(found).size === many);
}
