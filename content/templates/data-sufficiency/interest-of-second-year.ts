import {
  inEitherOrder,
  leavesOpen,
  near,
  plain,
  range,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
  texThousands,
  tidy,
  usd,
} from "@theta/items/template";

/** An amount in dollars and an annual rate in percent. */
type Account = { readonly sum: number; readonly rate: number };
type Ask = "rate" | "sum" | "second";

const OPENINGS = [
  "An amount of money was invested for two years in an account that paid interest at a constant annual rate, compounded annually.",
  "Two years ago, a certain investor opened an account that pays interest at a constant annual rate, compounded annually, and has neither added money nor withdrawn any since then.",
  "A company invested an amount of money for two years at a constant annual interest rate, with interest compounded annually.",
] as const;
const ASKS: Readonly<Record<Ask, readonly string[]>> = {
  rate: [
    "What was the annual interest rate?",
    "At what annual rate did the investment earn interest?",
  ],
  sum: ["What was the amount invested?", "How much money was invested?"],
  second: [
    "How much interest did the investment earn in the second year?",
    "What was the amount of interest earned in the second year?",
  ],
};

const first = ({ sum, rate }: Account): number => tidy((sum * rate) / 100);
const extra = (at: Account): number => tidy((first(at) * at.rate) / 100);
const second = (at: Account): number => tidy(first(at) + extra(at));
const growth = ({ rate }: Account): number => tidy(2 * rate + rate ** 2 / 100);

/** Statements, by what they say about the account. */
const SAY = {
  sum: ({ sum }: Account) => `The amount invested was ${usd(sum)}.`,
  first: (at: Account) => `The investment earned ${usd(first(at))} in interest in the first year.`,
  second: (at: Account) =>
    `The investment earned ${usd(second(at))} in interest in the second year.`,
  extra: (at: Account) =>
    `The interest earned in the second year was ${usd(extra(at))} greater than the interest earned in the first year.`,
  percent: ({ rate }: Account) =>
    `The interest earned in the second year was ${rate} percent greater than the interest earned in the first year.`,
  growth: (at: Account) =>
    `At the end of the two years, the value of the investment was ${growth(at)} percent greater than the amount invested.`,
  less: (at: Account) =>
    `At the same annual rate of simple interest, the investment would have earned ${usd(extra(at))} less in the two years.`,
  simple: (at: Account) =>
    `At the same annual rate of simple interest, the investment would have earned ${usd(2 * first(at))} in the two years.`,
  share: ({ rate }: Account) =>
    `In the two years, the investment earned ${rate / 2} percent more interest than it would have earned at the same annual rate of simple interest.`,
  point: ({ sum }: Account) =>
    `If the annual rate had been 1 percentage point higher, the investment would have earned ${usd(sum / 100)} more in the first year.`,
  years: (at: Account) =>
    `The investment earned ${usd(first(at))} in interest in the first year and ${usd(second(at))} in interest in the second year.`,
  both: (at: Account) =>
    `The interest earned in the second year was ${usd(extra(at))}, or ${at.rate} percent, greater than the interest earned in the first year.`,
  semiannual: (at: Account) =>
    `If interest had been compounded semiannually at the same annual rate, the investment would have earned ${usd(extra(at) / 4)} more in the first year.`,
} as const;

interface Design {
  readonly variant: string;
  readonly asks: Ask;
  readonly difficulty: number;
  readonly pair: StatementPair;
}

function open(why: string, one: Account, other: Account) {
  const show = ({ sum, rate }: Account): string => `${usd(sum)} at ${rate} percent`;
  return leavesOpen(`${why} It could be ${show(one)}, or ${show(other)}.`, one, other);
}

/** Other accounts with the same first interest, the same extra interest, or the same rate or sum. */
const sameFirst = ({ sum, rate }: Account): Account => ({ sum: sum / 2, rate: 2 * rate });
const sameExtra = ({ sum, rate }: Account): Account => ({ sum: sum / 4, rate: 2 * rate });
const sameRate = ({ sum, rate }: Account): Account => ({ sum: 2 * sum, rate });
const sameSum = ({ sum, rate }: Account): Account => ({ sum, rate: 2 * rate });

