import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  roseOrFell,
  type Rng,
  type StemReading,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const CHANGES = [
  -40, -36, -30, -28, -25, -20, -16, -15, -12, -10, -8, -5, -4, 4, 5, 8, 10, 12, 15, 16, 20, 25, 26,
  28, 30, 32, 35, 38, 40, 44, 50,
];
const TAKEAWAY =
  "For a percent change of a product or a quotient, multiply or divide the factors, such as 1.2 and 0.75.";

const asPercent = (value: number): string => `${thousands(value)}%`;
/** "increased by 20 percent" */
const changed = (change: number): string =>
  roseOrFell(change).replace("rose", "increased").replace("fell", "decreased");
const verb = (change: number): string => (change > 0 ? "increase" : "decrease");
const decimal = (change: number): string => String(tidy(1 + change / 100));
const resultOf = (factor: number): number => tidy(100 * factor - 100);

/** The quotient of two quantities that change by a and b percent. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample(CHANGES, 2) as [number, number];
  const change = resultOf((100 + a) / (100 + b));
  const key = Math.abs(change);
  if (!Number.isInteger(change) || key < 4 || key > 90 || Math.abs(a - b) > 90) return null;
  return {
    difficulty: 4,
    stems: [
      `From 2020 to 2021, the revenue of Company X ${changed(a)} and the number of units that it sold ${changed(b)}. By what percent did the company's average revenue per unit sold ${verb(change)}?`,
      `Last year the total cost of producing a certain magazine ${changed(a)}, and the number of copies produced ${changed(b)}. By what percent did the cost per copy ${verb(change)}?`,
    ],
    pure: [
      `If $x$ and $y$ are positive, $x$ is ${verb(a)}d by ${Math.abs(a)} percent, and $y$ is ${verb(b)}d by ${Math.abs(b)} percent, by what percent does the value of $\\frac{x}{y}$ ${verb(change)}?`,
      `For positive numbers $p$, $q$, and $r$, $pq = r$. If $r$ ${verb(a)}s by ${Math.abs(a)} percent and $q$ ${verb(b)}s by ${Math.abs(b)} percent, by what percent does $p$ ${verb(change)}?`,
    ],
    key,
    why: `$\\frac{${decimal(a)}}{${decimal(b)}} = ${decimal(change)}$.`,
    wrong: [
      [
        Math.abs(a - b),
        "subtracts the percents",
        `The two percents are of different quantities, so their ${a * b < 0 ? "sum" : "difference"} isn't the change of the quotient.`,
      ],
      [
        Math.abs(resultOf((1 + a / 100) * (1 + b / 100))),
        "multiplies the factors",
        `This is the change of the product, not of the quotient.`,
      ],
      [
        Math.abs(resultOf((100 + b) / (100 + a))),
        "inverts the quotient",
        `This is the change of the reciprocal.`,
      ],
      [
        Math.abs(a + b),
        "adds the percents",
        `The percents are of different quantities, so one can't be ${a * b < 0 ? "subtracted from" : "added to"} the other.`,
      ],
      [
        Math.abs((100 * a) / b),
        "divides the percents",
        `The factors are divided, not the percents.`,
      ],
      // Not both, because with their difference they show what is asked.
      rng.chance(0.5)
        ? [
            Math.abs(a),
            "leaves out the denominator",
            `That is the percent by which the numerator changes, not the quotient.`,
          ]
        : [
            Math.abs(b),
            "leaves out the numerator",
            `That is the percent by which the denominator changes, not the quotient.`,
          ],
      [
        100 - Math.abs(a - b),
        "subtracts the percents and compares with zero",
        `The factors are divided; the percents are neither added nor subtracted.`,
      ],
      [Math.abs(a - b) / 2, "averages the percents", `The percents aren't averaged.`],
      // After a decrease, it would be the key's complement.
      ...(change > 0
        ? [
            [
              100 + change,
              "compares with zero",
              `This is the new value as a percent of the old one.`,
            ] as Wrong,
          ]
        : []),
    ],
    shows: (value) => isPositiveWhole(value) && value <= 2 * key + 40,
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "A quotient changes by the factor of the numerator divided by the factor of the denominator.",
      fast: [
        `Start with 100 and 100. They become ${100 + a} and ${100 + b}, and the quotient goes from 1 to $\\frac{${100 + a}}{${100 + b}} = ${decimal(change)}$.`,
      ],
      steps: [
        `The numerator is multiplied by ${decimal(a)} and the denominator by ${decimal(b)}.`,
        `So the quotient is multiplied by $\\frac{${decimal(a)}}{${decimal(b)}} = ${decimal(change)}$.`,
        `This is ${change > 0 ? "an increase" : "a decrease"} of ${key} percent.`,
      ],
      check: `$${decimal(b)} \\cdot ${decimal(change)} = ${decimal(a)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The product of two quantities that change by a and b percent. */
