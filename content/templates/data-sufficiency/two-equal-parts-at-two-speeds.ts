import {
  count,
  designed,
  type DesignedPair,
  findingsByCases,
  Fraction,
  inDrawnOrder,
  inWordsOf,
  near,
  numbersIn,
  plain,
  range,
  read,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  texFraction,
  thousands,
  tidy,
  type Words,
} from "@theta/items/template";

/** The rates of two parts of equal size. */
type Case = Readonly<{ one: number; two: number }>;
const RATES = range(10, 130);
/** Rates that serve as examples: round ones near each other first. */
const EXAMPLES: readonly Case[] = casesOf(
  RATES.filter((n) => n % 5 === 0 || [28, 42, 54, 56, 63, 84].includes(n)),
).toSorted((a, b) => oddity(a) - oddity(b));

function oddity({ one, two }: Case): number {
  const isRound = one % 5 === 0 && two % 5 === 0;
  return Math.abs(one - 45) + Math.abs(two - 45) + (isRound ? 0 : 200);
}

function casesOf(rates: readonly number[]): Case[] {
  return rates.flatMap((one) => rates.map((two) => ({ one, two })));
}

const overall = ({ one, two }: Case): number => (2 * one * two) / (one + two);

/** `$\\frac{2 \\cdot 35 \\cdot 70}{35 + 70} = \\frac{140}{3}$, about 46.7` */
function averageOf(at: Case): string {
  const { one, two } = at;
  const value = new Fraction(2 * one * two, one + two);
  const start = `\\frac{2 \\cdot ${one} \\cdot ${two}}{${one} + ${two}}`;
  const rounded = tidy(value.value, 2);
  return near(value.value, rounded)
    ? `$${start} = ${rounded}$`
    : `$${start} = ${texFraction(value)}$, about ${value.value.toFixed(1)}`;
}

/** What travels or works in two equal parts. */
interface Setting {
  readonly name: string;
  readonly stem: (bound: number) => string;
  /** Whose rate, and in which part. */
  readonly rate: readonly [string, string];
  readonly rates: string;
  /** What takes the time. */
  readonly part: readonly [string, string];
  /** The same without saying which one. */
  readonly short: string;
  /** That the parts are of equal size. */
  readonly equal: string;
  /** What isn't known about a part. */
  readonly size: string;
  readonly at: "speed" | "rate";
  readonly unit: string;
  readonly delay: string;
  /** How large the parts are and how long they take at two rates if one takes longer by the delay. */
  readonly fitting: (at: Case) => string;
}

/** "60 miles" from the rates and the delay in hours or minutes. */
const sizeFor = ({ one, two }: Case, delay: number): number =>
  tidy((delay * one * two) / (two - one));

function trip(it: string, x: string, y: string, stem: Setting["stem"]): Setting {
  return {
    name: `trip/${it}`,
    stem,
    rate: [
      `The ${it}'s average speed from ${x} to ${y}`,
      `The ${it}'s average speed from ${y} to ${x}`,
    ],
    rates: `the ${it}'s average speeds in the two directions`,
    part: [`trip from ${x} to ${y}`, `trip from ${y} to ${x}`],
    short: "trip",
    equal: "Both trips cover the same distance",
    size: "distance",
    at: "speed",
    unit: "miles per hour",
    delay: "1 hour",
    fitting: (at) => {
      const way = sizeFor(at, 1);
      return `a distance of ${way} miles takes ${count(way / at.one, "hour")} at ${at.one} miles per hour and ${count(way / at.two, "hour")} at ${at.two}`;
    },
  };
}

