import {
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  usd,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly bill: string;
  readonly price: string;
  readonly fee: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "dinner", bill: "a group dinner", price: "price of the dinner", fee: "tip" },
  { name: "tour", bill: "a walking tour", price: "price of the tour", fee: "tip" },
  { name: "catering", bill: "a catered lunch", price: "price of the lunch", fee: "service charge" },
  { name: "lodge", bill: "a night at a lodge", price: "price of the night", fee: "service charge" },
  { name: "boat", bill: "a boat trip", price: "price of the trip", fee: "tip" },
  { name: "taxi", bill: "a long taxi ride", price: "fare", fee: "tip" },
];

/** Tax and tip percentages whose sums or products are easy to divide by in your head. */
const ADDED: readonly [number, number][] = [
  [5, 15],
  [8, 12],
  [4, 16],
  [5, 20],
  [7, 18],
  [10, 15],
  [10, 20],
  [5, 25],
  [12, 18],
];
const COMPOUNDED: readonly [number, number][] = [
  [10, 20],
  [5, 20],
  [8, 25],
  [4, 25],
  [12, 25],
  [20, 25],
  [20, 10],
  [10, 10],
  [20, 15],
];

const toCents = (digits: string): number => Math.round(Number(digits) * 100);
const isNearly = (x: number): boolean => Math.abs(x - Math.round(x)) < 1e-9;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

