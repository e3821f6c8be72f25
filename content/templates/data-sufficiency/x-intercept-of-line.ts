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
  readonly gives: (at: Case) => string;
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
    gives: ({ p }) => `This means that $b = ${-p}m$, so $-\\frac{b}{m} = ${p}$.`,
  },
  mirrored: {
    text: (line, { p }) =>
      `${upper(line)} passes through the points $(r, s)$ and $(${2 * p} - r, -s)$.`,
    holds: ({ p }, at) => p === at.p,
    gives: ({ p }) =>
      `The point halfway between the two points lies on the line. It's $\\left(\\frac{r + ${2 * p} - r}{2}, \\frac{s - s}{2}\\right) = (${p}, 0)$, a point of the $x$-axis.`,
  },
  meets: {
    text: (line, { p }) =>
      `${upper(line)} intersects the line $y = 3x ${p < 0 ? "+" : "-"} ${3 * Math.abs(p)}$ at a point on the $x$-axis.`,
    holds: ({ p }, at) => p === at.p,
    gives: ({ p }) =>
      `The two lines have the same $x$-intercept, and $3x ${p < 0 ? "+" : "-"} ${3 * Math.abs(p)} = 0$ gives $x = ${p}$.`,
  },
  slope: {
    text: (line, { m }) => `The slope of ${line} is ${tex(m)}.`,
    holds: ({ m }, at) => m === at.m,
    gives: ({ m }) => `This gives $m = ${m}$ but not $b$.`,
  },
  perpendicular: {
    text: (line, at) => `${upper(line)} is perpendicular to the line $y = ${perpendicular(at)}$.`,
    holds: ({ m }, at) => m === at.m,
    gives: ({ m }) =>
      `The slope of the given line is $${opposite(m)}$, so $m = ${m}$, but $b$ isn't known.`,
  },
  height: {
    text: (line, at) => `The $y$-intercept of ${line} is ${tex(yIntercept(at))}.`,
    holds: (one, at) => near(yIntercept(one), yIntercept(at)),
    gives: (at) => `This gives $b = ${yIntercept(at)}$ but not $m$.`,
  },
  point: {
    text: (line, at) => `${upper(line)} passes through the point ${point(at, 2)}.`,
    holds: (one, at) => near(yOf(one, 2), yOf(at, 2)),
    gives: (at) =>
      `This gives only $2m + b = ${yOf(at, 2)}$, and many lines pass through this point.`,
  },
  greater: {
    text: (line, at) => moreText(line, yIntercept(at) - at.m),
    holds: (one, at) => near(yIntercept(one) - one.m, yIntercept(at) - at.m),
    gives: (at) => `This gives only $b - m = ${yIntercept(at) - at.m}$.`,
  },
  behind: {
    text: (line, at) => `${upper(line)} passes through the point ${point(at, -1)}.`,
    holds: (one, at) => near(yOf(one, -1), yOf(at, -1)),
    gives: (at) => `For $x = -1$, $mx + b = b - m$, so this gives only $b - m = ${yOf(at, -1)}$.`,
  },
  product: {
    text: (line, at) =>
      `The product of the slope and the $y$-intercept of ${line} is ${tex(at.m * yIntercept(at))}.`,
    holds: (one, at) => near(one.m * yIntercept(one), at.m * yIntercept(at)),
    gives: (at) =>
      `This gives $mb = ${at.m * yIntercept(at)}$, but the product doesn't give the quotient.`,
  },
  area: {
    text: (line, at) =>
      `The triangle bounded by ${line} and the two coordinate axes has an area of ${area(at)}.`,
    holds: (one, at) => near(area(one), area(at)),
    gives: (at) =>
      `The legs of the triangle lie on the axes, and the product of their lengths is $2 \\cdot ${area(at)} = ${2 * area(at)}$. That doesn't give the lengths.`,
  },
} as const satisfies Record<string, Fact>;

/** The slope of a perpendicular line. */
function opposite(m: number): string {
  const sign = m > 0 ? "-" : "";
  return Math.abs(m) === 1 ? `${sign}1` : `${sign}\\frac{1}{${Math.abs(m)}}`;
}

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
  readonly both?: (at: Case) => string;
}

const USUAL = "A line seems to need its slope and one point.";
const TWO = "Neither the slope nor any point of the line is given as a number.";
const AREA =
  "The statements seem to fix the triangle, but its sides are lengths, and a length doesn't tell on which side of the origin the intercept is.";
const NEITHER =
  "Neither statement gives the slope as a number, so they look too weak even together.";

/** "a" for 1, "2a" for 2. */
const times = (n: number, letter: string): string => `${n === 1 ? "" : n}${letter}`;
/** "+ 3" or "- 3" */
const signed = (n: number): string => `${n < 0 ? "-" : "+"} ${Math.abs(n)}`;
/** "$-\\frac{b}{m} = -\\frac{-12}{2} = 6$", which is the x-intercept. */
const quotient = (at: Case): string =>
  `$-\\frac{b}{m} = -\\frac{${yIntercept(at)}}{${at.m}} = ${at.p}$`;

