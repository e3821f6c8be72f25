import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  thousands,
  type Wrong,
} from "@theta/items/template";

const AMOUNTS = [
  20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 72, 75, 80, 90, 96, 100, 120, 150, 160, 180, 200, 240,
  250, 300, 400, 500, 600,
];
const LOW = [4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40];
const HIGH = [8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 75, 80, 90];

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const TAKEAWAY =
  "When only one part of a mixture changes, begin with the amount of the part that doesn't.";

/** A total n with a part of a percent, and a total m of which the same part is b percent. */
function drawMixture(rng: Rng) {
  const [n, a, b] = [rng.pick(AMOUNTS), rng.pick(LOW), rng.pick(HIGH)];
  const part = (n * a) / 100;
  const m = (100 * part) / b;
  if (![part, m].every(isPositiveWhole) || b <= a || m === n / 2 || b > 4 * a) return null;
  return { n, a, b, m, part };
}

/** What the equation says in its solution, with the new total n - x or n + x. */
function equationSolution(
  { n, a, b, m, part }: Readonly<Record<"n" | "a" | "b" | "m" | "part", number>>,
  sign: "-" | "+",
) {
  const total = `${n} ${sign} x`;
  const x = Math.abs(n - m);
  return {
    idea: `Calculate ${a} percent of ${n}, and find what it is ${b} percent of: that is $${total}$.`,
    fast: [
      `$${a} \\cdot ${n} = ${b}(${total})$, so $${total} = \\frac{${a}}{${b}} \\cdot ${n} = ${m}$, and $x = ${x}$.`,
    ],
    steps: [
      `${a} percent of ${n} is $${a / 100} \\cdot ${n} = ${part}$.`,
      `So $${part} = ${b / 100}(${total})$, and $${total} = \\frac{${part}}{${b / 100}} = ${m}$.`,
      `So $x = ${sign === "-" ? `${n} - ${m}` : `${m} - ${n}`} = ${x}$.`,
    ],
    takeaway: "If one amount is given as a percent of two totals, find the amount first.",
  };
}

