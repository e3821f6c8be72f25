import {
  capital,
  conditionsOf,
  count,
  type Designed,
  designed,
  findingsByCases,
  gcd,
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
const averageOf = ({ m, n, p, q }: Case): number => tidy((m * p + n * q) / (m + n));
/** How unfit a case is as an example: whole averages and different prices and numbers come first. */
const roughness = (one: Case): number =>
  (Number.isInteger(averageOf(one)) ? 0 : 4) +
  (one.p === one.q ? 2 : 0) +
  (one.m === one.n ? 1 : 0);
const CASES: readonly Case[] = PRICES.flatMap((p) =>
  PRICES.flatMap((q) => COUNTS.flatMap((m) => COUNTS.map((n) => ({ m, n, p, q })))),
).toSorted((one, other) => roughness(one) - roughness(other));

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
  readonly gives: (of: Setting, at: Case) => string;
}

const percentFirst = ({ m, n }: Case): number => (100 * m) / (m + n);
const pricesOpen = ({ unit }: Setting): string =>
  `Both prices are known, but not how the numbers of ${unit}s compare.`;
const noPrice = (): string => "No price is known.";

/** What a small number at the first price and another at the second cost together. */
function costOf({ unit }: Setting, { p, q }: Case, m: number, n: number): string {
  return `So ${m + n} ${unit}s cost $${m} \\cdot ${p} + ${n} \\cdot ${q} = ${m * p + n * q}$ dollars, and $\\frac{${m * p + n * q}}{${m + n}} = ${tidy((m * p + n * q) / (m + n), 2)}$.`;
}

/** The smallest numbers in the ratio of the two lots. */
function partsOf({ m, n }: Case): [number, number] {
  const shared = gcd(m, n);
  return [m / shared, n / shared];
}

function byMoney(of: Setting, at: Case): string {
  const [m, n] = partsOf(at);
  return `The amount of ${usd(m * at.p)} buys ${m} ${of.unit}s at ${usd(at.p)} or ${n} at ${usd(at.q)}, so equal amounts buy ${m} at ${usd(at.p)} for every ${n} at ${usd(at.q)}. ${costOf(of, at, m, n)}`;
}

function byRatio(of: Setting, at: Case): string {
  const [m, n] = partsOf(at);
  return `For every ${m} ${of.unit}s at ${usd(at.p)}, there were ${n} at ${usd(at.q)}. ${costOf(of, at, m, n)}`;
}

