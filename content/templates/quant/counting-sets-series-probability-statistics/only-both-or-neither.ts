import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  hintsLast,
  inWordsOf,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "The number in at least one of two groups is the first group plus the second, minus those in both.";
const asPercent = (value: number): string => `${thousands(value)}%`;

/** From the total, the two sets, and those in neither: how many are in both? */
function askBoth(rng: Rng): AskedProblem | null {
  const total = rng.pick([80, 120, 150, 160, 200, 240, 250, 300, 360, 400]);
  const [p, q] = rng.sample([30, 35, 40, 45, 50, 55, 60, 65, 70, 75], 2) as [number, number];
  const [a, b] = [(total * p) / 100, (total * q) / 100];
  const neither = 5 * rng.int(2, 12);
  const both = a + b + neither - total;
  if (![a, b].every(Number.isInteger) || both < 8 || both > 0.7 * Math.min(a, b)) return null;
  const union = total - neither;
  const fromNeither = `Since ${neither} [[inNone]], $${total} - ${neither} = ${union}$ [[inAny]].`;
  const fromUnion = `In all, ${union} [[inAny]].`;
  const ofPercent = (percent: number, size: number): string =>
    `$\\frac{${percent}}{100} \\cdot ${total} = ${size}$`;
  const counted = { sizeA: `${a}`, sizeB: `${b}` };
  const percents = { sizeA: ofPercent(p, a), sizeB: ofPercent(q, b) };
  const forgets = `This is $${a} + ${b} - ${total}$. But only ${union} of the ${total} [[all]] [[inAny]].`;
  const [least, small] = a < b ? ["S", a] : ["T", b];
  const wouldBe = (value: number): string =>
    value > small
      ? `Set $${least}$ has only ${small} integers, so no more than ${small} integers can be in both sets.`
      : `With ${value} integers in both sets, $${a} + ${b} - ${value} = ${a + b - value}$ different integers would be in at least one of the sets, not ${union}.`;
  const words: readonly Words[] = [
    {
      ...percents,
      all: "employees",
      who: "who",
      inA: "are in the dental plan",
      inB: "are in the vision plan",
      onlyA: "are only in the dental plan",
      onlyB: "are only in the vision plan",
      onlyOne: "are in exactly one plan",
      inAny: "are in at least one plan",
      inBoth: "are in both plans",
      inNone: "are in neither plan",
      unionStep: fromNeither,
      forgets,
    },
    {
      ...counted,
      all: "households",
      who: "that",
      inA: "own a car",
      inB: "own a bicycle",
      onlyA: "own only a car",
      onlyB: "own only a bicycle",
      onlyOne: "own exactly one of the two",
      inAny: "own at least one of the two",
      inBoth: "own both",
      inNone: "own neither",
      unionStep: fromNeither,
      forgets,
    },
    {
      ...percents,
      all: "participants",
      who: "who",
      inA: "attended the morning session",
      inB: "attended the afternoon session",
      onlyA: "attended only the morning session",
      onlyB: "attended only the afternoon session",
      onlyOne: "attended exactly one session",
      inAny: "attended at least one session",
      inBoth: "attended both sessions",
      inNone: "attended neither session",
      unionStep: fromUnion,
      forgets,
    },
    {
      ...counted,
      all: "integers",
      who: "that",
      inA: "are even",
      inB: "are multiples of 3",
      onlyA: "are even but not multiples of 3",
      onlyB: "are multiples of 3 but not even",
      onlyOne: "are even or multiples of 3 but not both",
      inAny: "are even or multiples of 3 or both",
      inBoth: "are both even and multiples of 3",
      inNone: "are neither even nor multiples of 3",
      unionStep: fromNeither,
      forgets,
    },
    {
      ...counted,
      all: "integers",
      who: "that",
      inA: "are in set $S$",
      inB: "are in set $T$",
      onlyA: "are only in set $S$",
      onlyB: "are only in set $T$",
      onlyOne: "are in exactly one of the sets",
      inAny: "are in at least one of the sets",
      inBoth: "are in both sets",
      inNone: "are in neither set",
      unionStep: fromUnion,
      forgets: wouldBe(a + b - total),
    },
  ];
  return {
    difficulty: 3,
    words: (wording) => {
      const own = words[wording - 1]!;
      return Object.fromEntries(
        Object.entries(own).map(([name, text]) => [name, inWordsOf(own, text)]),
      );
    },
    stems: [
      `Of the ${total} employees at a certain company, ${p} percent are enrolled in the dental plan and ${q} percent are enrolled in the vision plan. If ${neither} of the employees are not enrolled in either plan, how many of the employees are enrolled in both plans?`,
      `A survey of ${total} households found that ${a} of them own a car, ${b} of them own a bicycle, and ${neither} of them own neither. How many of the ${total} households own both a car and a bicycle?`,
      `At a conference, ${p} percent of the ${total} participants attended the morning session and ${q} percent attended the afternoon session. If ${total - neither} of the participants attended at least one of the two sessions, how many attended both?`,
    ],
    pure: [
      `Of the ${total} integers in a certain list, ${a} are even, ${b} are multiples of 3, and ${neither} are neither even nor multiples of 3. How many of the integers in the list are multiples of 6?`,
      `Sets $S$ and $T$ contain ${a} and ${b} integers, respectively. If there are ${total - neither} different integers that are in at least one of the two sets, how many integers are in both sets?`,
    ],
    key: both,
    why: `$${a} + ${b} - ${total - neither} = ${both}$.`,
    wrong: [
      [
        a - both,
        "counts only one set",
        `This is $${a} - ${both}$, the number of [[all]] [[who]] [[onlyA]].`,
      ],
      [
        b - both,
        "counts only one set",
        `This is $${b} - ${both}$, the number of [[all]] [[who]] [[onlyB]].`,
      ],
      [
        Math.abs(a - b),
        "subtracts one set from the other",
        `This is $${Math.max(a, b)} - ${Math.min(a, b)}$, which compares the two groups but doesn't count the [[all]] [[who]] [[inBoth]].`,
      ],
      [
        total - neither - both,
        "finds exactly one",
        `This is $${union} - ${both}$, the number of [[all]] [[who]] [[onlyOne]].`,
      ],
      [a + b - total, "forgets those in neither", `[[forgets]]`],
      [
        both / 2,
        "halves the overlap",
        `This is half of $${a} + ${b} - ${union} = ${both}$. The [[all]] [[who]] [[inBoth]] are counted one extra time in the sum, so the excess is their number.`,
      ],
    ],
    solution: {
      idea: `The [[all]] [[who]] [[inBoth]] are counted twice when the two groups are added.`,
      steps: [
        `Of the [[all]], [[sizeA]] [[inA]] and [[sizeB]] [[inB]].`,
        `[[unionStep]]`,
        `The sum $${a} + ${b} = ${a + b}$ counts twice the [[all]] [[who]] [[inBoth]].`,
        `So $${a + b} - ${union} = ${both}$ [[inBoth]].`,
      ],
      check: `Then ${a - both} [[onlyA]] and ${b - both} [[onlyB]], and $${a - both} + ${b - both} + ${both} = ${union}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Multiples of one or the other of two integers. */
function askMultiples(rng: Rng): AskedProblem | null {
  const [d, e] = rng.pick([
    [4, 6],
    [6, 9],
    [6, 8],
    [4, 10],
    [6, 10],
    [3, 5],
    [4, 5],
    [2, 5],
    [10, 15],
    [3, 4],
  ] as const);
  const n = 50 * rng.int(2, 8);
  const multiples = (k: number): number => Math.floor(n / k);
  const m = lcm(d, e);
  const [a, b, both] = [multiples(d), multiples(e), multiples(m)];
  const either = a + b - both;
  const asks = rng.chance(0.5) ? "or" : "not";
  const key = asks === "or" ? either : a - both;
  const products: Wrong[] = [
    [
      multiples(d * e),
      "counts the multiples of the product",
      `This is the number of multiples of $${d} \\cdot ${e} = ${d * e}$.`,
    ],
    [
      b - multiples(d * e),
      "switches the two and uses the product",
      `This is $${b} - ${multiples(d * e)}$, the number of multiples of ${e} that aren't multiples of ${d * e}.`,
    ],
  ];
  const excludes: Wrong[] = [
    asks === "or"
      ? [
          either - both,
          "excludes both",
          `This is $${a} + ${b} - 2 \\cdot ${both}$. The ${both} multiples of both ${d} and ${e} must be included once.`,
        ]
      : [
          either - both,
          "counts both kinds",
          `This also counts the $${b} - ${both} = ${b - both}$ multiples of ${e} that aren't multiples of ${d}.`,
        ],
  ];
  return {
    difficulty: 4,
    stems: [],
    pure:
      asks === "or"
        ? [
            `How many of the integers from 1 to ${n}, inclusive, are multiples of ${d} or multiples of ${e} or both?`,
            `How many positive integers less than or equal to ${n} are divisible by at least one of the integers ${d} and ${e}?`,
          ]
        : [
            `How many of the integers from 1 to ${n}, inclusive, are multiples of ${d} but not multiples of ${e}?`,
            `How many positive integers less than or equal to ${n} are divisible by ${d} but not by ${e}?`,
          ],
    key,
    why:
      asks === "or"
        ? `There are ${a} multiples of ${d} and ${b} multiples of ${e}, and ${both} are both.`
        : `Of the ${a} multiples of ${d}, ${both} are also multiples of ${e}.`,
    wrong: [
      ...(asks === "or"
        ? ([
            [
              a + b,
              "counts the overlap twice",
              `This is $${a} + ${b}$, which counts the ${both} multiples of ${m} twice.`,
            ],
            [
              a,
              "counts one kind",
              `This is the number of multiples of ${d}. The multiples of ${e} count, too.`,
            ],
          ] as const)
        : ([
            [
              a - b,
              "subtracts all multiples",
              `This is $${a} - ${b}$. Only the ${both} multiples of ${e} that are also multiples of ${d} must be subtracted.`,
            ],
            [
              b - both,
              "switches the two",
              `This is $${b} - ${both}$, the number of multiples of ${e} that aren't multiples of ${d}.`,
            ],
            [
              a,
              "ignores the exception",
              `This is the number of all multiples of ${d}. The ${both} of them that are also multiples of ${e} must be subtracted.`,
            ],
          ] as const)),
      [
        (asks === "or" ? a + b : a) - multiples(d * e),
        "uses the product",
        `This subtracts only ${multiples(d * e) === 1 ? "the one multiple" : `the ${multiples(d * e)} multiples`} of ${d * e}. The least common multiple of ${d} and ${e} is ${m}, not ${d * e}.`,
      ],
      [
        asks === "or" ? n - a : a + b - 2 * multiples(d * e),
        asks === "or"
          ? "finds the complement of one kind"
          : "counts both kinds and uses the product",
        asks === "or"
          ? `This is $${n} - ${a}$, the number of integers that aren't multiples of ${d}.`
          : `This is $${a} + ${b} - 2 \\cdot ${multiples(d * e)}$. It also counts multiples of ${e}, and it uses ${d * e} for the least common multiple, ${m}.`,
      ],
      ...(m === d * e ? [] : products),
      ...excludes,
      rng.chance(0.5)
        ? [
            key + 1,
            "counts one too many",
            `This is one too many. The multiples of ${d} run from ${d} to ${d * a}, so there are ${a} of them.`,
          ]
        : [
            key - 1,
            "counts one too few",
            `This is one too few. The multiples of ${d} run from ${d} to ${d * a}, so there are ${a} of them.`,
          ],
      [
        n - a - b,
        "subtracts both kinds from the total",
        `This is $${n} - ${a} - ${b}$, which takes the multiples away instead of counting them.`,
      ],
    ],
    solution: {
      idea: `An integer is a multiple of both ${d} and ${e} exactly when it is a multiple of ${m}.`,
      steps: [
        asks === "or"
          ? `Since $${d} \\cdot ${a} = ${d * a}$ and $${e} \\cdot ${b} = ${e * b}$ are the last multiples up to ${n}, there are ${a} multiples of ${d} and ${b} multiples of ${e}.`
          : `Since $${d} \\cdot ${a} = ${d * a}$ is the last multiple of ${d} up to ${n}, there are ${a} of them.`,
        `The multiples of both are the multiples of ${m}: $${m} \\cdot ${both} = ${m * both}$ is the last, so there are ${both}.`,
        asks === "or"
          ? `Adding counts the multiples of ${m} twice, so the answer is $${a} + ${b} - ${both} = ${key}$.`
          : `Remove the multiples of ${m} from the multiples of ${d}: $${a} - ${both} = ${key}$.`,
      ],
      ...(d * e === m
        ? {}
        : {
            check: `For example, ${m} is a multiple of both ${d} and ${e}, but not of $${d} \\cdot ${e} = ${d * e}$.`,
          }),
      takeaway:
        "Multiples of two integers overlap in the multiples of their least common multiple.",
    },
  };
}

