import {
  formulaOf,
  inEitherOrder,
  isPositiveWhole,
  leavesOpen,
  listed,
  plain,
  range,
  relationOf,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
  texThousands,
} from "@theta/items/template";

type Letters = readonly [one: string, other: string];
/** The two unknowns, by position. */
type Point = { readonly x: number; readonly y: number };

const LETTERS: readonly Letters[] = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["r", "s"],
];

interface Design {
  readonly variant: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly pair: StatementPair;
  readonly solution: Omit<Solution, "steps">;
}

const COMBINED = {
  idea: "Write every power with one base. Then the question asks for one combination of the exponents, and neither exponent has to be known.",
  fast: [
    "Find the exponent that is asked for, and see whether a statement's exponent is a multiple of it.",
  ],
  check: "Multiply a statement's equation by a number to see whether it becomes what is asked.",
  takeaway: "When an expression is asked for, look for the expression and not for its letters.",
};
const SAME_EQUATION = {
  idea: "Write every power with one base, and compare the exponents. Each statement becomes an equation without powers.",
  fast: [
    "Simplify both statements before you solve anything. If they become the same equation, the second one adds nothing.",
  ],
  check: "Find two pairs that fit the equation, and see whether they give the same answer.",
  takeaway: "Two equations count as two only if one isn't a multiple of the other.",
};
const UNIQUE = {
  idea: "If the exponents are integers, a prime factorization can be written in only one way. So equal numbers have equal exponents of each prime.",
  fast: ["Factor the numbers into primes, and read off the exponents. Nothing has to be solved."],
  check:
    "Make sure that the exponents are integers. If they can be any numbers, more pairs are possible.",
  takeaway: "With integer exponents, one equation with two primes can give two unknowns.",
};
const ANY_NUMBERS = {
  idea: "A prime factorization gives the exponents only if they're integers. Here they can be any numbers, so two unknowns need two equations.",
  fast: ["Look for the word “integers.” It's missing, so try 0 for one of the exponents."],
  check:
    "Name a pair that isn't a pair of integers before you read exponents from a factorization.",
  takeaway: "Unless the exponents are integers, one equation with two primes has many solutions.",
};
const LISTED = {
  idea: "With one base, the equation fixes only a combination of the exponents. Positive integers leave just a few pairs, so list them.",
  fast: [
    "List the few pairs that fit the equation, and cross out those that the inequality excludes.",
  ],
  check: "Count the pairs that are left before you decide.",
  takeaway:
    "An equation in two positive integers can have several solutions. List them, and see which a second condition leaves.",
};
const EVEN = {
  idea: "A square and an absolute value hide a sign, so each leaves two values of the exponent.",
  fast: ["Try the negative value in both statements."],
  check: "Solve the exponent's equation completely, with both signs.",
  takeaway: "Whenever a square is given, ask whether the negative root is excluded.",
};
const EVEN_AND_BOUND = {
  idea: "A square hides a sign, so it leaves two values of the exponent.",
  fast: [
    "Solve the exponents' equation with both signs, and see which value the inequality allows.",
  ],
  check: EVEN.check,
  takeaway: EVEN.takeaway,
};
const BASE_ONE = {
  idea: "Equal powers of one base have equal exponents only if the base isn't 1.",
  fast: ["Try the base 1, for which all powers are equal."],
  check: "Is the base 1 excluded? Being positive or an integer doesn't exclude it.",
  takeaway: "Before comparing exponents, make sure that the base isn't 0, 1, or −1.",
};

const term = (n: number, letter: string): string => `${n === 1 ? "" : n}${letter}`;
/** `$x = 3$ and $y = 1$` */
const pairText = ([one, other]: Letters, { x, y }: Point): string =>
  `$${one} = ${x}$ and $${other} = ${y}$`;
const totalOf = ({ x, y }: Point): number => x + y;
const powerOf = (base: number, exponent: number): string =>
  exponent === 1 ? String(base) : `${base}^${exponent}`;
const pick = (rng: Rng) => {
  const [base, most] = rng.pick([
    [2, 3],
    [3, 2],
    [5, 2],
  ] as const);
  return { base, most };
};

