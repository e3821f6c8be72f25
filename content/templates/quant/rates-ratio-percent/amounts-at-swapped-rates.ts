import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  tidy,
  usd,
  type Words,
} from "@theta/items/template";

/** x earns the low rate and y the high one. With the rates interchanged, they would earn `after`. */
interface Amounts {
  readonly low: number;
  readonly high: number;
  readonly x: number;
  readonly y: number;
  readonly before: number;
  readonly after: number;
  readonly total: number;
  readonly change: number;
}

function drawAmounts(rng: Rng): Amounts | null {
  const [low, high] = rng.sample([2, 3, 4, 5, 6, 8, 10], 2).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const [x, y] = [1000 * rng.int(2, 20), 1000 * rng.int(2, 20)];
  const before = (low * x + high * y) / 100;
  const after = (high * x + low * y) / 100;
  const total = x + y;
  if (Math.abs(x - y) < 2000 || total > 30_000) return null;
  return { low, high, x, y, before, after, total, change: Math.abs(after - before) };
}

const isRound = (value: number): boolean => value > 0 && Number.isInteger(value / 5);

const ACCOUNTS = (low: number, high: number): string =>
  `Account X at an annual rate of ${low} percent and Account Y at an annual rate of ${high} percent`;

const TOTAL_WORDS = [
  {
    given: "If $x$ and $y$ are the amounts in Accounts X and Y, ",
    parts: "the two amounts",
    sum: "the total amount invested",
  },
  {
    given: "If $x$ is the amount of equipment sales and $y$ is that of software sales, ",
    parts: "the two sales amounts",
    sum: "the total of the sales",
  },
  { given: "In symbols, ", parts: "$x$ and $y$", sum: "$x + y$" },
] as const;

function askTotal({ low, high, x, y, before, after, total, change }: Amounts): AskedProblem {
  const [rates, both] = [low + high, before + after];
  return {
    difficulty: 4,
    stems: [
      `Last year a certain investor earned a total of ${usd(before)} in simple interest from two accounts, ${ACCOUNTS(low, high)}. If the amount invested in each account had instead been invested in the other account, the investor would have earned ${usd(after)}. What is the total amount invested in the two accounts?`,
      `A salesperson earns a commission of ${low} percent of equipment sales and ${high} percent of software sales. Last month the commissions totaled ${usd(before)}. If the two rates had been interchanged, the commissions would have totaled ${usd(after)}. What was the total of the salesperson's equipment and software sales last month?`,
    ],
    pure: [
      `If ${low} percent of $x$ plus ${high} percent of $y$ is equal to ${thousands(before)}, and ${high} percent of $x$ plus ${low} percent of $y$ is equal to ${thousands(after)}, what is the value of $x + y$?`,
    ],
    text: usd,
    words: (wording) => TOTAL_WORDS[wording - 1]!,
    shows: isRound,
    key: total,
    why: `The two totals together, ${thousands(both)}, are ${rates} percent of [[sum]].`,
    wrong: [
      [
        (200 * before) / rates,
        "uses the average rate",
        `This takes ${thousands(before)} as ${rates / 2} percent, the average rate, of [[sum]]. That is right only if [[parts]] are equal.`,
      ],
      [
        (100 * both) / high,
        "divides by one rate",
        `This takes ${thousands(both)}, the two totals together, as ${high} percent of [[sum]], but they are ${rates} percent of it.`,
      ],
      [
        (100 * both) / low,
        "divides by one rate",
        `This takes ${thousands(both)}, the two totals together, as ${low} percent of [[sum]], but they are ${rates} percent of it.`,
      ],
      [
        (200 * after) / rates,
        "uses the average rate",
        `This takes ${thousands(after)} as ${rates / 2} percent, the average rate, of [[sum]]. That is right only if [[parts]] are equal.`,
      ],
      [
        (100 * before) / low,
        "uses one rate for everything",
        `This takes ${thousands(before)} as ${low} percent of [[sum]], but a part of that is at ${high} percent.`,
      ],
      [
        (100 * Math.max(before, after)) / high,
        "uses one rate for everything",
        `This takes ${thousands(Math.max(before, after))} as ${high} percent of [[sum]], but a part of that is at ${low} percent.`,
      ],
      [
        (100 * change) / (high - low),
        "finds the difference",
        `This is $\\frac{${tex(change)}}{${(high - low) / 100}}$, the difference between [[parts]], not their sum.`,
      ],
      [
        Math.max(x, y),
        "stops at one amount",
        `This is only the greater of [[parts]]. The other one is ${thousands(Math.min(x, y))}.`,
      ],
    ],
    solution: {
      idea: `Add the two totals: together they contain ${low} percent and ${high} percent, or ${rates} percent, of each of [[parts]].`,
      fast: [
        `Together, the two totals are $${tex(before)} + ${tex(after)} = ${tex(both)}$, which is ${rates} percent of [[sum]].`,
        `So [[sum]] is $\\frac{${tex(both)}}{${rates / 100}} = ${tex(total)}$.`,
      ],
      steps: [
        `[[Given]]$${low / 100}x + ${high / 100}y = ${tex(before)}$ and $${high / 100}x + ${low / 100}y = ${tex(after)}$.`,
        `Adding gives $${rates / 100}(x + y) = ${tex(both)}$.`,
        `So $x + y = \\frac{${tex(both)}}{${rates / 100}} = ${tex(total)}$.`,
      ],
      check: `With $x = ${tex(x)}$ and $y = ${tex(y)}$: $${tex((low * x) / 100)} + ${tex((high * y) / 100)} = ${tex(before)}$ and $${tex((high * x) / 100)} + ${tex((low * y) / 100)} = ${tex(after)}$.`,
      takeaway: "If two equations have interchanged coefficients, add or subtract them first.",
    },
  };
}

