import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  tidy,
  type Wrong,
} from "@theta/items/template";

/** The faster one takes x alone, the slower one takes y, and together they take t. */
interface Times {
  readonly x: number;
  readonly y: number;
  readonly t: number;
}

/** Whole times alone whose time together is whole as well. */
const TIMES: readonly Times[] = range(3, 40).flatMap((x) =>
  range(x + 2, Math.min(48, 5 * x))
    .map((y) => ({ x, y, t: (x * y) / (x + y) }))
    .filter(({ t }) => Number.isInteger(t)),
);

/** Rates of the faster one and the slower one. */
const RATES = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [5, 3],
  [6, 5],
  [8, 5],
] as const;

const TAKEAWAY = "Rates add and times don't: turn every relation of times into one of rates.";

/** Who works, and on what. */
const SETTINGS = [
  {
    one: "Machine X",
    other: "Machine Y",
    job: "complete a certain job",
    again: "complete the job",
    unit: "hours",
  },
  {
    one: "Pump X",
    other: "Pump Y",
    job: "fill a certain tank",
    again: "fill the tank",
    unit: "minutes",
  },
] as const;

type Setting = (typeof SETTINGS)[number];

const alone = ({ again, unit }: Setting, who: string): string =>
  `In how many ${unit} could ${who}, working alone at its constant rate, ${again}?`;

/** What comes out if a wrong time is put into the equation. */
function sumFor(time: number, { x, y, t }: Times, asksSlower: boolean): string {
  const apart = y - x;
  if (!Number.isInteger(time)) return "";
  if (asksSlower && time <= apart) {
    return `[[Slow]] must be greater than the difference, ${apart}.`;
  }
  const rest = asksSlower ? time - apart : time + apart;
  const names = asksSlower ? ["[[slow]]", "[[fast]]"] : ["[[fast]]", "[[slow]]"];
  const both = texFraction(new Fraction(time + rest, time * rest));
  return `If ${names[0]} were ${time}[[unit]], ${names[1]} would be $${time} ${asksSlower ? "-" : "+"} ${apart} = ${rest}$[[unit]], but $\\frac{1}{${time}} + \\frac{1}{${rest}} = ${both}$, not $\\frac{1}{${t}}$.`;
}

function wrongTimes(times: Times, asksSlower: boolean): Wrong[] {
  const { x, y, t } = times;
  const apart = y - x;
  const sum = (time: number): string => sumFor(time, times, asksSlower);
  const split = 2 * t + (asksSlower ? apart : -apart) / 2;
  return [
    [
      asksSlower ? x : y,
      "finds the wrong one of the two",
      `This is ${asksSlower ? "[[fast]], not [[slow]]" : "[[slow]], not [[fast]]"}.`,
    ],
    [
      2 * t,
      "takes the rates as equal",
      `This is $2 \\cdot ${t}$, which would be right only if [[slow]] and [[fast]] were equal.`,
    ],
    [
      split,
      "splits the difference",
      `This is $2 \\cdot ${t} ${asksSlower ? "+" : "-"} \\frac{${apart}}{2}$. ${sum(split)}`,
    ],
    [
      t + apart,
      "adds the difference to the joint time",
      `This is $${t} + ${apart}$. ${sum(t + apart)}`,
    ],
    [
      2 * t + apart,
      "adds the difference to the equal time",
      `This is $2 \\cdot ${t} + ${apart}$. ${sum(2 * t + apart)}`,
    ],
    [x + y, "adds the times", `This is $${x} + ${y}$, the sum of [[fast]] and [[slow]].`],
    [apart, "stops at the difference", `This is the difference between [[slow]] and [[fast]].`],
    [
      2 * y - x,
      "adds the difference twice",
      `This is $${y} + ${apart}$, but $${y} = ${x} + ${apart}$ already includes the difference.`,
    ],
  ];
}

/** Wrong values of an x that has to be greater than the difference. */
function wrongGreater(times: Times): Wrong[] {
  const { x, y, t } = times;
  const apart = y - x;
  const sum = (time: number): string => sumFor(time, times, true);
  const all: Wrong[] = [
    ...wrongTimes(times, true),
    [2 * apart, "doubles the difference", `This is $2 \\cdot ${apart}$. ${sum(2 * apart)}`],
    [y + t, "adds the joint time", `This is $${y} + ${t}$, but $x = ${y}$ already fits.`],
    [3 * t, "takes three times the joint time", `This is $3 \\cdot ${t}$. ${sum(3 * t)}`],
    [4 * t, "doubles the equal value", `This is $4 \\cdot ${t}$. ${sum(4 * t)}`],
    [apart * t, "multiplies the two numbers", `This is $${apart} \\cdot ${t}$. ${sum(apart * t)}`],
    [
      apart + 1,
      "takes the least integer",
      `At $x = ${apart + 1}$, the second fraction is $\\frac{1}{${apart + 1} - ${apart}} = 1$, which alone is more than $\\frac{1}{${t}}$.`,
    ],
  ];
  return all.filter(([value]) => value > apart);
}

