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
  texThousands,
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
  `${100 + p} percent of the cost of [[gainer]] was ${usd(s)}, so this cost was $\\frac{${texThousands(s)}}{${(100 + p) / 100}} = ${texThousands(a)}$ dollars.`,
  `${100 - q} percent of the cost of [[loser]] was ${usd(s)}, so this cost was $\\frac{${texThousands(s)}}{${(100 - q) / 100}} = ${texThousands(b)}$ dollars.`,
];

function askNet(rng: Rng): AskedProblem | null {
  const sale = drawSale(rng);
  if (!sale) return null;
  const { p, q, s, a, b, net } = sale;
  if (s < 120) return null;
  const [first, second] = [new Fraction(p, 100 + p), new Fraction(q, 100 - q)];
  const [apart, both] = [usd(s - a), usd(b - s)];
  const [size, word] = [Math.abs(net), net > 0 ? "profit" : "loss"];
  // The two percents of the price and their difference look like the profit, the loss, and the result.
  const wrong: Wrong[] = [
    [
      Math.abs((s * (p - q)) / 100),
      "takes the percents of the price",
      `This is ${Math.abs(p - q)} percent of the price of ${usd(s)}, but the percents are of the costs, ${usd(a)} and ${usd(b)}.`,
    ],
    [
      (s * q) / 100,
      "takes the percent of the price",
      `This is ${q} percent of the price of ${usd(s)}. The loss is ${q} percent of the cost of ${usd(b)}, and the profit of ${apart} has to be set off against it.`,
    ],
    [
      (s * p) / 100,
      "takes the percent of the price",
      `This is ${p} percent of the price of ${usd(s)}. The profit is ${p} percent of the cost of ${usd(a)}, and the loss of ${both} has to be set off against it.`,
    ],
    [
      Math.abs((2 * s * (p - q)) / 100),
      "takes the percents of the total",
      `This is ${Math.abs(p - q)} percent of the total price of ${usd(2 * s)}, but the percents are of the costs, ${usd(a)} and ${usd(b)}.`,
    ],
    [
      Math.abs((s * p) / 100 - (b - s)),
      "takes one percent of the price",
      `This takes ${p} percent of the price, or ${usd((s * p) / 100)}, for the profit. It's ${p} percent of the cost, or ${apart}.`,
    ],
    [
      Math.abs(s - a - (s * q) / 100),
      "takes one percent of the price",
      `This takes ${q} percent of the price, or ${usd((s * q) / 100)}, for the loss. It's ${q} percent of the cost, or ${both}.`,
    ],
    // Only one of them, because their difference is the key.
    rng.chance(0.5)
      ? [
          s - a,
          "stops at the first one",
          `This is $${texThousands(s)} - ${texThousands(a)}$, the profit on [[one]], without the loss on [[other]].`,
        ]
      : [
          b - s,
          "stops at the second one",
          `This is $${texThousands(b)} - ${texThousands(s)}$, the loss on [[other]], without the profit on [[one]].`,
        ],
    [
      2 * size,
      "doubles the result",
      `This is twice ${usd(size)}, but ${usd(size)} is already the ${word} on both sales together.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `A dealer sold each of two paintings for ${usd(s)}. The dealer's profit on one of the paintings was ${p} percent of its cost, and the dealer's loss on the other painting was ${q} percent of its cost. What was the dealer's total ${word} on the two paintings?`,
      `An investor sold Stock X for ${usd(s)}, which was ${p} percent more than its cost, and sold Stock Y for ${usd(s)}, which was ${q} percent less than its cost. What was the investor's net ${word} on the two sales?`,
    ],
    key: size,
    why: `The total cost was ${usd(a)} plus ${usd(b)}, or ${usd(a + b)}, and the total price was ${usd(2 * s)}.`,
    wrong,
    solution: {
      idea: IDEA,
      fast: [
        `A profit of ${p} percent of the cost is $\\frac{${p}}{${100 + p}} = ${texFraction(first)}$ of the price, or ${apart}.`,
        `A loss of ${q} percent of the cost is $\\frac{${q}}{${100 - q}} = ${texFraction(second)}$ of the price, or ${both}.`,
        `So the ${word} on both is the difference, ${usd(size)}.`,
      ],
      steps: [
        ...costSteps(sale),
        `The total cost was $${texThousands(a)} + ${texThousands(b)} = ${texThousands(a + b)}$ dollars, and the total price was $2 \\cdot ${texThousands(s)} = ${texThousands(2 * s)}$ dollars.`,
        `So the ${word} was $${texThousands(Math.max(a + b, 2 * s))} - ${texThousands(Math.min(a + b, 2 * s))} = ${texThousands(size)}$ dollars.`,
      ],
      check: `$${(100 + p) / 100} \\cdot ${texThousands(a)} = ${texThousands(s)}$ and $${(100 - q) / 100} \\cdot ${texThousands(b)} = ${texThousands(s)}$, so both prices are right.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            gainer: "the painting sold at a profit",
            loser: "the painting sold at a loss",
            one: "one painting",
            other: "the other",
          }
        : { gainer: "Stock X", loser: "Stock Y", one: "Stock X", other: "Stock Y" },
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
  const joined = (x: number, y: number): string =>
    isSum
      ? `$${texThousands(x)} + ${texThousands(y)}$`
      : `$${texThousands(Math.max(x, y))} - ${texThousands(Math.min(x, y))}$`;
  const texS = thousands(s);
  const alone = rng.pick([a, b]);
  const wrong: Wrong[] = [
    [
      join(down, up),
      "takes the percents of the result",
      `This takes the ${p} and the ${q} percent of ${texS}: ${joined(down, up)}. They are percents of the two original numbers.`,
    ],
    [
      join(a, up),
      "takes one percent of the result",
      `This adds ${q} percent of ${texS} to ${texS} and gets ${thousands(up)} instead of ${thousands(b)} for [[second]]. The ${q} percent is of [[second]] itself.`,
    ],
    [
      join(down, b),
      "takes one percent of the result",
      `This takes ${p} percent of ${texS} off ${texS} and gets ${thousands(down)} instead of ${thousands(a)} for [[first]]. The ${p} percent is of [[first]] itself.`,
    ],
    [
      isSum ? 2 * s : (s * Math.abs(p - q)) / 100,
      "lets the changes cancel",
      isSum
        ? `This is $2 \\cdot ${texThousands(s)}$, as if the increase and the decrease canceled. They are ${thousands(s - a)} and ${thousands(b - s)}.`
        : `This is ${Math.abs(p - q)} percent of ${texS}, but the ${p} and the ${q} percent are of ${thousands(a)} and ${thousands(b)}.`,
    ],
    [
      isSum ? b - a : a + b,
      isSum ? "finds the difference" : "finds the sum",
      isSum
        ? `This is $${texThousands(b)} - ${texThousands(a)}$, the difference of the two numbers, not their sum.`
        : `This is $${texThousands(a)} + ${texThousands(b)}$, the sum of the two numbers, not their difference.`,
    ],
    [
      join((s * 100) / (100 + q), (s * 100) / (100 - p)),
      "exchanges the percents",
      `This uses $\\frac{${texThousands(s)}}{${(100 + q) / 100}}$ and $\\frac{${texThousands(s)}}{${(100 - p) / 100}}$, which exchanges the percents: the increase is by ${p} percent, and the decrease by ${q} percent.`,
    ],
    [
      (s * (p + q)) / 100,
      "adds the percents",
      `This is $${p} + ${q} = ${p + q}$ percent of ${texS}, but the percents are of the two original numbers.`,
    ],
    [
      alone,
      "stops at one number",
      `This is only [[${alone === a ? "first" : "second"}]], not the ${isSum ? "sum" : "difference"} of the two numbers.`,
    ],
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
    why: `[[First]] is ${thousands(a)} and [[second]] is ${thousands(b)}, so the ${isSum ? "sum" : "difference"} is ${joined(a, b)}.`,
    wrong,
    solution: {
      idea: "Each percent is of the unknown number, so divide to find it.",
      steps: [
        `${100 + p} percent of [[first]] is ${texS}, so [[first]] is $\\frac{${texThousands(s)}}{${(100 + p) / 100}} = ${texThousands(a)}$.`,
        `${100 - q} percent of [[second]] is ${texS}, so [[second]] is $\\frac{${texThousands(s)}}{${(100 - q) / 100}} = ${texThousands(b)}$.`,
        `The ${isSum ? "sum" : "difference"} is ${joined(a, b).replace(/\$$/, ` = ${texThousands(join(a, b))}$`)}.`,
      ],
      check: `Forward: $${(100 + p) / 100} \\cdot ${texThousands(a)} = ${texThousands(s)}$ and $${(100 - q) / 100} \\cdot ${texThousands(b)} = ${texThousands(s)}$.`,
      takeaway:
        "To undo a percent change, divide by its factor; don't take the percent of the result.",
    },
    words: (wording) =>
      isSum && wording === 2
        ? { first: "the first number", second: "the second number" }
        : { first: "$x$", second: "$y$" },
    pureText: thousands,
    shows: (n) => Number.isInteger(n) && 4 * n > join(a, b) && n < 3 * join(a, b),
  };
}

/** The ratio of the two costs needs no price. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q] = [rng.pick([...GAINS, 10, 40]), rng.pick([...LOSSES, 30, 60])];
  const key = new Fraction(100 - q, 100 + p);
  if (key.bottom > 16) return null;
  const right = `But ${100 + p} percent of [[first]] is equal to ${100 - q} percent of [[second]].`;
  const wrong: Wrong[] = [
    [
      (100 - p) / (100 + q),
      "exchanges the signs",
      `This is $\\frac{${100 - p}}{${100 + q}}$, with both changes in the wrong direction and the fraction inverted. ${right}`,
    ],
    [
      (100 + q) / (100 + p),
      "adds both percents",
      `This is $\\frac{${100 + q}}{${100 + p}}$, as if [[second]] were increased by ${q} percent. ${right}`,
    ],
    [
      (100 - p) / (100 - q),
      "subtracts both percents",
      `This is $\\frac{${100 - p}}{${100 - q}}$, as if [[first]] were decreased by ${p} percent, and with the fraction inverted. ${right}`,
    ],
    [
      q / p,
      "compares the percents",
      `This is $\\frac{${q}}{${p}}$, the ratio of the changes in percent. ${right}`,
    ],
    [
      p / q,
      "compares the percents",
      `This is $\\frac{${p}}{${q}}$, the ratio of the changes in percent. ${right}`,
    ],
    [
      (100 + p) / (100 - q),
      "inverts the ratio",
      `This is $\\frac{${100 + p}}{${100 - q}}$, the ratio of [[second]] to [[first]].`,
    ],
    [
      100 / (100 + p),
      "ignores the decrease",
      `This is $\\frac{100}{${100 + p}}$, as if [[second]] weren't decreased by ${q} percent.`,
    ],
    [
      (100 - q) / 100,
      "ignores the increase",
      `This is $\\frac{${100 - q}}{100}$, as if [[first]] weren't increased by ${p} percent.`,
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
    why: `${100 + p} percent of [[first]] is ${100 - q} percent of [[second]], so the fraction is $\\frac{${100 - q}}{${100 + p}} = ${texFraction(key)}$.`,
    wrong,
    solution: {
      idea: "Write both sides as a percent of the unknowns and divide.",
      steps: [
        `[[given]]${100 + p} percent of $x$ is equal to ${100 - q} percent of $y$: $${(100 + p) / 100}x = ${(100 - q) / 100}y$.`,
        `Divide by $${(100 + p) / 100}y$: $\\frac{x}{y} = \\frac{${100 - q}}{${100 + p}} = ${texFraction(key)}$.`,
      ],
      check: `With $x = ${100 - q}$ and $y = ${100 + p}$, $${(100 + p) / 100} \\cdot ${100 - q}$ and $${(100 - q) / 100} \\cdot ${100 + p}$ are both ${((100 + p) * (100 - q)) / 100}.`,
      takeaway:
        "Equal results of two percent changes give the ratio of the original amounts at once.",
    },
    words: (wording) =>
      wording === 1
        ? {
            first: "the cost of Item X",
            second: "the cost of Item Y",
            given: "With $x$ for the cost of Item X and $y$ for the cost of Item Y, ",
          }
        : { first: "$x$", second: "$y$", given: "" },
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
