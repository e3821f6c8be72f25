import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isCount,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
} from "@theta/items/template";

const TAKEAWAY =
  "The overlap of two groups is at most the smaller group and at least the amount by which their sum exceeds the total.";
const asPercent = (value: number): string => `${thousands(value)}%`;
const isShare = (value: number): boolean => isCount(value) && value <= 100;

function askLeast(rng: Rng): AskedProblem | null {
  const [p, q] = [5 * rng.int(8, 18), 5 * rng.int(8, 18)];
  const key = p + q - 100;
  if (p === q || key < 10 || key > 75) return null;
  const [small, large] = [Math.min(p, q), Math.max(p, q)];
  return {
    difficulty: 4,
    stems: [
      `Of the households in a certain town, ${p} percent own a computer and ${q} percent own a bicycle. What is the least possible percent of the households that own both a computer and a bicycle?`,
      `In a survey of customers of a certain store, ${p} percent of the customers used a coupon and ${q} percent paid with a credit card. At least what percent of the customers used a coupon and also paid with a credit card?`,
    ],
    pure: [
      `In a certain set of integers, ${p} percent of the integers are positive and ${q} percent are even. What is the least possible percent of the integers that are both positive and even?`,
    ],
    key,
    why: `$${p} + ${q} - 100 = ${key}$.`,
    wrong: [
      [
        small,
        "finds the greatest overlap",
        `That is the greatest possible overlap, not the least.`,
      ],
      [
        (p * q) / 100,
        "multiplies the percents",
        `That would be the overlap if the percents were independent, but it can be less.`,
      ],
      [
        large - small,
        "subtracts the percents",
        `The difference has nothing to do with the overlap.`,
      ],
      [
        2 * small - 100,
        "takes the groups as equal",
        `The larger group has ${large} percent, not ${small} percent.`,
      ],
      [
        2 * large - 100,
        "takes the groups as equal",
        `The smaller group has ${small} percent, not ${large} percent.`,
      ],
      [
        (p + q) / 2,
        "averages the percents",
        `That would be the size of each group if they were of equal size.`,
      ],
      [key / 2, "halves the excess", `The excess over 100 percent is the overlap itself.`],
      [100 - large, "finds one complement", `That is the percent outside the larger group.`],
      [100 - small, "finds one complement", `That is the percent outside the smaller group.`],
      [100 - key, "finds the complement", `That is the greatest possible percent without both.`],
      [
        0,
        "keeps the groups apart",
        `The two groups together are more than 100 percent, so they must overlap.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `The overlap is least when as many as possible are in at least one of the two groups.`,
      fast: [
        `Outside the groups are ${100 - p} and ${100 - q} percent, so at most $${100 - p} + ${100 - q} = ${200 - p - q}$ percent lack one of the two, and at least ${key} percent have both.`,
      ],
      steps: [
        `The two percents have the sum $${p} + ${q} = ${p + q}$, which exceeds 100 by ${key}.`,
        `Those in both groups are counted twice in this sum, so at least ${key} percent are in both.`,
        `If nothing is outside both groups, exactly ${key} percent are in both.`,
      ],
      check: `With ${key} percent in both groups, ${100 - q} percent are only in the first and ${100 - p} percent only in the second, and $${key} + ${100 - q} + ${100 - p} = 100$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askThree(rng: Rng): AskedProblem | null {
  const [p, q, r] = [5 * rng.int(13, 19), 5 * rng.int(13, 19), 5 * rng.int(13, 19)];
  const missing = 300 - p - q - r;
  const key = 100 - missing;
  const lows = [p, q, r].toSorted((a, b) => a - b);
  if (key < 10 || new Set([p, q, r]).size < 3) return null;
  return {
    difficulty: 5,
    stems: [
      `In a recent survey of the residents of a city, ${p} percent owned a car, ${q} percent owned a television, and ${r} percent owned a computer. What is the least possible percent of the residents surveyed who owned all three?`,
      `Of the students who took a test with three questions, ${p} percent answered the first question correctly, ${q} percent answered the second correctly, and ${r} percent answered the third correctly. At least what percent of the students answered all three questions correctly?`,
    ],
    key,
    why: `$100 - (${100 - p} + ${100 - q} + ${100 - r}) = ${key}$.`,
    wrong: [
      [
        lows[0]! + lows[1]! - 100,
        "uses two groups only",
        `That is the least overlap of two groups; the third one can reduce it.`,
      ],
      [
        lows[0]!,
        "finds the greatest overlap",
        `That is the greatest possible percent with all three.`,
      ],
      [
        missing,
        "finds the complement",
        `That is the greatest possible percent that lack at least one.`,
      ],
      [
        lows[1]! + lows[2]! - 100,
        "uses two groups only",
        `That is the least overlap of two groups; the third one can reduce it.`,
      ],
      [
        (p + q + r - 200) / 2,
        "halves the excess",
        `The sum exceeds 200 by the least possible overlap itself.`,
      ],
      [
        lows[0]! + lows[2]! - 100,
        "uses two groups only",
        `That is the least overlap of two groups; the third one can reduce it.`,
      ],
      [100 - lows[2]!, "finds one complement", `That is the percent outside the largest group.`],
      [100 - lows[0]!, "finds one complement", `That is the percent outside the smallest group.`],
    ],
    text: asPercent,
    shows: isShare,
    solution: {
      idea: `Count those who lack something: all three is least when nobody lacks two of the three.`,
      steps: [
        `Lacking the first, second, and third are ${100 - p}, ${100 - q}, and ${100 - r} percent.`,
        `At most $${100 - p} + ${100 - q} + ${100 - r} = ${missing}$ percent lack at least one.`,
        `So at least $100 - ${missing} = ${key}$ percent have all three.`,
      ],
      check: `First two: at least ${p + q - 100} percent. With the third: $${p + q - 100} + ${r} - 100 = ${key}$.`,
      takeaway: "For the least overlap of several groups, add up what is outside each of them.",
    },
  };
}

/** How far the overlap can vary. */
function askCounts(rng: Rng): AskedProblem | null {
  const n = 10 * rng.int(6, 30);
  const [x, y] = [5 * rng.int(4, n / 5 - 4), 5 * rng.int(4, n / 5 - 4)];
  const [small, large] = [Math.min(x, y), Math.max(x, y)];
  const least = Math.max(0, x + y - n);
  const key = small - least;
  if (x === y || least < 10 || key < 10) return null;
  return {
    difficulty: 5,
    stems: [
      `Of the ${n} students at a certain school, ${x} study Spanish and ${y} study music. What is the difference between the greatest possible number and the least possible number of these students who study both Spanish and music?`,
    ],
    pure: [
      `Set $S$ contains ${n} integers, of which ${x} are even and ${y} are positive. If $m$ is the number of integers in $S$ that are both even and positive, what is the difference between the greatest and least possible values of $m$?`,
    ],
    key,
    why: `The greatest is ${small} and the least is $${x} + ${y} - ${n} = ${least}$.`,
    wrong: [
      [
        small,
        "takes the least as 0",
        `The two groups together exceed the total, so they must overlap.`,
      ],
      [least, "finds the least", `That is the least possible number.`],
      [
        large - least,
        "takes the larger group as the greatest",
        `The overlap can't exceed the smaller group.`,
      ],
      [large - small, "subtracts the groups", `That is the difference between the two groups.`],
      [n - small, "finds one complement", `That is the number outside the smaller group.`],
      [n - least, "finds the complement", `That is the total less the least possible overlap.`],
      [
        n - x - y + large,
        "mixes up the groups",
        `The least overlap is $${x} + ${y} - ${n}$, and the greatest is the smaller group.`,
      ],
    ],
    solution: {
      idea: `Find the two extremes of the overlap: one group inside the other, and as little overlap as the total allows.`,
      fast: [
        `The least number in neither is 0, and the greatest is $${n} - ${large} = ${n - large}$. The overlap varies as much as that: ${key}.`,
      ],
      steps: [
        `The greatest possible overlap is the smaller group, ${small}.`,
        `The least possible overlap is $${x} + ${y} - ${n} = ${least}$.`,
        `$${small} - ${least} = ${key}$.`,
      ],
      check: `The least would be 0 only if $${x} + ${y}$ were at most ${n}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The greatest number in neither, when one group is inside the other. */
function askNeither(rng: Rng): AskedProblem | null {
  const n = 10 * rng.int(8, 40);
  const [x, y] = [5 * rng.int(6, n / 5 - 4), 5 * rng.int(6, n / 5 - 4)];
  const [small, large] = [Math.min(x, y), Math.max(x, y)];
  const key = n - large;
  if (large - small < 10 || x + y < n + 10 || key < 10) return null;
  return {
    difficulty: 4,
    stems: [
      `A company has ${n} employees, of whom ${x} speak French and ${y} speak German. What is the greatest possible number of employees who speak neither language?`,
      `Of the ${n} members of a health club, ${x} took a swimming class and ${y} took a tennis class last year. What is the greatest possible number of members who took neither class?`,
    ],
    key,
    why: `With the smaller group inside the larger one, $${n} - ${large} = ${key}$ are in neither.`,
    wrong: [
      [n - small, "uses the smaller group", `The larger group alone leaves only ${key}.`],
      [x + y - n, "finds the least overlap", `That is the least possible number in both.`],
      [large, "finds the larger group", `That is the number in the larger group.`],
      [
        (n - small) / 2,
        "halves the wrong complement",
        `The larger group alone leaves only ${key}.`,
      ],
      [n - Math.round((x + y) / 2), "averages the groups", `The larger group alone decides.`],
      [
        2 * n - x - y,
        "adds both complements",
        `The ${n - large} outside the larger group can be outside the smaller one, too.`,
      ],
      [
        n - large + (large - small) / 2,
        "averages the complements",
        `The larger group alone leaves only ${key}.`,
      ],
      [
        key / 2,
        "halves the remainder",
        `All ${key} outside the larger group can be outside the smaller one, too.`,
      ],
      [large - small, "subtracts the groups", `That is the difference between the two groups.`],
      [small, "finds the greatest overlap", `That is the greatest possible number in both.`],
      [
        n - (x + y - n),
        "finds the complement of the least overlap",
        `That is the greatest possible number in at most one of the groups.`,
      ],
    ],
    solution: {
      idea: `The most are in neither when the two groups overlap as much as possible.`,
      steps: [
        `At most ${small} can be in both, with the smaller group inside the larger.`,
        `Then ${large} are in at least one, and $${n} - ${large} = ${key}$ are in neither.`,
      ],
      check: `No more than ${key} can be outside the larger group.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { least: askLeast, three: askThree, counts: askCounts, neither: askNeither };
const KINDS = ["least", "least", "three", "counts", "neither"] as const;

/** The possible overlaps of two groups out of n, by trying all. */
function overlaps(n: number, x: number, y: number): number[] {
  return range(0, n).filter((both) => both <= x && both <= y && x + y - both <= n);
}

const isLeast = (tried: number, p: number, q: number): boolean =>
  tried === Math.min(...overlaps(100, p, q));
const isThree = (tried: number, p: number, q: number, r: number): boolean =>
  tried === Math.min(...overlaps(100, p, q).flatMap((both) => overlaps(100, both, r)));
const isSpan = (tried: number, n: number, x: number, y: number): boolean => {
  const all = overlaps(n, x, y);
  return tried === Math.max(...all) - Math.min(...all);
};
const isNeither = (tried: number, n: number, x: number, y: number): boolean =>
  tried === Math.max(...overlaps(n, x, y).map((both) => n - x - y + both));

const READINGS: readonly StemReading[] = [
  { wording: /town, (\d+) percent own .* and (\d+) percent own/, fits: isLeast },
  { wording: /store, (\d+) percent .* and (\d+) percent paid/, fits: isLeast },
  { wording: /integers, (\d+) percent .* and (\d+) percent are even/, fits: isLeast },
  { wording: /city, (\d+) percent .*, (\d+) percent .*, and (\d+) percent/, fits: isThree },
  { wording: /questions, (\d+) percent .*, (\d+) percent .*, and (\d+) percent/, fits: isThree },
  { wording: /the (\d+) students .*, (\d+) study Spanish and (\d+) study/, fits: isSpan },
  { wording: /contains (\d+) integers, of which (\d+) are even and (\d+) are/, fits: isSpan },
  { wording: /the (\d+) members .*, (\d+) took .* and (\d+) took/, fits: isNeither },
  { wording: /has (\d+) employees, of whom (\d+) .* and (\d+) speak/, fits: isNeither },
];

export const template: ProblemTemplate = {
  id: "least-or-greatest-overlap",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern: "Only the sizes of groups are known: their overlap lies between two extremes.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all overlaps. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