/** One takes so much longer than the other. */
function askLonger(rng: Rng): AskedProblem {
  const times = rng.pick(TIMES);
  const { x, y, t } = times;
  const [k, asksSlower, setting] = [y - x, rng.chance(0.5), rng.pick(SETTINGS)];
  const { one, other, job, again, unit } = setting;
  const isPure = rng.chance(0.25);
  return {
    difficulty: isPure ? 5 : 6,
    stems: isPure
      ? []
      : [
          `Working alone at its constant rate, ${one} takes ${k} ${unit} longer than ${other} to ${job}. Working together at their constant rates, they ${again} in ${t} ${unit}. ${alone(setting, asksSlower ? one : other)}`,
          `${one} and ${other}, working together at their constant rates, can ${job} in ${t} ${unit}. If ${other} alone takes ${k} ${unit} less than ${one} alone to ${again}, how many ${unit} does it take ${asksSlower ? one : other}, working alone at its constant rate, to ${again}?`,
        ],
    pure: isPure
      ? [
          asksSlower
            ? `If $x > ${k}$ and $\\frac{1}{x} + \\frac{1}{x - ${k}} = \\frac{1}{${t}}$, what is the value of $x$?`
            : `If $x > 0$ and $\\frac{1}{x} + \\frac{1}{x + ${k}} = \\frac{1}{${t}}$, what is the value of $x$?`,
        ]
      : [],
    key: asksSlower ? y : x,
    why: `$\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{1}{${t}}$, and $${y} - ${x} = ${k}$.`,
    wrong: isPure && asksSlower ? wrongGreater(times) : wrongTimes(times, asksSlower),
    words: () =>
      isPure
        ? {
            slow: asksSlower ? "the value of $x$" : `the value of $x + ${k}$`,
            fast: asksSlower ? `the value of $x - ${k}$` : "the value of $x$",
            unit: "",
          }
        : {
            slow: `the time of ${one} alone`,
            fast: `the time of ${other} alone`,
            unit: ` ${unit}`,
          },
    solution: {
      idea: `With $n$ for [[fast]], ${isPure ? "the equation is" : "the rates have the sum"} $\\frac{1}{n} + \\frac{1}{n + ${k}} = \\frac{1}{${t}}$.`,
      fast: [
        `If the two were equal, each would be $2 \\cdot ${t} = ${2 * t}$, so [[fast]] is less than ${2 * t} and [[slow]] is greater. Test the options: ${x} and ${y} differ by ${k}, and $\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{${y} + ${x}}{${x * y}} = \\frac{1}{${t}}$, so the answer is ${asksSlower ? y : x}.`,
      ],
      steps: [
        `Multiplying by $${t}n(n + ${k})$ gives $${t}(n + ${k}) + ${t}n = n(n + ${k})$.`,
        `So $n^2 ${k - 2 * t < 0 ? "-" : "+"} ${coefficient(Math.abs(k - 2 * t))}n - ${t * k} = 0$, or $(n - ${x})(n + ${(t * k) / x}) = 0$.`.replace(
          /[+-] 0n /,
          "",
        ),
        asksSlower
          ? `Because $n > 0$, $n = ${x}$, so [[slow]] is $${x} + ${k} = ${y}$.`
          : `Because $n > 0$, $n = ${x}$, which is [[fast]].`,
      ],
      check: `$\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{${y} + ${x}}{${x} \\cdot ${y}} = \\frac{1}{${t}}$.`,
      takeaway: isPure
        ? "Clear the denominators to turn an equation of fractions into a quadratic equation."
        : TAKEAWAY,
    },
  };
}

const coefficient = (n: number): string => (n === 1 ? "" : String(n));

