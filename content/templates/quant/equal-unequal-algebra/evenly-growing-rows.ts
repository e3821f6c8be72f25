import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
} from "@theta/items/template";

/** Two terms are known, and another one is asked for. */
function askTerm(rng: Rng): AskedProblem | null {
  const d = rng.int(2, 9);
  const [i, j] = [rng.int(3, 8), rng.int(10, 16)];
  const k = rng.pick([1, 1, 1, 20, 20, 25, 30]);
  const first = rng.int(2, 40);
  const at = (n: number): number => first + d * (n - 1);
  const [p, q, key] = [at(i), at(j), at(k)];
  const place = k === 1 ? "first" : ordinal(k);
  const off = rng.pick([1, -1]);
  const steps = k > j ? k - j : i - k;
  /** Steps from the given term that is closer to the one asked for. */
  const walk = (n: number, step = d): string =>
    k > j ? `$${q} + ${n} \\cdot ${step}$` : `$${p} - ${n} \\cdot ${step}$`;
  const miscounted = (n: number): string =>
    `This is ${walk(n)}, but from [[term]] ${k > j ? j : 1} to [[term]] ${k > j ? k : i} there are ${steps} steps, not ${n}.`;
  const misjudged = (step: number): string =>
    `This is ${walk(steps, step)}, but each step is $\\frac{${q} - ${p}}{${j - i}} = ${d}$, not ${step}.`;
  const proportional = (calculation: string): string =>
    `This is $${calculation}$, which would be right if [[term]] 1 [[had]] ${d}, as much as each step adds. It [[has]] ${first}.`;
  return {
    difficulty: 3,
    stems: [
      `In a certain auditorium, each row after the first has $d$ more seats than the preceding row. If there are ${p} seats in the ${ordinal(i)} row and ${q} seats in the ${ordinal(j)} row, how many seats are in the ${place} row?`,
    ],
    pure: [
      `In the sequence $a_1, a_2, a_3, \\ldots$, the difference $a_{n + 1} - a_n$ is the same for all positive integers $n$. If $a_{${i}} = ${p}$ and $a_{${j}} = ${q}$, what is the value of $a_{${k}}$?`,
      `In a certain sequence, each term after the first is $d$ greater than the preceding term. If the ${ordinal(i)} term is ${p} and the ${ordinal(j)} term is ${q}, what is the ${place} term?`,
    ],
    key,
    why: `From one [[term]] to the next, $\\frac{${q} - ${p}}{${j} - ${i}} = ${d}$ is added, and ${walk(steps)} is ${key}.`,
    wrong: [
      [at(k + off), "miscounts the steps", miscounted(k > j ? steps + off : steps - off)],
      [key + off * steps, "finds a wrong step", misjudged(k > j ? d + off : d - off)],
      [
        k > j ? (q * k) / j : p / i,
        "takes the terms as proportional",
        k > j ? proportional(`${q} \\cdot \\frac{${k}}{${j}}`) : proportional(`\\frac{${p}}{${i}}`),
      ],
      [
        k > j ? (p * k) / i : q / j,
        "takes the terms as proportional",
        k > j ? proportional(`${p} \\cdot \\frac{${k}}{${i}}`) : proportional(`\\frac{${q}}{${j}}`),
      ],
      [
        k > j ? d * k : p - i,
        k > j ? "forgets the first term" : "takes steps of 1",
        k > j
          ? `This is $${k} \\cdot ${d}$, which would be right if [[term]] 1 [[had]] ${d}. It [[has]] ${first}.`
          : `This is $${p} - ${i}$, which subtracts 1 for each [[term]]. The step is ${d}, and there are ${steps} steps.`,
      ],
      [
        k > j ? p + q : q - p,
        "combines the given terms",
        k > j
          ? `This is $${p} + ${q}$, the sum of the two given numbers. Add ${steps} steps of ${d} to ${q} instead.`
          : `This is $${q} - ${p}$, the increase from [[term]] ${i} to [[term]] ${j}.`,
      ],
      [
        k > j ? p + d * k : (j - i) * d,
        "counts all steps",
        k > j
          ? `This is $${p} + ${k} \\cdot ${d}$, but from [[term]] ${i} to [[term]] ${k} there are only ${k - i} steps.`
          : `This is $${j - i} \\cdot ${d}$, the increase from [[term]] ${i} to [[term]] ${j}.`,
      ],
      [
        k > j ? q + d * k : p - d,
        "counts from the wrong term",
        k > j ? miscounted(k) : miscounted(1),
      ],
      [at(k - off), "miscounts the steps", miscounted(k > j ? steps - off : steps + off)],
      [
        first + d * k + d,
        "counts two steps too many",
        k > j
          ? miscounted(steps + 2)
          : `This is $${first} + 2 \\cdot ${d}$, which [[term]] 3 [[has]], not [[term]] 1.`,
      ],
      [key - off * steps, "finds a wrong step", misjudged(k > j ? d - off : d + off)],
      [
        k > j ? first + 2 * (q - first) : d,
        "doubles",
        k > j
          ? `This is $${first} + ${2 * (j - 1)} \\cdot ${d}$, which [[term]] ${2 * j - 1} [[has]], not [[term]] ${k}.`
          : `This is the step from one [[term]] to the next.`,
      ],
    ],
    solution: {
      idea: `The step from one [[term]] to the next is always the same. Find it from the two given [[terms]], and then count steps from one of them.`,
      steps: [
        `From [[term]] ${i} to [[term]] ${j} there are $${j} - ${i} = ${j - i}$ steps, so each is $\\frac{${q} - ${p}}{${j - i}} = ${d}$.`,
        k > j
          ? `From [[term]] ${j} to [[term]] ${k} there are $${k} - ${j} = ${steps}$ more steps: $${q} + ${steps} \\cdot ${d} = ${key}$.`
          : `From [[term]] ${i} back to [[term]] 1 there are $${i} - 1 = ${steps}$ steps: $${p} - ${steps} \\cdot ${d} = ${key}$.`,
      ],
      check:
        k > j
          ? `From [[term]] ${i}, the result is the same: $${p} + ${k - i} \\cdot ${d} = ${key}$.`
          : `From ${key}, $${j} - 1 = ${j - 1}$ steps lead to [[term]] ${j}: $${key} + ${j - 1} \\cdot ${d} = ${q}$.`,
      takeaway: `From [[term]] m to [[term]] n there are n − m equal steps.`,
    },
    words: (wording) =>
      wording === 1
        ? { term: "row", terms: "rows", had: "had", has: "has" }
        : { term: "term", terms: "terms", had: "were", has: "is" },
  };
}

