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

function equationOf({ k, now, units, s, revenue, low, high }: Market): string[] {
  return [
    `At a price of $p$ dollars, $${units} - ${k}(p - ${now}) = ${k}(${s} - p)$ are sold.`,
    `$p \\cdot ${k}(${s} - p) = ${tex(revenue)}$, so $p(${s} - p) = ${tex(revenue / k)}$.`,
    `The two prices have the sum ${s} and the product ${thousands(revenue / k)}: they are ${low} and ${high}.`,
  ];
}

function askPrices(rng: Rng) {
  const market = drawMarket(rng);
  if (!market) return null;
  const [name, who, one, many] = rng.pick(SETTINGS);
  const { k, low, high, s, now, units, revenue } = market;
  const why = (p: number): string =>
    `At ${usd(p)}, ${thousands(k * (s - p))} ${many} are sold, for ${usd(p * k * (s - p))}.`;
  return {
    variant: `prices/${name}`,
    difficulty: 4,
    facts: `${marketText(market, who, one, many)} There are exactly two prices at which the weekly revenue from ${many} would be ${usd(revenue)}.`,
    asks: [
      ["Lower price", "the lower of these two prices, in dollars", low, why(low)],
      ["Higher price", "the higher of these two prices, in dollars", high, why(high)],
    ] as const,
    wrong: [
      [Math.floor(s / 2), why(Math.floor(s / 2))],
      [low + 4, why(low + 4)],
      [high - 4, why(high - 4)],
      [2 * now - low, why(2 * now - low)],
      [low - 2, why(low - 2)],
      [high + 2, why(high + 2)],
      [high + 6, why(high + 6)],
      [now, `At ${usd(now)}, ${thousands(units)} ${many} are sold, for ${usd(now * units)}.`],
    ] as const,
    solution: {
      idea: "Write the number sold in terms of the price. The revenue is then a product of two factors with a constant sum.",
      steps: equationOf(market),
      fast: [
        `Try the rows: ${usd(low)} is a change of ${usd(low - now)} from ${usd(now)}, so ${thousands(k * high)} are sold, and ${low} × ${thousands(k * high)} = ${thousands(revenue)}.`,
      ],
      check: `${usd(high)} × ${thousands(k * low)} = ${usd(revenue)}.`,
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
  const aim = isLow ? toSell : toSpare;
  const subject = who.replace("A ", "the ");
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
        `At ${usd(price)}, ${sold} ${many} are sold, for ${usd(revenue)}.`,
      ],
      [
        "Number sold",
        `the number of ${many} that will be sold per week at that price`,
        sold,
        `${units} ${price > now ? "−" : "+"} ${k} × ${Math.abs(price - now)} = ${sold}`,
      ],
    ] as const,
    wrong: [
      [other, `At ${usd(other)} the revenue is right, but this is not the ${least} price.`],
      [otherSold, `This many are sold at ${usd(other)}, which is not the ${least} price.`],
      [price + 4, `At ${usd(price + 4)}, ${k * (other - 4)} would be sold.`],
      [sold + 4 * k, `This many are sold at ${usd(price - 4)}.`],
      [price - 4, `At ${usd(price - 4)}, ${k * (other + 4)} would be sold.`],
      [sold - 4 * k, `This many are sold at ${usd(price + 4)}.`],
    ] as const,
    solution: {
      idea: "Two prices give the revenue, and more are sold at the lower one.",
      steps: [
        ...equationOf(market),
        `${isLow ? "More" : "Fewer"} are sold at the ${least} price, so the price is ${usd(price)}, and ${sold} are sold.`,
      ],
      check: `${price} × ${sold} = ${thousands(revenue)}.`,
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
