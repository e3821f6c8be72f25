import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  tidy,
  thousands,
  usd,
  type Wrong,
} from "@theta/items/template";

const GAINS = [20, 25, 50, 60];
const LOSSES = [10, 20, 25, 40, 50];
const PRICES = [
  60, 90, 120, 150, 180, 200, 240, 300, 360, 400, 450, 480, 600, 720, 900, 1200, 1440, 1800, 2400,
  3600, 4800,
];

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const IDEA = "A profit or loss in percent is a percent of the cost, so divide to find each cost.";
const TAKEAWAY =
  "The same percent of two different costs isn't the same amount, so percents of profit and loss don't cancel.";

/** Both sold at price s: one cost a and brought a gain of p percent, the other cost b and a loss of q. */
function drawSale(rng: Rng) {
  const [p, q, s] = [rng.pick(GAINS), rng.pick(LOSSES), rng.pick(PRICES)];
  const [a, b] = [(100 * s) / (100 + p), (100 * s) / (100 - q)];
  if (![a, b].every((cost) => Number.isInteger(cost) && cost % 5 === 0) || a + b === 2 * s)
    return null;
  return { p, q, s, a, b, net: 2 * s - a - b };
}

type Sale = NonNullable<ReturnType<typeof drawSale>>;

const costSteps = ({ p, q, s, a, b }: Sale): string[] => [
  `The first cost was $\\frac{${s}}{${(100 + p) / 100}} = ${a}$.`,
  `The second cost was $\\frac{${s}}{${(100 - q) / 100}} = ${b}$.`,
];

