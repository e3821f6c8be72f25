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
  type Words,
  type Wrong,
} from "@theta/items/template";

const TRIP =
  "For the same distance, the time is divided by what the speed is multiplied by: 25 percent faster means $\\frac{4}{5}$ of the time.";
const WORK =
  "For the same amount of work, the time is divided by what the rate is multiplied by: a rate that is 25 percent greater means $\\frac{4}{5}$ of the time.";
const PRODUCT =
  "If a product stays the same, one factor is divided by what the other one is multiplied by.";

/** What the questions about one of two times call them. */
const TIMES = {
  trip: {
    same: "The distance stays the same",
    rate: "the average speed",
    long: "the time of the trip",
    short: "the time at the greater speed",
    time: "the time",
    unit: " minutes",
    takeaway: TRIP,
  },
  cars: {
    same: "The distance is the same",
    rate: "the average speed",
    long: "Car X's time",
    short: "Car Y's time",
    time: "the time",
    unit: " minutes",
    takeaway: TRIP,
  },
  machines: {
    same: "The number of bolts is the same",
    rate: "the rate",
    long: "Machine X's time",
    short: "Machine Y's time",
    time: "the time",
    unit: " minutes",
    takeaway: WORK,
  },
  letters: {
    same: "The product $xy$ stays the same",
    rate: "$x$",
    long: "the value of $y$ before the decrease",
    short: "the value of $y$ after the decrease",
    time: "$y$",
    unit: "",
    takeaway: PRODUCT,
  },
} as const;

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
  const part = `$\\frac{${a - b}}{${a}}$ of [[long]]`;
  const wrong: Wrong[] = [
    [
      asksLong ? short : long,
      asksLong ? "takes the percent of the time" : "finds the wrong one of the two",
      asksLong
        ? `${t} is ${p} percent of this, but it has to be ${part}. This is [[short]].`
        : `That is [[long]].`,
    ],
    [
      (t * (100 - p)) / p,
      "takes off the percent",
      `This takes ${t} as ${p} percent of a time and finds the other ${100 - p} percent, but the ${p} percent is of [[rate]].`,
    ],
    [
      (t * (100 + p)) / 100,
      "adds the percent",
      `This is ${t} increased by ${p} percent, but the ${p} percent is of [[rate]].`,
    ],
    [long + t, "adds the difference", `This adds ${t} to ${long}, but ${long} is [[long]].`],
    [
      short - t,
      "subtracts the difference",
      `This subtracts ${t} from ${short}, but ${short} is [[short]].`,
    ],
    [
      (t * 100) / (100 - p),
      "divides by the wrong factor",
      `This takes ${t} as ${100 - p} percent of a time, but ${t} is ${part}.`,
    ],
    [
      (long + short) / 2,
      "takes the middle of both",
      `That is halfway between [[short]], ${short}, and [[long]], ${long}.`,
    ],
    [2 * t, "doubles the difference", `This doubles ${t}, but ${t} is ${part}, not half of it.`],
    [
      t * a,
      "stops at a product",
      `This multiplies ${t} by ${a}, but ${t} is ${a - b} of ${a} equal parts of [[long]].`,
    ],
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
      idea: `[[same]], so multiplying [[rate]] by $\\frac{${a}}{${b}}$ multiplies [[time]] by $\\frac{${b}}{${a}}$.`,
      steps: [
        `An increase of ${p} percent multiplies [[rate]] by $\\frac{${a}}{${b}}$, so [[short]] is $\\frac{${b}}{${a}}$ of [[long]].`,
        `So the difference of ${t}[[unit]] is $1 - \\frac{${b}}{${a}} = \\frac{${a - b}}{${a}}$ of [[long]], which is $${t} \\cdot ${a / (a - b) === Math.round(a / (a - b)) ? a / (a - b) : `\\frac{${a}}{${a - b}}`} = ${long}$[[unit]].`,
        ...(asksLong ? [] : [`[[Short]] is $${long} - ${t} = ${short}$[[unit]].`]),
      ],
      check: `$\\frac{${b}}{${a}}$ of ${long} is ${short}, which is ${t} less than ${long}.`,
      takeaway: "[[takeaway]]",
    },
    words: (wording) =>
      asksLong ? [TIMES.trip, TIMES.cars, TIMES.letters][wording - 1]! : TIMES.machines,
  };
}

