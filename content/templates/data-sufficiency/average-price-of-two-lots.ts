import {
  capital,
  conditionsOf,
  count,
  type Designed,
  designed,
  findingsByCases,
  hasKey,
  near,
  numbersIn,
  type PairKey,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
  usd,
} from "@theta/items/template";

/** How many were bought in the first lot and in the second, and at which average prices. */
type Case = Readonly<{ m: number; n: number; p: number; q: number }>;

const PRICES = [10, 15, 20, 24, 30, 40, 45, 50, 60, 75];
const COUNTS = range(1, 16).map((k) => 10 * k);
const CASES: readonly Case[] = PRICES.flatMap((p) =>
  PRICES.flatMap((q) => COUNTS.flatMap((m) => COUNTS.map((n) => ({ m, n, p, q })))),
);
const averageOf = ({ m, n, p, q }: Case): number => tidy((m * p + n * q) / (m + n));

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly unit: string;
  readonly first: string;
  readonly second: string;
  readonly each: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "shares",
    who: "an investor",
    unit: "share",
    first: "in March",
    second: "in April",
    each: "in each month",
  },
  {
    name: "chairs",
    who: "a company",
    unit: "chair",
    first: "in 2021",
    second: "in 2022",
    each: "in each year",
  },
  {
    name: "lamps",
    who: "a store",
    unit: "lamp",
    first: "in June",
    second: "in July",
    each: "in each month",
  },
  {
    name: "tickets",
    who: "an agency",
    unit: "ticket",
    first: "in May",
    second: "in June",
    each: "in each month",
  },
];

/** "in March and April" */
const both = (first: string, second: string): string =>
  `${first} and ${second.replace(/^in /, "")}`;

const STEMS: readonly ((of: Setting) => string)[] = [
  ({ who, unit, first, second }) =>
    `${capital(who)} bought ${unit}s ${both(first, second)}. What was the average price per ${unit} for all of these ${unit}s?`,
  ({ who, unit, first, second }) =>
    `If ${who} bought ${unit}s ${both(first, second)}, what was the average price per ${unit} for all of these ${unit}s?`,
  ({ who, unit, first, second }) =>
    `What was the average price per ${unit} of the ${unit}s that ${who} bought ${both(first, second)}?`,
];

interface Fact {
  readonly text: (of: Setting, at: Case) => string;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: string;
}

const percentFirst = ({ m, n }: Case): number => (100 * m) / (m + n);
const PRICES_OPEN = "The prices are known, but not how the numbers compare.";
const NO_PRICE = "No price is known.";

