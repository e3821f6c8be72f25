import {
  asFraction,
  formulaOf,
  fractionText,
  type Letters,
  listed,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
} from "@theta/items/template";

/** A range for x, and a number in it that's easy to calculate with. */
interface Range {
  readonly tex: string;
  readonly sample: number;
  /** What the powers are like, and what the reciprocals are like. */
  readonly powers: string;
  readonly reciprocals: string;
}

const RANGES: readonly Range[] = [
  {
    tex: "0 \\lt x \\lt 1",
    sample: 0.5,
    powers: "Powers of a number between 0 and 1 are less than the number",
    reciprocals: "its reciprocal is greater than 1",
  },
  {
    tex: "-1 \\lt x \\lt 0",
    sample: -0.5,
    powers:
      "Even powers of a negative number are positive, and a number between $-1$ and 0 gets closer to 0 when it's raised to a power",
    reciprocals: "the reciprocals of its powers get farther from 0",
  },
  {
    tex: "x \\lt -1",
    sample: -2,
    powers:
      "Even powers of a negative number are positive, and a number less than $-1$ gets farther from 0 when it's raised to a power",
    reciprocals: "the reciprocals of its powers get closer to 0",
  },
  {
    tex: "x \\gt 1",
    sample: 2,
    powers: "Powers of a number greater than 1 are greater than the number",
    reciprocals: "its reciprocal is less than 1",
  },
];

const EXPRESSIONS = [
  "x",
  "x^2",
  "x^3",
  "-x",
  "-x^2",
  "-x^3",
  "\\frac{1}{x}",
  "\\frac{1}{x^2}",
  "-\\frac{1}{x}",
  "1 - x",
  "x - 1",
  "1 + x",
] as const;

/** Conditions for two letters, and two numbers that satisfy each. */
const PAIRS: readonly (readonly [tex: string, x: number, y: number])[] = [
  ["0 \\lt x \\lt y", 0.5, 2],
  ["x \\lt y \\lt 0", -2, -0.5],
  ["x \\lt 0 \\lt y", -2, 1],
  ["0 \\lt x \\lt 1 \\lt y", 0.5, 2],
  ["-1 \\lt x \\lt 0 \\lt y", -0.5, 2],
  ["x \\lt -1 \\lt y \\lt 0", -2, -0.5],
];

const STATEMENTS = [
  "x^2 \\lt y^2",
  "x^2 \\gt y^2",
  "\\frac{1}{x} \\lt \\frac{1}{y}",
  "\\frac{1}{x} \\gt \\frac{1}{y}",
  "\\frac{x}{y} \\lt 1",
  "\\frac{x}{y} \\gt 1",
  "xy \\lt y^2",
  "xy \\gt x^2",
  "xy \\lt x",
  "xy \\lt y",
  "xy \\gt x",
  "x + y \\gt xy",
  "x + y \\lt xy",
  "x^3 \\lt y^3",
  "x^2y \\gt xy^2",
  "x - y \\lt xy",
  "|x| \\lt |y|",
  "|x| \\gt |y|",
] as const;

/** Why each statement is true for numbers with these signs, wherever it is. */
const REASONS: Readonly<
  Record<(typeof STATEMENTS)[number], (isXNegative: boolean, isYNegative: boolean) => string>
