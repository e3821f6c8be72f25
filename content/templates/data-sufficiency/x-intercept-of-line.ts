import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  near,
  numbersIn,
  type PairKey,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** Slope m, which isn't 0, and x-intercept p; so the y-intercept is −mp. */
type Case = Readonly<{ m: number; p: number }>;

const SIGNED = range(1, 16).flatMap((n) => [n, -n]);
const SLOPES = [...SIGNED, ...[2, 3, 4, 5, 6, 8].flatMap((n) => [1 / n, -1 / n])];
const INTERCEPTS = [...SIGNED, 0, ...[0.25, 0.5, 0.75, 1.5, 2.5, 3.5, 4.5].flatMap((n) => [n, -n])];
const CASES: readonly Case[] = SLOPES.flatMap((m) => INTERCEPTS.map((p) => ({ m, p })));

const yOf = ({ m, p }: Case, x: number): number => tidy(m * (x - p));
const yIntercept = (one: Case): number => yOf(one, 0);

interface Fact {
  readonly text: (line: string, at: Case) => string;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: string;
}

const point = (at: Case, x: number): string => `$(${x}, ${yOf(at, x)})$`;
const area = ({ m, p }: Case): number => Math.abs(m * p * p) / 2;
const perpendicular = ({ m }: Case): string =>
  `${m > 0 ? "-" : ""}${Math.abs(m) === 1 ? "x" : `\\frac{x}{${Math.abs(m)}}`}`;

const FACTS = {
  ratio: {
    text: (line, { p }) =>
      `The $y$-intercept of ${line} is ${p === -2 ? "twice" : `${tex(-p)} times`} its slope.`,
    holds: ({ p }, at) => p === at.p,
    gives: "If $b$ is this multiple of $m$, then $-\\frac{b}{m}$ is known.",
  },
  mirrored: {
    text: (line, { p }) =>
      `${upper(line)} passes through the points $(r, s)$ and $(${2 * p} - r, -s)$.`,
    holds: ({ p }, at) => p === at.p,
    gives: "The point halfway between the two points lies on the line and on the $x$-axis.",
  },
  meets: {
    text: (line, { p }) =>
      `${upper(line)} intersects the line $y = 3x ${p < 0 ? "+" : "-"} ${3 * Math.abs(p)}$ at a point on the $x$-axis.`,
    holds: ({ p }, at) => p === at.p,
    gives: "The two lines have the same $x$-intercept, and the equation gives it.",
  },
  slope: {
    text: (line, { m }) => `The slope of ${line} is ${tex(m)}.`,
    holds: ({ m }, at) => m === at.m,
    gives: "This gives $m$ but not $b$.",
  },
  perpendicular: {
    text: (line, at) => `${upper(line)} is perpendicular to the line $y = ${perpendicular(at)}$.`,
    holds: ({ m }, at) => m === at.m,
    gives: "This gives $m$ but not $b$.",
  },
  height: {
    text: (line, at) => `The $y$-intercept of ${line} is ${tex(yIntercept(at))}.`,
    holds: (one, at) => near(yIntercept(one), yIntercept(at)),
    gives: "This gives $b$ but not $m$.",
  },
  point: {
    text: (line, at) => `${upper(line)} passes through the point ${point(at, 2)}.`,
    holds: (one, at) => near(yOf(one, 2), yOf(at, 2)),
    gives: "Many lines pass through this point.",
  },
  greater: {
    text: (line, at) => moreText(line, yIntercept(at) - at.m),
    holds: (one, at) => near(yIntercept(one) - one.m, yIntercept(at) - at.m),
    gives: "This gives only the difference between $b$ and $m$.",
  },
  behind: {
    text: (line, at) => `${upper(line)} passes through the point ${point(at, -1)}.`,
    holds: (one, at) => near(yOf(one, -1), yOf(at, -1)),
    gives: "This gives only the difference between $b$ and $m$.",
  },
  product: {
    text: (line, at) =>
      `The product of the slope and the $y$-intercept of ${line} is ${tex(at.m * yIntercept(at))}.`,
    holds: (one, at) => near(one.m * yIntercept(one), at.m * yIntercept(at)),
    gives: "The product $mb$ doesn't give the quotient.",
  },
  area: {
    text: (line, at) =>
      `The triangle bounded by ${line} and the two coordinate axes has an area of ${area(at)}.`,
    holds: (one, at) => near(area(one), area(at)),
    gives: "The area gives only the product of two lengths.",
  },
} as const satisfies Record<string, Fact>;

