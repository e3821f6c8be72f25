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
  type Words,
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

/** What the wordings call the numerator, the denominator, and their quotient. */
const QUOTIENTS: readonly Words[] = [
  { num: "the revenue", den: "the number of units sold", quot: "the average revenue per unit" },
  { num: "the total cost", den: "the number of copies", quot: "the cost per copy" },
  { num: "$x$", den: "$y$", quot: "$\\frac{x}{y}$" },
  { num: "$r$", den: "$q$", quot: "$p$" },
];

/** What the wordings call the two factors and their product. */
const PRODUCTS: readonly Words[] = [
  { one: "the price", other: "the number of units sold", all: "the monthly revenue" },
  {
    one: "the number of employees",
    other: "the average salary",
    all: "the total of the salaries",
  },
  { one: "$x$", other: "$y$", all: "$xy$" },
];

/**
 * The sum or the difference of the percents, its half, and its complement. Not both, because the two percents and the
 * question could be found from them.
 */
function combinedWrong(a: number, b: number, note: string, result: string): Wrong[] {
  const combined = Math.abs(Math.abs(a) > Math.abs(b) ? a - b : a + b);
  const isSum = combined > Math.max(Math.abs(a), Math.abs(b));
  const verbs = isSum ? "adds" : "subtracts";
  const both = `${Math.abs(a)} and ${Math.abs(b)}`;
  return [
    [combined, `${verbs} the percents`, `This ${verbs} the percents ${both}, ${note}.`],
    [
      100 - combined,
      `${verbs} the percents and compares with zero`,
      `This ${verbs} the percents ${both} and takes the result, ${combined}, from 100, ${note}.`,
    ],
    [
      combined / 2,
      "halves the combined percents",
      `This is ${isSum ? "the average" : "half the difference"} of the percents ${both}, but both changes take full effect: ${result}.`,
    ],
  ];
}

