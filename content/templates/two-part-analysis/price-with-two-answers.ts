import {
  fittingPairs,
  isPositiveWhole,
  pairDraft,
  type PairReading,
  type Rng,
  thousands,
  texThousands as tex,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

/** Who sells what, and why the lower or the higher of two prices would be chosen. */
const SETTINGS = [
  ["store", "A store", "lamp", "lamps", "attract more customers", "have fewer lamps delivered"],
  ["theater", "A theater", "ticket", "tickets", "fill more seats", "reduce crowding in the lobby"],
  [
    "publisher",
    "A publisher",
    "workbook",
    "workbooks",
    "reach more students",
    "reduce printing costs",
  ],
  ["bakery", "A bakery", "cake", "cakes", "attract more customers", "have fewer cakes to bake"],
] as const;

/** Price p sells k(s − p), so p and s − p bring the same revenue, which is more than the present one. */
function drawMarket(rng: Rng) {
  const k = rng.pick([2, 4, 5, 8, 10]);
  const low = rng.int(12, 40);
  const high = low + 2 * rng.int(2, 7);
  const s = low + high;
  const now = rng.chance(0.7) ? low - rng.int(1, 6) : high + rng.int(1, 4);
  const units = k * (s - now);
  const revenue = low * k * high;
  if (high > 1.8 * now || units > 600 || units < 90 || now < 8 || revenue % 10 > 0) return null;
  return { k, low, high, s, now, units, revenue };
}

type Market = NonNullable<ReturnType<typeof drawMarket>>;

function marketText({ k, now, units }: Market, who: string, one: string, many: string): string {
  return `${who} currently charges ${usd(now)} for each ${one} and sells ${thousands(units)} ${many} per week. For each $1 increase in the price, the number of ${many} sold per week decreases by ${k}, and for each $1 decrease in the price, the number sold per week increases by ${k}.`.replaceAll(
    "$1 ",
    "\\$1 ",
  );
}

function equationOf({ k, now, units, s, revenue, low, high }: Market, many: string): string[] {
  const [half, apart] = [s / 2, (high - low) / 2];
  return [
    `At a price of $p$ dollars, the number of ${many} sold is $${units} - ${k}(p - ${now}) = ${tex(k * s)} - ${k}p = ${k}(${s} - p)$.`,
    `The revenue is $p \\cdot ${k}(${s} - p) = ${tex(revenue)}$, so $p(${s} - p) = ${tex(revenue / k)}$.`,
    `$p$ and $${s} - p$ have the sum ${s}, so they are $${half} - d$ and $${half} + d$. Their product is $${tex(half ** 2)} - d^2 = ${tex(revenue / k)}$, so $d^2 = ${apart ** 2}$ and $d = ${apart}$. The two prices are ${half} − ${apart} = ${low} and ${half} + ${apart} = ${high} dollars.`,
  ];
}

/** What is sold at a price, and what it brings. */
function soldAt({ k, s }: Market, many: string, p: number): string {
  const sold = thousands(k * (s - p));
  return `At ${usd(p)}, ${sold} ${many} would be sold, and the revenue would be ${p} × ${sold} = ${usd(p * k * (s - p))}`;
}

function askPrices(rng: Rng) {
  const market = drawMarket(rng);
  if (!market) return null;
  const [name, who, one, many] = rng.pick(SETTINGS);
  const { k, low, high, s, now, units, revenue } = market;
  const right = (p: number): string => `${soldAt(market, many, p)}.`;
  const why = (p: number): string => `${soldAt(market, many, p)}, not ${usd(revenue)}.`;
  return {
    variant: `prices/${name}`,
    difficulty: 4,
    facts: `${marketText(market, who, one, many)} There are exactly two prices at which the weekly revenue from ${many} would be ${usd(revenue)}.`,
    asks: [
      ["Lower price", "the lower of these two prices, in dollars", low, right(low)],
      ["Higher price", "the higher of these two prices, in dollars", high, right(high)],
    ] as const,
    wrong: [
      [Math.floor(s / 2), why(Math.floor(s / 2))],
      [low + 4, why(low + 4)],
      [high - 4, why(high - 4)],
      [2 * now - low, why(2 * now - low)],
      [low - 2, why(low - 2)],
      [high + 2, why(high + 2)],
      [high + 6, why(high + 6)],
      [
        now,
        `At the current price of ${usd(now)}, ${thousands(units)} ${many} are sold, and the revenue is ${usd(now * units)}, not ${usd(revenue)}.`,
      ],
    ] as const,
    solution: {
      idea: `Write the number sold in terms of the price. The revenue is then ${k} times a product of two factors with a constant sum.`,
      steps: equationOf(market, many),
      fast: [
        `Try the rows: ${usd(low)} is ${usd(Math.abs(low - now))} ${low > now ? "more" : "less"} than ${usd(now)}, so ${units} ${low > now ? "−" : "+"} ${k} × ${Math.abs(low - now)} = ${thousands(k * high)} ${many} are sold, and ${low} × ${thousands(k * high)} = ${thousands(revenue)}. In the same way, ${usd(high)} gives ${high} × ${thousands(k * low)} = ${thousands(revenue)}.`,
      ],
      check: `At ${usd(low)}, the revenue is ${low} × ${thousands(k * high)} = ${usd(revenue)}, and at ${usd(high)}, it is ${high} × ${thousands(k * low)} = ${usd(revenue)}.`,
      takeaway:
        "Two prices with equal revenue lie at the same distance from the price with the greatest revenue.",
    },
    shows: (p: number) => isPositiveWhole(p) && p < s,
  };
}

/** One of the two prices is chosen, for a reason that the number sold explains. */
function askChosen(rng: Rng) {
  const market = drawMarket(rng);
  if (!market) return null;
  const [name, who, one, many, toSell, toSpare] = rng.pick(SETTINGS);
  const { k, low, high, now, units, revenue } = market;
  const isLow = rng.chance(0.5);
  const [price, other] = isLow ? [low, high] : [high, low];
  const [sold, otherSold] = [k * other, k * price];
  if (new Set([low, high, sold, otherSold, now]).size < 5) return null;
  const [by, sign] = [Math.abs(price - now), price > now ? "−" : "+"];
  const aim = isLow ? toSell : toSpare;
  const subject = who.replace("A ", "the ");
  const missed = (p: number): string =>
    `The revenue would be ${p} × ${thousands(k * (low + high - p))} = ${usd(p * k * (low + high - p))}, not ${usd(revenue)}.`;
  const least = isLow ? "lower" : "higher";
  return {
    variant: `${least}/${name}`,
    difficulty: 5,
    facts: `${marketText(market, who, one, many)} To increase its weekly revenue from ${many} to ${usd(revenue)}, ${subject} could charge either of two prices, and it will charge the ${least} of these two prices in order to ${aim}.`,
    asks: [
      [
        "Price",
        `the price, in dollars, that will be charged for each ${one}`,
        price,
        `${soldAt(market, many, price)}. ${usd(price)} is the ${least} of the two prices.`,
      ],
      [
        "Number sold",
        `the number of ${many} that will be sold per week at that price`,
        sold,
        `The price ${price > now ? "rises" : "falls"} by ${usd(by)}, so ${k} × ${by} = ${k * by} ${price > now ? "fewer" : "more"} ${many} are sold: ${units} ${sign} ${k * by} = ${sold}.`,
      ],
    ] as const,
    wrong: [
      [
        other,
        `${soldAt(market, many, other)}. But ${usd(price)} brings the same revenue, and ${usd(other)} is the ${isLow ? "higher" : "lower"} of the two prices.`,
      ],
      [
        otherSold,
        `This many ${many} are sold at ${usd(other)}, but the price will be ${usd(price)}, the ${least} of the two.`,
      ],
      [price + 4, `${soldAt(market, many, price + 4)}, not ${usd(revenue)}.`],
      [sold + 4 * k, `This many ${many} are sold at ${usd(price - 4)}. ${missed(price - 4)}`],
      [price - 4, `${soldAt(market, many, price - 4)}, not ${usd(revenue)}.`],
      [sold - 4 * k, `This many ${many} are sold at ${usd(price + 4)}. ${missed(price + 4)}`],
    ] as const,
    solution: {
      idea: `Two prices bring the revenue of ${usd(revenue)}, and more ${many} are sold at the lower one.`,
      steps: [
        ...equationOf(market, many),
        `${isLow ? "More" : "Fewer"} ${many} are sold at the ${least} price. So the price ${price > now ? "rises" : "falls"} by ${usd(by)} to ${usd(price)}, and ${units} ${sign} ${k} × ${by} = ${sold} ${many} are sold.`,
      ],
      check: `At ${usd(price)}, the revenue is ${price} × ${sold} = ${usd(revenue)}. At ${usd(other)}, it is ${other} × ${otherSold} = ${usd(revenue)}, too.`,
      takeaway: "When an equation has two solutions, look for the condition that excludes one.",
    },
  };
}

const READINGS: readonly PairReading[] = [
  ...([true, false] as const).map((isLow): PairReading => ({
    wording: new RegExp(
      `charges \\$(\\d+) for .* sells (\\d+) .* decreases by (\\d+), .* to \\$(\\d+), .* the ${isLow ? "lower" : "higher"} of these two prices in order`,
    ),
    fits: (p, sold, now = 0, units = 0, k = 0, revenue = 0) => {
      const isHalf = 2 * p < now + units / k;
      return sold === units - k * (p - now) && p * sold === revenue && isHalf === isLow;
    },
  })),
  {
    wording: /charges \$(\d+) for .* sells (\d+) .* decreases by (\d+), .* would be \$(\d+)\./,
    fits: (low, high, now = 0, units = 0, k = 0, revenue = 0) =>
      low < high && [low, high].every((p) => p * (units - k * (p - now)) === revenue),
  },
];

export const template: TwoPartTemplate = {
  id: "price-with-two-answers",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two prices bring the same revenue. Both are asked for, or one is chosen for a reason.",

  make(rng) {
    const ask = rng.pick([askPrices, askChosen]);
    let asked = null;
    for (let tries = 0; tries < 60; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
