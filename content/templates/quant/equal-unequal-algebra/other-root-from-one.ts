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
  texTerm,
  valueOf,
} from "@theta/items/template";

const text = (value: number): string => fractionText(asFraction(value)!);
const shows = (value: number): boolean => Number.isInteger(2 * value) && value !== 0;
const plus = (n: number): string => texTerm(n, "");
const factor = (root: number): string => `(x ${plus(-root)})`;
const TAKEAWAY =
  "A solution makes the equation true, so substitute it first; that gives the unknown constant.";

/** Two roots of opposite or equal sign, small enough for the head. */
function drawRoots(rng: Rng) {
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
    wrong: [
      [b - r, "reverses the sign of the sum", `The sum of the solutions is $${-b}$, not $${b}$.`],
      [k, "stops at the constant", `That is the value of $k$.`],
      [
        k / r,
        "leaves out the right side",
        `Subtract ${d} before you read the product of the solutions.`,
      ],
      [c, "stops at the product", `That is the product of the solutions.`],
      [d / r, "takes the right side as the product", `The product of the solutions is $k - ${d}$.`],
      [-b, "stops at the sum", `That is the sum of the solutions.`],
      [r + b, "reverses both signs", `Check it in the equation with $k = ${k}$.`],
      [-s, "reads the factor", `The factor is $${factor(s)}$, so the solution has the other sign.`],
    ],
    solution: {
      idea: `The given solution makes the equation true, which gives $k$. Or use the sum of the solutions, which doesn't depend on $k$.`,
      fast: [
        `In $x^2 ${texTerm(b, "x")} + \\ldots = 0$, the sum of the solutions is $${-b}$, so the other solution is $${-b} ${plus(-r)} = ${s}$. There's no need for $k$.`,
      ],
      steps: [
        `Substitute $x = ${r}$: $${r * r} ${plus(b * r)} + k = ${d}$, so $k = ${k}$.`,
        `The equation is then $x^2 ${texTerm(b, "x")} ${plus(c)} = 0$.`,
        `$${factor(r)}${factor(s)} = 0$, so the other solution is $${s}$.`,
      ],
      check: `The right side isn't 0, so bring ${d} to the left before you factor.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
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
    why: `The product of the roots is $${c}$, so the roots are $${r}$ and $${s}$.`,
    wrong: [
      asksRoot
        ? [b, "finds the constant", `That is the value of $k$.`]
        : [s, "finds the other root", `That is the other root of the equation.`],
      [
        -b,
        "reverses the sign of the sum",
        `That is the sum of the roots, and $k$ is its opposite.`,
      ],
      [c - r, "subtracts", `The product, not the sum, of the roots is $${c}$.`],
      [c, "stops at the product", `That is the product of the roots.`],
      [r - s, "subtracts the roots", `The coefficient of $x$ is the opposite of the sum.`],
      [r * r + c, "forgets to divide", `This is $-k$ times $${r}$.`],
      [s - r, "subtracts the roots", `The coefficient of $x$ is the opposite of the sum.`],
      [-s, "reverses a sign", `The product of the roots is $${c}$, not $${-c}$.`],
    ],
    solution: {
      idea: "Substitute the root that is given, or use the product of the roots.",
      fast: [
        `The product of the roots is $${c}$, so the other root is $\\frac{${c}}{${r}} = ${s}$${asksRoot ? "" : `, and $k = -(${r} ${plus(s)}) = ${b}$`}.`,
      ],
      steps: [
        `Substitute $x = ${r}$: $${r * r} ${texTerm(r, "k")} ${plus(c)} = 0$, so $k = ${b}$.`,
        ...(asksRoot
          ? [
              `$x^2 ${texTerm(b, "x")} ${plus(c)} = ${factor(r)}${factor(s)} = 0$, so the other root is $${s}$.`,
            ]
          : []),
      ],
      check: `In $x^2 + kx ${plus(c)}$, the roots have the product $${c}$ and the sum $-k$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
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
    why: `The solutions are $${high}$ and $${low}$.`,
    wrong: [
      asksSum
        ? [high * low, "finds the product", "The sum is asked for."]
        : [high + low, "finds the sum", "The product is asked for."],
      [-key, "reverses a sign", `The solutions are $${high}$ and $${low}$.`],
      [high, "forgets a solution", `$x ${plus(-h)}$ may also be $${-n}$.`],
      [low, "forgets a solution", `$x ${plus(-h)}$ may also be ${n}.`],
      [
        -n * n,
        "solves for the parentheses",
        `$${n}$ and $${-n}$ are the values of $x ${plus(-h)}$.`,
      ],
      [h, "stops at the middle", `That is midway between the solutions.`],
      [2 * n, "adds the distances", `That is the difference between the solutions.`],
      [h * h + n * n, "adds the squares", `The product is $(${h})^2 - ${n}^2$.`],
    ],
    solution: {
      idea: `A square is ${n * n} if its base is ${n} or $${-n}$.`,
      steps: [
        `$x ${plus(-h)} = ${n}$ or $x ${plus(-h)} = ${-n}$, so $x = ${high}$ or $x = ${low}$.`,
        `The ${asked} is $${asksSum ? `${high} ${plus(low)}` : `(${high})(${low})`} = ${key}$.`,
      ],
      check: "A positive number has two square roots, and both count.",
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
