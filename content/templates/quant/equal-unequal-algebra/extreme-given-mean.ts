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
} from "@theta/items/template";

/** Different integers of at least `low`: the greatest one is greatest when the others are least. */
function askDifferent(rng: Rng): AskedProblem | null {
  const n = rng.int(4, 7);
  const isStory = rng.chance(0.5);
  const low = isStory ? rng.pick([2, 3, 4, 5, 6, 8, 10]) : 1;
  const mean = rng.int(low + 6, low + 20);
  const total = n * mean;
  const others = range(low, low + n - 2);
  const key = total - sum(others);
  return {
    difficulty: 4,
    stems: isStory
      ? [
          `A total of ${total} employees will be assigned to ${n} teams so that each team has at least ${low} employees and no two teams have the same number of employees. What is the greatest possible number of employees on a team?`,
          `The average (arithmetic mean) number of parts in ${n} boxes is ${mean}. If each box contains at least ${low} parts and no two boxes contain the same number of parts, what is the greatest possible number of parts in one of the boxes?`,
        ]
      : [],
    pure: isStory
      ? []
      : [
          `The average (arithmetic mean) of ${n} different positive integers is ${mean}. What is the greatest possible value of the greatest of these integers?`,
          `If the sum of ${n} different positive integers is ${total}, what is the greatest possible value of one of the integers?`,
        ],
    key,
    why: `The others are at least $${others.join(" + ")} = ${sum(others)}$, and $${total} - ${sum(others)} = ${key}$.`,
    wrong: [
      [
        total - (n - 1) * low,
        "lets the others be equal",
        `This is $${total} - ${n - 1} \\cdot ${low}$. Only one [[one]] can have the least value, ${low}, because all of them are different.`,
      ],
      [
        key - low - n + 1,
        "takes off one too many",
        `This subtracts ${n} numbers, $${low} + \\cdots + ${low + n - 1} = ${total - (key - low - n + 1)}$. There are only ${n - 1} other [[ones]].`,
      ],
      [
        total - sum(others.slice(0, -1)),
        "takes off too few",
        `This is $${total} - ${sum(others.slice(0, -1))}$, which subtracts only ${n - 2} numbers. There are $${n} - 1 = ${n - 1}$ other [[ones]].`,
      ],
      [
        total - sum(others.map((k) => k - 1)),
        "starts too low",
        `This subtracts $${others.map((k) => k - 1).join(" + ")} = ${sum(others) - n + 1}$, but the least possible number is ${low}.`,
      ],
      [
        total - sum(others.map((k) => k + 1)),
        "starts too high",
        `This subtracts $${others.map((k) => k + 1).join(" + ")} = ${sum(others) + n - 1}$, but the least possible number is ${low}.`,
      ],
      [
        total - n * low,
        "lets the others be equal",
        `This is $${total} - ${n} \\cdot ${low}$. Subtract the ${n - 1} other [[ones]], and only one of them can be ${low}.`,
      ],
      [
        2 * mean - low,
        "balances only one number",
        `This is $${mean} + (${mean} - ${low})$, as if only one other [[one]] were less than the average, ${mean}.`,
      ],
      [
        mean + n - 1,
        "takes consecutive integers",
        `This is $${mean} + ${n - 1}$, but the greatest number is ${key} when the others are ${low} to ${low + n - 2}.`,
      ],
    ],
    solution: {
      idea: `The total is fixed, so one number is greatest when all the others are as small as possible.`,
      steps: [
        `[[Total]]`,
        `The ${n - 1} others are different and at least ${low}, so their sum is at least $${others.join(" + ")} = ${sum(others)}$.`,
        `The greatest possible number is $${total} - ${sum(others)} = ${key}$.`,
      ],
      check: `The numbers ${others.join(", ")}, and ${key} are different, and their sum is $${sum(others)} + ${key} = ${total}$.`,
      takeaway: "To make one number extreme, push all the others to the other end.",
    },
    words: (wording) =>
      isStory
        ? wording === 1
          ? {
              one: "team",
              ones: "teams",
              total: `The ${n} teams have ${total} employees in all.`,
            }
          : {
              one: "box",
              ones: "boxes",
              total: `The ${n} boxes contain $${n} \\cdot ${mean} = ${total}$ parts in all.`,
            }
        : {
            one: "integer",
            ones: "integers",
            total:
              wording === 1
                ? `The sum of the integers is $${n} \\cdot ${mean} = ${total}$.`
                : `The sum of the integers is ${total}.`,
          },
  };
}