const SETTINGS: readonly Setting[] = [
  trip(
    "car",
    "X",
    "Y",
    (bound) =>
      `A car traveled from X to Y and returned by the same route. Was its average speed for the round trip greater than ${bound} miles per hour?`,
  ),
  trip(
    "bus",
    "P",
    "Q",
    (bound) =>
      `A bus traveled from P to Q and then back to P along the same road. Was its average speed for both trips combined greater than ${bound} miles per hour?`,
  ),
  {
    name: "laps",
    stem: (bound) =>
      `A car completed two laps of a track. Was its average speed for the two laps greater than ${bound} miles per hour?`,
    rate: [
      "The car's average speed for the first lap",
      "The car's average speed for the second lap",
    ],
    rates: "the car's average speeds for the first lap and the second lap",
    part: ["first lap", "second lap"],
    short: "lap",
    equal: "Both laps have the same length",
    size: "length of a lap",
    at: "speed",
    unit: "miles per hour",
    delay: "2 minutes",
    fitting: (at) => {
      const way = sizeFor(at, 1 / 30);
      return `a lap of ${way} miles takes ${tidy((60 * way) / at.one)} minutes at ${at.one} miles per hour and ${tidy((60 * way) / at.two)} minutes at ${at.two}`;
    },
  },
  {
    name: "batches",
    stem: (bound) =>
      `Machine K produced two batches of bolts, with the same number of bolts in each. Was its average rate for the two batches greater than ${bound} bolts per minute?`,
    rate: [
      "The machine's average rate for the first batch",
      "The machine's average rate for the second batch",
    ],
    rates: "the machine's average rates for the first batch and the second batch",
    part: ["first batch", "second batch"],
    short: "batch",
    equal: "Both batches have the same number of bolts",
    size: "number of bolts",
    at: "rate",
    unit: "bolts per minute",
    delay: "10 minutes",
    fitting: (at) => {
      const bolts = sizeFor(at, 10);
      return `a batch of ${thousands(bolts)} bolts takes ${bolts / at.one} minutes at ${at.one} bolts per minute and ${bolts / at.two} minutes at ${at.two}`;
    },
  },
];

/** Draws a statement for a bound. */
type Fact = (setting: Setting, bound: number) => Said<Case>;
type Part = 0 | 1;

/** What the two parts are of. */
const wholeOf = ({ at }: Setting): string => (at === "speed" ? "distance" : "bolts");

const rateOf = (at: Case, part: Part): number => (part === 0 ? at.one : at.two);
const otherOf = (part: Part): Part => (part === 0 ? 1 : 0);

const rate =
  (part: Part, value: (bound: number) => number, comparison = ""): Fact =>
  (setting, bound) => {
    const n = value(bound);
    const half = 2 * n <= bound;
    return {
      text: `${setting.rate[part]} was ${comparison}${n} ${setting.unit}.`,
      holds: (at) => compare(rateOf(at, part), comparison, n),
      gives: half
        ? `At ${n} ${setting.unit}, half of the ${wholeOf(setting)} already ${setting.at === "speed" ? "takes as long as all of it" : "take as long as all of them"} at ${2 * n} ${setting.unit}, and the other half takes time, too.`
        : `This is about only one of the two ${setting.at}s.`,
    };
  };

function compare(n: number, comparison: string, bound: number): boolean {
  if (comparison === "less than ") return n < bound;
  return comparison === "greater than " ? n > bound : near(n, bound);
}

const sum =
  (value: (bound: number) => number): Fact =>
  (setting, bound) => ({
    text: `The sum of ${setting.rates} was ${value(bound)} ${setting.unit}.`,
    holds: ({ one, two }) => near(one + two, value(bound)),
    gives: `The mean of the two ${setting.at}s is ${value(bound) / 2} ${setting.unit}. If they're equal, that's the average. If not, more time is spent at the lower one, and the average is less.`,
  });
const difference =
  (by: number): Fact =>
  (setting) => ({
    text: `${setting.rate[1]} was ${by} ${setting.unit} greater than ${setting.rate[0].replace(/The .*'s/, "its")}.`,
    holds: ({ one, two }) => near(two - one, by),
    gives: `The difference doesn't say how high the two ${setting.at}s are.`,
  });

const TIMES = {
  "twice as long as": 2,
  "half as long as": 0.5,
  "90 percent as long as": 0.9,
} as const;
type Ratio = keyof typeof TIMES;
type Length = Ratio | "longer than" | "less time than" | "delay";

function isRatio(length: Length): length is Ratio {
  return length in TIMES;
}

/** How long one part took compared with the other, and at what rate if that's said. */
const time =
  (part: Part, length: Length, value?: (bound: number) => number): Fact =>
  (setting, bound) => {
    const n = value?.(bound);
    const took = length === "delay" ? `${setting.delay} longer than` : length;
    return {
      text: n
        ? `${setting.rate[part]} was ${n} ${setting.unit}, and that ${setting.short} took ${took} the ${setting.part[otherOf(part)]}.`
        : `The ${setting.part[part]} took ${took} the ${setting.part[otherOf(part)]}.`,
      holds: (one) => (!n || near(rateOf(one, part), n)) && holdsFor(one, part, length),
      gives: givesTime(setting, part, length, n),
    };
  };

