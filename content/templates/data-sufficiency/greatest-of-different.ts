import {
  inEitherOrder,
  leavesOpen,
  median,
  plain,
  range,
  read,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

/** Four positive integers, in order of size. */
type Four = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

interface Dress {
  readonly different: string;
  readonly any: string;
  readonly ask: (m: number) => string;
  readonly four: string;
}
const DRESSES: readonly Dress[] = [
  {
    different: "A list consists of four different positive integers.",
    any: "A list consists of four positive integers.",
    ask: (m) => `Is the greatest integer in the list greater than ${m}?`,
    four: "the four integers",
  },
  {
    different: "If $w$, $x$, $y$, and $z$ are different positive integers,",
    any: "If $w$, $x$, $y$, and $z$ are positive integers,",
    ask: (m) => `is at least one of them greater than ${m}?`,
    four: "$w$, $x$, $y$, and $z$",
  },
  {
    different:
      "Each of the four salespeople at a certain store sold at least one car last week, and no two of them sold the same number of cars.",
    any: "Each of the four salespeople at a certain store sold at least one car last week.",
    ask: (m) => `Did any of them sell more than ${m} cars?`,
    four: "the numbers of cars that the four salespeople sold",
  },
  {
    different:
      "Each of the four students in a seminar read at least one book last month, and no two of them read the same number of books.",
    any: "Each of the four students in a seminar read at least one book last month.",
    ask: (m) => `Did at least one of them read more than ${m} books?`,
    four: "the numbers of books that the four students read",
  },
];

const FOURS: readonly Four[] = range(1, 34).flatMap((a) =>
  range(a, 34).flatMap((b) =>
    range(b, 34).flatMap((c) => range(c, 34).map((d) => ({ a, b, c, d }))),
  ),
);

interface Design {
  readonly variant: string;
  readonly different: boolean;
  readonly bound: number;
  readonly difficulty: number;
  readonly pair: StatementPair;
  readonly solution: Omit<Solution, "steps">;
}

const SPREAD = {
  idea: "Make the greatest of the four as small as the statement allows. Different integers can't all be close to their average.",
  fast: ["Put the four integers as close together as they can be, and look at the greatest."],
  check: "Look for the word “different.” It spreads the integers apart.",
  takeaway:
    "To decide whether the greatest value exceeds a bound, make all values as equal as the conditions allow.",
};
const EQUAL = {
  ...SPREAD,
  idea: "Nothing says that the integers are different, so first try four equal integers.",
  fast: ["Try four equal integers, and then move two of them apart."],
  check: "Ask whether equal integers are excluded.",
};
const UPPER = {
  idea: "Make the greatest of the four as large as the statement allows, with 1, 2, and 3 as the other integers.",
  fast: ["Subtract $1 + 2 + 3 = 6$ from the sum."],
  check:
    "Look for the words “different” and “positive.” They limit the greatest integer from above.",
  takeaway: "One value of a fixed sum is greatest when all of the other values are least.",
};

const four = (a: number, b: number, c: number, d: number): Four => ({ a, b, c, d });
const list = ({ a, b, c, d }: Four): string => `${a}, ${b}, ${c}, and ${d}`;
const open = (why: string, yes: Four, no: Four) =>
  leavesOpen(`${why} The integers could be ${list(yes)}, a yes, or ${list(no)}, a no.`, yes, no);

const mean = (dress: Dress, v: number): string =>
  `The average (arithmetic mean) of ${dress.four} is ${v}.`;
const middle = (dress: Dress, u: number): string => `The median of ${dress.four} is ${u}.`;
const spread = (dress: Dress, n: number): string => `The range of ${dress.four} is ${n}.`;
const topTwo = (dress: Dress, n: number): string =>
  `The sum of the two greatest of ${dress.four} is ${n}.`;

type Maker = (rng: Rng, dress: Dress) => Design;

/** Four different integers can't all be close to their average. */
const differentDesigns: readonly Maker[] = [
  (rng, dress) => {
    const [v, kind] = [rng.int(6, 9), rng.pick(["range", "median", "top-two"] as const)];
    const average = settles(
      `Different integers with an average of ${v} are closest together as ${v - 2}, ${v - 1}, ${v + 1}, and ${v + 2}, so the greatest is at least ${v + 2}.`,
    );
    const n = rng.int(4, v - 1);
    const base = { different: true, bound: v + 1, solution: SPREAD } as const;
    const text = mean(dress, v);
    if (kind === "range") {
      return {
        ...base,
        variant: "average-and-range",
        difficulty: 5,
        pair: statementPair(
          ["hidden-enough", "C", "An average alone seems to leave four integers open."],
          [text, average],
          [
            spread(dress, n),
            open(
              "A range fixes no size.",
              four(v + 2, v + 3, v + 4, v + 2 + n),
              four(1, 2, 3, 1 + n),
            ),
          ],
        ),
      };
    }
    const u = v + rng.pick([0, 1]);
    return {
      ...base,
      variant: `average-and-${kind}`,
      difficulty: kind === "median" ? 7 : 6,
      pair: statementPair(
        [
          "c-trap",
          "C",
          "Each statement leaves all of the four integers open, so both seem to be needed.",
        ],
        [text, average],
        kind === "median"
          ? [
              middle(dress, u),
              settles(
                `The two middle integers have an average of ${u} and are different, so the third is at least ${u + 1} and the greatest at least ${u + 2}.`,
              ),
            ]
          : [
              topTwo(dress, 2 * v + 4),
              settles(
                `The two greatest have an average of ${v + 2} and are different, so the greatest is at least ${v + 3}.`,
              ),
            ],
      ),
    };
  },
  (rng, dress) => {
    const m = rng.int(8, 14);
    const u = rng.int(4, 6);
    return {
      variant: "top-two-and-median",
      different: true,
      bound: m,
      difficulty: 6,
      pair: statementPair(
        ["hidden-enough", "C", `A sum of ${2 * m} seems to allow two integers of ${m}.`],
        [
          topTwo(dress, 2 * m),
          settles(
            `The two greatest have an average of ${m} and are different, so the greatest is more than ${m}.`,
          ),
        ],
        [
          middle(dress, u),
          open(
            "The greatest may be only a little more than the median, or much more.",
            four(u - 2, u - 1, u + 1, m + 1),
            four(u - 2, u - 1, u + 1, u + 2),
          ),
        ],
      ),
      solution: SPREAD,
    };
  },
  (rng, dress) => {
    const [total, u] = [rng.int(22, 30), rng.int(4, 6)];
    const m = total - 6;
    return {
      variant: "sum-from-above",
      different: true,
      bound: m,
      difficulty: 6,
      pair: statementPair(
        ["hidden-enough", "C", "A sum alone seems to leave four integers open."],
        [
          `The sum of ${dress.four} is ${total}.`,
          settles(
            `The three smallest add up to at least $1 + 2 + 3 = 6$, so the greatest is at most ${total - 6}. The answer is no.`,
          ),
        ],
        [
          middle(dress, u),
          open(
            "The median says little about the greatest.",
            four(1, u - 1, u + 1, m + 1),
            four(1, u - 1, u + 1, u + 2),
          ),
        ],
      ),
      solution: UPPER,
    };
  },
  (rng, dress) => {
    const [v, a] = [rng.int(6, 8), rng.int(1, 3)];
    const fits = FOURS.filter((one) => one.a === a && one.b > a && one.c > one.b && one.d > one.c);
    const both = fits.filter((one) => sum(Object.values(one)) === 4 * v);
    const yes = both.reduce((best, one) => (one.d > best.d ? one : best));
    const no = both.reduce((best, one) => (one.d < best.d ? one : best));
    return {
      variant: "average-and-least",
      different: true,
      bound: Math.max(no.d, v + rng.int(3, 5)),
      difficulty: 5,
      pair: statementPair(
        ["near-miss", "C", "With the average and one of the four, little seems to be left open."],
        [mean(dress, v), open("A sum can be split in many ways.", yes, no)],
        [
          `The least of ${dress.four} is ${a}.`,
          open("This says nothing about the greatest.", yes, no),
        ],
        open(`The three greatest add up to ${4 * v - a}.`, yes, no),
      ),
      solution: SPREAD,
    };
  },
];

/** Four integers that may be equal. */
const equalDesigns: readonly Maker[] = [
  (rng, dress) => {
    const v = rng.int(5, 9);
    const k = rng.int(1, 3);
    const [yes, no] = [four(v - k, v, v, v + k), four(v, v, v, v)];
    const enough = rng.chance(0.5);
    const first = open("All four may be equal.", yes, no);
    const n = rng.int(2, 4);
    return {
      variant: enough ? "equal-and-range" : "equal-and-median",
      different: false,
      bound: v,
      difficulty: enough ? 5 : 6,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              `With an average of ${v}, one of the four seems to have to be more than ${v}.`,
            ],
            [mean(dress, v), first],
            [
              spread(dress, n),
              open("A range fixes no size.", four(v, v, v, v + n), four(1, 1, 1, 1 + n)),
            ],
            settles(
              `The range is not 0, so they are not all equal. One is less than the average ${v}, and so another is more.`,
            ),
          )
        : statementPair(
            [
              "near-miss",
              "C",
              `An average and a median of ${v} seem to force one of the four above ${v}.`,
            ],
            [mean(dress, v), first],
            [middle(dress, v), first],
            open("All four may still be equal.", yes, no),
          ),
      solution: EQUAL,
    };
  },
  (rng, dress) => {
    const m = rng.int(6, 14);
    const [yes, no] = [four(1, 2, m - 1, m + 1), four(1, 2, m, m)];
    const enough = rng.chance(0.5);
    const low = rng.int(3, 5);
    return {
      variant: enough ? "top-two-and-unequal" : "top-two-and-range",
      different: false,
      bound: m,
      difficulty: 6,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              `A sum of ${2 * m} seems to require an integer that is more than ${m}.`,
            ],
            [topTwo(dress, 2 * m), open("The two greatest may be equal.", yes, no)],
            [
              `No two of ${dress.four} are equal.`,
              open("This fixes no size.", yes, four(1, 2, 3, 4)),
            ],
            settles(
              `The two greatest have an average of ${m} and are different, so one of them is more than ${m}.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", `The sum and the range seem to force one of the four above ${m}.`],
            [topTwo(dress, 2 * m), open("The two greatest may be equal.", yes, no)],
            [
              spread(dress, low),
              open(
                "A range fixes no size.",
                four(m + 1 - low, m - 1, m - 1, m + 1),
                four(m - low, m - 1, m, m),
              ),
            ],
            open(
              "The two greatest may still be equal.",
              four(m + 1 - low, m - 1, m - 1, m + 1),
              four(m - low, m - 1, m, m),
            ),
          ),
      solution: EQUAL,
    };
  },
  (rng, dress) => {
    const v = rng.int(6, 10);
    const enough = rng.chance(0.5);
    const n = enough ? 5 : 4;
    const [yes, no] = enough
      ? [four(v - 2, v - 2, v + 1, v + 3), four(v, v, v, v)]
      : [four(v - 2, v - 1, v + 1, v + 2), four(v - 3, v + 1, v + 1, v + 1)];
    return {
      variant: enough ? "range-of-five" : "range-of-four",
      different: false,
      bound: v + 1,
      difficulty: 7,
      pair: statementPair(
        enough
          ? ["false-enough", "A", "Four integers seldom all lie within 1 of their average."]
          : [
              "near-miss",
              "C",
              "With a range of 4, the greatest seems to be 2 more than the average.",
            ],
        [mean(dress, v), open("They may be close together or far apart.", yes, no)],
        [
          spread(dress, n),
          open("A range fixes no size.", four(v, v, v, v + n), four(1, 1, 1, 1 + n)),
        ],
        enough
          ? settles(
              `If the greatest were at most ${v + 1}, the least would be at most ${v + 1 - n}, and the sum at most $3 \\cdot ${v + 1} + ${v + 1 - n} = ${4 * v - 1}$. But the sum is ${4 * v}, so the greatest is more than ${v + 1}.`,
            )
          : open(
              "The least may be far below an average that the other three are close to.",
              yes,
              no,
            ),
      ),
      solution: EQUAL,
    };
  },
];

const DESIGNS = [...differentDesigns, ...equalDesigns];

export const template: SufficiencyTemplate = {
  id: "greatest-of-different",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether the greatest of four integers exceeds a bound, from their average, median, range, or sum, when they are or aren't different.",

  make(rng) {
    const place = rng.int(0, DRESSES.length - 1);
    const dress = DRESSES[place]!;
    const design = rng.pick(DESIGNS)(rng, dress);
    const { variant, different, bound, difficulty, solution } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: place < 2 ? "pure" : "real",
      difficulty,
      stem: `${different ? dress.different : dress.any} ${dress.ask(bound)}`,
      ...pair,
      solution: { ...solution, steps: stepsOfFindings(pair) },
    };
  },

  /** Tries all sets of four integers under the printed statements. */
  check({ stem, statements }): SufficiencyModel<Four> {
    const text = plain(stem);
    const [m] = read(text, /(?:more|greater) than (\d+)(?: [a-z]+)?\?$/).map(Number) as [number];
    const areDifferent = /different|no two/.test(text);
    const [first, second] = statements.map(conditionOf) as [Holds, Holds];
    return {
      cases: areDifferent ? FOURS.filter(isStrict) : FOURS,
      first,
      second,
      answer: ({ d }) => d > m,
      distance: ({ d }) => Math.abs(d - m) / m,
    };
  },
};

type Holds = (one: Four) => boolean;

const isStrict: Holds = ({ a, b, c, d }) => a < b && b < c && c < d;

const READINGS: readonly [RegExp, (n: number) => Holds][] = [
  [
    /^The average \(arithmetic mean\) of .* is (\d+)\.$/,
    (n) => (one) => sum(Object.values(one)) === 4 * n,
  ],
  [/^The median of .* is (\d+)\.$/, (n) => (one) => median(Object.values(one)) === n],
  [
    /^The range of .* is (\d+)\.$/,
    (n) =>
      ({ a, d }) =>
        d - a === n,
  ],
  [
    /^The sum of the two greatest .* is (\d+)\.$/,
    (n) =>
      ({ c, d }) =>
        c + d === n,
  ],
  [/^The sum of .* is (\d+)\.$/, (n) => (one) => sum(Object.values(one)) === n],
  [
    /^The least of .* is (\d+)\.$/,
    (n) =>
      ({ a }) =>
        a === n,
  ],
  [/^No (two) of/, () => isStrict],
];

function conditionOf(said: string): Holds {
  for (const [pattern, holds] of READINGS) {
    const found = pattern.exec(plain(said));
    if (found) return holds(Number(found[1]));
  }
  throw new Error(`The statement cannot be read: ${said}`);
}
