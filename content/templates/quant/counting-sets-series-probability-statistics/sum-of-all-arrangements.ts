import {
  type AskedProblem,
  draftOf,
  factorial,
  fittingOptions,
  Fraction,
  inWords,
  listed,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFraction,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Add up all the arrangements place by place: in each place, every digit occurs equally often.";

interface Digits {
  readonly digits: readonly number[];
  readonly total: number;
  /** "2, 5, and 8" */
  readonly said: string;
  /** 111 for three digits. */
  readonly ones: number;
  readonly least: number;
  readonly greatest: number;
}

function drawDigits(size: number, rng: Rng): Digits {
  const digits = rng.sample(range(1, 9), size).toSorted((a, b) => a - b);
  return {
    digits,
    total: sum(digits),
    said: listed(digits.map(String)),
    ones: Number("1".repeat(size)),
    least: Number(digits.join("")),
    greatest: Number(digits.toReversed().join("")),
  };
}

/** No option may stand out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && 3 * value > key && value < 3 * key;

/** The sum of all the integers with each digit used once. */
function askSum(rng: Rng): AskedProblem {
  const { digits, total, said, ones, least, greatest } = drawDigits(3, rng);
  const key = 2 * ones * total;
  const average = texFraction(new Fraction(total, 3));
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `What is the sum of all the different three-digit integers that can be formed by using each of the digits ${said} exactly once?`,
      `If each of the digits ${said} is used exactly once in each integer, what is the sum of all the three-digit integers that can be formed?`,
    ],
    key,
    why: `In each place, each digit occurs in 2 of the 6 integers, so the sum is $2 \\cdot ${total} \\cdot (100 + 10 + 1) = ${tex(key)}$.`,
    wrong: [
      [
        3 * (least + greatest),
        "averages the least and the greatest",
        `The 6 integers aren't evenly spaced, so their average isn't halfway between ${least} and ${greatest}.`,
      ],
      // On one side only, because the middle one of three evenly spaced values stands out.
      ...(rng.chance(0.5)
        ? digits
            .slice(0, 2)
            .map((digit): Wrong => [
              2 * ones * (total + digit),
              "uses a digit twice",
              `The sum of the digits is ${total}, with ${digit} once.`,
            ])
        : digits
            .slice(0, 2)
            .map((digit): Wrong => [
              2 * ones * (total - digit),
              "leaves out a digit",
              `The sum of the digits is ${total}, including ${digit}.`,
            ])),
      // Not both, because the key would be halfway between them.
      rng.chance(0.5)
        ? [
            3 * ones * total,
            "uses each digit three times",
            `Each digit occurs in a place in 2 of 6 integers.`,
          ]
        : [ones * total, "uses each digit once", `Each digit occurs twice in each place.`],
      [
        6 * ones * digits[1]!,
        "takes the middle digit",
        `The average of the digits is $${average}$.`,
      ],
      [
        6 * ones * digits[2]!,
        "takes the greatest digit",
        `The average of the digits is $${average}$.`,
      ],
      [2 * 101 * total, "forgets the tens", `The digits also occur as tens digits.`],
      [200 * total, "looks at the hundreds only", `The tens and units digits count as well.`],
      [least + greatest, "adds two of the integers", `There are 6 integers.`],
      [220 * total, "forgets the units", `The digits also occur as units digits.`],
      [6 * greatest, "multiplies the greatest", `The other integers are less than ${greatest}.`],
      [
        4 * ones * total,
        "uses each digit four times",
        `Each digit occurs in a place in 2 of 6 integers.`,
      ],
      [6 * least, "multiplies the least", `The other integers are greater than ${least}.`],
    ],
    pureText: thousands,
    shows: isNear(key),
    solution: {
      idea: "In each place, each of the three digits occurs equally often.",
      fast: [
        `The average digit in each place is $${average}$, and there are 6 integers, so the sum is $6 \\cdot ${average} \\cdot 111 = ${tex(key)}$.`,
      ],
      steps: [
        `There are $3 \\cdot 2 = 6$ integers. Each digit is the hundreds digit in 2 of them, the tens digit in 2, and the units digit in 2.`,
        `So the digits in each place have the sum $2 \\cdot ${total} = ${2 * total}$.`,
        `The sum of the integers is $${2 * total}(100 + 10 + 1) = ${tex(key)}$.`,
      ],
      check: `The average, ${thousands(key / 6)}, is between the least integer, ${least}, and the greatest, ${greatest}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The average of all the integers, with or without repeated digits. */
function askAverage(rng: Rng): AskedProblem | null {
  const size = rng.pick([3, 4]);
  const { digits, total, said, ones, least, greatest } = drawDigits(size, rng);
  const key = (ones * total) / size;
  const halfway = (least + greatest) / 2;
  if (!Number.isInteger(key) || halfway === key) return null;
  const word = inWords(size);
  const off = rng.pick([1, -1]);
  const all = factorial(size);
  const wrong: Wrong[] = [
    [halfway, "averages the least and the greatest", `The integers aren't evenly spaced.`],
    [
      ones * digits[size === 3 ? 1 : 2]!,
      "takes a middle digit",
      `The average of the digits is ${total / size}.`,
    ],
    [
      ones * Math.ceil((digits[0]! + digits.at(-1)!) / 2),
      "averages two digits",
      `All ${word} digits count.`,
    ],
    ...[off, 2 * off].map((by): Wrong => [
      ones * (total / size + by),
      "miscalculates the average of the digits",
      `The average of the digits is ${total / size}.`,
    ]),
    [ones * digits[1]!, "takes a middle digit", `The average of the digits is ${total / size}.`],
    [
      key - total / size,
      "leaves out the units",
      `The units digits have the average ${total / size} too.`,
    ],
    [
      10 ** (size - 1) * (total / size),
      "looks at the first digits",
      `The other places count as well.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `What is the average (arithmetic mean) of all the ${word}-digit integers that can be formed by using each of the digits ${said} exactly once?`,
      `If all the ${word}-digit integers that use each of the digits ${said} exactly once are listed, what is the average (arithmetic mean) of the integers in the list?`,
    ],
    key,
    why: `In each place, the average of the digits is $\\frac{${total}}{${size}} = ${total / size}$, so the average of the integers is $${total / size} \\cdot ${tex(ones)} = ${tex(key)}$.`,
    wrong,
    pureText: thousands,
    shows: isNear(key),
    solution: {
      idea: `In each place, each of the ${word} digits occurs equally often, so the average in each place is the average of the digits.`,
      steps: [
        `There are ${all} integers, and in each place each digit occurs ${all / size} times.`,
        `So in each place the average is $\\frac{${total}}{${size}} = ${total / size}$.`,
        `The average of the integers has this value in each place: $${total / size} \\cdot ${tex(ones)} = ${tex(key)}$.`,
      ],
      check: `The average is between the least integer, ${thousands(least)}, and the greatest, ${thousands(greatest)}, but not halfway.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { sum: askSum, average: askAverage };

/** Every integer that uses each digit once. */
function arranged(digits: readonly number[]): number[] {
  if (digits.length === 1) return [...digits];
  return digits.flatMap((first, k) =>
    arranged(digits.toSpliced(k, 1)).map((rest) => Number(`${first}${rest}`)),
  );
}

const isSum = (tried: number, ...digits: readonly number[]): boolean =>
  tried === sum(arranged(digits));
const isAverage = (tried: number, ...digits: readonly number[]): boolean => {
  const integers = arranged(digits);
  return near(tried, sum(integers) / integers.length);
};
/** An average is between the least and the greatest. */
const isBetween = (tried: number, ...digits: readonly number[]): boolean =>
  tried > Math.min(...arranged(digits)) && tried < Math.max(...arranged(digits));

const THREE = "digits (\\d), (\\d), and (\\d) ";
const FOUR = "digits (\\d), (\\d), (\\d), and (\\d) ";
const READINGS: readonly StemReading[] = [
  { wording: new RegExp(`sum of all the different .*${THREE}exactly`), fits: isSum },
  { wording: new RegExp(`${THREE}is used .* sum of all`), fits: isSum },
  ...[THREE, FOUR].flatMap((digits): StemReading[] => [
    { wording: new RegExp(`mean\\) of all .*${digits}exactly`), fits: isAverage, open: isBetween },
    { wording: new RegExp(`${digits}exactly once are listed`), fits: isAverage, open: isBetween },
  ]),
];

export const template: ProblemTemplate = {
  id: "sum-of-all-arrangements",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "All arrangements of some digits are added or averaged: place by place.",

  make(rng) {
    const kind = rng.pick(["sum", "average", "average"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Writes out all the integers. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
