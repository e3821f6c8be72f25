import {
  inWords,
  listed,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly context: "real" | "pure";
  readonly list: (n: string, kind: string) => string;
  readonly top: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "integers",
    context: "pure",
    list: (n, kind) => `A list consists of ${n} ${kind}positive integers.`,
    top: "value of the greatest integer",
  },
  {
    name: "boxes",
    context: "real",
    list: (n, kind) => `The weights of ${n} boxes, in kilograms, are ${kind}positive integers.`,
    top: "weight, in kilograms, of the heaviest box",
  },
  {
    name: "teams",
    context: "real",
    list: (n, kind) => `In a quiz, the scores of ${n} teams were ${kind}positive integers.`,
    top: "value of the highest score",
  },
  {
    name: "trains",
    context: "real",
    list: (n, kind) => `The delays of ${n} trains, in minutes, were ${kind}positive integers.`,
    top: "length, in minutes, of the longest delay",
  },
  {
    name: "stalls",
    context: "real",
    list: (n, kind) =>
      `At a market, the numbers of baskets sold at ${n} stalls were ${kind}positive integers.`,
    top: "number of baskets sold at one stall",
  },
];

interface Numbers {
  readonly n: number;
  readonly mean: number;
  readonly median: number;
  readonly isDistinct: boolean;
}

/**
 * All but the greatest, in order of size: as small as possible, or as large as possible below the
 * median.
 */
function smallest({ n, median, isDistinct }: Numbers): number[] {
  const half = (n - 1) / 2;
  const gap = isDistinct ? 1 : 0;
  return [
    ...range(1, half).map((k) => 1 + (k - 1) * gap),
    ...range(0, half - 1).map((k) => median + k * gap),
  ];
}

function largestBelow({ n, median, isDistinct }: Numbers): number[] {
  const half = (n - 1) / 2;
  return range(1, half).map((k) => median - (isDistinct ? half + 1 - k : 0));
}

/** The smallest possible maximum if some members of the upper half have this sum. */
function levelTop(total: number, members: number, isDistinct: boolean): number {
  const steps = isDistinct ? (members * (members - 1)) / 2 : 0;
  return Math.ceil((total + steps) / members);
}

function drawNumbers(rng: Rng) {
  const n = rng.pick([5, 5, 7]);
  const isDistinct = rng.chance(0.6);
  const median = rng.int(n === 5 ? 5 : 6, 22);
  const mean = median + rng.int(-3, 6);
  const all: Numbers = { n, mean, median, isDistinct };
  const asks = rng.pick(["most", "least"] as const);
  const half = (n - 1) / 2;
  const total = n * mean;
  const small = smallest(all);
  const low = largestBelow(all);
  const above = total - sum(low) - median;
  const key = asks === "most" ? total - sum(small) : levelTop(above, half, isDistinct);
  const least = median + (isDistinct ? half : 0);
  if (low[0]! < 1 || key <= least || (isDistinct && median <= half + 1)) return null;
  const upper = range(1, half).map((k) => median + (isDistinct ? k : 0));
  if (above < sum(upper)) return null;
  const { name, context, list, top } = rng.pick(SETTINGS);
  const rest = small.map(String);
  const leveled = levelList(above, half, isDistinct);
  return {
    n,
    isDistinct,
    median,
    mean,
    all,
    asks,
    half,
    total,
    small,
    low,
    above,
    key,
    least,
    upper,
    name,
    context,
    list,
    top,
    rest,
    leveled,
  };
}

