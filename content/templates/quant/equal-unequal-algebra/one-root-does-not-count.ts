import {
  type AskedProblem,
  draftOf,
  plain,
  type ProblemTemplate,
  product,
  range,
  relationOf,
  type Rng,
  type Solution,
  tidy,
  texTerm,
  texThousands,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "When you replace an expression by a letter, ask which values the expression can have before you accept a root.";

const text = (value: number): string => `$${texThousands(value)}$`;

/** Both roots of t² - at - b = 0: r is positive and -s is negative. */
function drawRoots(rng: Rng, most: number) {
  const [r, s] = [rng.int(2, most), rng.int(1, most)];
  return r === s ? null : { r, s, a: r - s, b: r * s };
}

/** The quadratic in t, solved. */
function solvedFor(name: string, { r, s, a, b }: { r: number; s: number; a: number; b: number }) {
  return [
    `With $t = ${name}$, the equation is $t^2 ${texTerm(-a, "t")} - ${b} = 0$.`,
    `It factors as $(t - ${r})(t + ${s}) = 0$, so $t = ${r}$ or $t = -${s}$.`,
  ];
}

/** A quadratic in the square root of x. */
function askRoot(rng: Rng): AskedProblem | null {
  const roots = drawRoots(rng, 9);
  if (!roots || roots.s === 1) return null;
  const { r, s, a, b } = roots;
  const size = Math.abs(a) === 1 ? "" : Math.abs(a);
  const key = r * r;
  const words =
    a > 0
      ? `The number $x$ is ${b} greater than $${size}\\sqrt{x}$.`
      : `The sum of $x$ and $${size}\\sqrt{x}$ is ${b}.`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $x ${texTerm(-a, "\\sqrt{x}")} = ${b}$, what is the value of $x$?`,
      `If $${size}\\sqrt{x} = ${a > 0 ? `x - ${b}` : `${b} - x`}$, then $x =$`,
      `${words} What is the value of $x$?`,
    ],
    key,
    why: `$\\sqrt{x} = ${r}$, and $${key} ${texTerm(-a * r, "")} = ${b}$.`,
    wrong: [
      [
        s * s,
        "accepts the negative root",
        `This is $(-${s})^2$, but $\\sqrt{x}$ can't be $-${s}$: $\\sqrt{${s * s}} = ${s}$.`,
      ],
      [r, "stops at the square root", `This is $\\sqrt{x}$, and $x = ${r}^2 = ${key}$.`],
      [
        (r + s) ** 2,
        "squares a sum of both",
        `This is $(${r} + ${s})^2$, but $\\sqrt{x}$ is ${r} alone.`,
      ],
      [
        b,
        "stops at the product",
        `This is $${r} \\cdot ${s}$, but $\\sqrt{x} = ${r}$, so $x = ${r}^2 = ${key}$.`,
      ],
      [
        a * a + b,
        "squares one term only",
        `This is $${b} + ${Math.abs(a)}^2$, but $\\sqrt{x} = ${r}$, so $x = ${r}^2 = ${key}$.`,
      ],
      [
        b + Math.abs(a),
        "takes the root as 1",
        a > 0
          ? `This is $${b} + ${a}$, as if $\\sqrt{x}$ were 1, but it is ${r}.`
          : `This adds ${-a} to ${b}, but $\\sqrt{x}$ is ${r}, and $x$ is its square.`,
      ],
      [
        key + s * s,
        "adds both squares",
        `This is $${key} + ${s * s}$, the sum of the squares of both roots, ${r} and $-${s}$, but $\\sqrt{x}$ can only be ${r}.`,
      ],
    ],
    solution: {
      idea: `The equation is quadratic in $\\sqrt{x}$, and $\\sqrt{x}$ can't be negative.`,
      fast: [
        `Try the perfect squares among the options: $x = ${key}$ gives $${key} ${texTerm(-a * r, "")} = ${b}$.`,
      ],
      steps: [
        ...solvedFor("\\sqrt{x}", roots),
        `Since $\\sqrt{x} \\geq 0$, $\\sqrt{x} = ${r}$ and $x = ${key}$.`,
      ],
      check: `$x = ${s * s}$ fails: $${s * s} ${texTerm(-a * s, "")} = ${s * s - a * s}$, not ${b}.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
  };
}

/** A quadratic in the absolute value of x. */
function askBars(rng: Rng): AskedProblem | null {
  const roots = drawRoots(rng, 9);
  if (!roots) return null;
  const { r, s, a, b } = roots;
  const asks = rng.pick(["product", "least"] as const);
  const key = asks === "product" ? -r * r : -r;
  const question =
    asks === "product"
      ? "what is the product of all the possible values of $x$?"
      : "what is the least possible value of $x$?";
  const bars = texTerm(-a, "|x|");
  const solution: Solution = {
    idea: `Since $x^2 = |x|^2$, the equation is quadratic in $|x|$, and $|x|$ can't be negative.`,
    steps: [
      ...solvedFor("|x|", roots),
      `Since $|x| \\geq 0$, $|x| = ${r}$, so $x = ${r}$ or $x = -${r}$.`,
      asks === "product"
        ? `The product is $${r} \\cdot (-${r}) = ${key}$.`
        : `The lesser of these is $-${r}$.`,
    ],
    check: `$x = -${s}$ fails: $${s * s} ${texTerm(-a * s, "")} = ${s * s - a * s}$, not $${b}$.`,
    takeaway: TAKEAWAY,
  };
  return {
    difficulty: asks === "product" ? 6 : 5,
    stems: [],
    pure: [
      `If $x^2 ${bars} = ${b}$, ${question}`,
      `If $x^2 ${bars} - ${b} = 0$, ${question}`,
      asks === "product"
        ? `What is the product of all the solutions of the equation $x^2 ${bars} = ${b}$?`
        : `What is the least value of $x$ for which $x^2 ${bars} = ${b}$?`,
    ],
    key,
    why: `$|x|$ must be ${r}, so $x$ is $${r}$ or $-${r}$.`,
    wrong:
      asks === "product"
        ? [
            [
              -b,
              "ignores the bars",
              `This is $${r} \\cdot (-${s})$, the product of the roots of $x^2 ${texTerm(-a, "x")} = ${b}$, without the bars.`,
            ],
            [
              r * r * s * s,
              "accepts a negative absolute value",
              `This is $${r} \\cdot (-${r}) \\cdot ${s} \\cdot (-${s})$, but $|x| = -${s}$ is impossible, so only $${r}$ and $-${r}$ count.`,
            ],
            [
              -s * s,
              "takes the wrong root",
              `This is $${s} \\cdot (-${s})$, but $|x|$ can't be $-${s}$.`,
            ],
            [
              b,
              "reverses a sign",
              `This is $${r} \\cdot ${s}$, but $|x|$ can't be $-${s}$, and the solutions are $${r}$ and $-${r}$.`,
            ],
            [
              r * r,
              "reverses a sign",
              `This is $${r} \\cdot ${r}$, but the solutions are $${r}$ and $-${r}$, so their product is negative.`,
            ],
            [
              r,
              "forgets the negative solution",
              `This is one of the solutions, but $x = -${r}$ fits as well.`,
            ],
            [
              -r,
              "stops at one solution",
              `This is one of the solutions, but $x = ${r}$ fits as well.`,
            ],
          ]
        : [
            [
              -s,
              "ignores the bars",
              `$-${s}$ solves $x^2 ${texTerm(-a, "x")} = ${b}$, but $|x|$ can't be $-${s}$.`,
            ],
            [
              r,
              "forgets the negative solution",
              `This is one of the solutions, but $x = -${r}$ fits as well and is less.`,
            ],
            [
              s,
              "reverses a sign",
              `At $x = ${s}$, $x^2 ${bars}$ is $${s * s} ${texTerm(-a * s, "")} = ${s * s - a * s}$, not ${b}.`,
            ],
            [
              -b,
              "stops at the product",
              `This is $${r} \\cdot (-${s})$, the product of the roots for $|x|$, but $|x|$ can only be ${r}.`,
            ],
            [
              -(r + s),
              "adds the roots",
              `This is $-${r} - ${s}$, but $|x|$ can only be ${r}, so the least value of $x$ is $-${r}$.`,
            ],
            [
              -Math.abs(a),
              "stops at the coefficient",
              `This comes from the coefficient of $|x|$, but $|x|$ can only be ${r}, so the least value of $x$ is $-${r}$.`,
            ],
            [0, "takes the least absolute value", `At $x = 0$, $x^2 ${bars}$ is 0, not ${b}.`],
          ],
    solution,
    pureText: text,
    shows: (one) => Number.isInteger(one) && Math.abs(one) <= 4 * Math.max(r * r, b),
  };
}