/** How m and b are found. */
const slopeAndPoint = (at: Case): string =>
  `With $m = ${at.m}$, $2m + b = ${yOf(at, 2)}$ becomes $${2 * at.m} + b = ${yOf(at, 2)}$, so $b = ${yIntercept(at)}$. Then ${quotient(at)}.`;
const slopeAndHeight = (at: Case): string =>
  `The statements give $m = ${at.m}$ and $b = ${yIntercept(at)}$, so ${quotient(at)}.`;
const moreAndPoint = (at: Case): string => {
  const more = yIntercept(at) - at.m;
  return `With $b = m ${signed(more)}$, $2m + b = ${yOf(at, 2)}$ becomes $3m ${signed(more)} = ${yOf(at, 2)}$. So $3m = ${yOf(at, 2) - more}$, $m = ${at.m}$, and $b = ${at.m} ${signed(more)} = ${yIntercept(at)}$. Then ${quotient(at)}.`;
};
const productAndHeight = (at: Case): string =>
  `With $b = ${yIntercept(at)}$, $mb = ${at.m * yIntercept(at)}$ gives $m = \\frac{${at.m * yIntercept(at)}}{${yIntercept(at)}} = ${at.m}$, so ${quotient(at)}.`;
const moreAndSlope = (at: Case): string => {
  const more = yIntercept(at) - at.m;
  return `With $m = ${at.m}$, $b = ${at.m} ${signed(more)} = ${yIntercept(at)}$, so ${quotient(at)}.`;
};

/** Why the triangle leaves two x-intercepts. */
const eitherSide = ({ p }: Case): string => {
  const n = Math.abs(p);
  return `But the line can cross the $x$-axis on either side of the origin, so the $x$-intercept is ${n} or $-${n}$.`;
};
const areaAndHeight = (at: Case): string => {
  const height = Math.abs(yIntercept(at));
  return `The leg on the $y$-axis has the length ${height}, so the other one has the length $\\frac{${2 * area(at)}}{${height}} = ${Math.abs(at.p)}$. ${eitherSide(at)}`;
};
const areaAndSlope = (at: Case): string => {
  const [steep, n] = [Math.abs(at.m), Math.abs(at.p)];
  return `Because the slope is $${at.m}$, a leg of length $k$ on the $x$-axis goes with one of length $${times(steep, "k")}$ on the $y$-axis. Their product is $${times(steep, "k^2")} = ${2 * area(at)}$, so $k = ${n}$. ${eitherSide(at)}`;
};

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
    both: slopeAndPoint,
    facts: ["perpendicular", "point"],
    ...designed("hidden-enough", "E", NEITHER, 3),
  },
  {
    key: "C",
    both: slopeAndHeight,
    facts: ["perpendicular", "height"],
    ...designed("hidden-enough", "E", NEITHER, 3),
  },
  {
    key: "C",
    both: moreAndPoint,
    facts: ["greater", "point"],
    ...designed("hidden-enough", "E", NEITHER, 5),
  },
  {
    key: "C",
    both: productAndHeight,
    facts: ["product", "height"],
    ...designed("hidden-enough", "E", NEITHER, 4),
  },
  {
    key: "C",
    both: moreAndSlope,
    facts: ["greater", "perpendicular"],
    ...designed("hidden-enough", "E", NEITHER, 4),
  },
  { key: "D", facts: ["ratio", "mirrored"], ...designed("hidden-enough", "E", TWO, 5) },
  {
    key: "E",
    both: areaAndHeight,
    facts: ["area", "height"],
    ...designed("near-miss", "C", AREA, 4),
  },
  {
    key: "E",
    both: areaAndSlope,
    facts: ["area", "slope"],
    ...designed("near-miss", "C", AREA, 5),
  },
  {
    key: "E",
    both: areaAndSlope,
    facts: ["area", "perpendicular"],
    ...designed("near-miss", "C", AREA, 5),
  },
  {
    key: "E",
    both: (at) =>
      `Both statements say the same thing: $b - m = ${yOf(at, -1)}$. That leaves many values of $-\\frac{b}{m}$.`,
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
    return { text: text(line, at), holds: (one) => holds(one, at), gives: gives(at) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(said, line, design.both?.(at) ?? "");
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

/** What to look at again, and what to remember. */
function closingOf({ key, facts }: Design): { check: string; takeaway: string } {
  if (facts.includes("area")) {
    return {
      check: "Consider lines on both sides of the origin.",
      takeaway:
        "Lengths don't have a sign, so an area leaves an intercept on either side of the origin.",
    };
  }
  const check = "Consider lines that rise and lines that fall.";
  if (key === "E") {
    return {
      check,
      takeaway:
        "Write both statements as equations in $m$ and $b$ to see whether they're the same.",
    };
  }
  return {
    check,
    takeaway:
      key === "C"
        ? "If neither statement gives the ratio of $b$ to $m$, two different equations in $m$ and $b$ can give both."
        : "An $x$-intercept needs only the ratio of the $y$-intercept to the slope, so don't wait for the whole equation.",
  };
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
        ...closingOf(design),
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
