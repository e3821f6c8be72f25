import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  Fraction,
  hasKey,
  inDrawnOrder,
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
  type Sufficiency,
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

/** What a statement says about x and y, in numbers of the pair that it's made from, for what is asked. */
type Fact = (one: Case, asked: string) => readonly [tex: string, gives: string];

interface Design extends DesignedPair<Fact> {
  readonly asked: string;
  readonly key: PairKey;
}

const minus = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
const times = (n: number, what: string): string =>
  n === 1 ? what : n === -1 ? `-${what}` : `${n}${what}`;

const QUOTIENT = "\\frac{x + y}{x - y}";
const SYMMETRIC = "\\frac{x^2 + y^2}{xy}";

/** The value of an expression that depends only on the ratio, worked out for x = ry. */
function valueForRatio(asked: string, r: number): string {
  if (asked === QUOTIENT) {
    const sides = `\\frac{${times(r, "y")} + y}{${times(r, "y")} - y} = \\frac{${times(r + 1, "y")}}{${times(r - 1, "y")}}`;
    return `$${QUOTIENT} = ${sides} = ${texFraction(new Fraction(r + 1, r - 1))}$`;
  }
  const sides = `\\frac{${times(r * r, "y^2")} + y^2}{${times(r, "y^2")}} = \\frac{${times(r * r + 1, "y^2")}}{${times(r, "y^2")}}`;
  return `$${SYMMETRIC} = ${sides} = ${texFraction(new Fraction(r * r + 1, r))}$`;
}

const sum: Fact = ({ x, y }) => [`x + y = ${x + y}`, "Many pairs have this sum."];
const difference: Fact = ({ x, y }, asked) => {
  const d = x - y;
  const gives: Readonly<Record<string, string>> = {
    "(x - y)^2": `$x - y = ${d}$, so $(x - y)^2 = ${d < 0 ? `(${d})` : d}^2 = ${d * d}$.`,
    "|x - y|": `$x - y = ${d}$, so $|x - y| = |${d}| = ${Math.abs(d)}$.`,
  };
  return [`x - y = ${d}`, gives[asked] ?? "Many pairs have this difference."];
};
const product: Fact = ({ x, y }) => [`xy = ${x * y}`, "Many pairs have this product."];
const squares: Fact = ({ x, y }) => [
  `x^2 + y^2 = ${x * x + y * y}`,
  "Many pairs have this sum of squares.",
];
const squareOfSum: Fact = ({ x, y }, asked) => {
  const size = Math.abs(x + y);
  return [
    `x^2 + 2xy + y^2 = ${size ** 2}`,
    asked === "(x + y)^2"
      ? `The left side is $(x + y)^2$, the expression that is asked for.`
      : `The left side is $(x + y)^2$, so $x + y$ is $${size}$ or $${-size}$.`,
  ];
};
const squareOfDifference: Fact = ({ x, y }, asked) => {
  const size = Math.abs(x - y);
  const square = `Subtracting $2xy$ from both sides gives $x^2 - 2xy + y^2 = ${size ** 2}$`;
  const gives: Readonly<Record<string, string>> = {
    "(x - y)^2": `${square}. The left side is $(x - y)^2$, the expression that is asked for.`,
    "|x - y|": `${square}, or $(x - y)^2 = ${size ** 2}$. So $x - y$ is $${size}$ or $${-size}$, and both have the absolute value ${size}.`,
  };
  return [
    `x^2 + y^2 = 2xy + ${size ** 2}`,
    gives[asked] ??
      `${square}, or $(x - y)^2 = ${size ** 2}$. So $x - y$ is $${size}$ or $${-size}$.`,
  ];
};
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
const multipleOf: Fact = ({ x, y }, asked) => [
  `x = ${times(x / y, "y")}`,
  `Replacing $x$ gives ${valueForRatio(asked, x / y)}.`,
];
const ratioHidden: Fact = ({ x, y }, asked) => {
  const r = x / y;
  return [
    `\\frac{x + ${times(r + 1, "y")}}{y} = ${2 * r + 1}`,
    `Multiplying by $y$ gives $x + ${times(r + 1, "y")} = ${times(2 * r + 1, "y")}$, so $x = ${times(r, "y")}$ and ${valueForRatio(asked, r)}.`,
  ];
};
/** Both r and its reciprocal, for an expression in which x and y can change places. */
const eitherRatio: Fact = ({ x, y }, asked) => {
  const r = x / y;
  return [
    `${times(r, "x^2")} - ${times(r * r + 1, "xy")} + ${times(r, "y^2")} = 0`.replace("- -", "+ "),
    `The left side is $(x ${minus(-r)}y)(${times(r, "x")} - y)$, so $x = ${times(r, "y")}$ or $y = ${times(r, "x")}$. If $x = ${times(r, "y")}$, ${valueForRatio(asked, r)}. If $y = ${times(r, "x")}$, $x$ and $y$ change places, and the value is the same.`,
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
    `Expanding and collecting the terms with $xy$ gives $${size}(x^2 + y^2) = ${times(Math.sign(r) * (r * r + 1), "xy")}$. Dividing by $${size}xy$ gives $${SYMMETRIC} = ${texFraction(new Fraction(r * r + 1, r))}$.`,
  ];
};

