import {
  type AskedProblem,
  capital,
  draftOf,
  fittingOptions,
  inWords,
  listed,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
  usd,
} from "@theta/items/template";

const RULE = {
  1: "equal to the sum of all the preceding terms",
  2: "equal to twice the sum of all the preceding terms",
} as const;

const TAKEAWAY =
  "When each term depends on the sum of all before it, follow the running sum instead of the terms.";

const IDEA = {
  1: "Adding a term that equals the sum so far doubles the sum, so each term after the second is double the one before.",
  2: "Adding twice the sum so far triples the sum, so each term after the second is three times the one before.",
} as const;

/** Where a wrong factor for each step leads. */
function wrongFactor(given: number, factor: number, steps: number): string {
  const [used, many] = [factor + 1, steps - 1];
  const right = `each of the ${steps} steps multiplies by ${factor}.`;
  return factor === 3 && many === 1
    ? `This is $${given} \\cdot 2 \\cdot 2$, which doubles in each step. But adding twice the sum makes the sum three times as great, so ${right}`
    : `This is $${given} \\cdot ${many === 1 ? used : `${used}^{${many}}`}$, but ${right}`;
}

/** The nth term when each term is k times the sum of all before it. */
function term(first: number, k: number, n: number): number {
  return n === 1 ? first : k * first * (k + 1) ** (n - 2);
}