function drawNumbers(rng: Rng) {
  const { name, bill, price: noun, fee: feeNoun } = rng.pick(SETTINGS);
  const asked = rng.pick(["price", "tip", "saved", "taxed-price"] as const);
  const isOnTaxed = asked === "saved" || asked === "taxed-price";
  const price = 5 * rng.int(6, 60);
  const [tax, tip] = rng.pick(isOnTaxed ? COMPOUNDED : ADDED);
  const taxed = cents((price * (100 + tax)) / 100);
  const [fee, feeOnTaxed] = [cents((price * tip) / 100), cents((taxed * tip) / 100)];
  const total = cents(taxed + (isOnTaxed ? feeOnTaxed : fee));
  const saved = cents(feeOnTaxed - fee);
  const value = { price, tip: fee, saved, "taxed-price": price }[asked];
  if (![total * 2, value * 4].every(Number.isInteger)) return null;
  const sum = 100 + tax + tip;
  const product = cents(((100 + tax) * (100 + tip)) / 100);
  const [right, wrong] = isOnTaxed ? [product, sum] : [sum, product];
  return {
    name,
    bill,
    noun,
    feeNoun,
    asked,
    isOnTaxed,
    price,
    tax,
    tip,
    taxed,
    fee,
    feeOnTaxed,
    total,
    saved,
    value,
    sum,
    product,
    right,
    wrong,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  { bill, noun, feeNoun, asked, isOnTaxed, tax, tip, total }: Numbers,
  rng: Rng,
): string {
  const base = isOnTaxed
    ? `${tip} percent of the ${noun} including tax`
    : `${tip} percent of the ${noun} before tax`;
  const facts = rng.pick([
    `The total paid for ${bill} was ${usd(total)}. It consisted of the ${noun}, a tax of ${tax} percent of that amount, and a ${feeNoun} of ${base}.`,
    `For ${bill}, a traveler paid ${usd(total)} in all: the ${noun}, ${tax} percent of it as tax, and a ${feeNoun} of ${base}.`,
  ]);
  const question = {
    price: `What was the ${noun} before tax?`,
    tip: `What was the ${feeNoun}?`,
    saved: `How much less would the ${feeNoun} have been if it had been ${tip} percent of the ${noun} before tax?`,
    "taxed-price": `What was the ${noun} before tax?`,
  }[asked];
  return `${facts} ${question}`;
}

function optionsOf({
  feeNoun,
  asked,
  isOnTaxed,
  price,
  tax,
  tip,
  taxed,
  fee,
  feeOnTaxed,
  total,
  value,
  right,
  wrong,
}: Numbers): ProblemOptions {
  /** From an assumed price to what is asked. */
  const from = (supposed: number): number =>
    ({ price: 1, "taxed-price": 1, tip: tip / 100, saved: (tax * tip) / 10_000 })[asked] * supposed;
  const ways: [number, string, string][] = [
    [
      from((total * (200 - right)) / 100),
      "takes the percents off the total",
      `The percents are percents of the price, not of ${usd(total)}; divide the total by $${right / 100}$ instead.`,
    ],
    [
      from((total * 100) / wrong),
      isOnTaxed ? "adds tax and tip" : `takes the ${feeNoun} of the tax as well`,
      isOnTaxed
        ? `The ${feeNoun} is taken of the price with tax, so the factors multiply: $${(100 + tax) / 100} \\cdot ${(100 + tip) / 100}$.`
        : `Both percents are of the same price here, so they add to $${tax + tip}$ percent; nothing is compounded.`,
    ],
    [
      from((total * 100) / (100 + tip)),
      "forgets the tax",
      `Dividing by $${(100 + tip) / 100}$ leaves the tax in the price.`,
    ],
    [
      from((total * 100) / (100 + tax)),
      `forgets the ${feeNoun}`,
      `Dividing by $${(100 + tax) / 100}$ leaves the ${feeNoun} in the price.`,
    ],
    [
      from(total),
      "takes the percent of the total",
      `${usd(total)} already holds tax and ${feeNoun}; the percents are taken of less.`,
    ],
    [
      from((total * (100 - tax) * (100 - tip)) / 10_000),
      "takes off one percent after the other",
      `A percent added to a smaller amount is not undone by the same percent of a larger one.`,
    ],
    [
      {
        price: taxed,
        "taxed-price": taxed,
        tip: (price * tax) / 100,
        saved: (price * tax) / 100,
      }[asked],
      asked === "price" || asked === "taxed-price"
        ? "stops before taking off the tax"
        : "answers with the tax",
      asked === "price" || asked === "taxed-price"
        ? `${usd(taxed)} still includes the tax of ${tax} percent.`
        : `${usd((price * tax) / 100)} is the tax.`,
    ],
    [
      from(price - (price * tax) / 100),
      "takes the tax off twice",
      `Once the total is divided by ${right} percent, the tax of ${usd(cents((price * tax) / 100))} is off already.`,
    ],
    [
      from(price + (isOnTaxed ? feeOnTaxed : fee)),
      "takes off the tax alone",
      `The ${feeNoun} of ${usd(isOnTaxed ? feeOnTaxed : fee)} is still contained in this amount.`,
    ],
    [
      asked === "tip" || asked === "saved" ? from(price - fee) : -1,
      `takes the ${feeNoun} off before finding it`,
      `The ${tip} percent count from the whole amount, not from what is left without the ${feeNoun}.`,
    ],
    [
      from((total * (100 - tip)) / 100),
      `takes the ${feeNoun} off as a percent of the total`,
      `The ${tip} percent are not percents of ${usd(total)}, and the tax is still to come off.`,
    ],
    [
      from((total * (100 - tax)) / 100),
      "takes the tax off as a percent of the total",
      `The ${tax} percent are not percents of ${usd(total)}, and the ${feeNoun} is still to come off.`,
    ],
    [
      {
        price: total - fee - fee,
        "taxed-price": price - fee,
        tip: total - price,
        saved: feeOnTaxed,
      }[asked],
      {
        price: `takes the ${feeNoun} off twice`,
        "taxed-price": `takes the ${feeNoun} off twice`,
        tip: "answers with all that was added",
        saved: "answers with the whole charge",
      }[asked],
      {
        price: `The ${feeNoun} of ${usd(fee)} comes off the total only once.`,
        "taxed-price": `Once the total is divided by both factors, nothing more comes off.`,
        tip: `${usd(total - price)} is tax and ${feeNoun} together.`,
        saved: `${usd(feeOnTaxed)} is the whole ${feeNoun}; asked is the difference.`,
      }[asked],
    ],
  ];
  return {
    key: {
      text: usd(value),
      value,
      why: `A price of ${usd(price)} makes ${usd(taxed)} with tax and ${usd(total)} in all.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: n, slip, why }))
      .filter(
        ({ value: n }) =>
          n > 0 && n < total && isRound(n, value, asked === "tip" || asked === "saved"),
      )
      .map((way) => ({ ...way, text: usd(way.value) })),
  };
}

function solutionOf({
  feeNoun,
  asked,
  isOnTaxed,
  price,
  tax,
  tip,
  taxed,
  fee,
  feeOnTaxed,
  total,
  saved,
  sum,
  product,
  right,
}: Numbers): Solution {
  const opening = isOnTaxed
    ? `The price grows by the factor $${(100 + tax) / 100}$ for the tax, and that by $${(100 + tip) / 100}$ for the ${feeNoun}: in all $${product / 100}$.`
    : `Both percents are of the price before tax, so the total is $100 + ${tax} + ${tip} = ${sum}$ percent of it.`;
  return {
    idea: `Ask of every percent what it is a percent of; then the total is one percent of the price before tax.`,
    steps: [
      opening,
      `So the price before tax was $${total.toFixed(2).replace(".00", "")} \\div ${right / 100} = ${price}$ dollars.`,
      ...(asked === "tip"
        ? [`The ${feeNoun} was ${tip} percent of ${usd(price)}, which is ${usd(fee)}.`]
        : []),
      ...(asked === "saved"
        ? [
            `The excess is ${tip} percent of the tax alone: the tax is ${usd((price * tax) / 100)}, and ${tip} percent of it is ${usd(saved)}.`,
          ]
        : []),
    ],
    check: `Forward: ${usd(price)} and tax of ${usd((price * tax) / 100)} make ${usd(taxed)}; with ${usd(isOnTaxed ? feeOnTaxed : fee)} more it is ${usd(total)}.`,
  };
}

export const template: ProblemTemplate = {
  id: "total-with-tax-and-tip",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "From a total back to the price: which percents are of the price and which of the price with tax.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, right } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Adding percentages of one base is easy; a tip on the tax multiplies, and its excess is a
      // percentage of a percentage.
      difficulty:
        { price: 2, tip: 3, "taxed-price": 3, saved: 4 }[asked] + (right % 5 === 0 ? 0 : 1),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every price in steps of five cents and pays the bill. */
  check({ stem, options }) {
    const text = plain(stem);
    const total = toCents(read(stem, /\$(\d+(?:\.\d+)?)/)[0]!);
    const [tax, tip] = [
      read(stem, /(?:tax of (\d+) percent|(\d+) percent of it as tax)/).find(Boolean),
      read(stem, /(?:tip|guide|charge) of (\d+) percent/)[0],
    ].map(Number) as [number, number];
    const isOnTaxed = /percent of the [\w ]+ including tax/.test(text);
    const prices = range(1, total / 5)
      .map((fives) => 5 * fives)
      .filter((price) => {
        const taxes = price * tax;
        const base = isOnTaxed ? 100 * price + taxes : 100 * price;
        return 100 * (100 * price + taxes) + tip * base === 10_000 * total;
      });
    const [price] = prices;
    if (price === undefined || prices.length > 1)
      throw new Error(`${prices.length} prices fit: ${text}`);
    const answer = text.includes("How much less")
      ? (price * tax * tip) / 10_000
      : /What was the (?:tip|service charge)/.test(text)
        ? (price * tip) / 100
        : price;
    return options.flatMap((option, k) =>
      Math.abs(toCents(plain(option).replace("$", "")) - answer) < 0.01 ? [k] : [],
    );
  },
};

/** Prices in whole and half dollars; smaller amounts, and those next to odd cents, in nickels. */
function isRound(n: number, value: number, isSmall: boolean): boolean {
  return isNearly(n * 2) || ((isSmall || !Number.isInteger(value * 2)) && isNearly(n * 20));
}
