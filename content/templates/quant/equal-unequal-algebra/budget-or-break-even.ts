import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Words,
} from "@theta/items/template";

/** What the wordings of a budget call the fixed amount and what is counted. */
const BUDGET_WORDS = (f: number, t: number): readonly Words[] => [
  {
    fee: `the ${usd(f)} fee`,
    total: usd(t),
    for: "If $n$ posters are ordered, ",
    count: "number of posters",
  },
  {
    fee: `the ${usd(f)} for the hall`,
    total: usd(t),
    for: "If there are $n$ guests, ",
    count: "number of guests",
  },
  { fee: `${f}`, total: thousands(t), for: "", count: "value of $n$" },
  { fee: `${f}`, total: thousands(t), for: "", count: "value of $n$" },
];

/** A fee of f, and p each, for at most a total of t. */
function askBudget(rng: Rng): AskedProblem | null {
  const [p, f] = [rng.pick([6, 7, 8, 9, 12, 14, 15, 16, 18, 24]), 10 * rng.int(5, 30)];
  const t = 50 * rng.int(6, 24);
  const key = Math.floor((t - f) / p);
  if (key < 8 || (t - f) % p === 0 || f % p === 0) return null;
  return {
    difficulty: 2,
    stems: [
      `A printer charges a fixed fee of ${usd(f)} plus ${usd(p)} for each poster. If a customer can spend at most ${usd(t)}, what is the greatest number of posters that the customer can order?`,
      `The cost of renting a certain hall is ${usd(f)}, and the cost of a meal is ${usd(p)} per guest. If the total cost of the hall and the meals must not exceed ${usd(t)}, what is the greatest possible number of guests?`,
    ],
    pure: [
      `If $n$ is an integer and $${p}n + ${f} \\leq ${tex(t)}$, what is the greatest possible value of $n$?`,
      `What is the greatest integer $n$ for which $${tex(t)} - ${p}n$ is greater than ${f}?`,
    ],
    key,
    why: `$${f} + ${p} \\cdot ${key} = ${tex(f + p * key)}$ is less than ${thousands(t)}, but $${f} + ${p} \\cdot ${key + 1} = ${tex(f + p * (key + 1))}$ is greater.`,
    wrong: [
      [
        key + 1,
        "rounds up",
        `$${f} + ${p} \\cdot ${key + 1} = ${tex(f + p * (key + 1))}$ is greater than ${thousands(t)}.`,
      ],
      [
        Math.floor(t / p),
        "forgets the fixed amount",
        `This divides all of [[total]] by ${p}. First subtract [[fee]].`,
      ],
      [
        Math.floor((t + f) / p),
        "turns a sign",
        `This adds [[fee]] to [[total]] instead of subtracting it.`,
      ],
      [
        Math.ceil(t / p),
        "forgets the fixed amount",
        `This divides all of [[total]] by ${p} and rounds up. First subtract [[fee]], and then round down.`,
      ],
      [
        Math.floor(f / p),
        "divides the fixed amount",
        `This divides [[fee]] by ${p}, not what is left after subtracting it from [[total]].`,
      ],
      [
        Math.floor((t - 2 * f) / p),
        "takes off the fixed amount twice",
        `This subtracts [[fee]] from [[total]] twice.`,
      ],
      [
        Math.ceil((t - 2 * f) / p),
        "takes off the fixed amount twice",
        `This subtracts [[fee]] from [[total]] twice and rounds up.`,
      ],
      [
        Math.floor((t - 3 * f) / p),
        "takes off the fixed amount again",
        `This subtracts [[fee]] from [[total]] three times.`,
      ],
      [
        key - 1,
        "stops too early",
        `${key} is still possible, because $${f} + ${p} \\cdot ${key} = ${tex(f + p * key)}$ is less than ${thousands(t)}.`,
      ],
    ],
    solution: {
      idea: `Subtract [[fee]] from [[total]], divide the result by ${p}, and round down.`,
      steps: [
        `[[For]]$${p}n + ${f} \\leq ${tex(t)}$, so $${p}n \\leq ${tex(t - f)}$.`,
        `$${key} \\cdot ${p} = ${tex(key * p)}$ and $${key + 1} \\cdot ${p} = ${tex((key + 1) * p)}$, so the greatest possible [[count]] is ${key}.`,
      ],
      check: `With ${key}, the left side of the inequality is ${thousands(f + p * key)}. With ${key + 1}, it is ${thousands(f + p * (key + 1))}, which is too much.`,
      takeaway: "After solving an inequality for an integer, test the integers on both sides.",
    },
    solutionFor: (wording) =>
      wording < 4
        ? {}
        : {
            steps: [
              `$${tex(t)} - ${p}n > ${f}$, so $${p}n < ${tex(t - f)}$.`,
              `$${key} \\cdot ${p} = ${tex(key * p)}$ and $${key + 1} \\cdot ${p} = ${tex((key + 1) * p)}$, so the greatest possible $n$ is ${key}.`,
            ],
            check: `$${tex(t)} - ${p} \\cdot ${key} = ${tex(t - p * key)}$ is greater than ${f}, but $${tex(t)} - ${p} \\cdot ${key + 1} = ${tex(t - p * (key + 1))}$ isn't.`,
          },
    words: (wording) => BUDGET_WORDS(f, t)[wording - 1]!,
    shows: (value) => value > key / 3 && value < 2 * key,
  };
}

