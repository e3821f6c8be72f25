import {
  count,
  inEitherOrder,
  leavesOpen,
  near,
  plain,
  range,
  read,
  type Rng,
  settles,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyModel,
  type SufficiencyTemplate,
  thousands,
} from "@theta/items/template";

/** Hours that each of the two takes alone. */
type Times = { readonly p: number; readonly q: number };

/** What the two do, after "to". */
const SETTINGS = [
  { one: "Machine K", other: "Machine L", job: "produce an order of bolts" },
  { one: "Pump A", other: "Pump B", job: "fill an empty tank" },
  { one: "Printer X", other: "Printer Y", job: "print a certain report" },
  { one: "Crew R", other: "Crew S", job: "resurface a parking lot" },
] as const;
type Setting = (typeof SETTINGS)[number];

const STEMS: readonly ((setting: Setting, limit: number) => string)[] = [
  ({ one, other, job }, limit) =>
    `Working together at their respective constant rates, can ${one} and ${other} ${job} in less than ${limit} hours?`,
  ({ one, other, job }, limit) =>
    `${one} and ${other}, each working at its own constant rate, will ${job} together. Will the job take less than ${limit} hours?`,
  ({ one, other, job }, limit) =>
    `If ${one} and ${other} work together, each at its own constant rate, will it take them less than ${limit} hours to ${job}?`,
];

interface Design {
  readonly variant: string;
  readonly difficulty: number;
  readonly pair: StatementPair;
  readonly fast: string;
}

type Maker = (rng: Rng, limit: number, setting: Setting) => Design | null;

const at = (p: number, q: number): Times => ({ p, q });
const rounded = (hours: number): string =>
  Number.isInteger(hours)
    ? count(hours, "hour")
    : `about ${thousands(Number(hours.toFixed(1)))} hours`;

function open(why: string, one: Times, other: Times): Sufficiency {
  const show = ({ p, q }: Times): string =>
    `${p} and ${q} hours alone are ${rounded((p * q) / (p + q))} together`;
  return leavesOpen(`${why} For example, ${show(one)}, and ${show(other)}.`, one, other);
}

const alone = (who: string, text: string): string =>
  `Working alone at its constant rate, ${who} takes ${text} to complete the job.`;

/** Bounds on what each takes alone. */
const boundDesigns: readonly Maker[] = [
  (rng, t, { one, other }) => {
    const less = t - 0.5;
    const m = rng.pick([2, 3]);
    return {
      variant: "quick-enough-alone",
      difficulty: 3,
      fast: `Help can only shorten the job, so one that needs less than ${t} hours alone answers the question.`,
      pair: statementPair(
        ["c-trap", "C", "A question about two working together seems to require facts about both."],
        [
          alone(one, `${thousands(less)} hours`),
          settles(`Even alone, ${one} takes less than ${t} hours, and ${other} only helps.`),
        ],
        [
          `Working alone, ${other} takes ${m === 2 ? "twice" : "three times"} as long as ${one} takes to complete the job.`,
          open("Only the ratio of the times is known.", at(t, m * t), at(2 * t, 2 * m * t)),
        ],
      ),
    };
  },
  (rng, t, { one, other }) => {
    const double = 2 * t;
    const kind = rng.pick(["equal", "uneven"] as const);
    if (kind === "uneven" && t % 2 === 1) return null;
    return {
      variant: `both-slow-${kind}`,
      difficulty: kind === "equal" ? 5 : 6,
      fast: `In ${t} hours, one that takes ${double} hours alone completes half of the job. Compare with that.`,
      pair:
        kind === "equal"
          ? statementPair(
              ["near-miss", "C", "The two bounds seem to fix the time that they take together."],
              [
                alone(one, `less than ${double} hours`),
                open(
                  "More than half of the job is done in time, perhaps all of it.",
                  at(double - 1, double - 1),
                  at(double - 1, 4 * t),
                ),
              ],
              [
                alone(other, `more than ${double} hours`),
                open(
                  "Less than half of the job is done in time.",
                  at(t, double + 1),
                  at(double - 1, 4 * t),
                ),
              ],
              open(
                "More than half and less than half may be more or less than the whole.",
                at(t, double + 1),
                at(double - 1, 4 * t),
              ),
            )
          : statementPair(
              [
                "hidden-enough",
                "E",
                "Bounds alone seem too weak for a question about an exact limit.",
              ],
              [
                `Working alone at its constant rate, ${one} would take more than ${3 * t} hours to complete the job, and ${other} would take more than ${1.5 * t} hours.`,
                settles(
                  `In ${t} hours, the two do less than $\\frac{1}{3} + \\frac{2}{3}$ of the job, so the answer is no.`,
                ),
              ],
              [
                `Each of the two would take more than ${double} hours alone, at its constant rate, to complete the job.`,
                settles(`In ${t} hours, each does less than half of the job, so the answer is no.`),
              ],
            ),
    };
  },
  (rng, t, { one, other }) => {
    if (t % 2 === 1) return null;
    const [third, part] = [3 * t, 1.5 * t];
    const byRatio = rng.chance(0.5);
    const within = open(
      `${other} may be quick enough or may leave too much.`,
      at(t, part - 0.5),
      at(6 * t, part - 0.5),
    );
    return {
      variant: byRatio ? "ratio-and-bound" : "exact-and-bound",
      difficulty: byRatio ? 6 : 5,
      fast: `Times of ${third} and ${part} hours alone are exactly ${t} hours together, because $\\frac{1}{3} + \\frac{2}{3} = 1$. Compare with them.`,
      pair: statementPair(
        [
          "false-enough",
          "B",
          `With some help, less than ${part} hours seems certain to become less than ${t}.`,
        ],
        byRatio
          ? [
              `Working alone, ${one} takes twice as long as ${other} takes to complete the job.`,
              open("Only the ratio of the times is known.", at(2 * t, t), at(4 * t, 2 * t)),
            ]
          : [
              alone(one, `${third} hours`),
              open(`Nothing is said about ${other}.`, at(third, t), at(third, 2 * t)),
            ],
        [alone(other, `less than ${part} hours`), within],
        settles(
          byRatio
            ? `If ${other} took exactly ${part} hours, ${one} would take ${third}, and together they would take exactly ${t} hours. Both take less, so the answer is yes.`
            : `In ${t} hours, ${one} does $\\frac{1}{3}$ of the job and ${other} more than $\\frac{2}{3}$.`,
        ),
      ),
    };
  },
];

