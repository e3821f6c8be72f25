import {
  type AskedProblem,
  asFraction,
  draftOf,
  formulaOf,
  Fraction,
  fractionText,
  gcd,
  near,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type StemReading,
  texFirst,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const text = (value: number): string => fractionText(asFraction(value)!);
const shows = (value: number): boolean => {
  const fraction = asFraction(value);
  return fraction !== null && value !== 0 && fraction.bottom < 4 && Math.abs(value) < 100;
};
const frac = (top: number, bottom: number): string => texFraction(new Fraction(top, bottom));
const TAKEAWAY =
  "Two linear equations have no solution or infinitely many only if the coefficients of the letters are in proportion; the constants decide which.";

/** ax + by = c, and p/q times its left side. */
function drawSystem(rng: Rng) {
  const [p, q] = rng.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [5, 2],
    [4, 3],
    [1, 2],
    [2, 3],
  ] as const);
  const [a, b] = [q * rng.int(1, 6), q * rng.int(1, 6) * rng.pick([1, -1])];
  const c = q * rng.int(1, 9);
  const [d, e] = [(p * a) / q, (p * b) / q];
  return gcd(a, b) === q && Math.abs(b) !== a && a > 1 ? { p, q, a, b, c, d, e } : null;
}

/** The coefficient for which there is no solution. */
function askNone(rng: Rng): AskedProblem | null {
  const system = drawSystem(rng);
  if (!system) return null;
  const { p, q, a, b, c, d, e } = system;
  const last = rng.int(2, 20);
  if (near(last, (p * c) / q)) return null;
  const first = `${texFirst(a, "x")} ${texTerm(b, "y")} = ${c}`;
  const second = `kx ${texTerm(e, "y")} = ${last}`;
  const unreduced = `\\frac{${Math.abs(e)}}{${Math.abs(b)}}`;
  const stepsTo = (end: string): string[] => [
    `The ratio of the coefficient of $x$ to the coefficient of $y$ is $${frac(a, b)}$ in the first equation.`,
    `It must be the same in the second: $\\frac{k}{${e}} = ${frac(a, b)}$, so $k = ${frac(a, b)} \\cdot ${e < 0 ? `(${e})` : e} = ${d}$.`,
    end,
  ];
  const factorOfY = frac(p, q) === unreduced ? unreduced : `${unreduced} = ${frac(p, q)}`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `In the _xy_-plane, the lines with the equations $${first}$ and $${second}$ do not intersect. What is the value of the constant $k$?`,
      `For what value of the constant $k$ is there no pair of numbers $x$ and $y$ that satisfies both $${first}$ and $${second}$?`,
      `If the lines with the equations $${first}$ and $${second}$ in the _xy_-plane are parallel, what is the value of $k$?`,
    ],
    key: d,
    why: `The coefficient of $y$ is multiplied by $${frac(p, q)}$, so $k = ${frac(p, q)} \\cdot ${a} = ${d}$.`,
    wrong: [
      [
        a + e - b,
        "adds instead of multiplying",
        `This is $${a} ${texTerm(e, "")} - ${b < 0 ? `(${b})` : b}$, which changes both coefficients by the same amount, but they have to be multiplied by the same factor.`,
      ],
      [
        (q * a) / p,
        "inverts the factor",
        `This is $${frac(q, p)} \\cdot ${a}$, but the factor from $${b}$ to $${e}$ is $${frac(p, q)}$, not $${frac(q, p)}$.`,
      ],
      [
        (last * a) / c,
        "uses the constants",
        `This multiplies ${a} by $\\frac{${last}}{${c}}$, the factor of the constants, but the coefficient of $x$ has to be multiplied by the same factor as the coefficient of $y$, $${factorOfY}$.`,
      ],
      [
        a,
        "repeats the coefficient",
        `The coefficient of $y$ changes from $${b}$ to $${e}$, so the coefficient of $x$ can't stay at ${a}.`,
      ],
      [
        e,
        "takes the other coefficient",
        `This is the coefficient of $y$ in the second equation, not of $x$.`,
      ],
      [
        -(a * b) / e,
        "makes the slopes opposite",
        `This is $-${frac(q, p)} \\cdot ${a}$, which uses the reciprocal of the factor $${frac(p, q)}$ from $${b}$ to $${e}$ and reverses its sign.`,
      ],
      [
        -(e * b) / a,
        "makes the lines perpendicular",
        `This makes the lines perpendicular, with $${a}k + ${b < 0 ? `(${b})` : b} \\cdot ${e < 0 ? `(${e})` : e} = 0$, but perpendicular lines intersect.`,
      ],
      [
        (b * e) / a,
        "exchanges the coefficients",
        `This is $\\frac{${b} \\cdot ${e < 0 ? `(${e})` : e}}{${a}}$, but $k$ has to be compared with ${a}, and $${e}$ with $${b}$: $k = \\frac{${a} \\cdot ${e < 0 ? `(${e})` : e}}{${b}}$.`,
      ],
      [
        -d,
        "reverses a sign",
        `This is $-${frac(p, q)} \\cdot ${a}$, but the factor from $${b}$ to $${e}$ is positive.`,
      ],
    ],
    solution: {
      idea: "Two lines don't intersect only if they are different lines with the same slope, so the coefficients of $x$ and $y$ must be in proportion.",
      fast: [
        `From $${b}$ to $${e}$, the factor is $${frac(p, q)}$, so $k = ${frac(p, q)} \\cdot ${a} = ${d}$.`,
      ],
      steps: stepsTo(
        `The lines are different, because $${frac(p, q)} \\cdot ${c} = ${(p * c) / q}$, not ${last}.`,
      ),
      check: `Multiplied by $${frac(p, q)}$, the first equation is $${d}x ${texTerm(e, "y")} = ${(p * c) / q}$, and the second, with $k = ${d}$, is $${d}x ${texTerm(e, "y")} = ${last}$. They can't both be true.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      wording === 2
        ? {
            idea: "There is no solution if the coefficients of $x$ and $y$ are in proportion, but the constants aren't.",
            steps: stepsTo(
              `So the left sides are in proportion, but the constants aren't: $${frac(p, q)} \\cdot ${c} = ${(p * c) / q}$, not ${last}.`,
            ),
          }
        : wording === 3
          ? {
              idea: "Parallel lines are different lines with the same slope, so the coefficients of $x$ and $y$ must be in proportion.",
            }
          : {},
    pureText: text,
    shows,
  };
}

