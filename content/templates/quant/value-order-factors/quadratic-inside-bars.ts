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

/** A product or a sum, worked out. */
const multiplied = (values: readonly number[]): string =>
  `$${values.map((value) => `(${value})`).join("")} = ${product(values)}$`;
const plus = (values: readonly number[]): string =>
  values.map((value, k) => (k > 0 && value < 0 ? `(${value})` : `${value}`)).join(" + ");
const added = (values: readonly number[]): string => `$${plus(values)} = ${sum(values)}$`;

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

interface Square {
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly d: number;
  readonly low: number;
  readonly hasFour: boolean;
}

/** Wrong answers to the product of p, -p, and perhaps q and -q. */
function productsOfSquare({ p, q, m, d, low, hasFour }: Square): Wrong[] {
  const [high, top] = [p * p, `the solutions of $x^2 = ${p * p}$`];
  const only = (value: number): string =>
    `$x^2$ can't be ${tex(low)}, so the only solutions are ${p} and $-${p}$, and their product is ${multiplied([p, -p])}, not ${tex(value)}.`;
  const every = `${multiplied([p, -p, q, -q])}.`;
  const isValue = (value: number): string => `${tex(value)} is a value of $x^2$, not of $x$.`;
  return [
    [
      -p * q,
      "loses a sign",
      hasFour
        ? `This is only $(${p})(-${q})$. Of all four solutions, the product is ${every}`
        : only(-p * q),
    ],
    [
      -high * low,
      "loses a sign",
      hasFour
        ? `Two of the four solutions are negative, so their product is positive: ${every}`
        : `This is $${high} \\cdot ${-low}$. But ${only(-high * low)}`,
    ],
    [
      -high,
      "solves one case only",
      `This is $(${p})(-${p})$, the product of ${top} only. $x^2 - ${m}$ can also be $-${d}$, which gives $x^2 = ${low}$.`,
    ],
    [
      high * low,
      "takes the values of the square for x",
      `This is $${high} \\cdot (${low})$, but ${high} and ${tex(low)} are values of $x^2$, and ${tex(low)} is impossible.`,
    ],
    [
      p * q,
      "forgets the negative roots",
      hasFour
        ? `This is $${p} \\cdot ${q}$, without the negative solutions. Of all four solutions, the product is ${every}`
        : only(p * q),
    ],
    [
      p,
      "stops at one solution",
      hasFour
        ? `This is only one of the solutions. Of all four, the product is ${every}`
        : `This is only one of the solutions. But ${only(p)}`,
    ],
    [
      low,
      "keeps the second case only",
      hasFour
        ? `${isValue(low)} The product of all solutions is ${every}`
        : `This is what $x^2$ would be in the second case. But ${only(low)}`,
    ],
    [
      m * m - d * d,
      "multiplies the squares",
      `This is $${high} \\cdot (${low})$, but ${high} and ${tex(low)} are values of $x^2$, and ${tex(low)} is impossible.`,
    ],
    [
      -low,
      "loses a sign",
      hasFour
        ? `This is $(${q})(-${q})$, the product of the solutions of $x^2 = ${low}$ only. The solutions of $x^2 = ${high}$ are missing.`
        : only(-low),
    ],
    [
      high,
      "loses a sign",
      hasFour
        ? `${isValue(high)} The product of all solutions is ${every}`
        : `${isValue(high)} The product of its two square roots is ${multiplied([p, -p])}.`,
    ],
  ];
}

