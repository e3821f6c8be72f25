import {
  type AskedProblem,
  asFraction,
  draftOf,
  formulaOf,
  fractionText,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type StemReading,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Ends = readonly [number, number];

const TAKEAWAY =
  "To find the extreme of a combination, test the ends of each range, and zero where a square or a sign change is involved.";
const text = (value: number): string => fractionText(asFraction(value)!);

const within = ([low, high]: Ends, letter: string): string =>
  `$${low} \\le ${letter} \\le ${high}$`;
const paren = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** What is asked about x and y. */
interface Target {
  readonly tex: string;
  readonly of: (x: number, y: number) => number;
  readonly shown: (x: number, y: number) => string;
  readonly difficulty: number;
  readonly idea: string;
}

const TARGETS: Readonly<Record<"difference" | "product" | "square", Target>> = {
  difference: {
    tex: "x - y",
    of: (x, y) => x - y,
    shown: (x, y) => `${x} - ${paren(y)}`,
    difficulty: 3,
    idea: "A difference is greatest when the first number is greatest and the second is least.",
  },
  product: {
    tex: "xy",
    of: (x, y) => x * y,
    shown: (x, y) => `${paren(x)}${paren(y).startsWith("(") ? "" : " \\cdot "}${paren(y)}`,
    difficulty: 4,
    idea: "Two negative numbers have a positive product, so all four pairs of ends have to be compared.",
  },
  square: {
    tex: "x^2 - y",
    of: (x, y) => x * x - y,
    shown: (x, y) => `${paren(x)}^2 - ${paren(y)}`,
    difficulty: 4,
    idea: "A square depends only on the distance from zero, and it's least at zero.",
  },
};

/** The extreme of a combination of two ranges. */
function askExtreme(kind: keyof typeof TARGETS) {
  return (rng: Rng): AskedProblem | null => {
    const { tex, of, shown, difficulty, idea } = TARGETS[kind];
    const widest = kind === "square" ? 5 : 9;
    const x: Ends = [-rng.int(2, widest), rng.int(1, widest - 1)];
    const y: Ends = [rng.int(-9, 3), rng.int(4, 10)];
    const [isGreatest, size] = [rng.chance(0.5), -x[0]];
    if (size === x[1] || -y[0] === y[1] || y[0] === 0 || (kind === "product" && y[0] > 0))
      return null;
    const best = isGreatest ? Math.max : Math.min;
    const xs = kind === "square" && !isGreatest ? [0] : [...x];
    const corners = xs.flatMap((a) => y.map((b): Ends => [a, b]));
    const key = best(...corners.map(([a, b]) => of(a, b)));
    const [at, other] = corners.find(([a, b]) => of(a, b) === key)!;
    const [wide, tall] = [Math.max(size, x[1]), Math.max(Math.abs(y[0]), y[1])];
    const sizes = [wide, tall, kind === "product" ? wide * tall : wide + tall] as const;
    const word = isGreatest ? "greatest" : "least";
    // The other corners, and the ends that a hasty reader combines.
    const wrong: Wrong[] = [
      [
        isGreatest ? of(x[1], y[1]) : of(x[0], y[0]),
        "combines the two greatest or least values",
        `Check the signs: $${tex}$ needn't be ${word} where both letters are.`,
      ],
      [
        isGreatest ? of(x[1], y[0]) : of(x[0], y[1]),
        "overlooks another pair",
        `$x = ${at}$ and $y = ${other}$ give a ${isGreatest ? "greater" : "smaller"} value.`,
      ],
      [
        isGreatest ? of(x[0], y[1]) : of(x[1], y[0]),
        "overlooks another pair",
        `$x = ${at}$ and $y = ${other}$ give a ${isGreatest ? "greater" : "smaller"} value.`,
      ],
      [
        isGreatest ? of(x[0], y[0]) : of(x[1], y[1]),
        "overlooks another pair",
        `$x = ${at}$ and $y = ${other}$ give a ${isGreatest ? "greater" : "smaller"} value.`,
      ],
      [
        kind === "square"
          ? of(Math.max(size, x[1]), -other)
          : x[isGreatest ? 1 : 0] + y[isGreatest ? 1 : 0],
        "adds instead",
        `The question is about $${tex}$.`,
      ],
      [
        kind === "square" ? sizes[0] ** 2 + sizes[1] : (isGreatest ? 1 : -1) * sizes[2],
        "ignores the signs",
        `This combines the greatest absolute values, whatever their signs are.`,
      ],
      ...(kind === "square"
        ? []
        : ([
            [
              -of(-at, other),
              "reverses the sign of x and of the result",
              `$${shown(at, other)} = ${key}$.`,
            ],
            [
              isGreatest ? -of(x[0], y[1]) : -of(x[1], y[1]),
              "overlooks another pair and reverses a sign",
              `$x = ${at}$ and $y = ${other}$ give $${tex} = ${key}$.`,
            ],
          ] as const)),
      [
        of(0, y[0]),
        "takes x as zero and the least y",
        `$x = ${at}$ and $y = ${other}$ give a ${isGreatest ? "greater" : "smaller"} value.`,
      ],
      [
        of(x[0], 0),
        "takes y as zero",
        `$y = ${other}$ gives a ${isGreatest ? "greater" : "smaller"} value.`,
      ],
      [
        kind === "square" ? at * at + other : -key,
        "reverses a sign",
        `$${shown(at, other)} = ${key}$.`,
      ],
    ];
    return {
      difficulty: kind === "square" && !isGreatest ? 5 : difficulty,
      stems: [],
      pure: [
        `If ${within(x, "x")} and ${within(y, "y")}, what is the ${word} possible value of $${tex}$?`,
        `The numbers $x$ and $y$ satisfy the inequalities ${within(x, "x")} and ${within(y, "y")}. What is the ${word} possible value of $${tex}$?`,
      ],
      key,
      why: `$x = ${at}$ and $y = ${other}$ give $${shown(at, other)} = ${key}$.`,
      wrong,
      solution: {
        idea,
        steps:
          kind === "product"
            ? [
                `The pairs of ends give the products $${of(x[0], y[0])}$, $${of(x[0], y[1])}$, $${of(x[1], y[0])}$, and $${of(x[1], y[1])}$.`,
                `The ${word} of these is $${key}$.`,
              ]
            : [
                kind === "square"
                  ? `$x^2$ is ${word} at $x = ${at}$, where it's ${at * at}.`
                  : `$x$ should be as ${isGreatest ? "great" : "small"} as possible: $x = ${at}$.`,
                `$y$ is subtracted, so it should be as ${isGreatest ? "small" : "great"} as possible: $y = ${other}$.`,
                `$${shown(at, other)} = ${key}$.`,
              ],
        check:
          kind === "square"
            ? "A negative number can have the greatest square, and zero has the least."
            : "Don't combine the two greatest or the two least values without looking at the signs.",
        takeaway: TAKEAWAY,
      },
      pureText: text,
      shows: (value) => Number.isInteger(value) && Math.abs(value) <= 140,
    };
  };
}

/** The greatest and the least quotient of two positive ranges. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [c, a, p, q] = [rng.int(2, 6), rng.int(2, 6), rng.int(2, 4), rng.int(2, 5)];
  const y: Ends = [c, c * p];
  const x: Ends = [c * p * a, c * p * a * q];
  const [low, high] = [a, x[1] / y[0]];
  const asksRatio = rng.chance(0.5);
  const key = asksRatio ? high / low : high - low;
  if (x[1] > 200 || p === q || high > 90) return null;
  const asked = asksRatio
    ? "the greatest possible value of $\\frac{x}{y}$ is how many times the least possible value of $\\frac{x}{y}$?"
    : "what is the positive difference between the greatest possible value and the least possible value of $\\frac{x}{y}$?";
  return {
    difficulty: asksRatio ? 4 : 3,
    stems: [],
    pure: [
      `If ${within(x, "x")} and ${within(y, "y")}, ${asked}`,
      `If $x$ is a number from ${x[0]} to ${x[1]}, inclusive, and $y$ is a number from ${y[0]} to ${y[1]}, inclusive, ${asked}`,
    ],
    key,
    why: `The values go from $\\frac{${x[0]}}{${y[1]}} = ${low}$ to $\\frac{${x[1]}}{${y[0]}} = ${high}$.`,
    wrong: [
      [
        asksRatio ? high - low : high / low,
        "answers another question",
        asksRatio ? "That is the difference." : "That is the ratio of the two values.",
      ],
      [high, "stops at the greatest value", `The least value, ${low}, has to be compared with it.`],
      [
        asksRatio ? q / p : x[1] / y[1] - x[0] / y[0],
        "combines the two greatest and the two least",
        `A quotient is greatest when its denominator is least.`,
      ],
      [
        asksRatio ? q : x[1] / y[0] - x[0] / y[0],
        "ignores the range of the denominator",
        `$y$ may be any number from ${y[0]} to ${y[1]}.`,
      ],
      [asksRatio ? p : x[1] / y[1] - low, "ignores one range", `Both $x$ and $y$ vary.`],
      [
        asksRatio ? p + q : high + low,
        "adds",
        asksRatio ? `The factors ${q} and ${p} are multiplied.` : `The least value is subtracted.`,
      ],
      [low, "stops at the least value", `The greatest value, ${high}, has to be compared with it.`],
      [
        x[1] / y[1],
        "combines the two greatest",
        `A quotient is greatest when its denominator is least.`,
      ],
    ],
    solution: {
      idea: "A quotient is greatest when the numerator is greatest and the denominator is least.",
      steps: [
        `The greatest value is $\\frac{${x[1]}}{${y[0]}} = ${high}$.`,
        `The least value is $\\frac{${x[0]}}{${y[1]}} = ${low}$.`,
        asksRatio
          ? `$\\frac{${high}}{${low}} = ${key}$.`
          : `The difference is $${high} - ${low} = ${key}$.`,
      ],
      check: "Dividing greatest by greatest and least by least would give values in between.",
      takeaway: "A positive quotient grows with its numerator and shrinks with its denominator.",
    },
    pureText: text,
    shows: (value) => value > 0 && Number.isInteger(2 * value),
  };
}

const ASK = {
  difference: askExtreme("difference"),
  product: askExtreme("product"),
  square: askExtreme("square"),
  quotient: askQuotient,
};
const KINDS = ["difference", "product", "product", "product", "square", "quotient"] as const;
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

const grid = (low: number, high: number): number[] =>
  range(0, 4 * (high - low)).map((k) => low + k / 4);

/** The values that an expression can have, on a fine grid that includes the ends. */
function valuesOf(stem: string): number[] {
  const bounds = read(
    stem,
    /(-?\d+) (?:<= x <=|to) (-?\d+)(?:, inclusive,)? and (?:y is a number from )?(-?\d+) (?:<= y <=|to) (-?\d+)/,
  );
  const [a, b, c, d] = bounds.map(Number) as [number, number, number, number];
  const [expression = "(x)/(y)"] = /value of ([^,.?]+?)(?: is how|\?)/.exec(stem)?.slice(1) ?? [];
  const of = formulaOf(expression);
  return grid(a, b).flatMap((x) => grid(c, d).map((y) => of({ x, y })));
}

function answerOf(stem: string): number {
  const values = valuesOf(stem);
  const greatest = values.reduce((one, other) => Math.max(one, other));
  const least = values.reduce((one, other) => Math.min(one, other));
  if (/how many times/.test(stem)) return tidy(greatest / least);
  if (/difference/.test(stem)) return tidy(greatest - least);
  return /greatest/.test(stem) ? greatest : least;
}

export const template: ProblemTemplate = {
  id: "range-of-combination",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern: "Two ranges are given: the extreme of a combination needn't be where both are extreme.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  check({ stem, options }) {
    const right = answerOf(plain(stem));
    return options.flatMap((one, k) => (valueOf(one).value === right ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
