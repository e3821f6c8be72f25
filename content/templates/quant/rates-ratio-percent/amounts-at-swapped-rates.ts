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
  usd,
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
    shows: isRound,
    key: total,
    why: `The two totals together are ${rates} percent of the sum of the amounts.`,
    wrong: [
      [
        (200 * before) / rates,
        "uses the average rate",
        `This takes ${thousands(before)} as ${rates / 2} percent of the sum, which is right only if the two amounts are equal.`,
      ],
      [
        (100 * both) / high,
        "divides by one rate",
        `Together, the two totals are ${rates} percent of the sum, not ${high} percent.`,
      ],
      [
        (100 * both) / low,
        "divides by one rate",
        `Together, the two totals are ${rates} percent of the sum, not ${low} percent.`,
      ],
      [
        (200 * after) / rates,
        "uses the average rate",
        `This takes ${thousands(after)} as ${rates / 2} percent of the sum, which is right only if the two amounts are equal.`,
      ],
      [
        (100 * before) / low,
        "uses one rate for everything",
        `This would be the sum if all of it were at ${low} percent.`,
      ],
      [
        (100 * Math.max(before, after)) / high,
        "uses one rate for everything",
        `This would be the sum if all of it were at ${high} percent.`,
      ],
      [
        (100 * change) / (high - low),
        "finds the difference",
        `The change of ${thousands(change)} shows by how much the amounts differ, not their sum.`,
      ],
      [Math.max(x, y), "stops at one amount", `That is the greater of the two amounts.`],
    ],
    solution: {
      idea: "Add the two equations: in the sum, both amounts have the same coefficient.",
      fast: [
        `Together, the two totals are $${tex(before)} + ${tex(after)} = ${tex(both)}$, which is ${rates} percent of $x + y$. So $x + y = ${tex(total)}$.`,
      ],
      steps: [
        `$${low / 100}x + ${high / 100}y = ${tex(before)}$ and $${high / 100}x + ${low / 100}y = ${tex(after)}$.`,
        `Adding gives $${rates / 100}(x + y) = ${tex(both)}$.`,
        `So $x + y = \\frac{${tex(both)}}{${rates / 100}} = ${tex(total)}$.`,
      ],
      check: `With ${thousands(x)} and ${thousands(y)}: $${tex((low * x) / 100)} + ${tex((high * y) / 100)} = ${tex(before)}$ and $${tex((high * x) / 100)} + ${tex((low * y) / 100)} = ${tex(after)}$.`,
      takeaway: "If two equations have interchanged coefficients, add or subtract them first.",
    },
  };
}