function tex(n: number): string {
  return n < 0 ? `$-${-n}$` : `${n}`;
}

function upper(line: string): string {
  return line.replace(/^l/, "L");
}

function moreText(line: string, more: number): string {
  return `The $y$-intercept of ${line} is ${Math.abs(more)} ${more > 0 ? "greater" : "less"} than its slope.`;
}

interface Design extends DesignedPair<keyof typeof FACTS> {
  readonly key: PairKey;
  readonly both?: string;
}

const USUAL = "A line seems to need its slope and one point.";
const TWO = "Neither the slope nor any point of the line is given as a number.";
const AREA =
  "The statements seem to fix the triangle, but its sides are lengths, and a length doesn't tell on which side of the origin the intercept is.";
const NEITHER = "Neither statement gives the slope.";
const SIDES =
  "The lengths are known, but not on which side of the $y$-axis the line crosses the $x$-axis.";
const BOTH = "Together they give $m$ and $b$.";

const DESIGNS: readonly Design[] = [
  { key: "A", facts: ["ratio", "height"], ...designed("c-trap", "C", USUAL, 4) },
  { key: "A", facts: ["ratio", "slope"], ...designed("c-trap", "C", USUAL, 4) },
  { key: "A", facts: ["ratio", "point"], ...designed("c-trap", "C", USUAL, 4) },
  { key: "A", facts: ["mirrored", "slope"], ...designed("c-trap", "C", USUAL, 5) },
  { key: "A", facts: ["mirrored", "perpendicular"], ...designed("c-trap", "C", USUAL, 5) },
  { key: "A", facts: ["mirrored", "height"], ...designed("c-trap", "C", USUAL, 5) },
  { key: "A", facts: ["meets", "slope"], ...designed("c-trap", "C", USUAL, 3) },
  { key: "A", facts: ["meets", "point"], ...designed("c-trap", "C", USUAL, 3) },
  { key: "D", facts: ["ratio", "meets"], ...designed("hidden-enough", "E", TWO, 4) },
  { key: "D", facts: ["mirrored", "meets"], ...designed("hidden-enough", "E", TWO, 5) },
  {
    key: "C",
    both: BOTH,
    facts: ["perpendicular", "point"],
    ...designed("hidden-enough", "E", NEITHER, 3),
  },
  {
    key: "C",
    both: BOTH,
    facts: ["perpendicular", "height"],
    ...designed("hidden-enough", "E", NEITHER, 3),
  },
  {
    key: "C",
    both: BOTH,
    facts: ["greater", "point"],
    ...designed("hidden-enough", "E", NEITHER, 5),
  },
  {
    key: "C",
    both: BOTH,
    facts: ["product", "height"],
    ...designed("hidden-enough", "E", NEITHER, 4),
  },
  {
    key: "C",
    both: BOTH,
    facts: ["greater", "perpendicular"],
    ...designed("hidden-enough", "E", NEITHER, 4),
  },
  { key: "D", facts: ["ratio", "mirrored"], ...designed("hidden-enough", "E", TWO, 5) },
  { key: "E", both: SIDES, facts: ["area", "height"], ...designed("near-miss", "C", AREA, 4) },
  { key: "E", both: SIDES, facts: ["area", "slope"], ...designed("near-miss", "C", AREA, 5) },
  {
    key: "E",
    both: SIDES,
    facts: ["area", "perpendicular"],
    ...designed("near-miss", "C", AREA, 5),
  },
  {
    key: "E",
    both: "For $x = -1$, the equation $y = mx + b$ becomes $y = b - m$, so the statements say the same.",
    facts: ["greater", "behind"],
    ...designed(
      "near-miss",
      "C",
      "Two facts about the slope and the $y$-intercept look like enough for both.",
      6,
    ),
  },
];

type Stem = (line: string) => string;

const NOT_LEVEL: readonly Stem[] = [
  (line) =>
    `If the slope of ${line} in the $xy$-plane is not 0, what is the $x$-intercept of ${line}?`,
  (line) => `In the $xy$-plane, ${line} has a nonzero slope. What is the $x$-intercept of ${line}?`,
];
const STEMS: readonly Stem[] = [
  ...NOT_LEVEL,
  (line) => `In the $xy$-plane, what is the $x$-intercept of ${line}?`,
  (line) => `At what point does ${line} intersect the $x$-axis in the $xy$-plane?`,
];

/** The $x$-axis itself would fit such a statement, so the stem has to exclude it. */
function isOpenToAxis({ facts }: Design): boolean {
  return facts.some((name) => ["ratio", "mirrored", "meets"].includes(name));
}

