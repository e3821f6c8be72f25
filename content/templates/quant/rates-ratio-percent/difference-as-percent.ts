import {
  type AskedProblem,
  capital,
  count,
  draftOf,
  fittingOptions,
  Fraction,
  hintsLast,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  thousands,
  type Wrong,
} from "@theta/items/template";

/** The ratios of the greater number to the smaller one. */
const RATIOS = [
  [5, 4],
  [2, 1],
  [4, 1],
  [5, 2],
  [3, 2],
  [4, 3],
  [3, 1],
  [6, 5],
  [5, 3],
  [8, 5],
] as const;

const LETTERS = [
  ["x", "y"],
  ["m", "n"],
  ["p", "q"],
  ["r", "s"],
] as const;

/** What is said about two numbers, x greater than y. */
interface Fact {
  /** About $x$ and $y$. */
  readonly pure: string;
  /** What a story says, and what it calls x and y, in full and in short. */
  readonly story: readonly [told: string, x: string, y: string, shortX: string, shortY: string];
  /** How the fact becomes a ratio. */
  readonly steps: readonly string[];
  /** By what percent a hasty reader thinks that they differ. */
  readonly hasty: readonly Wrong[];
  /** The statement with 100 times the two terms of the ratio. */
  readonly check: string;
  readonly extra: number;
}

type Ratio = readonly [a: number, b: number];

const isPercent = (n: number): boolean => Number.isInteger(n) && n >= 5 && n <= 95;

const isNice = (one: number, two: number): boolean =>
  [4, 5].some((step) => one % step === 0 && two % step === 0);

function equalParts(
  [a, b]: Ratio,
  [x, y]: readonly [string, string],
  rng: Rng,
  isPure: boolean,
): Fact | null {
  const k = rng.pick([4, 5, 6, 8, 10, 12, 15, 20]);
  const [u, v] = [b * k, a * k];
  if (![u, v].every(isPercent)) return null;
  return {
    pure: `${u} percent of $${x}$ is equal to ${v} percent of $${y}$`,
    story: [
      `At Company X, ${u} percent of the employees are engineers. At Company Y, ${v} percent of the employees are engineers. If the two companies have the same number of engineers,`,
      "the number of employees at Company X",
      "the number of employees at Company Y",
      "the number at Company X",
      "the number at Company Y",
    ],
    steps: [
      isPure
        ? `$${u / 100}${x} = ${v / 100}${y}$, so $${u}${x} = ${v}${y}$.`
        : `The number of engineers is $${u / 100}x$ at Company X and $${v / 100}y$ at Company Y, so $${u / 100}x = ${v / 100}y$, or $${u}x = ${v}y$.`,
      `So $${x} : ${y} = ${v} : ${u} = ${a} : ${b}$.`,
    ],
    hasty: [
      [
        v - u,
        "subtracts the percents",
        `$${v} - ${u} = ${v - u}$, but the percents ${u} and ${v} are of different numbers.`,
      ],
      [
        u,
        "takes a percent from the stem",
        isPure
          ? `${u} percent is the part of $${x}$ that is equal to ${v} percent of $${y}$, but it doesn't compare $${x}$ itself with $${y}$.`
          : `${u} percent is the percent of engineers at Company X, and it doesn't compare the numbers of employees.`,
      ],
      [
        v,
        "takes a percent from the stem",
        isPure
          ? `${v} percent is the part of $${y}$ that is equal to ${u} percent of $${x}$, but it doesn't compare $${y}$ itself with $${x}$.`
          : `${v} percent is the percent of engineers at Company Y, and it doesn't compare the numbers of employees.`,
      ],
    ],
    check: `If [[x]] is ${100 * a} and [[y]] is ${100 * b}, then ${u} percent of ${100 * a} and ${v} percent of ${100 * b} are both ${thousands(u * a)}.`,
    extra: 0,
  };
}

