import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texTerm,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "To make one number as great as possible under a fixed sum, make those before it as small as possible and those after it only just greater.";

/** Five different positive integers: their mean, and the sum. */
function drawSum(rng: Rng) {
  const mean = rng.int(8, 20);
  return { mean, total: 5 * mean };
}

/** Says that a quotient was rounded down, unless it comes out even. */
const rounded = (top: number, bottom: number): string =>
  top % bottom === 0 ? "" : ", rounded down";

/** Keeps values of similar size. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    isPositiveWhole(value) && 2 * value >= key && value <= 2 * key;

/** The wordings of a question about a sum, with an end such as "their median". */
function wordings(mean: number, total: number, end: string, story: string, given = "") {
  return {
    stems: [
      `A total of ${total} employees will be assigned to five teams so that each team has at least one employee and no two teams have the same number of employees. What is the greatest possible value of ${story}?`,
    ],
    words: (wording: number): Words =>
      wording === 1 && story !== ""
        ? { all: "numbers", sum: `The five different numbers have the sum ${total}.` }
        : {
            all: "integers",
            sum:
              wording === (story === "" ? 1 : 2)
                ? `The sum of the five integers is $5 \\cdot ${mean} = ${total}$.`
                : `The sum of the five integers is ${total}.`,
          },
    pure: [
      `If the average (arithmetic mean) of five different positive integers is ${mean}${given}, what is the greatest possible value of ${end}?`,
      `The sum of five different positive integers is ${total}${given}. What is the greatest possible value of ${end}?`,
    ],
  };
}

