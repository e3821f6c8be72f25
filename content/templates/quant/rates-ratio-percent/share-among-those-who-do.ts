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
  texThousands as tex,
  thousands,
  type Words,
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
  "Assume a convenient total, such as 100, and count each group, because percents of different groups can't be compared directly.";

function fractionOf(value: number): string {
  return fractionText(asFraction(value)!);
}

const isPlain = (value: number): boolean => {
  const fraction = asFraction(value);
  return fraction !== null && value > 0 && value < 1 && fraction.bottom <= 40;
};

/** A percent of a number, as a number that is an integer or has one or two decimals. */
const shareOf = (percent: number, of: number): number => tidied((percent * of) / 100);

/** What the wordings of the share call everyone, the two groups, and those who do it: first the lamps. */
const SHARE_WORDS: readonly Words[] = [
  {
    all: "lamps",
    first: "lamps from Machine X",
    second: "lamps from Machine Y",
    which: "defective lamps",
    do: "are defective",
    areFirst: "are from Machine X",
    areSecond: "are from Machine Y",
  },
  {
    all: "employees",
    first: "full-time employees",
    second: "part-time employees",
    which: "employees who commute by train",
    do: "commute by train",
    areFirst: "are full-time",
    areSecond: "are part-time",
  },
  {
    all: "integers",
    first: "positive integers",
    second: "integers that are not positive",
    which: "even integers",
    do: "are even",
    areFirst: "are positive",
    areSecond: "are not positive",
  },
];

