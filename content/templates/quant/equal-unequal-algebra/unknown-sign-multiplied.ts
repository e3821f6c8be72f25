import {
  asFraction,
  formulaOf,
  type ProblemTemplate,
  relationOf,
  type Rng,
  type Slip,
  texFraction,
} from "@theta/items/template";

/** An inequality, what it's multiplied or divided by, and what must be true then. */
interface Question {
  readonly given: string;
  readonly step: string;
  readonly keys: readonly string[];
  /** How keys other than the first follow. */
  readonly further?: Readonly<Record<string, string>>;
  /** What the obvious step would give: first a statement of the key's form and its reverse. */
  readonly naive: readonly string[];
  /** Whether a letter could be 0 if the stem didn't exclude it. */
  readonly canBeZero?: boolean;
}

const BY = "Multiplying both sides by";
const QUESTIONS: readonly Question[] = [
  {
    given: "\\frac{x}{y} > 1",
    step: `${BY} $y^2$, which is positive, gives $xy > y^2$.`,
    keys: ["xy > y^2", "x^2 > y^2", "x^2 > xy"],
    further: {
      "x^2 > y^2":
        "So $xy$ is positive, and multiplying $\\frac{x}{y} > 1$ by $xy$ gives $x^2 > xy$, which is greater than $y^2$.",
      "x^2 > xy":
        "So $xy$ is positive, and multiplying $\\frac{x}{y} > 1$ by $xy$ gives $x^2 > xy$.",
    },
    naive: ["x^2y > xy^2", "x^2y < xy^2", "x > y", "xy > 1", "x + y > 0"],
  },
  {
    given: "\\frac{x}{y} < 1",
    step: `${BY} $y^2$, which is positive, gives $xy < y^2$.`,
    keys: ["xy < y^2"],
    naive: ["x^2 < xy", "x^2 > xy", "x < y", "x^2 < y^2"],
    canBeZero: true,
  },
  {
    given: "\\frac{x}{y} > \\frac{y}{x}",
    step: `${BY} $x^2y^2$, which is positive, gives $x^3y > xy^3$.`,
    keys: ["x^3y > xy^3"],
    naive: ["x^2y > xy^2", "x^2y < xy^2", "x^2 > y^2", "x > y"],
  },
  {
    given: "\\frac{1}{x} > \\frac{1}{y}",
    step: `${BY} $x^2y^2$, which is positive, gives $xy^2 > x^2y$.`,
    keys: ["xy^2 > x^2y"],
    naive: ["x^3y > xy^3", "x^3y < xy^3", "x < y", "\\frac{x}{y} > \\frac{y}{x}"],
  },
  {
    given: "x^2y > xy^2",
    step: "Dividing both sides by $x^2y^2$, which is positive, gives $\\frac{1}{y} > \\frac{1}{x}$.",
    keys: ["\\frac{1}{y} > \\frac{1}{x}"],
    naive: ["\\frac{x}{y} > \\frac{y}{x}", "\\frac{x}{y} < \\frac{y}{x}", "x > y", "x^2 > y^2"],
  },
  {
    given: "\\frac{x}{y} > x",
    step: `${BY} $y^2$, which is positive, gives $xy > xy^2$.`,
    keys: ["xy > xy^2"],
    naive: ["x^2 > x^2y", "x^2 < x^2y", "x > xy", "x < xy"],
  },
  {
    given: "\\frac{x}{y} < y",
    step: `${BY} $y^2$, which is positive, gives $xy < y^3$.`,
    keys: ["xy < y^3"],
    naive: ["x^2 < xy^2", "x^2 > xy^2", "x < y^2", "x > y^2"],
    canBeZero: true,
  },
  {
    given: "\\frac{1}{x} > y",
    step: `${BY} $x^2$, which is positive, gives $x > x^2y$.`,
    keys: ["x > x^2y"],
    naive: ["y > xy^2", "y < xy^2", "xy < 1", "xy > 1"],
    canBeZero: true,
  },
  {
    given: "xy > x^2",
    step: "Dividing both sides by $x^2$, which is positive, gives $\\frac{y}{x} > 1$.",
    keys: ["\\frac{y}{x} > 1", "y^2 > x^2", "y^2 > xy"],
    further: {
      "y^2 > x^2":
        "As $xy$ is greater than $x^2$, it is positive, and multiplying $\\frac{y}{x} > 1$ by $xy$ gives $y^2 > xy$, which is greater than $x^2$.",
      "y^2 > xy":
        "As $xy$ is greater than $x^2$, it is positive, and multiplying $\\frac{y}{x} > 1$ by $xy$ gives $y^2 > xy$.",
    },
    naive: ["x^2y < xy^2", "x^2y > xy^2", "y > x", "x + y > 0"],
  },
  {
    given: "x^2y > x",
    step: "Dividing both sides by $x^2$, which is positive, gives $y > \\frac{1}{x}$.",
    keys: ["y > \\frac{1}{x}"],
    naive: ["x > \\frac{1}{y}", "x < \\frac{1}{y}", "xy > 1", "xy < 1"],
    canBeZero: true,
  },
  {
    given: "x^3 < xy^2",
    step: "Dividing both sides by $x^2$, which is positive, gives $x < \\frac{y^2}{x}$.",
    keys: ["x < \\frac{y^2}{x}"],
    naive: ["y < \\frac{x^2}{y}", "y > \\frac{x^2}{y}", "x^2 < y^2", "x^2 > y^2"],
    canBeZero: true,
  },
];

