import {
  asFraction,
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  hintsLast,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Without replacement, each selection reduces both the number that fit and the total.";

/** How the options that are probabilities are written. */
const OPTIONS = {
  text: (value: number): string => fractionText(asFraction(value)!),
  pureText: (value: number): string => fractionText(asFraction(value)!),
  shows: (value: number): boolean =>
    value > 0.03 && value < 0.95 && (asFraction(value)?.bottom ?? 999) <= 81,
};

/** Of n things, r are of one kind, and two are selected. */
interface Bag {
  readonly n: number;
  readonly r: number;
}

function drawBag(rng: Rng): Bag | null {
  const n = rng.pick([6, 7, 8, 9, 10, 12, 15, 16]);
  const r = rng.int(3, n - 3);
  return 2 * r === n ? null : { n, r };
}

/** One selection after the other, from one fewer if the first one isn't put back. */
const inRow = (n: number, first: number, second: number, fewer: 0 | 1 = 1): string =>
  `\\frac{${first}}{${n}} \\cdot \\frac{${second}}{${n - fewer}}`;

/** What the two selected can be asked to be. */
const EVENTS = {
  both: "both [[both]]",
  one: "exactly one of the two [[one]]",
  some: "at least one of the two [[one]]",
  none: "neither of the two [[one]]",
} as const;

/** Slips that every question about two selections shares. */
function wrongPairs({ n, r }: Bag, key: number, asked: keyof typeof EVENTS): Wrong[] {
  const s = n - r;
  const all = n * (n - 1);
  const other = `not that ${EVENTS[asked]}`;
  const back = (calculation: string, what: keyof typeof EVENTS): string =>
    what === asked
      ? `This is $${calculation}$, the probability that ${EVENTS[what]} if the first one is put back. But after the first selection, only ${n - 1} are left.`
      : `This is $${calculation}$, the probability that ${EVENTS[what]} if the first one is put back. But the question asks for the probability that ${EVENTS[asked]}, and after the first selection, only ${n - 1} are left.`;
  return [
    [
      1 - (r * (r - 1)) / all,
      "excludes both",
      `This is $1 - ${inRow(n, r, r - 1)}$, the probability that at most one of the two [[one]], ${other}.`,
    ],
    [
      (r * (r - 1)) / all,
      "requires both",
      `This is $${inRow(n, r, r - 1)}$, the probability that both [[both]], ${other}.`,
    ],
    [
      (2 * r * s) / all,
      "requires exactly one",
      `This is $2 \\cdot ${inRow(n, r, s)}$, the probability that exactly one of the two [[one]], ${other}.`,
    ],
    [
      (2 * r * s) / n ** 2,
      "requires exactly one and puts one back",
      back(`2 \\cdot ${inRow(n, r, s, 0)}`, "one"),
    ],
    [
      (r * s) / all,
      "counts one order only",
      `This is $${inRow(n, r, s)}$, the probability that only the first one selected [[one]], ${other}.`,
    ],
    [
      (s * (s - 1)) / all,
      "requires none",
      `This is $${inRow(n, s, s - 1)}$, the probability that neither of the two [[one]], ${other}.`,
    ],
    [
      1 - (s * (s - 1)) / all,
      "requires at least one",
      `This is $1 - ${inRow(n, s, s - 1)}$, the probability that at least one of the two [[one]], ${other}.`,
    ],
    [(s / n) ** 2, "requires none and puts one back", back(inRow(n, s, s, 0), "none")],
    [
      1 - key,
      "finds the complement",
      `This is $1 - ${texFraction(asFraction(key)!)}$, the probability that the selection is not as described.`,
    ],
    [(r / n) ** 2, "puts one back", back(inRow(n, r, r, 0), "both")],
    [1 - (s / n) ** 2, "puts one back", back(`1 - ${inRow(n, s, s, 0)}`, "some")],
    [
      r / n,
      "makes one selection",
      `This is $\\frac{${r}}{${n}}$, the probability that the first one selected [[one]], without regard to the second one.`,
    ],
    [
      2 / n,
      "ignores how many fit",
      `This is $\\frac{2}{${n}}$, but it doesn't use that ${r} of the ${n} [[both]].`,
    ],
  ];
}

/**
 * For exactly one: what would add up to 1 with the key and the pairs of the more frequent kind, and the key's own
 * formula with replacement.
 */
function partsLast({ n, r }: Bag): number[] {
  const few = Math.min(r, n - r);
  const alike = (few * (few - 1)) / (n * (n - 1));
  return [(2 * r * (n - r)) / n ** 2, (few / n) ** 2, 1 - alike, alike];
}

function askBoth(rng: Rng): AskedProblem | null {
  const bag = drawBag(rng);
  if (!bag) return null;
  const { n, r } = bag;
  const key = (r * (r - 1)) / (n * (n - 1));
  const [first, second] = [new Fraction(r, n), new Fraction(r - 1, n - 1)];
  if (first.times(second).bottom > 45) return null;
  return {
    difficulty: 3,
    stems: [
      `Of the ${n} members of a certain board, ${r} are women. If 2 of the members are selected at random, what is the probability that both of the members selected are women?`,
      `Of the ${n} pens in a box, ${r} are red. If 2 of the pens are taken from the box at random and without replacement, what is the probability that both of these pens are red?`,
    ],
    pure: [
      `If 2 different integers are selected at random from the integers from 1 to ${n}, inclusive, what is the probability that both of the integers are greater than ${n - r}?`,
    ],
    key,
    why: `$${texFraction(first)} \\cdot ${texFraction(second)} = ${texFraction(first.times(second))}$.`,
    wrong: hintsLast(
      [
        [
          (r / n) * (r / (n - 1)),
          "reduces only the total",
          `This is $${inRow(n, r, r)}$, but if the first one selected [[one]], only ${r - 1} others [[both]].`,
        ],
        ...wrongPairs(bag, key, "both"),
      ],
      (r / n) ** 2,
      2 / n,
      1 - ((n - r) * (n - r - 1)) / (n * (n - 1)),
      1 - key,
    ),
    solution: {
      idea: "Multiply the probability for the first selection by the probability for the second one.",
      steps: [
        `Of the ${n} [[things]], ${r} [[both]][[which]], so the probability for the first one is ${fractionText(first)}.`,
        `If the first one [[one]], ${r - 1} of the remaining ${n - 1} [[both]], so the probability for the second one is ${fractionText(second)}.`,
        `The probability that both [[both]] is $${texFraction(first)} \\cdot ${texFraction(second)} = ${texFraction(first.times(second))}$.`,
      ],
      check: `By counting, ${choose(r, 2)} of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs are of this kind, and $\\frac{${choose(r, 2)}}{${choose(n, 2)}} = \\frac{${r} \\cdot ${r - 1}}{${n} \\cdot ${n - 1}}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        { things: "members", one: "is a woman", both: "are women", which: "" },
        { things: "pens", one: "is red", both: "are red", which: "" },
        {
          things: "integers",
          one: `is greater than ${n - r}`,
          both: `are greater than ${n - r}`,
          which: `, those from ${n - r + 1} to ${n}`,
        },
      ][wording - 1]!,
    ...OPTIONS,
  };
}

function askAtLeastOne(rng: Rng): AskedProblem | null {
  const bag = drawBag(rng);
  if (!bag) return null;
  const { n, r } = bag;
  const s = n - r;
  const none = new Fraction(s * (s - 1), n * (n - 1));
  const exactlyOne = rng.chance(0.2);
  const mixed = new Fraction(2 * r * s, n * (n - 1));
  const key = exactlyOne ? mixed : new Fraction(1).minus(none);
  if (key.bottom > 45 || (!exactlyOne && r > s)) return null;
  const both = (r * (r - 1)) / (n * (n - 1));
  const how = exactlyOne ? "exactly one" : "at least one";
  return {
    difficulty: 4,
    stems: [
      `Of the ${n} lightbulbs in a box, ${r} are defective. If 2 of the lightbulbs are selected at random, what is the probability that ${how} of the 2 lightbulbs is defective?`,
      `Of the ${n} employees in a certain department, ${r} have worked there for more than 5 years. If 2 of the ${n} employees are chosen at random, what is the probability that ${how} of them has worked there for more than 5 years?`,
    ],
    pure: [
      `If 2 different integers are selected at random from the integers from 1 to ${n}, inclusive, what is the probability that ${how} of the integers is less than ${r + 1}?`,
    ],
    key: key.value,
    why: exactlyOne
      ? `$\\frac{${r} \\cdot ${s}}{${choose(n, 2)}} = ${texFraction(key)}$.`
      : `$1 - ${texFraction(none)} = ${texFraction(key)}$.`,
    wrong: hintsLast(
      [
        ...(exactlyOne
          ? ([
              [
                key.value / 2,
                "counts one order only",
                `This is $${inRow(n, r, s)}$, which requires that only the first one selected [[one]], but it can also be only the second one.`,
              ],
              [
                (2 * r * s) / (n * n),
                "puts one back",
                `This is $2 \\cdot ${inRow(n, r, s, 0)}$, but after the first selection, only ${n - 1} are left.`,
              ],
            ] as const)
          : ([
              [
                mixed.value,
                "leaves out both",
                `This is $2 \\cdot ${inRow(n, r, s)}$, but the selections in which both [[both]] count, too.`,
              ],
              [
                (2 * r) / n,
                "adds the probabilities",
                `This is $\\frac{${r}}{${n}} + \\frac{${r}}{${n}}$, which counts the selections in which both [[both]] twice.`,
              ],
              [
                r / n + (r - 1) / (n - 1),
                "adds the probabilities",
                `This is $\\frac{${r}}{${n}} + \\frac{${r - 1}}{${n - 1}}$, but the second fraction is for the case that the first one already [[one]].`,
              ],
            ] as const)),
        // With exactly one, both would add up to at least one.
        ...wrongPairs(bag, key.value, exactlyOne ? "one" : "some").filter(
          ([value]) => exactlyOne || !near(value, both),
        ),
      ],
      ...(exactlyOne ? partsLast(bag) : [1 - (s / n) ** 2, r / n]),
      2 / n,
      1 - key.value,
    ),
    solution: {
      idea: exactlyOne
        ? "Count the pairs in which exactly one [[one]], and divide by the number of all pairs."
        : `The opposite of "at least one [[one]]" is "neither [[one]]".`,
      ...(exactlyOne
        ? {}
        : {
            fast: [
              `The probability that neither [[one]] is $${inRow(n, s, s - 1)} = ${texFraction(none)}$, so the probability that at least one [[one]] is $1 - ${texFraction(none)} = ${texFraction(key)}$.`,
            ],
          }),
      steps: [
        `Of the ${n} [[things]], ${r} [[both]][[which]], and the other ${s} [[not]].`,
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs.`,
        `Pairs with one of the ${r} and one of the ${s} others: $${r} \\cdot ${s} = ${r * s}$.`,
        ...(exactlyOne
          ? []
          : [`Pairs with two of the ${r}: $\\frac{${r} \\cdot ${r - 1}}{2} = ${choose(r, 2)}$.`]),
        `The probability is $\\frac{${exactlyOne ? r * s : `${r * s} + ${choose(r, 2)}`}}{${choose(n, 2)}} = ${texFraction(key)}$.`,
      ],
      check: `Two, one, or none of the ${r} are in ${choose(r, 2)}, ${r * s}, and ${choose(s, 2)} pairs, respectively, and $${choose(r, 2)} + ${r * s} + ${choose(s, 2)} = ${choose(n, 2)}$.`,
      takeaway: exactlyOne
        ? "For one of each kind, multiply the two numbers, and divide by the number of all pairs."
        : `For "at least one", subtract the probability of "none" from 1.`,
    },
    words: (wording) =>
      [
        {
          things: "lightbulbs",
          one: "is defective",
          both: "are defective",
          which: "",
          not: "are not",
        },
        {
          things: "employees",
          one: "has worked there for more than 5 years",
          both: "have worked there for more than 5 years",
          which: "",
          not: "have not",
        },
        {
          things: "integers",
          one: `is less than ${r + 1}`,
          both: `are less than ${r + 1}`,
          which: `, those from 1 to ${r}`,
          not: "are not",
        },
      ][wording - 1]!,
    ...OPTIONS,
  };
}

