import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  usd,
} from "@theta/items/template";

const TAKEAWAY =
  "A product such as (a + x)(b − x) is greatest midway between the values that make it 0.";

/** At a price of p, n are sold; each increase of d dollars loses m of them. */
function drawSales(rng: Rng) {
  const p = rng.pick([8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40]);
  const n = rng.pick([60, 80, 90, 100, 120, 150, 160, 180, 200, 240, 300]);
  const [d, m] = [rng.pick([1, 1, 2, 5]), rng.pick([2, 3, 4, 5, 6, 8, 10])];
  // The product is 0 after -p/d and after n/m increases, and greatest midway.
  const best = (n / m - p / d) / 2;
  if (!isPositiveWhole(best) || !Number.isInteger(n / m) || best > 10) return null;
  const [price, units] = [p + d * best, n - m * best];
  return { p, n, d, m, best, price, units, most: price * units };
}

type Sales = NonNullable<ReturnType<typeof drawSales>>;

/** What the solution calls x if the question has no x. */
const INCREASES = {
  values: "numbers of increases",
  when: "after",
  inc: " increases",
  after: "After $x$ increases, the",
  more: "One increase more",
};
const VALUES_OF_X = {
  units: "units",
  values: "values of $x$",
  when: "if $x$ is",
  inc: "",
  after: "The",
  more: "A value of $x$ that is 1 greater",
};

function solutionOf({ p, n, d, m, best, price, units, most }: Sales, isMost: boolean) {
  const each = d === 1 ? "x" : `${d}x`;
  return {
    idea: `The revenue is the price times the number of [[units]] sold, and it's greatest midway between the [[values]] that make it 0.`,
    fast: [
      `The revenue is 0 [[when]] $\\frac{${n}}{${m}} = ${n / m}$[[inc]] (no [[units]]) and [[when]] $-${p / d}$[[inc]] (a price of 0). Midway is $\\frac{${n / m} - ${p / d}}{2} = ${best}$, where the price is $${p} + ${best} \\cdot ${d} = ${price}$ dollars${isMost ? ` and the revenue is $${price} \\cdot ${units} = ${tex(most)}$ dollars` : ""}.`,
    ],
    steps: [
      `[[after]] revenue is $(${p} + ${each})(${n} - ${m}x)$ dollars.`,
      `This equals $${tex(p * n)} + ${tex(n * d - m * p)}x - ${m * d}x^2$.`,
      `Taking out $-${m * d}$ and completing the square gives $${tex(most)} - ${m * d}(x - ${best})^2$, which is greatest when $x = ${best}$.`,
      isMost
        ? `The term $${m * d}(x - ${best})^2$ is then 0, so the greatest revenue is ${usd(most)}.`
        : `The price is then $${p} + ${d * best} = ${price}$ dollars.`,
    ],
    check: `[[more]] gives $${price + d} \\cdot ${units - m} = ${tex(most - m * d)}$ dollars, and one less gives $${price - d} \\cdot ${units + m} = ${tex(most - m * d)}$ dollars, which is less than $${tex(most)}$.`,
    takeaway: TAKEAWAY,
  };
}

