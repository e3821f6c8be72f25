import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  Fraction,
  hasKey,
  near,
  numbersIn,
  type PairKey,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
} from "@theta/items/template";

/** The line y = mx + b. Neither m nor b is 0. */
type Case = Readonly<{ m: number; b: number }>;
const SLOPES = range(1, 20).flatMap((k) => [k / 4, -k / 4]);
const HEIGHTS = range(1, 32).flatMap((k) => [k / 2, -k / 2]);
const CASES: readonly Case[] = SLOPES.flatMap((m) => HEIGHTS.map((b) => ({ m, b })));

/**
 * Everything is designed for Quadrant II, which a line misses if m > 0 and b < 0. The signs reflect it
 * in the y-axis and in the x-axis.
 */
interface Mirror {
  readonly quadrant: string;
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}
const MIRRORS: readonly Mirror[] = [
  { quadrant: "I", x: -1, y: 1 },
  { quadrant: "II", x: 1, y: 1 },
  { quadrant: "III", x: 1, y: -1 },
  { quadrant: "IV", x: -1, y: -1 },
];

const passes = ({ m, b }: Case, { x, y }: Mirror): boolean => !(x * y * m > 0 && y * b < 0);

/** A point, a slope that decides with it, and slopes and heights that don't. */
interface Numbers {
  readonly c: number;
  readonly d: number;
  readonly steep: number;
  readonly flat: Fraction;
  readonly low: number;
}
const NUMBERS: readonly Numbers[] = [
  { c: 4, d: 3, steep: 1, flat: new Fraction(1, 2), low: 2 },
  { c: 2, d: 3, steep: 2, flat: new Fraction(1), low: 2 },
  { c: 4, d: 2, steep: 1, flat: new Fraction(1, 4), low: 1 },
  { c: 2, d: 5, steep: 3, flat: new Fraction(2), low: 3 },
  { c: 4, d: 6, steep: 2, flat: new Fraction(1), low: 4 },
  { c: 2, d: 4, steep: 2, flat: new Fraction(3, 2), low: 1 },
];

const STEMS: readonly ((line: string, quadrant: string) => string)[] = [
  (line, quadrant) =>
    `In the *xy*-plane, line $${line}$ has slope $m$ and *y*-intercept $b$, where $mb \\neq 0$. Does line $${line}$ pass through Quadrant ${quadrant}?`,
  (line, quadrant) =>
    `If line $${line}$ in the *xy*-plane has equation $y = mx + b$, where $mb \\neq 0$, does line $${line}$ pass through Quadrant ${quadrant}?`,
  (line, quadrant) =>
    `Line $${line}$ in the *xy*-plane has equation $y = mx + b$, where $mb \\neq 0$. Does line $${line}$ contain any points in Quadrant ${quadrant}?`,
];

interface Fact {
  readonly text: (of: Mirror, n: Numbers, line: string) => string;
  readonly gives: string | ((of: Mirror, n: Numbers) => string);
}

/** "m > 2", or reflected. */
const beyond = (letter: string, sign: number, n: Fraction): string =>
  `$${letter} ${sign > 0 ? "\\gt" : "\\lt"} ${texFraction(new Fraction(sign * n.top, n.bottom))}$`;
const product = (of: Mirror, sign: number): string => `$mb ${of.x * sign > 0 ? "\\gt" : "\\lt"} 0$`;
const ZERO = new Fraction(0);

const sign = (isPositive: boolean): string => (isPositive ? "positive" : "negative");

/** "m is positive and b is negative", the signs of the lines that miss the quadrant. */
function missing({ x, y }: Mirror): string {
  return x * y === -y
    ? `$m$ and $b$ are both ${sign(x * y > 0)}`
    : `$m$ is ${sign(x * y > 0)} and $b$ is ${sign(y < 0)}`;
}

/** "b = 3 - 4m", for a line through the point. */
function heightOf({ x, y }: Mirror, { c, d }: Numbers): string {
  return `$b = ${y * d} ${x > 0 ? "-" : "+"} ${c}m$`;
}

