import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  Fraction,
  hasKey,
  inDrawnOrder,
  listed,
  near,
  type PairKey,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
  tidy,
} from "@theta/items/template";

type Case = Readonly<{ x: number; y: number }>;

/** Halves, small integers first, so that the rivals a solution names are simple ones. */
const HALVES = range(-24, 24)
  .map((n) => n / 2)
  .toSorted((one, two) => rank(one) - rank(two));
const CASES: readonly Case[] = HALVES.flatMap((x) => HALVES.map((y) => ({ x, y }))).toSorted(
  (one, two) => rank(one.x) + rank(one.y) - rank(two.x) - rank(two.y),
);

function rank(n: number): number {
  return Math.abs(n) + (n < 0 ? 0.1 : 0) + (Number.isInteger(n) ? 0 : 30);
}

/** What a statement says about x and y, in numbers of the pair that it's made from. */
type Fact = (one: Case) => readonly [tex: string, gives: string];

interface Design extends DesignedPair<Fact> {
  readonly asked: string;
  readonly key: PairKey;
}

const minus = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
const times = (n: number, what: string): string =>
  n === 1 ? what : n === -1 ? `-${what}` : `${n}${what}`;

const sum: Fact = ({ x, y }) => [`x + y = ${x + y}`, "Many pairs have this sum."];
const difference: Fact = ({ x, y }) => [`x - y = ${x - y}`, "Many pairs have this difference."];
const product: Fact = ({ x, y }) => [`xy = ${x * y}`, "Many pairs have this product."];
const squares: Fact = ({ x, y }) => [
  `x^2 + y^2 = ${x * x + y * y}`,
  "The squares leave the signs of $x$ and $y$ open, and more.",
];
const squareOfSum: Fact = ({ x, y }) => [
  `x^2 + 2xy + y^2 = ${(x + y) ** 2}`,
  `The left side is $(x + y)^2$, so $x + y$ is $${Math.abs(x + y)}$ or $${-Math.abs(x + y)}$.`,
];
const squareOfDifference: Fact = ({ x, y }) => [
  `x^2 + y^2 = 2xy + ${(x - y) ** 2}`,
  `It follows that $(x - y)^2 = ${(x - y) ** 2}$, so $x - y$ is $${Math.abs(x - y)}$ or $${-Math.abs(x - y)}$.`,
];
const factored: Fact = ({ x, y }) => [
  `x^2 - y^2 = ${times(x + y, "(x - y)")}`,
  `The left side is $(x + y)(x - y)$, so $x + y = ${x + y}$ or $x = y$.`,
];
const different: Fact = () => ["x \\ne y", "Many pairs of different numbers are left."];
const sameSigns: Fact = ({ x, y }) => [
  `xy \\${x * y > 0 ? "gt" : "lt"} 0`,
  `The signs of $x$ and $y$ are ${x * y > 0 ? "the same" : "different"}, and nothing more is known.`,
];
const order: Fact = ({ x, y }) => [`x \\${x > y ? "gt" : "lt"} y`, "Many pairs are in this order."];
const positiveSum: Fact = ({ x, y }) => [
  `x + y \\${x + y > 0 ? "gt" : "lt"} 0`,
  "Only the sign of the sum is known.",
];
const multipleOf: Fact = ({ x, y }) => [
  `x = ${times(x / y, "y")}`,
  `This is the ratio of $x$ to $y$, and the expression depends on nothing else.`,
];
const ratioHidden: Fact = ({ x, y }) => {
  const r = x / y;
  return [
    `\\frac{x + ${times(r + 1, "y")}}{y} = ${2 * r + 1}`,
    `Dividing each term by $y$ gives $\\frac{x}{y} = ${r}$, and the expression depends on nothing else.`,
  ];
};
/** Both r and its reciprocal, for an expression in which x and y can change places. */
const eitherRatio: Fact = ({ x, y }) => {
  const r = x / y;
  return [
    `${times(r, "x^2")} - ${times(r * r + 1, "xy")} + ${times(r, "y^2")} = 0`.replace("- -", "+ "),
    `The left side is $(x ${minus(-r)}y)(${times(r, "x")} - y)$, so $x = ${times(r, "y")}$ or $y = ${times(r, "x")}$.`,
  ];
};
const squaredRatio: Fact = ({ x, y }) => [
  `x^2 = ${times((x / y) ** 2, "y^2")}`,
  `It follows that $x = ${times(Math.abs(x / y), "y")}$ or $x = -${times(Math.abs(x / y), "y")}$.`,
];

/** The ratio in disguise: 2(x + y)^2 = 9xy holds if x = 2y or y = 2x. */
const squareProduct: Fact = ({ x, y }) => {
  const r = x / y;
  const size = Math.abs(r);
  const side = times(Math.sign(r) * (r + 1) ** 2, "xy");
  return [
    `${size}(x + y)^2 = ${side}`,
    `Expanding and collecting the terms with $xy$ gives $${size}(x^2 + y^2) = ${times(Math.sign(r) * (r * r + 1), "xy")}$.`,
  ];
};

