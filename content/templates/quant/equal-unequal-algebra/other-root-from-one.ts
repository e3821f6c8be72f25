import {
  type AskedProblem,
  asFraction,
  draftOf,
  formulaOf,
  fractionText,
  near,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type StemReading,
  texFirst,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const text = (value: number): string => fractionText(asFraction(value)!);
const shows = (value: number): boolean => Number.isInteger(2 * value) && value !== 0;
const plus = (n: number): string => texTerm(n, "");
const paren = (n: number): string => (n < 0 ? `(${n})` : String(n));
const factor = (root: number): string => `(x ${plus(-root)})`;
const TAKEAWAY =
  "A solution makes the equation true, so substitute it first; that gives the unknown constant.";

interface Roots {
  readonly r: number;
  readonly s: number;
  readonly b: number;
  readonly c: number;
}

/** Two roots of opposite or equal sign, small enough for the head. */
function drawRoots(rng: Rng): Roots | null {
  const r = rng.int(2, 8) * rng.pick([1, 1, -1]);
  const s = rng.int(2, 9) * rng.pick([1, -1]);
  return r + s === 0 || r === s ? null : { r, s, b: -(r + s), c: r * s };
}

/** x² + bx + k = d has the solution r. */
function askFromConstant(rng: Rng): AskedProblem | null {
  const roots = drawRoots(rng);
  if (!roots) return null;
  const { r, s, b, c } = roots;
  const d = rng.int(2, 12);
  const k = c + d;
  if (k === 0 || Math.abs(c) > 40 || Math.abs(b) === 1) return null;
  const square = `x^2 ${texTerm(b, "x")} + k = ${d}`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $${r}$ is one solution of the equation $${square}$, where $k$ is a constant, what is the other solution?`,
      `The equation $${square}$, where $k$ is a constant, has two solutions. If one of the solutions is $${r}$, what is the other?`,
    ],
    key: s,
    why: `The sum of the two solutions is $${-b}$, so the other one is $${-b} ${plus(-r)} = ${s}$.`,
    // The sum of the solutions comes last, because it gives the other solution, and their product is no option.
    wrong: [
      [
        b - r,
        "reverses the sign of the sum",
        `This is $${b} ${plus(-r)}$, as if the sum of the solutions were $${b}$. It is $${-b}$.`,
      ],
      [
        b,
        "stops at the opposite of the sum",
        `This is the coefficient of $x$. Its opposite, $${-b}$, is the sum of the two solutions.`,
      ],
      [k, "stops at the constant", `This is $k = ${d} ${plus(c)}$, not a solution.`],
      [
        k / r,
        "leaves out the right side",
        `This is $\\frac{${k}}{${r}}$, but the product of the solutions is $k - ${d} = ${c}$, not $${k}$.`,
      ],
      [
        -s,
        "reads the factor",
        `This is the number in the factor $${factor(s)}$, which is 0 at $x = ${s}$.`,
      ],
      [
        d / r,
        "takes the right side as the product",
        `This is $\\frac{${d}}{${r}}$, but the product of the solutions is $k - ${d} = ${c}$, not ${d}.`,
      ],
      [
        -k,
        "reverses the sign of the constant",
        `This is $${r * r} ${plus(b * r)} ${plus(-d)}$, the opposite of $k$ and not a solution.`,
      ],
      [
        -b,
        "stops at the sum",
        `This is the sum of the solutions. Subtract $${r}$ to get the other one.`,
      ],
    ],
    solution: {
      idea: `The given solution makes the equation true, which gives $k$. Or use the sum of the solutions, which doesn't depend on $k$.`,
      fast: [
        `In $x^2 ${texTerm(b, "x")} + \\ldots = 0$, the sum of the solutions is $${-b}$, so the other solution is $${-b} ${plus(-r)} = ${s}$. There's no need for $k$.`,
      ],
      steps: [
        `Substitute $x = ${r}$: $${r * r} ${plus(b * r)} + k = ${d}$, so $k = ${d} ${plus(c)} = ${k}$.`,
        `Subtract ${d} from both sides of $x^2 ${texTerm(b, "x")} ${plus(k)} = ${d}$: $x^2 ${texTerm(b, "x")} ${plus(c)} = 0$.`,
        `This is $${factor(r)}${factor(s)} = 0$, so the other solution is $${s}$.`,
      ],
      check: `At $x = ${s}$, the left side is $${s * s} ${plus(b * s)} ${plus(k)} = ${d}$.`,
      takeaway: "In x² + bx + c = 0, the sum of the solutions is −b, whatever c is.",
    },
    pureText: text,
    shows: (value) => shows(value) && value !== r,
  };
}