const opens = {
  sum: (at: Account) => open("Nothing is said about the interest.", at, sameSum(at)),
  first: (at: Account) => open("A small amount at a high rate earns the same.", at, sameFirst(at)),
  extra: (at: Account) =>
    open(
      `With the rate as a fraction $r$ and the amount $P$, this says only that $Pr^2 = ${texThousands(extra(at))}$.`,
      at,
      sameExtra(at),
    ),
  rate: (at: Account) =>
    open(`This fixes the rate, ${at.rate} percent, but no amount of money.`, at, sameRate(at)),
} as const;

const rateBy = {
  percent: ({ rate }: Account) =>
    settles(
      `What the second year earned in addition is the interest on the first year's interest, so its percent is the rate, ${rate} percent.`,
    ),
  growth: (at: Account) =>
    settles(
      `The value was multiplied twice by the same factor, and ${tidy(1 + at.rate / 100)} is the only positive number with the square ${tidy((1 + at.rate / 100) ** 2)}. So the rate is ${at.rate} percent.`,
    ),
  share: ({ rate }: Account) =>
    settles(
      `Simple interest is $2Pr$ and the additional interest $Pr^2$, which is $\\frac{r}{2}$ of it. So $\\frac{r}{2}$ is ${rate / 2} percent, and the rate is ${rate} percent.`,
    ),
} as const;

type Maker = (rng: Rng, at: Account) => Design;

const NO_MONEY = [
  "hidden-enough",
  "C",
  "A percent without an amount of money seems too weak.",
] as const;

/** What was the rate? */
const rateDesigns: readonly Maker[] = [
  (rng, at) => {
    const how = rng.pick(["percent", "growth", "share"] as const);
    const money = rng.pick(
      how === "share" ? (["extra", "first"] as const) : (["sum", "first"] as const),
    );
    return {
      variant: `rate-by-${how}`,
      asks: "rate",
      difficulty: { growth: 4, percent: 5, share: 7 }[how],
      pair: statementPair(
        NO_MONEY,
        [SAY[how](at), rateBy[how](at)],
        [SAY[money](at), opens[money](at)],
      ),
    };
  },
  (rng, at) => {
    const how = rng.pick(["growth", "share"] as const);
    return {
      variant: `rate-twice-${how}`,
      asks: "rate",
      difficulty: how === "growth" ? 5 : 7,
      pair: statementPair(
        ["c-trap", "C", "Without any amount of money, both percents seem to be needed."],
        [SAY.percent(at), rateBy.percent(at)],
        [SAY[how](at), rateBy[how](at)],
      ),
    };
  },
  (rng, at) => {
    const [text, money] = rng.pick([
      ["extra", "first"],
      ["extra", "sum"],
      ["less", "first"],
      ["less", "simple"],
    ] as const);
    const simple = text === "less";
    return {
      variant: `rate-from-${text}-and-${money}`,
      asks: "rate",
      difficulty: simple ? 6 : 5,
      pair: statementPair(
        [
          "false-enough",
          "A",
          "The difference exists only because of the rate, so it seems to give the rate.",
        ],
        [SAY[text](at), opens.extra(at)],
        [SAY[money](at), money === "sum" ? opens.sum(at) : opens.first(at)],
        settles(
          money === "sum"
            ? `$${texThousands(at.sum)}r^2 = ${texThousands(extra(at))}$ has one positive solution, ${at.rate} percent.`
            : `The ${usd(extra(at))} is the interest on the first year's ${usd(first(at))}, so the rate is ${at.rate} percent.`,
        ),
      ),
    };
  },
  (rng, at) => {
    const other = rng.pick(["less", "semiannual"] as const);
    return {
      variant: `rate-same-${other}`,
      asks: rng.pick(["rate", "sum"]),
      difficulty: other === "less" ? 6 : 7,
      pair: statementPair(
        ["near-miss", "C", "Two amounts of interest for different cases look like two equations."],
        [SAY.extra(at), opens.extra(at)],
        [
          SAY[other](at),
          open(
            other === "less"
              ? `Two years of simple interest are $2Pr$, and this says that $Pr^2 = ${texThousands(extra(at))}$.`
              : `Two half years at half of the rate add $P\\left(\\frac{r}{2}\\right)^2$, so this also says that $Pr^2 = ${texThousands(extra(at))}$.`,
            at,
            sameExtra(at),
          ),
        ],
        open(`Both statements are $Pr^2 = ${texThousands(extra(at))}$.`, at, sameExtra(at)),
      ),
    };
  },
];

