import {
  type AskedProblem,
  count,
  draftOf,
  isCount,
  listed,
  openOptions,
  plain,
  primeFactors,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFactors,
  type Wrong,
} from "@theta/items/template";

/** How often a prime is a factor of n. */
const timesIn = (n: number, prime: number): number =>
  primeFactors(n).find(([p]) => p === prime)?.[1] ?? 0;
const timesInAll = (factors: readonly number[], prime: number): number =>
  sum(factors.map((n) => timesIn(n, prime)));

/** Which integers are multiplied. */
interface Row {
  readonly factors: readonly number[];
  /** "the integers from 1 to 30, inclusive" */
  readonly text: string;
  readonly isFactorial: boolean;
  readonly level: number;
}

function drawRow(rng: Rng): Row {
  const kind = rng.pick(["factorial", "factorial", "part", "even", "multiples", "odd"] as const);
  if (kind === "factorial") {
    const last = rng.pick([15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 35, 36, 40, 45, 50]);
    return {
      factors: range(1, last),
      text: `the integers from 1 to ${last}, inclusive`,
      isFactorial: true,
      level: 5,
    };
  }
  if (kind === "part") {
    const first = rng.pick([6, 10, 11, 15, 16, 20, 21, 25]);
    const last = first + rng.pick([10, 15, 19, 20, 24, 25]);
    return {
      factors: range(first, last),
      text: `the integers from ${first} to ${last}, inclusive`,
      isFactorial: false,
      level: 5,
    };
  }
  const step = kind === "multiples" ? rng.pick([3, 4, 5, 6, 10]) : 2;
  const size = rng.int(9, kind === "odd" ? 22 : 20);
  const factors = range(1, size).map((k) => step * k - (kind === "odd" ? 1 : 0));
  const name = kind === "multiples" ? `multiples of ${step}` : `${kind} integers`;
  return {
    factors,
    text: `the ${name} from ${factors[0]!} to ${factors.at(-1)!}, inclusive`,
    isFactorial: false,
    level: 5,
  };
}

