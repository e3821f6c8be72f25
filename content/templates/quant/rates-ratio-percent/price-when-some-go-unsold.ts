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
  usd,
  type Wrong,
} from "@theta/items/template";

/** d percent of the units go unsold, and a markup of m percent leaves a profit of g percent. */
const NUMBERS = [5, 10, 15, 20, 25, 30, 40].flatMap((d) =>
  [15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100]
    .map((m) => ({ d, m, g: ((100 - d) * (100 + m)) / 100 - 100 }))
    .filter(({ g }) => isPositiveWhole(g) && g >= 5 && (g % 5 === 0 || g % 4 === 0)),
);
const COSTS = [2, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40];

type Numbers = (typeof NUMBERS)[number];

const TAKEAWAY =
  "Units that can't be sold still cost money, so the units that are sold have to bring in the whole revenue.";
/** Solved with 100 units at a cost of 1 dollar each, or with x = 1 and y = 100. */
function solutionOf({ d, g, m }: Numbers, asked: "markup" | "profit" | "lost", isPure = false) {
  const sold = 100 - d;
  const price = (100 + m) / 100;
  const ratio = `$\\frac{${100 + g}}{${sold}} = ${price}$`;
  const start = isPure
    ? `At first $xy = 100$, and later $xy = ${100 + g}$.`
    : `The cost of the 100 units is 100 and the profit is ${g}, so the revenue is ${100 + g}.`;
  const steps = {
    markup: [
      start,
      isPure
        ? `$y$ becomes ${sold}, so $x$ becomes ${ratio}, which is ${m} percent greater than 1.`
        : `Only ${sold} units are sold, so the price of each is ${ratio}, which is ${m} percent greater than 1.`,
    ],
    profit: [
      `The cost of the 100 units is 100.`,
      `Only ${sold} units are sold, for ${price} each, so the revenue is $${sold} \\cdot ${price} = ${100 + g}$.`,
      `The profit is $${100 + g} - 100 = ${g}$, or ${g} percent of the cost.`,
    ],
    lost: [
      start,
      isPure
        ? `$x$ becomes ${price}, so $y$ becomes $\\frac{${100 + g}}{${price}} = ${sold}$, a decrease of ${d} percent.`
        : `Each unit is sold for ${price}, so $\\frac{${100 + g}}{${price}} = ${sold}$ of the 100 units are sold and ${d} are not.`,
    ],
  }[asked];
  return {
    idea: isPure
      ? "Assume that $x = 1$ and $y = 100$."
      : "Assume that there are 100 units at a cost of $1 each.".replace("$", String.raw`\$`),
    steps,
    check: `$${sold} \\cdot ${price} = ${100 + g}$, which is ${g} percent more than 100.`,
    takeaway: isPure
      ? "When one factor changes by a percent, divide the factors of change; don't subtract the percents."
      : TAKEAWAY,
  };
}

/** One wording of a question in percents; the solution differs when there's no story. */
function inPercents(
  asked: Omit<AskedProblem, "solution">,
  numbers: Numbers,
  kind: "markup" | "profit" | "lost",
  rng: Rng,
): AskedProblem {
  const { stems, pure = [] } = asked;
  const isPure = pure.length > 0 && rng.chance(0.35);
  return {
    ...asked,
    stems: isPure ? [] : stems,
    pure: isPure ? pure : [],
    solution: solutionOf(numbers, kind, isPure),
  };
}

const STORY = {
  text: (value: number) => `${thousands(value)}%`,
  pureText: (value: number) => `${thousands(value)}%`,
  shows: (value: number) => isPositiveWhole(value) && value <= 150,
};

