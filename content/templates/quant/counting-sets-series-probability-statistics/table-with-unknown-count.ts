import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  median,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  tidy,
} from "@theta/items/template";

const COUNTS = [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25];

/** Counts n and m of two values, and the count of a third one that follows from the average. */
function drawMean(rng: Rng) {
  const isStory = rng.chance(0.5);
  const values = isStory
    ? ([1, 2, 3] as const)
    : rng.pick([
        [2, 3, 5],
        [2, 5, 8],
        [3, 4, 8],
        [1, 4, 9],
        [2, 4, 10],
        [3, 6, 10],
      ] as const);
  const [n, m] = rng.sample(COUNTS, 2) as [number, number];
  const key = rng.pick(COUNTS);
  const total = n + m + key;
  const mean = tidy((n * values[0] + m * values[1] + key * values[2]) / total);
  const isTidy = isStory ? tidy(10 * mean) % 1 === 0 : tidy(2 * mean) % 1 === 0;
  if (!isTidy || values.some((value) => value === mean)) return null;
  return { isStory, values, n, m, key, mean };
}

function askMean(rng: Rng): AskedProblem | null {
  const drawn = drawMean(rng);
  if (!drawn) return null;
  const { isStory, values, n, m, key, mean } = drawn;
  const [a, b, c] = values;
  const known = n * a + m * b;
  const short = tidy(mean * (n + m) - known);
  const apart = tidy(c - mean);
  if (short <= 0) return null;
  const withCount = (k: number): string => `\\frac{${known + c * k}}{${n + m + k}}`;
  return {
    difficulty: 3,
    stems: isStory
      ? [
          `Each household on a certain street owns either 1, 2, or 3 cars. If ${n} of the households own 1 car each, ${m} own 2 cars each, and the average (arithmetic mean) number of cars per household is ${mean}, how many of the households own 3 cars each?`,
          `Of the apartments in a certain building, ${n} have 1 bedroom, ${m} have 2 bedrooms, and the remaining apartments have 3 bedrooms. If the apartments have an average (arithmetic mean) of ${mean} bedrooms, how many of the apartments have 3 bedrooms?`,
        ]
      : [],
    pure: isStory
      ? []
      : [
          `In a certain list, ${n} of the numbers are equal to ${a}, ${m} are equal to ${b}, and the remaining numbers are equal to ${c}. If the average (arithmetic mean) of the numbers in the list is ${mean}, how many of the numbers are equal to ${c}?`,
          `List $L$ consists of ${n} numbers equal to ${a}, ${m} numbers equal to ${b}, and $k$ numbers equal to ${c}. If the average (arithmetic mean) of the numbers in list $L$ is ${mean}, what is the value of $k$?`,
        ],
    key,
    why: `$${known} + ${c} \\cdot ${key} = ${known + c * key}$, and $${mean} \\cdot ${n + m + key} = ${known + c * key}$.`,
    wrong: [
      [
        short / (c - a),
        "divides by the distance from the least value",
        `This is ${short} divided by $${c} - ${a} = ${c - a}$. The [[known]] are ${short} short of the average in all, but each of the [[third]] makes up for $${c} - ${mean} = ${apart}$ of that.`,
      ],
      [
        short / (c - b),
        "divides by the distance from the middle value",
        `This is ${short} divided by $${c} - ${b} = ${c - b}$. The [[known]] are ${short} short of the average in all, but each of the [[third]] makes up for $${c} - ${mean} = ${apart}$ of that.`,
      ],
      [
        n + m + key,
        "counts everything",
        `That is the number of all the [[things]], $${n} + ${m} + ${key}$.`,
      ],
      [
        short / c,
        "leaves the unknown out of the count",
        `This is ${short} divided by ${c}. It uses $${mean} \\cdot ${n + m}$ as the total, but the [[third]] increase the number of [[things]], too.`,
      ],
      [
        Math.abs(n - m),
        "compares the known counts",
        `That is the difference between ${n} and ${m}. With ${Math.abs(n - m) === 1 ? "only one of the" : Math.abs(n - m)} [[third]], the average would be $${withCount(Math.abs(n - m))}$, not ${mean}.`,
      ],
      [
        (n + m) / 2,
        "averages the known counts",
        `That is the average of ${n} and ${m}. With so many [[third]], the average would be $${withCount((n + m) / 2)}$, not ${mean}.`,
      ],
      [
        m,
        "repeats a count",
        `With ${m} [[third]], the average would be $${withCount(m)}$, not ${mean}.`,
      ],
      [
        n,
        "balances the ends",
        `With ${n} [[third]], as many as there are [[first]], the average would be $${withCount(n)}$, not ${mean}.`,
      ],
      [n + m, "finds the known total", `That is $${n} + ${m}$, the number of the [[known]].`],
      [
        c * key,
        "finds the sum",
        `That is $${c} \\cdot ${key}$, what the [[third]] add to the sum, not how many there are.`,
      ],
      [
        short,
        "stops before dividing",
        `The [[known]] are ${short} short of the average in all, and each of the [[third]] makes up for ${apart} of that, so this must be divided by ${apart}.`,
      ],
      [
        key * 2,
        "halves the distance",
        `This is twice ${key}, as if each of the [[third]] were only half of $${c} - ${mean} = ${apart}$ above the average.`,
      ],
    ],
    solution: {
      idea: `The total amount by which some [[things]] fall below the average equals the total amount by which the others exceed it.`,
      fast: [
        `Compared with ${mean}, the ${n} [[first]] and the ${m} [[second]] are $${n} \\cdot ${tidy(mean - a)} ${b > mean ? "-" : "+"} ${m} \\cdot ${tidy(Math.abs(mean - b))} = ${short}$ too low in all. Each of the [[third]] is ${apart} too high, so $\\frac{${short}}{${apart}} = ${key}$ of them are needed.`,
      ],
      steps: [
        `With $k$ [[third]], the sum is $${n} \\cdot ${a} + ${m} \\cdot ${b} + ${c}k = ${known} + ${c}k$.`,
        `There are $${n + m} + k$ [[things]], so $${known} + ${c}k = ${mean}(${n + m} + k)$.`,
        `This is $${known} + ${c}k = ${tidy(mean * (n + m))} + ${mean}k$, which gives $${apart}k = ${short}$ and $k = ${key}$.`,
      ],
      check: `With ${key} [[third]], the average is $${withCount(key)}$, which is ${mean}.`,
      takeaway: "Multiply each value by its count; an unknown count appears on both sides.",
    },
    words: (wording) => {
      if (!isStory) {
        return {
          things: "numbers",
          known: "known numbers",
          first: `numbers equal to ${a}`,
          second: `numbers equal to ${b}`,
          third: `numbers equal to ${c}`,
        };
      }
      const [things, what] = wording === 1 ? ["households", "car"] : ["apartments", "bedroom"];
      return {
        things,
        known: `${things} with 1 or 2 ${what}s`,
        first: `${things} with 1 ${what}`,
        second: `${things} with 2 ${what}s`,
        third: `${things} with 3 ${what}s`,
      };
    },
  };
}

