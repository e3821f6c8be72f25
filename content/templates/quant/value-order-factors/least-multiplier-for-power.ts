import {
  type AskedProblem,
  divisorsOf,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  listed,
  openOptions,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  texFactors,
  texThousands as tex,
  type Wrong,
} from "@theta/items/template";

/** Numbers with two or three small primes, as they come up in questions about divisors. */
const NUMBERS = range(24, 990).filter((n) => {
  const factors = primeFactors(n);
  return (
    factors.length >= 2 &&
    factors.length <= 3 &&
    factors.every(
      ([prime, exponent]) => prime <= 7 && exponent <= [0, 0, 5, 4, 0, 3, 0, 1][prime]!,
    ) &&
    factors.some(([, exponent]) => exponent > 1)
  );
});

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const NAMES = ["", "", "square", "cube"] as const;
const TAKEAWAY =
  "An integer is a square if all its prime exponents are even, and a cube if they are multiples of 3.";

/** The product of the primes of n, each with a new exponent. */
const remade = (n: number, exponentOf: (exponent: number) => number): number =>
  product(primeFactors(n).map(([prime, exponent]) => prime ** exponentOf(exponent)));

const missing = (n: number, m: number): number => remade(n, (e) => (m - (e % m)) % m);
const spare = (n: number, m: number): number => remade(n, (e) => e % m);
const leastRoot = (n: number, m: number): number => remade(n, (e) => Math.ceil(e / m));
const primesOf = (n: number): number[] => primeFactors(n).map(([prime]) => prime);

/** How many more of each prime of n are needed for an m-th power. */
const lacking = (n: number, m: number): string =>
  listed(
    primeFactors(n)
      .filter(([, e]) => e % m !== 0)
      .map(([prime, e]) => {
        const more = m - (e % m);
        return `$${texFactors(prime ** e)}$ needs ${more} more ${more === 1 ? "factor" : "factors"} of ${prime}`;
      }),
  );