function askMarkup(rng: Rng): AskedProblem {
  const numbers = rng.pick(NUMBERS);
  const { d, g, m } = numbers;
  const left = 100 - d;
  return inPercents(
    {
      difficulty: 5,
      stems: [
        `Of the peaches that a store buys, ${d} percent spoil before they can be sold. If the store's gross profit is to be ${g} percent of the cost of all the peaches, the selling price per pound must be what percent greater than the cost per pound?`,
        `A company found that ${d} percent of the lamps it had produced were defective and could not be sold. The selling price per lamp must be what percent greater than the cost per lamp for the gross profit to be ${g} percent of the cost of all the lamps?`,
      ],
      pure: [
        `If $x$ and $y$ are positive and the value of $y$ decreases by ${d} percent, by what percent must the value of $x$ increase in order for the value of $xy$ to increase by ${g} percent?`,
      ],
      key: m,
      why: `$\\frac{${100 + g}}{${left}} = ${(100 + m) / 100}$`,
      wrong: [
        [d + g, "adds the percents", `The percents ${d} and ${g} are of different amounts.`],
        [
          ((100 + d) * (100 + g)) / 100 - 100,
          "raises by the loss",
          `An increase of ${d} percent doesn't make up for a decrease of ${d} percent.`,
        ],
        [
          (100 * g) / left,
          "recovers the profit only",
          `The ${left} percent must bring in the ${100 + g}, not only the ${g}.`,
        ],
        [left, "finds the part that's left", `That is the part that's left after the decrease.`],
        [g - d, "subtracts the percents", `The increase must be greater than ${g} percent.`],
        [
          g + (d * (100 + g)) / 100,
          "takes the loss of the revenue",
          `Adding ${d} percent of ${100 + g} isn't the same as dividing by ${left / 100}.`,
        ],
        [
          (100 * (100 + g + d)) / left - 100,
          "counts the loss twice",
          `The ${d} percent is already in the division by ${left / 100}.`,
        ],
        [
          (100 * d) / left,
          "recovers the loss only",
          `That only makes up for the ${d} percent, without the ${g} percent.`,
        ],
      ],
      ...STORY,
    },
    numbers,
    "markup",
    rng,
  );
}

function askProfit(rng: Rng): AskedProblem {
  const numbers = rng.pick(NUMBERS);
  const { d, g, m } = numbers;
  const left = 100 - d;
  return inPercents(
    {
      difficulty: 4,
      stems: [
        `A store sold ${left} percent of the shirts that it had bought at a price ${m} percent greater than the cost per shirt and was unable to sell the remaining shirts. The store's gross profit was what percent of the cost of all the shirts?`,
        `A dealer bought a number of vases for the same amount each. After ${d} percent of the vases broke, the dealer sold each of the remaining vases for ${m} percent more than it had cost. The dealer's gross profit was what percent of the cost of all the vases?`,
      ],
      key: g,
      why: `$${left / 100} \\cdot ${(100 + m) / 100} = ${(100 + g) / 100}$`,
      wrong: [
        [
          m - d,
          "subtracts the percents",
          `The ${m} percent and the ${d} percent aren't of the same amount.`,
        ],
        [
          (m * left) / 100,
          "forgets the cost of the unsold",
          `That is the profit on the units that were sold, without the cost of the others.`,
        ],
        [
          (m * left) / 100 - d / 2,
          "counts half the loss",
          `The unsold units reduce the profit by their whole cost.`,
        ],
        [m, "ignores the unsold", `That would be the profit if everything had been sold.`],
        [left - m, "subtracts the percents", `These percents aren't of the same amount.`],
        [
          ((m - d) * 100) / left,
          "divides by the part sold",
          `The profit is compared with the cost of all the units.`,
        ],
        [100 + g, "finds the revenue", `That is the revenue as a percent of the cost.`],
        [(m * (100 - 2 * d)) / 100, "takes off the loss twice", `Only ${d} percent weren't sold.`],
        [
          (m * d) / 100,
          "takes the wrong part",
          `That is the markup on the units that weren't sold.`,
        ],
      ],
      ...STORY,
    },
    numbers,
    "profit",
    rng,
  );
}

