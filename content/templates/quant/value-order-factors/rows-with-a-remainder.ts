import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  lcm,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Numbers with the same two remainders are one least common multiple of the divisors apart.";

const leaves = (n: number, divisor: number, remainder: number): boolean =>
  n % divisor === remainder;

/** Two divisors, a remainder for each, and the numbers that leave them. */
function drawDivisors(rng: Rng) {
  const [c, d] = rng.sample([4, 5, 6, 7, 8, 9, 10, 12], 2).toSorted((x, y) => y - x) as [
    number,
    number,
  ];
  const [r, s] = [rng.int(2, c - 1), rng.int(2, d - 1)];
  const step = lcm(c, d);
  const least = range(1, step).find((n) => leaves(n, c, r) && leaves(n, d, s));
  if (!least || r === s || step < 20 || step > 72 || c - r === d - s) return null;
  return { c, d, r, s, step, least };
}

type Divisors = NonNullable<ReturnType<typeof drawDivisors>>;

/**
 * Numbers that leave one of the remainders only, as slips. Those of one of the two come first, because the key would
 * stand out as the only one that is related to numbers of both kinds.
 */
function halfRight(
  { c, d, r, s }: Divisors,
  low: number,
  high: number,
  key: number,
  rng: Rng,
): Wrong[] {
  const [divisor, remainder] = rng.pick([
    [c, r],
    [d, s],
  ] as const);
  const isLater = (n: number): number => (leaves(n, divisor, remainder) ? 0 : 1);
  return range(low, high)
    .filter((n) => n !== key && leaves(n, c, r) !== leaves(n, d, s))
    .toSorted((m, n) => isLater(m) - isLater(n) || Math.abs(m - key) - Math.abs(n - key))
    .map((n): Wrong =>
      leaves(n, c, r)
        ? [
            n,
            "uses the first condition only",
            `${n} divided by ${d} leaves the remainder ${n % d}, not ${s}.`,
          ]
        : [
            n,
            "uses the second condition only",
            `${n} divided by ${c} leaves the remainder ${n % c}, not ${r}.`,
          ],
    );
}

/** The numbers with the first remainder, up to the first that has the second one, too. */
const stepsTo = ({ c, d, r, s, least }: Divisors): string[] => {
  const tested = range(0, Math.floor(least / c)).map((k) => c * k + r);
  const shown = range(0, Math.max(3, tested.length - 1)).map((k) => c * k + r);
  const left = listed(tested.map((n) => String(n % d)));
  return [
    `The numbers that leave the remainder ${r} when divided by ${c} are ${shown.join(", ")}, and so on.`,
    tested.length === 1
      ? `Divided by ${d}, the first of them, ${least}, leaves the remainder ${s}, so it is the least number with both remainders.`
      : `Divided by ${d}, the ${tested.length === shown.length ? "" : "first "}${tested.length} numbers ${tested.length === shown.length ? "shown " : ""}leave the remainders ${left}, so the least number with both remainders is ${least}.`,
  ];
};

/** Which condition a number fails that is the common multiple and both remainders. */
function failing(n: number, { c, d, r, s, least }: Divisors): string {
  if (!leaves(n, c, r)) return `${n} divided by ${c} leaves the remainder ${n % c}, not ${r}.`;
  if (!leaves(n, d, s)) return `${n} divided by ${d} leaves the remainder ${n % d}, not ${s}.`;
  return `${n} has both remainders, but ${least} is less.`;
}