function askMedian(rng: Rng): AskedProblem | null {
  const { mean, total } = drawSum(rng);
  const key = Math.floor((total - 6) / 3);
  const left = total - 3;
  const exact = total % 3 === 0;
  const wrong: Wrong[] = [
    [
      Math.floor(left / 3),
      "makes the greater integers equal",
      `This is $\\frac{${total} - 1 - 2}{3}$${rounded(left, 3)}. The [[all]] are different, so the two above the median must be greater than it.`,
    ],
    [
      Math.floor(total / 3),
      "leaves out the least integers",
      `This is $\\frac{${total}}{3}$${rounded(total, 3)}. The two [[all]] below the median take at least $1 + 2 = 3$ from the sum.`,
    ],
    [
      mean,
      "takes the mean",
      `This is the average, $\\frac{${total}}{5}$. The median can be greater than the average if the two least [[all]] are small.`,
    ],
    [
      key + 2,
      "finds the greatest integer",
      `In the list 1, 2, ${key}, ${key + 1}, and ${total - 2 * key - 4}, the median is ${key}, not ${key + 2}. A median of ${key + 2} would make the sum at least ${3 * (key + 2) + 6}.`,
    ],
    [
      key + 1,
      exact ? "finds the fourth integer" : "rounds up",
      exact
        ? `This is the fourth number in the list 1, 2, ${key}, ${key + 1}, ${key + 2}, not the median.`
        : `Then the sum would be at least ${3 * (key + 1) + 6}, which is greater than ${total}.`,
    ],
    [
      mean + 2,
      "takes consecutive integers",
      `This is the greatest of the five consecutive integers around ${mean}. The [[all]] don't have to be consecutive, and the median isn't the greatest.`,
    ],
    [
      key - 1,
      "stops one too early",
      `A median of ${key} is possible: 1, 2, ${key}, ${key + 1}, and ${total - 2 * key - 4} have the sum ${total}.`,
    ],
    [
      Math.floor((total - 7) / 2),
      "finds the fourth integer",
      `This is $\\frac{${total} - 7}{2}$${rounded(total - 7, 2)}, the greatest possible value of the second greatest of the [[all]].`,
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(mean, total, "their median", "the median number of employees on a team"),
    key,
    why: `With 1, 2, and the median $m$, the sum is at least $1 + 2 + m + (m + 1) + (m + 2) = 3m + 6$.`,
    wrong,
    shows: isNear(key),
    solution: {
      idea: `Make the two [[all]] below the median as small as possible and the two above it only just greater.`,
      steps: [
        `[[sum]]`,
        `The two least [[all]] are at least 1 and 2, and if the median is $m$, the other two are at least $m + 1$ and $m + 2$.`,
        `So $1 + 2 + m + (m + 1) + (m + 2) \\leq ${total}$, which means that $3m + 6 \\leq ${total}$ and $m \\leq ${exact ? key : `\\frac{${total - 6}}{3}`}$.`,
        exact
          ? `A median of ${key} is possible, because $1 + 2 + ${key} + ${key + 1} + ${key + 2} = ${total}$.`
          : `The greatest integer that isn't greater than $\\frac{${total - 6}}{3}$ is ${key}.`,
      ],
      check: `The [[all]] 1, 2, ${key}, ${key + 1}, and ${total - 2 * key - 4} have the sum ${total}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askSecond(rng: Rng): AskedProblem | null {
  const { mean, total } = drawSum(rng);
  const key = Math.floor((total - 7) / 2);
  const exact = total % 2 === 1;
  const wrong: Wrong[] = [
    [
      Math.floor((total - 6) / 2),
      "makes the two greatest equal",
      `This is $\\frac{${total} - 6}{2}$${rounded(total - 6, 2)}. The [[all]] are different, so the greatest is greater than the second greatest.`,
    ],
    [
      key + 1,
      exact ? "finds the greatest integer" : "rounds up",
      exact
        ? `This is the greatest number in the list 1, 2, 3, ${key}, ${key + 1}, not the second greatest.`
        : `Then the sum would be at least ${2 * key + 9}, which is greater than ${total}.`,
    ],
    [
      Math.floor((total - 4) / 2),
      "makes the three least equal",
      `This is $\\frac{${total} - 3 - 1}{2}$${rounded(total - 4, 2)}, with 1, 1, and 1. The [[all]] are different, so the three least are at least 1, 2, and 3.`,
    ],
    [
      Math.floor((total - 3) / 2),
      "makes the three least equal",
      `This is $\\frac{${total} - 1 - 1 - 1}{2}$${rounded(total - 3, 2)}. The [[all]] are different, so the three least are at least 1, 2, and 3.`,
    ],
    [
      Math.floor((total - 10) / 2),
      "subtracts four integers",
      `This is $\\frac{${total} - 1 - 2 - 3 - 4}{2}$${rounded(total - 10, 2)}. Only three of the [[all]] are less than the second greatest.`,
    ],
    [
      Math.floor((total - 1) / 2),
      "leaves out the least integers",
      `This is $\\frac{${total} - 1}{2}$${rounded(total - 1, 2)}. The three least [[all]] take at least $1 + 2 + 3 = 6$ from the sum.`,
    ],
    [
      Math.floor(total / 2),
      "leaves out the least integers",
      `This is $\\frac{${total}}{2}$${rounded(total, 2)}. The three least [[all]] take at least $1 + 2 + 3 = 6$ from the sum.`,
    ],
    [
      mean + 1,
      "takes consecutive integers",
      `This is the second greatest of the five consecutive integers around ${mean}. The [[all]] don't have to be consecutive.`,
    ],
    [
      Math.floor((total - 6) / 3),
      "finds the median",
      `This is $\\frac{${total} - 6}{3}$${rounded(total - 6, 3)}, the greatest possible value of the median.`,
    ],
    [
      key - 1,
      "stops one too early",
      `The value ${key} is possible: ${exact ? "1, 2, 3" : "1, 2, 4"}, ${key}, and ${key + 1} have the sum ${total}.`,
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(
      mean,
      total,
      "the second greatest of the integers",
      "the number of employees on the second largest team",
    ),
    key,
    why: `With 1, 2, and 3, the two greatest have a sum of $${total} - 6 = ${total - 6}$, and they are different.`,
    wrong,
    shows: isNear(key),
    solution: {
      idea: `Make the three least [[all]] as small as possible and the greatest only just greater than the second greatest.`,
      steps: [
        `[[sum]]`,
        `The three least [[all]] are at least 1, 2, and 3.`,
        `If the second greatest is $s$, the greatest is at least $s + 1$, so $6 + s + (s + 1) \\leq ${total}$ and $s \\leq ${exact ? key : `\\frac{${total - 7}}{2}`}$.`,
        exact
          ? `The value ${key} is possible, because $1 + 2 + 3 + ${key} + ${key + 1} = ${total}$.`
          : `The greatest integer that isn't greater than $\\frac{${total - 7}}{2}$ is ${key}.`,
      ],
      check: `The [[all]] ${exact ? "1, 2, 3" : "1, 2, 4"}, ${key}, and ${key + 1} have the sum ${total}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** With the range known, a great greatest integer lifts the least one as well. */
function askWithRange(rng: Rng): AskedProblem | null {
  const { mean, total } = drawSum(rng);
  const r = rng.int(6, mean + 2);
  const key = Math.floor((total + 4 * r - 6) / 5);
  const low = key - r;
  const sumOfLeast = 5 * key - 4 * r + 6;
  if (low < 2 || key + 1 === mean + r) return null;
  const rest = total - sumOfLeast;
  const wrong: Wrong[] = [
    [
      key + 1,
      "goes one too far",
      `With ${key + 1}, the others would be at least ${low + 1}, ${low + 2}, ${low + 3}, and ${low + 4}. Then the sum would be at least ${sumOfLeast + 5}, which is greater than ${total}.`,
    ],
    [
      mean - 2 + r,
      "starts two below the mean",
      `This is $${mean} - 2 + ${r}$. The least integer is two below the average, ${mean}, only if the integers are consecutive.`,
    ],
    [
      mean + r,
      "adds the range to the mean",
      `This is $${mean} + ${r}$. The least integer is less than the average, ${mean}.`,
    ],
    [
      Math.floor((total + 4 * r) / 5),
      "makes the least integers equal",
      `This is $\\frac{${total} + 4 \\cdot ${r}}{5}$${rounded(total + 4 * r, 5)}, as if the other four integers were all $g - ${r}$. But the integers are different.`,
    ],
    [
      Math.round(mean + r / 2),
      "puts the mean in the middle",
      `This is $${mean} + \\frac{${r}}{2}$${r % 2 === 0 ? "" : ", rounded"}. The integers needn't be as far above the average as below it.`,
    ],
    [
      mean + 2,
      "takes consecutive integers",
      `This is the greatest of the five consecutive integers around ${mean}. Their range is 4, not ${r}.`,
    ],
    [
      key - 1,
      "stops one too early",
      `The value ${key} is possible: ${low}, ${low + 1}, ${low + 2}, ${low + 3 + rest}, and ${key} have the sum ${total} and the range ${r}.`,
    ],
    [
      Math.ceil((total + 4 * r) / 5),
      "makes the least integers equal",
      `This is $\\frac{${total} + 4 \\cdot ${r}}{5}$, rounded up, as if the other four integers were all $g - ${r}$. But the integers are different.`,
    ],
    [
      low + 3,
      "finds the fourth integer",
      `In the list ${low}, ${low + 1}, ${low + 2}, ${low + 3 + rest}, ${key}, this is only ${low} + 3. The greatest integer can be ${key}.`,
    ],
    [1 + r, "starts with 1", `This is $1 + ${r}$. The least integer can be greater than 1.`],
    [
      Math.floor((total + 4 * r - 3) / 5),
      "makes two of the integers equal",
      `This is $\\frac{${total} + 4 \\cdot ${r} - 3}{5}$${rounded(total + 4 * r - 3, 5)}, which would need two equal integers. The four least are at least ${low}, ${low + 1}, ${low + 2}, and ${low + 3} if the greatest is ${key}.`,
    ],
  ];
  return {
    difficulty: 8,
    ...wordings(mean, total, "the greatest of the integers", "", ` and their range is ${r}`),
    stems: [],
    key,
    why: `If the greatest is $g$, the others are at least $g - ${r}$, $g - ${r - 1}$, $g - ${r - 2}$, and $g - ${r - 3}$, so $5g - ${4 * r - 6} \\leq ${total}$.`,
    wrong,
    shows: isNear(key),
    solution: {
      idea: "The least integer goes up with the greatest, so make the other three only just greater than the least.",
      steps: [
        `[[sum]]`,
        `If the greatest integer is $g$, the least is $g - ${r}$, and the others are at least $g - ${r - 1}$, $g - ${r - 2}$, and $g - ${r - 3}$.`,
        `So $5g ${texTerm(6 - 4 * r, "")} \\leq ${total}$, which means that $g \\leq \\frac{${total + 4 * r - 6}}{5}${rest === 0 ? ` = ${key}` : ""}$.`,
        rest === 0
          ? `The value ${key} is possible, because $${low} + ${low + 1} + ${low + 2} + ${low + 3} + ${key} = ${total}$.`
          : `The greatest integer that isn't greater than $\\frac{${total + 4 * r - 6}}{5}$ is ${key}.`,
      ],
      check: `The integers ${low}, ${low + 1}, ${low + 2}, ${low + 3 + rest}, and ${key} have the sum ${total} and the range ${r}.`,
      takeaway:
        "To make one number as great as possible under a fixed sum, make the others as small as possible.",
    },
  };
}

/** With the median known, the least possible greatest integer. */
function askLeast(rng: Rng): AskedProblem | null {
  const { mean, total } = drawSum(rng);
  const m = mean - rng.int(1, 5);
  const above = total - 3 * m + 3;
  const key = Math.ceil((above + 1) / 2);
  if (m < 5 || key <= m + 2) return null;
  const parts = [`is ${mean} and their median is ${m}`, `is ${total} and their median is ${m}`];
  return {
    difficulty: 8,
    words: (wording) => ({
      sum:
        wording === 1
          ? `The sum of the five integers is $5 \\cdot ${mean} = ${total}$.`
          : `The sum of the five integers is ${total}.`,
    }),
    stems: [],
    pure: [
      `If the average (arithmetic mean) of five different positive integers ${parts[0]}, what is the least possible value of the greatest of the integers?`,
      `The sum of five different positive integers ${parts[1]}. What is the least possible value of the greatest of the integers?`,
    ],
    key,
    why: `The integers below the median are at most ${m - 2} and ${m - 1}, so the two above it have a sum of at least ${above}.`,
    wrong: [
      [
        Math.ceil(above / 2),
        "makes the two greatest equal",
        `This is $\\frac{${above}}{2}$${above % 2 === 0 ? "" : ", rounded up"}. The two integers above the median are different, so the greater one is more than half of ${above}.`,
      ],
      [
        m + 2,
        "continues from the median",
        `With ${m + 1} and ${m + 2} above the median, the sum would be at most $${m - 2} + ${m - 1} + ${m} + ${m + 1} + ${m + 2} = ${5 * m}$, not ${total}.`,
      ],
      [
        mean + 2,
        "takes consecutive integers",
        `This is the greatest of the five consecutive integers around ${mean}. Their median is ${mean}, not ${m}.`,
      ],
      [
        Math.ceil((total - 3 * m + 1) / 2),
        "makes the least integers equal to the median",
        `This uses $${total} - ${m} - ${m} - ${m} = ${total - 3 * m}$ for the two greatest. The integers are different, so the two below ${m} are at most ${m - 2} and ${m - 1}.`,
      ],
      [
        key - 1,
        "finds the fourth integer",
        `The two greatest integers have a sum of at least ${above}. With ${key - 1} as the greatest, their sum would be at most $${key - 1} + ${key - 2} = ${2 * key - 3}$.`,
      ],
      [
        key + 1,
        "goes one too far",
        `The value ${key} is possible: ${m - 2}, ${m - 1}, ${m}, ${above - key}, and ${key} have the sum ${total}.`,
      ],
      [
        Math.ceil((total - m - 2) / 2),
        "makes the least integers small",
        `This uses 1 and 2 for the two least integers. The greatest is least when the two below the median are as great as possible, ${m - 2} and ${m - 1}.`,
      ],
      [
        Math.ceil((total - m) / 2),
        "leaves out the least integers",
        `This is half of $${total} - ${m}$${(total - m) % 2 === 0 ? "" : ", rounded up"}. The two integers below the median, at most ${m - 2} and ${m - 1}, must be subtracted, too.`,
      ],
      [
        above - m - 1,
        "makes the fourth integer small",
        `This is $${above} - ${m + 1}$, with ${m + 1} as the fourth integer. The greatest is least when the fourth integer is as great as possible.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "The greatest integer is least when all the others are as great as possible.",
      steps: [
        `[[sum]]`,
        `The two integers below the median are at most $${m} - 2 = ${m - 2}$ and $${m} - 1 = ${m - 1}$.`,
        `So the two above it have a sum of at least $${total} - ${m} - ${m - 1} - ${m - 2} = ${above}$.`,
        `They are different, so the greater one is more than $\\frac{${above}}{2}$, which makes it at least ${key}.`,
      ],
      check: `The integers ${m - 2}, ${m - 1}, ${m}, ${above - key}, and ${key} have the sum ${total}.`,
      takeaway:
        "One number is least under a fixed sum when all the others are as great as possible.",
    },
  };
}

const ASK = { median: askMedian, second: askSecond, range: askWithRange, least: askLeast };
const KINDS = ["median", "second", "range", "range", "least", "least"] as const;

type Five = readonly [number, number, number, number, number];

/** All five different positive integers with this sum, in order. */
function* fives(total: number): Generator<Five> {
  for (let a = 1; 5 * a + 10 <= total; a++)
    for (let b = a + 1; a + 4 * b + 6 <= total; b++)
      for (let c = b + 1; a + b + 3 * c + 3 <= total; c++)
        for (let d = c + 1; a + b + c + 2 * d < total; d++)
          yield [a, b, c, d, total - a - b - c - d];
}

/** Whether this is the greatest (or least) value at a place in order, among the lists that fit. */
const isEnd =
  (
    place: number,
    factor: number,
    which: "max" | "min",
    fits: (of: Five, given: number) => boolean,
  ) =>
  (tried: number, mean: number, given = 0): boolean => {
    let end: number | undefined;
    for (const five of fives(factor * mean))
      if (fits(five, given)) end = Math[which](end ?? five[place]!, five[place]!);
    return tried === end;
  };

/** The greatest of different integers is greater than their mean. */
const isAboveMean =
  (factor: number) =>
  (tried: number, mean: number): boolean =>
    5 * tried > factor * mean;
const hasRange = (of: Five, r: number): boolean => of[4] - of[0] === r;
const hasMedian = (of: Five, m: number): boolean => of[2] === m;
const always = (): boolean => true;

const READINGS: readonly StemReading[] = (
  [
    ["five different positive integers is (\\d+)", 5, "average"],
    ["five different positive integers is (\\d+)", 1, "The sum"],
    ["of (\\d+) employees", 1, "A total"],
  ] as const
).flatMap(([start, factor, word]) => [
  {
    wording: new RegExp(`${word}.*${start} and .* range is (\\d+)`),
    fits: isEnd(4, factor, "max", hasRange),
    open: isAboveMean(factor),
  },
  {
    wording: new RegExp(`${word}.*${start} and .* median is (\\d+)`),
    fits: isEnd(4, factor, "min", hasMedian),
    open: isAboveMean(factor),
  },
  {
    wording: new RegExp(`${word}.*${start}.*(?:their|the) median`),
    fits: isEnd(2, factor, "max", always),
  },
  {
    wording: new RegExp(`${word}.*${start}.*second (?:great|larg)est`),
    fits: isEnd(3, factor, "max", always),
  },
]);

export const template: ProblemTemplate = {
  id: "median-can-be-how-large",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "How far one of five different integers with a fixed sum can go, by its place in order.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lists all five integers with the sum. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