/** Wrong options for a key with a fraction, where the others have none. */
const FRACTIONS = ["\\frac{1}{x} > \\frac{1}{y}", "\\frac{1}{x} < \\frac{1}{y}"];

/** Wrong options of similar form, after the naive ones. */
const MORE = [
  "xy > 0",
  "xy < 1",
  "x > xy",
  "y > xy",
  "x > y^2",
  "y > x^2",
  "x^2 > y",
  "x + y > xy",
  "x^2 > xy^2",
  "xy < x^2y",
  "x^3 > y^3",
  "x^3y > xy^2",
  "x^2y > xy^3",
  "xy^3 > x^2y",
  "x^2 > x^3y",
];

const SIZES = [1, -1, 2, -2, 3, -3, 4, -4, 0.5, -0.5, 0.25, -0.25];
const POINTS = SIZES.flatMap((x) => SIZES.map((y) => ({ x, y })));
const LETTERS = [
  ["x", "y"],
  ["a", "b"],
  ["p", "q"],
  ["m", "n"],
  ["r", "s"],
  ["c", "d"],
] as const;

const fractionTex = (value: number): string =>
  Number.isInteger(value) ? `${value}` : `${value < 0 ? "-" : ""}\\frac{1}{${Math.abs(1 / value)}}`;

/** An inequality with numbers for its letters. */
function withNumbers(tex: string, point: { x: number; y: number }): string {
  const sign = tex.includes("<") ? "<" : ">";
  const [one, other] = tex.split(sign).map((side) => {
    const value = formulaOf(side.trim())(point);
    const fraction = asFraction(value);
    return fraction ? texFraction(fraction) : `${value}`;
  });
  return `$${one} ${sign} ${other}$`;
}

/** A formula in other letters; commands such as `\frac` keep theirs. */
const inLetters = (tex: string, [first, second]: readonly [string, string]): string =>
  tex.replaceAll(/(\\[a-z]+)|([xy])/g, (all, command: string | undefined) =>
    command ? all : all === "x" ? first : second,
  );

/** The square by which the step multiplies or divides, and why it is positive. */
function whyPositive({ step }: Question, stemSays: "product" | "nonzero" | "fractions"): string {
  const square = /\$((?:[xy]\^2)+)\$, which is positive/.exec(step)![1]!;
  const squared = ["x", "y"].filter((letter) => square.includes(letter));
  const letters = squared.map((letter) => `$${letter}$`).join(" and ");
  const isOne = squared.length === 1;
  const [is, isNot] = isOne ? ["is", "isn't"] : ["are", "aren't"];
  const reason = {
    product: `${letters} ${isNot} 0, because $xy$ isn't 0`,
    nonzero: `The question says that ${letters} ${is} nonzero`,
    fractions: `${letters} ${isNot} 0, because ${isOne ? "it is a denominator" : "they are denominators"}`,
  }[stemSays];
  return `${reason}, so $${square}$ is positive whatever the ${isOne ? "sign" : "signs"} of ${letters} may be.`;
}

/** Numbers of opposite signs and two negative numbers, as far as they fit. */
function checkOf({ given }: Question, key: string): string {
  const points = POINTS.filter(
    ({ x, y }) => Math.abs(x) !== Math.abs(y) && [x, y].every(Number.isInteger),
  ).filter(relationOf(given));
  const examples = [
    points.find(({ x, y }) => x > 0 && y > 0),
    points.find(({ x, y }) => x * y < 0),
    points.find(({ x, y }) => x < 0 && y < 0),
  ]
    .filter((point) => point !== undefined)
    .slice(-2)
    .map(
      (point) =>
        `For $x = ${point.x}$ and $y = ${point.y}$, $${given}$ is ${withNumbers(given, point)} and $${key}$ is ${withNumbers(key, point)}.`,
    );
  return `${examples.join(" ")} ${examples.length === 1 ? "Both inequalities" : "All of these inequalities"} are true.`;
}

