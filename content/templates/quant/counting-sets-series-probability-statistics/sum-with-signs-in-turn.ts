import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  listed,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFirst,
  texTerm,
  texThousands,
} from "@theta/items/template";

/** Integers of the key's magnitude. */
const isLike =
  (key: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && Math.abs(value) <= 4 * Math.abs(key) && value !== 0;

/** Sums of even and of odd integers, paired off. */
function askEvensAndOdds(rng: Rng): AskedProblem | null {
  const low = rng.pick([1, 11, 21, 31, 41, 51, 101]);
  const pairs = rng.pick([10, 15, 20, 25, 30, 40, 50]);
  const high = low + 2 * pairs - 1;
  const extra = rng.chance(0.5);
  // With `extra`, the even integers have one term more than the odd ones.
  const [firstEven, lastEven] = extra ? [low - 1, high] : [low + 1, high];
  const [firstOdd, lastOdd] = [low, high - 1];
  if (firstEven === 0) return null;
  const key = extra ? firstEven + pairs : pairs;
  const evens = `the even integers from ${firstEven} to ${lastEven}, inclusive`;
  const odds = `the odd integers from ${firstOdd} to ${lastOdd}, inclusive`;
  return {
    difficulty: extra ? 4 : 3,
    stems: [],
    pure: [
      `If $x$ is the sum of ${evens}, and $y$ is the sum of ${odds}, what is the value of $x - y$?`,
      `The sum of ${evens}, is how much greater than the sum of ${odds}?`,
    ],
    key,
    why: extra
      ? `After ${firstEven}, each even integer is 1 more than an odd one, and there are ${pairs} such pairs.`
      : `Each of the ${pairs} even integers is 1 more than an odd one.`,
    wrong: [
      [
        extra ? pairs : pairs + 1,
        extra ? "forgets the unpaired integer" : "counts one pair too many",
        extra ? `${firstEven} isn't paired, so it counts in full.` : `There are ${pairs} pairs.`,
      ],
      [
        2 * pairs,
        "counts every integer",
        `There are ${2 * pairs} integers but only ${pairs} pairs.`,
      ],
      [
        extra ? firstEven + 2 * pairs + 1 : 2 * pairs + 2,
        "takes 2 for each pair",
        `The integers of a pair differ by 1, and there are ${pairs} pairs.`,
      ],
      [
        extra ? 2 * pairs + 1 : 2 * pairs - 2,
        "counts every integer",
        `There are only ${pairs} pairs.`,
      ],
      [
        extra ? lastEven - pairs - 1 : pairs / 2,
        "miscounts the pairs",
        `There are ${pairs} pairs.`,
      ],
      [extra ? lastEven : pairs * 2 - 1, "takes the range", `The pairs differ by 1 each.`],
      [extra ? key + 1 : pairs - 2, "miscounts the pairs", `There are ${pairs} pairs.`],
      [
        extra ? firstEven + 2 * pairs : high,
        "counts every integer",
        `There are only ${pairs} pairs.`,
      ],
      [key - 1, "counts one pair too few", `There are ${pairs} pairs.`],
    ],
    shows: isLike(key),
    solution: {
      idea: `Pair each odd integer with the even integer that follows it.`,
      steps: [
        `From ${firstOdd} to ${lastOdd}, there are $\\frac{${lastOdd} - ${firstOdd}}{2} + 1 = ${pairs}$ odd integers.`,
        extra
          ? `Each is 1 less than the even integer that follows it, which makes ${pairs}.`
          : `Each is 1 less than the even integer that follows it, so the difference is ${pairs}.`,
        ...(extra
          ? [
              `The first even integer, ${firstEven}, is left over: $${firstEven} + ${pairs} = ${key}$.`,
            ]
          : []),
      ],
      check: "The number of integers from one to the other counts both ends.",
      takeaway: "To compare two long sums, pair their terms.",
    },
  };
}

/** Terms with alternating signs. */
function askAlternating(rng: Rng): AskedProblem | null {
  const [p, q] = [rng.pick([1, 2, 3, 4, 5]), rng.pick([-1, 0, 1, 2, 3])];
  const count = rng.pick([20, 21, 24, 25, 30, 31, 40, 41, 50, 51, 60, 99, 100]);
  const startsMinus = rng.chance(0.5);
  const sizeOf = (n: number): number => p * n + q;
  const signOf = (n: number): number => ((n % 2 === 0) === startsMinus ? 1 : -1);
  const half = Math.floor(count / 2);
  const key = sum(range(1, count).map((n) => signOf(n) * sizeOf(n)));
  if (sizeOf(1) <= 0) return null;
  const power = startsMinus ? "(-1)^n" : "(-1)^{n + 1}";
  const size = `${texFirst(p, "n")} ${texTerm(q, "")}`.trim();
  const term = q === 0 ? `${power} \\cdot ${size}` : `${power}(${size})`;
  const shown = range(1, 4)
    .map((n) => `${signOf(n) < 0 ? (n === 1 ? "-" : "- ") : n === 1 ? "" : "+ "}${sizeOf(n)}`)
    .join(" ");
  const pairSum = signOf(2) * p;
  const odd = count % 2 === 1;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `For every positive integer $n$, the $n$th term of a sequence is $${term}$. What is the sum of the first ${count} terms of the sequence?`,
      `If $a_n = ${term}$ for all positive integers $n$, what is the value of $a_1 + a_2 + a_3 + \\cdots + a_{${count}}$?`,
    ],
    key,
    why: `The sum of each pair of terms is $${pairSum}$, and there are ${half} pairs${odd ? ` and a last term of $${signOf(count) * sizeOf(count)}$` : ""}.`,
    wrong: [
      [-key, "switches the signs", `The first term is $${signOf(1) * sizeOf(1)}$.`],
      [
        odd ? pairSum * half : pairSum * count,
        odd ? "forgets the last term" : "counts each term as a pair",
        odd ? `The last term has no partner.` : `There are only ${half} pairs.`,
      ],
      ...(rng.chance(0.5)
        ? ([[key + pairSum, "counts one pair too many", `There are ${half} pairs.`]] as const)
        : ([[key - pairSum, "counts one pair too few", `There are ${half} pairs.`]] as const)),
      [
        pairSum * (count - 1),
        "takes the step for each later term",
        `The sum of each pair is $${pairSum}$, and there are only ${half} pairs.`,
      ],
      [
        odd ? -pairSum * half : (pairSum * half) / p,
        "ignores the factor",
        `The terms grow by ${p}.`,
      ],
      [signOf(count) * sizeOf(count), "takes the last term", `This is only the last term.`],
      [
        -signOf(count) * sizeOf(count),
        "takes the last term",
        `This is the last term with the wrong sign.`,
      ],
      [
        signOf(1) * sizeOf(1) + pairSum * half,
        "counts the first term twice",
        `The pairs include the first term.`,
      ],
      [signOf(2) * half, "takes 1 for each pair", `The sum of each pair is $${pairSum}$.`],
      [
        key + signOf(count) * sizeOf(count),
        "counts the last term twice",
        `The sum ends with one term of $${signOf(count) * sizeOf(count)}$.`,
      ],
    ],
    shows: isLike(key),
    solution: {
      idea: "Write out a few terms, and add them in pairs.",
      steps: [
        `The sum begins with $${shown}$, and each pair of terms has the sum $${pairSum}$.`,
        `The first ${2 * half} terms make ${half} pairs, with the sum $${half} \\cdot ${pairSum < 0 ? `(${pairSum})` : pairSum} = ${half * pairSum}$.`,
        ...(odd
          ? [
              `The ${ordinal(count)} term is $${signOf(count) * sizeOf(count)}$, so the sum is $${half * pairSum} ${signOf(count) < 0 ? "-" : "+"} ${sizeOf(count)} = ${key}$.`,
            ]
          : []),
      ],
      check: `With ${odd ? 3 : 4} terms, the sum is $${sum(range(1, odd ? 3 : 4).map((n) => signOf(n) * sizeOf(n)))}$, which shows the pattern and the sign.`,
      takeaway: "With alternating signs, add the terms in pairs.",
    },
  };
}