const FACTS = {
  split: {
    text: ({ unit }, at) =>
      `Of these ${unit}s, ${percentFirst(at)} percent cost ${usd(at.p)} each, and ${100 - percentFirst(at)} percent cost ${usd(at.q)} each.`,
    holds: (one, at) => hasPrices(one, at) && near(percentFirst(one), percentFirst(at)),
    gives: (of, at) => {
      const m = percentFirst(at) / 10;
      return `Of every 10 ${of.unit}s, ${m} cost ${usd(at.p)} each and ${10 - m} cost ${usd(at.q)} each. ${costOf(of, at, m, 10 - m)}`;
    },
  },
  equalMoney: {
    text: ({ each, unit }, { p, q }) =>
      `The total amount paid was the same ${each}, at average prices of ${usd(p)} and ${usd(q)} per ${unit}.`,
    holds: (one, at) => hasPrices(one, at) && one.m * one.p === one.n * one.q,
    gives: byMoney,
  },
  prices: {
    text: ({ unit, first, second }, { p, q }) =>
      `The average price per ${unit} was ${usd(p)} ${first} and ${usd(q)} ${second}.`,
    holds: (one, at) => hasPrices(one, at),
    gives: pricesOpen,
  },
  firstPrice: {
    text: ({ unit, first }, { p }) => `The average price per ${unit} ${first} was ${usd(p)}.`,
    holds: ({ p }, at) => p === at.p,
    gives: ({ second }) => `The average price ${second} is unknown.`,
  },
  equalNumber: {
    text: ({ unit, each, second }, { q }) =>
      `The number of ${unit}s bought was the same ${each}, and their average price ${second} was ${usd(q)}.`,
    holds: ({ m, n, q }, at) => m === n && q === at.q,
    gives: ({ first }) => `The average price ${first} is unknown.`,
  },
  sameMoney: {
    text: ({ each }) => `The total amount paid was the same ${each}.`,
    holds: ({ m, n, p, q }) => m * p === n * q,
    gives: noPrice,
  },
  ratio: {
    text: ({ unit, first, second }, { m, n }) =>
      `The number of ${unit}s bought was 50 percent greater ${m > n ? first : second} than ${m > n ? second : first}.`,
    holds: ({ m, n }, at) => m * at.n === n * at.m,
    gives: noPrice,
  },
  gap: {
    text: ({ unit, first, second }, { m, n }) =>
      `The number of ${unit}s bought ${m > n ? first : second} was ${Math.abs(m - n)} greater than the number bought ${m > n ? second : first}.`,
    holds: ({ m, n }, at) => m - n === at.m - at.n,
    gives: noPrice,
  },
  number: {
    text: ({ unit }, { m, n }) => `The total number of ${unit}s bought was ${m + n}.`,
    holds: ({ m, n }, at) => m + n === at.m + at.n,
    gives: noPrice,
  },
  money: {
    text: ({ unit }, { m, n, p, q }) =>
      `The total amount paid for the ${unit}s was ${usd(m * p + n * q)}.`,
    holds: ({ m, n, p, q }, at) => m * p + n * q === at.m * at.p + at.n * at.q,
    gives: ({ unit }) => `The number of ${unit}s is unknown.`,
  },
  priceGap: {
    text: ({ unit, first, second }, { p, q }) =>
      `The average price per ${unit} was ${usd(Math.abs(p - q))} greater ${p > q ? first : second} than ${p > q ? second : first}.`,
    holds: ({ p, q }, at) => p - q === at.p - at.q,
    gives: () => "Only the difference of the two prices is known.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

function hasPrices({ p, q }: Case, at: Case): boolean {
  return p === at.p && q === at.q;
}

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 4);

const AMOUNT = tense("c-trap", "C", "A statement without a total number or amount looks too weak.");
const NUMBERS = tense("hidden-enough", "E", "How many were bought is unknown and looks necessary.");
const HALVES = tense("near-miss", "C", "Prices and numbers look like all that an average needs.");

type Together = (of: Setting, at: Case) => string;
const MONEY = tense("near-miss", "C", "Facts about the amounts and the number look like enough.");

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, Together?])[] = [
  ["A", ["split", "number"], AMOUNT],
  ["A", ["split", "gap"], AMOUNT],
  ["A", ["equalMoney", "number"], AMOUNT],
  ["A", ["equalMoney", "money"], AMOUNT],
  ["A", ["equalMoney", "ratio"], AMOUNT],
  [
    "C",
    ["firstPrice", "equalNumber"],
    NUMBERS,
    (_, { p, q }) =>
      `For equal numbers, the average is halfway between the prices: $\\frac{${p} + ${q}}{2} = ${(p + q) / 2}$.`,
  ],
  ["C", ["prices", "ratio"], NUMBERS, byRatio],
  ["C", ["prices", "sameMoney"], NUMBERS, byMoney],
  ["D", ["split", "equalMoney"], AMOUNT],
  [
    "E",
    ["prices", "number"],
    HALVES,
    ({ unit }, { m, n }) =>
      `The ${m + n} ${unit}s can be split between the two prices in many ways.`,
  ],
  [
    "E",
    ["prices", "gap"],
    HALVES,
    ({ unit }, { m, n }) =>
      `A difference of ${Math.abs(m - n)} ${unit}s is a large part of a small number and a small part of a large number, so the ratio of the numbers is open.`,
  ],
  [
    "E",
    ["ratio", "priceGap"],
    HALVES,
    () => "Both prices may be greater or less by the same amount.",
  ],
  ["E", ["sameMoney", "number"], MONEY, () => "Still no price is known."],
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
  const [, names, { tension, trap }, together] = rng.pick(DESIGNS.filter(([own]) => own === key));
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
    return { text: text(setting, at), holds: (one) => holds(one, at), gives: gives(setting, at) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(setting, together?.(setting, at) ?? "", said);
  return hasKey(findings, key) ? { setting, at, key, names, said, findings, tension, trap } : null;
}

function findingsOf({ unit }: Setting, together: string, said: readonly [Said<Case>, Said<Case>]) {
  const average = (one: Case) => usd(tidy(averageOf(one), 2));
  const show = (one: Case) => {
    const { m, n, p, q } = one;
    const rounded = tidy(averageOf(one), 2);
    return `For ${count(m, unit)} at ${usd(p)} and ${n} at ${usd(q)}, the average is $\\frac{${m} \\cdot ${p} + ${n} \\cdot ${q}}{${m + n}} ${near(averageOf(one), rounded) ? "=" : "\\approx"} ${rounded}$ dollars.`;
  };
  return findingsByCases(CASES, said, averageOf, {
    together: () => together,
    settled: (one) => `So the average is ${average(one)}.`,
    rivals: (one, other) => `${show(one)} ${show(other)}`,
  });
}

function checkOf({
  at,
  key,
  names,
  setting: { unit },
}: NonNullable<ReturnType<typeof drawNumbers>>): { check?: string } {
  const has = (name: Name): boolean => names.includes(name);
  if (key === "E") {
    if (has("prices")) return { check: "A total or a difference of the numbers isn't a ratio." };
    return {
      check: has("priceGap")
        ? `Raise both prices by ${usd(10)}: both statements stay true, but the average rises by ${usd(10)}.`
        : "Double both prices: both statements stay true, but the average doubles.",
    };
  }
  if (has("equalNumber")) return {};
  const [low, high] = [Math.min(at.p, at.q), Math.max(at.p, at.q)];
  return {
    check: `More ${unit}s were bought at ${usd(low)} than at ${usd(high)}, so the average is less than ${usd((low + high) / 2)}, which is halfway.`,
  };
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
    const { setting, key, names, said, findings, tension, trap } = numbers;
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
        idea: "The average price is the total amount paid divided by the total number, so it needs both prices and how the numbers compare, but not the numbers themselves.",
        steps: stepsOfFindings(findings),
        ...checkOf(numbers),
        takeaway:
          names.includes("prices") || key !== "E"
            ? "A weighted average needs only the ratio of the weights. If both prices are known, a ratio of the amounts paid gives it, too."
            : "Ratios and totals don't give an average price unless at least one price is known.",
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
