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
  usd,
  type Words,
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
const PERCENT_OF_CHANGE =
  "When one factor changes by a percent, divide the factors of change; don't subtract the percents.";

/** Solved with 100 units at a cost of 1 dollar each, or with x = 1 and y = 100. */
function solutionOf({ d, g, m }: Numbers, asked: "markup" | "profit" | "lost", isPure = false) {
  const sold = 100 - d;
  const price = (100 + m) / 100;
  const ratio = `$\\frac{${100 + g}}{${sold}} = ${price}$`;
  const start = isPure
    ? `At first $xy = 100$, and an increase of ${g} percent makes it ${100 + g}.`
    : `The total cost is 100 dollars, so the revenue is $100 + ${g} = ${100 + g}$ dollars.`;
  const steps = {
    markup: [
      start,
      isPure
        ? `$y$ becomes $100 - ${d} = ${sold}$, so $x$ must become ${ratio}, which is ${m} percent greater than 1.`
        : `Only $100 - ${d} = ${sold}$ [[units]] are sold, so the price of each is ${ratio} dollars, which is ${m} percent greater than 1.`,
    ],
    profit: [
      `The cost of all 100 [[units]] is 100 dollars.`,
      `Only ${sold} [[units]] are sold, for ${price} dollars each, so the revenue is $${sold} \\cdot ${price} = ${100 + g}$ dollars.`,
      `The profit is $${100 + g} - 100 = ${g}$ dollars, or ${g} percent of the cost.`,
    ],
    lost: [
      start,
      isPure
        ? `$x$ becomes ${price}, so $y$ becomes $\\frac{${100 + g}}{${price}} = ${sold}$, a decrease of $100 - ${sold} = ${d}$ percent.`
        : `[[each]] ${price} dollars[[per]], so $\\frac{${100 + g}}{${price}} = ${sold}$ of the 100 [[units]] were sold, and $100 - ${sold} = ${d}$ were not.`,
    ],
  }[asked];
  return {
    idea: isPure ? "Assume that $x = 1$ and $y = 100$ at first." : "Assume [[start]].",
    steps,
    check: `$${sold} \\cdot ${price} = ${100 + g}$, which is ${g} percent more than 100.`,
    takeaway: isPure ? PERCENT_OF_CHANGE : TAKEAWAY,
  };
}

/** What the 100 units of a wording are called. */
const unitsOf = (unit: string, units: string): Words => ({
  unit,
  units,
  start: String.raw`that there are 100 ${units} at a cost of \$1 each`,
  result: "the revenue",
  kept: `of the ${units} that are sold`,
  left: `of the ${units} were sold`,
  must: `each ${unit} must be sold for`,
  before: "its cost",
  each: `Each of the ${units} that were sold brought in`,
});
const PEACHES: Words = {
  ...unitsOf("pound", "pounds"),
  start: String.raw`that there are 100 pounds of peaches at a cost of \$1 per pound`,
  kept: "of the peaches that were sold",
  left: "of the peaches were sold",
  lost: " discarded",
  each: "Each pound is sold for",
  per: "",
};
const SEATS: Words = {
  ...unitsOf("seat", "seats"),
  start: String.raw`that there are 100 seats and that the cost of the flight is \$100`,
  kept: "of the seats that were sold",
  lost: " unsold",
};
const PURE_WORDS: Words = {
  units: "$y$",
  result: "$xy$",
  kept: "of $y$ that is left",
  left: "of $y$ is left",
  must: "$x$ must become",
  before: "its original value",
  lost: "",
};

