import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  hintsLast,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
} from "@theta/items/template";

const TAKEAWAY = "Everything is the first set plus the second, minus both, plus neither.";
const asPercent = (value: number): string => `${thousands(value)}%`;

/** From the total, the two sets, and those in neither: how many are in both? */
function askBoth(rng: Rng): AskedProblem | null {
  const total = rng.pick([80, 120, 150, 160, 200, 240, 250, 300, 360, 400]);
  const [p, q] = rng.sample([30, 35, 40, 45, 50, 55, 60, 65, 70, 75], 2) as [number, number];
  const [a, b] = [(total * p) / 100, (total * q) / 100];
  const neither = 5 * rng.int(2, 12);
  const both = a + b + neither - total;
  if (![a, b].every(Number.isInteger) || both < 8 || both > 0.7 * Math.min(a, b)) return null;
  return {
    difficulty: 3,
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
        a + b - total,
        "forgets those in neither",
        `Only ${total - neither} of the ${total} are in at least one of the two sets.`,
      ],
      [
        Math.abs(a - b),
        "subtracts one set from the other",
        `The difference of the sets isn't their overlap.`,
      ],
      [
        total - neither - Math.max(a, b),
        "subtracts one set only",
        `This is how many are only in the smaller set.`,
      ],
      [
        a - both,
        "counts only one set",
        `This is how many are in the first set but not in the second.`,
      ],
      [
        b - both,
        "counts only one set",
        `This is how many are in the second set but not in the first.`,
      ],
      [both - neither, "subtracts those in neither twice", `They are already outside both sets.`],
      [both + neither, "adds those in neither", `They belong to neither of the two sets.`],
      [
        total - neither - both,
        "finds exactly one",
        `This is how many are in only one of the sets.`,
      ],
      [both / 2, "halves the overlap", `The excess over the total counts each of them once.`],
    ],
    solution: {
      idea: "Those in both sets are counted twice when the two sets are added.",
      steps: [
        `There are ${a} in the first set, ${b} in the second, and $${total} - ${neither} = ${total - neither}$ in at least one of them.`,
        `The sum of the sets is $${a} + ${b} = ${a + b}$, and it counts those in both twice.`,
        `So $${a + b} - ${total - neither} = ${both}$ are in both.`,
      ],
      check: `${a - both} are in the first set only and ${b - both} in the second only, and $${a - both} + ${b - both} + ${both} = ${total - neither}$.`,
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
            [a + b, "counts the overlap twice", `The ${both} multiples of ${m} are counted twice.`],
            [either - both, "excludes both", `The ${both} multiples of both must be included.`],
            [n - either, "finds the complement", `These integers are multiples of neither.`],
            [a, "counts one kind", `The multiples of ${e} count too.`],
          ] as const)
        : ([
            [a - b, "subtracts all multiples", `Not every multiple of ${e} is a multiple of ${d}.`],
            [b - both, "switches the two", `These are the multiples of ${e} but not of ${d}.`],
            [either - both, "counts both kinds", `Multiples of ${e} aren't counted.`],
            [a, "ignores the exception", `The ${both} multiples of ${m} are excluded.`],
          ] as const)),
      [
        (asks === "or" ? a + b : a) - multiples(d * e),
        "uses the product",
        `The least common multiple of ${d} and ${e} is ${m}, not ${d * e}.`,
      ],
      [
        multiples(d * e),
        "counts the multiples of the product",
        `The least common multiple of ${d} and ${e} is ${m}, not ${d * e}.`,
      ],
      [
        b - multiples(d * e),
        "switches the two and uses the product",
        `The least common multiple of ${d} and ${e} is ${m}, not ${d * e}.`,
      ],
      [
        asks === "or" ? n - a : a + b - 2 * multiples(d * e),
        asks === "or"
          ? "finds the complement of one kind"
          : "counts both kinds and uses the product",
        `There are ${a} multiples of ${d}, and ${both} of them are also multiples of ${e}.`,
      ],
      [n - a - b, "subtracts both kinds from the total", `The question is about the multiples.`],
      rng.chance(0.5)
        ? [key + 1, "counts one too many", `Zero isn't among the integers from 1 to ${n}.`]
        : [key - 1, "counts one too few", `Divide and round down: $${n} \\div ${d}$ gives ${a}.`],
      [both, "finds the overlap", `This is the number of multiples of ${m}.`],
    ],
    solution: {
      idea: `An integer is a multiple of both ${d} and ${e} exactly when it is a multiple of ${m}.`,
      steps: [
        `From 1 to ${n}, there are ${a} multiples of ${d}, ${b} multiples of ${e}, and ${both} multiples of ${m}.`,
        asks === "or"
          ? `Adding counts the multiples of ${m} twice, so the answer is $${a} + ${b} - ${both} = ${key}$.`
          : `Remove the multiples of ${m} from the multiples of ${d}: $${a} - ${both} = ${key}$.`,
      ],
      ...(d * e === m
        ? {}
        : { check: `Use the least common multiple, ${m}, and not the product, ${d * e}.` }),
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
  return {
    difficulty: 4,
    stems: [
      `Of the members of a certain club, ${p} percent play tennis, and ${r} percent of the members who play tennis also play golf. If ${union} percent of the members play tennis or golf or both, what percent of the members play golf?`,
      `At a certain company, ${p} percent of the employees speak Spanish, and ${r} percent of those who speak Spanish also speak French. If ${100 - union} percent of the employees speak neither language, what percent of the employees speak French?`,
    ],
    pure: [
      `In a certain set of integers, ${p} percent of the integers are even, and ${r} percent of the even integers are multiples of 5. If ${100 - union} percent of the integers in the set are neither even nor multiples of 5, what percent of the integers in the set are multiples of 5?`,
    ],
    key,
    why: `Of all, $${union} - ${p} = ${union - p}$ percent are only in the second group, and ${both} percent are in both.`,
    wrong: hintsLast(
      [
        [
          union - p,
          "forgets the overlap",
          `This leaves out the ${both} percent who are in both groups.`,
        ],
        [
          union - p + r,
          "misreads the percent",
          `The ${r} percent are a part of the first group, not of all.`,
        ],
        [
          union - both,
          "subtracts only the overlap",
          `The whole first group must be subtracted first.`,
        ],
        [
          union - p - both,
          "subtracts the overlap",
          `Those in both groups belong to the second group too.`,
        ],
        [
          p - both,
          "finds the first group only",
          `This is the part that is only in the first group.`,
        ],
        [100 - union + both, "uses those in neither", `Those in neither group don't count.`],
        [100 - p, "takes all the others", `Some of the others are in neither group.`],
        [
          100 - p + both,
          "forgets those in neither",
          `${100 - union} percent are in neither group.`,
        ],
        [100 - key, "finds the complement", `This is the part that isn't in the second group.`],
      ],
      100 - key,
      union - p,
    ),
    solution: {
      idea: `The second group consists of those in both groups and those in the second group only.`,
      steps: [
        `In both: ${r} percent of ${p} percent, which is ${both} percent of all.`,
        `In at least one: ${union} percent. So $${union} - ${p} = ${union - p}$ percent are only in the second group.`,
        `The second group is $${union - p} + ${both} = ${key}$ percent of all.`,
      ],
      check: `With a total of 100, the groups have ${p} and ${key} members with ${both} in common, and $${p} + ${key} - ${both} = ${union}$.`,
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
