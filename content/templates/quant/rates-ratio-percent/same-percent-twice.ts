import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemDraft,
  type ProblemTemplate,
  type ProblemView,
  range,
  type Rng,
  type Slip,
  type StemReading,
  texThousands,
  usd,
  valueOfFormula,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY = "Turn each change into a factor, and multiply the factors.";

/** What happens twice, and the factor of the amount after it. */
type Kind = "up" | "down" | "both" | "part";

const PERCENTS: Readonly<Record<Kind, readonly number[]>> = {
  up: [5, 10, 15, 20, 25, 30, 40, 50, 60],
  down: [5, 10, 15, 20, 25, 30, 40, 50, 60],
  both: [5, 10, 15, 20, 25, 30, 40, 50],
  part: [20, 30, 40, 60, 70, 80, 90],
};
const AMOUNTS = [
  200, 400, 500, 600, 800, 1000, 1200, 1500, 1600, 2000, 2500, 3000, 4000, 5000, 8000,
];

/** The amount after both changes, for every 100 at first. */
const after = (kind: Kind, p: number): number =>
  ({
    up: (100 + p) ** 2 / 100,
    down: (100 - p) ** 2 / 100,
    both: 100 - p ** 2 / 100,
    part: p ** 2 / 100,
  })[kind];

interface Wording {
  readonly stems: readonly string[];
  readonly pure: readonly string[];
}

/** `first` and `last` are amounts in dollars or pure numbers; c is the percent of the whole change. */
function wordingOf(kind: Kind, first: number, last: number, c: number): Wording {
  return {
    up: {
      stems: [
        `The number of members of a certain club increased by $p$ percent in each of the last two years. If the number increased by a total of ${c} percent in the two years, what is the value of $p$?`,
        `An amount of ${usd(first)} was invested for two years at an annual interest rate of $r$ percent, compounded annually. If the value of the investment at the end of the two years was ${usd(last)}, what is the value of $r$?`,
      ],
      pure: [
        `If $x$ is $p$ percent greater than $y$, $y$ is $p$ percent greater than $z$, and $x$ is ${c} percent greater than $z$, where $p > 0$ and $z > 0$, what is the value of $p$?`,
      ],
    },
    down: {
      stems: [
        `A store reduced the price of a coat by $p$ percent, and a month later reduced the new price by $p$ percent. If the price after both reductions was ${c} percent less than the original price, what is the value of $p$?`,
        `The value of a certain machine decreases each year by $p$ percent of its value at the beginning of the year. If the value decreased from ${usd(first)} to ${usd(last)} in two years, what is the value of $p$?`,
      ],
      pure: [
        `If $x$ is $p$ percent less than $y$, $y$ is $p$ percent less than $z$, and $x$ is ${c} percent less than $z$, where $0 < p < 100$ and $z > 0$, what is the value of $p$?`,
      ],
    },
    both: {
      stems: [
        `The price of a certain stock increased by $p$ percent in January and decreased by $p$ percent in February. If the price at the end of February was ${c} percent less than the price at the beginning of January, what is the value of $p$?`,
        `A dealer raised the price of a used car by $p$ percent and later sold the car at a discount of $p$ percent from the increased price. If the price before the increase was ${usd(first)} and the car was sold for ${usd(last)}, what is the value of $p$?`,
      ],
      pure: [
        `If $x$ is $p$ percent greater than $y$, $z$ is $p$ percent less than $x$, and $z$ is ${c} percent less than $y$, where $p > 0$ and $y > 0$, what is the value of $p$?`,
      ],
    },
    part: {
      stems: [
        `Of the employees of a certain company, $p$ percent are engineers, and $p$ percent of the engineers are women. If ${100 - c} percent of the employees are women who are engineers, what is the value of $p$?`,
      ],
      pure: [
        `If $x$ is $p$ percent of $y$, $y$ is $p$ percent of $z$, and $x$ is ${100 - c} percent of $z$, where $p > 0$ and $z > 0$, what is the value of $p$?`,
      ],
    },
  }[kind];
}

