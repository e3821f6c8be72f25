import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type Solution,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Words,
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
  "With two rates, take off what the units at the first rate cost, and divide the rest by the second rate.";

/** The total is known. */
function askNumber(rng: Rng): AskedProblem {
  const { first, high, low } = rng.pick(TIERS);
  // At the higher rate, as much would pay for a whole number, too.
  const extra = rng.pick(EXTRA.filter((some) => (some * low) % high === 0));
  const [n, full] = [first + extra, first * high];
  const total = full + extra * low;
  const namesOf = (unit: string, units: string): Words => ({
    units,
    extraOnly: `This is only the number of ${units} after the first ${first}.`,
    higherAgain: `This divides the remaining ${usd(extra * low)} by ${high}, but each additional ${unit} costs ${usd(low)}.`,
    lowerForAll: `This is $\\frac{${tex(total)}}{${low}}$, but the first ${first} ${units} cost ${usd(high)} each, not ${usd(low)}.`,
    higherExtraOnly: `This divides the remaining ${usd(extra * low)} by ${high} instead of ${low} and leaves out the first ${first} ${units}.`,
    notLower: `The first ${first} ${units} cost ${usd(high)} each, not ${usd(low)}.`,
    notAveraged: `There aren't as many ${units} at one rate as at the other.`,
    twice: `This adds the first ${first} ${units} to ${n}, which already includes them.`,
  });
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
      [extra, `stops at those after ${first}`, "[[extraOnly]]"],
      [first + (extra * low) / high, "uses the higher rate again", "[[higherAgain]]"],
      [total / low, "uses the lower rate for all", "[[lowerForAll]]"],
      [
        (extra * low) / high,
        `uses the higher rate again and stops at those after ${first}`,
        "[[higherExtraOnly]]",
      ],
      [
        total / low - first,
        "uses the lower rate for all",
        `This is $\\frac{${tex(total)}}{${low}} - ${first}$. [[NotLower]]`,
      ],
      [
        total / low + first,
        "uses the lower rate for all",
        `This is $\\frac{${tex(total)}}{${low}} + ${first}$. [[NotLower]]`,
      ],
      [
        (2 * total) / (high + low),
        "averages the rates",
        `This is $\\frac{${tex(total)}}{${(high + low) / 2}}$, with the average of ${high} and ${low}. [[NotAveraged]]`,
      ],
      [n + first, `counts ${first} twice`, "[[twice]]"],
    ],
    words: (wording) =>
      wording === 3
        ? {
            extraOnly: `This is $n - ${first}$, not $n$.`,
            higherAgain: `This solves $${tex(full)} + ${high}(n - ${first}) = ${tex(total)}$, but the factor beyond ${first} is ${low}, not ${high}.`,
            lowerForAll: `This is $\\frac{${tex(total)}}{${low}}$, as if $f(x) = ${low}x$ for all $x$.`,
            higherExtraOnly: `This is $\\frac{${tex(extra * low)}}{${high}}$. It uses the factor ${high} instead of ${low} and leaves out the ${first}.`,
            notLower: `The factor is ${high}, not ${low}, up to $x = ${first}$.`,
            notAveraged: `No single factor holds for all $x$.`,
            twice: `This is $n + ${first}$, which adds the ${first} twice.`,
          }
        : namesOf(wording === 1 ? "copy" : "crate", wording === 1 ? "copies" : "crates"),
    solution: {
      idea: `Find what the first ${first} [[units]] cost. The rest of the ${usd(total)} is for [[units]] at the lower rate.`,
      steps: [
        `The first ${first} [[units]] cost $${first} \\cdot ${high} = ${tex(full)}$ dollars.`,
        `That leaves $${tex(total)} - ${tex(full)} = ${tex(extra * low)}$ dollars, which is enough for $\\frac{${tex(extra * low)}}{${low}} = ${extra}$ more [[units]].`,
        `In all, there are $${first} + ${extra} = ${n}$ [[units]].`,
      ],
      check: `$${first} \\cdot ${high} + ${extra} \\cdot ${low} = ${tex(full)} + ${tex(extra * low)} = ${tex(total)}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording): Partial<Solution> =>
      wording < 3
        ? {}
        : {
            idea: `Compare ${thousands(total)} with $f(${first})$ to see which of the two formulas applies to $n$.`,
            steps: [
              `$f(${first}) = ${high} \\cdot ${first} = ${tex(full)}$ is less than ${thousands(total)}, so $n > ${first}$ and $${tex(full)} + ${low}(n - ${first}) = ${tex(total)}$.`,
              `So $${low}(n - ${first}) = ${tex(total)} - ${tex(full)} = ${tex(extra * low)}$, and $n - ${first} = \\frac{${tex(extra * low)}}{${low}} = ${extra}$.`,
              `Then $n = ${first} + ${extra} = ${n}$.`,
            ],
            check: `$f(${n}) = ${tex(full)} + ${low} \\cdot ${extra} = ${tex(total)}$.`,
            takeaway:
              "When a function has two formulas, use its value at the boundary to find which one applies.",
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
      [
        extra,
        `stops at those after ${first}`,
        `This is only the number of [[units]] after the first ${first}.`,
      ],
      [
        first + (first * below) / above,
        "inverts the ratio",
        `With ${first} and ${(first * below) / above} [[units]] at the two rates, the differences from the average would be $${first} \\cdot ${above}$ and $${(first * below) / above} \\cdot ${below}$ dollars, which don't balance.`,
      ],
      [
        2 * first,
        "takes equal numbers",
        `With ${first} [[units]] at each rate, the average would be $\\frac{${high} + ${low}}{2} = ${(high + low) / 2}$ dollars.`,
      ],
      [
        (first * above) / gap + first,
        "divides by the wrong difference",
        `This divides $${first} \\cdot ${above} = ${first * above}$ by ${gap}, the difference between the two rates, but each additional [[unit]] is only ${usd(below)} from the average.`,
      ],
      [
        (first * below) / above,
        "inverts the ratio",
        `This is $\\frac{${first} \\cdot ${below}}{${above}}$, which inverts the ratio and leaves out the first ${first} [[units]].`,
      ],
      [
        first * above,
        "stops at the excess",
        `This is $${first} \\cdot ${above}$, how many dollars the first ${first} [[units]] are from the average in all.`,
      ],
      [
        n + first,
        `counts ${first} twice`,
        `This adds the first ${first} [[units]] to ${n}, which already includes them.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            unit: "copy",
            units: "copies",
            cost: "cost",
            costs: "costs",
            more: "more",
            less: "less",
            sum: `$${first} \\cdot ${high} + ${extra} \\cdot ${low} = ${tex(first * high + extra * low)}$, and $\\frac{${tex(first * high + extra * low)}}{${n}} = ${average}$`,
          }
        : {
            unit: "unit",
            units: "units",
            cost: "pay",
            costs: "pays",
            more: "less",
            less: "more",
            sum: `$${first} \\cdot ${low} + ${extra} \\cdot ${high} = ${tex(first * low + extra * high)}$, and $\\frac{${tex(first * low + extra * high)}}{${n}} = ${low + above}$`,
          },
    solution: {
      idea: `The first ${first} [[units]] [[cost]] [[more]] than the average, and the additional [[units]] have to make up for that exactly.`,
      steps: [
        `Each of the first ${first} [[units]] [[costs]] ${usd(above)} [[more]] than the average, which is $${first} \\cdot ${above} = ${first * above}$ dollars [[more]] in all.`,
        `Each additional [[unit]] [[costs]] ${usd(below)} [[less]] than the average, so $\\frac{${first * above}}{${below}} = ${extra}$ additional [[units]] make up for that.`,
        `The number of [[units]] in all is $${first} + ${extra} = ${n}$.`,
      ],
      check: `[[sum]].`,
      takeaway:
        "An average of two rates balances: number times difference from the average is the same on both sides.",
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