/** First what follows from the other root with its sign reversed, and little that gives the key with the given root. */
function wrongCoefficients({ r, s, b, c }: Roots, asksRoot: boolean): Wrong[] {
  const notK = asksRoot ? ", not a root" : `, but $k$ is $-(${r} ${plus(s)})$`;
  return [
    [
      -s,
      "reverses a sign",
      asksRoot
        ? `The product of $${r}$ and $${-s}$ is $${-c}$, not $${c}$.`
        : `This is the opposite of the other root, but $k$ is $-(${r} ${plus(s)})$.`,
    ],
    [
      s - r,
      "subtracts the roots",
      `This is $${s} ${plus(-r)}$, the difference of the roots${notK}.`,
    ],
    [
      r - s,
      "subtracts the roots",
      `This is $${r} ${plus(-s)}$, the difference of the roots${notK}.`,
    ],
    [
      c - r,
      "subtracts",
      `This is $${c} ${plus(-r)}$, but $${c}$ is the product of the roots, not their sum${asksRoot ? "" : `, and $k$ is $-(${r} ${plus(s)})$`}.`,
    ],
    [
      -c,
      "reverses the sign of the product",
      `This is the opposite of the constant term, $${c}$, which is the product of the roots, not ${asksRoot ? "one of them" : "the opposite of their sum"}.`,
    ],
    [
      r * r + c,
      "forgets to divide",
      `This is $${r * r} ${plus(c)}$, which is $${texFirst(-r, "k")}$. ${asksRoot ? "It isn't a root." : `Divide it by $${-r}$.`}`,
    ],
    [
      -b,
      "reverses the sign of the sum",
      `This is $${r} ${plus(s)}$, the sum of the roots${asksRoot ? ", not one of them" : ", and $k$ is its opposite"}.`,
    ],
    asksRoot
      ? [b, "finds the constant", `This is $k = -(${r} ${plus(s)})$, not a root.`]
      : [c, "stops at the product", `This is the product of the roots, not $k$.`],
  ];
}

