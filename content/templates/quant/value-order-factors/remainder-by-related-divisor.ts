import {
  type AskedProblem,
  draftOf,
  gcd,
  isCount,
  openOptions,
  fittingOptions,
  lcm,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const DIVISORS = [8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 36, 40, 45];
const TAKEAWAY =
  "Two divisors with a common factor must leave remainders that agree when divided by that factor.";

/** n leaves r when divided by a, and b shares the factor g with a, but isn't tied to it further. */
function drawRelated(rng: Rng) {
  const [a, b] = rng.sample(DIVISORS, 2) as [number, number];
  const g = gcd(a, b);
  const r = rng.int(2, a - 1);
  if (g < 3 || g > 9 || a % b === 0 || b % a === 0 || b > 36 || r === g) return null;
  const fitting = range(0, b - 1).filter((s) => s % g === r % g);
  return { a, b, g, r, fitting };
}

const more = (r: number, d: number): string =>
  r % d === 0 ? `a multiple of ${d}` : `${r % d} more than a multiple of ${d}`;

/** Wrong remainders: those of a habit first, then neighbors. */
function wrongRemainders(rng: Rng, { a, b, g, r }: NonNullable<ReturnType<typeof drawRelated>>) {
  const habits: [number, string][] = [
    [b - (r % b), "takes the complement"],
    [Math.abs(a - b), "subtracts the divisors"],
    [a - r, "takes what is missing"],
    [g, "takes the common factor"],
    [b - 1, "takes the greatest remainder of all"],
  ];
  const rest = rng.shuffle(range(1, b - 1)).map((s) => [s, "ignores the common factor"] as const);
  return [...rng.shuffle(habits), ...rest]
    .filter(([s]) => s % g !== r % g)
    .map(([s, slip]): Wrong => [
      s,
      slip,
      `Then the number would be ${more(s, g)}, but $${a}k + ${r}$ is ${more(r, g)}.`,
    ]);
}

/** Which remainder is possible for the second divisor. */
function askCould(rng: Rng): AskedProblem | null {
  const drawn = drawRelated(rng);
  if (!drawn) return null;
  const { a, b, g, r, fitting } = drawn;
  const keys = fitting.filter((s) => s !== r % b && s > 0);
  if (keys.length === 0) return null;
  const key = rng.pick(keys);
  const n = range(1, b).find((k) => (a * k + r) % b === key)! * a + r;
  return {
    difficulty: 6,
    stems: [
      `When the books in a storeroom are packed in boxes of ${a}, there are ${r} books left over. Which of the following could be the number of books left over if as many boxes of ${b} as possible are filled instead?`,
    ],
    pure: [
      `When the positive integer $n$ is divided by ${a}, the remainder is ${r}. Which of the following could be the remainder when $n$ is divided by ${b}?`,
      `If $n = ${a}k + ${r}$, where $k$ is a positive integer, which of the following could be the remainder when $n$ is divided by ${b}?`,
    ],
    key,
    why: `It is the remainder if the number is ${n}, for example: $${n} = ${b} \\cdot ${Math.floor(n / b)} + ${key}$.`,
    wrong: wrongRemainders(rng, drawn),
    solution: {
      idea: `Both ${a} and ${b} are multiples of ${g}, so look at the remainder when the number is divided by ${g}.`,
      fast: [
        `The number is $${a}k + ${r}$, which is ${more(r, g)}. Only ${key} among the options is also ${more(r, g)}.`,
      ],
      steps: [
        `Some numbers with a remainder of ${r} when divided by ${a}: ${range(1, 5)
          .map((k) => a * k + r)
          .join(", ")}, and so on.`,
        `Their remainders when divided by ${b}: ${range(1, 5)
          .map((k) => (a * k + r) % b)
          .join(", ")}, and so on. They are all ${more(r, g)}.`,
        `So ${key} is possible.`,
      ],
      check: `${n} has a remainder of ${r} when divided by ${a} and a remainder of ${key} when divided by ${b}.`,
      takeaway: TAKEAWAY,
    },
    shows: (s) => isCount(s) && s > 0 && s < b,
  };
}

/** The greatest remainder that is possible for the second divisor. */
function askGreatest(rng: Rng): AskedProblem | null {
  const drawn = drawRelated(rng);
  if (!drawn) return null;
  const { a, b, g, r, fitting } = drawn;
  const key = fitting.at(-1)!;
  if (key === r || key === b - 1 || r >= b) return null;
  const n = range(1, b).find((k) => (a * k + r) % b === key)! * a + r;
  const below = fitting.toReversed().slice(1);
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `When the positive integer $n$ is divided by ${a}, the remainder is ${r}. What is the greatest possible remainder when $n$ is divided by ${b}?`,
      `If the remainder is ${r} when the positive integer $n$ is divided by ${a}, what is the greatest possible remainder when $n$ is divided by ${b}?`,
    ],
    key,
    why: `The remainder must be ${more(r, g)}, and ${key} is the greatest such number less than ${b}.`,
    wrong: [
      ...below
        .slice(0, 2)
        .map((s): Wrong => [
          s,
          s === r ? "keeps the remainder" : "stops at a smaller one",
          `${s} is possible, but so is ${key}, for example with ${n}.`,
        ]),
      ...wrongRemainders(rng, drawn).toSorted(
        ([one], [two]) => Number(two === b - 1) - Number(one === b - 1),
      ),
    ],
    solution: {
      idea: `Both ${a} and ${b} are multiples of ${g}, so the remainders must agree when divided by ${g}.`,
      fast: [
        `The integer is ${more(r, g)}, so its remainder when divided by ${b} is one of ${fitting.join(", ")}. The greatest is ${key}.`,
      ],
      steps: [
        `List integers with a remainder of ${r} when divided by ${a}: ${range(0, 5)
          .map((k) => a * k + r)
          .join(", ")}, and so on.`,
        `Their remainders when divided by ${b} are ${range(0, 5)
          .map((k) => (a * k + r) % b)
          .join(", ")}, and so on.`,
        `The greatest of these remainders is ${key}, which occurs for ${n}, for example.`,
      ],
      check: `$${n} = ${a} \\cdot ${Math.floor(n / a)} + ${r} = ${b} \\cdot ${Math.floor(n / b)} + ${key}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (s) => isCount(s) && s > 0 && s < b,
  };
}

/** No multiple of another one, because n would have to be divisible by both. */
function withoutMultiples(numbers: readonly number[]): number[] {
  const kept: number[] = [];
  for (const n of numbers)
    if (kept.every((other) => n % other !== 0 && other % n !== 0)) kept.push(n);
  return kept;
}

/** What must divide n: a common factor of the divisor and the remainder. */
function askDivisor(rng: Rng): AskedProblem | null {
  const a = rng.pick([24, 28, 30, 36, 40, 42, 45, 48, 54, 60, 63, 72, 75, 80, 84, 90]);
  const r = rng.int(8, a - 6);
  const key = gcd(a, r);
  if (key < 4 || key === r || 2 * key === a) return null;
  const habit = (d: number): string =>
    a % d === 0
      ? "takes a divisor of the divisor"
      : r % d === 0
        ? "takes a divisor of the remainder"
        : (a - r) % d === 0
          ? "looks at the difference"
          : "tries one value only";
  const failsAt = (d: number): number => [a + r, 2 * a + r].find((n) => n % d !== 0)!;
  const others = range(3, Math.max(16, 2 * key + 2)).filter(
    (d) => key % d !== 0 && d % key !== 0 && 2 * d < a,
  );
  const tempting = (d: number): number => (a % d === 0 ? 0 : r % d === 0 ? 0 : 1);
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `When the positive integer $n$ is divided by ${a}, the remainder is ${r}. Which of the following must be a divisor of $n$?`,
      `If the remainder is ${r} when the positive integer $n$ is divided by ${a}, then $n$ must be divisible by which of the following?`,
    ],
    key,
    why: `$n = ${a}q + ${r} = ${key}(${a / key}q + ${r / key})$.`,
    wrong: withoutMultiples(rng.shuffle(others).toSorted((c, d) => tempting(c) - tempting(d))).map(
      (d): Wrong => [d, habit(d), `$n$ can be ${failsAt(d)}, which is not divisible by ${d}.`],
    ),
    solution: {
      idea: `$n = ${a}q + ${r}$, so a common factor of ${a} and ${r} is a factor of $n$.`,
      steps: [
        `$n = ${a}q + ${r}$, where $q$ is the quotient.`,
        `The greatest common factor of ${a} and ${r} is ${key}, and $n = ${key}(${a / key}q + ${r / key})$.`,
        `So ${key} must be a divisor of $n$.`,
      ],
      check: `Try $n = ${a + r} = ${key} \\cdot ${(a + r) / key}$ and $n = ${2 * a + r} = ${key} \\cdot ${(2 * a + r) / key}$.`,
      takeaway: "A common factor of the divisor and the remainder is a factor of the number.",
    },
  };
}

/** The remainder of a multiple by the same multiple of the divisor. */
function askScaled(rng: Rng): AskedProblem | null {
  const [a, m] = [rng.pick([6, 7, 8, 9, 10, 12, 14, 15]), rng.int(2, 5)];
  const [r, c] = [rng.int(3, a - 1), rng.int(4, 30)];
  const big = a * m;
  const value = m * r + c;
  const key = value % big;
  if (value < big || big > 50 || key < 2 || key === r || value % a === key) return null;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `When the positive integer $n$ is divided by ${a}, the remainder is ${r}. What is the remainder when $${m}n + ${c}$ is divided by ${big}?`,
      `If $n$ is a positive integer and the remainder when $n$ is divided by ${a} is ${r}, what is the remainder when $${m}n + ${c}$ is divided by ${big}?`,
    ],
    key,
    why: `$${m}n + ${c} = ${big}q + ${value}$, and $${value} = ${big} + ${key}$.`,
    wrong: [
      [
        value % a,
        `divides by ${a}`,
        `That is the remainder when $${m}n + ${c}$ is divided by ${a}.`,
      ],
      [
        (r + c) % big,
        `forgets the ${m}`,
        `$${m}n$ contributes $${m} \\cdot ${r} = ${m * r}$, not ${r}.`,
      ],
      [m * r, `forgets the ${c}`, `That is the remainder of $${m}n$ alone.`],
      [(m * (r + c)) % big, "multiplies both", `Only $n$ is multiplied by ${m}, not ${c}.`],
      [big - key, "finds what is missing", `That must be added to make a multiple of ${big}.`],
      [r, "keeps the remainder", `${r} is the remainder when $n$ is divided by ${a}.`],
      [c % big, "drops the multiple", `$${m}n$ isn't a multiple of ${big}: it leaves ${m * r}.`],
      [key + a, "subtracts too little", `$${value} - ${big} = ${key}$.`],
    ],
    solution: {
      idea: `Multiplying $n = ${a}q + ${r}$ by ${m} turns multiples of ${a} into multiples of ${big}.`,
      fast: [`Use $n = ${r}$: $${m} \\cdot ${r} + ${c} = ${value} = ${big} + ${key}$.`],
      steps: [
        `$n = ${a}q + ${r}$, so $${m}n + ${c} = ${big}q + ${m * r} + ${c} = ${big}q + ${value}$.`,
        `$${value} = ${big} + ${key}$, so the remainder is ${key}.`,
      ],
      check: `Try $n = ${a + r}$: $${m} \\cdot ${a + r} + ${c} = ${m * (a + r) + c} = ${big} \\cdot ${Math.floor((m * (a + r) + c) / big)} + ${key}$.`,
      takeaway: "When a number is multiplied, its divisor and remainder are multiplied with it.",
    },
    shows: (s) => isCount(s) && s > 0 && s < big,
  };
}

