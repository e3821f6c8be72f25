import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

const SHIFT =
  "When every term grows by the same amount, the sum grows by that amount times the number of terms.";
const KINDS_OF = { integers: 1, "even integers": 2, "odd integers": 2 } as const;
type Kind = keyof typeof KINDS_OF;

/** From the sum of a run of integers to the sum of the next run. */
function askNext(rng: Rng): AskedProblem | null {
  const kind = rng.pick(["integers", "integers", "even integers", "odd integers"] as const);
  const gap = KINDS_OF[kind];
  const n = rng.pick([4, 5, 6, 8, 10, 12, 15, 20]);
  const first = rng.int(3, 40);
  if (kind === "even integers" && first % 2 === 1) return null;
  if (kind === "odd integers" && first % 2 === 0) return null;
  const total = n * first + (gap * n * (n - 1)) / 2;
  const key = total + gap * n * n;
  const last = first + gap * (n - 1);
  if (total > 900) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `The sum of ${n} consecutive ${kind} is ${total}. What is the sum of the next ${n} consecutive ${kind}?`,
      `A list consists of ${2 * n} consecutive ${kind} in increasing order. If the sum of the first ${n} integers in the list is ${total}, what is the sum of the last ${n} integers in the list?`,
    ],
    key,
    why: `Each of the ${n} terms is ${gap * n} greater, so the sum is $${total} + ${n} \\cdot ${gap * n} = ${tex(key)}$.`,
    wrong: [
      [total + n, "adds 1 to each term", `Each term is ${gap * n} greater, not 1.`],
      [total + gap * n, "adds the increase once", `Each of the ${n} terms is ${gap * n} greater.`],
      gap === 2
        ? [
            total + n * n,
            "takes consecutive integers",
            `The terms are 2 apart, so each is $2 \\cdot ${n}$ greater.`,
          ]
        : [
            total + 2 * n * n,
            "doubles the increase",
            `The terms are 1 apart, so each is ${n} greater.`,
          ],
      [
        total + gap * n * (n - 1),
        "counts one step too few",
        `From each term to its partner there are ${n} steps of ${gap}, not ${n - 1}.`,
      ],
      [
        total + gap * n * (n + 1),
        "counts one step too many",
        `From each term to its partner there are ${n} steps of ${gap}, not ${n + 1}.`,
      ],
      [2 * total, "doubles the sum", `The terms of the second sum are not twice as great.`],
      [
        total + gap * n * n + n,
        "starts one number too late",
        `The first term of the second sum follows the last term of the first.`,
      ],
      [
        total + 2 * gap * n * n,
        "skips a run",
        `Each term is ${gap * n} greater, not ${2 * gap * n}.`,
      ],
    ],
    solution: {
      idea: `Compare the sums term by term: each of the next ${n} terms is $${gap === 1 ? "" : `${gap} \\cdot `}${n}${gap === 1 ? "" : ` = ${gap * n}`}$ greater than its partner.`,
      fast: [
        `The second sum is $${n} \\cdot ${gap * n} = ${gap * n * n}$ greater: $${total} + ${gap * n * n} = ${tex(key)}$.`,
      ],
      steps: [
        `The average of the first ${n} terms is $\\frac{${total}}{${n}} = ${total / n}$, so they are the ${kind} from ${first} to ${last}.`,
        `The next ${n} are those from ${last + gap} to ${last + gap * n}, with the average $\\frac{${last + gap} + ${last + gap * n}}{2} = ${last + (gap * (n + 1)) / 2}$ and the sum ${thousands(key)}.`,
      ],
      check: `The terms don't have to be found: only their number and distance matter.`,
      takeaway: SHIFT,
    },
    shows: (value) => Number.isInteger(value) && value > total,
  };
}