/** A percent of a percent is the overlap. */
function askSecond(rng: Rng): AskedProblem | null {
  const p = rng.pick([20, 25, 30, 40, 50, 60, 70, 75, 80]);
  const r = rng.pick([10, 15, 20, 25, 30, 40, 50, 60]);
  const both = (p * r) / 100;
  const union = rng.pick([60, 65, 70, 75, 80, 85, 90, 95]);
  const key = union - p + both;
  if (!Number.isInteger(both) || union - p < 8 || key === p || p === r || key >= 95) return null;
  const words: readonly Words[] = [
    {
      all: "members",
      who: "who",
      first: "play tennis",
      second: "play golf",
      onlyFirst: "play tennis but not golf",
      onlySecond: "play golf but not tennis",
      one: "play exactly one of the two",
      both: "play both",
      none: "play neither",
      notFirst: "don't play tennis",
      notSecond: "don't play golf",
      unionStep: `In all, ${union} percent of the members play at least one of the two.`,
    },
    {
      all: "employees",
      who: "who",
      first: "speak Spanish",
      second: "speak French",
      onlyFirst: "speak Spanish but not French",
      onlySecond: "speak French but not Spanish",
      one: "speak exactly one of the two",
      both: "speak both",
      none: "speak neither",
      notFirst: "don't speak Spanish",
      notSecond: "don't speak French",
      unionStep: `$100 - ${100 - union} = ${union}$ percent of the employees speak at least one of the two.`,
    },
    {
      all: "integers",
      who: "that",
      first: "are even",
      second: "are multiples of 5",
      onlyFirst: "are even but not multiples of 5",
      onlySecond: "are multiples of 5 but not even",
      one: "are even or multiples of 5 but not both",
      both: "are both even and multiples of 5",
      none: "are neither even nor multiples of 5",
      notFirst: "are odd",
      notSecond: "aren't multiples of 5",
      unionStep: `$100 - ${100 - union} = ${union}$ percent of the integers are even or multiples of 5 or both.`,
    },
  ];
  return {
    difficulty: 4,
    words: (wording) => words[wording - 1]!,
    stems: [
      `Of the members of a certain club, ${p} percent play tennis, and ${r} percent of the members who play tennis also play golf. If ${union} percent of the members play tennis or golf or both, what percent of the members play golf?`,
      `At a certain company, ${p} percent of the employees speak Spanish, and ${r} percent of those who speak Spanish also speak French. If ${100 - union} percent of the employees speak neither language, what percent of the employees speak French?`,
    ],
    pure: [
      `In a certain set of integers, ${p} percent of the integers are even, and ${r} percent of the even integers are multiples of 5. If ${100 - union} percent of the integers in the set are neither even nor multiples of 5, what percent of the integers in the set are multiples of 5?`,
    ],
    key,
    why: `Of the [[all]], $${union} - ${p} = ${union - p}$ percent [[onlySecond]], and ${both} percent [[both]].`,
    wrong: hintsLast(
      [
        [
          union - p,
          "forgets the overlap",
          `This is $${union} - ${p}$, the percent of the [[all]] [[who]] [[onlySecond]]. The ${both} percent [[who]] [[both]] are missing.`,
        ],
        [
          union - p + r,
          "misreads the percent",
          `This is $${union - p} + ${r}$. The ${r} percent are of the [[all]] [[who]] [[first]], so they are only ${both} percent of all the [[all]].`,
        ],
        [
          union - both,
          "subtracts only the overlap",
          `This is $${union} - ${both}$, the percent of the [[all]] [[who]] [[one]].`,
        ],
        [
          union - p - both,
          "subtracts the overlap",
          `This is $${union - p} - ${both}$. The ${both} percent [[who]] [[both]] must be added, not subtracted.`,
        ],
        [
          p - both,
          "finds the first group only",
          `This is $${p} - ${both}$, the percent of the [[all]] [[who]] [[onlyFirst]].`,
        ],
        [
          100 - union + both,
          "uses those in neither",
          `This is $${100 - union} + ${both}$, which adds the percent of the [[all]] [[who]] [[none]].`,
        ],
        [
          100 - p,
          "takes all the others",
          `This is $100 - ${p}$, the percent of the [[all]] [[who]] [[notFirst]].`,
        ],
        [
          100 - p + both,
          "forgets those in neither",
          `This is $100 - ${p} + ${both}$, as if all the [[all]] [[who]] [[notFirst]] were included. But ${100 - union} percent [[none]].`,
        ],
        [
          100 - key,
          "finds the complement",
          `This is $100 - ${key}$, the percent of the [[all]] [[who]] [[notSecond]].`,
        ],
      ],
      100 - key,
      union - p,
      100 - p + both,
    ),
    solution: {
      idea: `The [[all]] [[who]] [[second]] are those [[who]] [[both]] and those [[who]] [[onlySecond]].`,
      steps: [
        `Of all the [[all]], $\\frac{${r}}{100} \\cdot ${p} = ${both}$ percent [[both]].`,
        `[[unionStep]]`,
        `So $${union} - ${p} = ${union - p}$ percent [[onlySecond]].`,
        `In all, $${union - p} + ${both} = ${key}$ percent of the [[all]] [[second]].`,
      ],
      check: `Of 100 [[all]], ${p} [[first]], ${key} [[second]], and ${both} [[both]], and $${p} + ${key} - ${both} = ${union}$.`,
      takeaway: "When every number is a percent, let the total be 100 and count.",
    },
    text: asPercent,
    pureText: asPercent,
    shows: (value) => isPositiveWhole(value) && value < 100,
  };
}