/** What was the amount invested? */
const sumDesigns: readonly Maker[] = [
  (rng, at) => {
    const other = rng.pick(["growth", "share"] as const);
    return {
      variant: `sum-from-percents-${other}`,
      asks: rng.pick(["sum", "second"]),
      difficulty: other === "growth" ? 4 : 5,
      pair: statementPair(
        ["near-miss", "C", "Two percents for different times seem to give everything."],
        [SAY.percent(at), opens.rate(at)],
        [SAY[other](at), opens.rate(at)],
        open(
          "Both statements fix only the rate, and the amount can be anything.",
          at,
          sameRate(at),
        ),
      ),
    };
  },
  (rng, at) => {
    const how = rng.pick(["percent", "growth"] as const);
    const [text, amount] = rng.pick([
      ["second", second(at)],
      ["extra", extra(at)],
    ] as const);
    const other =
      text === "extra"
        ? opens.extra(at)
        : open("A small amount at a high rate may earn the same.", at, sameSecond(at));
    return {
      variant: `sum-from-${text}-and-${how}`,
      asks: "sum",
      difficulty: how === "percent" ? 5 : 4,
      pair: statementPair(
        ["false-enough", "A", "An amount of interest seems to belong to one amount of money."],
        [SAY[text](at), other],
        [SAY[how](at), opens.rate(at)],
        settles(
          `The rate is ${at.rate} percent. With the rate known, the ${usd(amount)} belongs to only one amount, ${usd(at.sum)}.`,
        ),
      ),
    };
  },
  (rng, at) => {
    const both = rng.chance(0.5);
    const point = settles(
      `1 percent of the amount is ${usd(at.sum / 100)}, so the amount is ${usd(at.sum)}, whatever the rate is.`,
    );
    return {
      variant: both ? "sum-twice" : "sum-by-one-point",
      asks: "sum",
      difficulty: 6,
      pair: both
        ? statementPair(
            ["c-trap", "C", "Neither statement gives the rate, so both seem to be needed."],
            [SAY.point(at), point],
            [
              SAY.years(at),
              settles(
                `The additional ${usd(extra(at))} is ${at.rate} percent of ${usd(first(at))}, so the rate is ${at.rate} percent and the amount ${usd(at.sum)}.`,
              ),
            ],
          )
        : statementPair(
            [
              "hidden-enough",
              "C",
              "The annual rate isn't known, so a change of the rate seems too weak.",
            ],
            [SAY.point(at), point],
            [SAY.first(at), opens.first(at)],
          ),
    };
  },
];

function sameSecond({ sum, rate }: Account): Account {
  // P r (1 + r) is equal for the two rates.
  const other = 2 * rate;
  return { sum: (sum * rate * (100 + rate)) / (other * (100 + other)), rate: other };
}

