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
      `The digits ${said} can be arranged to form different three-digit integers. If each digit is used exactly once in each integer, what is the sum of all these integers?`,
      `If each of the digits ${said} is used exactly once in each integer, what is the sum of all the three-digit integers that can be formed?`,
    ],
    key,
    why: `In each place, each digit occurs in 2 of the 6 integers, so the sum is $2 \\cdot ${total} \\cdot (100 + 10 + 1) = ${tex(key)}$.`,
    // No option is made of the least and the greatest integer, because these tell the digits.
    wrong: [
      // On one side only, because the middle one of three evenly spaced values stands out.
      ...(rng.chance(0.5)
        ? digits
            .slice(0, 2)
            .map((digit): Wrong => [
              2 * ones * (total + digit),
              "uses a digit twice",
              `This is $2 \\cdot ${total + digit} \\cdot 111$, with ${digit} added twice, but the sum of the digits is ${total}.`,
            ])
        : digits
            .slice(0, 2)
            .map((digit): Wrong => [
              2 * ones * (total - digit),
              "leaves out a digit",
              `This is $2 \\cdot ${total - digit} \\cdot 111$, with ${digit} left out, but the sum of the digits is ${total}.`,
            ])),
      [
        6 * ones * digits[1]!,
        "takes the middle digit",
        `This is $6 \\cdot ${digits[1]!} \\cdot 111$, as if ${digits[1]!} were the average of the digits, but that is $${average}$.`,
      ],
      [
        6 * ones * digits[2]!,
        "takes the greatest digit",
        `This is $6 \\cdot ${digits[2]!} \\cdot 111$, as if ${digits[2]!} were the average of the digits, but that is $${average}$.`,
      ],
      [
        6 * ones * digits[0]!,
        "takes the least digit",
        `This is $6 \\cdot ${digits[0]!} \\cdot 111$, as if ${digits[0]!} were the average of the digits, but that is $${average}$.`,
      ],
      // Not both, because the key would be halfway between them.
      rng.chance(0.5)
        ? [
            3 * ones * total,
            "uses each digit three times",
            `This is $3 \\cdot ${total} \\cdot 111$, but each digit is in a given place in only 2 of the 6 integers.`,
          ]
        : [
            ones * total,
            "uses each digit once",
            `This is $${total} \\cdot 111$, but each digit is in a given place in 2 of the 6 integers, not in 1.`,
          ],
      [
        4 * ones * total,
        "uses each digit four times",
        `This is $4 \\cdot ${total} \\cdot 111$, but each digit is in a given place in only 2 of the 6 integers.`,
      ],
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
        `So the digits in each place have the sum $2(${digits.join(" + ")}) = 2 \\cdot ${total} = ${2 * total}$.`,
        `The sum of the integers is $${2 * total}(100 + 10 + 1) = ${tex(key)}$.`,
      ],
      check: `The average, ${thousands(key / 6)}, is between the least integer, ${least}, and the greatest, ${greatest}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Why a wrong sum of the digits leads to a wrong average of the integers. */
function wrongSum(digits: readonly number[], tried: number, ones: number): string {
  const [size, total] = [digits.length, sum(digits)];
  const off = digits.find((digit) => digit === Math.abs(tried - total));
  const rest = digits.filter((digit) => digit !== off);
  const how =
    off === undefined
      ? `as if the sum of the digits were ${tried}`
      : tried < total
        ? `where ${tried} is $${rest.join(" + ")}$, without the digit ${off}`
        : `where ${tried} is $${total} + ${off}$, with the digit ${off} added twice`;
  const average = new Fraction(tried, size);
  const quotient = average.bottom === size ? texFraction(average) : `\\frac{${tried}}{${size}}`;
  return `This is $${quotient} \\cdot ${tex(ones)}$, ${how}. The sum of the digits is $${digits.join(" + ")} = ${total}$.`;
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
  const average = texFraction(new Fraction(total, size));
  const averaged =
    new Fraction(total, size).bottom === 1
      ? `\\frac{${total}}{${size}} = ${average}`
      : `\\frac{${total}}{${size}}`;
  const all = factorial(size);
  // Halfway between the least and the greatest is no option, because it tells the digits.
  const wrong: Wrong[] = [
    [
      ones * digits[size === 3 ? 1 : 2]!,
      "takes a middle digit",
      `This is $${digits[size === 3 ? 1 : 2]!} \\cdot ${tex(ones)}$, with one of the digits, but the average of the digits is $${averaged}$.`,
    ],
    [
      ones * Math.ceil((digits[0]! + digits.at(-1)!) / 2),
      "averages two digits",
      (digits[0]! + digits.at(-1)!) % 2 === 0
        ? `This is $\\frac{${digits[0]!} + ${digits.at(-1)!}}{2} \\cdot ${tex(ones)}$, the average of only the least digit and the greatest, but all ${word} digits count.`
        : `This takes ${(digits[0]! + digits.at(-1)!) / 2}, the average of the least digit and the greatest, and rounds it up to ${Math.ceil((digits[0]! + digits.at(-1)!) / 2)}. But all ${word} digits count.`,
    ],
    ...[off, 2 * off].map((by): Wrong => [
      ones * (total / size + by),
      "miscalculates the average of the digits",
      wrongSum(digits, total + by * size, ones),
    ]),
    [
      ones * digits[1]!,
      "takes a middle digit",
      `This is $${digits[1]!} \\cdot ${tex(ones)}$, with one of the digits, but the average of the digits is $${averaged}$.`,
    ],
    // No part of the key, which would be the only one with a part.
    [
      ones * digits.at(-1)!,
      "takes the greatest digit",
      `This is $${digits.at(-1)!} \\cdot ${tex(ones)}$, with the greatest digit, but the average of the digits is $${averaged}$.`,
    ],
    ...digits.map((digit): Wrong => [
      (ones * (total - digit)) / (size - 1),
      "leaves out a digit",
      `This takes the average of only ${listed(digits.filter((one) => one !== digit).map(String))} in each place, without the digit ${digit}.`,
    ]),
    [
      ones * digits[0]!,
      "takes the least digit",
      `This is $${digits[0]!} \\cdot ${tex(ones)}$, with the least digit, but the average of the digits is $${averaged}$.`,
    ],
    [
      (ones * total) / (size - 1),
      "divides by the wrong number",
      `This is $\\frac{${total}}{${size - 1}} \\cdot ${tex(ones)}$, but the sum of the digits, ${total}, must be divided by ${size}, because there are ${word} digits.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `The digits ${said} can be arranged to form different ${word}-digit integers. If each digit is used exactly once in each integer, what is the average (arithmetic mean) of all these integers?`,
      `If all the ${word}-digit integers that use each of the digits ${said} exactly once are listed, what is the average (arithmetic mean) of the integers in the list?`,
    ],
    key,
    why: `In each place, the average of the digits is $${averaged}$, so the average of the integers is $${average} \\cdot ${tex(ones)} = ${tex(key)}$.`,
    wrong,
    pureText: thousands,
    shows: isNear(key),
    solution: {
      idea: `In each place, each of the ${word} digits occurs equally often, so the average in each place is the average of the digits.`,
      steps: [
        `There are $${size}! = ${all}$ integers, and in each place each digit occurs $\\frac{${all}}{${size}} = ${all / size}$ times.`,
        `So in each place the average is $\\frac{${digits.join(" + ")}}{${size}} = ${average}$.`,
        `The average of the integers has this value in each place: $${average}(${range(1, size)
          .map((place) => tex(10 ** (size - place)))
          .join(" + ")}) = ${average} \\cdot ${tex(ones)} = ${tex(key)}$.`,
      ],
      check: `The average is between the least integer, ${thousands(least)}, and the greatest, ${thousands(greatest)}, but not halfway: that would be ${thousands(halfway)}.`,
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
  { wording: new RegExp(`${THREE}can be arranged .* sum of all`), fits: isSum },
  { wording: new RegExp(`${THREE}is used .* sum of all`), fits: isSum },
  ...[THREE, FOUR].flatMap((digits): StemReading[] => [
    {
      wording: new RegExp(`${digits}can be arranged .*mean\\) of all`),
      fits: isAverage,
      open: isBetween,
    },
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
