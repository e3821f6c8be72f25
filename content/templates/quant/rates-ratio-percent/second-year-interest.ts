import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type Solution,
  type StemReading,
  type Wrong,
  texThousands as tex,
  thousands,
  tidy,
  usd,
} from "@theta/items/template";

const RATES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;
const TAKEAWAY =
  "With annual compounding, the second year also earns interest on the interest of the first year.";

/** The solution for a population that grows by the same percent twice. */
function townSolution({ rate, amount, first, extra, second }: Loan): Solution {
  const percent = `$\\frac{${extra}}{${tex(first)}} = ${rate / 100}$`;
  const original = `$\\frac{${tex(first)}}{${rate / 100}} = ${tex(amount)}$`;
  return {
    idea: `The increase in 2021 is ${thousands(extra)} greater than the increase in 2020, because it also includes the same percent of the ${thousands(first)} people added in 2020.`,
    fast: [
      `From ${thousands(first)} to ${thousands(second)}, the yearly increase grows by the same percent as the population, ${percent}. So the original population is ${original}.`,
    ],
    steps: [
      `In 2021, the original population again accounts for an increase of ${thousands(first)}, and the other $${tex(second)} - ${tex(first)} = ${extra}$ are the same percent of the ${thousands(first)} people added in 2020.`,
      `So the percent is ${percent}, or ${rate} percent.`,
      `The ${thousands(first)} people added in 2020 are ${rate} percent of the original population, which was ${original}.`,
    ],
    check: `${rate} percent of ${thousands(amount)} is ${thousands(first)}, and ${rate} percent of ${thousands(amount + first)} is ${thousands(second)}.`,
    takeaway:
      "When a number grows by the same percent twice, the second increase includes that percent of the first increase.",
  };
}

type Loan = NonNullable<ReturnType<typeof drawLoan>>;

function drawLoan(rng: Rng) {
  const rate = rng.pick(RATES);
  const amount = rng.pick([
    500, 800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000,
    20000,
  ]);
  const first = (amount * rate) / 100;
  const extra = tidy((first * rate) / 100);
  return Number.isInteger(first) && Number.isInteger(extra) && extra >= 1
    ? { rate, amount, first, extra, second: first + extra }
    : null;
}

/** Whether amounts a year later are offered, or amounts less the interest: the key is the middle of the two. */
const isLater = (rate: number): boolean => RATES.findIndex((one) => one === rate) % 2 === 0;

/** For a wrong rate with a neighbor of its own, how many times the interest the amount is. */
const timesOf = (rate: number): number => {
  if (rate < 4) return 25;
  return rate < 6 ? 10 : 20;
};

/** The amount, from the interest of two years. */
function askAmount(rng: Rng, isTown: boolean): AskedProblem | null {
  const drawn = drawLoan(rng);
  if (!drawn) return null;
  const { rate, amount: key, first, extra, second } = drawn;
  const noun = isTown ? "increase" : "interest";
  const base = isTown ? "the original population" : "the amount invested";
  const show = isTown ? thousands : usd;
  if (isTown && (key < 4000 || rate > 10)) return null;
  const wrongTimes = timesOf(rate);
  const wrongRate = `with a rate of ${100 / wrongTimes} percent, but the rate is ${rate} percent`;
  const ofSecond: Wrong[] = [
    [
      (100 * second) / rate,
      `uses the second ${noun}`,
      `This is $\\frac{${tex(second)}}{${rate / 100}}$, but ${show(second)} is ${rate} percent of ${base} plus the first ${noun}.`,
    ],
    [
      wrongTimes * second,
      `uses the second ${noun} and a wrong rate`,
      `This is $\\frac{${tex(second)}}{${1 / wrongTimes}}$, ${wrongRate}, and it is ${show(first)}, not ${show(second)}, that is ${rate} percent of ${base}.`,
    ],
    [
      (50 * (first + second)) / rate,
      "averages the two years",
      `This is $\\frac{${tex((first + second) / 2)}}{${rate / 100}}$, with the average of ${show(first)} and ${show(second)}, but only ${show(first)} is ${rate} percent of ${base}.`,
    ],
  ];
  const lessFirst: Wrong[] = [
    [
      key - first,
      `subtracts the first ${noun}`,
      `This is $${tex(key)} - ${tex(first)}$, which subtracts the first ${noun} from ${base}.`,
    ],
    [
      wrongTimes * first - first,
      `subtracts the first ${noun} and uses a wrong rate`,
      `This is $\\frac{${tex(first)}}{${1 / wrongTimes}} - ${tex(first)}$, ${wrongRate}, and nothing is to be subtracted.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: isTown
      ? [
          `The population of a certain town increased by the same percent in 2020 as in 2021. If it increased by ${thousands(first)} people in 2020 and by ${thousands(second)} people in 2021, what was the population at the beginning of 2020?`,
        ]
      : [
          `An investment that earned interest at a constant annual rate, compounded annually, earned ${usd(first)} in the first year and ${usd(second)} in the second year. What was the amount originally invested?`,
          `Pat deposited a certain amount in an account that paid interest at a constant annual rate, compounded annually. If the account earned ${usd(first)} in interest in the first year and ${usd(second)} in the second year, what was the amount of the deposit?`,
        ],
    key,
    why: `The rate is $\\frac{${extra}}{${tex(first)}}$, or ${rate} percent, and ${rate} percent of ${show(key)} is ${show(first)}.`,
    wrong: [
      ...[10, 20, 25, 50].map((times): Wrong => [
        times * first,
        `takes a rate of ${100 / times} percent`,
        `This is $\\frac{${tex(first)}}{${1 / times}}$, with a rate of ${100 / times} percent, but the rate is $\\frac{${extra}}{${tex(first)}} = ${rate / 100}$, or ${rate} percent.`,
      ]),
      ...(isLater(rate) ? ofSecond : lessFirst),
      [
        (100 * first) / (2 * rate),
        "doubles the rate",
        `This is $\\frac{${tex(first)}}{${(2 * rate) / 100}}$, with twice the rate, but ${show(first)} is the ${noun} of only one year.`,
      ],
      [
        (100 * (first + second)) / rate,
        "takes both years as one",
        `This is $\\frac{${tex(first)} + ${tex(second)}}{${rate / 100}}$, but the sum is the ${noun} of two years, not of one.`,
      ],
    ],
    text: show,
    solution: isTown
      ? townSolution(drawn)
      : {
          idea: `The second year's interest is ${usd(extra)} more than the first year's, and this is the interest on the first year's interest.`,
          fast: [
            `From ${usd(first)} to ${usd(second)}, the interest grows by the annual rate, $\\frac{${extra}}{${tex(first)}} = ${rate / 100}$. So ${base} is $\\frac{${tex(first)}}{${rate / 100}} = ${tex(key)}$ dollars.`,
          ],
          steps: [
            `In the second year, ${base} earns ${usd(first)} again, and the other $${tex(second)} - ${tex(first)} = ${extra}$ dollars are earned by the first year's interest of ${usd(first)}.`,
            `So the rate is $\\frac{${extra}}{${tex(first)}} = ${rate / 100}$, or ${rate} percent.`,
            `The first year's interest of ${usd(first)} is ${rate} percent of ${base}, which was $\\frac{${tex(first)}}{${rate / 100}} = ${tex(key)}$ dollars.`,
          ],
          check: `${rate} percent of ${usd(key)} is ${usd(first)}, and ${rate} percent of ${usd(key + first)} is ${usd(second)}.`,
          takeaway: TAKEAWAY,
        },
  };
}

