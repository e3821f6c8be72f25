import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  gcd,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  thousands,
  type Wrong,
} from "@theta/items/template";

/**
 * Of everyone, p percent are of the first kind. Of these, u percent do something, and of the
 * others v percent do. Of those who do, the fraction f are of the first kind.
 */
interface Numbers {
  readonly p: number;
  readonly u: number;
  readonly v: number;
  readonly f: Fraction;
}

/** All shares with a plain fraction f, for given rates. */
function sharesFor(rates: readonly number[]): Numbers[] {
  const parts = range(3, 17)
    .map((k) => 5 * k)
    .filter((p) => p !== 50);
  return rates.flatMap((u) =>
    rates
      .filter((v) => v !== u && v <= 5 * u && u <= 5 * v)
      .flatMap((v) =>
        parts
          .map((p) => ({ p, u, v, f: new Fraction(p * u, p * u + (100 - p) * v) }))
          .filter(({ f, p: part }) => f.bottom <= 10 && !near(f.value, part / 100)),
      ),
  );
}

const PEOPLE = sharesFor([10, 15, 20, 25, 30, 40, 50, 60, 75, 80]);
const LAMPS = sharesFor([1, 2, 3, 4, 5, 6, 8, 10]);

const TAKEAWAY =
  "Assume 100 in all and count each group, because percents of different groups can't be compared directly.";

function fractionOf(value: number): string {
  return fractionText(asFraction(value)!);
}

const isPlain = (value: number): boolean => {
  const fraction = asFraction(value);
  return fraction !== null && value > 0 && value < 1 && fraction.bottom <= 40;
};