type Drawn = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  n,
  isDistinct,
  median,
  mean,
  all,
  asks,
  half,
  total,
  small,
  low,
  above,
  key,
  least,
  upper,
  rest,
  leveled,
}: Drawn): ProblemOptions {
  const [other, otherDistinct] = [{ ...all, isDistinct: !isDistinct }, !isDistinct];
  const wrongKind =
    asks === "most"
      ? total - sum(smallest(other))
      : levelTop(total - sum(largestBelow(other)) - median, half, otherDistinct);
  const same = range(1, half).map((k) => (isDistinct ? k : 1));
  const most: Wrong[] = [
    [
      wrongKind,
      isDistinct ? "repeats values" : "makes all values different",
      isDistinct
        ? "The members are different, so neither 1 nor the median may be repeated."
        : "Nothing says that the members differ, so the small ones may all be 1 and others may equal the median.",
    ],
    [
      total - sum(same) - median * half,
      "leaves the upper ones at the median",
      "Different members above the median have to exceed it, each by more than the one before.",
    ],
    [
      total - sum(same) - sum(range(1, half).map((k) => median + k)),
      "starts above the median",
      isDistinct
        ? `This starts the upper members at ${median + 1}; but the median itself, ${median}, is one of those to be taken off.`
        : `The members from the median up may all be ${median}.`,
    ],
    [
      total - median - sum(range(1, n - 2)),
      "forgets what the median demands",
      `With ${n - 2} such small members the one of ${median} would not be in the middle.`,
    ],
    [
      total - (n - 1),
      "forgets the median",
      `If all the others were 1, the median would be 1, not ${median}.`,
    ],
    [
      total - median * (half + 1),
      "lets the small ones be 0",
      "The members are positive, so each of the small ones takes at least 1.",
    ],
    [
      levelTop(above, half, isDistinct),
      "makes the greatest as small as can be",
      "That is the least possible value of the greatest member; the greatest is asked for.",
    ],
    [
      sum(small),
      "stops at the others",
      `${sum(small)} is the sum of all the others; the greatest is what it leaves of the total of ${total}.`,
    ],
  ];
  const fewest: Wrong[] = [
    [
      wrongKind,
      isDistinct ? "repeats values" : "makes all values different",
      isDistinct
        ? "The members are different, so the small ones cannot all equal the median."
        : "Nothing says that the members differ, so several may be equal.",
    ],
    [
      Math.ceil((total - sum(same) - median) / half),
      "keeps the small ones small",
      `To spare the greatest member, the ones below the median must take as much as they can, up to the median of ${median}.`,
    ],
    [
      total - sum(small),
      "makes the greatest as great as can be",
      "That is the greatest possible value of the greatest member; the least is asked for.",
    ],
    [
      Math.ceil(above / half),
      "takes the mean of the upper half",
      "Different members cannot all equal their mean, so the greatest lies above it.",
    ],
    [
      least,
      "stops next to the median",
      `With ${least} as the greatest the total stays below ${total}, so the mean would be too small.`,
    ],
    [
      total - sum(low) - median - sum(upper.slice(0, -1)),
      "leaves all the rest to one",
      "The members above the median should share what is left as evenly as they can.",
    ],
    [
      mean + half,
      "takes members in a row about the mean",
      "The mean is not the middle member here, so the members do not stand evenly about it.",
    ],
    [
      levelTop(above, half, isDistinct) + half,
      "spreads the upper half too far",
      "The members above the median may stand next to one another.",
    ],
    [
      levelTop(total, n, isDistinct),
      "forgets the median",
      `This makes all members about equal; but the middle one must be ${median}.`,
    ],
  ];
  const slips = slipsFrom(asks === "most" ? most : fewest, (value) => value > 1 && value !== key);
  return {
    key: {
      text: String(key),
      value: key,
      why:
        asks === "most"
          ? `The list ${listed([...rest, String(key)])} has the mean and the median given.`
          : `The list ${listed([...low, median, ...leveled].map(String))} has the mean and the median given.`,
    },
    slips,
  };
}