type Maker = (rng: Rng, letters: Letters) => Design | null;

/** The value of a product of powers with one base. */
const combinedDesigns: readonly Maker[] = [
  (rng, [x, y]) => {
    const { base, most } = pick(rng);
    const [b, k] = [rng.int(2, most), rng.pick([2, 3])];
    if (base ** (b * k) > 100) return null;
    const at = { x: rng.int(1, 5), y: rng.int(1, 3) };
    const c = at.x + b * at.y;
    if (k * c > 18 || base ** (k * at.x) > 10_000) return null;
    const sum = `${x} + ${term(b, y)}`;
    const hidden = settles(
      `In powers of ${base}, $${base}^{${k}${x} + ${term(k * b, y)}} = ${base}^{${k * c}}$, so $${k}${x} + ${term(k * b, y)} = ${k * c}$. Dividing by ${k} gives $${sum} = ${c}$, so the value is $${base}^{${c}}$.`,
    );
    const moved = { x: at.x + 1, y: at.y };
    const text = `$${base ** k}^${x} \\cdot ${base ** (b * k)}^${y} = ${base}^{${k * c}}$`;
    const kind = rng.int(0, 2);
    const exponent = (point: Point): number => point.x + b * point.y;
    const alone = (why: string, given: string, other: Point) =>
      statementPair(
        ["c-trap", "C", "Two unknown exponents seem to require two equations."],
        [text, hidden],
        [
          given,
          leavesOpen(
            `${why} If ${pairText([x, y], at)}, the value is $${base}^{${exponent(at)}}$, but if ${pairText([x, y], other)}, it's $${base}^{${exponent(other)}}$.`,
            at,
            other,
          ),
        ],
      );
    return {
      variant: kind === 0 ? "combined-twice" : "combined-alone",
      difficulty: kind === 0 ? 5 : 4,
      stem: rng.pick([
        `What is the value of $${base}^${x} \\cdot ${base ** b}^${y}$?`,
        `If $${base}^${x} \\cdot ${base ** b}^${y} = k$, what is the value of $k$?`,
      ]),
      pair:
        kind === 0
          ? statementPair(
              ["c-trap", "C", "Two unknown exponents seem to require two equations."],
              [text, hidden],
              [
                `$\\frac{${c} - ${x}}{${y}} = ${b}$`,
                settles(
                  `Multiplying by $${y}$ gives $${c} - ${x} = ${term(b, y)}$, so $${sum} = ${c}$. The value is $${base}^{${c}}$.`,
                ),
              ],
            )
          : kind === 1
            ? alone(
                `So $${x} = ${at.x}$, but nothing is known about $${y}$.`,
                `$${base ** k}^${x} = ${texThousands(base ** (k * at.x))}$`,
                { x: at.x, y: at.y + 1 },
              )
            : alone(
                `So $${x} - ${y} = ${at.x - at.y}$, but the exponent asked for is $${sum}$.`,
                `$\\frac{${base}^${x}}{${base}^${y}} = ${at.x < at.y ? `\\frac{1}{${base ** (at.y - at.x)}}` : texThousands(base ** (at.x - at.y))}$`,
                { x: moved.x, y: at.y + 1 },
              ),
      solution: COMBINED,
    };
  },
  (rng, [x, y]) => {
    const { base } = pick(rng);
    const at = { x: rng.int(1, 3), y: rng.int(1, 4) };
    const c = 2 * at.x + at.y;
    if (base ** c > 1000) return null;
    const other = { x: at.x + 1, y: at.y - 2 };
    const why = `In powers of ${base}, $${base}^{2${x}} \\cdot ${base}^${y} = ${base}^{${c}}$, so $2${x} + ${y} = ${c}$`;
    const stem = rng.pick([
      `What is the value of $${x} + ${y}$?`,
      `What is the value of $${base}^{${x} + ${y}}$?`,
    ]);
    const powers = stem.includes("^")
      ? `, so the value can be $${base}^{${totalOf(at)}}$ or $${base}^{${totalOf(other)}}$`
      : "";
    const two = `If ${pairText([x, y], at)}, $${x} + ${y} = ${totalOf(at)}$, but if ${pairText([x, y], other)}, $${x} + ${y} = ${totalOf(other)}$${powers}.`;
    return {
      variant: "same-equation",
      difficulty: 5,
      stem,
      pair: statementPair(
        ["near-miss", "C", "Two equations that look so different seem to settle both letters."],
        [
          `$${base ** 2}^${x} \\cdot ${base}^${y} = ${texThousands(base ** c)}$`,
          leavesOpen(`${why}, which doesn't fix $${x} + ${y}$. ${two}`, at, other),
        ],
        [
          `$${base ** 4}^${x} = \\frac{${base}^{${2 * c}}}{${base ** 2}^${y}}$`,
          leavesOpen(
            `In powers of ${base}, $${base}^{4${x}} = ${base}^{${2 * c} - 2${y}}$, so $4${x} = ${2 * c} - 2${y}$. Dividing by 2 gives $2${x} + ${y} = ${c}$, which doesn't fix $${x} + ${y}$. ${two}`,
            at,
            other,
          ),
        ],
        leavesOpen(`Both statements mean that $2${x} + ${y} = ${c}$. ${two}`, at, other),
      ),
      solution: SAME_EQUATION,
    };
  },
];

