import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ x: number; y: number }>;

/** Positive integers first, and no zeros. */
const INTEGERS = [...range(1, 12), ...range(-12, -1).toReversed()];
const CASES: readonly Case[] = INTEGERS.flatMap((x) => INTEGERS.map((y) => ({ x, y }))).toSorted(
  (one, two) => Math.abs(one.x) + Math.abs(one.y) - Math.abs(two.x) - Math.abs(two.y),
);

/** Statements and questions are written with X, Y, and a factor K, and named when they're drawn. */
interface Fact {
  readonly tex: string;
  readonly gives: string;
}

const fact = (tex: string, gives: string): Fact => ({ tex, gives });

const SAME_PRODUCT = fact(
  "|XY| = XY",
  "An absolute value is never negative and $XY$ isn't 0, so $XY$ is positive.",
);
const OPPOSITE_PRODUCT = fact(
  "|XY| = -XY",
  "An absolute value is never negative and $XY$ isn't 0, so $-XY$ is positive and $XY$ is negative.",
);
const SQUARE_BELOW = fact("X^2 \\lt XY", "$XY$ is greater than a square, so it's positive.");
const OTHER_SQUARE_BELOW = fact("Y^2 \\lt XY", "$XY$ is greater than a square, so it's positive.");
const SUM_WITH_SQUARE = fact(
  "X^2 + KXY \\lt 0",
  "Because $X^2$ is positive, $XY$ has to be negative.",
);
const DIFFERENCE = fact(
  "|X - Y| = |X| - |Y|",
  "With different signs, $|X - Y|$ would be $|X| + |Y|$, which is greater than $|X| - |Y|$.",
);
const CLOSER = fact(
  "|X + Y| \\lt |X|",
  "Adding $Y$ moves $X$ closer to 0, and only a number of the other sign can do that.",
);
const FARTHER = fact(
  "|X + Y| \\gt |X|",
  "Adding $Y$ may move $X$ farther from 0 or past 0 to a point that is farther away.",
);
const FARTHER_APART = fact(
  "|X - Y| \\gt |X|",
  "Subtracting $Y$ may move $X$ farther from 0 or past 0 to a point that is farther away.",
);
const LARGER = fact(
  "|X| \\gt |Y|",
  "It says which number is farther from 0 but nothing about signs.",
);
const ABOVE_SIZE = fact(
  "X \\gt |Y|",
  "It follows that $X$ is positive, but $Y$ may have either sign.",
);
const SUM_ABOVE_SIZE = fact(
  "X + Y \\gt |X|",
  "It follows that $Y$ is greater than $|X| - X$, which is at least 0, so $Y$ is positive, but $X$ may have either sign.",
);
const DIFFERENCE_ABOVE_SIZE = fact(
  "X - Y \\gt |Y|",
  "It follows that $X$ is greater than $Y + |Y|$, which is at least 0, so $X$ is positive, but $Y$ may have either sign.",
);
const NONNEGATIVE_SUM = fact("|X + Y| = X + Y", "It follows only that $X + Y \\ge 0$.");
const SUM_POSITIVE = fact(
  "X + Y \\gt 0",
  "At least one of the numbers is positive, but the other may have either sign.",
);
const ORDER = fact(
  "X \\gt Y",
  "$X \\gt Y$ is possible with two positive numbers, with two negative numbers, and with $X$ positive and $Y$ negative.",
);
const NEGATIVE_SECOND = fact(
  "X^2Y \\lt 0",
  "Because $X^2$ is positive, $Y$ is negative, but $X$ may have either sign.",
);
const NEGATIVE_FIRST = fact(
  "|X| \\gt X",
  "A number is less than its absolute value only if it's negative, so $X$ is negative, but $Y$ may have either sign.",
);
const REVERSED_ORDER = fact(
  "Y \\gt X",
  "$Y \\gt X$ is possible with two positive numbers, with two negative numbers, and with $Y$ positive and $X$ negative.",
);

interface Design extends DesignedPair<Fact> {
  readonly key: PairKey;
}

const COMBINE =
  "Together, the statements say more about the two numbers, so it's tempting to combine them.";
const HIDDEN = "A statement without a comparison to 0 looks too weak.";
const ONLY_SAME = "It's natural to think of two positive numbers here.";
const MOVES = "It's easy to overlook that the sum may lie on the other side of 0.";
const SIGNS = "Two facts about the signs look as if they settled both of them.";