/** A block of terms that repeats. */
function askBlock(rng: Rng): AskedProblem | null {
  const length = rng.int(3, 5);
  const block = rng.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8], length);
  const count = rng.pick([50, 52, 58, 60, 62, 70, 74, 80, 83, 92, 100, 101, 102, 103, 110]);
  const each = sum(block);
  const blocks = Math.floor(count / length);
  const left = count % length;
  const rest = sum(block.slice(0, left));
  const key = blocks * each + rest;
  const negative = block.filter((value) => value < 0).length;
  if (each === 0 || left === 0 || rest === 0 || key === 0 || negative === 0 || negative === length)
    return null;
  if (Math.abs(key) < 12) return null;
  const terms = block.join(", ");
  const words = listed(block.map((value) => String(value).replace("-", "−")));
  const miles = block.map((value) => 10 * Math.abs(value) + 20);
  const total = blocks * sum(miles) + sum(miles.slice(0, left));
  const story = length === 3 && new Set(miles).size === 3 && rng.chance(0.8);
  const [list, s, r, answer] = story
    ? [miles, sum(miles), sum(miles.slice(0, left)), total]
    : [block, each, rest, key];
  /** What somebody adds who takes the last terms of a block instead of the first ones. */
  const mistaken = sum(list.slice(length - left));
  const side = rng.pick([1, -1]);
  return {
    difficulty: 4,
    stems: story
      ? [
          `A truck driver's route repeats every 3 days: the driver travels ${miles[0]!} miles on the first day, ${miles[1]!} miles on the second day, and ${miles[2]!} miles on the third day. How many miles does the driver travel in the first ${count} days?`,
        ]
      : [],
    pure: story
      ? []
      : [
          `The sequence $${terms}, ${terms}, \\ldots$ consists of the terms ${words}, repeated in that order without end. What is the sum of the first ${count} terms of the sequence?`,
          `In a certain sequence, the first ${length} terms are ${words}, and these terms are repeated in the same order without end. What is the sum of the first ${count} terms of the sequence?`,
        ],
    key: answer,
    why: `There are ${blocks} complete blocks with the sum $${s}$, and what is left of a block adds $${r}$.`,
    wrong: [
      [
        blocks * s,
        "forgets the remainder",
        `${count} isn't a multiple of ${length}, so part of a block is left.`,
      ],
      [
        blocks * s + mistaken,
        "takes the wrong end of the block",
        `The last, incomplete block has the sum $${r}$.`,
      ],
      [
        (blocks + side) * s + mistaken,
        "miscounts the blocks",
        `There are ${blocks} complete blocks, and the last, incomplete one has the sum $${r}$.`,
      ],
      [(blocks + 1) * s, "completes the last block", `The last block isn't complete.`],
      [
        blocks * s + list[left - 1]!,
        "adds one term only",
        `The last, incomplete block has the sum $${r}$.`,
      ],
      [
        blocks * s + list[left]!,
        "adds the wrong term",
        `The last, incomplete block has the sum $${r}$.`,
      ],
      [
        (blocks - side) * s + mistaken,
        "miscounts the blocks",
        `There are ${blocks} complete blocks, and the last, incomplete one has the sum $${r}$.`,
      ],
      [(blocks + side) * s + r, "miscounts the blocks", `There are ${blocks} complete blocks.`],
      [(blocks - side) * s + r, "miscounts the blocks", `There are ${blocks} complete blocks.`],
    ],
    shows: isLike(answer),
    solution: {
      idea: `Count the complete blocks of ${length}, and then what is left.`,
      steps: [
        `The sum of one block is $${s}$.`,
        `$${count} = ${length} \\cdot ${blocks} + ${left}$, so there are ${blocks} complete blocks and ${left} more.`,
        `The sum is $${blocks} \\cdot ${s < 0 ? `(${s})` : s} ${r < 0 ? "-" : "+"} ${Math.abs(r)} = ${texThousands(answer)}$.`,
      ],
      check: `The remainder of ${count} divided by ${length} is ${left}, so the last block isn't complete.`,
      takeaway:
        "In a pattern that repeats, divide by its length: the quotient counts blocks, and the remainder what is left.",
    },
  };
}