/** The only such number between two bounds. */
function askBetween(rng: Rng): AskedProblem | null {
  const divisors = drawDivisors(rng);
  if (!divisors) return null;
  const { c, d, r, s, step, least } = divisors;
  const key = least + step * rng.int(1, 2);
  const low = 10 * Math.ceil((key - rng.int(6, 26)) / 10);
  const high = low + 10 * Math.floor(step / 10);
  if (key <= low || key >= high || key - step >= low || key + step <= high || key > 150)
    return null;
  return {
    difficulty: 4,
    stems: [
      `A room contains between ${low} and ${high} chairs. If the chairs are arranged in rows of ${c} chairs each, ${r} chairs will be left over, and if they are arranged in rows of ${d} chairs each, ${s} chairs will be left over. How many chairs are in the room?`,
      `A store has between ${low} and ${high} candles to pack into boxes. If each box holds ${c} candles, ${r} candles will be left over, and if each box holds ${d} candles, ${s} candles will be left over. How many candles does the store have?`,
    ],
    pure: [
      `When the integer $n$ is divided by ${c}, the remainder is ${r}, and when $n$ is divided by ${d}, the remainder is ${s}. If $${low} < n < ${high}$, what is the value of $n$?`,
      `If $n$ is an integer between ${low} and ${high}, the remainder when $n$ is divided by ${c} is ${r}, and the remainder when $n$ is divided by ${d} is ${s}, what is the value of $n$?`,
    ],
    key,
    why: `$${key} = ${c} \\cdot ${Math.floor(key / c)} + ${r}$ and $${key} = ${d} \\cdot ${Math.floor(key / d)} + ${s}$.`,
    wrong: halfRight(divisors, low + 1, high - 1, key, rng),
    solution: {
      idea: `Find the least number with both remainders; the others follow in steps of ${step}.`,
      fast: [
        `Test the options: only ${key} has the remainder ${r} when divided by ${c} and the remainder ${s} when divided by ${d}.`,
      ],
      steps: [
        ...stepsTo(divisors),
        `The least common multiple of ${c} and ${d} is ${step}, so the next numbers with both remainders are ${least + step} and ${least + 2 * step}. Only ${key} is between ${low} and ${high}.`,
      ],
      check: `$${key} - ${r} = ${key - r}$ is divisible by ${c}, and $${key} - ${s} = ${key - s}$ is divisible by ${d}.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => value > low && value < high,
  };
}

/** The least number with both remainders, or the second one. */
function askLeast(rng: Rng): AskedProblem | null {
  const divisors = drawDivisors(rng);
  if (!divisors) return null;
  const { c, d, r, s, step, least } = divisors;
  if (least < 15 || least === step - 1) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `What is the least positive integer $n$ for which the remainder is ${r} when $n$ is divided by ${c} and the remainder is ${s} when $n$ is divided by ${d}?`,
      `When the positive integer $n$ is divided by ${c}, the remainder is ${r}. When $n$ is divided by ${d}, the remainder is ${s}. What is the least possible value of $n$?`,
    ],
    key: least,
    why: `$${least} = ${c} \\cdot ${Math.floor(least / c)} + ${r}$ and $${least} = ${d} \\cdot ${Math.floor(least / d)} + ${s}$.`,
    wrong: [
      ...halfRight(divisors, 8, step + 12, least, rng).slice(0, 5),
      [
        step + r,
        "adds to the common multiple",
        `This is $${step} + ${r}$, but ${step + r} divided by ${d} leaves the remainder ${(step + r) % d}, not ${s}.`,
      ],
      [
        step + s,
        "adds to the common multiple",
        `This is $${step} + ${s}$, but ${step + s} divided by ${c} leaves the remainder ${(step + s) % c}, not ${r}.`,
      ],
      [
        least + step,
        "is not the least",
        `${least + step} has both remainders, but ${least} is less.`,
      ],
      [
        step + r + s,
        "adds both remainders to the common multiple",
        `This is $${step} + ${r} + ${s}$, but ${failing(step + r + s, divisors)}`,
      ],
    ],
    solution: {
      idea: "List the numbers with one of the remainders, and test them for the other.",
      steps: stepsTo(divisors),
      check: `$${least} - ${r} = ${least - r}$ is divisible by ${c}, and $${least} - ${s} = ${least - s}$ is divisible by ${d}.`,
      takeaway:
        "With two remainders, list the numbers for the greater divisor: the list is shorter.",
    },
  };
}

/** By which divisors a number is divisible, and by which it isn't. */
function partlyDivisible(n: number, divisors: readonly number[]): string {
  const [yes, no] = [
    divisors.filter((d) => n % d === 0).map(String),
    divisors.filter((d) => n % d > 0),
  ];
  return yes.length === 0
    ? `isn't divisible by ${no.join(" or ")}`
    : `is divisible by ${listed(yes)} but not by ${no.join(" or ")}`;
}

/** One remainder for several divisors. */
function askSame(rng: Rng): AskedProblem | null {
  const divisors = rng.sample([4, 5, 6, 8, 9, 10, 12, 15], rng.int(2, 3)).toSorted((x, y) => x - y);
  const r = rng.int(1, divisors[0]! - 1);
  const step = divisors.reduce((x, y) => lcm(x, y), 1);
  const product = divisors.reduce((x, y) => x * y, 1);
  const key = step + r;
  const isRedundant = divisors.some((d) => divisors.some((e) => e > d && e % d === 0));
  if (isRedundant || product === step || product > 4 * step || step < 24 || step > 180) return null;
  const [last, all] = [divisors.at(-1)!, listed(divisors.map(String))];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If the integer $n$ is greater than ${last} and the remainder is ${r} when $n$ is divided by each of ${all}, what is the least possible value of $n$?`,
      `What is the least integer $n$ greater than ${last} for which the remainder is ${r} when $n$ is divided by each of ${all}?`,
    ],
    key,
    why: `The least common multiple of ${all} is ${step}, and $${step} + ${r} = ${key}$.`,
    wrong: [
      [
        product + r,
        "multiplies the divisors",
        `This is $${product} + ${r}$, but the least common multiple of ${all} is ${step}, not ${product}.`,
      ],
      [
        step - r,
        "subtracts the remainder",
        `This is $${step} - ${r}$, which is ${r} less than a common multiple, not ${r} more.`,
      ],
      [
        product,
        "multiplies the divisors and forgets the remainder",
        `${product} is divisible by ${all}, so the remainder would be 0.`,
      ],
      [
        product - r,
        "multiplies the divisors and subtracts the remainder",
        `This is $${product} - ${r}$, which is ${r} less than a common multiple, not ${r} more.`,
      ],
      [
        2 * step + r,
        "takes the second multiple",
        `This is $2 \\cdot ${step} + ${r}$, which leaves the remainder ${r} each time, but $${step} + ${r} = ${key}$ is less.`,
      ],
      [
        step + divisors.length * r,
        "adds the remainder several times",
        `This is $${step} + ${divisors.length} \\cdot ${r}$, but the remainder ${r} has to be added to ${step} only once.`,
      ],
      ...divisors
        .slice(1)
        .map((d): Wrong => [
          last * divisors[0]! + d,
          "adds a divisor",
          `This is $${last} \\cdot ${divisors[0]!} + ${d}$, but the remainder, ${r}, must be added to the least common multiple, ${step}.`,
        ]),
      [
        divisors.reduce((x, y) => x + y, r),
        "adds the divisors",
        `This is $${divisors.join(" + ")} + ${r}$, but ${r} has to be added to a multiple of all the divisors, not to their sum.`,
      ],
      [
        step,
        "forgets the remainder",
        `${step} is divisible by ${all}, so the remainder would be 0.`,
      ],
      [
        step / 2 + r,
        "takes a number that is not a common multiple",
        `$${step / 2 + r} - ${r} = ${step / 2}$ ${partlyDivisible(step / 2, divisors)}.`,
      ],
    ],
    solution: {
      idea: `$n - ${r}$ is a multiple of ${all}.`,
      steps: [
        `The least common multiple of ${all} is ${step}.`,
        `So $n = ${step} + ${r} = ${key}$.`,
      ],
      check: `${listed(divisors.map((d) => `$${key} = ${d} \\cdot ${(key - r) / d} + ${r}$`))}.`,
      takeaway:
        "With one remainder for several divisors, subtract it and use the least common multiple.",
    },
  };
}

const ASK = { between: askBetween, least: askLeast, same: askSame };
const KINDS = ["between", "between", "between", "between", "least", "same"] as const;

function isBetween(
  n: number,
  low: number,
  high: number,
  c: number,
  r: number,
  d: number,
  s: number,
): boolean {
  return low < n && n < high && leaves(n, c, r) && leaves(n, d, s);
}
const isInside = (n: number, low: number, high: number): boolean => low < n && n < high;
const isLeast = (tried: number, c: number, r: number, d: number, s: number): boolean =>
  range(1, 999).find((n) => leaves(n, c, r) && leaves(n, d, s)) === tried;
const isLeastAbove = (
  tried: number,
  above: number,
  r: number,
  divisors: readonly number[],
): boolean => range(above + 1, 9999).find((n) => divisors.every((d) => leaves(n, d, r))) === tried;

const READINGS: readonly StemReading[] = [
  {
    wording:
      /between (\d+) and (\d+) \w+(?: to pack into boxes)?\. If \D*(\d+) \D*(\d+) \D*(\d+) \D*(\d+) \w+ will/,
    fits: isBetween,
    open: isInside,
  },
  {
    wording: /divided by (\d+), .* is (\d+), .* by (\d+), .* is (\d+)\. If (\d+) < n < (\d+)/,
    fits: (n, c, r, d, s, low, high) => isBetween(n, low, high, c, r, d, s),
    open: (n, _c, _r, _d, _s, low, high) => isInside(n, low, high),
  },
  {
    wording: /between (\d+) and (\d+), .* divided by (\d+) is (\d+), .* divided by (\d+) is (\d+),/,
    fits: isBetween,
    open: isInside,
  },
  {
    wording:
      /least positive integer n .* is (\d+) when n is divided by (\d+) and .* is (\d+) when n is divided by (\d+)/,
    fits: (n, r, c, s, d) => isLeast(n, c, r, d, s),
  },
  {
    wording: /divided by (\d+), the remainder is (\d+)\. .* by (\d+), the remainder is (\d+)\./,
    fits: isLeast,
  },
  {
    wording:
      /greater than (\d+) (?:and|for which) the remainder is (\d+) when n is divided by each of (\d+)(?:,| and) (\d+)(?:, and (\d+))?/,
    fits: (n, above, r, ...divisors) =>
      isLeastAbove(
        n,
        above,
        r,
        divisors.filter((d) => d > 0),
      ),
    open: (n, above) => n > above,
  },
];

export const template: ProblemTemplate = {
  id: "rows-with-a-remainder",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern:
    "A number known by two remainders: such numbers are one least common multiple of the divisors apart.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all integers for one with these remainders. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