/** What the wordings of each kind call the first amount and the last one. */
const NAMES: Readonly<Record<Kind, readonly Words[]>> = {
  up: [
    { first: "the original number", last: "the final number" },
    { first: "the original amount", last: "the final value" },
    { first: "$z$", last: "$x$" },
  ],
  down: [
    { first: "the original price", last: "the final price" },
    { first: "the original value", last: "the final value" },
    { first: "$z$", last: "$x$" },
  ],
  both: [
    { first: "the original price", last: "the final price" },
    { first: "the original price", last: "the selling price" },
    { first: "$y$", last: "$z$" },
  ],
  part: [
    { first: "the number of employees", last: "the number of women who are engineers" },
    { first: "$z$", last: "$x$" },
  ],
};

/** What 100 becomes after one step and after both. */
function pathOf(kind: Kind, p: number): string {
  const first = kind === "part" ? p : kind === "down" ? 100 - p : 100 + p;
  return `100 becomes ${tidied(first)} and then ${tidied(after(kind, p))}`;
}

function wrongOf(kind: Kind, p: number, c: number, letter: string): Wrong[] {
  const given = kind === "part" ? 100 - c : c;
  const root = 10 * Math.sqrt(given);
  const base = kind === "up" ? 100 + c : 100 - c;
  const other = (100 * c) / base;
  const wrong: readonly (readonly [value: number, slip: string, how: string])[] = [
    [given / 2, "halves the total", `This is half of ${given} percent.`],
    [given, "takes the total percent", `This is the percent of both steps together.`],
    [
      root,
      "takes the root of the percent",
      `This is the root of ${given} percent, or of ${given / 100}.`,
    ],
    [
      p / 2,
      "halves the percent",
      `This is half of ${p}, but each of the two steps is by ${p} percent.`,
    ],
    [
      2 * p,
      "doubles the percent",
      `This is twice ${p}, but each of the two steps is by ${p} percent.`,
    ],
    [
      root / 10,
      "loses the hundred",
      `This is $\\sqrt{${given}}$, which isn't a percent: ${given} percent is ${given / 100}.`,
    ],
    [100 - p, "finds the complement", `This is $100 - ${p}$.`],
    [
      100 - root,
      "takes the complement of a root",
      `This is 100 minus the root of ${given} percent, or of ${given / 100}.`,
    ],
    [2 * given, "doubles the total", `This is twice ${given} percent.`],
    [
      other,
      "divides by the wrong amount",
      `This is the change of ${c} as a percent of ${base}, not of 100.`,
    ],
    [
      other / 2,
      "divides by the wrong amount",
      `This is half of the change of ${c} as a percent of ${base}, not of 100.`,
    ],
    [100 - given, "finds the complement", `This is $100 - ${given}$.`],
  ];
  return wrong.map(([value, slip, how]): Wrong => [
    value,
    slip,
    value > 100 && kind !== "up"
      ? `${how} The value of $${letter}$ must be less than 100 here.`
      : `${how} With $${letter} = ${tidied(value)}$, ${pathOf(kind, value)}, not ${tidied(after(kind, p))}.`,
  ]);
}

/** The factor of both steps, without rounding noise. */
const valueOf = (kind: Kind, p: number): number => Math.round(100 * after(kind, p)) / 10_000;

const SQUARES: Readonly<Record<Kind, (p: number) => string>> = {
  up: (p) => `(1 + \\frac{p}{100})^2 = ${valueOf("up", p)}`,
  down: (p) => `(1 - \\frac{p}{100})^2 = ${valueOf("down", p)}`,
  both: (p) => `(1 + \\frac{p}{100})(1 - \\frac{p}{100}) = ${valueOf("both", p)}`,
  part: (p) => `(\\frac{p}{100})^2 = ${valueOf("part", p)}`,
};

