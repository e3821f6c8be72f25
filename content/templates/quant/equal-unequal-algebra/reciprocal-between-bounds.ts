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
            `For a negative $x$, $\\frac{${m}}{x}$ is negative and so less than ${c}.`,
          ],
          [
            limit + bound - 1,
            "doesn't reverse the inequality",
            `The greater a positive $x$ is, the less $\\frac{${m}}{x}$ is.`,
          ],
          [
            isStrict ? key + 1 : key - 1,
            "misjudges the bound",
            `For $x = ${bound}$, $\\frac{${m}}{x}$ is exactly ${c}.`,
          ],
          [
            2 * positive,
            "counts the negative integers like the positive ones",
            `All ${limit} negative integers count.`,
          ],
          [
            key + 2,
            "miscounts at both ends",
            `There are ${positive} positive integers and ${limit} negative ones.`,
          ],
          [
            limit,
            "counts only the negative integers",
            `${positive} positive integers fit as well.`,
          ],
          [
            2 * limit - positive,
            "counts the complement of the positive integers",
            `The positive integers that fit are those ${isStrict ? "greater than" : "from"} ${bound}.`,
          ],
        ]
      : [
          [
            positive + limit,
            "counts the negative integers",
            `For a negative $x$, $\\frac{${m}}{x}$ is negative.`,
          ],
          [
            isStrict ? bound : bound - 1,
            "misjudges the bound",
            `For $x = ${bound}$, $\\frac{${m}}{x}$ is exactly ${c}.`,
          ],
          [
            2 * positive,
            "counts negative integers as well",
            `For a negative $x$, $\\frac{${m}}{x}$ is negative.`,
          ],
          [
            limit - positive,
            "doesn't reverse the inequality",
            `The greater a positive $x$ is, the less $\\frac{${m}}{x}$ is.`,
          ],
          [bound + 1, "misjudges the bound", `$x$ can't be greater than ${bound}.`],
          [2 * limit - positive, "counts the complement", `These are the integers that don't fit.`],
          [
            limit,
            "counts the positive integers",
            `Positive integers greater than ${bound} don't fit.`,
          ],
        ],
    solution: {
      idea: `Multiplying by $x$ reverses the inequality when $x$ is negative, so look at positive and negative integers separately.`,
      steps: [
        `If $x \\lt 0$, $\\frac{${m}}{x}$ is negative, so it's ${isBelow ? `less than ${c}: all ${limit} negative integers fit` : `not greater than ${c}: no negative integer fits`}.`,
        `If $x \\gt 0$, $${m} ${sign} ${c}x$ means that $x ${isBelow ? (isStrict ? "\\gt" : "\\geq") : isStrict ? "\\lt" : "\\leq"} ${bound}$: ${positive} integers fit.`,
        isBelow ? `The number is $${limit} + ${positive} = ${key}$.` : `The number is ${key}.`,
      ],
      check: `Try $x = -1$: $${-m} ${sign} ${c}$ is ${isBelow ? "true" : "false"}.`,
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
              `$x = ${b < a ? near : -near}$ fits and has a smaller square.`,
            ],
            [
              (near - 1) ** 2,
              "includes the bound",
              `The inequality is strict, so $x$ can't be $${b < a ? b : -a}$.`,
            ],
            [
              Math.max(a, b) ** 2,
              "includes the bound and takes the wrong end",
              `$x = ${b < a ? near : -near}$ fits and has a smaller square.`,
            ],
            [
              1,
              "thinks that x lies between the denominators",
              `For $x = 1$, $\\frac{1}{x} = 1$, which is too great.`,
            ],
            [
              (near - 2) ** 2,
              "doesn't reverse the inequality",
              `A number closer to zero has a reciprocal farther from zero.`,
            ],
            [near, "doesn't square", `The question is about $x^2$.`],
            [(near + 1) ** 2, "counts a step too many", `$x = ${b < a ? near : -near}$ fits.`],
          ]
        : [
            [
              a + b - 2,
              "doesn't reverse the inequalities",
              `Numbers close to zero have reciprocals far from zero.`,
            ],
            [
              key + 2,
              "includes both bounds",
              `The inequality is strict, so $x$ can't be $-${a}$ or ${b}.`,
            ],
            [
              limit - b,
              "forgets the negative integers",
              `Negative integers less than $-${a}$ fit as well.`,
            ],
            [
              limit - a,
              "counts only the negative integers",
              `Positive integers greater than ${b} fit as well.`,
            ],
            [key + 1, "includes one bound or zero", `$x$ can't be $-${a}$, ${b}, or 0.`],
            [
              a + b,
              "counts the integers that don't fit",
              `The integers from $-${a}$ to ${b} don't fit.`,
            ],
            [
              2 * limit - 2 * b,
              "takes the same bound on both sides",
              `The negative integers that fit are less than $-${a}$.`,
            ],
            [
              2 * limit - 2 * a,
              "takes the same bound on both sides",
              `The positive integers that fit are greater than ${b}.`,
            ],
          ],
    solution: {
      idea: `A reciprocal is close to zero when the number is far from zero, so look at positive and negative integers separately.`,
      steps: [
        `If $x \\gt 0$, $\\frac{1}{x} \\lt \\frac{1}{${b}}$ means that $x \\gt ${b}$. The other part holds for each positive $x$.`,
        `If $x \\lt 0$, $\\frac{1}{x} \\gt -\\frac{1}{${a}}$ means that $x \\lt -${a}$. The other part holds for each negative $x$.`,
        asks === "square"
          ? `The integers closest to zero are ${b + 1} and $-${a + 1}$, and the lesser of their squares is ${key}.`
          : `There are $${limit} - ${b} = ${limit - b}$ positive integers and $${limit} - ${a} = ${limit - a}$ negative ones, a total of ${key}.`,
      ],
      check: `Try $x = 1$: $\\frac{1}{x} = 1$ is too great, so small numbers don't fit.`,
      takeaway: TAKEAWAY,
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
