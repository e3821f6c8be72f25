import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFactors,
  thousands,
  type Wrong,
} from "@theta/items/template";

const STEPS = [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 30, 36, 40];

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const TAKEAWAY =
  "What is divisible by each of several integers is divisible by their least common multiple.";

/** Two or three integers with common factors, none a multiple of another. */
function drawSteps(rng: Rng, count: number): number[] | null {
  const steps = rng.sample(STEPS, count).toSorted((a, b) => a - b);
  const isPlain = steps.some((a) => steps.some((b) => a !== b && (b % a === 0 || gcd(a, b) === 1)));
  return isPlain ? null : steps;
}

const lcmOf = (steps: readonly number[]): number => steps.reduce((all, step) => lcm(all, step));
const factored = (steps: readonly number[]): string =>
  listed(steps.map((step) => `$${step} = ${texFactors(step)}$`));

/** Which of the integers doesn't divide a number. */
function notMultiple(n: number, steps: readonly number[]): string {
  const failing = steps.filter((step) => n % step !== 0);
  return `${n} isn't a multiple of ${listed(failing.map(String), "or")}`;
}

/**
 * A multiple of the least integer and one of the greatest that look as much like a least common multiple as the right
 * one: the first with its double as the product.
 */
function multiplesOfOne(steps: readonly number[], both: number): [less: number, more: number] {
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const turns = Math.max(2, Math.round((0.7 * both) / first));
  const less = first * turns === both / 2 ? first * (turns + 1) : first * turns;
  return [less, last * (both / last + 1 + (both % 5 === 0 ? 1 : 0))];
}

/** How many multiples of both up to a bound. */
function askCount(rng: Rng): AskedProblem | null {
  const steps = drawSteps(rng, 2);
  if (!steps) return null;
  const [a, b] = steps as [number, number];
  const both = lcm(a, b);
  const end = rng.pick([200, 250, 300, 400, 500, 600, 800, 900, 1000]);
  const key = Math.floor(end / both);
  if (key < 4 || key > 25) return null;
  const each = [Math.floor(end / a), Math.floor(end / b)] as const;
  const wrong: Wrong[] = [
    [
      2 * key,
      "uses half of the least common multiple",
      `This is $2 \\cdot ${key}$, but each of the ${key} multiples of ${both} counts only once.`,
    ],
    [
      Math.floor(end / (a * b)),
      "multiplies the integers",
      `This is the number of multiples of $${a} \\cdot ${b} = ${a * b}$, but the least common multiple is ${both}, and its other multiples count, too.`,
    ],
    [
      each[1],
      "counts the multiples of one",
      `This is the number of multiples of ${b}, but ${notMultiple(b, steps)}, for example.`,
    ],
    // Not both, because the key would be midway between them.
    (a + b) % 4 < 2
      ? [key + 1, "counts one too many", `This counts 0 as well, but only positive integers count.`]
      : [
          key - 1,
          "counts the steps",
          `This is $${key} - 1$, the number of steps of ${both} from the first of the multiples to the last.`,
        ],
    [
      Math.floor(end / (a + b)),
      "adds the integers",
      `This is the number of multiples of $${a} + ${b} = ${a + b}$, but ${notMultiple(a + b, steps)}.`,
    ],
    [
      Math.floor(end / (both / gcd(a, b))),
      "leaves out the common factor",
      `This is the number of multiples of ${both / gcd(a, b)}, but ${notMultiple(both / gcd(a, b), steps)}.`,
    ],
    [
      Math.floor(end / (2 * both)),
      "doubles the least common multiple",
      `This is the number of multiples of $2 \\cdot ${both} = ${2 * both}$, but ${both} is a common multiple, too.`,
    ],
    [
      each[0],
      "counts the multiples of one",
      `This is the number of multiples of ${a}, but ${notMultiple(a, steps)}, for example.`,
    ],
    [
      each[0] - each[1],
      "subtracts the counts",
      `This is $${each[0]} - ${each[1]}$, the number of multiples of ${a} minus that of ${b}, but the multiples of ${b} aren't all multiples of ${a}.`,
    ],
  ];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `How many of the integers from 1 to ${thousands(end)}, inclusive, are multiples of both ${a} and ${b}?`,
      `For how many positive integers $n$ less than or equal to ${thousands(end)} are both $\\frac{n}{${a}}$ and $\\frac{n}{${b}}$ integers?`,
    ],
    key,
    why: `The least common multiple is ${both}, and $${key} \\cdot ${both} = ${key * both}$ is its greatest multiple up to ${end}.`,
    wrong,
    solution: {
      idea: `The multiples of both ${a} and ${b} are the multiples of their least common multiple.`,
      steps: [
        `${factored(steps)}, so the least common multiple is $${texFactors(both)} = ${both}$.`,
        `$${end} \\div ${both}$ is ${key}${end % both === 0 ? "" : ` with a remainder of ${end % both}`}, so there are ${key} such multiples.`,
      ],
      check: `The last one is ${key * both}, and ${(key + 1) * both} is too great.`,
      takeaway: TAKEAWAY,
    },
    // Many more would be those of one integer only.
    shows: (n) => isPositiveWhole(n) && n <= 4 * key,
  };
}