/** x² + kx + c = 0 has the solution r; asks for k or the other solution. */
function askFromCoefficient(rng: Rng): AskedProblem | null {
  const roots = drawRoots(rng);
  if (!roots) return null;
  const { r, s, b, c } = roots;
  const asksRoot = rng.chance(0.5);
  const square = `x^2 + kx ${plus(c)} = 0`;
  return {
    difficulty: 3,
    stems: [],
    pure: asksRoot
      ? [
          `If $x = ${r}$ is a solution of the equation $${square}$, where $k$ is a constant, what is the other solution of the equation?`,
          `In the equation $${square}$, $k$ is a constant. If one root of the equation is $${r}$, what is the other root?`,
        ]
      : [
          `If $${r}$ is a root of the equation $${square}$, what is the value of the constant $k$?`,
          `For what value of $k$ is $x = ${r}$ a solution of the equation $${square}$?`,
        ],
    key: asksRoot ? s : b,
    why: asksRoot
      ? `The product of the roots is $${c}$, so the other root is $\\frac{${c}}{${r}} = ${s}$.`
      : `The product of the roots is $${c}$, so the roots are $${r}$ and $${s}$, and $k = -(${r} ${plus(s)}) = ${b}$.`,
    wrong: wrongCoefficients(roots, asksRoot),
    solution: {
      idea: "Substitute the root that is given, or use the product of the roots.",
      fast: [
        `The product of the roots is $${c}$, so the other root is $\\frac{${c}}{${r}} = ${s}$${asksRoot ? "" : `, and $k = -(${r} ${plus(s)}) = ${b}$`}.`,
      ],
      steps: [
        `Substitute $x = ${r}$: $${r * r} ${texTerm(r, "k")} ${plus(c)} = 0$, so $${r === 1 ? "" : r}k = ${-c - r * r}$ and $k = ${b}$.`,
        ...(asksRoot
          ? [
              `$x^2 ${texTerm(b, "x")} ${plus(c)} = ${factor(r)}${factor(s)} = 0$, so the other root is $${s}$.`,
            ]
          : []),
      ],
      check: `At $x = ${s}$, $x^2 ${texTerm(b, "x")} ${plus(c)}$ is $${s * s} ${plus(b * s)} ${plus(c)} = 0$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
}

/** A product of two numbers of any sign. */
const timesTex = (one: number, other: number): string =>
  `${paren(one)}${other < 0 ? "" : " \\cdot "}${paren(other)}`;

/** Two solutions with a wrong sign and what follows from them, and at most one of the right solutions. */
function wrongSquares(h: number, n: number, asksSum: boolean): Wrong[] {
  const [high, low] = [h + n, h - n];
  const both = `The solutions are $${high}$ and $${low}$.`;
  const turnedSquare = `(x ${plus(h)})^2 = ${n * n}`;
  const roots: Wrong = [
    -n * n,
    "multiplies the square roots",
    `This is $${n} \\cdot (${-n})$, the product of the two values of $x ${plus(-h)}$, not of $x$. ${both}`,
  ];
  const turned = (sign: string, value: number): string =>
    `This is $${-h} ${sign} ${n} = ${value}$, only one solution of $${turnedSquare}$, not a ${asksSum ? "sum" : "product"} of two. In the given equation, the solutions are $${high}$ and $${low}$.`;
  const difference: Wrong = [
    2 * n,
    "subtracts the solutions",
    `This is $${high} ${plus(-low)}$, the difference of the solutions, not their ${asksSum ? "sum" : "product"}.`,
  ];
  const one: Wrong = [
    high,
    "forgets a solution",
    `This is only the solution from $x ${plus(-h)} = ${n}$. The other one, from $x ${plus(-h)} = ${-n}$, is $${low}$, and the question asks for the ${asksSum ? "sum" : "product"} of both.`,
  ];
  if (asksSum)
    return [
      [
        -2 * h,
        "reverses a sign",
        `This is $${-high} ${plus(-low)}$, the sum of the solutions of $${turnedSquare}$. ${both}`,
      ],
      [-low, "reverses a sign and forgets a solution", turned("+", -low)],
      [-high, "reverses a sign and forgets a solution", turned("-", -high)],
      difference,
      roots,
      one,
      [h, "stops at the middle", `This is midway between the solutions, not their sum. ${both}`],
      [
        high * low,
        "finds the product",
        `This is $${timesTex(high, low)}$, the product of the solutions, not their sum.`,
      ],
    ];
  return [
    [
      -high * low,
      "reverses a sign",
      `This is $${timesTex(high, -low)}$, with the sign of one solution reversed. ${both}`,
    ],
    [-low, "reverses a sign and forgets a solution", turned("+", -low)],
    one,
    difference,
    [
      h * h,
      "leaves out the right side",
      `This is the constant term of $(x ${plus(-h)})^2$, from which ${n * n} must still be subtracted.`,
    ],
    roots,
    [
      h * h + n * n,
      "adds the squares",
      `This is $${paren(h)}^2 + ${n}^2$, but $(${h} + ${n})(${h} - ${n})$ is $${paren(h)}^2 - ${n}^2$.`,
    ],
    [
      high + low,
      "finds the sum",
      `This is $${high} ${plus(low)}$, the sum of the solutions, not their product.`,
    ],
  ];
}

/** (x - h)² = n²: two roots at equal distances from h. */
function askFromSquare(rng: Rng): AskedProblem | null {
  const [h, n] = [rng.int(2, 9) * rng.pick([1, -1]), rng.int(2, 9)];
  const [high, low] = [h + n, h - n];
  const asksSum = rng.chance(0.5);
  const square = `(x ${plus(-h)})^2`;
  const key = asksSum ? high + low : high * low;
  const asked = asksSum ? "sum" : "product";
  if (high * low === 0 || Math.abs(high * low) > 60) return null;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `What is the ${asked} of the solutions of the equation $${square} = ${n * n}$?`,
      `The equation $${square} - ${n * n} = 0$ has two solutions. What is the ${asked} of the two solutions?`,
    ],
    key,
    why: `The solutions are $${high}$ and $${low}$, and $${asksSum ? `${high} ${plus(low)}` : timesTex(high, low)} = ${key}$.`,
    wrong: wrongSquares(h, n, asksSum),
    solution: {
      idea: `A square is ${n * n} if its base is ${n} or $${-n}$.`,
      steps: [
        `$x ${plus(-h)} = ${n}$ or $x ${plus(-h)} = ${-n}$, so $x = ${high}$ or $x = ${low}$.`,
        `The ${asked} is $${asksSum ? `${high} ${plus(low)}` : `(${high})(${low})`} = ${key}$.`,
      ],
      check: `The solutions are ${n} more and ${n} less than $${h}$, so their ${asked} is $${asksSum ? `2 \\cdot ${paren(h)}` : `${paren(h)}^2 - ${n}^2`} = ${key}$.`,
      takeaway: "To solve an equation with a square on one side, take both square roots.",
    },
    pureText: text,
    shows,
  };
}

const ASK = { constant: askFromConstant, coefficient: askFromCoefficient, square: askFromSquare };
const KINDS = ["constant", "constant", "constant", "coefficient", "square"] as const;

/** Nothing can be ruled out at first sight: the numbers may have any sign. */
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];
const HALVES = range(-400, 400).map((n) => n / 2);

/** The value asked for, by trying numbers in the equation as it is printed. */
function answerOf(stem: string): number | undefined {
  const [left = "", right = ""] = read(stem, /(\(?x[^,=]+?) = (-?\d+)/);
  const of = formulaOf(left);
  const solutions = (k: number): number[] =>
    HALVES.filter((x) => near(of({ x, k }), Number(right)));
  const pair = /(sum|product) of the/.exec(stem);
  if (pair) return solutions(0).reduce((a, b) => (pair[1] === "sum" ? a + b : a * b));
  const [known] = read(
    stem,
    /(?:If (?:x = )?|root of the equation is |solutions is |value of k is x = )(-?\d+)/,
  );
  const k = HALVES.find((one) => solutions(one).includes(Number(known)))!;
  return /value of/.test(stem) ? k : solutions(k).find((x) => x !== Number(known));
}

export const template: ProblemTemplate = {
  id: "other-root-from-one",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "One solution of a quadratic equation gives its constant and the other solution.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  check({ stem, options }) {
    const right = answerOf(plain(stem));
    return options.flatMap((one, k) => (valueOf(one).value === right ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