function askNet(rng: Rng): AskedProblem | null {
  const sale = drawSale(rng);
  if (!sale) return null;
  const { p, q, s, a, b, net } = sale;
  if (s < 120) return null;
  const [size, word] = [Math.abs(net), net > 0 ? "profit" : "loss"];
  // The two percents of the price and their difference look like the profit, the loss, and the result.
  const wrong: Wrong[] = [
    [
      Math.abs((s * (p - q)) / 100),
      "takes the percents of the price",
      `The percents are of the costs, not of the selling price.`,
    ],
    [
      (s * q) / 100,
      "takes the percent of the price",
      `The loss is ${q} percent of the cost, not of ${usd(s)}.`,
    ],
    [
      (s * p) / 100,
      "takes the percent of the price",
      `The profit is ${p} percent of the cost, not of ${usd(s)}.`,
    ],
    [
      Math.abs((2 * s * (p - q)) / 100),
      "takes the percents of the total",
      `The percents are of the costs, not of the total price.`,
    ],
    [
      Math.abs((s * p) / 100 - (b - s)),
      "takes one percent of the price",
      `The profit is ${p} percent of the cost, not of ${usd(s)}.`,
    ],
    [
      Math.abs(s - a - (s * q) / 100),
      "takes one percent of the price",
      `The loss is ${q} percent of the cost, not of ${usd(s)}.`,
    ],
    // Only one of them, because their difference is the key.
    rng.chance(0.5)
      ? [s - a, "stops at the first one", `This is the profit on the one sold at a profit.`]
      : [b - s, "stops at the second one", `This is the loss on the one sold at a loss.`],
    [2 * size, "doubles the result", `This counts the result twice.`],
  ];
  return {
    difficulty: 4,
    stems: [
      `A dealer sold each of two paintings for ${usd(s)}. The dealer's profit on one of the paintings was ${p} percent of its cost, and the dealer's loss on the other painting was ${q} percent of its cost. What was the dealer's total ${word} on the two paintings?`,
      `An investor sold Stock X for ${usd(s)}, which was ${p} percent more than its cost, and sold Stock Y for ${usd(s)}, which was ${q} percent less than its cost. What was the investor's net ${word} on the two sales?`,
    ],
    key: size,
    why: `The total cost was $${a} + ${b} = ${a + b}$ dollars, and the total price was ${usd(2 * s)}.`,
    wrong,
    solution: {
      idea: IDEA,
      steps: [
        ...costSteps(sale),
        `So the total cost was ${usd(a + b)}, the total price was ${usd(2 * s)}, and the ${word} was ${usd(size)}.`,
      ],
      check: `The ${q} percent is of a greater cost than the ${p} percent, because both were sold for ${usd(s)}.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (n) => n > 0 && Number.isInteger(n) && n < s,
  };
}

function askSum(rng: Rng): AskedProblem | null {
  const sale = drawSale(rng);
  if (!sale || sale.s > 900) return null;
  const { p, q, s, a, b } = sale;
  const down = (s * (100 - p)) / 100;
  const up = (s * (100 + q)) / 100;
  const isSum = rng.chance(0.5);
  const join = (x: number, y: number): number => (isSum ? x + y : Math.abs(y - x));
  const wrong: Wrong[] = [
    [
      join(down, up),
      "takes the percents of the result",
      `The ${p} and the ${q} percent are of the two original numbers, not of ${s}.`,
    ],
    [
      join(a, up),
      "takes one percent of the result",
      `The ${q} percent is of the original number, not of ${s}.`,
    ],
    [
      join(down, b),
      "takes one percent of the result",
      `The ${p} percent is of the original number, not of ${s}.`,
    ],
    [
      isSum ? 2 * s : (s * Math.abs(p - q)) / 100,
      "lets the changes cancel",
      `The percents are of different numbers, so the changes don't cancel.`,
    ],
    [
      isSum ? b - a : a + b,
      isSum ? "finds the difference" : "finds the sum",
      isSum ? `This is the difference of the two numbers.` : `This is the sum of the two numbers.`,
    ],
    [
      join((s * 100) / (100 + q), (s * 100) / (100 - p)),
      "exchanges the percents",
      `The increase belongs to one number and the decrease to the other.`,
    ],
    [(s * (p + q)) / 100, "adds the percents", `The percents are of different numbers.`],
    [rng.pick([a, b]), "stops at one number", `This is one of the two numbers.`],
  ];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $x$ increased by ${p} percent is equal to ${s} and $y$ decreased by ${q} percent is equal to ${s}, what is the value of $${isSum ? "x + y" : "y - x"}$?`,
      isSum
        ? `One number is increased by ${p} percent and another number is decreased by ${q} percent. If the result is ${s} in each case, what is the sum of the two original numbers?`
        : `The number ${s} is ${p} percent greater than $x$ and ${q} percent less than $y$. What is the value of $y - x$?`,
    ],
    key: join(a, b),
    why: `The two numbers are ${a} and ${b}.`,
    wrong,
    solution: {
      idea: "Each percent is of the unknown number, so divide to find it.",
      steps: [
        `${100 + p} percent of one number is ${s}, so it is $\\frac{${s}}{${(100 + p) / 100}} = ${a}$.`,
        `${100 - q} percent of the other number is ${s}, so it is $\\frac{${s}}{${(100 - q) / 100}} = ${b}$.`,
        isSum
          ? `The sum is $${a} + ${b} = ${a + b}$.`
          : `The difference is $${b} - ${a} = ${b - a}$.`,
      ],
      check: `Forward: ${a} plus ${p} percent and ${b} minus ${q} percent are both ${s}.`,
      takeaway:
        "To undo a percent change, divide by its factor; don't take the percent of the result.",
    },
    pureText: thousands,
    shows: (n) => Number.isInteger(n) && 4 * n > join(a, b) && n < 3 * join(a, b),
  };
}

/** The ratio of the two costs needs no price. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q] = [rng.pick([...GAINS, 10, 40]), rng.pick([...LOSSES, 30, 60])];
  const key = new Fraction(100 - q, 100 + p);
  if (key.bottom > 16) return null;
  const wrong: Wrong[] = [
    [
      (100 - p) / (100 + q),
      "exchanges the signs",
      `The first amount is increased, so the result is more than 100 percent of it.`,
    ],
    [
      (100 + q) / (100 + p),
      "adds both percents",
      `The second amount is decreased, so the result is less than 100 percent of it.`,
    ],
    [
      (100 - p) / (100 - q),
      "subtracts both percents",
      `The first amount is increased, so the result is more than 100 percent of it.`,
    ],
    [q / p, "compares the percents", `The increase and the decrease aren't equal amounts.`],
    [p / q, "compares the percents", `The increase and the decrease aren't equal amounts.`],
    [(100 + p) / (100 - q), "inverts the ratio", `The second amount is the greater one.`],
    [
      100 / (100 + p),
      "ignores the decrease",
      `The result is ${100 - q} percent of the second amount.`,
    ],
    [
      (100 - q) / 100,
      "ignores the increase",
      `The result is ${100 + p} percent of the first amount.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `A store sold Item X for ${p} percent more than its cost and Item Y for ${q} percent less than its cost. If both items were sold at the same price, the cost of Item X was what fraction of the cost of Item Y?`,
    ],
    pure: [
      `If $x$ and $y$ are positive numbers and $x$ increased by ${p} percent is equal to $y$ decreased by ${q} percent, then $x$ is what fraction of $y$?`,
    ],
    key: key.value,
    why: `$${(100 + p) / 100}x = ${(100 - q) / 100}y$, so $\\frac{x}{y} = \\frac{${100 - q}}{${100 + p}} = ${texFraction(key)}$.`,
    wrong,
    solution: {
      idea: "Write both sides as a percent of the unknowns and divide.",
      steps: [
        `With $x$ and $y$ for the two amounts, ${100 + p} percent of $x$ is equal to ${100 - q} percent of $y$.`,
        `So $\\frac{x}{y} = \\frac{${100 - q}}{${100 + p}} = ${texFraction(key)}$.`,
      ],
      check: `$x$ must be less than $y$, because $x$ has to increase and $y$ has to decrease for them to be equal.`,
      takeaway:
        "Equal results of two percent changes give the ratio of the original amounts at once.",
    },
    text: fractionOf,
    pureText: fractionOf,
    shows: (n) => n > 0 && n < 2 && near(tidy(n * 5040), Math.round(n * 5040), 1e-4),
  };
}

function fractionOf(value: number): string {
  for (let bottom = 1; bottom < 60; bottom++)
    if (near(value * bottom, Math.round(value * bottom), 1e-4))
      return `$${texFraction(new Fraction(Math.round(value * bottom), bottom))}$`;
  return percentText(100 * value);
}

const ASK = { net: askNet, sum: askSum, ratio: askRatio };
const KINDS = ["net", "net", "net", "sum", "sum", "ratio", "ratio", "ratio", "ratio"] as const;

const costs = (s: number, p: number, q: number): [number, number] => [
  (100 * s) / (100 + p),
  (100 * s) / (100 - q),
];
const isNet = (n: number, s: number, p: number, q: number): boolean => {
  const [a, b] = costs(s, p, q);
  return near(n, Math.abs(2 * s - a - b), 1e-4);
};
const isSum = (n: number, s: number, p: number, q: number): boolean => {
  const [a, b] = costs(s, p, q);
  return near(n, a + b, 1e-4);
};
const isDifference = (n: number, s: number, p: number, q: number): boolean => {
  const [a, b] = costs(s, p, q);
  return near(n, b - a, 1e-4);
};
const isFraction = (n: number, p: number, q: number): boolean => near(n * (100 + p), 100 - q, 1e-4);

const READINGS: readonly StemReading[] = [
  { wording: /for \$(\d+)\. .* was (\d+) percent .* was (\d+) percent/, fits: isNet },
  { wording: /X for \$(\d+), which was (\d+) percent more .* was (\d+) percent less/, fits: isNet },
  {
    wording: /by (\d+) percent is equal to (\d+) and .* by (\d+) percent .* x \+ y/,
    fits: (n, p, s, q) => isSum(n, s, p, q),
  },
  {
    wording: /by (\d+) percent is equal to (\d+) and .* by (\d+) percent .* y - x/,
    fits: (n, p, s, q) => isDifference(n, s, p, q),
  },
  {
    wording: /by (\d+) percent and another .* by (\d+) percent\. .* is (\d+) in/,
    fits: (n, p, q, s) => isSum(n, s, p, q),
  },
  { wording: /number (\d+) is (\d+) percent greater .* (\d+) percent less/, fits: isDifference },
  {
    wording: /for (\d+) percent more .* for (\d+) percent less .* fraction/,
    fits: isFraction,
    open: (n) => n < 1,
  },
  {
    wording: /by (\d+) percent is equal to y decreased by (\d+) percent/,
    fits: isFraction,
    open: (n) => n < 1,
  },
];

export const template: ProblemTemplate = {
  id: "two-sold-at-one-price",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "Two things sold at one price, one at a profit and one at a loss: the percents are of different costs.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Goes back from the price to both costs. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
