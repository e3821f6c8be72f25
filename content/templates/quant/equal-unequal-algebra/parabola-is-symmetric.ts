import {
  type AskedProblem,
  draftOf,
  near,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  texFirst,
  texTerm,
  tidy,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "A quadratic function has equal values at equal distances from the middle, and its extreme value is there.";

const plus = (one: number, other: number): string => `${one} + ${other < 0 ? `(${other})` : other}`;
const text = (value: number): string => `$${value}$`;

/** f(x) = a(x - middle)² + extreme, with equal values half a width to both sides. */
function drawFunction(rng: Rng) {
  const middle = rng.int(-3, 8);
  const half = rng.int(1, 5);
  const a = rng.pick([1, 1, 1, 2, 2, -1, -1, -2]);
  const extreme = rng.int(-30, 40);
  return { middle, half, a, extreme, of: (x: number) => a * (x - middle) ** 2 + extreme };
}

/** Two equal values show the middle; a third value occurs again at the mirrored place. */
function askMirrored(rng: Rng): AskedProblem | null {
  const { middle, half, of } = drawFunction(rng);
  const [p, q, far] = [middle - half, middle + half, rng.int(1, 9)];
  const side = rng.pick([-1, 1]);
  const [told, key] = [middle + side * far, middle - side * far];
  const [same, other] = [of(p), of(told)];
  if (far === half || middle === 0 || same === 0 || Math.abs(same) > 60) return null;
  if (Math.abs(other) > 60 || key === -told || same === other) return null;
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `For all numbers $x$, $f(x) = ax^2 + bx + c$, where $a$, $b$, and $c$ are constants and $a \\neq 0$. If $f(${p}) = f(${q})$ and $f(${told}) = f(k)$, where $k \\neq ${told}$, what is the value of $k$?`,
      `In the _xy_-plane, the graph of $y = ax^2 + bx + c$, where $a \\neq 0$, passes through the points $(${p}, ${same})$, $(${q}, ${same})$, $(${told}, ${other})$, and $(k, ${other})$. If $k \\neq ${told}$, what is the value of $k$?`,
    ],
    key,
    why: `The middle between $${p}$ and $${q}$ is $${middle}$, and $${key}$ is as far from it as $${told}$ is.`,
    wrong: [
      [
        -told,
        "mirrors at the y-axis",
        `The graph is symmetric about $x = ${middle}$, not about the _y_-axis.`,
      ],
      [p + q, "stops at the sum", `$k$ and $${told}$ have this sum.`],
      [
        q + (told - p),
        "measures from the wrong side",
        `$k$ is as far from $${q}$ as $${told}$ is from $${p}$, but in the other direction.`,
      ],
      [
        p + (told - q),
        "measures from the wrong side",
        `$k$ and $${told}$ must have the same middle as $${p}$ and $${q}$.`,
      ],
      [middle, "stops at the middle", `That is where the graph has its axis of symmetry.`],
      [
        2 * q - told,
        "mirrors at one of the points",
        `The graph is symmetric about $x = ${middle}$, not about $x = ${q}$.`,
      ],
      [
        2 * p - told,
        "mirrors at one of the points",
        `The graph is symmetric about $x = ${middle}$, not about $x = ${p}$.`,
      ],
      [-key, "reverses a sign", `$${told}$ and $k$ must have the sum $${p + q}$.`],
      [key + 1, "miscounts the distance", `$${told}$ and $k$ must have the sum $${p + q}$.`],
      [key - 1, "miscounts the distance", `$${told}$ and $k$ must have the sum $${p + q}$.`],
    ],
    solution: {
      idea: "Equal values of a quadratic function lie at equal distances from the middle of its graph.",
      steps: [
        `The values at $${p}$ and $${q}$ are equal, so the graph is symmetric about $x = \\frac{${plus(p, q)}}{2} = ${middle}$.`,
        `$${told}$ is ${far} ${told < middle ? "less" : "greater"} than $${middle}$, so $k$ is ${far} ${told < middle ? "greater" : "less"}: $k = ${key}$.`,
      ],
      check: `The sums agree: $${plus(told, key)} = ${plus(p, q)}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) => Number.isInteger(value) && value !== told && value !== p && value !== q,
  };
}

/** Both zeros and one more value determine the extreme value, halfway between the zeros. */
function askExtreme(rng: Rng): AskedProblem | null {
  const { middle, half, a } = drawFunction(rng);
  const [p, q] = [middle - half, middle + half];
  const key = -a * half * half;
  const start = a * p * q;
  if (middle === 0 || p === 0 || q === 0 || Math.abs(start) > 80 || start === key) return null;
  const word = a > 0 ? "least" : "greatest";
  const bound = Math.min(0, Math.sign(a) * start);
  const isFrom = rng.chance(0.5);
  const b = -a * (p + q);
  const formula = `${texFirst(a, "x^2")} ${texTerm(b, "x")} + k`;
  // Either c is told and a is found, or the coefficients are told and the constant is found.
  return {
    difficulty: isFrom ? 6 : 5,
    stems: [],
    pure: isFrom
      ? [
          `For all numbers $x$, $f(x) = ax^2 + bx + c$, where $a$, $b$, and $c$ are constants. If $f(${p}) = f(${q}) = 0$ and $f(0) = ${start}$, what is the ${word} possible value of $f(x)$?`,
          `In the _xy_-plane, the graph of $y = ax^2 + bx + c$ passes through the points $(${p}, 0)$, $(${q}, 0)$, and $(0, ${start})$. What is the ${word} value of $y$ on the graph?`,
        ]
      : [
          `For all numbers $x$, $f(x) = ${formula}$, where $k$ is a constant. If $f(${p}) = 0$, what is the ${word} possible value of $f(x)$?`,
          `In the _xy_-plane, the graph of $y = ${formula}$ passes through the point $(${q}, 0)$. What is the ${word} value of $y$ on the graph?`,
        ],
    key,
    why: `The zeros are $${p}$ and $${q}$, so the ${word} value is at $x = ${middle}$, where it's $${key}$.`,
    wrong: [
      [
        start,
        "takes the value at zero",
        `That is the value at $x = 0$, but the ${word} value is at $x = ${middle}$.`,
      ],
      [
        -half * half * Math.sign(a),
        "ignores the coefficient of the square",
        `The coefficient of $x^2$ is $${a}$.`,
      ],
      [
        -key,
        "reverses a sign",
        `A graph that opens ${a > 0 ? "upward" : "downward"} has its ${word} value ${a > 0 ? "below" : "above"} its zeros.`,
      ],
      [
        start - (a * (p + q) ** 2) / 2,
        "forgets a factor in the formula",
        `Put $x = ${middle}$ in $f(x)$: the value is $${key}$.`,
      ],
      [
        start - a * (p + q) ** 2,
        "forgets a factor in the formula",
        `Put $x = ${middle}$ in $f(x)$: the value is $${key}$.`,
      ],
      [-a * half * (half + 1), "misjudges one distance", `Both zeros are ${half} from the middle.`],
      [middle, "finds where the value is", `That is the value of $x$, not of $f(x)$.`],
      [
        -a * half,
        "doesn't square the distance",
        `Each factor is ${half} in absolute value, and both are multiplied.`,
      ],
      [2 * key, "uses the wrong coefficient", `The coefficient of $x^2$ is $${a}$.`],
      [a * (p + q), "takes a coefficient", `Find the value at $x = ${middle}$.`],
      [start + key, "adds two values", `Find the value at $x = ${middle}$.`],
      [tidy(start / 2), "halves the value at zero", `Find the value at $x = ${middle}$.`],
      [-a * (half + 1) ** 2, "misjudges the distance", `The zeros are ${half} from the middle.`],
    ],
    solution: {
      idea: `The ${word} value is halfway between the zeros.`,
      steps: [
        ...(isFrom
          ? [
              `$f(x) = a(x ${texTerm(-p, "")})(x ${texTerm(-q, "")})$, and $f(0) = ${texFirst(p * q, "a")} = ${start}$, so $a = ${a}$.`,
            ]
          : [
              `The sum of the zeros is $-\\frac{${b}}{${a}} = ${p + q}$, so they are $${p}$ and $${q}$, and $f(x) = ${a === 1 ? "" : a === -1 ? "-" : a}(x ${texTerm(-p, "")})(x ${texTerm(-q, "")})$.`,
            ]),
        `Halfway between the zeros is $x = ${middle}$.`,
        `The factors are $${half}$ and $-${half}$ there, so the value is $${a} \\cdot ${half} \\cdot (-${half}) = ${key}$.`,
      ],
      check: `The ${word} value has to be ${a > 0 ? "below" : "above"} 0 and ${a > 0 ? "below" : "above"} $${start}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) =>
      Number.isInteger(value) &&
      Math.abs(value) <= 3 * Math.abs(key) + 20 &&
      (value === -key || Math.sign(a) * value <= bound),
  };
}

const ASK = { mirrored: askMirrored, extreme: askExtreme };

/** The parabola through three points, as a function, by Lagrange's formula. */
function through(points: readonly (readonly [number, number])[]): (x: number) => number {
  return (x) =>
    points.reduce((total, [u, value]) => {
      const others = points.filter(([other]) => other !== u);
      return total + others.reduce((part, [other]) => (part * (x - other)) / (u - other), value);
    }, 0);
}

/** The points that the stem tells, as (2, 5) or f(2) = 5 or f(2) = f(6) = 0. */
function pointsIn(stem: string): [number, number][] {
  const ready = stem.replaceAll(/f\((-?\d+)\) = f\((-?\d+)\) = 0/g, "f($1) = 0, f($2) = 0");
  return Array.from(
    ready.matchAll(/\((-?\d+), (-?\d+)\)|f\((-?\d+)\) = (-?\d+)/g),
    ([, x, y, u, v]) => [Number(x ?? u), Number(y ?? v)],
  );
}

/** The number before a letter, which is left out when it's 1. */
const sized = (one: string): number => Number(/\d/.test(one) ? one : `${one}1`);

/** The coefficients of x² and x where the stem gives them. */
function coefficientsIn(stem: string): [number, number] | null {
  const found = /= (-?\d*)x\^2 ([+-]) (\d*)x \+ k/.exec(stem);
  if (!found) return null;
  const [, a = "", sign = "", b = ""] = found;
  return [sized(a), (sign === "-" ? -1 : 1) * sized(b)];
}

function fits(stem: string, tried: number): boolean {
  const points = pointsIn(stem);
  const equal = /f\((-?\d+)\) = f\((-?\d+)\) and f\((-?\d+)\) = f\(k\)/.exec(stem);
  if (/value of k/.test(stem)) {
    const pair = equal ? [Number(equal[1]), Number(equal[2])] : [points[0]![0], points[1]![0]];
    const told = equal ? Number(equal[3]) : points.at(-1)![0];
    // With a = 1, b follows from the pair, and equal values mean equal x² + bx.
    const b = -(pair[0]! + pair[1]!);
    return tried !== told && near(tried ** 2 + b * tried, told ** 2 + b * told);
  }
  const given = coefficientsIn(stem);
  const base = (x: number): number =>
    given ? given[0] * x * x + given[1] * x : through(points)(x);
  const lift = given ? -base(points[0]![0]) : 0;
  const values = range(-80, 80).map((half) => base(half / 2) + lift);
  return near(tried, /least/.test(stem) ? Math.min(...values) : Math.max(...values));
}

export const template: ProblemTemplate = {
  id: "parabola-is-symmetric",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "A quadratic function has equal values around its middle, and its extreme value there.",

  make(rng) {
    const kind = rng.pick(["mirrored", "extreme"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check: ({ stem, options }) =>
    options.flatMap((one, k) => (fits(plain(stem), valueOf(one).value) ? [k] : [])),
  /** A least value isn't above a value that the stem tells, and a greatest value isn't below it. */
  possible({ stem, options }) {
    if (/value of \$k\$/.test(stem)) return options.map(() => true);
    const way = /least/.test(stem) ? 1 : -1;
    const told = pointsIn(plain(stem)).map(([, y]) => way * y);
    return options.map((one) => told.every((y) => way * valueOf(one).value <= y));
  },
};