/** Compound interest against simple interest for two years. */
function askExcess(rng: Rng, asksAmount: boolean): AskedProblem | null {
  const drawn = drawLoan(rng);
  if (!drawn) return null;
  const { rate, amount, first, extra } = drawn;
  const key = asksAmount ? amount : extra;
  if (!asksAmount && (extra < 4 || rate === 20)) return null;
  const wrongTimes = timesOf(rate);
  const wrongRate = `divides ${usd(first)} by ${1 / wrongTimes} instead of ${rate / 100}`;
  const withInterest: Wrong[] = [
    [
      amount + first,
      "adds the interest",
      `This is $${tex(amount)} + ${tex(first)}$, the amount after the first year.`,
    ],
    [
      wrongTimes * first + first,
      "uses a wrong rate and adds the interest",
      `This ${wrongRate} and then adds ${usd(first)}, the interest for the first year.`,
    ],
  ];
  const lessInterest: Wrong[] = [
    [
      amount - first,
      "subtracts the interest",
      `This is $${tex(amount)} - ${tex(first)}$, which subtracts the first year's interest from the amount invested.`,
    ],
    [
      wrongTimes * first - first,
      "uses a wrong rate and subtracts the interest",
      `This ${wrongRate} and then subtracts ${usd(first)}, the interest for the first year.`,
    ],
  ];
  return {
    difficulty: asksAmount ? 4 : 3,
    stems: asksAmount
      ? [
          `When a certain amount of money is invested for 2 years at an annual rate of ${rate} percent, it earns ${usd(extra)} more if the interest is compounded annually than if it is simple interest. What is the amount invested?`,
          `In an account that pays ${rate} percent annual interest, compounded annually, a deposit earned ${usd(extra)} more interest in the second year than in the first year. What was the amount of the deposit?`,
        ]
      : [
          `If ${usd(amount)} is invested for 2 years at an annual rate of ${rate} percent, how much more interest will be earned if the interest is compounded annually than if it is simple interest?`,
          `A deposit of ${usd(amount)} was made in an account that paid ${rate} percent annual interest, compounded annually. By how much was the interest earned in the second year greater than the interest earned in the first year?`,
        ],
    key,
    why: `The first year's interest is ${usd(first)}, and ${rate} percent of that is ${usd(extra)}.`,
    wrong: asksAmount
      ? [
          [
            (100 * extra) / rate,
            "stops at the first year's interest",
            `This is $\\frac{${extra}}{${rate / 100}}$, the first year's interest, which earned the ${usd(extra)}.`,
          ],
          ...[10, 20, 25, 40].map((times): Wrong => [
            times * first,
            `divides by ${100 / times} percent the second time`,
            `This divides ${usd(extra)} by ${rate / 100} and then by ${1 / times}. Divide by the rate, ${rate / 100}, both times.`,
          ]),
          [
            amount / 2,
            "halves the amount",
            `This divides the first year's interest, ${usd(first)}, by ${(2 * rate) / 100}, which is twice the rate. But it was earned in one year.`,
          ],
          ...(isLater(rate) ? withInterest : lessInterest),
          [
            (100 * extra) / (2 * rate),
            "uses the rate for two years",
            `This is $\\frac{${extra}}{${(2 * rate) / 100}}$, but the ${usd(extra)} is one year's interest on the first year's interest, which still has to be divided by the rate.`,
          ],
          [
            2 * amount,
            "doubles the amount",
            `This divides the first year's interest, ${usd(first)}, by ${rate / 200}, which is only half of the rate.`,
          ],
          [
            (1000 * extra) / rate,
            "divides by the rate once",
            `Dividing ${usd(extra)} by the rate once gives the first year's interest. Divide by the rate again.`,
          ],
        ]
      : [
          [
            2 * extra,
            "counts two years",
            `This is $2 \\cdot ${tex(extra)}$, as if both years earned interest on interest. Only the second year does.`,
          ],
          [
            4 * extra,
            "doubles the rate",
            `This uses a rate of ${2 * rate} percent instead of ${rate} percent both times, which makes the result $2 \\cdot 2 = 4$ times as great.`,
          ],
          [
            extra / 2,
            "halves the difference",
            `This is half of ${usd(extra)}, but the whole interest on the first year's interest counts.`,
          ],
          [
            first,
            "finds a year's interest",
            `This is ${rate} percent of ${usd(amount)}, the interest for the first year.`,
          ],
          [
            3 * extra,
            "counts three years",
            `This is $3 \\cdot ${tex(extra)}$, but there are only 2 years, and only the second earns interest on interest.`,
          ],
          [
            first + extra,
            "finds the second year's interest",
            `This is $${tex(first)} + ${tex(extra)}$, all the interest of the second year. The question asks only for the difference, ${usd(extra)}.`,
          ],
          [
            2 * first,
            "finds the simple interest",
            `This is $2 \\cdot ${tex(first)}$, the simple interest for 2 years.`,
          ],
        ],
    text: usd,
    shows: (value) =>
      isPositiveWhole(value) && value >= key / 10 && value <= (asksAmount ? 5 : 12) * key,
    solution: {
      idea: "The difference is the interest that the first year's interest earns in the second year.",
      steps: asksAmount
        ? [
            `The ${usd(extra)} is ${rate} percent of the first year's interest, which was $\\frac{${extra}}{${rate / 100}} = ${tex(first)}$ dollars.`,
            `That is ${rate} percent of the original amount, which was $\\frac{${tex(first)}}{${rate / 100}} = ${tex(amount)}$ dollars.`,
          ]
        : [
            `The interest for the first year is ${rate} percent of ${usd(amount)}, or ${usd(first)}.`,
            `In the second year, this interest earns ${rate} percent of ${usd(first)}, or ${usd(extra)}. Everything else is the same in both cases.`,
          ],
      check: `${usd(amount)} earns ${usd(first)} in the first year, and ${usd(amount + first)} earns ${usd(first + extra)} in the second.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = {
  amount: (rng: Rng) => askAmount(rng, false),
  town: (rng: Rng) => askAmount(rng, true),
  excess: (rng: Rng) => askExcess(rng, false),
  base: (rng: Rng) => askExcess(rng, true),
};
const KINDS = ["amount", "amount", "town", "excess", "base"] as const;

/** Follows an amount for two years. */
const isAmount = (tried: number, first: number, second: number): boolean => {
  const rate = first / tried;
  return near((tried + first) * rate, second);
};
const excessOf = (amount: number, rate: number): number => {
  const after = (amount * (100 + rate)) / 100;
  return (after * (100 + rate)) / 100 - amount - (2 * amount * rate) / 100;
};
const isExcess = (tried: number, amount: number, rate: number): boolean =>
  near(tried, excessOf(amount, rate));
const isAmountOf = (tried: number, rate: number, extra: number): boolean =>
  near(extra, excessOf(tried, rate));

const READINGS: readonly StemReading[] = [
  { wording: /earned \$(\d+) in the first year and \$(\d+) in/, fits: isAmount },
  { wording: /earned \$(\d+) in interest in the first year and \$(\d+) in/, fits: isAmount },
  { wording: /increased by (\d+) people in 2020 and by (\d+) people in 2021/, fits: isAmount },
  { wording: /rate of (\d+) percent, it earns \$(\d+) more/, fits: isAmountOf },
  { wording: /pays (\d+) percent .* earned \$(\d+) more/, fits: isAmountOf },
  { wording: /If \$(\d+) is invested .* of (\d+) percent/, fits: isExcess },
  { wording: /deposit of \$(\d+) was made .* paid (\d+) percent/, fits: isExcess },
];

export const template: ProblemTemplate = {
  id: "second-year-interest",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern: "With annual compounding, the second year earns interest on the first year's interest.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Follows each amount for two years. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