function rootStep(kind: Kind, p: number, letter: string): string {
  const value = valueOf(kind, p);
  if (kind === "both")
    return `So $1 - (\\frac{${letter}}{100})^2 = ${value}$ and $(\\frac{${letter}}{100})^2 = ${(p * p) / 10_000}$, which gives $${letter} = ${p}$.`;
  const root = kind === "part" ? p / 100 : kind === "up" ? (100 + p) / 100 : (100 - p) / 100;
  return `The square root of ${value} is ${root}, so $${letter} = ${p}$.`;
}

function askValue(kind: Kind, rng: Rng): AskedProblem | null {
  const p = rng.pick(PERCENTS[kind]);
  const first = rng.pick(AMOUNTS);
  const last = (first * after(kind, p)) / 100;
  const c = Math.round(Math.abs(100 - after(kind, p)) * 100) / 100;
  if (!Number.isInteger(last)) return null;
  const { stems, pure } = wordingOf(kind, first, last, c);
  const isPure = rng.chance(0.4);
  const stem = rng.pick(isPure ? pure : stems);
  if (!Number.isInteger(c) && stem.includes(String(c))) return null;
  const letter = stem.includes("$r$") ? "r" : "p";
  const equation = SQUARES[kind](p).replaceAll("{p}", `{${letter}}`);
  return {
    difficulty: kind === "both" ? 5 : 4,
    stems: isPure ? [] : [stem],
    pure: isPure ? [stem] : [],
    key: p,
    why: `$${equation}$ for $${letter} = ${p}$.`,
    wrong: wrongOf(kind, p, c, letter),
    words: () => NAMES[kind][isPure ? stems.length : stems.indexOf(stem)]!,
    shows: (value) => isPositiveWhole(value) && value <= 4 * p,
    solution: {
      idea: "Write each step as a factor, and multiply the factors.",
      fast: [`Test the options with 100: for $${letter} = ${p}$, ${pathOf(kind, p)}, as it must.`],
      steps: [
        stem.includes("\\$")
          ? `[[Last]] is $\\frac{${texThousands(last)}}{${texThousands(first)}} = ${valueOf(kind, p)}$ of [[first]], or ${tidied(after(kind, p))} percent.`
          : FINAL[kind](c),
        `The two steps together give $${equation}$.`,
        rootStep(kind, p, letter),
      ],
      check: CHECKS[kind](p, c),
      takeaway: TAKEAWAY,
    },
  };
}

/** What the percent of the whole change says about the last amount. */
const FINAL: Readonly<Record<Kind, (c: number) => string>> = {
  up: (c) => `[[Last]] is $100 + ${c} = ${tidied(100 + c)}$ percent of [[first]].`,
  down: (c) => `[[Last]] is $100 - ${c} = ${tidied(100 - c)}$ percent of [[first]].`,
  both: (c) => `[[Last]] is $100 - ${c} = ${tidied(100 - c)}$ percent of [[first]].`,
  part: (c) => `[[Last]] is ${tidied(100 - c)} percent of [[first]].`,
};

const CHECKS: Readonly<Record<Kind, (p: number, c: number) => string>> = {
  up: (p, c) =>
    `${c} is more than $2 \\cdot ${p} = ${2 * p}$, because the second increase is a percent of a greater amount.`,
  down: (p, c) =>
    `${c} is less than $2 \\cdot ${p} = ${2 * p}$, because the second decrease is a percent of a lesser amount.`,
  both: (p) =>
    `The decrease is ${p} percent of a greater amount than the increase, so [[last]] must be less than [[first]].`,
  part: (p, c) =>
    `${tidied(100 - c)} percent must be less than ${p} percent, because it is only a part of it.`,
};

const tidied = (value: number): number => Math.round(100 * value) / 100;

