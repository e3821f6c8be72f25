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
  const leftOut = (value: number): string =>
    value === withTax
      ? `This is ${usd(total)} divided by ${(100 + tip) / 100}, which takes out only the [[fee]], not the tax of ${tax} percent.`
      : `This is ${usd(total)} divided by ${(100 + tax) / 100}, which takes out only the tax, not the [[fee]] of ${tip} percent.`;
  const mistakenBy = (100 + (mistaken === withTax ? tip : tax)) / 100;
  const together = `Both percents are of [[price]], so add them and divide by ${(100 + sum) / 100}.`;
  const wrong: Wrong[] = [
    [mistaken, "leaves out one percent", leftOut(mistaken)],
    [
      (mistaken * (100 - tax)) / 100,
      "takes the percents of different amounts",
      `This divides ${usd(total)} by ${mistakenBy} and then takes ${tax} percent off. ${together}`,
    ],
    [
      (mistaken * (100 - tip)) / 100,
      "takes the percents of different amounts",
      `This divides ${usd(total)} by ${mistakenBy} and then takes ${tip} percent off. ${together}`,
    ],
    [
      (total * (100 - sum)) / 100,
      "takes the percents of the total",
      `This takes ${sum} percent off ${usd(total)}, but the percents are of [[price]], not of the total.`,
    ],
    [
      (mistaken * (100 + tax)) / 100,
      "adds the tax instead of dividing",
      `This divides ${usd(total)} by ${mistakenBy} and then adds ${tax} percent, but the tax is already part of the total.`,
    ],
    [
      mistaken === withTax ? withTip : withTax,
      "leaves out one percent",
      leftOut(mistaken === withTax ? withTip : withTax),
    ],
    [
      total - (price * tip) / 100,
      "stops before the tax",
      `This takes only the [[fee]] of ${usd((price * tip) / 100)} off the total. It still includes the tax of ${usd((price * tax) / 100)}.`,
    ],
    [
      total - (price * tax) / 100,
      "stops early",
      `This takes only the tax of ${usd((price * tax) / 100)} off the total. It still includes the [[fee]] of ${usd((price * tip) / 100)}.`,
    ],
    [
      (total * (100 - tip)) / 100,
      "takes a percent of the total",
      `This takes ${tip} percent off ${usd(total)}. The [[fee]] is ${tip} percent of [[price]], not of the total, and the tax is still included.`,
    ],
    [
      price - (price * tax) / 100,
      "subtracts the tax twice",
      `This takes ${tax} percent off ${usd(price)}, but the division by ${(100 + sum) / 100} already removes the tax.`,
    ],
    [
      price + (price * (tip - tax)) / 100,
      "subtracts one from the other",
      `This still includes $${tip} - ${tax}$ percent of [[price]], as if the tax were subtracted. Both percents are added.`,
    ],
    [
      total - sum,
      "subtracts the percents as dollars",
      `This is ${usd(total)} minus ${usd(sum)}, but ${sum} percent isn't ${usd(sum)}.`,
    ],
    [
      total - (total * tip) / 100 - (total * tax) / 200,
      "takes the percents of the total",
      `This takes ${tip} percent and half of ${tax} percent off ${usd(total)}, but the percents are of [[price]], not of the total.`,
    ],
    [
      price + (price * tax) / 200,
      "subtracts half the tax",
      `This still includes half of the tax of ${usd((price * tax) / 100)}.`,
    ],
  ];
  return {
    difficulty: 2,
    stems: [
      `A customer paid a total of ${usd(total)} for a meal, including a tax of ${tax} percent and a tip of ${tip} percent, each calculated as a percent of the price of the meal. What was the price of the meal?`,
      `A guest's hotel bill of ${usd(total)} consisted of the price of the room, a tax of ${tax} percent of the price of the room, and a service fee of ${tip} percent of the price of the room. What was the price of the room?`,
    ],
    key: price,
    why: `The total is ${100 + sum} percent of [[price]], and $1.${String(sum).padStart(2, "0")} \\cdot ${price} = ${total}$.`,
    wrong,
    solution: {
      idea: "Both percents are of [[price]], so they can be added.",
      fast: [
        `Test the options: ${usd(price)} plus ${sum} percent of ${usd(price)}, or ${usd((price * sum) / 100)}, is ${usd(total)}.`,
      ],
      steps: [
        `The total is $100 + ${tax} + ${tip} = ${100 + sum}$ percent of [[price]].`,
        `So [[price]] is $\\frac{${total}}{${(100 + sum) / 100}} = ${price}$ dollars.`,
      ],
      check: `${sum} percent of ${usd(total)} is more than ${sum} percent of ${usd(price)}, so [[price]] can't be found by subtracting it.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { price: "the price of the meal", fee: "tip" }
        : { price: "the price of the room", fee: "service fee" },
    text: usd,
    shows: isNeat,
  };
}

const amount = (n: number): string => String(tidy(n));

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
      `This divides ${amount(total)} by ${(100 - cut + tax) / 100}, from $100 - ${cut} + ${tax} = ${100 - cut + tax}$ percent. But the ${cut} percent is of [[base]], and the ${tax} percent is of [[mid]].`,
    ],
    [
      (total * 100) / (100 - cut),
      "leaves out the increase",
      `This divides ${amount(total)} by ${(100 - cut) / 100}, but it still includes the ${tax} percent that was added.`,
    ],
    [
      (sale * (100 + cut)) / 100,
      "adds the decrease to the result",
      `This adds ${cut} percent of ${amount(sale)} to ${amount(sale)}, but the ${cut} percent is of [[base]], so divide by ${(100 - cut) / 100}.`,
    ],
    [
      (total * (100 + cut)) / 100,
      "adds the decrease to the total",
      `This adds ${cut} percent of ${amount(total)} to ${amount(total)}, but the ${cut} percent is of [[base]], and the ${tax} percent is still included.`,
    ],
    [
      (total * (100 + cut - tax)) / 100,
      "adds and subtracts the percents",
      `This adds $${cut} - ${tax} = ${cut - tax}$ percent to ${amount(total)}, but neither percent is of ${amount(total)}.`,
    ],
    [
      ((total * (100 - tax)) / 100 / (100 - cut)) * 100,
      "takes the increase of the total",
      `This takes ${tax} percent off ${amount(total)} before it divides by ${(100 - cut) / 100}. The ${tax} percent is of [[mid]], so divide by ${(100 + tax) / 100} instead.`,
    ],
    [
      (total * (100 + cut) * (100 - tax)) / 10_000,
      "adds the decrease and takes the increase of the total",
      `This takes ${tax} percent off ${amount(total)} and then adds ${cut} percent. To undo the changes, divide by ${(100 + tax) / 100} and by ${(100 - cut) / 100}.`,
    ],
    [
      (total * 100) / (100 - tax),
      "divides by the wrong factor",
      `This divides ${amount(total)} by ${(100 - tax) / 100}, but ${amount(total)} is ${100 + tax} percent of [[mid]].`,
    ],
    [sale, "stops after one step", `This is [[mid]], not [[base]].`],
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
      idea: `The ${tax} percent is of [[mid]], and the ${cut} percent is of [[base]], so undo them one after the other, by dividing.`,
      steps: [
        `${100 + tax} percent of [[mid]] is ${total}, so [[mid]] is $\\frac{${total}}{${(100 + tax) / 100}} = ${sale}$.`,
        `That is ${100 - cut} percent of [[base]], so [[base]] is $\\frac{${sale}}{${(100 - cut) / 100}} = ${price}$.`,
      ],
      check: `Forward: ${price} minus ${cut} percent is ${sale}, and ${sale} plus ${tax} percent is ${total}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        { base: "the regular price", mid: "the sale price" },
        { base: "the price before the discount", mid: "the discounted price" },
        { base: "the original number", mid: "the decreased number" },
      ][wording - 1] ?? { base: "$n$", mid: "$k$" },
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