/** A bound on each value: the others are at the bound. */
function askBound(rng: Rng): AskedProblem | null {
  const isLeast = rng.chance(0.5);
  const n = rng.int(4, 10);
  const bound = isLeast ? rng.pick([50, 60, 80, 100]) : rng.pick([20, 25, 30, 35, 40]);
  const off = rng.int(3, isLeast ? 12 : 8);
  const mean = isLeast ? bound - off : bound + off;
  const key = isLeast ? bound - n * off : bound + n * off;
  const [side, way] = isLeast ? ["greater", "least"] : ["less", "greatest"];
  if (key < 5) return null;
  const turn = isLeast ? -1 : 1;
  const sign = isLeast ? "-" : "+";
  const fromBound = (k: number): string =>
    `This is $${bound} ${sign} ${k} \\cdot ${off}$. The total is $${n} \\cdot ${off}$ ${isLeast ? "less" : "more"} than $${n} \\cdot ${bound}$, so the [[one]] is $${bound} ${sign} ${n} \\cdot ${off}$.`;
  const fromMean = (k: number): string =>
    `This is $${mean} ${sign} ${k} \\cdot ${off}$. But ${n - 1} others can be ${bound}, each ${off} ${isLeast ? "above" : "below"} the average.`;
  return {
    difficulty: 3,
    stems: isLeast
      ? [
          `The average (arithmetic mean) of a student's scores on ${n} tests was ${mean}. If none of the scores was greater than ${bound}, what is the least possible score that the student received on one of the tests?`,
        ]
      : [
          `Last week the ${n} employees of a certain store worked an average (arithmetic mean) of ${mean} hours. If each employee worked at least ${bound} hours, what is the greatest possible number of hours that one of the employees worked?`,
        ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${mean}. If none of the numbers is ${side} than ${bound}, what is the ${way} possible value of one of the numbers?`,
    ],
    key,
    why: `$${n - 1} \\cdot ${bound} = ${(n - 1) * bound}$ and $${n} \\cdot ${mean} - ${(n - 1) * bound} = ${key}$.`,
    wrong: [
      [bound + turn * (n - 1) * off, "counts one difference too few", fromBound(n - 1)],
      [
        mean + turn * off,
        "balances only one number",
        `This is $${mean} ${sign} ${off}$, which balances only one other [[one]]. All ${n - 1} others can be ${bound}.`,
      ],
      [mean + turn * n * off, "counts one difference too many", fromMean(n)],
      [
        n * off,
        "finds the difference",
        `This is $${n} \\cdot ${off}$, how far the [[one]] is from ${bound}.`,
      ],
      [
        (n - 1) * off,
        "finds the difference",
        `This is $${n - 1} \\cdot ${off}$, how far the [[one]] is from ${mean}.`,
      ],
      [bound + turn * (n - 2) * off, "miscounts the others", fromBound(n - 2)],
      [
        (mean * n) / (n - 1) - bound,
        "divides the total",
        `This is $\\frac{${n * mean}}{${n - 1}} - ${bound}$. The ${n - 1} others have the total $${n - 1} \\cdot ${bound} = ${(n - 1) * bound}$, so subtract that from ${n * mean}.`,
      ],
      [
        bound,
        "takes the bound",
        `With ${bound} as the ${way} [[one]], all ${n} would be ${bound}, and the average would not be ${mean}.`,
      ],
      [mean + turn * 2 * off, "balances two numbers", fromMean(2)],
      [
        (bound + turn * n * off + mean) / 2,
        "stops halfway",
        `This is halfway between ${mean} and ${key}. If all ${n - 1} others are ${bound}, the last [[one]] is ${key}.`,
      ],
    ],
    solution: {
      idea: `The total is fixed, so one [[one]] is ${way} when all the others are ${bound}, the ${isLeast ? "most" : "least"} allowed.`,
      fast: [
        `Each of the ${n - 1} others is $${isLeast ? `${bound} - ${mean}` : `${mean} - ${bound}`} = ${off}$ ${isLeast ? "above" : "below"} the average, so the last one is $${n - 1} \\cdot ${off} = ${(n - 1) * off}$ ${isLeast ? "below" : "above"} it: $${mean} ${sign} ${(n - 1) * off} = ${key}$.`,
      ],
      steps: [
        `The total is $${n} \\cdot ${mean} = ${n * mean}$.`,
        `The ${n - 1} other [[ones]] are ${isLeast ? "at most" : "at least"} $${n - 1} \\cdot ${bound} = ${(n - 1) * bound}$ in all.`,
        `So the ${way} possible [[one]] is $${n * mean} - ${(n - 1) * bound} = ${key}$.`,
      ],
      check: `With ${n - 1} times ${bound} and once ${key}, the average is $\\frac{${(n - 1) * bound} + ${key}}{${n}} = ${mean}$.`,
      takeaway: "To make one number extreme, push all the others to the other end.",
    },
    words: (wording) =>
      wording === 2
        ? { one: "number", ones: "numbers" }
        : isLeast
          ? { one: "score", ones: "scores" }
          : { one: "number of hours", ones: "numbers of hours" },
  };
}

/** Some values are known by their average; of the last two, one is at the greatest value. */
function askRest(rng: Rng): AskedProblem | null {
  const [n, known] = rng.pick([
    [5, 3],
    [6, 4],
    [7, 5],
    [8, 6],
    [6, 3],
  ] as const);
  const [mean, before] = [rng.int(75, 92), rng.int(70, 92)];
  const key = n * mean - known * before - (n - known - 1) * 100;
  const rest = n - known;
  if (key < 40 || key > 95 || Math.abs(mean - before) < 2 || key === mean || key === before) {
    return null;
  }
  const left = n * mean - known * before;
  const minus = `(${mean} - ${before})`;
  const verdict = (value: number): string =>
    value > key
      ? `A smaller [[one]] is possible: the other ${rest} need a sum of ${left}, and $${left} - ${(rest - 1) * 100} = ${key}$.`
      : `The ${rest} [[ones]] need a sum of ${left}, so the rest would need $${left} - ${value} = ${left - value}$, more than ${(rest - 1) * 100}.`;
  return {
    difficulty: 4,
    stems: [
      `The average (arithmetic mean) of a student's scores on the first ${known} of ${n} tests is ${before}, and no score can be greater than 100. What is the least score that the student can receive on the next test if the average of the ${n} scores is to be ${mean}?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${mean}, and the average of ${known} of these numbers is ${before}. If none of the numbers is greater than 100, what is the least possible value of any of the other ${rest} numbers?`,
    ],
    key,
    why: `The other ${rest} must have a sum of ${left}, and $${left} - ${(rest - 1) * 100} = ${key}$.`,
    wrong: [
      [
        left / rest,
        "divides equally",
        `This is $\\frac{${left}}{${rest}}$, with the same value for the ${rest} [[ones]]. ${verdict(left / rest)}`,
      ],
      [
        2 * mean - before,
        "balances the averages",
        `This is $${mean} + (${mean} - ${before})$, as if the averages were of equally many [[ones]]. ${verdict(2 * mean - before)}`,
      ],
      [mean, "takes the average", `This is the average of all ${n}. ${verdict(mean)}`],
      [
        before,
        "takes the known average",
        `This is the average of ${known} of the [[ones]]. ${verdict(before)}`,
      ],
      [
        mean + known * (mean - before),
        "ignores the other scores",
        `This is $${known + 1} \\cdot ${mean} - ${known} \\cdot ${before}$, as if there were only ${known + 1} [[ones]] in all, not ${n}.`,
      ],
      [
        before + n * (mean - before),
        "ignores the other scores",
        `This is $${n} \\cdot ${mean} - ${n - 1} \\cdot ${before}$, as if ${n - 1} [[ones]] had the average ${before}. Only ${known} do.`,
      ],
      [
        100 - n * (100 - mean),
        "takes 100 for all the others",
        `This is $${n} \\cdot ${mean} - ${n - 1} \\cdot 100$, as if all ${n - 1} others were 100. But ${known} of them have the average ${before}.`,
      ],
      [
        2 * mean - 100,
        "balances with 100",
        rest === 2
          ? `This is $2 \\cdot ${mean} - 100$, as if the ${known} had the average ${mean}, not ${before}. ${verdict(2 * mean - 100)}`
          : `This is $2 \\cdot ${mean} - 100$, which has the average ${mean} together with only one [[one]] of 100. ${verdict(2 * mean - 100)}`,
      ],
      [
        2 * before - 100,
        "balances with 100",
        rest === 2
          ? `This is $2 \\cdot ${before} - 100$, as if the average of all ${n} were ${before}, not ${mean}. ${verdict(2 * before - 100)}`
          : `This is $2 \\cdot ${before} - 100$, which has the average ${before} together with only one [[one]] of 100. ${verdict(2 * before - 100)}`,
      ],
      [
        100 - known * (mean - before),
        "subtracts from 100",
        `This is $100 - ${known} \\cdot ${minus}$. ${verdict(100 - known * (mean - before))}`,
      ],
      [
        100 - n * (mean - before),
        "subtracts from 100",
        `This is $100 - ${n} \\cdot ${minus}$. ${verdict(100 - n * (mean - before))}`,
      ],
    ],
    solution: {
      idea: `Find the sum of the other ${rest} [[ones]]. One of them is least when the ${rest === 2 ? "other is" : "others are"} 100.`,
      steps: [
        `The total of all ${n} [[ones]] is $${n} \\cdot ${mean} = ${n * mean}$, and the total of the ${known} with the known average is $${known} \\cdot ${before} = ${known * before}$.`,
        `The other ${rest} have a sum of $${n * mean} - ${known * before} = ${left}$.`,
        rest === 2
          ? `With one of them at 100, the least value is $${left} - 100 = ${key}$.`
          : `With two of them at 100, the least value is $${left} - 2 \\cdot 100 = ${key}$.`,
      ],
      check: `The total of ${known * before}, ${(rest - 1) * 100}, and ${key} is ${n * mean}, and $\\frac{${n * mean}}{${n}} = ${mean}$.`,
      takeaway: "Averages of different numbers of values can't be subtracted, but totals can.",
    },
    words: (wording) =>
      wording === 1 ? { one: "score", ones: "scores" } : { one: "number", ones: "numbers" },
    shows: (value) => Number.isInteger(value) && value > 0 && value <= 100,
  };
}