/** Up and down by the same percent, in letters. */
const LETTER_STEMS = [
  (x: string) =>
    `The price of a certain stock increased by $${x}$ percent in January and decreased by $${x}$ percent in February. The price at the end of February was what percent less than the price at the beginning of January, in terms of $${x}$?`,
  (x: string) =>
    `If the length of a rope is reduced by $${x}$ percent and the new length is then increased by $${x}$ percent, the final length is what percent less than the original length, in terms of $${x}$?`,
  (x: string) =>
    `If $a$ is $${x}$ percent greater than $b$ and $c$ is $${x}$ percent less than $a$, where $b > 0$, then $c$ is what percent less than $b$, in terms of $${x}$?`,
] as const;

const slip = (text: string, name: string, why: string): Slip => ({ text, slip: name, why });

function letterDraft(rng: Rng): ProblemDraft {
  const x = rng.pick(["x", "p", "n", "k", "r", "t"]);
  const wording = rng.int(0, LETTER_STEMS.length - 1);
  return {
    variant: `letters/${wording}`,
    context: wording === 2 ? "pure" : "real",
    difficulty: 5,
    stem: LETTER_STEMS[wording]!(x),
    key: {
      text: `$\\frac{${x}^2}{100}$`,
      why: `$(1 + \\frac{${x}}{100})(1 - \\frac{${x}}{100}) = 1 - \\frac{${x}^2}{10{,}000}$, and this is $\\frac{${x}^2}{100}$ percent less than 1.`,
    },
    slips: [
      slip(
        `$\\frac{100${x}}{100 + ${x}}$`,
        "finds the decrease that restores",
        `This is the decrease in percent that would undo an increase of $${x}$ percent. For $${x} = 100$ it is 50, but a decrease of 100 percent leaves nothing.`,
      ),
      slip(
        `$\\frac{100${x}}{100 - ${x}}$`,
        "finds the increase that restores",
        `This is the increase in percent that would undo a decrease of $${x}$ percent. For $${x} = 50$ it is 100, but 100 becomes 75.`,
      ),
      slip(
        `$\\frac{${x}^2}{100 + ${x}}$`,
        "compares with the increased amount",
        `This is the decrease of $\\frac{${x}^2}{100}$ as a percent of an amount that is now $\\frac{100 + ${x}}{100}$ of the first. It must be a percent of the first amount.`,
      ),
      slip(
        `$\\frac{${x}^2}{100 - ${x}}$`,
        "compares with the decreased amount",
        `This is the decrease of $\\frac{${x}^2}{100}$ as a percent of an amount that is now $\\frac{100 - ${x}}{100}$ of the first. It must be a percent of the first amount.`,
      ),
      slip(
        `$\\frac{${x}^2}{10{,}000}$`,
        "forgets to change to percent",
        `This is the decrease as a fraction of the first amount. In percent, it is 100 times that.`,
      ),
      slip(
        `$\\frac{${x}}{100}$`,
        "loses the square",
        `This loses a factor of $${x}$: for $${x} = 10$ it is 0.1, but 100 becomes 99, which is 1 percent less.`,
      ),
      slip(
        `$2${x} - \\frac{${x}^2}{100}$`,
        "decreases twice",
        `This is the total decrease after two decreases by $${x}$ percent, but one of the changes is an increase.`,
      ),
      slip(
        `$\\frac{${x}^2}{50}$`,
        "counts the product twice",
        `This is twice the right value: for $${x} = 10$ it is 2, but 100 becomes 99, which is 1 percent less.`,
      ),
    ],
    solution: {
      idea: "Test a simple number, or multiply the two factors.",
      fast: [
        `For $${x} = 10$, ${["a price of 100 becomes 110 and then 99", "a length of 100 becomes 90 and then 99", "$b = 100$ gives $a = 110$ and $c = 99$"][wording]!}, which is 1 percent less. Of the options, only $\\frac{${x}^2}{100}$ is 1 for $${x} = 10$.`,
      ],
      steps: [
        wording === 2
          ? `$a = (1 + \\frac{${x}}{100})b$ and $c = (1 - \\frac{${x}}{100})a$, so $c = (1 - \\frac{${x}}{100})(1 + \\frac{${x}}{100})b = (1 - \\frac{${x}^2}{10{,}000})b$.`
          : `The two changes multiply the ${wording === 0 ? "price" : "length"} by $(1 + \\frac{${x}}{100})(1 - \\frac{${x}}{100}) = 1 - \\frac{${x}^2}{10{,}000}$.`,
        `A decrease of $\\frac{${x}^2}{10{,}000}$ of ${["the first price", "the original length", "$b$"][wording]!} is a decrease of $100 \\cdot \\frac{${x}^2}{10{,}000} = \\frac{${x}^2}{100}$ percent.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

const isUp = (p: number, c: number): boolean => near(100 * (1 + p / 100) ** 2, 100 + c, 1e-3);
const isDown = (p: number, c: number): boolean =>
  p < 100 && near(100 * (1 - p / 100) ** 2, 100 - c, 1e-3);
const isBoth = (p: number, c: number): boolean =>
  p > 0 && near(100 * (1 + p / 100) * (1 - p / 100), 100 - c, 1e-3);
const isPart = (p: number, c: number): boolean => p > 0 && near((p * p) / 100, c, 1e-3);
const fall = (first: number, last: number): number => 100 - (100 * last) / first;
const isUnder = (p: number): boolean => p < 100;
const isUnderC = (p: number, c: number): boolean => p < c;

const READINGS: readonly StemReading[] = [
  { wording: /by a total of ([\d.]+) percent/, fits: isUp, open: isUnderC },
  {
    wording: /amount of \$(\d+) was .* was \$(\d+),/,
    fits: (p, first, last) => isUp(p, -fall(first, last)),
  },
  { wording: /x is ([\d.]+) percent greater than z/, fits: isUp, open: isUnderC },
  { wording: /both reductions was ([\d.]+) percent/, fits: isDown, open: isUnderC },
  {
    wording: /from \$(\d+) to \$(\d+) in/,
    fits: (p, first, last) => isDown(p, fall(first, last)),
    open: isUnder,
  },
  { wording: /x is ([\d.]+) percent less than z/, fits: isDown, open: isUnderC },
  { wording: /February was ([\d.]+) percent/, fits: isBoth, open: isUnder },
  {
    wording: /increase was \$(\d+) and .* for \$(\d+),/,
    fits: (p, first, last) => isBoth(p, fall(first, last)),
    open: isUnder,
  },
  { wording: /z is ([\d.]+) percent less than y/, fits: isBoth, open: isUnder },
  { wording: /If ([\d.]+) percent of the employees/, fits: isPart, open: isUnder },
  { wording: /x is ([\d.]+) percent of z/, fits: isPart, open: isUnder },
];

const isInLetters = ({ stem }: ProblemView): boolean => stem.includes("in terms of");

/** Goes up and down from 100 by three percents, and tries each expression. */
function fittingExpressions({ stem, options }: ProblemView): number[] {
  const letter = /in terms of \$(\w)\$/.exec(stem)![1]!;
  return options.flatMap((option, k) => {
    const fits = range(1, 3).every((n) => {
      const p = 7 * n;
      const last = 100 + p - ((100 + p) * p) / 100;
      return near(valueOfFormula(option.replaceAll("{,}", ""), { [letter]: p }), 100 - last);
    });
    return fits ? [k] : [];
  });
}

const KINDS = ["up", "down", "both", "both", "part", "letters", "letters", "letters"] as const;

export const template: ProblemTemplate = {
  id: "same-percent-twice",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "algebra",
  pattern: "The same percent changes an amount twice; the total change gives the percent.",

  make(rng) {
    const kind = rng.pick(KINDS);
    if (kind === "letters") return letterDraft(rng);
    const asked = askValue(kind, rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Applies each option twice. */
  check: (view) => (isInLetters(view) ? fittingExpressions(view) : fittingOptions(view, READINGS)),
  possible: (view) =>
    isInLetters(view) ? view.options.map(() => true) : openOptions(view, READINGS),
};
