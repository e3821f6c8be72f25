import {
  Fraction,
  fractionChoice,
  fractionSlips,
  isPositiveWhole,
  near,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** The x-intercept is `times` the y-intercept, or the other way around. */
interface Ratio {
  readonly first: "x" | "y";
  readonly times: number;
}

/** The slope: y-intercept over x-intercept, with the opposite sign. */
const slopeOf = ({ first, times }: Ratio): Fraction =>
  first === "x" ? new Fraction(-1, times) : new Fraction(-times);

const QUESTIONS = ["y-intercept", "x-intercept", "point", "area"] as const;
type Question = (typeof QUESTIONS)[number];

const LEVEL: Readonly<Record<Question, number>> = {
  "y-intercept": 5,
  "x-intercept": 5,
  point: 6,
  area: 7,
};

interface Drawn {
  readonly ratio: Ratio;
  readonly question: Question;
  readonly p: number;
  readonly q: number;
  /** The x-coordinate of the second point. */
  readonly r: number;
}

const whole = (n: number): Fraction => new Fraction(n);

/** The y-intercept and the x-intercept of the line with this slope through (p, q). */
const interceptsOf = (m: Fraction, p: number, q: number) => {
  const b = whole(q).minus(m.times(whole(p)));
  return { b, a: whole(0).minus(b).over(m) };
};

const sizeOf = (value: Fraction): Fraction => new Fraction(Math.abs(value.top), value.bottom);

function answerWith(m: Fraction, { question, p, q, r }: Drawn): Fraction {
  const { a, b } = interceptsOf(m, p, q);
  if (question === "y-intercept") return b;
  if (question === "x-intercept") return a;
  if (question === "point") return b.plus(m.times(whole(r)));
  return sizeOf(a.times(b).over(whole(2)));
}

const timesText = (times: number): string =>
  times === 2 ? "twice" : times > 0 ? `${times} times` : `$${times}$ times`;

function stemOf({ ratio, question, p, q, r }: Drawn, rng: Rng): string {
  const [first, second] = ratio.first === "x" ? ["x", "y"] : ["y", "x"];
  const times = `${timesText(ratio.times)} its $${second}$-intercept`;
  const ask = {
    "y-intercept": "what is the $y$-intercept of line $k$?",
    "x-intercept": "what is the $x$-intercept of line $k$?",
    point: `for what value of $t$ is the point $(${r}, t)$ on line $k$?`,
    area: "what is the area of the triangular region bounded by line $k$, the $x$-axis, and the $y$-axis?",
  }[question];
  return rng.pick([
    `In the $xy$-plane, line $k$ does not pass through the origin, and its $${first}$-intercept is ${times}. If line $k$ passes through the point $(${p}, ${q})$, ${ask}`,
    `Line $k$ in the $xy$-plane passes through the point $(${p}, ${q})$ but not through the origin. If the $${first}$-intercept of line $k$ is ${times}, ${ask}`,
  ]);
}

/** An intercept of 0 contradicts the stem, and a value far from all the others gives itself away. */
function isShown(value: Fraction, { question, p, q, r }: Drawn, key: Fraction): boolean {
  if (value.bottom > 2) return false;
  if (question === "area") return value.value <= 4 * key.value;
  const most = Math.max(6, ...[p, q, question === "point" ? r : 0, 2 * key.value].map(Math.abs));
  return value.top !== 0 && Math.abs(value.value) <= 1.5 * most;
}

/** 5 and 1/3 of -6 more: `5 + \frac{1}{3}(-6)`. */
function plusTimes(base: string, factor: Fraction, n: number): string {
  const size = sizeOf(factor);
  return `${base} ${factor.top < 0 ? "-" : "+"} ${size.equals(whole(1)) ? "" : texFraction(size)}(${n})`;
}

/** b = -3a, or a = 3b. */
const ratioTex = ({ first, times }: Ratio): string =>
  first === "x" ? `a = ${times}b` : `b = ${times}a`;

/** Where a wrong slope leads. */
function reached(m: Fraction, { question, p, q, r }: Drawn): string {
  const slope = `a slope of $${texFraction(m)}$`;
  const { a, b } = interceptsOf(m, p, q);
  if (question === "area")
    return `This uses ${slope}, which would make the intercepts $${texFraction(a)}$ and $${texFraction(b)}$.`;
  const value = {
    "y-intercept": plusTimes(`${q}`, m, -p),
    "x-intercept": plusTimes(`${p}`, whole(-1).over(m), q),
    point: plusTimes(`${q}`, m, r - p),
  }[question];
  return `This is $${value}$, which uses ${slope}.`;
}

/** Each wrong slope with the slip behind it, and what follows from it. */
function wrongOf(drawn: Drawn): Wrong<Fraction>[] {
  const { ratio, question, p, q } = drawn;
  const m = slopeOf(ratio);
  const minus = (value: Fraction): Fraction => whole(0).minus(value);
  const { a, b } = interceptsOf(m, p, q);
  const point = `$(${p}, ${q})$`;
  const times = ratio.times;
  const asked = question === "point" ? "$t$" : `the $${question[0]!}$-intercept`;
  const slopeIs = `But $${ratioTex(ratio)}$, so the slope is $-\\frac{b}{a} = ${texFraction(m)}$.`;
  const notOf = "The ratio is that of the intercepts, not of the coordinates of a point.";
  const wrong: Wrong<Fraction>[] = [
    [
      answerWith(minus(m), drawn),
      "reverses the sign of the slope",
      `${reached(minus(m), drawn)} ${slopeIs}`,
    ],
    [
      answerWith(whole(1).over(m), drawn),
      "inverts the slope",
      `${reached(whole(1).over(m), drawn)} ${slopeIs}`,
    ],
    [
      answerWith(whole(-1).over(m), drawn),
      "inverts the ratio and reverses its sign",
      `${reached(whole(-1).over(m), drawn)} ${slopeIs}`,
    ],
  ];
  if (question === "area")
    return [
      [
        sizeOf(a.times(b)),
        "forgets the factor one half",
        `This is $${Math.abs(a.top)} \\cdot ${Math.abs(b.top)}$, the product of the legs of the right triangle. Its area is half of that.`,
      ],
      ...wrong,
      [
        new Fraction(Math.abs(p * q), 2),
        "uses the given point as the corner",
        `This uses $${Math.abs(p)}$ and $${Math.abs(q)}$, the distances of the given point from the axes, as the legs. The legs are ${Math.abs(a.top)} and ${Math.abs(b.top)}.`,
      ],
      [
        sizeOf(a.times(a).over(whole(2))),
        "uses one intercept twice",
        `This uses ${Math.abs(a.top)} for both legs, but the other leg is ${Math.abs(b.top)}.`,
      ],
      [
        sizeOf(b.times(b).over(whole(2))),
        "uses one intercept twice",
        `This uses ${Math.abs(b.top)} for both legs, but the other leg is ${Math.abs(a.top)}.`,
      ],
    ];
  return [
    ...wrong,
    [
      question === "x-intercept" ? b : a,
      "takes the wrong intercept",
      question === "x-intercept"
        ? "This is the $y$-intercept, not the $x$-intercept."
        : `This is the $x$-intercept, not the $y$-${question === "point" ? "coordinate of a point" : "intercept"}.`,
    ],
    [
      question === "point" ? b : whole(q),
      "takes a y-coordinate that is given or found on the way",
      question === "point"
        ? `This is the $y$-intercept, the $y$-coordinate of the point where $x = 0$.`
        : `$${q}$ is the $y$-coordinate of the given point, which isn't on the $${question[0]!}$-axis.`,
    ],
    [
      whole(p).over(whole(times)),
      "divides the x-coordinate by the ratio",
      `This is $\\frac{${p}}{${times}}$, with the $x$-coordinate of the given point. ${notOf}`,
    ],
    [
      whole(q).times(whole(times)),
      "multiplies the y-coordinate by the ratio",
      `This is $${times}(${q})$, with the $y$-coordinate of the given point. ${notOf}`,
    ],
    [
      whole(p).times(whole(times)),
      "multiplies the x-coordinate by the ratio",
      `This is $${times}(${p})$, with the $x$-coordinate of the given point. ${notOf}`,
    ],
    [
      a.plus(b),
      "adds the intercepts",
      `This adds the intercepts $${texFraction(a)}$ and $${texFraction(b)}$, but the question asks for ${asked} alone.`,
    ],
    [
      whole(q).plus(whole(p)),
      "adds the coordinates",
      `This adds the coordinates of ${point}, which would be the $y$-intercept if the slope were $-1$. ${slopeIs}`,
    ],
    [
      whole(q).minus(whole(p)),
      "subtracts the coordinates",
      `This subtracts the $x$-coordinate of ${point} from its $y$-coordinate, which would be the $y$-intercept if the slope were 1. ${slopeIs}`,
    ],
  ];
}

/** By an expression such as $x + 2y$, which is the same for all points of the line. */
function fastOf({ ratio, question, p, q, r }: Drawn, a: Fraction, b: Fraction, key: Fraction) {
  const { first, times } = ratio;
  const name = first === "x" ? "y" : "x";
  const sign = times < 0 ? "-" : "+";
  const term = `${Math.abs(times)}${name}`;
  const sum = first === "x" ? `x ${sign} ${term}` : `y ${sign} ${term}`;
  const put = (x: string, y: string): string =>
    first === "x"
      ? `${x} ${sign} ${Math.abs(times)}${y === "t" ? y : `(${y})`}`
      : `${y} ${sign} ${Math.abs(times)}(${x})`;
  const value = first === "x" ? a : b;
  const line = `$${sum} = ${texFraction(value)}$`;
  const end = {
    "y-intercept": `With $x = 0$, this gives $y = ${texFraction(b)}$.`,
    "x-intercept": `With $y = 0$, this gives $x = ${texFraction(a)}$.`,
    point: `With $x = ${r}$ and $y = t$, $${put(`${r}`, "t")} = ${texFraction(value)}$, so $t = ${texFraction(key)}$.`,
    area: `So the intercepts are $${texFraction(a)}$ and $${texFraction(b)}$, and the area is $\\frac{1}{2} \\cdot ${Math.abs(a.top)} \\cdot ${Math.abs(b.top)} = ${texFraction(key)}$.`,
  }[question];
  return [
    `The line $${sum} = n$ has the $${first}$-intercept $n$ and the $${name}$-intercept $${times < 0 ? "-" : ""}\\frac{n}{${Math.abs(times)}}$, and $n$ is ${timesText(times)} $${times < 0 ? "-" : ""}\\frac{n}{${Math.abs(times)}}$, as required.`,
    `At $(${p}, ${q})$, $${put(`${p}`, `${q}`)} = ${texFraction(value)}$, so the line is ${line}. ${end}`,
  ];
}

/** From the ratio to the slope, and from the given point to an axis. */
function stepsOf({ ratio, question, p, q, r }: Drawn, key: Fraction): string[] {
  const m = slopeOf(ratio);
  const { a, b } = interceptsOf(m, p, q);
  const { first, times } = ratio;
  const slope = texFraction(m);
  const byRatio = first === "x" ? `-\\frac{b}{${times}b}` : `-\\frac{${times}a}{a}`;
  const rise = b.minus(whole(q));
  const across =
    first === "x" ? `${times}(${texFraction(b)})` : `\\frac{${texFraction(b)}}{${times}}`;
  const xIntercept = `$a = ${across} = ${texFraction(a)}$`;
  return [
    `Let the intercepts be $a$ and $b$, so $${ratioTex(ratio)}$.`,
    `From $(a, 0)$ to $(0, b)$, the slope is $\\frac{b - 0}{0 - a} = -\\frac{b}{a} = ${byRatio} = ${slope}$.`,
    `From $(${p}, ${q})$ to the $y$-axis, $x$ changes by $${-p}$, so $y$ changes by $${slope}(${-p}) = ${texFraction(rise)}$, and the $y$-intercept is $${q} ${rise.top < 0 ? "-" : "+"} ${Math.abs(rise.top)} = ${texFraction(b)}$.`,
    ...{
      "y-intercept": [],
      "x-intercept": [`So the $x$-intercept is ${xIntercept}.`],
      point: [`At $x = ${r}$, $y = ${plusTimes(texFraction(b), m, r)} = ${texFraction(key)}$.`],
      area: [
        `The $x$-intercept is ${xIntercept}, so the legs are ${Math.abs(a.top)} and ${Math.abs(b.top)}, and the area is $\\frac{1}{2} \\cdot ${Math.abs(a.top)} \\cdot ${Math.abs(b.top)} = ${texFraction(key)}$.`,
      ],
    }[question],
  ];
}

export const template: ProblemTemplate = {
  id: "intercepts-in-a-ratio",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "The ratio of a line's intercepts settles its slope, with the opposite sign, before any point is known.",

  make(rng) {
    const ratio = {
      first: rng.pick(["x", "y"] as const),
      times: rng.pick([2, 3, 4, 5, -2, -3, -4]),
    };
    const drawn: Drawn = {
      ratio,
      question: rng.pick(QUESTIONS),
      p: rng.pick([-8, -6, -4, -3, -2, 2, 3, 4, 6, 8, 9, 12]),
      q: rng.int(-6, 9) || 5,
      r: rng.pick([-6, -4, -3, -2, 2, 3, 4, 6, 8, 9, 12]),
    };
    const m = slopeOf(ratio);
    const { a, b } = interceptsOf(m, drawn.p, drawn.q);
    const key = answerWith(m, drawn);
    if (!a.isWhole || !b.isWhole || b.top === 0 || drawn.r === drawn.p) return null;
    if (Math.abs(key.value) > 60 || !key.isWhole) return null;
    const [x, y] = [texFraction(a), texFraction(b)];
    return {
      variant: `${drawn.question}/${ratio.first} is ${ratio.times > 0 ? "a multiple" : "negative"}`,
      context: "pure",
      // What is asked sets the level; intercepts of opposite signs make 1 more.
      difficulty: LEVEL[drawn.question] + (ratio.times < 0 ? 1 : 0),
      stem: stemOf(drawn, rng),
      key: fractionChoice(
        key,
        `The slope is $${texFraction(m)}$, so the $x$-intercept is $${x}$ and the $y$-intercept is $${y}$${
          {
            "y-intercept": "",
            "x-intercept": "",
            point: `, and $${plusTimes(y, m, drawn.r)} = ${texFraction(key)}$`,
            area: `, and $\\frac{1}{2} \\cdot ${Math.abs(a.top)} \\cdot ${Math.abs(b.top)} = ${texFraction(key)}$`,
          }[drawn.question]
        }.`,
      ),
      slips: fractionSlips(wrongOf(drawn), (value) => isShown(value, drawn, key)),
      solution: {
        idea: "The two intercepts are points of the line, so their ratio alone determines the slope.",
        fast: fastOf(drawn, a, b, key),
        steps: stepsOf(drawn, key),
        check:
          ratio.times > 0
            ? "Intercepts with the same sign mean that the line falls, so the slope is negative."
            : "Intercepts with opposite signs mean that the line rises, so the slope is positive.",
        takeaway: "With intercepts $a$ and $b$, the slope of a line is $-\\frac{b}{a}$.",
      },
    };
  },

  /** Tries slopes until the intercepts of the line through the point have the stated ratio. */
  check({ stem, options }) {
    const text = plain(stem);
    const [first = "", size = ""] = read(
      stem,
      /(?:its|the) ([xy])-intercept (?:of line k )?is (twice|-?\d+ times)/,
    );
    const times = size === "twice" ? 2 : Number.parseInt(size, 10);
    const [p, q] = (/point \((-?\d+), (-?\d+)\)/.exec(text)?.slice(1) ?? ["1", "1"]).map(
      Number,
    ) as [number, number];
    const slopes = range(1, 60).flatMap((k) => [k / 12, -k / 12, 12 / k, -12 / k]);
    const m = slopes.find((one) => {
      const b = q - one * p;
      const a = -b / one;
      return !near(b, 0) && near(first === "x" ? a : b, times * (first === "x" ? b : a));
    })!;
    const b = q - m * p;
    const t = /\((-?\d+), t\)/.exec(text);
    const ask = read(stem, /([Ww]hat is the (?:y-int|x-int|area)|for what)/)[0]!.slice(12);
    const right =
      ask === "y-int"
        ? b
        : ask === "x-int"
          ? -b / m
          : ask === "area"
            ? Math.abs((b * b) / m / 2)
            : m * Number(t![1]) + b;
    return options.flatMap((option, k) => (near(valueOf(option).value, right) ? [k] : []));
  },

  possible: ({ stem, options }) =>
    options.map(
      (option) => !stem.includes("area") || isPositiveWhole(Math.ceil(valueOf(option).value)),
    ),
};