/** Putting a value into the condition shows that it is too great or too small. */
function putInGap(tried: number, { low, high, change }: Amounts): string {
  const gap = high - low;
  return `If $x - y$ were ${thousands(tried)}, the two sums would differ by ${gap} percent of that, or ${thousands(tidy((gap * tried) / 100))}, not by ${thousands(change)}.`;
}

/** Reasons for the values that the wording without a story doesn't contain. */
function gapWords(wording: number, amounts: Amounts): Words {
  const { low, high, x, y, before, after, total, change } = amounts;
  if (wording === 3) {
    return {
      amounts: "$x$ and $y$",
      totals: "The two sums are",
      change: tex(change),
      larger: putInGap(x, amounts),
      smaller: putInGap(y, amounts),
      sum: putInGap(total, amounts),
      all: putInGap((100 * before) / high, amounts),
    };
  }
  const [what, at, first, second] =
    wording === 1 ? ["amount", "in", "Bond X", "Bond Y"] : ["value", "of", "Parcel X", "Parcel Y"];
  return {
    amounts: `the ${what}s $x$ ${at} ${first} and $y$ ${at} ${second}`,
    totals: `With $x$ and $y$ for the ${what}s ${at} ${first} and ${second}, the totals are`,
    change: wording === 1 ? tex(change) : `${tex(after)} - ${tex(before)} = ${tex(change)}`,
    larger: `This is the ${what} ${at} ${first} itself, not how much greater it is than the ${what} ${at} ${second}, ${thousands(y)}.`,
    smaller: `This is the ${what} ${at} ${second} itself, not how much greater the ${what} ${at} ${first}, ${thousands(x)}, is.`,
    sum: `This is the sum of the two ${what}s, $${tex(x)} + ${tex(y)}$, not their difference.`,
    all: `This takes ${thousands(before)} as ${high} percent of one ${what}, but ${first} is at ${low} percent.`,
  };
}