/** Why the rates of the two are in the ratio a : b. */
function ratioFrom(told: string, p: number, [a, b]: readonly number[], one: string, other: string) {
  const [more, less] = [1 + p / 100, 1 - p / 100].map((n) => String(tidy(n)));
  const [up, down] = [`\\frac{${a}}{${b}}`, `\\frac{${b}}{${a}}`];
  const inverse = `The rates are in the inverse ratio of the times, so the rates of ${one} and ${other} are in the ratio $${a} : ${b}$.`;
  switch (told) {
    case "faster":
      return [
        `The rate of ${one} is $${more} = ${up}$ times the rate of ${other}, so the rates of ${one} and ${other} are in the ratio $${a} : ${b}$.`,
      ];
    case "slower":
      return [
        `The rate of ${other} is $${less} = ${down}$ of the rate of ${one}, so the rates of ${one} and ${other} are in the ratio $${a} : ${b}$.`,
      ];
    case "less":
      return [`The time of ${one} is $${less} = ${down}$ of the time of ${other}.`, inverse];
    default:
      return [`The time of ${other} is $${more} = ${up}$ times the time of ${one}.`, inverse];
  }
}

/** One rate or time is so many percent more or less than the other. */
function askPercent(rng: Rng): AskedProblem | null {
  const [a, b] = rng.pick(RATES);
  const t = a * b * rng.int(1, 8);
  const [x, y] = [(t * (a + b)) / a, (t * (a + b)) / b];
  const setting = rng.pick(SETTINGS);
  const { one, other, job, again, unit } = setting;
  const asksSlower = rng.chance(0.5);
  const told = rng.pick(["faster", "slower", "less", "more"] as const);
  const p = told === "faster" || told === "more" ? (100 * (a - b)) / b : (100 * (a - b)) / a;
  if (y > 120 || p === 100 || !Number.isInteger(p)) return null;
  const fact = {
    faster: `${one} works at a constant rate that is ${p} percent greater than the constant rate of ${other}.`,
    slower: `${other} works at a constant rate that is ${p} percent less than the constant rate of ${one}.`,
    less: `Working alone at its constant rate, ${one} takes ${p} percent less time than ${other} to ${job}.`,
    more: `Working alone at its constant rate, ${other} takes ${p} percent more time than ${one} to ${job}.`,
  }[told];
  const later = told === "faster" || told === "slower" ? job : again;
  const factor = 1 + ((asksSlower ? 1 : -1) * p) / 100;
  return {
    difficulty: 5,
    stems: [
      `${fact} Working together, they ${later} in ${t} ${unit}. ${alone(setting, asksSlower ? other : one)}`,
      `${fact} If the two working together can ${later} in ${t} ${unit}, how many ${unit} does it take ${asksSlower ? other : one}, working alone at its constant rate, to ${again}?`,
    ],
    key: asksSlower ? y : x,
    why: `The rates are in the ratio $${a} : ${b}$, so ${asksSlower ? other : one} does $\\frac{${asksSlower ? b : a}}{${a + b}}$ of the work in ${t} ${unit} and takes $${t} \\cdot ${texFraction(new Fraction(a + b, asksSlower ? b : a))} = ${asksSlower ? y : x}$ ${unit} alone.`,
    wrong: [
      [
        asksSlower ? x : y,
        "finds the wrong one of the two",
        `This is the time of ${asksSlower ? one : other}, not of ${asksSlower ? other : one}.`,
      ],
      [
        2 * t,
        "takes the rates as equal",
        `This is $2 \\cdot ${t}$. Each would take ${2 * t} ${unit} only at equal rates.`,
      ],
      [
        2 * t * factor,
        "changes the equal time by the percent",
        `This is $${tidy(factor)} \\cdot ${2 * t}$, where $2 \\cdot ${t} = ${2 * t}$ ${unit} is the time of each at equal rates. The ${p} percent compares the two with each other, not with ${2 * t} ${unit}.`,
      ],
      [
        2 * t * (1 + ((asksSlower ? 1 : -1) * p) / 200),
        "splits the percent",
        `This is $${tidy(1 + ((asksSlower ? 1 : -1) * p) / 200)} \\cdot ${2 * t}$, as if the two times had the average $2 \\cdot ${t} = ${2 * t}$ ${unit}, but their average is $\\frac{${x} + ${y}}{2} = ${(x + y) / 2}$ ${unit}.`,
      ],
      [
        t * (1 + p / 100),
        "changes the joint time by the percent",
        `This is ${p} percent more than ${t} ${unit}, but that is the time of both together, not of one alone.`,
      ],
      [
        (2 * t * 100) / (100 - p),
        "divides the equal time",
        `This is $\\frac{${2 * t}}{${tidy(1 - p / 100)}}$, where $2 \\cdot ${t} = ${2 * t}$ ${unit} is the time of each at equal rates. The ${p} percent compares the two with each other, not with ${2 * t} ${unit}.`,
      ],
      [
        t + x,
        "adds the times",
        `This is $${t} + ${x}$, the time of both together and the time of ${one} alone.`,
      ],
    ],
    solution: {
      idea: "The parts of the work that the two do together are in the ratio of their rates.",
      fast: [
        `The rates are in the ratio $${a} : ${b}$, so ${asksSlower ? other : one} does $\\frac{${asksSlower ? b : a}}{${a + b}}$ of the work in ${t} ${unit} and takes $${t} \\cdot ${texFraction(new Fraction(a + b, asksSlower ? b : a))} = ${asksSlower ? y : x}$ ${unit} alone.`,
      ],
      steps: [
        ...ratioFrom(told, p, [a, b], one, other),
        `Let the rates be $${a}r$ and $${coefficient(b)}r$. Together they do $${t}(${a}r + ${coefficient(b)}r) = ${t * (a + b)}r$, which is all the work.`,
        `Alone, ${asksSlower ? other : one} takes $\\frac{${t * (a + b)}r}{${asksSlower ? coefficient(b) : a}r} = ${asksSlower ? y : x}$ ${unit}.`,
      ],
      check: `$\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{${y} + ${x}}{${x} \\cdot ${y}} = \\frac{1}{${t}}$.`,
      takeaway:
        told === "less" || told === "more"
          ? TAKEAWAY
          : "In the same time, the parts of the work are in the ratio of the rates.",
    },
  };
}