/** One wording of a question in percents; the solution differs when there's no story. */
function inPercents(
  asked: Omit<AskedProblem, "solution" | "words">,
  numbers: Numbers,
  kind: "markup" | "profit" | "lost",
  words: readonly Words[],
  rng: Rng,
): AskedProblem {
  const { stems, pure = [] } = asked;
  const isPure = pure.length > 0 && rng.chance(0.35);
  return {
    ...asked,
    stems: isPure ? [] : stems,
    pure: isPure ? pure : [],
    words: (wording) => (isPure ? PURE_WORDS : words[wording - 1]!),
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
  const leadsTo = (percent: number): string =>
    `With ${tidy(percent)} percent, [[result]] would be $${left} \\cdot ${tidy((100 + percent) / 100)} = ${tidy((left * (100 + percent)) / 100)}$, not ${100 + g}.`;
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
      why: `$\\frac{${100 + g}}{${left}} = ${(100 + m) / 100}$, so [[must]] ${(100 + m) / 100} times [[before]], which is ${m} percent more.`,
      wrong: [
        [d + g, "adds the percents", `This is $${d} + ${g}$. ${leadsTo(d + g)}`],
        [
          ((100 + d) * (100 + g)) / 100 - 100,
          "raises by the loss",
          `This raises ${100 + g} by ${d} percent instead of dividing it by ${left / 100}. ${leadsTo(((100 + d) * (100 + g)) / 100 - 100)}`,
        ],
        [
          (100 * g) / left,
          "recovers the profit only",
          `This is $\\frac{${g}}{${left}}$ as a percent, but the whole ${100 + g} has to be divided by ${left}, not only the ${g}.`,
        ],
        [left, "finds the part that's left", `This is $100 - ${d}$, the percent [[kept]].`],
        [g - d, "subtracts the percents", `This is $${g} - ${d}$. ${leadsTo(g - d)}`],
        [
          g + (d * (100 + g)) / 100,
          "takes the loss of the revenue",
          `This adds ${d} percent of ${100 + g} instead of dividing by ${left / 100}. ${leadsTo(g + (d * (100 + g)) / 100)}`,
        ],
        [
          (100 * (100 + g + d)) / left - 100,
          "counts the loss twice",
          `This comes from $\\frac{${100 + g} + ${d}}{${left}}$, which counts the ${d} percent twice: the division by ${left} already makes up for it.`,
        ],
        [
          (100 * d) / left,
          "recovers the loss only",
          `This is $\\frac{${d}}{${left}}$ as a percent. With it, [[result]] would be only 100, not ${100 + g}.`,
        ],
      ],
      ...STORY,
    },
    numbers,
    "markup",
    [PEACHES, unitsOf("lamp", "lamps")],
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
      why: `$${left / 100} \\cdot ${(100 + m) / 100} = ${(100 + g) / 100}$, so the revenue is ${(100 + g) / 100} times the cost, and the profit is ${g} percent of the cost.`,
      wrong: [
        [
          m - d,
          "subtracts the percents",
          `This is $${m} - ${d}$, but the ${m} percent is earned only on the ${left} [[units]] that are sold, so it brings in $${left} \\cdot ${m / 100} = ${(left * m) / 100}$, not ${m}.`,
        ],
        [
          (m * left) / 100,
          "forgets the cost of the unsold",
          `This is $${left} \\cdot ${m / 100}$, the profit on the ${left} [[units]] that were sold, without the cost of the ${d} others.`,
        ],
        [
          (m * left) / 100 - d / 2,
          "counts half the loss",
          `This is $${left} \\cdot ${m / 100} - ${d / 2}$, which takes off only half of the cost of the ${d} [[units]] that weren't sold.`,
        ],
        [m, "ignores the unsold", `This would be the profit if all 100 [[units]] had been sold.`],
        [
          left - m,
          "subtracts the percents",
          `This is $${left} - ${m}$, but ${left} is a percent of the [[units]], and ${m} is a percent of the cost per [[unit]].`,
        ],
        [
          ((m - d) * 100) / left,
          "divides by the part sold",
          `This is $\\frac{${m} - ${d}}{${left}}$ as a percent, but the profit isn't $${m} - ${d}$, and it is compared with the cost of all 100 [[units]].`,
        ],
        [
          100 + g,
          "finds the revenue",
          `This is the revenue as a percent of the cost, before the cost is subtracted.`,
        ],
        [
          (m * (100 - 2 * d)) / 100,
          "takes off the loss twice",
          `This is $(100 - 2 \\cdot ${d}) \\cdot ${m / 100}$, but ${left} [[units]] were sold, and the cost of the ${d} others has to be subtracted.`,
        ],
        [
          (m * d) / 100,
          "takes the wrong part",
          `This is $${d} \\cdot ${m / 100}$, the markup on the ${d} [[units]] that weren't sold.`,
        ],
      ],
      ...STORY,
    },
    numbers,
    "profit",
    [unitsOf("shirt", "shirts"), unitsOf("vase", "vases")],
    rng,
  );
}

