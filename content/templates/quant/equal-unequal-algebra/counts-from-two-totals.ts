import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  usd,
} from "@theta/items/template";

/** x of one kind and y of another: x + y = n, and ax + by = total. */
function askCount(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(2, 14), rng.int(3, 25)];
  const [x, y] = [10 * rng.int(3, 30), 10 * rng.int(3, 30)];
  const [n, total] = [x + y, a * x + b * y];
  const apart = b - a;
  if (x === y || n % 20 !== 0 || apart < 2 || apart > 12 || a * n === total) return null;
  const totalWith = (some: number): string =>
    `With ${some} at ${a} each and ${n - some} at ${b} each, the total would be $${tex(a * some + b * (n - some))}$.`;
  return {
    difficulty: 3,
    stems: [
      `A theater sold a total of ${n} tickets for a certain performance. The price of each balcony ticket was ${usd(a)}, and the price of each orchestra ticket was ${usd(b)}. If the total revenue from the sale of these tickets was ${usd(total)}, how many balcony tickets were sold?`,
      `The charge for parking in a certain garage is ${usd(a)} for a car and ${usd(b)} for a truck. Yesterday ${n} vehicles, all of which were cars or trucks, parked in the garage, and the charges for these vehicles totaled ${usd(total)}. How many of the vehicles were cars?`,
    ],
    key: x,
    why: `$${x} + ${y} = ${n}$, and $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(total)}$.`,
    wrong: [
      [y, "finds the other number", `That is the number at ${b} each.`],
      [n / 2, "assumes equal numbers", `Equal numbers would give $${tex(((a + b) * n) / 2)}$.`],
      [Math.abs(x - y), "finds the difference", `That is the difference between the two numbers.`],
      [
        (a * n) / (a + b),
        "divides in the ratio of the prices",
        `The prices alone don't determine the numbers.`,
      ],
      [
        (b * n) / (a + b),
        "divides in the ratio of the prices",
        `The prices alone don't determine the numbers.`,
      ],
      [
        (total - a * n) / b,
        "divides by the wrong amount",
        `Each exchange changes the total by ${apart}, not by ${b}.`,
      ],
      [
        (b * n - total) / b,
        "divides by the wrong amount",
        `Each exchange changes the total by ${apart}, not by ${b}.`,
      ],
      [
        (total - a * n) / a,
        "divides by the wrong amount",
        `Each exchange changes the total by ${apart}, not by ${a}.`,
      ],
      [x + 20, "miscalculates", totalWith(x + 20)],
      [y + 10, "miscalculates", totalWith(y + 10)],
    ],
    solution: {
      idea: `Pretend that all ${n} cost ${b} each: the total is too high by ${apart} for every one that costs only ${a}.`,
      fast: [
        `All ${n} at ${b} each would make $${tex(b * n)}$, which is $${tex(b * n - total)}$ too much. Each one at ${a} takes off ${apart}, so there are $\\frac{${tex(b * n - total)}}{${apart}} = ${x}$.`,
      ],
      steps: [
        `With $x$ at ${a} each and $y$ at ${b} each, $x + y = ${n}$ and $${a}x + ${b}y = ${tex(total)}$.`,
        `${b} times the first equation is $${b}x + ${b}y = ${tex(b * n)}$.`,
        `Subtract the second equation: $${apart}x = ${tex(b * n - total)}$, so $x = ${x}$.`,
      ],
      check: `The question asks for the number at ${a} each, and the number at ${b} each is ${y}.`,
      takeaway:
        "For two kinds with a known total, pretend that all are of one kind and divide the error by the difference per unit.",
    },
  };
}

/** A multiple of the step, as large as such a number of groups usually is; null if there's none. */
function drawMultiple(step: number, rng: Rng): number | null {
  const fitting = range(Math.ceil(15 / step), Math.floor(120 / step));
  return fitting.length === 0 ? null : step * rng.pick(fitting);
}

