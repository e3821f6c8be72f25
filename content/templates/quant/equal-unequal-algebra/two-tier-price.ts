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
  usd,
} from "@theta/items/template";

/** The first so many units cost one amount each, and each additional one costs less. */
const TIERS = [
  { first: 10, high: 15, low: 12 },
  { first: 20, high: 6, low: 5 },
  { first: 20, high: 8, low: 6 },
  { first: 25, high: 12, low: 10 },
  { first: 30, high: 5, low: 4 },
  { first: 40, high: 12, low: 9 },
  { first: 50, high: 4, low: 3 },
  { first: 50, high: 6, low: 4 },
  { first: 60, high: 9, low: 6 },
  { first: 100, high: 5, low: 3 },
] as const;

const EXTRA = [10, 15, 20, 24, 25, 30, 40, 45, 50, 60, 75, 80];
const TAKEAWAY =
  "With two rates, find what the first part contributes, and treat what is left at the second rate alone.";

/** The total is known. */
function askNumber(rng: Rng): AskedProblem {
  const { first, high, low } = rng.pick(TIERS);
  // At the higher rate, as much would pay for a whole number, too.
  const extra = rng.pick(EXTRA.filter((some) => (some * low) % high === 0));
  const [n, full] = [first + extra, first * high];
  const total = full + extra * low;
  return {
    difficulty: 3,
    stems: [
      `A printer charges ${usd(high)} per copy for the first ${first} copies of a book and ${usd(low)} per copy for each additional copy. If the total charge for an order was ${usd(total)}, how many copies were ordered?`,
      `For each shipment, Company X pays ${usd(high)} per crate for the first ${first} crates and ${usd(low)} per crate for all crates in excess of ${first}. How many crates were in a shipment for which Company X paid ${usd(total)}?`,
    ],
    pure: [
      `The function $f$ is defined by $f(x) = ${high}x$ for $0 \\leq x \\leq ${first}$ and $f(x) = ${full} + ${low}(x - ${first})$ for $x > ${first}$. If $f(n) = ${tex(total)}$, what is the value of $n$?`,
    ],
    key: n,
    why: `$${first} \\cdot ${high} + ${extra} \\cdot ${low} = ${tex(total)}$.`,
    wrong: [
      [extra, `stops at those after ${first}`, `The first ${first} have to be counted too.`],
      [
        first + (extra * low) / high,
        "uses the higher rate again",
        `Beyond ${first}, the rate is ${low} and not ${high}.`,
      ],
      [total / low, "uses the lower rate for all", `The first ${first} are at the higher rate.`],
      [
        (extra * low) / high,
        `uses the higher rate again and stops at those after ${first}`,
        `Beyond ${first}, the rate is ${low}, and the first ${first} have to be counted too.`,
      ],
      [
        total / low - first,
        "uses the lower rate for all",
        `The first ${first} are at the higher rate, and they have to be counted.`,
      ],
      [
        total / low + first,
        "uses the lower rate for all",
        `The first ${first} are at the higher rate, and this counts them twice.`,
      ],
      [
        (2 * total) / (high + low),
        "averages the rates",
        `There aren't as many at one rate as at the other.`,
      ],
      [n + first, `counts ${first} twice`, `The number found already includes the first ${first}.`],
    ],
    solution: {
      idea: `Find what the first ${first} contribute. What is left is all at the lower rate.`,
      steps: [
        `The first ${first} contribute $${first} \\cdot ${high} = ${tex(full)}$.`,
        `That leaves $${tex(total)} - ${tex(full)} = ${tex(extra * low)}$, and $\\frac{${tex(extra * low)}}{${low}} = ${extra}$.`,
        `In all, there are $${first} + ${extra} = ${n}$.`,
      ],
      check: `The number must be greater than $\\frac{${tex(total)}}{${high}}$ and less than $\\frac{${tex(total)}}{${low}}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The average is known: the first ones balance the others. */
function askAverage(rng: Rng): AskedProblem | null {
  const first = rng.pick([20, 30, 40, 50, 60, 80, 100, 120]);
  const [low, gap] = [rng.int(4, 20), rng.pick([3, 4, 5, 6, 8, 10])];
  const high = low + gap;
  const average = low + rng.int(1, gap - 1);
  const [above, below] = [high - average, average - low];
  const extra = (first * above) / below;
  const n = first + extra;
  if (above === below || below === 1 || above === 1) return null;
  if (!Number.isInteger(extra) || extra > 3 * first || 3 * extra < first) return null;
  return {
    difficulty: 4,
    stems: [
      `A printer charges ${usd(high)} per copy for the first ${first} copies of a book and ${usd(low)} per copy for each additional copy. If the average (arithmetic mean) charge per copy for an order was ${usd(average)}, how many copies were ordered?`,
      `An employee is paid ${usd(low)} per unit for the first ${first} units produced in a week and ${usd(high)} per unit for each additional unit. How many units must the employee produce in a week to be paid an average (arithmetic mean) of ${usd(low + above)} per unit?`,
    ],
    key: n,
    why: `The first ${first} are ${above} from the average and the other ${extra} are ${below} from it, and $${first} \\cdot ${above} = ${extra} \\cdot ${below}$.`,
    wrong: [
      [extra, `stops at those after ${first}`, `The first ${first} have to be counted too.`],
      [
        first + (first * below) / above,
        "inverts the ratio",
        `The rate that is closer to the average applies to the greater number.`,
      ],
      [
        2 * first,
        "takes equal numbers",
        `With equal numbers, the average would be halfway between the rates.`,
      ],
      [
        (first * above) / gap + first,
        "divides by the wrong difference",
        `The additional ones are ${below} from the average, not ${gap}.`,
      ],
      [
        (first * below) / above,
        "inverts the ratio",
        `This inverts the ratio and leaves out the first ${first}.`,
      ],
      [
        first * above,
        "stops at the excess",
        `This is how far the first ${first} are from the average in all.`,
      ],
      [n + first, `counts ${first} twice`, `The number found already includes the first ${first}.`],
    ],
    solution: {
      idea: "Measure both rates from the average: the distances on the two sides must have the same total.",
      fast: [
        `The first ${first} differ from the average by ${above} each, a total of ${first * above}. Each additional one makes up for ${below}, so there are $\\frac{${first * above}}{${below}} = ${extra}$ of them and ${n} in all.`,
      ],
      steps: [
        `Let $x$ be the number after the first ${first}. The two amounts add up to the average times $${first} + x$.`,
        `Each of the first ${first} is ${above} from the average and each of the $x$ others is ${below} from it, so $${below}x = ${above} \\cdot ${first} = ${first * above}$.`,
        `So $x = ${extra}$, and the number in all is $${first} + ${extra} = ${n}$.`,
      ],
      check: `There are ${extra > first ? "more" : "fewer"} than ${first} additional ones because their rate is ${extra > first ? "closer to" : "farther from"} the average.`,
      takeaway:
        "An average of two rates balances: number times distance is the same on both sides.",
    },
  };
}

const ASK = { number: askNumber, average: askAverage };
const KINDS = ["number", "number", "average"] as const;

/** What this many cost, one after the other. */
function costOf(n: number, first: number, one: number, other: number): number {
  let total = 0;
  for (let k = 1; k <= n; k++) total += k <= first ? one : other;
  return total;
}
const isNumber = (n: number, one: number, first: number, other: number, total: number): boolean =>
  near(costOf(n, first, one, other), total);
const isAbove = (n: number, _one: number, first: number): boolean => n > first;

const READINGS: readonly StemReading[] = [
  {
    wording: /charges \$(\d+) per copy for the first (\d+) .* and \$(\d+) .* order was \$(\d+),/,
    fits: (n, one, first, other, last) =>
      isNumber(n, one, first, other, last < 50 ? last * n : last),
    open: isAbove,
  },
  {
    wording: /pays \$(\d+) per crate for the first (\d+) crates and \$(\d+) .* paid \$(\d+)\?/,
    fits: isNumber,
    open: isAbove,
  },
  {
    wording: /f\(x\) = (\d+)x for 0 <= x <= (\d+) .* \+ (\d+)\(x .* f\(n\) = (\d+),/,
    fits: isNumber,
    open: isAbove,
  },
  {
    wording: /paid \$(\d+) per unit for the first (\d+) .* and \$(\d+) .* of \$(\d+) per unit/,
    fits: (n, one, first, other, mean) => isNumber(n, one, first, other, mean * n),
    open: isAbove,
  },
];

export const template: ProblemTemplate = {
  id: "two-tier-price",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "A rate applies up to a bound and another rate beyond it; how many there are follows from the total or the average.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds the charges one by one for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
