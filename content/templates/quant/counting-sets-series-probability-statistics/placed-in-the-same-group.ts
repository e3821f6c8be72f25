import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  hintsLast,
  inWords,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  type Wrong,
} from "@theta/items/template";

type Way = "same" | "different";

/** How the options are written. */
const OPTIONS = {
  text: (value: number): string => fractionText(asFraction(value)!),
  pureText: (value: number): string => fractionText(asFraction(value)!),
  shows: (value: number): boolean =>
    value > 0 && value < 1 && (asFraction(value)?.bottom ?? 999) <= 90,
};

const PLACES = { same: ["the same", ""], different: ["different", "s"] } as const;

/** TeX of a fraction that isn't reduced, and its reduced form if that differs. */
function texQuotient(top: number, bottom: number): string {
  const reduced = texFraction(new Fraction(top, bottom));
  const raw = `\\frac{${top}}{${bottom}}`;
  return raw === reduced ? raw : `${raw} = ${reduced}`;
}

/** Two of the members of equal groups. */
function askEqualGroups(rng: Rng): AskedProblem | null {
  const [g, s] = [rng.int(2, 6), rng.int(2, 6)];
  const n = g * s;
  if (n < 6 || n > 24) return null;
  const way = rng.pick(["same", "different"] as const);
  const [which, plural] = PLACES[way];
  const same = (s - 1) / (n - 1);
  const [key, naive] = way === "same" ? [same, 1 / g] : [1 - same, (g - 1) / g];
  const fits = way === "same" ? s - 1 : n - s;
  const turned = (value: number): number => (way === "same" ? value : 1 - value);
  const groups = inWords(g);
  const wrong: Wrong[] = [
    [
      naive,
      "takes the groups as equally likely",
      `After the first one is placed, that group has only ${s - 1} of the remaining ${n - 1} places.`,
    ],
    [1 - key, "finds the complement", `This is the probability of the opposite.`],
    [turned((s - 1) / n), "counts all places", `One place is taken, so ${n - 1} are left.`],
    [
      turned(s / (n - 1)),
      "forgets the place that is taken",
      `One of the ${s} places in the group is taken by the first one.`,
    ],
    [turned((s - 1) / (g * (n - 1))), "fixes one group", `Both can be in any of the ${g} groups.`],
    [
      turned(1 / g ** 2),
      "fixes one group",
      `Both can be in any of the ${g} groups, and the places are taken without replacement.`,
    ],
    [turned(1 / s), "divides by the size", `The number of members alone doesn't decide it.`],
    [turned(2 / n), "compares two with all", `The number of groups matters, too.`],
    [
      turned((g - 1) / (n - 1)),
      "exchanges groups and size",
      `Each group has ${s} members, and there are ${g} groups.`,
    ],
  ];
  return {
    difficulty: 7,
    stems: [
      `The ${n} students in a class will be divided at random into ${groups} teams of ${inWords(s)} students each. What is the probability that two of the students, Lee and Kim, will be on ${which} team${plural}?`,
      `At a certain dinner, ${n} guests will be seated at random at ${groups} tables, with ${inWords(s)} guests at each table. What is the probability that a certain two guests will be seated at ${which} table${plural}?`,
    ],
    pure: [
      `The integers from 1 to ${n}, inclusive, will be separated at random into ${groups} sets of ${inWords(s)} integers each. What is the probability that the integers 1 and 2 will be in ${which} set${plural}?`,
    ],
    ...OPTIONS,
    key,
    why: `Wherever the first one is, ${fits} of the other ${n - 1} places fit.`,
    wrong: hintsLast(wrong, naive, 1 - key),
    solution: {
      idea: `Place one of the two first, and then look at the ${n - 1} places that are left.`,
      steps: [
        `Wherever the first of the two is placed, $${n} - 1 = ${n - 1}$ places remain for the second, and all are equally likely.`,
        way === "same"
          ? `Of these, $${s} - 1 = ${fits}$ are in the same group.`
          : `Of these, $${s} - 1 = ${s - 1}$ are in the same group, so $${n - 1} - ${s - 1} = ${fits}$ are in others.`,
        `The probability is $${texQuotient(fits, n - 1)}$.`,
      ],
      check: `It isn't ${fractionText(asFraction(naive)!)}, because the first one has already taken a place in one of the groups.`,
      takeaway:
        "To compare where two things end up, place one of them and count the places left for the other.",
    },
  };
}