/** Averages of the times alone. */
const meanDesigns: readonly Maker[] = [
  (rng, t, { one, other }) => {
    const double = 2 * t;
    const mean = (word: string): string =>
      `The average (arithmetic mean) of the numbers of hours that ${one} and ${other} would each take alone is ${word} than ${double}.`;
    const short = settles(
      `Two that take ${double} hours each take exactly ${t} hours together. With a lower average they are quicker, and even more so if their times differ, because the quicker one does more of the job. So the answer is yes.`,
    );
    const fast = `Start with ${double} and ${double} hours alone, which are exactly ${t} hours together. Then make the times uneven, such as ${t} and ${3 * t} hours.`;
    const kind = rng.pick(["less", "greater", "turns"] as const);
    const a = t - 1;
    return {
      variant: `mean-${kind}`,
      difficulty: kind === "less" ? 8 : 7,
      fast,
      pair: {
        less: statementPair(
          ["hidden-enough", "C", "An average of two unknown times seems to leave too much open."],
          [mean("less"), short],
          [
            `Working alone, ${one} takes less time than ${other} takes to complete the job.`,
            open("Nothing is said about the limit.", at(t, 2 * t), at(4 * t, 5 * t)),
          ],
        ),
        greater: statementPair(
          [
            "false-enough",
            "A",
            `Two that take ${double} hours each take exactly ${t} hours together, so a greater average seems to mean a no.`,
          ],
          [
            mean("greater"),
            open(
              "One of them may be so quick that the average says little.",
              at(t, 4 * t),
              at(3 * t, 3 * t),
            ),
          ],
          [
            alone(one, `less than ${double} hours`),
            open(`${other} may help a lot or little.`, at(t, 4 * t), at(double - 1, 6 * t)),
          ],
          open("Uneven times are on both sides of the limit.", at(t, 4 * t), at(double - 1, 6 * t)),
        ),
        turns: statementPair(
          ["hidden-enough", "A", "Working one after the other gives neither of the two times."],
          [mean("less"), short],
          [turns(one, other, a, a), equalTurns(a, t)],
        ),
      }[kind],
    };
  },
];

function turns(one: string, other: string, a: number, b: number): string {
  return `If ${one} works alone for ${count(a, "hour")} and ${other} then works alone for ${count(b, "hour")}, the job is exactly completed.`;
}

function equalTurns(a: number, t: number): Sufficiency {
  return settles(
    `The same ${a} hours of work by each, done at the same time, complete the job in ${a} hours, which is less than ${t}.`,
  );
}