/** From the probability that both fit, how many there are. */
function askHowMany(rng: Rng): AskedProblem | null {
  const n = rng.pick([6, 7, 8, 9, 10, 12, 15, 16]);
  const r = rng.int(3, n - 2);
  const chance = new Fraction(r * (r - 1), n * (n - 1));
  if (chance.bottom > 40 || chance.top > 14) return null;
  const withSoMany = (m: number): string =>
    `If ${m} were [[kind]], the probability would be $\\frac{${m} \\cdot ${m - 1}}{${n} \\cdot ${n - 1}}$, but $${m} \\cdot ${m - 1} = ${m * (m - 1)}$ is ${m > r ? "more" : "less"} than $${r} \\cdot ${r - 1} = ${r * (r - 1)}$.`;
  return {
    difficulty: 5,
    stems: [
      `A box contains ${n} pens, some of which are red. If 2 pens are taken from the box at random and without replacement, the probability that both pens are red is ${fractionText(chance)}. How many of the ${n} pens are red?`,
      `Of the ${n} members of a certain committee, $m$ are managers. If 2 of the members are to be selected at random, the probability that both of the members selected will be managers is ${fractionText(chance)}. What is the value of $m$?`,
    ],
    pure: [
      `Set $S$ consists of ${n} different integers. If 2 different integers are selected at random from set $S$, the probability that both are even is ${fractionText(chance)}. How many of the integers in set $S$ are even?`,
    ],
    key: r,
    why: `$\\frac{${r}}{${n}} \\cdot \\frac{${r - 1}}{${n - 1}} = ${texFraction(chance)}$.`,
    wrong: [
      [
        r - 1,
        "takes the smaller factor",
        `The number of [[things]] that are [[kind]] is the larger factor in $${r} \\cdot ${r - 1} = ${r * (r - 1)}$, which is ${r}; the smaller factor, ${r - 1}, is 1 less.`,
      ],
      [
        n - r,
        "counts the others",
        `This is $${n} - ${r}$, the number of [[things]] that aren't [[kind]].`,
      ],
      [
        chance.top,
        "takes the numerator",
        `This is only the numerator of the reduced fraction ${fractionText(chance)}. ${withSoMany(chance.top)}`,
      ],
      [r + 1, "misses by one", withSoMany(r + 1)],
      [
        Math.round(n * Math.sqrt(chance.value)) + 2,
        "misses by more",
        withSoMany(Math.round(n * Math.sqrt(chance.value)) + 2),
      ],
      [r - 2, "misses by two", withSoMany(r - 2)],
      [r + 2, "misses by two", withSoMany(r + 2)],
    ],
    shows: (value) => Number.isInteger(value) && value > 1 && value < n,
    solution: {
      idea: `If $m$ of the ${n} [[things]] are [[kind]], both selected are [[kind]] with probability $\\frac{m(m - 1)}{${n} \\cdot ${n - 1}}$.`,
      fast: [
        `Test the options: if ${r} are [[kind]], the probability is $\\frac{${r}}{${n}} \\cdot \\frac{${r - 1}}{${n - 1}} = ${texFraction(chance)}$, as it should be.`,
      ],
      steps: [
        `$\\frac{m(m - 1)}{${n * (n - 1)}} = ${texFraction(chance)}$, so $m(m - 1) = ${texFraction(chance)} \\cdot ${n * (n - 1)} = ${r * (r - 1)}$.`,
        `Since $${r} \\cdot ${r - 1} = ${r * (r - 1)}$, $m = ${r}$.`,
      ],
      check: `$m$ is the larger of the two factors, because the other one is $m - 1$.`,
      takeaway: "A product of two consecutive integers is quickest to find by trying.",
    },
    words: (wording) =>
      [
        { things: "pens", kind: "red" },
        { things: "members", kind: "managers" },
        { things: "integers", kind: "even" },
      ][wording - 1]!,
  };
}