/** k times as many of one kind as of the other. */
function askTimes(rng: Rng): AskedProblem | null {
  const [a, b, k] = [rng.int(2, 9), rng.int(3, 15), rng.int(2, 4)];
  const [group, exchanged] = [a * k + b, a + b * k];
  if (a === b || a === 1) return null;
  // With the prices exchanged, the numbers are integers, too.
  const y = drawMultiple(lcm(5, exchanged / gcd(group, exchanged)), rng);
  if (y === null) return null;
  const x = k * y;
  const total = group * y;
  const times = k === 2 ? "twice" : `${k} times`;
  return {
    difficulty: 3,
    stems: [
      `A caterer sold lunches at ${usd(b)} each and desserts at ${usd(a)} each. If the caterer sold ${times} as many desserts as lunches and the total revenue from these sales was ${usd(total)}, how many desserts did the caterer sell?`,
      `Last month a store sold ${times} as many notebooks as binders. If the price of each notebook was ${usd(a)}, the price of each binder was ${usd(b)}, and the store's revenue from these sales was ${usd(total)}, how many notebooks did the store sell?`,
    ],
    key: x,
    why: `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(total)}$, and $${x} = ${k} \\cdot ${y}$.`,
    wrong: [
      [
        (k * total) / exchanged,
        "exchanges the prices",
        `The price of the more frequent kind is ${a}, not ${b}.`,
      ],
      [y, "finds the smaller number", `That is the number at ${b} each.`],
      [
        ((k + 1) * total) / exchanged,
        "exchanges the prices",
        `The price of the more frequent kind is ${a}, not ${b}, and the question is about one kind.`,
      ],
      [
        total / exchanged,
        "exchanges the prices",
        `The price of the more frequent kind is ${a}, not ${b}.`,
      ],
      [
        total / (a + b),
        "assumes equal numbers",
        `This would be so with equal numbers of both kinds.`,
      ],
      [
        total / (2 * a),
        "halves the revenue",
        `The two kinds don't have to bring in the same amount.`,
      ],
      [
        total / (2 * b),
        "halves the revenue",
        `The two kinds don't have to bring in the same amount.`,
      ],
      [
        ((k - 1) * total) / exchanged,
        "exchanges the prices",
        `The price of the more frequent kind is ${a}, not ${b}.`,
      ],
      [x + y, "finds both together", `That is the total number of both kinds.`],
      [
        x - y,
        "finds the difference",
        `That is how many more there are of one kind than of the other.`,
      ],
      [x + 10, "miscalculates", `With this number, the total isn't $${tex(total)}$.`],
    ],
    solution: {
      idea: `Think in groups of ${k} at ${a} and 1 at ${b}.`,
      fast: [
        `Each group of ${k} at ${a} and 1 at ${b} is worth $${k} \\cdot ${a} + ${b} = ${group}$. There are $\\frac{${tex(total)}}{${group}} = ${y}$ groups, so there are $${k} \\cdot ${y} = ${x}$ at ${a}.`,
      ],
      steps: [
        `If there are $y$ at ${b} each, there are $${k}y$ at ${a} each, so $${a}(${k}y) + ${b}y = ${tex(total)}$.`,
        `$${group}y = ${tex(total)}$, so $y = ${y}$.`,
        `The number asked for is $${k} \\cdot ${y} = ${x}$.`,
      ],
      check: `Read the last sentence again: $y = ${y}$ isn't yet the answer.`,
      takeaway: "When one number is a multiple of another, calculate with groups.",
    },
    shows: (value) => isPositiveWhole(value) && value < 6 * x,
  };
}