function askLost(rng: Rng): AskedProblem {
  const numbers = rng.pick(NUMBERS);
  const { d, g, m } = numbers;
  return inPercents(
    {
      difficulty: 5,
      stems: [
        `A store discarded some of the peaches that it had bought and sold the remaining peaches at a price per pound that was ${m} percent greater than the cost per pound. If the store's gross profit was ${g} percent of the cost of all the peaches, what percent of the peaches did the store discard?`,
        `All the seats on a certain flight have the same price, and the revenue from a full flight is ${m} percent greater than the cost of the flight. If the revenue from Monday's flight was ${g} percent greater than the cost, what percent of the seats were not sold?`,
      ],
      pure: [
        `When the value of $x$ is increased by ${m} percent and the value of $y$ is decreased by $p$ percent, the value of $xy$ increases by ${g} percent. If $x$ and $y$ are positive, what is the value of $p$?`,
      ],
      key: d,
      why: `$\\frac{${100 + g}}{${100 + m}} = ${(100 - d) / 100}$`,
      wrong: [
        [
          m - g,
          "subtracts the percents",
          `The difference of ${m - g} must be compared with ${100 + m}, not with 100.`,
        ],
        [
          (100 * (m - g)) / m,
          "divides by the markup",
          `The ${m - g} must be compared with ${100 + m}, not with ${m}.`,
        ],
        [
          (100 * (m - g)) / (100 + g),
          "divides by the wrong total",
          `The decrease is from ${100 + m} to ${100 + g}, so ${100 + m} is the base.`,
        ],
        [(100 * g) / m, "compares the percents", `The base is ${100 + m}, not ${m}.`],
        [100 - d, "finds the complement", `That is the percent that's left.`],
        [(m - g) / 2, "halves the difference", `The difference of ${m - g} isn't divided by 2.`],
        [g, "takes a percent from the question", `That percent is an increase of the whole.`],
        [
          100 - m + g,
          "finds the complement",
          `The difference of ${m - g} must be compared with ${100 + m} first.`,
        ],
        [100 - (100 * g) / m, "compares the percents", `The base is ${100 + m}, not ${m}.`],
      ],
      ...STORY,
      pureText: thousands,
    },
    numbers,
    "lost",
    rng,
  );
}