const DESIGNS: readonly Design[] = [
  design([SUM_WITH_SQUARE, OPPOSITE_PRODUCT], "D", "hidden-enough", "B", HIDDEN, 8),
  design([OTHER_SQUARE_BELOW, DIFFERENCE], "D", "hidden-enough", "C", HIDDEN, 8),
  design([SQUARE_BELOW, SAME_PRODUCT], "D", "hidden-enough", "B", HIDDEN, 7),
  design([CLOSER, OPPOSITE_PRODUCT], "D", "hidden-enough", "B", HIDDEN, 7),
  design([CLOSER, SUM_WITH_SQUARE], "D", "hidden-enough", "C", HIDDEN, 8),
  design([SAME_PRODUCT, NONNEGATIVE_SUM], "A", "c-trap", "C", COMBINE, 6),
  design([OPPOSITE_PRODUCT, ABOVE_SIZE], "A", "c-trap", "C", COMBINE, 6),
  design([CLOSER, LARGER], "A", "c-trap", "C", COMBINE, 7),
  design([SQUARE_BELOW, ORDER], "A", "c-trap", "C", COMBINE, 7),
  design([SUM_WITH_SQUARE, SUM_POSITIVE], "A", "c-trap", "C", COMBINE, 8),
  design([DIFFERENCE, SUM_POSITIVE], "A", "c-trap", "C", COMBINE, 8),
  design([ABOVE_SIZE, NEGATIVE_SECOND], "C", "false-enough", "A", ONLY_SAME, 6),
  design([SUM_ABOVE_SIZE, NEGATIVE_FIRST], "C", "false-enough", "A", ONLY_SAME, 7),
  design([SUM_ABOVE_SIZE, DIFFERENCE_ABOVE_SIZE], "C", "false-enough", "A", ONLY_SAME, 8),
  design([FARTHER, LARGER], "C", "false-enough", "A", MOVES, 8),
  design([FARTHER_APART, LARGER], "C", "false-enough", "A", MOVES, 8),
  design([NONNEGATIVE_SUM, ORDER], "E", "near-miss", "C", SIGNS, 6),
  design([ABOVE_SIZE, SUM_POSITIVE], "E", "near-miss", "C", SIGNS, 6),
  design([LARGER, NONNEGATIVE_SUM], "E", "near-miss", "C", SIGNS, 7),
  design([SUM_ABOVE_SIZE, REVERSED_ORDER], "E", "near-miss", "C", ONLY_SAME, 7),
  design([FARTHER, FARTHER_APART], "E", "near-miss", "C", MOVES, 8),
  design([FARTHER, SUM_POSITIVE], "E", "near-miss", "C", MOVES, 8),
];

function design(
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { facts, key, ...designed(...hard) };
}

interface Question {
  readonly name: string;
  readonly tex: string;
  readonly isForSame: boolean;
  /** What is left when both sides are squared and the squares of the numbers are subtracted. */
  readonly left: string;
  readonly sides: (x: number, y: number, k: number) => readonly [number, number];
}

const abs = Math.abs;

const QUESTIONS: readonly Question[] = [
  {
    name: "sum-equal",
    tex: "|X + Y| = |X| + |Y|",
    isForSame: true,
    left: "2XY = 2|XY|",
    sides: (x, y) => [abs(x + y), abs(x) + abs(y)],
  },
  {
    name: "sum-less",
    tex: "|X + Y| \\lt |X| + |Y|",
    isForSame: false,
    left: "2XY \\lt 2|XY|",
    sides: (x, y) => [abs(x + y), abs(x) + abs(y)],
  },
  {
    name: "scaled-sum-equal",
    tex: "|X + KY| = |X| + K|Y|",
    isForSame: true,
    left: "2 \\cdot KXY = 2 \\cdot K|XY|",
    sides: (x, y, k) => [abs(x + k * y), abs(x) + k * abs(y)],
  },
  {
    name: "difference-greater",
    tex: "|X - Y| \\gt |X + Y|",
    isForSame: false,
    left: "-2XY \\gt 2XY",
    sides: (x, y) => [abs(x - y), abs(x + y)],
  },
  {
    name: "difference-equal",
    tex: "|X - Y| = |X| + |Y|",
    isForSame: false,
    left: "-2XY = 2|XY|",
    sides: (x, y) => [abs(x - y), abs(x) + abs(y)],
  },
  {
    name: "difference-less",
    tex: "|X - KY| \\lt |X| + K|Y|",
    isForSame: true,
    left: "-2 \\cdot KXY \\lt 2 \\cdot K|XY|",
    sides: (x, y, k) => [abs(x - k * y), abs(x) + k * abs(y)],
  },
];

const LETTERS = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["p", "q"],
] as const;

interface Names {
  readonly x: string;
  readonly y: string;
  readonly k: number;
}

/** With the letters of this question in place of X, Y, and K. */
function named(text: string, { x, y, k }: Names): string {
  return text.replaceAll("X", x).replaceAll("Y", y).replaceAll("K", String(k));
}