/** Exponents that are positive integers, or any numbers. */
const wholeDesigns: readonly Maker[] = [
  (rng, [x, y]) => {
    const [p, q] = rng.pick([
      [2, 3],
      [3, 5],
      [2, 5],
      [3, 2],
      [2, 7],
    ] as const);
    const at = { x: rng.int(1, 3), y: rng.int(1, 2) };
    const gap = at.x - at.y;
    const value = p ** at.x * q ** at.y;
    if (value < 12 || value > 1000 || gap < 0) return null;
    const integers = rng.chance(0.5);
    const between = gap === 0 ? `$${x} = ${y}$` : `$${x} - ${y} = ${gap}$`;
    const free = { x: 0, y: Math.log(value) / Math.log(q) };
    const factors = `$${texThousands(value)} = ${powerOf(p, at.x)} \\cdot ${powerOf(q, at.y)}$`;
    const next = { x: at.x + 1, y: at.y + 1 };
    const second = leavesOpen(
      `Many pairs fit. If ${pairText([x, y], at)}, $${x} + ${y} = ${at.x + at.y}$, but if ${pairText([x, y], next)}, $${x} + ${y} = ${next.x + next.y}$.`,
      at,
      next,
    );
    const floor = Math.floor(free.y);
    // With x = y + gap, the equation is one between powers of pq.
    const shifted = gap === 0 ? "" : `${powerOf(p, gap)} \\cdot `;
    const first = `$${p}^${x} \\cdot ${q}^${y} = ${texThousands(value)}$`;
    return {
      variant: integers ? "two-bases-integers" : "two-bases-numbers",
      difficulty: integers ? 5 : 7,
      stem: integers
        ? `If $${x}$ and $${y}$ are positive integers, what is the value of $${x} + ${y}$?`
        : `What is the value of $${x} + ${y}$?`,
      pair: integers
        ? statementPair(
            ["c-trap", "C", "Two unknowns seem to require two equations."],
            [
              first,
              settles(
                `The prime factorization ${factors} is unique, so ${pairText([x, y], at)}. The sum is ${at.x + at.y}.`,
              ),
            ],
            [between, second],
          )
        : statementPair(
            [
              "false-enough",
              "A",
              "The prime factorization seems to give both exponents, but nothing says that they are integers.",
            ],
            [
              first,
              leavesOpen(
                `${factors}, so ${pairText([x, y], at)} fit, with $${x} + ${y} = ${at.x + at.y}$. But if $${x} = 0$, then $${q}^${y} = ${texThousands(value)}$. Because $${q}^${floor} = ${texThousands(q ** floor)}$ and $${q}^${floor + 1} = ${texThousands(q ** (floor + 1))}$, some $${y}$ between ${floor} and ${floor + 1} fits, and $${x} + ${y}$ isn't an integer.`,
                at,
                free,
              ),
            ],
            [between, second],
            settles(
              `Replacing $${x}$ with $${gap === 0 ? y : `${y} + ${gap}`}$ gives $${shifted}${p * q}^${y} = ${texThousands(value)}$, which only one number $${y}$ satisfies. So $${y} = ${at.y}$, $${x} = ${at.x}$, and the sum is ${at.x + at.y}.`,
            ),
          ),
      solution: integers ? UNIQUE : ANY_NUMBERS,
    };
  },
  (rng, [x, y]) => {
    const { base } = pick(rng);
    const c = rng.pick(base === 2 ? [7, 8, 9, 10] : [7, 8]);
    const points = range(1, c).flatMap((n) => (c - 2 * n > 0 ? [{ x: c - 2 * n, y: n }] : []));
    const [one, two, three] = points as [Point, Point, Point];
    const text = `$${base}^${x} \\cdot ${base ** 2}^${y} = ${texThousands(base ** c)}$`;
    const sumOf = (point: Point): string => `$${x} + ${y} = ${point.x + point.y}$`;
    const first = leavesOpen(
      `In powers of ${base}, $${base}^${x} \\cdot ${base}^{2${y}} = ${base}^{${c}}$, so $${x} + 2${y} = ${c}$. The pairs $(${x}, ${y})$ that fit are ${listed(points.map((point) => `$(${point.x}, ${point.y})$`))}, so $${x} + ${y}$ can be ${listed(
        points.map((point) => String(point.x + point.y)),
        "or",
      )}.`,
      one,
      two,
    );
    const many = (other: Point) =>
      leavesOpen(
        `Many pairs fit. For example, ${pairText([x, y], one)} give ${sumOf(one)}, but ${pairText([x, y], other)} give ${sumOf(other)}.`,
        one,
        other,
      );
    const differences = `In the pairs with $${x} + 2${y} = ${c}$, $${x} - ${y}$ is ${listed(points.map((point) => `$${point.x - point.y}$`))}.`;
    const enough = rng.chance(0.5);
    // Only the first pair is this far apart, or the first two are.
    const bound = enough ? two.x - two.y : three.x - three.y;
    if (bound < 0) return null;
    const given = bound === 0 ? `$${x} > ${y}$` : `$${x} - ${y} > ${bound}$`;
    return {
      variant: enough ? "few-pairs-one" : "few-pairs-two",
      difficulty: 6,
      stem: `If $${x}$ and $${y}$ are positive integers, what is the value of $${x} + ${y}$?`,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              "Positive integers as exponents seem to be settled by one equation.",
            ],
            [text, first],
            [given, many({ x: one.x + 1, y: one.y })],
            settles(
              `${differences} Only ${one.x - one.y} is greater than ${bound}, so ${pairText([x, y], one)}, and ${sumOf(one)}.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "The inequality excludes most of the pairs and seems to leave one."],
            [text, first],
            [given, many(two)],
            leavesOpen(
              `${differences} Both ${one.x - one.y} and ${two.x - two.y} are greater than ${bound}. So ${pairText([x, y], one)} give ${sumOf(one)}, but ${pairText([x, y], two)} give ${sumOf(two)}.`,
              one,
              two,
            ),
          ),
      solution: LISTED,
    };
  },
  (rng, [x, y]) => {
    const at = { x: rng.int(1, 4), y: rng.int(1, 3) };
    const [p, q] = rng.pick([
      [2, 3],
      [2, 5],
      [3, 5],
    ] as const);
    const c = at.x + at.y;
    return {
      variant: "both-factored",
      difficulty: 6,
      stem: `If $${x}$ and $${y}$ are positive integers, what is the value of $${x}${y}$?`,
      pair: statementPair(
        [
          "hidden-enough",
          "A",
          "The right side isn't written as a product of powers, so the equation looks too weak for two letters.",
        ],
        [
          `$${p * q}^${x} \\cdot ${q}^${y} = ${p}^{${at.x}} \\cdot ${q}^{${c}}$`,
          settles(
            `The left side is $${p}^${x} \\cdot ${q}^{${x} + ${y}}$. The exponents of ${p} give $${x} = ${at.x}$, and those of ${q} give $${x} + ${y} = ${c}$, so $${y} = ${at.y}$ and $${x}${y} = ${at.x * at.y}$.`,
          ),
        ],
        [
          `$${p}^${x} \\cdot ${q}^${y} = ${texThousands(p ** at.x * q ** at.y)}$`,
          settles(
            `The prime factorization $${texThousands(p ** at.x * q ** at.y)} = ${powerOf(p, at.x)} \\cdot ${powerOf(q, at.y)}$ is unique, so ${pairText([x, y], at)}, and $${x}${y} = ${at.x * at.y}$.`,
          ),
        ],
      ),
      solution: UNIQUE,
    };
  },
];

/** Squares in the exponent, and a base that may be 1. */
const signDesigns: readonly Maker[] = [
  (rng, [x]) => {
    const { base } = pick(rng);
    const [n, other] = [rng.int(2, 4), rng.pick([2, 3])];
    const [plus, minus] = [
      { x: n, y: 0 },
      { x: -n, y: 0 },
    ];
    const text = `$${base}^{${x}^2} = ${base}^{${n * n}}$`;
    const enough = rng.chance(0.5);
    const stem = rng.pick([
      `What is the value of $${base + 1}^${x}$?`,
      `What is the value of $${x}$?`,
    ]);
    const asksPower = stem.includes("^");
    const power = texThousands((base + 1) ** n);
    const one = asksPower ? `, so $${base + 1}^${x} = \\frac{1}{${power}}$` : "";
    const two = asksPower
      ? `, and $${base + 1}^${x}$ can be $${power}$ or $\\frac{1}{${power}}$`
      : "";
    const first = leavesOpen(
      `The exponents are equal, so $${x}^2 = ${n * n}$, which means that $${x}$ is ${n} or $-${n}$${two}.`,
      plus,
      minus,
    );
    const lower = asksPower
      ? `, and $${base + 1}^${x}$ can be $\\frac{1}{${power}}$ or $\\frac{1}{${texThousands((base + 1) ** (n + 1))}}$`
      : "";
    return {
      variant: enough ? "square-and-bound" : "square-and-absolute",
      difficulty: enough ? 4 : 5,
      stem,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              "Equal powers have equal exponents, which seems to give one value.",
            ],
            [text, first],
            [
              `$${other}^${x} < 1$`,
              leavesOpen(
                `Powers of ${other} with an exponent of 0 or more are at least 1, so $${x}$ is negative. So $${x}$ can be $-${n}$ or $-${n + 1}$, for example${lower}.`,
                minus,
                { x: -n - 1, y: 0 },
              ),
            ],
            settles(`Of ${n} and $-${n}$, only $-${n}$ is negative${one}.`),
          )
        : statementPair(
            ["near-miss", "C", "Two equations in one unknown look like enough."],
            [text, first],
            [
              `$${other}^{|${x}|} = ${texThousands(other ** n)}$`,
              leavesOpen(
                `The exponents are equal, so $|${x}| = ${n}$, which means that $${x}$ is ${n} or $-${n}$${two}.`,
                plus,
                minus,
              ),
            ],
            leavesOpen(
              `Both statements allow $${x} = ${n}$ and $${x} = -${n}$${two}.`,
              plus,
              minus,
            ),
          ),
      solution: enough ? EVEN_AND_BOUND : EVEN,
    };
  },
  (rng, [x, y]) => {
    const n = rng.int(2, 7);
    const [at, one, free] = [
      { x: 2, y: n },
      { x: 1, y: n },
      { x: 1, y: n + 1 },
    ];
    const enough = rng.chance(0.5);
    const text = `$${x}^{2${y}} = ${x}^{${2 * n}}$`;
    const first = leavesOpen(
      `If $${x} = 2$, $2${y} = ${2 * n}$, so $${y} = ${n}$. But if $${x} = 1$, both sides are 1 whatever $${y}$ is, so $${y} = ${n + 1}$ fits, too.`,
      at,
      free,
    );
    return {
      variant: enough ? "base-not-one" : "base-perhaps-one",
      difficulty: enough ? 6 : 7,
      stem: `If $${x} > 0$, what is the value of $${y}$?`,
      pair: enough
        ? statementPair(
            ["false-enough", "A", "Equal powers of one base seem to have equal exponents."],
            [text, first],
            [
              `$${x}^2 \\ne ${x}$`,
              leavesOpen(
                `This excludes $${x} = 1$ but says nothing about $${y}$. If $${x} = 2$, $${y}$ can be ${n} or ${n + 1}.`,
                at,
                { x: 2, y: n + 1 },
              ),
            ],
            settles(
              `$${x}$ is positive and isn't 1, so equal powers have equal exponents. So $2${y} = ${2 * n}$ and $${y} = ${n}$.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "A positive integer as base seems to make the exponents equal."],
            [text, first],
            [
              `$${x}$ is an integer.`,
              leavesOpen(
                `This says nothing about $${y}$. If $${x} = 2$, $${y}$ can be ${n}, and if $${x} = 1$, it can be ${n + 1}.`,
                at,
                free,
              ),
            ],
            leavesOpen(
              `The integer $${x}$ may still be 1, and then both $${y} = ${n}$ and $${y} = ${n + 1}$ fit.`,
              one,
              free,
            ),
          ),
      solution: BASE_ONE,
    };
  },
];