/** One of the two doubles its rate, and the time together falls from t to s. */
function askDoubled(rng: Rng): AskedProblem | null {
  const { x: first, y: second } = rng.pick(TIMES);
  const [x, y] = rng.chance(0.5) ? [first, second] : [second, first];
  const [t, s] = [(x * y) / (x + y), (x * y) / (x + 2 * y)];
  if (!Number.isInteger(s)) return null;
  const setting = rng.pick(SETTINGS);
  const { one, other, job, again, unit } = setting;
  const asksOne = rng.chance(0.4);
  return {
    difficulty: 6,
    stems: [
      `${one} and ${other}, working together at their constant rates, can ${job} in ${t} ${unit}. If the rate of ${one} were doubled, they could ${again} in ${s} ${unit}. ${asksOne ? alone(setting, one).replace("its", "its original") : alone(setting, other)}`,
    ],
    key: asksOne ? x : y,
    why: `$\\frac{1}{${s}} - \\frac{1}{${t}} = \\frac{1}{${x}}$ and $\\frac{1}{${t}} - \\frac{1}{${x}} = \\frac{1}{${y}}$.`,
    wrong: [
      [
        asksOne ? y : x,
        "finds the wrong one of the two",
        `This is the time of ${asksOne ? other : one}, not of ${asksOne ? one : other}.`,
      ],
      [
        2 * t,
        "takes the rates as equal",
        `This is $2 \\cdot ${t}$, which would be right only if the two original rates were equal. But then doubling one of them would make the time $\\frac{2}{3} \\cdot ${t}$, not ${s}.`,
      ],
      [
        2 * (t - s),
        "doubles the time saved",
        `This is $2(${t} - ${s})$, twice the time saved, but only rates can be subtracted here, not times.`,
      ],
      [
        t + s,
        "adds the times",
        `This is $${t} + ${s}$, but the sum of the two joint times is not the time of one alone.`,
      ],
      [
        x / 2,
        "takes the doubled rate",
        `This is $\\frac{${x}}{2}$, the time of ${one} at twice its original rate.`,
      ],
      [x + y, "adds the times", `This is $${x} + ${y}$, the sum of the two times alone.`],
      [
        2 * s,
        "doubles the shorter time",
        asksOne
          ? `This is $2 \\cdot ${s}$. With it, the doubled rate of ${one} would be $\\frac{2}{${2 * s}} = \\frac{1}{${s}}$, and nothing would be left for ${other}.`
          : `This is $2 \\cdot ${s}$, which would be right only if the doubled rate of ${one} equaled the rate of ${other}. But then the joint time at first would be $\\frac{4}{3} \\cdot ${s}$, not ${t}.`,
      ],
      [
        3 * s,
        "assumes three equal rates",
        `This is $3 \\cdot ${s}$, which would be right only if the two original rates were equal. But then the joint time at first would be $\\frac{3}{2} \\cdot ${s}$, not ${t}.`,
      ],
    ],
    solution: {
      idea: `Doubling the rate of ${one} adds its rate once more, so the difference of the joint rates is the rate of ${one}.`,
      steps: [
        `The joint rate is $\\frac{1}{${t}}$ at first and $\\frac{1}{${s}}$ with the rate of ${one} doubled.`,
        `The difference, $\\frac{1}{${s}} - \\frac{1}{${t}} = \\frac{1}{${x}}$, is the rate of ${one}.`,
        `The rate of ${other} is $\\frac{1}{${t}} - \\frac{1}{${x}} = \\frac{1}{${y}}$, so ${asksOne ? `${one} takes ${x}` : `${other} takes ${y}`} ${unit}.`,
      ],
      check: `$\\frac{2}{${x}} + \\frac{1}{${y}} = \\frac{1}{${s}}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { longer: askLonger, percent: askPercent, doubled: askDoubled };
const KINDS = ["longer", "percent", "percent", "doubled", "doubled"] as const;

const together = (x: number, y: number, t: number): boolean =>
  x > 0 && y > 0 && near(1 / x + 1 / y, 1 / t, 1e-9);
const isSlower = (y: number, k: number, t: number): boolean => together(y, y - k, t);
const isFaster = (x: number, k: number, t: number): boolean => together(x, x + k, t);
const isLonger = (tried: number, _k: number, t: number): boolean => tried > t;
/** X's rate is c times Y's. */
const isY = (c: number, tried: number, t: number): boolean => together(tried, tried / c, t);
const isX = (c: number, tried: number, t: number): boolean => together(tried, tried * c, t);

const LONGER = String.raw`(?:Machine|Pump) X takes (\d+) .* in (\d+) (?:hours|minutes)\. .* could \w+ `;
const LESS = String.raw`in (\d+) (?:hours|minutes)\. If .* takes (\d+) .* less .* take \w+ `;
const DOUBLED = String.raw`in (\d+) (?:hours|minutes)\. If the rate .* in (\d+) .* could \w+ `;

/** Both ways to ask about a percent, about X and about Y. */
function percentReadings(fact: string, ratio: (p: number) => number): StemReading[] {
  const start = String.raw`${fact} .* in (\d+) (?:hours|minutes)`;
  return [
    {
      wording: new RegExp(`${start}.*(?:could|take) \\w+ X`),
      fits: (tried, p, t) => isX(ratio(p), tried, t),
      open: isLonger,
    },
    {
      wording: new RegExp(`${start}.*(?:could|take) \\w+ Y`),
      fits: (tried, p, t) => isY(ratio(p), tried, t),
      open: isLonger,
    },
  ];
}

const READINGS: readonly StemReading[] = [
  ...percentReadings(String.raw`is (\d+) percent greater`, (p) => 1 + p / 100),
  ...percentReadings(String.raw`is (\d+) percent less`, (p) => 100 / (100 - p)),
  ...percentReadings(String.raw`takes (\d+) percent less`, (p) => 100 / (100 - p)),
  ...percentReadings(String.raw`takes (\d+) percent more`, (p) => 1 + p / 100),
  {
    wording: new RegExp(`${DOUBLED}X`),
    fits: (x, t, s) =>
      together(x, 1 / (1 / t - 1 / x), t) && together(x / 2, 1 / (1 / t - 1 / x), s),
    open: (x, t) => x > t,
  },
  {
    wording: new RegExp(`${DOUBLED}Y`),
    fits: (y, t, s) => together(1 / (1 / t - 1 / y), y, t) && together(0.5 / (1 / t - 1 / y), y, s),
    open: (y, t) => y > t,
  },
  { wording: new RegExp(`${LONGER}X`), fits: isSlower, open: isLonger },
  { wording: new RegExp(`${LONGER}Y`), fits: isFaster, open: isLonger },
  { wording: new RegExp(`${LESS}X`), fits: (y, t, k) => isSlower(y, k, t), open: (y, t) => y > t },
  { wording: new RegExp(`${LESS}Y`), fits: (x, t, k) => isFaster(x, k, t), open: (x, t) => x > t },
  { wording: /\(x - (\d+)\) = \(1\)\/\((\d+)\)/, fits: isSlower, open: (x, k) => x > k },
  { wording: /\(x \+ (\d+)\) = \(1\)\/\((\d+)\)/, fits: isFaster },
];

export const template: ProblemTemplate = {
  id: "alone-times-from-a-relation",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "The time together and a relation between two rates give each time alone.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Adds the rates for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
