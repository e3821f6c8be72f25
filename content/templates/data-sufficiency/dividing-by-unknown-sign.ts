import {
  inEitherOrder,
  leavesOpen,
  range,
  relationOf,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyModel,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** The two unknowns, by position. */
type Point = { readonly x: number; readonly y: number };
type Letters = readonly [one: string, other: string];

const LETTERS: readonly Letters[] = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["r", "s"],
  ["p", "q"],
];

/** What is asked, in TeX, and what it means. */
interface Design {
  readonly variant: string;
  readonly difficulty: number;
  readonly asks: string;
  readonly pair: StatementPair;
  readonly solution: Omit<Solution, "steps">;
}

const MOVE = {
  idea: "Don't multiply or divide an inequality by a letter of unknown sign. You can multiply or divide by a square that isn't 0, because it's positive.",
  check: "Try two positive numbers, two negative numbers, and one of each.",
  takeaway: "Before you divide an inequality by a letter, ask for the letter's sign.",
};
const POWERS = {
  idea: "A cube has the sign of its number, but a square is positive whatever the sign is.",
  check: "Try two positive numbers, two negative numbers, and one of each.",
  takeaway:
    "Odd powers keep the order of two numbers. Squares compare only their distances from 0.",
};
const TWO_CASES = {
  ...MOVE,
  idea: "An absolute value is the number itself if it's positive and the opposite if it's negative, so look at both cases.",
  takeaway:
    "Replace an absolute value by the two expressions that it can stand for, one for each sign.",
};
const DISTANCE = {
  idea: "An absolute value is a distance. Compare what the two sides are when the numbers have the same sign and when they have opposite signs.",
  check: "Try numbers with the same sign and numbers with opposite signs.",
  takeaway:
    "An equation or inequality with absolute values often says only whether two signs are equal.",
};

type Maker = (rng: Rng, letters: Letters) => Design;
type Open = (why: string, yes: Point, no: Point) => Sufficiency;

const at = (x: number, y: number): Point => ({ x, y });

/** `value` shows what the question compares. */
function opens([a, b]: Letters, value?: (point: Point) => string): Open {
  const show = (point: Point): string =>
    `With $${a} = ${point.x}$ and $${b} = ${point.y}$, ${value ? `${value(point)}, so ` : ""}the answer is`;
  return (why, yes, no) => leavesOpen(`${why} ${show(yes)} yes. ${show(no)} no.`, yes, no);
}

const asQuotient =
  ([a, b]: Letters) =>
  ({ x, y }: Point): string =>
    `$\\frac{${a}}{${b}} = ${tidy(x / y, 2)}$`;
const asReciprocals =
  ([a, b]: Letters) =>
  ({ x, y }: Point): string =>
    `$\\frac{1}{${a}} = ${tidy(1 / x, 2)}$ and $\\frac{1}{${b}} = ${tidy(1 / y, 2)}$`;
const asProducts =
  ([a, b]: Letters) =>
  ({ x, y }: Point): string =>
    `$${a}^2 = ${x * x}$ and $${a}${b} = ${x * y}$`;

/** The finding that the answer is yes. */
const settlesYes = (why: string): Sufficiency =>
  settles(`${why.slice(0, -1)}, and the answer is yes.`);