/** One after the other. */
const turnDesigns: readonly Maker[] = [
  (rng, t, { one, other }) => ({
    variant: "equal-turns",
    difficulty: 5,
    fast: "Let the two do at the same time what they do one after the other.",
    pair: statementPair(
      ["hidden-enough", "C", "The statement gives neither of the two times."],
      [turns(one, other, t - 1, t - 1), equalTurns(t - 1, t)],
      [
        rng.pick([
          `Working alone, ${one} takes twice as long as ${other} takes to complete the job.`,
          `${one}'s rate is half of ${other}'s rate.`,
        ]),
        open("Only the ratio of the times is known.", at(2 * t, t), at(4 * t, 2 * t)),
      ],
    ),
  }),
  (rng, t, { one, other }) => {
    if (t < 5) return null;
    const [a, b] = [t - 1, t + 1];
    const enough = rng.chance(0.5);
    const [quick, slow] = [at(2 * a, 2 * b), at(4 * a, (4 * b) / 3)];
    const first = open("Either of the two may be the quicker one.", quick, slow);
    const text = turns(one, other, a, b);
    const trap = `${2 * t} hours of work in all seem to be exactly ${t} hours for two working together.`;
    const fast = `Compared with the ${a} and ${b} hours of the statement, working together for ${t} hours exchanges 1 hour of ${other}'s work for 1 hour of ${one}'s. So the question is which of the two is quicker.`;
    const least = rng.pick([t, t + 1]);
    return {
      variant: enough ? "uneven-turns" : "uneven-turns-open",
      difficulty: enough ? 8 : 7,
      fast,
      pair: enough
        ? statementPair(
            ["false-enough", "A", trap],
            [text, first],
            [
              `Working alone, ${one} takes less time than ${other} takes to complete the job.`,
              open("Nothing is said about the limit.", at(t, 2 * t), at(4 * t, 5 * t)),
            ],
            settles(
              `${one} is quicker, so an additional hour of ${one}'s work is worth more than the last hour of ${other}'s. After ${t} hours together, the job is more than completed.`,
            ),
          )
        : statementPair(
            ["false-enough", "A", trap],
            [text, first],
            [
              `Each of the two would take more than ${least} hours alone to complete the job.`,
              open("This allows short and long times.", quick, at(5 * t, 5 * t)),
            ],
            open("Either of the two may be the quicker one.", quick, slow),
          ),
    };
  },
  (rng, t, { one, other }) => {
    const short = rng.chance(0.5);
    return short
      ? {
          variant: "each-below-double",
          difficulty: 4,
          fast: `Two that take ${2 * t} hours each alone take exactly ${t} hours together.`,
          pair: statementPair(
            [
              "c-trap",
              "C",
              "A question about two working together seems to require both statements.",
            ],
            [
              alone(one, `${thousands(t - 0.5)} hours`),
              settles(`Even alone, ${one} takes less than ${t} hours, and ${other} only helps.`),
            ],
            [
              `Each of the two would take less than ${2 * t} hours alone to complete the job.`,
              settles(`In ${t} hours, each does more than half of the job, so the answer is yes.`),
            ],
          ),
        }
      : {
          variant: "neither-alone",
          difficulty: 4,
          fast: `Try ${2 * t} and ${t} hours, and then much longer times in the same ratio.`,
          pair: statementPair(
            ["near-miss", "C", "A bound for each and the ratio of the two times look like enough."],
            [
              `Each of the two would take more than ${t} hours alone to complete the job.`,
              open("This sets no upper limit.", at(2.5 * t, 1.25 * t), at(4 * t, 2 * t)),
            ],
            [
              `Working alone, ${one} takes twice as long as ${other} takes to complete the job.`,
              open(
                "Only the ratio of the times is known.",
                at(2.5 * t, 1.25 * t),
                at(4 * t, 2 * t),
              ),
            ],
            open(
              "The times may still be on both sides of the limit.",
              at(2.5 * t, 1.25 * t),
              at(4 * t, 2 * t),
            ),
          ),
        };
  },
];

const DESIGNS = [...boundDesigns, ...meanDesigns, ...turnDesigns];