function askMultiply(rng: Rng): AskedProblem | null {
  const [n, m] = [rng.pick(NUMBERS), rng.pick([2, 2, 3])];
  const key = missing(n, m);
  if (key < 5 || key > 250 || key === n || n > 800) return null;
  const name = NAMES[m];
  const primes = primesOf(n);
  const tried = (by: number): string =>
    isPower(n * by, m)
      ? `$${n} \\cdot ${tex(by)}$ is the ${name} of an integer, but so is $${n} \\cdot ${key}$, and ${key} is less.`
      : `$${n} \\cdot ${tex(by)} = ${texFactors(n * by)}$, and these exponents aren't all multiples of ${m}.`;
  const wrong: Wrong[] = [
    [spare(n, m), "takes the spare factors", tried(spare(n, m))],
    [
      product(primes),
      "takes each prime once",
      `This is $${primes.join(" \\cdot ")}$. ${tried(product(primes))}`,
    ],
    ...primes.map((prime): Wrong => [
      product(primes) * prime,
      "takes each prime once and one of them twice",
      tried(product(primes) * prime),
    ]),
    ...primes.map((prime): Wrong => [
      spare(n, m) * prime,
      `adds a factor ${prime} to the spare ones`,
      tried(spare(n, m) * prime),
    ]),
    ...rng
      .shuffle(primes)
      .filter((prime) => key % prime === 0)
      .map((prime): Wrong => [key / prime, `forgets a factor ${prime}`, tried(key / prime)]),
    [key * Math.min(...primes), "supplies a factor too many", tried(key * Math.min(...primes))],
    [n, "multiplies the number by itself", tried(n)],
    [
      m === 3 ? missing(n, 2) : missing(n, 3),
      `makes a ${m === 3 ? "square" : "cube"}`,
      m === 3
        ? `$${n} \\cdot ${missing(n, 2)}$ is the square of an integer, not the cube.`
        : `$${n} \\cdot ${missing(n, 3)}$ is the cube of an integer, not the square.`,
    ],
    [
      leastRoot(n, m),
      "answers with the root",
      `This is the least integer whose ${name} is a multiple of ${n}. ${tried(leastRoot(n, m))}`,
    ],
    [key * m ** m, `multiplies by another ${name}`, tried(key * m ** m)],
  ];
  return {
    difficulty: m === 2 ? 3 : 4,
    stems: [],
    pure: [
      `If $k$ is a positive integer and $${n}k$ is the ${name} of an integer, what is the least possible value of $k$?`,
      `What is the least positive integer by which ${n} can be multiplied so that the product is the ${name} of an integer?`,
    ],
    key,
    why: `$${texFactors(n)} \\cdot ${key} = ${texFactors(n * key)}$, and all exponents are multiples of ${m}.`,
    wrong,
    solution: {
      idea: `In the ${name} of an integer, the exponent of each prime is a multiple of ${m}.`,
      steps: [
        `$${n} = ${texFactors(n)}$.`,
        `To make each exponent a multiple of ${m}, ${lacking(n, m)}, so the factors $${texFactors(key)}$ have to be supplied.`,
        `[[So]] ${key}, and $${n} \\cdot ${key} = ${texFactors(n * key)}$.`,
      ],
      check: `$${n} \\cdot ${key} = ${tex(n * key)}$, which is $${Math.round((n * key) ** (1 / m))}^${m}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({
      so: wording === 1 ? "so the least possible value of $k$ is" : "so the least such integer is",
    }),
    shows: (value) => isPositiveWhole(value) && value > 1 && value <= 12 * key,
  };
}

function askDivide(rng: Rng): AskedProblem | null {
  const n = rng.pick(NUMBERS);
  const key = spare(n, 2);
  const root = Math.sqrt(n / key);
  if (key < 5 || key > 120 || root < 2) return null;
  const primes = primesOf(n);
  const tried = (by: number): string => {
    const quotient = n / by;
    if (!Number.isInteger(quotient)) return `$\\frac{${n}}{${by}}$ isn't an integer.`;
    return isPower(quotient, 2)
      ? `$\\frac{${n}}{${by}} = ${quotient}$ is the square of an integer, but so is $\\frac{${n}}{${key}} = ${n / key}$, and ${key} is less.`
      : `$\\frac{${n}}{${by}} = ${quotient}$, which isn't the square of an integer.`;
  };
  const wrong: Wrong[] = [
    [
      product(primes),
      "takes each prime once",
      `This is $${primes.join(" \\cdot ")}$, but a prime that already has an even exponent isn't divided out. ${tried(product(primes))}`,
    ],
    ...primes.map((prime): Wrong => [
      product(primes) * prime,
      "takes each prime once and one of them twice",
      tried(product(primes) * prime),
    ]),
    [key * Math.min(...primes), "divides out too much", tried(key * Math.min(...primes))],
    [
      root,
      "answers with the root",
      `This is the square root of the quotient, $\\frac{${n}}{${key}} = ${n / key}$.`,
    ],
    ...rng
      .shuffle(primes)
      .filter((prime) => key % prime === 0)
      .slice(0, 1)
      .map((prime): Wrong => [key / prime, `leaves a factor ${prime}`, tried(key / prime)]),
    [key * Math.max(...primes), "divides out too much", tried(key * Math.max(...primes))],
    [root * Math.min(...primes), "adds a factor to the root", tried(root * Math.min(...primes))],
    [
      n / key,
      "answers with the square",
      `This is the greatest square that is a divisor of ${n}. ${tried(n / key)}`,
    ],
    [4 * key, "divides by another square", tried(4 * key)],
    [spare(n, 3), "makes a cube", tried(spare(n, 3))],
  ];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $n$ is a positive integer and $\\frac{${n}}{n}$ is the square of an integer, what is the least possible value of $n$?`,
      `What is the least positive integer by which ${n} can be divided so that the quotient is the square of an integer?`,
    ],
    key,
    why: `$${n} \\div ${key} = ${n / key} = ${root}^2$.`,
    wrong,
    solution: {
      idea: "In the square of an integer, the exponent of each prime is even, so divide out one factor of each prime that has an odd exponent.",
      steps: [
        `$${n} = ${texFactors(n)}$.`,
        `Divide by one factor of each prime with an odd exponent: ${primesOf(key).length === 1 ? key : `$${primesOf(key).join(" \\cdot ")} = ${key}$`}.`,
        texFactors(n / key) === `${root}^2`
          ? `The quotient is $${root}^2$.`
          : `The quotient is $${texFactors(n / key)} = ${root}^2$.`,
      ],
      check: `$\\frac{${n}}{${key}} = ${n / key} = ${root}^2$ is the square of an integer.`,
      takeaway: "An integer is a square if all its prime exponents are even.",
    },
    shows: (value) => isPositiveWhole(value) && value > 1 && value <= 12 * key,
  };
}

function askRoot(rng: Rng): AskedProblem | null {
  const [n, m] = [rng.pick(NUMBERS), rng.pick([2, 2, 3])];
  const key = leastRoot(n, m);
  if (key === n || key === product(primesOf(n)) || key < 6 || n === key ** m || n === 72)
    return null;
  const power = m === 2 ? "n^2" : "n^3";
  const primes = primesOf(n);
  const values = new Map<string, number>();
  /** Why a value is wrong, which depends on what the wording asks for. */
  const tried = (value: number): string => {
    values.set(`not${value}`, value);
    return `[[not${value}]]`;
  };
  const notLeast = (value: number): string =>
    value ** m % n === 0
      ? `$n$ can be ${key}, which is less than ${value}.`
      : `$${value}^${m} = ${texFactors(value ** m)}$ isn't divisible by $${n} = ${texFactors(n)}$.`;
  const notGreatest = (value: number): string =>
    key % value === 0
      ? `$n$ must be divisible by ${key}, which is greater than ${value}.`
      : `$n$ can be ${key}, which isn't divisible by ${value}.`;
  const takes = (value: number, slip: string): Wrong => [value, slip, tried(value)];
  const wrong: Wrong[] = [
    takes(product(primes), "takes each prime once"),
    takes(n, "takes the number itself"),
    [
      missing(n, m),
      "answers with the multiplier",
      `This is the number by which ${n} has to be multiplied to make a ${NAMES[m]}. ${tried(missing(n, m))}`,
    ],
    takes(
      remade(n, (e) => Math.floor(e / m)),
      "rounds the exponents down",
    ),
    ...primes
      .filter((prime) => key % prime === 0)
      .map((prime): Wrong => takes(key / prime, `forgets a factor ${prime}`)),
    takes(key * Math.min(...primes), "supplies a factor too many"),
    takes(n / Math.min(...primes), "divides by the least prime"),
    takes(m === 3 ? leastRoot(n, 2) : leastRoot(n, 1), "takes another power"),
  ];
  return {
    difficulty: m === 2 ? 4 : 5,
    stems: [],
    pure: [
      `If $n$ is a positive integer and $${power}$ is divisible by ${n}, what is the least possible value of $n$?`,
      `If $n$ is a positive integer and $${power}$ is a multiple of ${n}, what is the greatest integer that must be a divisor of $n$?`,
    ],
    key,
    why: `[[why]]`,
    words: (wording) => ({
      why:
        wording === 1
          ? `$${key}^${m} = ${texFactors(key ** m)}$ is divisible by $${n} = ${texFactors(n)}$, and no smaller positive integer works.`
          : `$n$ must be divisible by $${key} = ${texFactors(key)}$, and $n$ can be ${key} itself.`,
      so:
        wording === 1
          ? `So the least possible value of $n$ is ${key}.`
          : `So $n$ must be divisible by ${key}, and $n$ can be ${key} itself, so no greater integer must be a divisor of $n$.`,
      check:
        wording === 1
          ? `$${key}^${m} = ${texFactors(key ** m)}$ is divisible by $${n} = ${texFactors(n)}$.`
          : `With $n = ${key}$, $${power} = ${texFactors(key ** m)}$ is a multiple of $${n} = ${texFactors(n)}$.`,
      ...Object.fromEntries(
        [...values].map(([name, value]) => [
          name,
          wording === 1 ? notLeast(value) : notGreatest(value),
        ]),
      ),
    }),
    wrong,
    solution: {
      idea: `Each prime's exponent in $${power}$ is ${m} times its exponent in $n$, and it must be at least the exponent in ${n}.`,
      steps: [
        `$${n} = ${texFactors(n)}$.`,
        `Divide each of these exponents by ${m} and round up: $n$ must be divisible by $${texFactors(key)} = ${key}$.`,
        `[[so]]`,
      ],
      check: `[[check]]`,
      takeaway: "Divide the exponents by the power and round up, prime by prime.",
    },
    shows: (value) => isPositiveWhole(value) && value > 1 && value <= 12 * key,
  };
}

const ASK = { multiply: askMultiply, divide: askDivide, root: askRoot };
const KINDS = ["multiply", "multiply", "divide", "root", "root"] as const;

const isPower = (n: number, m: number): boolean => Math.round(n ** (1 / m)) ** m === n;
const leastWith = (fits: (n: number) => boolean) => (tried: number) =>
  fits(tried) && !range(1, tried - 1).some(fits);

const READINGS: readonly StemReading[] = [2, 3].flatMap((m): StemReading[] => [
  {
    wording: new RegExp(`(\\d+)k is the ${NAMES[m]}`),
    fits: (k, n) => leastWith((one) => isPower(n * one, m))(k),
  },
  {
    wording: new RegExp(`which (\\d+) can be multiplied .* the ${NAMES[m]}`),
    fits: (k, n) => leastWith((one) => isPower(n * one, m))(k),
  },
  {
    wording: new RegExp(`n\\^${m} is divisible by (\\d+)`),
    fits: (k, n) => leastWith((one) => one ** m % n === 0)(k),
  },
  {
    wording: new RegExp(`n\\^${m} is a multiple of (\\d+)`),
    // A divisor of each n in a long row of them.
    fits: (k, n) => {
      const all = range(1, 3000).filter((one) => one ** m % n === 0);
      return divisorsOf(all[0]!).findLast((d) => all.every((one) => one % d === 0)) === k;
    },
  },
  {
    wording: /\((\d+)\)\/\(n\) is the square/,
    fits: (k, n) => leastWith((one) => n % one === 0 && isPower(n / one, 2))(k),
  },
  {
    wording: /which (\d+) can be divided/,
    fits: (k, n) => leastWith((one) => n % one === 0 && isPower(n / one, 2))(k),
  },
]);

export const template: ProblemTemplate = {
  id: "least-multiplier-for-power",
  format: "problem-solving",
  subtopic: "primes",
  domain: "arithmetic",
  pattern: "A number is a square or cube if all its prime exponents are multiples of 2 or 3.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Tries the integers from 1 on. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