/** What is left of an either-or when a second statement rules out one of the two; or null. */
function leftOf(facts: readonly Fact[], { x, y }: Case): string | null {
  const has = (...both: readonly Fact[]): boolean => both.every((one) => facts.includes(one));
  if (has(squareOfSum, positiveSum))
    return `Of the two values of $x + y$, only the ${x + y > 0 ? "positive" : "negative"} one is left.`;
  if (has(squareOfDifference, order))
    return `Because $x$ is ${x > y ? "greater" : "less"} than $y$, $x - y$ is ${x > y ? "positive" : "negative"}.`;
  if (has(factored, different) || has(factored, order))
    return `Because $x$ and $y$ are different, $x = y$ is ruled out, and $x + y = ${x + y}$ is left.`;
  if (has(squaredRatio, sameSigns))
    return `Because the signs are ${x * y > 0 ? "the same" : "different"}, only $x = ${times(x / y, "y")}$ is left.`;
  return null;
}

const SOLVE = "Two equations for two unknowns look as if both were needed.";
const SIGN = "Taking the square root of both sides loses the negative root.";
const CANCEL = "Dividing both sides by $x - y$ loses the case $x = y$.";
const UNKNOWN = "It looks as if the values of $x$ and $y$ had to be known.";
const PLENTY = "Two equations for two unknowns look as if they had to be enough.";

const QUOTIENT = "\\frac{x + y}{x - y}";
const SYMMETRIC = "\\frac{x^2 + y^2}{xy}";

const DESIGNS: readonly Design[] = [
  design(QUOTIENT, [multipleOf, ratioHidden], "D", "hidden-enough", "A", UNKNOWN, 5),
  design(SYMMETRIC, [multipleOf, eitherRatio], "D", "hidden-enough", "A", UNKNOWN, 7.5),
  design(SYMMETRIC, [squareProduct, eitherRatio], "D", "hidden-enough", "C", SOLVE, 8),
  design("(x - y)^2", [squareOfDifference, difference], "D", "hidden-enough", "B", UNKNOWN, 4),
  design("|x - y|", [squareOfDifference, difference], "D", "hidden-enough", "B", SIGN, 6),
  design(QUOTIENT, [multipleOf, sum], "A", "c-trap", "C", SOLVE, 5),
  design(QUOTIENT, [ratioHidden, product], "A", "c-trap", "C", SOLVE, 6),
  design(SYMMETRIC, [eitherRatio, order], "A", "c-trap", "C", UNKNOWN, 8),
  design(SYMMETRIC, [squareProduct, difference], "A", "c-trap", "C", SOLVE, 7),
  design("|x - y|", [squareOfDifference, product], "A", "c-trap", "C", SOLVE, 6),
  design("(x + y)^2", [squareOfSum, sameSigns], "A", "c-trap", "C", SIGN, 4),
  design("x + y", [squareOfSum, positiveSum], "C", "false-enough", "A", SIGN, 4),
  design("x - y", [squareOfDifference, order], "C", "false-enough", "A", SIGN, 5),
  design("x + y", [factored, different], "C", "false-enough", "A", CANCEL, 6),
  design("x + y", [factored, order], "C", "false-enough", "A", CANCEL, 7),
  design(QUOTIENT, [squaredRatio, sameSigns], "C", "false-enough", "A", SIGN, 7.5),
  design("x + y", [squareOfSum, sameSigns], "E", "near-miss", "C", SIGN, 5),
  design("x + y", [squareOfSum, difference], "E", "near-miss", "C", PLENTY, 6),
  design("x + y", [squares, product], "E", "near-miss", "C", PLENTY, 6),
  design("x - y", [squares, product], "E", "near-miss", "C", PLENTY, 6),
  design("x - y", [squareOfDifference, sameSigns], "E", "near-miss", "C", SIGN, 5),
  design("x + y", [factored, product], "E", "near-miss", "C", CANCEL, 7),
  design(QUOTIENT, [squaredRatio, squares], "E", "near-miss", "C", PLENTY, 7.5),
];

function design(
  asked: string,
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { asked, facts, key, ...designed(...hard) };
}

const STEMS: readonly ((what: string, letters: string) => string)[] = [
  (what) => `What is the value of $${what}$?`,
  (what, letters) => `If ${letters} are real numbers, what is the value of $${what}$?`,
];
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  [QUOTIENT]: ["x \\ne y$ and $y \\ne 0"],
  [SYMMETRIC]: ["xy \\ne 0", "x \\ne 0$ and $y \\ne 0"],
};