function askPrice(sales: Sales): AskedProblem {
  const { p, n, d, m, best, price, units, most } = sales;
  return {
    difficulty: 5,
    stems: [
      `A store sells ${n} units of a certain product per week at a price of ${usd(p)} per unit. For each ${usd(d)} increase in the price, the store will sell ${m} fewer units per week. At what price per unit will the store's weekly revenue from the product be greatest?`,
      `When a theater charges ${usd(p)} per ticket, it sells ${n} tickets. If the number of tickets sold decreases by ${m} for each ${usd(d)} by which the price is increased, what price per ticket will give the theater the greatest revenue?`,
    ],
    key: price,
    why: `At ${usd(price)}, ${units} are sold for a total of ${usd(most)}; ${usd(price - d)} and ${usd(price + d)} both bring ${usd(most - m * d)}.`,
    wrong: [
      [
        p + (d * n) / m / 2,
        "takes half of what sells out",
        `After $\\frac{${n}}{${m}}$ increases nothing is sold, but the revenue is 0 at a price of 0, too, so the best number of increases isn't half of ${n / m}.`,
      ],
      [
        p + (d * n) / m,
        "finds where nothing is sold",
        `This is after $\\frac{${n}}{${m}} = ${n / m}$ increases, when no [[units]] would be sold at all.`,
      ],
      [
        p + best,
        "counts increases as dollars",
        `This is $${p} + ${best}$, but each of the ${best} increases is ${usd(d)}, not ${usd(1)}.`,
      ],
      [
        d * best,
        "stops at the increase",
        `That is the increase, $${best} \\cdot ${d}$ dollars, not the new price.`,
      ],
      [
        p + 2 * d * best,
        "goes to the other end",
        `That is after ${2 * best} increases and brings the same revenue as ${usd(p)}: $${p + 2 * d * best} \\cdot ${n - 2 * m * best} = ${tex(p * n)}$ dollars.`,
      ],
      [
        p + d,
        "tries one increase",
        `That is after one increase, with a revenue of $${p + d} \\cdot ${n - m} = ${tex((p + d) * (n - m))}$ dollars. At ${usd(price)}, the revenue is ${usd(most)}.`,
      ],
      [
        p,
        "keeps the price",
        `The revenue at ${usd(p)} is only $${p} \\cdot ${n} = ${tex(p * n)}$ dollars.`,
      ],
      [
        2 * p,
        "doubles the price",
        `Then $${n} - ${m} \\cdot ${p / d} = ${n - (m * p) / d}$ [[units]] would be sold, for a revenue of ${usd(2 * p * (n - (m * p) / d))}. At ${usd(price)}, it's ${usd(most)}.`,
      ],
      [
        p + (d * best) / 2,
        "stops halfway",
        `This takes only half of the ${usd(d * best)} by which the price should be increased.`,
      ],
      [
        price - d,
        "stops too early",
        `The revenue at this price is $${price - d} \\cdot ${units + m} = ${tex(most - m * d)}$ dollars, which is less than ${usd(most)}.`,
      ],
    ],
    solution: solutionOf(sales, false),
    words: (wording) => ({ ...INCREASES, units: wording === 1 ? "units" : "tickets" }),
    text: usd,
    shows: (value) => isPositiveWhole(value) && (value - p) % d === 0,
  };
}

function askRevenue(sales: Sales): AskedProblem {
  const { p, n, d, m, best, price, units, most } = sales;
  return {
    difficulty: 5,
    stems: [
      `At a price of ${usd(p)} per unit, a company sells ${n} units of a certain product per week. For each ${usd(d)} increase in the price, the company will sell ${m} fewer units per week. What is the greatest possible weekly revenue from the product?`,
      `When the price of a certain product is $(${p} + ${d === 1 ? "" : d}x)$ dollars per unit, the number of units sold per month is $${n} - ${m}x$. What is the greatest possible monthly revenue from the product?`,
    ],
    key: most,
    why: `At ${usd(price)}, ${units} units are sold, and $${price} \\cdot ${units} = ${tex(most)}$.`,
    wrong: [
      [
        (p + (d * n) / m / 2) * (n / 2),
        "takes half of what sells out",
        `This is after half of the $\\frac{${n}}{${m}} = ${n / m}$ increases until nothing is sold. But the revenue is 0 at a price of 0, too, so the greatest revenue is midway between $-${p / d}$ and ${n / m} increases.`,
      ],
      [
        price * (units + m),
        "is one step behind",
        `This is $${price} \\cdot ${units + m}$, but at ${usd(price)}, only ${units} units are sold.`,
      ],
      [
        (price + d) * units,
        "is one step ahead",
        `This is $${price + d} \\cdot ${units}$, but ${units} units are sold at ${usd(price)}, not at ${usd(price + d)}.`,
      ],
      [
        price * (units - m),
        "is one step ahead with the units",
        `This is $${price} \\cdot ${units - m}$, but at ${usd(price)}, ${units} units are sold.`,
      ],
      [
        (p + d) * (n - m),
        "stops after one step",
        `This is $${p + d} \\cdot ${n - m}$ after one increase. After ${best} increases, the revenue is ${usd(most)}.`,
      ],
      [
        (p + best) * units,
        "counts steps as dollars",
        `This is $(${p} + ${best}) \\cdot ${units}$, but each of the ${best} increases changes the price by ${usd(d)}.`,
      ],
      [
        price * n,
        "forgets the lost units",
        `This is $${price} \\cdot ${n}$, but at ${usd(price)}, only ${units} units are sold.`,
      ],
      [
        price * (n - best),
        "loses one unit each",
        `This is $${price} \\cdot ${n - best}$, but each of the ${best} increases loses ${m} units, not 1.`,
      ],
      [p * n, "keeps the price", `That is $${p} \\cdot ${n}$, the revenue at ${usd(p)}.`],
    ],
    solution: solutionOf(sales, true),
    words: (wording) => (wording === 1 ? { ...INCREASES, units: "units" } : VALUES_OF_X),
    text: usd,
  };
}