/** Two constants for which the equations are equivalent. */
function askEndless(rng: Rng): AskedProblem | null {
  const system = drawSystem(rng);
  if (!system) return null;
  const { p, q, a, b, c, d, e } = system;
  const [m, isSum] = [(p * c) / q, rng.chance(0.6)];
  const key = isSum ? e + m : m - e;
  const first = `${texFirst(a, "x")} ${texTerm(b, "y")} = ${c}`;
  const asked = isSum ? "k + m" : "m - k";
  const join = (k: number, last: number): number => (isSum ? k + last : last - k);
  if (key === 0 || c === a) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If the system of equations $${first}$ and $${d}x + ky = m$ has infinitely many solutions, what is the value of $${asked}$?`,
      `In the _xy_-plane, the equations $${first}$ and $${d}x + ky = m$, where $k$ and $m$ are constants, are equations of the same line. What is the value of $${asked}$?`,
    ],
    key,
    why: `The second equation is $${frac(p, q)}$ times the first, so $k = ${e}$ and $m = ${m}$.`,
    wrong: [
      [
        join(b + d - a, c + d - a),
        "adds instead of multiplying",
        `This adds $${d} - ${a} = ${d - a}$ to $${b}$ and to ${c}, so that $k = ${b + d - a}$ and $m = ${c + d - a}$, but they have to be multiplied by $${frac(p, q)}$.`,
      ],
      [
        isSum ? m - e : m + e,
        "combines the constants the other way",
        `This is $${isSum ? "m - k" : "m + k"}$, but the question asks for $${asked}$.`,
      ],
      [
        join(b, m),
        "leaves a coefficient",
        `This takes $k = ${b}$ and $m = ${m}$, but the coefficient of $y$ is multiplied as well: $k = ${e}$.`,
      ],
      [
        join(e, c),
        "leaves the constant",
        `This takes $k = ${e}$ and $m = ${c}$, but the constant on the right is multiplied as well: $m = ${m}$.`,
      ],
      [
        join(-e, m),
        "reverses a sign",
        `This takes $k = ${-e}$ and $m = ${m}$, but the factor $${frac(p, q)}$ is positive, so $k$ has the same sign as $${b}$.`,
      ],
      [m, "finds only m", `This is the value of $m$ alone.`],
      [e, "finds only k", `This is the value of $k$ alone.`],
      [
        join((q * b) / p, (q * c) / p),
        "inverts the factor",
        `This multiplies $${b}$ and ${c} by $${frac(q, p)}$, but the factor from ${a} to ${d} is $${frac(p, q)}$.`,
      ],
    ],
    solution: {
      idea: "Both equations describe the same line, so the second must be a multiple of the first.",
      steps: [
        `From $${a}x$ to $${d}x$, the factor is $${frac(d, a) === `\\frac{${d}}{${a}}` ? "" : `\\frac{${d}}{${a}} = `}${frac(p, q)}$.`,
        `So $k = ${frac(p, q)} \\cdot ${b < 0 ? `(${b})` : b} = ${e}$ and $m = ${frac(p, q)} \\cdot ${c} = ${m}$.`,
        `So $${asked} = ${isSum ? `${e} + ${m}` : `${m} - ${e < 0 ? `(${e})` : e}`} = ${key}$.`,
      ],
      check: `$${frac(p, q)}$ times $${first}$ is $${d}x ${texTerm(e, "y")} = ${m}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
}