/** The numbers of the two kinds are in the ratio p to q. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q] = rng.pick([
    [2, 3],
    [3, 2],
    [3, 4],
    [4, 3],
    [3, 5],
    [5, 3],
    [2, 5],
    [5, 2],
  ] as const);
  const [a, b] = [rng.int(3, 15), rng.int(4, 25)];
  const [group, exchanged] = [p * a + q * b, q * a + p * b];
  // With the ratio inverted, the numbers are integers, too.
  const groups = drawMultiple(lcm(5, exchanged / gcd(group, exchanged)), rng);
  if (groups === null) return null;
  const [x, y] = [p * groups, q * groups];
  const total = group * groups;
  if (b - a < 2 || b - a > 14 || total > 12_000) return null;
  return {
    difficulty: 3,
    stems: [
      `The ratio of the number of adults to the number of children who visited a certain museum on Monday was ${q} to ${p}. If each adult paid ${usd(b)}, each child paid ${usd(a)}, and the museum collected a total of ${usd(total)}, how many children visited the museum on Monday?`,
      `Last week a store sold pens at ${usd(a)} each and notebooks at ${usd(b)} each for a total of ${usd(total)}. If the ratio of the number of notebooks sold to the number of pens sold was ${q} to ${p}, how many pens were sold?`,
    ],
    key: x,
    why: `There are ${groups} groups of ${p} at ${a} and ${q} at ${b}: $${groups} \\cdot ${group} = ${tex(total)}$.`,
    wrong: [
      [
        (p * total) / exchanged,
        "inverts the ratio",
        `The ratio is ${q} to ${p}, in the order of the sentence.`,
      ],
      [y, "finds the other number", `That is the number at ${b} each.`],
      [
        (q * total) / exchanged,
        "inverts the ratio",
        `The ratio is ${q} to ${p}, in the order of the sentence.`,
      ],
      [
        total / exchanged,
        "inverts the ratio and stops at the groups",
        `The ratio is ${q} to ${p}, and each group has ${p} of the kind asked for.`,
      ],
      [
        (total * p) / ((p + q) * a),
        "divides the revenue in the ratio",
        `The ratio compares numbers, not amounts of money.`,
      ],
      [
        total / (a + b),
        "assumes equal numbers",
        `This would be so with equal numbers of both kinds.`,
      ],
      [
        (total * p) / ((p + q) * (a + b)),
        "adds the prices",
        `A group has ${p} at ${a} and ${q} at ${b}.`,
      ],
      [
        groups,
        "stops at the groups",
        `Each of the ${groups} groups has ${p} of the kind asked for.`,
      ],
      [x + y, "finds both together", `That is the total number of both kinds.`],
      [Math.abs(x - y), "finds the difference", `That is the difference between the two numbers.`],
    ],
    solution: {
      idea: `Think in groups of ${q} at ${usd(b)} and ${p} at ${usd(a)}.`,
      fast: [
        `Each group is worth $${q} \\cdot ${b} + ${p} \\cdot ${a} = ${group}$. There are $\\frac{${tex(total)}}{${group}} = ${groups}$ groups, so there are $${p} \\cdot ${groups} = ${x}$ at ${usd(a)}.`,
      ],
      steps: [
        `If there are $${q}k$ at ${usd(b)} and $${p}k$ at ${usd(a)}, then $${b}(${q}k) + ${a}(${p}k) = ${tex(total)}$.`,
        `$${group}k = ${tex(total)}$, so $k = ${groups}$.`,
        `The number asked for is $${p} \\cdot ${groups} = ${x}$.`,
      ],
      check: `The order of a ratio matters: ${q} to ${p} is the order in which the two kinds are named.`,
      takeaway: "When two numbers are in a given ratio, calculate with groups.",
    },
    shows: (value) => isPositiveWhole(value) && value < 5 * x,
  };
}

const ASK = { count: askCount, times: askTimes, ratio: askRatio };
const KINDS = ["count", "count", "times", "ratio", "ratio"] as const;

const isCountOf = (x: number, n: number, a: number, b: number, total: number): boolean =>
  near(a * x + b * (n - x), total);
const isTimesOf = (x: number, k: number, a: number, b: number, total: number): boolean =>
  near(a * x + (b * x) / k, total);
/** "twice" is read as 2. */
const times = (k: number): number => (Number.isNaN(k) ? 2 : k);

const READINGS: readonly StemReading[] = [
  {
    wording: /total of (\d+) tickets .* was \$(\d+), .* was \$(\d+)\. .* was \$(\d+),/,
    fits: isCountOf,
    open: (x, n) => x < n,
  },
  {
    wording: /is \$(\d+) for a car and \$(\d+) for a truck\. Yesterday (\d+) .* totaled \$(\d+)/,
    fits: (x, a, b, n, total) => isCountOf(x, n, a, b, total),
    open: (x, _a, _b, n) => x < n,
  },
  {
    wording: /at \$(\d+) each and .* at \$(\d+) each\. .* sold (twice|\d) .* was \$(\d+),/,
    fits: (x, b, a, k, total) => isTimesOf(x, times(k), a, b, total),
  },
  {
    wording: /sold (twice|\d) .* was \$(\d+), .* was \$(\d+), .* was \$(\d+),/,
    fits: (x, k, a, b, total) => isTimesOf(x, times(k), a, b, total),
  },
  {
    wording: /was (\d) to (\d)\. If each adult paid \$(\d+), each child paid \$(\d+), .* \$(\d+),/,
    fits: (x, q, p, b, a, total) => near(a * x + (b * q * x) / p, total),
  },
  {
    wording: /pens at \$(\d+) .* at \$(\d+) each .* of \$(\d+)\. .* was (\d) to (\d),/,
    fits: (x, a, b, total, q, p) => near(a * x + (b * q * x) / p, total),
  },
];

export const template: ProblemTemplate = {
  id: "counts-from-two-totals",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern: "Two kinds with a total number or a multiple, and a total value: how many of one kind.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into both totals. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
