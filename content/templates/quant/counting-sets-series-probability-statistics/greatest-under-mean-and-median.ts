import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
} from "@theta/items/template";

const TAKEAWAY =
  "To make one value of a list as great as possible, make every other value as small as the conditions allow.";

/** Five different integers from `least` up, with this sum and median, and the greatest possible. */
function askDifferent(rng: Rng, least: number | null): AskedProblem | null {
  const mean = rng.int(10, 40);
  const m = mean + rng.int(-6, 4);
  const low = least ?? 1;
  const others = low + low + 1 + m + m + 1;
  const total = 5 * mean;
  const key = total - others;
  if (m < low + 4 || key < m + 6 || m === mean) return null;
  return {
    difficulty: 5,
    words: (wording) => ({
      sum:
        wording === 1
          ? `The sum of the five integers is $5 \\cdot ${mean} = ${total}$.`
          : `The sum of the five integers is ${total}.`,
    }),
    stems: [],
    pure:
      least === null
        ? [
            `If the average (arithmetic mean) of five different positive integers is ${mean} and their median is ${m}, what is the greatest possible value of the largest of these integers?`,
            `The median of five different positive integers is ${m}. If the sum of the five integers is ${total}, what is the greatest possible value of the largest of these integers?`,
          ]
        : [
            `List $K$ consists of five different integers, the least of which is ${low}. If the average (arithmetic mean) of the integers in list $K$ is ${mean} and their median is ${m}, what is the greatest possible value of the largest integer in list $K$?`,
            `The least of five different integers is ${low}, and their median is ${m}. If the sum of the five integers is ${total}, what is the greatest possible value of the largest of these integers?`,
          ],
    key,
    why: `$${total} - (${low} + ${low + 1} + ${m} + ${m + 1}) = ${key}$.`,
    wrong: [
      [
        total - 2 * low - 2 * m,
        "repeats values",
        `This is $${total} - ${low} - ${low} - ${m} - ${m}$. The integers are different, so they can't be ${low}, ${low}, ${m}, and ${m}.`,
      ],
      [
        total - low - (low + 1) - 2 * m,
        "repeats the median",
        `This is $${total} - ${low} - ${low + 1} - ${m} - ${m}$. The integers are different, so the fourth is at least ${m + 1}.`,
      ],
      [
        total - (m - 2) - (m - 1) - m - (m + 1),
        "puts the small values next to the median",
        `This is $${total} - ${m - 2} - ${m - 1} - ${m} - ${m + 1}$. The two smallest integers can be as small as ${low} and ${low + 1}.`,
      ],
      [
        total - low - (low + 1) - (low + 2) - (low + 3),
        "ignores the median",
        `This is $${total} - ${low} - ${low + 1} - ${low + 2} - ${low + 3}$. The third integer is the median and must be ${m}.`,
      ],
      [
        total - low - (low + 1) - m - (m + 2),
        "skips a value",
        `This is $${total} - ${low} - ${low + 1} - ${m} - ${m + 2}$. The fourth integer can be ${m + 1}.`,
      ],
      [
        (total - low - (low + 1) - m + 1) / 2,
        "shares the remainder equally",
        `This makes the fourth integer only 1 less than the largest. It can be as small as ${m + 1}.`,
      ],
      [
        total - low - (low + 1) - m,
        "leaves out an integer",
        `This is $${total} - ${low} - ${low + 1} - ${m}$. The fourth integer, which is at least ${m + 1}, must be subtracted, too.`,
      ],
      [
        total - 2 * low - m - (m + 1),
        "repeats the least value",
        `This is $${total} - ${low} - ${low} - ${m} - ${m + 1}$. The integers are different, so the second is at least ${low + 1}.`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && value > m,
    solution: {
      idea: `The sum is fixed, so the largest integer is greatest when the other four are as small as possible.`,
      steps: [
        `[[sum]]`,
        `The two below the median are at least ${low} and ${low + 1}, the median is ${m}, and the next one is at least ${m + 1}.`,
        `So the largest is at most $${total} - ${low} - ${low + 1} - ${m} - ${m + 1} = ${key}$.`,
      ],
      check: `The list ${low}, ${low + 1}, ${m}, ${m + 1}, ${key} has the sum ${total} and the median ${m}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askWeek(rng: Rng): AskedProblem | null {
  const mean = rng.int(8, 30);
  const m = mean + rng.int(-5, 4);
  const low = rng.int(3, 12);
  const total = 5 * mean;
  const key = total - 2 * low - 2 * m;
  if (m < low + 3 || key < m + 5 || m === mean) return null;
  return {
    difficulty: 5,
    words: (wording) =>
      wording === 1
        ? { one: "day", many: "days", unit: "cars", total: "total number of cars sold" }
        : { one: "class", many: "classes", unit: "students", total: "total number of students" },
    stems: [
      `During a certain five-day period, a dealer sold an average (arithmetic mean) of ${mean} cars per day, and the median number of cars sold per day was ${m}. If the dealer sold at least ${low} cars each day, what is the greatest number of cars that the dealer could have sold on one day?`,
      `The five classes at a certain school have an average (arithmetic mean) of ${mean} students per class, and the median number of students in a class is ${m}. If each class has at least ${low} students, what is the greatest possible number of students in one of the classes?`,
    ],
    key,
    why: `$${total} - (${low} + ${low} + ${m} + ${m}) = ${key}$.`,
    wrong: [
      [
        total - low - (low + 1) - m - (m + 1),
        "makes the numbers different",
        `This is $${total} - ${low} - ${low + 1} - ${m} - ${m + 1}$. But two [[many]] can have the same number of [[unit]].`,
      ],
      [
        total - 2 * low - m - (m + 1),
        "makes the numbers different",
        `This is $${total} - ${low} - ${low} - ${m} - ${m + 1}$. The fourth number in order can also be ${m}.`,
      ],
      [
        total - 4 * low,
        "ignores the median",
        `This is $${total} - 4 \\cdot ${low}$. With a median of ${m}, only two [[many]] can have fewer than ${m} [[unit]].`,
      ],
      [
        total - 3 * low - m,
        "lets too many be least",
        `This is $${total} - 3 \\cdot ${low} - ${m}$. With ${low} [[unit]] for three of the [[many]], the median would be ${low}.`,
      ],
      [
        total - low - 3 * m,
        "lets too few be least",
        `This is $${total} - ${low} - 3 \\cdot ${m}$. Both numbers below the median can be ${low}.`,
      ],
      [
        total - 4 * m,
        "sets all the others to the median",
        `This is $${total} - 4 \\cdot ${m}$. Two of the [[many]] can have as few as ${low} [[unit]].`,
      ],
      [
        total - 2 * low - m,
        "leaves out a number",
        `This is $${total} - ${low} - ${low} - ${m}$. The fourth number in order, which is at least ${m}, must be subtracted, too.`,
      ],
      [
        (total - 2 * low - m) / 2,
        "shares the remainder equally",
        `This is half of $${total} - ${low} - ${low} - ${m} = ${total - 2 * low - m}$. Instead of an equal share, the fourth number in order can be as small as ${m}.`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && value > m,
    solution: {
      idea: `The [[total]] is fixed, so one number is greatest when the other four are as small as possible.`,
      steps: [
        `The [[total]] is $5 \\cdot ${mean} = ${total}$.`,
        `In increasing order, the first two numbers are at least ${low}, the third is the median, ${m}, and the fourth is at least ${m}.`,
        `So the fifth is at most $${total} - ${low} - ${low} - ${m} - ${m} = ${key}$.`,
      ],
      check: `The list ${low}, ${low}, ${m}, ${m}, ${key} has the mean ${mean} and the median ${m}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Puts a value for the last one into the condition. */
function whyNotTied(
  tried: number,
  tied: Record<"times" | "more" | "a" | "m" | "total" | "key", number>,
): string {
  const { times, more, a, m, total, key } = tied;
  if (tried < key)
    return `The [[size]] of the [[last]] can be greater than ${tried} [[unit]], as in the list ${a}, ${a}, ${m}, ${m}, ${key}.`;
  const first = new Fraction(tried - more, times);
  const size = `If the [[size]] of the [[last]] were ${tried} [[unit]], that of the [[first]] would be $\\frac{${tried} - ${more}}{${times}} = ${texFraction(first)}$ [[unit]]`;
  if (first.value > m) return `${size}, which is more than the median, ${m}.`;
  const sum = first.times(new Fraction(2)).plus(new Fraction(2 * m + tried));
  return `${size}, and the sum of the five would be at least $${texFraction(sum)}$, which is more than ${total}.`;
}

/** The heaviest of five is `times` the lightest plus `more`. */
function askTied(rng: Rng): AskedProblem | null {
  const times = rng.int(2, 3);
  const [more, a] = [rng.int(2, 10), rng.int(4, 20)];
  const m = a + rng.int(2, 15);
  const key = times * a + more;
  const mean = (2 * a + 2 * m + key) / 5;
  if (!Number.isInteger(mean) || key < m + 4 || mean === m) return null;
  const multiple = times === 2 ? "twice" : "3 times";
  const total = 5 * mean;
  return {
    difficulty: 6,
    words: (wording) =>
      wording === 1
        ? { all: "packages", size: "weight", unit: "pounds", first: "lightest", last: "heaviest" }
        : { all: "ropes", size: "length", unit: "meters", first: "shortest", last: "longest" },
    stems: [
      `Five packages have an average (arithmetic mean) weight of ${mean} pounds and a median weight of ${m} pounds. If the weight of the heaviest package is ${more} pounds more than ${multiple} the weight of the lightest package, what is the greatest possible weight, in pounds, of the heaviest package?`,
      `Five ropes have an average (arithmetic mean) length of ${mean} meters and a median length of ${m} meters. If the longest rope is ${more} meters longer than ${multiple} the length of the shortest rope, what is the greatest possible length, in meters, of the longest rope?`,
    ],
    key,
    why: `The list ${a}, ${a}, ${m}, ${m}, ${key} has the sum ${5 * mean}.`,
    wrong: [
      [
        a,
        "answers for the smallest",
        `This is the greatest possible [[size]] of the [[first]] of the five [[all]], not of the [[last]].`,
      ],
      [
        m + more,
        "ignores the smallest",
        `This is $${m} + ${more}$. The condition compares the [[last]] of the five [[all]] with the [[first]], not with the median.`,
      ],
      [
        times * a,
        "leaves out a part",
        `This is $${times} \\cdot ${a}$. The other ${more} [[unit]] must be added.`,
      ],
      [
        5 * mean - 2 * m - 2 * more,
        "leaves out the smallest",
        whyNotTied(total - 2 * m - 2 * more, { times, more, a, m, total, key }),
      ],
      [
        times * (a + 1) + more,
        "takes the smallest too great",
        `This is $${times} \\cdot ${a + 1} + ${more}$. If the [[first]] had a [[size]] of ${a + 1} [[unit]], the sum would be at least ${2 * (a + 1) + 2 * m + times * (a + 1) + more}, which is more than ${5 * mean}.`,
      ],
      [
        times * (a - 1) + more,
        "takes the smallest too small",
        `This is $${times} \\cdot ${a - 1} + ${more}$. The [[size]] of the [[first]] can be as great as ${a} [[unit]].`,
      ],
      [
        (5 * mean - 3 * m) / 2,
        "shares the remainder equally",
        `This is $\\frac{${total} - 3 \\cdot ${m}}{2}$, as if three of the [[all]] had the median [[size]] and the other two were equal.`,
      ],
      [
        times * m + more,
        "starts from the median",
        `This is $${times} \\cdot ${m} + ${more}$. The condition uses the [[first]] of the five [[all]], not the median.`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && value > 0 && value < 3 * key,
    solution: {
      idea: `The [[size]] of the [[last]] grows with that of the [[first]], so let the others take as little of the total as they can: one equal to the [[first]] and one equal to the median.`,
      steps: [
        `Let $x$ be the [[size]] of the [[first]], so that the [[size]] of the [[last]] is $${times}x + ${more}$.`,
        `In order, the first four are at least $x$, $x$, ${m}, and ${m}.`,
        `The sum of all five is $5 \\cdot ${mean} = ${total}$, so $x + x + ${m} + ${m} + ${times}x + ${more} \\leq ${total}$.`,
        `This means that $${times + 2}x \\leq ${total - 2 * m - more}$, so $x \\leq ${a}$.`,
        `The greatest possible [[size]] is $${times} \\cdot ${a} + ${more} = ${key}$.`,
      ],
      check: `The list ${a}, ${a}, ${m}, ${m}, ${key} has the mean ${mean} and the median ${m}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = {
  positive: (rng: Rng) => askDifferent(rng, null),
  least: (rng: Rng) => askDifferent(rng, rng.int(2, 12)),
  week: askWeek,
  tied: askTied,
};
const KINDS = ["positive", "least", "week", "tied", "tied"] as const;

/** The greatest last member of all lists of five with this sum and median, by trying them. */
function greatest(total: number, m: number, low: number, gap: 0 | 1): number {
  const lasts = range(low, m - gap).flatMap((a) =>
    range(a + gap, m - gap).flatMap((b) =>
      range(m + gap, Math.floor(total / 2)).flatMap((d) => {
        const last = total - a - b - m - d;
        return last >= d + gap ? [last] : [];
      }),
    ),
  );
  return Math.max(...lasts);
}

/** The greatest last member when it is tied to the first, by trying the first in halves. */
function greatestTied(total: number, m: number, times: number, more: number): number {
  const firsts = range(1, 2 * m).map((halves) => halves / 2);
  const lasts = firsts.flatMap((a) => {
    const last = times * a + more;
    const between = total - a - m - last;
    return last >= m && between >= a + m && between <= m + last ? [last] : [];
  });
  return Math.max(...lasts);
}

const READINGS: readonly StemReading[] = [
  {
    wording: /five different positive integers is (\d+) and their median is (\d+), what/,
    fits: (x, mean, m) => x === greatest(5 * mean, m, 1, 1),
  },
  {
    wording: /^The median of five different positive integers is (\d+)\. .* is (\d+), what/,
    fits: (x, m, total) => x === greatest(total, m, 1, 1),
  },
  {
    wording: /least of which is (\d+)\. .* is (\d+) and their median is (\d+), what/,
    fits: (x, low, mean, m) => x === greatest(5 * mean, m, low, 1),
  },
  {
    wording: /^The least of five different integers is (\d+), .* is (\d+)\. .* is (\d+), what/,
    fits: (x, low, m, total) => x === greatest(total, m, low, 1),
  },
  {
    wording: /of (\d+) cars per day, .* was (\d+)\. .* at least (\d+) cars/,
    fits: (x, mean, m, low) => x === greatest(5 * mean, m, low, 0),
  },
  {
    wording: /of (\d+) students per class, .* is (\d+)\. .* at least (\d+) students/,
    fits: (x, mean, m, low) => x === greatest(5 * mean, m, low, 0),
  },
  ...([2, 3] as const).map((times): StemReading => ({
    wording: new RegExp(
      `of (\\d+) (?:pounds|meters) and .* of (\\d+) (?:pounds|meters)\\. .* is (\\d+) .* than ${times === 2 ? "twice" : "3 times"}`,
    ),
    fits: (x, mean, m, more) => x === greatestTied(5 * mean, m, times, more),
    open: (x, _mean, m) => x >= m,
  })),
];

export const template: ProblemTemplate = {
  id: "greatest-under-mean-and-median",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "With the sum and the median fixed, one value is greatest when the others are smallest.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all lists of five. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