function askPrice(rng: Rng): AskedProblem | null {
  const { d, g, m } = rng.pick(NUMBERS);
  const [c, n] = [rng.pick(COSTS), rng.pick([100, 120, 150, 160, 200, 240, 250, 300, 400, 500])];
  const key = (c * (100 + m)) / 100;
  const [total, left] = [n * c, (n * (100 - d)) / 100];
  const revenue = (total * (100 + g)) / 100;
  if (!isPositiveWhole(4 * key) || !isPositiveWhole(left)) return null;
  const wrong: Wrong[] = [
    [(c * (100 + g)) / 100, "ignores the unsold", `That's enough only if all ${n} are sold.`],
    [
      (c * (100 + g + d)) / 100,
      "adds the percents",
      `The percents ${d} and ${g} are of different amounts.`,
    ],
    [
      (c * (100 + g) * (100 + d)) / 10_000,
      "raises by the loss",
      `An increase of ${d} percent doesn't make up for a loss of ${d} percent.`,
    ],
    [
      (c * 100) / (100 - d),
      "recovers the cost only",
      `At that price the revenue would be equal to the cost.`,
    ],
    [
      c + (c * g) / (100 - d),
      "recovers the profit only",
      `The ${left} that are sold must also bring in the cost of the others.`,
    ],
    [
      (c * (100 + g + d)) / (100 - d),
      "counts the loss twice",
      `The division by ${(100 - d) / 100} already makes up for the loss.`,
    ],
    [
      (c * 10_000) / ((100 - d) * (100 - g)),
      "takes the profit of the revenue",
      `The profit is ${g} percent of the cost, not of the revenue.`,
    ],
    [
      (c * 100) / (100 - d - g),
      "takes the profit of the revenue",
      `The profit is ${g} percent of the cost, not of the revenue.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `A retailer bought ${n} glasses for ${usd(c)} each, but ${d} percent of the glasses were broken and could not be sold. At what price per glass must the retailer sell the remaining glasses in order for the gross profit to be ${g} percent of the cost of all the glasses?`,
      `A store bought ${n} toys at a cost of ${usd(c)} each. Of these toys, ${n - left} were defective and could not be sold, and the store sold all the remaining toys at the same price. If the store's gross profit was ${g} percent of the cost of all the toys, what was the selling price of each toy that was sold?`,
    ],
    key,
    why: `$${left} \\cdot ${key} = ${tex(revenue)}$`,
    wrong,
    solution: {
      idea: `The ${left} units that are sold have to bring in the cost of all ${n} and the profit.`,
      fast: [
        `The revenue must be ${(100 + g) / 100} times the cost, from ${(100 - d) / 100} of the units. So the price is $${c} \\cdot \\frac{${(100 + g) / 100}}{${(100 - d) / 100}} = ${key}$ dollars.`,
      ],
      steps: [
        `The cost is $${n} \\cdot ${c} = ${tex(total)}$ dollars, so the revenue must be $${(100 + g) / 100} \\cdot ${tex(total)} = ${tex(revenue)}$ dollars.`,
        `$${n} - ${n - left} = ${left}$ units are sold, so the price is $\\frac{${tex(revenue)}}{${left}} = ${key}$ dollars.`,
      ],
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (value) => isPositiveWhole(100 * value),
  };
}

const ASK = { markup: askMarkup, profit: askProfit, lost: askLost, price: askPrice };
const KINDS = ["markup", "markup", "profit", "lost", "lost", "price"] as const;

/** 100 units for 1 dollar each. */
const works = (d: number, m: number, g: number): boolean =>
  near((100 - d) * (1 + m / 100) - 100, g);
const isMarkup = (m: number, d: number, g: number): boolean => works(d, m, g);
const isAbove = (m: number, _d: number, g: number): boolean => m > g;
const isLost = (d: number, m: number, g: number): boolean => works(d, m, g);
const isUnder = (g: number, _other: number, m: number): boolean => g < m;
const isPrice = (price: number, n: number, c: number, lost: number, g: number): boolean =>
  near(price * (n - lost) - n * c, (g / 100) * n * c);

const READINGS: readonly StemReading[] = [
  {
    wording: /Of the peaches .* buys, (\d+) percent .* be (\d+) percent/,
    fits: isMarkup,
    open: isAbove,
  },
  { wording: /found that (\d+) percent .* be (\d+) percent/, fits: isMarkup, open: isAbove },
  {
    wording: /decreases by (\d+) percent, .* increase by (\d+) percent/,
    fits: isMarkup,
    open: isAbove,
  },
  {
    wording: /sold (\d+) percent of the shirts .* price (\d+) percent/,
    fits: (g, left, m) => works(100 - left, m, g),
    open: isUnder,
  },
  {
    wording: /After (\d+) percent of the vases .* for (\d+) percent/,
    fits: (g, d, m) => works(d, m, g),
    open: isUnder,
  },
  {
    wording: /was (\d+) percent greater than the cost per pound\. .* was (\d+) percent/,
    fits: isLost,
  },
  { wording: /flight is (\d+) percent greater .* was (\d+) percent greater/, fits: isLost },
  { wording: /increased by (\d+) percent and .* increases by (\d+) percent/, fits: isLost },
  {
    wording: /bought (\d+) glasses for \$(\d+) each, but (\d+) percent .* be (\d+) percent/,
    fits: (price, n, c, d, g) => isPrice(price, n, c, (n * d) / 100, g),
    open: (price, _n, c) => price > c,
  },
  {
    wording:
      /bought (\d+) toys at a cost of \$(\d+) each\. Of these toys, (\d+) .* was (\d+) percent/,
    fits: isPrice,
    open: (price, _n, c) => price > c,
  },
];

export const template: ProblemTemplate = {
  id: "price-when-some-go-unsold",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern: "Some of the units can't be sold, and the others bring in the whole revenue.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Sells the units at each option's price or share. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
