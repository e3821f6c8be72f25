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
  tidy,
  usd,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Ask of every percent what it is a percent of, and go back from a total by dividing.";

/** No odd cents: at most quarters of a dollar. */
const isNeat = (n: number): boolean => n > 0 && near(4 * n, Math.round(4 * n), 1e-6);

const isRound = (n: number): boolean => isPositiveWhole(n) && n % 5 === 0;
const isHalfDollar = (n: number): boolean => near(2 * n, Math.round(2 * n), 1e-6);

/** Both percents are of the price before tax. */
function askPrice(rng: Rng): AskedProblem | null {
  const price = 5 * rng.int(8, 80);
  const [tax, tip] = [rng.pick([4, 5, 6, 7, 8, 10]), rng.pick([10, 12, 15, 16, 18, 20, 25])];
  const sum = tax + tip;
  const total = tidy((price * (100 + sum)) / 100);
  // Without one of the percents, the result is another round price, and the options are made from both.
  const withTax = tidy((total * 100) / (100 + tip));
  const withTip = tidy((total * 100) / (100 + tax));
  const mistaken = rng.shuffle([withTax, withTip]).find(isRound);
  if (!isNeat(total) || mistaken === undefined) return null;
  const wrong: Wrong[] = [
    [
      mistaken,
      "leaves out one percent",
      `This still includes the ${mistaken === withTax ? `tax of ${tax}` : `${tip}`} percent that was added.`,
    ],
    [
      (mistaken * (100 - tax)) / 100,
      "takes the percents of different amounts",
      `Both percents are of the price, so they have to be added first.`,
    ],
    [
      (mistaken * (100 - tip)) / 100,
      "takes the percents of different amounts",
      `Both percents are of the price, so they have to be added first.`,
    ],
    [
      (total * (100 - sum)) / 100,
      "takes the percents of the total",
      `The percents are of the price, not of ${usd(total)}.`,
    ],
    [
      (mistaken * (100 + tax)) / 100,
      "adds the tax instead of dividing",
      `The tax is already part of the total.`,
    ],
    [
      mistaken === withTax ? withTip : withTax,
      "leaves out one percent",
      `This still includes one of the two percents that were added.`,
    ],
    [
      total - (price * tip) / 100,
      "stops before the tax",
      `This still includes the tax of ${tax} percent.`,
    ],
    [
      total - (price * tax) / 100,
      "stops early",
      `This still includes the ${tip} percent that was added.`,
    ],
    [
      (total * (100 - tip)) / 100,
      "takes a percent of the total",
      `The ${tip} percent is of the price, not of ${usd(total)}, and the tax is still included.`,
    ],
    [
      price - (price * tax) / 100,
      "subtracts the tax twice",
      `The division by ${1 + sum / 100} already removes the tax.`,
    ],
    [
      price + (price * (tip - tax)) / 100,
      "subtracts one from the other",
      `Both percents are added to the price.`,
    ],
    [total - sum, "subtracts the percents as dollars", `A percent isn't an amount in dollars.`],
    [
      total - (total * tip) / 100 - (total * tax) / 200,
      "takes the percents of the total",
      `The percents are of the price, not of ${usd(total)}.`,
    ],
    [
      price + (price * tax) / 200,
      "subtracts half the tax",
      `The entire tax is added to the price.`,
    ],
  ];
  return {
    difficulty: 2,
    stems: [
      `A customer paid a total of ${usd(total)} for a meal, including a tax of ${tax} percent and a tip of ${tip} percent, each calculated as a percent of the price of the meal. What was the price of the meal?`,
      `A guest's hotel bill of ${usd(total)} consisted of the price of the room, a tax of ${tax} percent of the price of the room, and a service fee of ${tip} percent of the price of the room. What was the price of the room?`,
    ],
    key: price,
    why: `The total is ${100 + sum} percent of the price, and $1.${String(sum).padStart(2, "0")} \\cdot ${price} = ${total}$.`,
    wrong,
    solution: {
      idea: "Both percents are of the same price, so they can be added.",
      fast: [
        `Test an easy option: ${usd(price)} plus ${sum} percent of ${usd(price)}, or ${usd((price * sum) / 100)}, is ${usd(total)}.`,
      ],
      steps: [
        `The total is $100 + ${tax} + ${tip} = ${100 + sum}$ percent of the price.`,
        `So the price is $\\frac{${total}}{${1 + sum / 100}} = ${price}$ dollars.`,
      ],
      check: `${sum} percent of ${usd(total)} is more than ${sum} percent of the price, so the price can't be found by subtracting it.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: isNeat,
  };
}

/** A discount or a markup, and then a tax on the result. */
function askChain(rng: Rng): AskedProblem | null {
  const price = 5 * rng.int(8, 160);
  const [cut, tax] = [rng.pick([10, 15, 20, 25, 30, 40, 50]), rng.pick([4, 5, 6, 8, 10])];
  const sale = tidy((price * (100 - cut)) / 100);
  const total = tidy((sale * (100 + tax)) / 100);
  // A price in hundreds would be the only round number among the options.
  if (![sale, total].every(Number.isInteger) || price % 100 === 0) return null;
  const wrong: Wrong[] = [
    [
      (total * 100) / (100 - cut + tax),
      "adds and subtracts the percents",
      `The second percent is of the result of the first, so the two percents can't be combined.`,
    ],
    [
      (total * 100) / (100 - cut),
      "leaves out the increase",
      `This still includes the ${tax} percent that was added.`,
    ],
    [
      (sale * (100 + cut)) / 100,
      "adds the decrease to the result",
      `The ${cut} percent is of the original amount, so divide by ${(100 - cut) / 100}.`,
    ],
    [
      (total * (100 + cut)) / 100,
      "adds the decrease to the total",
      `The ${cut} percent is of the original amount, so divide by ${(100 - cut) / 100}.`,
    ],
    [
      (total * (100 + cut - tax)) / 100,
      "adds and subtracts the percents",
      `The percents are of different amounts, and neither is of the final result.`,
    ],
    [
      ((total * (100 - tax)) / 100 / (100 - cut)) * 100,
      "takes the increase of the total",
      `The ${tax} percent is of the amount before the increase.`,
    ],
    [
      (total * (100 + cut) * (100 - tax)) / 10_000,
      "adds the decrease and takes the increase of the total",
      `The percents are of different amounts, and neither is of the final result.`,
    ],
    [
      (total * 100) / (100 - tax),
      "divides by the wrong factor",
      `The total is ${100 + tax} percent of the amount before the increase.`,
    ],
    [sale, "stops after one step", `This is the result after the first change.`],
  ];
  const withTax = (total * 100) / (100 - cut);
  if (wrong.filter(([value]) => value !== sale && isHalfDollar(value)).length < 5) return null;
  if (price % 10 === 0 && withTax % 10 !== 0 && rng.chance(0.5)) return null;
  return {
    difficulty: 3,
    stems: [
      `During a sale, the price of a jacket was ${cut} percent less than its regular price. If a customer paid a total of ${usd(total)} for the jacket, including a sales tax of ${tax} percent of the sale price, what was the regular price of the jacket?`,
      `A customer used a coupon for a discount of ${cut} percent on the price of a lamp. With a sales tax of ${tax} percent added to the discounted price, the customer paid ${usd(total)}. What was the price of the lamp before the discount?`,
    ],
    pure: [
      `When a number is decreased by ${cut} percent and the result is increased by ${tax} percent, the final result is ${total}. What is the number?`,
      `If $n$ decreased by ${cut} percent is equal to $k$, and $k$ increased by ${tax} percent is equal to ${total}, what is the value of $n$?`,
    ],
    key: price,
    why: `$${(100 - cut) / 100} \\cdot ${(100 + tax) / 100} \\cdot ${price} = ${total}$.`,
    wrong,
    solution: {
      idea: `The second percent is of the result of the first, so undo them one after the other, by dividing.`,
      steps: [
        `Before the increase of ${tax} percent it was $\\frac{${total}}{${(100 + tax) / 100}} = ${sale}$.`,
        `That is ${100 - cut} percent of the original amount, which is $\\frac{${sale}}{${(100 - cut) / 100}} = ${price}$.`,
      ],
      check: `Forward: ${price} minus ${cut} percent is ${sale}, and ${sale} plus ${tax} percent is ${total}.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    pureText: (n) => String(tidy(n)),
    shows: (n) => n > 0 && isHalfDollar(n),
  };
}

/** Draws of numbers per question, so that each kind of question comes up as often as intended. */
const TRIES = 300;

const ASK = { price: askPrice, chain: askChain };
const KINDS = ["price", "chain", "chain", "chain", "chain"] as const;

const isPrice = (n: number, total: number, tax: number, tip: number): boolean =>
  near(n + (n * tax) / 100 + (n * tip) / 100, total, 1e-4);
const isChain = (n: number, cut: number, tax: number, total: number): boolean => {
  const sale = n - (n * cut) / 100;
  return near(sale + (sale * tax) / 100, total, 1e-4);
};
const isChainOfTotal = (n: number, cut: number, total: number, tax: number): boolean =>
  isChain(n, cut, tax, total);
const M = String.raw`(\d+(?:\.\d+)?)`;

const READINGS: readonly StemReading[] = [
  {
    wording: new RegExp(`(?:paid a total of|bill of) \\$${M}.* (\\d+) percent .* (\\d+) percent`),
    fits: isPrice,
    open: (n, total) => n < total,
  },
  {
    wording: new RegExp(`(\\d+) percent less .* of \\$${M} .* of (\\d+) percent`),
    fits: isChainOfTotal,
  },
  { wording: new RegExp(`of (\\d+) percent on .* of (\\d+) percent .* \\$${M}\\.`), fits: isChain },
  {
    wording: new RegExp(`decreased by (\\d+) percent .* by (\\d+) percent.* ${M}(?:\\.|,)`),
    fits: isChain,
  },
];

export const template: ProblemTemplate = {
  id: "total-with-tax-and-tip",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "From a total back to the price: which percents are of the price, and which of a result.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Pays the bill for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