/** What fraction of those who do are of the first kind? */
function askShare(rng: Rng): AskedProblem | null {
  const isLamps = rng.chance(0.3);
  const { p, u, v, f } = rng.pick(isLamps ? LAMPS : PEOPLE);
  const [one, two] = [(p * u) / 100, ((100 - p) * v) / 100];
  if (!isLamps && (!Number.isInteger(one) || !Number.isInteger(two))) return null;
  // A total for which both parts are integers.
  const base = [100, 200, 500, 1000, 2000].find((n) =>
    [p * u, (100 - p) * v].every((part) => (part * n) % 10_000 === 0),
  )!;
  const counts = [(base * p) / 100, (base * (100 - p)) / 100] as const;
  const [mine, theirs] = [(base * p * u) / 10_000, (base * (100 - p) * v) / 10_000];
  const wrong: Wrong[] = [
    [
      u / (u + v),
      "ignores the sizes",
      `This is $\\frac{${u}}{${u} + ${v}}$, as if there were as many [[first]] as [[second]], but they are ${p} and ${100 - p} percent of the [[all]].`,
    ],
    [
      p / 100,
      "keeps the share",
      `This is the fraction of all the [[all]], not of the [[which]], that [[areFirst]].`,
    ],
    [
      (p * v) / (p * v + (100 - p) * u),
      "exchanges the rates",
      `This takes ${v} percent of the ${counts[0]} [[first]], ${shareOf(v, counts[0])}, and ${u} percent of the ${counts[1]} [[second]], ${shareOf(u, counts[1])}, but the two percents are the other way around.`,
    ],
    [
      v / (u + v),
      "ignores the sizes",
      `This is $\\frac{${v}}{${u} + ${v}}$, as if there were as many [[first]] as [[second]], and ${v} is the percent for the [[second]].`,
    ],
    [1 - p / 100, "keeps the share", `This is the fraction of all the [[all]] that [[areSecond]].`],
    [
      ((100 - p) * u) / (p * v + (100 - p) * u),
      "exchanges the rates",
      `This takes ${u} percent of the ${counts[1]} [[second]], ${shareOf(u, counts[1])}, and ${v} percent of the ${counts[0]} [[first]], ${shareOf(v, counts[0])}, but the two percents are the other way around.`,
    ],
    [
      (one + two) / 100,
      "finds the overall share",
      `This is $\\frac{${mine} + ${theirs}}{${base}}$, the fraction of all the [[all]] that [[do]].`,
    ],
    [
      u / 100,
      "stops at a given percent",
      `This is ${u} percent, the fraction of the [[first]] that [[do]].`,
    ],
    [
      one / 100,
      "takes the wrong total",
      `This is $\\frac{${mine}}{${base}}$, which compares ${mine} with all the [[all]], not with the [[which]].`,
    ],
    [
      1 - f.value,
      "finds the complement",
      `This is the fraction of the [[which]] that [[areSecond]].`,
    ],
    [
      one / two,
      "compares the two parts",
      `This is $\\frac{${mine}}{${theirs}}$, which compares the two parts with each other, not the first with their sum.`,
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
    why: `Of every ${thousands(base)} [[all]], $${mine} + ${theirs} = ${mine + theirs}$ [[do]], and the number of [[first]] among these is ${mine}, which is ${fractionText(f)} of ${mine + theirs}.`,
    wrong,
    solution: {
      idea: `Assume that there are ${thousands(base)} [[all]], and count the [[which]] among the [[first]] and among the [[second]].`,
      fast: [
        `Only the ratio matters: $${p} \\cdot ${u} : ${100 - p} \\cdot ${v} = ${f.top} : ${f.bottom - f.top}$, so the [[first]] are ${fractionText(f)} of the [[which]].`,
      ],
      steps: [
        `Of ${thousands(base)} [[all]], ${thousands(counts[0])} [[areFirst]] and ${thousands(counts[1])} [[areSecond]].`,
        `Of these, $${u / 100} \\cdot ${tex(counts[0])} = ${mine}$ and $${v / 100} \\cdot ${tex(counts[1])} = ${theirs}$, respectively, [[do]].`,
        `The fraction is $\\frac{${mine}}{${mine} + ${theirs}} = ${texFraction(f)}$.`,
      ],
      check: `The percent for the [[first]] is the ${u > v ? "higher" : "lower"} one, so they must be ${u > v ? "more" : "less"} than ${p} percent of the [[which]].`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => SHARE_WORDS[isLamps ? 0 : wording]!,
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
const RATE_WORDS: readonly Words[] = [
  {
    all: "employees",
    first: "full-time employees",
    second: "employees who are not full-time",
    which: "who commute by train",
    areFirst: "are full-time",
    areSecond: "are not full-time",
    do: "commute by train",
    not: "do not commute by train",
  },
  {
    all: "students",
    first: "students who live on campus",
    second: "students who do not live on campus",
    which: "who own a car",
    areFirst: "live on campus",
    areSecond: "do not live on campus",
    do: "own a car",
    not: "do not own a car",
  },
  {
    all: "integers",
    first: "positive integers",
    second: "integers that are not positive",
    which: "that are even",
    areFirst: "are positive",
    areSecond: "are not positive",
    do: "are even",
    not: "are not even",
  },
];

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
    why: `Of every 100 [[all]], ${100 - p} [[areSecond]] and ${two} of these [[do]], and $\\frac{${two}}{${100 - p}}$ is ${v} percent.`,
    wrong: [
      [
        two,
        "takes the percent of all",
        `This is ${two} as a percent of all 100 [[all]], but it has to be a percent of the ${100 - p} [[second]].`,
      ],
      [
        u / odds,
        "ignores the sizes",
        `This is ${two} as a percent of the ${p} [[first]], but it has to be a percent of the ${100 - p} [[second]].`,
      ],
      [
        (u * odds * p) / (100 - p),
        "inverts the fraction",
        `This takes ${fractionText(f)} as the fraction for the [[second]], which makes their number $${one} \\cdot ${texFraction(new Fraction(f.top, f.bottom - f.top))}$ out of ${100 - p}, but ${fractionText(f)} is the fraction for the [[first]].`,
      ],
      [
        100 - u,
        "finds the complement",
        `This is $100 - ${u}$, the percent of the [[first]] that [[not]].`,
      ],
      [
        one,
        "takes the first group's percent of all",
        `Of the 100 [[all]], ${one} [[areFirst]] and [[do]], but the question asks for a percent of the ${100 - p} [[second]].`,
      ],
      [
        (u * (100 - p)) / p,
        "scales by the sizes only",
        `This takes ${u} percent of the ${100 - p} [[second]], which is ${tidied((u * (100 - p)) / 100)}, as a percent of the ${p} [[first]]. It doesn't use the fraction ${fractionText(f)}.`,
      ],
      [
        100 * f.value,
        "takes the fraction as a percent",
        `This is $\\frac{${one}}{${one} + ${two}}$ as a percent: of all the [[all]] [[which]], that percent [[areFirst]].`,
      ],
      [
        100 - 100 * f.value,
        "takes the fraction as a percent",
        `This is $\\frac{${two}}{${one} + ${two}}$ as a percent of all the [[all]] [[which]], not of all the [[second]].`,
      ],
      [
        (u * p) / (100 - p),
        "expects equal numbers",
        `This is $\\frac{${one}}{${100 - p}}$ as a percent, but ${one} is the number for the [[first]], and for the [[second]] it is ${two}.`,
      ],
      [
        one + two,
        "finds the overall percent",
        `This is $${one} + ${two}$, the number of [[all]] [[which]] out of every 100, not a percent of the [[second]].`,
      ],
      [
        100 - p,
        "stops at a group",
        `This is $100 - ${p}$, the number of [[second]] out of every 100 [[all]].`,
      ],
    ],
    solution: {
      idea: `Assume that there are 100 [[all]] in all, and use ${fractionText(f)} to find the number of all the [[all]] [[which]].`,
      steps: [
        `Of 100 [[all]], ${p} [[areFirst]], and ${u} percent of these is ${one}.`,
        `These ${one} are ${fractionText(f)} of all the [[all]] [[which]], so there are $${one} \\cdot ${texFraction(new Fraction(f.bottom, f.top))} = ${one + two}$ [[all]] [[which]].`,
        `Of these, $${one + two} - ${one} = ${two}$ [[areSecond]].`,
        `There are ${100 - p} [[second]], and $\\frac{${two}}{${100 - p}} = ${v / 100}$, or ${v} percent.`,
      ],
      check: `Of the $${one} + ${two} = ${one + two}$ [[all]] [[which]], $\\frac{${one}}{${one + two}} = ${texFraction(f)}$ [[areFirst]].`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => RATE_WORDS[wording - 1]!,
    ...PERCENTS,
  };
}

const be = (n: number): string => (n === 1 ? "is" : "are");

/** What percent of all are of the first kind? */
function askSize(rng: Rng): AskedProblem {
  const isLamps = rng.chance(0.4);
  const { p, u, v, f } = rng.pick(isLamps ? LAMPS : PEOPLE);
  const [mine, theirs] = [f.top, f.bottom - f.top];
  const said = `Of every ${f.bottom} [[which]], ${mine} ${be(mine)} [[one]] and ${theirs} ${be(theirs)} [[other]].`;
  const [left, right] = [tidied((theirs * u) / 100), tidied((mine * v) / 100)];
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
    why: `If ${p} of 100 [[all]] are [[one]], the [[which]] are in the ratio $${p} \\cdot ${u} : ${100 - p} \\cdot ${v} = ${mine} : ${theirs}$.`,
    wrong: [
      [
        (100 * mine * u) / (mine * u + theirs * v),
        "multiplies by the percents",
        `This multiplies ${mine} by ${u} and ${theirs} by ${v}, as if the first part were $\\frac{${mine * u}}{${mine * u} + ${theirs * v}}$ of all, but ${mine} and ${theirs} must be divided by ${u} percent and ${v} percent.`,
      ],
      [
        100 - p,
        "finds the complement",
        `This is $100 - ${p}$, the percent of the [[all]] that are [[other]].`,
      ],
      [
        100 * f.value,
        "keeps the share",
        `This is ${fractionText(f)} as a percent, which would be right if ${u} percent and ${v} percent were equal.`,
      ],
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
        `This is $1 - ${texFraction(f)}$ as a percent, the percent of the [[which]], not of all the [[all]], that are [[other]].`,
      ],
      [
        (100 * mine * v) / (theirs * u),
        "compares the two parts",
        `This is $\\frac{${one}}{${two}}$ as a percent, which compares the [[first]] with the [[second]], not with all the [[all]].`,
      ],
      [
        (100 * theirs * v) / (theirs * v + mine * u),
        "inverts the fraction",
        `This is $\\frac{${theirs} \\cdot ${v}}{${mine} \\cdot ${u} + ${theirs} \\cdot ${v}}$ as a percent, which multiplies ${mine} and ${theirs} by the percents instead of dividing, and then answers for the [[second]].`,
      ],
      [
        Math.abs(2 * p - 100),
        "finds the difference",
        `This is $${Math.max(p, 100 - p)} - ${Math.min(p, 100 - p)}$, the difference between the percents for the [[first]] and the [[second]].`,
      ],
      [
        (100 * u) / v,
        "compares the percents",
        `This is $\\frac{${u}}{${v}}$ as a percent, but ${u} percent and ${v} percent are of different groups, and ${fractionText(f)} isn't used.`,
      ],
      [
        (100 * v) / u,
        "compares the percents",
        `This is $\\frac{${v}}{${u}}$ as a percent, but ${u} percent and ${v} percent are of different groups, and ${fractionText(f)} isn't used.`,
      ],
    ],
    solution: {
      idea: `${said} Divide each part by its percent to get the ratio of all the [[first]] to all the [[second]].`,
      fast: [
        `The [[first]] and the [[second]] are in the ratio $\\frac{${mine}}{${u}} : \\frac{${theirs}}{${v}} = ${mine * v} : ${theirs * u}$${mine * v === one ? "" : `, or $${one} : ${two}$`}, so $\\frac{${one}}{${one + two}}$ of all the [[all]], or ${p} percent, are [[one]].`,
      ],
      steps: [
        `If $n$ of 100 [[all]] are [[one]] and $100 - n$ are [[other]], the numbers of [[which]] are $${u / 100}n$ and $${v / 100}(100 - n)$.`,
        `They are in the ratio $${mine} : ${theirs}$, so $${theirs === 1 ? "" : `${theirs} \\cdot `}${u / 100}n = ${mine === 1 ? "" : `${mine} \\cdot `}${v / 100}(100 - n)$.`,
        `So $${left}n = ${tidied(100 * right)} - ${right}n$, which gives $${tidied(left + right)}n = ${tidied(100 * right)}$ and $n = ${p}$.`,
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
            one: "from Machine X",
            other: "from Machine Y",
          }
        : wording === 1
          ? {
              all: "employees",
              first: "full-time employees",
              second: "part-time employees",
              which: "employees who commute by train",
              one: "full-time",
              other: "part-time",
            }
          : {
              all: "integers",
              first: "positive integers",
              second: "negative integers",
              which: "even integers",
              one: "positive",
              other: "negative",
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