const LINES = ["k", "\\ell", "n", "p", "q"] as const;

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(DESIGNS.filter((one) => one.key === key)), rng);
  const at: Case = {
    m: rng.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    p: rng.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]),
  };
  if (at.p === 2 || !Number.isInteger(area(at)) || yIntercept(at) === at.m) return null;
  if (at.p < 0 && design.facts.includes("mirrored")) return null;
  const line = `line $${rng.pick(LINES)}$`;
  const said = design.facts.map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(line, at), holds: (one) => holds(one, at), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(said, line, design.both ?? "");
  return hasKey(findings, key) ? { line, design, said, findings } : null;
}

function findingsOf(said: readonly [Said<Case>, Said<Case>], line: string, both: string) {
  return findingsByCases(CASES, said, ({ p }) => p, {
    together: () => both,
    settled: ({ p }) => `So the $x$-intercept is ${tex(p)}.`,
    rivals: (one, other) =>
      `If ${line} is ${equation(one)}, the $x$-intercept is ${tex(one.p)}, but if it is ${equation(other)}, the $x$-intercept is ${tex(other.p)}.`,
  });
}

/** "2(x - 3)", "x + 4" */
function equation({ m, p }: Case): string {
  const factor = p === 0 ? "x" : `x ${p < 0 ? "+" : "-"} ${Math.abs(p)}`;
  if (m === 1) return `$y = ${factor}$`;
  return `$y = ${m === -1 ? "-" : fraction(m)}${p === 0 ? factor : `(${factor})`}$`;
}

function fraction(m: number): string {
  const sign = m < 0 ? "-" : "";
  return Math.abs(m) < 1 ? `${sign}\\frac{1}{${Math.round(1 / Math.abs(m))}}` : `${m}`;
}

export const template: SufficiencyTemplate = {
  id: "x-intercept-of-line",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "An x-intercept is a quotient, so that a ratio or a symmetry may give it without the line.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { line, design, said, findings } = numbers;
    return {
      variant: design.facts.toSorted().join("-"),
      context: "pure",
      difficulty: design.level,
      stem: rng.pick(isOpenToAxis(design) ? NOT_LEVEL : STEMS)(line),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: "For the line $y = mx + b$, the $x$-intercept is $-\\frac{b}{m}$, so it takes only the ratio of $b$ to $m$, or a point of the line on the $x$-axis.",
        fast: [
          "Sketch the line that a statement describes, and try to tilt it about a point. If the point on the $x$-axis moves, the statement isn't enough.",
        ],
        steps: stepsOfFindings(findings),
        check: "Consider lines that rise and lines that fall.",
        takeaway:
          "An $x$-intercept needs only the ratio of the $y$-intercept to the slope, so don't wait for the whole equation.",
      },
    };
  },

  /** Tries lines with simple slopes and x-intercepts in the printed statements. */
  check({ statements }) {
    return { cases: CASES, ...conditionsOf(statements, conditionOf), answer: ({ p }: Case) => p };
  },
};

const y = ({ m, p }: Case, x: number): number => m * x - m * p;

function conditionOf(said: string): (one: Case) => boolean {
  const [a = 0, b = 0] = numbersIn(said);
  const other = /y = 3x ([+-]) (\d+)/.exec(said);
  if (other) return ({ p }) => 3 * p === (other[1] === "+" ? -1 : 1) * Number(other[2]);
  if (said.includes("twice its slope")) return (one) => near(y(one, 0), 2 * one.m);
  if (said.includes("times its slope")) return (one) => near(y(one, 0), a * one.m);
  if (said.includes("than its slope")) {
    return (one) => near(y(one, 0) - one.m, said.includes("greater") ? a : -a);
  }
  // Any r shows it: the two points' heights must be opposite.
  if (said.includes("and $(")) return (one) => near(y(one, 1), -y(one, a - 1));
  if (said.includes("the point")) return (one) => near(y(one, a), b);
  if (said.includes("perpendicular")) {
    const steep = Number(/frac\{x\}\{(\d+)\}/.exec(said)?.[1] ?? 1);
    return ({ m }) => m === (said.includes("= -") ? steep : -steep);
  }
  if (said.includes("product")) return (one) => near(one.m * y(one, 0), a);
  if (said.includes("area")) return (one) => near(Math.abs(y(one, 0) * one.p), 2 * a);
  return said.includes("intercept") ? (one) => near(y(one, 0), a) : ({ m }) => m === a;
}