const ASK = { could: askCould, greatest: askGreatest, divisor: askDivisor, scaled: askScaled };
const KINDS = ["could", "could", "could", "greatest", "greatest", "divisor", "scaled"] as const;

/** The numbers with the remainder, far enough for every other remainder to come up. */
const numbers = (a: number, r: number, b: number): number[] =>
  range(1, 3 * lcm(a, b)).filter((n) => n % a === r);
const isPossible = (s: number, a: number, r: number, b: number): boolean =>
  numbers(a, r, b).some((n) => n % b === s);
const isBelow = (s: number, _a: number, _r: number, b: number): boolean => s > 0 && s < b;

const READINGS: readonly StemReading[] = [
  {
    wording: /boxes of (\d+), there are (\d+) books left over.* boxes of (\d+) as/,
    fits: isPossible,
    open: isBelow,
  },
  {
    wording: /divided by (\d+), the remainder is (\d+)\. .* could be .* divided by (\d+)\?/,
    fits: isPossible,
    open: isBelow,
  },
  { wording: /n = (\d+)k \+ (\d+), .* divided by (\d+)\?/, fits: isPossible, open: isBelow },
  {
    wording: /divided by (\d+), the remainder is (\d+)\. .* greatest .* divided by (\d+)\?/,
    fits: (s, a, r, b) => s === Math.max(...numbers(a, r, b).map((n) => n % b)),
    open: isBelow,
  },
  {
    wording:
      /remainder is (\d+) when .* divided by (\d+), what is the greatest .* divided by (\d+)\?/,
    fits: (s, r, a, b) => s === Math.max(...numbers(a, r, b).map((n) => n % b)),
    open: (s, _r, _a, b) => s > 0 && s < b,
  },
  {
    wording: /divided by (\d+), the remainder is (\d+)\. .* must be a divisor/,
    fits: (d, a, r) => numbers(a, r, d).every((n) => n % d === 0),
  },
  {
    wording: /remainder is (\d+) when .* divided by (\d+), then n must be divisible/,
    fits: (d, r, a) => numbers(a, r, d).every((n) => n % d === 0),
  },
  {
    wording:
      /divided by (\d+)(?:, the remainder)? is (\d+)[.,] .* when (\d+)n \+ (\d+) is .* by (\d+)\?/,
    fits: (s, a, r, m, c, b) => numbers(a, r, b).every((n) => (m * n + c) % b === s),
    open: (s, _a, _r, _m, _c, b) => s > 0 && s < b,
  },
];

export const template: ProblemTemplate = {
  id: "remainder-by-related-divisor",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern:
    "What a remainder by one divisor says about another divisor that has a common factor with it.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through the numbers with the given remainder. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