function askProduct(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample(CHANGES, 2) as [number, number];
  const change = resultOf((1 + a / 100) * (1 + b / 100));
  const key = Math.abs(change);
  if (!Number.isInteger(change) || key < 4 || key > 90 || a + b === change) return null;
  if (a * b > 0) return null;
  return {
    difficulty: 3,
    stems: [
      `The price of a certain product ${changed(a)}, and as a result the number of units sold per month ${changed(b)}. By what percent did the monthly revenue from the product ${verb(change)}?`,
      `From 2020 to 2021, the number of employees of Company Y ${changed(a)} and the average (arithmetic mean) salary of the employees ${changed(b)}. By what percent did the total of the employees' salaries ${verb(change)}?`,
    ],
    pure: [
      `If $x$ and $y$ are positive, $x$ is ${verb(a)}d by ${Math.abs(a)} percent, and $y$ is ${verb(b)}d by ${Math.abs(b)} percent, by what percent does the value of $xy$ ${verb(change)}?`,
    ],
    key,
    why: `$(${decimal(a)})(${decimal(b)}) = ${decimal(change)}$.`,
    wrong: [
      [
        Math.abs(a + b),
        "adds the percents",
        `The second percent applies to an amount that the first one has already changed.`,
      ],
      [
        Math.abs(resultOf((100 + a) / (100 + b))),
        "divides the factors",
        `This is the change of a quotient, not of the product.`,
      ],
      [
        Math.abs(resultOf((100 + b) / (100 + a))),
        "divides the factors",
        `This is the change of a quotient, not of the product.`,
      ],
      [
        Math.abs(a - b),
        "subtracts the percents",
        `One quantity increases and one decreases, so the changes work against each other.`,
      ],
      [
        Math.abs(a * b) / 100,
        "multiplies the percents",
        `The factors are multiplied, not the percents.`,
      ],
      [Math.abs(a + b) / 2, "averages the percents", `The percents aren't averaged.`],
      [Math.abs(a), "leaves out one change", `This is the change of one factor alone.`],
      [Math.abs(b), "leaves out one change", `This is the change of one factor alone.`],
      [2 * key, "doubles the change", `The product is multiplied by ${decimal(change)}.`],
      [100 + change, "compares with zero", `This is the new value as a percent of the old one.`],
    ],
    shows: (value) => isPositiveWhole(value) && value <= 2 * key + 40,
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "A product changes by the product of the two factors.",
      fast: [
        `${Math.abs(a)} percent ${a > 0 ? "more" : "less"} of 100 is ${100 + a}, and ${Math.abs(b)} percent ${b > 0 ? "more" : "less"} of that is ${100 + change}.`,
      ],
      steps: [
        `The two quantities are multiplied by ${decimal(a)} and ${decimal(b)}.`,
        `Their product is multiplied by $(${decimal(a)})(${decimal(b)}) = ${decimal(change)}$.`,
        `This is ${change > 0 ? "an increase" : "a decrease"} of ${key} percent.`,
      ],
      check: `Adding the percents, $${a} ${b < 0 ? "-" : "+"} ${Math.abs(b)} = ${a + b}$, leaves out the product of the two changes.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { quotient: askQuotient, product: askProduct };
const KINDS = ["quotient", "quotient", "product"] as const;

/** What happens to two quantities of 100, for each pair of directions. */
const SIGNS = [
  { first: "increase", second: "increase", signs: [1, 1] },
  { first: "increase", second: "decrease", signs: [1, -1] },
  { first: "decrease", second: "increase", signs: [-1, 1] },
  { first: "decrease", second: "decrease", signs: [-1, -1] },
] as const;

const isQuotient = (tried: number, a: number, b: number): boolean =>
  near(tried, Math.abs((100 * (100 + a)) / (100 + b) - 100), 1e-4);
const isProduct = (tried: number, a: number, b: number): boolean =>
  near(tried, Math.abs(((100 + a) * (100 + b)) / 100 - 100), 1e-4);

const READINGS: readonly StemReading[] = SIGNS.flatMap(({ first, second, signs: [p, q] }) => {
  const both = `${first}[sd]+ by (\\d+) percent.* ${second}[sd]+ by (\\d+) percent`;
  const quotient = (tried: number, a: number, b: number) => isQuotient(tried, p * a, q * b);
  const product = (tried: number, a: number, b: number) => isProduct(tried, p * a, q * b);
  return [
    {
      wording: new RegExp(`${both}.*(?:per unit|per copy|\\(x\\)/\\(y\\)|does p )`),
      fits: quotient,
    },
    { wording: new RegExp(`${both}.*(?:monthly revenue|total of|value of xy)`), fits: product },
  ];
});

export const template: ProblemTemplate = {
  id: "percent-change-of-quotient",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern: "Two quantities change by given percents; their quotient or product changes by another.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Follows two quantities of 100. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