const STEMS: readonly ((question: string, x: string, y: string) => string)[] = [
  (question, x, y) => `If $${x}$ and $${y}$ are nonzero numbers, is $${question}$?`,
  (question, x, y) => `If $${x}${y} \\ne 0$, is $${question}$?`,
  (question, x, y) => `Is $${question}$, where $${x}$ and $${y}$ are nonzero numbers?`,
];

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const [x, y] = rng.pick(LETTERS);
  const names: Names = { x, y, k: rng.pick([2, 3, 4, 5]) };
  const question = rng.pick(QUESTIONS);
  const asked = named(question.tex, names);
  const [one, two] = drawn.facts.map((at) => saidOf(at, names)) as [Said<Case>, Said<Case>];
  const answer = conditionOf(asked, names);
  const signs = (at: Case) => (at.x * at.y > 0 ? "the same sign" : "different signs");
  const result = (at: Case) => `the answer is ${answer(at) ? "yes" : "no"}`;
  const [left = "", right = ""] = asked.split(/ (?:=|\\lt|\\gt) /);
  const values = (at: Case) => {
    const [ofLeft, ofRight] = question.sides(at.x, at.y, names.k);
    return `$${left} = ${ofLeft}$ and $${right} = ${ofRight}$`;
  };
  const pair = (at: Case) => `$${x} = ${at.x}$ and $${y} = ${at.y}$`;
  const findings = findingsByCases(CASES, [one, two], answer, {
    together: (fits) => leftOf(fits, x, y),
    settled: (at) => `Therefore, $${x}$ and $${y}$ have ${signs(at)}, and ${result(at)}.`,
    rivals: (at, other) =>
      `For ${pair(at)}, ${values(at)}, so ${result(at)}. For ${pair(other)}, ${values(other)}, so ${result(other)}.`,
  });
  return hasKey(findings, drawn.key)
    ? { ...drawn, names, question, asked, one, two, findings }
    : null;
}

/** Why the question asks only for the sign of the product. */
function derivation({ tex, left, isForSame }: Question, names: Names, asked: string): string {
  const { x, y, k } = names;
  const squares = tex.includes("K") ? `${x}^2 + ${k * k}${y}^2` : `${x}^2 + ${y}^2`;
  const rest = named(left, names).replaceAll(/2 \\cdot (\d)/g, (_, n) => String(2 * Number(n)));
  return `The sides of $${asked}$ aren't negative, so squaring both and subtracting $${squares}$ shows that the question is whether $${rest}$, that is, whether $${x}${y} \\${isForSame ? "gt" : "lt"} 0$.`;
}

const signText = (n: number): string => (n > 0 ? "positive" : "negative");

/** Which signs both conditions leave. */
function leftOf(fits: readonly Case[], x: string, y: string): string {
  const kinds = new Set(fits.map((at) => `${Math.sign(at.x)}/${Math.sign(at.y)}`));
  const [at] = fits;
  if (kinds.size === 1)
    return `Both conditions hold only if $${x}$ is ${signText(at!.x)} and $${y}$ is ${signText(at!.y)}.`;
  const products = new Set(fits.map((one) => Math.sign(one.x * one.y)));
  if (products.size > 1)
    return "Both conditions hold for numbers with the same sign and with different signs.";
  // Only the pairs with |X| > |Y| get here.
  return products.has(1)
    ? `$${x}$ is farther from 0 than $${y}$ is, so with different signs, adding $${y}$ would move $${x}$ closer to 0, and $|${x} + ${y}|$ would be less than $|${x}|$, but it's greater.`
    : `$${x}$ is farther from 0 than $${y}$ is, so with the same sign, subtracting $${y}$ would move $${x}$ closer to 0, and $|${x} - ${y}|$ would be less than $|${x}|$, but it's greater.`;
}

function saidOf({ tex, gives }: Fact, names: Names): Said<Case> {
  const text = named(tex, names);
  const inFormulas = gives.replaceAll(/\$[^$]*\$/g, (formula) => named(formula, names));
  return { text: `$${text}$`, holds: conditionOf(text, names), gives: inFormulas };
}

function conditionOf(tex: string, { x, y }: Pick<Names, "x" | "y">): (one: Case) => boolean {
  const holds = relationOf(plain(tex));
  return (one) => holds({ [x]: one.x, [y]: one.y });
}

export const template: SufficiencyTemplate = {
  id: "absolute-values-ask-for-signs",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "A question about absolute values of sums asks only whether two numbers have the same sign.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { names, question, asked, one, two, findings, level, tension, trap } = numbers;
    const { x, y } = names;
    return {
      variant: question.name,
      context: "pure",
      difficulty: level,
      stem: rng.pick(STEMS)(asked, x, y),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `For nonzero numbers, $${asked}$ is true exactly when $${x}$ and $${y}$ have ${question.isForSame ? "the same sign" : "different signs"}.`,
        fast: [
          `Ask of each statement only what it says about the sign of $${x}${y}$. Test it with a pair of the same sign and a pair of different signs, once with $${x}$ and once with $${y}$ farther from 0.`,
        ],
        steps: [derivation(question, names, asked), ...stepsOfFindings(findings)],
        check: "Include pairs in which one number is far from 0 and the other is close to 0.",
        takeaway:
          "Before you judge the statements, put a question about absolute values into words about signs and distances.",
      },
    };
  },

  /** Tries all pairs of nonzero integers from -12 to 12. */
  check({ stem, statements }) {
    const [asked] = read(stem, /\bis ([^,]+?)(?:\?|, where)/i) as [string];
    const [x, y] = Array.from(new Set(asked.match(/[a-z]/g))) as [string, string];
    const conditions = conditionsOf<Case>(statements, (said) => conditionOf(said, { x, y }));
    return { cases: CASES, ...conditions, answer: conditionOf(asked, { x, y }) };
  },
};