const reversed = (tex: string): string =>
  tex.includes("<") ? tex.replace("<", ">") : tex.replace(">", "<");

/**
 * Options that fail for some numbers that fit, each with such numbers. The key comes with its reverse, and so does
 * another of its form, so that neither pair tells which is right.
 */
function wrongOptions({ given, naive, keys }: Question, key: string, rng: Rng) {
  const holds = relationOf(given);
  const points = POINTS.filter(holds);
  const pair = key.includes("frac{y}{x} > 1") ? FRACTIONS : naive.slice(0, 2);
  const tried = [...pair, reversed(key), ...rng.shuffle(naive.slice(2)), ...rng.shuffle(MORE)];
  return tried.flatMap((tex) => {
    const fits = relationOf(tex);
    const against = points.find((point) => !fits(point));
    return against && !keys.includes(tex) ? [{ tex, against }] : [];
  });
}

export const template: ProblemTemplate = {
  id: "unknown-sign-multiplied",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "An inequality with a letter of unknown sign can be multiplied by the letter's square only.",

  make(rng) {
    const question = rng.pick(QUESTIONS);
    const key = rng.pick(question.keys);
    const names = rng.pick(LETTERS);
    const write = (tex: string): string => inLetters(tex, names);
    const [x, y] = names;
    const given = `$${write(question.given)}$`;
    const nonzero = question.canBeZero === true || !question.given.includes("frac");
    const form = rng.int(1, 2);
    const stemSays = nonzero ? (form === 1 ? "product" : "nonzero") : "fractions";
    const zero = nonzero ? `$${x}${y} \\neq 0$ and ` : "";
    // The letters of a sentence stand between dollar signs; its words keep theirs.
    const inNames = (text: string): string => text.replaceAll(/\$[^$]+\$/g, write);
    const further = question.further?.[key];
    const step = inNames(question.step);
    const steps = further === undefined ? [step] : [step, inNames(further)];
    return {
      variant: `${nonzero ? "nonzero" : "plain"}/${key.includes("frac") ? "divided" : "multiplied"}/${form}`,
      context: "pure",
      difficulty: 7,
      stem:
        form === 1
          ? `If ${zero}${given}, which of the following must be true?`
          : `If $${x}$ and $${y}$ are ${nonzero ? "nonzero " : ""}numbers such that ${given}, which of the following must be true?`,
      key: { text: `$${write(key)}$`, why: steps.join(" ") },
      slips: wrongOptions(question, key, rng).map(({ tex, against }): Slip => ({
        text: `$${write(tex)}$`,
        slip:
          tex === reversed(key)
            ? "reverses the sign"
            : question.naive.includes(tex)
              ? "ignores the sign"
              : "takes one case for all",
        why: `For $${x} = ${fractionTex(against.x)}$ and $${y} = ${fractionTex(against.y)}$, the given inequality is ${withNumbers(question.given, against)}, which is true, but this one is ${withNumbers(tex, against)}, which is false.`,
      })),
      solution: {
        idea: "The signs of the letters aren't known, so multiply or divide by squares. The square of a number that isn't 0 is positive.",
        steps: [
          ...steps,
          `${inNames(whyPositive(question, stemSays))} Therefore, $${write(key)}$ must be true.`,
        ],
        check: inNames(checkOf(question, key)),
        takeaway:
          "Multiply or divide an inequality only by what is known to be positive or known to be negative; a nonzero square always is.",
      },
    };
  },

  /** Tries numbers of both signs and several sizes for both letters. */
  check({ stem, options }) {
    const found = /\$([^$]*[<>][^$]*)\$/.exec(stem)?.[1];
    const names = Array.from((found ?? "").replaceAll(/\\[a-z]+/g, "").matchAll(/[a-z]/g), String);
    const [first, second] = Array.from(new Set(names)).toSorted();
    if (found === undefined || first === undefined || second === undefined)
      throw new Error(`Unread: ${stem}`);
    const holds = relationOf(found);
    const points = POINTS.map(({ x, y }) => ({ [first]: x, [second]: y })).filter(holds);
    return options.flatMap((option, k) => (points.every(relationOf(option)) ? [k] : []));
  },
};
