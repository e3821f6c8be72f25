import {
  formulaSlip,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  valueOf,
} from "@theta/items/template";

type Pair = readonly [number, number];

/**
 * What is asked about x and y, whether its extreme can be inside the range, and where the thought
 * is.
 */
interface Target {
  readonly name: string;
  readonly tex: string;
  readonly of: (x: number, y: number) => number;
  readonly difficulty: number;
  readonly idea: string;
}

const TARGETS: readonly Target[] = [
  {
    name: "difference",
    tex: "x - y",
    of: (x, y) => x - y,
    difficulty: 3,
    idea: "A difference is greatest when the first number is greatest and the second is least, and the other way round.",
  },
  {
    name: "twice and difference",
    tex: "2x - 3y",
    of: (x, y) => 2 * x - 3 * y,
    difficulty: 4,
    idea: "The minus turns the second range around: large $y$ make the expression small.",
  },
  {
    name: "product",
    tex: "xy",
    of: (x, y) => x * y,
    difficulty: 5,
    idea: "A product is greatest or least at one of the four pairs of ends, and the signs decide at which.",
  },
  {
    name: "square and difference",
    tex: "x^2 - y",
    of: (x, y) => x * x - y,
    difficulty: 6,
    idea: "A square does not grow with $x$: it is least at 0 and greatest at the end that is farther from 0.",
  },
  {
    name: "square of the difference",
    tex: "(x - y)^2",
    of: (x, y) => (x - y) ** 2,
    difficulty: 7,
    idea: "First find what $x - y$ can be, with its signs, and only then square.",
  },
  {
    name: "square times y",
    tex: "x^2 y",
    of: (x, y) => x * x * y,
    difficulty: 7,
    idea: "The square runs from its own least to its own greatest value; the sign of $y$ decides the rest.",
  },
];

/** Points where these kinds of expressions can be greatest or least: corners, and 0 for squares. */
function candidates({ tex }: Target, [a, b]: Pair, [c, d]: Pair): [number, number][] {
  const inside = tex.includes("x^2") && a < 0 && b > 0 ? [0] : [];
  const points = [a, b, ...inside].flatMap((x): [number, number][] => [
    [x, c],
    [x, d],
  ]);
  const meets = Math.max(a, c) <= Math.min(b, d);
  return tex.startsWith("(x") && meets ? [...points, [Math.max(a, c), Math.max(a, c)]] : points;
}

const at = (x: number, y: number): string => `$x = ${x}$ and $y = ${y}$`;

function drawNumbers(rng: Rng) {
  const target = rng.pick(TARGETS);
  const [x, y]: [Pair, Pair] = [
    [rng.int(-9, 2), rng.int(1, 9)],
    [rng.int(-8, 5), rng.int(2, 11)],
  ];
  const [[a, b], [c, d]] = [x, y];
  const wants = rng.pick(["greatest", "least"] as const);
  const isOpen = rng.chance(0.3);
  const best = wants === "greatest" ? Math.max : Math.min;
  if (b - a < 3 || d - c < 2 || a === 0 || c === 0 || (c > 0 && a > 0)) return null;
  const { tex, of } = target;
  const points = candidates(target, x, y);
  const key = best(...points.map(([p, q]) => of(p, q)));
  const [kx, ky] = points.find(([p, q]) => of(p, q) === key)!;
  const naive = wants === "greatest" ? of(b, d) : of(a, c);
  // If the naive choice is right, there is nothing to see; a square that can be 0 gives itself
  // away.
  if (naive === key || (key === 0 && tex.startsWith("("))) return null;
  const line = wants === "greatest" ? "greatest" : "least";
  return {
    target,
    x,
    y,
    a,
    b,
    c,
    d,
    wants,
    isOpen,
    best,
    tex,
    of,
    points,
    key,
    kx,
    ky,
    naive,
    line,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  target,
  x,
  y,
  a,
  b,
  c,
  d,
  wants,
  isOpen,
  best,
  of,
  points,
  key,
  kx,
  ky,
  naive,
}: Numbers): ProblemOptions {
  const other = wants === "greatest" ? Math.min : Math.max;
  const [ox, oy] = wants === "greatest" ? [b, d] : [a, c];
  const corners = [of(a, c), of(a, d), of(b, c), of(b, d)];
  const slips = [
    formulaSlip(
      naive,
      `takes the ${wants} of both`,
      `That is the value at ${at(ox, oy)}; but ${at(kx, ky)} give $${key}$.`,
    ),
    formulaSlip(
      best(of(b, c), of(b, d)),
      `keeps x at its greatest`,
      `This holds $x$ at ${b}; another $x$ does better.`,
    ),
    formulaSlip(
      best(of(a, c), of(a, d)),
      `keeps x at its least`,
      `This holds $x$ at $${a}$; another $x$ does better.`,
    ),
    formulaSlip(
      other(...points.map(([p, q]) => of(p, q))),
      `answers for the ${wants === "greatest" ? "least" : "greatest"} value`,
      `That is the ${wants === "greatest" ? "least" : "greatest"} value the expression can have.`,
    ),
    ...(isOpen
      ? [
          formulaSlip(
            best(...candidates(target, [a - 1, b + 1], [c - 1, d + 1]).map(([p, q]) => of(p, q))),
            "includes the bounds",
            `The bounds themselves are not allowed, and the numbers are integers.`,
          ),
        ]
      : []),
    formulaSlip(
      best(...corners),
      "looks at the ends only",
      `Between the ends the square reaches 0, which no end shows.`,
    ),
    formulaSlip(
      best(...corners.filter((value) => value !== key)),
      "misses one pair of ends",
      `All four pairs of ends have to be compared; one of them is $${key}$.`,
    ),
    formulaSlip(
      best(of(Math.abs(a), Math.abs(d)), of(Math.abs(a), Math.abs(c))),
      "drops the signs",
      "With the signs dropped, other numbers are compared than those that are allowed.",
    ),
    formulaSlip(
      best(...candidates(target, y, x).map(([p, q]) => of(p, q))),
      "exchanges the two ranges",
      `This lets $x$ run from $${c}$ to ${d} and $y$ from $${a}$ to ${b}; it is the other way round.`,
    ),
    formulaSlip(-key, "turns a sign", `At ${at(kx, ky)} the value is $${key}$.`),
    formulaSlip(
      of(kx, ky === c ? d : c),
      `puts y at the wrong end`,
      `With $x = ${kx}$ the ${wants} value comes from $y = ${ky}$.`,
    ),
  ];
  return {
    key: {
      text: `$${key}$`,
      value: key,
      why: `At ${at(kx, ky)} the value is $${key}$, and no allowed numbers give a ${wants === "greatest" ? "greater" : "smaller"} one.`,
    },
    slips,
  };
}

