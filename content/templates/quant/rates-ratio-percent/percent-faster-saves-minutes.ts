import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "For the same distance, the time is divided by what the speed is multiplied by: 25 percent faster means $\\frac{4}{5}$ of the time.";

/** A speed p percent greater saves t of the time; p percent as a : b, the new speed to the old. */
const FASTER = [
  { p: 20, a: 6, b: 5 },
  { p: 25, a: 5, b: 4 },
  { p: 50, a: 3, b: 2 },
  { p: 60, a: 8, b: 5 },
] as const;

/** A speed q percent less, as c : d. */
const SLOWER = [
  { q: 10, c: 9, d: 10 },
  { q: 20, c: 4, d: 5 },
  { q: 25, c: 3, d: 4 },
  { q: 40, c: 3, d: 5 },
] as const;

/** How long did it take, from the minutes that a greater speed saves? */
function askTime(rng: Rng): AskedProblem | null {
  const { p, a, b } = rng.pick(FASTER);
  const t = rng.pick([8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 36, 40, 45, 48]);
  const long = (t * a) / (a - b);
  const short = long - t;
  if (!isPositiveWhole(long) || long > 240) return null;
  const asksLong = rng.chance(0.6);
  const key = asksLong ? long : short;
  const wrong: Wrong[] = [
    [
      asksLong ? short : long,
      asksLong ? "takes the percent of the time" : "finds the wrong one of the two",
      asksLong
        ? `That would be right if ${p} percent of the time were saved.`
        : `That is the greater of the two times.`,
    ],
    [
      (t * (100 - p)) / p,
      "takes off the percent",
      `The ${p} percent belongs to the speed, not to the time.`,
    ],
    [(t * (100 + p)) / 100, "adds the percent", `The ${p} percent isn't of the ${t}.`],
    [long + t, "adds the difference", `This adds the ${t} once too often.`],
    [short - t, "subtracts the difference", `This subtracts the ${t} once too often.`],
    [(t * 100) / (100 - p), "divides by the wrong factor", `The ${t} are not ${100 - p} percent.`],
    [(long + short) / 2, "takes the middle of both", `That is halfway between the two times.`],
    [2 * t, "doubles the difference", `Nothing says that the ${t} are half the time.`],
    [t * a, "stops at a product", `The ${t} are ${a - b} of ${a} parts.`],
  ];
  return {
    difficulty: 4,
    stems: asksLong
      ? [
          `If a driver's average speed on a certain trip had been ${p} percent greater, the trip would have taken ${t} minutes less. How many minutes did the trip take?`,
          `Car X and Car Y traveled the same distance. The average speed of Car Y was ${p} percent greater than that of Car X, and Car Y took ${t} minutes less than Car X. How many minutes did Car X take?`,
        ]
      : [
          `Machine X and Machine Y each produced 600 bolts at a constant rate. The rate of Machine Y was ${p} percent greater than the rate of Machine X, and Machine Y took ${t} minutes less than Machine X. How many minutes did Machine Y take?`,
        ],
    pure: asksLong
      ? [
          `The quantity $y$ is inversely proportional to $x$. When a certain value of $x$ is increased by ${p} percent, the value of $y$ decreases by ${t}. What was the value of $y$ before this decrease?`,
        ]
      : [],
    key,
    why: `$${long} \\cdot \\frac{${b}}{${a}} = ${short}$, which is ${t} less than ${long}.`,
    wrong,
    solution: {
      idea: `When one factor is multiplied by $\\frac{${a}}{${b}}$ and the product stays the same, the other factor is multiplied by $\\frac{${b}}{${a}}$.`,
      steps: [
        `${p} percent greater means $\\frac{${a}}{${b}}$ of the first value, so the other quantity falls to $\\frac{${b}}{${a}}$ of its first value.`,
        `The decrease of ${t} is $1 - \\frac{${b}}{${a}} = \\frac{${a - b}}{${a}}$ of the first value, which is $${t} \\cdot ${a / (a - b) === Math.round(a / (a - b)) ? a / (a - b) : `\\frac{${a}}{${a - b}}`} = ${long}$.`,
        asksLong
          ? `So the answer is ${long}.`
          : `So the lesser time is $${long} - ${t} = ${short}$.`,
      ],
      check: `$${long} \\cdot ${b} = ${short} \\cdot ${a}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The factors of the constant product in each wording, and the unit of the second. */
const FACTORS = [
  ["the speed", "the time", " minutes"],
  ["the rate", "the time", " minutes"],
  ["$x$", "$y$", ""],
] as const;

/** A greater speed saves t minutes; how many minutes does a lesser speed cost? */
function askSlower(rng: Rng): AskedProblem | null {
  const { p, a, b } = rng.pick(FASTER);
  const { q, c, d } = rng.pick(SLOWER);
  const t = rng.pick([9, 10, 12, 15, 16, 18, 20, 24, 27, 30, 36, 40, 45]);
  const long = (t * a) / (a - b);
  const key = (long * (d - c)) / c;
  if (!isPositiveWhole(long) || !isPositiveWhole(key) || long > 240 || key === t) return null;
  return {
    difficulty: 6,
    stems: [
      `If a train's average speed on a certain trip is increased by ${p} percent, the trip takes ${t} minutes less. If the train's average speed is decreased by ${q} percent instead, how many minutes longer does the trip take?`,
      `A pump fills a certain tank at a constant rate. If the rate were ${p} percent greater, it would take ${t} minutes less to fill the tank. If the rate were ${q} percent less, how many minutes longer would it take to fill the tank?`,
    ],
    pure: [
      `The positive quantity $y$ is inversely proportional to the positive quantity $x$. If an increase of ${p} percent in $x$ would decrease $y$ by ${t}, then a decrease of ${q} percent in $x$ would increase $y$ by how much?`,
    ],
    key,
    why: `The first value is ${long}, and $${long} \\cdot \\frac{${d}}{${c}} = ${long + key}$.`,
    wrong: [
      [
        (t * q) / p,
        "scales the change by the percents",
        `The changes aren't proportional to the percents, because the two factors are inversely proportional.`,
      ],
      [
        (long * q) / 100,
        "takes the percent of the time",
        `A decrease of ${q} percent in one factor isn't an increase of ${q} percent in the other, but multiplies it by $\\frac{${d}}{${c}}$.`,
      ],
      [
        t,
        "expects the same change",
        `An increase of ${p} percent and a decrease of ${q} percent in one factor don't change the other by equal amounts.`,
      ],
      [
        ((long - t) * (d - c)) / c,
        "starts from the lesser time",
        `The ${q} percent is taken from the first value, not after the increase.`,
      ],
      [
        ((long - t) * q) / 100,
        "takes the percent of the lesser time",
        `Both percents belong to the same first value.`,
      ],
      [
        key + t,
        "adds both changes",
        `The question is about the first value, not about the decreased one.`,
      ],
      [long, "stops at the first value", `That is the first value.`],
      [
        (long * (d - c)) / d,
        "divides by the wrong part",
        `The new value is $\\frac{${d}}{${c}}$ of the first.`,
      ],
      [
        (t * d) / c,
        "starts from the change",
        `The $\\frac{${d}}{${c}}$ belongs to the first value, not to the change of ${t}.`,
      ],
      [
        (t * (100 + q)) / 100,
        "adds the percent to the change",
        `The ${q} percent isn't of the ${t}.`,
      ],
    ],
    solution: {
      idea: `The product of the two quantities stays the same, so multiplying one by $\\frac{${a}}{${b}}$ multiplies the other by $\\frac{${b}}{${a}}$.`,
      steps: [
        `${p} percent more of the one leaves $\\frac{${b}}{${a}}$ of the other. So ${t} is $\\frac{${a - b}}{${a}}$ of its first value, which is ${long}.`,
        `${q} percent less of the one is $\\frac{${c}}{${d}}$ of it, so the other becomes $\\frac{${d}}{${c}} \\cdot ${long} = ${long + key}$.`,
        `The increase is $${long + key} - ${long} = ${key}$.`,
      ],
      check: `The same percent has a greater effect when it's a decrease than when it's an increase.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => {
      const [one, other, unit] = FACTORS[wording - 1]!;
      return {
        idea: `The product of ${one} and ${other} stays the same, so multiplying ${one} by $\\frac{${a}}{${b}}$ multiplies ${other} by $\\frac{${b}}{${a}}$.`,
        steps: [
          `With ${one} increased by ${p} percent, ${other} is $\\frac{${b}}{${a}}$ of what it was. So the decrease of ${t}${unit} is $\\frac{${a - b}}{${a}}$ of ${other}, which is ${long}${unit}.`,
          `With ${one} decreased by ${q} percent, ${one} is $\\frac{${c}}{${d}}$ of what it was, so ${other} becomes $\\frac{${d}}{${c}} \\cdot ${long} = ${long + key}$${unit}.`,
          `The increase is $${long + key} - ${long} = ${key}$${unit}.`,
        ],
        ...(wording === 3 && {
          takeaway:
            "If a product stays the same, one factor is divided by what the other one is multiplied by.",
        }),
      };
    },
  };
}

/** A speed that's k greater takes s percent less time. */
const SPEEDS = [10, 20, 25, 40].flatMap((s) =>
  range(1, 8)
    .map((n) => 5 * n)
    .concat([6, 8, 12, 16, 18])
    .map((k) => ({ s, k, v: (k * (100 - s)) / s }))
    .filter(({ k, v }) => isPositiveWhole(v) && v >= 20 && v <= 60 && k <= 20),
);

function askSpeed(rng: Rng): AskedProblem {
  const { s, k, v } = rng.pick(SPEEDS);
  return {
    difficulty: 5,
    stems: [
      `When a driver increases her usual average speed by ${k} miles per hour, her trip to work takes ${s} percent less time than usual. What is her usual average speed, in miles per hour?`,
      `Working at a constant rate, Machine X takes ${s} percent less time than Machine Y to produce the same number of bolts. If Machine X produces ${k} more bolts per minute than Machine Y, how many bolts per minute does Machine Y produce?`,
    ],
    pure: [
      `When a positive number $x$ is increased by ${k} and a positive number $y$ is decreased by ${s} percent, the value of $xy$ does not change. What is the value of $x$?`,
    ],
    key: v,
    why: `$\\frac{${v}}{${v + k}} = ${(100 - s) / 100}$`,
    wrong: [
      [
        v + k,
        "finds the greater value",
        `That is the value after the increase: ${k} is ${s} percent of it.`,
      ],
      [(k * (100 + s)) / s, "adds the percent", `This puts the ${s} percent on the wrong side.`],
      [
        (k * 100) / (100 - s),
        "divides by what's left",
        `The ${k} isn't ${100 - s} percent of anything.`,
      ],
      [v - k, "subtracts the increase", `This subtracts the ${k} once too often.`],
      [(v + v + k) / 2, "takes the middle of both", `That is halfway between the two values.`],
      [
        (100 * k) / s / 2,
        "takes half of the greater value",
        `The first value is ${100 - s} percent of it.`,
      ],
      [k + s, "adds unlike things", `The ${k} isn't a percent.`],
    ],
    solution: {
      idea: `One factor becomes ${100 - s} percent of what it was and the product stays the same, so the other factor was ${100 - s} percent of its new value.`,
      fast: [
        `The increase of ${k} is ${s} percent of the greater value, which is $\\frac{${k}}{${s / 100}} = ${v + k}$. The first value is $${v + k} - ${k} = ${v}$.`,
      ],
      steps: [
        `The product stays the same, so $x = ${(100 - s) / 100}(x + ${k})$.`,
        `So $${s / 100}x = ${tidied(((100 - s) * k) / 100)}$ and $x = ${v}$.`,
      ],
      check: `The increase of ${k} is more than ${s} percent of ${v}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const tidied = (value: number): number => Math.round(100 * value) / 100;

const ASK = { time: askTime, slower: askSlower, speed: askSpeed };
const KINDS = ["time", "slower", "slower", "speed"] as const;

const isLong = (long: number, p: number, t: number): boolean =>
  near(long - long / (1 + p / 100), t);
const isShort = (short: number, p: number, t: number): boolean => isLong(short + t, p, t);
const overT = (long: number, _p: number, t: number): boolean => long > t;
const isExtra = (extra: number, p: number, t: number, q: number): boolean => {
  const long = t / (1 - 1 / (1 + p / 100));
  return near(long / (1 - q / 100), long + extra);
};
const isSpeed = (v: number, k: number, s: number): boolean => near((v + k) * (1 - s / 100), v);

const READINGS: readonly StemReading[] = [
  { wording: /been (\d+) percent greater, .* taken (\d+) minutes less/, fits: isLong, open: overT },
  { wording: /Car Y was (\d+) percent .* took (\d+) minutes/, fits: isLong, open: overT },
  { wording: /Machine Y was (\d+) percent .* took (\d+) minutes/, fits: isShort },
  {
    wording: /When a certain value .* by (\d+) percent, .* decreases by (\d+)\./,
    fits: isLong,
    open: overT,
  },
  {
    wording: /increased by (\d+) percent, the trip takes (\d+) .* by (\d+) percent/,
    fits: isExtra,
  },
  {
    wording: /were (\d+) percent greater, .* take (\d+) minutes .* were (\d+) percent/,
    fits: isExtra,
  },
  {
    wording: /increase of (\d+) percent in x .* decrease y by (\d+), .* decrease of (\d+) percent/,
    fits: isExtra,
  },
  { wording: /speed by (\d+) miles per hour, .* takes (\d+) percent/, fits: isSpeed },
  { wording: /takes (\d+) percent .* produces (\d+) more/, fits: (v, s, k) => isSpeed(v, k, s) },
  { wording: /number x is increased by (\d+) .* decreased by (\d+) percent/, fits: isSpeed },
];

export const template: ProblemTemplate = {
  id: "percent-faster-saves-minutes",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "A percent change of a speed and the change of the time tell how long it takes.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Divides a time by the factor of the speed for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
