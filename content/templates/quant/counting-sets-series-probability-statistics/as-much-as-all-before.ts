import {
  type AskedProblem,
  capital,
  draftOf,
  fittingOptions,
  inWords,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
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
  1: "Adding a term that equals the sum so far doubles the sum, so from the second term on each term is double the one before.",
  2: "Adding twice the sum so far triples the sum, so from the second term on each term is three times the one before.",
} as const;

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
        `From the ${ordinal(m)} term to the ${ordinal(n)} there are ${steps} steps, not ${steps - 1}.`,
      ],
      [
        key * factor,
        "takes one step too many",
        `From the ${ordinal(m)} term to the ${ordinal(n)} there are ${steps} steps, not ${steps + 1}.`,
      ],
      [
        given * factor * steps,
        "multiplies by the number of steps",
        `Each step multiplies by ${factor}, so ${steps} steps multiply by $${factor}^{${steps}}$.`,
      ],
      [
        given * (steps + 1),
        "adds the same each time",
        `Each step adds more than the one before, because the sum keeps growing.`,
      ],
      [
        given + first * factor * steps,
        "adds the same each time",
        `The steps aren't equal: the terms form a geometric sequence.`,
      ],
      [
        given * (factor + 1) ** (steps - 1),
        "uses the wrong factor",
        `Each step multiplies by ${factor}.`,
      ],
      [(given * n) / m, "uses a proportion", `The terms don't grow in proportion to their places.`],
    ],
    solution: {
      idea: IDEA[k],
      fast: [
        `${capital(inWords(steps))} steps after the ${ordinal(m)} term, the value is $${given} \\cdot ${factor}^{${steps}} = ${tex(key)}$.`,
      ],
      steps: [
        `The ${ordinal(m)} term is ${k === 1 ? "" : "twice "}the sum of the first ${m - 1} terms, so that sum is ${given / k}.`,
        `The sum of the first ${m} terms is $${given / k} + ${given} = ${given / k + given}$, so the ${ordinal(m + 1)} term is ${given * factor}, which is ${factor} times the ${ordinal(m)}.`,
        `Continuing, the ${ordinal(n)} term is $${given} \\cdot ${factor}^{${steps}} = ${tex(key)}$.`,
      ],
      check: `Count the steps: $${n} - ${m} = ${steps}$.`,
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
      [first * factor, "stops a step early", `That is the sum of the first two terms.`],
      [
        given / factor ** (m - 1),
        "takes one step too many",
        `From the second term to the ${ordinal(m)} there are ${m - 2} steps.`,
      ],
      [k * first, "stops at the second term", `The second term is twice the first.`],
      [first * factor * k, "stops at the third term", `That is the third term.`],
      [first * factor ** 2, "stops two steps early", `That is the sum of the first three terms.`],
      [
        given / (factor * (m - 2)),
        "divides by the number of steps",
        `Each step back divides by ${factor}.`,
      ],
      [given / m, "uses a proportion", `The terms don't grow in proportion to their places.`],
      [first - 1, "makes an error in a power", `$${factor}^{${m - 2}} = ${factor ** (m - 2)}$.`],
      [first + 1, "makes an error in a power", `$${factor}^{${m - 2}} = ${factor ** (m - 2)}$.`],
    ],
    solution: {
      idea: IDEA[k],
      steps: [
        `If the first term is $x$, the second is $${k === 1 ? "" : k}x$, and each later term is ${factor} times the one before.`,
        `From the second term to the ${ordinal(m)} there are ${m - 2} steps, so $${k === 1 ? "" : `${k} \\cdot `}${factor}^{${m - 2}} x = ${tex(given)}$.`,
        `$${k * factor ** (m - 2)}x = ${tex(given)}$, so $x = ${first}$.`,
      ],
      check: `The step from the first term to the second is different from all later ones.`,
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
    why: `The last amount is half of the total, the one before it half of what remains, and so on.`,
    wrong: [
      [2 * key, "stops a step early", `One more halving leads to the right amount.`],
      [
        total / days,
        "divides equally",
        `The amounts aren't equal; from the second on, they double.`,
      ],
      [
        key / 2,
        "goes a step too far",
        day < 3
          ? `The first two amounts are equal, so they must be half of the first two together.`
          : `That is the amount just before the one asked about.`,
      ],
      [4 * key, "stops two steps early", `Two more halvings lead to the right amount.`],
      [(total * day) / days, "uses a proportion", `The amounts don't grow in equal steps.`],
      [
        3 * key,
        "adds the amounts before",
        `Each amount equals the sum of all before it, not of the first two.`,
      ],
      [
        key / 4,
        "goes two steps too far",
        `Count the halvings again: there are ${days - Math.max(day - 1, 1)}.`,
      ],
      [8 * key, "stops three steps early", `Three more halvings lead to the right amount.`],
    ],
    text: inMoney ? usd : thousands,
    shows: (value) => value > 0 && Number.isInteger(value) && value < total,
    solution: {
      idea: `The last amount equals the sum of all before it, so it is half of the total.`,
      fast: [
        `Halving the total gives the last amount, and each further halving gives the amount before it. For the ${day === 1 ? "second amount, which equals the first" : `${NTH[day]!} amount`}, halve ${inWords(days - Math.max(day - 1, 1))} times: $\\frac{${tex(total)}}{2^{${days - Math.max(day - 1, 1)}}} = ${tex(key)}$.`,
      ],
      steps: [
        `If the first amount is $x$, the running totals are $x, 2x, 4x, \\ldots$, and the last one is $2^{${days - 1}}x = ${2 ** (days - 1)}x$.`,
        `$${2 ** (days - 1)}x = ${tex(total)}$, so $x = ${first}$.`,
        `The amounts are $x, x, 2x, 4x, \\ldots$, so the ${NTH[day]!} one is $${key === first ? "x" : `${key / first}x`} = ${tex(key)}$.`,
      ],
      check: `The first two amounts are equal; only from the second on do they double.`,
      takeaway: TAKEAWAY,
    },
  };
}

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