const ASK = { both: askBoth, multiples: askMultiples, second: askSecond };
const KINDS = ["both", "both", "both", "both", "both", "multiples", "second", "second"] as const;

/** Counts the members of the four cells. */
const isBoth = (tried: number, total: number, a: number, b: number, neither: number): boolean =>
  near(a - tried + (b - tried) + tried + neither, total);
const isCount = (tried: number): boolean => isPositiveWhole(tried);
const isSecond = (tried: number, p: number, r: number, union: number): boolean =>
  near(p + tried - (p * r) / 100, union);
const within =
  (wanted: (k: number, d: number, e: number) => boolean) =>
  (tried: number, n = 0, d = 1, e = 1): boolean =>
    tried === range(1, n).filter((k) => wanted(k, d, e)).length;
const isEither = within((k, d, e) => k % d === 0 || k % e === 0);
const isOnly = within((k, d, e) => k % d === 0 && k % e !== 0);

const READINGS: readonly StemReading[] = [
  {
    wording: /Of the (\d+) employees .*, (\d+) percent .* and (\d+) percent .* If (\d+) /,
    fits: (x, n, p, q, rest) => isBoth(x, n, (n * p) / 100, (n * q) / 100, rest),
    open: isCount,
  },
  { wording: /of (\d+) households found that (\d+) .*, (\d+) .*, and (\d+) /, fits: isBoth },
  {
    wording: /conference, (\d+) percent of the (\d+) .* and (\d+) percent .* If (\d+) of/,
    fits: (x, p, n, q, union) => isBoth(x, n, (n * p) / 100, (n * q) / 100, n - union),
    open: isCount,
  },
  { wording: /Of the (\d+) integers .*, (\d+) are even, (\d+) .*, and (\d+) are/, fits: isBoth },
  {
    wording: /contain (\d+) and (\d+) integers, .* are (\d+) different/,
    fits: (x, a, b, union) => isBoth(x, union, a, b, 0),
  },
  { wording: /from 1 to (\d+), .* multiples of (\d+) or multiples of (\d+)/, fits: isEither },
  { wording: /equal to (\d+) .* one of the integers (\d+) and (\d+)/, fits: isEither },
  { wording: /from 1 to (\d+), .* multiples of (\d+) but not multiples of (\d+)/, fits: isOnly },
  { wording: /equal to (\d+) .* by (\d+) but not by (\d+)/, fits: isOnly },
  { wording: /, (\d+) percent .* (\d+) percent .* If (\d+) percent .* or both/, fits: isSecond },
  {
    wording: /, (\d+) percent .* (\d+) percent .* If (\d+) percent .* neither/,
    fits: (x, p, r, neither) => isSecond(x, p, r, 100 - neither),
  },
];

export const template: ProblemTemplate = {
  id: "only-both-or-neither",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern: "Two sets overlap: their sum counts the overlap twice.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts the cells, or goes through the integers one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