/** What the wordings of two plans call their costs. */
const PLAN_WORDS = (gap: number, f: number): readonly Words[] => [
  {
    costs: "costs",
    units: "visits",
    for: "For $n$ visits, ",
    saving: `each visit costs a member ${usd(gap)} less than a nonmember`,
    fee: `the fee of ${usd(f)}`,
  },
  {
    costs: "costs",
    units: "units",
    for: "For $n$ units, ",
    saving: `each unit costs ${usd(gap)} less from Supplier X`,
    fee: `the delivery fee of ${usd(f)}`,
  },
  {
    costs: "costs",
    units: "hours",
    for: "For $n$ hours, ",
    saving: `each hour costs ${usd(gap)} less under Plan A`,
    fee: `the ${usd(f)} that Plan A costs in any case`,
  },
  { costs: "sides", for: "" },
];

/** A fee of f and p each, or q each without a fee. */
function askPlans(rng: Rng): AskedProblem | null {
  const [p, gap] = [rng.pick([3, 4, 5, 6, 8, 9, 10, 12, 15]), rng.int(2, 8)];
  const [q, f] = [p + gap, 5 * rng.int(5, 36)];
  const isEven = f % gap === 0;
  const key = Math.floor(f / gap) + 1;
  if (key < 7 || key > 40) return null;
  return {
    difficulty: isEven ? 4 : 3,
    stems: [
      `Members of a museum pay an annual fee of ${usd(f)} and ${usd(p)} for each visit. Nonmembers pay no annual fee but pay ${usd(q)} for each visit. What is the least number of visits in a year for which a member's total cost is less than a nonmember's?`,
      `Supplier X charges ${usd(p)} per unit plus a delivery fee of ${usd(f)}, and Supplier Y charges ${usd(q)} per unit with no delivery fee. What is the least number of units for which an order costs less from Supplier X than from Supplier Y?`,
      `For $n$ hours of use in a month, Plan A costs ${usd(f)} plus ${usd(p)} per hour, and Plan B costs ${usd(q)} per hour. What is the least integer $n$ for which Plan A costs less than Plan B?`,
    ],
    pure: [`What is the least integer $n$ for which $${q}n$ is greater than $${p}n + ${f}$?`],
    key,
    why: `$${f} + ${p} \\cdot ${key} = ${tex(f + p * key)}$ is less than $${q} \\cdot ${key} = ${tex(q * key)}$, but $${f} + ${p} \\cdot ${key - 1} = ${tex(f + p * (key - 1))}$ isn't less than $${q} \\cdot ${key - 1} = ${tex(q * (key - 1))}$.`,
    wrong: [
      [
        key - 1,
        isEven ? "stops where both are equal" : "rounds down",
        isEven
          ? `With ${key - 1}, both [[costs]] are equal to ${thousands(q * (key - 1))}, so neither is less.`
          : `$${gap} \\cdot ${key - 1} = ${gap * (key - 1)}$ is less than ${f}, and it must be greater.`,
      ],
      [
        Math.floor(f / q) + 1,
        `divides by ${q}`,
        `This divides ${f} by ${q}. Since $${q}n - ${p}n = ${gap}n$, it must be divided by ${gap}.`,
      ],
      [
        Math.floor(f / p) + 1,
        `divides by ${p}`,
        `This divides ${f} by ${p}. Since $${q}n - ${p}n = ${gap}n$, it must be divided by ${gap}.`,
      ],
      [
        key + 1,
        "goes one too far",
        `${key} is enough: $${gap} \\cdot ${key} = ${gap * key}$ is greater than ${f}.`,
      ],
      [
        Math.floor((f + q) / gap) + 1,
        "adds a price to the fee",
        `This divides $${f} + ${q}$ by ${gap}, but $${gap}n$ only has to be greater than ${f}.`,
      ],
      [
        Math.floor((f + p) / gap) + 1,
        "adds a price to the fee",
        `This divides $${f} + ${p}$ by ${gap}, but $${gap}n$ only has to be greater than ${f}.`,
      ],
      [
        Math.floor(f / (p + q)) + 1,
        "adds the prices",
        `This divides ${f} by $${q} + ${p}$. In $${q}n > ${p}n + ${f}$, $${p}n$ must be subtracted from $${q}n$, not added to it.`,
      ],
    ],
    solution: {
      idea: `[[Saving]], and the savings must be greater than [[fee]].`,
      steps: [
        `[[For]]$${p}n + ${f} < ${q}n$, so $${f} < ${gap}n$.`,
        isEven
          ? `So $n > ${f / gap}$, and the least integer is ${key}.`
          : `$${gap} \\cdot ${key - 1} = ${gap * (key - 1)}$ and $${gap} \\cdot ${key} = ${gap * key}$, so the least $n$ is ${key}.`,
      ],
      check: isEven
        ? `With ${key - 1} [[units]], the two costs are equal, so one more is needed.`
        : `Put ${key - 1} and ${key} back into the inequality.`,
      takeaway: "A fixed fee is earned back by the difference between the two rates.",
    },
    solutionFor: (wording) =>
      wording < 4
        ? {}
        : {
            idea: `Subtract $${p}n$ from both sides: $${gap}n$ must be greater than ${f}.`,
            ...(isEven && {
              check: `With $n = ${key - 1}$, the two sides are equal, so $n$ must be 1 greater.`,
            }),
            takeaway:
              "Collect the terms with the letter on one side, and test the integers near the bound.",
          },
    words: (wording) => PLAN_WORDS(gap, f)[wording - 1]!,
    shows: (value) => value > key / 4 && value < 3 * key,
  };
}