function solutionOf({
  n,
  median,
  mean,
  asks,
  half,
  total,
  small,
  low,
  above,
  key,
  rest,
  leveled,
}: Drawn): Solution {
  const [lower, others] = [listed(low.map(String)), inWords(half)];
  const room = `at most $${low.join(" + ")} = ${sum(low)}$`;
  const steps = {
    most: [
      `The total is $${n} \\times ${mean} = ${total}$, and the middle member, the ${["", "", "third", "fourth"][half]!}, is ${median}.`,
      `The smallest values that the others can have are ${listed(rest)}, with the sum ${sum(small)}.`,
      `That leaves $${total} - ${sum(small)} = ${key}$.`,
    ],
    least: [
      `The total is $${n} \\times ${mean} = ${total}$, and the middle member is ${median}.`,
      `The ${others} below it are at most ${lower}, ${room.replace("at most", "in all")}, which leaves $${total} - ${sum(low)} - ${median} = ${above}$ for the ${others} above.`,
      `Shared as evenly as possible, ${above} is $${leveled.join(" + ")}$, so the greatest is ${key}.`,
    ],
  }[asks];
  return {
    idea:
      asks === "most"
        ? "The greatest is as great as it can be when all the others are as small as the median and the rules allow."
        : "The greatest is as small as it can be when those below the median take all they can and those above share the rest evenly.",
    steps,
    check: `Add up the list: $${(asks === "most" ? [...small, key] : [...low, median, ...leveled]).join(" + ")} = ${total}$, and the middle member is ${median}.`,
  };
}

export const template: ProblemTemplate = {
  id: "greatest-under-mean-and-median",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern:
    "Mean and median are known: the greatest member is as great or small as the others, placed around the median, allow.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { n, isDistinct, median, mean, asks, name, context, list, top } = numbers;
    const kind = isDistinct ? "different " : "";
    const note = isDistinct ? "" : "not necessarily different ";
    return {
      variant: `${asks}-${isDistinct ? "different" : "any"}/${name}`,
      context,
      // The smallest possible maximum has two opposing goals; different members and a list of seven
      // add 1 each.
      difficulty: 6 + (asks === "least" ? 1 : 0) + (isDistinct ? 1 : 0) + (n === 7 ? 1 : 0),
      stem: `${list(inWords(n), kind).replace("positive integers.", `positive integers${note === "" ? "." : ", not necessarily different."}`)} Their mean is ${mean}, and their median is ${median}. What is the ${asks === "most" ? "greatest" : "least"} possible ${top.replace("number of baskets sold at one stall", "value of the greatest of these numbers")}?`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * For every candidate, checks whether the members below and above the median can make up the
   * total.
   */
  check({ stem, options }) {
    const text = plain(stem);
    const n = range(3, 9)[
      range(3, 9).findIndex((k) => new RegExp(`\\b(?:${inWords(k)}) `).test(text))
    ]!;
    const [mean, median] = read(stem, /mean is (\d+), and their median is (\d+)/).map(Number) as [
      number,
      number,
    ];
    const isDistinct = /different positive/.test(text);
    const [asked] = read(stem, /What is the (greatest|least) possible/) as [string];
    const half = (n - 1) / 2;
    const below = sumsOf(range(1, isDistinct ? median - 1 : median), half, isDistinct);
    const fits = range(median, n * mean).filter((top) => {
      if (isDistinct && top <= median) return false;
      const between = range(isDistinct ? median + 1 : median, isDistinct ? top - 1 : top);
      const rest = n * mean - median - top;
      return [...sumsOf(between, half - 1, isDistinct)].some((upper) => below.has(rest - upper));
    });
    const answer = asked === "greatest" ? Math.max(...fits) : Math.min(...fits);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

/** Every sum of this many values, each used at most once or any number of times. */
function sumsOf(values: readonly number[], members: number, isDistinct: boolean): Set<number> {
  const reached = range(0, members).map((k) => new Set(k === 0 ? [0] : []));
  for (const value of values)
    for (const k of isDistinct ? range(1, members).toReversed() : range(1, members))
      for (const before of reached[k - 1]!) reached[k]!.add(before + value);
  return reached[members]!;
}

/** Members with this sum, as even as possible, in order of size. */
function levelList(total: number, members: number, isDistinct: boolean): number[] {
  const found: number[] = [];
  let [rest, left] = [total, members];
  while (left > 0) {
    const top = levelTop(rest, left, isDistinct);
    found.unshift(top);
    [rest, left] = [rest - top, left - 1];
  }
  return found;
}