/** First term, step, and number of terms. */
function askSum(rng: Rng): AskedProblem | null {
  const [first, d] = [rng.int(5, 30), rng.int(2, 6)];
  const n = rng.pick([10, 12, 15, 16, 20, 21, 25, 30, 40]);
  const last = first + d * (n - 1);
  const key = (n * (first + last)) / 2;
  const mean = (first + last) / 2;
  const isByLast = rng.chance(0.5);
  if (last > 100) return null;
  return {
    difficulty: 3,
    stems: isByLast
      ? [
          `There are ${first} seats in the first row of a theater and ${last} seats in the last row, and each row after the first has ${d} more seats than the preceding row. How many seats are in the theater?`,
        ]
      : [
          `The first row of a theater has ${first} seats, and each row after the first has ${d} more seats than the preceding row. If there are ${n} rows in all, how many seats are in the theater?`,
          `A company produced ${first} units of a new product on the first day of production, and on each day after the first it produced ${d} more units than on the preceding day. How many units did it produce in the first ${n} days?`,
        ],
    pure: isByLast
      ? [
          `In a certain sequence, the first term is ${first}, the last term is ${last}, and each term after the first is ${d} greater than the preceding term. What is the sum of all the terms?`,
        ]
      : [
          `In the sequence $a_1, a_2, a_3, \\ldots$, $a_1 = ${first}$ and $a_{n + 1} = a_n + ${d}$ for all positive integers $n$. What is the sum of the first ${n} terms of the sequence?`,
        ],
    key,
    why: `The average of ${first} and ${last} is ${mean}, and there are ${n} [[terms]]: $${n} \\cdot ${mean} = ${tex(key)}$.`,
    wrong: [
      [
        (n * (first + last + d)) / 2,
        isByLast ? "averages from the second term" : "counts one step too many",
        isByLast
          ? `This is $${n} \\cdot ${mean + d / 2}$, but ${mean + d / 2} is the average of the second and the last [[term]].`
          : `This takes $${first} + ${n} \\cdot ${d} = ${last + d}$ for the last [[term]]. It [[has]] $${first} + ${n - 1} \\cdot ${d} = ${last}$.`,
      ],
      [
        key - first,
        "leaves out the first term",
        `This is $${tex(key)} - ${first}$, without the first [[term]].`,
      ],
      // Parts whose sum is one step too many, too.
      [
        n * first,
        "leaves out the steps",
        `This is $${n} \\cdot ${first}$, as if all ${n} [[terms]] were like the first one.`,
      ],
      [
        (d * n * (n + 1)) / 2,
        "starts with the step",
        `This is $${d} + ${2 * d} + \\cdots + ${d * n}$, as if the first [[term]] [[had]] ${d}, as much as each step adds. It [[has]] ${first}.`,
      ],
      [
        ((n - 1) * (first + last)) / 2,
        "counts steps instead of terms",
        `This is $${n - 1} \\cdot ${mean}$, which counts the ${n - 1} steps. There are ${n} [[terms]].`,
      ],
      [
        key + last + d,
        "adds one term too many",
        `This is $${tex(key)} + ${last + d}$, the total of ${n + 1} [[terms]]. There are only ${n}.`,
      ],
      [
        ((n + 1) * (first + last)) / 2,
        "counts one term too many",
        `This is $${n + 1} \\cdot ${mean}$, but there are ${n} [[terms]], not ${n + 1}.`,
      ],
      [
        (n * (first + last - d)) / 2,
        isByLast ? "averages up to the next to last term" : "counts one step too few",
        isByLast
          ? `This is $${n} \\cdot ${mean - d / 2}$, but ${mean - d / 2} is the average of the first and the next to last [[term]].`
          : `This takes $${first} + ${n - 2} \\cdot ${d} = ${last - d}$ for the last [[term]]. It [[has]] $${first} + ${n - 1} \\cdot ${d} = ${last}$.`,
      ],
      [
        key - last,
        "leaves out the last term",
        `This is $${tex(key)} - ${last}$, without the last [[term]].`,
      ],
      [
        ((n + 2) * (first + last)) / 2,
        "counts two terms too many",
        `This is $${n + 2} \\cdot ${mean}$, but there are ${n} [[terms]], not ${n + 2}.`,
      ],
      [
        (n * last) / 2,
        "starts at 0",
        `This is $${n} \\cdot \\frac{${last}}{2}$, as if the first [[term]] [[had]] 0. It [[has]] ${first}.`,
      ],
    ],
    solution: {
      idea: `Because the steps are equal, the average is midway between the first and the last [[term]].`,
      steps: [
        isByLast
          ? `From ${first} to ${last} there are $\\frac{${last} - ${first}}{${d}} = ${n - 1}$ steps, so there are ${n} [[terms]].`
          : `From the first [[term]] to [[term]] ${n} there are ${n - 1} steps, so [[term]] ${n} [[has]] $${first} + ${n - 1} \\cdot ${d} = ${last}$[[things]].`,
        `[[Average]] is $\\frac{${first} + ${last}}{2} = ${mean}$.`,
        `[[Total]] is $${n} \\cdot ${mean} = ${tex(key)}$.`,
      ],
      check: `The first and the last [[term]] have a total of $${first} + ${last} = ${first + last}$, and so do the second and the next to last: $${first + d} + ${last - d} = ${first + last}$.`,
      takeaway: `With equal steps, the total is the number of [[terms]] times the average of the first and the last.`,
    },
    words: (wording) => {
      if (wording === (isByLast ? 2 : 3))
        return {
          term: "term",
          terms: "terms",
          had: "were",
          has: "is",
          things: "",
          average: "the average of the terms",
          total: "the sum",
        };
      return wording === 1
        ? {
            term: "row",
            terms: "rows",
            had: "had",
            has: "has",
            things: " seats",
            average: "the average number of seats in a row",
            total: "the total number of seats",
          }
        : {
            term: "day",
            terms: "days",
            had: "had",
            has: "has",
            things: " units",
            average: "the average number of units per day",
            total: "the total number of units",
          };
    },
    shows: (value) => Number.isInteger(value) && value > key / 5 && value < 1.8 * key,
  };
}