const ASK = { both: askBoth, atLeastOne: askAtLeastOne, howMany: askHowMany };
const KINDS = ["both", "atLeastOne", "atLeastOne", "howMany"] as const;

/** The share of all pairs of 1 to n in which so many are at most r. */
function shareOfPairs(n: number, r: number, wanted: (fit: number) => boolean): number {
  const pairs = range(1, n).flatMap((a) => range(a + 1, n).map((b) => [a, b]));
  return (
    pairs.filter((pair) => wanted(pair.filter((one) => one <= r).length)).length / pairs.length
  );
}
const pairsWith =
  (wanted: (fit: number) => boolean) =>
  (tried: number, n: number, r: number): boolean =>
    near(tried, shareOfPairs(n, r, wanted));
const bothFit = pairsWith((fit) => fit === 2);
const oneFits = pairsWith((fit) => fit === 1);
const someFit = pairsWith((fit) => fit > 0);
const isNumber = (tried: number, n: number, top: number, bottom: number): boolean =>
  near(
    shareOfPairs(n, tried, (fit) => fit === 2),
    top / bottom,
  );
const isChance = (tried: number): boolean => tried > 0 && tried < 1;
const isPart = (tried: number, n: number): boolean => tried > 1 && tried < n;

/** Wordings that name n and then r. */
const WITH_ONE_OR_MORE = [
  /Of the (\d+) lightbulbs in a box, (\d+)/,
  /Of the (\d+) employees .*, (\d+) have worked/,
  /from 1 to (\d+), .* less than (\d+)/,
];

