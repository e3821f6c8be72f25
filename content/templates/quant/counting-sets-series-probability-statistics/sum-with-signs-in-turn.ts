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

/** TeX of a number as a factor or after a plus sign. */
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));
/** TeX of a sum, term by term. */
const texSum = (terms: readonly number[]): string =>
  terms.map((term, k) => (k === 0 ? term : term < 0 ? `- ${-term}` : `+ ${term}`)).join(" ");

/** TeX of a sum with its value, or of a single term. */
const texTotal = (terms: readonly number[]): string =>
  terms.length === 1 ? String(terms[0]!) : `${texSum(terms)} = ${sum(terms)}`;

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
  const counted = `$\\frac{${lastOdd} - ${firstOdd}}{2} + 1 = ${pairs}$`;
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
        extra
          ? `This counts 1 for each of the ${pairs} pairs, but ${firstEven} isn't in a pair and has to be added.`
          : `This counts one pair too many. The number of pairs is ${counted}.`,
      ],
      [
        2 * pairs,
        "counts every integer",
        `This is the number of integers from ${firstOdd} to ${lastEven}, but they make only ${pairs} pairs${extra ? `, and ${firstEven} has to be added` : ""}.`,
      ],
      [
        extra ? firstEven + 2 * pairs + 1 : 2 * pairs + 2,
        "takes 2 for each pair",
        extra
          ? `This is $${firstEven} + ${2 * pairs + 1}$, with 1 for each of the ${2 * pairs + 1} integers instead of 1 for each of the ${pairs} pairs.`
          : `This is $2 \\cdot ${pairs + 1}$, but the integers of a pair differ by 1, not 2, and the number of pairs is ${counted}.`,
      ],
      [
        extra ? 2 * pairs + 1 : 2 * pairs - 2,
        "counts every integer",
        extra
          ? `This is the number of all integers from ${firstEven} to ${lastEven}. They make ${pairs} pairs, and ${firstEven} is left over.`
          : `This is $2 \\cdot ${pairs - 1}$, but the integers of a pair differ by 1, not 2, and the number of pairs is ${counted}.`,
      ],
      [
        extra ? lastEven - pairs - 1 : pairs / 2,
        "miscounts the pairs",
        extra
          ? `This is $${firstEven} + ${pairs - 1}$, with $\\frac{${lastOdd} - ${firstOdd}}{2} = ${pairs - 1}$ pairs. The number of pairs is ${counted}.`
          : `This is half of ${pairs}, but each of the ${pairs} odd integers makes a pair with an even integer.`,
      ],
      [
        extra ? lastEven : pairs * 2 - 1,
        "takes the range",
        extra
          ? `This is the greatest of the even integers. The sums differ by 1 for each of the ${pairs} pairs and by ${firstEven}.`
          : `This is $${lastEven} - ${firstOdd}$, the distance from the least integer to the greatest, but the sums differ by 1 for each of the ${pairs} pairs.`,
      ],
      [
        extra ? key + 1 : pairs - 2,
        "miscounts the pairs",
        extra
          ? `This is $${firstEven} + ${pairs + 1}$, with one pair too many. The number of pairs is ${counted}.`
          : `This counts two pairs too few. The number of pairs is ${counted}.`,
      ],
      [
        extra ? firstEven + 2 * pairs : high,
        "counts every integer",
        extra
          ? `This is $${firstEven} + ${2 * pairs}$, with 1 for each integer from ${firstOdd} to ${lastEven} instead of 1 for each of the ${pairs} pairs.`
          : `This is the greatest of the integers, but the sums differ by 1 for each of the ${pairs} pairs.`,
      ],
      [
        key - 1,
        "counts one pair too few",
        extra
          ? `This is $${firstEven} + ${pairs - 1}$, with $\\frac{${lastOdd} - ${firstOdd}}{2} = ${pairs - 1}$ pairs. The number of pairs is ${counted}.`
          : `This is $\\frac{${lastOdd} - ${firstOdd}}{2}$ without adding 1. The number of pairs is ${counted}.`,
      ],
    ],
    shows: isLike(key),
    solution: {
      idea: `Pair each odd integer with the even integer that follows it.`,
      steps: [
        `From ${firstOdd} to ${lastOdd}, there are $\\frac{${lastOdd} - ${firstOdd}}{2} + 1 = ${pairs}$ odd integers.`,
        extra
          ? `Each is 1 less than the even integer that follows it, so these pairs differ by $${pairs} \\cdot 1 = ${pairs}$ in all.`
          : `Each is 1 less than the even integer that follows it, so the difference of the sums is $${pairs} \\cdot 1 = ${pairs}$.`,
        ...(extra
          ? [
              `The first even integer, ${firstEven}, is left over, so the difference of the sums is $${firstEven} + ${pairs} = ${key}$.`,
            ]
          : []),
      ],
      check: `The first pair is ${firstOdd} and ${firstOdd + 1}, and the last pair is ${lastOdd} and ${lastEven}${extra ? `, so only ${firstEven} has no partner` : ", so no integer is left over"}.`,
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
  const lastTerm = signOf(count) * sizeOf(count);
  const firstTerm = signOf(1) * sizeOf(1);
  const made = odd
    ? `${count} terms make ${half} pairs and a last term of $${lastTerm}$`
    : `${count} terms make ${half} pairs`;
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
      [
        -key,
        "switches the signs",
        `This has the opposite sign of each term: the first term is $${firstTerm}$, not $${-firstTerm}$.`,
      ],
      [
        odd ? pairSum * half : pairSum * count,
        odd ? "forgets the last term" : "counts each term as a pair",
        odd
          ? `This is $${half} \\cdot ${inBrackets(pairSum)}$, the sum of the ${half} pairs. The last term, $${lastTerm}$, has no partner and is missing.`
          : `This is $${count} \\cdot ${inBrackets(pairSum)}$, but the ${count} terms make only ${half} pairs.`,
      ],
      ...(rng.chance(0.5)
        ? ([
            [
              key + pairSum,
              "counts one pair too many",
              `This counts ${half + 1} pairs, but ${made}.`,
            ],
          ] as const)
        : ([
            [
              key - pairSum,
              "counts one pair too few",
              `This counts ${half - 1} pairs, but ${made}.`,
            ],
          ] as const)),
      [
        pairSum * (count - 1),
        "takes the step for each later term",
        `This is $${count - 1} \\cdot ${inBrackets(pairSum)}$, but the ${made}.`,
      ],
      [
        odd ? -pairSum * half : (pairSum * half) / p,
        "ignores the factor",
        odd
          ? `This is $${half} \\cdot ${inBrackets(-pairSum)}$, but each pair has the sum $${pairSum}$, and the last term, $${lastTerm}$, is missing.`
          : `This takes $${signOf(2)}$ for each of the ${half} pairs, but each pair has the sum $${pairSum}$.`,
      ],
      [
        signOf(count) * sizeOf(count),
        "takes the last term",
        `This is only the last term, and the other ${count - 1} terms don't have the sum 0.`,
      ],
      [
        -signOf(count) * sizeOf(count),
        "takes the last term",
        `This is the last term, $${lastTerm}$, with the wrong sign, and the other terms are missing.`,
      ],
      [
        signOf(1) * sizeOf(1) + pairSum * half,
        "counts the first term twice",
        `This is $${firstTerm} + ${half} \\cdot ${inBrackets(pairSum)}$, but the ${half} pairs already include the first term.`,
      ],
      [
        signOf(2) * half,
        "takes 1 for each pair",
        `This takes $${signOf(2)}$ for each of the ${half} pairs, but each pair has the sum $${pairSum}$${odd ? ", and the last term is missing" : ""}.`,
      ],
      [
        key + signOf(count) * sizeOf(count),
        "counts the last term twice",
        `This adds the last term, $${lastTerm}$, once more to $${key}$, which already includes it.`,
      ],
    ],
    shows: isLike(key),
    solution: {
      idea: "Write out a few terms, and add them in pairs.",
      steps: [
        `The sum begins with $${shown}$, and each pair of terms has the sum $${firstTerm} ${pairSum < 0 ? "-" : "+"} ${sizeOf(2)} = ${pairSum}$.`,
        `The first ${2 * half} terms make ${half} pairs, with the sum $${half} \\cdot ${pairSum < 0 ? `(${pairSum})` : pairSum} = ${half * pairSum}$.`,
        ...(odd
          ? [
              `The ${ordinal(count)} term is $${signOf(count) * sizeOf(count)}$, so the sum is $${half * pairSum} ${signOf(count) < 0 ? "-" : "+"} ${sizeOf(count)} = ${key}$.`,
            ]
          : []),
      ],
      check: `With only ${odd ? 3 : 4} terms, the sum is $${texSum(range(1, odd ? 3 : 4).map((n) => signOf(n) * sizeOf(n)))} = ${sum(range(1, odd ? 3 : 4).map((n) => signOf(n) * sizeOf(n)))}$, and the pairs give $${odd ? `${pairSum} ${signOf(3) < 0 ? "-" : "+"} ${sizeOf(3)}` : `2 \\cdot ${inBrackets(pairSum)}`}$, too.`,
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
  const [unit, whole] = story ? ["day", "cycle"] : ["term", "block"];
  const [units, wholes] = [`${unit}s`, `${whole}s`];
  const [lastOnes, firstOnes] =
    left === 1
      ? [`last ${unit}`, `first ${unit}`]
      : [`last ${left} ${units}`, `first ${left} ${units}`];
  const sumTex = (times: number, more: number): string =>
    `${times} \\cdot ${inBrackets(s)} ${more < 0 ? "-" : "+"} ${Math.abs(more)}`;
  const [firstTex, lastTex] = [texTotal(list.slice(0, left)), texTotal(list.slice(-left))];
  const missingOnes =
    left === length - 1 ? `last ${unit} is` : `last ${length - left} ${units} are`;
  const restIsRight = `The $${firstTex}$ for the ${left === 1 ? `${unit} that is` : `${left} ${units} that are`} left over is right`;
  const numbered = `${count} ${units} make ${blocks} complete ${wholes} and ${left} more ${left === 1 ? unit : units}`;
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
    why: `The ${numbered}, and $${sumTex(blocks, r)} = ${texThousands(answer)}$.`,
    wrong: [
      [
        blocks * s,
        "forgets the remainder",
        `This is $${blocks} \\cdot ${inBrackets(s)}$ for the complete ${wholes}. The ${numbered}, which ${left === 1 ? "adds" : "add"} $${r}$.`,
      ],
      [
        blocks * s + mistaken,
        "takes the wrong end of the block",
        `This is $${sumTex(blocks, mistaken)}$, with $${lastTex}$ for the ${lastOnes} of a ${whole}. The incomplete ${whole} has its ${firstOnes}, with ${left === 1 ? "" : "the sum "}$${firstTex}$.`,
      ],
      [
        (blocks + side) * s + mistaken,
        "miscounts the blocks",
        `This is $${sumTex(blocks + side, mistaken)}$, with $${lastTex}$ for the ${lastOnes} of a ${whole}. But there are ${blocks} complete ${wholes}, and the incomplete one has its ${firstOnes}, with ${left === 1 ? "" : "the sum "}$${firstTex}$.`,
      ],
      [
        (blocks + 1) * s,
        "completes the last block",
        `This is $${blocks + 1} \\cdot ${inBrackets(s)}$, but the ${ordinal(blocks + 1)} ${whole} isn't complete: it has only ${left} of the ${length} ${units}.`,
      ],
      [
        blocks * s + list[left - 1]!,
        "adds one term only",
        `This is $${sumTex(blocks, list[left - 1]!)}$, with only the ${ordinal(left)} ${unit} of the incomplete ${whole}. Its ${firstOnes} have the sum $${firstTex}$.`,
      ],
      [
        blocks * s + list[left]!,
        "adds the wrong term",
        `This is $${sumTex(blocks, list[left]!)}$, with the ${ordinal(left + 1)} ${unit} of a ${whole}. The incomplete ${whole} has only its ${firstOnes}, with ${left === 1 ? "" : "the sum "}$${firstTex}$.`,
      ],
      [
        (blocks - side) * s + mistaken,
        "miscounts the blocks",
        `This is $${sumTex(blocks - side, mistaken)}$, with $${lastTex}$ for the ${lastOnes} of a ${whole}. But there are ${blocks} complete ${wholes}, and the incomplete one has its ${firstOnes}, with ${left === 1 ? "" : "the sum "}$${firstTex}$.`,
      ],
      [
        (blocks + side) * s + r,
        "miscounts the blocks",
        `This is $${sumTex(blocks + side, r)}$. ${restIsRight}, but there are ${blocks} complete ${wholes}, not ${blocks + side}.`,
      ],
      [
        (blocks - side) * s + r,
        "miscounts the blocks",
        `This is $${sumTex(blocks - side, r)}$. ${restIsRight}, but there are ${blocks} complete ${wholes}, not ${blocks - side}.`,
      ],
    ],
    shows: isLike(answer),
    solution: {
      idea: `Count the complete ${wholes} of ${length} ${units}, and then add what is left.`,
      steps: [
        `The sum for one ${whole} is $${texSum(list)} = ${s}$.`,
        `$${count} = ${length} \\cdot ${blocks} + ${left}$, so the ${numbered}.`,
        left === 1
          ? `The ${unit} left over is the first one of a ${whole}, with $${r}$.`
          : `The ${left} ${units} left over are the first ones of a ${whole}, with the sum $${texSum(list.slice(0, left))} = ${r}$.`,
        `The ${story ? "number of miles" : "sum"} is $${sumTex(blocks, r)} = ${texThousands(answer)}$.`,
      ],
      check: `For ${blocks + 1} complete ${wholes}, the ${story ? "number of miles" : "sum"} would be $${blocks + 1} \\cdot ${inBrackets(s)} = ${texThousands(s * (blocks + 1))}$. The ${missingOnes} missing, with ${left === length - 1 ? "" : "the sum "}$${texTotal(list.slice(left))}$, and $${texThousands(s * (blocks + 1))} - ${inBrackets(sum(list.slice(left)))} = ${texThousands(answer)}$.`,
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