export const template: SufficiencyTemplate = {
  id: "done-in-time",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether two who work together meet a limit, from bounds, averages, and turns of the two alone.",

  make(rng) {
    const [limit, setting] = [rng.pick([4, 5, 6, 8]), rng.pick(SETTINGS)];
    const design = rng.pick(DESIGNS)(rng, limit, setting);
    if (!design) return null;
    const { variant, difficulty, fast } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: "real",
      difficulty,
      stem: rng.pick(STEMS)(setting, limit),
      ...pair,
      solution: {
        idea: `One that takes $t$ hours alone does $\\frac{${limit}}{t}$ of the job in ${limit} hours. The question is whether the two parts together exceed the whole job.`,
        fast: [fast],
        steps: stepsOfFindings(pair),
        check: `Two that take ${2 * limit} hours each alone take exactly ${limit} hours together. Compare with that.`,
        takeaway:
          "In work problems, add the parts of the job done in the given time, and compare them with 1.",
      },
    };
  },

  /** Adds the work per hour for all times alone. */
  check({ stem, statements }): SufficiencyModel<Times> {
    const text = plain(stem);
    const [limit] = read(text, /less than (\d+) hours/).map(Number) as [number];
    const [one, other] = read(text, /(\w+ [A-Z]) and (\w+ [A-Z])/) as [string, string];
    const texts = statements.map((said) => plain(said).replaceAll(one, "P").replaceAll(other, "Q"));
    const [first, second] = texts.map(conditionOf) as [Holds, Holds];
    const together = ({ p, q }: Times): number => 1 / (1 / p + 1 / q);
    return {
      cases: [...TIMES, ...texts.flatMap(pointsOfTurns)],
      first,
      second,
      answer: (times) => together(times) < limit - 1e-9,
      distance: (times) => Math.abs(together(times) - limit) / limit,
    };
  },
};

type Holds = (times: Times) => boolean;

const HOURS = [...range(1, 64).map((half) => half / 2), 36, 40, 48, 60];
const TIMES: readonly Times[] = HOURS.flatMap((p) => HOURS.map((q) => ({ p, q })));
const TURNS = /^If P works alone for (\d+) hours? and Q then works alone for (\d+) hours?/;

/** Times at which turns of a and b hours complete the job. */
function pointsOfTurns(said: string): Times[] {
  const [a, b] = TURNS.exec(said)?.slice(1).map(Number) ?? [];
  if (!a || !b) return [];
  return HOURS.filter((p) => p > a).map((p) => ({ p, q: (b * p) / (p - a) }));
}

const READINGS: readonly [RegExp, (numbers: readonly number[]) => Holds][] = [
  [
    TURNS,
    ([a = 0, b = 0]) =>
      ({ p, q }) =>
        near(a / p + b / q, 1),
  ],
  [
    /P takes twice as long as Q|^P's rate is half of Q's/,
    () =>
      ({ p, q }) =>
        p === 2 * q,
  ],
  [
    /Q takes twice as long as P/,
    () =>
      ({ p, q }) =>
        q === 2 * p,
  ],
  [
    /Q takes three times as long as P/,
    () =>
      ({ p, q }) =>
        q === 3 * p,
  ],
  [
    /P takes less time than Q/,
    () =>
      ({ p, q }) =>
        p < q,
  ],
  [
    /P would take more than (\d+) hours .* Q would take more than (\d+)/,
    ([a = 0, b = 0]) =>
      ({ p, q }) =>
        p > a && q > b,
  ],
  [
    /^Each .* more than (\d+)/,
    ([a = 0]) =>
      ({ p, q }) =>
        Math.min(p, q) > a,
  ],
  [
    /^Each .* less than (\d+)/,
    ([a = 0]) =>
      ({ p, q }) =>
        Math.max(p, q) < a,
  ],
  [
    /^The average .* less than (\d+)/,
    ([a = 0]) =>
      ({ p, q }) =>
        p + q < 2 * a,
  ],
  [
    /^The average .* greater than (\d+)/,
    ([a = 0]) =>
      ({ p, q }) =>
        p + q > 2 * a,
  ],
  [
    /rate, P takes less than (\d+)/,
    ([a = 0]) =>
      ({ p }) =>
        p < a,
  ],
  [
    /rate, Q takes less than (\d+)/,
    ([a = 0]) =>
      ({ q }) =>
        q < a,
  ],
  [
    /rate, Q takes more than (\d+)/,
    ([a = 0]) =>
      ({ q }) =>
        q > a,
  ],
  [
    /rate, P takes ([\d.]+) hours/,
    ([a = 0]) =>
      ({ p }) =>
        p === a,
  ],
];

function conditionOf(said: string): Holds {
  for (const [pattern, holds] of READINGS) {
    const found = pattern.exec(said);
    if (found) return holds(found.slice(1).map(Number));
  }
  throw new Error(`The statement cannot be read: ${said}`);
}