/** How the signs of m and b compare in a line that misses the quadrant. */
const tied = ({ x }: Mirror): string => (x > 0 ? "opposite signs" : "the same sign");
/** What both statements give where the signs of m and b are tied and compared. */
function bothSigns(of: Mirror): string {
  const compared =
    of.x > 0 ? `$m ${of.y > 0 ? "\\gt" : "\\lt"} b$` : `$m + b ${of.y > 0 ? "\\lt" : "\\gt"} 0$`;
  return `$m$ and $b$ have ${tied(of)}, and ${compared}. So ${missing(of)}, and the line misses Quadrant ${of.quadrant}.`;
}
const FACTS = {
  missesOthers: {
    text: (of) => product(of, 1),
    gives: (of) =>
      `A line misses Quadrant ${of.quadrant} only if ${missing(of)}, and then $mb ${of.x > 0 ? "\\lt" : "\\gt"} 0$. The statement says the opposite, so the line doesn't miss the quadrant.`,
  },
  crossesSide: {
    text: ({ x }, _, line) =>
      `The *x*-intercept of line $${line}$ is ${x > 0 ? "negative" : "positive"}.`,
    gives: ({ x, quadrant }) =>
      `The line crosses the ${x > 0 ? "negative" : "positive"} half of the *x*-axis, which is an edge of Quadrant ${quadrant}. It isn't horizontal, so it has points on both sides of that edge, and some of them are in Quadrant ${quadrant}.`,
  },
  crossesOther: {
    text: ({ x }, _, line) =>
      `The *x*-intercept of line $${line}$ is ${x > 0 ? "positive" : "negative"}.`,
    gives: (of) =>
      `The *x*-intercept is $-\\frac{b}{m}$, so $m$ and $b$ have ${tied(of)}, but it isn't known which signs.`,
  },
  maybeMisses: {
    text: (of) => product(of, -1),
    gives: (of) => `$m$ and $b$ have ${tied(of)}, but it isn't known which signs.`,
  },
  slopeRight: {
    text: ({ x, y }) => beyond("m", -x * y, ZERO),
    gives: ({ x, y, quadrant }) =>
      `A line with a ${sign(-x * y > 0)} slope ${y > 0 ? "rises" : "falls"} without end to the ${x > 0 ? "left" : "right"}, so it reaches Quadrant ${quadrant}.`,
  },
  slopeWrong: {
    text: ({ x, y }) => beyond("m", x * y, ZERO),
    gives: ({ x, y, quadrant }) =>
      `With a ${sign(x * y > 0)} slope, the line misses Quadrant ${quadrant} if $b$ is ${sign(y < 0)}, but not if $b$ is ${sign(y > 0)}.`,
  },
  heightRight: {
    text: ({ y }) => beyond("b", y, ZERO),
    gives: ({ y, quadrant }) =>
      `The line crosses the ${sign(y > 0)} half of the *y*-axis, which is an edge of Quadrant ${quadrant}. It has points on both sides of that edge, and some of them are in Quadrant ${quadrant}.`,
  },
  heightWrong: {
    text: ({ y }) => beyond("b", -y, ZERO),
    gives: ({ x, y, quadrant }) =>
      `With a ${sign(y < 0)} *y*-intercept, the line misses Quadrant ${quadrant} if $m$ is ${sign(x * y > 0)}, but not if $m$ is ${sign(x * y < 0)}.`,
  },
  point: {
    text: ({ x, y }, { c, d }, line) =>
      `Line $${line}$ passes through the point $(${x * c}, ${y * d})$.`,
    gives: (of, n) => `The point gives ${heightOf(of, n)}, so $b$ depends on $m$.`,
  },
  steep: {
    text: ({ x, y }, { steep }) => beyond("m", x * y, new Fraction(steep)),
    gives: ({ x, y, quadrant }) =>
      `With a ${sign(x * y > 0)} slope, the line misses Quadrant ${quadrant} if $b$ is ${sign(y < 0)}, but not if $b$ is ${sign(y > 0)}.`,
  },
  flat: {
    text: ({ x, y }, { flat }) => beyond("m", x * y, flat),
    gives: ({ x, y, quadrant }) =>
      `With a ${sign(x * y > 0)} slope, the line misses Quadrant ${quadrant} if $b$ is ${sign(y < 0)}, but not if $b$ is ${sign(y > 0)}.`,
  },
  low: {
    text: ({ y }, { low }) => (y > 0 ? `$b \\lt ${low}$` : `$b \\gt -${low}$`),
    gives: "Neither the sign of $m$ nor that of $b$ is known.",
  },
  greater: {
    text: ({ x, y }) =>
      x > 0 ? `$m ${y > 0 ? "\\gt" : "\\lt"} b$` : `$m + b ${y > 0 ? "\\lt" : "\\gt"} 0$`,
    gives: "This allows more than one pair of signs of $m$ and $b$.",
  },
  sum: {
    text: ({ x, y }) =>
      x > 0 ? `$m + b ${y > 0 ? "\\gt" : "\\lt"} 0$` : `$m ${y > 0 ? "\\lt" : "\\gt"} b$`,
    gives: "This allows more than one pair of signs of $m$ and $b$.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 5);

const TWO = tense(
  "c-trap",
  "C",
  "A line has a slope and an intercept, so both statements look necessary.",
);
const BOUNDS = tense("hidden-enough", "E", "Neither the slope nor the intercept is known.");
const SIGNS = tense(
  "near-miss",
  "C",
  "The statements say something about both the slope and the intercept.",
);

/** What both statements give together. */
type Both = string | ((of: Mirror, n: Numbers) => string);
const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, Both?])[] = [
  ["A", ["missesOthers", "heightWrong"], TWO],
  ["A", ["crossesSide", "heightWrong"], TWO],
  ["A", ["crossesSide", "slopeWrong"], TWO],
  ["A", ["missesOthers", "greater"], TWO],
  ["A", ["crossesSide", "sum"], TWO],
  [
    "C",
    ["point", "steep"],
    BOUNDS,
    (of, n) =>
      `The point gives ${heightOf(of, n)}. With $${of.x * of.y > 0 ? `m \\gt ${n.steep}` : `m \\lt -${n.steep}`}$, $b ${of.y > 0 ? "\\lt" : "\\gt"} ${of.y * (n.d - n.steep * n.c)}$. So ${missing(of)}, and the line misses Quadrant ${of.quadrant}.`,
  ],
  ["C", ["maybeMisses", "greater"], BOUNDS, bothSigns],
  ["C", ["crossesOther", "greater"], BOUNDS, bothSigns],
  ["D", ["missesOthers", "slopeRight"], TWO],
  ["D", ["crossesSide", "heightRight"], TWO],
  ["D", ["crossesSide", "slopeRight"], TWO],
  ["D", ["missesOthers", "heightRight"], TWO],
  [
    "E",
    ["point", "flat"],
    SIGNS,
    (of, n) =>
      `The point gives ${heightOf(of, n)}, and within the bound on $m$, $b$ can be positive or negative.`,
  ],
  [
    "E",
    ["point", "low"],
    SIGNS,
    (of, n) =>
      `The point gives ${heightOf(of, n)}, and within the bound, $b$ can be positive or negative.`,
  ],
  [
    "E",
    ["maybeMisses", "sum"],
    SIGNS,
    "Either of $m$ and $b$ may have the greater absolute value.",
  ],
  ["E", ["slopeWrong", "greater"], SIGNS, "The sign of $b$ is still unknown."],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, names, { tension, trap }, both = ""] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [mirror, n, line] = [rng.pick(MIRRORS), rng.pick(NUMBERS), rng.pick(["k", "p", "t"])];
  const said = (rng.chance(0.5) ? names.toReversed() : names).map((name): Said<Case> => {
    const { text, gives }: Fact = FACTS[name];
    const statement = text(mirror, n, line);
    const given = typeof gives === "string" ? gives : gives(mirror, n);
    return { text: statement, holds: conditionOf(statement), gives: given };
  }) as [Said<Case>, Said<Case>];
  const together = typeof both === "string" ? both : both(mirror, n);
  const findings = findingsOf(mirror, together, said);
  return hasKey(findings, key) ? { mirror, line, said, findings, tension, trap } : null;
}

