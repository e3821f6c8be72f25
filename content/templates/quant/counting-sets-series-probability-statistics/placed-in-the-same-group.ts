import {
  asFraction,
  type AskedProblem,
  count,
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

/** TeX of 1 minus a fraction, worked out. */
const texRest = (top: number, bottom: number): string =>
  `1 - \\frac{${top}}{${bottom}} = ${texFraction(new Fraction(bottom - top, bottom))}`;

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
  const calc = way === "same" ? texQuotient : texRest;
  const groups = inWords(g);
  const wrong: Wrong[] = [
    [
      naive,
      "takes the groups as equally likely",
      `This takes the ${groups} [[groups]] as equally likely for [[other]], but [[one]] already has a place [[on]] one of them, which leaves ${count(s - 1, "place")} there and ${s} [[on]] each other [[group]].`,
    ],
    [
      1 - key,
      "finds the complement",
      `This is the probability that [[one]] and [[other]] are [[on]] ${way === "same" ? "different [[groups]]" : "the same [[group]]"}.`,
    ],
    [
      turned((s - 1) / n),
      "counts all places",
      `This is $${calc(s - 1, n)}$, but after [[one]] is placed, only ${n - 1} of the ${n} places are left.`,
    ],
    [
      turned(s / (n - 1)),
      "forgets the place that is taken",
      `This is $${calc(s, n - 1)}$, but [[one]] has taken one of the ${s} places [[on]] that [[group]], so only ${s - 1} can be left for [[other]].`,
    ],
    [
      1 - naive,
      "takes the groups as equally likely and finds the complement",
      `This is the complement of ${fractionText(asFraction(naive)!)}, which takes the ${groups} [[groups]] as equally likely for [[other]]. But [[one]] already has a place [[on]] one of them.`,
    ],
    [
      turned((g - 1) / (n - 1)),
      "exchanges groups and size",
      `This is $${calc(g - 1, n - 1)}$, which would be right for ${s} [[groups]] with ${g} places each. Here there are ${g} [[groups]] with ${s} places each.`,
    ],
    [
      1 - turned((g - 1) / (n - 1)),
      "exchanges groups and size and finds the complement",
      `This is $${way === "same" ? texRest(g - 1, n - 1) : texQuotient(g - 1, n - 1)}$. It takes ${s} [[groups]] with ${g} places each, and then it is the probability for ${way === "same" ? "different [[groups]]" : "the same [[group]]"}.`,
    ],
    [
      1 - turned((s - 1) / n),
      "counts all places and finds the complement",
      `This is $${way === "same" ? texRest(s - 1, n) : texQuotient(s - 1, n)}$, with ${n} places instead of the ${n - 1} that are left, and it is about ${way === "same" ? "different [[groups]]" : "the same [[group]]"}.`,
    ],
    [
      turned(1 / s),
      "divides by the size",
      `This is $${calc(1, s)}$ from the ${s} places [[on]] one [[group]], but there are ${n - 1} places left for [[other]] in all.`,
    ],
    [
      turned(2 / n),
      "compares two with all",
      `This is $${calc(2, n)}$, or 2 out of the ${n} [[members]], but it doesn't use that a [[group]] has ${s} places.`,
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
    why: `Wherever [[one]] is, ${fits} of the other ${n - 1} places ${fits === 1 ? "is" : "are"} [[on]] ${way === "same" ? "the same [[group]]" : "other [[groups]]"}.`,
    wrong: hintsLast(wrong, 1 - key),
    solution: {
      idea: `Place [[one]] first, and then look at the ${n - 1} places that are left for [[other]].`,
      steps: [
        `Wherever [[one]] is placed, $${n} - 1 = ${n - 1}$ places remain for [[other]], and all are equally likely.`,
        way === "same"
          ? `Of these, $${s} - 1 = ${fits}$ ${fits === 1 ? "is" : "are"} [[on]] the same [[group]].`
          : `Of these, $${s} - 1 = ${s - 1}$ ${s === 2 ? "is" : "are"} [[on]] the same [[group]], so $${n - 1} - ${s - 1} = ${fits}$ are [[on]] other [[groups]].`,
        `The probability is $${texQuotient(fits, n - 1)}$.`,
      ],
      check: `It isn't ${fractionText(asFraction(naive)!)}, because [[one]] has already taken a place [[on]] one of the [[groups]].`,
      takeaway:
        "To compare where two things end up, place one of them and count the places left for the other.",
    },
    words: (wording) =>
      [
        {
          one: "Lee",
          other: "Kim",
          group: "team",
          groups: "teams",
          members: "students",
          on: "on",
        },
        {
          one: "the first guest",
          other: "the second guest",
          group: "table",
          groups: "tables",
          members: "guests",
          on: "at",
        },
        {
          one: "the integer 1",
          other: "the integer 2",
          group: "set",
          groups: "sets",
          members: "integers",
          on: "in",
        },
      ][wording - 1]!,
  };
}

/** What is easily taken for the probability that two are on the same or on different groups of p and q places. */
function unequalSlips(p: number, q: number, way: Way): Wrong[] {
  const n = p + q;
  const all = n * (n - 1);
  const isSame = way === "same";
  const apart = (2 * p * q) / all;
  const [together, different] = ["the same [[group]]", "different [[groups]]"];
  const ifSame = (least: string): string =>
    isSame ? least : `Then the two are [[on]] ${together}, not [[on]] ${different}.`;
  const ifApart = (least: string): string =>
    isSame ? `Then the two are [[on]] ${different}, not [[on]] ${together}.` : least;
  const bothBig = `\\frac{${p}}{${n}} \\cdot \\frac{${p - 1}}{${n - 1}}`;
  const squares = `(\\frac{${p}}{${n}})^2 + (\\frac{${q}}{${n}})^2`;
  const products = `2 \\cdot \\frac{${p}}{${n}} \\cdot \\frac{${q}}{${n}}`;
  const fewer = `after [[one]] is placed, only ${n - 1} places are left.`;
  const halves = isSame ? [p - 1, q - 1] : [q, p];
  return [
    [
      (p * p + q * q) / n ** 2,
      isSame ? "keeps all places open" : "keeps all places open and finds the complement",
      isSame
        ? `This is $${squares}$, but ${fewer}`
        : `This is $${squares}$. It keeps all ${n} places open for both, and it is about ${together}.`,
    ],
    [
      (p - 1) / (n - 1),
      "looks only at the larger group",
      `This is the probability that [[other]] is [[on]] [[big]] if [[one]] is there. ${ifSame("But [[one]] can also be [[on]] [[small]].")}`,
    ],
    [
      1 - (p * (p - 1)) / all,
      "excludes only one case",
      `This is $1 - ${bothBig}$, the probability that the two are not both [[on]] [[big]]. ${isSame ? "They can still be apart." : "They can still be together [[on]] [[small]]."}`,
    ],
    [
      q / (n - 1),
      "looks only at the larger group",
      `This is the probability that [[other]] is [[on]] [[small]] if [[one]] is [[on]] [[big]]. ${ifApart("But [[one]] can also be [[on]] [[small]].")}`,
    ],
    [
      (2 * p * q) / n ** 2,
      isSame ? "keeps all places open and finds the complement" : "keeps all places open",
      isSame
        ? `This is $${products}$. It keeps all ${n} places open for both, and it is about ${different}.`
        : `This is $${products}$, but ${fewer}`,
    ],
    isSame
      ? [
          (p * (p - 1)) / all,
          "looks only at the larger group",
          `This is $${bothBig}$, the probability that both are [[on]] [[big]]. Both can also be [[on]] [[small]].`,
        ]
      : [
          (p * q) / all,
          "counts one order",
          `This is $\\frac{${p}}{${n}} \\cdot \\frac{${q}}{${n - 1}}$, with [[one]] [[on]] [[big]] and [[other]] [[on]] [[small]]. It can also be the other way around.`,
        ],
    [
      1 - (q * (q - 1)) / all,
      "excludes only one case",
      `This is $1 - \\frac{${q}}{${n}} \\cdot \\frac{${q - 1}}{${n - 1}}$, the probability that the two are not both [[on]] [[small]]. ${isSame ? "They can still be apart." : "They can still be together [[on]] [[big]]."}`,
    ],
    [
      (halves[0]! + halves[1]!) / (2 * (n - 1)),
      "takes the groups as equally likely",
      `This is half of $\\frac{${halves[0]}}{${n - 1}} + \\frac{${halves[1]}}{${n - 1}}$, as if [[one]] were as likely to be [[on]] [[small]] as [[on]] [[big]].`,
    ],
    [
      p / n,
      "places only one",
      `This is the probability that [[one]] is [[on]] [[big]], wherever [[other]] is.`,
    ],
    [
      p / (n - 1),
      "looks only at the smaller group",
      `This is the probability that [[other]] is [[on]] [[big]] if [[one]] is [[on]] [[small]]. ${ifApart("But [[one]] can also be [[on]] [[big]].")}`,
    ],
    [
      q / n,
      "places only one",
      `This is the probability that [[one]] is [[on]] [[small]], wherever [[other]] is.`,
    ],
    [
      (q - 1) / (n - 1),
      "looks only at the smaller group",
      `This is the probability that [[other]] is [[on]] [[small]] if [[one]] is there. ${ifSame("But [[one]] can also be [[on]] [[big]].")}`,
    ],
    [
      isSame ? apart : 1 - apart,
      "finds the complement",
      `This is the probability that [[one]] and [[other]] are [[on]] ${isSame ? different : together}.`,
    ],
  ];
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
  const fits = way === "same" ? same : 2 * p * q;
  const key = fits / all;
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
    why:
      way === "same"
        ? `$\\frac{${p} \\cdot ${p - 1} + ${q} \\cdot ${q - 1}}{${n} \\cdot ${n - 1}} = ${texQuotient(fits, all)}$.`
        : `$\\frac{2 \\cdot ${p} \\cdot ${q}}{${n} \\cdot ${n - 1}} = ${texQuotient(fits, all)}$.`,
    wrong: unequalSlips(p, q, way),
    solution: {
      idea:
        way === "same"
          ? "Find the probability for each of the two [[groups]] by itself, and add."
          : "Find the probability for each of the two ways to be apart, and add.",
      steps:
        way === "same"
          ? [
              `Both are [[on]] [[big]] with probability $\\frac{${p}}{${n}} \\cdot \\frac{${p - 1}}{${n - 1}} = \\frac{${p * (p - 1)}}{${all}}$.`,
              `Both are [[on]] [[small]] with probability $\\frac{${q}}{${n}} \\cdot \\frac{${q - 1}}{${n - 1}} = \\frac{${q * (q - 1)}}{${all}}$.`,
              `The sum is $\\frac{${p * (p - 1)}}{${all}} + \\frac{${q * (q - 1)}}{${all}} = ${texQuotient(fits, all)}$.`,
            ]
          : [
              `[[One]] is [[on]] [[big]] and [[other]] [[on]] [[small]] with probability $\\frac{${p}}{${n}} \\cdot \\frac{${q}}{${n - 1}} = \\frac{${p * q}}{${all}}$.`,
              `With the two exchanged, the probability is $\\frac{${q}}{${n}} \\cdot \\frac{${p}}{${n - 1}} = \\frac{${p * q}}{${all}}$, too.`,
              `The sum is $2 \\cdot \\frac{${p * q}}{${all}} = ${texQuotient(fits, all)}$.`,
            ],
      check: `After [[one]] is placed, only ${n - 1} places are left for [[other]], so each second denominator is ${n - 1}.`,
      takeaway:
        "With groups of different sizes, treat each case by itself, and remember that the first one takes a place.",
    },
    words: (wording) =>
      [
        {
          one: "Lee",
          other: "Kim",
          big: "the day shift",
          small: "the night shift",
          group: "shift",
          groups: "shifts",
          on: "on",
        },
        {
          one: "the integer 1",
          other: "the integer 2",
          big: "the larger set",
          small: "the smaller set",
          group: "set",
          groups: "sets",
          on: "in",
        },
      ][wording - 1]!,
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
        `This is $\\frac{${g - 1}}{${g}} \\cdot \\frac{${g - 2}}{${g}}$, as if all ${g} [[groups]] were equally likely each time. But a [[group]] with one of the three has only ${count(s - 1, "place")} left, and the others have ${s}.`,
      ],
      [
        second / (n - 1),
        "places only two",
        "This is the probability that the second [[member]] is apart from the first. It leaves out the third one.",
      ],
      [
        (s - 1) / (n - 1),
        "places only two and finds the complement",
        `This is $${texRest(second, n - 1)}$, the probability that the second [[member]] is [[on]] the same [[group]] as the first. It leaves out the third one.`,
      ],
      [
        1 - key - ((s - 1) * (s - 2)) / all,
        "finds exactly two together",
        "This is the probability that exactly two of the three [[members]] are [[on]] the same [[group]], but no two may be.",
      ],
      [
        (second * third) / (n * (n - 1)),
        "counts a place that is taken",
        `This is $\\frac{${second}}{${n}} \\cdot \\frac{${third}}{${n - 1}}$, but after the first [[member]] is placed, ${n - 1} places are left, and then ${n - 2}.`,
      ],
      [
        (second / (n - 1)) ** 2,
        "compares only with the first",
        `This is $(\\frac{${second}}{${n - 1}})^2$, which compares the third [[member]] only with the first. The third one must also be apart from the second.`,
      ],
      [
        ((s - 1) * (s - 2)) / all,
        "puts all together",
        `This is $\\frac{${s - 1}}{${n - 1}} \\cdot \\frac{${s - 2}}{${n - 2}}$, the probability that all three [[members]] are [[on]] the same [[group]].`,
      ],
      [
        1 - ((s - 1) * (s - 2)) / all,
        "excludes only all three together",
        `This is $1 - \\frac{${s - 1}}{${n - 1}} \\cdot \\frac{${s - 2}}{${n - 2}}$. It excludes only the case that all three [[members]] are [[on]] the same [[group]], but no two may be.`,
      ],
      [
        1 / g,
        "divides by the groups",
        `This is 1 over the number of [[groups]], but it doesn't use that each [[group]] has ${s} places or that all three [[members]] must be apart.`,
      ],
    ],
    solution: {
      idea: "Place the three [[members]] one after another and count the places that are left each time.",
      steps: [
        `The first [[member]] can be anywhere, and of the ${n - 1} places left, $${n - 1} - ${s - 1} = ${second}$ are [[on]] other [[groups]].`,
        `For the third [[member]], ${n - 2} places are left, and $${n} - 2 \\cdot ${s} = ${third}$ of them are [[on]] [[groups]] without the first two.`,
        `The probability is $\\frac{${second}}{${n - 1}} \\cdot \\frac{${third}}{${n - 2}} = ${texFraction(asFraction(key)!)}$.`,
      ],
      check: `Each [[member]] takes a place, so the fractions aren't ${fractionText(new Fraction(g - 1, g))} and ${fractionText(new Fraction(g - 2, g))}.`,
      takeaway:
        "To compare where several things end up, place them one after another and count the places left.",
    },
    words: (wording) =>
      [
        { member: "senior", members: "seniors", group: "team", groups: "teams", on: "on" },
        { member: "doctor", members: "doctors", group: "table", groups: "tables", on: "at" },
        { member: "integer", members: "integers", group: "set", groups: "sets", on: "in" },
      ][wording - 1]!,
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