function askGap({ low, high, x, y, before, after, total, change }: Amounts): AskedProblem | null {
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
    words: (wording) => ({
      amounts: [
        "the amounts $x$ in Bond X and $y$ in Bond Y",
        "the values $x$ of Parcel X and $y$ of Parcel Y",
        "$x$ and $y$",
      ][wording - 1]!,
    }),
    shows: isRound,
    key: x - y,
    why: `The difference between the amounts moves from ${low} to ${high} percent, and ${gap} percent of it is ${thousands(change)}.`,
    wrong: [
      [
        (100 * change) / high,
        "divides by one rate",
        `The rate of the difference changes from ${low} to ${high} percent, that is, by ${gap} percent.`,
      ],
      [
        (100 * change) / low,
        "divides by one rate",
        `The rate of the difference changes from ${low} to ${high} percent, that is, by ${gap} percent.`,
      ],
      [
        (200 * change) / (low + high),
        "uses the average rate",
        `The change depends on the difference of the rates, not on their average.`,
      ],
      [
        (100 * change) / (low + high),
        "adds the rates",
        `The change depends on the difference of the rates, not on their sum.`,
      ],
      [
        (200 * change) / gap,
        "doubles the difference",
        `One amount gains and one loses, but together only their difference changes its rate, once.`,
      ],
      [
        (50 * change) / gap,
        "halves the difference",
        `One amount gains and one loses, but together only their difference changes its rate, once.`,
      ],
      [
        (100 * before) / high,
        "uses one rate for everything",
        `This would be the sum if all of it were at ${high} percent.`,
      ],
      [x, "finds the larger amount", `That is the larger amount itself.`],
      [y, "finds the smaller amount", `That is the smaller amount itself.`],
      [total, "finds the sum", `That is the sum of the amounts.`],
    ],
    solution: {
      idea: "On equal parts of [[amounts]], interchanging the rates changes nothing, so only their difference, $x - y$, counts.",
      fast: [
        `The total changes by ${gap} percent of $x - y$, so $x - y = \\frac{${tex(change)}}{${gap / 100}} = ${tex(x - y)}$.`,
      ],
      steps: [
        `The totals are $${low / 100}x + ${high / 100}y$ and $${high / 100}x + ${low / 100}y$.`,
        `Subtracting gives $${gap / 100}(x - y) = ${tex(change)}$.`,
        `So $x - y = \\frac{${tex(change)}}{${gap / 100}} = ${tex(x - y)}$.`,
      ],
      check: "Neither amount has to be known, and the original total isn't needed.",
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
    why: `Both totals together are ${rates} percent of ${thousands(total)}.`,
    wrong: [
      [
        (rates * total) / 200,
        "uses the average rate",
        `This would be right only if the two amounts were equal.`,
      ],
      [
        before,
        "expects no change",
        `Interchanging changes the total unless the amounts are equal.`,
      ],
      [
        change,
        "finds the change",
        `That is the difference between the two totals, not the second one.`,
      ],
      [
        (high * total) / 100 - before,
        "subtracts from one rate",
        `Together, the two totals are ${rates} percent of the sum, not ${high} percent.`,
      ],
      [
        (high * total) / 100,
        "uses one rate for everything",
        `Only one of the two amounts would have earned ${high} percent.`,
      ],
      [
        (low * total) / 100,
        "uses one rate for everything",
        `Only one of the two amounts would have earned ${low} percent.`,
      ],
      [
        (high * x) / 100,
        "stops at one amount",
        `That is ${high} percent of the first amount only.`,
      ],
      [(rates * total) / 100, "stops at the sum", `That is both totals together.`],
      [(low * y) / 100, "stops at one amount", `That is ${low} percent of one amount only.`],
    ],
    solution: {
      idea: "Before and after together, each amount earns both rates.",
      fast: [
        `Together, the two totals are ${rates} percent of ${thousands(total)}, or ${thousands((rates * total) / 100)}. So the second one is $${tex((rates * total) / 100)} - ${tex(before)} = ${tex(after)}$.`,
      ],
      steps: [
        `With $y = ${tex(total)} - x$, the first total is $${low / 100}x + ${high / 100}(${tex(total)} - x) = ${tex(before)}$, so $x = ${tex(x)}$ and $y = ${tex(y)}$.`,
        `Interchanged, they give $${high / 100}(${tex(x)}) + ${low / 100}(${tex(y)}) = ${tex(after)}$.`,
      ],
      check: `The average of the two totals must be ${rates / 2} percent of ${thousands(total)}, which is ${thousands((rates * total) / 200)}.`,
      takeaway: "Look for a combination of the unknowns before you solve for each of them.",
    },
  };
}

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
    shows: isRound,
    key: each,
    why: `${low} percent of ${thousands(first)} and ${high} percent of ${thousands(second)} are both ${thousands(each)}.`,
    wrong: [
      [
        (low * total) / 200,
        "divides the total equally",
        `This is ${low} percent of half the total, but equal amounts would earn unequal interest.`,
      ],
      [
        (rates * total) / 400,
        "uses the average rate",
        `The amounts aren't equal, so the total doesn't earn the average rate.`,
      ],
      [
        (high * total) / 200,
        "divides the total equally",
        `This is ${high} percent of half the total, but equal amounts would earn unequal interest.`,
      ],
      [
        (low * second) / 100,
        "interchanges the amounts",
        `The greater amount, not the smaller one, goes with ${low} percent.`,
      ],
      [
        (high * first) / 100,
        "interchanges the amounts",
        `The smaller amount, not the greater one, goes with ${high} percent.`,
      ],
      [2 * each, "finds the sum", `That is the sum of the two equal parts.`],
      [
        (low * total) / 100,
        "uses the whole total",
        `Only a part of the total is at ${low} percent.`,
      ],
    ],
    solution: {
      idea: "Equal products: the amounts are in the inverse ratio of the rates.",
      fast: [
        `The amounts are in the ratio $${high} : ${low}$, so $x$ is $\\frac{${high}}{${rates}}$ of ${thousands(total)}, or ${thousands(first)}, and ${low} percent of that is ${thousands(each)}.`,
      ],
      steps: [
        `$${low}x = ${high}y$, so $y = \\frac{${low}}{${high}}x$.`,
        `$x + \\frac{${low}}{${high}}x = ${tex(total)}$, so $x = \\frac{${high}}{${rates}} \\cdot ${tex(total)} = ${tex(first)}$.`,
        `${low} percent of ${thousands(first)} is ${thousands(each)}.`,
      ],
      check: `${high} percent of the remaining ${thousands(second)} must also be ${thousands(each)}.`,
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