/** The quotient of two quantities that change by a and b percent. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample(CHANGES, 2) as [number, number];
  const change = resultOf((100 + a) / (100 + b));
  const key = Math.abs(change);
  if (!Number.isInteger(change) || key < 4 || key > 90 || Math.abs(a - b) > 90) return null;
  const [combined, complement, half] = combinedWrong(
    a,
    b,
    `but the two percents are of different quantities, [[num]] and [[den]], so divide the factors ${decimal(a)} and ${decimal(b)} instead`,
    `[[quot]] is multiplied by $\\frac{${decimal(a)}}{${decimal(b)}} = ${decimal(change)}$`,
  );
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
        Math.abs(resultOf((1 + a / 100) * (1 + b / 100))),
        "multiplies the factors",
        `This comes from $(${decimal(a)})(${decimal(b)})$, which is for the product of [[num]] and [[den]], not the quotient.`,
      ],
      [
        Math.abs(resultOf((100 + b) / (100 + a))),
        "inverts the quotient",
        `This comes from $\\frac{${decimal(b)}}{${decimal(a)}}$, which is for [[den]] divided by [[num]], the reciprocal of the quotient.`,
      ],
      combined!,
      [
        Math.abs(resultOf((100 - a) / (100 + b))),
        "reverses a change",
        `This comes from $\\frac{${decimal(-a)}}{${decimal(b)}}$, as if [[num]] had ${verb(-a)}d, but [[num]] ${verb(a)}d.`,
      ],
      [
        Math.abs(resultOf((100 + a) / (100 - b))),
        "reverses a change",
        `This comes from $\\frac{${decimal(a)}}{${decimal(-b)}}$, as if [[den]] had ${verb(-b)}d, but [[den]] ${verb(b)}d.`,
      ],
      [
        Math.abs((100 * a) / b),
        "divides the percents",
        `This divides ${Math.abs(a)} by ${Math.abs(b)}, but the factors ${decimal(a)} and ${decimal(b)} are divided, not the percents.`,
      ],
      // Not both, because with their difference they show what is asked.
      rng.chance(0.5)
        ? [
            Math.abs(a),
            "leaves out the denominator",
            `That is the percent by which [[num]] changes, not [[quot]].`,
          ]
        : [
            Math.abs(b),
            "leaves out the numerator",
            `That is the percent by which [[den]] changes, not [[quot]].`,
          ],
      complement!,
      half!,
      [
        Math.abs(a * b) / 100,
        "multiplies the percents",
        `This is ${Math.abs(b)} percent of ${Math.abs(a)} percent, but the factors ${decimal(a)} and ${decimal(b)} are divided, not the percents multiplied.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && value <= 2 * key + 40,
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "[[Quot]] is [[num]] divided by [[den]], so divide the factor by which [[num]] changes by the factor by which [[den]] changes.",
      fast: [
        `Let [[num]] and [[den]] be 100 each. They become ${100 + a} and ${100 + b}, so [[quot]] goes from 1 to $\\frac{${100 + a}}{${100 + b}} = ${decimal(change)}$.`,
      ],
      steps: [
        `[[Num]] is multiplied by ${decimal(a)}, and [[den]] is multiplied by ${decimal(b)}.`,
        `So [[quot]] is multiplied by $\\frac{${decimal(a)}}{${decimal(b)}} = ${decimal(change)}$.`,
        `This is ${change > 0 ? "an increase" : "a decrease"} of ${key} percent.`,
      ],
      check: `[[Den]] times [[quot]] must be [[num]]: $${decimal(b)} \\cdot ${decimal(change)} = ${decimal(a)}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => QUOTIENTS[wording - 1]!,
  };
}

/** The product of two quantities that change by a and b percent. */
function askProduct(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample(CHANGES, 2) as [number, number];
  const change = resultOf((1 + a / 100) * (1 + b / 100));
  const key = Math.abs(change);
  if (!Number.isInteger(change) || key < 4 || key > 90 || a + b === change) return null;
  if (a * b > 0) return null;
  const [combined, complement, half] = combinedWrong(
    a,
    b,
    `but the two percents are of different quantities, [[one]] and [[other]], so multiply the factors ${decimal(a)} and ${decimal(b)} instead`,
    `[[all]] is multiplied by $(${decimal(a)})(${decimal(b)}) = ${decimal(change)}$`,
  );
  // Not both of these, either.
  const single: Wrong[] = [
    [
      Math.abs(a),
      "leaves out one change",
      `This is the percent by which [[one]] changes, not [[all]].`,
    ],
    [
      Math.abs(b),
      "leaves out one change",
      `This is the percent by which [[other]] changes, not [[all]].`,
    ],
  ];
  const kept = single[Math.abs(a + b) % 2]!;
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
        Math.abs(resultOf((100 + a) / (100 + b))),
        "divides the factors",
        `This comes from $\\frac{${decimal(a)}}{${decimal(b)}}$, which is for [[one]] divided by [[other]], not for the product.`,
      ],
      [
        Math.abs(resultOf((100 + b) / (100 + a))),
        "divides the factors",
        `This comes from $\\frac{${decimal(b)}}{${decimal(a)}}$, which is for [[other]] divided by [[one]], not for the product.`,
      ],
      combined!,
      [
        Math.abs(resultOf((1 - a / 100) * (1 + b / 100))),
        "reverses a change",
        `This comes from $(${decimal(-a)})(${decimal(b)})$, as if [[one]] had ${verb(-a)}d, but [[one]] ${verb(a)}d.`,
      ],
      [
        Math.abs(resultOf((1 + a / 100) * (1 - b / 100))),
        "reverses a change",
        `This comes from $(${decimal(a)})(${decimal(-b)})$, as if [[other]] had ${verb(-b)}d, but [[other]] ${verb(b)}d.`,
      ],
      kept,
      complement!,
      half!,
      [
        Math.abs(a * b) / 100,
        "multiplies the percents",
        `This is ${Math.abs(b)} percent of ${Math.abs(a)} percent, but the factors ${decimal(a)} and ${decimal(b)} are multiplied, not the percents.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && value <= 2 * key + 40,
    text: asPercent,
    pureText: asPercent,
    solution: {
      idea: "[[All]] is [[one]] times [[other]], so multiply the two factors by which these change.",
      fast: [
        `Let [[all]] be 100. The change in [[one]] makes it ${100 + a}. The change in [[other]] then makes it $${decimal(b)} \\cdot ${100 + a} = ${100 + change}$.`,
      ],
      steps: [
        `[[One]] is multiplied by ${decimal(a)}, and [[other]] is multiplied by ${decimal(b)}.`,
        `So [[all]] is multiplied by $(${decimal(a)})(${decimal(b)}) = ${decimal(change)}$.`,
        `This is ${change > 0 ? "an increase" : "a decrease"} of ${key} percent.`,
      ],
      check: `The percents give $${a} ${b < 0 ? "-" : "+"} ${Math.abs(b)} = ${a + b}$, and the product of the two changes, $(${tidy(a / 100)})(${tidy(b / 100)}) = ${tidy((a * b) / 10_000)}$, takes off ${tidy(Math.abs(a * b) / 100)} more: $${a + b} - ${tidy(Math.abs(a * b) / 100)} = ${change}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => PRODUCTS[wording - 1]!,
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
