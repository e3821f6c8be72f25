import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
  openOptions,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  texFactors,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

const PRODUCT_TAKEAWAY =
  "The product of two positive integers equals the product of their greatest common divisor and their least common multiple.";

/** No option is an outlier. */
const isNearby = (key: number) => (value: number) =>
  isPositiveWhole(value) && value < 6 * key && value > key / 8;

/** One of two numbers, from the other, their divisor, and their multiple. */
function askMissing(rng: Rng): AskedProblem | null {
  const g = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15]);
  const [p, q] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 2) as [number, number];
  const [a, n, all] = [g * p, g * q, g * p * q];
  if (gcd(p, q) > 1 || all < 60 || all > 600 || a < 12) return null;
  const notAll = (m: number): string =>
    lcm(a, m) === all
      ? `The greatest common divisor of ${m} and ${a} is ${gcd(a, m)}, not ${g}.`
      : `The least common multiple of ${m} and ${a} is ${thousands(lcm(a, m))}, not ${all}.`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The greatest common divisor of the positive integers $n$ and ${a} is ${g}, and their least common multiple is ${all}. What is the value of $n$?`,
      `If $n$ is a positive integer such that the least common multiple of $n$ and ${a} is ${all} and the greatest common divisor of $n$ and ${a} is ${g}, what is the value of $n$?`,
    ],
    key: n,
    why: `$\\frac{${g} \\cdot ${all}}{${a}} = ${n}$.`,
    wrong: [
      [
        all / g,
        "divides by the divisor",
        `${all / g} is $\\frac{${all}}{${g}}$, but $n = \\frac{${g} \\cdot ${all}}{${a}}$.`,
      ],
      [
        q,
        "leaves out the greatest common divisor",
        `${q} is $\\frac{${all}}{${a}}$, and this must still be multiplied by ${g}.`,
      ],
      [
        all - a,
        "subtracts",
        `This is $${all} - ${a}$, but the numbers don't add up to their least common multiple.`,
      ],
      [
        a - g,
        "subtracts",
        `This is $${a} - ${g}$, but $n$ follows from a product: $${a}n = ${g} \\cdot ${all}$.`,
      ],
      [
        all,
        "takes the multiple",
        `${all} is divisible by ${a}, so its greatest common divisor with ${a} would be ${a}, not ${g}.`,
      ],
      [g * (q + 1), "takes the next multiple", notAll(g * (q + 1))],
      [g * (q + 2), "takes a later multiple", notAll(g * (q + 2))],
      [
        a + g,
        "adds",
        `This is $${a} + ${g}$, but the least common multiple of ${a + g} and ${a} is ${thousands(lcm(a, a + g))}, not ${all}.`,
      ],
    ],
    solution: {
      idea: "Two positive integers have the same product as their greatest common divisor and least common multiple.",
      fast: [
        `Since $${a}n = ${g} \\cdot ${all}$ and $\\frac{${all}}{${a}} = ${q}$, $n$ is $${g} \\cdot ${q} = ${n}$.`,
      ],
      steps: [
        `$${a}n = ${g} \\cdot ${all} = ${tex(g * all)}$.`,
        `$n = \\frac{${tex(g * all)}}{${a}} = ${n}$.`,
      ],
      check: `$${a} = ${g} \\cdot ${p}$ and $${n} = ${g} \\cdot ${q}$, where ${p} and ${q} have no common factor greater than 1.`,
      takeaway: PRODUCT_TAKEAWAY,
    },
    shows: isNearby(n),
  };
}