/** What both statements give in the design's own numbers, or null if examples say enough. */
function togetherOf(facts: readonly Fact[], one: Case, asked: string): string | null {
  const { x, y } = one;
  const has = (...both: readonly Fact[]): boolean => both.every((fact) => facts.includes(fact));
  if (has(squareOfSum, positiveSum))
    return `Of the two values of $x + y$, only the ${x + y > 0 ? "positive" : "negative"} one is left.`;
  if (has(squareOfDifference, order))
    return `Because $x$ is ${x > y ? "greater" : "less"} than $y$, $x - y$ is ${x > y ? "positive" : "negative"}.`;
  if (has(factored, different) || has(factored, order))
    return `Because $x$ and $y$ are different, $x = y$ is ruled out, and $x + y = ${x + y}$ is left.`;
  if (has(squaredRatio, sameSigns))
    return `Because the signs are ${x * y > 0 ? "the same" : "different"}, only $x = ${times(x / y, "y")}$ is left, and ${valueForRatio(asked, x / y)}.`;
  if (has(squareOfSum, sameSigns))
    return `That the signs are ${x * y > 0 ? "the same" : "different"} doesn't say whether $x + y$ is positive.`;
  if (has(squareOfDifference, sameSigns))
    return `That the signs are ${x * y > 0 ? "the same" : "different"} doesn't say which of $x$ and $y$ is greater.`;
  if (has(squareOfSum, difference))
    return `With $x - y = ${x - y}$, both $x + y = ${Math.abs(x + y)}$ and $x + y = ${-Math.abs(x + y)}$ can be solved for $x$ and $y$.`;
  if (has(factored, product))
    return `Two different numbers with the sum $${x + y}$ have the product $${x * y}$, but so do two equal numbers.`;
  if (has(squaredRatio, squares))
    return `Replacing $x^2$ gives $${times((x / y) ** 2 + 1, "y^2")} = ${x * x + y * y}$, so $y^2 = ${y * y}$ and $x^2 = ${x * x}$. The signs of $x$ and $y$ are still unknown.`;
  return has(squares, product) ? fromSquares(one, asked) : null;
}

/** The square of a sum or a difference, from the sum of the squares and the product. */
function fromSquares({ x, y }: Case, asked: string): string {
  const isSum = asked === "x + y";
  const value = isSum ? x + y : x - y;
  const [all, twice] = [x * x + y * y, 2 * x * y];
  const added = isSum ? twice : -twice;
  return `$(${asked})^2 = x^2 + y^2 ${isSum ? "+" : "-"} 2xy = ${all} ${added < 0 ? "-" : "+"} ${Math.abs(added)} = ${value * value}$. So $${asked}$ is $${Math.abs(value)}$ or $${-Math.abs(value)}$.`;
}

const SOLVE = "Two equations for two unknowns look as if both were needed.";
const ONE_ROOT = "It's easy to take only one of the two square roots, which leaves a single value.";
const CANCEL =
  "Dividing both sides by $x - y$ loses the case $x = y$, which leaves a single value.";
const PLENTY = "Two equations for two unknowns look as if they had to be enough.";
const FRACTION =
  "The equation with the fraction hides the ratio of $x$ to $y$, so it looks too weak.";
const EITHER =
  "The quadratic equation leaves two ratios of $x$ to $y$, so it looks too weak. But both give the same value.";
const CHOOSE_RATIO =
  "The quadratic equation leaves two ratios of $x$ to $y$, so a fact that tells them apart looks necessary. But both give the same value.";