const DESIGNS = [...combinedDesigns, ...wholeDesigns, ...signDesigns];

export const template: SufficiencyTemplate = {
  id: "combined-exponent",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Unknown exponents: one combination is enough, integers keep different primes apart, squares and the base 1 mislead.",

  make(rng) {
    const design = rng.pick(DESIGNS)(rng, rng.pick(LETTERS));
    if (!design) return null;
    const { variant, difficulty, stem, solution } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: "pure",
      difficulty,
      stem,
      ...pair,
      solution: { ...solution, steps: stepsOfFindings(pair) },
    };
  },

  /** Tries integers and, for a product of powers of two primes, numbers that aren't integers. */
  check({ stem, statements }): SufficiencyModel<Point> {
    const formulas = [stem, ...statements].join(" ").match(/\$[^$]+\$/g) ?? [];
    const [x, y] = LETTERS.find((pair) => pair.some((letter) => hasLetter(formulas, letter)))!;
    const at = (point: Point) => ({ [x]: point.x, [y]: point.y });
    const value = formulaOf(
      flat(/value of \$([^$k]+)\$\?|If \$(.+) = k\$/.exec(stem)!.slice(1).join("")),
    );
    const [first, second] = statements.map(conditionOf) as [Holds, Holds];
    const isFit = ({ x: one, y: two }: Point): boolean =>
      stem.includes("positive integers")
        ? [one, two].every((n) => isPositiveWhole(n))
        : !stem.includes("> 0") || one > 0;
    return {
      cases: [...POINTS, ...statements.flatMap(curveOf)].filter(isFit),
      first: (point) => first(at(point)),
      second: (point) => second(at(point)),
      answer: (point) => Math.round(1e6 * value(at(point))),
    };
  },
};