function equalChanges([a, b]: Ratio, [x, y]: readonly [string, string], rng: Rng): Fact | null {
  const cut = 5 * rng.int(2, 12);
  const raise = ((100 - cut) * a) / b - 100;
  if (!isPercent(raise)) return null;
  return {
    pure: `$${x}$ decreased by ${cut} percent is equal to $${y}$ increased by ${raise} percent`,
    story: [
      `If the current price of Item X were decreased by ${cut} percent, it would be equal to the current price of Item Y increased by ${raise} percent.`,
      "the current price of Item X",
      "the current price of Item Y",
      "the price of Item X",
      "the price of Item Y",
    ],
    steps: [
      `$${100 - cut}$ percent of $${x}$ is equal to $${100 + raise}$ percent of $${y}$.`,
      `So $${x} : ${y} = ${100 + raise} : ${100 - cut} = ${a} : ${b}$.`,
    ],
    hasty: [
      [
        cut + raise,
        "adds the percents",
        `$${cut} + ${raise} = ${cut + raise}$, but the percents ${cut} and ${raise} are of different numbers.`,
      ],
      [
        raise,
        "takes the increase",
        `The increase of ${raise} percent alone isn't the difference, because the decrease of ${cut} percent counts as well.`,
      ],
      [
        cut,
        "takes the decrease",
        `The decrease of ${cut} percent alone isn't the difference, because the increase of ${raise} percent counts as well.`,
      ],
      [
        Math.abs(cut - raise),
        "subtracts the percents",
        `$${Math.max(cut, raise)} - ${Math.min(cut, raise)} = ${Math.abs(cut - raise)}$, but the percents ${cut} and ${raise} are of different numbers.`,
      ],
    ],
    check: `If [[x]] is ${100 * a} and [[y]] is ${100 * b}, then ${100 * a} decreased by ${cut} percent and ${100 * b} increased by ${raise} percent are both ${thousands((100 - cut) * a)}.`,
    extra: 0,
  };
}

function ofSum([a, b]: Ratio, [x, y]: readonly [string, string]): Fact | null {
  const p = (100 * (a - b)) / (a + b);
  if (!isPercent(p)) return null;
  return {
    pure: `$${x} - ${y}$ is equal to ${p} percent of $${x} + ${y}$`,
    story: [
      `In an election between two candidates, every vote was for Candidate X or Candidate Y. Candidate X received more votes than Candidate Y, and the difference was ${p} percent of all the votes.`,
      "the number of votes for Candidate X",
      "the number of votes for Candidate Y",
      "Candidate X's total",
      "Candidate Y's total",
    ],
    steps: [
      `Let the sum be 100, so that the difference is ${p}.`,
      `Then $${x} = \\frac{100 + ${p}}{2} = ${(100 + p) / 2}$ and $${y} = \\frac{100 - ${p}}{2} = ${(100 - p) / 2}$.`,
      `So $${x} : ${y} = ${a} : ${b}$.`,
    ],
    hasty: [
      [
        p,
        "uses the wrong base",
        `The difference is ${p} percent of the sum, not of [[x]] or [[y]].`,
      ],
      [
        2 * p,
        "uses half the sum as the base",
        `The difference is ${2 * p} percent of half the sum, but half the sum is neither [[x]] nor [[y]].`,
      ],
      [
        p / 2,
        "halves the percent",
        `Half of ${p} is ${p / 2}, but the entire difference counts, and ${p} percent is of the sum.`,
      ],
    ],
    check: `If [[x]] is ${100 * a} and [[y]] is ${100 * b}, their difference is ${100 * (a - b)}, which is ${p} percent of their sum ${thousands(100 * (a + b))}.`,
    extra: 1,
  };
}

function ofAverage([a, b]: Ratio, [x, y]: readonly [string, string]): Fact | null {
  const p = (200 * b) / (a + b);
  if (!isPercent(p)) return null;
  return {
    pure: `$${y}$ is equal to ${p} percent of the average (arithmetic mean) of $${x}$ and $${y}$`,
    story: [
      `The annual revenue of Store Y is equal to ${p} percent of the average (arithmetic mean) of the annual revenues of Store X and Store Y.`,
      "the annual revenue of Store X",
      "the annual revenue of Store Y",
      "the revenue of Store X",
      "the revenue of Store Y",
    ],
    steps: [
      `Let the average be 100, so that the sum is 200.`,
      `Then $${y} = ${p}$ and $${x} = 200 - ${p} = ${200 - p}$.`,
      `So $${x} : ${y} = ${a} : ${b}$.`,
    ],
    hasty: [
      [
        100 - p,
        "compares with the average",
        `[[Y]] is ${100 - p} percent less than the average, but the question compares [[x]] and [[y]].`,
      ],
      [
        200 - 2 * p,
        "uses the average as the base",
        `The difference is ${200 - 2 * p} percent of the average, but the average is neither [[x]] nor [[y]].`,
      ],
      [
        (100 * (100 - p)) / p,
        "stops at the average",
        `The average is ${percentText((100 * (100 - p)) / p).replace("%", " percent")} greater than [[y]], but the question compares [[x]] and [[y]].`,
      ],
    ],
    check: `If [[x]] is ${100 * a} and [[y]] is ${100 * b}, their average is ${thousands(50 * (a + b))}, and ${p} percent of it is ${100 * b}.`,
    extra: 1,
  };
}

