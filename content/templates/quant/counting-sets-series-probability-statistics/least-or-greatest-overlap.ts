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
  type Words,
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
  const [s, l] = p < q ? ["A", "B"] : ["B", "A"];
  const words: readonly Words[] = [
    {
      all: "households",
      who: "that",
      isA: "own a computer",
      isB: "own a bicycle",
      notA: "don't own a computer",
      notB: "don't own a bicycle",
      onlyA: "own only a computer",
      onlyB: "own only a bicycle",
      both: "own both",
      notBoth: "don't own both",
    },
    {
      all: "customers",
      who: "who",
      isA: "used a coupon",
      isB: "paid with a credit card",
      notA: "didn't use a coupon",
      notB: "didn't pay with a credit card",
      onlyA: "only used a coupon",
      onlyB: "only paid with a credit card",
      both: "did both",
      notBoth: "didn't do both",
    },
    {
      all: "integers",
      who: "that",
      isA: "are positive",
      isB: "are even",
      notA: "aren't positive",
      notB: "are odd",
      onlyA: "are positive but not even",
      onlyB: "are even but not positive",
      both: "are both positive and even",
      notBoth: "aren't both positive and even",
    },
  ];
  return {
    difficulty: 4,
    words: (wording) => words[wording - 1]!,
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
        `This is the greatest possible percent, which is reached if all ${small} percent [[who]] [[is${s}]] are among the ${large} percent [[who]] [[is${l}]].`,
      ],
      [
        (p * q) / 100,
        "multiplies the percents",
        `This is $\\frac{${p}}{100} \\cdot ${q}$, which would be right if the [[all]] [[who]] [[isA]] were spread evenly. The percent can be less.`,
      ],
      [
        large - small,
        "subtracts the percents",
        `This is $${large} - ${small}$. The difference doesn't show how many [[all]] [[both]].`,
      ],
      [
        2 * small - 100,
        "takes the groups as equal",
        `This is $${small} + ${small} - 100$. But ${large} percent, not ${small} percent, [[is${l}]].`,
      ],
      [
        2 * large - 100,
        "takes the groups as equal",
        `This is $${large} + ${large} - 100$. But ${small} percent, not ${large} percent, [[is${s}]].`,
      ],
      [
        (p + q) / 2,
        "averages the percents",
        `This is $\\frac{${p} + ${q}}{2}$, the average of the two percents. Even the greatest possible percent is only ${small}.`,
      ],
      [
        key / 2,
        "halves the excess",
        `This is half of $${p} + ${q} - 100 = ${key}$. The [[all]] [[who]] [[both]] are counted just one extra time, so the excess is not halved.`,
      ],
      [
        100 - large,
        "finds one complement",
        `This is the percent of the [[all]] [[who]] [[not${l}]].`,
      ],
      [
        100 - small,
        "finds one complement",
        `This is the percent of the [[all]] [[who]] [[not${s}]].`,
      ],
      [
        100 - key,
        "finds the complement",
        `This is $100 - ${key}$, the greatest possible percent of the [[all]] [[who]] [[notBoth]].`,
      ],
      [
        0,
        "keeps the groups apart",
        `Since $${p} + ${q} = ${p + q}$ is more than 100, some of the [[all]] must be counted in both groups.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `The two groups overlap least when they take up as much of the 100 percent as they can.`,
      fast: [
        `Of the [[all]], ${100 - p} percent [[notA]] and ${100 - q} percent [[notB]], so at most $${100 - p} + ${100 - q} = ${200 - p - q}$ percent [[notBoth]], and at least $100 - ${200 - p - q} = ${key}$ percent [[both]].`,
      ],
      steps: [
        `The two percents have the sum $${p} + ${q} = ${p + q}$, which exceeds 100 by ${key}.`,
        `The [[all]] [[who]] [[both]] are the only ones counted twice in this sum, so at least ${key} percent [[both]].`,
        `Exactly ${key} percent is possible: then $${p} - ${key} = ${p - key}$ percent [[onlyA]] and $${q} - ${key} = ${q - key}$ percent [[onlyB]].`,
      ],
      check: `With ${key} percent in both groups, the percents add up to 100: $${key} + ${100 - q} + ${100 - p} = 100$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Why the least overlap of two of three groups is too much. */
const twoOnly = (one: number, other: number, third: number): string =>
  `This is $${one} + ${other} - 100$, which uses only two of the three percents. The [[all]] who [[not${third}]] can be among these, which leaves fewer.`;

function askThree(rng: Rng): AskedProblem | null {
  const [p, q, r] = [5 * rng.int(13, 19), 5 * rng.int(13, 19), 5 * rng.int(13, 19)];
  const missing = 300 - p - q - r;
  const key = 100 - missing;
  const lows = [p, q, r].toSorted((a, b) => a - b);
  if (key < 10 || new Set([p, q, r]).size < 3) return null;
  /** The three groups by size. */
  const [s, m, l] = (
    [
      [p, 1],
      [q, 2],
      [r, 3],
    ] as const
  )
    .toSorted((a, b) => a[0] - b[0])
    .map(([, k]): number => k) as [number, number, number];
  const words: readonly Words[] = [
    {
      all: "residents",
      is1: "owned a car",
      is2: "owned a television",
      is3: "owned a computer",
      not1: "didn't own a car",
      not2: "didn't own a television",
      not3: "didn't own a computer",
      all3: "owned all three",
      lack: "lacked at least one of the three",
    },
    {
      all: "students",
      is1: "answered the first question correctly",
      is2: "answered the second question correctly",
      is3: "answered the third question correctly",
      not1: "missed the first question",
      not2: "missed the second question",
      not3: "missed the third question",
      all3: "answered all three questions correctly",
      lack: "missed at least one question",
    },
  ];
  return {
    difficulty: 5,
    words: (wording) => words[wording - 1]!,
    stems: [
      `In a recent survey of the residents of a city, ${p} percent owned a car, ${q} percent owned a television, and ${r} percent owned a computer. What is the least possible percent of the residents surveyed who owned all three?`,
      `Of the students who took a test with three questions, ${p} percent answered the first question correctly, ${q} percent answered the second correctly, and ${r} percent answered the third correctly. At least what percent of the students answered all three questions correctly?`,
    ],
    key,
    why: `$100 - (${100 - p} + ${100 - q} + ${100 - r}) = ${key}$.`,
    wrong: [
      [lows[0]! + lows[1]! - 100, "uses two groups only", twoOnly(lows[0]!, lows[1]!, l)],
      [
        lows[0]!,
        "finds the greatest overlap",
        `This is the least of the three percents, and so the greatest possible percent of the [[all]] who [[all3]].`,
      ],
      [
        missing,
        "finds the complement",
        `This is $${100 - p} + ${100 - q} + ${100 - r}$, the greatest possible percent of the [[all]] who [[lack]].`,
      ],
      [lows[1]! + lows[2]! - 100, "uses two groups only", twoOnly(lows[1]!, lows[2]!, s)],
      [
        (p + q + r - 200) / 2,
        "halves the excess",
        `This is half of $${p} + ${q} + ${r} - 200 = ${key}$, which is already the least possible percent.`,
      ],
      [lows[0]! + lows[2]! - 100, "uses two groups only", twoOnly(lows[0]!, lows[2]!, m)],
      [
        100 - lows[2]!,
        "finds one complement",
        `This is the percent of the [[all]] who [[not${l}]].`,
      ],
      [
        100 - lows[0]!,
        "finds one complement",
        `This is the percent of the [[all]] who [[not${s}]].`,
      ],
    ],
    text: asPercent,
    shows: isShare,
    solution: {
      idea: `The percent who [[all3]] is least when the percent who [[lack]] is greatest.`,
      steps: [
        `Of the [[all]], ${100 - p} percent [[not1]], ${100 - q} percent [[not2]], and ${100 - r} percent [[not3]].`,
        `If these are all different [[all]], $${100 - p} + ${100 - q} + ${100 - r} = ${missing}$ percent [[lack]], and more is impossible.`,
        `So at least $100 - ${missing} = ${key}$ percent [[all3]].`,
      ],
      check: `The first two groups share at least $${p} + ${q} - 100 = ${p + q - 100}$ percent, and these share at least $${p + q - 100} + ${r} - 100 = ${key}$ percent with the third group.`,
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
  const [s, l] = x < y ? ["A", "B"] : ["B", "A"];
  const words: readonly Words[] = [
    {
      all: "students",
      who: "who",
      isA: "study Spanish",
      isB: "study music",
      notA: "don't study Spanish",
      notB: "don't study music",
      both: "study both",
      neither: "study neither",
    },
    {
      all: "integers",
      who: "that",
      isA: "are even",
      isB: "are positive",
      notA: "are odd",
      notB: "aren't positive",
      both: "are both even and positive",
      neither: "are neither even nor positive",
    },
  ];
  return {
    difficulty: 5,
    words: (wording) => words[wording - 1]!,
    stems: [
      `Of the ${n} students at a certain school, ${x} study Spanish and ${y} study music. What is the difference between the greatest possible number and the least possible number of these students who study both Spanish and music?`,
    ],
    pure: [
      `Set $S$ contains ${n} integers, of which ${x} are even and ${y} are positive. If $m$ is the number of integers in $S$ that are both even and positive, what is the difference between the greatest and least possible values of $m$?`,
    ],
    key,
    why: `The greatest possible number is ${small}, and the least is $${x} + ${y} - ${n} = ${least}$.`,
    wrong: [
      [
        small,
        "takes the least as 0",
        `This is the greatest possible number minus 0. But $${x} + ${y} = ${x + y}$ is more than ${n}, so the least possible number isn't 0.`,
      ],
      [
        least,
        "finds the least",
        `This is $${x} + ${y} - ${n}$, the least possible number of [[all]] [[who]] [[both]].`,
      ],
      [
        large - least,
        "takes the larger group as the greatest",
        `This is $${large} - ${least}$. But only ${small} of the [[all]] [[is${s}]], so no more than ${small} [[both]].`,
      ],
      [
        large - small,
        "subtracts the groups",
        `This is $${large} - ${small}$, the difference between the two groups, not between two possible overlaps.`,
      ],
      [
        n - small,
        "finds one complement",
        `This is $${n} - ${small}$, the number of [[all]] [[who]] [[not${s}]].`,
      ],
      [
        n - least,
        "finds the complement",
        `This is $${n} - ${least}$. The ${least} must be subtracted from the greatest possible number, ${small}, not from the total.`,
      ],
      [
        n - x - y + large,
        "mixes up the groups",
        `The least overlap is $${x} + ${y} - ${n}$, and the greatest is the smaller group.`,
      ],
    ],
    solution: {
      idea: `Find the two extremes of the overlap: one group inside the other, and as little overlap as the total allows.`,
      fast: [
        `The number of [[all]] [[who]] [[neither]] can go from 0 to $${n} - ${large} = ${n - large}$, and each one more means one more in the overlap, so the difference is ${key}.`,
      ],
      steps: [
        `At most, all ${small} [[all]] [[who]] [[is${s}]] are among the ${large} [[who]] [[is${l}]], so the greatest possible number is ${small}.`,
        `The sum $${x} + ${y} = ${x + y}$ counts the overlap twice, and there are only ${n} [[all]], so the least possible number is $${x + y} - ${n} = ${least}$.`,
        `The difference is $${small} - ${least} = ${key}$.`,
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
  const [s, l] = x < y ? ["A", "B"] : ["B", "A"];
  const words: readonly Words[] = [
    {
      all: "employees",
      isA: "speak French",
      isB: "speak German",
      notA: "don't speak French",
      notB: "don't speak German",
      both: "speak both languages",
      notBoth: "don't speak both languages",
      any: "speak at least one of the languages",
      neither: "speak neither language",
    },
    {
      all: "members",
      isA: "took a swimming class",
      isB: "took a tennis class",
      notA: "didn't take a swimming class",
      notB: "didn't take a tennis class",
      both: "took both classes",
      notBoth: "didn't take both classes",
      any: "took at least one of the classes",
      neither: "took neither class",
    },
  ];
  const leavesOnly = `The ${large} [[all]] who [[is${l}]] leave at most $${n} - ${large} = ${key}$ who [[neither]].`;
  return {
    difficulty: 4,
    words: (wording) => words[wording - 1]!,
    stems: [
      `A company has ${n} employees, of whom ${x} speak French and ${y} speak German. What is the greatest possible number of employees who speak neither language?`,
      `Of the ${n} members of a health club, ${x} took a swimming class and ${y} took a tennis class last year. What is the greatest possible number of members who took neither class?`,
    ],
    key,
    why: `If all who [[is${s}]] also [[is${l}]], $${n} - ${large} = ${key}$ [[neither]].`,
    wrong: [
      [n - small, "uses the smaller group", `This is $${n} - ${small}$. ${leavesOnly}`],
      [
        x + y - n,
        "finds the least overlap",
        `This is $${x} + ${y} - ${n}$, the least possible number of [[all]] who [[both]].`,
      ],
      [large, "finds the larger group", `This is the number of [[all]] who [[is${l}]].`],
      [
        (n - small) / 2,
        "halves the wrong complement",
        `This is half of $${n} - ${small} = ${n - small}$. Use the larger group: $${n} - ${large} = ${key}$.`,
      ],
      [
        n - Math.round((x + y) / 2),
        "averages the groups",
        `This subtracts the average of ${x} and ${y}${(x + y) % 2 === 0 ? "" : ", rounded up,"} from ${n}. ${leavesOnly}`,
      ],
      [
        2 * n - x - y,
        "adds both complements",
        `This is $${n - x} + ${n - y}$, the [[all]] who [[notA]] plus those who [[notB]]. The same [[all]] would be counted twice.`,
      ],
      [
        n - large + (large - small) / 2,
        "averages the complements",
        `This is the average of $${n} - ${x} = ${n - x}$ and $${n} - ${y} = ${n - y}$. ${leavesOnly}`,
      ],
      [
        key / 2,
        "halves the remainder",
        `This is half of $${n} - ${large} = ${key}$. All ${key} [[all]] who [[not${l}]] can be among those who [[not${s}]].`,
      ],
      [
        large - small,
        "subtracts the groups",
        `This is $${large} - ${small}$, the difference between the two groups.`,
      ],
      [
        small,
        "finds the greatest overlap",
        `This is the greatest possible number of [[all]] who [[both]].`,
      ],
      [
        n - (x + y - n),
        "finds the complement of the least overlap",
        `This is $${n} - ${x + y - n}$, the greatest possible number of [[all]] who [[notBoth]].`,
      ],
    ],
    solution: {
      idea: `The most [[all]] are left over when the two groups overlap as much as possible.`,
      steps: [
        `The overlap is greatest if all ${small} [[all]] who [[is${s}]] are among the ${large} who [[is${l}]].`,
        `Then only ${large} [[any]], and $${n} - ${large} = ${key}$ [[neither]].`,
      ],
      check: `It can't be more, because only ${key} [[all]] [[not${l}]].`,
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