/** Three known counts and one of the greatest value; the median is the second value. */
function askMedian(rng: Rng): AskedProblem | null {
  const isHalf = rng.chance(0.4);
  const start = rng.int(1, 4);
  const [n, m, r] = rng.sample(COUNTS, 3) as [number, number, number];
  const low = n + m;
  const key = isHalf ? low - r : low - r - 1;
  if (key < 3) return null;
  const target = start + (isHalf ? 1.5 : 1);
  const asks = isHalf ? "what is the value of $k$" : "what is the greatest possible value of $k$";
  const total = low + r + key;
  return {
    difficulty: isHalf ? 4 : 5,
    stems: [
      `During a certain month, ${n} employees of a company attended ${start} meeting${start === 1 ? "" : "s"} each, ${m} attended ${start + 1}, ${r} attended ${start + 2}, and the remaining $k$ employees attended ${start + 3}. If the median number of meetings attended was ${target}, ${asks}?`,
    ],
    pure: [
      `A list consists of ${n} numbers equal to ${start}, ${m} numbers equal to ${start + 1}, ${r} numbers equal to ${start + 2}, and $k$ numbers equal to ${start + 3}. If the median of the numbers in the list is ${target}, ${asks}?`,
    ],
    key,
    why: isHalf
      ? `Then $${n} + ${m} = ${low}$ [[things]] are below ${target} and $${r} + ${key} = ${low}$ are above it.`
      : `Then $${n} + ${m} = ${low}$ of the ${total} [[things]] are at most ${target}, which is just more than half.`,
    wrong: [
      [
        isHalf ? key - 1 : key + 1,
        isHalf ? "looks for a value in the list" : "lets the halves be equal",
        isHalf
          ? `Then $${r} + ${key - 1} = ${low - 1}$ [[things]] would be above ${target} and ${low} below it, and the median would be ${start + 1}.`
          : `Then $${r} + ${key + 1} = ${low}$ [[things]] would be above ${target} and ${low} at most ${target}, so the median would be ${target + 0.5}.`,
      ],
      [
        low,
        "forgets a count",
        `That is $${n} + ${m}$, but the ${r} [[things]] at ${start + 2} are above the median, too, so ${r} must be subtracted.`,
      ],
      [
        Math.abs(n - r),
        "balances the two sides only",
        `That is the difference between ${n} and ${r}, but the ${m} [[things]] at ${start + 1} also belong to the lower half.`,
      ],
      [
        Math.round((n + m + r) / 2),
        "takes half of the known",
        `That is about half of $${n} + ${m} + ${r} = ${n + m + r}$, but the $k$ [[things]] at ${start + 3} count as well.`,
      ],
      [
        n,
        "matches the least value",
        !isHalf && n < key
          ? `That makes the [[things]] at ${start + 3} as many as those at ${start}, but $k$ can be greater: $${r} + ${n} = ${r + n}$ is less than ${low - 1}.`
          : `That makes the [[things]] at ${start + 3} as many as those at ${start}, but then ${low} are at most ${start + 1} and $${r} + ${n} = ${r + n}$ are above.`,
      ],
      [
        low + r,
        "matches all the known",
        `That is $${n} + ${m} + ${r}$. Then half of the [[things]] would be at ${start + 3}, and the median would be greater than ${start + 2}.`,
      ],
      [
        m,
        "matches a count",
        !isHalf && m < key
          ? `That is how many [[things]] are at ${start + 1}, but $k$ can be greater: $${r} + ${m} = ${r + m}$ is less than ${low - 1}.`
          : `That is how many [[things]] are at ${start + 1}. Then ${low} would be at most ${start + 1} and $${r} + ${m} = ${r + m}$ above.`,
      ],
      [
        m + r - n,
        "takes the other side",
        `That is $${m} + ${r} - ${n}$, but the ${n} [[things]] at ${start} are below the median and the ${r} at ${start + 2} are above it.`,
      ],
    ],
    solution: {
      idea: isHalf
        ? `A median of ${target} lies between ${start + 1} and ${start + 2}, so half of the [[things]] are at most ${start + 1}.`
        : `The median is ${target} as long as fewer than half of the [[things]] are greater than ${target}.`,
      steps: [
        `There are $${n} + ${m} = ${low}$ [[things]] at most ${start + 1} and $${r} + k$ [[things]] at least ${start + 2}.`,
        isHalf
          ? `These must be equal: $${r} + k = ${low}$, so $k = ${key}$.`
          : `So $${r} + k < ${low}$, or $k < ${low - r}$, and the greatest possible $k$ is ${key}.`,
      ],
      check: `With $k = ${isHalf ? key : key + 1}$, each half has ${low} [[things]], so the two middle ones are ${start + 1} and ${start + 2}${isHalf ? "" : ` and the median is no longer ${target}`}.`,
      takeaway: "For a median, compare how many values lie on each side; their sizes don't matter.",
    },
    words: (wording) => ({ things: wording === 1 ? "attendance numbers" : "numbers" }),
  };
}