const FACTS = {
  split: {
    text: ({ unit }, at) =>
      `Of these ${unit}s, ${percentFirst(at)} percent cost ${usd(at.p)} each, and ${100 - percentFirst(at)} percent cost ${usd(at.q)} each.`,
    holds: (one, at) => hasPrices(one, at) && near(percentFirst(one), percentFirst(at)),
    gives: "The average depends only on the two prices and the shares of the number.",
  },
  equalMoney: {
    text: ({ each, unit }, { p, q }) =>
      `The total amount paid was the same ${each}, at average prices of ${usd(p)} and ${usd(q)} per ${unit}.`,
    holds: (one, at) => hasPrices(one, at) && one.m * one.p === one.n * one.q,
    gives:
      "The numbers bought are in the inverse ratio of the two prices, and the average depends only on the prices and on this ratio.",
  },
  prices: {
    text: ({ unit, first, second }, { p, q }) =>
      `The average price per ${unit} was ${usd(p)} ${first} and ${usd(q)} ${second}.`,
    holds: (one, at) => hasPrices(one, at),
    gives: PRICES_OPEN,
  },
  firstPrice: {
    text: ({ unit, first }, { p }) => `The average price per ${unit} ${first} was ${usd(p)}.`,
    holds: ({ p }, at) => p === at.p,
    gives: "One of the two prices is unknown.",
  },
  equalNumber: {
    text: ({ unit, each, second }, { q }) =>
      `The number of ${unit}s bought was the same ${each}, and their average price ${second} was ${usd(q)}.`,
    holds: ({ m, n, q }, at) => m === n && q === at.q,
    gives: "One of the two prices is unknown.",
  },
  sameMoney: {
    text: ({ each }) => `The total amount paid was the same ${each}.`,
    holds: ({ m, n, p, q }) => m * p === n * q,
    gives: NO_PRICE,
  },
  ratio: {
    text: ({ unit, first, second }, { m, n }) =>
      `The number of ${unit}s bought was 50 percent greater ${m > n ? first : second} than ${m > n ? second : first}.`,
    holds: ({ m, n }, at) => m * at.n === n * at.m,
    gives: NO_PRICE,
  },
  gap: {
    text: ({ unit, first, second }, { m, n }) =>
      `The number of ${unit}s bought ${m > n ? first : second} was ${Math.abs(m - n)} greater than the number bought ${m > n ? second : first}.`,
    holds: ({ m, n }, at) => m - n === at.m - at.n,
    gives: NO_PRICE,
  },
  number: {
    text: ({ unit }, { m, n }) => `The total number of ${unit}s bought was ${m + n}.`,
    holds: ({ m, n }, at) => m + n === at.m + at.n,
    gives: NO_PRICE,
  },
  money: {
    text: ({ unit }, { m, n, p, q }) =>
      `The total amount paid for the ${unit}s was ${usd(m * p + n * q)}.`,
    holds: ({ m, n, p, q }, at) => m * p + n * q === at.m * at.p + at.n * at.q,
    gives: "The number is unknown.",
  },
  priceGap: {
    text: ({ unit, first, second }, { p, q }) =>
      `The average price per ${unit} was ${usd(Math.abs(p - q))} greater ${p > q ? first : second} than ${p > q ? second : first}.`,
    holds: ({ p, q }, at) => p - q === at.p - at.q,
    gives: "Only the difference of the prices is known.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

function hasPrices({ p, q }: Case, at: Case): boolean {
  return p === at.p && q === at.q;
}

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 4);

const AMOUNT = tense("c-trap", "C", "Without a number or an amount, one statement looks too weak.");
const NUMBERS = tense(
  "hidden-enough",
  "E",
  "How many were bought is unknown, which looks necessary.",
);
const HALVES = tense("near-miss", "C", "Prices and numbers look like all that an average needs.");

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["split", "number"], AMOUNT],
  ["A", ["split", "gap"], AMOUNT],
  ["A", ["equalMoney", "number"], AMOUNT],
  ["A", ["equalMoney", "money"], AMOUNT],
  ["A", ["equalMoney", "ratio"], AMOUNT],
  [
    "C",
    ["firstPrice", "equalNumber"],
    NUMBERS,
    "For equal numbers, the average is halfway between the prices.",
  ],
  ["C", ["prices", "ratio"], NUMBERS, "The average depends only on the prices and on this ratio."],
  ["C", ["prices", "sameMoney"], NUMBERS, "The numbers are in the inverse ratio of the prices."],
  ["D", ["split", "equalMoney"], AMOUNT],
  ["E", ["prices", "number"], HALVES, PRICES_OPEN],
  ["E", ["prices", "gap"], HALVES, "A difference doesn't say how the numbers compare."],
  ["E", ["ratio", "priceGap"], HALVES, "Both prices may be greater or less by the same amount."],
  ["E", ["sameMoney", "number"], HALVES, "Still no price is known."],
];

