import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const TAKEAWAY = "Turn each average into a sum, and see which numbers the sums share.";
/** Integers and halves, as these questions may show. */
const isShort = (value: number): boolean => Number.isInteger(2 * value);

/** The averages without the least and without the greatest give the range. */
function askRange(rng: Rng): AskedProblem | null {
  const n = rng.int(5, 11);
  const gap = rng.int(2, 8);
  const low = rng.int(36, 82);
  const high = low + gap;
  const key = (n - 1) * gap;
  if (key > 60 || key > low || high > 90) return null;
  return {
    difficulty: 5,
    stems: [
      `A student's average (arithmetic mean) score on ${n} tests is ${high} if the lowest of the ${n} scores is excluded and ${low} if the highest of the ${n} scores is excluded. What is the difference between the highest and the lowest of these scores?`,
      `Of ${n} packages, the ${n - 1} heaviest packages have an average (arithmetic mean) weight of ${high} pounds, and the ${n - 1} lightest packages have an average weight of ${low} pounds. How many pounds heavier is the heaviest package than the lightest package?`,
    ],
    pure: [
      `A list consists of ${n} different numbers. The average (arithmetic mean) of the ${n - 1} greatest numbers in the list is ${high}, and the average of the ${n - 1} least numbers in the list is ${low}. What is the range of the numbers in the list?`,
      `When the greatest of ${n} numbers is deleted, the average (arithmetic mean) of the remaining numbers is ${low}. When only the least of the ${n} numbers is deleted, the average of the remaining numbers is ${high}. What is the range of the ${n} numbers?`,
    ],
    key,
    why: `The two sums differ only by the greatest and the least: $${n - 1} \\cdot ${high} - ${n - 1} \\cdot ${low} = ${key}$.`,
    wrong: [
      [gap, "subtracts the averages", `Each average stands for ${n - 1} numbers.`],
      [n * gap, "multiplies by all", `Each average is of ${n - 1} numbers, not of ${n}.`],
      [
        (n - 2) * gap,
        "multiplies by the shared numbers",
        `The sums share ${n - 2} numbers, but each is of ${n - 1}.`,
      ],
      [
        2 * n * gap,
        "multiplies by all and doubles the difference",
        `Each average is of ${n - 1} numbers, and the difference between the sums is the whole range.`,
      ],
      [
        (n * gap) / 2,
        "multiplies by all and halves the difference",
        `Each average is of ${n - 1} numbers, and the difference between the sums is the whole range.`,
      ],
      [2 * gap, "doubles the difference", `The greatest and the least aren't averages.`],
      [
        n * gap + gap,
        "multiplies by too many",
        `Each average is of ${n - 1} numbers, not of ${n + 1}.`,
      ],
      [
        2 * key,
        "doubles the difference of the sums",
        `The difference between the two sums is the range itself.`,
      ],
      [key / 2, "halves the difference", `The difference between the sums is the whole range.`],
    ],
    shows: (value) => Number.isInteger(value) && 4 * value > key,
    solution: {
      idea: `Both sums contain the same ${n - 2} numbers in between, so these drop out of the difference.`,
      steps: [
        `Without the least, the sum is $${n - 1} \\cdot ${high} = ${(n - 1) * high}$.`,
        `Without the greatest, the sum is $${n - 1} \\cdot ${low} = ${(n - 1) * low}$.`,
        `The difference is the greatest minus the least: $${(n - 1) * high} - ${(n - 1) * low} = ${key}$.`,
      ],
      check: `Replacing the least by the greatest raises ${n - 1} numbers' average by ${gap}, so it raises their sum by $${n - 1} \\cdot ${gap}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The averages of the lower and the upper half, which share the median. */
function askMedian(rng: Rng): AskedProblem | null {
  const k = rng.int(3, 6);
  const n = 2 * k - 1;
  const low = rng.int(14, 60);
  const mean = low + rng.int(3, 12);
  const key = low + rng.int(2, 14);
  const high = (n * mean + key - k * low) / k;
  if (!Number.isInteger(high) || key >= high - 1 || key === mean || 2 * key === low + high)
    return null;
  const sums = [k * low, k * high, n * mean];
  return {
    difficulty: 5,
    stems: [
      `The average (arithmetic mean) age of the ${n} members of a club is ${mean} years. If the average age is ${low} years for the ${k} youngest members and ${high} years for the ${k} oldest members, what is the median age, in years, of the members?`,
      `The average (arithmetic mean) of a student's scores on ${n} quizzes was ${mean}. If the average of the ${k} lowest scores was ${low} and the average of the ${k} highest scores was ${high}, what was the median of the ${n} scores?`,
    ],
    pure: [
      `A list consists of ${n} different integers with an average (arithmetic mean) of ${mean}. If the average of the ${k} least integers is ${low} and the average of the ${k} greatest integers is ${high}, what is the median of the ${n} integers?`,
    ],
    key,
    why: `The median is in both halves: $${sums[0]} + ${sums[1]} - ${sums[2]} = ${key}$.`,
    wrong: [
      [
        (low + high) / 2,
        "averages the averages",
        `The median doesn't have to be halfway between ${low} and ${high}.`,
      ],
      [mean, "takes the mean", `The median is in general not equal to the mean.`],
      [
        (n * mean - k * low) / (k - 1),
        "averages the upper numbers",
        `This is the average of the ${k - 1} numbers above the median.`,
      ],
      [
        (n * mean - k * high) / (k - 1),
        "averages the lower numbers",
        `This is the average of the ${k - 1} numbers below the median.`,
      ],
      [
        low + high - mean,
        "subtracts the averages",
        `Sums can be subtracted here, but averages can't.`,
      ],
      [
        (k * low + k * high) / n,
        "divides both sums by all",
        `The median is included in both of the sums.`,
      ],
      [(mean + low) / 2, "averages two averages", `This doesn't use the sums.`],
      [(mean + high) / 2, "averages two averages", `This doesn't use the sums.`],
    ],
    shows: (value) => isShort(value) && value > low && value < high,
    solution: {
      idea: `The ${k} least and the ${k} greatest numbers together are all ${n}, with the median counted twice.`,
      steps: [
        `The sum of all ${n} is $${n} \\cdot ${mean} = ${sums[2]}$.`,
        `The two halves have the sums $${k} \\cdot ${low} = ${sums[0]}$ and $${k} \\cdot ${high} = ${sums[1]}$, together ${sums[0]! + sums[1]!}.`,
        `What is counted twice is the median: $${sums[0]! + sums[1]!} - ${sums[2]} = ${key}$.`,
      ],
      check: `The median must be between ${low} and ${high}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The average without the greatest and the least, and the range: one of the two. */
function askExtreme(rng: Rng): AskedProblem | null {
  const n = rng.int(5, 10);
  const mean = rng.int(24, 86);
  const rest = mean + rng.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
  const spread = 2 * rng.int(5, 20);
  const both = n * mean - (n - 2) * rest;
  const [least, greatest] = [(both - spread) / 2, (both + spread) / 2];
  if (!Number.isInteger(greatest)) return null;
  if (least < 4 || greatest > 100 || least > rest - 3 || greatest < rest + 3) return null;
  const asksGreatest = rng.chance(0.5);
  const [key, other] = asksGreatest ? [greatest, least] : [least, greatest];
  const [word, high] = asksGreatest ? ["greatest", "highest"] : ["least", "lowest"];
  const sign = asksGreatest ? 1 : -1;
  const off = rng.pick([2, -2]);
  return {
    difficulty: 5,
    stems: [
      `The scores that ${n} judges gave a skater have an average (arithmetic mean) of ${mean} and a range of ${spread}. If the highest and the lowest scores are excluded, the average of the remaining scores is ${rest}. What is the ${high} score?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${mean}, and the range is ${spread}. If the average is ${rest} when the greatest and the least of the numbers are excluded, what is the ${word} of the ${n} numbers?`,
      `A list of ${n} different numbers has an average (arithmetic mean) of ${mean}. When the greatest and the least numbers are deleted from the list, the average is ${rest}. If the range of the list is ${spread}, what is the ${word} number in the list?`,
    ],
    key,
    why: `The greatest and the least have the sum ${both} and the difference ${spread}.`,
    wrong: [
      [other, `finds the ${asksGreatest ? "least" : "greatest"}`, `The ${word} is asked for.`],
      [both / 2, "halves the sum", `This is the average of the greatest and the least.`],
      [
        mean + (sign * spread) / 2,
        "goes half the range from the mean",
        `The mean doesn't have to be halfway between the least and the greatest.`,
      ],
      [
        rest + (sign * spread) / 2,
        "goes half the range from the average",
        `The average of the remaining numbers doesn't have to be in the middle.`,
      ],
      [
        n * mean - (n - 1) * rest,
        "excludes only one",
        `Two numbers are excluded, so ${n - 2} remain.`,
      ],
      [mean + (sign * spread) / 4, "halves twice", `The range is divided by 2 only once.`],
      [key + off, "miscounts the remaining numbers", `Of ${n} numbers, ${n - 2} remain.`],
      [key + 2 * off, "miscounts the remaining numbers", `Of ${n} numbers, ${n - 2} remain.`],
      [
        rest + sign * (mean - rest + spread / 2 + 1),
        "mixes up the two averages",
        `The average of all numbers is ${mean}, and that of the remaining ones is ${rest}.`,
      ],
      [mean + sign * spread, "adds the range", `The range isn't measured from the mean.`],
      [rest, "takes the average", `This is the average of the remaining numbers.`],
    ],
    // On the side of the averages that the question asks about.
    shows: (value) =>
      Number.isInteger(value) &&
      value <= 100 &&
      sign * (value - rest) > 0 &&
      sign * (value - mean) > 0 &&
      value > 0,
    solution: {
      idea: "The averages give the sum of the greatest and the least, and the range gives their difference.",
      steps: [
        `The sum of all ${n} is $${n} \\cdot ${mean} = ${n * mean}$, and the sum of the remaining ${n - 2} is $${n - 2} \\cdot ${rest} = ${(n - 2) * rest}$.`,
        `So the greatest and the least have the sum $${n * mean} - ${(n - 2) * rest} = ${both}$.`,
        `Their difference is ${spread}, so the ${word} is $\\frac{${both} ${asksGreatest ? "+" : "-"} ${spread}}{2} = ${key}$.`,
      ],
      check: `The other one is ${other}, and $${greatest} - ${least} = ${spread}$.`,
      takeaway: "Two numbers follow from their sum and their difference.",
    },
  };
}

