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

const TAKEAWAY =
  "From the first term to the nth there are n − 1 equal steps, and the average term is midway between the first and the last.";

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
    why: `The terms increase by $\\frac{${q} - ${p}}{${j} - ${i}} = ${d}$, and $${k > j ? `${q} + ${k - j}` : `${p} - ${i - k}`} \\cdot ${d} = ${key}$.`,
    wrong: [
      [
        at(k + off),
        "miscounts the steps",
        `From term ${k > j ? j : 1} to term ${k > j ? k : i} there are ${steps} steps.`,
      ],
      [
        key + off * steps,
        "finds a wrong step",
        `From term ${i} to term ${j} there are ${j - i} steps, so each of them is ${d}.`,
      ],
      [
        k > j ? (q * k) / j : p / i,
        "takes the terms as proportional",
        `The terms increase by equal amounts, but they aren't multiples of their positions.`,
      ],
      [
        k > j ? (p * k) / i : q / j,
        "takes the terms as proportional",
        `The terms increase by equal amounts, but they aren't multiples of their positions.`,
      ],
      [
        k > j ? d * k : p - i,
        k > j ? "forgets the first term" : "takes steps of 1",
        k > j ? `The first term isn't ${d}.` : `The terms increase by ${d}.`,
      ],
      [
        k > j ? p + q : q - p,
        "combines the given terms",
        `This ${k > j ? "adds the two given terms" : "subtracts one given term from the other"}. Count the steps between their positions instead.`,
      ],
      [k > j ? p + d * k : (j - i) * d, "counts all steps", `Count steps from a given term.`],
      [k > j ? q + d * k : p - d, "counts from the wrong term", `Count steps from a given term.`],
      [at(k - off), "miscounts the steps", `There are ${steps} steps to the term asked for.`],
      [first + d * k + d, "counts two steps too many", `Count the steps between the terms.`],
      [key - off * steps, "finds a wrong step", `Each step is ${d}.`],
      [k > j ? first + 2 * (q - first) : d, "doubles", `Count steps from a given term.`],
    ],
    solution: {
      idea: `Equal steps: find the step from the two terms that are given, and count steps from one of them.`,
      steps: [
        `From term ${i} to term ${j} there are ${j - i} steps, so each is $\\frac{${q} - ${p}}{${j - i}} = ${d}$.`,
        k > j
          ? `From term ${j} to term ${k} there are ${k - j} more steps: $${q} + ${k - j} \\cdot ${d} = ${key}$.`
          : `From term 1 to term ${i} there are ${i - 1} steps: $${p} - ${i - 1} \\cdot ${d} = ${key}$.`,
      ],
      check: `Count steps, not terms: from term ${i} to term ${j} there are ${j - i}, not ${j - i + 1}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** First term, step, and number of terms. */
function askSum(rng: Rng): AskedProblem | null {
  const [first, d] = [rng.int(5, 30), rng.int(2, 6)];
  const n = rng.pick([10, 12, 15, 16, 20, 21, 25, 30, 40]);
  const last = first + d * (n - 1);
  const key = (n * (first + last)) / 2;
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
    why: `The average of ${first} and ${last} is ${(first + last) / 2}, and there are ${n} terms: $${n} \\cdot ${(first + last) / 2} = ${tex(key)}$.`,
    wrong: [
      [
        isByLast ? ((n - 1) * (first + last)) / 2 : (n * (first + last + d)) / 2,
        isByLast ? "counts steps instead of terms" : "counts one step too many",
        isByLast
          ? `There are ${n - 1} steps, but ${n} terms.`
          : `The last of the ${n} terms is $${first} + ${n - 1} \\cdot ${d} = ${last}$.`,
      ],
      [n * last, "takes the last term each time", `Only the last term is ${last}.`],
      [n * (first + d), "takes one step only", `The terms keep growing by ${d}.`],
      [key - first, "leaves out the first term", `The first term belongs to the sum.`],
      [key - last, "leaves out the last term", `The last term belongs to the sum.`],
      [key + last + d, "adds one term too many", `There are only ${n} terms.`],
      [n * first + d * n, "adds each step once", `The steps add up from term to term.`],
      [(n * last) / 2, "starts at 0", `The average term is half of $${first} + ${last}$.`],
      [((n + 1) * (first + last)) / 2, "counts one term too many", `There are ${n} terms.`],
      [
        (n - 1) * (first + last),
        "counts the steps and forgets to halve",
        `There are ${n} terms, and the average term is half of $${first} + ${last}$.`,
      ],
      [n * (first + last), "forgets to halve", `The average term is half of $${first} + ${last}$.`],
    ],
    solution: {
      idea: `Terms in equal steps have an average midway between the first and the last.`,
      steps: [
        isByLast
          ? `From ${first} to ${last} there are $\\frac{${last} - ${first}}{${d}} = ${n - 1}$ steps, so there are ${n} terms.`
          : `The last of the ${n} terms is $${first} + ${n - 1} \\cdot ${d} = ${last}$.`,
        `The average of the terms is $\\frac{${first} + ${last}}{2} = ${(first + last) / 2}$.`,
        `The sum is $${n} \\cdot ${(first + last) / 2} = ${tex(key)}$.`,
      ],
      check: `There are ${n} terms but only ${n - 1} steps between them.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value > key / 2 && value < 2.2 * key,
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
