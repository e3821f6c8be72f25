import {
  isPositiveWhole,
  listed,
  near,
  numberChoice,
  product,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Asked {
  readonly kind: string;
  readonly difficulty: number;
  readonly stems: readonly string[];
  readonly key: number;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly solution: Solution;
}

const TAKEAWAY =
  "An equation with bars stands for two equations, and each of them can have two solutions, one, or none.";

const tex = (value: number): string => `$${value}$`;
const all = (values: readonly number[]): string =>
  listed(values.toSorted((one, other) => one - other).map(tex), "and");

/** What is asked about the solutions, and the wrong results that follow from wrong solutions. */
const ASKS = {
  product: {
    of: product,
    stems: (equation: string) => [
      `What is the product of all values of $x$ that satisfy $${equation}$?`,
      `If $${equation}$, what is the product of all possible values of $x$?`,
    ],
  },
  sum: {
    of: sum,
    stems: (equation: string) => [
      `What is the sum of all values of $x$ that satisfy $${equation}$?`,
      `If $${equation}$, what is the sum of all possible values of $x$?`,
    ],
  },
  positive: {
    of: sum,
    stems: (equation: string) => [
      `If $x > 0$ and $${equation}$, what is the sum of all possible values of $x$?`,
      `What is the sum of all positive values of $x$ that satisfy $${equation}$?`,
    ],
  },
} as const;

/** |x^2 - m| = d: the squares are m + d and m - d, if those aren't negative. */
function drawSquare(rng: Rng): Asked | null {
  const p = rng.int(2, 10);
  const q = rng.int(1, p - 1);
  const hasFour = rng.chance(0.6);
  // The second square is q^2, or a negative number of the same size as some square.
  const low = hasFour ? q * q : -rng.pick([1, 2, 4, 5, 6, 8, 9, 10, 16]);
  const [m, d] = [(p * p + low) / 2, (p * p - low) / 2];
  if (!Number.isInteger(m) || m < 2 || p * q > 31 || m > 60 || (!hasFour && m === d)) return null;
  const asks = rng.pick(
    hasFour ? (["product", "product", "positive"] as const) : (["product"] as const),
  );
  const { of, stems } = ASKS[asks];
  const roots = hasFour ? [p, -p, q, -q] : [p, -p];
  const kept = asks === "positive" ? roots.filter((x) => x > 0) : roots;
  const key = of(kept);
  const equation = `|x^2 - ${m}| = ${d}`;
  const second = hasFour
    ? `$x^2 - ${m}$ can also be $-${d}$, which gives $x^2 = ${low}$.`
    : `$x^2$ can't be ${tex(low)}, so the second case gives no solution.`;
  const isProduct = asks === "product";
  return {
    kind: `square/${asks}-${hasFour ? "four" : "two"}`,
    difficulty: hasFour ? 5 : 6,
    stems: stems(equation),
    key,
    why: `All solutions are ${all(roots)}.`,
    wrong: [
      ...(isProduct
        ? ([-p * q, -p * p * low] as const).map(
            (value) => [value, "loses a sign", `All solutions are ${all(roots)}.`] as const,
          )
        : []),
      [isProduct ? -p * p : p, "solves one case only", second],
      [
        isProduct ? p * p * low : p * p + low,
        "takes the values of the square for x",
        `${p * p} and ${tex(low)} are values of $x^2$, not of $x$.`,
      ],
      [
        isProduct ? p * q : p - q,
        "forgets the negative roots",
        `Each positive value of $x^2$ gives two values of $x$.`,
      ],
      ...(isProduct
        ? []
        : ([[m + d, "loses a sign", `All solutions are ${all(roots)}.`]] as const)),
      [isProduct ? p : q, "stops at one solution", `All solutions are ${all(roots)}.`],
      [isProduct ? low : m, "keeps the second case only", `$x^2 = ${p * p}$ is possible as well.`],
      [
        isProduct ? m * m - d * d : 2 * (p + q),
        "multiplies the squares",
        `${p * p} and ${tex(low)} are values of $x^2$, not of $x$.`,
      ],
      ...(isProduct ? ([[-low, "loses a sign", `All solutions are ${all(roots)}.`]] as const) : []),
      [isProduct ? p * p : 2 * p, "loses a sign", `$x = -${p}$ is a solution as well.`],
    ],
    solution: {
      idea: `The expression between the bars is ${d} or $-${d}$, so there are two values of $x^2$ to try.`,
      steps: [
        `$x^2 - ${m} = ${d}$ gives $x^2 = ${p * p}$, so $x = ${p}$ or $x = -${p}$.`,
        hasFour
          ? `$x^2 - ${m} = -${d}$ gives $x^2 = ${low}$, so $x = ${q}$ or $x = -${q}$.`
          : `$x^2 - ${m} = -${d}$ gives $x^2 = ${low}$, which no number satisfies.`,
        `The ${isProduct ? "product of all these values" : "sum of the positive values"} is ${tex(key)}.`,
      ],
      check: "For each case, ask whether the square is positive, 0, or negative.",
      takeaway: TAKEAWAY,
    },
  };
}

const wholeRoots = (b: number, c: number): number[] =>
  range(-20, 20).filter((x) => x * x - b * x + c === 0);

/** |x^2 - bx + c| = d where all solutions are integers, by the number of solutions. */
const QUADRATICS = range(-9, 9).flatMap((b) =>
  range(-14, 14).flatMap((c) =>
    range(2, 12).flatMap((d) => {
      const [first, others] = [wholeRoots(b, c - d), wholeRoots(b, c + d)];
      const inside = b * b - 4 * (c + d);
      const isNeat =
        first.length === 2 && others.length === (inside > 0 ? 2 : inside === 0 ? 1 : 0);
      const isHidden = inside >= 0 || (c < d && c > -d / 2);
      const hasZero = [...first, ...others].includes(0);
      return isNeat && isHidden && !hasZero && b !== 0 ? [{ b, c, d, first, others }] : [];
    }),
  ),
);

/** |x^2 - bx + c| = d: the second quadratic may have no solution, or one. */
function drawQuadratic(rng: Rng): Asked | null {
  const wanted = rng.pick([0, 1, 2, 2]);
  const drawn = rng.pick(QUADRATICS.filter(({ others }) => others.length === wanted));
  const { b, c, d, first, others } = drawn;
  const [q, p] = first as [number, number];
  const rest = c + d;
  const asks = rng.pick(["sum", "product"] as const);
  const { of, stems } = ASKS[asks];
  const roots = [p, q, ...others];
  const key = of(roots);
  if (key === 0 || Math.abs(key) > 400) return null;
  const quadratic = (constant: number): string =>
    `x^2 ${texTerm(-b, "x")} ${texTerm(constant, "")}`.trim();
  const isSum = asks === "sum";
  const double = others.length === 1;
  return {
    kind: `quadratic/${asks}-${roots.length}`,
    difficulty: roots.length === 4 ? 5 : 6,
    stems: stems(`|${quadratic(c)}| = ${d}`),
    key,
    why: `All solutions are ${all(roots)}.`,
    wrong: [
      [
        isSum ? (others.length === 2 ? b : 2 * b) : p * q * rest,
        others.length === 2 ? "solves one case only" : "expects two solutions in each case",
        others.length === 2
          ? `The second case, $${quadratic(rest)} = 0$, has the solutions ${all(others)}.`
          : double
            ? `$${quadratic(rest)} = 0$ has only one solution, $x = ${others[0]!}$.`
            : `$${quadratic(rest)} = 0$ has no solution.`,
      ],
      [of([p, q]), "solves one case only", `The expression between the bars can also be $-${d}$.`],
      [
        isSum ? -b : -p * q,
        "solves one case only, with a wrong sign",
        `The ${asks} of ${tex(q)} and ${tex(p)} is ${tex(of([p, q]))}, not ${tex(-of([p, q]))}${others.length === 0 ? "." : `, and there ${others.length === 1 ? "is another solution" : "are other solutions"}, ${all(others)}.`}`,
      ],
      [
        isSum ? c : p * q * c,
        "uses the wrong coefficient",
        isSum
          ? `This is the constant term between the bars, which doesn't tell the sum. All solutions are ${all(roots)}.`
          : `This multiplies ${tex(p * q)}, the product of ${tex(q)} and ${tex(p)}, by ${tex(c)}, the constant term between the bars. All solutions are ${all(roots)}.`,
      ],
      [
        of([p, -q]),
        "turns a sign",
        `This combines only ${tex(p)} and ${tex(-q)}, but the solutions are ${all(roots)}.`,
      ],
      [
        isSum ? b - d : p * q * d,
        "adds the right side",
        isSum
          ? `This subtracts ${d}, the right side, from ${tex(b)}, the sum of ${tex(q)} and ${tex(p)}. All solutions are ${all(roots)}.`
          : `This multiplies ${tex(p * q)}, the product of ${tex(q)} and ${tex(p)}, by ${d}, the right side. All solutions are ${all(roots)}.`,
      ],
      [
        isSum ? b + d : rest,
        "keeps the second case only",
        isSum
          ? `This adds ${d}, the right side, to ${tex(b)}, the sum of ${tex(q)} and ${tex(p)}. All solutions are ${all(roots)}.`
          : `This is the constant term in $${quadratic(rest)} = 0$, but $x = ${p}$ and $x = ${q}$ are solutions, too.`,
      ],
      [
        isSum ? p : -rest,
        "stops at one case",
        isSum
          ? `This is only one of the solutions, ${all(roots)}.`
          : `This is the constant term in $${quadratic(rest)} = 0$ with its sign changed. All solutions are ${all(roots)}.`,
      ],
      [
        isSum ? sum(roots.map(Math.abs)) : -key,
        "drops the signs",
        isSum
          ? `This adds the absolute values of the solutions, ${all(roots)}.`
          : `The product of ${all(roots)} has the opposite sign.`,
      ],
      [
        of([-p, -q, ...others.map((x) => -x)]),
        "turns the signs",
        `This takes each solution with the opposite sign. All solutions are ${all(roots)}.`,
      ],
    ],
    solution: {
      idea: `The expression between the bars is ${d} or $-${d}$, which gives two quadratic equations.`,
      steps: [
        `$${quadratic(c)} = ${d}$ means $${quadratic(p * q)} = 0$, so $x = ${p}$ or $x = ${q}$.`,
        others.length === 0
          ? `$${quadratic(c)} = -${d}$ means $${quadratic(rest)} = 0$. Since $${b * b} - 4 \\cdot ${rest}$ is negative, this has no solution.`
          : `$${quadratic(c)} = -${d}$ means $${quadratic(rest)} = 0$, so ${others.map((x) => `$x = ${x}$`).join(" or ")}.`,
        `The ${asks} of all these values is ${tex(key)}.`,
      ],
      check: "Count the solutions of each quadratic before you combine them.",
      takeaway: TAKEAWAY,
    },
  };
}

export const template: ProblemTemplate = {
  id: "quadratic-inside-bars",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern: "A quadratic between bars: two equations, with two solutions, one, or none each.",

  make(rng) {
    const asked = rng.chance(0.4) ? drawSquare(rng) : drawQuadratic(rng);
    if (!asked) return null;
    const { kind, difficulty, stems, key, why, wrong, solution } = asked;
    const wording = rng.int(1, stems.length);
    const isPositive = kind.includes("positive");
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem: stems[wording - 1]!,
      key: numberChoice(key, why, tex),
      slips: slipsFrom(wrong, isPositive ? isPositiveWhole : (value) => value !== 0, tex),
      solution,
    };
  },

  possible: ({ stem, options }) =>
    options.map((option) => !/positive|x > 0/.test(stem) || valueOf(option).value > 0),

  /** Tries all integers and combines those that satisfy the equation. */
  check({ stem, options }) {
    const equation = /\$(\|[^$]+)\$/.exec(stem)?.[1] ?? "";
    const holds = relationOf(equation);
    const roots = range(-40, 40).filter(
      (x) => holds({ x }) && (x > 0 || !/positive|x > 0/.test(stem)),
    );
    const answer = stem.includes("product") ? product(roots) : sum(roots);
    return options.flatMap((option, k) => (near(valueOf(option).value, answer) ? [k] : []));
  },
};