type Holds = (letters: Readonly<Record<string, number>>) => boolean;

function hasLetter(formulas: readonly string[], letter: string): boolean {
  return formulas.some((tex) => new RegExp(`(?<![a-z\\\\])${letter}(?![a-z])`).test(tex));
}

/** TeX with parentheses around exponents, and roots of squares for absolute values. */
function flat(tex: string): string {
  return tex.replaceAll(/\^\{([^{}]*)\}/g, "^($1)").replaceAll(/\|([a-z])\|/g, "(($1^2)^(0.5))");
}

function conditionOf(said: string): Holds {
  const whole = /^\$([a-z])\$ is an integer\.$/.exec(said)?.[1];
  return whole ? (letters) => Number.isInteger(letters[whole]) : relationOf(flat(said));
}

const POINTS: readonly Point[] = [...range(-6, 24), 0.5, 1.5].flatMap((x) =>
  range(-10, 24).map((y) => ({ x, y })),
);

/** Points of `p^x · q^y = value` for integers x, where y need not be an integer. */
function curveOf(said: string): Point[] {
  const found = /^(\d+)\^[a-z] \* (\d+)\^[a-z] = (\d+)$/.exec(plain(said));
  if (!found) return [];
  const [p, q, value] = found.slice(1).map(Number) as [number, number, number];
  return range(0, 3).map((x) => ({ x, y: (Math.log(value) - x * Math.log(p)) / Math.log(q) }));
}