function ofBlend([a, b]: Ratio, [x, y]: readonly [string, string], rng: Rng): Fact | null {
  const k = rng.pick([2, 3, 4, 5, 6, 8, 10]);
  const [u, v, r] = [b * k, a * k, 5 * rng.int(4, 14)];
  const [low, high] = [r - u, r + v];
  if (![low, high].every(isPercent) || !isNice(low, high)) return null;
  return {
    pure: `${low} percent of $${x}$ plus ${high} percent of $${y}$ is equal to ${r} percent of $${x} + ${y}$`,
    story: [
      `Of the students at College X, ${low} percent study a foreign language. Of the students at College Y, ${high} percent study a foreign language. If ${r} percent of all the students at the two colleges study a foreign language and no student attends more than one college,`,
      "the number of students at College X",
      "the number of students at College Y",
      "the number at College X",
      "the number at College Y",
    ],
    steps: [
      `$${low / 100}${x} + ${high / 100}${y} = ${r / 100}(${x} + ${y})$, or $${low}${x} + ${high}${y} = ${r}${x} + ${r}${y}$.`,
      `Subtracting $${low}${x}$ and $${r}${y}$ from both sides gives $${v}${y} = ${u}${x}$.`,
      `So $${x} : ${y} = ${v} : ${u} = ${a} : ${b}$.`,
    ],
    hasty: [
      [
        high - low,
        "subtracts the percents",
        `$${high} - ${low} = ${high - low}$, but the percents ${low} and ${high} are of different numbers.`,
      ],
      [
        v - u,
        "subtracts the distances",
        `$${v} - ${u} = ${v - u}$ is the difference of the distances ${u} and ${v} from ${r} percent, but [[x]] and [[y]] have the ratio of these distances, $${v} : ${u}$.`,
      ],
      [
        v,
        "stops at a distance",
        `${v} is only how far ${high} percent is from ${r} percent, and it doesn't compare [[x]] with [[y]].`,
      ],
      [
        u,
        "stops at a distance",
        `${u} is only how far ${low} percent is from ${r} percent, and it doesn't compare [[x]] with [[y]].`,
      ],
    ],
    check: `If [[x]] is ${100 * a} and [[y]] is ${100 * b}, then ${low} percent of ${100 * a} plus ${high} percent of ${100 * b} is $${low * a} + ${high * b} = ${low * a + high * b}$, which is ${r} percent of ${thousands(100 * (a + b))}.`,
    extra: 1,
  };
}

const FACTS = {
  parts: equalParts,
  changes: equalChanges,
  sum: ofSum,
  average: ofAverage,
  blend: ofBlend,
};
const NAMES = ["parts", "changes", "sum", "average", "blend"] as const;

/** Four questions about the ratio a to b. Hasty differences turn into answers of each. */
const QUESTIONS = {
  ofSmaller: {
    ask: (x: string, y: string) => `${x} is what percent of ${y}?`,
    value: ([a, b]: Ratio) => (100 * a) / b,
    fromDifference: (n: number) => 100 + n,
    extra: 0,
  },
  greater: {
    ask: (x: string, y: string) => `${x} is what percent greater than ${y}?`,
    value: ([a, b]: Ratio) => (100 * (a - b)) / b,
    fromDifference: (n: number) => n,
    extra: 1,
  },
  ofGreater: {
    ask: (x: string, y: string) => `${y} is what percent of ${x}?`,
    value: ([a, b]: Ratio) => (100 * b) / a,
    fromDifference: (n: number) => 100 - n,
    extra: 0,
  },
  less: {
    ask: (x: string, y: string) => `${y} is what percent less than ${x}?`,
    value: ([a, b]: Ratio) => (100 * (a - b)) / a,
    fromDifference: (n: number) => n,
    extra: 1,
  },
} as const;
const ASKED = ["ofSmaller", "greater", "ofGreater", "less"] as const;
type AskedName = (typeof ASKED)[number];