function askLater(rng: Rng): AskedProblem {
  const k = rng.pick([1, 1, 2] as const);
  const factor = k + 1;
  const m = rng.int(3, 5);
  const steps = k === 1 ? rng.int(2, 4) : rng.int(2, 3);
  const n = m + steps;
  const first = rng.pick([2, 3, 4, 5, 6, 10]);
  const [given, key] = [term(first, k, m), term(first, k, n)];
  return {
    difficulty: k + 3,
    stems: [],
    pure: [
      `In a certain sequence, each term after the first term is ${RULE[k]}. If the ${ordinal(m)} term is ${given}, what is the ${ordinal(n)} term of the sequence?`,
      `The sequence $a_1, a_2, a_3, \\ldots$ is such that $a_n$ is ${RULE[k]} for all $n \\geq 2$. If $a_{${m}} = ${given}$, what is the value of $a_{${n}}$?`,
    ],
    key,
    why: `$${given} \\cdot ${factor}^{${steps}} = ${tex(key)}$.`,
    wrong: [
      [
        key / factor,
        "takes one step too few",
        `This is the ${ordinal(n - 1)} term. From the ${ordinal(m)} term to the ${ordinal(n)} there are ${steps} steps, not ${steps - 1}.`,
      ],
      [
        key * factor,
        "takes one step too many",
        `This is the ${ordinal(n + 1)} term. From the ${ordinal(m)} term to the ${ordinal(n)} there are ${steps} steps, not ${steps + 1}.`,
      ],
      [
        given * factor * steps,
        "multiplies by the number of steps",
        `This is $${given} \\cdot ${factor} \\cdot ${steps}$. Each step multiplies by ${factor}, so ${steps} steps multiply by $${factor}^{${steps}} = ${factor ** steps}$.`,
      ],
      [
        given * (steps + 1),
        "adds the same each time",
        `This adds ${given} in each of the ${steps} steps. But each step adds more than the one before, because the sum keeps growing.`,
      ],
      [
        given + first * factor * steps,
        "adds the same each time",
        `This adds ${first * factor} in each of the ${steps} steps, as if the steps were equal. But each step multiplies by ${factor}.`,
      ],
      [
        given * (factor + 1) ** (steps - 1),
        "uses the wrong factor",
        wrongFactor(given, factor, steps),
      ],
      [
        (given * n) / m,
        "uses a proportion",
        `This is $\\frac{${n}}{${m}} \\cdot ${given}$, but the terms don't grow in proportion to their places.`,
      ],
    ],
    solution: {
      idea: IDEA[k],
      fast: [
        `${capital(inWords(steps))} steps after the ${ordinal(m)} term, the value is $${given} \\cdot ${factor}^{${steps}} = ${tex(key)}$.`,
      ],
      steps: [
        `The ${ordinal(m)} term is ${k === 1 ? "" : "twice "}the sum of the first ${m - 1} terms, so that sum is ${given / k}.`,
        `The sum of the first ${m} terms is $${given / k} + ${given} = ${given / k + given}$, so the ${ordinal(m + 1)} term is ${k === 1 ? "" : "twice that, or "}${given * factor}, which is ${FOLD[k]} the ${ordinal(m)}.`,
        `In the same way, each later term is ${FOLD[k]} the one before, so the ${ordinal(n)} term is $${given} \\cdot ${factor}^{${steps}} = ${tex(key)}$.`,
      ],
      check: `The terms from the ${ordinal(m)} to the ${ordinal(n)} are ${listed(range(m, n).map((x) => thousands(term(first, k, x))))}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askFirst(rng: Rng): AskedProblem {
  const k = rng.pick([1, 2] as const);
  const factor = k + 1;
  const m = k === 1 ? rng.int(5, 8) : rng.int(4, 6);
  const first = rng.pick([2, 3, 4, 5, 6, 7]);
  const given = term(first, k, m);
  const fromFirst = (tried: number): string =>
    `With ${tried} as the first term, the second term would be ${k * tried}, and the ${ordinal(m)} would be $${k * tried} \\cdot ${factor}^{${m - 2}} = ${tex(term(tried, k, m))}$, not ${thousands(given)}.`;
  return {
    difficulty: k + 3,
    stems: [],
    pure: [
      `In a certain sequence, each term after the first term is ${RULE[k]}. If the ${ordinal(m)} term is ${thousands(given)}, what is the first term of the sequence?`,
      `The sequence $s_1, s_2, s_3, \\ldots$ is such that, for all $n \\geq 2$, $s_n$ is ${RULE[k]}. If $s_{${m}} = ${tex(given)}$, what is the value of $s_1$?`,
    ],
    key: first,
    why: `The second term is ${k === 1 ? "equal to the first" : "twice the first"}, and the terms are multiplied by ${factor} from there: $${k * first} \\cdot ${factor}^{${m - 2}} = ${tex(given)}$.`,
    wrong: [
      [
        first * factor,
        "stops a step early",
        `This is $${first} + ${k * first}$, the sum of the first two terms.`,
      ],
      [
        given / factor ** (m - 1),
        "takes one step too many",
        `This divides ${thousands(given)} by $${factor}^{${m - 1}}$, but from the second term to the ${ordinal(m)} there are only ${m - 2} steps, and the first term is ${k === 1 ? "equal to" : "half of"} the second.`,
      ],
      [
        k * first,
        "stops at the second term",
        `This is the second term, which is ${k === 1 ? "equal to" : "twice"} the first.`,
      ],
      [first * factor * k, "stops at the third term", `This is the third term, not the first.`],
      [
        first * factor ** 2,
        "stops two steps early",
        `This is the sum of the first three terms, not the first term.`,
      ],
      [
        given / (factor * (m - 2)),
        "divides by the number of steps",
        `This divides ${thousands(given)} by $${factor} \\cdot ${m - 2}$, but each of the ${m - 2} steps back divides by ${factor}, so together they divide by $${factor}^{${m - 2}}$.`,
      ],
      [
        given / m,
        "uses a proportion",
        `This is $\\frac{${tex(given)}}{${m}}$, but the terms don't grow in proportion to their places.`,
      ],
      [first - 1, "makes an error in a power", fromFirst(first - 1)],
      [first + 1, "makes an error in a power", fromFirst(first + 1)],
    ],
    solution: {
      idea: IDEA[k],
      steps: [
        `If the first term is $x$, the second is $${k === 1 ? "" : k}x$, and each later term is ${FOLD[k]} the one before.`,
        `From the second term to the ${ordinal(m)} there are ${m - 2} steps, so $${k === 1 ? "" : `${k} \\cdot `}${factor}^{${m - 2}} x = ${tex(given)}$.`,
        `$${k * factor ** (m - 2)}x = ${tex(given)}$, so $x = ${first}$.`,
      ],
      check: `The first ${m} terms are ${listed(range(1, m).map((x) => thousands(term(first, k, x))))}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askDay(rng: Rng, inMoney: boolean): AskedProblem {
  const days = rng.int(5, 7);
  const day = rng.int(1, days - 2);
  const first = inMoney ? 10 * rng.int(4, 12) : 5 * rng.int(2, 12);
  const total = first * 2 ** (days - 1);
  const key = term(first, 1, day);
  const halvings = days - Math.max(day - 1, 1);
  const halved = (many: number): string =>
    `This halves ${inMoney ? usd(total) : thousands(total)} ${TIMES[many]!}`;
  const needed = `, but the [[amount]] for the ${NTH[day]!} [[unit]] takes ${inWords(halvings)} halvings.`;
  return {
    difficulty: 4,
    stems: inMoney
      ? [
          `A charity collected donations for ${inWords(days)} days. On each day after the first, the amount collected was equal to the total amount collected on all the preceding days. If a total of ${usd(total)} was collected, what amount was collected on the ${NTH[day]!} day?`,
          `On each day of a ${inWords(days)}-day sale after the first day, a store's revenue was equal to its total revenue for all the preceding days of the sale. If the store's total revenue for the ${inWords(days)} days was ${usd(total)}, what was its revenue on the ${NTH[day]!} day?`,
        ]
      : [
          `A clerk entered a total of ${thousands(total)} records in ${inWords(days)} weeks. In each week after the first, the clerk entered as many records as in all the preceding weeks combined. How many records did the clerk enter in the ${NTH[day]!} week?`,
        ],
    key,
    why: `The [[amount]] for the last [[unit]] is half of the total, the one before it half of what remains, and so on, which leads to $\\frac{${tex(total)}}{2^{${halvings}}} = ${tex(key)}$.`,
    wrong: [
      [2 * key, "stops a step early", `${halved(halvings - 1)}${needed}`],
      [
        total / days,
        "divides equally",
        `This is $\\frac{${tex(total)}}{${days}}$, as if the [[amounts]] were equal, but after the second [[unit]] they double each time.`,
      ],
      [
        key / 2,
        "goes a step too far",
        day < 3
          ? `${halved(halvings + 1)}. But after ${inWords(halvings)} halvings, ${thousands(key)} is already the [[amount]] for each of the first two [[units]], which is half of their total of ${thousands(2 * key)}.`
          : `${halved(halvings + 1)}, which gives the [[amount]] for the ${NTH[day - 1]!} [[unit]].`,
      ],
      [4 * key, "stops two steps early", `${halved(halvings - 2)}${needed}`],
      [
        (total * day) / days,
        "uses a proportion",
        `This is $\\frac{${day}}{${days}} \\cdot ${tex(total)}$, but the [[amounts]] don't grow in proportion to the number of [[units]].`,
      ],
      [
        3 * key,
        "adds the amounts before",
        `This is $${tex(key)} + ${tex(2 * key)}$, the sum of the [[amounts]] for two [[units]] in a row.`,
      ],
      [key / 4, "goes two steps too far", `${halved(halvings + 2)}${needed}`],
      [8 * key, "stops three steps early", `${halved(halvings - 3)}${needed}`],
    ],
    text: inMoney ? usd : thousands,
    shows: (value) => value > 0 && Number.isInteger(value) && value < total,
    solution: {
      idea: `The [[amount]] for the last [[unit]] equals the sum of all before it, so it is half of the total.`,
      fast: [
        `Halving the total gives the [[amount]] for the last [[unit]], and each further halving gives the one before it, back to the second [[unit]]. ${day === 1 ? "The first two are equal, so" : `For the ${NTH[day]!} [[unit]],`} halve ${inWords(halvings)} times: $\\frac{${tex(total)}}{2^{${halvings}}} = ${tex(key)}$.`,
      ],
      steps: [
        `If the [[amount]] for the first [[unit]] is $x$, the running totals are $x, 2x, 4x, \\ldots$, and the last one is $2^{${days - 1}}x = ${2 ** (days - 1)}x$.`,
        `$${2 ** (days - 1)}x = ${tex(total)}$, so $x = ${first}$.`,
        `The [[amounts]] are $x, x, 2x, 4x, \\ldots$, so for the ${NTH[day]!} [[unit]] it is $${key === first ? "x" : `${key / first}x`} = ${tex(key)}$.`,
      ],
      check: `The [[amounts]] add up to the total: $${range(1, days)
        .map((x) => tex(term(first, 1, x)))
        .join(" + ")} = ${tex(total)}$.`,
      takeaway:
        "When each amount equals the sum of all before it, the running total doubles each time.",
    },
    words: (wording) =>
      inMoney
        ? wording === 1
          ? { amount: "amount", amounts: "amounts", unit: "day", units: "days" }
          : { amount: "revenue", amounts: "revenues", unit: "day", units: "days" }
        : { amount: "number", amounts: "weekly numbers", unit: "week", units: "weeks" },
  };
}