function askGap(amounts: Amounts): AskedProblem | null {
  const { low, high, x, y, before, after, total, change } = amounts;
  const gap = high - low;
  // The stems say that the first amount is greater, so interchanging the rates must bring more.
  if (x < y) return null;
  return {
    difficulty: 4,
    stems: [
      `A foundation earns a total of ${usd(before)} in simple interest per year from two bonds, Bond X at an annual rate of ${low} percent and Bond Y at an annual rate of ${high} percent. If the amounts invested in the two bonds were interchanged, the foundation would earn ${usd(change)} more per year. How much more is invested in Bond X than in Bond Y?`,
      `A tax of ${low} percent is imposed on Parcel X and a tax of ${high} percent is imposed on Parcel Y, for a total tax of ${usd(before)}. If the tax rates of the two parcels had been interchanged, the total tax would have been ${usd(after)}. The taxable value of Parcel X is how much greater than that of Parcel Y?`,
    ],
    pure: [
      `If ${high} percent of $x$ plus ${low} percent of $y$ is ${thousands(change)} greater than ${low} percent of $x$ plus ${high} percent of $y$, what is the value of $x - y$?`,
    ],
    text: usd,
    words: (wording) => gapWords(wording, amounts),
    shows: isRound,
    key: x - y,
    why: `${gap} percent of $x - y$ is ${thousands(change)}, and ${gap} percent of ${thousands(x - y)} is ${thousands(change)}.`,
    wrong: [
      [
        (100 * change) / high,
        "divides by one rate",
        `This takes ${thousands(change)} as ${high} percent of $x - y$, but it is ${high} percent minus ${low} percent, or ${gap} percent, of it.`,
      ],
      [
        (100 * change) / low,
        "divides by one rate",
        `This takes ${thousands(change)} as ${low} percent of $x - y$, but it is ${high} percent minus ${low} percent, or ${gap} percent, of it.`,
      ],
      [
        (200 * change) / (low + high),
        "uses the average rate",
        `This takes ${thousands(change)} as ${(low + high) / 2} percent, the average rate, of $x - y$, but it is the difference, ${gap} percent, of it.`,
      ],
      [
        (100 * change) / (low + high),
        "adds the rates",
        `This takes ${thousands(change)} as ${low + high} percent, the sum of the rates, of $x - y$, but it is the difference, ${gap} percent, of it.`,
      ],
      [
        (200 * change) / gap,
        "doubles the difference",
        `This is $2 \\cdot ${tex(x - y)}$, but ${gap} percent of $x - y$ is ${thousands(change)}, not twice that.`,
      ],
      [
        (50 * change) / gap,
        "halves the difference",
        `This is half of ${thousands(x - y)}, but ${gap} percent of $x - y$ is all of ${thousands(change)}, not half of it.`,
      ],
      [(100 * before) / high, "uses one rate for everything", `[[all]]`],
      [x, "finds the larger amount", `[[larger]]`],
      [y, "finds the smaller amount", `[[smaller]]`],
      [total, "finds the sum", `[[sum]]`],
    ],
    solution: {
      idea: "On equal parts of [[amounts]], interchanging the rates changes nothing, so only their difference, $x - y$, counts.",
      fast: [
        `Interchanging the rates adds ${gap} percent of $x - y$, so $x - y = \\frac{${tex(change)}}{${gap / 100}} = ${tex(x - y)}$.`,
      ],
      steps: [
        `[[totals]] $${low / 100}x + ${high / 100}y$ and $${high / 100}x + ${low / 100}y$.`,
        `Subtracting the first from the second gives $${gap / 100}(x - y) = [[change]]$.`,
        `So $x - y = \\frac{${tex(change)}}{${gap / 100}} = ${tex(x - y)}$.`,
      ],
      check: `For example, with $x = ${tex(x)}$ and $y = ${tex(y)}$: $${tex((high * x + low * y) / 100)} - ${tex((low * x + high * y) / 100)} = ${tex(change)}$.`,
      takeaway: "If two equations have interchanged coefficients, add or subtract them first.",
    },
  };
}

