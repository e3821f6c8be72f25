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
  thousands,
  tidy,
  usd,
} from "@theta/items/template";

const MARKUPS = [20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 125, 140, 150] as const;
const DISCOUNTS = [5, 10, 15, 20, 25, 30, 40] as const;
const TAKEAWAY =
  "A markup is a percent of the cost and a discount is a percent of the marked price, so multiply the two factors.";

/** Percents m and d whose factors leave a gain of g percent. */
function drawPercents(rng: Rng) {
  const [m, d] = [rng.pick(MARKUPS), rng.pick(DISCOUNTS)];
  const gain = tidy(((100 + m) * (100 - d)) / 100 - 100);
  return Number.isInteger(gain) && gain >= 4 && gain <= 90 && m - d !== gain + d
    ? { m, d, gain }
    : null;
}

const asPercent = (value: number): string => `${thousands(value)}%`;

/** The gain from both percents. */
function askGain(rng: Rng): AskedProblem | null {
  const drawn = drawPercents(rng);
  if (!drawn) return null;
  const { m, d, gain } = drawn;
  const marked = 100 + m;
  return {
    difficulty: 3,
    stems: [
      `A store marked the price of a coat up ${m} percent from the store's cost and later sold the coat at a discount of ${d} percent from the marked price. The store's gross profit on the coat was what percent of its cost?`,
      `The price at which a store sold a certain lamp was ${d} percent less than the list price, and the list price was ${m} percent greater than the store's cost. By what percent was the selling price of the lamp greater than the store's cost?`,
    ],
    pure: [
      `If $y$ is ${m} percent greater than $x$ and $z$ is ${d} percent less than $y$, where $x > 0$, then $z$ is what percent greater than $x$?`,
      `If $x > 0$, $y = ${(100 + m) / 100}x$, and $z$ is ${d} percent less than $y$, then $z$ is what percent greater than $x$?`,
    ],
    key: gain,
    why: `From 100, the increase leads to ${marked}, and the decrease leads to $${(100 - d) / 100} \\cdot ${marked} = ${100 + gain}$.`,
    wrong: [
      [
        m - d,
        "subtracts the percents",
        `The ${d} percent is of the amount after the increase, not of the original one.`,
      ],
      [
        (m * (100 - d)) / 100,
        "discounts the markup only",
        `The ${d} percent is of the whole ${marked}, not only to the ${m} that was added.`,
      ],
      [
        (gain * 100) / (100 + gain),
        "compares with the final amount",
        `The question asks for a percent of the original amount.`,
      ],
      [
        (m * d) / 100,
        "multiplies the percents",
        `The percents themselves aren't multiplied. Their factors are.`,
      ],
      [
        ((100 + m) * (100 + d)) / 100 - 100,
        "adds the discount",
        `A discount of ${d} percent makes the price less, not greater.`,
      ],
      [m + d, "adds the percents", `A discount makes the price less, and it's of another amount.`],
      [
        m - 2 * d,
        "takes the discount twice",
        `The ${d} percent is taken off once, and from ${marked}.`,
      ],
      [m, "forgets the discount", `This leaves out the discount of ${d} percent.`],
      [
        (gain * 100) / marked,
        "compares with the marked price",
        `This is a percent of the higher price, not of the original one.`,
      ],
      [
        100 + gain,
        "compares with zero",
        `This is the final amount as a percent of the original one, not how much greater it is.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "Start with 100 and follow it through both changes.",
      steps: [
        `From 100, an increase of ${m} percent leads to ${marked}.`,
        `A decrease of ${d} percent of ${marked} leads to $${(100 - d) / 100} \\cdot ${marked} = ${100 + gain}$.`,
        `This is ${gain} percent greater than 100.`,
      ],
      check: `The answer must be less than $${m} - ${d} = ${m - d}$ because the ${d} percent is taken from a greater amount than the ${m} percent.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The markup from the discount and the gain. */
function askMarkup(rng: Rng): AskedProblem | null {
  const drawn = drawPercents(rng);
  if (!drawn) return null;
  const { m, d, gain } = drawn;
  return {
    difficulty: 4,
    stems: [
      `A store sold a chair at a discount of ${d} percent from the marked price and made a gross profit of ${gain} percent of the store's cost. The marked price of the chair was what percent greater than the store's cost?`,
      `A retailer plans to sell a certain product at a ${d} percent discount from its list price. By what percent must the list price exceed the retailer's cost for the gross profit on each sale to equal ${gain} percent of the cost?`,
    ],
    pure: [
      `If $z$ is ${d} percent less than $y$ and ${gain} percent greater than $x$, where $x > 0$, then $y$ is what percent greater than $x$?`,
    ],
    key: m,
    why: `$${(100 - d) / 100} \\cdot ${100 + m} = ${100 + gain}$.`,
    wrong: [
      [
        gain + d,
        "adds the percents",
        `The ${d} percent and the ${gain} percent are percents of different amounts.`,
      ],
      [
        ((100 + gain) * (100 + d)) / 100 - 100,
        "increases by the discount",
        `A decrease of ${d} percent isn't undone by an increase of ${d} percent.`,
      ],
      rng.chance(0.5)
        ? [m + d, "adds the discount", `The ${d} percent is already made up for.`]
        : [
            m - d,
            "takes off the discount",
            `The question is about the amount before the discount.`,
          ],
      [m - gain, "subtracts the gain", `The gain remains after the discount.`],
      [
        100 - (10000 - 100 * d) / (100 + gain),
        "inverts the comparison",
        `This compares the amounts the other way around.`,
      ],
      [
        (100 * (gain + d)) / (100 - gain),
        "divides by the wrong factor",
        `The amount after the discount is ${100 - d} percent of the amount before it.`,
      ],
      [
        (100 * gain) / (100 - d),
        "divides the gain only",
        `The whole ${100 + gain}, not only the ${gain}, is ${100 - d} percent of the greater amount.`,
      ],
      [(100 * d) / (100 - d), "forgets the gain", `This only makes up for the discount.`],
      [2 * d + gain, "counts the discount twice", `The ${d} percent is taken off once.`],
      [
        100 + m,
        "compares with zero",
        `This is the greater amount as a percent of the original one.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: `Start with 100. The final amount is ${100 + gain}, which is ${100 - d} percent of the amount in question.`,
      fast: [
        `$\\frac{${100 + gain}}{${(100 - d) / 100}} = ${100 + m}$, so the answer is ${m} percent.`,
      ],
      steps: [
        `If the original amount is 100, the final amount is ${100 + gain}.`,
        `Let $p$ be the amount before the decrease of ${d} percent. Then $${(100 - d) / 100}p = ${100 + gain}$.`,
        `So $p = ${100 + m}$, which is ${m} percent greater than 100.`,
      ],
      check: `Forward, ${d} percent of ${100 + m} is ${tidy((d * (100 + m)) / 100)}, which leaves ${100 + gain}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The cost or the marked price from the profit in dollars. */
function askDollars(rng: Rng): AskedProblem | null {
  const drawn = drawPercents(rng);
  if (!drawn) return null;
  const { m, d, gain } = drawn;
  const cost = rng.pick([40, 50, 60, 80, 100, 120, 150, 160, 200, 240, 250, 300, 400, 500, 600]);
  const [marked, profit] = [(cost * (100 + m)) / 100, (cost * gain) / 100];
  // The cost for which the difference between the percents would be the gain.
  const mistaken = (100 * profit) / (m - d);
  const mistakenMarked = (mistaken * (100 + m)) / 100;
  if (![marked, profit, mistaken, mistakenMarked].every(isPositiveWhole)) return null;
  const asksCost = rng.chance(0.5);
  const key = asksCost ? cost : marked;
  const sold = cost + profit;
  return {
    difficulty: 4,
    stems: [
      `A store set the list price of a table ${m} percent above the store's cost and then sold the table at a discount of ${d} percent from the list price. If the store's profit on the table was ${usd(profit)}, what was the ${asksCost ? "store's cost" : "list price"}?`,
      `After a discount of ${d} percent, the selling price of a camera was ${usd(profit)} greater than its cost to the store. If the price before the discount was ${m} percent greater than the cost, what was the ${asksCost ? "cost" : "price before the discount"}?`,
    ],
    key,
    why: `With a cost of ${usd(cost)}, the price before the discount is ${usd(marked)}, the selling price is ${usd(sold)}, and the profit is ${usd(profit)}.`,
    wrong: [
      [
        asksCost ? marked : cost,
        "answers for the other price",
        `This is the ${asksCost ? "price before the discount" : "cost"}.`,
      ],
      [
        asksCost ? mistaken : mistakenMarked,
        "subtracts the percents",
        `The discount is ${d} percent of the higher price, so the profit isn't ${m - d} percent of the cost.`,
      ],
      [
        asksCost ? mistakenMarked : mistaken,
        "subtracts the percents",
        `The discount is ${d} percent of the higher price, so the profit isn't ${m - d} percent of the cost.`,
      ],
      [
        mistaken + profit,
        "subtracts the percents",
        `The profit isn't ${m - d} percent of the cost, and this would be the selling price.`,
      ],
      [
        (100 * profit) / m,
        "forgets the discount",
        `The profit is what remains of the markup after the discount.`,
      ],
      [
        (100 * profit) / gain - profit,
        "subtracts the profit",
        `The cost doesn't include the profit.`,
      ],
      [
        (profit * (100 + m)) / m,
        "forgets the discount",
        `The profit is what remains of the markup after the discount.`,
      ],
      [
        (100 * profit) / d,
        "uses the discount only",
        `The profit is ${gain} percent of the cost, and ${d} percent is only the discount.`,
      ],
      [sold, "answers with the selling price", `This is the price after the discount.`],
      [
        marked + profit,
        "adds the profit",
        `The higher price already includes more than the profit.`,
      ],
    ],
    text: usd,
    solution: {
      idea: "Start with a cost of 100 to find what percent of the cost the profit is.",
      steps: [
        `With a cost of 100, the price before the discount is ${100 + m}, and the selling price is $${(100 - d) / 100} \\cdot ${100 + m} = ${100 + gain}$.`,
        `So the profit of ${usd(profit)} is ${gain} percent of the cost, and the cost is $\\frac{${profit}}{${gain / 100}} = ${cost}$ dollars.`,
        ...(asksCost
          ? []
          : [`The price before the discount is ${m} percent more, ${usd(marked)}.`]),
      ],
      check: `${usd(marked)} less ${d} percent is ${usd(sold)}, which is ${usd(profit)} more than ${usd(cost)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { gain: askGain, markup: askMarkup, dollars: askDollars };
const KINDS = ["gain", "markup", "dollars"] as const;

/** Follows an amount through both changes. */
const final = (amount: number, m: number, d: number): number => {
  const marked = amount + (m * amount) / 100;
  return marked - (d * marked) / 100;
};
const isGain = (tried: number, m: number, d: number): boolean =>
  near(final(100, m, d), 100 + tried);
const isMarkup = (tried: number, d: number, gain: number): boolean =>
  near(final(100, tried, d), 100 + gain);
const isCost = (tried: number, m: number, d: number, profit: number): boolean =>
  near(final(tried, m, d) - tried, profit);
const isMarked = (tried: number, m: number, d: number, profit: number): boolean =>
  isCost(tried / (1 + m / 100), m, d, profit);
const isLess = (tried: number, m: number): boolean => tried < m;
const isGreater = (tried: number, _d: number, gain: number): boolean => tried > gain;

const READINGS: readonly StemReading[] = [
  { wording: /up (\d+) percent from .* of (\d+) percent from/, fits: isGain, open: isLess },
  {
    wording: /was (\d+) percent less .* was (\d+) percent greater/,
    fits: (tried, d, m) => isGain(tried, m, d),
    open: (tried, _d, m) => tried < m,
  },
  {
    wording: /y is (\d+) percent greater than x and z is (\d+) percent less/,
    fits: isGain,
    open: isLess,
  },
  {
    wording: /y = ([\d.]+)x, and z is (\d+) percent less/,
    fits: (tried, y, d) => isGain(tried, 100 * y - 100, d),
  },
  {
    wording: /discount of (\d+) percent .* profit of (\d+) percent/,
    fits: isMarkup,
    open: isGreater,
  },
  {
    wording: /at a (\d+) percent discount .* equal (\d+) percent/,
    fits: isMarkup,
    open: isGreater,
  },
  {
    wording: /z is (\d+) percent less than y and (\d+) percent greater/,
    fits: isMarkup,
    open: isGreater,
  },
  {
    wording: /table (\d+) percent above .* of (\d+) percent .* was \$(\d+), .* store's cost\?/,
    fits: isCost,
  },
  {
    wording: /table (\d+) percent above .* of (\d+) percent .* was \$(\d+), .* list price\?/,
    fits: isMarked,
  },
  {
    wording: /of (\d+) percent, .* was \$(\d+) greater .* was (\d+) percent .* the cost\?/,
    fits: (tried, d, profit, m) => isCost(tried, m, d, profit),
  },
  {
    wording: /of (\d+) percent, .* was \$(\d+) greater .* was (\d+) percent .* discount\?/,
    fits: (tried, d, profit, m) => isMarked(tried, m, d, profit),
  },
];

export const template: ProblemTemplate = {
  id: "markup-before-discount",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern: "A markup counts from the cost and a discount from the marked price.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Follows an amount from the cost to the selling price. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
