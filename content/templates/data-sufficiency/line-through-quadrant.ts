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
  readonly gives: string;
}

/** "m > 2", or reflected. */
const beyond = (letter: string, sign: number, n: Fraction): string =>
  `$${letter} ${sign > 0 ? "\\gt" : "\\lt"} ${texFraction(new Fraction(sign * n.top, n.bottom))}$`;
const product = (of: Mirror, sign: number): string => `$mb ${of.x * sign > 0 ? "\\gt" : "\\lt"} 0$`;
const ZERO = new Fraction(0);

const THROUGH_POINT = "Lines of many slopes pass through this point.";
const FACTS = {
  missesOthers: {
    text: (of) => product(of, 1),
    gives: "A line misses the quadrant in question only if the product has the other sign.",
  },
  crossesSide: {
    text: ({ x }, _, line) =>
      `The *x*-intercept of line $${line}$ is ${x > 0 ? "negative" : "positive"}.`,
    gives:
      "The line crosses that half of the *x*-axis, so it has points just above it and just below it.",
  },
  crossesOther: {
    text: ({ x }, _, line) =>
      `The *x*-intercept of line $${line}$ is ${x > 0 ? "positive" : "negative"}.`,
    gives: "The line misses one of two quadrants, and nothing says which.",
  },
  maybeMisses: {
    text: (of) => product(of, -1),
    gives: "The line misses one of two quadrants, and nothing says which.",
  },
  slopeRight: {
    text: ({ x, y }) => beyond("m", -x * y, ZERO),
    gives: "A line of such a slope passes through the quadrant at the far end.",
  },
  slopeWrong: {
    text: ({ x, y }) => beyond("m", x * y, ZERO),
    gives: "It depends on the sign of $b$.",
  },
  heightRight: {
    text: ({ y }) => beyond("b", y, ZERO),
    gives: "The line crosses the *y*-axis at the edge of the quadrant, so it enters it.",
  },
  heightWrong: {
    text: ({ y }) => beyond("b", -y, ZERO),
    gives: "It depends on the sign of $m$.",
  },
  point: {
    text: ({ x, y }, { c, d }, line) =>
      `Line $${line}$ passes through the point $(${x * c}, ${y * d})$.`,
    gives: THROUGH_POINT,
  },
  steep: {
    text: ({ x, y }, { steep }) => beyond("m", x * y, new Fraction(steep)),
    gives: "It depends on the sign of $b$.",
  },
  flat: {
    text: ({ x, y }, { flat }) => beyond("m", x * y, flat),
    gives: "It depends on the sign of $b$.",
  },
  low: {
    text: ({ y }, { low }) => (y > 0 ? `$b \\lt ${low}$` : `$b \\gt -${low}$`),
    gives: "Neither the sign of $m$ nor that of $b$ is known.",
  },
  greater: {
    text: ({ x, y }) =>
      x > 0 ? `$m ${y > 0 ? "\\gt" : "\\lt"} b$` : `$m + b ${y > 0 ? "\\lt" : "\\gt"} 0$`,
    gives: "Several pairs of signs fit.",
  },
  sum: {
    text: ({ x, y }) =>
      x > 0 ? `$m + b ${y > 0 ? "\\gt" : "\\lt"} 0$` : `$m ${y > 0 ? "\\lt" : "\\gt"} b$`,
    gives: "Several pairs of signs fit.",
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

const OPPOSITE = "The product and the comparison give both signs.";
const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["missesOthers", "heightWrong"], TWO],
  ["A", ["crossesSide", "heightWrong"], TWO],
  ["A", ["crossesSide", "slopeWrong"], TWO],
  ["A", ["missesOthers", "greater"], TWO],
  ["A", ["crossesSide", "sum"], TWO],
  [
    "C",
    ["point", "steep"],
    BOUNDS,
    "At $x = 0$, a line as steep as that is already beyond the *x*-axis.",
  ],
  ["C", ["maybeMisses", "greater"], BOUNDS, OPPOSITE],
  ["C", ["crossesOther", "greater"], BOUNDS, OPPOSITE],
  ["D", ["missesOthers", "slopeRight"], TWO],
  ["D", ["crossesSide", "heightRight"], TWO],
  ["D", ["crossesSide", "slopeRight"], TWO],
  ["D", ["missesOthers", "heightRight"], TWO],
  [
    "E",
    ["point", "flat"],
    SIGNS,
    "The line through the point and the origin has a greater slope than the bound, in absolute value, so $b$ can have either sign.",
  ],
  ["E", ["point", "low"], SIGNS, "The line may cross the *y*-axis on either side of the origin."],
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
    return { text: statement, holds: conditionOf(statement), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(mirror, both, said);
  return hasKey(findings, key) ? { mirror, line, said, findings, tension, trap } : null;
}

function findingsOf(mirror: Mirror, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const answer = (one: Case) => passes(one, mirror);
  const word = (one: Case) => (answer(one) ? "yes" : "no");
  const show = ({ m, b }: Case) => `$m = ${m}$ and $b = ${b}$`;
  return findingsByCases(CASES, said, answer, {
    together: () => both,
    settled: (one) => `So the answer is ${word(one)}.`,
    rivals: (one, other) =>
      `The answer is ${word(one)} for ${show(one)}, but ${word(other)} for ${show(other)}.`,
  });
}

const sign = (isPositive: boolean): string => (isPositive ? "positive" : "negative");

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
    const [slope, height] = [mirror.x * mirror.y > 0, mirror.y < 0];
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
        idea: `A line with $mb \\neq 0$ misses exactly one quadrant. It misses Quadrant ${mirror.quadrant} only if $m$ is ${sign(slope)} and $b$ is ${sign(height)}.`,
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