/** How much interest did the second year earn? */
const secondDesigns: readonly Maker[] = [
  (rng, at) => {
    const how = rng.pick(["sum", "percent", "extra"] as const);
    return {
      variant: `second-from-first-and-${how}`,
      asks: "second",
      difficulty: how === "sum" ? 4 : 3,
      pair: statementPair(
        ["false-enough", "A", "With simple interest, each year would earn the same amount."],
        [SAY.first(at), opens.first(at)],
        [SAY[how](at), { sum: opens.sum, percent: opens.rate, extra: opens.extra }[how](at)],
        settles(
          how === "sum"
            ? `The rate is ${at.rate} percent, so the second year earned ${at.rate} percent more than ${usd(first(at))}, which is ${usd(second(at))}.`
            : `The second year earned ${usd(extra(at))} more than ${usd(first(at))}, which is ${usd(second(at))}.`,
        ),
      ),
    };
  },
  (rng, at) => {
    const twice = rng.chance(0.5);
    const both = settles(
      `${at.rate} percent of the first year's interest is ${usd(extra(at))}, so the first year earned ${usd(first(at))} and the second ${usd(second(at))}.`,
    );
    const factor = tidy(1 + at.rate / 100);
    return {
      variant: twice ? "second-twice" : "second-from-difference",
      asks: "second",
      difficulty: twice ? 6 : 5,
      pair: statementPair(
        [
          "hidden-enough",
          twice ? "B" : "C",
          "A difference in dollars and in percent gives neither the amount nor the interest directly.",
        ],
        twice
          ? [
              `The value of the investment was ${usd(at.sum + first(at))} at the end of the first year and ${factor} times that value at the end of the second year.`,
              settles(
                `The second year earned ${at.rate} percent of ${usd(at.sum + first(at))}, which is ${usd(second(at))}.`,
              ),
            ]
          : [SAY.both(at), both],
        twice ? [SAY.both(at), both] : [SAY.first(at), opens.first(at)],
      ),
    };
  },
];

const DESIGNS = [...rateDesigns, ...sumDesigns, ...secondDesigns];

const SOLUTIONS: Readonly<Record<Ask, Omit<Solution, "steps">>> = {
  rate: {
    idea: "In the second year, the amount earns the same interest again, and the first year's interest earns interest, too. With an amount $P$ and a rate $r$, the first year earns $Pr$ and the second $Pr + Pr^2$.",
    fast: [
      "Ask whether a statement compares two amounts that both contain $P$. If it does, $P$ cancels, and the rate follows.",
    ],
    check: "Double the rate, and see whether a suitable amount makes the statement true again.",
    takeaway:
      "A rate is a ratio, so a ratio of two amounts can give it without any amount of money.",
  },
  sum: {
    idea: "Percents alone never give an amount of money, and one amount of interest doesn't tell a large investment at a low rate from a small one at a high rate.",
    fast: ["Double the amount invested. If the statements still hold, they aren't enough."],
    check:
      "Write each statement with $P$ and $r$, and see whether two equations are really different.",
    takeaway: "To find an amount of money, some amount of money must be given.",
  },
  second: {
    idea: "The second year earns the first year's interest again and, in addition, interest on that interest.",
    fast: ["Find the first year's interest and the additional interest. Nothing else is needed."],
    check: "Try a lower rate with a larger amount that fits the same statement.",
    takeaway:
      "With compound interest, each year's interest is the interest of the year before, increased by the rate.",
  },
};

export const template: SufficiencyTemplate = {
  id: "interest-of-second-year",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Two years of compound interest: percents give the rate without money, money gives an amount only with the rate.",

  make(rng) {
    const at = { sum: rng.int(1, 10) * 2000, rate: rng.pick([2, 4, 5, 6, 8, 10, 20]) };
    if (!Number.isInteger(extra(at)) || extra(at) < 2) return null;
    const { variant, asks, difficulty, pair: drawn } = rng.pick(DESIGNS)(rng, at);
    const pair = inEitherOrder(drawn, rng);
    return {
      variant,
      context: "real",
      difficulty,
      stem: `${rng.pick(OPENINGS)} ${rng.pick(ASKS[asks])}`,
      ...pair,
      solution: { ...SOLUTIONS[asks], steps: stepsOfFindings(pair) },
    };
  },

  /** Runs the account year by year for every amount and rate. */
  check({ stem, statements }): SufficiencyModel<Account> {
    const asked = stem.slice(stem.lastIndexOf(". ") + 2);
    const ask = asked.includes("second year") ? "second" : asked.includes("rate") ? "rate" : "sum";
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [Holds, Holds];
    const curves = statements.flatMap((said) => accountsWithSecond(plain(said)));
    return {
      cases: [...ACCOUNTS, ...curves],
      first: one,
      second: two,
      answer: (account) => (ask === "second" ? Math.round(100 * run(account).two) : account[ask]),
    };
  },
};