/** A quadratic in a power. */
function askPower(rng: Rng): AskedProblem | null {
  const [base, key] = rng.pick([
    [2, 2],
    [2, 3],
    [2, 4],
    [2, 5],
    [3, 2],
    [3, 3],
    [5, 2],
  ] as const);
  const r = base ** key;
  const s = rng.int(1, base === 2 ? 8 : 6);
  const a = r - s;
  const [big, small] = [base * base, `${base}^x`];
  if (Math.abs(a) > 20 || a === 0) return null;
  const term = Math.abs(a) === 1 ? small : `${Math.abs(a)}(${small})`;
  const sign = a > 0 ? "-" : "+";
  const other = rng.pick([2, 3, 5].filter((n) => n !== base));
  const asked = rng.pick([null, other, other]);
  const value = (x: number): number => (asked === null ? x : asked ** x);
  const target = asked === null ? "x" : `${asked}^x`;
  return {
    difficulty: asked === null ? 5 : 6,
    stems: [],
    pure: [
      `If $${big}^x ${sign} ${term} = ${r * s}$, what is the value of $${target}$?`,
      `If $${big}^x = ${a > 0 ? `${term} + ${r * s}` : `${r * s} - ${term}`}$, then $${target} =$`,
    ],
    key: value(key),
    why: `$${small}$ must be ${r}, so $x = ${key}$${asked === null ? "" : ` and $${target} = ${value(key)}$`}.`,
    wrong: [
      [
        value(key + 1),
        "miscounts the factors",
        `This takes $x = ${key + 1}$, but $${base}^{${key + 1}}$ is ${r * base}, not ${r}.`,
      ],
      [
        value(key - 1),
        "miscounts the factors",
        `This takes $x = ${key - 1}$, but $${base}^{${key - 1}}$ is ${r / base}, not ${r}.`,
      ],
      [
        value(2 * key),
        "solves for the greater power",
        `This takes $x = ${2 * key}$, the exponent of ${base} in ${r * r}, but $${small}$ is ${r}.`,
      ],
      [r, "stops at the power", `This is the value of $${small}$, not of $${target}$.`],
      [
        value(1),
        "takes the wrong root",
        `This takes $x = 1$, but then $${small}$ is ${base}, not ${r}.`,
      ],
      [
        s,
        "accepts the negative root",
        `This comes from the other root, $-${s}$, but $${small}$ can't be $-${s}$.`,
      ],
      [
        key + 2,
        "adds the exponents",
        asked === null
          ? `At $x = ${key + 2}$, $${small}$ is ${r * base * base}, not ${r}.`
          : `This is $${key} + 2$, but $x = ${key}$, so $${target} = ${value(key)}$.`,
      ],
    ],
    solution: {
      idea: `$${big}^x = (${small})^2$, so the equation is quadratic in $${small}$, which is always positive.`,
      fast: [
        `Try small integers: $x = ${key}$ gives $${big ** key} ${sign} ${Math.abs(a) * r} = ${r * s}$.`,
      ],
      steps: [
        ...solvedFor(small, { r, s, a, b: r * s }),
        `Since $${small} > 0$, $${small} = ${r}$ and $x = ${key}$.`,
        ...(asked === null ? [] : [`So $${target} = ${value(key)}$.`]),
      ],
      check: `A power of ${base} is never negative, so $-${s}$ doesn't count.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (one) => Number.isInteger(one) && Math.abs(one) <= 20 * value(key),
  };
}

const ASK = { root: askRoot, bars: askBars, power: askPower };
const KINDS = ["root", "bars", "bars", "power", "power"] as const;

const WORDS: readonly [RegExp, string][] = [
  [/number x is (\d+) greater than (\S*sqrt\(x\))/, "x - $2 = $1"],
  [/sum of x and (\S*sqrt\(x\)) is (\d+)/, "x + $1 = $2"],
];

/** Tries every integer that could matter in the equation that the stem shows. */
function answerOf(stem: string): number {
  const words = WORDS.reduce((all, [from, to]) => all.replace(from, `${to},`), plain(stem));
  const sides = /([\dx(s][^=,?]*)=([^,?.]*)/.exec(
    words.replace(/^.*?(?:If|equation|for which) /, ""),
  );
  if (!sides) throw new Error(`No equation in ${words}`);
  const equation = sides[0]
    .replace(/(?: is true| what|The).*$/, "")
    .replaceAll(/sqrt\(([^)]*)\)/g, "(($1)^(1/2))");
  const holds = relationOf(equation);
  const solutions = range(-120, 200).filter((x) => holds({ x }));
  if (/product of all/.test(words)) return product(solutions);
  if (/least/.test(words)) return Math.min(...solutions);
  if (solutions.length !== 1) throw new Error(`${equation} has solutions ${String(solutions)}`);
  const power = /(?:value of|then) (\d+)\^x/.exec(words)?.[1];
  return power === undefined ? solutions[0]! : tidy(Number(power) ** solutions[0]!);
}

export const template: ProblemTemplate = {
  id: "one-root-does-not-count",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "A quadratic in a root, an absolute value, or a power: one of its solutions is impossible.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check({ stem, options }) {
    const right = answerOf(stem);
    return options.flatMap((one, k) => (valueOf(one).value === right ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