const ASK = { range: askRange, median: askMedian, extreme: askExtreme };
const KINDS = ["range", "median", "extreme"] as const;

/** Tries each total of the numbers between, which must not matter. */
const isRange = (tried: number, n: number, high: number, low: number): boolean =>
  range(1, 20).every((between) =>
    near(tried, (n - 1) * high - between - ((n - 1) * low - between)),
  );
const isMedian = (tried: number, n: number, mean: number, k: number, low: number, high: number) =>
  near(k * low - tried + (k * high - tried) + tried, n * mean);
const isExtreme =
  (sign: number) =>
  (tried: number, n: number, mean: number, rest: number, spread: number): boolean =>
    near(tried + (tried - sign * spread) + (n - 2) * rest, n * mean);
const isWithin = (tried: number, ...given: readonly number[]): boolean =>
  tried > given[3]! && tried < given[4]!;

const READINGS: readonly StemReading[] = [
  { wording: /score on (\d+) tests is (\d+) if the lowest .* and (\d+) if/, fits: isRange },
  { wording: /Of (\d+) packages, .* weight of (\d+) pounds, .* of (\d+) pounds/, fits: isRange },
  { wording: /of (\d+) different numbers\. .* list is (\d+), .* list is (\d+)\./, fits: isRange },
  {
    wording: /greatest of (\d+) numbers is deleted, .* is (\d+)\. .* is (\d+)\./,
    fits: (tried, n, low, high) => isRange(tried, n, high, low),
  },
  {
    wording:
      /the (\d+) members of a club is (\d+) .* is (\d+) years for the (\d+) .* and (\d+) years/,
    fits: (tried, n, mean, low, k, high) => isMedian(tried, n, mean, k, low, high),
    open: (tried, n, mean, low, k, high) => isWithin(tried, n, mean, k, low, high),
  },
  {
    wording: /on (\d+) quizzes was (\d+)\. .* the (\d+) lowest .* was (\d+) .* was (\d+), /,
    fits: isMedian,
    open: isWithin,
  },
  {
    wording:
      /of (\d+) different integers .* of (\d+)\. .* the (\d+) least .* is (\d+) .* is (\d+), /,
    fits: isMedian,
    open: isWithin,
  },
  ...(
    [
      ["highest", "greatest", 1],
      ["lowest", "least", -1],
    ] as const
  ).flatMap(([high, word, sign]): StemReading[] => [
    {
      wording: new RegExp(
        `that (\\d+) judges .* of (\\d+) and a range of (\\d+)\\. .* is (\\d+)\\. .* ${high} score\\?`,
      ),
      fits: (tried, n, mean, spread, rest) => isExtreme(sign)(tried, n, mean, rest, spread),
    },
    {
      wording: new RegExp(
        `of (\\d+) numbers is (\\d+), .* range is (\\d+)\\. .* is (\\d+) when .* is the ${word} of`,
      ),
      fits: (tried, n, mean, spread, rest) => isExtreme(sign)(tried, n, mean, rest, spread),
    },
    {
      wording: new RegExp(
        `list of (\\d+) different numbers .* of (\\d+)\\. .* is (\\d+)\\. .* is (\\d+), what is the ${word} `,
      ),
      fits: isExtreme(sign),
    },
  ]),
];

export const template: ProblemTemplate = {
  id: "mean-without-the-extremes",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "Averages of overlapping parts of a list: the sums share all numbers except one or two.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the sums. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
