import {
  Fraction,
  fractionChoice,
  fractionSlips,
  fractionText,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  texFraction,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** The line y = mx + b. */
interface Line {
  readonly m: Fraction;
  readonly b: Fraction;
}

const whole = (n: number): Fraction => new Fraction(n);
const ZERO = whole(0);
const ONE = whole(1);
const minus = (value: Fraction): Fraction => ZERO.minus(value);

/** A mirror line, and what the reflection makes of a line. */
interface Mirror {
  readonly kind: "x-axis" | "y-axis" | "diagonal" | "vertical" | "horizontal";
  readonly text: string;
  readonly level: number;
  readonly of: (line: Line) => Line;
  readonly rule: string;
}

const mirror = (
  kind: Mirror["kind"],
  [text, rule]: readonly [string, string],
  level: number,
  of: Mirror["of"],
): Mirror => ({ kind, text, level, of, rule: `Reflection across ${text} ${rule}` });

const X_AXIS = mirror("x-axis", ["the $x$-axis", "reverses the sign of $y$"], 3, ({ m, b }) => ({
  m: minus(m),
  b: minus(b),
}));
const Y_AXIS = mirror("y-axis", ["the $y$-axis", "reverses the sign of $x$"], 3, ({ m, b }) => ({
  m: minus(m),
  b,
}));
const DIAGONAL = mirror(
  "diagonal",
  ["the line $y = x$", "exchanges $x$ and $y$"],
  6,
  ({ m, b }) => ({ m: ONE.over(m), b: minus(b).over(m) }),
);
const vertical = (c: number): Mirror =>
  mirror("vertical", [`the line $x = ${c}$`, `replaces $x$ by $${2 * c} - x$`], 7, ({ m, b }) => ({
    m: minus(m),
    b: b.plus(m.times(whole(2 * c))),
  }));
const horizontal = (c: number): Mirror =>
  mirror(
    "horizontal",
    [`the line $y = ${c}$`, `replaces $y$ by $${2 * c} - y$`],
    6,
    ({ m, b }) => ({ m: minus(m), b: whole(2 * c).minus(b) }),
  );

const ASKS = ["x-intercept", "y-intercept"] as const;
type Ask = (typeof ASKS)[number];

const answerTo = (ask: Ask, { m, b }: Line): Fraction =>
  ask === "y-intercept" ? b : minus(b).over(m);

function texLine({ m, b }: Line): string {
  const first = m.equals(whole(1)) ? "" : m.equals(whole(-1)) ? "-" : texFraction(m);
  return `y = ${first}x ${b.isWhole ? texTerm(b.top, "") : `${b.top < 0 ? "-" : "+"} ${texFraction(new Fraction(Math.abs(b.top), b.bottom))}`}`.trim();
}

function drawMirrors(rng: Rng): Mirror[] {
  const c = rng.pick([-3, -2, -1, 1, 2, 3, 4, 5]);
  const one = rng.pick([DIAGONAL, DIAGONAL, vertical(c), vertical(c), horizontal(c), Y_AXIS]);
  if (one.kind !== "diagonal" && one.kind !== "y-axis") return [one];
  const second =
    one.kind === "diagonal" ? rng.pick([X_AXIS, Y_AXIS]) : rng.pick([DIAGONAL, vertical(c)]);
  return one.kind === "y-axis" || rng.chance(0.5) ? [one, second] : [one];
}

const through = (line: Line, mirrors: readonly Mirror[]): Line =>
  mirrors.reduce((last, { of }) => of(last), line);

/** Two ways to say it for one reflection, two for two. */
function stemOf(line: Line, mirrors: readonly Mirror[], ask: Ask, rng: Rng): string {
  const [first, second] = mirrors;
  const equation = `$${texLine(line)}$`;
  const wanted = `$${ask[0]}$-intercept`;
  if (!second)
    return rng.pick([
      `In the $xy$-plane, line $k$ is the reflection of the line ${equation} across ${first!.text}. What is the ${wanted} of line $k$?`,
      `In the $xy$-plane, the equation of line $\\ell$ is ${equation}. If line $\\ell$ is reflected across ${first!.text}, what is the ${wanted} of the resulting line?`,
      `For each point on the line ${equation} in the $xy$-plane, the reflection of the point across ${first!.text} lies on line $k$. What is the ${wanted} of line $k$?`,
    ]);
  return rng.pick([
    `In the $xy$-plane, the line ${equation} is reflected across ${first!.text}, and the resulting line is reflected across ${second.text}. What is the ${wanted} of the final line?`,
    `In the $xy$-plane, line $k$ is the reflection of the line ${equation} across ${first!.text}, and line $n$ is the reflection of line $k$ across ${second.text}. What is the ${wanted} of line $n$?`,
  ]);
}

/** What people make of the constant when they exchange x and y or shift a mirror. */
function slipsOfMirror({ m, b }: Line, { kind, text }: Mirror, ask: Ask): Wrong<Fraction>[] {
  const c = whole(Number(/-?\d+/.exec(text)?.[0] ?? 0));
  const half = kind === "vertical" ? b.plus(m.times(c)) : c.minus(b);
  if (kind !== "diagonal")
    return [
      [
        answerTo(ask, { m: minus(m), b: half }),
        "goes only to the mirror",
        "The reflection is as far beyond the mirror line as the original point is in front of it.",
      ],
    ];
  const inverse = ONE.over(m);
  return [
    [
      answerTo(ask, { m: inverse, b }),
      "changes only the slope",
      "The constant changes as well when the new equation is solved for $y$.",
    ],
    [
      answerTo(ask, { m: inverse, b: minus(b) }),
      "does not divide the constant",
      "After $x$ and $y$ are exchanged, the constant is divided by the slope as well.",
    ],
    [
      answerTo(ask, { m: minus(inverse), b }),
      "takes the perpendicular line",
      "The reflection is not the perpendicular line with the same $y$-intercept.",
    ],
  ];
}

function wrongOf(line: Line, mirrors: readonly Mirror[], ask: Ask): Wrong<Fraction>[] {
  const value = answerTo(ask, through(line, mirrors));
  const last = answerTo(ask, through(line, mirrors.slice(0, 1)));
  const others = [X_AXIS, Y_AXIS, DIAGONAL].map((one): Wrong<Fraction> => [
    answerTo(ask, one.of(line)),
    `reflects across ${one.text.replaceAll("$", "")} only`,
    `This belongs to the reflection of the given line across ${one.text}.`,
  ]);
  const turned: Wrong<Fraction> = [
    answerTo(ask, through(line, mirrors.toReversed())),
    "reflects in reverse order",
    "The order of the two reflections matters here.",
  ];
  return [
    [
      minus(value),
      "reverses a sign",
      "Test one point of the given line: its reflection has to lie on the new line.",
    ],
    ...(mirrors.length > 1
      ? [
          turned,
          [
            last,
            "stops after one reflection",
            "The second reflection changes the line again.",
          ] satisfies Wrong<Fraction>,
        ]
      : []),
    [answerTo(ask, line), "keeps the original value", `This belongs to the given line.`],
    ...slipsOfMirror(line, mirrors[0]!, ask),
    ...others,
    [
      answerTo(ask === "x-intercept" ? "y-intercept" : "x-intercept", through(line, mirrors)),
      "takes the wrong intercept",
      `This is where the new line crosses the ${ask === "x-intercept" ? "$y$" : "$x$"}-axis.`,
    ],
  ];
}

/** Mirrors other than the axes are 6 or 7, and a second reflection makes it 1 more. */
function levelOf(mirrors: readonly Mirror[], ask: Ask): number {
  const second = mirrors.length > 1 ? 1 : 0;
  // A mirror parallel to an axis moves one intercept directly.
  const isDirect = mirrors.some(
    ({ kind }) => kind === (ask === "x-intercept" ? "vertical" : "horizontal"),
  );
  return Math.max(...mirrors.map(({ level }) => level)) + second - (isDirect ? 1 : 0);
}

export const template: ProblemTemplate = {
  id: "line-after-reflection",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "A line reflected across another line or two: substitute in its equation, or follow one well-chosen point.",

  make(rng) {
    const m = rng.pick([
      whole(2),
      whole(3),
      whole(4),
      whole(-2),
      whole(-3),
      new Fraction(1, 2),
      new Fraction(-1, 2),
      new Fraction(1, 3),
    ]);
    const line = { m, b: whole(rng.pick([-12, -10, -8, -6, -4, -3, -2, 2, 3, 4, 6, 8, 10, 12])) };
    const mirrors = drawMirrors(rng);
    const image = through(line, mirrors);
    const ask = rng.pick(ASKS);
    const key = answerTo(ask, image);
    if (key.bottom > 4 || key.top === 0 || image.b.top === 0) return null;
    const lines = [mirrors.slice(0, 1), mirrors]
      .slice(0, mirrors.length)
      .map((some) => through(line, some));
    return {
      variant: `${ask}/${mirrors.map(({ kind }) => kind).join("-")}`,
      context: "pure",
      difficulty: levelOf(mirrors, ask),
      stem: stemOf(line, mirrors, ask, rng),
      key: fractionChoice(key, `The resulting line is $${texLine(image)}$.`),
      slips: fractionSlips(wrongOf(line, mirrors, ask), ({ bottom }) => bottom <= 6, fractionText),
      solution: {
        idea: "A reflection replaces coordinates, so make the replacement in the equation of the line.",
        steps: [
          ...mirrors.map(({ rule }, k) => `${rule}, so the line becomes $${texLine(lines[k]!)}$.`),
          ask === "x-intercept"
            ? `With $y = 0$, $x = ${texFraction(key)}$.`
            : `Its $y$-intercept is the constant, $${texFraction(key)}$.`,
        ],
        check:
          "Reflect one point of the original line, such as its $y$-intercept, and test whether the result lies on the new line.",
        takeaway:
          "To reflect a line, change the coordinates in its equation as the mirror changes those of a point.",
      },
    };
  },

  /** Reflects two points of the line and draws the line through the images. */
  check({ stem, options }) {
    const text = plain(stem);
    const [slope = "", constant = ""] = read(
      stem,
      /line (?:\\ell is )?y = (.*?)x ([+-] \d+)|is y = (.*?)x ([+-] \d+)/,
    ).filter(Boolean);
    const m = slope === "-" ? -1 : slope === "" ? 1 : valueOf(slope).value;
    const b = Number(constant.replace(" ", ""));
    const images = [0, 1].map((x) => reflected([x, m * x + b], text));
    const [[x1, y1], [x2, y2]] = images as [[number, number], [number, number]];
    const newSlope = (y2 - y1) / (x2 - x1);
    const right = /the x-intercept/.test(text) ? x1 - y1 / newSlope : y1 - newSlope * x1;
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - right) < 1e-9 ? [k] : [],
    );
  },

  possible: ({ options }) => options.map(() => true),
};

/** A point after all reflections that a text names, in their order. */
function reflected(point: [number, number], text: string): [number, number] {
  return Array.from(text.matchAll(/across the (?:([xy])-axis|line ([xy]) = (x|-?\d+))/g)).reduce<
    [number, number]
  >(([x, y], [, axis, name, at]) => {
    if (axis === "x") return [x, -y];
    if (axis === "y") return [-x, y];
    if (at === "x") return [y, x];
    return name === "x" ? [2 * Number(at) - x, y] : [x, 2 * Number(at) - y];
  }, point);
}