function stemOf(asked: string, rng: Rng): string {
  const conditions = CONDITIONS[asked];
  return conditions
    ? `If $${rng.pick(conditions)}$, what is the value of $${asked}$?`
    : rng.pick(STEMS)(asked, "$x$ and $y$");
}

const isAllowed = (asked: string, { x, y }: Case): boolean =>
  (asked !== QUOTIENT || (x !== y && y !== 0)) && (asked !== SYMMETRIC || x * y !== 0);

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const y = rng.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]);
  const isRatio = drawn.asked in CONDITIONS;
  const x = isRatio ? y * rng.pick([-3, -2, 2, 3, 4, 5]) : rng.int(-6, 9);
  if (x === 0 || Math.abs(x) === Math.abs(y) || Math.abs(x) > 12) return null;
  const told = drawn.facts.map((fact) => fact({ x, y }));
  if (told.some(([tex]) => /[+-] -/.test(tex))) return null;
  const [one, two] = told.map(saidOf) as [Said<Case>, Said<Case>];
  const cases = CASES.filter((at) => isAllowed(drawn.asked, at));
  const findings = findingsOf(drawn.asked, cases, [one, two], leftOf(drawn.facts, { x, y }));
  return hasKey(findings, drawn.key) ? { ...drawn, one, two, findings } : null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function saidOf([tex, gives]: ReturnType<Fact>): Said<Case> {
  return { text: `$${tex}$`, gives, holds: conditionOf(tex) };
}

function conditionOf(tex: string): (one: Case) => boolean {
  const holds = relationOf(plain(tex));
  return ({ x, y }) => holds({ x, y });
}

function answerOf(tex: string): (one: Case) => number {
  const value = formulaOf(plain(tex));
  // Adding 0 turns -0 into 0.
  return ({ x, y }) => tidy(value({ x, y })) + 0;
}

/** -3, or a fraction in lowest terms. */
function texOf(value: number): string {
  const bottom = range(1, 600).find((d) => near(value * d, Math.round(value * d), 1e-3)) ?? 1;
  return texFraction(new Fraction(Math.round(value * bottom), bottom));
}

function findingsOf(
  asked: string,
  cases: readonly Case[],
  said: readonly [Said<Case>, Said<Case>],
  left: string | null,
) {
  const answer = answerOf(asked);
  const at = (one: Case) => `$x = ${one.x}$ and $y = ${one.y}$`;
  return findingsByCases(cases, said, answer, {
    together: (fits) =>
      left ??
      (fits.length < 5
        ? `The pairs $(x, y)$ that fit both include ${listed(fits.slice(0, 4).map((one) => `$(${one.x}, ${one.y})$`))}.`
        : "Many pairs satisfy both statements."),
    settled: (one) => `The value of $${asked}$ is always $${texOf(answer(one))}$.`,
    rivals: (one, other) =>
      `The value of $${asked}$ is $${texOf(answer(one))}$ for ${at(one)}, but $${texOf(answer(other))}$ for ${at(other)}.`,
  });
}

function solutionOf({ asked, findings }: Numbers): Solution {
  const isRatio = asked in CONDITIONS;
  return {
    idea: isRatio
      ? `Dividing numerator and denominator by ${asked === QUOTIENT ? "$y$" : "$xy$"} shows that the expression depends only on the ratio of $x$ to $y$.`
      : "Work toward the expression as a whole, and count its possible values instead of those of $x$ and $y$.",
    fast: [
      isRatio
        ? "Ask of each statement whether it fixes the ratio. A sum or a product alone never does, and a ratio needs no sum."
        : "Recognize $(x + y)^2$, $(x - y)^2$, or $(x + y)(x - y)$ in a statement, and remember that a square has two roots.",
    ],
    steps: stepsOfFindings(findings),
    check:
      "If a pair fits, try the pair with both signs changed and the pair with $x$ and $y$ exchanged.",
    takeaway:
      "Two unknowns don't need two equations when the question is about a combination, and two equations may still leave two answers.",
  };
}

export const template: SufficiencyTemplate = {
  id: "expression-without-its-letters",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "An expression may be settled while its letters aren't, and two equations may leave two values.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asked, one, two, findings, level, tension, trap } = numbers;
    return {
      variant: asked,
      context: "pure",
      difficulty: level,
      stem: stemOf(asked, rng),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: solutionOf(numbers),
    };
  },

  /** Tries all pairs of halves from -12 to 12 in the printed formulas. */
  check({ stem, statements }) {
    const [asked] = read(stem, /value of (.+)\?/) as [string];
    const given = Array.from(plain(stem).matchAll(/\w+ != \w+/g), ([relation]) =>
      conditionOf(relation),
    );
    const cases = CASES.filter((one) => given.every((holds) => holds(one)));
    return { cases, ...conditionsOf<Case>(statements, conditionOf), answer: answerOf(asked) };
  },
};
