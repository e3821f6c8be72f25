import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "A profit can be a percent of the price or of the cost: assume a price of 100, find the cost, and divide by the right one.";

/** Percents that stems and answers may show. */
const FIVES = range(1, 16).map((k) => 5 * k);
const isShown = (value: number): boolean => isPositiveWhole(value) && value < 120;

const PERCENT = {
  text: (value: number) => `${thousands(value)}%`,
  pureText: (value: number) => `${thousands(value)}%`,
  shows: isShown,
};

/** The profit is m percent of the price; after a discount of d percent it's g percent of the cost. */
const DISCOUNTS = range(10, 35).flatMap((half) => {
  const m = 2 * half;
  return [10, 12, 15, 16, 20, 25, 30, 40]
    .filter((d) => d < m)
    .map((d) => ({ m, d, g: (100 * (m - d)) / (100 - m) }))
    .filter(({ d, g }) => isPositiveWhole(g / 5) && g <= 80 && g !== d);
});

/** One wording with its own solution, with or without a story. */
type Told = Pick<AskedProblem, "stems" | "pure" | "solution" | "words">;

function toldOneWay(rng: Rng, story: Told, pure: Told): Told {
  return rng.chance(0.4) ? pure : story;
}

/** Discounted: what percent of the cost? */
function askOfCost(rng: Rng): AskedProblem {
  const { m, d, g } = rng.pick(DISCOUNTS);
  const [cost, price] = [100 - m, 100 - d];
  const last = `$\\frac{${price} - ${cost}}{${cost}} = \\frac{${price - cost}}{${cost}} = ${g / 100}$`;
  const story: Told = {
    stems: [
      `When a certain lamp is sold at its regular price, the store's gross profit is ${m} percent of the regular price. If the lamp is sold at a discount of ${d} percent from the regular price, the store's gross profit is what percent of its cost?`,
      `A store's cost for a certain chair is ${m} percent less than the list price. If the store sells the chair for ${d} percent less than the list price, the store's gross profit is what percent of the cost?`,
    ],
    pure: [],
    solution: {
      idea: "Assume that [[full]] is 100.",
      steps: [
        `The cost is $100 - ${m} = ${cost}$, and [[sold]] is $100 - ${d} = ${price}$.`,
        `As a share of the cost, the profit is ${last}, or ${g} percent.`,
      ],
      check: `A profit of ${g} percent of ${cost} is $${g / 100} \\cdot ${cost} = ${price - cost}$, and $${cost} + ${price - cost} = ${price}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({
      full: wording === 1 ? "the regular price" : "the list price",
      cost: "the cost",
      sold: "the discounted price",
    }),
  };
  const pure: Told = {
    stems: [],
    pure: [
      `If $z > 0$, $x$ is ${m} percent less than $z$, and $y$ is ${d} percent less than $z$, then $y$ is what percent greater than $x$?`,
    ],
    solution: {
      idea: "Assume that $z = 100$.",
      steps: [
        `Then $x = ${cost}$ and $y = ${price}$.`,
        `$\\frac{y - x}{x}$ is ${last}, or ${g} percent.`,
      ],
      check: `$${cost} + ${g / 100} \\cdot ${cost} = ${cost} + ${price - cost} = ${price}$.`,
      takeaway: "For percents of percents, let the common base be 100, and divide by the new base.",
    },
    words: () => ({ full: "$z$", cost: "$x$", sold: "$y$" }),
  };
  const difference = `This is $${m} - ${d}$, the difference of [[sold]] and [[cost]] as a percent of [[full]], not of [[cost]].`;
  const given = (value: number): Wrong => [
    value,
    "takes a given percent",
    value === d
      ? `This is how far [[sold]] is below [[full]], as a percent of [[full]].`
      : `This is how far [[cost]] is below [[full]], as a percent of [[full]].`,
  ];
  return {
    ...toldOneWay(rng, story, pure),
    difficulty: 4,
    key: g,
    why: last,
    wrong: [
      rng.chance(0.4)
        ? [m - d, "subtracts the percents", difference]
        : [
            m + d,
            "adds the percents",
            `This is $${m} + ${d}$. But ${m} and ${d} are both taken off 100, so [[sold]] and [[cost]] differ by $${m} - ${d}$, which must be a percent of [[cost]].`,
          ],
      [
        (100 * (m - d)) / price,
        "divides by the wrong amount",
        `This is $\\frac{${m - d}}{${price}}$, which divides the difference of [[sold]] and [[cost]] by ${price}, not by [[cost]], ${cost}.`,
      ],
      [
        (100 * m) / cost,
        "ignores a percent",
        `This is $\\frac{${m}}{${cost}}$, which leaves out the ${d} percent.`,
      ],
      [
        (100 * (m - d)) / m,
        "compares the percents",
        `This is $\\frac{${m - d}}{${m}}$, which divides the difference of [[sold]] and [[cost]] by ${m}, not by [[cost]], ${cost}.`,
      ],
      [
        (m * price) / 100,
        "multiplies the percents",
        `This is $${m} - ${d / 100} \\cdot ${m}$, but the ${d} percent is of [[full]], not of the ${m} percent.`,
      ],
      given(rng.pick([d, m])),
      [
        (100 * m) / cost - d,
        "subtracts from the markup",
        `This is $\\frac{${m}}{${cost}}$, as a percent, minus ${d} percent. But the first is a percent of [[cost]], and the ${d} percent is of [[full]].`,
      ],
      [cost, "finds the cost", `This is [[cost]] as a percent of [[full]].`],
      [
        price - m,
        "subtracts from the greater amount",
        `This is $${price} - ${m}$, but ${m} percent is of [[full]], 100, not of ${price}.`,
      ],
      [m - d, "subtracts the percents", difference],
    ],
    ...PERCENT,
  };
}

/** From the profit on the cost at a discount: what percent of the regular price? */
function askOfPrice(rng: Rng): AskedProblem {
  const { m, d, g } = rng.pick(DISCOUNTS);
  const [cost, price] = [100 - m, 100 - d];
  const story: Told = {
    stems: [
      `When a store sells a certain lamp at a discount of ${d} percent from the regular price, the store's gross profit is ${g} percent of its cost. When the store sells the lamp at the regular price, the gross profit is what percent of the regular price?`,
      `A store sold a chair for ${d} percent less than its list price, and the store's gross profit was ${g} percent of the cost of the chair. The cost of the chair was what percent less than the list price?`,
    ],
    pure: [],
    solution: {
      idea: "Assume that [[full]] is 100, and find the cost.",
      steps: [
        `[[Sold]] is $100 - ${d} = ${price}$, and it's ${(100 + g) / 100} times the cost.`,
        `So the cost is $\\frac{${price}}{${(100 + g) / 100}} = ${cost}$, which is ${m} less than 100. That is ${m} percent of [[full]].`,
      ],
      check: `With a cost of ${cost} and a price of ${price}, the profit is $${price - cost} = ${g / 100} \\cdot ${cost}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({
      full: wording === 1 ? "the regular price" : "the list price",
      cost: "the cost",
      sold: "the discounted price",
    }),
  };
  const pure: Told = {
    stems: [],
    pure: [
      `If $y$ is ${d} percent less than $z$ and ${g} percent greater than $x$, where $x$, $y$, and $z$ are positive, then $x$ is what percent less than $z$?`,
    ],
    solution: {
      idea: "Assume that $z = 100$.",
      steps: [
        `Then $y = ${price}$, and $y = ${(100 + g) / 100}x$.`,
        `So $x = \\frac{${price}}{${(100 + g) / 100}} = ${cost}$, which is ${m} percent less than 100.`,
      ],
      takeaway: "For percents of percents, let the common base be 100.",
    },
    words: () => ({ full: "$z$", cost: "$x$", sold: "$y$" }),
  };
  return {
    ...toldOneWay(rng, story, pure),
    difficulty: 5,
    key: m,
    why: `$${(100 + g) / 100} \\cdot ${cost} = ${price}$, and $100 - ${cost} = ${m}$.`,
    wrong: [
      [
        d + g,
        "adds the percents",
        `This is $${d} + ${g}$, but the ${d} percent is of [[full]] and the ${g} percent is of [[cost]].`,
      ],
      [
        100 - (price * (100 - g)) / 100,
        "takes off the profit",
        `This takes ${g} percent off ${price}. But ${price} is ${g} percent greater than [[cost]], so divide ${price} by ${(100 + g) / 100}.`,
      ],
      [
        (100 * (100 - cost)) / cost,
        "divides by the cost",
        `This is $\\frac{${m}}{${cost}}$, but the difference of ${m} must be a percent of [[full]], 100, not of [[cost]].`,
      ],
      [
        cost,
        "finds the complement",
        `This is [[cost]] as a percent of [[full]], not how many percent less it is.`,
      ],
      [
        (100 * g) / (100 + g),
        "ignores a percent",
        `This is $\\frac{${g}}{${100 + g}}$, which leaves out the ${d} percent.`,
      ],
      [
        (100 * (m - d)) / m,
        "compares the percents",
        `This is $\\frac{${m - d}}{${m}}$, which divides the difference of [[sold]] and [[cost]] by ${m}, not by 100.`,
      ],
      [
        price - g,
        "finds the complement of a sum",
        `This is $${price} - ${g}$, but the ${g} percent is of [[cost]], not of 100.`,
      ],
      [
        g,
        "takes a given percent",
        `This is how far [[sold]] is above [[cost]], as a percent of [[cost]].`,
      ],
      [
        Math.abs(g - d),
        "subtracts the percents",
        `This is the difference of ${g} and ${d}, but the ${d} percent is of [[full]] and the ${g} percent is of [[cost]].`,
      ],
    ],
    ...PERCENT,
  };
}

/** The cost rises by u percent and the price stays: the profit falls by c percent. */
const RISES = FIVES.flatMap((m) =>
  [5, 10, 12, 15, 20, 25, 30, 40, 50]
    .map((u) => ({ m, u, c: ((100 - m) * u) / m }))
    .filter(({ u, c }) => isShown(c) && c < 90 && c !== u && c >= 10 && m >= 15 && m <= 60),
);

function askDecrease(rng: Rng): AskedProblem {
  const { m, u, c } = rng.pick(RISES);
  const cost = 100 - m;
  const extra = (cost * u) / 100;
  const story: Told = {
    stems: [
      `A company's gross profit on each lamp that it sells is ${m} percent of the selling price. If the cost of each lamp increases by ${u} percent and the selling price does not change, by what percent will the gross profit on each lamp decrease?`,
      `Company K's profit last year was ${m} percent of its revenue. If the company's expenses this year are ${u} percent greater than last year's expenses and its revenue is the same, this year's profit is what percent less than last year's profit?`,
    ],
    pure: [],
    solution: {
      idea: "Assume that [[base]] is 100. Then [[profit]] and [[cost]] are known.",
      steps: [
        `[[OldProfit]] is ${m}, so $100 - ${m} = ${cost}$ is left for [[cost]].`,
        `The increase in [[cost]] is $${u / 100} \\cdot ${cost} = ${extra}$, and [[profit]] decreases by the same amount.`,
        `$\\frac{${extra}}{${m}} = ${c / 100}$, so [[newProfit]] is ${c} percent less than [[oldProfit]].`,
      ],
      check: `The profit falls from ${m} to ${tidy(m - extra)}, and the base of its percent change is ${m}.`,
      takeaway:
        "Costs and profit change by the same amount, but not by the same percent, because the bases differ.",
    },
    words: (wording) =>
      wording === 1
        ? {
            base: "the selling price",
            cost: "the cost",
            profit: "the gross profit",
            oldProfit: "the original gross profit",
            newProfit: "the new gross profit",
          }
        : {
            base: "the revenue",
            cost: "the expenses",
            profit: "the profit",
            oldProfit: "last year's profit",
            newProfit: "this year's profit",
          },
  };
  const pure: Told = {
    stems: [],
    pure: [
      `If $x$ and $y$ are positive, $x$ is ${cost} percent of $y$, and the value of $x$ increases by ${u} percent while the value of $y$ does not change, by what percent does the value of $y - x$ decrease?`,
    ],
    solution: {
      idea: "Assume that $y = 100$.",
      steps: [
        `At first $x = ${cost}$ and $y - x = ${m}$.`,
        `$x$ increases by $${u / 100} \\cdot ${cost} = ${extra}$, so $y - x$ decreases by ${extra}.`,
        `$\\frac{${extra}}{${m}} = ${c / 100}$, a decrease of ${c} percent.`,
      ],
      takeaway:
        "A difference changes by the same amount as one of its parts, but not by the same percent.",
    },
    words: () => ({
      base: "$y$",
      cost: "$x$",
      profit: "$y - x$",
      oldProfit: "the original value of $y - x$",
      newProfit: "the new value of $y - x$",
    }),
  };
  return {
    ...toldOneWay(rng, story, pure),
    difficulty: 5,
    key: c,
    why: `$\\frac{${u / 100} \\cdot ${cost}}{${m}} = ${c / 100}$`,
    wrong: [
      rng.chance(0.5)
        ? [
            u,
            "keeps the percent",
            `The ${u} percent is of [[cost]], not of [[profit]]: if [[base]] is 100, it is ${u} percent of ${cost}.`,
          ]
        : [
            extra,
            "stops at the amount",
            `If [[base]] is 100, that is the decrease itself. As a percent of [[oldProfit]], ${m}, it is greater.`,
          ],
      [
        m - u,
        "subtracts the percents",
        `This subtracts ${u} from ${m}, but the two percents have different bases, [[cost]] and [[base]].`,
      ],
      [
        (u * m) / cost,
        "inverts the ratio",
        `This is $${u} \\cdot \\frac{${m}}{${cost}}$, but the decrease of ${u} percent of ${cost} is divided by ${m}: $${u} \\cdot \\frac{${cost}}{${m}}$.`,
      ],
      [
        (100 * u) / m,
        "takes the percent of 100",
        `This divides ${u} by ${m}, as if ${u} percent of 100 were the increase in [[cost]]. It is ${u} percent of ${cost}.`,
      ],
      [
        (u * m) / 100,
        "takes the percent of the profit",
        `That is ${u} percent of ${m}, but the ${u} percent is of [[cost]], ${cost}.`,
      ],
      [
        (100 * u) / cost,
        "divides by the cost",
        `This divides ${u} by ${cost}, but ${u} is a percent of ${cost}, so the increase is ${extra}.`,
      ],
      [
        m + u,
        "adds the percents",
        `This adds ${u} to ${m}, but the two percents have different bases, [[cost]] and [[base]].`,
      ],
      [m, "takes a given percent", `That is [[oldProfit]] as a percent of [[base]].`],
      [100 - c, "finds what's left", `That is [[newProfit]] as a percent of [[oldProfit]].`],
      [m - extra, "stops at the new value", `If [[base]] is 100, that is [[newProfit]].`],
    ],
    ...PERCENT,
  };
}