function askLost(rng: Rng): AskedProblem {
  const numbers = rng.pick(NUMBERS);
  const { d, g, m } = numbers;
  const leadsTo = (percent: number): string =>
    `With ${tidy(percent)} percent[[lost]], [[result]] would be $${tidy(100 - percent)} \\cdot ${(100 + m) / 100} = ${tidy(((100 - percent) * (100 + m)) / 100)}$, not ${100 + g}.`;
  const baseOf = (base: number): string =>
    `This is $\\frac{${m} - ${g}}{${base}}$ as a percent, but the decrease is from ${100 + m} to ${100 + g}, so it has to be divided by ${100 + m}.`;
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
      why: `$\\frac{${100 + g}}{${100 + m}} = ${(100 - d) / 100}$, so ${100 - d} percent [[left]], and the rest is ${d} percent.`,
      wrong: [
        [m - g, "subtracts the percents", `This is $${m} - ${g}$. ${leadsTo(m - g)}`],
        [(100 * (m - g)) / m, "divides by the markup", baseOf(m)],
        [(100 * (m - g)) / (100 + g), "divides by the wrong total", baseOf(100 + g)],
        [
          (100 * g) / m,
          "compares the percents",
          `This is $\\frac{${g}}{${m}}$ as a percent. ${leadsTo((100 * g) / m)}`,
        ],
        [100 - d, "finds the complement", `This is the percent [[kept]].`],
        [
          (m - g) / 2,
          "halves the difference",
          `This is half of $${m} - ${g}$. ${leadsTo((m - g) / 2)}`,
        ],
        [
          g,
          "takes a percent from the question",
          `This repeats the ${g} percent of the question. ${leadsTo(g)}`,
        ],
        [
          100 - m + g,
          "finds the complement",
          `This is $100 - (${m} - ${g})$. ${leadsTo(100 - m + g)}`,
        ],
        [100 - (100 * g) / m, "compares the percents", baseOf(m)],
      ],
      ...STORY,
      pureText: thousands,
    },
    numbers,
    "lost",
    [
      PEACHES,
      {
        ...SEATS,
        each: `A full flight would bring in ${100 + m} dollars, which is`,
        per: " per seat",
      },
    ],
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
  const bringsIn = (price: number): string =>
    `At this price, the ${left} [[units]] that are sold would bring in ${usd(tidy(left * price))}, not ${usd(revenue)}.`;
  const lost = `${d} percent (${n - left} of ${n})`;
  const wrong = (
    [
      [
        (c * (100 + g)) / 100,
        "ignores the unsold",
        `This is $${(100 + g) / 100} \\cdot ${c}$, which is enough only if all ${n} [[units]] are sold.`,
      ],
      [
        (c * (100 + g + d)) / 100,
        "adds the percents",
        `This adds ${g} percent and ${lost} of the cost to ${usd(c)}.`,
      ],
      [
        (c * (100 + g) * (100 + d)) / 10_000,
        "raises by the loss",
        `This raises ${usd(c)} by ${g} percent and then by ${lost}.`,
      ],
      [
        (c * 100) / (100 - d),
        "recovers the cost only",
        `This is $\\frac{${tex(total)}}{${left}}$, the price at which the revenue is equal to the cost.`,
      ],
      [
        c + (c * g) / (100 - d),
        "recovers the profit only",
        `This divides only the profit among the ${left} [[units]] and adds it to ${usd(c)}, but they must also bring in the cost of the others.`,
      ],
      [
        (c * (100 + g + d)) / (100 - d),
        "counts the loss twice",
        `This adds ${lost} of the cost and also divides by ${(100 - d) / 100}, which counts the loss twice.`,
      ],
      [
        (c * 10_000) / ((100 - d) * (100 - g)),
        "takes the profit of the revenue",
        `This makes the profit ${g} percent of the revenue, but it has to be ${g} percent of the cost.`,
      ],
      [
        (c * 100) / (100 - d - g),
        "takes the profit of the revenue",
        `This divides ${usd(c)} by $1 - ${d / 100} - ${g / 100}$, but the profit is ${g} percent of the cost, not of the revenue.`,
      ],
    ] as const
  ).map(([price, slip, why], k): Wrong => [
    price,
    slip,
    k === 1 || k === 2 ? `${why} ${bringsIn(price)}` : why,
  ]);
  return {
    difficulty: 4,
    stems: [
      `A retailer bought ${n} glasses for ${usd(c)} each, but ${d} percent of the glasses were broken and could not be sold. At what price per glass must the retailer sell the remaining glasses in order for the gross profit to be ${g} percent of the cost of all the glasses?`,
      `A store bought ${n} toys at a cost of ${usd(c)} each. Of these toys, ${n - left} were defective and could not be sold, and the store sold all the remaining toys at the same price. If the store's gross profit was ${g} percent of the cost of all the toys, what was the selling price of each toy that was sold?`,
    ],
    key,
    why: `The revenue is then $${left} \\cdot ${key} = ${tex(revenue)}$ dollars, which is ${(100 + g) / 100} times the cost of ${usd(total)}.`,
    wrong,
    words: (wording) =>
      wording === 1
        ? {
            units: "glasses",
            sold: `${d} percent of ${n} is ${n - left}, so`,
          }
        : { units: "toys", sold: "Only" },
    solution: {
      idea: `The ${left} [[units]] that are sold have to bring in the cost of all ${n} and the profit.`,
      fast: [
        `The revenue must be ${(100 + g) / 100} times the cost, from ${(100 - d) / 100} of the [[units]]. So the price is $${c} \\cdot \\frac{${(100 + g) / 100}}{${(100 - d) / 100}} = ${key}$ dollars.`,
      ],
      steps: [
        `The cost is $${n} \\cdot ${c} = ${tex(total)}$ dollars, so the revenue must be $${(100 + g) / 100} \\cdot ${tex(total)} = ${tex(revenue)}$ dollars.`,
        `[[sold]] $${n} - ${n - left} = ${left}$ [[units]] are sold, and the price is $\\frac{${tex(revenue)}}{${left}} = ${key}$ dollars.`,
      ],
      check: `$${left} \\cdot ${key} - ${tex(total)} = ${tex(revenue - total)}$, which is ${g} percent of ${thousands(total)}.`,
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
