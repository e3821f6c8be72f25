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
  texThousands as tex,
  thousands,
  tidy,
  type Words,
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

/** What the three amounts are called. */
const namesOf = (start: string, price: string): Words => ({
  start,
  high: `the ${price} price`,
  low: "the selling price",
});
const OF_LETTERS =
  "Each percent is a percent of the amount before that change, so multiply the two factors.";
const MISSING_FACTOR =
  "The markup factor times the discount factor is the factor from the cost to the selling price. To find a missing factor, divide.";
const MISSING_OF_LETTERS =
  "The factors of two changes in a row are multiplied, so to find a missing factor, divide.";
const LETTERS: Words = { start: "$x$", high: "$y$", low: "$z$" };

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
        `This is $${m} - ${d}$, but the ${d} percent is a percent of [[high]], ${marked}, so it takes off ${tidy((d * marked) / 100)}, not ${d}.`,
      ],
      [
        (m * (100 - d)) / 100,
        "discounts the markup only",
        `This is $${(100 - d) / 100} \\cdot ${m}$, but the ${d} percent is taken off the whole ${marked}, not only off the ${m} that was added.`,
      ],
      [
        (gain * 100) / (100 + gain),
        "compares with the final amount",
        `This is $\\frac{${gain}}{${100 + gain}}$ as a percent, which compares the difference with [[low]], not with [[start]].`,
      ],
      [
        ((100 + m) * (100 + d)) / 100 - 100,
        "adds the discount",
        `This increases ${marked} by ${d} percent to ${tidy((marked * (100 + d)) / 100)}, but it has to be decreased.`,
      ],
      [
        ((100 + m) * (100 - 2 * d)) / 100 - 100,
        "takes the discount twice",
        `This is $${(100 - 2 * d) / 100} \\cdot ${marked} - 100$, but the ${d} percent is taken off once, not twice.`,
      ],
      [
        (m - d) / 2,
        "averages the changes",
        `This is half of $${m} - ${d}$, the average of the two changes, but they are made one after the other.`,
      ],
      [
        m - 2 * d,
        "takes the discount twice",
        `This is $${m} - 2 \\cdot ${d}$, but the ${d} percent is taken off once, from ${marked}.`,
      ],
      [
        m,
        "forgets the discount",
        `This leaves out the decrease of ${d} percent, from ${marked} to ${100 + gain}.`,
      ],
      [
        (gain * 100) / marked,
        "compares with the marked price",
        `This is $\\frac{${gain}}{${marked}}$ as a percent, which compares the difference with [[high]], not with [[start]].`,
      ],
      [
        m + d,
        "adds the percents",
        `This is $${m} + ${d}$, but the ${d} percent makes the amount less.`,
      ],
    ],
    // Greater ones would be far above the others.
    shows: (value) => isPositiveWhole(value) && value <= 2 * gain + 60,
    solutionFor: (wording) => (wording > 2 ? { takeaway: OF_LETTERS } : {}),
    words: (wording) =>
      wording > 2 ? LETTERS : namesOf("the store's cost", wording === 1 ? "marked" : "list"),
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "Let [[start]] be 100, and follow it through both changes.",
      steps: [
        `If [[start]] is 100, then [[high]] is $100 + ${m} = ${marked}$.`,
        `A decrease of ${d} percent leaves ${100 - d} percent of ${marked}, so [[low]] is $${(100 - d) / 100} \\cdot ${marked} = ${100 + gain}$.`,
        `This is $${100 + gain} - 100 = ${gain}$ more than 100, or ${gain} percent greater.`,
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
  const leadsTo = (percent: number): string =>
    `If [[high]] were ${tidy(100 + percent)}, [[low]] would be $${(100 - d) / 100} \\cdot ${tidy(100 + percent)} = ${tidy(((100 - d) * (100 + percent)) / 100)}$, not ${100 + gain}.`;
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
      [gain + d, "adds the percents", `This is $${gain} + ${d}$. ${leadsTo(gain + d)}`],
      [
        ((100 + gain) * (100 + d)) / 100 - 100,
        "increases by the discount",
        `This increases ${100 + gain} by ${d} percent. ${leadsTo(((100 + gain) * (100 + d)) / 100 - 100)}`,
      ],
      rng.chance(0.5)
        ? [m + d, "adds the discount", `This adds ${d} to ${m}. ${leadsTo(m + d)}`]
        : [m - d, "takes off the discount", `This subtracts ${d} from ${m}. ${leadsTo(m - d)}`],
      [
        (100 * (100 + m)) / (100 - d) - 100,
        "takes off the discount twice",
        `This divides ${100 + m} by ${(100 - d) / 100} again, but ${100 + m} is already [[high]]. ${leadsTo((100 * (100 + m)) / (100 - d) - 100)}`,
      ],
      [
        100 - (10000 - 100 * d) / (100 + gain),
        "inverts the comparison",
        `This is $1 - \\frac{${100 - d}}{${100 + gain}}$ as a percent, how much less [[start]] is than [[high]]. How much greater [[high]] is than [[start]] is $\\frac{${100 + gain}}{${100 - d}} - 1$.`,
      ],
      [
        (100 * (gain + d)) / (100 - gain),
        "divides by the wrong factor",
        `This is $\\frac{${gain} + ${d}}{${100 - gain}}$ as a percent. But a decrease of ${d} percent takes ${d} off the first 100, and [[low]] must be ${100 + gain}, so ${100 - d} percent of the increase has to make up $${d} + ${gain} = ${d + gain}$: the increase is $\\frac{${d + gain}}{${(100 - d) / 100}} = ${m}$.`,
      ],
      [
        (100 * gain) / (100 - d),
        "divides the gain only",
        `This is $\\frac{${gain}}{${100 - d}}$ as a percent, but the whole ${100 + gain}, not only the ${gain}, is ${100 - d} percent of [[high]].`,
      ],
      [
        (100 * d) / (100 - d),
        "forgets the gain",
        `This is $\\frac{${d}}{${100 - d}}$ as a percent, which makes up for the ${d} percent only: [[low]] would be 100.`,
      ],
      [
        2 * d + gain,
        "counts the discount twice",
        `This is $2 \\cdot ${d} + ${gain}$. ${leadsTo(2 * d + gain)}`,
      ],
    ],
    solutionFor: (wording) => (wording > 2 ? { takeaway: MISSING_OF_LETTERS } : {}),
    words: (wording) =>
      wording > 2
        ? LETTERS
        : wording === 1
          ? namesOf("the store's cost", "marked")
          : namesOf("the retailer's cost", "list"),
    shows: (value) => isPositiveWhole(value) && value <= 2 * m + 20,
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: `Let [[start]] be 100. Then [[low]] is ${100 + gain}, which is ${100 - d} percent of [[high]].`,
      steps: [
        `If [[start]] is 100, then [[low]] is $100 + ${gain} = ${100 + gain}$.`,
        `A decrease of ${d} percent leaves ${100 - d} percent of [[high]], so [[high]] is $\\frac{${100 + gain}}{${(100 - d) / 100}} = ${100 + m}$.`,
        `This is $${100 + m} - 100 = ${m}$ more than 100, or ${m} percent greater.`,
      ],
      check: `Forward, ${d} percent of ${100 + m} is ${tidy((d * (100 + m)) / 100)}, which leaves ${100 + gain}.`,
      takeaway: MISSING_FACTOR,
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
        `This is ${asksCost ? `[[high]], which is ${m} percent more than the cost` : `the cost, and [[high]] is ${m} percent more`}.`,
      ],
      [
        asksCost ? mistaken : mistakenMarked,
        "subtracts the percents",
        `This takes ${usd(profit)} as $${m} - ${d} = ${m - d}$ percent of the cost, but the discount is ${d} percent of [[high]], so the profit is only ${gain} percent of the cost.`,
      ],
      [
        asksCost ? mistakenMarked : mistaken,
        "subtracts the percents",
        `This takes ${usd(profit)} as $${m} - ${d} = ${m - d}$ percent of the cost, but the discount is ${d} percent of [[high]], so the profit is only ${gain} percent of the cost. The result is ${asksCost ? `${usd(mistakenMarked)}, [[high]] for a cost of ${usd(mistaken)}` : `that cost, ${usd(mistaken)}`}.`,
      ],
      [
        mistaken + profit,
        "subtracts the percents",
        `This takes ${usd(profit)} as $${m} - ${d} = ${m - d}$ percent of the cost, which makes the cost ${usd(mistaken)}, and then adds the ${usd(profit)}. But the profit is only ${gain} percent of the cost.`,
      ],
      [
        (100 * profit) / m,
        "forgets the discount",
        `This is $\\frac{${profit}}{${m / 100}}$, which takes ${usd(profit)} as ${m} percent of the cost, as if there had been no discount.`,
      ],
      [
        (100 * profit) / gain - profit,
        "subtracts the profit",
        `This subtracts ${usd(profit)} from the cost, ${usd(cost)}, which doesn't include the profit.`,
      ],
      [
        (profit * (100 + m)) / m,
        "forgets the discount",
        `This takes ${usd(profit)} as ${m} percent of the cost, as if there had been no discount, which makes the cost $\\frac{${profit}}{${m / 100}} = ${tidy((100 * profit) / m)}$ dollars, and adds the ${usd(profit)} to get [[high]] for that cost.`,
      ],
      [
        (100 * profit) / d,
        "uses the discount only",
        `This is $\\frac{${profit}}{${d / 100}}$, which takes ${usd(profit)} as ${d} percent of the cost, but ${d} percent is the discount, and the profit is ${gain} percent of the cost.`,
      ],
      [
        sold,
        "answers with the selling price",
        `This is the selling price, ${d} percent less than ${usd(marked)}, not ${asksCost ? "the cost" : "[[high]]"}.`,
      ],
      [
        marked + profit,
        "adds the profit",
        `This adds ${usd(profit)} to [[high]], ${usd(marked)}, which is already greater than the selling price.`,
      ],
    ],
    words: (wording) => ({
      high: wording === 1 ? "the list price" : "the price before the discount",
    }),
    text: usd,
    solution: {
      idea: "Let the cost be 100 to find what percent of the cost the profit is.",
      steps: [
        `If the cost is 100, [[high]] is $100 + ${m} = ${100 + m}$, and the selling price is $${(100 - d) / 100} \\cdot ${100 + m} = ${100 + gain}$.`,
        `So the profit of ${usd(profit)} is $${100 + gain} - 100 = ${gain}$ percent of the cost, and the cost is $\\frac{${profit}}{${gain / 100}} = ${cost}$ dollars.`,
        ...(asksCost
          ? []
          : [
              `[[High]] is ${m} percent more, $${(100 + m) / 100} \\cdot ${cost} = ${tex(marked)}$ dollars.`,
            ]),
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
