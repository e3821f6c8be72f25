import {
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
} from "@theta/items/template";

/** Three-digit integers with a hundreds digit from `low` to `high`. */
interface Span {
  readonly low: number;
  readonly high: number;
  readonly firsts: readonly number[];
  readonly words: string;
}

function drawSpan(rng: Rng): Span {
  const [low, high] = rng.chance(0.4)
    ? [1, rng.pick([3, 4, 5, 6, 9])]
    : rng.pick([
        [2, 5],
        [2, 6],
        [3, 6],
        [3, 7],
        [4, 7],
        [4, 8],
        [5, 8],
        [2, 7],
      ] as const);
  return { low, high, firsts: range(low, high), words: wordsOf(low, high) };
}

function wordsOf(low: number, high: number): string {
  if (low > 1) return `integers from ${low}00 to ${high}99, inclusive,`;
  return high === 9 ? "three-digit integers" : `three-digit integers less than ${high + 1}00`;
}

/** Keeps values from two fifths of the key to twice the key, so that no option stands out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    isPositiveWhole(value) && 5 * value >= 2 * key && value <= 2 * key;

/** At least one digit is a given one. */
function askContains(rng: Rng): AskedProblem | null {
  const { low, high, firsts, words } = drawSpan(rng);
  const d = rng.chance(0.5) ? rng.pick(firsts) : rng.int(0, 9);
  const m = firsts.length;
  const first = firsts.includes(d) ? 1 : 0;
  const none = 81 * (m - first);
  const key = 100 * m - none;
  return {
    difficulty: 5,
    stems: [
      `The rooms of a hotel are numbered with the integers from ${low}00 to ${high}99, inclusive. How many of the room numbers contain the digit ${d} at least once?`,
    ],
    pure: [
      `How many ${words} have at least one digit that is equal to ${d}?`,
      `The digit ${d} can be found at least once in how many of the ${words.replace(/,$/, "")}?`,
    ],
    key,
    why: `Of the ${100 * m} integers, ${none} don't contain the digit ${d}, and $${100 * m} - ${none} = ${key}$.`,
    wrong: [
      [
        100 * first + 20 * m,
        "counts some several times",
        `This is $${first === 1 ? "100 + " : ""}${m} \\cdot 10 + ${m} \\cdot 10$, which counts integers with more than one digit ${d} once for each place.`,
      ],
      [
        first === 1 ? 19 * (m - 1) + 81 : 21 * m,
        first === 1 ? "leaves some out" : "adds the overlap",
        first === 1
          ? `This is $${m - 1} \\cdot 19 + 81$. With the hundreds digit ${d}, all 100 integers contain the digit, not only 81.`
          : `This is $${m} \\cdot (10 + 10 + 1)$. An integer with ${d} in both places is counted twice in $10 + 10$, so 1 must be subtracted, not added.`,
      ],
      [
        first * 81 + 18 * (m - first),
        "counts exactly one",
        `This is $${first === 1 ? `81 + ${m - 1}` : m} \\cdot 18$, the number of integers with exactly one digit ${d}. It may also occur more than once.`,
      ],
      [
        19 * m,
        "ignores the hundreds digit",
        `This is $${m} \\cdot 19$. With the hundreds digit ${d}, all 100 integers contain the digit, not only 19.`,
      ],
      [
        none,
        "finds the complement",
        `This is $${m - first} \\cdot 9 \\cdot 9$, the number of integers without the digit ${d}.`,
      ],
      [
        10 * m,
        "looks at one place",
        `This is $${m} \\cdot 10$, the number of integers with the units digit ${d}. The digit ${d} can also be in another place.`,
      ],
      [
        100 * first + 10 * m,
        "forgets a place",
        `This is $${first === 1 ? "100 + " : ""}${m} \\cdot 10$. The digit ${d} can be the tens digit or the units digit.`,
      ],
      [
        28 * m,
        "subtracts those with different digits",
        `This is $${100 * m} - ${m} \\cdot 9 \\cdot 8$, the number of integers in which the three digits aren't all different.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Subtract the integers without the digit ${d} from all the integers.`,
      fast: [
        `Without the digit ${d}, there are ${m - first} choices for the hundreds digit and 9 for each of the two other digits, or $${m - first} \\cdot 9 \\cdot 9 = ${none}$ integers.`,
        `There are $${m} \\cdot 100 = ${100 * m}$ integers in all, so $${100 * m} - ${none} = ${key}$ have the digit ${d}.`,
      ],
      steps: [
        `With a hundreds digit other than ${d}, the digit ${d} is the tens digit in 10 of 100 integers and the units digit in 10, and both in 1: $10 + 10 - 1 = 19$.`,
        first === 1
          ? `With the hundreds digit ${d}, all 100 integers contain it, so the total is $100 + ${m - 1} \\cdot 19 = ${key}$.`
          : `There are ${m} hundreds digits, so there are $${m} \\cdot 19 = ${key}$ integers.`,
      ],
      check: `If you add up the places, an integer such as ${low}${d}${d} is counted more than once.`,
      takeaway: `For "at least one digit," subtract the integers without the digit.`,
    },
  };
}

/** Exactly two digits are equal, and the lower bound itself isn't included. */
function askTwoEqual(rng: Rng): AskedProblem | null {
  const low = rng.int(1, 7);
  const high = rng.pick(range(low + 1, 9));
  const m = high - low + 1;
  const key = 27 * m - 1;
  const words =
    high === 9
      ? `three-digit integers greater than ${low}00`
      : `integers between ${low}00 and ${high + 1}00`;
  const isOut =
    high === 9 ? `isn't greater than ${low}00` : `isn't between ${low}00 and ${high + 1}00`;
  const others =
    m === 2
      ? `${high}00`
      : m < 5
        ? listed(range(low + 1, high).map((h) => `${h}00`))
        : `the multiples of 100 from ${low + 1}00 to ${high}00`;
  return {
    difficulty: 7,
    stems: [],
    pure: [
      `How many ${words} have exactly two digits that are equal to each other?`,
      `In how many of the ${words} are exactly two of the three digits the same?`,
    ],
    key,
    why: `For each of ${m} hundreds digits there are $9 + 9 + 9 = 27$ integers, but ${low}00 isn't included, so there are $${m} \\cdot 27 - 1 = ${key}$.`,
    wrong: [
      [
        27 * m,
        "includes the bound",
        `This is $${m} \\cdot 27$. The integer ${low}00 has two equal digits, but it ${isOut}.`,
      ],
      [
        28 * m - 1,
        "includes three equal digits",
        `This is $${m} \\cdot 28 - 1$. In integers such as ${low}${low}${low}, all three digits are equal.`,
      ],
      [
        18 * m - 1,
        "forgets a case",
        `This is $${m} \\cdot 18 - 1$, which has only two of the three cases. The equal digits can be the first two, the last two, or the first and the last.`,
      ],
      [
        24 * m,
        "leaves out a digit",
        `This is $${m} \\cdot (8 + 8 + 8)$. The digit that differs can be any of 9, including 0.`,
      ],
      [
        30 * m - 1,
        "lets the third digit be equal",
        `This is $${m} \\cdot 30 - 1$. The third digit must be different, so it has 9 values and not 10.`,
      ],
      [
        27 * (m - 1),
        "drops a hundreds digit",
        `This is $${m - 1} \\cdot 27$. Only the integer ${low}00 is excluded, not all with the hundreds digit ${low}.`,
      ],
      [
        26 * m,
        "leaves out every hundred",
        `This is $${m} \\cdot 26$. That leaves out ${others} as well as ${low}00, but only ${low}00 ${isOut}.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Distinguish which two of the three digits are equal.",
      steps: [
        `With the hundreds digit ${low}, only the first two digits are equal in 9 integers, because the units digit can be any of the 9 digits except ${low}.`,
        `In the same way, only the first and the last digit are equal in 9 integers, and only the last two digits in 9, which makes $9 + 9 + 9 = 27$.`,
        `There are ${m} hundreds digits, so this makes $${m} \\cdot 27 = ${27 * m}$ integers.`,
        `One of these is ${low}00, which ${isOut}, so the answer is $${27 * m} - 1 = ${key}$.`,
      ],
      check: `Test the ends of the range: ${low}00 has two equal digits, but it ${isOut}.`,
      takeaway: "Count by cases first, and then look at the ends of the range.",
    },
  };
}

/** The digits increase or decrease from left to right. */
function askOrder(rng: Rng): AskedProblem | null {
  const { high, low, firsts, words } = drawSpan(rng);
  const down = rng.chance(0.5);
  const free = (h: number): number => (down ? h : 9 - h);
  const over = (of: (h: number) => number): number => sum(firsts.map(of));
  const key = over((h) => choose(free(h), 2));
  if (key < 20) return null;
  const word = down ? "greater" : "less";
  /** The hundreds digit with the most choices. */
  const most = down ? high : low;
  const terms = firsts.map((h) => choose(free(h), 2)).filter((one) => one > 0);
  const added = (of: (h: number) => number): string =>
    firsts
      .map(of)
      .filter((one) => one > 0)
      .join(" + ");
  return {
    difficulty: firsts.length === 9 ? 6 : 7,
    stems: [],
    pure: [
      `How many ${words} have a hundreds digit that is ${word} than the tens digit and a tens digit that is ${word} than the units digit?`,
      `For how many of the ${words} is the hundreds digit ${word} than the tens digit and the tens digit ${word} than the units digit?`,
    ],
    key,
    why: `Any two different digits ${down ? "less" : "greater"} than the hundreds digit can follow it in exactly one order, so there are $${terms.join(" + ")} = ${key}$ integers.`,
    wrong: [
      [
        over((h) => choose(free(h) + 2, 2)),
        "allows equal digits",
        `This is $${added((h) => choose(free(h) + 2, 2))}$, which lets digits be equal. Each digit must be ${word} than the next one, so no two digits are equal.`,
      ],
      [
        over((h) => choose(free(h) + 1, 2)),
        "counts one digit too many",
        `This is $${added((h) => choose(free(h) + 1, 2))}$. There are ${free(most)} digits ${down ? "less" : "greater"} than ${most}, not ${free(most) + 1}.`,
      ],
      [
        over((h) => choose(free(h) - 1, 2)),
        "counts one digit too few",
        down
          ? `This is $${added((h) => choose(free(h) - 1, 2))}$. The digit 0 is less than the other digits and can be used, too.`
          : `This is $${added((h) => choose(free(h) - 1, 2))}$. The digit 9 can be used, too.`,
      ],
      [
        2 * over((h) => choose(free(h) - 1, 2)),
        "counts both orders, with a digit too few",
        `This is $2 \\cdot (${added((h) => choose(free(h) - 1, 2))})$. Two digits after the hundreds digit can be in only one order.`,
      ],
      [
        key - choose(free(down ? high : low), 2),
        "drops a hundreds digit",
        `This is $${key} - ${choose(free(most), 2)}$, which leaves out the integers with the hundreds digit ${most}.`,
      ],
      [
        over((h) => choose(down ? 9 - h : h, 2)),
        "reverses the order",
        `This is $${added((h) => choose(down ? 9 - h : h, 2))}$, which counts the integers with the digits in the opposite order. Each digit must be ${word} than the next one.`,
      ],
      [
        over(free),
        "looks at two digits",
        `This is $${added(free)}$, the number of choices for only one more digit. There are two digits after the hundreds digit.`,
      ],
      [
        key + choose(free(high + 1), 2),
        "goes one too far",
        high === 9
          ? `This is $${key} + ${choose(free(high + 1), 2)}$, as if two of the 10 digits could follow a hundreds digit greater than 9. The hundreds digit is at most 9.`
          : `This is $${key} + ${choose(free(high + 1), 2)}$, which includes the hundreds digit ${high + 1}. The hundreds digit is at most ${high}.`,
      ],
      [
        2 * key,
        "counts both orders",
        `This is $2 \\cdot ${key}$. Two digits after the hundreds digit can be in only one order.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Choose the digits; their order is then fixed.",
      ...(firsts.length === 9
        ? {
            fast: [
              down
                ? `Each set of 3 of the 10 digits can be written in exactly one such order, so there are $\\frac{10 \\cdot 9 \\cdot 8}{3 \\cdot 2} = 120$.`
                : `Zero can't be used, and each set of 3 of the 9 other digits can be written in exactly one such order, so there are $\\frac{9 \\cdot 8 \\cdot 7}{3 \\cdot 2} = 84$.`,
            ],
          }
        : {}),
      steps: [
        `With the hundreds digit ${most}, there are ${free(most)} ${down ? "lesser" : "greater"} digits, and 2 of them can be chosen in $\\frac{${free(most)} \\cdot ${free(most) - 1}}{2} = ${choose(free(most), 2)}$ ways, with only one possible order.`,
        `Adding the numbers for the hundreds digits from ${low} to ${high} in the same way gives $${terms.join(" + ")} = ${key}$.`,
      ],
      check: down
        ? "The digit 0 can be used, but only as the units digit."
        : "The digit 0 can't be used, because no digit is less than 0.",
      takeaway: "Where the order is fixed, choose a set instead of filling places.",
    },
  };
}

const ASK = { contains: askContains, twoEqual: askTwoEqual, order: askOrder };
const KINDS = ["contains", "contains", "twoEqual", "order"] as const;

type Digits = readonly [hundreds: number, tens: number, units: number];

/** Three-digit integers within the bounds that a stem states, as digits. */
function digitsWithin(least: number, greatest: number): Digits[] {
  return range(least, greatest).map((n) => [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10]);
}

const contains = (tried: number, d: number, least: number, greatest: number): boolean =>
  tried === digitsWithin(least, greatest).filter((digits) => digits.includes(d)).length;
const equalTwo = (tried: number, least: number, greatest: number): boolean =>
  tried === digitsWithin(least, greatest).filter((digits) => new Set(digits).size === 2).length;

/** The conditions on three-digit integers, for the three ways in which stems name a range. */
function readingsFor(
  middle: string,
  fits: (tried: number, least: number, greatest: number) => boolean,
): StemReading[] {
  return [
    { wording: new RegExp(`integers from (\\d+) to (\\d+), inclusive.*${middle}`), fits },
    {
      wording: new RegExp(`integers less than (\\d+).*${middle}`),
      fits: (tried, end) => fits(tried, 100, end - 1),
    },
    {
      wording: new RegExp(`three-digit integers (?!less|greater).*${middle}`),
      fits: (tried) => fits(tried, 100, 999),
    },
  ];
}

const inOrder =
  (sign: number) =>
  (tried: number, least: number, greatest: number): boolean =>
    tried ===
    digitsWithin(least, greatest).filter(([h, t, u]) => sign * (h - t) > 0 && sign * (t - u) > 0)
      .length;

const READINGS: readonly StemReading[] = [
  {
    wording: /from (\d+) to (\d+), .* contain the digit (\d)/,
    fits: (tried, least, greatest, d) => contains(tried, d, least, greatest),
  },
  ...range(0, 9).flatMap((d) =>
    readingsFor(`equal to ${d}\\?`, (tried, least, greatest) =>
      contains(tried, d, least, greatest),
    ),
  ),
  { wording: /digit (\d) can be .* from (\d+) to (\d+)/, fits: contains },
  {
    wording: /digit (\d) can be .* less than (\d+)/,
    fits: (tried, d, end) => contains(tried, d, 100, end - 1),
  },
  { wording: /digit (\d) can be /, fits: (tried, d) => contains(tried, d, 100, 999) },
  {
    wording: /greater than (\d+) (?:have|are) exactly two/,
    fits: (tried, bound) => equalTwo(tried, bound + 1, 999),
  },
  {
    wording: /between (\d+) and (\d+) (?:have|are) exactly two/,
    fits: (tried, bound, end) => equalTwo(tried, bound + 1, end - 1),
  },
  ...readingsFor("greater than the tens digit and", inOrder(1)),
  ...readingsFor("less than the tens digit and", inOrder(-1)),
];

export const template: ProblemTemplate = {
  id: "integers-with-such-digits",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Digits may repeat, but one is given, two are equal, or each depends on the one before.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through the integers one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
