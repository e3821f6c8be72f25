import {
  formulaOf,
  inEitherOrder,
  isPositiveWhole,
  leavesOpen,
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
const WHOLE = {
  idea: "Different primes keep their exponents apart only if the exponents are integers, and with one base, integers may still leave several pairs.",
  fast: [
    "Look first for the word “integers.” Then list the few pairs, or name a pair that isn't an integer pair.",
  ],
  check: "Count the pairs of positive integers before calling an equation enough.",
  takeaway: "An equation in two integers can have one solution, several, or none.",
};
const EVEN = {
  idea: "An even exponent hides a sign, so an exponent found from a square has two values.",
  fast: ["Try the negative value in both statements."],
  check: "Solve the exponent's equation completely, with both signs.",
  takeaway: "Whenever a square is given, ask whether the negative root is excluded.",
};
const BASE_ONE = {
  idea: "Equal powers of one base have equal exponents only if the base isn't 1.",
  fast: ["Try the base 1, for which all powers are equal."],
  check: "Test whether the base can be 1, 0, or negative.",
  takeaway: "Before comparing exponents, make sure that the base isn't 0, 1, or −1.",
};

const term = (n: number, letter: string): string => `${n === 1 ? "" : n}${letter}`;
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
      `In powers of ${base}, $${base}^{${k}${x} + ${term(k * b, y)}} = ${base}^{${k * c}}$, so $${sum} = ${c}$. The value is $${base}^{${c}}$.`,
    );
    const moved = { x: at.x + 1, y: at.y };
    const text = `$${base ** k}^${x} \\cdot ${base ** (b * k)}^${y} = ${base}^{${k * c}}$`;
    const kind = rng.int(0, 2);
    const alone = (why: string, given: string, other: Point) =>
      statementPair(
        ["c-trap", "C", "Two unknown exponents seem to require two equations."],
        [text, hidden],
        [given, leavesOpen(why, at, other)],
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
                  `Multiplying by $${y}$ gives $${sum} = ${c}$, so the value is $${base}^{${c}}$.`,
                ),
              ],
            )
          : kind === 1
            ? alone(
                `This fixes $${x}$ but says nothing about $${y}$.`,
                `$${base ** k}^${x} = ${texThousands(base ** (k * at.x))}$`,
                { x: at.x, y: at.y + 1 },
              )
            : alone(
                `This fixes $${x} - ${y}$, which isn't the exponent asked for.`,
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
    const why = `In powers of ${base}, $2${x} + ${y} = ${c}$`;
    return {
      variant: "same-equation",
      difficulty: 5,
      stem: rng.pick([
        `What is the value of $${x} + ${y}$?`,
        `What is the value of $${base}^{${x} + ${y}}$?`,
      ]),
      pair: statementPair(
        ["near-miss", "C", "Two equations that look so different seem to settle both letters."],
        [
          `$${base ** 2}^${x} \\cdot ${base}^${y} = ${texThousands(base ** c)}$`,
          leavesOpen(`${why}, which isn't a multiple of $${x} + ${y}$.`, at, other),
        ],
        [
          `$${base ** 4}^${x} = \\frac{${base}^{${2 * c}}}{${base ** 2}^${y}}$`,
          leavesOpen(
            `In powers of ${base}, $4${x} = ${2 * c} - 2${y}$, so $2${x} + ${y} = ${c}$.`,
            at,
            other,
          ),
        ],
        leavesOpen(`Both statements are $2${x} + ${y} = ${c}$.`, at, other),
      ),
      solution: COMBINED,
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
    const factors = `$${texThousands(value)} = ${p}^${at.x} \\cdot ${q}^${at.y}$`;
    const second = leavesOpen(`One equation leaves $${x} + ${y}$ open.`, at, {
      x: at.x + 1,
      y: at.y + 1,
    });
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
                `The prime factorization ${factors} is unique, so $${x} = ${at.x}$ and $${y} = ${at.y}$.`,
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
                `${factors}, so $${x} = ${at.x}$ and $${y} = ${at.y}$ fit. But if $${x} = 0$, some number $${y}$ that isn't an integer fits, too.`,
                at,
                free,
              ),
            ],
            [between, second],
            settles(
              `Replacing $${x}$ leaves one equation in $${y}$, and a power takes each value only once if its base exceeds 1. So $${x} = ${at.x}$ and $${y} = ${at.y}$.`,
            ),
          ),
      solution: WHOLE,
    };
  },
  (rng, [x, y]) => {
    const { base } = pick(rng);
    const c = rng.pick(base === 2 ? [7, 8, 9, 10] : [7, 8]);
    const points = range(1, c).flatMap((n) => (c - 2 * n > 0 ? [{ x: c - 2 * n, y: n }] : []));
    const [one, two, three] = points as [Point, Point, Point];
    const text = `$${base}^${x} \\cdot ${base ** 2}^${y} = ${texThousands(base ** c)}$`;
    const first = leavesOpen(
      `In powers of ${base}, $${x} + 2${y} = ${c}$, and several pairs fit, such as $${x} = ${one.x}$, $${y} = ${one.y}$ and $${x} = ${two.x}$, $${y} = ${two.y}$.`,
      one,
      two,
    );
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
            [
              given,
              leavesOpen("An inequality leaves many pairs.", one, { x: one.x + 1, y: one.y }),
            ],
            settles(
              `Of the pairs with $${x} + 2${y} = ${c}$, only $${x} = ${one.x}$ and $${y} = ${one.y}$ are left.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "The inequality excludes most of the pairs and seems to leave one."],
            [text, first],
            [given, leavesOpen("An inequality leaves many pairs.", one, two)],
            leavesOpen(
              `Two pairs are left: $${x} = ${one.x}$, $${y} = ${one.y}$ and $${x} = ${two.x}$, $${y} = ${two.y}$.`,
              one,
              two,
            ),
          ),
      solution: WHOLE,
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
        ["hidden-enough", "A", "One equation in two letters looks too weak."],
        [
          `$${p * q}^${x} \\cdot ${q}^${y} = ${p}^{${at.x}} \\cdot ${q}^{${c}}$`,
          settles(
            `The exponents of ${p} give $${x} = ${at.x}$, and those of ${q} give $${x} + ${y} = ${c}$, so $${y} = ${at.y}$.`,
          ),
        ],
        [
          `$${p}^${x} \\cdot ${q}^${y} = ${texThousands(p ** at.x * q ** at.y)}$`,
          settles(`The prime factorization is unique, so $${x} = ${at.x}$ and $${y} = ${at.y}$.`),
        ],
      ),
      solution: WHOLE,
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
    const first = leavesOpen(`$${x}^2 = ${n * n}$, so $${x}$ is ${n} or $-${n}$.`, plus, minus);
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
      ? `, so $${base + 1}^${x}$ can be $${power}$ or $\\frac{1}{${power}}$`
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
              leavesOpen(`This says only that $${x}$ is negative.`, minus, { x: -n - 1, y: 0 }),
            ],
            settles(`Of ${n} and $-${n}$, only $-${n}$ is negative${one}.`),
          )
        : statementPair(
            ["near-miss", "C", "Two equations in one unknown look like enough."],
            [text, first],
            [
              `$${other}^{|${x}|} = ${texThousands(other ** n)}$`,
              leavesOpen(`$|${x}| = ${n}$ leaves both signs.`, plus, minus),
            ],
            leavesOpen(
              `Both statements allow $${x} = ${n}$ and $${x} = -${n}$${two}.`,
              plus,
              minus,
            ),
          ),
      solution: EVEN,
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
      `If $${x}$ isn't 1, $${y} = ${n}$. But if $${x} = 1$, any $${y}$ fits.`,
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
              leavesOpen(`This excludes $${x} = 1$ and says nothing about $${y}$.`, at, {
                x: 2,
                y: n + 1,
              }),
            ],
            settles(`$${x}$ is positive and not 1, so the exponents are equal and $${y} = ${n}$.`),
          )
        : statementPair(
            ["near-miss", "C", "A positive integer as base seems to make the exponents equal."],
            [text, first],
            [`$${x}$ is an integer.`, leavesOpen(`This says nothing about $${y}$.`, at, free)],
            leavesOpen(`The integer $${x}$ may still be 1.`, one, free),
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
