import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
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

/** The amount, from the interest of two years. */
function askAmount(rng: Rng, isTown: boolean): AskedProblem | null {
  const drawn = drawLoan(rng);
  if (!drawn) return null;
  const { rate, amount: key, first, extra, second } = drawn;
  const noun = isTown ? "increase" : "interest";
  if (isTown && (key < 4000 || rate > 10)) return null;
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
    why: `The rate is $\\frac{${extra}}{${tex(first)}}$, or ${rate} percent, and ${rate} percent of ${thousands(key)} is ${thousands(first)}.`,
    wrong: [
      [
        10 * first,
        "takes a rate of 10 percent",
        `The rate follows from the two amounts that are given. It is ${rate} percent.`,
      ],
      [
        20 * first,
        "takes a rate of 5 percent",
        `The rate follows from the two amounts that are given. It is ${rate} percent.`,
      ],
      [
        25 * first,
        "takes a rate of 4 percent",
        `The rate follows from the two amounts that are given. It is ${rate} percent.`,
      ],
      [
        50 * first,
        "takes a rate of 2 percent",
        `The rate follows from the two amounts that are given. It is ${rate} percent.`,
      ],
      [
        (100 * second) / rate,
        `uses the second ${noun}`,
        `The ${thousands(second)} is ${rate} percent of the amount after the first year.`,
      ],
      [
        key - first,
        `subtracts the first ${noun}`,
        `The first ${noun} is a percent of the whole original amount.`,
      ],
      [
        (50 * (first + second)) / rate,
        "averages the two years",
        `Only the first ${noun} is ${rate} percent of the original amount.`,
      ],
      [
        (100 * first) / (2 * rate),
        "doubles the rate",
        `The ${thousands(first)} belongs to one year.`,
      ],
      [
        (100 * (first + second)) / rate,
        "takes both years as one",
        `The ${thousands(first + second)} belongs to two years.`,
      ],
    ],
    text: isTown ? thousands : usd,
    solution: {
      idea: `The second ${noun} is ${thousands(extra)} greater than the first, and this is the ${noun} on the first ${noun}.`,
      fast: [
        `From ${thousands(first)} to ${thousands(second)} is an increase by the same percent, $\\frac{${extra}}{${tex(first)}} = ${rate / 100}$. So the original amount is $\\frac{${tex(first)}}{${rate / 100}} = ${tex(key)}$.`,
      ],
      steps: [
        `In the second year, the original amount brings ${thousands(first)} again. The other $${tex(second)} - ${tex(first)} = ${extra}$ comes from the first year's ${thousands(first)}.`,
        `So the rate is $\\frac{${extra}}{${tex(first)}} = ${rate / 100}$, or ${rate} percent.`,
        `The first year's ${thousands(first)} is ${rate} percent of the original amount, which was $\\frac{${tex(first)}}{${rate / 100}} = ${tex(key)}$.`,
      ],
      check: `${rate} percent of ${thousands(key)} is ${thousands(first)}, and ${rate} percent of ${thousands(key + first)} is ${thousands(second)}.`,
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
  return {
    difficulty: asksAmount ? 4 : 3,
    stems: asksAmount
      ? [
          `When a certain amount of money is invested for 2 years at an annual rate of ${rate} percent, it earns ${usd(extra)} more if the interest is compounded annually than if it is simple interest. What is the amount invested?`,
          `In an account that pays ${rate} percent annual interest, compounded annually, a deposit earned ${usd(extra)} more interest in the second year than in the first year. What was the amount of the deposit?`,
        ]
      : [
          `If ${usd(amount)} is invested for 2 years at an annual rate of ${rate} percent, how much more interest will be earned if the interest is compounded annually than if it is simple interest?`,
          `The amount of ${usd(amount)} was deposited in an account that pays ${rate} percent annual interest, compounded annually. By how much was the interest earned in the second year greater than the interest earned in the first year?`,
        ],
    key,
    why: `The first year's interest is ${usd(first)}, and ${rate} percent of that is ${usd(extra)}.`,
    wrong: asksAmount
      ? [
          [
            (100 * extra) / rate,
            "stops at the first year's interest",
            `This is the first year's interest, which earned the ${usd(extra)}.`,
          ],
          ...[10, 20, 25, 40].map((times): Wrong => [
            times * first,
            `divides by ${100 / times} percent the second time`,
            `This divides ${usd(extra)} by ${rate / 100} and then by ${1 / times}. Divide by the rate, ${rate / 100}, both times.`,
          ]),
          [
            amount / 2,
            "halves the amount",
            `The ${usd(extra)} was earned in the second year alone.`,
          ],
          [amount + first, "adds the interest", `This is the amount after the first year.`],
          [
            amount - first,
            "subtracts the interest",
            `The first year's interest isn't part of the original amount.`,
          ],
          [
            (100 * extra) / (2 * rate),
            "uses the rate for two years",
            `The ${usd(extra)} is interest of one year on the first year's interest.`,
          ],
          [2 * amount, "doubles the amount", `The ${usd(extra)} is the whole difference.`],
          [
            (1000 * extra) / rate,
            "divides by the rate once",
            `Dividing ${usd(extra)} by the rate once gives the first year's interest. Divide by the rate again.`,
          ],
        ]
      : [
          [2 * extra, "counts two years", `Only the second year earns interest on interest.`],
          [
            4 * extra,
            "doubles the rate",
            `The annual rate is ${rate} percent, and it is used as it is in each of the 2 years.`,
          ],
          [
            extra / 2,
            "halves the difference",
            `The whole interest on the first year's interest counts.`,
          ],
          [first, "finds a year's interest", `This is the interest for the first year.`],
          [3 * extra, "counts three years", `Only the second year earns interest on interest.`],
          [
            first + extra,
            "finds the second year's interest",
            `This is all the interest of the second year.`,
          ],
          [2 * first, "finds the simple interest", `This is the simple interest for 2 years.`],
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
  { wording: /of \$(\d+) was deposited .* pays (\d+) percent/, fits: isExcess },
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
