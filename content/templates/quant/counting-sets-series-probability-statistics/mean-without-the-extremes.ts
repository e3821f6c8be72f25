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
  const words = [
    { all: "scores", high: "highest score", low: "lowest score" },
    { all: "packages", high: "heaviest package", low: "lightest package" },
    { all: "numbers", high: "greatest number", low: "least number" },
    { all: "numbers", high: "greatest number", low: "least number" },
  ] as const;
  return {
    difficulty: 5,
    words: (wording) => words[wording - 1]!,
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
      [
        gap,
        "subtracts the averages",
        `This is $${high} - ${low}$, the difference between the averages. Each average is of ${n - 1} [[all]], so the sums differ by ${n - 1} times as much.`,
      ],
      [
        n * gap,
        "multiplies by all",
        `This is $${n} \\cdot ${gap}$. Each average is of ${n - 1} [[all]], not of ${n}.`,
      ],
      [
        (n - 2) * gap,
        "multiplies by the shared numbers",
        `This is $${n - 2} \\cdot ${gap}$. The two sums share ${n - 2} [[all]], but each of them is of ${n - 1}.`,
      ],
      [
        2 * n * gap,
        "multiplies by all and doubles the difference",
        `This is $2 \\cdot ${n} \\cdot ${gap}$. Each average is of ${n - 1} [[all]], and the difference between the sums isn't doubled.`,
      ],
      [
        (n * gap) / 2,
        "multiplies by all and halves the difference",
        `This is half of $${n} \\cdot ${gap}$. Each average is of ${n - 1} [[all]], and the difference between the sums isn't halved.`,
      ],
      [
        2 * gap,
        "doubles the difference",
        `This is $2 \\cdot ${gap}$. Each average is of ${n - 1} [[all]], so the difference of ${gap} must be multiplied by ${n - 1}.`,
      ],
      [
        n * gap + gap,
        "multiplies by too many",
        `This is $${n + 1} \\cdot ${gap}$. Each average is of ${n - 1} [[all]], not of ${n + 1}.`,
      ],
      [
        2 * key,
        "doubles the difference of the sums",
        `This is $2 \\cdot ${key}$. The difference between the sums, ${key}, is already the answer.`,
      ],
      [
        key / 2,
        "halves the difference",
        `This is half of ${key}. The difference between the sums, ${key}, isn't halved.`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && 4 * value > key,
    solution: {
      idea: `Both sums contain the same ${n - 2} [[all]] in between, so these drop out of the difference.`,
      fast: [
        `The two averages differ by $${high} - ${low} = ${gap}$, and each of them is of ${n - 1} [[all]].`,
        `So the sums differ by $${n - 1} \\cdot ${gap} = ${key}$, which is the difference between the [[high]] and the [[low]].`,
      ],
      steps: [
        `Without the [[low]], the sum is $${n - 1} \\cdot ${high} = ${(n - 1) * high}$.`,
        `Without the [[high]], the sum is $${n - 1} \\cdot ${low} = ${(n - 1) * low}$.`,
        `The difference is the [[high]] minus the [[low]]: $${(n - 1) * high} - ${(n - 1) * low} = ${key}$.`,
      ],
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
  const words = [
    { all: "members", values: "ages", least: "youngest members", greatest: "oldest members" },
    { all: "scores", values: "scores", least: "lowest scores", greatest: "highest scores" },
    { all: "integers", values: "integers", least: "least integers", greatest: "greatest integers" },
  ] as const;
  return {
    difficulty: 5,
    words: (wording) => words[wording - 1]!,
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
        `This is $\\frac{${low} + ${high}}{2}$. The median doesn't have to be halfway between ${low} and ${high}.`,
      ],
      [
        mean,
        "takes the mean",
        `This is the average for all ${n} [[all]]. The median doesn't have to be equal to it.`,
      ],
      [
        (n * mean - k * low) / (k - 1),
        "averages the upper numbers",
        `This is $\\frac{${sums[2]} - ${sums[0]}}{${k - 1}}$, the average of the ${k - 1} [[values]] above the median.`,
      ],
      [
        (n * mean - k * high) / (k - 1),
        "averages the lower numbers",
        `This is $\\frac{${sums[2]} - ${sums[1]}}{${k - 1}}$, the average of the ${k - 1} [[values]] below the median.`,
      ],
      [
        low + high - mean,
        "subtracts the averages",
        `This is $${low} + ${high} - ${mean}$. The averages are of different numbers of [[all]], so only the sums can be added and subtracted.`,
      ],
      [
        (k * low + k * high) / n,
        "divides both sums by all",
        `This is $\\frac{${sums[0]} + ${sums[1]}}{${n}}$. The two sums are of $${k} + ${k} = ${2 * k}$ [[values]], with the median counted twice.`,
      ],
      [
        (mean + low) / 2,
        "averages two averages",
        `This is $\\frac{${mean} + ${low}}{2}$. The median must be found from the sums.`,
      ],
      [
        (mean + high) / 2,
        "averages two averages",
        `This is $\\frac{${mean} + ${high}}{2}$. The median must be found from the sums.`,
      ],
    ],
    shows: (value) => isShort(value) && value > low && value < high,
    solution: {
      idea: `The ${k} [[least]] and the ${k} [[greatest]] together are all ${n} [[all]], with the middle one counted twice.`,
      steps: [
        `The sum of all ${n} [[values]] is $${n} \\cdot ${mean} = ${sums[2]}$.`,
        `The sums are $${k} \\cdot ${low} = ${sums[0]}$ for the ${k} [[least]] and $${k} \\cdot ${high} = ${sums[1]}$ for the ${k} [[greatest]].`,
        `Together, these are $${sums[0]} + ${sums[1]} = ${sums[0]! + sums[1]!}$, which counts the median twice, so the median is $${sums[0]! + sums[1]!} - ${sums[2]} = ${key}$.`,
      ],
      check: `The median, ${key}, is between ${low} and ${high}, as it must be.`,
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
  const [w, o] = asksGreatest ? ["g", "l"] : ["l", "g"];
  const step = `${asksGreatest ? "+" : "-"} \\frac{${spread}}{2}`;
  const wouldBe = (value: number): string =>
    `With ${value} as the [[${w}]], the [[${o}]] would be ${value - sign * spread}, and their sum would be ${2 * value - sign * spread}, not ${both}.`;
  const words = [
    { all: "scores", g: "highest score", l: "lowest score" },
    { all: "numbers", g: "greatest number", l: "least number" },
    { all: "numbers", g: "greatest number", l: "least number" },
  ] as const;
  return {
    difficulty: 5,
    words: (wording) => words[wording - 1]!,
    stems: [
      `The scores that ${n} judges gave a skater have an average (arithmetic mean) of ${mean} and a range of ${spread}. If the highest and the lowest scores are excluded, the average of the remaining scores is ${rest}. What is the ${high} score?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${mean}, and the range is ${spread}. If the average is ${rest} when the greatest and the least of the numbers are excluded, what is the ${word} of the ${n} numbers?`,
      `A list of ${n} different numbers has an average (arithmetic mean) of ${mean}. When the greatest and the least numbers are deleted from the list, the average is ${rest}. If the range of the list is ${spread}, what is the ${word} number in the list?`,
    ],
    key,
    why: `The [[g]] and the [[l]] have the sum ${both} and the difference ${spread}, so the [[${w}]] is $\\frac{${both} ${asksGreatest ? "+" : "-"} ${spread}}{2} = ${key}$.`,
    wrong: [
      [
        other,
        `finds the ${asksGreatest ? "least" : "greatest"}`,
        `This is the [[${o}]], $\\frac{${both} ${asksGreatest ? "-" : "+"} ${spread}}{2}$.`,
      ],
      [
        both / 2,
        "halves the sum",
        `This is $\\frac{${both}}{2}$, the average of the [[g]] and the [[l]].`,
      ],
      [
        mean + (sign * spread) / 2,
        "goes half the range from the mean",
        `This is $${mean} ${step}$. The average of all the [[all]] doesn't have to be halfway between the [[l]] and the [[g]].`,
      ],
      [
        rest + (sign * spread) / 2,
        "goes half the range from the average",
        `This is $${rest} ${step}$. The average of the remaining [[all]] doesn't have to be halfway between the [[l]] and the [[g]].`,
      ],
      [
        n * mean - (n - 1) * rest,
        "excludes only one",
        `This is $${n} \\cdot ${mean} - ${n - 1} \\cdot ${rest}$. Two of the [[all]] are excluded, so ${n - 2} remain, not ${n - 1}.`,
      ],
      [
        mean + (sign * spread) / 4,
        "halves twice",
        `This is $${mean} ${asksGreatest ? "+" : "-"} \\frac{${spread}}{4}$. The [[${w}]] follows from the sum and the difference of the [[g]] and the [[l]], not from the average.`,
      ],
      [key + off, "miscounts the remaining numbers", wouldBe(key + off)],
      [key + 2 * off, "miscounts the remaining numbers", wouldBe(key + 2 * off)],
      [
        rest + sign * (mean - rest + spread / 2 + 1),
        "mixes up the two averages",
        wouldBe(rest + sign * (mean - rest + spread / 2 + 1)),
      ],
      [
        mean + sign * spread,
        "adds the range",
        `This is $${mean} ${asksGreatest ? "+" : "-"} ${spread}$. The range goes from the [[l]] to the [[g]], not from the average.`,
      ],
      [rest, "takes the average", `This is the average of the remaining ${n - 2} [[all]].`],
    ],
    // On the side of the averages that the question asks about.
    shows: (value) =>
      Number.isInteger(value) &&
      value <= 100 &&
      sign * (value - rest) > 0 &&
      sign * (value - mean) > 0 &&
      value > 0,
    solution: {
      idea: `The averages give the sum of the [[g]] and the [[l]], and the range gives their difference.`,
      steps: [
        `The sum of all ${n} [[all]] is $${n} \\cdot ${mean} = ${n * mean}$, and the sum of the remaining ${n - 2} is $${n - 2} \\cdot ${rest} = ${(n - 2) * rest}$.`,
        `So the [[g]] and the [[l]] have the sum $${n * mean} - ${(n - 2) * rest} = ${both}$.`,
        `Their difference is ${spread}, so $${both} ${asksGreatest ? "+" : "-"} ${spread} = ${2 * key}$ is twice the [[${w}]], which is ${key}.`,
      ],
      check: `The [[${o}]] is $${both} - ${key} = ${other}$, and $${greatest} - ${least} = ${spread}$.`,
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