const ASK = { "of-cost": askOfCost, "of-price": askOfPrice, decrease: askDecrease };
const KINDS = ["of-cost", "of-price", "of-price", "decrease"] as const;

/** With a regular price of 100. */
const isOfCost = (g: number, m: number, d: number): boolean =>
  near((100 - m) * (1 + g / 100), 100 - d);
const isOfPrice = (m: number, d: number, g: number): boolean => isOfCost(g, m, d);
const isDecrease = (c: number, m: number, u: number): boolean =>
  near(m * (1 - c / 100), 100 - (100 - m) * (1 + u / 100));
const isFall = (c: number): boolean => c < 100;
const isOverD = (m: number, d: number): boolean => m > d && m < 100;

const READINGS: readonly StemReading[] = [
  {
    wording: /profit is (\d+) percent of the regular price\. .* discount of (\d+) percent/,
    fits: isOfCost,
  },
  { wording: /chair is (\d+) percent less .* for (\d+) percent less/, fits: isOfCost },
  { wording: /x is (\d+) percent less than z, and y is (\d+) percent less/, fits: isOfCost },
  {
    wording: /at a discount of (\d+) percent .* profit is (\d+) percent/,
    fits: isOfPrice,
    open: isOverD,
  },
  {
    wording: /chair for (\d+) percent less .* profit was (\d+) percent/,
    fits: isOfPrice,
    open: isOverD,
  },
  {
    wording: /y is (\d+) percent less than z and (\d+) percent greater/,
    fits: isOfPrice,
    open: isOverD,
  },
  {
    wording: /sells is (\d+) percent .* increases by (\d+) percent/,
    fits: isDecrease,
    open: isFall,
  },
  { wording: /last year was (\d+) percent .* are (\d+) percent/, fits: isDecrease, open: isFall },
  {
    wording: /x is (\d+) percent of y, .* increases by (\d+) percent/,
    fits: (c, cost, u) => isDecrease(c, 100 - cost, u),
    open: isFall,
  },
];

export const template: ProblemTemplate = {
  id: "profit-on-price-or-on-cost",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern: "A profit is a percent of the price, and a change makes it a percent of something else.",

  make(rng) {
    const kind = rng.pick(KINDS);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Works out the prices from 100 with each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
