import {
  asFraction,
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  fractionText,
  gcd,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  tidy,
  usd,
  texFirst,
} from "@theta/items/template";

const TAKEAWAY =
  "In a blend, each amount is proportional to the other ingredient's distance from the average.";

/** p parts at a and q parts at b cost c on average. With a profit of g percent, they sell at s. */
interface Blend {
  readonly p: number;
  readonly q: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly g: number;
  readonly s: number;
}

const PARTS = [1, 2, 3, 4, 5];
const COSTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20];

/** All with a whole cost per unit and a price in dimes. */
const BLENDS: readonly Blend[] = PARTS.flatMap((p) => PARTS.map((q) => ({ p, q })))
  .filter(({ p, q }) => p !== q && gcd(p, q) === 1)
  .flatMap((parts) => COSTS.flatMap((a) => COSTS.map((b) => ({ ...parts, a, b }))))
  .map(({ p, q, a, b }) => ({ p, q, a, b, c: (p * a + q * b) / (p + q) }))
  .filter(({ a, b, c }) => Number.isInteger(c) && Math.abs(a - b) >= 2)
  .flatMap((blend) =>
    [20, 25, 30, 40, 50].map((g) => ({ ...blend, g, s: tidy((blend.c * (100 + g)) / 100) })),
  )
  .filter(({ b, s }) => s !== b && Number.isInteger(tidy(10 * s)));

const fraction = (value: number): string => fractionText(asFraction(value)!);
const isCents = (value: number): boolean => value > 0 && Number.isInteger(tidy(20 * value));

function askPrice({ p, q, a, b, c, g, s }: Blend, rng: Rng): AskedProblem {
  const n = rng.pick([1, 2, 10]);
  const [m, k] = [n * p, n * q];
  const factor = (100 + g) / 100;
  return {
    difficulty: 3,
    stems: [
      `A store mixes ${m} pounds of Grade X coffee, which costs the store ${usd(a)} per pound, with ${k} pounds of Grade Y coffee, which costs the store ${usd(b)} per pound. At what price per pound must the store sell the mixture in order for its profit to be ${g} percent of the cost of the mixture?`,
      `A company bought Solvent X at ${usd(a)} per gallon and Solvent Y at ${usd(b)} per gallon and blended them in a ratio of ${p} to ${q}, respectively, by volume. If the selling price of the blend was ${g} percent greater than the cost of the blend, what was the selling price per gallon?`,
    ].map((stem) => stem.replace(/\b1 pounds/g, "1 pound")),
    key: s,
    why: `One unit of the mixture costs $\\frac{${p} \\cdot ${a} + ${q} \\cdot ${b}}{${p + q}} = ${c}$ dollars, and ${g} percent more is ${usd(s)}.`,
    wrong: [
      [
        (factor * (a + b)) / 2,
        "averages the costs",
        `The average of ${usd(a)} and ${usd(b)} is the cost of equal amounts.`,
      ],
      [
        (factor * (q * a + p * b)) / (p + q),
        "interchanges the amounts",
        `This takes ${count(q, "part")} of X and ${p} of Y.`,
      ],
      [
        (100 * c) / (100 - g),
        "takes the profit from the price",
        `The profit is ${g} percent of the cost, not of the selling price.`,
      ],
      [c, "forgets the profit", `That is the cost per unit of the mixture.`],
      [(a + b) / 2, "averages the costs and forgets the profit", `Equal amounts would cost this.`],
      [c + g / 100, "adds cents", `The profit is ${g} percent of ${usd(c)}, not ${g} cents.`],
      [Math.max(a, b), "takes the higher cost", `That is the cost of one ingredient alone.`],
      [
        factor * Math.max(a, b),
        "uses one ingredient",
        `That would be the price of one ingredient alone.`,
      ],
    ],
    solution: {
      idea: "Find the average cost first, weighted by the amounts.",
      fast: [
        `Y costs ${usd(Math.abs(b - a))} ${b > a ? "more" : "less"} than X and is $\\frac{${q}}{${p + q}}$ of the mixture, so the cost is ${usd(a)} ${b > a ? "plus" : "minus"} ${usd(Math.abs(c - a))}, or ${usd(c)}. With ${g} percent more, that is ${usd(s)}.`,
      ],
      steps: [
        `${count(p, "unit")} of X and ${count(q, "unit")} of Y cost $${p} \\cdot ${a} + ${q} \\cdot ${b} = ${p * a + q * b}$ dollars.`,
        `That is $\\frac{${p * a + q * b}}{${p + q}} = ${c}$ dollars per unit.`,
        `The selling price is $${factor} \\cdot ${c} = ${s}$ dollars.`,
      ],
      check: `The cost ${usd(c)} must be closer to ${usd(p > q ? a : b)}, the cost of the ingredient with the greater amount.`,
      takeaway: "Weight each cost by its amount, and apply the profit last.",
    },
    text: usd,
    shows: isCents,
  };
}