> = {
  "x^2 \\lt y^2": () => "$x$ and $y$ are positive, and the greater one has the greater square",
  "x^2 \\gt y^2": () => "both numbers are negative, and $x$ is farther from 0 than $y$",
  "\\frac{1}{x} \\lt \\frac{1}{y}": () =>
    "$\\frac{1}{x}$ is negative and $\\frac{1}{y}$ is positive",
  "\\frac{1}{x} \\gt \\frac{1}{y}": () =>
    "$x$ and $y$ have the same sign, and the reciprocals of two such numbers are in the opposite order",
  "\\frac{x}{y} \\lt 1": (isXNegative) =>
    isXNegative
      ? "$\\frac{x}{y}$ is negative"
      : "dividing both sides of $x \\lt y$ by the positive number $y$ keeps the order",
  "\\frac{x}{y} \\gt 1": () =>
    "dividing both sides of $x \\lt y$ by the negative number $y$ reverses the order",
  "xy \\lt y^2": () =>
    "multiplying both sides of $x \\lt y$ by the positive number $y$ keeps the order",
  "xy \\gt x^2": () =>
    "multiplying both sides of $y \\gt x$ by the positive number $x$ keeps the order",
  "xy \\lt x": () =>
    "multiplying both sides of $y \\lt 1$ by the positive number $x$ keeps the order",
  "xy \\lt y": () =>
    "multiplying both sides of $x \\lt 1$ by the positive number $y$ keeps the order",
  "xy \\gt x": (isXNegative) =>
    isXNegative
      ? "$xy$ is positive and $x$ is negative"
      : "multiplying both sides of $y \\gt 1$ by the positive number $x$ keeps the order",
  "x + y \\gt xy": () =>
    "$x + y$ is greater than $y$, and $xy$ is less than $y$ because $x \\lt 1$",
  "x + y \\lt xy": () => "$x + y$ is negative and $xy$ is positive",
  "x^3 \\lt y^3": () => "the lesser of two numbers always has the lesser cube",
  "x^2y \\gt xy^2": () => "$x^2y$ is positive and $xy^2$ is negative",
  "x - y \\lt xy": (isXNegative, isYNegative) =>
    isXNegative !== isYNegative
      ? "it's the same as $x \\lt y(1 + x)$, where the left side is negative and the right side is positive"
      : "$x - y$ is negative and $xy$ is positive",
  "|x| \\lt |y|": () => "$x$ and $y$ are positive, so this is the same as $x \\lt y$",
  "|x| \\gt |y|": () => "both numbers are negative, and $x$ is farther from 0 than $y$",
};

const GRID: readonly number[] = range(-32, 32)
  .filter((n) => n !== 0)
  .map((n) => n / 8);
const COARSE: readonly number[] = range(-13, 13)
  .filter((n) => n !== 0)
  .map((n) => n / 4);
const PLANE: readonly Letters[] = COARSE.flatMap((x) => COARSE.map((y) => ({ x, y })));

const shown = (value: number): string => fractionText(asFraction(value)!);
const TAKEAWAY =
  "Test signs and sizes with a number of each kind: negative or positive, and closer to 0 or farther from 0 than 1.";

const numbersIn = (tex: string): readonly number[] => {
  const holds = relationOf(tex);
  return GRID.filter((x) => holds({ x }));
};

/** Expressions that are less than this one for every x in the range. */
function below(tex: string, xs: readonly number[]): readonly string[] {
  const of = formulaOf(tex);
  return EXPRESSIONS.filter((other) => {
    const value = formulaOf(other);
    return xs.every((x) => value({ x }) < of({ x }) - 1e-9);
  });
}

/** Powers and reciprocals of x, from the closest to 0 to the farthest if x is between -1 and 1. */
const SIZES = ["x^3", "x^2", "x", "\\frac{1}{x}", "\\frac{1}{x^2}"];

/** What the sums are like for each range. */
const SUMS: Readonly<Record<string, readonly [sum: string, like: string][]>> = {
  "0 \\lt x \\lt 1": [
    ["1 + x", "is greater than 1"],
    ["1 - x", "is between 0 and 1"],
    ["x - 1", "is negative"],
  ],
  "-1 \\lt x \\lt 0": [
    ["1 - x", "is greater than 1"],
    ["1 + x", "is between 0 and 1"],
    ["x - 1", "is less than $-1$"],
  ],
  "x \\lt -1": [
    ["1 - x", "is 1 greater than $-x$"],
    ["1 + x", "is 1 greater than $x$"],
    ["x - 1", "is 1 less than $x$"],
  ],
  "x \\gt 1": [
    ["1 + x", "is 1 greater than $x$"],
    ["x - 1", "is 1 less than $x$"],
    ["1 - x", "is negative"],
  ],
};