/** The base whose greatest power is asked for, and how many times the product has each prime. */
function drawQuestion(rng: Rng) {
  const row = drawRow(rng);
  const base = rng.pick([2, 3, 3, 4, 5, 6, 6, 8, 9, 10, 12, 12, 15, 18, 20]);
  const parts = primeFactors(base).map(([prime, e]) => {
    const times = timesInAll(row.factors, prime);
    return { prime, e, times, most: Math.floor(times / e) };
  });
  const key = Math.min(...parts.map(({ most }) => most));
  // A prime with a square among the factors, or there is nothing to overlook.
  const isDeep = parts.some(
    ({ prime, most }) => most === key && row.factors.some((n) => timesIn(n, prime) > 1),
  );
  if (key < 4 || key > 22 || !isDeep) return null;
  const slowest = parts.find(({ most }) => most === key)!;
  return { row, base, parts, key, slowest };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

/** How many of the integers are multiples of a prime, of its square, and so on. */
function powerCounts({ row }: Question, prime: number): number[] {
  const most = Math.max(...row.factors.map((n) => timesIn(n, prime)));
  return range(1, most).map((x) => row.factors.filter((n) => n % prime ** x === 0).length);
}

const powersText = (question: Question, prime: number): string[] =>
  powerCounts(question, prime).map((many, x) => {
    const power = prime ** (x + 1);
    return count(many, `multiple of ${power}`, `multiples of ${power}`);
  });

function wrongPowers(question: Question, rng: Rng): Wrong[] {
  const { row, base, parts, key, slowest } = question;
  const { prime, e, times } = slowest;
  const multiples = row.factors.filter((n) => n % prime === 0).length;
  const upToSquare = multiples + row.factors.filter((n) => n % prime ** 2 === 0).length;
  const inBase = row.factors.filter((n) => n % base === 0).length;
  const last = row.factors.at(-1)!;
  // With both of these, the steps from one to the next and to the key would show how it's counted.
  const deeper = row.factors.findLast((n) => n % prime ** 2 === 0);
  const traps: readonly Wrong[] = [
    [
      Math.floor(multiples / e),
      "counts each multiple once",
      `This counts one factor for each of the ${multiples} multiples of ${prime}${e > 1 ? ` and divides by ${e}` : ""}, but ${deeper === undefined || deeper === prime ** 2 ? `${prime ** 2} has` : `multiples of ${prime ** 2}, such as ${deeper}, have`} the factor ${prime} more than once.`,
    ],
    [
      Math.floor(upToSquare / e),
      "stops at the square",
      `This counts only the $${multiples} + ${upToSquare - multiples} = ${upToSquare}$ factors from the multiples of ${prime} and ${prime ** 2}${e > 1 ? ` and divides by ${e}` : ""}, but multiples of ${prime ** 3} have one more.`,
    ],
  ];
  const stopped = rng.chance(0.5) ? traps[0]! : traps[1]!;
  const off = rng.pick([1, -1]);
  const miscounted = (by: number): Wrong =>
    traps.find(([value]) => value === key + by) ?? [
      key + by,
      by > 0 ? "counts a factor twice" : "misses a factor",
      by > 0
        ? `$${base}^{${key + by}}$ needs ${e * (key + by)} factors of ${prime}, but there are only ${times}.`
        : `This is too small: $${base}^{${key}}$ needs ${e * key} factors of ${prime}, and there are ${times}.`,
    ];
  return [
    stopped,
    ...(base === prime
      ? []
      : ([
          [
            inBase,
            `counts the multiples of ${base}`,
            `This counts only the ${inBase} multiples of ${base}, but other integers that are multiplied also have factors of ${parts.map((part) => part.prime).join(" or ")}.`,
          ],
          ...parts.map((part): Wrong => [
            part.times,
            `counts the factors of ${part.prime}`,
            part.e > 1
              ? `There are ${part.times} factors of ${part.prime}, but each ${base} needs ${part.e} of them.`
              : `There are ${part.times} factors of ${part.prime}, but the ${times} factors of ${prime} are only enough for $${base}^{${key}}$.`,
          ]),
          ...parts.map((part): Wrong => [
            part.most,
            `looks only at the factors of ${part.prime}`,
            `The ${part.times} factors of ${part.prime} are enough for $${base}^{${part.most}}$, but the ${times} factors of ${prime} are only enough for $${base}^{${key}}$.`,
          ]),
          [
            sum(parts.map((part) => part.times)),
            "adds the exponents",
            `This is $${parts.map((part) => part.times).join(" + ")}$, the number of all these prime factors, but each ${base} is $${texFactors(base)}$ and needs several of them.`,
          ],
        ] as const)),
    ...(row.isFactorial
      ? []
      : ([
          [
            Math.floor(last / prime),
            "starts at 1",
            `This is how many multiples of ${prime} there are from 1 to ${last}, but only ${row.text}, are multiplied.`,
          ],
        ] as const)),
    [
      Math.floor(timesInAll(range(1, last), prime) / e),
      "takes the whole factorial",
      `This uses the ${timesInAll(range(1, last), prime)} factors of ${prime} in all the integers from 1 to ${last}${e > 1 ? ` and divides by ${e}` : ""}, but only ${row.text}, are multiplied.`,
    ],
    [
      Math.floor(timesInAll(range(1, row.factors.length), prime) / e),
      "looks at the number of factors",
      `This uses the ${timesInAll(range(1, row.factors.length), prime)} factors of ${prime} in the integers from 1 to ${row.factors.length}${e > 1 ? ` and divides by ${e}` : ""}, but ${row.text}, are multiplied.`,
    ],
    miscounted(off),
    miscounted(2 * off),
    miscounted(3 * off),
    miscounted(-off),
  ];
}

function stemsOf({ row, base }: Question): string[] {
  if (row.isFactorial) {
    const last = row.factors.at(-1)!;
    return [
      `If $p$ is the product of ${row.text}, what is the greatest integer $k$ for which $${base}^k$ is a factor of $p$?`,
      `If $${base}^k$ is a divisor of $${last}!$, what is the greatest possible value of the integer $k$?`,
      `If $\\frac{${last}!}{${base}^k}$ is an integer, what is the greatest possible value of the integer $k$?`,
    ];
  }
  return [
    `If $p$ is the product of ${row.text}, what is the greatest integer $k$ for which $${base}^k$ is a factor of $p$?`,
    `Let $p$ be the product of ${row.text}. If $\\frac{p}{${base}^k}$ is an integer, what is the greatest possible value of the integer $k$?`,
  ];
}

function levelOf({ row, base, parts }: Question): number {
  const hasSquare = parts.some(({ e }) => e > 1);
  return row.level + (base === parts[0]!.prime ? 0 : hasSquare && parts.length > 1 ? 2 : 1);
}

function ask(question: Question, rng: Rng): AskedProblem {
  const { base, parts, key, slowest } = question;
  const { prime, e, times } = slowest;
  const isPrimeBase = parts.length === 1 && e === 1;
  const others = parts.filter((part) => part !== slowest);
  return {
    difficulty: Math.min(7, levelOf(question)),
    stems: [],
    pure: stemsOf(question),
    key,
    why: `The product has $${powerCounts(question, prime).join(" + ")} = ${times}$ factors of ${prime}${e > 1 ? `, and each ${base} needs ${e} of them, so $k$ is at most ${key}` : `, enough for $${base}^{${key}}$`}.`,
    wrong: wrongPowers(question, rng),
    shows: (value) => isCount(value) && 3 * value >= key && value <= 2.5 * key,
    solution: {
      idea: isPrimeBase
        ? `Count the factors of ${prime}: one in each multiple of ${prime}, another in each multiple of ${prime ** 2}, and so on.`
        : others.length > 0
          ? `$${base} = ${texFactors(base)}$, so count the prime factors and see which runs out first.`
          : `$${base} = ${texFactors(base)}$, so count the factors of ${prime} and see how many groups of ${e} they make.`,
      steps: [
        `The integers that are multiplied include ${listed(powersText(question, prime))}.`,
        `Each of these multiples adds one factor of ${prime}, so there are $${powerCounts(question, prime).join(" + ")} = ${times}$ factors of ${prime}.`,
        ...(e > 1
          ? [
              `Each ${base} needs ${e} of them, and $\\frac{${times}}{${e}}$ ${times % e === 0 ? `is ${key}` : `is between ${key} and ${key + 1}`}, so $k$ is at most ${key}.`,
            ]
          : isPrimeBase
            ? []
            : [`Each ${base} needs one of them, so $k$ is at most ${times}.`]),
        ...others.map(
          (part) =>
            `Counted in the same way, there are ${powersText(question, part.prime).length > 1 ? `$${powerCounts(question, part.prime).join(" + ")} = ${part.times}$` : part.times} factors of ${part.prime}${part.e > 1 ? `, and each ${base} needs ${part.e} of them, so they are` : ","} enough for $${base}^{${part.most}}$.`,
        ),
        `So the greatest value of $k$ is ${key}.`,
      ],
      check: `$${base}^{${key + 1}}$ would need ${e * (key + 1)} factors of ${prime}, and there are only ${times}.`,
      takeaway: `For the greatest power in a product, count each prime in the multiples of the prime, of its square, and so on${others.length > 0 ? "; the prime that runs out first decides" : ""}.`,
    },
  };
}

const READINGS: readonly StemReading[] = [{ wording: /greatest/, fits: isCount }];

export const template: ProblemTemplate = {
  id: "power-in-the-product",
  format: "problem-solving",
  subtopic: "primes",
  domain: "arithmetic",
  pattern:
    "The greatest power of a number that divides a product of many integers: count primes, repeated ones too.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const kind = question.row.isFactorial ? "factorial" : "row";
    return draftOf(kind, ask(question, rng), READINGS, rng);
  },

  /** Multiplies everything out and divides by the base as long as it goes. */
  check({ stem, options }) {
    const text = plain(stem);
    let rest = factorsIn(text).reduce((all, n) => all * BigInt(n), 1n);
    const base = BigInt(/(\d+)\^k/.exec(text)![1]!);
    let k = 0;
    for (; rest % base === 0n; rest /= base) k++;
    return options.flatMap((option, j) => (Number(option) === k ? [j] : []));
  },
  possible: (view) => openOptions(view, READINGS),
};

/** The integers that a stem multiplies. */
function factorsIn(text: string): number[] {
  const [, factorial] = /(\d+)!/.exec(text) ?? [];
  if (factorial) return range(1, Number(factorial));
  const [, kind, first, last] =
    /the (integers|even integers|odd integers|multiples of \d+) from (\d+) to (\d+)/.exec(text) ??
    [];
  if (!kind) throw new Error(`No product in: ${text}`);
  const step =
    kind === "integers" ? 1 : kind.startsWith("multiples") ? Number(/\d+/.exec(kind)) : 2;
  return range(Number(first), Number(last)).filter((n) => (n - Number(first)) % step === 0);
}