/** The least integer with the same remainder each time. */
function askRemainder(rng: Rng): AskedProblem | null {
  const steps = drawSteps(rng, rng.pick([2, 3]));
  if (!steps) return null;
  const both = lcmOf(steps);
  const r = rng.int(1, Math.min(steps[0]! - 1, 7));
  const key = both + r;
  if (both > 240) return null;
  const divisors = listed(steps.map(String));
  const all = steps.reduce((product, step) => product * step, 1);
  const pair = lcm(steps[0]!, steps[1]!);
  const whyRest = (n: number): string => {
    const failing = steps.find((step) => n % step !== r);
    return failing === undefined
      ? `It has the right remainders, but ${key} is less and has them, too.`
      : `Divided by ${failing}, it leaves a remainder of ${n % failing}, not ${r}.`;
  };
  const [less, more] = multiplesOfOne(steps, both);
  // Without the least common multiple, because with it the remainder shows which option is right.
  const wrong: Wrong[] = [
    [
      2 * both + r,
      "takes a later one",
      `This is $2 \\cdot ${both} + ${r}$. ${whyRest(2 * both + r)}`,
    ],
    [
      both / 2 + r,
      "misses a factor 2",
      `This is $${both / 2} + ${r}$, from half of the least common multiple. ${whyRest(both / 2 + r)}`,
    ],
    [
      all + r,
      "multiplies the divisors",
      `This is $${steps.join(" \\cdot ")} + ${r}$. ${whyRest(all + r)}`,
    ],
    [
      less + r,
      "uses one divisor only",
      `This is $${less} + ${r}$, from a multiple of ${steps[0]!}. ${whyRest(less + r)}`,
    ],
    [
      pair + r,
      "leaves out a divisor",
      `This is $${pair} + ${r}$, from the least common multiple of ${steps[0]!} and ${steps[1]!} only. ${whyRest(pair + r)}`,
    ],
    [
      both / 3 + r,
      "misses a factor 3",
      `This is $${both / 3} + ${r}$, from a third of the least common multiple. ${whyRest(both / 3 + r)}`,
    ],
    [
      2 * less + r,
      "uses one divisor only",
      `This is $${2 * less} + ${r}$, from a multiple of ${steps[0]!}. ${whyRest(2 * less + r)}`,
    ],
    [
      2 * both - r,
      "subtracts the remainder",
      `This is $2 \\cdot ${both} - ${r}$. ${whyRest(2 * both - r)}`,
    ],
    [both - r, "subtracts the remainder", `This is $${both} - ${r}$. ${whyRest(both - r)}`],
    [
      steps.at(-1)! + r,
      "uses one divisor only",
      `This is $${steps.at(-1)!} + ${r}$. ${whyRest(steps.at(-1)! + r)}`,
    ],
    [
      more + r,
      "uses one divisor only",
      `This is $${more} + ${r}$, from a multiple of ${steps.at(-1)!}. ${whyRest(more + r)}`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      steps.length === 2
        ? `The remainder is ${r} when the positive integer $n$ is divided by ${steps[0]!}, and the remainder is ${r} when $n$ is divided by ${steps[1]!}. If $n > ${r}$, what is the least possible value of $n$?`
        : `If the remainder is ${r} when the integer $n$ is divided by each of the integers ${divisors}, and $n > ${r}$, what is the least possible value of $n$?`,
      `What is the least integer greater than ${r} that has a remainder of ${r} when it is divided by ${steps.length === 2 ? `${steps[0]!} and also when it is divided by ${steps[1]!}` : `each of the integers ${divisors}`}?`,
    ],
    key,
    why: `$${key} = ${both} + ${r}$, and ${both} is the least common multiple of ${divisors}.`,
    wrong,
    solution: {
      idea: `The integer minus ${r} is divisible by each of ${divisors}.`,
      steps: [
        `${factored(steps)}, so the least common multiple is $${texFactors(both)} = ${both}$.`,
        `So the integer is ${r} greater than a multiple of ${both}, and the least one greater than ${r} is $${both} + ${r} = ${key}$.`,
      ],
      check: `${listed(steps.map((step) => `$${key} = ${both / step} \\cdot ${step} + ${r}$`))}.`,
      takeaway: "Subtract an equal remainder first. Then only common multiples are left.",
    },
  };
}