function givesTime(setting: Setting, part: Part, length: Length, n?: number): string {
  const { at, unit, short, equal } = setting;
  const [own, other] = [setting.part[part], setting.part[otherOf(part)]];
  if (isRatio(length)) {
    const factor = TIMES[length];
    if (!n) {
      const slower = factor > 1 ? own : other;
      return `${equal}, and the ${slower} took twice as long as the other one, so its ${at} was half as great. But neither ${at} is known.`;
    }
    const [low, high] = [n, tidy(n * factor)].toSorted((one, two) => one - two);
    return `${equal}, and the ${own} took ${length} the ${other}. So the ${at} for the ${other} was $${factor} \\cdot ${n} = ${tidy(n * factor)}$ ${unit}, and the average is between ${low} and ${high}.`;
  }
  if (!n) return `The ${short} that took longer had the lower ${at}, but neither ${at} is known.`;
  const isHigher = length === "longer than";
  return `The other ${short} took ${isHigher ? "less" : "more"} time, so its ${at} was ${isHigher ? "greater" : "less"} than ${n} ${unit}. The average is between the two ${at}s${isHigher ? `, so it's greater than ${n}` : ""}.`;
}

function holdsFor(at: Case, part: Part, length: Length): boolean {
  const [own, other] = [rateOf(at, part), rateOf(at, otherOf(part))];
  if (isRatio(length)) return near(own * TIMES[length], other);
  return length === "less time than" ? own > other : own < other;
}

