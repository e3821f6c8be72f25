import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If one integer bounds another, find the first integer before using it: a fraction in between can change the result.";

/** An integer x with ax > p. */
const leastX = (a: number, p: number): number => Math.floor(p / a) + 1;
/** The least integer greater than a value, and the greatest one less than it. */
const above = (value: number): number => Math.floor(value + 1e-9) + 1;
const below = (value: number): number => Math.ceil(value - 1e-9) - 1;

/** ax > p and by > cx + d: the least y. */
function askLeast(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(3, 9), rng.int(2, 4)];
  const [p, c, d] = [rng.int(10, 60), rng.int(3, 9), rng.int(1, 12)];
  const x = leastX(a, p);
  const valueAt = (tried: number): number => (c * tried + d) / b;
  const key = above(valueAt(x));
  const naive = above(valueAt(p / a));
  if (p % a === 0 || c % b === 0 || naive >= key || key > 60) return null;
  const [first, second] = [`${a}x > ${p}`, `${b}y > ${c}x + ${d}`];
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `If $x$ and $y$ are integers, $${first}$, and $${second}$, what is the least possible value of $y$?`,
      `The integers $x$ and $y$ satisfy the inequalities $${first}$ and $${second}$. What is the least possible value of $y$?`,
    ],
    key,
    why: `The least possible value of $x$ is ${x}, so $${b}y > ${c * x + d}$.`,
    wrong: wrongOf(x, key, [
      [
        naive,
        "uses the bound of x",
        `This puts $\\frac{${p}}{${a}}$ in place of $x$, but $x$ is an integer and must be at least ${x}.`,
      ],
      [
        above(valueAt(x - 1)),
        "rounds x down",
        `With $x = ${x - 1}$, $${a}x = ${a * (x - 1)}$, which isn't greater than ${p}.`,
      ],
      [
        Math.floor(valueAt(x)),
        "rounds y down",
        `With this value, $${b}y$ isn't greater than $${c} \\cdot ${x} + ${d} = ${c * x + d}$.`,
      ],
      [
        above(valueAt(x + 1)),
        "rounds x up twice",
        `With $x = ${x}$, $${a}x = ${a * x}$ is greater than ${p} already.`,
      ],
      [
        c * x + d,
        "stops before dividing by the coefficient",
        `This is what $${b}y$ must be greater than.`,
      ],
      [above((c * x) / b), "forgets the constant", `The right side is $${c}x + ${d}$.`],
    ]),
    solution: {
      idea: "Find the least integer $x$ first; $y$ is least when $x$ is least.",
      steps: [
        `$x > \\frac{${p}}{${a}}$, and $x$ is an integer, so $x$ is at least ${x}.`,
        `So $${b}y$ must be greater than $${c} \\cdot ${x} + ${d} = ${c * x + d}$, and $y > \\frac{${c * x + d}}{${b}}$.`,
        `The least such integer is ${key}.`,
      ],
      check: `With $x = \\frac{${p}}{${a}}$ in the second inequality, the result would be ${naive}, for which no integer $x$ works.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** ax > p and by < e - cx: the greatest y. */
function askGreatest(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(3, 9), rng.int(2, 4)];
  const [p, c, e] = [rng.int(10, 60), rng.int(3, 9), 10 * rng.int(5, 16)];
  const x = leastX(a, p);
  const valueAt = (tried: number): number => (e - c * tried) / b;
  const key = below(valueAt(x));
  const naive = below(valueAt(p / a));
  if (p % a === 0 || c % b === 0 || naive <= key || key < 4 || key > 40) return null;
  const [first, second] = [`${a}x > ${p}`, `${b}y < ${e} - ${c}x`];
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `If $x$ and $y$ are integers, $${first}$, and $${second}$, what is the greatest possible value of $y$?`,
      `If $${first}$ and $${second}$, where $x$ and $y$ are integers, what is the greatest possible value of $y$?`,
    ],
    key,
    why: `The least possible value of $x$ is ${x}, so $${b}y < ${e - c * x}$.`,
    wrong: wrongOf(x, key, [
      [
        naive,
        "uses the bound of x",
        `This puts $\\frac{${p}}{${a}}$ in place of $x$, but $x$ is an integer and must be at least ${x}.`,
      ],
      [
        below(valueAt(x - 1)),
        "rounds x down",
        `With $x = ${x - 1}$, $${a}x = ${a * (x - 1)}$, which isn't greater than ${p}.`,
      ],
      [
        Math.ceil(valueAt(x)),
        "rounds y up",
        `With this value, $${b}y$ isn't less than $${e} - ${c} \\cdot ${x} = ${e - c * x}$.`,
      ],
      [
        below(valueAt(x + 1)),
        "rounds x up twice",
        `With $x = ${x}$, $${a}x = ${a * x}$ is greater than ${p} already, and a smaller $x$ leaves more for $y$.`,
      ],
      [
        e - c * x,
        "stops before dividing by the coefficient",
        `This is what $${b}y$ must be less than.`,
      ],
      [below(valueAt(x + 2)), "takes too great an x", `The least $x$ is ${x}.`],
    ]),
    solution: {
      idea: "The greatest $y$ belongs to the least $x$, and $x$ must be an integer.",
      steps: [
        `$x > \\frac{${p}}{${a}}$, and $x$ is an integer, so $x$ is at least ${x}.`,
        `A greater $x$ makes $${e} - ${c}x$ smaller, so $${b}y$ must be less than $${e} - ${c} \\cdot ${x} = ${e - c * x}$.`,
        `The greatest integer less than $\\frac{${e - c * x}}{${b}}$ is ${key}.`,
      ],
      check: `With $x = \\frac{${p}}{${a}}$ in the second inequality, the result would be ${naive}, for which no integer $x$ works.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Groups of at most g, and c people for every b groups. */
function askStory(rng: Rng): AskedProblem | null {
  const [n, g] = [10 * rng.int(8, 40), rng.pick([8, 9, 11, 12, 14, 15, 16, 18, 24])];
  const [c, b] = rng.pick([
    [3, 2],
    [5, 2],
    [7, 2],
    [5, 3],
    [4, 3],
    [7, 3],
    [8, 3],
    [7, 4],
    [9, 4],
  ] as const);
  const x = Math.ceil(n / g);
  const least = (groups: number): number => Math.ceil((c * groups) / b - 1e-9);
  const key = least(x);
  const naive = least(n / g);
  if (n % g === 0 || naive >= key || x > 30) return null;
  return {
    difficulty: 5,
    stems: [
      `The ${n} students on a trip will be divided into groups of at most ${g} students each. If the ratio of the number of teachers to the number of groups must be at least ${c} to ${b}, what is the least possible number of teachers?`,
      `A factory must produce ${n} engines per day, and each machine can produce at most ${g} engines per day. If the ratio of operators to machines must be at least ${c} to ${b}, what is the least possible number of operators?`,
    ],
    key,
    why: `At least ${x} are needed first, and $\\frac{${c}}{${b}} \\cdot ${x}$ rounded up is ${key}.`,
    wrong: wrongOf(x, key, [
      [
        naive,
        "rounds only at the end",
        `The number ${x} is an integer, not $\\frac{${n}}{${g}}$, and the ratio applies to ${x}.`,
      ],
      [
        least(x - 1),
        "rounds the first number down",
        `With ${x - 1}, only $${x - 1} \\cdot ${g} = ${(x - 1) * g}$ are possible.`,
      ],
      [
        Math.floor((c * x) / b),
        "rounds the second number down",
        `This is less than $\\frac{${c}}{${b}}$ of ${x}.`,
      ],
      [
        least(x + 1),
        "rounds up twice",
        `With ${x}, up to $${x} \\cdot ${g} = ${x * g}$ are possible, which is enough.`,
      ],
      [
        x + c - b,
        "adds the difference",
        `A ratio is a quotient, so multiply by $\\frac{${c}}{${b}}$.`,
      ],
      [key + b, "adds to the result", `$\\frac{${c}}{${b}} \\cdot ${x}$, rounded up, is enough.`],
    ]),
    solution: {
      idea: "Round up the first number before the ratio is applied to it.",
      steps: [
        `$\\frac{${n}}{${g}}$ is between ${x - 1} and ${x}, so at least ${x} are needed.`,
        `The ratio requires at least $\\frac{${c}}{${b}} \\cdot ${x} = \\frac{${c * x}}{${b}}$, and the least such integer is ${key}.`,
      ],
      check: `Applying the ratio to $\\frac{${n}}{${g}}$ gives ${naive}, which is too few for ${x}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The slips of a question and two that all questions share. */
function wrongOf(x: number, key: number, wrong: readonly Wrong[]): Wrong[] {
  return [
    ...wrong,
    [x, "stops at the first number", `That is the least possible value of the first number.`],
    [key + x, "adds the two numbers", `The question asks for the second number only.`],
  ];
}

const ASK = { least: askLeast, greatest: askGreatest, story: askStory };
const KINDS = ["least", "least", "greatest", "greatest", "story"] as const;

const hasX = (fits: (x: number) => boolean): boolean => range(0, 400).some(fits);
function isLeast(y: number, a: number, p: number, b: number, c: number, d: number): boolean {
  const canBe = (tried: number) => hasX((x) => a * x > p && b * tried > c * x + d);
  return canBe(y) && !canBe(y - 1);
}
function isGreatest(y: number, a: number, p: number, b: number, e: number, c: number): boolean {
  const canBe = (tried: number) => hasX((x) => a * x > p && b * tried < e - c * x);
  return canBe(y) && !canBe(y + 1);
}
function isEnough(y: number, n: number, g: number, c: number, b: number): boolean {
  const canBe = (tried: number) => hasX((x) => g * x >= n && b * tried >= c * x);
  return canBe(y) && !canBe(y - 1);
}

const READINGS: readonly StemReading[] = [
  { wording: /(\d+)x > (\d+),? and (\d+)y > (\d+)x \+ (\d+)/, fits: isLeast },
  { wording: /(\d+)x > (\d+),? and (\d+)y < (\d+) - (\d+)x/, fits: isGreatest },
  { wording: /The (\d+) students .* most (\d+) .* least (\d+) to (\d+),/, fits: isEnough },
  { wording: /produce (\d+) engines .* most (\d+) .* least (\d+) to (\d+),/, fits: isEnough },
];

export const template: ProblemTemplate = {
  id: "integer-bound-by-integer",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern: "One integer bounds another: the first must be rounded before it's used for the second.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    if (!asked) return null;
    const shows = (value: number): boolean =>
      Number.isInteger(value) && value > asked.key / 2 && value < 1.7 * asked.key;
    return draftOf(kind, { ...asked, shows }, READINGS, rng);
  },

  /** Looks for a first integer that fits each option, and for none that fits the next one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