const READINGS: readonly StemReading[] = [
  { wording: /Of the (\d+) members .*, (\d+) are women/, fits: bothFit, open: isChance },
  {
    wording: /Of the (\d+) pens in a box, (\d+) are red/,
    fits: bothFit,
    open: isChance,
  },
  {
    wording: /from 1 to (\d+), .* greater than (\d+)/,
    fits: (tried, n, bound) => bothFit(tried, n, n - bound),
    open: isChance,
  },
  ...WITH_ONE_OR_MORE.flatMap(({ source }, k) => {
    const given = (r: number): number => (k === 2 ? r - 1 : r);
    return [
      {
        wording: new RegExp(`^(?=.*exactly one).*${source}`),
        fits: (tried: number, n: number, r: number) => oneFits(tried, n, given(r)),
        open: isChance,
      },
      {
        wording: new RegExp(`^(?=.*at least one).*${source}`),
        fits: (tried: number, n: number, r: number) => someFit(tried, n, given(r)),
        open: isChance,
      },
    ];
  }),
  {
    wording:
      /(?:contains|the|of) (\d+) (?:pens|members|different integers).* is \((\d+)\)\/\((\d+)\)\./,
    fits: isNumber,
    open: isPart,
  },
];

export const template: ProblemTemplate = {
  id: "pair-in-a-random-choice",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Two are selected without replacement: both, exactly one, or at least one of a kind.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts all pairs. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