interface Design extends DesignedPair<Fact> {
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

/** Stands for the sentence that a mean greater than the bound isn't enough. */
const ABOVE_MEAN = "above the mean";

function design(
  facts: Design["facts"],
  hard: Readonly<Parameters<typeof designed>>,
  together = ABOVE_MEAN,
): Design {
  return { facts, ...designed(...hard), together };
}

const plus = (n: number) => (bound: number) => bound + n;
const times = (n: number) => (bound: number) => bound * n;
const NINE_TENTHS = (bound: number) => 0.9 * (bound + 10);

const ONE_SPEED = "A fact about one of the two [[parts]] seems to leave the average open.";
const NOT_BOTH = "Neither statement gives both [[rate]]s, so combining them looks necessary.";
const MEAN = "It's easy to take the mean of the two [[rate]]s for the average [[rate]].";
const MEAN_AND_MORE =
  "The mean of the two [[rate]]s is greater than [[bound]], and the other statement seems to settle what is left.";
const NO_SIZE = "The [[size]] isn't known, and no number is given for the times.";
const BOTH_SAY =
  "Both statements give a [[rate]] greater than [[bound]] and say which [[part]] took longer.";
const RANGE = "A range of values for one [[rate]] seems to leave the average open.";

/** Stands for the sentence that the mean of a number and a bound is the bound asked about. */
const BELOW_MEAN = "below the mean";
const TWO_DIFFERENCES =
  "Two differences look like two equations, but both [[rate]]s and the [[size]] are unknown.";
/** Stand for the calculations that give both rates. */
const SUM_AND_DIFFERENCE = "sum and difference";
const RATE_AND_TIMES = "rate and times";

const wordsFor = (setting: Setting, bound: number): Words => ({
  rate: setting.at,
  part: setting.short,
  parts: setting.short === "batch" ? "batches" : `${setting.short}s`,
  size: setting.size,
  bound: `${bound} ${setting.unit}`,
});

/** Rates that leave whole times, first of all examples where one part took longer by a given time. */
const EVEN_TIMES: readonly Case[] = [
  { one: 30, two: 60 },
  { one: 60, two: 90 },
];

/** How both rates are found. */
function solved(together: string, { one, two }: Case, { at, unit, part }: Setting): string {
  if (together === SUM_AND_DIFFERENCE)
    return `Adding the sum and the difference gives twice the greater ${at}, so it's $\\frac{${one + two} + ${two - one}}{2} = ${two}$ ${unit}, and the other is $${one + two} - ${two} = ${one}$.`;
  const [own, other] = [part[1], part[0]];
  return one > two
    ? `The ${own} took twice as long as the ${other}, so the ${at} for the ${other} was $2 \\cdot ${two} = ${one}$ ${unit}.`
    : `The ${own} took half as long as the ${other}, so the ${at} for the ${other} was $\\frac{${two}}{2} = ${one}$ ${unit}.`;
}

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    design([rate(0, times(0.5)), rate(1, times(1.5))], ["c-trap", "C", ONE_SPEED, 7]),
    design([rate(1, times(0.5)), rate(0, times(2), "less than ")], ["c-trap", "C", ONE_SPEED, 7]),
    design([rate(0, times(0.5)), time(1, "less time than")], ["c-trap", "C", ONE_SPEED, 7]),
    design([sum(times(2)), time(0, "delay")], ["c-trap", "C", NOT_BOTH, 8]),
    design([sum(times(2)), difference(20)], ["c-trap", "C", NOT_BOTH, 7]),
    design(
      [time(0, "longer than", plus(5)), time(1, "less time than", plus(20))],
      ["false-enough", "D", BOTH_SAY, 8],
    ),
    design([sum(times(2)), rate(1, plus(10))], ["c-trap", "C", NOT_BOTH, 7]),
  ],
  C: [
    design(
      [sum((n) => 2 * n + 10), difference(50)],
      ["false-enough", "A", MEAN, 8],
      SUM_AND_DIFFERENCE,
    ),
    design(
      [sum((n) => 2 * n + 20), difference(20)],
      ["false-enough", "A", MEAN, 8],
      SUM_AND_DIFFERENCE,
    ),
    design(
      [rate(0, plus(-10)), rate(1, plus(10), "less than ")],
      ["hidden-enough", "E", RANGE, 7],
      BELOW_MEAN,
    ),
    design(
      [rate(1, times(0.7)), time(1, "twice as long as")],
      ["hidden-enough", "E", NO_SIZE, 7],
      RATE_AND_TIMES,
    ),
    design(
      [time(1, "half as long as"), rate(1, times(1.4))],
      ["hidden-enough", "E", NO_SIZE, 7],
      RATE_AND_TIMES,
    ),
  ],
  D: [
    design([rate(0, times(0.5)), sum(times(2))], ["c-trap", "C", NOT_BOTH, 8]),
    design([rate(1, plus(-30)), sum(times(2))], ["c-trap", "C", NOT_BOTH, 8]),
    design(
      [time(0, "longer than", NINE_TENTHS), time(1, "90 percent as long as", plus(10))],
      ["c-trap", "C", NOT_BOTH, 8],
    ),
    design(
      [rate(1, times(0.5)), time(0, "half as long as", times(1))],
      ["c-trap", "C", NOT_BOTH, 7],
    ),
  ],
  E: [
    design([rate(0, plus(-10)), rate(1, plus(10), "greater than ")], ["near-miss", "C", MEAN, 7]),
    design([sum((n) => 2 * n + 20), time(0, "longer than")], ["near-miss", "C", MEAN_AND_MORE, 8]),
    design(
      [sum((n) => 2 * n + 20), rate(0, (n) => n, "less than ")],
      ["near-miss", "C", MEAN_AND_MORE, 8],
    ),
    design([difference(30), time(0, "delay")], ["near-miss", "C", TWO_DIFFERENCES, 7]),
  ],
};

export const template: SufficiencyTemplate = {
  id: "two-equal-parts-at-two-speeds",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether two equal parts exceed an average rate: half at half the rate never does, and the mean is too high.",

  make(rng) {
    const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
    const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS[key]), rng);
    const bound = rng.pick([40, 50, 60]);
    const setting = rng.pick(SETTINGS);
    const said = drawn.facts.map((fact) => fact(setting, bound)) as [Said<Case>, Said<Case>];
    const findings = findingsOf(drawn, said, setting, bound);
    const words = wordsFor(setting, bound);
    return {
      variant: setting.name,
      context: "real",
      difficulty: drawn.level,
      stem: setting.stem(bound),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: drawn.tension,
      trap: { ...drawn.trap, why: inWordsOf(words, drawn.trap.why) },
      solution: {
        idea: `${setting.equal}, so the two ${setting.at}s alone decide: for ${setting.at}s $a$ and $b$, the average is $\\frac{2ab}{a + b}$. More time is spent at the lower ${setting.at}, so the average is nearer to it.`,
        steps: stepsOfFindings(findings),
        ...(said.some(({ text }) => text.includes(`was ${bound / 2} ${setting.unit}.`)) && {
          check: `At ${bound / 2} ${setting.unit} for half of the ${wholeOf(setting)}, no time at all is left for an average of ${bound}.`,
        }),
        takeaway: `For two equal ${setting.at === "speed" ? "distances" : "quantities"}, the average ${setting.at} is at most the mean of the two ${setting.at}s and less than twice the lower one. If that doesn't decide, calculate $\\frac{2ab}{a + b}$.`,
      },
    };
  },

  /** Tries whole-number rates for both parts. */
  check({ stem, statements }) {
    const [bound] = read(stem, /greater than (\d+)/).map(Number) as [number];
    return {
      cases: casesOf(RATES.filter((n) => n % 2 === 0 || n % 5 === 0 || n === 63)),
      first: conditionOf(plain(statements[0])),
      second: conditionOf(plain(statements[1])),
      answer: ({ one, two }: Case) => 2 / (1 / one + 1 / two) > bound + 1e-9,
    };
  },
};