/** Wrong answers to the sum of p and q, which are the positive ones of four solutions. */
function sumsOfSquare({ p, q, m, d, low }: Square): Wrong[] {
  const every = `The positive solutions are $${q}$ and $${p}$.`;
  return [
    [
      p,
      "solves one case only",
      `This is only the positive solution of $x^2 = ${p * p}$. $x^2 - ${m}$ can also be $-${d}$, which gives $x^2 = ${low}$.`,
    ],
    [
      p * p + low,
      "takes the values of the square for x",
      `This is $${p * p} + ${low}$, but ${p * p} and ${low} are values of $x^2$, not of $x$.`,
    ],
    [
      p - q,
      "forgets the negative roots",
      `This is $${p} - ${q}$, but $-${q}$ isn't positive. ${every}`,
    ],
    [
      m + d,
      "loses a sign",
      `This is $${m} + ${d} = ${p * p}$, a value of $x^2$, not of $x$. ${every}`,
    ],
    [q, "stops at one solution", `This is only the positive solution of $x^2 = ${low}$. ${every}`],
    [
      m,
      "keeps the second case only",
      `This is the number that is subtracted from $x^2$, not a sum of solutions. ${every}`,
    ],
    [
      2 * (p + q),
      "multiplies the squares",
      `This is $${p} + ${p} + ${q} + ${q}$, which also adds the sizes of the negative solutions. ${every}`,
    ],
    [
      2 * p,
      "loses a sign",
      `This is $${p} + ${p}$, with the size of $-${p}$ instead of $${q}$. ${every}`,
    ],
  ];
}

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
  const isProduct = asks === "product";
  return {
    kind: `square/${asks}-${hasFour ? "four" : "two"}`,
    difficulty: hasFour ? 5 : 6,
    stems: stems(equation),
    key,
    why: `All solutions are ${all(roots)}, and ${isProduct ? `their product is ${multiplied(roots)}` : `the sum of the positive ones is ${added(kept)}`}.`,
    wrong: isProduct
      ? productsOfSquare({ p, q, m, d, low, hasFour })
      : sumsOfSquare({ p, q, m, d, low, hasFour }),
    solution: {
      idea: `The expression between the bars is ${d} or $-${d}$, so there are two values of $x^2$ to try.`,
      steps: [
        `$x^2 - ${m} = ${d}$ gives $x^2 = ${p * p}$, so $x = ${p}$ or $x = -${p}$.`,
        hasFour
          ? `$x^2 - ${m} = -${d}$ gives $x^2 = ${low}$, so $x = ${q}$ or $x = -${q}$.`
          : `$x^2 - ${m} = -${d}$ gives $x^2 = ${low}$, which no number satisfies.`,
        `The ${isProduct ? "product of all these values" : "sum of the positive values"} is ${isProduct ? multiplied(roots) : added(kept)}.`,
      ],
      check: `If $x^2 = ${p * p}$, then $|${p * p} - ${m}| = ${d}$${hasFour ? `, and if $x^2 = ${low}$, then $|${low} - ${m}| = |-${d}| = ${d}$` : ""}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const factorOf = (root: number): string => `(x ${texTerm(-root, "")})`;

/** "(x - 2)(x + 3)" or "(x - 2)^2" */
function inFactors(roots: readonly number[]): string {
  return roots.length === 1 ? `${factorOf(roots[0]!)}^2` : roots.map(factorOf).join("");
}

const tidySum = (b: number): string => `${b} + ${b < 0 ? `(${b})` : b}`;

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
  const combined = isSum ? added : multiplied;
  const sumTwice = `This is $${tidySum(b)}$, with a sum of ${tex(b)} for each of the two quadratics, but`;
  const productTwice = `This is $${p * q} \\cdot ${rest < 0 ? `(${rest})` : rest}$, the product of the constant terms of the two quadratics, but`;
  const twice = isSum ? sumTwice : productTwice;
  const double = others.length === 1;
  return {
    kind: `quadratic/${asks}-${roots.length}`,
    difficulty: roots.length === 4 ? 5 : 6,
    stems: stems(`|${quadratic(c)}| = ${d}`),
    key,
    why: `All solutions are ${all(roots)}, and their ${asks} is ${combined(roots)}.`,
    wrong: [
      [
        isSum ? (others.length === 2 ? b : 2 * b) : p * q * rest,
        others.length === 2 ? "solves one case only" : "expects two solutions in each case",
        others.length === 2
          ? `This is only ${combined([p, q])}. The second case, $${quadratic(rest)} = 0$, has the solutions ${all(others)}.`
          : double
            ? `${twice} $${quadratic(rest)} = 0$ has only one solution, $x = ${others[0]!}$.`
            : `${twice} $${quadratic(rest)} = 0$ has no solution.`,
      ],
      [
        of([p, q]),
        "solves one case only",
        `This is only ${combined([p, q])}. The expression between the bars can also be $-${d}$, which gives ${all(others)}.`,
      ],
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
        `This is only ${combined([p, -q])}, but the solution is ${tex(q)}, not ${tex(-q)}${others.length > 0 ? `, and ${others.length === 1 ? "a solution is" : "two solutions are"} missing` : ""}. All solutions are ${all(roots)}.`,
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
          ? `This adds the absolute values of the solutions. With their signs, the sum is ${added(roots)}.`
          : `This has the wrong sign: the product is ${multiplied(roots)}.`,
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
        `$${quadratic(c)} = ${d}$ means $${quadratic(p * q)} = 0$, or $${inFactors([p, q])} = 0$, so $x = ${p}$ or $x = ${q}$.`,
        others.length === 0
          ? `$${quadratic(c)} = -${d}$ means $${quadratic(rest)} = 0$, which has no solution, since $${b * b} - 4 \\cdot ${rest} = ${b * b - 4 * rest}$ is negative.`
          : `$${quadratic(c)} = -${d}$ means $${quadratic(rest)} = 0$, or $${inFactors(others)} = 0$, so ${others.map((x) => `$x = ${x}$`).join(" or ")}.`,
        `The ${asks} of all these values is ${combined(roots)}.`,
      ],
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