/** The factors of the constant product in each wording, and what they were at first. */
const FACTORS: readonly Words[] = [
  {
    one: "the speed",
    other: "the time",
    was: "the original speed",
    first: "the original time",
    unit: " minutes",
    takeaway: TRIP,
  },
  {
    one: "the rate",
    other: "the time",
    was: "the original rate",
    first: "the original time",
    unit: " minutes",
    takeaway: WORK,
  },
  {
    one: "$x$",
    other: "$y$",
    was: "the original value of $x$",
    first: "the original value of $y$",
    unit: "",
    takeaway: PRODUCT,
  },
];

/** A greater speed saves t minutes; how many minutes does a lesser speed cost? */
function askSlower(rng: Rng): AskedProblem | null {
  const { p, a, b } = rng.pick(FASTER);
  const { q, c, d } = rng.pick(SLOWER);
  const t = rng.pick([9, 10, 12, 15, 16, 18, 20, 24, 27, 30, 36, 40, 45]);
  const long = (t * a) / (a - b);
  const key = (long * (d - c)) / c;
  if (!isPositiveWhole(long) || !isPositiveWhole(key) || long > 240 || key === t) return null;
  const sameChange = `This repeats the change of ${t}, but decreasing [[one]] by ${q} percent doesn't change [[other]] by as much as increasing it by ${p} percent.`;
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
    why: `[[First]] is ${long}[[unit]], and $${long} \\cdot \\frac{${d}}{${c}} = ${long + key}$.`,
    wrong: [
      [
        (t * q) / p,
        "scales the change by the percents",
        p === q
          ? sameChange
          : `This is $\\frac{${q}}{${p}}$ of ${t}, but the change of [[other]] isn't proportional to the percent.`,
      ],
      [
        (long * q) / 100,
        "takes the percent of the time",
        `This is ${q} percent of [[first]], but a decrease of ${q} percent in [[one]] multiplies [[other]] by $\\frac{${d}}{${c}}$.`,
      ],
      [t, "expects the same change", sameChange],
      [
        ((long - t) * (d - c)) / c,
        "starts from the lesser time",
        `This starts from $${long} - ${t} = ${long - t}$, but the ${q} percent is taken from [[was]], which goes with ${long}.`,
      ],
      [
        ((long - t) * q) / 100,
        "takes the percent of the lesser time",
        `This is ${q} percent of $${long} - ${t} = ${long - t}$, but the ${q} percent is taken from [[was]], which goes with ${long}.`,
      ],
      [
        key + t,
        "adds both changes",
        `This is $${long + key} - ${long - t}$, but the question compares ${long + key} with [[first]], ${long}.`,
      ],
      [long, "stops at the first value", `That is [[first]], not the increase.`],
      [
        (long * (d - c)) / d,
        "divides by the wrong part",
        `This is $\\frac{${d - c}}{${d}}$ of [[first]], but $\\frac{${d}}{${c}}$ of it is $\\frac{${d - c}}{${c}}$ more.`,
      ],
      [
        (t * d) / c,
        "starts from the change",
        `This multiplies the change of ${t} by $\\frac{${d}}{${c}}$, but it's [[first]] that is multiplied by it.`,
      ],
      [
        (t * (100 + q)) / 100,
        "adds the percent to the change",
        `This is ${t} increased by ${q} percent, but the ${q} percent is of [[one]].`,
      ],
    ],
    solution: {
      idea: `The product of [[one]] and [[other]] stays the same, so multiplying [[one]] by $\\frac{${a}}{${b}}$ multiplies [[other]] by $\\frac{${b}}{${a}}$.`,
      steps: [
        `With [[one]] increased by ${p} percent, [[other]] is $\\frac{${b}}{${a}}$ of what it was. So the decrease of ${t}[[unit]] is $\\frac{${a - b}}{${a}}$ of [[first]], which is ${long}[[unit]].`,
        `With [[one]] decreased by ${q} percent, [[one]] is $\\frac{${c}}{${d}}$ of what it was, so [[other]] becomes $\\frac{${d}}{${c}} \\cdot ${long} = ${long + key}$[[unit]].`,
        `The increase is $${long + key} - ${long} = ${key}$[[unit]].`,
      ],
      check: `$\\frac{${b}}{${a}}$ of ${long} is ${long - t}, which is ${t} less than ${long}.`,
      takeaway: "[[takeaway]]",
    },
    words: (wording) => FACTORS[wording - 1]!,
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
    why: `[[First]] is ${100 - s} percent of [[greater]]: $\\frac{${v}}{${v + k}} = ${(100 - s) / 100}$.`,
    wrong: [
      [v + k, "finds the greater value", `That is [[greater]]: ${k} is ${s} percent of it.`],
      [
        (k * (100 + s)) / s,
        "adds the increase",
        `This adds ${k} to [[greater]], ${v + k}, instead of subtracting it.`,
      ],
      [
        (k * 100) / (100 - s),
        "divides by what's left",
        `This takes ${k} as ${100 - s} percent of the answer, but ${k} is ${s} percent of [[greater]].`,
      ],
      [
        v - k,
        "subtracts the increase twice",
        `This subtracts ${k} twice from [[greater]], ${v + k}.`,
      ],
      [
        (v + v + k) / 2,
        "takes the middle of both",
        `That is halfway between [[first]], ${v}, and [[greater]], ${v + k}.`,
      ],
      [
        (100 * k) / s / 2,
        "takes half of the greater value",
        `This is half of [[greater]], ${v + k}, but [[first]] is ${100 - s} percent of it.`,
      ],
      [
        k + s,
        "adds unlike things",
        `This adds ${k} and ${s}, but ${s} is a percent, and ${k} isn't.`,
      ],
    ],
    solution: {
      idea: `[[same]], so [[first]] is ${100 - s} percent of [[greater]].`,
      fast: [
        `The difference of ${k} is ${s} percent of [[greater]], which is $\\frac{${k}}{${s / 100}} = ${v + k}$. So [[first]] is $${v + k} - ${k} = ${v}$.`,
      ],
      steps: [
        `[[let]]$x = ${(100 - s) / 100}(x + ${k})$.`,
        `So $${s / 100}x = ${tidied(((100 - s) * k) / 100)}$ and $x = ${v}$.`,
      ],
      check: `${s} percent of ${v + k} is ${k}, the difference between ${v + k} and ${v}.`,
      takeaway: "[[takeaway]]",
    },
    words: (wording) =>
      [
        {
          same: `The distance stays the same and the time becomes ${100 - s} percent of what it was`,
          first: "her usual speed",
          greater: "the greater speed",
          let: `Let $x$ be her usual speed. Then the greater speed is $x + ${k}$, and `,
          takeaway: TRIP,
        },
        {
          same: `Both machines produce the same number of bolts, and Machine X takes ${100 - s} percent of Machine Y's time`,
          first: "Machine Y's rate",
          greater: "Machine X's rate",
          let: `Let $x$ be Machine Y's rate. Then Machine X's rate is $x + ${k}$, and `,
          takeaway: WORK,
        },
        {
          same: `The product stays the same and $y$ becomes ${100 - s} percent of what it was`,
          first: "$x$",
          greater: `$x + ${k}$`,
          let: "So ",
          takeaway: PRODUCT,
        },
      ][wording - 1]!,
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