const AS_PERCENT: Record<AskedName, string> = {
  ofSmaller: "[[x]] as a percent of [[y]]",
  greater: "the difference as a percent of [[y]]",
  ofGreater: "[[y]] as a percent of [[x]]",
  less: "the difference as a percent of [[x]]",
};

const asksFor = (asked: AskedName): string => `The question asks for ${AS_PERCENT[asked]}.`;

/** The other questions' answers, as answers of this one. */
function wrongBases(ratio: Ratio, asked: AskedName): Wrong[] {
  const value = (name: AskedName): number => QUESTIONS[name].value(ratio);
  const [more, less] = [value("greater"), value("less")];
  const why = (name: AskedName): string => `This is ${AS_PERCENT[name]}. ${asksFor(asked)}`;
  const swapped: Record<AskedName, Wrong> = {
    ofSmaller: [
      100 + less,
      "uses the wrong base",
      `This adds ${inPercent(less)} to 100 percent. But the difference is ${inPercent(less)} of [[x]], and the question asks for a percent of [[y]].`,
    ],
    greater: [less, "uses the wrong base", why("less")],
    ofGreater: [
      100 - more,
      "uses the wrong base",
      `This subtracts ${inPercent(more)} from 100 percent. But the difference is ${inPercent(more)} of [[y]], and the question asks for a percent of [[x]].`,
    ],
    less: [more, "uses the wrong base", why("greater")],
  };
  const others = ASKED.filter((name) => name !== asked).map((name): Wrong => [
    value(name),
    "answers another question",
    why(name),
  ]);
  return [swapped[asked], ...others];
}

const partOfBoth = (name: string, asked: AskedName): string =>
  `This is [[${name}]] as a percent of the sum of both. ${asksFor(asked)}`;
const bothOverPart = (name: string, asked: AskedName): string =>
  `This is the sum of both as a percent of [[${name}]]. ${asksFor(asked)}`;

/** Answers as percents of the sum of both numbers, or the sum as a percent of one. */
function ofBoth([a, b]: Ratio, key: number, asked: AskedName): Wrong[] {
  return key > 100
    ? [
        [(100 * (a + b)) / a, "uses the sum of both", bothOverPart("x", asked)],
        [(100 * (a + b)) / b, "uses the sum of both", bothOverPart("y", asked)],
      ]
    : [
        [(100 * a) / (a + b), "uses the sum of both", partOfBoth("x", asked)],
        [(100 * b) / (a + b), "uses the sum of both", partOfBoth("y", asked)],
      ];
}

/** "25 percent", "33 1/3 percent" */
const inPercent = (n: number): string => percentText(n).replace("%", " percent");

function askFact(rng: Rng, name: (typeof NAMES)[number], isPure: boolean): AskedProblem | null {
  const asked = rng.pick(ASKED);
  const ratio = rng.pick(RATIOS);
  const [a, b] = ratio;
  const letters = isPure ? rng.pick(LETTERS) : LETTERS[0];
  const fact = FACTS[name](ratio, letters, rng, isPure);
  if (!fact) return null;
  const question = QUESTIONS[asked];
  const key = question.value(ratio);
  const [x, y] = letters.map((letter) => `$${letter}$`) as [string, string];
  const isDifference = asked === "greater" || asked === "less";
  const baseName = asked === "greater" || asked === "ofSmaller" ? "y" : "x";
  const base = asked === "greater" || asked === "ofSmaller" ? b : a;
  const part = { ofSmaller: a, greater: a - b, ofGreater: b, less: a - b }[asked];
  const ratioText = texFraction(new Fraction(part, base));
  const share = `$${base === 1 ? `\\frac{${part}}{1} = ${part}` : ratioText}$`;
  const hasty = fact.hasty.map(([n, slip, why]): Wrong => {
    const value = question.fromDifference(n);
    if (value === n || n <= 0) return [value, slip, why];
    const sum = `100 percent ${value > 100 ? "plus" : "minus"} ${inPercent(n)}`;
    return [value, slip, `This is ${sum}. ${why}`];
  });
  const [told, one, other, shortOne, shortOther] = fact.story;
  const storyAsk = question.ask(one, other);
  return {
    difficulty: 3 + fact.extra + question.extra,
    stems: isPure ? [] : [`${told} ${told.endsWith(".") ? capital(storyAsk) : storyAsk}`],
    pure: isPure
      ? [`If ${x} and ${y} are positive numbers and ${fact.pure}, then ${question.ask(x, y)}`]
      : [],
    key,
    why: `[[X]] and [[y]] are in the ratio $${a} : ${b}$, and ${share} is ${inPercent(key)}.`,
    wrong: hintsLast(
      [
        ...hasty.slice(0, 2),
        ...ofBoth(ratio, key, asked),
        ...wrongBases(ratio, asked),
        ...hasty.slice(2),
      ],
      100 - key,
      key - 100,
      key + 100,
      10_000 / key,
    ),
    solution: {
      idea: `Turn the statement into the ratio of [[x]] to [[y]]. That ratio answers any percent question about them.`,
      steps: [
        ...(isPure ? [] : [`Let $x$ be ${one}, and let $y$ be ${other}.`]),
        ...fact.steps,
        `The percent is of [[${baseName}]], or ${count(base, "part")}.`,
        isDifference
          ? `The difference is $${a} - ${b} = ${part}$, and ${share} is ${inPercent(key)}.`
          : `[[${baseName === "x" ? "Y" : "X"}]] is ${count(part, "part")}, and ${share} is ${inPercent(key)}.`,
      ],
      check: fact.check,
      takeaway: "The number after “of” or “than” is the base of a percent.",
    },
    words: () => (isPure ? { x, y } : { x: shortOne, y: shortOther }),
    text: percentText,
    pureText: percentText,
    shows: (value) => value > 0 && value <= 500 && near(6 * value, Math.round(6 * value), 1e-4),
  };
}

