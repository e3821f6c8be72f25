import {
  isCount,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  texTerm,
  texThousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Asked {
  readonly difficulty: number;
  readonly stems: readonly string[];
  readonly key: number;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly solution: Solution;
  /** What one of the wordings, counted from 1, says in its solution instead. */
  readonly solutionFor?: (wording: number) => Partial<Solution>;
  /** Which wrong values may be shown; integers from 0 if left out. */
  readonly shows?: (value: number) => boolean;
}

const TAKEAWAY =
  "Squaring both sides can add a value that isn't a solution, so test each value in the original equation.";

const tex = (value: number): string => `$${value}$`;
const inRoot = (a: number, b: number): string =>
  `\\sqrt{${a === 1 ? "" : a}x ${texTerm(b, "")}}`.replace(" }", "}");
const side = (c: number): string => (c === 0 ? "x" : `x ${texTerm(c, "")}`);
const ofX = (factor: number): string => texTerm(factor, "x");

/** Why x = value doesn't solve sqrt(ax + b) = x + c. */
function fails(value: number, a: number, b: number, c: number): string {
  const [under, other] = [a * value + b, value + c];
  const root = Math.sqrt(under);
  if (under < 0)
    return `At $x = ${value}$, the number under the root would be $${under}$, but it can't be negative.`;
  const rootText = Number.isInteger(root) ? `\\sqrt{${under}} = ${root}` : `\\sqrt{${under}}`;
  const otherText = c === 0 ? `$x$ is $${other}$` : `$${side(c)}$ is $${other}$`;
  return Number.isInteger(root) || other <= 0
    ? `At $x = ${value}$, the root is $${rootText}$, but ${otherText}.`
    : `At $x = ${value}$, the root is $${rootText}$, but ${otherText}, or $\\sqrt{${texThousands(other * other)}}$.`;
}

/** sqrt(ax + b) = x + c, where the squared equation has the roots r and s and only r counts. */
function askOne(rng: Rng): Asked | null {
  const [r, s, c] = [rng.int(1, 14), rng.int(-8, 6), rng.int(-7, 5)];
  const [a, b] = [r + s + 2 * c, c * c - r * s];
  const isUsable = r + c > 0 && s + c < 0 && a > 0 && a < 9 && b !== 0 && Math.abs(b) < 40;
  if (!isUsable || r + s === 0 || s === 0) return null;
  const [root, right] = [inRoot(a, b), side(c)];
  const refused = fails(s, a, b, c);
  const inBrackets = s < 0 ? `(${s})` : String(s);
  const isSum = rng.chance(0.5);
  return {
    difficulty: isSum ? 6 : 5,
    stems: isSum
      ? [
          `What is the sum of all values of $x$ that satisfy $${root} = ${right}$?`,
          `What is the sum of the solutions of the equation $${right} = ${root}$?`,
        ]
      : [
          `If $${root} = ${right}$, what is the value of $x$?`,
          `If $${right} = ${root}$, then $x =$`,
        ],
    key: r,
    why: `At $x = ${r}$, both sides are ${r + c}. ${refused}`,
    wrong: [
      // With both of these, a reader could tell the roots from their sum.
      rng.chance(0.5)
        ? [s, "keeps the wrong root", refused]
        : [
            r + s,
            "keeps both roots",
            `This is $${r} + ${inBrackets}$, the sum of both solutions of the squared equation. ${refused}`,
          ],
      [
        r + c,
        "gives the value of the root",
        `This is the value of both sides at $x = ${r}$, not $x$ itself.`,
      ],
      [
        -(s + c),
        "gives the value of the root at the other solution of the squared equation",
        `This is the value of the root at $x = ${s}$. But there $${right}$ is $${s + c}$, so ${tex(s)} isn't a solution.`,
      ],
      [
        r + 2 * c,
        "adds the number to the value of the root",
        `This is $${r + c} ${texTerm(c, "")}$, but $${right} = ${r + c}$ means $x = ${r + c} ${texTerm(-c, "")} = ${r}$.`,
      ],
      [b - c, "makes an arithmetic error", fails(b - c, a, b, c)],
      [r + 2, "makes an arithmetic error", fails(r + 2, a, b, c)],
      [-s, "loses a sign", fails(-s, a, b, c)],
      [r + c + 1, "makes an arithmetic error", fails(r + c + 1, a, b, c)],
      [
        r - s,
        "finds the difference of the roots",
        `This is $${r} - ${inBrackets}$, the difference between the two solutions of the squared equation, but only $x = ${r}$ solves the original equation.`,
      ],
      [-r, "loses a sign", fails(-r, a, b, c)],
    ],
    shows: Number.isInteger,
    solution: {
      idea: `Square both sides, and keep only a value that makes $${right}$ nonnegative, because a root can't be negative.`,
      ...(!isSum && {
        fast: [
          `The root isn't negative, so $x \\geq ${-c}$.`,
          `Try the options that are at least ${tex(-c)}. At $x = ${r}$, the root is $\\sqrt{${a * r + b}} = ${r + c}$, and $${right}$ is ${c === 0 ? "also " : ""}${r + c}${c === 0 ? "" : ", too"}.`,
        ],
      }),
      steps: [
        `Squaring gives $${a === 1 ? "" : a}x ${texTerm(b, "")} = ${c === 0 ? "x^2" : `x^2 ${ofX(2 * c)} + ${c * c}`}$.`,
        `So $x^2 ${ofX(-(r + s))} ${texTerm(r * s, "")} = 0$, or $(${side(-r)})(${side(-s)}) = 0$.`,
        `At $x = ${r}$, the root is $\\sqrt{${a * r + b}} = ${r + c}$, and $${right}$ is also ${r + c}.`,
        `${refused} So $x = ${r}$ is the only solution.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

/** x = (p + q)√x − pq: a quadratic in √x. */
function askHidden(rng: Rng): Asked | null {
  const [p, q] = [rng.int(2, 9), rng.int(-6, 5)];
  if (q === 0 || p + q < 1 || p <= q) return null;
  const roots = (q > 0 ? [p, q] : [p]).map((root) => root * root);
  const key = sum(roots);
  const middle = `${p + q === 1 ? "" : p + q}\\sqrt{x}`;
  const inBrackets = q < 0 ? `(${q})` : String(q);
  const solutions =
    q > 0
      ? `the solutions are $${p}^2 = ${p * p}$ and $${q}^2 = ${q * q}$`
      : `the only solution is $x = ${p}^2 = ${p * p}$`;
  const [left, flipped, equation] = [
    `x ${texTerm(p * q, "")} = ${middle}`,
    `${middle} = x ${texTerm(p * q, "")}`,
    `x - ${middle} = ${-p * q}`,
  ];
  return {
    difficulty: 5,
    stems:
      q > 0
        ? [
            `What is the sum of all values of $x$ that satisfy $${left}$?`,
            `What is the sum of the solutions of the equation $${flipped}$?`,
          ]
        : [
            `If $${equation}$, what is the value of $x$?`,
            `What is the sum of all values of $x$ that satisfy $${left}$?`,
          ],
    key,
    why:
      q > 0
        ? `The values of $\\sqrt{x}$ are ${p} and ${q}, so $x$ is ${p * p} or ${q * q}.`
        : `$\\sqrt{x} = ${p}$, because a root can't be ${tex(q)}.`,
    wrong: [
      [
        p * p + q * q,
        "squares both values",
        `This is $${p}^2 + ${inBrackets}^2$, but a root can't be ${tex(q)}, so ${solutions}.`,
      ],
      [(p + q) ** 2, "squares the sum", `This is $(${p} ${texTerm(q, "")})^2$, but ${solutions}.`],
      [
        p + q,
        "adds the roots",
        `This is $${p} ${texTerm(q, "")}$, the sum of the solutions for $\\sqrt{x}$, not for $x$: ${solutions}.`,
      ],
      [
        (p + q) ** 2 - p * q,
        "takes the middle term once",
        `This is the sum of the solutions if $(x ${texTerm(p * q, "")})^2$ had the middle term $${p * q}x$. The middle term is $${2 * p * q}x$, and ${solutions}.`,
      ],
      [
        p * p + Math.abs(p * q),
        "multiplies the roots",
        `This is $${p}^2 + ${p} \\cdot ${Math.abs(q)}$, but ${solutions}.`,
      ],
      [
        (p + q) ** 2 + Math.abs(p * q),
        "squares term by term",
        `This is $(${p} ${texTerm(q, "")})^2 + ${Math.abs(p * q)}$, but ${solutions}.`,
      ],
      [p, "stops at the root", `${p} is a value of $\\sqrt{x}$, and then $x = ${p}^2 = ${p * p}$.`],
      // With more of the squares, a reader could tell that their sum is asked for.
      rng.pick<Wrong>([
        [
          q * q,
          "keeps the wrong value",
          q > 0
            ? `This is only one of the solutions: $\\sqrt{x} = ${p}$ gives $x = ${p * p}$ as well.`
            : `This is $(${q})^2$, but a root can't be ${tex(q)}, so ${solutions}.`,
        ],
        [
          p * p,
          "stops at one solution",
          `This is only one of the solutions: $\\sqrt{x}$ can also be ${q}, and then $x = ${q * q}$.`,
        ],
        [
          p * p - q * q,
          "subtracts the squares",
          `This is $${p * p} - ${q * q}$, but ${solutions}${q > 0 ? ", and they are added" : ""}.`,
        ],
      ]),
    ],
    solution: {
      idea: "With $t = \\sqrt{x}$, the equation is a quadratic in $t$.",
      steps: [
        `With $t = \\sqrt{x}$ and $x = t^2$, the equation is $t^2 ${texTerm(-(p + q), "t")} ${texTerm(p * q, "")} = 0$.`,
        `It factors as $(t - ${p})(t ${texTerm(-q, "")}) = 0$, so $t = ${p}$ or $t = ${q}$.`,
        q > 0
          ? `Both are positive, so $x = ${p * p}$ or $x = ${q * q}$, and the sum is ${key}.`
          : `A root isn't negative, so $\\sqrt{x} = ${p}$ and $x = ${p * p}$.`,
      ],
      check:
        q > 0
          ? `At $x = ${p * p}$, both sides of $${left}$ are ${(p + q) * p}, and at $x = ${q * q}$, both are ${(p + q) * q}.`
          : `At $x = ${p * p}$, both sides of $${left}$ are ${(p + q) * p}.`,
      takeaway: "When an equation has both x and its root, solve for the root first.",
    },
  };
}

/** √(x + d) = √x + k: the square of the right side has a middle term. */
function askTwo(rng: Rng): Asked | null {
  const [n, k] = [rng.int(1, 9), rng.int(1, 5)];
  const d = k * k + 2 * k * n;
  const key = n * n;
  if (d > 60 || n === k || d === key) return null;
  return {
    difficulty: 5,
    stems: [
      `If $\\sqrt{x + ${d}} = \\sqrt{x} + ${k}$, what is the value of $x$?`,
      `If $\\sqrt{x + ${d}} - \\sqrt{x} = ${k}$, then $x =$`,
    ],
    key,
    why: `$\\sqrt{${key + d}} = ${n + k}$ and $\\sqrt{${key}} + ${k} = ${n + k}$.`,
    wrong: [
      [n, "stops at the root", `${n} is the value of $\\sqrt{x}$, so $x = ${n}^2 = ${key}$.`],
      [
        ((d - k) / (2 * k)) ** 2,
        "doesn't square the number",
        k === 1
          ? `The square of $\\sqrt{x} + 1$ is $x + 2\\sqrt{x} + 1$.`
          : `This uses ${k} instead of $${k}^2 = ${k * k}$ as the last term of $(\\sqrt{x} + ${k})^2$.`,
      ],
      [
        ((d - k * k) / k) ** 2,
        "leaves out the 2 in the middle term",
        `This uses $${k === 1 ? "" : k}\\sqrt{x}$ as the middle term of $(\\sqrt{x} + ${k})^2$, but it is $${2 * k}\\sqrt{x}$.`,
      ],
      [
        (n + k) ** 2,
        "gives the number under the first root",
        `${(n + k) ** 2} is the value of $x + ${d}$.`,
      ],
      [
        d - k * k,
        "squares term by term",
        `This is the value of $${2 * k}\\sqrt{x}$, the middle term of $(\\sqrt{x} + ${k})^2$.`,
      ],
      [
        (n + 1) ** 2,
        "makes an arithmetic error",
        `This is the square of ${n + 1}, but $\\sqrt{x} = ${n}$.`,
      ],
      [
        2 * n,
        "doubles instead of squaring",
        `This is $2 \\cdot ${n}$, but $\\sqrt{x} = ${n}$ means $x = ${n}^2 = ${key}$.`,
      ],
    ],
    solution: {
      idea: "Square both sides. Then $x$ drops out, and one root is left.",
      fast: [
        `Try perfect squares, because their roots are integers. For $x = ${key}$, $\\sqrt{${key + d}} - \\sqrt{${key}} = ${n + k} - ${n} = ${k}$.`,
      ],
      steps: [
        `Squaring $\\sqrt{x + ${d}} = \\sqrt{x} + ${k}$ gives $x + ${d} = x + ${2 * k}\\sqrt{x} + ${k * k}$.`,
        `So $${2 * k}\\sqrt{x} = ${d - k * k}$, and $\\sqrt{x} = ${n}$.`,
        `$x = ${key}$.`,
      ],
      check: `A sum squared has a middle term: $(\\sqrt{x} + ${k})^2$ isn't $x + ${k * k}$.`,
      takeaway: "When two roots appear, put one on each side before you square.",
    },
    solutionFor: (wording) =>
      wording === 1
        ? {}
        : {
            idea: "Put one root on each side, and square both sides. Then $x$ drops out.",
            steps: [
              `Adding $\\sqrt{x}$ to both sides gives $\\sqrt{x + ${d}} = \\sqrt{x} + ${k}$.`,
              `Squaring gives $x + ${d} = x + ${2 * k}\\sqrt{x} + ${k * k}$.`,
              `So $${2 * k}\\sqrt{x} = ${d - k * k}$, and $\\sqrt{x} = ${n}$.`,
              `$x = ${key}$.`,
            ],
          },
  };
}

const ASK = { one: askOne, hidden: askHidden, two: askTwo };
const KINDS = ["one", "one", "one", "one", "one", "one", "hidden", "hidden", "two"] as const;

/** Roots as powers, which formulas can have. */
const asPowers = (text: string): string => plain(text).replaceAll(/sqrt\(([^()]*)\)/g, "($1)^0.5");

export const template: ProblemTemplate = {
  id: "equation-with-a-root",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "An equation with x and its root: isolate the root or solve for it, and test what squaring adds.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    if (!asked) return null;
    const { stems, key, why, wrong, difficulty, solution, shows } = asked;
    const wording = rng.int(1, stems.length);
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem: stems[wording - 1]!,
      key: numberChoice(key, why, tex),
      slips: slipsFrom(wrong, shows ?? isCount, tex),
      solution: { ...solution, ...asked.solutionFor?.(wording) },
    };
  },

  possible: ({ stem, options }) => {
    const isUnderRoot = stem.includes("\\sqrt{x}");
    return options.map((option) => !isUnderRoot || valueOf(option).value >= 0);
  },

  /** Tries every integer up to 500 on both sides of 0. */
  check({ stem, options }) {
    const equation = /\$([^$]*[^$ =][^$]*=[^$]+)\$/.exec(stem)?.[1] ?? "";
    const holds = relationOf(asPowers(equation));
    const answer = sum(range(-500, 500).filter((x) => holds({ x })));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
