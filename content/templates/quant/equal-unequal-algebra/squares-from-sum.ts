import {
  type AskedProblem,
  draftOf,
  formulaOf,
  near,
  plain,
  type ProblemTemplate,
  relationOf,
  range,
  type Rng,
  type StemReading,
  texTerm,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "The square of a sum or a difference connects it with the product and the sum of the squares: $(x \\pm y)^2 = x^2 \\pm 2xy + y^2$.";
const text = (value: number): string => `$${value}$`;
/** A sign before the first term of a formula. */
const lead = (sign: string): string => (sign === "-" ? "-" : "");
const plus = (n: number): string => texTerm(n, "");

/** The sum or difference of x and y, and their product. */
function drawPair(rng: Rng) {
  const isSum = rng.chance(0.5);
  const [s, p] = [rng.int(3, 12), rng.int(2, 24) * rng.pick([1, 1, -1])];
  const squares = isSum ? s * s - 2 * p : s * s + 2 * p;
  // Real numbers with this sum or difference, and others than 0
  const isReal = isSum ? s * s - 4 * p > 0 : s * s + 4 * p > 0;
  if (!isReal || squares <= 0 || squares > 160 || squares === s * s) return null;
  return { isSum, s, p, squares, sign: isSum ? "+" : "-", twice: isSum ? -2 * p : 2 * p };
}

const shows = (value: number): boolean =>
  Number.isInteger(value) && value !== 0 && Math.abs(value) < 250;

/** The sum of the squares. */
function askSquares(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { isSum, s, p, squares, sign, twice } = pair;
  const middle = `$(x ${sign} y)^2 = x^2 ${sign} 2xy + y^2$, so $2xy = ${2 * p}$ has to be ${isSum ? "subtracted from" : "added to"} ${s * s}`;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $x ${sign} y = ${s}$ and $xy = ${p}$, what is the value of $x^2 + y^2$?`,
      `The ${isSum ? "sum" : "difference"} of two numbers is ${s}, and the product of the two numbers is $${p}$. What is the sum of the squares of the two numbers?`,
    ],
    key: squares,
    why: `$x^2 + y^2 = (x ${sign} y)^2 ${isSum ? "-" : "+"} 2xy = ${s * s} ${plus(twice)} = ${squares}$.`,
    wrong: [
      [
        s * s - twice,
        "reverses the sign of the middle term",
        `This is $${s * s} ${plus(-twice)}$, but ${middle.replace(" so", " and")}.`,
      ],
      [
        s * s,
        "squares term by term",
        `This is $(x ${sign} y)^2 = ${s}^2$, which also has the middle term $${lead(sign)}2xy$.`,
      ],
      rng.chance(0.5)
        ? [s * s + twice / 2, "takes the product once", `${middle}, not just $xy = ${p}$.`]
        : [
            s * s - twice / 2,
            "takes the product once",
            `${middle}. This ${isSum ? "adds $xy$ to" : "subtracts $xy$ from"} ${s * s} instead.`,
          ],
      [
        s * s + 2 * twice,
        "doubles the middle term",
        `This is $${s * s} ${plus(2 * twice)}$, or $(x ${isSum ? "-" : "+"} y)^2$, not $x^2 + y^2$.`,
      ],
      [
        2 * s - 2 * p,
        "doubles instead of squaring",
        `This is $2 \\cdot ${s} - 2xy$, but the square of ${s} is ${s * s}${isSum ? "" : ", and $2xy$ has to be added"}.`,
      ],
      [
        p * p - s,
        "squares the product",
        `This is $${p < 0 ? `(${p})` : p}^2 - ${s}$, but $x^2y^2$ isn't a part of $(x ${sign} y)^2$.`,
      ],
    ],
    solution: {
      idea: `Don't look for the two numbers: square their ${isSum ? "sum" : "difference"}.`,
      steps: [
        `For two numbers $x$ and $y$ whose ${isSum ? "sum" : "difference"} is ${s}, $(x ${sign} y)^2 = x^2 ${sign} 2xy + y^2 = ${s * s}$.`,
        `With $xy = ${p}$, $x^2 + y^2 = ${s * s} ${plus(twice)} = ${squares}$.`,
      ],
      check: `The middle term is $${isSum ? "" : "-"}2xy = ${isSum ? 2 * p : -2 * p}$, and $${squares} ${plus(isSum ? 2 * p : -2 * p)} = ${s * s}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) => shows(value) && value > 0,
  };
}

/** The product. */
function askProduct(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { isSum, s, p, squares, sign } = pair;
  const gap = isSum ? s * s - squares : squares - s * s;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $x ${sign} y = ${s}$ and $x^2 + y^2 = ${squares}$, what is the value of $xy$?`,
      `If $x^2 + y^2 = ${squares}$ and $(x ${sign} y)^2 = ${s * s}$, then $xy =$`,
    ],
    key: p,
    why: `$2xy = ${isSum ? `${s * s} - ${squares}` : `${squares} - ${s * s}`} = ${gap}$, so $xy = ${p}$.`,
    wrong: [
      [gap, "forgets to halve", `This is $2xy$, and $xy$ is half of it, $${p}$.`],
      [
        (squares - s) / 2,
        "forgets to square",
        `This is half of $${squares} - ${s}$. Use [[square]].`,
      ],
      [
        squares - s,
        "forgets to square",
        `This is $${squares} - ${s}$. Use [[square]], and then halve the result.`,
      ],
      [
        (squares + s * s) / 2,
        "adds",
        `This is $\\frac{${squares} + ${s * s}}{2}$, which adds ${squares} and ${s * s} before halving, but the two are subtracted from each other.`,
      ],
      [gap / 4, "halves twice", `This halves $2xy = ${gap}$ twice, but $xy$ is half of $2xy$.`],
      [
        -gap,
        "reverses a sign",
        `This is $-2xy$, but $2xy = ${gap}$, so $xy = \\frac{${gap}}{2} = ${p}$.`,
      ],
      [
        p + s,
        "adds the given number",
        `This is $\\frac{${gap}}{2} + ${s}$, but $xy$ is half of $2xy = ${gap}$, and ${s} isn't added to it.`,
      ],
      [
        (s * s) / 4,
        "takes x and y as equal",
        `This is $\\left(\\frac{${s}}{2}\\right)^2$, as if $x$ and $y$ were both half of ${s}. ${isSum ? `But then $x^2 + y^2$ would be $\\frac{${s * s}}{2}$` : "But then their difference would be 0"}.`,
      ],
      [
        p - s,
        "subtracts the given number",
        `This is $\\frac{${gap}}{2} - ${s}$, but $xy$ is half of $2xy = ${gap}$, and ${s} isn't subtracted from it.`,
      ],
      [
        -p,
        "reverses a sign",
        `This is $-xy$, but in $(x ${sign} y)^2 = x^2 ${sign} 2xy + y^2$, $2xy = ${gap}$, so $xy = \\frac{${gap}}{2} = ${p}$.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            square: `the square of ${s}, ${s * s}`,
            idea: `Square the ${isSum ? "sum" : "difference"} and compare it with the sum of the squares.`,
          }
        : {
            square: `${s * s}, which is $(x ${sign} y)^2$, and not its square root`,
            idea: `Multiply out $(x ${sign} y)^2$ and compare it with the sum of the squares.`,
          },
    solution: {
      idea: "[[idea]]",
      steps: [
        `$(x ${sign} y)^2 = x^2 ${sign} 2xy + y^2$, so $${s * s} = ${squares} ${sign} 2xy$.`,
        `So $2xy = ${gap}$ and $xy = ${p}$.`,
      ],
      check: `The middle term is $${isSum ? "" : "-"}2xy = ${isSum ? 2 * p : -2 * p}$, and $${squares} ${plus(isSum ? 2 * p : -2 * p)} = ${s * s}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
}

/** The square of the difference from that of the sum, or the other way around. */
function askOther(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { isSum, s, p, squares, sign } = pair;
  const other = isSum ? "-" : "+";
  const key = isSum ? s * s - 4 * p : s * s + 4 * p;
  const fromSquares = rng.chance(0.5);
  const asked = `(x ${other} y)^2`;
  if (key > 200) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: fromSquares
      ? [
          `If $x^2 + y^2 = ${squares}$ and $xy = ${p}$, what is the value of $${asked}$?`,
          `If $xy = ${p}$ and $x^2 + y^2 = ${squares}$, then $${asked} =$`,
        ]
      : [
          `If $(x ${sign} y)^2 = ${s * s}$ and $xy = ${p}$, what is the value of $${asked}$?`,
          `If $x ${sign} y = ${s}$ and $xy = ${p}$, then $${asked} =$`,
        ],
    key,
    why: `$${asked} = x^2 ${other} 2xy + y^2 = ${squares} ${plus(isSum ? -2 * p : 2 * p)} = ${key}$.`,
    wrong: [
      [
        squares,
        "stops at the sum of the squares",
        `This is $x^2 + y^2$, without the middle term $${lead(other)}2xy$.`,
      ],
      [
        fromSquares ? s * s : 2 * s * s - key,
        "reverses the sign of the middle term",
        fromSquares
          ? `This is $${squares} ${plus(isSum ? 2 * p : -2 * p)}$, but the middle term of $${asked}$ is $${lead(other)}2xy$.`
          : `This is $${s * s} ${plus(isSum ? 4 * p : -4 * p)}$, but $4xy = ${4 * p}$ has to be ${isSum ? "subtracted from" : "added to"} ${s * s}.`,
      ],
      [
        isSum ? squares - p : squares + p,
        "takes the product once",
        `This is $${squares} ${plus(isSum ? -p : p)}$, which uses $${lead(other)}xy$ as the middle term, but it is $${lead(other)}2xy$.`,
      ],
      [
        isSum ? squares - 4 * p : squares + 4 * p,
        "doubles the middle term",
        `This is $${squares} ${plus(isSum ? -4 * p : 4 * p)}$, which uses $${lead(other)}4xy$ as the middle term, but it is $${lead(other)}2xy$.`,
      ],
      [
        isSum ? squares + p : squares - p,
        "takes the product once",
        `This is $${squares} ${plus(isSum ? p : -p)}$, which uses $${lead(sign)}xy$ as the middle term, but it is $${lead(other)}2xy$.`,
      ],
      [
        isSum ? s * s - p : s * s + p,
        "takes the product once",
        `This ${isSum ? "subtracts $xy$ from" : "adds $xy$ to"} ${s * s}, but the two squares differ by $4xy$.`,
      ],
      [
        squares + p * p,
        "squares the product",
        `This adds $${p < 0 ? `(${p})` : p}^2$ to ${squares}, but the middle term is $${lead(other)}2xy$.`,
      ],
      [
        2 * squares,
        "doubles the squares",
        `This doubles $x^2 + y^2$, but $2xy$ isn't equal to $x^2 + y^2$.`,
      ],
    ],
    solution: {
      idea: `Multiply out: $(x + y)^2$ and $(x - y)^2$ differ only in the sign of the middle term.`,
      ...(fromSquares
        ? {}
        : {
            fast: [
              `The two squares differ by $4xy = ${4 * p}$, so $${asked} = ${s * s} ${plus(isSum ? -4 * p : 4 * p)} = ${key}$.`,
            ],
          }),
      steps: [
        ...(fromSquares
          ? []
          : [`$x^2 + y^2 = ${s * s} ${plus(isSum ? -2 * p : 2 * p)} = ${squares}$.`]),
        `$${asked} = x^2 ${other} 2xy + y^2 = ${squares} ${plus(isSum ? -2 * p : 2 * p)} = ${key}$.`,
      ],
      check: `The middle term of $${asked}$ is $${isSum ? "-" : ""}2xy = ${isSum ? -2 * p : 2 * p}$, and without it, $${key} ${plus(isSum ? 2 * p : -2 * p)} = ${squares}$ is $x^2 + y^2$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) => shows(value) && value > 0,
  };
}

/** A number and its reciprocal: the product is 1. */
function askReciprocal(rng: Rng): AskedProblem | null {
  const [isSum, s, c] = [rng.chance(0.5), rng.int(3, 12), rng.pick([1, 1, 2, 3, 4])];
  const sign = isSum ? "+" : "-";
  const [middle, square] = [isSum ? -2 * c : 2 * c, c === 1 ? "1" : `${c * c}`];
  const key = s * s + middle;
  if (isSum && s * s <= 4 * c) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $x ${sign} \\frac{${c}}{x} = ${s}$, what is the value of $x^2 + \\frac{${square}}{x^2}$?`,
      `If $x$ is a nonzero number such that $x ${sign} \\frac{${c}}{x} = ${s}$, then $x^2 + \\frac{${square}}{x^2} =$`,
    ],
    key,
    why: `$(x ${sign} \\frac{${c}}{x})^2 = x^2 ${sign} ${2 * c} + \\frac{${square}}{x^2} = ${s * s}$, so the sum of the squares is $${s * s} ${plus(middle)} = ${key}$.`,
    wrong: [
      [
        s * s,
        "squares term by term",
        `This is $${s}^2$, but the square of $x ${sign} \\frac{${c}}{x}$ also has the middle term $${lead(sign)}${2 * c}$.`,
      ],
      [
        s * s - middle,
        "reverses the sign of the middle term",
        `This ${isSum ? "adds" : "subtracts"} ${2 * c}, but the middle term of the square is $${lead(sign)}${2 * c}$, so ${2 * c} must be ${isSum ? "subtracted from" : "added to"} ${s * s}.`,
      ],
      [
        s * s + middle / 2,
        "takes the product once",
        `This ${isSum ? "subtracts" : "adds"} ${c}, but the middle term is twice the product, ${2 * c}.`,
      ],
      [
        s * s - middle / 2,
        "takes the product once",
        `This ${isSum ? "adds" : "subtracts"} ${c}, but ${2 * c} must be ${isSum ? "subtracted" : "added"}.`,
      ],
      [
        2 * s + middle,
        "doubles instead of squaring",
        `This is $2 \\cdot ${s} ${plus(middle)}$, but the square of ${s} is ${s * s}, not $2 \\cdot ${s}$.`,
      ],
      [
        s * s + 2 * middle,
        "doubles the middle term",
        `This ${isSum ? "subtracts" : "adds"} ${4 * c}, but the middle term is ${2 * c}.`,
      ],
      [
        s * s - 2 * middle,
        "doubles the middle term",
        `This ${isSum ? "adds" : "subtracts"} ${4 * c}, but ${2 * c} must be ${isSum ? "subtracted" : "added"}.`,
      ],
    ],
    solution: {
      idea: `Square the equation: the product of $x$ and $\\frac{${c}}{x}$ is ${c}.`,
      steps: [
        `$(x ${sign} \\frac{${c}}{x})^2 = x^2 ${sign} 2 \\cdot ${c} + \\frac{${square}}{x^2} = ${s * s}$.`,
        `So $x^2 + \\frac{${square}}{x^2} = ${s * s} ${plus(middle)} = ${key}$.`,
      ],
      check: `The middle term is $${lead(sign)}2 \\cdot x \\cdot \\frac{${c}}{x} = ${sign === "-" ? "-" : ""}${2 * c}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) => shows(value) && value > 0,
  };
}

const ASK = {
  squares: askSquares,
  product: askProduct,
  other: askOther,
  reciprocal: askReciprocal,
};
const KINDS = ["squares", "product", "other", "reciprocal"] as const;
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

/** Real x and y with a given sum or difference and product. */
function realPair(s: number, p: number, isSum: boolean) {
  const root = Math.sqrt(isSum ? s * s - 4 * p : s * s + 4 * p);
  return { x: (s + root) / 2, y: isSum ? (s - root) / 2 : (root - s) / 2 };
}

/** The value asked for, with the real numbers that satisfy the equations as they are printed. */
function answerOf(stem: string): number {
  const words = /The (sum|difference) of two numbers is (\d+), and .* numbers is (-?\d+)\./.exec(
    stem,
  );
  if (words) {
    const { x, y } = realPair(Number(words[2]), Number(words[3]), words[1] === "sum");
    return x * x + y * y;
  }
  const parts = stem.split(
    /^If (?:x is a nonzero number such that )?| and |, (?:then|what is the value of) |[?]| =$/,
  );
  const equations = parts.filter((part) => part.includes("=")).map(relationOf);
  const asked = formulaOf(
    parts.filter((part) => part.trim() !== "" && !part.includes("=")).at(-1)!,
  );
  const pairs = range(1, 12).flatMap((s) =>
    range(-24, 24).flatMap((p) => [true, false].map((isSum) => realPair(s, p, isSum))),
  );
  const found = pairs.find((pair) => equations.every((holds) => holds(pair)));
  return asked(found!);
}

export const template: ProblemTemplate = {
  id: "squares-from-sum",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "The square of a sum or difference connects it with the product and the squares.",

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
