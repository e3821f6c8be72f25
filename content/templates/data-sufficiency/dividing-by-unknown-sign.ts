import {
  inEitherOrder,
  inWords,
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
const QUOTIENT = {
  ...MOVE,
  fast: [
    "Test pairs such as 3 and 1, −3 and −1, 3 and −1, and −1 and −3 in the statements and in the question.",
  ],
};
const PRODUCT = {
  ...MOVE,
  fast: ["A square is positive here, so it may be divided out. A single letter may not."],
};
const DISTANCE = {
  idea: "An absolute value is a distance. Compare what the two sides are when the numbers have the same sign and when they have opposite signs.",
  fast: ["Test 3 and 1, and then 3 and −1. The signs decide, so two tests are usually enough."],
  check: "Try numbers with the same sign and numbers with opposite signs.",
  takeaway: "An equation with absolute values often says no more than which signs are equal.",
};

type Maker = (rng: Rng, letters: Letters) => Design;
type Open = (why: string, yes: Point, no: Point) => Sufficiency;

const at = (x: number, y: number): Point => ({ x, y });

function opens([a, b]: Letters): Open {
  const show = ({ x, y }: Point): string => `$${a} = ${x}$ and $${b} = ${y}$`;
  return (why, yes, no) =>
    leavesOpen(
      `${why} With ${show(yes)} the answer is yes, but with ${show(no)} it is no.`,
      yes,
      no,
    );
}

/** Is a/b greater than a number? */
const quotientDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
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
            settles(`$${b}$ is positive, so both sides of $${greater}$ may be divided by $${b}$.`),
          )
        : statementPair(
            ["near-miss", "C", "A sign is given, but it isn't the sign of the divisor."],
            [`$${greater}$`, first],
            [`$${a} \\gt 0$`, open(`The sign of $${b}$ is unknown.`, yes, no)],
            open(`$${b}$ may still be negative.`, yes, no),
          ),
      solution: QUOTIENT,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
    const k = rng.int(2, 5);
    const [yes, no] = [at(k, 1), at(k, -1)];
    return {
      variant: "quotient-and-size",
      difficulty: 5,
      asks: `\\frac{${a}}{${b}} \\gt 1`,
      pair: statementPair(
        ["near-miss", "C", `$${a}$ is greater and farther from 0, which seems to be enough.`],
        [`$${a} \\gt ${b}$`, open(`The sign of $${b}$ is unknown.`, yes, no)],
        [
          rng.pick([`$${a}^2 \\gt ${b}^2$`, `$|${a}| \\gt |${b}|$`]),
          open(`This only says that $${a}$ is farther from 0.`, yes, no),
        ],
        open(`$${b}$ may still be negative.`, yes, no),
      ),
      solution: QUOTIENT,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
    const k = rng.pick([1, 3, 4]);
    const [plus, minus] = [at(k + 1, 1), at(1 - k, -1)];
    const text = `$${a} = ${k === 1 ? "" : k}${b} + |${b}|$`;
    const sum = open("A sum compares nothing.", plus, at(k, 1));
    return k === 1
      ? {
          variant: "quotient-with-absolute",
          difficulty: 7,
          asks: `\\frac{${a}}{${b}} \\gt 1`,
          pair: statementPair(
            ["hidden-enough", "C", "The absolute value seems to leave the sign open."],
            [
              text,
              settles(
                `If $${b}$ were negative, $${a}$ would be 0, which isn't allowed. So $${b}$ is positive, $${a} = 2${b}$, and the quotient is 2.`,
              ),
            ],
            [`$${a} + ${b} \\gt 0$`, open("A sum compares nothing.", at(2, 1), at(1, 2))],
          ),
          solution: QUOTIENT,
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
                `The quotient is ${k + 1} if $${b}$ is positive and ${k - 1} if $${b}$ is negative.`,
                plus,
                minus,
              ),
            ],
            [`$${a} + ${b} \\gt 0$`, sum],
            settles(
              `If $${b}$ were negative, $${a}$ would be ${inWords(k - 1)} times $${b}$, and the sum would be negative. So $${b}$ is positive and the quotient is ${k + 1}.`,
            ),
          ),
          solution: QUOTIENT,
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
        `A reciprocal has the sign of its number, so $${a} - ${b} \\gt 0$.`,
      ],
      [
        `$|${a} - ${b}| = ${a} - ${b}$`,
        `An absolute value is at least 0, and the numbers differ, so $${a} - ${b} \\gt 0$.`,
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
        [one[0], settles(one[1])],
        [other[0], settles(other[1])],
      ),
      solution: PRODUCT,
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
          "The two statements look alike, but only in one is the factor positive.",
        ],
        easy
          ? [
              `$${a}^3 \\gt ${b}^3$`,
              settles("Cubes are in the same order as the numbers, whatever the signs."),
            ]
          : [
              `$${a}${b}^2 \\gt ${b}^3$`,
              settles(`$${b}^2$ is positive, so dividing by it gives $${a} \\gt ${b}$.`),
            ],
        easy
          ? [`$${a}^2 \\gt ${b}^2$`, open("Squares lose the signs.", at(2, 1), at(-2, 1))]
          : [
              `$${a}^2${b} \\gt ${a}${b}^2$`,
              open(
                `$${a}${b}(${a} - ${b})$ is positive, but the sign of $${a}${b}$ is unknown.`,
                at(2, 1),
                at(-1, 2),
              ),
            ],
      ),
      solution: PRODUCT,
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
          open("The signs are equal but unknown.", at(2, 1), at(-2, -1)),
        ],
        bySum
          ? [`$${a} + ${b} \\gt 0$`, open("A sum compares nothing.", at(2, 1), at(1, 2))]
          : [`$${b} \\gt 0$`, open(`Nothing is said about $${a}$.`, at(2, 1), at(1, 2))],
        settles(
          `The signs are equal because the quotient is positive, and so both are positive. Multiplying by $${b}$ gives $${a} \\gt ${b}$.`,
        ),
      ),
      solution: QUOTIENT,
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
      solution: PRODUCT,
    };
  },
];