type Holds = (account: Account) => boolean;

const RATES = range(1, 20)
  .map((half) => half * 2)
  .concat([1, 3, 5, 15, 25]);
const ACCOUNTS: readonly Account[] = range(1, 200).flatMap((k) =>
  RATES.map((rate) => ({ sum: k * 250, rate })),
);

/** Accounts that earn the second year's interest that a statement gives. */
function accountsWithSecond(said: string): Account[] {
  const interest = Number(
    /^The investment earned \$([\d.]+) in interest in the second/.exec(said)?.[1],
  );
  return interest
    ? RATES.map((rate) => ({ sum: (10_000 * interest) / (rate * (100 + rate)), rate }))
    : [];
}

function run({ sum, rate }: Account) {
  const one = (sum * rate) / 100;
  const two = ((sum + one) * rate) / 100;
  const half = (sum * rate) / 200;
  return { one, two, end: sum + one + two, halves: half + ((sum + half) * rate) / 200 };
}

const READINGS: readonly [RegExp, (a: number, b: number) => Holds][] = [
  [
    /^The amount invested was \$(\d+)\.$/,
    (a) =>
      ({ sum }) =>
        near(sum, a),
  ],
  [/earned \$(\d+) in interest in the first year\.$/, (a) => (at) => near(run(at).one, a)],
  [
    /^The investment earned \$([\d.]+) in interest in the second/,
    (a) => (at) => near(run(at).two, a),
  ],
  [/was \$(\d+) greater than the interest/, (a) => (at) => near(run(at).two - run(at).one, a)],
  [
    /was (\d+) percent greater than the interest/,
    (a) => (at) => near(run(at).two, (1 + a / 100) * run(at).one),
  ],
  [
    /was \$(\d+), or (\d+) percent, greater/,
    (a, b) => (at) =>
      near(run(at).two - run(at).one, a) && near(run(at).two, (1 + b / 100) * run(at).one),
  ],
  [
    /was ([\d.]+) percent greater than the amount invested/,
    (a) => (at) => near(run(at).end, (1 + a / 100) * at.sum),
  ],
  [
    /simple interest, .* earned \$(\d+) less/,
    (a) => (at) => near(run(at).end - at.sum - (2 * at.sum * at.rate) / 100, a),
  ],
  [
    /simple interest, .* earned \$(\d+) in the two/,
    (a) =>
      ({ sum, rate }) =>
        near((2 * sum * rate) / 100, a),
  ],
  [
    /earned ([\d.]+) percent more interest than/,
    (a) => (at) => near(run(at).end - at.sum, (1 + a / 100) * 2 * run(at).one),
  ],
  [
    /^If the annual rate .* earned \$([\d.]+) more/,
    (a) =>
      ({ sum, rate }) =>
        near(run({ sum, rate: rate + 1 }).one - run({ sum, rate }).one, a),
  ],
  [/semiannually .* earned \$([\d.]+) more/, (a) => (at) => near(run(at).halves - run(at).one, a)],
  [
    /was \$(\d+) at the end of the first year and ([\d.]+) times/,
    (a, b) => (at) => near(at.sum + run(at).one, a) && near(run(at).end, b * a),
  ],
];

function conditionOf(said: string): Holds {
  const years = /\$(\d+) in interest in the first year and \$([\d.]+) in interest/.exec(said);
  if (years) {
    const [one, two] = years.slice(1).map(Number) as [number, number];
    return (at) => near(run(at).one, one) && near(run(at).two, two);
  }
  for (const [pattern, holds] of READINGS) {
    const found = pattern.exec(said);
    if (found) return holds(Number(found[1]), Number(found[2]));
  }
  throw new Error(`The statement cannot be read: ${said}`);
}