/** Is a/b greater than a number? */
const quotientDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, asQuotient(letters));
    const k = rng.int(1, 4);
    const [yes, no] = [at(2 * k, 1), at(k, -1)];
    const enough = rng.chance(0.5);
    const greater = `${a} \\gt ${k === 1 ? "" : k}${b}`;
    const first = open(`The sign of $${b}$ is unknown.`, yes, no);
    return {
      variant: enough ? "quotient-and-divisor" : "quotient-and-dividend",
      difficulty: enough ? 4 : 5,
      asks: `\\frac{${a}}{${b}} \\gt ${k}`,
      pair: enough
        ? statementPair(
            ["false-enough", "A", `Dividing both sides by $${b}$ seems to answer the question.`],
            [`$${greater}$`, first],
            [`$${b} \\gt 0$`, open(`Nothing is said about $${a}$.`, yes, at(-k, 1))],
            settlesYes(
              `$${b}$ is positive, so dividing both sides of $${greater}$ by $${b}$ gives $\\frac{${a}}{${b}} \\gt ${k}$.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "A sign is given, but it isn't the sign of the divisor."],
            [`$${greater}$`, first],
            [`$${a} \\gt 0$`, open(`The sign of $${b}$ is unknown.`, yes, no)],
            open(`$${b}$ may still be negative.`, yes, no),
          ),
      solution: MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, asQuotient(letters));
    const k = rng.int(2, 5);
    const [yes, no] = [at(k, 1), at(k, -1)];
    return {
      variant: "quotient-and-size",
      difficulty: 5,
      asks: `\\frac{${a}}{${b}} \\gt 1`,
      pair: statementPair(
        [
          "near-miss",
          "C",
          `$${a}$ is greater than $${b}$ and farther from 0, which seems to be enough.`,
        ],
        [`$${a} \\gt ${b}$`, open(`The sign of $${b}$ is unknown.`, yes, no)],
        [
          rng.pick([`$${a}^2 \\gt ${b}^2$`, `$|${a}| \\gt |${b}|$`]),
          open(`This only says that $${a}$ is farther from 0.`, yes, no),
        ],
        open(`$${b}$ may still be negative.`, yes, no),
      ),
      solution: MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, asQuotient(letters));
    const k = rng.pick([1, 3, 4]);
    const [plus, minus] = [at(k + 1, 1), at(1 - k, -1)];
    const text = `$${a} = ${k === 1 ? "" : k}${b} + |${b}|$`;
    const sum = open("A positive sum doesn't tell which number is greater.", plus, at(k, 1));
    return k === 1
      ? {
          variant: "quotient-with-absolute",
          difficulty: 7,
          asks: `\\frac{${a}}{${b}} \\gt 1`,
          pair: statementPair(
            ["hidden-enough", "C", "The absolute value seems to leave the sign open."],
            [
              text,
              settlesYes(
                `If $${b}$ were negative, $|${b}|$ would be $-${b}$, and $${a} = ${b} - ${b} = 0$ isn't allowed. So $${b}$ is positive and $${a} = ${b} + ${b} = 2${b}$. The quotient is 2.`,
              ),
            ],
            [
              `$${a} + ${b} \\gt 0$`,
              open("A positive sum doesn't tell which number is greater.", at(2, 1), at(1, 2)),
            ],
          ),
          solution: TWO_CASES,
        }
      : {
          variant: "quotient-with-absolute",
          difficulty: 7,
          asks: `\\frac{${a}}{${b}} \\gt ${k}`,
          pair: statementPair(
            [
              "false-enough",
              "A",
              `Adding a positive number to $${k}${b}$ seems to make the quotient greater than ${k}.`,
            ],
            [
              text,
              open(
                `If $${b}$ is positive, $${a} = ${k}${b} + ${b} = ${k + 1}${b}$. If it's negative, $|${b}| = -${b}$, and $${a} = ${k}${b} - ${b} = ${k - 1}${b}$.`,
                plus,
                minus,
              ),
            ],
            [`$${a} + ${b} \\gt 0$`, sum],
            settlesYes(
              `If $${b}$ were negative, $${a} = ${k - 1}${b}$ would make the sum $${k}${b}$, which is negative. So $${b}$ is positive and $${a} = ${k + 1}${b}$. The quotient is ${k + 1}.`,
            ),
          ),
          solution: TWO_CASES,
        };
  },
];