/** An equation in x that's true for all x. */
function askIdentity(rng: Rng): AskedProblem | null {
  const [a, b, k, c] = [rng.int(2, 6), rng.int(2, 6), rng.int(2, 9), rng.int(2, 8)];
  const [m, right, isSum] = [a * b + c, a * k, rng.chance(0.5)];
  const key = isSum ? m + k : m - k;
  if (b === c || key === 0 || a === b) return null;
  const left = `${a}(${b}x + k) + ${c}x`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If the equation $${left} = mx + ${right}$ is true for all values of $x$, what is the value of $${isSum ? "m + k" : "m - k"}$?`,
      `If $k$ and $m$ are constants such that $${left} = mx + ${right}$ for all numbers $x$, then $${isSum ? "m + k" : "m - k"} =$`,
    ],
    key,
    why: `$${left} = ${m}x + ${a}k$, so $m = ${m}$ and $k = ${k}$.`,
    wrong: [
      [
        isSum ? m + right : m - right,
        "leaves out the factor",
        `This takes $m = ${m}$ and $k = ${right}$, but ${a} multiplies $k$ as well, so $${a}k = ${right}$.`,
      ],
      [
        isSum ? b + c + k : b + c - k,
        "multiplies only one term",
        `This takes $m = ${b} + ${c}$ and $k = ${k}$, but ${a} multiplies $${b}x$ as well.`,
      ],
      [
        isSum ? a * b + k : a * b - k,
        "leaves out a term",
        `This takes $m = ${a} \\cdot ${b}$ and $k = ${k}$, which leaves out the term $${c}x$.`,
      ],
      [
        isSum ? a * (b + c) + k : a * (b + c) - k,
        "multiplies too much",
        `This takes $m = ${a}(${b} + ${c})$ and $k = ${k}$, but the term $${c}x$ is outside the parentheses.`,
      ],
      [m, "finds only m", `This is the value of $m$ alone.`],
      [
        isSum ? m + right - a : m + a - right,
        "subtracts instead of dividing",
        `This takes $m = ${m}$ and $k = ${right} - ${a}$, but $${a}k = ${right}$ gives $k = \\frac{${right}}{${a}} = ${k}$.`,
      ],
      [
        isSum ? a * b * c + k : a * b * c - k,
        "multiplies the coefficients",
        `This takes $m = ${a} \\cdot ${b} \\cdot ${c}$ and $k = ${k}$, but $${a * b}x$ and $${c}x$ are added.`,
      ],
      [
        isSum ? b + c + right : b + c - right,
        "leaves out the factor of both terms",
        `This takes $m = ${b} + ${c}$ and $k = ${right}$, but ${a} multiplies both $${b}x$ and $k$.`,
      ],
      [
        isSum ? m - k : m + k,
        "combines the constants the other way",
        `This is $m ${isSum ? "-" : "+"} k$, but the question asks for $m ${isSum ? "+" : "-"} k$.`,
      ],
    ],
    solution: {
      idea: "If both sides are equal for all $x$, the coefficients of $x$ are equal, and so are the constants.",
      steps: [
        `The left side is $${a * b}x + ${a}k + ${c}x = ${m}x + ${a}k$.`,
        `Compare with $mx + ${right}$: $m = ${m}$ and $${a}k = ${right}$, so $k = \\frac{${right}}{${a}} = ${k}$.`,
        `So $${isSum ? "m + k" : "m - k"} = ${m} ${isSum ? "+" : "-"} ${k} = ${key}$.`,
      ],
      check: `$x = 0$ gives $${a}k = ${right}$ at once.`,
      takeaway: "An equation that's true for all $x$ has equal coefficients on both sides.",
    },
    pureText: text,
    shows: (value) => Number.isInteger(value) && value !== 0 && Math.abs(value) < 90,
  };
}

const ASK = { none: askNone, endless: askEndless, identity: askIdentity };
const KINDS = ["none", "none", "endless", "endless", "identity"] as const;
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

/** The value asked for, by trying constants in the equations as they are printed. */
function answerOf(stem: string): number {
  if (/mx/.test(stem)) return fromIdentity(stem);
  const [, first = "", second = ""] =
    /(-?\w*x [+-] \w*y = \w+) and (\w+x [+-] \w+ = \w+|\w+x [+-] y = \w+)/.exec(stem)!;
  const sides = [...first.split(" = "), ...second.split(" = ")].map(formulaOf);
  const [left, right, below, beside] = sides as [Value, Value, Value, Value];
  // x and y coefficients and the constant of each equation, for given k and m
  const row = (of: Value, at: Value, k: number, m: number): [number, number, number] => [
    of({ x: 1, y: 0, k, m }),
    of({ x: 0, y: 1, k, m }),
    at({ x: 0, y: 0, k, m }),
  ];
  const numbers = range(-120, 120).map((n) => n / 2);
  const one = row(left, right, 0, 0);
  const k = numbers.find((n) => {
    const other = row(below, beside, n, 0);
    return near(one[0] * other[1], one[1] * other[0]);
  })!;
  const asked = /value of (k \+ m|m - k)/.exec(stem)?.[1];
  if (asked === undefined) return k;
  const m = numbers.find((n) => near(row(below, beside, k, n)[0] * one[2], one[0] * n))!;
  return formulaOf(asked)({ k, m });
}

type Value = ReturnType<typeof formulaOf>;

function fromIdentity(stem: string): number {
  const [left = "", right = "", asked = ""] = read(stem, /(\d\(.+?x) = (mx \+ \d+) .*(m [+-] k)/);
  const [of, to] = [formulaOf(left), formulaOf(right)];
  const k = range(-99, 99).find((n) => of({ x: 0, k: n }) === to({ x: 0, m: 0 }))!;
  const m = range(-99, 99).find((n) => of({ x: 7, k }) === to({ x: 7, m: n }))!;
  return formulaOf(asked)({ k, m });
}

export const template: ProblemTemplate = {
  id: "solutions-none-or-endless",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern: "Constants follow from the number of solutions: compare coefficients, then constants.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  check({ stem, options }) {
    const right = answerOf(plain(stem));
    return options.flatMap((one, k) => (near(valueOf(one).value, right) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