const ASK = { mean: askMean, median: askMedian };

const fitsMean: StemReading["fits"] = (x, n, a, m, b, c, mean) =>
  near(n * a + m * b + x * c, mean * (n + m + x));

/** Writes out the list for each k. */
function fitsMedian(
  k: number,
  counts: readonly [number, number, number, number, number, number],
  last: number,
  target: number,
): boolean {
  const [n, a, m, b, r, c] = counts;
  const has = (tried: number): boolean =>
    median(
      [
        [n, a],
        [m, b],
        [r, c],
        [tried, last],
      ].flatMap(([size, value]) => range(1, size!).map(() => value!)),
    ) === target;
  return k === Math.max(...range(0, 99).filter(has));
}

const MEDIAN_FITS: StemReading["fits"] = (k, n, a, m, b, r, c, last, target) =>
  isPositiveWhole(k) && fitsMedian(k, [n, a, m, b, r, c], last, target);

const READINGS: readonly StemReading[] = [
  {
    wording: /If (\d+) of .* own (1) car each, (\d+) own (2) .* is ([\d.]+), .* own (3) /,
    fits: (x, n, a, m, b, mean, c) => fitsMean(x, n, a, m, b, c, mean),
  },
  {
    wording: /, (\d+) have (1) bedroom, (\d+) have (2) .* have (3) .* of ([\d.]+) bedrooms, how/,
    fits: fitsMean,
  },
  {
    wording: /list, (\d+) of .* to (\d+), (\d+) are .* to (\d+), .* to (\d+)\. .* is ([\d.]+), how/,
    fits: fitsMean,
  },
  {
    wording:
      /of (\d+) numbers equal to (\d+), (\d+) .* to (\d+), and k .* to (\d+)\. .* average .* is ([\d.]+),/,
    fits: fitsMean,
  },
  {
    wording:
      /month, (\d+) employees .* attended (\d+) meetings? each, (\d+) attended (\d+), (\d+) attended (\d+), .* attended (\d+)\. .* was ([\d.]+),/,
    fits: MEDIAN_FITS,
  },
  {
    wording:
      /of (\d+) numbers equal to (\d+), (\d+) .* to (\d+), (\d+) .* to (\d+), and k .* to (\d+)\. .* median .* is ([\d.]+),/,
    fits: MEDIAN_FITS,
  },
];

export const template: ProblemTemplate = {
  id: "table-with-unknown-count",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "A list told by its counts, one of them unknown, and its average or its median.",

  make(rng) {
    const kind = rng.pick(["mean", "median"] as const);
    // Few counts give a tidy average, so each kind gets many tries.
    const asked = range(1, 100).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the list. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
