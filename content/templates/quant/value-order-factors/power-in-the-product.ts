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

/** How many of the integers are multiples of the prime, of its square, and so on. */
function powerCounts({ row, slowest: { prime } }: Question): number[] {
  const most = Math.max(...row.factors.map((n) => timesIn(n, prime)));
  return range(1, most).map((x) => row.factors.filter((n) => n % prime ** x === 0).length);
}

const powersText = (question: Question): string[] =>
  powerCounts(question).map((many, x) => {
    const power = question.slowest.prime ** (x + 1);
    return count(many, `multiple of ${power}`, `multiples of ${power}`);
  });

function wrongPowers(question: Question, rng: Rng): Wrong[] {
  const { row, base, parts, key, slowest } = question;
  const { prime, e, times } = slowest;
  const multiples = row.factors.filter((n) => n % prime === 0).length;
  const upToSquare = multiples + row.factors.filter((n) => n % prime ** 2 === 0).length;
  const inBase = row.factors.filter((n) => n % base === 0).length;
  const [first, last] = [row.factors[0]!, row.factors.at(-1)!];
  // With both of these, the steps from one to the next and to the key would show how it's counted.
  const stopped: Wrong = rng.chance(0.5)
    ? [
        Math.floor(multiples / e),
        "counts each multiple once",
        `Multiples of ${prime ** 2} have the factor ${prime} more than once.`,
      ]
    : [
        Math.floor(upToSquare / e),
        "stops at the square",
        `Higher powers of ${prime} contribute further factors.`,
      ];
  const off = rng.pick([1, -1]);
  const miscounted = (by: number): Wrong => [
    key + by,
    by > 0 ? "counts a factor twice" : "misses a factor",
    by > 0
      ? `There are only ${times} factors of ${prime}, which is not enough for $${base}^{${key + by}}$.`
      : `There are ${times} factors of ${prime}, enough for $${base}^{${key}}$.`,
  ];
  return [
    stopped,
    ...(base === prime
      ? []
      : ([
          [
            inBase,
            `counts the multiples of ${base}`,
            `An integer that is not a multiple of ${base} can also contribute to a factor ${base}.`,
          ],
          ...parts.map((part): Wrong => [
            part.times,
            `counts the factors of ${part.prime}`,
            part.e > 1
              ? `There are ${part.times} factors of ${part.prime}, but each ${base} needs ${part.e} of them.`
              : `There are only enough factors of ${prime} for $${base}^{${key}}$, so ${prime} runs out first.`,
          ]),
          ...parts.map((part): Wrong => [
            part.most,
            `looks only at the factors of ${part.prime}`,
            `There are only enough factors of ${prime} for $${base}^{${key}}$, so ${prime} runs out first.`,
          ]),
          [
            sum(parts.map((part) => part.times)),
            "adds the exponents",
            `Each ${base} needs all of its prime factors.`,
          ],
        ] as const)),
    ...(row.isFactorial
      ? []
      : ([
          [
            Math.floor(last / prime),
            "starts at 1",
            `Not all the multiples of ${prime} up to ${last} are factors of $p$.`,
          ],
        ] as const)),
    [
      Math.floor(timesInAll(range(1, last), prime) / e),
      "takes the whole factorial",
      `Only ${row.text}, are multiplied, not all the integers up to ${last}.`,
    ],
    [
      Math.floor(timesInAll(range(1, row.factors.length), prime) / e),
      "looks at the number of factors",
      `The ${row.factors.length} factors begin with ${first}.`,
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
    why: `The product has ${times} factors of ${prime}${e > 1 ? `, and each ${base} needs ${e} of them` : ""}.`,
    wrong: wrongPowers(question, rng),
    shows: (value) => isCount(value) && 3 * value >= key && value <= 2.5 * key,
    solution: {
      idea: isPrimeBase
        ? `Count the factors of ${prime}: one in each multiple of ${prime}, another in each multiple of ${prime ** 2}, and so on.`
        : `$${base} = ${texFactors(base)}$, so count the prime factors and see which runs out first.`,
      steps: [
        `The integers that are multiplied include ${listed(powersText(question))}.`,
        `Each counts for one factor of ${prime}, so there are $${powerCounts(question).join(" + ")} = ${times}$ factors of ${prime}.`,
        ...(e > 1
          ? [`Each ${base} needs ${e} of them, so $k$ is at most ${slowest.most}.`]
          : isPrimeBase
            ? []
            : [`Each ${base} needs one of them, so $k$ is at most ${times}.`]),
        ...others.map(
          (part) =>
            `There are ${part.times} factors of ${part.prime}, enough for $${base}^{${part.most}}$.`,
        ),
        `So the greatest value of $k$ is ${key}.`,
      ],
      check: `Multiples of ${prime ** 2} count more than once.`,
      takeaway:
        "For the greatest power in a product, count each prime in the multiples of the prime, of its square, and so on; the prime that runs out first decides.",
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