function askAfter({ low, high, x, y, before, after, total, change }: Amounts): AskedProblem {
  const rates = low + high;
  return {
    difficulty: 4,
    stems: [
      `A total of ${usd(total)} was invested in two accounts, ${ACCOUNTS(low, high)}. The accounts earned a total of ${usd(before)} in simple interest in one year. If the amounts invested in the two accounts had been interchanged, what would the total interest have been?`,
    ],
    pure: [
      `If $x + y = ${tex(total)}$, and ${low} percent of $x$ plus ${high} percent of $y$ is equal to ${thousands(before)}, then ${high} percent of $x$ plus ${low} percent of $y$ is equal to which of the following?`,
    ],
    text: usd,
    shows: isRound,
    key: after,
    why: `Both totals together are ${rates} percent of ${thousands(total)}, or ${thousands((rates * total) / 100)}, and $${tex((rates * total) / 100)} - ${tex(before)} = ${tex(after)}$.`,
    wrong: [
      [
        (rates * total) / 200,
        "uses the average rate",
        `This is ${rates / 2} percent, the average rate, of ${thousands(total)}. If the two amounts were equal, the first total would be the same, but it is ${thousands(before)}.`,
      ],
      [
        before,
        "expects no change",
        `This is the first total itself. It stays the same only if the two amounts are equal, but they are ${thousands(x)} and ${thousands(y)}.`,
      ],
      [
        change,
        "finds the change",
        `This is the difference between the two totals, ${thousands(before)} and ${thousands(after)}, not the second one.`,
      ],
      [
        (high * total) / 100 - before,
        "subtracts from one rate",
        `This subtracts ${thousands(before)} from ${high} percent of ${thousands(total)}, but the two totals together are ${rates} percent of it.`,
      ],
      [
        (high * total) / 100,
        "uses one rate for everything",
        `This is ${high} percent of all ${thousands(total)}, but after the interchange only ${thousands(x)} is at ${high} percent.`,
      ],
      [
        (low * total) / 100,
        "uses one rate for everything",
        `This is ${low} percent of all ${thousands(total)}, but after the interchange only ${thousands(y)} is at ${low} percent.`,
      ],
      [
        (high * x) / 100,
        "stops at one amount",
        `This is ${high} percent of ${thousands(x)} only. The ${low} percent of ${thousands(y)} is missing.`,
      ],
      [
        (rates * total) / 100,
        "stops at the sum",
        `This is ${rates} percent of ${thousands(total)}, both totals together. The first one, ${thousands(before)}, must be subtracted.`,
      ],
      [
        (low * y) / 100,
        "stops at one amount",
        `This is ${low} percent of ${thousands(y)} only. The ${high} percent of ${thousands(x)} is missing.`,
      ],
    ],
    solution: {
      idea: "Before and after together, each amount earns both rates.",
      fast: [
        `Together, the two totals are ${rates} percent of ${thousands(total)}, or ${thousands((rates * total) / 100)}. So the second one is $${tex((rates * total) / 100)} - ${tex(before)} = ${tex(after)}$.`,
      ],
      steps: [
        `If $x$ is at ${low} percent and $y = ${tex(total)} - x$ is at ${high} percent, the first total is $${low / 100}x + ${high / 100}(${tex(total)} - x) = ${tex(before)}$.`,
        `So $${tex((high * total) / 100)} - ${(high - low) / 100}x = ${tex(before)}$, which gives $x = ${tex(x)}$ and $y = ${tex(y)}$.`,
        `With the rates interchanged, the total is $${high / 100}(${tex(x)}) + ${low / 100}(${tex(y)}) = ${tex(after)}$.`,
      ],
      check: `The two totals must add up to ${rates} percent of ${thousands(total)}: $${tex(before)} + ${tex(after)} = ${tex((rates * total) / 100)}$.`,
      takeaway: "Look for a combination of the unknowns before you solve for each of them.",
    },
  };
}