/** Two of the members of a larger and a smaller group. */
function askUnequalGroups(rng: Rng): AskedProblem | null {
  const q = rng.int(2, 6);
  const p = q + rng.int(1, 5);
  const n = p + q;
  if (n > 12) return null;
  const way = rng.pick(["same", "different"] as const);
  const [which, plural] = PLACES[way];
  const all = n * (n - 1);
  const same = p * (p - 1) + q * (q - 1);
  const [fits, naive] = way === "same" ? [same, p * p + q * q] : [2 * p * q, 2 * p * q];
  const key = fits / all;
  const wrong: Wrong[] = [
    [
      naive / n ** 2,
      "keeps all places open",
      `After the first one is placed, only ${n - 1} places are left.`,
    ],
    [1 - key, "finds the complement", "This is the probability of the opposite."],
    [1 / 2, "takes the groups as equally likely", "The groups have different sizes."],
    way === "same"
      ? [
          (p * (p - 1)) / all,
          "looks only at the larger group",
          `Both can also be in the group of ${q}.`,
        ]
      : [
          (p * q) / all,
          "counts one order",
          "Either of the two can be the one in the larger group.",
        ],
    way === "same"
      ? [
          (p - 1) / (n - 1),
          "looks only at the larger group",
          `The first one can also be in the group of ${q}.`,
        ]
      : [
          q / (n - 1),
          "looks only at the larger group",
          `The first one can also be in the group of ${q}.`,
        ],
    way === "same"
      ? [
          (q * (q - 1)) / all,
          "looks only at the smaller group",
          `Both can also be in the group of ${p}.`,
        ]
      : [
          p / (n - 1),
          "looks only at the smaller group",
          `The first one can also be in the group of ${p}.`,
        ],
    [
      p / n,
      "places only one",
      "This is the probability that one of the two is in the larger group.",
    ],
    [
      q / n,
      "places only one",
      "This is the probability that one of the two is in the smaller group.",
    ],
  ];
  return {
    difficulty: 7,
    stems: [
      `Of ${n} new employees, ${inWords(p)} will be assigned at random to the day shift and ${inWords(q)} will be assigned to the night shift. What is the probability that two of them, Lee and Kim, will be assigned to ${which} shift${plural}?`,
    ],
    pure: [
      `The integers from 1 to ${n}, inclusive, will be separated at random into a set of ${inWords(p)} integers and a set of ${inWords(q)} integers. What is the probability that the integers 1 and 2 will be in ${which} set${plural}?`,
    ],
    ...OPTIONS,
    key,
    why: `Of ${all} ordered pairs of places, ${fits} fit.`,
    wrong: hintsLast(wrong, naive / n ** 2, 1 - key),
    solution: {
      idea: "Treat each group by itself and place the two one after the other.",
      steps:
        way === "same"
          ? [
              `Both are in the group of ${p} with probability $\\frac{${p}}{${n}} \\cdot \\frac{${p - 1}}{${n - 1}} = \\frac{${p * (p - 1)}}{${all}}$.`,
              `Both are in the group of ${q} with probability $\\frac{${q}}{${n}} \\cdot \\frac{${q - 1}}{${n - 1}} = \\frac{${q * (q - 1)}}{${all}}$.`,
              `The sum is $${texQuotient(fits, all)}$.`,
            ]
          : [
              `The first is in the group of ${p} and the second in the group of ${q} with probability $\\frac{${p}}{${n}} \\cdot \\frac{${q}}{${n - 1}} = \\frac{${p * q}}{${all}}$.`,
              `With the two exchanged, the probability is the same.`,
              `The sum is $${texQuotient(fits, all)}$.`,
            ],
      check: `After the first one is placed, only ${n - 1} places are left.`,
      takeaway:
        "To compare where two things end up, place one of them and count the places left for the other.",
    },
  };
}