const ASK = { term: askTerm, sum: askSum };

/** The first place is written as a word. */
const isTerm: StemReading["fits"] = (tried, p, i, q, j, k) =>
  near((tried - p) * (j - i), (q - p) * ((k || 1) - i));
const isSum: StemReading["fits"] = (tried, first, d, n) =>
  tried === sum(range(0, n - 1).map((k) => first + k * d));
/** Walks up to the last term. */
const isSumTo: StemReading["fits"] = (tried, first, last, d) =>
  tried === sum(range(first, last).filter((n) => (n - first) % d === 0));

const READINGS: readonly StemReading[] = [
  {
    wording:
      /are (\d+) seats in the (\d+).. row and (\d+) seats in the (\d+).. row, .* the (\d*)\w+ row\?/,
    fits: isTerm,
  },
  {
    wording: /a_(\d+) = (\d+) and a_(\d+) = (\d+), .* of a_(\d+)\?/,
    fits: (tried, i, p, j, q, k) => isTerm(tried, p, i, q, j, k),
  },
  {
    wording:
      /If the (\d+).. term is (\d+) and the (\d+).. term is (\d+), what is the (\d*)\w+ term/,
    fits: (tried, i, p, j, q, k) => isTerm(tried, p, i, q, j, k),
  },
  {
    wording: /are (\d+) seats in the first .* and (\d+) seats in the last .* has (\d+) more/,
    fits: isSumTo,
  },
  { wording: /theater has (\d+) seats, .* has (\d+) more .* are (\d+) rows/, fits: isSum },
  { wording: /produced (\d+) units .* produced (\d+) more .* first (\d+) days/, fits: isSum },
  { wording: /first term is (\d+), .* last term is (\d+), .* is (\d+) greater/, fits: isSumTo },
  { wording: /a_1 = (\d+) and .* = a_n \+ (\d+) .* first (\d+) terms/, fits: isSum },
];

export const template: ProblemTemplate = {
  id: "evenly-growing-rows",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "Terms in equal steps: count the steps between two of them, and average the ends.",

  make(rng) {
    const kind = rng.pick(["term", "sum"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Writes out the terms. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