function ideaOf({ powers, reciprocals }: Range, options: readonly string[]): string {
  const hasPowers = options.some((one) => one.includes("^") && !one.includes("frac"));
  const hasReciprocals = options.some((one) => one.includes("frac"));
  if (!hasReciprocals) return `${powers}.`;
  return hasPowers
    ? `${powers}; ${reciprocals}.`
    : `Compare the signs, and compare how far the numbers are from 0.`;
}

/** Why the order by size is the same for every x in the range. */
function sizeSteps({ tex, sample }: Range, options: readonly string[]): string[] {
  const isSmall = Math.abs(sample) < 1;
  const inOrder = isSmall ? SIZES : SIZES.toReversed();
  const found = inOrder.flatMap((size) => {
    const both = options.filter((one) => one === size || one === `-${size}`);
    const positive = both.find((one) => formulaOf(one)({ x: sample }) > 0);
    return both.length === 0 ? [] : [`$${positive ?? both[0]!}$`];
  });
  const reason = isSmall
    ? "multiplying by a number between $-1$ and 1 brings a number closer to 0"
    : "multiplying by a number that is farther from 0 than 1 takes a number farther from 0";
  const sums = SUMS[tex]!.filter(([one]) => options.includes(one)).map(
    ([one, like]) => `$${one}$ ${like}`,
  );
  return [
    ...(found.length < 2
      ? []
      : [
          `From the closest to 0 to the farthest, the order is ${listed(found)} for all such $x$, because ${reason}.`,
        ]),
    ...(sums.length === 0 ? [] : [`For all such $x$, ${listed(sums)}.`]),
  ];
}

