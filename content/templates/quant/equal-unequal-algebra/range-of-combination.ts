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
    const better = `$x = ${at}$ and $y = ${other}$ give $${shown(at, other)} = ${key}$`;
    const taking = (one: number, two: number): string =>
      `This is $${shown(one, two)}$, with $x = ${one}$ and $y = ${two}$, but ${better}.`;
    const [ends, opposed]: [Ends, Ends] = isGreatest
      ? [
          [x[1], y[1]],
          [x[0], y[1]],
        ]
      : [
          [x[0], y[0]],
          [x[1], y[1]],
        ];
    const wrong: Wrong[] = [
      [of(...ends), "combines the two greatest or least values", taking(...ends)],
      [
        isGreatest ? of(x[1], y[0]) : of(x[0], y[1]),
        "overlooks another pair",
        isGreatest ? taking(x[1], y[0]) : taking(x[0], y[1]),
      ],
      [
        isGreatest ? of(x[0], y[1]) : of(x[1], y[0]),
        "overlooks another pair",
        isGreatest ? taking(x[0], y[1]) : taking(x[1], y[0]),
      ],
      [
        isGreatest ? of(x[0], y[0]) : of(x[1], y[1]),
        "overlooks another pair",
        isGreatest ? taking(x[0], y[0]) : taking(x[1], y[1]),
      ],
      [
        kind === "square"
          ? of(Math.max(size, x[1]), -other)
          : x[isGreatest ? 1 : 0] + y[isGreatest ? 1 : 0],
        "adds instead",
        kind === "square"
          ? `This is $${wide}^2 + ${paren(other)}$, but the expression is $x^2 - y$, and ${better}.`
          : `This is $${ends[0]} + ${paren(ends[1])}$, the ${word} value of $x + y$, not that of $${tex}$.`,
      ],
      [
        kind === "square" ? sizes[0] ** 2 + sizes[1] : (isGreatest ? 1 : -1) * sizes[2],
        "ignores the signs",
        `This combines the greatest absolute values, ${wide} and ${tall}, whatever their signs are, but ${better}.`,
      ],
      ...(kind === "square"
        ? []
        : ([
            [
              -of(-at, other),
              "reverses the sign of x and of the result",
              `This is $${at} + ${paren(other)}$, but $y$ is subtracted: $${shown(at, other)} = ${key}$.`,
            ],
            [
              isGreatest ? -of(x[0], y[1]) : -of(x[1], y[1]),
              "overlooks another pair and reverses a sign",
              `This is the opposite of $${shown(...opposed)} = ${of(...opposed)}$. The ${word} value is different: ${better}.`,
            ],
          ] as const)),
      [of(0, y[0]), "takes x as zero and the least y", taking(0, y[0])],
      [
        of(x[0], 0),
        "takes y as zero",
        y[0] > 0
          ? `This is $${shown(x[0], 0)}$, with $y = 0$, but $y$ is at least ${y[0]}.`
          : taking(x[0], 0),
      ],
      [
        kind === "square" ? at * at + other : -key,
        "reverses a sign",
        kind === "square"
          ? `This is $${paren(at)}^2 + ${paren(other)}$, but $y$ is subtracted: $${shown(at, other)} = ${key}$.`
          : `This has the opposite sign: $${shown(at, other)} = ${key}$.`,
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
                `The pairs of ends give the products ${[
                  [x[0], y[0]] as const,
                  [x[0], y[1]] as const,
                  [x[1], y[0]] as const,
                  [x[1], y[1]] as const,
                ]
                  .map(([one, two]) => `$${shown(one, two)} = ${of(one, two)}$`)
                  .join(", ")}.`,
                `The ${word} of these is $${key}$.`,
              ]
            : [
                kind === "square"
                  ? isGreatest
                    ? `$${paren(x[0])}^2 = ${x[0] * x[0]}$ and $${x[1]}^2 = ${x[1] * x[1]}$, so $x^2$ is greatest at $x = ${at}$.`
                    : `$x$ can be 0, so the least value of $x^2$ is 0.`
                  : `$x$ should be as ${isGreatest ? "great" : "small"} as possible: $x = ${at}$.`,
                `$y$ is subtracted, so it should be as ${isGreatest ? "small" : "great"} as possible: $y = ${other}$.`,
                `$${shown(at, other)} = ${key}$.`,
              ],
        check: `The ranges include $x = ${at}$ and $y = ${other}$, so the value $${key}$ is possible.`,
        takeaway:
          kind === "square"
            ? "To find the extreme of a square, test the ends of the range and, if it is in the range, 0."
            : "To find the extreme of a difference or a product, test the ends of each range.",
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
        asksRatio
          ? `This is $${high} - ${low}$, the difference of the two values, not how many times one is the other.`
          : `This is $\\frac{${high}}{${low}}$, the ratio of the two values, not their difference.`,
      ],
      [
        high,
        "stops at the greatest value",
        `This is only the greatest value, $\\frac{${x[1]}}{${y[0]}}$. ${asksRatio ? `Divide it by the least value, ${low}` : `Subtract the least value, ${low}`}.`,
      ],
      [
        asksRatio ? q / p : x[1] / y[1] - x[0] / y[0],
        "combines the two greatest and the two least",
        `This compares $\\frac{${x[1]}}{${y[1]}}$ and $\\frac{${x[0]}}{${y[0]}}$, but the quotient is greatest with the least $y$ and least with the greatest $y$.`,
      ],
      [
        asksRatio ? q : x[1] / y[0] - x[0] / y[0],
        "ignores the range of the denominator",
        `This compares $\\frac{${x[1]}}{${y[0]}}$ and $\\frac{${x[0]}}{${y[0]}}$, with the same $y$, but $y$ can be as great as ${y[1]}.`,
      ],
      [
        asksRatio ? p : x[1] / y[1] - low,
        "ignores one range",
        asksRatio
          ? `This is $\\frac{${y[1]}}{${y[0]}}$, from the range of $y$ alone. The greatest $x$ is also ${q} times the least $x$.`
          : `This is $\\frac{${x[1]}}{${y[1]}} - \\frac{${x[0]}}{${y[1]}}$, with the same $y$, but $y$ can be as small as ${y[0]}.`,
      ],
      [
        asksRatio ? p + q : high + low,
        "adds",
        asksRatio
          ? `This is $${p} + ${q}$. The ratio is $\\frac{${high}}{${low}} = ${p} \\cdot ${q}$.`
          : `This is $${high} + ${low}$, but the least value must be subtracted.`,
      ],
      [
        low,
        "stops at the least value",
        `This is only the least value, $\\frac{${x[0]}}{${y[1]}}$. The greatest value is ${high}.`,
      ],
      [
        x[1] / y[1],
        "combines the two greatest",
        `This is $\\frac{${x[1]}}{${y[1]}}$, only one of the possible values of $\\frac{x}{y}$.`,
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
      check: `$\\frac{${x[1]}}{${y[1]}} = ${x[1] / y[1]}$ and $\\frac{${x[0]}}{${y[0]}} = ${x[0] / y[0]}$ are between ${low} and ${high}.`,
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