const HIDDEN_SQUARE =
  "The equation with $2xy$ doesn't give $x$ or $y$, so it looks too weak. But it gives the square itself.";
const TWO_DIFFERENCES =
  "The equation with $2xy$ leaves two values of $x - y$, so it looks too weak. But both have the same absolute value.";
const CHOOSE_ROOT =
  "The equation with squares leaves two values of $x + y$, so the signs look necessary. But only the square of $x + y$ is asked for.";
const SIGNS_SUM =
  "The signs of $x$ and $y$ look like what is missing to choose between the two values of $x + y$.";
const SIGNS_DIFFERENCE =
  "The signs of $x$ and $y$ look like what is missing to choose between the two values of $x - y$.";
const RULED_OUT = "The product looks as if it ruled out the case $x = y$.";

const DESIGNS: readonly Design[] = [
  design(QUOTIENT, [multipleOf, ratioHidden], "D", "hidden-enough", "A", FRACTION, 5),
  design(SYMMETRIC, [multipleOf, eitherRatio], "D", "hidden-enough", "A", EITHER, 7.5),
  design(SYMMETRIC, [squareProduct, eitherRatio], "D", "hidden-enough", "C", SOLVE, 8),
  design(
    "(x - y)^2",
    [squareOfDifference, difference],
    "D",
    "hidden-enough",
    "B",
    HIDDEN_SQUARE,
    4,
  ),
  design(
    "|x - y|",
    [squareOfDifference, difference],
    "D",
    "hidden-enough",
    "B",
    TWO_DIFFERENCES,
    6,
  ),
  design(QUOTIENT, [multipleOf, sum], "A", "c-trap", "C", SOLVE, 5),
  design(QUOTIENT, [ratioHidden, product], "A", "c-trap", "C", SOLVE, 6),
  design(SYMMETRIC, [eitherRatio, order], "A", "c-trap", "C", CHOOSE_RATIO, 8),
  design(SYMMETRIC, [squareProduct, difference], "A", "c-trap", "C", SOLVE, 7),
  design("|x - y|", [squareOfDifference, product], "A", "c-trap", "C", SOLVE, 6),
  design("(x + y)^2", [squareOfSum, sameSigns], "A", "c-trap", "C", CHOOSE_ROOT, 4),
  design("x + y", [squareOfSum, positiveSum], "C", "false-enough", "A", ONE_ROOT, 4),
  design("x - y", [squareOfDifference, order], "C", "false-enough", "A", ONE_ROOT, 5),
  design("x + y", [factored, different], "C", "false-enough", "A", CANCEL, 6),
  design("x + y", [factored, order], "C", "false-enough", "A", CANCEL, 7),
  design(QUOTIENT, [squaredRatio, sameSigns], "C", "false-enough", "A", ONE_ROOT, 7.5),
  design("x + y", [squareOfSum, sameSigns], "E", "near-miss", "C", SIGNS_SUM, 5),
  design("x + y", [squareOfSum, difference], "E", "near-miss", "C", PLENTY, 6),
  design("x + y", [squares, product], "E", "near-miss", "C", PLENTY, 6),
  design("x - y", [squares, product], "E", "near-miss", "C", PLENTY, 6),
  design("x - y", [squareOfDifference, sameSigns], "E", "near-miss", "C", SIGNS_DIFFERENCE, 5),
  design("x + y", [factored, product], "E", "near-miss", "C", RULED_OUT, 7),
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
  const told = drawn.facts.map((fact) => fact({ x, y }, drawn.asked));
  if (told.some(([tex]) => /[+-] -/.test(tex))) return null;
  const [one, two] = told.map(saidOf) as [Said<Case>, Said<Case>];
  const cases = CASES.filter((at) => isAllowed(drawn.asked, at));
  const both = togetherOf(drawn.facts, { x, y }, drawn.asked);
  const findings = findingsOf(drawn.asked, cases, [one, two], both);
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

/** The value for a pair, with numerator and denominator where it's a fraction. */
function worked(asked: string, { x, y }: Case, value: string): string {
  const [top, bottom] = asked === QUOTIENT ? [x + y, x - y] : [x * x + y * y, x * y];
  const fraction = `\\frac{${top}}{${bottom}}`;
  const isShown = asked in CONDITIONS && bottom !== 1 && fraction !== value;
  return `$${asked} = ${isShown ? `${fraction} = ` : ""}${value}$`;
}

function findingsOf(
  asked: string,
  cases: readonly Case[],
  said: readonly [Said<Case>, Said<Case>],
  both: string | null,
) {
  const answer = answerOf(asked);
  const at = (one: Case) => `$x = ${one.x}$ and $y = ${one.y}$`;
  const { first, second, together } = findingsByCases(cases, said, answer, {
    together: () => both ?? "",
    settled: (one) => `So the value of $${asked}$ is $${texOf(answer(one))}$.`,
    rivals: (one, other) =>
      `For ${at(one)}, ${worked(asked, one, texOf(answer(one)))}, but for ${at(other)}, ${worked(asked, other, texOf(answer(other)))}.`,
  });
  return {
    first: withoutRepeat(first),
    second: withoutRepeat(second),
    together: withoutRepeat(together),
  };
}

/** What ends with the value doesn't have to be followed by the sentence that names it. */
function withoutRepeat(finding: Sufficiency): Sufficiency {
  const why = finding.why.replace(/(= (\S+)\$\.) So the value of .+ is \$\2\$\.$/, "$1");
  return { ...finding, why };
}

type Thoughts = Required<Omit<Solution, "steps">>;

/** Which kinds of statements fix the ratio, as far as they occur. */
function hintOn(facts: readonly Fact[]): string {
  const named = facts.includes(sum)
    ? "sum"
    : facts.includes(difference)
      ? "difference"
      : facts.includes(product)
        ? "product"
        : null;
  if (named) return ` A ${named} other than 0 doesn't.`;
  return facts.some((one) => [eitherRatio, squaredRatio, squares].includes(one))
    ? " An equation with squares may leave two ratios."
    : "";
}

/** What helps with an expression that is a square, an absolute value, or not. */
function thoughtsOn({ asked, facts }: Numbers): Omit<Thoughts, "takeaway"> {
  if (asked in CONDITIONS)
    return {
      idea: `Dividing numerator and denominator by ${asked === QUOTIENT ? "$y$" : "$xy$"} shows that the expression depends only on the ratio of $x$ to $y$.`,
      fast: [`Ask of each statement whether it fixes the ratio.${hintOn(facts)}`],
      check: `Does a statement leave one ratio of $x$ to $y$, or two?${asked === SYMMETRIC ? " If it leaves two, do they give the same value?" : ""}`,
    };
  const whole = `Work toward $${asked}$ as a whole, and count its possible values instead of those of $x$ and $y$.`;
  const check =
    "If a pair fits, try the pair with both signs changed and the pair with $x$ and $y$ exchanged.";
  if (asked.endsWith("^2"))
    return {
      idea: whole,
      fast: [
        `Multiply out: $${asked} = x^2 ${asked.includes("+") ? "+" : "-"} 2xy + y^2$. Look for this square in the statements. Its root isn't needed.`,
      ],
      check,
    };
  if (asked.startsWith("|"))
    return {
      idea: whole,
      fast: [
        "The square $(x - y)^2$ gives $|x - y|$, because its two roots have the same absolute value.",
      ],
      check,
    };
  const fast = facts.includes(factored)
    ? "Factor $x^2 - y^2$ as $(x + y)(x - y)$, and keep the case $x = y$."
    : facts.includes(squares)
      ? `The sum of the squares and the product give $(${asked})^2 = x^2 + y^2 ${asked.includes("+") ? "+" : "-"} 2xy$, but a square doesn't give the sign of $${asked}$.`
      : `Look for $(${asked})^2$ in the statements. It leaves two values of $${asked}$ unless something says whether $${asked}$ is positive.`;
  return { idea: whole, fast: [fast], check };
}

const TAKEAWAYS: Readonly<Record<PairKey, string>> = {
  A: "Two unknowns don't need two equations when the question is about a combination of them.",
  C: "An equation with squares or products may leave two cases. Look for the fact that excludes one.",
  D: "Two unknowns don't need two equations when the question is about a combination of them.",
  E: "Two facts about two unknowns can still leave two answers. Look for a second pair that fits both.",
};

function solutionOf(numbers: Numbers): Solution {
  return {
    ...thoughtsOn(numbers),
    steps: stepsOfFindings(numbers.findings),
    takeaway: TAKEAWAYS[numbers.key],
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