function findingsOf(mirror: Mirror, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const answer = (one: Case) => passes(one, mirror);
  const word = (one: Case) => (answer(one) ? "yes" : "no");
  const show = (one: Case) =>
    `With $m = ${one.m}$ and $b = ${one.b}$, the line ${answer(one) ? "passes through" : "misses"} Quadrant ${mirror.quadrant}, so the answer is ${word(one)}.`;
  return findingsByCases(CASES, said, answer, {
    together: () => both,
    settled: (one) => `The answer is ${word(one)}.`,
    rivals: (one, other) => `${show(one)} ${show(other)}`,
  });
}

export const template: SufficiencyTemplate = {
  id: "line-through-quadrant",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "A line that misses a quadrant has one sign of the slope and one of the intercept, and a statement may rule out either.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { mirror, line, said, findings, tension, trap } = numbers;
    return {
      variant: `${mirror.quadrant}/${line}`,
      context: "pure",
      difficulty: 5,
      stem: rng.pick(STEMS)(line, mirror.quadrant),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `A line with $mb \\neq 0$ misses exactly one quadrant. It misses Quadrant ${mirror.quadrant} only if ${missing(mirror)}.`,
        fast: [
          "Sketch a line that misses the quadrant. A statement that no such line satisfies is enough for a yes, so test that first.",
        ],
        steps: stepsOfFindings(findings),
        check: "Did you sketch both a line that passes through the quadrant and one that doesn't?",
        takeaway:
          "To see whether a line passes through a quadrant, ask which lines miss it: that takes both a sign of the slope and a sign of the intercept.",
      },
    };
  },

  /** Tries 2,560 lines, with points near the axis and far from it. */
  check({ stem, statements }) {
    const [quadrant] = read(stem, /Quadrant (I|II|III|IV)\?/);
    const [right, up] = [/^(I|IV)$/.test(quadrant!), /^(I|II)$/.test(quadrant!)];
    const answer = ({ m, b }: Case) =>
      [1, 10, 100, 400].some((k) => {
        const x = right ? k : -k;
        return up ? m * x + b > 0 : m * x + b < 0;
      }) || (up ? b > 0 : b < 0);
    return { cases: CASES, ...conditionsOf(statements, conditionOf), answer };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  if (said.includes("intercept")) {
    const isPositive = said.includes("positive");
    return ({ m, b }) => -b / m > 0 === isPositive;
  }
  if (!said.includes("passes")) return relationOf(said);
  const [x = 0, y = 0] = numbersIn(plain(said));
  return ({ m, b }) => near(m * x + b, y);
}