/** Three of the members of three or more equal groups, all apart. */
function askAllApart(rng: Rng): AskedProblem | null {
  const [g, s] = [rng.pick([3, 3, 4, 5]), rng.int(2, 5)];
  const n = g * s;
  const [second, third, all] = [n - s, n - 2 * s, (n - 1) * (n - 2)];
  const key = (second * third) / all;
  if (n > 16 || !OPTIONS.shows(key)) return null;
  const groups = inWords(g);
  return {
    difficulty: 8,
    stems: [
      `The ${n} students in a class, three of whom are seniors, will be divided at random into ${groups} teams of ${inWords(s)} students each. What is the probability that no two of the seniors will be on the same team?`,
      `At a certain dinner, ${n} guests, including three doctors, will be seated at random at ${groups} tables, with ${inWords(s)} guests at each table. What is the probability that no two of the doctors will be seated at the same table?`,
    ],
    pure: [
      `The integers from 1 to ${n}, inclusive, will be separated at random into ${groups} sets of ${inWords(s)} integers each. What is the probability that no two of the integers 1, 2, and 3 will be in the same set?`,
    ],
    ...OPTIONS,
    key,
    why: `$\\frac{${second}}{${n - 1}} \\cdot \\frac{${third}}{${n - 2}} = ${texFraction(asFraction(key)!)}$.`,
    wrong: [
      [
        ((g - 1) * (g - 2)) / g ** 2,
        "takes the groups as equally likely",
        "Each one that is placed leaves fewer places in its group.",
      ],
      [
        1 - key,
        "finds the complement",
        "This is the probability that at least two of them are in one group.",
      ],
      [second / (n - 1), "places only two", "The third one must be apart from both."],
      [
        third / (n - 2),
        "places only the last",
        `The second one must be apart from the first, too.`,
      ],
      [
        (second * third) / (n * (n - 1)),
        "counts a place that is taken",
        `After the first one, ${n - 1} places are left, and then ${n - 2}.`,
      ],
      [
        (second / (n - 1)) ** 2,
        "compares only with the first",
        "The third one must also be apart from the second.",
      ],
      [
        ((s - 1) * (s - 2)) / all,
        "puts all together",
        "This is the probability that all three are in one group.",
      ],
      [
        1 - ((s - 1) * (s - 2)) / all,
        "excludes only all three together",
        "Two of them can't be in one group either.",
      ],
      [1 / g, "divides by the groups", "The sizes matter, too."],
    ],
    solution: {
      idea: "Place the three one after another and count the places that are left each time.",
      steps: [
        `The first can be anywhere. Of the ${n - 1} places left, $${n - 1} - ${s - 1} = ${second}$ are in other groups.`,
        `For the third, ${n - 2} places are left, and $${n} - 2 \\cdot ${s} = ${third}$ of them are in groups without the first two.`,
        `The probability is $\\frac{${second}}{${n - 1}} \\cdot \\frac{${third}}{${n - 2}} = ${texFraction(asFraction(key)!)}$.`,
      ],
      check: `Each step leaves one place fewer, so the fractions aren't ${fractionText(new Fraction(g - 1, g))} and ${fractionText(new Fraction(g - 2, g))}.`,
      takeaway:
        "To compare where several things end up, place them one after another and count the places left.",
    },
  };
}

const ASK = { equal: askEqualGroups, unequal: askUnequalGroups, apart: askAllApart };
const KINDS = ["equal", "equal", "unequal", "unequal", "apart"] as const;

/** Groups of places: one number for each place. */
const equalPlaces = (g: number, s: number): number[] => range(0, g * s - 1).map((k) => k % g);
const twoSizes = (p: number, q: number): number[] => range(0, p + q - 1).map((k) => Number(k < p));

/** The share of ordered pairs of different places with both in one group. */
function shareTogether(places: readonly number[]): number {
  const pairs = places.flatMap((one, i) =>
    places.filter((_, j) => j !== i).map((two) => one === two),
  );
  return pairs.filter(Boolean).length / pairs.length;
}

/** The share of triples of different places with all in different groups. */
function shareApart(places: readonly number[]): number {
  const triples = places.flatMap((one, i) =>
    places.flatMap((two, j) =>
      places.flatMap((three, k) => (i < j && j < k ? [new Set([one, two, three]).size === 3] : [])),
    ),
  );
  return triples.filter(Boolean).length / triples.length;
}

const isTogether =
  (way: Way, placesOf: (x: number, y: number) => number[]) =>
  (tried: number, _n: number, x: number, y: number): boolean => {
    const share = shareTogether(placesOf(x, y));
    return near(tried, way === "same" ? share : 1 - share);
  };
const isApart = (tried: number, _n: number, g: number, s: number): boolean =>
  near(tried, shareApart(equalPlaces(g, s)));

const EQUAL =
  "(\\d+) (?:students|guests|integers|, inclusive).* (?:into|at) (\\w+) (?:teams of|sets of|tables, with) (\\w+) ";
const INTEGERS = EQUAL.replace(" (?:students|guests|integers|, inclusive)", ", inclusive");
const READINGS: readonly StemReading[] = [
  ...[EQUAL, INTEGERS].map((equal) => ({
    wording: new RegExp(`${equal}.* no two of`),
    fits: isApart,
  })),
  ...(["same", "different"] as const).flatMap((way) => [
    ...[EQUAL, INTEGERS].map((equal) => ({
      wording: new RegExp(`${equal}.* (?:on|at|in) (?:the )?${way} `),
      fits: isTogether(way, equalPlaces),
    })),
    {
      wording: new RegExp(
        `Of (\\d+) new .*, (\\w+) will .* and (\\w+) will .* to (?:the )?${way} `,
      ),
      fits: isTogether(way, twoSizes),
    },
    {
      wording: new RegExp(`to (\\d+), .* set of (\\w+) .* set of (\\w+) .* in (?:the )?${way} `),
      fits: isTogether(way, twoSizes),
    },
  ]),
];

export const template: ProblemTemplate = {
  id: "placed-in-the-same-group",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "Two or three members of groups formed at random: place one, then count the places left.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lists all pairs or triples of places. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