function greatest(rng: Rng): ProblemDraft | null {
  const among = rng.pick(RANGES);
  const { tex, sample } = among;
  const xs = numbersIn(tex);
  const key = rng.pick(EXPRESSIONS);
  // Expressions with equal signs are harder to compare, so most must have the key's sign.
  const at = (one: string): number => formulaOf(one)({ x: sample });
  const isRival = (one: string): boolean => at(one) > 0 === at(key) > 0;
  // What's less than the key for every x can be crossed out without the condition.
  const lesser = rng.shuffle(below(key, xs).filter((one) => !below(key, GRID).includes(one)));
  const rivals = lesser.filter(isRival).slice(0, 3);
  const others = [...rivals, ...lesser.filter((one) => !rivals.includes(one))].slice(0, 4);
  if (others.length < 4 || rivals.length < 3) return null;
  const negative = [key, ...others].filter((one) => at(one) < 0).map((one) => `$${one}$`);
  const signs = (): string => {
    if (at(key) < 0) return "All the options are negative, so the one closest to 0 is greatest.";
    return negative.length === 0
      ? "All the options are positive, so only their sizes matter."
      : `Compare the signs first: ${listed(negative)} ${negative.length === 1 ? "is" : "are"} negative, and the other options are positive.`;
  };
  const wording = rng.int(0, 1);
  return {
    variant: `greatest/${wording + 1}`,
    context: "pure",
    difficulty: 3,
    stem: [
      `If $${tex}$, which of the following is greatest?`,
      `Which of the following has the greatest value for all numbers $x$ such that $${tex}$?`,
    ][wording]!,
    key: {
      text: `$${key}$`,
      why: `With $x = ${texOf(sample)}$, this is ${shown(at(key))}, and the other options are less.`,
    },
    slips: others.map((one) => ({
      text: `$${one}$`,
      slip: "misjudges a sign or size",
      why: `With $x = ${texOf(sample)}$, this is ${shown(at(one))}, which is less than ${shown(at(key))}.`,
    })),
    solution: {
      idea: ideaOf(among, [key, ...others]),
      fast: [
        `Let $x = ${texOf(sample)}$: the options are ${[key, ...others].map((one) => `$${one} = ${texOf(at(one))}$`).join(", ")}.`,
      ],
      steps: [
        signs(),
        ...sizeSteps(among, [key, ...others]),
        `So one number decides for all such $x$: with $x = ${texOf(sample)}$, $${key}$ is ${shown(at(key))}, which is the greatest.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

/** Which of three expressions are negative. */
function signsOf(three: readonly string[], at: (one: string) => number): string {
  const negative = three.filter((one) => at(one) < 0).map((one) => `$${one}$`);
  if (negative.length === 0) return "All three are positive, so only their sizes matter.";
  if (negative.length === 3) return "All three are negative, so the one farthest from 0 is least.";
  return negative.length === 1
    ? `Only ${negative[0]!} is negative, so it is the least.`
    : `${listed(negative)} are negative, and the other one is positive, so it is the greatest.`;
}

const texOf = (value: number): string => shown(value).replaceAll("$", "");

const TRIOS = [
  ["x", "x^2", "x^3"],
  ["x", "x^2", "\\frac{1}{x}"],
  ["x^2", "x^3", "\\frac{1}{x}"],
  ["-x", "x", "x^2"],
  ["x", "x^3", "\\frac{1}{x}"],
  ["x^2", "\\frac{1}{x}", "\\frac{1}{x^2}"],
  ["x", "\\frac{1}{x}", "\\frac{1}{x^2}"],
  ["-x", "x^2", "x^3"],
  ["-x", "x^2", "\\frac{1}{x}"],
] as const;

function order(rng: Rng): ProblemDraft | null {
  const among = rng.pick(RANGES);
  const { tex, sample } = among;
  const [a, b, c] = rng.pick(TRIOS);
  // The opposite of a positive number is too easy to place.
  if (sample > 0 && a === "-x") return null;
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map((three) => three.join(" \\lt "));
  const xs = numbersIn(tex);
  const at = (one: string): number => formulaOf(one)({ x: sample });
  const key = orders.find((one) => xs.every((x) => relationOf(one)({ x })));
  if (key === undefined) return null;
  const values = [a, b, c]
    .filter((one) => one !== "x")
    .map((one) => `$${one} = ${texOf(at(one))}$`);
  /** The first pair of an order that is the wrong way around. */
  const fails = (tried: string): string => {
    const three = tried.split(" \\lt ");
    const k = at(three[0]!) > at(three[1]!) ? 0 : 1;
    const [less, more] = [three[k]!, three[k + 1]!];
    const known = [less, more].filter((one) => one !== "x");
    return `With $x = ${texOf(sample)}$, ${known.map((one) => `$${one} = ${texOf(at(one))}$`).join(" and ")}, so $${less} \\lt ${more}$ is false.`;
  };
  const wording = rng.int(0, 1);
  return {
    variant: `order/${wording + 1}`,
    context: "pure",
    difficulty: 3,
    stem: [
      `If $${tex}$, which of the following must be true?`,
      `Which of the following is true for all numbers $x$ such that $${tex}$?`,
    ][wording]!,
    key: {
      text: `$${key}$`,
      why: `With $x = ${texOf(sample)}$, ${listed(values)}, and $${key
        .split(" \\lt ")
        .map((one) => texOf(at(one)))
        .join(" \\lt ")}$.`,
    },
    slips: rng.shuffle(orders.filter((one) => one !== key)).map((one) => ({
      text: `$${one}$`,
      slip: "misjudges a sign or size",
      why: fails(one),
    })),
    solution: {
      idea: ideaOf(among, [a, b, c]),
      fast: [`Let $x = ${texOf(sample)}$: ${values.join(", ")}. Only $${key}$ has this order.`],
      steps: [
        sample > 0 ? `All three are positive, so only their sizes matter.` : signsOf([a, b, c], at),
        ...sizeSteps(among, [a, b, c]),
        `So one number decides for all such $x$: with $x = ${texOf(sample)}$, ${listed(values)}, and the order is $${key}$.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

/** The statement with the opposite sign between its sides. */
const turned = (statement: string): string =>
  statement.includes("\\lt")
    ? statement.replace("\\lt", "\\gt")
    : statement.replace("\\gt", "\\lt");

/** Where a statement is true, which is the same for `x^2 < y^2` and `|x| < |y|`. */
const truths = (statement: string): string => {
  const holds = relationOf(statement);
  return PLANE.map((pair) => Number(holds(pair))).join("");
};
const TRUTHS = new Map(STATEMENTS.map((one) => [one, truths(one)]));

function mustBeTrue(rng: Rng): ProblemDraft | null {
  const [tex, x, y] = rng.pick(PAIRS);
  const allowed = PLANE.filter(relationOf(tex));
  const failing = (one: string): Letters | undefined => {
    const holds = relationOf(one);
    const at = { x, y };
    return holds(at) ? allowed.find((pair) => !holds(pair)) : at;
  };
  const certain = STATEMENTS.filter((one) => failing(one) === undefined);
  const key = rng.pick(certain);
  // The key and its opposite among the options would leave only two to choose from, and if two say the
  // same thing, neither can be right.
  const wrong = rng
    .shuffle(STATEMENTS.filter((one) => failing(one) !== undefined))
    .filter((one) => turned(one) !== key)
    .filter((one, k, all) =>
      all.slice(0, k).every((other) => TRUTHS.get(other) !== TRUTHS.get(one)),
    )
    .slice(0, 4);
  const isNever = (one: string): boolean => !allowed.some(relationOf(one));
  const reason = REASONS[key](x < 0, y < 0);
  // Harder if the first pair that comes to mind doesn't eliminate all the wrong options.
  const survivors = wrong.filter((one) => relationOf(one)({ x, y }));
  const wording = rng.int(0, 1);
  return {
    variant: `must/${wording + 1}`,
    context: "pure",
    difficulty: survivors.length > 0 ? 5 : 4,
    stem: [
      `If $${tex}$, which of the following must be true?`,
      `The numbers $x$ and $y$ satisfy the inequality $${tex}$. Which of the following must be true?`,
    ][wording]!,
    key: {
      text: `$${key}$`,
      why: `This is true for all numbers with $${tex}$, because ${reason}.`,
    },
    slips: wrong.map((one) => {
      const bad = failing(one)!;
      return {
        text: `$${one}$`,
        slip: "overlooks a case",
        why: `This is ${isNever(one) ? "never true if" : "not always true if"} $${tex}$. It's false if, for example, $x = ${texOf(bad["x"]!)}$ and $y = ${texOf(bad["y"]!)}$.`,
      };
    }),
    solution: {
      idea: "A statement that must be true can't be false for any numbers, so look for numbers that make it false.",
      fast: [
        `Look for a statement that follows directly from $${tex}$: $${key}$ is true for all such numbers, because ${reason}.`,
      ],
      steps: [
        `Try $x = ${texOf(x)}$ and $y = ${texOf(y)}$, and then numbers that are closer to 0 or farther from 0.`,
        ...wrong.map((one) => {
          const bad = failing(one)!;
          return `$${one}$ is ${isNever(one) ? "never true. For example, it's false" : "false"} for $x = ${texOf(bad["x"]!)}$ and $y = ${texOf(bad["y"]!)}$.`;
        }),
        `$${key}$ is true for all such numbers, because ${reason}.`,
      ],
      check: "One pair of numbers is enough to eliminate an option, but not enough to choose one.",
      takeaway:
        "In a must-be-true question, eliminate with numbers: fractions, negative numbers, and large numbers.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "greatest-of-expressions",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern: "Only the sign and the size of the letters are known: compare expressions by testing.",

  make: (rng) => rng.pick([greatest, order, mustBeTrue, mustBeTrue])(rng),

  /** Tries each option with many numbers that satisfy the condition. */
  check({ stem, options }) {
    const [condition = ""] = read(stem, /(?:If|that|inequality) (.*?(?:x|y|0|1))(?:,|\?|\.)/);
    const texts = options.map(plain);
    const cases = condition.includes("y")
      ? PLANE.filter(relationOf(condition))
      : GRID.map((x) => ({ x })).filter(relationOf(condition));
    if (!/greatest/.test(stem))
      return texts.flatMap((one, k) => (cases.every(relationOf(one)) ? [k] : []));
    const formulas = texts.map(formulaOf);
    return formulas.flatMap((of, k) =>
      cases.every((at) => formulas.every((other) => other(at) <= of(at) + 1e-9)) ? [k] : [],
    );
  },
};