/** What fraction of those who do are of the first kind? */
function askShare(rng: Rng): AskedProblem | null {
  const isLamps = rng.chance(0.3);
  const { p, u, v, f } = rng.pick(isLamps ? LAMPS : PEOPLE);
  const [one, two] = [(p * u) / 100, ((100 - p) * v) / 100];
  if (!isLamps && (!Number.isInteger(one) || !Number.isInteger(two))) return null;
  const wrong: Wrong[] = [
    [
      u / (u + v),
      "ignores the sizes",
      `This is $\\frac{${u}}{${u} + ${v}}$, but the groups are not of the same size.`,
    ],
    [p / 100, "keeps the share", `That is the share of all, not of the ones asked about.`],
    [
      (p * v) / (p * v + (100 - p) * u),
      "exchanges the rates",
      `This gives each group the rate of the other one.`,
    ],
    [
      v / (u + v),
      "ignores the sizes",
      `This is $\\frac{${v}}{${u} + ${v}}$, but the groups are not of the same size.`,
    ],
    [1 - p / 100, "keeps the share", `That is the second group's share of all.`],
    [
      ((100 - p) * u) / (p * v + (100 - p) * u),
      "exchanges the rates",
      `This gives each group the rate of the other one.`,
    ],
    [(one + two) / 100, "finds the overall share", `That is the fraction of all, of either kind.`],
    [u / 100, "stops at a given percent", `That is a fraction of the first group only.`],
    [one / 100, "takes the wrong total", `That is a fraction of all.`],
    [1 - f.value, "finds the complement", `That is the share of the second group.`],
    [
      one / two,
      "compares the two parts",
      `This compares the two groups with each other, not with their sum.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: isLamps
      ? [
          `Of the lamps that a factory produced last week, ${p} percent were produced by Machine X and the remaining lamps were produced by Machine Y. If ${u} percent of the lamps produced by Machine X and ${v} percent of the lamps produced by Machine Y were defective, what fraction of the defective lamps were produced by Machine X?`,
        ]
      : [
          `At a certain company, ${p} percent of the employees are full-time and the remaining employees are part-time. If ${u} percent of the full-time employees and ${v} percent of the part-time employees commute by train, what fraction of the employees who commute by train are full-time?`,
        ],
    pure: isLamps
      ? []
      : [
          `In a list of integers, ${p} percent of the integers are positive. If ${u} percent of the positive integers and ${v} percent of the remaining integers are even, what fraction of the even integers in the list are positive?`,
        ],
    key: f.value,
    why: `Of every 100 in all, ${one} and ${two} are counted, and $\\frac{${one}}{${tidied(one + two)}} = ${texFraction(f)}$.`,
    wrong,
    solution: {
      idea: "Assume that there are 100 in all, and count those who belong to the smaller group asked about.",
      fast: [
        `Only the ratio matters: $${p} \\cdot ${u} : ${100 - p} \\cdot ${v} = ${f.top} : ${f.bottom - f.top}$, so the first part is ${fractionText(f)} of the sum.`,
      ],
      steps: [
        `Of 100, ${p} are in the first group and ${100 - p} in the second.`,
        `$${u / 100} \\cdot ${p} = ${one}$ and $${v / 100} \\cdot ${100 - p} = ${two}$.`,
        `The fraction is $\\frac{${one}}{${one} + ${two}} = ${texFraction(f)}$.`,
      ],
      check: `The first group has the ${u > v ? "higher" : "lower"} percent, so its share must be ${u > v ? "greater" : "less"} than ${p} percent.`,
      takeaway: TAKEAWAY,
    },
    text: fractionOf,
    pureText: fractionOf,
    shows: isPlain,
  };
}

const tidied = (value: number): number => Math.round(100 * value) / 100;

const PERCENTS = {
  text: (value: number) => `${thousands(value)}%`,
  pureText: (value: number) => `${thousands(value)}%`,
  shows: (value: number) => isPositiveWhole(value) && value < 100,
};

/** What the wordings of the rate call everyone, the two groups, and those who do it. */
const RATE_WORDS = [
  ["employees", "full-time employees", "employees who are not full-time", "who commute by train"],
  [
    "students",
    "students who live on campus",
    "students who do not live on campus",
    "who own a car",
  ],
  ["integers", "positive integers", "integers that are not positive", "that are even"],
] as const;

/** What percent of the second group does it? */
function askRate(rng: Rng): AskedProblem | null {
  const { p, u, v, f } = rng.pick(PEOPLE);
  if ((p * u) % 100 > 0 || ((100 - p) * v) % 100 > 0) return null;
  const [one, two] = [(p * u) / 100, ((100 - p) * v) / 100];
  const odds = f.top / (f.bottom - f.top);
  return {
    difficulty: 5,
    stems: [
      `At a certain company, ${p} percent of the employees are full-time, and ${u} percent of the full-time employees commute by train. If ${fractionText(f)} of the employees who commute by train are full-time, what percent of the employees who are not full-time commute by train?`,
      `Of the students at a certain college, ${p} percent live on campus, and ${u} percent of the students who live on campus own a car. If ${fractionText(f)} of the students who own a car live on campus, what percent of the students who do not live on campus own a car?`,
    ],
    pure: [
      `In a list of integers, ${p} percent of the integers are positive, and ${u} percent of the positive integers are even. If ${fractionText(f)} of the even integers in the list are positive, what percent of the integers that are not positive are even?`,
    ],
    key: v,
    why: `${tidied(two)} of every ${100 - p} is ${v} percent.`,
    wrong: [
      [two, "takes the percent of all", `That is a percent of all, not of the ${100 - p} percent.`],
      [u / odds, "ignores the sizes", `The two groups are not of the same size.`],
      [
        (u * odds * p) / (100 - p),
        "inverts the fraction",
        `The fraction ${fractionText(f)} belongs to the first group.`,
      ],
      [100 - u, "finds the complement", `That is a percent of the first group.`],
      [
        one,
        "takes the first group's percent of all",
        `That is the first part as a percent of all.`,
      ],
      [
        (u * (100 - p)) / p,
        "scales by the sizes only",
        `This ignores the fraction ${fractionText(f)}.`,
      ],
      [
        100 * f.value,
        "takes the fraction as a percent",
        `That is the first part, ${one}, as a percent of both parts, $${one} + ${two}$.`,
      ],
      [
        100 - 100 * f.value,
        "takes the fraction as a percent",
        `That is the second part, ${two}, as a percent of both parts, $${one} + ${two}$.`,
      ],
      [(u * p) / (100 - p), "expects equal numbers", `This makes both parts the same number.`],
      [
        one + two,
        "finds the overall percent",
        `Of every 100, ${one + two} are in one of the two parts. That isn't a percent of the second group.`,
      ],
      [100 - p, "stops at a group", `That is the size of the second group.`],
    ],
    solution: {
      idea: "Assume that there are 100 in all, and use the fraction to get from one part to the other.",
      steps: [
        `Of 100, ${p} are in the first group, and ${u} percent of these is ${one}.`,
        `These are ${fractionText(f)} of the number asked about, so the second group's part is $${one} \\cdot ${texFraction(new Fraction(f.bottom - f.top, f.top))} = ${two}$.`,
        `The second group has ${100 - p}, and $\\frac{${two}}{${100 - p}} = ${v / 100}$, or ${v} percent.`,
      ],
      check: `The parts are ${one} and ${two}, and $\\frac{${one}}{${tidied(one + two)}} = ${texFraction(f)}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => {
      const [all, first, second, which] = RATE_WORDS[wording - 1]!;
      return {
        idea: `Assume that there are 100 ${all} in all, and use ${fractionText(f)} to find the number of all the ${all} ${which}.`,
        steps: [
          `Of 100 ${all}, ${p} are ${first}, and ${u} percent of these is ${one}.`,
          `These ${one} are ${fractionText(f)} of all the ${all} ${which}, so there are $${one} \\cdot ${texFraction(new Fraction(f.bottom, f.top))} = ${one + two}$ ${all} ${which}. Of these, $${one + two} - ${one} = ${two}$ are ${second}.`,
          `There are ${100 - p} ${second}, and $\\frac{${two}}{${100 - p}} = ${v / 100}$, or ${v} percent.`,
        ],
      };
    },
    ...PERCENTS,
  };
}

/** What percent of all are of the first kind? */
function askSize(rng: Rng): AskedProblem {
  const isLamps = rng.chance(0.4);
  const { p, u, v, f } = rng.pick(isLamps ? LAMPS : PEOPLE);
  const [mine, theirs] = [f.top, f.bottom - f.top];
  const said = `Of every ${f.bottom} [[which]], ${mine} are [[first]] and ${theirs} are [[second]].`;
  const [one, two] = [p / gcd(p, 100), (100 - p) / gcd(p, 100)];
  return {
    difficulty: 6,
    stems: isLamps
      ? [
          `A factory has only two machines, X and Y. Last week ${u} percent of the lamps produced by Machine X and ${v} percent of the lamps produced by Machine Y were defective. If ${fractionText(f)} of the defective lamps were produced by Machine X, what percent of all the lamps were produced by Machine X?`,
        ]
      : [
          `A company has only full-time and part-time employees. Of these, ${u} percent of the full-time employees and ${v} percent of the part-time employees commute by train. If ${fractionText(f)} of the employees who commute by train are full-time, what percent of the employees are full-time?`,
        ],
    pure: isLamps
      ? []
      : [
          `In a list of nonzero integers, ${u} percent of the positive integers and ${v} percent of the negative integers are even. If ${fractionText(f)} of the even integers are positive, what percent of the integers in the list are positive?`,
        ],
    key: p,
    why: `If ${p} of 100 [[all]] are [[first]], the [[which]] are in the ratio $${p} \\cdot ${u} : ${100 - p} \\cdot ${v} = ${mine} : ${theirs}$.`,
    wrong: [
      [
        (100 * mine * u) / (mine * u + theirs * v),
        "multiplies by the percents",
        `${said} These parts must be divided by ${u} percent and ${v} percent, not multiplied.`,
      ],
      [100 - p, "finds the complement", `That is the percent that are [[second]].`],
      [100 * f.value, "keeps the share", `That would be right if the percents were the same.`],
      [
        (100 * u) / (u + v),
        "ignores the fraction",
        `This is $\\frac{${u}}{${u} + ${v}}$, which ignores the fraction ${fractionText(f)}.`,
      ],
      [
        (100 * v) / (u + v),
        "ignores the fraction",
        `This is $\\frac{${v}}{${u} + ${v}}$, which ignores the fraction ${fractionText(f)}.`,
      ],
      [
        100 - 100 * f.value,
        "keeps the share",
        `That is the percent of the [[which]] that are [[second]].`,
      ],
      [
        (100 * mine * v) / (theirs * u),
        "compares the two parts",
        `This compares the [[first]] with the [[second]], not with all [[all]].`,
      ],
      [
        (100 * theirs * v) / (theirs * v + mine * u),
        "inverts the fraction",
        `This takes ${fractionText(f)} as the fraction of the [[which]] that are [[second]], and multiplies by the percents.`,
      ],
      [
        Math.abs(2 * p - 100),
        "finds the difference",
        `That is the difference between the two groups.`,
      ],
      [(100 * u) / v, "compares the percents", `The two percents are of different groups.`],
      [(100 * v) / u, "compares the percents", `The two percents are of different groups.`],
    ],
    solution: {
      idea: `${said} Divide each part by its percent to get the ratio of all the [[first]] to all the [[second]].`,
      fast: [
        `The [[first]] and the [[second]] are in the ratio $\\frac{${mine}}{${u}} : \\frac{${theirs}}{${v}} = ${mine * v} : ${theirs * u}$${mine * v === one ? "" : `, or $${one} : ${two}$`}, so $\\frac{${one}}{${one + two}}$ of all the [[all]], or ${p} percent, are [[first]].`,
      ],
      steps: [
        `If $n$ of 100 [[all]] are [[first]], the numbers of [[which]] are $${u / 100}n$ and $${v / 100}(100 - n)$.`,
        `They are in the ratio $${mine} : ${theirs}$, so $${theirs} \\cdot ${u / 100}n = ${mine} \\cdot ${v / 100}(100 - n)$.`,
        `So $n = ${p}$.`,
      ],
      check: `The percent for the [[first]] is the ${u > v ? "higher" : "lower"} one, so they must be ${u > v ? "less" : "more"} than ${fractionText(f)} of all the [[all]].`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      isLamps
        ? {
            all: "lamps",
            first: "lamps from Machine X",
            second: "lamps from Machine Y",
            which: "defective lamps",
          }
        : wording === 1
          ? {
              all: "employees",
              first: "full-time employees",
              second: "part-time employees",
              which: "employees who commute by train",
            }
          : {
              all: "integers",
              first: "positive integers",
              second: "negative integers",
              which: "even integers",
            },
    ...PERCENTS,
  };
}

const ASK = { share: askShare, rate: askRate, size: askSize };
const KINDS = ["share", "rate", "size", "size", "size", "size"] as const;

/** Counts with 100 in all. */
const balances = (f: number, p: number, u: number, v: number): boolean =>
  near(f * (p * u + (100 - p) * v), p * u, 1e-3);
const isRate = (v: number, p: number, u: number, top: number, bottom: number): boolean =>
  balances(top / bottom, p, u, v);
const isSize = (p: number, u: number, v: number, top: number, bottom: number): boolean =>
  balances(top / bottom, p, u, v);
const F = String.raw`\((\d+)\)\/\((\d+)\)`;

const READINGS: readonly StemReading[] = [
  {
    wording: /produced last week, (\d+) percent .* If (\d+) percent .* and (\d+) percent/,
    fits: balances,
  },
  {
    wording: /company, (\d+) percent .* part-time\. If (\d+) percent .* and (\d+) percent/,
    fits: balances,
  },
  { wording: /integers, (\d+) percent .*\. If (\d+) percent .* and (\d+) percent/, fits: balances },
  { wording: new RegExp(`company, (\\d+) percent .* and (\\d+) percent .* If ${F}`), fits: isRate },
  { wording: new RegExp(`college, (\\d+) percent .* and (\\d+) percent .* If ${F}`), fits: isRate },
  {
    wording: new RegExp(`of integers, (\\d+) percent .* and (\\d+) percent .* If ${F}`),
    fits: isRate,
  },
  {
    wording: new RegExp(`Last week (\\d+) percent .* and (\\d+) percent .* If ${F}`),
    fits: isSize,
  },
  {
    wording: new RegExp(`Of these, (\\d+) percent .* and (\\d+) percent .* If ${F}`),
    fits: isSize,
  },
  {
    wording: new RegExp(`nonzero integers, (\\d+) percent .* and (\\d+) percent .* If ${F}`),
    fits: isSize,
  },
];

export const template: ProblemTemplate = {
  id: "share-among-those-who-do",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "arithmetic",
  pattern: "Percents of two groups do something; the share of one group among those who do.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts the groups among 100 with each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