/** Each fact as the ratio of the greater number to the smaller one, from the numbers in it. */
const FACT_READINGS: readonly (readonly [
  wording: string,
  ratio: (...given: number[]) => number,
])[] = [
  [String.raw`(\d+) percent of the employees .*, (\d+) percent of the employees`, (u, v) => v / u],
  [String.raw`difference was (\d+) percent`, (p) => (100 + p) / (100 - p)],
  [
    String.raw`College X, (\d+) percent .* College Y, (\d+) percent .*If (\d+) percent`,
    (low, high, r) => (high - r) / (r - low),
  ],
  [String.raw`and (\d+) percent of \w is equal to (\d+) percent of \w,`, (u, v) => v / u],
  [
    String.raw`decreased by (\d+) percent.* increased by (\d+) percent`,
    (c, r) => (100 + r) / (100 - c),
  ],
  [String.raw`- \w is equal to (\d+) percent of \w \+ \w`, (p) => (100 + p) / (100 - p)],
  [String.raw`is equal to (\d+) percent of the average`, (p) => (200 - p) / p],
  [
    String.raw`and (\d+) percent of \w plus (\d+) percent of \w is equal to (\d+) percent`,
    (low, high, r) => (high - r) / (r - low),
  ],
];

/** The greater one is X or comes first in the alphabet. */
const QUESTION_READINGS: readonly (readonly [
  wording: string,
  percent: (ratio: number) => number,
  open: (tried: number) => boolean,
])[] = [
  [String.raw`[Xxmpr]\b is what percent of`, (ratio) => 100 * ratio, (n) => n > 100],
  [String.raw`[Xxmpr]\b is what percent greater`, (ratio) => 100 * (ratio - 1), () => true],
  [String.raw`[Yynqs]\b is what percent of`, (ratio) => 100 / ratio, (n) => n < 100],
  [String.raw`[Yynqs]\b is what percent less`, (ratio) => 100 - 100 / ratio, (n) => n < 100],
];

const READINGS: readonly StemReading[] = FACT_READINGS.flatMap(([fact, ratio]) =>
  QUESTION_READINGS.map(([question, percent, open]) => ({
    wording: new RegExp(`${fact}.*${question}`),
    fits: (tried: number, ...given: number[]) => near(tried, percent(ratio(...given)), 1e-3),
    open,
  })),
);

export const template: ProblemTemplate = {
  id: "difference-as-percent",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "algebra",
  pattern:
    "A percent statement about two numbers gives their ratio, and the ratio answers a question with another base.",

  make(rng) {
    const [name, isPure] = [rng.pick(NAMES), rng.chance(0.5)];
    const asked = askFact(rng, name, isPure);
    return asked && draftOf(isPure ? name : `${name}-story`, asked, READINGS, rng);
  },

  /** Works out the ratio from the statement, and each percent from the ratio. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