/** Is 1/a less than 1/b, or the square of a greater than ab? */
const productDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
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
            settles(`$${a}${b}$ is positive, so dividing $${b} \\lt ${a}$ by it keeps the sign.`),
          )
        : statementPair(
            ["near-miss", "C", "A positive sum seems to make both numbers positive."],
            [`$${a} \\gt ${b}$`, first],
            [`$${a} + ${b} \\gt 0$`, open("The order is unknown.", at(2, 1), at(1, 2))],
            open(`$${b}$ may still be negative.`, at(2, 1), at(2, -1)),
          ),
      solution: PRODUCT,
    };
  },
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
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
            settles(
              `$${a}$ and $${b}$ have the same sign, and $${a}$ is farther from 0. So $${a}^2$ is greater than the positive product $${a}${b}$.`,
            ),
          ],
        ),
        positive: statementPair(
          ["false-enough", "A", `Multiplying both sides by $${a}$ seems to answer the question.`],
          greater,
          [`$${a} \\gt 0$`, open(`Nothing is said about $${b}$.`, at(2, 1), at(1, 2))],
          settles(`$${a}$ is positive, so both sides may be multiplied by $${a}$.`),
        ),
        negative: statementPair(
          ["near-miss", "C", "A sign is given, but it isn't the sign of the factor."],
          greater,
          [`$${b} \\lt 0$`, open(`Nothing is said about $${a}$.`, at(1, -1), at(-1, -2))],
          open(`$${a}$ may be positive or negative.`, at(1, -1), at(-1, -2)),
        ),
      }[kind],
      solution: PRODUCT,
    };
  },
];

/** Do a and b have opposite signs? */
const signDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [a, b] = letters;
    const open = opens(letters);
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
              settles(
                "With equal signs, the sum would be farther from 0 than the difference is. So the signs are opposite.",
              ),
            ],
            [
              `$|${a} - ${b}| = |${a}| + |${b}|$`,
              settles(
                "The distance between the numbers is the sum of their distances from 0, so 0 lies between them.",
              ),
            ],
          )
        : statementPair(
            ["hidden-enough", "E", "The statement gives no sign and seems to say little."],
            [
              `$|${a} + ${b}| \\lt |${a}| + |${b}|$`,
              settles("With equal signs, both sides would be equal. So the signs are opposite."),
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