/** Is a greater than b? */
const greaterDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const one = rng.pick([
      [
        `$\\frac{1}{${a} - ${b}} \\gt 0$`,
        `A reciprocal has the sign of its number, so $${a} - ${b} \\gt 0$, that is, $${a} \\gt ${b}$.`,
      ],
      [
        `$|${a} - ${b}| = ${a} - ${b}$`,
        `An absolute value is at least 0, and the numbers differ, so $${a} - ${b} \\gt 0$, that is, $${a} \\gt ${b}$.`,
      ],
    ] as const);
    const other = rng.pick([
      [
        `$${a}${b}^2 \\gt ${b}^3$`,
        `$${b}^2$ is positive, so dividing by it gives $${a} \\gt ${b}$.`,
      ],
      [
        `$\\frac{${a}}{${b}^2} \\gt \\frac{1}{${b}}$`,
        `$${b}^2$ is positive, so multiplying by it gives $${a} \\gt ${b}$.`,
      ],
    ] as const);
    return {
      variant: "greater-twice",
      difficulty: one[0].includes("frac") ? 5 : 6,
      asks: `${a} \\gt ${b}`,
      pair: statementPair(
        ["c-trap", "C", "Neither statement gives a sign, so both seem to be needed."],
        [one[0], settlesYes(one[1])],
        [other[0], settlesYes(other[1])],
      ),
      solution: MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
    const easy = rng.chance(0.5);
    return {
      variant: easy ? "greater-or-squares" : "greater-or-products",
      difficulty: easy ? 4 : 6,
      asks: `${a} \\gt ${b}`,
      pair: statementPair(
        [
          "false-enough",
          "D",
          easy
            ? "Cubes and squares look alike, but squares lose the signs of the numbers."
            : "The two statements look alike, but only in one is the common factor surely positive.",
        ],
        easy
          ? [
              `$${a}^3 \\gt ${b}^3$`,
              settlesYes(
                `Cubes are in the same order as the numbers, whatever the signs, so $${a} \\gt ${b}$.`,
              ),
            ]
          : [
              `$${a}${b}^2 \\gt ${b}^3$`,
              settlesYes(`$${b}^2$ is positive, so dividing by it gives $${a} \\gt ${b}$.`),
            ],
        easy
          ? [
              `$${a}^2 \\gt ${b}^2$`,
              open(
                "Squares lose the signs: both $2^2$ and $(-2)^2$ are greater than $1^2$.",
                at(2, 1),
                at(-2, 1),
              ),
            ]
          : [
              `$${a}^2${b} \\gt ${a}${b}^2$`,
              open(
                `$${a}${b}(${a} - ${b})$ is positive, but the sign of $${a}${b}$ is unknown.`,
                at(2, 1),
                at(-1, 2),
              ),
            ],
      ),
      solution: easy ? POWERS : MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
    const bySum = rng.chance(0.5);
    return {
      variant: bySum ? "greater-by-sum" : "greater-by-divisor",
      difficulty: bySum ? 6 : 5,
      asks: `${a} \\gt ${b}`,
      pair: statementPair(
        ["false-enough", "A", `Multiplying both sides by $${b}$ seems to answer the question.`],
        [
          `$\\frac{${a}}{${b}} \\gt 1$`,
          open(
            "The signs are equal but unknown: both $\\frac{2}{1}$ and $\\frac{-2}{-1}$ are greater than 1.",
            at(2, 1),
            at(-2, -1),
          ),
        ],
        bySum
          ? [
              `$${a} + ${b} \\gt 0$`,
              open("A positive sum doesn't tell which number is greater.", at(2, 1), at(1, 2)),
            ]
          : [`$${b} \\gt 0$`, open(`Nothing is said about $${a}$.`, at(2, 1), at(1, 2))],
        settlesYes(
          bySum
            ? `The signs are equal because the quotient is positive, and with a positive sum, both numbers are positive. Multiplying by $${b}$ gives $${a} \\gt ${b}$.`
            : `$${b}$ is positive, so multiplying both sides of $\\frac{${a}}{${b}} \\gt 1$ by $${b}$ gives $${a} \\gt ${b}$.`,
        ),
      ),
      solution: MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
    const k = rng.int(2, 4);
    const [yes, no] = [at(k, 1), at(-k, 1)];
    return {
      variant: "greater-by-squares",
      difficulty: 6,
      asks: `${a} \\gt ${b}`,
      pair: statementPair(
        ["near-miss", "C", `Both statements are true when $${a}$ is greater and positive.`],
        [`$${a}^2 \\gt ${a}${b}$`, open(`The sign of $${a}$ is unknown.`, yes, no)],
        [
          rng.pick([`$${a}^2 \\gt ${b}^2$`, `$|${a}| \\gt |${b}|$`]),
          open(`This only says that $${a}$ is farther from 0.`, yes, no),
        ],
        open(`$${a}$ may still be negative.`, yes, no),
      ),
      solution: MOVE,
    };
  },
];

/** Is 1/a less than 1/b, or the square of a greater than ab? */
const productDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, asReciprocals(letters));
    const enough = rng.chance(0.5);
    const first = open(`The sign of $${a}${b}$ is unknown.`, at(2, 1), at(2, -1));
    const trap = "The greater number seems to have the smaller reciprocal.";
    return {
      variant: enough ? "reciprocals-and-product" : "reciprocals-and-sum",
      difficulty: enough ? 5 : 6,
      asks: `\\frac{1}{${a}} \\lt \\frac{1}{${b}}`,
      pair: enough
        ? statementPair(
            ["false-enough", "A", trap],
            [`$${a} \\gt ${b}$`, first],
            [
              `$${a}${b} \\gt 0$`,
              open("The signs are equal, but the order is unknown.", at(2, 1), at(1, 2)),
            ],
            settlesYes(
              `$${a}${b}$ is positive, so dividing both sides of $${b} \\lt ${a}$ by $${a}${b}$ gives $\\frac{1}{${a}} \\lt \\frac{1}{${b}}$.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "A positive sum seems to make both numbers positive."],
            [`$${a} \\gt ${b}$`, first],
            [`$${a} + ${b} \\gt 0$`, open("The order is unknown.", at(2, 1), at(1, 2))],
            open(`$${b}$ may still be negative.`, at(2, 1), at(2, -1)),
          ),
      solution: MOVE,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, asProducts(letters));
    const first = open(`The sign of $${a}$ is unknown.`, at(2, 1), at(-1, -2));
    const kind = rng.pick(["quotient", "positive", "negative"] as const);
    const greater = [`$${a} \\gt ${b}$`, first] as const;
    return {
      variant: `square-and-${kind}`,
      difficulty: kind === "quotient" ? 6 : 5,
      asks: `${a}^2 \\gt ${a}${b}`,
      pair: {
        quotient: statementPair(
          ["false-enough", "D", `Both statements seem to say that $${a}$ is greater than $${b}$.`],
          greater,
          [
            `$\\frac{${a}}{${b}} \\gt 1$`,
            settlesYes(
              `The quotient is positive, so $${a}${b}$ is positive, too. Multiplying both sides by $${a}${b}$ gives $${a}^2 \\gt ${a}${b}$.`,
            ),
          ],
        ),
        positive: statementPair(
          ["false-enough", "A", `Multiplying both sides by $${a}$ seems to answer the question.`],
          greater,
          [`$${a} \\gt 0$`, open(`Nothing is said about $${b}$.`, at(2, 1), at(1, 2))],
          settlesYes(
            `$${a}$ is positive, so multiplying both sides of $${a} \\gt ${b}$ by $${a}$ gives $${a}^2 \\gt ${a}${b}$.`,
          ),
        ),
        negative: statementPair(
          ["near-miss", "C", "A sign is given, but it isn't the sign of the factor."],
          greater,
          [`$${b} \\lt 0$`, open(`Nothing is said about $${a}$.`, at(1, -1), at(-1, -2))],
          open(`$${a}$ may be positive or negative.`, at(1, -1), at(-1, -2)),
        ),
      }[kind],
      solution: MOVE,
    };
  },
];

/** Do a and b have opposite signs? */
const signDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters, ({ x, y }) => `$${a}${b} = ${x * y}$`);
    const both = rng.chance(0.5);
    return {
      variant: both ? "signs-twice" : "signs-once",
      difficulty: both ? 7 : 6,
      asks: `${a}${b} \\lt 0`,
      pair: both
        ? statementPair(
            ["c-trap", "C", "Each statement is one relation between two unknowns."],
            [
              `$|${a} + ${b}| \\lt |${a} - ${b}|$`,
              settlesYes(
                `With equal signs, $|${a} + ${b}|$ would be $|${a}| + |${b}|$, which is greater than $|${a} - ${b}|$. So the signs are opposite, which makes $${a}${b}$ negative.`,
              ),
            ],
            [
              `$|${a} - ${b}| = |${a}| + |${b}|$`,
              settlesYes(
                `The distance between the numbers is the sum of their distances from 0, so 0 lies between them and the signs are opposite. So $${a}${b}$ is negative.`,
              ),
            ],
          )
        : statementPair(
            [
              "hidden-enough",
              "E",
              "The inequality with the sum gives no sign and seems to say little.",
            ],
            [
              `$|${a} + ${b}| \\lt |${a}| + |${b}|$`,
              settlesYes(
                `With equal signs, both sides would be equal, as in $|3 + 1| = |3| + |1|$. So the signs are opposite, which makes $${a}${b}$ negative.`,
              ),
            ],
            [
              `$|${a}| \\lt |${b}|$`,
              open("The distances from 0 say nothing about signs.", at(1, -2), at(1, 2)),
            ],
          ),
      solution: DISTANCE,
    };
  },
];

const DESIGNS = [...quotientDesigns, ...greaterDesigns, ...productDesigns, ...signDesigns];

const STEMS: readonly ((letters: Letters, asks: string) => string)[] = [
  ([a, b], asks) => `If $${a}$ and $${b}$ are different nonzero numbers, is $${asks}$?`,
  ([a, b], asks) => `If $${a}${b} \\ne 0$ and $${a} \\ne ${b}$, is $${asks}$?`,
  ([a, b], asks) => `If $${a}$ and $${b}$ are nonzero and $${a} \\ne ${b}$, is $${asks}$?`,
];

export const template: SufficiencyTemplate = {
  id: "dividing-by-unknown-sign",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Comparing two numbers of unknown sign through quotients, products, squares, and distances.",

  make(rng) {
    const letters = rng.pick(LETTERS);
    const { variant, difficulty, asks, solution, pair: drawn } = rng.pick(DESIGNS)(rng, letters);
    const pair = inEitherOrder(drawn, rng);
    return {
      variant,
      context: "pure",
      difficulty,
      stem: rng.pick(STEMS)(letters, asks),
      ...pair,
      solution: { ...solution, steps: stepsOfFindings(pair) },
    };
  },

  /** Tries halves of both signs in the printed claims. */
  check({ stem, statements }): SufficiencyModel<Point> {
    const [, named, asked] = /^If (.+), is (\$[^$]+\$)\?$/.exec(stem) ?? [];
    if (!named || !asked) throw new Error(`The question cannot be read: ${stem}`);
    const formulas = (named.match(/\$[^$]+\$/g) ?? []).join("").replaceAll("\\ne", "");
    const [a, b] = new Set(formulas.match(/[a-z]/g));
    const holds = [asked, ...statements].map((tex) => relationOf(flat(tex)));
    const [answer, first, second] = holds.map(
      (one) =>
        ({ x, y }: Point) =>
          one({ [a!]: x, [b!]: y }),
    ) as [Holds, Holds, Holds];
    const values = range(-20, 20).flatMap((n) => (n === 0 ? [] : [n / 2]));
    return {
      cases: values.flatMap((x) => values.filter((y) => y !== x).map((y) => ({ x, y }))),
      first,
      second,
      answer,
    };
  },
};

type Holds = (point: Point) => boolean;

/** TeX with roots of squares for absolute values. */
function flat(tex: string): string {
  return tex.replaceAll(/\|([^|]+)\|/g, "(($1)^2)^(0.5)");
}