const ASK = { evensAndOdds: askEvensAndOdds, alternating: askAlternating, block: askBlock };
const KINDS = ["evensAndOdds", "alternating", "block", "block", "block"] as const;

const steps2 = (first: number, last: number): number[] =>
  range(0, (last - first) / 2).map((k) => first + 2 * k);
const isGap = (tried: number, a: number, b: number, c: number, d: number): boolean =>
  tried === sum(steps2(a, b)) - sum(steps2(c, d));

/** Adds the terms one by one; the first sign is that of (−1) to the given power. */
const isAlternating =
  (shift: number) =>
  (tried: number, p: number, plus: number, minus: number, count: number): boolean =>
    tried ===
    sum(
      range(1, count).map((n) => (-1) ** (n + shift) * ((p || 1) * n + (plus || 0) - (minus || 0))),
    );

const isBlock = (tried: number, ...given: number[]): boolean => {
  const numbers = given.filter((value) => !Number.isNaN(value));
  const [count, block] = [numbers.at(-1)!, numbers.slice(0, -1)];
  return tried === sum(range(0, count - 1).map((k) => block[k % block.length]!));
};

const TERM = String.raw`\(?(?:\* )?(\d*)n(?: \+ (\d+))?(?: - (\d+))?\)?`;
const NUMBERS = String.raw`(-?\d+), (-?\d+)(?:, (-?\d+))?(?:, (-?\d+))?, and (-?\d+)`;

const READINGS: readonly StemReading[] = [
  { wording: /even .* from (\d+) to (\d+), .* odd .* from (\d+) to (\d+),/, fits: isGap },
  ...[0, 1].map((shift) => ({
    wording: new RegExp(
      `\\(-1\\)\\^n${shift === 1 ? " \\+ 1" : ""} ?${TERM}(?: for|\\. What).*(?:first |a_)(\\d+)(?: terms|\\?)`,
    ),
    fits: isAlternating(shift),
  })),
  { wording: new RegExp(`the terms ${NUMBERS}, repeated .* first (\\d+) terms of`), fits: isBlock },
  { wording: new RegExp(`terms are ${NUMBERS}, and .* first (\\d+) terms of`), fits: isBlock },
  { wording: /travels (\d+) .*, (\d+) .* and (\d+) .* first (\d+) days/, fits: isBlock },
];

export const template: ProblemTemplate = {
  id: "sum-with-signs-in-turn",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern: "A long sum with a pattern: pair its terms, or count its blocks.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return (
      asked &&
      draftOf(
        asked.pure?.length === 1 ? `${kind}-${asked.stems.length}` : kind,
        asked,
        READINGS,
        rng,
      )
    );
  },

  /** Adds all terms one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
