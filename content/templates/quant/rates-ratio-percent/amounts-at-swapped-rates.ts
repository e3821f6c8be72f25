import {
  near,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  tidy,
  usd,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly owner: string;
  readonly one: string;
  readonly other: string;
  readonly earn: string;
  /** Both rates are percentages per year. */
  readonly rate: (percent: number) => string;
}

const yearly = (percent: number): string => `${percent} percent simple annual interest`;

const SETTINGS: readonly Setting[] = [
  {
    name: "bonds",
    owner: "A foundation",
    one: "city bonds",
    other: "railway bonds",
    earn: "interest",
    rate: yearly,
  },
  {
    name: "funds",
    owner: "A pension office",
    one: "a housing fund",
    other: "a solar fund",
    earn: "income",
    rate: (p) => `${p} percent a year`,
  },
  {
    name: "loans",
    owner: "A credit union",
    one: "farm loans",
    other: "workshop loans",
    earn: "interest",
    rate: yearly,
  },
  {
    name: "accounts",
    owner: "A museum",
    one: "a savings account",
    other: "a term deposit",
    earn: "interest",
    rate: yearly,
  },
  {
    name: "notes",
    owner: "A university",
    one: "short notes",
    other: "long notes",
    earn: "interest",
    rate: (p) => `${p} percent a year`,
  },
];