/** Two numbers in a given ratio. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 2).toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  const k = rng.pick([4, 5, 6, 8, 10, 12, 15, 20]);
  const all = k * p * q;
  if (gcd(p, q) > 1 || all > 600) return null;
  const key = (p + q) * k;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The ratio of the positive integer $x$ to the positive integer $y$ is ${p} to ${q}. If the least common multiple of $x$ and $y$ is ${all}, what is the value of $x + y$?`,
      `If $x$ and $y$ are positive integers, $\\frac{x}{y} = \\frac{${p}}{${q}}$, and the least common multiple of $x$ and $y$ is ${all}, then $x + y =$`,
    ],
    key,
    why: `$x = ${p * k}$ and $y = ${q * k}$, and $${p * k} + ${q * k} = ${key}$.`,
    wrong: [
      // Only one of these, or the options would show how the answer is made.
      rng.pick([
        [
          q * k,
          "finds $y$ alone",
          `This is $y = ${q} \\cdot ${k}$ alone, and $x = ${p} \\cdot ${k}$ has to be added.`,
        ],
        [
          p * k,
          "finds $x$ alone",
          `This is $x = ${p} \\cdot ${k}$ alone, and $y = ${q} \\cdot ${k}$ has to be added.`,
        ],
        [
          (q - p) * k,
          "finds the difference",
          `This is $y - x = ${q * k} - ${p * k}$, not $x + y$.`,
        ],
      ] as const),
      [
        all,
        "takes the multiple",
        `This is the least common multiple of $x$ and $y$, not their sum.`,
      ],
      [
        all / 2,
        "halves the multiple",
        `This is $\\frac{${all}}{2}$, but ${all} is ${p * q} times the common factor $k$, so $k = ${k}$ and $x + y = ${p + q} \\cdot ${k}$.`,
      ],
      [
        p * q * (p + q),
        "takes the product of the ratio's terms as the common factor",
        `This is $${p * q} \\cdot ${p + q}$, but the common factor isn't ${p * q}. It's $\\frac{${all}}{${p * q}} = ${k}$.`,
      ],
      [
        (p + q) * q * k,
        "divides by one term only",
        `This takes $\\frac{${all}}{${p}} = ${q * k}$ for the common factor, but ${all} is $${p} \\cdot ${q}$ times the common factor.`,
      ],
      [
        (p + q) * p * k,
        "divides by one term only",
        `This takes $\\frac{${all}}{${q}} = ${p * k}$ for the common factor, but ${all} is $${p} \\cdot ${q}$ times the common factor.`,
      ],
      [
        (p + q) * (k - 1),
        "miscounts the common factor",
        `This is $${p + q} \\cdot ${k - 1}$, but the common factor is $\\frac{${all}}{${p * q}} = ${k}$.`,
      ],
      [
        (p + q) * (k + 2),
        "miscounts the common factor",
        `This is $${p + q} \\cdot ${k + 2}$, but the common factor is $\\frac{${all}}{${p * q}} = ${k}$.`,
      ],
      [
        (p + q) * (k + 1),
        "miscounts the common factor",
        `This is $${p + q} \\cdot ${k + 1}$, but the common factor is $\\frac{${all}}{${p * q}} = ${k}$.`,
      ],
      [
        p + q + k,
        "adds the common factor",
        `This is $${p} + ${q} + ${k}$, but ${p} and ${q} must each be multiplied by ${k}.`,
      ],
    ],
    solution: {
      idea: `Write $x = ${p}k$ and $y = ${q}k$; since ${p} and ${q} have no common factor, their least common multiple is $${p * q}k$.`,
      steps: [
        `$${p * q}k = ${all}$, so $k = ${k}$.`,
        `$x + y = ${p + q}k = ${p + q} \\cdot ${k} = ${key}$.`,
      ],
      check: `The least common multiple of ${p * k} and ${q * k} is ${all}.`,
      takeaway:
        "With a ratio in lowest terms, the common factor is the greatest common divisor of the two numbers.",
    },
    shows: isNearby(key),
  };
}

/** The least number that brings the multiple from a to this one. */
function askLeast(rng: Rng): AskedProblem | null {
  const a = rng.pick([12, 18, 20, 24, 28, 30, 36, 40, 45, 48, 50, 54, 60]);
  const all = a * rng.pick([2, 3, 4, 5, 6, 9, 10, 12, 14, 15]);
  const fits = range(1, all).filter((n) => lcm(n, a) === all);
  const key = fits[0]!;
  const quotient = all / a;
  // The quotient alone would be a right answer if it shared no prime with a.
  if (all > 720 || key === quotient || key > 0.4 * all) return null;
  const notLeast = (n: number): string =>
    lcm(n, a) === all
      ? `The least common multiple of ${n} and ${a} is ${all}, but ${key} is less than ${n}.`
      : `The least common multiple of ${n} and ${a} is ${thousands(lcm(n, a))}, not ${all}.`;
  const missing = primeFactors(all).filter(([prime, e]) => a % prime ** e !== 0);
  const powers = missing.map(([prime, e]) => prime ** e);
  const parts = missing.map(([prime, e]) => (e === 1 ? `${prime}` : `${prime}^${e}`));
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $n$ is a positive integer and the least common multiple of $n$ and ${a} is ${all}, what is the least possible value of $n$?`,
      `What is the least positive integer $n$ such that the least common multiple of $n$ and ${a} is ${all}?`,
    ],
    key,
    why: `$n$ must be a multiple of $${parts.join(" \\cdot ")}${parts.length === 1 && missing[0]![1] === 1 ? "" : ` = ${key}`}$, and the least common multiple of ${key} and ${a} is ${all}.`,
    wrong: [
      [
        quotient,
        "divides",
        `This is $\\frac{${all}}{${a}}$, but the least common multiple of ${quotient} and ${a} is only ${lcm(quotient, a)}.`,
      ],
      [
        a,
        "takes the given number",
        `The least common multiple of ${a} and ${a} is ${a}, not ${all}.`,
      ],
      ...fits
        .slice(1, 3)
        .map(
          (n) =>
            [
              n,
              "is not the least",
              `The least common multiple of ${n} and ${a} is ${all}, but ${key} is less than ${n}.`,
            ] as const,
        ),
      ...missing.map(
        ([prime]) =>
          [
            key / prime,
            "takes a power that is too low",
            `The least common multiple of ${key / prime} and ${a} is only ${lcm(key / prime, a)}.`,
          ] as const,
      ),
      [quotient * 2, "tries a multiple of the quotient", notLeast(2 * quotient)],
      [quotient * 3, "tries a multiple of the quotient", notLeast(3 * quotient)],
      [
        product(missing.map(([prime]) => prime)),
        "forgets the exponents",
        notLeast(product(missing.map(([prime]) => prime))),
      ],
      [
        all,
        "takes the multiple",
        `The least common multiple of ${all} and ${a} is ${all}, but ${key} is less than ${all}.`,
      ],
    ],
    solution: {
      idea: `Compare the prime factors of ${a} and ${all}: $n$ must supply every power of a prime that ${a} doesn't have.`,
      steps: [
        `$${a} = ${texFactors(a)}$ and $${all} = ${texFactors(all)}$.`,
        `${powers.length === 1 ? "The power" : "The powers"} $${parts.join("$ and $")}$ of ${all} ${powers.length === 1 ? "does" : "do"} not divide ${a}, so ${powers.length === 1 ? "it" : "they"} must divide $n$.`,
        `The least such $n$ is $${parts.join(" \\cdot ")}${parts.length === 1 && missing[0]![1] === 1 ? "" : ` = ${key}`}$.`,
      ],
      check: `$\\frac{${all}}{${a}} = ${quotient}$ is not enough: the least common multiple of ${quotient} and ${a} is ${lcm(quotient, a)}.`,
      takeaway:
        "A least common multiple takes the greater power of each prime, so one of the two numbers must have that whole power.",
    },
    shows: isNearby(key),
  };
}

