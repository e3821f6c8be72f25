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
    why: `Each of the ${n} integers is ${gap * n} greater, so the sum is $${total} + ${n} \\cdot ${gap * n} = ${tex(key)}$.`,
    wrong: [
      [
        total + n,
        "adds 1 to each term",
        `This is $${total} + ${n} \\cdot 1$, but each integer is ${gap * n} greater than its partner, not 1.`,
      ],
      [
        total + gap * n,
        "adds the increase once",
        `This is $${total} + ${gap * n}$, but each of the ${n} integers is ${gap * n} greater.`,
      ],
      gap === 2
        ? [
            total + n * n,
            "takes consecutive integers",
            `This is $${total} + ${n} \\cdot ${n}$, but the integers are 2 apart, so each is $2 \\cdot ${n} = ${2 * n}$ greater.`,
          ]
        : [
            total + 2 * n * n,
            "doubles the increase",
            `This is $${total} + ${n} \\cdot ${2 * n}$, but the integers are 1 apart, so each is only ${n} greater.`,
          ],
      [
        total + gap * n * (n - 1),
        "counts one step too few",
        `This is $${total} + ${n} \\cdot ${gap * (n - 1)}$, but from each integer to its partner there are ${n} steps of ${gap}, not ${n - 1}.`,
      ],
      [
        total + gap * n * (n + 1),
        "counts one step too many",
        `This is $${total} + ${n} \\cdot ${gap * (n + 1)}$, but from each integer to its partner there are ${n} steps of ${gap}, not ${n + 1}.`,
      ],
      [
        2 * total,
        "doubles the sum",
        `This is $2 \\cdot ${total}$, but each integer is ${gap * n} greater than its partner, not twice as great.`,
      ],
      [
        total + gap * n * n + n,
        "starts one number too late",
        `This is $${total} + ${n} \\cdot ${gap * n + 1}$, but each integer is ${gap * n} greater than its partner, not ${gap * n + 1}.`,
      ],
      [
        total + 2 * gap * n * n,
        "skips a run",
        `This is $${total} + ${n} \\cdot ${2 * gap * n}$, but each integer is ${gap * n} greater than its partner, not ${2 * gap * n}.`,
      ],
    ],
    solution: {
      idea: `Compare the two sums integer by integer: each of the ${n} later integers is $${gap === 1 ? "" : `${gap} \\cdot `}${n}${gap === 1 ? "" : ` = ${gap * n}`}$ greater than its partner.`,
      fast: [
        `The second sum is $${n} \\cdot ${gap * n} = ${gap * n * n}$ greater: $${total} + ${gap * n * n} = ${tex(key)}$.`,
      ],
      steps: [
        `The average of the first ${n} integers is $\\frac{${total}}{${n}} = ${total / n}$.`,
        `The ends are $\\frac{${n - 1} \\cdot ${gap}}{2} = ${(gap * (n - 1)) / 2}$ from the average, so they are the ${kind} from ${first} to ${last}.`,
        `The next ${n} are those from ${last + gap} to ${last + gap * n}, with the average $\\frac{${last + gap} + ${last + gap * n}}{2} = ${last + (gap * (n + 1)) / 2}$.`,
        `Their sum is $${n} \\cdot ${last + (gap * (n + 1)) / 2} = ${tex(key)}$.`,
      ],
      check: `The averages differ by $${last + (gap * (n + 1)) / 2} - ${total / n} = ${gap * n}$, which is ${n} steps of ${gap}.`,
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
      [
        shift,
        "compares one pair only",
        `This is the difference in one pair, but each of the ${n} pairs differs by ${shift}.`,
      ],
      [
        (n - 1) * shift,
        "counts one pair too few",
        `This is $${n - 1} \\cdot ${shift}$, but there are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ pairs.`,
      ],
      [
        (n + 1) * shift,
        "counts one pair too many",
        `This is $${n + 1} \\cdot ${shift}$, but there are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ pairs.`,
      ],
      [
        2 * key,
        "counts all integers",
        `This is $${2 * n} \\cdot ${shift}$, but the ${n} odd and ${n} even integers make only ${n} pairs.`,
      ],
      [
        n * (shift + 1),
        "compares with the wrong partner",
        `This is $${n} \\cdot ${shift + 1}$, but each pair differs by $${from} - ${first} = ${shift}$.`,
      ],
      [
        key / 2,
        "halves the result",
        `This is half of $${n} \\cdot ${shift}$, but each of the ${n} pairs differs by the whole ${shift}.`,
      ],
      [
        to * shift,
        "takes the last integer for the number",
        `This is $${to} \\cdot ${shift}$, but there are ${n} pairs, not ${to}.`,
      ],
    ],
    solution: {
      idea: `Pair ${first} with ${from}, ${first + 2} with ${from + 2}, and so on: each pair differs by ${shift}.`,
      steps: [
        `There are $\\frac{${last} - ${first}}{2} + 1 = ${n}$ odd integers and as many even ones.`,
        `They make ${n} pairs with a difference of ${shift} each, so the sums differ by $${n} \\cdot ${shift} = ${key}$.`,
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
      [
        total + skip,
        "adds the increase once",
        `This is $${tex(total)} + ${skip}$, but each of the ${n} integers is ${skip} greater.`,
      ],
      [
        n * skip,
        "leaves out the first sum",
        `This is $${n} \\cdot ${skip}$, the increase alone, and the sum ${thousands(total)} has to be added.`,
      ],
      [
        2 * total,
        "doubles the sum",
        `This is $2 \\cdot ${tex(total)}$, but each integer is ${skip} greater than its partner, not twice as great.`,
      ],
      [
        total + (n - 1) * skip,
        "counts one integer too few",
        `This is $${tex(total)} + ${n - 1} \\cdot ${skip}$, but from ${skip + 1} to ${skip + n} there are ${n} integers.`,
      ],
      [
        total + (n + 1) * skip,
        "counts one integer too many",
        `This is $${tex(total)} + ${n + 1} \\cdot ${skip}$, but from ${skip + 1} to ${skip + n} there are ${n} integers.`,
      ],
      [
        total + n * (skip + 1),
        "starts one number too late",
        `This is $${tex(total)} + ${n} \\cdot ${skip + 1}$, but from 1 to ${skip + 1} is only $${skip + 1} - 1 = ${skip}$.`,
      ],
      [
        total + n * (skip - 1),
        "starts one number too early",
        `This is $${tex(total)} + ${n} \\cdot ${skip - 1}$, but from 1 to ${skip + 1} is $${skip + 1} - 1 = ${skip}$.`,
      ],
      [
        3 * total,
        "triples the sum",
        `This is $3 \\cdot ${tex(total)}$, but each integer is ${skip} greater, not three times as great.`,
      ],
      [
        total + 2 * n * skip,
        "doubles the increase",
        `This is $${tex(total)} + ${n} \\cdot ${2 * skip}$, but each integer is only ${skip} greater.`,
      ],
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