/** How many times the one before each term after the second is. */
const FOLD = { 1: "twice", 2: "3 times" } as const;

/** How often something is done, from 0 to 8 times. */
const TIMES = ["zero times", "once", "twice"].concat(
  ["three", "four", "five", "six", "seven", "eight"].map((word) => `${word} times`),
);
const NTH = ["", "first", "second", "third", "fourth", "fifth"];

const ASK = {
  later: askLater,
  first: askFirst,
  money: (rng: Rng) => askDay(rng, true),
  records: (rng: Rng) => askDay(rng, false),
};
const KINDS = ["later", "first", "first", "money", "records"] as const;

/** Builds the sequence from its first term by adding up all terms before the next one. */
function built(first: number, k: number, length: number): number[] {
  const terms = [first];
  while (terms.length < length) terms.push(k * sum(terms));
  return terms;
}

/** The nth term, when the mth is known, by trying the first terms that fit. */
function isLater(tried: number, k: number, m: number, given: number, n: number): boolean {
  const first = given / built(1, k, m)[m - 1]!;
  return near(built(first, k, n)[n - 1]!, tried);
}

const isOn = (tried: number, total: number, length: number, day: number): boolean =>
  near(built(total / sum(built(1, 1, length)), 1, length)[day - 1]!, tried);