/** Two events that repeat. */
function askTogether(rng: Rng): AskedProblem | null {
  const steps = drawSteps(rng, rng.pick([2, 3]));
  if (!steps) return null;
  const key = lcmOf(steps);
  if (key > 240 || key === steps.at(-1)!) return null;
  const all = steps.reduce((product, step) => product * step, 1);
  const shared = steps.reduce((one, other) => gcd(one, other));
  const [isTwo, last] = [steps.length === 2, steps.at(-1)!];
  const seconds = listed(steps.map(String));
  const whyNot = (n: number): string =>
    steps.some((step) => n % step !== 0)
      ? `The answer must be a multiple of each of ${seconds}, but ${notMultiple(n, steps)}.`
      : `${n} is a common multiple of ${seconds}, but ${key} is a smaller one.`;
  const [less, more] = multiplesOfOne(steps, key);
  const wrong: Wrong[] = [
    [all, "multiplies the integers", `This is $${steps.join(" \\cdot ")}$. ${whyNot(all)}`],
    [key / 2, "misses a factor 2", whyNot(key / 2)],
    [less, "counts by one integer only", `This is a multiple of ${steps[0]!}. ${whyNot(less)}`],
    [
      2 * less,
      "counts by one integer only",
      `This is a multiple of ${steps[0]!}. ${whyNot(2 * less)}`,
    ],
    [2 * key, "doubles the multiple", whyNot(2 * key)],
    [all / shared, "divides only once by the common factor", whyNot(all / shared)],
    [more, "counts by one integer only", `This is a multiple of ${last}. ${whyNot(more)}`],
    [3 * key, "triples the multiple", whyNot(3 * key)],
    [key / 3, "misses a factor 3", whyNot(key / 3)],
    [
      lcm(steps[0]!, steps[1]!),
      "leaves out an integer",
      `This is the least common multiple of ${steps[0]!} and ${steps[1]!} only. ${whyNot(lcm(steps[0]!, steps[1]!))}`,
    ],
    [
      steps.reduce((one, other) => one + other, 0),
      "adds the integers",
      `This is $${steps.join(" + ")}$. ${whyNot(steps.reduce((one, other) => one + other, 0))}`,
    ],
  ];
  return {
    difficulty: 2,
    stems: [
      isTwo
        ? `Two lights flash at constant intervals, one every ${steps[0]!} seconds and the other every ${last} seconds. If both lights flash at the same time, how many seconds later will they next flash at the same time?`
        : `Three lights flash at constant intervals of ${seconds} seconds, respectively. If all three lights flash at the same time, how many seconds later will all three next flash at the same time?`,
      isTwo
        ? `Bus X leaves a terminal every ${steps[0]!} minutes, and Bus Y leaves the terminal every ${last} minutes. If both buses leave at noon, how many minutes later will both buses next leave at the same time?`
        : `Buses on Routes X, Y, and Z leave a terminal every ${listed(steps.map(String))} minutes, respectively. If buses on all three routes leave at noon, how many minutes later will buses on all three routes next leave at the same time?`,
    ],
    pure: [
      isTwo
        ? `If $n$ is a positive integer and both $\\frac{n}{${steps[0]!}}$ and $\\frac{n}{${last}}$ are integers, what is the least possible value of $n$?`
        : `What is the least positive integer that is divisible by each of the integers ${seconds}?`,
    ],
    key,
    why: `$${key} = ${steps.map((step) => `${key / step} \\cdot ${step}`).join(" = ")}$ is the least common multiple of ${seconds}.`,
    wrong,
    solution: {
      idea: "[[idea]]",
      fast: [
        `Count by ${last}, the ${isTwo ? "greater" : "greatest"} of the integers: ${range(
          1,
          Math.min(key / last, 3),
        )
          .map((k) => k * last)
          .join(
            ", ",
          )}${key / last > 3 ? ", and so on" : ""}. The first one that is divisible by ${listed(steps.slice(0, -1).map(String))}, too, is ${key}.`,
      ],
      steps: [
        `${factored(steps)}.`,
        `The highest power of each prime is needed, so the least common multiple is $${texFactors(key)} = ${key}$.`,
      ],
      check: `${listed(steps.map((step) => `$${key} \\div ${step} = ${key / step}$`))}, so ${key} is a multiple of ${isTwo ? "both" : "all three"}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({
      idea: [
        `The lights flash again after multiples of ${seconds} seconds, respectively, so look for the least common multiple.`,
        `The buses leave again after multiples of ${seconds} minutes, respectively, so look for the least common multiple.`,
        `The integer must be a multiple of each of ${seconds}, so look for their least common multiple.`,
      ][wording - 1]!,
    }),
    shows: (n) => isPositiveWhole(n) && n <= 6 * key,
  };
}

const ASK = { count: askCount, remainder: askRemainder, together: askTogether };
const KINDS = [
  "count",
  "count",
  "count",
  "count",
  "remainder",
  "remainder",
  "together",
  "together",
] as const;

const leastFrom = (first: number, fits: (n: number) => boolean) => (tried: number) =>
  tried >= first && fits(tried) && !range(first, tried - 1).some(fits);
const isCount = (n: number, end: number, a: number, b: number): boolean =>
  range(1, end).filter((one) => one % a === 0 && one % b === 0).length === n;
const leaves = (tried: number, r: number, ...steps: number[]): boolean =>
  leastFrom(r + 1, (n) => steps.every((step) => n % step === r))(tried);
const isTogether = (tried: number, ...steps: number[]): boolean =>
  leastFrom(1, (n) => steps.every((step) => n % step === 0))(tried);
const after = (tried: number, r: number): boolean => isPositiveWhole(tried) && tried > r;

const READINGS: readonly StemReading[] = [
  { wording: /from 1 to (\d+), inclusive, are multiples of both (\d+) and (\d+)/, fits: isCount },
  { wording: /equal to (\d+) are both \(n\)\/\((\d+)\) and \(n\)\/\((\d+)\)/, fits: isCount },
  {
    wording: /remainder (?:of|is) (\d+) when .* (\d+), (\d+), and (\d+)/,
    fits: leaves,
    open: after,
  },
  {
    wording: /remainder (?:of|is) (\d+) when .*? divided by (\d+)\D.* divided by (\d+)/,
    fits: leaves,
    open: after,
  },
  { wording: /(\d+), (\d+), and (\d+)/, fits: isTogether },
  { wording: /every (\d+) .* every (\d+)/, fits: isTogether },
  { wording: /\(n\)\/\((\d+)\) and \(n\)\/\((\d+)\)/, fits: isTogether },
];

export const template: ProblemTemplate = {
  id: "meeting-again",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern: "Divisible by each of several integers: the multiples of their least common multiple.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Counts through the integers. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
