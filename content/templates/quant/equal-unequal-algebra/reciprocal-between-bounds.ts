import {
  type AskedProblem,
  draftOf,
  isPositiveWhole,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "Before you multiply an inequality by an unknown, treat positive and negative values separately.";

const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** m/x is below or above c: a negative x is always on the lower side. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [c, bound] = [rng.int(2, 6), rng.int(2, 8)];
  const m = c * bound;
  const limit = rng.pick([10, 12, 15, 20]);
  const isBelow = rng.chance(0.75);
  const isStrict = rng.chance(0.6);
  const sign = isBelow ? (isStrict ? "\\lt" : "\\leq") : isStrict ? "\\gt" : "\\geq";
  if (bound + 2 > limit || m > 40) return null;
  // Positive x: those from the bound on, or those up to it.
  const first = isStrict ? bound + 1 : bound;
  const last = isStrict ? bound - 1 : bound;
  const positive = isBelow ? limit - first + 1 : last;
  const key = isBelow ? positive + limit : positive;
  if (!isBelow && key < 2) return null;
  const tex = `\\frac{${m}}{x} ${sign} ${c}`;
  const from = `from $-${limit}$ to ${limit}, inclusive,`;
  return {
    difficulty: isBelow ? 5 : 4,
    stems: [],
    pure: [
      `How many nonzero integers $x$ ${from} satisfy the inequality $${tex}$?`,
      `For how many nonzero integers $x$ ${from} is $${tex}$?`,
    ],
    key,
    why: isBelow
      ? `All ${limit} negative integers count, and ${positive} positive ones.`
      : `Only the ${positive} positive integers up to ${last} count.`,
    wrong: isBelow
      ? [
          [
            positive,
            "forgets the negative integers",
            `This counts only the positive integers. For a negative $x$, $\\frac{${m}}{x}$ is negative and so less than ${c}.`,
          ],
          [
            limit + bound - 1,
            "doesn't reverse the inequality",
            `This is $${limit} + ${bound - 1}$, with the positive integers less than ${bound}. They don't fit: for $x = 1$, $\\frac{${m}}{x}$ is ${m}.`,
          ],
          [
            isStrict ? key + 1 : key - 1,
            "misjudges the bound",
            isStrict
              ? `This also counts ${bound}, but $\\frac{${m}}{${bound}}$ is exactly ${c}, not less.`
              : `This leaves out ${bound}, but $\\frac{${m}}{${bound}}$ is exactly ${c}, which is allowed.`,
          ],
          [
            2 * positive,
            "counts the negative integers like the positive ones",
            `This is $2 \\cdot ${positive}$, with only ${positive} negative integers. All ${limit} of them fit.`,
          ],
          [
            key + 2,
            "miscounts at both ends",
            isStrict
              ? `This also counts 0, which is excluded, and ${bound}, for which $\\frac{${m}}{x}$ is exactly ${c}.`
              : `This also counts 0, which is excluded, and ${bound - 1}, for which $\\frac{${m}}{x}$ is greater than ${c}.`,
          ],
          [
            limit,
            "counts only the negative integers",
            `This counts only the negative integers. The positive ones from ${first} to ${limit} fit as well.`,
          ],
          [
            2 * limit - positive,
            "counts the complement of the positive integers",
            `This is $${limit} + ${limit - positive}$, with the ${limit - positive} positive integers that don't fit.`,
          ],
        ]
      : [
          [
            positive + limit,
            "counts the negative integers",
            `This is $${positive} + ${limit}$, with all negative integers. For a negative $x$, $\\frac{${m}}{x}$ is negative.`,
          ],
          [
            isStrict ? bound : bound - 1,
            "misjudges the bound",
            isStrict
              ? `This also counts ${bound}, but $\\frac{${m}}{${bound}}$ is exactly ${c}, not greater.`
              : `This leaves out ${bound}, but $\\frac{${m}}{${bound}}$ is exactly ${c}, which is allowed.`,
          ],
          [
            2 * positive,
            "counts negative integers as well",
            `This is $2 \\cdot ${positive}$, with the negative integers from $-${last}$ to $-1$. For these, $\\frac{${m}}{x}$ is negative.`,
          ],
          [
            limit - positive,
            "doesn't reverse the inequality",
            `This is $${limit} - ${positive}$, the number of positive integers that don't fit.`,
          ],
          [
            bound + 1,
            "misjudges the bound",
            `This counts the integers up to ${bound + 1}, but $\\frac{${m}}{${bound + 1}}$ is less than ${c}.`,
          ],
          [
            2 * limit - positive,
            "counts the complement",
            `This is $2 \\cdot ${limit} - ${positive}$, the number of nonzero integers that don't fit.`,
          ],
          [
            limit,
            "counts the positive integers",
            `This counts all positive integers, but for $x = ${limit}$, $\\frac{${m}}{x}$ is less than ${c}.`,
          ],
        ],
    solution: {
      idea: `Multiplying by $x$ reverses the inequality when $x$ is negative, so look at positive and negative integers separately.`,
      steps: [
        `If $x \\lt 0$, $\\frac{${m}}{x}$ is negative, so it's ${isBelow ? `less than ${c}: all ${limit} negative integers fit` : `not greater than ${c}: no negative integer fits`}.`,
        `If $x \\gt 0$, $${m} ${sign} ${c}x$ means that $x ${isBelow ? (isStrict ? "\\gt" : "\\geq") : isStrict ? "\\lt" : "\\leq"} ${bound}$: ${isBelow ? `these are the integers from ${first} to ${limit}, $${limit} - ${first - 1} = ${positive}$ of them` : `these are the integers from 1 to ${last}, ${positive} of them`}.`,
        isBelow
          ? `The total is $${limit} + ${positive} = ${key}$.`
          : `So ${key} integers fit in all.`,
      ],
      check: `For $x = -1$, $\\frac{${m}}{x} = ${-m}$, which is ${isBelow ? "less" : "not greater"} than ${c}.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPositiveWhole(value) && value <= 2 * limit,
  };
}

/** 1/x lies between a negative and a positive bound, so x is far from zero on either side. */
function askBetween(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
  const asks = rng.pick(["square", "count"] as const);
  const limit = rng.pick([10, 12, 15, 20]);
  if (a === b || (asks === "count" && limit - Math.max(a, b) < 2)) return null;
  const near = Math.min(a, b) + 1;
  const key = asks === "square" ? near * near : 2 * limit - a - b;
  const side = b < a ? 1 : -1;
  const [closest, edge, inner] = [side * near, side * (near - 1), side * (near - 2)];
  const tex = `-\\frac{1}{${a}} \\lt \\frac{1}{x} \\lt \\frac{1}{${b}}`;
  const from = `from $-${limit}$ to ${limit}, inclusive,`;
  return {
    difficulty: 6,
    stems: [],
    pure:
      asks === "square"
        ? [
            `If $x$ is an integer and $${tex}$, what is the least possible value of $x^2$?`,
            `The nonzero integer $x$ satisfies the inequality $${tex}$. What is the least possible value of $x^2$?`,
          ]
        : [
            `How many nonzero integers $x$ ${from} satisfy the inequality $${tex}$?`,
            `For how many nonzero integers $x$ ${from} is $${tex}$?`,
          ],
    key,
    why:
      asks === "square"
        ? `$x$ is at least ${b + 1} or at most $-${a + 1}$, and the closest to zero is $${b < a ? near : -near}$.`
        : `The positive integers from ${b + 1} to ${limit} and the negative ones from $-${limit}$ to $-${a + 1}$ fit.`,
    wrong:
      asks === "square"
        ? [
            [
              (Math.max(a, b) + 1) ** 2,
              "takes the end farther from zero",
              `This is $${Math.max(a, b) + 1}^2$, but $x = ${closest}$ fits and has the smaller square ${key}.`,
            ],
            [
              (near - 1) ** 2,
              "includes the bound",
              `This is $${inBrackets(edge)}^2$, but the inequality is strict, so $x$ can't be $${edge}$.`,
            ],
            [
              Math.max(a, b) ** 2,
              "includes the bound and takes the wrong end",
              `This is $${Math.max(a, b)}^2$, but $x = ${closest}$ fits and has the smaller square ${key}.`,
            ],
            [
              1,
              "thinks that x lies between the denominators",
              `For $x = 1$, $\\frac{1}{x} = 1$ is too great, and for $x = -1$, $\\frac{1}{x} = -1$ is too small.`,
            ],
            [
              (near - 2) ** 2,
              "doesn't reverse the inequality",
              `This is $${inBrackets(inner)}^2$, but $\\frac{1}{${inner}}$ is ${b < a ? `greater than $\\frac{1}{${b}}$` : `less than $-\\frac{1}{${a}}$`}.`,
            ],
            [near, "doesn't square", `This is $|x|$ for $x = ${closest}$. Its square is ${key}.`],
            [
              (near + 1) ** 2,
              "counts a step too many",
              `This is $${near + 1}^2$, but $x = ${closest}$ fits and has the smaller square ${key}.`,
            ],
          ]
        : [
            [
              a + b - 2,
              "doesn't reverse the inequalities",
              `This counts the nonzero integers between $-${a}$ and ${b}. They don't fit: for $x = 1$, $\\frac{1}{x}$ is 1.`,
            ],
            [
              key + 2,
              "includes both bounds",
              `This also counts $-${a}$ and ${b}, but the inequality is strict, so they don't fit.`,
            ],
            [
              limit - b,
              "forgets the negative integers",
              `This is $${limit} - ${b}$, the number of positive integers. The ${limit - a} negative integers less than $-${a}$ fit as well.`,
            ],
            [
              limit - a,
              "counts only the negative integers",
              `This is $${limit} - ${a}$, the number of negative integers. The ${limit - b} positive integers greater than ${b} fit as well.`,
            ],
            [
              key + 1,
              "includes one bound or zero",
              `This also counts one of $-${a}$, ${b}, and 0, but none of them fits.`,
            ],
            [
              a + b,
              "counts the integers that don't fit",
              `This is $${a} + ${b}$, the number of nonzero integers from $-${a}$ to ${b}. These are the ones that don't fit.`,
            ],
            [
              2 * limit - 2 * b,
              "takes the same bound on both sides",
              `This is $2(${limit} - ${b})$, but there are $${limit} - ${a} = ${limit - a}$ negative integers, those less than $-${a}$.`,
            ],
            [
              2 * limit - 2 * a,
              "takes the same bound on both sides",
              `This is $2(${limit} - ${a})$, but there are $${limit} - ${b} = ${limit - b}$ positive integers, those greater than ${b}.`,
            ],
          ],
    solution: {
      idea: `A reciprocal is close to zero when the number is far from zero, so look at positive and negative integers separately.`,
      steps: [
        `If $x \\gt 0$, $\\frac{1}{x}$ is greater than $-\\frac{1}{${a}}$ in any case, and $\\frac{1}{x} \\lt \\frac{1}{${b}}$ means that $x \\gt ${b}$.`,
        `If $x \\lt 0$, $\\frac{1}{x}$ is less than $\\frac{1}{${b}}$ in any case, and $\\frac{1}{x} \\gt -\\frac{1}{${a}}$ means that $x \\lt -${a}$.`,
        asks === "square"
          ? `The integers closest to zero are ${b + 1} and $-${a + 1}$, with the squares ${(b + 1) ** 2} and ${(a + 1) ** 2}, so the least is ${key}.`
          : `There are $${limit} - ${b} = ${limit - b}$ positive integers and $${limit} - ${a} = ${limit - a}$ negative ones, a total of ${key}.`,
      ],
      check:
        asks === "square"
          ? `For $x = ${closest}$, $\\frac{1}{x}$ is $${b < a ? "" : "-"}\\frac{1}{${near}}$, which is closer to zero than $${b < a ? "" : "-"}\\frac{1}{${near - 1}}$.`
          : `Of the $2 \\cdot ${limit}$ nonzero integers, the $${a} + ${b}$ from $-${a}$ to ${b} don't fit, and $${2 * limit} - ${a + b} = ${key}$.`,
      takeaway: "The farther a number is from 0, the closer its reciprocal is to 0.",
    },
    shows: (value) => isPositiveWhole(value) && (asks === "square" || value <= 2 * limit),
  };
}

const ASK = { quotient: askQuotient, between: askBetween };

/** Tries all integers. */
function answerOf(stem: string): number {
  const tex = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, one]) => one!).find((one) =>
    /frac/.test(one),
  )!;
  const holds = relationOf(tex);
  if (/least possible/.test(stem)) {
    const fitting = range(-50, 50).filter((x) => x !== 0 && holds({ x }));
    return Math.min(...fitting.map((x) => x * x));
  }
  const [low, high] = read(stem, /from (-?\d+) to (\d+)/).map(Number) as [number, number];
  return range(low, high).filter((x) => x !== 0 && holds({ x })).length;
}

export const template: ProblemTemplate = {
  id: "reciprocal-between-bounds",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "The unknown is in the denominator: positive and negative values are treated separately.",

  make(rng) {
    const kind = rng.pick(["quotient", "between", "between"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check({ stem, options }) {
    const right = answerOf(stem);
    return options.flatMap((one, k) => (valueOf(one).value === right ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