/** Prices for which equal amounts of money buy numbers in the ratio of 3 to 2. */
const PAIRS = [
  [10, 15],
  [20, 30],
  [30, 45],
  [40, 60],
  [50, 75],
] as const;

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, names, { tension, trap }, together = ""] = rng.pick(
    DESIGNS.filter(([own]) => own === key),
  );
  const [setting, [low, high], k] = [
    rng.pick(SETTINGS),
    rng.pick(PAIRS),
    rng.pick([20, 30, 40, 50]),
  ];
  const at: Case = rng.chance(0.5)
    ? { m: 3 * k, n: 2 * k, p: low, q: high }
    : { m: 2 * k, n: 3 * k, p: high, q: low };
  const said = (rng.chance(0.5) ? names.toReversed() : names).map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(setting, at), holds: (one) => holds(one, at), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(setting, together, said);
  return hasKey(findings, key) ? { setting, said, findings, tension, trap } : null;
}

function findingsOf({ unit }: Setting, together: string, said: readonly [Said<Case>, Said<Case>]) {
  const average = (one: Case) => usd(tidy(averageOf(one), 2));
  const show = ({ m, n, p, q }: Case) =>
    `${count(m, unit)} at ${usd(p)} and ${count(n, unit)} at ${usd(q)}`;
  return findingsByCases(CASES, said, averageOf, {
    together: () => together,
    settled: (one) => `So the average is ${average(one)}.`,
    rivals: (one, other) =>
      `The average is ${average(one)} for ${show(one)}, but about ${average(other)} for ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "average-price-of-two-lots",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "The average price of two lots needs both prices and a ratio, of the numbers or of the amounts paid.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, said, findings, tension, trap } = numbers;
    return {
      variant: setting.name,
      context: "real",
      difficulty: 4,
      stem: rng.pick(STEMS)(setting),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "The average price is the total amount paid divided by the total number, so it needs both prices and how the numbers compare, but no number itself.",
        fast: [
          "Suppose that a convenient number was bought, such as 100, or that a convenient amount was paid. If the average doesn't depend on your choice, the ratio was enough.",
        ],
        steps: stepsOfFindings(findings),
        check: "A total or a difference of the numbers isn't a ratio.",
        takeaway:
          "A weighted average depends on a ratio of the weights, and a ratio of the amounts paid gives one too if the prices are known.",
      },
    };
  },

  /** Tries ten prices and sixteen numbers for each lot. */
  check({ stem, statements }) {
    const after = `in ${/ and (\w+)/.exec(stem)![1]!}`;
    return {
      cases: CASES,
      ...conditionsOf(statements, (said) => conditionOf(said, after)),
      answer: averageOf,
    };
  },
};

/** `after` is when the second lot was bought. */
function conditionOf(said: string, after: string): (one: Case) => boolean {
  const [a = 0, b = 0, c = 0, d = 0] = numbersIn(said.replaceAll(/ in \d{4}/g, ""));
  const isLaterMore = said.indexOf(after) < said.indexOf(" than");
  const signed = isLaterMore && said.includes(after) ? a : -a;
  if (said.startsWith("Of these")) {
    return ({ m, n, p, q }) => p === b && q === d && m * c === n * a;
  }
  if (said.includes("at average prices")) {
    return ({ m, n, p, q }) => p === a && q === b && m * p === n * q;
  }
  if (said.includes("percent greater")) {
    return ({ m, n }) => (isLaterMore ? 2 * n === 3 * m : 2 * m === 3 * n);
  }
  if (said.startsWith("The number") && said.includes("greater than")) {
    return ({ m, n }) => n - m === signed;
  }
  if (said.includes("per") && said.includes("greater")) return ({ p, q }) => q - p === signed;
  if (said.startsWith("The number")) return ({ m, n, q }) => m === n && q === a;
  if (said.includes("amount paid was the same")) return ({ m, n, p, q }) => m * p === n * q;
  if (said.startsWith("The total number")) return ({ m, n }) => m + n === a;
  if (said.startsWith("The total amount")) return ({ m, n, p, q }) => m * p + n * q === a;
  return b > 0 ? ({ p, q }) => p === a && q === b : ({ p }) => p === a;
}