const ASK = { missing: askMissing, ratio: askRatio, least: askLeast };
const KINDS = ["missing", "missing", "missing", "ratio", "least", "least"] as const;

const isMissing = (n: number, a: number, g: number, all: number): boolean =>
  gcd(n, a) === g && lcm(n, a) === all;
const isSum = (tried: number, p: number, q: number, all: number): boolean =>
  range(1, 999).some((k) => lcm(p * k, q * k) === all && p * k + q * k === tried);
const isLeast = (tried: number, a: number, all: number): boolean =>
  range(1, all).find((n) => lcm(n, a) === all) === tried;

const READINGS: readonly StemReading[] = [
  { wording: /integers n and (\d+) is (\d+), .* is (\d+)\./, fits: isMissing },
  {
    wording: /multiple of n and (\d+) is (\d+) and .* is (\d+), what/,
    fits: (n, a, all, g) => isMissing(n, a, g, all),
  },
  { wording: /is (\d+) to (\d+)\. .* is (\d+), what/, fits: isSum },
  { wording: /\((\d+)\)\/\((\d+)\), .* is (\d+), then/, fits: isSum },
  { wording: /multiple of n and (\d+) is (\d+)/, fits: isLeast },
];

export const template: ProblemTemplate = {
  id: "numbers-with-given-lcm",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "From a least common multiple back to the numbers: by way of the product, a ratio, or the prime factors.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back, or goes through all numbers up to the multiple. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