const EQUAL_WORDS = [
  {
    given: "If $x$ and $y$ are the amounts in Accounts X and Y, ",
    parts: "the amounts",
    first: "the amount in Account X",
    earn: "earn equal interest",
  },
  { given: "", parts: "$x$ and $y$", first: "$x$", earn: "give equal results" },
] as const;

function askEqual({ low, high, x }: Amounts): AskedProblem | null {
  // Equal interest needs amounts in the inverse ratio of the rates.
  const [first, second] = [(x * high) / 10, (x * low) / 10];
  const total = first + second;
  if (total > 60_000) return null;
  const rates = low + high;
  const each = (low * first) / 100;
  return {
    difficulty: 5,
    stems: [
      `A total of ${usd(total)} is to be invested in two accounts, ${ACCOUNTS(low, high)}. If the two accounts are to earn equal amounts of simple interest in one year, what is the amount of interest that each account will earn in that year?`,
    ],
    pure: [
      `If $x + y = ${tex(total)}$ and ${low} percent of $x$ is equal to ${high} percent of $y$, then ${low} percent of $x$ is equal to which of the following?`,
    ],
    text: usd,
    words: (wording) => EQUAL_WORDS[wording - 1]!,
    shows: isRound,
    key: each,
    why: `${low} percent of ${thousands(first)} and ${high} percent of ${thousands(second)} are both ${thousands(each)}.`,
    wrong: [
      [
        (low * total) / 200,
        "divides the total equally",
        `This is ${low} percent of ${thousands(total / 2)}, half the total, but ${low} percent and ${high} percent of ${thousands(total / 2)} aren't equal.`,
      ],
      [
        (rates * total) / 400,
        "uses the average rate",
        `This is half of ${rates / 2} percent, the average rate, of ${thousands(total)}. But [[parts]] aren't equal, so the average rate doesn't apply to the total.`,
      ],
      [
        (high * total) / 200,
        "divides the total equally",
        `This is ${high} percent of ${thousands(total / 2)}, half the total, but ${low} percent and ${high} percent of ${thousands(total / 2)} aren't equal.`,
      ],
      [
        (low * second) / 100,
        "interchanges the amounts",
        `This is ${low} percent of ${thousands(second)}, but the lower rate goes with the greater amount, ${thousands(first)}.`,
      ],
      [
        (high * first) / 100,
        "interchanges the amounts",
        `This is ${high} percent of ${thousands(first)}, but the higher rate goes with the smaller amount, ${thousands(second)}.`,
      ],
      [
        2 * each,
        "finds the sum",
        `This is $${tex(each)} + ${tex(each)}$, both equal parts together. The question asks for one of them.`,
      ],
      [
        (low * total) / 100,
        "uses the whole total",
        `This is ${low} percent of the whole ${thousands(total)}, but only ${thousands(first)} of it is at ${low} percent.`,
      ],
    ],
    solution: {
      idea: `To [[earn]], [[parts]] must be in the inverse ratio of the rates, that is, $${high} : ${low}$.`,
      fast: [
        `The ratio is $${high} : ${low}$, so [[first]] is $\\frac{${high}}{${rates}}$ of ${thousands(total)}, or ${thousands(first)}.`,
        `Then ${low} percent of ${thousands(first)} is ${thousands(each)}.`,
      ],
      steps: [
        `[[given]]$${low / 100}x = ${high / 100}y$, so $y = \\frac{${low}}{${high}}x$.`,
        `$x + \\frac{${low}}{${high}}x = ${tex(total)}$, so $x = \\frac{${high}}{${rates}} \\cdot ${tex(total)} = ${tex(first)}$.`,
        `${low} percent of ${thousands(first)} is ${thousands(each)}.`,
      ],
      check: `The rest is $${tex(total)} - ${tex(first)} = ${tex(second)}$, and ${high} percent of it is ${thousands(each)}, too.`,
      takeaway: "If two products are equal, their factors are in inverse ratio.",
    },
  };
}

