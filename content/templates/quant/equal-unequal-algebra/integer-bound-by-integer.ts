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
        `With $y = ${Math.floor(valueAt(x))}$, $${b}y = ${b * Math.floor(valueAt(x))}$ isn't greater than $${c} \\cdot ${x} + ${d} = ${c * x + d}$.`,
      ],
      [
        above(valueAt(x + 1)),
        "rounds x up twice",
        `With $x = ${x}$, $${a}x = ${a * x}$ is greater than ${p} already.`,
      ],
      [
        c * x + d,
        "stops before dividing by the coefficient",
        `This is $${c} \\cdot ${x} + ${d}$, which $${b}y$ must be greater than. Divide by ${b}.`,
      ],
      [
        above((c * x) / b),
        "forgets the constant",
        `This takes $${b}y > ${c * x}$, without the ${d} on the right side.`,
      ],
    ]),
    solution: {
      idea: "Find the least integer $x$ first; $y$ is least when $x$ is least.",
      steps: [
        `$x > \\frac{${p}}{${a}}$, and $x$ is an integer, so $x$ is at least ${x}.`,
        `So $${b}y$ must be greater than $${c} \\cdot ${x} + ${d} = ${c * x + d}$, and $y > \\frac{${c * x + d}}{${b}}$.`,
        `The least such integer is ${key}, since $${b} \\cdot ${key} = ${b * key}$ is greater than ${c * x + d}, but $${b} \\cdot ${key - 1} = ${b * (key - 1)}$ isn't.`,
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
        `With $y = ${Math.ceil(valueAt(x))}$, $${b}y = ${b * Math.ceil(valueAt(x))}$ isn't less than $${e} - ${c} \\cdot ${x} = ${e - c * x}$.`,
      ],
      [
        below(valueAt(x + 1)),
        "rounds x up twice",
        `With $x = ${x}$, $${a}x = ${a * x}$ is greater than ${p} already, and a smaller $x$ leaves more for $y$.`,
      ],
      [
        e - c * x,
        "stops before dividing by the coefficient",
        `This is $${e} - ${c} \\cdot ${x}$, which $${b}y$ must be less than. Divide by ${b}.`,
      ],
      [
        below(valueAt(x + 2)),
        "takes too great an x",
        `This takes $x = ${x + 2}$, but $x = ${x}$ is possible and leaves more for $y$.`,
      ],
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
      `A factory must produce ${n} engines per day, and each of its machines can produce at most ${g} engines per day. If the factory must have at least ${c} operators for every ${b} machines in use, what is the least possible number of operators?`,
    ],
    key,
    why: `At least ${x} [[firsts]] are needed, and $\\frac{${c}}{${b}} \\cdot ${x}$ rounded up is ${key}.`,
    wrong: wrongOf(
      x,
      key,
      [
        [
          naive,
          "rounds only at the end",
          `This is $\\frac{${c}}{${b}} \\cdot \\frac{${n}}{${g}}$, rounded up. But the number of [[firsts]] is an integer, ${x}, and the ratio applies to it.`,
        ],
        [
          least(x - 1),
          "rounds the first number down",
          `This takes ${x - 1} [[firsts]], but ${x - 1} [[firsts]] are enough for only $${x - 1} \\cdot ${g} = ${(x - 1) * g}$ [[things]].`,
        ],
        [
          Math.floor((c * x) / b),
          "rounds the second number down",
          `This is $\\frac{${c}}{${b}} \\cdot ${x} = \\frac{${c * x}}{${b}}$, rounded down. The ratio must be at least ${c} to ${b}, so round up.`,
        ],
        [
          least(x + 1),
          "rounds up twice",
          `This takes ${x + 1} [[firsts]], but ${x} [[firsts]] are enough for $${x} \\cdot ${g} = ${x * g}$ [[things]].`,
        ],
        [
          x + c - b,
          "adds the difference",
          `This is $${x} + (${c} - ${b})$. A ratio is a quotient, so multiply ${x} by $\\frac{${c}}{${b}}$.`,
        ],
        [
          key + b,
          "adds to the result",
          `This is $${key} + ${b}$, but ${key} [[seconds]] are enough: $\\frac{${c}}{${b}} \\cdot ${x} = \\frac{${c * x}}{${b}}$ isn't greater than ${key}.`,
        ],
      ],
      "number of [[firsts]]",
      "the number of [[seconds]]",
    ),
    solution: {
      idea: "Round up the number of [[firsts]] before the ratio is applied to it.",
      steps: [
        `$${x - 1} \\cdot ${g} = ${(x - 1) * g}$ and $${x} \\cdot ${g} = ${x * g}$, so for ${n} [[things]] at least ${x} [[firsts]] are needed.`,
        `For ${x} [[firsts]] there must be at least $\\frac{${c}}{${b}} \\cdot ${x} = \\frac{${c * x}}{${b}}$ [[seconds]], and the least such integer is ${key}.`,
      ],
      check: `Applying the ratio to $\\frac{${n}}{${g}}$ gives ${naive} [[seconds]], but $\\frac{${naive}}{${x}}$ is less than $\\frac{${c}}{${b}}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { firsts: "groups", seconds: "teachers", things: "students" }
        : { firsts: "machines", seconds: "operators", things: "engines" },
  };
}

/** The slips of a question and two that all questions share. */
function wrongOf(
  x: number,
  key: number,
  wrong: readonly Wrong[],
  first = "value of $x$",
  second = "the value of $y$",
): Wrong[] {
  return [
    ...wrong,
    [x, "stops at the first number", `This is the least possible ${first}, not ${second}.`],
    [
      key + x,
      "adds the two numbers",
      `This is $${key} + ${x}$, but the question asks only for the ${second.replace(/^the /, "")}.`,
    ],
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
  {
    wording: /produce (\d+) engines .* most (\d+) .* least (\d+) operators for every (\d+) /,
    fits: isEnough,
  },
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