const READINGS: readonly StemReading[] = [
  ...([1, 2] as const).flatMap((k): StemReading[] => [
    {
      wording: new RegExp(`is ${RULE[k]}\\. If the (\\d+)\\w+ term is (\\d+), what is the (\\d+)`),
      fits: (x, m, given, n) => isLater(x, k, m, given, n),
    },
    {
      wording: new RegExp(`is ${RULE[k]} for all n >= 2\\. If a_(\\d+) = (\\d+), .* of a_(\\d+)`),
      fits: (x, m, given, n) => isLater(x, k, m, given, n),
    },
    {
      wording: new RegExp(`is ${RULE[k]}\\. If the (\\d+)\\w+ term is (\\d+), what is the first`),
      fits: (x, m, given) => isLater(x, k, m, given, 1),
    },
    {
      wording: new RegExp(`is ${RULE[k]}\\. If s_(\\d+) = (\\d+), .* of s_1\\?`),
      fits: (x, m, given) => isLater(x, k, m, given, 1),
    },
  ]),
  ...NTH.slice(1).flatMap((nth, before): StemReading[] => [
    {
      wording: new RegExp(`for (\\w+) days\\. .* total of \\$(\\d+) .* on the ${nth} day`),
      fits: (x, length, total) => isOn(x, total, length, before + 1),
    },
    {
      wording: new RegExp(`a (\\w+)-day sale .* was \\$(\\d+), .* on the ${nth} day`),
      fits: (x, length, total) => isOn(x, total, length, before + 1),
    },
    {
      wording: new RegExp(`total of (\\d+) records in (\\w+) weeks\\. .* in the ${nth} week`),
      fits: (x, total, length) => isOn(x, total, length, before + 1),
    },
  ]),
];

export const template: ProblemTemplate = {
  id: "as-much-as-all-before",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern: "Each term is a multiple of the sum of all before it, so the terms grow by one factor.",

  make(rng) {
    const kind = rng.pick(KINDS);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Builds the sequence term by term. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