function drawNumbers(rng: Rng) {
  const low = rng.int(2, 8);
  const high = rng.int(low + 1, 12);
  const [a, b] = [500 * rng.int(2, 30), 500 * rng.int(2, 30)];
  if (a === b || a + b > 25_000) return null;
  // The first amount earns the low rate.
  const [income, swapped] = [(a * low + b * high) / 100, (a * high + b * low) / 100];
  const change = swapped - income;
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  const asked = rng.pick(["total", "gap", "first", "more", "equal"] as const);
  const { name, owner, one, other, earn, rate } = rng.pick(SETTINGS);
  // With equal incomes, the amounts are in the inverse ratio of the rates.
  const [p, q, share] = [high * 100, low * 100, rng.int(5, 60) * 10];
  const isEqual = asked === "equal";
  const [x, y] = isEqual ? [(p * share) / 100, (q * share) / 100] : [a, b];
  const total = x + y;
  if (total > 25_000 || (isEqual && (x % 50 !== 0 || y % 50 !== 0))) return null;
  const size = Math.abs(change);
  const [sumRates, gapRates] = [low + high, high - low];
  return {
    low,
    high,
    a,
    b,
    income,
    swapped,
    change,
    more,
    less,
    asked,
    name,
    owner,
    one,
    other,
    earn,
    rate,
    isEqual,
    x,
    y,
    total,
    size,
    sumRates,
    gapRates,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  {
    low,
    high,
    income,
    swapped,
    change,
    asked,
    owner,
    one,
    other,
    earn,
    rate,
    isEqual,
    total,
    size,
  }: Numbers,
  rng: Rng,
): string {
  const setup = `${owner} put one amount into ${one} at ${rate(low)} and another amount into ${other} at ${rate(high)}.`;
  const facts = isEqual
    ? `${owner} put ${usd(total)} in all into two places, one amount into ${one} at ${rate(low)} and the rest into ${other} at ${rate(high)}. The two amounts earn the same ${earn} in a year.`
    : rng.pick([
        `${setup} In a year, the two together earn ${usd(income)}. Had the two amounts been exchanged, they would have earned ${usd(size)} ${change > 0 ? "more" : "less"}.`,
        `${setup} Together they earn ${usd(income)} in a year; with the two amounts exchanged, they would earn ${usd(swapped)}.`,
      ]);
  const question = {
    total: "How much was put in altogether?",
    gap: "By how much do the two amounts differ?",
    first: `How much was put into ${one.replace(/^a /, "the ")}?`,
    more: "How much is the larger of the two amounts?",
    equal: `How much was put into ${one.replace(/^a /, "the ")}?`,
  }[asked];
  return `${facts} ${question}`;
}

function wrongTotal({
  income,
  swapped,
  more,
  less,
  total,
  size,
  sumRates,
  gapRates,
}: Numbers): Wrong[] {
  return [
    [
      (100 * income) / sumRates,
      "forgets the exchange",
      `Each amount earns both rates only when both incomes are added; ${usd(income)} alone mixes two unlike amounts.`,
    ],
    [
      (200 * income) / sumRates,
      "takes the average rate",
      `The average of the two rates counts both amounts as equal, and they are not.`,
    ],
    [
      (100 * size) / gapRates,
      "answers with the difference",
      `The change of ${usd(size)} tells by how much the amounts differ, not their sum.`,
    ],
    [more, "answers with one amount", `That is the larger amount alone.`],
    [less, "answers with one amount", `That is the smaller amount alone.`],
    [
      (100 * (income + swapped)) / gapRates,
      "divides by the difference of the rates",
      `The sum of both incomes belongs to the sum of the rates.`,
    ],
    [
      (200 * swapped) / sumRates,
      "takes the average rate",
      `The average of the two rates counts both amounts as equal, and they are not.`,
    ],
    [
      2 * total,
      "counts the amounts twice",
      `In both incomes together every amount earns ${sumRates} percent once.`,
    ],
    [total / 2, "shares the sum", `The sum was asked for, not the average amount.`],
  ];
}

function wrongGap({
  low,
  high,
  more,
  less,
  earn,
  total,
  size,
  sumRates,
  gapRates,
}: Numbers): Wrong[] {
  return [
    [
      (100 * size) / sumRates,
      "divides by the sum of the rates",
      `Moving the difference from one rate to the other changes the ${earn} by ${gapRates} percent of it.`,
    ],
    [total, "answers with the sum", `That is the sum of both amounts.`],
    [
      (50 * size) / gapRates,
      "halves the difference",
      `The whole difference of the amounts changes its rate in the exchange.`,
    ],
    [
      (100 * size) / low,
      "divides by one rate",
      `An exchange changes rates from ${low} to ${high} percent, which is ${gapRates} percent of the difference.`,
    ],
    [
      (100 * size) / high,
      "divides by one rate",
      `An exchange changes rates from ${low} to ${high} percent, which is ${gapRates} percent of the difference.`,
    ],
    [
      (200 * size) / gapRates,
      "doubles the difference",
      `The difference of the amounts moves once from one rate to the other.`,
    ],
    [less, "answers with one amount", `That is the smaller amount.`],
    [more, "answers with one amount", `That is the larger amount.`],
    [10 * size, "slips a decimal place", `${usd(size)} is ${gapRates} percent of the difference.`],
  ];
}

function wrongFirst({
  low,
  high,
  a,
  b,
  income,
  swapped,
  other,
  total,
  size,
  sumRates,
  gapRates,
}: Numbers): Wrong[] {
  return [
    [b, "answers for the other amount", `That was put into ${other}.`],
    [total / 2, "shares equally", `Equal amounts would earn the same after the exchange.`],
    [
      (100 * income) / sumRates,
      "takes both for equal",
      `Only equal amounts earn ${sumRates} percent of one of them together.`,
    ],
    [Math.abs(a - b), "answers with the difference", `That is by how much the two amounts differ.`],
    [total, "answers with the sum", `That is the sum of both amounts.`],
    [
      (100 * size) / low,
      "divides the change by one rate",
      `The change is ${gapRates} percent of the difference of the amounts.`,
    ],
    [
      (100 * size) / high,
      "divides the change by one rate",
      `The change is ${gapRates} percent of the difference of the amounts.`,
    ],
    [
      (100 * swapped) / sumRates,
      "takes both for equal",
      `Only equal amounts earn ${sumRates} percent of one of them together.`,
    ],
    [(50 * income) / low, "halves the income", `The two amounts need not earn the same.`],
    [(50 * income) / high, "halves the income", `The two amounts need not earn the same.`],
  ];
}

function wrongMore({ low, high, income, swapped, more, less, total, sumRates }: Numbers): Wrong[] {
  return [
    [less, "answers for the smaller amount", `That is the smaller of the two.`],
    [total / 2, "shares equally", `Equal amounts would earn the same after the exchange.`],
    [
      (100 * income) / sumRates,
      "takes both for equal",
      `Only equal amounts earn ${sumRates} percent of one of them together.`,
    ],
    [more - less, "answers with the difference", `That is by how much the two amounts differ.`],
    [total, "answers with the sum", `That is the sum of both amounts.`],
    [
      total / 2 + (more - less),
      "adds the whole difference",
      `The larger amount lies above the average by half the difference.`,
    ],
    [
      (100 * swapped) / sumRates,
      "takes both for equal",
      `Only equal amounts earn ${sumRates} percent of one of them together.`,
    ],
    [
      (100 * income) / high,
      "puts all at one rate",
      `This would be a single amount at ${high} percent.`,
    ],
    [
      (100 * income) / low,
      "puts all at one rate",
      `This would be a single amount at ${low} percent.`,
    ],
  ];
}

function wrongEqual({ low, high, other, x, y, total, sumRates, gapRates }: Numbers): Wrong[] {
  return [
    [
      y,
      "splits the wrong way",
      `The higher rate needs the smaller amount; this one was put into ${other}.`,
    ],
    [
      total / 2,
      "shares equally",
      `Equal amounts at ${low} and ${high} percent do not earn the same.`,
    ],
    [x - y, "answers with the difference", `That is by how much the two amounts differ.`],
    [
      (total * gapRates) / high,
      "takes the difference of the rates",
      `The amounts are as ${high} to ${low}; the whole has ${sumRates} parts.`,
    ],
    [
      (total * low) / high,
      "divides by one rate",
      `The whole has $${low} + ${high} = ${sumRates}$ parts, not ${high}.`,
    ],
    [
      (total * gapRates) / sumRates,
      "takes the difference of the parts",
      `The amounts are as ${high} to ${low}; the whole has ${sumRates} parts.`,
    ],
    [
      total / 2 + (x - y),
      "adds the whole difference",
      `The larger amount lies above the average by half the difference.`,
    ],
    [
      (total * (sumRates - 1)) / sumRates,
      "leaves one part over",
      `The amounts take ${high} and ${low} of the ${sumRates} parts.`,
    ],
    [
      (total * (100 - low)) / 100,
      "takes the rate off",
      `The rate is a percent of each amount in a year, not a share of the whole.`,
    ],
    [
      (total * high) / (high + 2 * low),
      "counts one part twice",
      `The whole has $${low} + ${high} = ${sumRates}$ parts.`,
    ],
  ];
}

const WRONG = {
  total: wrongTotal,
  gap: wrongGap,
  first: wrongFirst,
  more: wrongMore,
  equal: wrongEqual,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { low, high, a, b, income, swapped, more, less, asked, isEqual, x, y, total } = numbers;
  const value = { total, gap: more - less, first: a, more, equal: x }[asked];
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: usd(value),
      value,
      why: isEqual
        ? `${low} percent of ${usd(x)} and ${high} percent of ${usd(y)} are both ${usd((x * low) / 100)}.`
        : `${usd(a)} at ${low} percent and ${usd(b)} at ${high} percent earn ${usd(income)}, exchanged ${usd(swapped)}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: tidy(n), slip, why }))
      .filter(({ value: n }) => Number.isInteger(n / 10) && n >= 100)
      .map((way) => ({ ...way, text: usd(way.value) })),
  };
}

function solutionOf({
  low,
  high,
  a,
  b,
  income,
  swapped,
  change,
  more,
  less,
  asked,
  one,
  earn,
  isEqual,
  x,
  y,
  total,
  size,
  sumRates,
  gapRates,
}: Numbers): Solution {
  const sumStep = `Add both incomes: then each amount earns ${low} and ${high} percent, together ${sumRates} percent. So the amounts make $\\frac{${income} + ${swapped}}{${sumRates / 100}} = ${total}$ dollars.`;
  const gapStep = `The exchange moves the difference of the amounts between the rates, which changes the ${earn} by ${gapRates} percent of it: $\\frac{${size}}{${gapRates / 100}} = ${more - less}$ dollars.`;
  const splitStep = `So the amounts are $\\frac{${total} + ${more - less}}{2} = ${more}$ and $\\frac{${total} - ${more - less}}{2} = ${less}$ dollars.`;
  const whichStep = `The exchange ${change > 0 ? "brings more" : "brings less"}, so the ${change > 0 ? "larger" : "smaller"} amount stands at ${low} percent now: ${usd(a)} in ${one}.`;
  const steps = {
    total: [sumStep],
    gap: [gapStep],
    first: [sumStep, gapStep, splitStep, whichStep],
    more: [sumStep, gapStep, splitStep],
    equal: [
      `${low} percent of one amount is ${high} percent of the other, so the amounts are as ${high} to ${low}.`,
      `Of $${high} + ${low} = ${sumRates}$ parts, 1 part is $\\frac{${total}}{${sumRates}} = ${tidy(total / sumRates)}$ dollars, and ${high} parts are ${usd(x)}.`,
    ],
  }[asked];
  return {
    idea: isEqual
      ? "Equal incomes at unequal rates: the amounts are as the rates, turned around."
      : "Add the two incomes and subtract them: in the sum every amount earns both rates, in the difference only the excess counts.",
    steps:
      total !== a + b || isEqual || steps.length > 1
        ? steps
        : [...steps, `That is all that is asked; neither amount has to be found.`],
    check: isEqual
      ? `${low} percent of ${usd(x)} is ${usd((x * low) / 100)}, and so is ${high} percent of ${usd(y)}.`
      : `The amounts are ${usd(a)} and ${usd(b)}: $${(a * low) / 100} + ${(b * high) / 100} = ${income}$ now and $${(a * high) / 100} + ${(b * low) / 100} = ${swapped}$ exchanged.`,
  };
}

export const template: ProblemTemplate = {
  id: "amounts-at-swapped-rates",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "algebra",
  pattern:
    "Two amounts at two rates, and the income if they were exchanged: the sum and the difference of both incomes tell all.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { low, high, asked, name, isEqual } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Equal incomes need only a ratio; one amount needs both the sum and the difference, and
      // which is which.
      difficulty:
        { equal: 5, gap: 7, total: 7, more: 8, first: 9 }[asked] +
        (isEqual && high % low !== 0 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all pairs of amounts in steps of ten dollars against both incomes. */
  check({ stem, options }) {
    const text = plain(stem);
    const [low, high] = Array.from(text.matchAll(/(\d+) percent/g), ([, n]) => Number(n)) as [
      number,
      number,
    ];
    const dollars = Array.from(text.matchAll(/\$(\d+(?:\.\d+)?)/g), ([, n]) => Number(n)) as [
      number,
      number,
    ];
    const isEqual = text.includes("earn the same");
    const [income] = dollars;
    const signed = /more\./.test(text) ? income + dollars[1] : income - dollars[1];
    const swapped = /they would earn/.test(text) ? dollars[1] : signed;
    const pairs = range(1, 2500)
      .map((k) => 10 * k)
      .map((x) => ({ x, y: isEqual ? income - x : (100 * income - x * low) / high }))
      .filter(
        ({ x, y }) =>
          y > 0 && (isEqual ? near(x * low, y * high) : near(x * high + y * low, 100 * swapped)),
      );
    const [pair] = pairs;
    if (!pair || pairs.length > 1) throw new Error(`${pairs.length} pairs of amounts fit: ${text}`);
    const [question] = read(stem, /([^.]*)\?$/) as [string];
    const { x, y } = pair;
    const answer = question.includes("altogether")
      ? x + y
      : question.includes("differ")
        ? Math.abs(x - y)
        : question.includes("larger")
          ? Math.max(x, y)
          : x;
    return options.flatMap((option, k) =>
      near(Number(plain(option).replace("$", "")), answer) ? [k] : [],
    );
  },
};