function solutionOf({
  target,
  a,
  b,
  c,
  d,
  isOpen,
  of,
  points,
  key,
  kx,
  ky,
  naive,
  line,
}: Numbers): Solution {
  return {
    idea: target.idea,
    steps: [
      ...(isOpen
        ? [`The integers allowed are $${a} \\le x \\le ${b}$ and $${c} \\le y \\le ${d}$.`]
        : []),
      `The candidates are ${[...new Set(points.map(([p, q]) => `$(${p}, ${q})$`))].join(", ")}, with the values ${points.map(([p, q]) => `$${of(p, q)}$`).join(", ")}.`,
      `The ${line} of these is $${key}$, at ${at(kx, ky)}.`,
    ],
    check: `Taking the ${line} of both letters gives $${naive}$ only.`,
  };
}

export const template: ProblemTemplate = {
  id: "range-of-combination",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "Ranges of two numbers are given: the extreme of a combination need not lie where both are extreme.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { target, a, b, c, d, wants, isOpen, tex, kx, line } = numbers;
    const bounds = (low: number, high: number, letter: string): string =>
      isOpen ? `${low - 1} \\lt ${letter} \\lt ${high + 1}` : `${low} \\le ${letter} \\le ${high}`;
    return {
      variant: `${wants} ${target.name}${isOpen ? ", open" : ""}`,
      context: "pure",
      // The kind of expression sets the level; open bounds on integers are one more thing to see.
      difficulty: target.difficulty + (isOpen ? 1 : 0) + (kx === 0 ? 1 : 0),
      stem: isOpen
        ? `If $x$ and $y$ are integers such that $${bounds(a, b, "x")}$ and $${bounds(c, d, "y")}$, what is the ${line} possible value of $${tex}$?`
        : rng.pick([
            `If $${bounds(a, b, "x")}$ and $${bounds(c, d, "y")}$, what is the ${line} possible value of $${tex}$?`,
            `The numbers $x$ and $y$ satisfy $${bounds(a, b, "x")}$ and $${bounds(c, d, "y")}$. What is the ${line} value that $${tex}$ can have?`,
          ]),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all quarters between the bounds (or all integers). */
  check({ stem, options }) {
    const sides = read(stem, /(-?\d+) (<=?) x <=? (-?\d+) and (-?\d+) <=? y <=? (-?\d+)/);
    const isOpen = sides[1] === "<";
    const [a, b, c, d] = [sides[0], sides[2], sides[3], sides[4]].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const steps = (low: number, high: number): number[] =>
      isOpen ? range(low + 1, high - 1) : range(4 * low, 4 * high).map((n) => n / 4);
    const asked = plain(stem).slice(plain(stem).indexOf(" value ")).replaceAll(/\s/g, "");
    const target = TARGETS.toSorted((p, q) => q.tex.length - p.tex.length).find(({ tex }) =>
      asked.includes(plain(tex).replaceAll(" ", "")),
    );
    if (!target) throw new Error(`Nothing is asked: ${stem}`);
    const values = steps(a, b).flatMap((x) => steps(c, d).map((y) => target.of(x, y)));
    const answer = stem.includes("greatest") ? Math.max(...values) : Math.min(...values);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