/** How much greater one sum of evenly spaced integers is than another. */
function askDifference(rng: Rng): AskedProblem | null {
  const n = rng.pick([15, 20, 25, 30, 40, 50, 60]);
  const shift = rng.pick([1, 1, 3, 5, 9]);
  const first = rng.int(0, 10) * 2 + 1;
  const last = first + 2 * (n - 1);
  const [from, to] = [first + shift, last + shift];
  const key = n * shift;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The sum of the even integers from ${from} to ${to}, inclusive, is how much greater than the sum of the odd integers from ${first} to ${last}, inclusive?`,
      `Let $S$ be the sum of the odd integers from ${first} to ${last}, inclusive, and let $T$ be the sum of the even integers from ${from} to ${to}, inclusive. What is the value of $T - S$?`,
    ],
    key,
    why: `Each of the ${n} even integers is ${shift} greater than its odd partner, and $${n} \\cdot ${shift} = ${key}$.`,
    wrong: [
      [shift, "compares one pair only", `Each of the ${n} pairs differs by ${shift}.`],
      [
        (n - 1) * shift,
        "counts one pair too few",
        `There are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ odd integers.`,
      ],
      [
        (n + 1) * shift,
        "counts one pair too many",
        `There are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ odd integers.`,
      ],
      [2 * key, "counts all integers", `Only every second integer is odd.`],
      [n * (shift + 1), "compares with the wrong partner", `$${from} - ${first} = ${shift}$.`],
      [key / 2, "halves the result", `Each pair differs by ${shift}.`],
      [to * shift, "takes the last integer for the number", `There are ${n} pairs, not ${to}.`],
    ],
    solution: {
      idea: `Pair ${first} with ${from}, ${first + 2} with ${from + 2}, and so on: each pair differs by ${shift}.`,
      steps: [
        `There are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ odd integers and as many even ones.`,
        `The difference of the sums is $${n} \\cdot ${shift} = ${key}$.`,
      ],
      check: `The last pair, ${last} and ${to}, also differs by ${shift}.`,
      takeaway: SHIFT,
    },
    shows: (value) => Number.isInteger(value) && value >= key / 4 && value <= 4 * key,
  };
}

/** The sum from 1 to n is told, and that of a later run is asked. */
function askLater(rng: Rng): AskedProblem | null {
  const n = rng.pick([15, 20, 24, 25, 30, 32, 40, 50, 60]);
  const total = (n * (n + 1)) / 2;
  const skip = rng.pick([n, 2 * n, 40, 50, 80, 100, 200]);
  if (skip < n) return null;
  const key = total + n * skip;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The sum of the integers from 1 to ${n}, inclusive, is ${thousands(total)}. What is the sum of the integers from ${skip + 1} to ${skip + n}, inclusive?`,
      `If the sum of the first ${n} positive integers is ${thousands(total)}, what is the sum of the integers from ${skip + 1} to ${skip + n}, inclusive?`,
    ],
    key,
    why: `Each of the ${n} integers is ${skip} greater: $${tex(total)} + ${n} \\cdot ${skip} = ${tex(key)}$.`,
    wrong: [
      [total + skip, "adds the increase once", `Each of the ${n} integers is ${skip} greater.`],
      [n * skip, "leaves out the first sum", `This is the increase alone.`],
      [2 * total, "doubles the sum", `The integers are ${skip} greater, not twice as great.`],
      [
        total + (n - 1) * skip,
        "counts one integer too few",
        `From ${skip + 1} to ${skip + n} there are ${n} integers.`,
      ],
      [
        total + (n + 1) * skip,
        "counts one integer too many",
        `From ${skip + 1} to ${skip + n} there are ${n} integers.`,
      ],
      [total + n * (skip + 1), "starts one number too late", `$${skip + 1} - 1 = ${skip}$.`],
      [total + n * (skip - 1), "starts one number too early", `$${skip + 1} - 1 = ${skip}$.`],
      [3 * total, "triples the sum", `The integers are ${skip} greater, not three times as great.`],
      [total + 2 * n * skip, "doubles the increase", `Each integer is ${skip} greater.`],
    ],
    solution: {
      idea: `Each of the integers from ${skip + 1} to ${skip + n} is ${skip} greater than its partner from 1 to ${n}.`,
      fast: [
        `There are ${n} integers, so the sum is $${n} \\cdot ${skip} = ${tex(n * skip)}$ greater: $${tex(total)} + ${tex(n * skip)} = ${tex(key)}$.`,
      ],
      steps: [
        `The average of the integers from ${skip + 1} to ${skip + n} is $\\frac{${skip + 1} + ${skip + n}}{2} = ${skip + (n + 1) / 2}$.`,
        `There are ${n} of them, so their sum is $${n} \\cdot ${skip + (n + 1) / 2} = ${tex(key)}$.`,
      ],
      check: `From ${skip + 1} to ${skip + n}, inclusive, there are ${n} integers.`,
      takeaway: SHIFT,
    },
    shows: (value) => Number.isInteger(value) && value > total && value <= 2 * key,
  };
}

const ASK = { next: askNext, difference: askDifference, later: askLater };
const KINDS = ["next", "next", "difference", "later"] as const;

const sumOf = (first: number, last: number, step: number): number =>
  sum(range(first, last).filter((k) => (k - first) % step === 0));

/** Tries all first terms for the given sum, and adds up the next terms. */
const next =
  (step: number) =>
  (tried: number, ...given: number[]): boolean => {
    const [n, total] = given as [number, number];
    return range(-99, 999).some(
      (first) =>
        sumOf(first, first + step * (n - 1), step) === total &&
        sumOf(first + step * n, first + step * (2 * n - 1), step) === tried,
    );
  };
const isMore = (tried: number, _n: number, total: number): boolean => tried > total;

const READINGS: readonly StemReading[] = [
  ...(Object.keys(KINDS_OF) as Kind[]).flatMap((kind): StemReading[] => [
    {
      wording: new RegExp(`sum of (\\d+) consecutive ${kind} is (\\d+)\\.`),
      fits: next(KINDS_OF[kind]),
      open: isMore,
    },
    {
      wording: new RegExp(`consecutive ${kind} in .* first (\\d+) .* is (\\d+), what`),
      fits: next(KINDS_OF[kind]),
      open: isMore,
    },
  ]),
  {
    wording: /even integers from (\d+) to (\d+), .* odd integers from (\d+) to (\d+)/,
    fits: (tried, from, to, first, last) => sumOf(from, to, 2) - sumOf(first, last, 2) === tried,
  },
  {
    wording: /odd integers from (\d+) to (\d+), .* even integers from (\d+) to (\d+)/,
    fits: (tried, first, last, from, to) => sumOf(from, to, 2) - sumOf(first, last, 2) === tried,
  },
  {
    wording: /is (\d+)[.,] .* from (\d+) to (\d+), inclusive\?/,
    fits: (tried, _total, first, last) => sumOf(first, last, 1) === tried,
    open: (tried, total) => tried > total,
  },
];

export const template: ProblemTemplate = {
  id: "sum-of-the-later-run",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "algebra",
  pattern:
    "Two sums of evenly spaced integers compared term by term: every partner is the same amount greater.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds the integers up one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