/** Only the remainder shrinks: how much of it is taken away. */
function askRemoved(rng: Rng): AskedProblem | null {
  const drawn = drawMixture(rng);
  if (!drawn || drawn.b > 50) return null;
  const { n, a, b, m, part } = drawn;
  const key = n - m;
  const base = `But [[part]], ${part}, must be ${b} percent of [[new]], which is $\\frac{${part}}{${b / 100}} = ${m}$.`;
  const wrong: Wrong[] = [
    [
      (n * (b - a)) / 100,
      "takes the difference of the original total",
      `This is $${b} - ${a} = ${b - a}$ percent of ${n}, but the ${b} percent is of [[new]], not of ${n}.`,
    ],
    [m, "finds the new total", `This is [[new]], not [[asked]].`],
    [
      (n * (100 - b)) / 100,
      "takes the new percent of the original total",
      `This is $100 - ${b} = ${100 - b}$ percent of ${n}, but the ${b} percent is of [[new]], which is less than ${n}.`,
    ],
    [
      (n * b) / 100,
      "takes the new percent of the original total",
      `This is ${b} percent of ${n}, but the ${b} percent is of [[new]], which is less than ${n}.`,
    ],
    [
      part,
      "stops at the unchanged part",
      `This is $${a / 100} \\cdot ${n}$, which is [[part]], not [[asked]].`,
    ],
    [
      n - part,
      "removes everything else",
      `This is $${n} - ${part}$, what is left without [[part]], but [[new]] must be ${m}.`,
    ],
    [
      (n * (b - a)) / (100 - b),
      "uses the wrong base",
      `This is $${n} \\cdot \\frac{${b} - ${a}}{100 - ${b}}$. ${base}`,
    ],
    [
      (n * (b - a)) / (100 - a),
      "uses the wrong base",
      `This is $${n} \\cdot \\frac{${b} - ${a}}{100 - ${a}}$. ${base}`,
    ],
    [
      m - part,
      "finds what else is left",
      `This is $${m} - ${part}$, the other ${100 - b} percent of [[new]], not [[asked]].`,
    ],
  ];
  return {
    difficulty: 3,
    stems: [
      `How many kilograms of water must evaporate from ${n} kilograms of a solution that is ${a} percent salt by weight in order for the remaining solution to be ${b} percent salt by weight?`,
      `Of the ${n} employees of a company, ${a} percent are managers. How many employees who are not managers must leave the company so that ${b} percent of the remaining employees are managers?`,
    ],
    pure: [
      `Of the ${n} integers in a list, ${a} percent are odd. How many even integers must be removed from the list so that ${b} percent of the remaining integers are odd?`,
      `If ${a} percent of ${n} is equal to ${b} percent of $${n} - x$, what is the value of $x$?`,
    ],
    key,
    why: `${a} percent of ${n} is ${part}, which is ${b} percent of ${m}, and $${n} - ${m} = ${key}$.`,
    wrong,
    solution: {
      idea: `[[Part]] doesn't change: it is ${a} percent of [[old]] and ${b} percent of [[new]].`,
      fast: [
        `[[Part]] doesn't change, so [[new]] is $${n} \\cdot \\frac{${a}}{${b}} = ${m}$, and the difference is ${key}.`,
      ],
      steps: [
        `[[Part]] is $${a / 100} \\cdot ${n} = ${part}$.`,
        `It is ${b} percent of [[new]], so [[new]] is $\\frac{${part}}{${b / 100}} = ${m}$.`,
        `So [[change]] is $${n} - ${m} = ${key}$.`,
      ],
      check: `$\\frac{${part}}{${n}}$ is ${a} percent, and $\\frac{${part}}{${m}}$ is ${b} percent.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => (wording === 4 ? equationSolution({ n, a, b, m, part }, "-") : {}),
    words: (wording) =>
      [
        {
          part: "the weight of the salt",
          change: "the weight of the water that must evaporate, in kilograms,",
          asked: "the weight of the water that must evaporate",
          new: "the new total weight",
          old: "the original weight",
        },
        {
          part: "the number of managers",
          change: "the number of employees who must leave",
          asked: "the number of employees who must leave",
          new: "the number of remaining employees",
          old: "the original number of employees",
        },
        {
          part: "the number of odd integers",
          change: "the number of even integers to remove",
          asked: "the number of even integers to remove",
          new: "the number of remaining integers",
          old: "the original number of integers",
        },
      ][wording - 1] ?? {
        part: `${a} percent of ${n}`,
        change: "$x$",
        asked: "$x$",
        new: `$${n} - x$`,
        old: `${n}`,
      },
    text: thousands,
    shows: (x) => isPositiveWhole(x) && x < n,
  };
}

/** Only the remainder grows: how much of it is added. */
function askAdded(rng: Rng): AskedProblem | null {
  const drawn = drawMixture(rng);
  if (!drawn || drawn.m < 15 || drawn.b > 80) return null;
  const { n: m, a: b, b: a, m: n, part } = drawn;
  const key = m - n;
  const wrong: Wrong[] = [
    [
      (n * (a - b)) / 100,
      "takes the difference of the original total",
      `This is $${a} - ${b} = ${a - b}$ percent of ${n}, but the ${b} percent is of [[new]], not of ${n}.`,
    ],
    [m, "finds the new total", `This is [[new]], not [[asked]].`],
    [
      part,
      "stops at the unchanged part",
      `This is $${a / 100} \\cdot ${n}$, which is [[part]], not [[asked]].`,
    ],
    [
      (n * (a - b)) / (100 - a),
      "uses the wrong base",
      `This is $${n} \\cdot \\frac{${a} - ${b}}{100 - ${a}}$. But [[part]], ${part}, must be ${b} percent of [[new]], which is $\\frac{${part}}{${b / 100}} = ${m}$.`,
    ],
    [
      (n * a) / b - part,
      "subtracts the part",
      `This is $${m} - ${part}$, but [[asked]] is $${m} - ${n}$.`,
    ],
    [
      n - part,
      "finds what else there was",
      `This is $${n} - ${part}$, the other ${100 - a} percent of [[old]].`,
    ],
    [
      n,
      "repeats the total",
      `Adding ${n} to ${n} would make the percent half of ${a}, or ${a / 2}, not ${b}.`,
    ],
    [
      (n * (100 - b)) / 100,
      "takes the new percent of the original total",
      `This is $100 - ${b} = ${100 - b}$ percent of ${n}, but the ${b} percent is of [[new]], not of ${n}.`,
    ],
    [
      (m * (a - b)) / 100,
      "takes the difference of the new total",
      `This is $${a} - ${b} = ${a - b}$ percent of ${m}, but the ${a} percent is of [[old]].`,
    ],
    [
      (n * b) / (a - b),
      "inverts the ratio",
      `This is $${n} \\cdot \\frac{${b}}{${a} - ${b}}$, with the fraction upside down: [[asked]] is $\\frac{${a} - ${b}}{${b}}$ of [[old]].`,
    ],
  ];
  return {
    difficulty: 3,
    stems: [
      `How many liters of water must be added to ${n} liters of a solution that is ${a} percent alcohol by volume in order to obtain a solution that is ${b} percent alcohol by volume?`,
      `Of the ${n} books on a shelf, ${a} percent are novels. How many books that are not novels must be added to the shelf so that ${b} percent of the books on the shelf are novels?`,
    ],
    pure: [
      `If ${a} percent of ${n} is equal to ${b} percent of $${n} + x$, what is the value of $x$?`,
    ],
    key,
    why: `${a} percent of ${n} is ${part}, which is ${b} percent of ${m}, and $${m} - ${n} = ${key}$.`,
    wrong,
    solution: {
      idea: `[[Part]] doesn't change: it is ${a} percent of [[old]] and ${b} percent of [[new]].`,
      fast: [
        `[[Part]] doesn't change, so [[new]] is $${n} \\cdot \\frac{${a}}{${b}} = ${m}$, and the difference is ${key}.`,
      ],
      steps: [
        `[[Part]] is $${a / 100} \\cdot ${n} = ${part}$.`,
        `It is ${b} percent of [[new]], so [[new]] is $\\frac{${part}}{${b / 100}} = ${m}$.`,
        `So [[change]] is $${m} - ${n} = ${key}$.`,
      ],
      check: `$\\frac{${part}}{${n}}$ is ${a} percent, and $\\frac{${part}}{${m}}$ is ${b} percent.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => (wording === 3 ? equationSolution({ n, a, b, m, part }, "+") : {}),
    words: (wording) =>
      [
        {
          part: "the amount of alcohol",
          change: "the amount of water to add, in liters,",
          asked: "the amount of water to add",
          new: "the new total amount",
          old: "the original amount",
        },
        {
          part: "the number of novels",
          change: "the number of books to add",
          asked: "the number of books to add",
          new: "the new number of books",
          old: "the original number of books",
        },
      ][wording - 1] ?? {
        part: `${a} percent of ${n}`,
        change: "$x$",
        asked: "$x$",
        new: `$${n} + x$`,
        old: `${n}`,
      },
    text: thousands,
  };
}

/** Water is most of what is fresh, so the percents of water mislead. */
function askDried(rng: Rng): AskedProblem | null {
  const drawn = drawMixture(rng);
  if (!drawn || drawn.a > 40 || drawn.b < 40) return null;
  const { n, a, b, m, part } = drawn;
  const [before, after] = [100 - a, 100 - b];
  const wrong: Wrong[] = [
    [
      (n * (100 - before + after)) / 100,
      "subtracts the percents",
      `This takes $${before} - ${after} = ${before - after}$ percent off ${n}, but the ${before} and the ${after} percent are of different weights.`,
    ],
    [
      part,
      "stops at the part that isn't water",
      `This is the weight without any water, but after drying there is still ${after} percent water.`,
    ],
    [
      n - m,
      "finds the lost water",
      `This is $${n} - ${m}$, the weight of the water that is lost, not of what remains.`,
    ],
    [
      (n * after) / 100,
      "takes the new percent of the fresh weight",
      `This is ${after} percent of ${n}, but the ${after} percent is of the weight after drying, not before.`,
    ],
    [
      (n * after) / before,
      "compares the percents of water",
      `This is $${n} \\cdot \\frac{${after}}{${before}}$, as if the total shrank like the percent of water. What isn't water stays the same, so use $\\frac{${a}}{${b}}$.`,
    ],
    [
      (n * (100 - after)) / 100,
      "takes the new percent of the fresh weight",
      `This takes ${after} percent off ${n}, but the ${after} percent is of the weight after drying, not before.`,
    ],
    [
      (part * (100 + after)) / 100,
      "adds a percent of the wrong weight",
      `This adds ${after} percent of ${part} to ${part}, but the ${after} percent is of the weight after drying, not of ${part}.`,
    ],
    [
      (n * before) / 100,
      "finds the water",
      `This is ${before} percent of ${n}, the weight of the water before drying.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `Fresh plums are ${before} percent water by weight, and dried plums are ${after} percent water by weight. If only water is lost, how many kilograms of dried plums can be made from ${n} kilograms of fresh plums?`,
      `A certain wood is ${before} percent water by weight when it is cut and ${after} percent water by weight after it has dried. If the wood loses only water, what is the weight, in kilograms, of ${n} kilograms of this wood after it has dried?`,
    ],
    key: m,
    why: `The part that isn't water is ${part} kilograms, ${a} percent of ${n} and ${b} percent of ${m}.`,
    wrong,
    solution: {
      idea: "The weight of everything that isn't water stays the same.",
      fast: [
        `What isn't water goes from ${a} to ${b} percent, so the weight after drying is $${n} \\cdot \\frac{${a}}{${b}} = ${m}$ kilograms.`,
      ],
      steps: [
        `Before drying, $100 - ${before} = ${a}$ percent isn't water: $${a / 100} \\cdot ${n} = ${part}$ kilograms.`,
        `After drying, these ${part} kilograms are $100 - ${after} = ${b}$ percent, so the weight is $\\frac{${part}}{${b / 100}} = ${m}$ kilograms.`,
      ],
      check: `Of ${m} kilograms, ${after} percent is ${Math.round(m - part)} kilograms of water, which leaves ${part}.`,
      takeaway: TAKEAWAY,
    },
    text: thousands,
    shows: (x) => isPositiveWhole(x) && x < n,
  };
}

const ASK = { removed: askRemoved, added: askAdded, dried: askDried };
const KINDS = ["removed", "removed", "added", "added", "dried"] as const;

const isRemoved = (x: number, n: number, a: number, b: number): boolean => near(n * a, (n - x) * b);
const isAdded = (x: number, n: number, a: number, b: number): boolean => near(n * a, (n + x) * b);
const isDried = (x: number, before: number, after: number, n: number): boolean =>
  near((100 - before) * n, (100 - after) * x);

const READINGS: readonly StemReading[] = [
  {
    wording: /evaporate from (\d+) .* is (\d+) percent .* be (\d+) percent/,
    fits: isRemoved,
    open: (x, n) => x < n,
  },
  {
    wording: /Of the (\d+) (?:employees|integers) .*, (\d+) percent are .* (\d+) percent/,
    fits: isRemoved,
    open: (x, n) => x < n,
  },
  {
    wording: /If (\d+) percent of (\d+) is equal to (\d+) percent of \d+ - x/,
    fits: (x, a, n, b) => isRemoved(x, n, a, b),
    open: (x, _a, n) => x < n,
  },
  { wording: /added to (\d+) .* is (\d+) percent .* is (\d+) percent/, fits: isAdded },
  { wording: /Of the (\d+) books .*, (\d+) percent are .* (\d+) percent/, fits: isAdded },
  {
    wording: /If (\d+) percent of (\d+) is equal to (\d+) percent of \d+ \+ x/,
    fits: (x, a, n, b) => isAdded(x, n, a, b),
  },
  {
    wording:
      /(?:plums|wood) (?:are|is) (\d+) percent .* (\d+) percent .*(?:from|of) (\d+) kilograms/,
    fits: isDried,
    open: (x, _before, _after, n) => x < n,
  },
];

export const template: ProblemTemplate = {
  id: "water-that-dries-away",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern: "Only one part of a mixture changes: the other is the same amount and a new percent.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Puts each option back into the unchanged part. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