const ASK = { budget: askBudget, plans: askPlans };

const last = (holds: (n: number) => boolean): number => range(0, 2000).findLast(holds) ?? -1;
const first = (holds: (n: number) => boolean): number => range(0, 2000).find(holds) ?? -1;

const isBudget: StemReading["fits"] = (tried, f, p, t) => tried === last((n) => f + p * n <= t);
const isPlan: StemReading["fits"] = (tried, f, p, q) => tried === first((n) => f + p * n < q * n);

const READINGS: readonly StemReading[] = [
  { wording: /fee of \$(\d+) plus \$(\d+) .* at most \$(\d+),/, fits: isBudget },
  { wording: /hall is \$(\d+), .* is \$(\d+) per .* exceed \$(\d+),/, fits: isBudget },
  { wording: /and (\d+)n \+ (\d+) <= (\d+),/, fits: (n, p, f, t) => isBudget(n, f, p, t) },
  {
    wording: /which (\d+) - (\d+)n is greater than (\d+)\?/,
    fits: (tried, t, p, f) => tried === last((n) => t - p * n > f),
  },
  { wording: /fee of \$(\d+) and \$(\d+) for .* pay \$(\d+) for/, fits: isPlan },
  {
    wording: /X charges \$(\d+) .* of \$(\d+), .* charges \$(\d+) per/,
    fits: (n, p, f, q) => isPlan(n, f, p, q),
  },
  { wording: /A costs \$(\d+) plus \$(\d+) .* costs \$(\d+) per/, fits: isPlan },
  {
    wording: /which (\d+)n is greater than (\d+)n \+ (\d+)\?/,
    fits: (n, q, p, f) => isPlan(n, f, p, q),
  },
];

export const template: ProblemTemplate = {
  id: "budget-or-break-even",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern: "A linear cost must stay below a bound or another cost: solve, then round with thought.",

  make(rng) {
    const kind = rng.pick(["budget", "plans"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts up one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