/** What the statements give, with examples. */
function findingsOf(
  drawn: Design,
  said: readonly [Said<Case>, Said<Case>],
  setting: Setting,
  bound: number,
) {
  const isDelay = ({ text }: Said<Case>): boolean => text.includes(`${setting.delay} longer`);
  const examples = said.some(isDelay) ? [...EVEN_TIMES, ...EXAMPLES] : EXAMPLES;
  const show = ({ one, two }: Case) => `${one} and ${two} ${setting.unit}`;
  const found = findingsByCases(examples, said, (at) => overall(at) > bound, {
    together: (fits) => {
      if (fits.length === 1)
        return `${solved(drawn.together, fits[0]!, setting)} The average is ${averageOf(fits[0]!)}.`;
      if (drawn.trap.why === TWO_DIFFERENCES)
        return `Every pair of ${setting.at}s with this difference fits for some ${setting.size}, and the ${setting.size} isn't known.`;
      return drawn.together === BELOW_MEAN
        ? `The mean of ${bound - 10} and a number less than ${bound + 10} is less than ${bound}, and the average isn't greater than the mean.`
        : `The mean of the two ${setting.at}s is greater than ${bound}, but the average is less than the mean, and it's less by more if the ${setting.at}s are farther apart.`;
    },
    settled: (at) =>
      `So the average is ${overall(at) > bound ? "" : "not "}greater than ${bound} ${setting.unit}.`,
    rivals: (one, other) => {
      const [yes, no] = overall(one) > bound ? [one, other] : [other, one];
      return `With ${show(yes)}, the average is ${averageOf(yes)}, so the answer is yes. With ${show(no)}, it's ${averageOf(no)}, so the answer is no.`;
    },
  });
  const timed = (finding: Sufficiency<Case>, isTimed: boolean): Sufficiency => {
    const [one, other] = finding.rivals ?? [];
    if (!isTimed || !one || !other) return finding;
    return {
      ...finding,
      why: `${finding.why} The times fit, too: ${setting.fitting(one)}, and ${setting.fitting(other)}.`,
    };
  };
  return {
    first: timed(found.first, isDelay(said[0])),
    second: timed(found.second, isDelay(said[1])),
    together: timed(found.together, said.some(isDelay)),
  };
}

/** Reads a statement; the part that it names first is "own". */
function conditionOf(said: string): (at: Case) => boolean {
  const isSecond = /^[^,]*?(?:from (?:Y|Q) to|second)/.test(
    said.split(" was ")[0]!.split(" took ")[0]!,
  );
  const [n = 0] = numbersIn(said);
  if (said.includes("sum")) return ({ one, two }) => one + two === n;
  if (/was \d+ [a-z ]+ greater than/.test(said)) return ({ one, two }) => two - one === n;
  const lengths: readonly (readonly [RegExp, (own: number, other: number) => boolean])[] = [
    [/twice as long/, (own, other) => other === 2 * own],
    [/half as long/, (own, other) => own === 2 * other],
    [/90 percent as long/, (own, other) => 9 * own === 10 * other],
    [/longer than/, (own, other) => own < other],
    [/less time/, (own, other) => own > other],
    [/was less than/, (own) => own < n],
    [/was greater than/, (own) => own > n],
    [/was \d+/, (own) => own === n],
  ];
  const holds = lengths.find(([words]) => words.test(said))![1];
  const isAt = said.includes(", and that ");
  return ({ one, two }) => {
    const [own, other] = isSecond ? [two, one] : [one, two];
    return holds(own, other) && (!isAt || own === n);
  };
}