/** (x + a)(b - x), or the same multiplied out, is greatest midway between -a and b. */
function askExpression(_: Sales, rng: Rng): AskedProblem {
  const [a, best] = [rng.int(2, 12), rng.int(2, 9)];
  const b = a + 2 * best;
  const half = a + best;
  const isPlace = rng.chance(0.6);
  return {
    difficulty: 4,
    stems: [],
    pure: isPlace
      ? [
          `For what value of $x$ does the expression $(x + ${a})(${b} - x)$ have its greatest value?`,
          `The function $f$ is defined by $f(x) = ${a * b} + ${2 * best}x - x^2$ for all numbers $x$. For what value of $x$ is $f(x)$ greatest?`,
        ]
      : [
          `What is the greatest possible value of the expression $(x + ${a})(${b} - x)$?`,
          `If $y = ${a * b} + ${2 * best}x - x^2$, what is the greatest possible value of $y$?`,
        ],
    key: isPlace ? best : half * half,
    why: `[[It]] equals $${half * half} - (x - ${best})^2$.`,
    wrong: isPlace
      ? [
          [
            half,
            "averages without the sign",
            `This is $\\frac{${a} + ${b}}{2}$, but [[it]] is 0 at $-${a}$, not at ${a}.`,
          ],
          [
            2 * best,
            "forgets to halve",
            `This is $${b} - ${a}$ without halving. There [[it]] has the same value as at 0, which is ${a * b}.`,
          ],
          [
            b / 2,
            "takes half of the greater zero",
            `This is midway between 0 and ${b}, but [[it]] is 0 at $-${a}$ and ${b}.`,
          ],
          [b, "finds a zero", `There the second factor is 0, so [[it]] is 0.`],
          [
            a,
            "takes a number from the expression",
            `There [[it]] is $${2 * a} \\cdot ${2 * best} = ${4 * a * best}$, but at $x = ${best}$ it's $${half} \\cdot ${half} = ${half * half}$.`,
          ],
          [
            best - 1,
            "stops too early",
            `There [[it]] is $${half - 1} \\cdot ${half + 1} = ${half * half - 1}$, but at $x = ${best}$ it's ${half * half}.`,
          ],
          [
            best / 2,
            "halves twice",
            `This is half of $\\frac{${b} - ${a}}{2} = ${best}$, which is already midway between $-${a}$ and ${b}.`,
          ],
        ]
      : [
          [
            a * b,
            "sets x equal to 0",
            `This is the value at $x = 0$. For $x = 1$, [[it]] is already $${a + 1} \\cdot ${b - 1} = ${(a + 1) * (b - 1)}$.`,
          ],
          [
            half * half - 1,
            "stops one step away",
            `That is the value at $x = ${best - 1}$, $${half - 1} \\cdot ${half + 1}$. At $x = ${best}$ it's $${half} \\cdot ${half}$.`,
          ],
          [
            half * half + best * best,
            "adds the square",
            `This is $${half * half} + ${best}^2$, but at $x = ${best}$ [[it]] is only $${half} \\cdot ${half} = ${half * half}$.`,
          ],
          [
            best * best,
            "finds a part",
            `That is $${best}^2$, which is only how much greater ${half * half} is than the value at 0, ${a * b}.`,
          ],
          [
            2 * a * (b - a),
            `tries x = ${a}`,
            `This is $${2 * a} \\cdot ${2 * best}$, the value at $x = ${a}$, but [[it]] is greatest at $x = ${best}$.`,
          ],
          [
            b * b - best * best,
            "mixes up the numbers",
            `This is $${b}^2 - ${best}^2$, but at $x = ${best}$ both factors are ${half}, with the product ${half * half}.`,
          ],
          [
            (half * half) / 2,
            "halves the result",
            `This is half of $${half} \\cdot ${half} = ${half * half}$, but the whole product is the value at $x = ${best}$.`,
          ],
        ],
    solution: {
      idea: `[[It]] is 0 at $-${a}$ and ${b}, and it's greatest midway between them.`,
      fast: [
        `Midway between $-${a}$ and ${b} is $\\frac{${b} - ${a}}{2} = ${best}$${isPlace ? "" : `, where the value is $${half} \\cdot ${half} = ${half * half}$`}.`,
      ],
      steps: [
        `$(x + ${a})(${b} - x) = ${a * b} + ${2 * best}x - x^2$.`,
        `This equals $${half * half} - (x - ${best})^2$.`,
        `A square is never negative, so the greatest value is ${half * half}, at $x = ${best}$.`,
      ],
      check: `At $x = ${best - 1}$ and $x = ${best + 1}$, the value is ${half * half - 1}.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      wording === 1
        ? {}
        : {
            idea: `[[it]] takes equal values at equal distances from its greatest value, so find two such places.`,
            fast: [
              `At $x = 0$ and at $x = ${2 * best}$, the value is ${a * b}, so [[it]] is greatest midway, at $x = ${best}$${isPlace ? "" : `, where it's $${a * b} + ${2 * best} \\cdot ${best} - ${best}^2 = ${half * half}$`}.`,
            ],
            steps: [
              `Half of ${2 * best} is ${best}, and $(x - ${best})^2 = x^2 - ${2 * best}x + ${best * best}$.`,
              `So $${a * b} + ${2 * best}x - x^2 = ${a * b} + ${best * best} - (x - ${best})^2 = ${half * half} - (x - ${best})^2$.`,
              `A square is never negative, so the greatest value is ${half * half}, at $x = ${best}$.`,
            ],
            takeaway:
              "A quadratic expression with a negative square is greatest midway between two places with equal values.",
          },
    words: (wording) => ({
      it: wording === 1 ? "the expression" : isPlace ? "$f(x)$" : "$y$",
      It: wording === 1 ? "The expression" : isPlace ? "$f(x)$" : "$y$",
    }),
  };
}

const ASK = { price: askPrice, revenue: askRevenue, expression: askExpression };

const revenueAt = (x: number, p: number, n: number, d: number, m: number): number =>
  (p + d * x) * (n - m * x);
/** Halves of steps are tried as well. */
const greatest = (p: number, n: number, d: number, m: number): number =>
  Math.max(...range(0, 200).map((x) => revenueAt(x / 2, p, n, d, m)));
const isBestPrice: StemReading["fits"] = (price, p, n, d, m) =>
  revenueAt((price - p) / d, p, n, d, m) === greatest(p, n, d, m);
const isRevenue: StemReading["fits"] = (most, p, n, d, m) => most === greatest(p, n, d, m);

const READINGS: readonly StemReading[] = [
  {
    wording:
      /sells (\d+) units .* price of \$(\d+) .* each \$(\d+) .* sell (\d+) fewer .* be greatest/,
    fits: (price, n, p, d, m) => isBestPrice(price, p, n, d, m),
  },
  {
    wording: /charges \$(\d+) .* sells (\d+) .* by (\d+) for each \$(\d+) /,
    fits: (price, p, n, m, d) => isBestPrice(price, p, n, d, m),
  },
  {
    wording:
      /price of \$(\d+) .* sells (\d+) .* each \$(\d+) .* sell (\d+) fewer .* possible weekly/,
    fits: isRevenue,
    open: (most, p, n) => most >= p * n,
  },
  {
    wording: /\((\d+) \+ (\d*)x\) dollars .* is (\d+) - (\d+)x/,
    fits: (most, p, d, n, m) => isRevenue(most, p, n, d || 1, m),
  },
  {
    wording: /what value of x .* \(x \+ (\d+)\)\((\d+) - x\)/,
    fits: (x, a, b) => (x + a) * (b - x) === greatest(a, b, 1, 1),
  },
  {
    wording: /f\(x\) = (\d+) \+ (\d+)x - x\^2/,
    fits: (x, c, s) => range(-99, 99).every((t) => c + s * x - x * x >= c + s * t - t * t),
  },
  {
    wording: /value of the expression \(x \+ (\d+)\)\((\d+) - x\)/,
    fits: (most, a, b) => most === greatest(a, b, 1, 1),
  },
  {
    wording: /y = (\d+) \+ (\d+)x - x\^2/,
    fits: (most, c, s) => most === Math.max(...range(0, 99).map((t) => c + s * t - t * t)),
  },
];

export const template: ProblemTemplate = {
  id: "best-price",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "One factor rises as the other falls by equal steps: the product is greatest midway between its zeros.",

  make(rng) {
    const sales = range(1, 80).reduce<Sales | null>((found) => found ?? drawSales(rng), null);
    const kind = rng.pick(["price", "revenue", "expression", "expression"] as const);
    return sales && draftOf(kind, ASK[kind](sales, rng), READINGS, rng);
  },

  /** Tries many values of x, and looks for the greatest product. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