function askAmount({ p, q, a, b, c, g, s }: Blend, rng: Rng): AskedProblem | null {
  const n = rng.pick([2, 3, 4, 5, 6, 8, 10, 12]);
  const [have, need] = [n * p, n * q];
  const [near1, near2] = [Math.abs(c - a), Math.abs(b - c)];
  if (have < 6 || need < 4) return null;
  const [x, y] = [Math.abs(s - a), Math.abs(b - s)];
  return {
    difficulty: 5,
    stems: [
      `A store bought Tea X at ${usd(a)} per pound and Tea Y at ${usd(b)} per pound. The store mixed ${have} pounds of Tea X with a certain amount of Tea Y and sold the entire mixture at ${usd(s)} per pound. If the store's profit on the mixture was ${g} percent of the cost of the mixture, how many pounds of Tea Y were in the mixture?`,
      `A company blends ${have} tons of Ore X, which costs ${usd(a)} per ton, with a certain amount of Ore Y, which costs ${usd(b)} per ton, and sells the blend at ${usd(s)} per ton. If the selling price is ${g} percent greater than the cost of the blend, how many tons of Ore Y are in the blend?`,
    ],
    key: need,
    why: `The mixture must cost ${usd(c)} per unit, and $${have} \\cdot ${near1} = ${need} \\cdot ${near2}$.`,
    wrong: [
      [
        (have * x) / y,
        "takes the price for the cost",
        `The price ${usd(s)} includes the profit. The mixture itself costs ${usd(c)} per unit.`,
      ],
      [
        (have * near2) / near1,
        "inverts the ratio",
        `The ingredient with the cost closer to ${usd(c)} has the greater amount.`,
      ],
      [have, "takes equal amounts", `Equal amounts would cost ${usd((a + b) / 2)} per unit.`],
      [have + need, "finds the total", `That is the amount of the whole mixture.`],
      [(have * a) / b, "compares the costs", `This makes the total costs of X and Y equal.`],
      [
        (have * b) / a,
        "compares the costs",
        `The ratio of the costs doesn't give the mixture a cost of ${usd(c)}.`,
      ],
      [
        (have * near1) / (near1 + near2),
        "divides the given amount",
        `The ${have} units are X alone. They aren't the whole mixture.`,
      ],
      [
        (have * near2) / (near1 + near2),
        "divides the given amount",
        `The ${have} units are X alone. They aren't the whole mixture.`,
      ],
      [
        (have * y) / x,
        "takes the price for the cost",
        `The price ${usd(s)} includes the profit, and the ratio is inverted.`,
      ],
    ],
    solution: {
      idea: "Take off the profit first. Then the two ingredients balance at the cost.",
      fast: [
        `The cost is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars. X is ${usd(near1)} and Y ${usd(near2)} away from it, so $${have} \\cdot ${near1} = ${need} \\cdot ${near2}$.`,
      ],
      steps: [
        `The cost per unit is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars.`,
        `With $y$ units of Y, $${have} \\cdot ${a} + ${b}y = ${c}(${have} + y)$.`,
        near2 === 1 ? `So $y = ${need}$.` : `$${near2}y = ${have * near1}$, so $y = ${need}$.`,
      ],
      check: `$${have} \\cdot ${a} + ${need} \\cdot ${b} = ${tex(have * a + need * b)}$, which is ${have + need} times ${c}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askOtherCost({ p, q, a, b, c, g, s }: Blend): AskedProblem {
  return {
    difficulty: 4,
    stems: [
      `A store sells a grass seed mixture that is $\\frac{${p}}{${p + q}}$ Seed X and $\\frac{${q}}{${p + q}}$ Seed Y, by weight, at ${usd(s)} per pound. If the store's profit on the mixture is ${g} percent of the cost of the mixture and Seed X costs the store ${usd(a)} per pound, what is the store's cost per pound for Seed Y?`,
      `The selling price of a blend of two juices is ${usd(s)} per gallon, which is ${g} percent greater than the cost of the blend. The blend contains Juice X and Juice Y in a ratio of ${p} to ${q}, respectively, by volume. If Juice X costs ${usd(a)} per gallon, what is the cost of Juice Y per gallon?`,
    ],
    key: b,
    why: `The mixture costs ${usd(c)} per unit, and $${p} \\cdot ${a} + ${q} \\cdot ${b} = ${p + q} \\cdot ${c}$.`,
    wrong: [
      [
        2 * c - a,
        "takes equal parts",
        `For equal parts, ${usd(c)} would be halfway between the costs.`,
      ],
      [
        c + ((c - a) * q) / p,
        "interchanges the parts",
        `This takes ${count(q, "part")} of X and ${p} of Y.`,
      ],
      [
        (s * (p + q) - p * a) / q,
        "takes the price for the cost",
        `The price ${usd(s)} includes the profit. The mixture costs ${usd(c)} per unit.`,
      ],
      [c, "finds the cost of the mixture", `That is the cost per unit of the mixture.`],
      [
        2 * s - a,
        "takes the price for the cost, and equal parts",
        `This takes off no profit and takes equal parts.`,
      ],
      [
        (s * (100 - g)) / 100,
        "subtracts the percent from the price",
        `The ${g} percent are of the cost, and this is no cost of Y alone.`,
      ],
      [(b * (100 + g)) / 100, "adds the profit", `The question is about the cost of Y.`],
      [
        (c * (p + q) - p * a) / (p + q),
        "divides by all parts",
        `The remaining cost belongs to ${q} of the ${p + q} parts.`,
      ],
    ],
    solution: {
      idea: "Take off the profit first. What the cost of X leaves is the cost of Y.",
      fast: [
        `The cost is ${usd(c)} per unit. X is ${usd(Math.abs(c - a))} ${a < c ? "below" : "above"} it, so Y must be $\\frac{${p} \\cdot ${Math.abs(c - a)}}{${q}} = ${Math.abs(b - c)}$ dollars ${a < c ? "above" : "below"} it, at ${usd(b)}.`,
      ],
      steps: [
        `The cost per unit is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars, or ${usd((p + q) * c)} for ${p + q} units.`,
        `Of this, X costs $${p} \\cdot ${a} = ${p * a}$ dollars, which leaves ${usd(q * b)} for ${count(q, "unit")} of Y.`,
        q === 1
          ? `So Y costs ${usd(b)} per unit.`
          : `So Y costs $\\frac{${q * b}}{${q}} = ${b}$ dollars per unit.`,
      ],
      check: `${usd(c)} must lie between ${usd(a)} and the cost of Y.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: isCents,
  };
}

/** Two products with profits of g and h percent and t percent together. */
function askRevenue(rng: Rng, isPure: boolean): AskedProblem | null {
  const [g, t, h] = rng
    .sample([10, 20, 25, 30, 40, 50, 60, 80, 100], 3)
    .toSorted((x, y) => x - y) as [number, number, number];
  const cost = (h - t) / (h - g);
  const share = (cost * (100 + g)) / (100 + t);
  const [base, sum] = isPure
    ? ["the sum of $x$ and $y$", `${100 + t} percent of the sum of $x$ and $y$`]
    : ["the total cost", "the total revenue"];
  const [ofCost, ofAll] = [asFraction(cost)!, asFraction(share)];
  if (!ofAll || ofAll.bottom > 20 || ofCost.bottom > 10) return null;
  return {
    difficulty: isPure ? 5 : 6,
    stems: isPure
      ? []
      : [
          `Last year a company's profit on Product X was ${g} percent of the cost of Product X, and its profit on Product Y was ${h} percent of the cost of Product Y. The company's total profit on the two products was ${t} percent of their total cost. What fraction of the total revenue from the two products was from Product X? (Note: Profit = revenue − cost)`,
          `Last month a store's revenue from Product X was ${g} percent greater than its cost for Product X, and its revenue from Product Y was ${h} percent greater than its cost for Product Y. If the store's total revenue from the two products was ${t} percent greater than their total cost, what fraction of the total revenue was from Product X?`,
        ],
    pure: isPure
      ? [
          `If $x$ and $y$ are positive numbers such that ${100 + g} percent of $x$ plus ${100 + h} percent of $y$ is equal to ${100 + t} percent of the sum of $x$ and $y$, then ${100 + g} percent of $x$ is what fraction of ${100 + t} percent of the sum of $x$ and $y$?`,
        ]
      : [],
    key: share,
    why: `The first part is $${texFraction(ofCost)}$ of ${base}, and ${100 + g} percent of that is $${texFraction(ofAll)}$ of ${sum}.`,
    wrong: [
      [
        cost,
        "finds the share of the base",
        `This is the fraction of ${base}. The question is about the fraction of ${sum}.`,
      ],
      [1 - share, "finds the complement", `This is the fraction for the second part.`],
      [
        1 - cost,
        "finds the complement of the base",
        `This is the second part as a fraction of ${base}.`,
      ],
      [
        ((h - t) / (h - g)) * (g / t),
        "compares the excess",
        `This compares only what exceeds 100 percent.`,
      ],
      [0.5, "takes equal parts", `Equal parts would need a total of ${(g + h) / 2} percent.`],
      [
        g / (g + h),
        "compares the percents",
        `The ratio of the two percents isn't a ratio of amounts.`,
      ],
      [
        (100 + g) / (200 + g + h),
        "takes equal parts",
        `This would be right if the two parts of ${base} were equal.`,
      ],
      [
        h / (g + h),
        "compares the percents",
        `The ratio of the two percents isn't a ratio of amounts.`,
      ],
    ],
    solution: {
      idea: `The percents balance by shares of ${base}. Turn them into shares of ${sum} at the end.`,
      fast: [
        `The share of ${base} is $\\frac{${h} - ${t}}{${h} - ${g}} = ${texFraction(ofCost)}$, and the share of ${sum} is $${texFraction(ofCost)} \\cdot \\frac{${100 + g}}{${100 + t}} = ${texFraction(ofAll)}$.`,
      ],
      steps: [
        `If the first part is a fraction $f$ of ${base}, $${100 + g}f + ${100 + h}(1 - f) = ${100 + t}$.`,
        `So $${h - g}f = ${h - t}$ and $f = ${texFraction(ofCost)}$.`,
        `The fraction of ${sum} is $\\frac{${100 + g}f}{${100 + t}} = ${texFraction(ofAll)}$.`,
      ],
      check: `The part with the lower percent has a smaller share of ${sum} than of ${base}.`,
      takeaway: "An average percent is weighted by what the percents are percents of.",
    },
    text: fraction,
    pureText: fraction,
    shows: (value) => value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 20,
  };
}

function askRatio({ p, q, a, b, c, g, s }: Blend): AskedProblem {
  const [x, y] = [Math.abs(s - a), Math.abs(b - s)];
  return {
    difficulty: 5,
    stems: [
      `The selling price of a mixture of Feed X and Feed Y is ${usd(s)} per pound, which is ${g} percent greater than the cost of the mixture. If Feed X costs ${usd(a)} per pound and Feed Y costs ${usd(b)} per pound, what fraction of the mixture, by weight, is Feed X?`,
    ],
    pure: [
      `If $x$ and $y$ are positive numbers such that $${a}x + ${b}y$ increased by ${g} percent is equal to $${s}(x + y)$, then $x$ is what fraction of $x + y$?`,
    ],
    key: p / (p + q),
    why: `Without the increase, the average is ${c}, and $${p} \\cdot ${Math.abs(c - a)} = ${q} \\cdot ${Math.abs(b - c)}$.`,
    wrong: [
      [q / (p + q), "inverts the ratio", `This is the fraction for $y$, or Y.`],
      [y / (x + y), "keeps the increase", `The value ${s} includes the increase of ${g} percent.`],
      [
        x / (x + y),
        "keeps the increase",
        `The value ${s} includes the increase of ${g} percent, and the ratio is inverted.`,
      ],
      [
        p / q,
        "compares the two parts",
        `This is the ratio of the parts to each other, not to the whole.`,
      ],
      [
        q / p,
        "compares the two parts",
        `This is the ratio of the parts to each other, not to the whole.`,
      ],
      [
        a / (a + b),
        "compares the coefficients",
        `The ratio of ${a} and ${b} alone doesn't determine the parts.`,
      ],
      [
        b / (a + b),
        "compares the coefficients",
        `The ratio of ${a} and ${b} alone doesn't determine the parts.`,
      ],
      [0.5, "takes equal parts", `Equal parts would have the average ${(a + b) / 2}.`],
    ],
    solution: {
      idea: "Remove the increase first. Then the two parts balance at the average.",
      fast: [
        `The average is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$. It is ${Math.abs(b - c)} from ${b} out of a total distance of ${Math.abs(b - a)}, so the fraction is $${texFraction(asFraction(p / (p + q))!)}$.`,
      ],
      steps: [
        `$${(100 + g) / 100}(${a}x + ${b}y) = ${s}(x + y)$, so $${a}x + ${b}y = ${c}(x + y)$.`,
        `$${texFirst(Math.abs(c - a), "x")} = ${texFirst(Math.abs(b - c), "y")}$, so $x : y = ${p} : ${q}$.`,
        `So $x$ is $\\frac{${p}}{${p + q}}$ of $x + y$.`,
      ],
      check: `The average ${c} is closer to ${p > q ? a : b}, so that part is more than half.`,
      takeaway: TAKEAWAY,
    },
    text: fraction,
    pureText: fraction,
    shows: (value) => value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 24,
  };
}

const ASK = { price: askPrice, amount: askAmount, cost: askOtherCost, ratio: askRatio };
const KINDS = ["price", "amount", "amount", "cost", "ratio", "revenue", "sums"] as const;

const isCost = (c: number, p: number, q: number, a: number, b: number): boolean =>
  near(p * a + q * b, c * (p + q));
const isShare = (f: number, a: number, b: number, s: number, g: number): boolean =>
  near(f * a + (1 - f) * b, s / (1 + g / 100));
const isRevenue = (f: number, g: number, h: number, t: number): boolean => {
  const cost = (f * t) / g;
  return near(g * cost + h * (1 - cost), t);
};

const READINGS: readonly StemReading[] = [
  {
    wording: /was (\d+) percent greater .* was (\d+) percent greater .* was (\d+) percent greater/,
    fits: (f, g, h, t) => isRevenue(f, 100 + g, 100 + h, 100 + t),
  },
  {
    wording: /mixes (\d+) .* \$(\d+) per pound, with (\d+) .* \$(\d+) per pound.* be (\d+) percent/,
    fits: (s, p, a, q, b, g) => isCost(s / (1 + g / 100), p, q, a, b),
    open: (s, _p, a, _q, b) => s > Math.min(a, b),
  },
  {
    wording:
      /\$(\d+) per gallon and .* \$(\d+) per gallon and .* ratio of (\d+) to (\d+), .* was (\d+) percent/,
    fits: (s, a, b, p, q, g) => isCost(s / (1 + g / 100), p, q, a, b),
    open: (s, a, b) => s > Math.min(a, b),
  },
  {
    wording:
      /Tea X at \$(\d+) per .* \$(\d+) per .* mixed (\d+) pounds .* at \$([\d.]+) per .* was (\d+) percent/,
    fits: (q, a, b, p, s, g) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /(\d+) tons .* \$(\d+) per .* \$(\d+) per ton, .* at \$([\d.]+) per .* is (\d+) percent/,
    fits: (q, p, a, b, s, g) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /\((\d+)\)\/\((\d+)\) Seed X .* at \$([\d.]+) .* is (\d+) percent .* \$(\d+) per pound, what/,
    fits: (b, p, all, s, g, a) => isCost(s / (1 + g / 100), p, all - p, a, b),
  },
  {
    wording:
      /juices is \$([\d.]+) .* is (\d+) percent .* ratio of (\d+) to (\d+), .* costs \$(\d+) /,
    fits: (b, s, g, p, q, a) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /was (\d+) percent of the cost of Product X, .* was (\d+) percent .* was (\d+) percent/,
    fits: (f, g, h, t) => isRevenue(f, 100 + g, 100 + h, 100 + t),
  },
  { wording: /that (\d+) percent of x plus (\d+) .* to (\d+) percent/, fits: isRevenue },
  {
    wording: /Feed Y is \$([\d.]+) .* is (\d+) percent .* X costs \$(\d+) .* Y costs \$(\d+) /,
    fits: (f, s, g, a, b) => isShare(f, a, b, s, g),
  },
  {
    wording: /that (\d+)x \+ (\d+)y increased by (\d+) percent is equal to ([\d.]+)\(/,
    fits: (f, a, b, g, s) => isShare(f, a, b, s, g),
  },
];

export const template: ProblemTemplate = {
  id: "blend-behind-a-price",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "algebra",
  pattern:
    "A blend is sold at a profit: take off the profit, and balance the ingredients at the cost.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked =
      kind === "revenue" || kind === "sums"
        ? askRevenue(rng, kind === "sums")
        : ASK[kind](rng.pick(BLENDS), rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Works out the cost from each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
