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
    `With ${some} [[as]] and ${n - some} [[bs]], the total would be $${a} \\cdot ${some} + ${b} \\cdot ${n - some} = ${tex(a * some + b * (n - some))}$ dollars, not $${tex(total)}$.`;
  const [fromA, fromB] = [total - a * n, b * n - total];
  return {
    difficulty: 3,
    stems: [
      `A theater sold a total of ${n} tickets for a certain performance. The price of each balcony ticket was ${usd(a)}, and the price of each orchestra ticket was ${usd(b)}. If the total revenue from the sale of these tickets was ${usd(total)}, how many balcony tickets were sold?`,
      `The charge for parking in a certain garage is ${usd(a)} for a car and ${usd(b)} for a truck. Yesterday ${n} vehicles, all of which were cars or trucks, parked in the garage, and the charges for these vehicles totaled ${usd(total)}. How many of the vehicles were cars?`,
    ],
    key: x,
    why: `$${x} + ${y} = ${n}$, and $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(total)}$.`,
    wrong: [
      [y, "finds the other number", `This is the number of [[bs]].`],
      [n / 2, "assumes equal numbers", totalWith(n / 2)],
      [
        Math.abs(x - y),
        "finds the difference",
        `This is $${Math.max(x, y)} - ${Math.min(x, y)}$, the difference between the numbers of [[as]] and [[bs]].`,
      ],
      [
        (a * n) / (a + b),
        "divides in the ratio of the prices",
        `This is $\\frac{${a}}{${a + b}} \\cdot ${n}$. ${totalWith((a * n) / (a + b))}`,
      ],
      [
        (b * n) / (a + b),
        "divides in the ratio of the prices",
        `This is $\\frac{${b}}{${a + b}} \\cdot ${n}$. ${totalWith((b * n) / (a + b))}`,
      ],
      [
        fromA / b,
        "divides by the wrong amount",
        `This is $\\frac{${tex(total)} - ${a} \\cdot ${n}}{${b}}$. But [[aB]] adds only ${usd(apart)} more than [[anA]], and the quotient would count [[bs]].`,
      ],
      [
        fromB / b,
        "divides by the wrong amount",
        `This is $\\frac{${b} \\cdot ${n} - ${tex(total)}}{${b}}$. But [[anA]] in place of [[aB]] lowers the total by only ${usd(apart)}.`,
      ],
      [
        fromA / a,
        "divides by the wrong amount",
        `This is $\\frac{${tex(total)} - ${a} \\cdot ${n}}{${a}}$. But [[aB]] adds ${usd(apart)} more than [[anA]], and the quotient would count [[bs]].`,
      ],
      [x + 20, "miscalculates", totalWith(x + 20)],
      [y + 10, "miscalculates", totalWith(y + 10)],
    ],
    solution: {
      idea: `Pretend that all ${n} [[all]] are [[bs]] at ${usd(b)} each. The total is then too high by $${b} - ${a} = ${apart}$ dollars for each of the [[as]].`,
      fast: [
        `${n} [[bs]] would make $${n} \\cdot ${b} = ${tex(b * n)}$ dollars, which is $${tex(b * n)} - ${tex(total)} = ${tex(fromB)}$ too much. Each of the [[as]] takes off ${usd(apart)}, so there are $\\frac{${tex(fromB)}}{${apart}} = ${x}$ [[as]].`,
      ],
      steps: [
        `With $x$ [[as]] and $y$ [[bs]], $x + y = ${n}$ and $${a}x + ${b}y = ${tex(total)}$.`,
        `${b} times the first equation is $${b}x + ${b}y = ${tex(b * n)}$.`,
        `Subtract the second equation: $${apart}x = ${tex(fromB)}$, so $x = ${x}$.`,
      ],
      check: `The other $${n} - ${x} = ${y}$ [[all]] are [[bs]], and $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(total)}$.`,
      takeaway:
        "For two kinds with a known total, pretend that all are of one kind and divide the error by the difference per unit.",
    },
    words: (wording) =>
      wording === 1
        ? {
            as: "balcony tickets",
            bs: "orchestra tickets",
            all: "tickets",
            anA: "a balcony ticket",
            aB: "an orchestra ticket",
          }
        : { as: "cars", bs: "trucks", all: "vehicles", anA: "a car", aB: "a truck" },
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
        `This exchanges the prices: $${k} \\cdot \\frac{${tex(total)}}{${k} \\cdot ${b} + ${a}}$. [[AnA]] costs ${usd(a)}, not ${usd(b)}.`,
      ],
      [y, "finds the smaller number", `This is the number of [[bs]].`],
      [
        ((k + 1) * total) / exchanged,
        "exchanges the prices",
        `This exchanges the prices and counts the [[bs]], too: $${k + 1} \\cdot \\frac{${tex(total)}}{${k} \\cdot ${b} + ${a}}$. [[AnA]] costs ${usd(a)}.`,
      ],
      [
        total / exchanged,
        "exchanges the prices",
        `This exchanges the prices and counts the [[bs]]: $\\frac{${tex(total)}}{${k} \\cdot ${b} + ${a}}$. [[AnA]] costs ${usd(a)}.`,
      ],
      [
        total / (a + b),
        "assumes equal numbers",
        `This is $\\frac{${tex(total)}}{${a} + ${b}}$, as if the numbers of [[as]] and [[bs]] were equal.`,
      ],
      [
        total / (2 * a),
        "halves the revenue",
        `This takes half of the revenue for the [[as]]: $\\frac{${tex(total)}}{2 \\cdot ${a}}$. But they brought in $${a} \\cdot ${x} = ${tex(a * x)}$ dollars.`,
      ],
      [
        total / (2 * b),
        "halves the revenue",
        `This takes half of the revenue and divides by the price of [[aB]]: $\\frac{${tex(total)}}{2 \\cdot ${b}}$.`,
      ],
      [
        ((k - 1) * total) / exchanged,
        "exchanges the prices",
        `This exchanges the prices and finds how many more [[as]] than [[bs]] there would be: $${k - 1} \\cdot \\frac{${tex(total)}}{${k} \\cdot ${b} + ${a}}$.`,
      ],
      [
        x + y,
        "finds both together",
        `This is $${x} + ${y}$, the number of [[as]] and [[bs]] together.`,
      ],
      [
        x - y,
        "finds the difference",
        `This is $${x} - ${y}$, how many more [[as]] than [[bs]] were sold.`,
      ],
      [
        x + 10,
        "miscalculates",
        `This is 10 more than $${k} \\cdot ${y}$, and the [[as]] alone would then bring in ${usd(10 * a)} more.`,
      ],
    ],
    solution: {
      idea: `Think in groups of ${k} [[as]] and 1 [[b]].`,
      fast: [
        `Each group of ${k} [[as]] and 1 [[b]] brings in $${k} \\cdot ${a} + ${b} = ${group}$ dollars. There are $\\frac{${tex(total)}}{${group}} = ${y}$ groups, so there are $${k} \\cdot ${y} = ${x}$ [[as]].`,
      ],
      steps: [
        `If $y$ [[bs]] were sold, $${k}y$ [[as]] were sold, so $${a}(${k}y) + ${b}y = ${tex(total)}$.`,
        `$${group}y = ${tex(total)}$, so $y = \\frac{${tex(total)}}{${group}} = ${y}$.`,
        `The number of [[as]] is $${k} \\cdot ${y} = ${x}$.`,
      ],
      check: `$${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(total)}$.`,
      takeaway: "When one number is a multiple of another, calculate with groups.",
    },
    words: (wording) =>
      wording === 1
        ? { as: "desserts", bs: "lunches", b: "lunch", anA: "a dessert", aB: "a lunch" }
        : { as: "notebooks", bs: "binders", b: "binder", anA: "a notebook", aB: "a binder" },
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
  const inverted = `\\frac{${tex(total)}}{${q} \\cdot ${a} + ${p} \\cdot ${b}}`;
  if (b - a < 2 || b - a > 14 || total > 12_000) return null;
  return {
    difficulty: 3,
    stems: [
      `The ratio of the number of adults to the number of children who visited a certain museum on Monday was ${q} to ${p}. If each adult paid ${usd(b)}, each child paid ${usd(a)}, and the museum collected a total of ${usd(total)}, how many children visited the museum on Monday?`,
      `Last week a store sold pens at ${usd(a)} each and notebooks at ${usd(b)} each for a total of ${usd(total)}. If the ratio of the number of notebooks sold to the number of pens sold was ${q} to ${p}, how many pens were sold?`,
    ],
    key: x,
    why: `There are ${groups} groups of ${p} [[as]] and ${q} [[bs]]: $${groups} \\cdot ${group} = ${tex(total)}$ dollars.`,
    wrong: [
      [
        (p * total) / exchanged,
        "inverts the ratio",
        `This takes ${q} [[as]] for every ${p} [[bs]] and counts the [[bs]]: $${p} \\cdot ${inverted}$. There are ${q} [[bs]] for every ${p} [[as]].`,
      ],
      [y, "finds the other number", `This is the number of [[bs]].`],
      [
        (q * total) / exchanged,
        "inverts the ratio",
        `This takes ${q} [[as]] for every ${p} [[bs]]: $${q} \\cdot ${inverted}$. There are ${q} [[bs]] for every ${p} [[as]].`,
      ],
      [
        total / exchanged,
        "inverts the ratio and stops at the groups",
        `This is $${inverted}$, the number of groups if there were ${q} [[as]] for every ${p} [[bs]]. It's the other way around.`,
      ],
      [
        (total * p) / ((p + q) * a),
        "divides the revenue in the ratio",
        `This takes $\\frac{${p}}{${p + q}}$ of the $${tex(total)}$ dollars for the [[as]] and divides by ${a}. But the ratio compares numbers, not amounts of money.`,
      ],
      [
        total / (a + b),
        "assumes equal numbers",
        `This is $\\frac{${tex(total)}}{${a} + ${b}}$, as if the numbers of [[as]] and [[bs]] were equal.`,
      ],
      [
        (total * p) / ((p + q) * (a + b)),
        "adds the prices",
        `This is $\\frac{${p}}{${p + q}}$ of $\\frac{${tex(total)}}{${a} + ${b}}$. But a group of ${p} [[as]] and ${q} [[bs]] brings in $${p} \\cdot ${a} + ${q} \\cdot ${b} = ${group}$ dollars.`,
      ],
      [
        groups,
        "stops at the groups",
        `This is $\\frac{${tex(total)}}{${group}}$, the number of groups. Each of them has ${p} [[as]].`,
      ],
      [
        x + y,
        "finds both together",
        `This is $${x} + ${y}$, the number of [[as]] and [[bs]] together.`,
      ],
      [
        Math.abs(x - y),
        "finds the difference",
        `This is $${Math.max(x, y)} - ${Math.min(x, y)}$, the difference between the numbers of [[as]] and [[bs]].`,
      ],
    ],
    solution: {
      idea: `Think in groups of ${q} [[bs]] at ${usd(b)} each and ${p} [[as]] at ${usd(a)} each.`,
      fast: [
        `Each group of ${q} [[bs]] and ${p} [[as]] brings in $${q} \\cdot ${b} + ${p} \\cdot ${a} = ${group}$ dollars. There are $\\frac{${tex(total)}}{${group}} = ${groups}$ groups, so there are $${p} \\cdot ${groups} = ${x}$ [[as]].`,
      ],
      steps: [
        `With $${q}k$ [[bs]] and $${p}k$ [[as]], $${b}(${q}k) + ${a}(${p}k) = ${tex(total)}$.`,
        `$${group}k = ${tex(total)}$, so $k = \\frac{${tex(total)}}{${group}} = ${groups}$.`,
        `The number of [[as]] is $${p} \\cdot ${groups} = ${x}$.`,
      ],
      check: `$${q} \\cdot ${groups} = ${y}$ [[bs]] and ${x} [[as]] bring in $${b} \\cdot ${y} + ${a} \\cdot ${x} = ${tex(total)}$ dollars.`,
      takeaway: "When two numbers are in a given ratio, calculate with groups.",
    },
    words: (wording) =>
      wording === 1 ? { as: "children", bs: "adults" } : { as: "pens", bs: "notebooks" },
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