const ASK = { different: askDifferent, bound: askBound, rest: askRest };

/** The others take the smallest different values one by one. */
const isDifferent = (tried: number, n: number, total: number, low: number): boolean => {
  let left = total;
  for (let next = low; next < low + n - 1; next++) left -= next;
  return tried === left;
};
const isBound: StemReading["fits"] = (tried, n, mean, bound) =>
  tried + (n - 1) * bound === n * mean;
const isRest: StemReading["fits"] = (tried, known, before, n, mean) =>
  tried + known * before + (n - known - 1) * 100 === n * mean;
const isBelow: StemReading["open"] = (tried, _n, mean) => tried < mean;
const isAbove: StemReading["open"] = (tried, _n, mean) => tried > mean;

const READINGS: readonly StemReading[] = [
  {
    wording: /total of (\d+) employees .* to (\d+) teams .* least (\d+) employees/,
    fits: (tried, total, n, low) => isDifferent(tried, n, total, low),
  },
  {
    wording: /parts in (\d+) boxes is (\d+)\. .* least (\d+) parts/,
    fits: (tried, n, mean, low) => isDifferent(tried, n, n * mean, low),
    open: isAbove,
  },
  {
    wording: /of (\d+) different positive integers is (\d+)\. What/,
    fits: (tried, n, mean) => isDifferent(tried, n, n * mean, 1),
    open: isAbove,
  },
  {
    wording: /sum of (\d+) different positive integers is (\d+),/,
    fits: (tried, n, total) => isDifferent(tried, n, total, 1),
  },
  {
    wording: /scores on (\d+) tests was (\d+)\. .* greater than (\d+),/,
    fits: isBound,
    open: isBelow,
  },
  {
    wording: /the (\d+) employees .* of (\d+) hours\. .* least (\d+) hours/,
    fits: isBound,
    open: isAbove,
  },
  {
    wording: /of (\d+) numbers is (\d+)\. If .* greater than (\d+),/,
    fits: isBound,
    open: isBelow,
  },
  { wording: /of (\d+) numbers is (\d+)\. If .* less than (\d+),/, fits: isBound, open: isAbove },
  {
    wording: /first (\d+) of (\d+) tests is (\d+), .* \d+ scores is to be (\d+)/,
    fits: (tried, known, n, before, mean) => isRest(tried, known, before, n, mean),
  },
  {
    wording: /of (\d+) numbers is (\d+), .* of (\d+) of these numbers is (\d+)\./,
    fits: (tried, n, mean, known, before) => isRest(tried, known, before, n, mean),
  },
];

export const template: ProblemTemplate = {
  id: "extreme-given-mean",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "The total is fixed by the mean: one value is extreme when the others are pushed to the other side.",

  make(rng) {
    const kind = rng.pick(["different", "bound", "rest"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Fills up with the least or greatest values, and sees what is left. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