const ASK = { total: askTotal, gap: askGap, after: askAfter, equal: askEqual };
const KINDS = ["total", "total", "gap", "gap", "after", "equal", "equal"] as const;

/** The greater total at 10 percent or less needs at least ten times as much. */
const isEnough = (tried: number, before: number, after: number): boolean =>
  tried >= 10 * Math.max(before, after);
const fitsSum = (sum: number, low: number, high: number, before: number, after: number) =>
  near(sum * (low + high), 100 * (before + after));
const fitsAfter = (after: number, total: number, low: number, high: number, before: number) => {
  const y = (100 * before - low * total) / (high - low);
  return near(100 * after, high * (total - y) + low * y);
};
/** Each part is the same, so the amounts are the part divided by each of the rates. */
const fitsEqual = (each: number, total: number, low: number, high: number) =>
  near((100 * each) / low + (100 * each) / high, total);
/** Something between all at the low rate and all at the high one. */
const isBetween = (tried: number, total: number, low: number, high: number) =>
  100 * tried >= low * total && 100 * tried <= high * total;

const READINGS: readonly StemReading[] = [
  {
    wording:
      /total of \$([\d.]+) in .* of (\d+) percent and .* of (\d+) percent.* earned \$([\d.]+)\. What/,
    fits: (sum, before, low, high, after) => fitsSum(sum, low, high, before, after),
    open: (sum, before, _low, _high, after) => isEnough(sum, before, after),
  },
  {
    wording:
      /^If (\d+) percent of x plus (\d+) percent of y is equal to ([\d.]+), and .* to ([\d.]+), what/,
    fits: fitsSum,
    open: (sum, _low, _high, before, after) => isEnough(sum, before, after),
  },
  {
    wording:
      /commission of (\d+) percent .* and (\d+) percent .* totaled \$([\d.]+)\. .* totaled \$([\d.]+)\./,
    fits: fitsSum,
    open: (sum, _low, _high, before, after) => isEnough(sum, before, after),
  },
  {
    wording: /rate of (\d+) percent and Bond Y .* of (\d+) percent.* earn \$([\d.]+) more/,
    fits: (gap, low, high, change) => near(gap * (high - low), 100 * change),
  },
  {
    wording: /^If (\d+) percent of x plus (\d+) percent of y is ([\d.]+) greater/,
    fits: (gap, high, low, change) => near(gap * (high - low), 100 * change),
  },
  {
    wording:
      /tax of (\d+) percent .* tax of (\d+) percent .* tax of \$([\d.]+)\. .* been \$([\d.]+)\./,
    fits: (gap, low, high, before, after) => near(gap * (high - low), 100 * (after - before)),
  },
  {
    wording:
      /total of \$([\d.]+) was .* of (\d+) percent and .* of (\d+) percent.* of \$([\d.]+) in/,
    fits: fitsAfter,
    open: isBetween,
  },
  {
    wording:
      /x \+ y = (\d+), and (\d+) percent .* plus (\d+) percent of y is equal to ([\d.]+), then/,
    fits: fitsAfter,
    open: isBetween,
  },
  {
    wording: /total of \$(\d+) is to .* of (\d+) percent and .* of (\d+) percent/,
    fits: fitsEqual,
  },
  {
    wording: /x \+ y = (\d+) and (\d+) percent of x is equal to (\d+) percent/,
    fits: fitsEqual,
  },
];

export const template: ProblemTemplate = {
  id: "amounts-at-swapped-rates",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "algebra",
  pattern:
    "Two amounts at two rates, and the income if the rates were interchanged: add or subtract, and don't solve for the amounts.",

  make(rng) {
    const amounts = drawAmounts(rng);
    if (!amounts) return null;
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](amounts);
    if (!asked) return null;
    return draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option into the equations of the stem. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
