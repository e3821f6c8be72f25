import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const SPEEDS = [30, 35, 36, 40, 42, 45, 48, 50, 54, 55, 56, 60, 63, 64, 65, 70, 72, 75, 80];
const DELAYS = [6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30, 36, 40, 45];
const TAKEAWAY =
  "Follow the gap: it closes at the difference of two rates, and it opened at the first rate.";

/** The faster one starts `delay` minutes later and needs `time` minutes to catch up. */
interface Chase {
  readonly u: number;
  readonly v: number;
  readonly delay: number;
  readonly time: number;
}

const CHASES: readonly Chase[] = SPEEDS.flatMap((u) => SPEEDS.map((v) => ({ u, v })))
  .filter(({ u, v }) => v >= u + 4 && v <= 2 * u)
  .flatMap((pair) => DELAYS.map((delay) => ({ ...pair, delay })))
  .map(({ u, v, delay }) => ({ u, v, delay, time: (u * delay) / (v - u) }))
  .filter(({ time, delay }) => isPositiveWhole(time) && time <= 150 && time !== delay);

/** What somebody who looks for the time of the follower finds instead. */
function wrongTimes({ u, v, delay, time }: Chase): Wrong[] {
  return [
    [
      (u * delay) / v,
      "lets the first one stop",
      `This is how long the second one needs to do what the first had done by then, but the first one continues.`,
    ],
    [
      (v * delay) / u,
      "inverts the ratio",
      `The gap after ${delay} minutes closes at the difference of the rates, $${v} - ${u} = ${v - u}$.`,
    ],
    [(v * delay) / (v - u), "uses the wrong rate", `The gap was opened at ${u}, not at ${v}.`],
    [
      (u * delay) / (u + v),
      "adds the rates",
      `They move in the same direction, so the rates are subtracted.`,
    ],
    [2 * delay, "doubles the delay", `The delay has to be compared with the rates.`],
    [delay, "takes the delay", `This would be right only if one rate were twice the other.`],
    [
      (delay * (v - u)) / u,
      "inverts the ratio",
      `The time is $\\frac{${u}}{${v - u}}$ of the delay, not the reciprocal.`,
    ],
    [time + v - u, "adds a rate to a time", `The difference of the rates isn't a time.`],
  ];
}

function askTime(rng: Rng): AskedProblem {
  const chase = rng.pick(CHASES);
  const { u, v, delay, time } = chase;
  return {
    difficulty: 3,
    stems: [
      `Train X left Station S and traveled at a constant speed of ${u} miles per hour. Train Y left Station S ${delay} minutes later and traveled in the same direction on a parallel track at a constant speed of ${v} miles per hour. How many minutes after Train Y left Station S did Train Y overtake Train X?`,
      `Machine K began to fill bottles at a constant rate of ${u} bottles per minute. After ${delay} minutes, Machine L began to fill bottles at a constant rate of ${v} bottles per minute. How many minutes after Machine L began had the two machines filled the same number of bottles?`,
    ],
    key: time,
    why: `In ${delay} minutes the first one gets ahead at ${u}, and the gap closes at $${v} - ${u} = ${v - u}$, so it takes $\\frac{${u}}{${v - u}} \\cdot ${delay} = ${time}$ minutes.`,
    wrong: [
      [
        delay + time,
        "counts from the first start",
        `This is how long the first one had been at it.`,
      ],
      ...wrongTimes(chase),
    ],
    solution: {
      idea: `In ${delay} minutes a gap opens at the rate ${u}. Then it closes at the rate ${v - u}.`,
      fast: [
        `The rates of opening and closing are in the ratio $${u} : ${v - u}$, so the times are in the ratio $${v - u} : ${u}$, and $\\frac{${u}}{${v - u}} \\cdot ${delay} = ${time}$.`,
      ],
      steps: [
        `After $t$ minutes of the second one, the first has had $t + ${delay}$ minutes, so $${u}(t + ${delay}) = ${v}t$.`,
        `$${v - u}t = ${tex(u * delay)}$, so $t = ${time}$.`,
      ],
      check: `$${u} \\cdot ${time + delay} = ${v} \\cdot ${time} = ${tex(v * time)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askTotal(rng: Rng): AskedProblem {
  const chase = rng.pick(CHASES);
  const { u, v, delay, time } = chase;
  const total = delay + time;
  return {
    difficulty: 4,
    stems: [
      `Printer X and Printer Y each print one copy of a report. Printer X prints ${u} pages per minute and begins ${delay} minutes before Printer Y, which prints ${v} pages per minute. If the two printers finish at the same time, for how many minutes does Printer X print?`,
      `A truck and a car traveled the same route from Town P to Town Q. The truck traveled at an average speed of ${u} miles per hour, and the car traveled at an average speed of ${v} miles per hour. If the truck left Town P ${delay} minutes before the car and they arrived at Town Q at the same time, how many minutes did the truck take to travel the route?`,
    ],
    key: total,
    why: `The times are in the ratio $${v} : ${u}$ and differ by ${delay}, so they are ${total} and ${time}.`,
    wrong: [
      [time, "finds the shorter time", `This is the smaller of the two values.`],
      [
        (v * delay) / (u + v),
        "divides the difference",
        `The value ${delay} is the difference of the two, not their sum.`,
      ],
      [
        (v * delay) / u,
        "takes the difference for one of them",
        `This increases ${delay} in the ratio $${v} : ${u}$, but ${delay} is only the difference.`,
      ],
      [total + time, "finds the sum", `This is the sum of the two values.`],
      [
        2 * delay,
        "doubles the difference",
        `The greater value is twice the difference only for a ratio of $2 : 1$.`,
      ],
      [delay + v - u, "adds a difference of rates", `The difference of the rates isn't a time.`],
    ],
    solution: {
      idea: "For the same amount, times are in the inverse ratio of the rates.",
      fast: [
        `The times are $${v}k$ and $${u}k$, and they differ by $${v - u}k = ${delay}$. So the greater one is $\\frac{${v}}{${v - u}} \\cdot ${delay} = ${total}$.`,
      ],
      steps: [
        `With $t$ for the greater time, $${u}t = ${v}(t - ${delay})$.`,
        `$${v - u}t = ${tex(v * delay)}$, so $t = ${total}$.`,
      ],
      check: `$${u} \\cdot ${total} = ${v} \\cdot ${time}$.`,
      takeaway:
        "If a ratio and a difference are given, divide the difference by the difference of the parts.",
    },
  };
}

const PERCENTS = [10, 12, 15, 20, 25, 30, 40, 50, 60];

function askPercent(rng: Rng): AskedProblem | null {
  const [p, delay] = [rng.pick(PERCENTS), rng.pick(DELAYS)];
  const time = (100 * delay) / p;
  if (!isPositiveWhole(time) || time > 180) return null;
  return {
    difficulty: 5,
    stems: [
      `Car X and Car Y traveled along the same straight road in the same direction, each at a constant speed. Car X passed a certain marker ${delay} minutes before Car Y passed it. If the speed of Car Y was ${p} percent greater than the speed of Car X, how many minutes after Car Y passed the marker did it overtake Car X?`,
      `Machine Y produces bolts at a constant rate that is ${p} percent greater than the constant rate of Machine X. On a certain day Machine X began to produce bolts, and ${delay} minutes later Machine Y began to produce bolts. How many minutes after Machine Y began had the two machines produced equal numbers of bolts?`,
    ],
    key: time,
    why: `Each minute, the second one gains ${p} percent of what the first one had done in each of its ${delay} minutes, and $\\frac{${delay}}{${p / 100}} = ${time}$.`,
    wrong: [
      [
        time + delay,
        "counts from the first start",
        `That is how long after the first start it was.`,
      ],
      [
        ((100 + p) * delay) / 100,
        "increases the delay",
        `This increases ${delay} by ${p} percent, but the second one gains only ${p} percent in each minute.`,
      ],
      [
        (100 * delay) / (100 + p),
        "lets the first one stop",
        `The first one doesn't stop after ${delay} minutes.`,
      ],
      [
        (p * delay) / 100,
        "takes a percent of the delay",
        `The delay is ${p} percent of the time, not the reverse.`,
      ],
      [
        (100 * delay) / (100 - p),
        "subtracts the percent",
        `The gain in each minute is ${p} percent, not ${100 - p} percent.`,
      ],
      [
        (100 * time) / (100 + p),
        "reduces the time again",
        `The minutes of Y are already the answer. Nothing is divided by ${1 + p / 100}.`,
      ],
      [delay + p, "adds minutes and percents", `A number of minutes and a percent can't be added.`],
      [
        2 * delay,
        "doubles the delay",
        `This would be right for a rate that is 100 percent greater.`,
      ],
    ],
    solution: {
      idea: "Let the slower rate be 1 per minute. No actual rate is needed.",
      fast: [
        `The second one must gain what the first did in ${delay} minutes, and it gains ${p / 100} per minute: $\\frac{${delay}}{${p / 100}} = ${time}$.`,
      ],
      steps: [
        `With the rates 1 and ${1 + p / 100}, after $t$ minutes of the second one $t + ${delay} = ${1 + p / 100}t$.`,
        `$${p / 100}t = ${delay}$, so $t = ${time}$.`,
      ],
      check: `$${1 + p / 100} \\cdot ${time} = ${thousands(time + delay)}$, the minutes of the first one.`,
      takeaway: "If only the ratio of two rates is given, choose 1 for one of them.",
    },
  };
}

const INCREASES = [20, 25, 100 / 3, 50, 60, 200 / 3];
const percentWords = (p: number): string => percentText(p).replace("%", " percent");

function askGreater(rng: Rng): AskedProblem | null {
  const [p, delay] = [rng.pick(INCREASES), rng.pick(DELAYS)];
  const time = tidy((100 * delay) / p);
  const total = time + delay;
  if (!isPositiveWhole(time) || time > 180) return null;
  return {
    difficulty: 5,
    stems: [
      `Runner Y started along a trail ${delay} minutes after Runner X started along the trail from the same point. Each runner ran at a constant speed, and Runner Y caught up with Runner X when Runner X had been running for ${total} minutes. The speed of Runner Y was what percent greater than the speed of Runner X?`,
      `Working at constant rates, Machine X makes a batch of parts in ${total} minutes, and Machine Y makes an identical batch in ${count(delay, "minute")} less. The rate of Machine Y is what percent greater than the rate of Machine X?`,
    ],
    key: p,
    why: `Y needs ${time} minutes for what X does in ${total}, so its rate is $\\frac{${total}}{${time}}$ of the rate of X, ${percentWords(p)} more.`,
    wrong: [
      [
        (100 * delay) / total,
        "compares with the longer time",
        `The time of Y is this many percent less than the time of X. The rate increases by $\\frac{${delay}}{${time}}$.`,
      ],
      [
        100 + (100 * delay) / total,
        "compares with the longer time and finds a whole ratio",
        `The rate increases by $\\frac{${delay}}{${time}}$, and the percent greater is asked for.`,
      ],
      [
        (100 * time) / total,
        "compares the times",
        `This is the shorter time as a percent of the longer one.`,
      ],
      [time, "takes minutes for percents", `The value ${time} is a number of minutes.`],
      [
        (100 * time) / delay,
        "inverts the comparison",
        `This compares the shorter time with the difference.`,
      ],
      [
        (200 * delay) / total,
        "counts the difference twice",
        `The times differ by ${delay} only once, and the percent is of the rate of X.`,
      ],
      [
        2 * p,
        "counts the difference for both",
        `The difference of ${delay} minutes is compared once with ${time} minutes.`,
      ],
      [delay, "takes minutes for percents", `The value ${delay} is a number of minutes.`],
      [
        100 + p,
        "finds the whole ratio",
        `The rate of Y is this percent of the rate of X, not this percent greater.`,
      ],
    ],
    solution: {
      idea: "The same amount in less time: rates are in the inverse ratio of the times.",
      fast: [
        `The times are ${total} and ${time}. The rate of Y exceeds the rate of X by $\\frac{${delay}}{${time}}$, or ${percentWords(p)}.`,
      ],
      steps: [
        `Y needs $${total} - ${delay} = ${time}$ minutes.`,
        `The ratio of the rates of Y and X is $${total} : ${time}$.`,
        `So Y is faster by $\\frac{${total} - ${time}}{${time}} = \\frac{${delay}}{${time}}$, or ${percentWords(p)}.`,
      ],
      check: "The time falls by a smaller percent than the rate rises.",
      takeaway:
        "A percent change of a time is not the percent change of the rate. Invert the ratio.",
    },
    text: percentText,
    shows: (value) => value > 0 && near(6 * value, Math.round(6 * value), 1e-4),
  };
}

function askPass(rng: Rng, isTank: boolean): AskedProblem | null {
  const [u, v] = rng.sample(SPEEDS, 2).toSorted((a, b) => a - b) as [number, number];
  const gap = v - u;
  const [behind, ahead] = rng.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15], 2) as [number, number];
  const [unit, scale] = isTank ? [gap / 10, 10] : [gap / 60, 1];
  const key = (behind + ahead) / unit;
  const [first, second] = [behind * scale, ahead * scale];
  const rate = isTank ? gap : gap / 60;
  if (gap < 5 || !isPositiveWhole(key) || key > 90) return null;
  const ofRates = isTank ? `${gap} gallons per minute` : `${gap} miles per hour`;
  return {
    difficulty: 4,
    stems: [
      isTank
        ? `Tank X currently contains ${first} gallons more water than Tank Y. Water is being added to Tank X at a constant rate of ${u} gallons per minute and to Tank Y at a constant rate of ${v} gallons per minute. In how many minutes will Tank Y contain ${second} gallons more water than Tank X?`
        : `Car X and Car Y are traveling in the same direction along a straight highway, Car X at a constant speed of ${u} miles per hour and Car Y at a constant speed of ${v} miles per hour. If Car Y is now ${first} miles behind Car X, in how many minutes will Car Y be ${second} miles ahead of Car X?`,
    ],
    key,
    why: `The difference changes by $${first} + ${second} = ${first + second}$ at ${ofRates}, in ${key} minutes.`,
    wrong: [
      [
        first / rate,
        "stops when they are equal",
        `At that time they are equal. The lead of ${second} is still to be gained.`,
      ],
      [
        Math.abs(second - first) / rate,
        "subtracts the differences",
        `From ${first} behind to ${second} ahead, the difference changes by ${first + second}.`,
      ],
      [
        (first + second) / (isTank ? v : v / 60),
        "uses one rate",
        `Both change at the same time, so the difference changes at ${ofRates}.`,
      ],
      [
        (first + second) / (isTank ? u : u / 60),
        "uses one rate",
        `Both change at the same time, so the difference changes at ${ofRates}.`,
      ],
      [first + second, "stops at the difference", `That is how much the difference has to change.`],
      [
        (first + 2 * second) / rate,
        "counts the lead twice",
        `The lead of ${second} is gained only once.`,
      ],
      [
        (2 * first + second) / rate,
        "counts the deficit twice",
        `The deficit of ${first} is made up only once.`,
      ],
      [gap, "stops at the difference of the rates", `That is the difference of the rates.`],
    ],
    solution: {
      idea: "Look only at the difference between the two.",
      fast: [
        `The difference must change by $${first} + ${second} = ${first + second}$, and it changes at ${ofRates}${isTank ? "" : `, which is a mile in ${thousands(60 / gap)} minutes`}. So it takes ${key} minutes.`,
      ],
      steps: isTank
        ? [
            `Each minute, Y gains $${v} - ${u} = ${gap}$ gallons on X.`,
            `$${first} + ${second} = ${first + second}$ gallons take $\\frac{${first + second}}{${gap}} = ${key}$ minutes.`,
          ]
        : [
            `Each hour, Y gains $${v} - ${u} = ${gap}$ miles on X.`,
            `$${first} + ${second} = ${first + second}$ miles take $\\frac{${first + second}}{${gap}} \\cdot 60 = ${key}$ minutes.`,
          ],
      check: `It must take longer than the time until they are equal.`,
      takeaway: "To go from behind to ahead, add the two differences.",
    },
  };
}

function askBefore(rng: Rng, isMachine: boolean): AskedProblem | null {
  const { u, v, delay, time } = rng.pick(CHASES);
  const before = rng.pick([4, 5, 6, 8, 10, 12, 15, 20, 24, 30]);
  const rate = isMachine ? v - u : (v - u) / 60;
  const key = rate * before;
  if (!isPositiveWhole(key) || before >= time || before < 0.4 * time || key < 2) return null;
  const per = isMachine ? 1 : 60;
  return {
    difficulty: 6,
    stems: [
      isMachine
        ? `Machine K began to make parts at a constant rate of ${u} parts per minute, and ${delay} minutes later Machine L began to make parts at a constant rate of ${v} parts per minute. The two machines continued until they had made the same number of parts. Exactly ${before} minutes before that time, Machine K had made how many more parts than Machine L?`
        : `A freight train left a station and traveled at a constant speed of ${u} miles per hour. A passenger train left the same station ${delay} minutes later and traveled in the same direction on a parallel track at a constant speed of ${v} miles per hour. Exactly ${before} minutes before the passenger train overtook the freight train, how many miles apart were the two trains?`,
    ],
    key,
    why: `In the last ${before} minutes the gap closed from this to 0.`,
    wrong: [
      [
        (u * delay) / per - key,
        "counts from the start",
        `That was the gap ${before} minutes after the second one started.`,
      ],
      [(u * before) / per, "uses one rate", `Both continued in the last ${before} minutes.`],
      [(v * before) / per, "uses one rate", `Both continued in the last ${before} minutes.`],
      [
        ((u + v) * before) / per,
        "adds the rates",
        `The gap closes at the difference of the rates.`,
      ],
      [
        v - u,
        "stops at the difference of the rates",
        `That is how much the gap closes in 1 ${isMachine ? "minute" : "hour"}.`,
      ],
      [
        (u * (delay - before)) / per,
        "subtracts from the delay",
        `The ${before} minutes are counted back from the end, not from the delay.`,
      ],
      [
        ((v - u) * delay) / per,
        "uses the delay",
        `The gap closes in the last ${before} minutes, not in ${delay}.`,
      ],
      [
        ((v - u) * (time - before)) / per,
        "counts the wrong minutes",
        `That is how much the gap had closed by then.`,
      ],
    ],
    solution: {
      idea: "Work backward from the end, when the gap is 0.",
      fast: [
        `In ${before} minutes the gap closes by $${isMachine ? `${v - u} \\cdot ${before}` : `${v - u} \\cdot \\frac{${before}}{60}`} = ${key}$, so that is what it was. The delay of ${delay} minutes isn't needed.`,
      ],
      steps: [
        `The gap after ${delay} minutes is $${isMachine ? `${u} \\cdot ${delay}` : `${u} \\cdot \\frac{${delay}}{60}`} = ${texFraction(new Fraction(u * delay, per))}$, and it closes in ${time} minutes.`,
        `So the time in question is $${time} - ${before} = ${time - before}$ minutes after the second start.`,
        `By then the gap has closed by $${texFraction(new Fraction((v - u) * (time - before), per))}$, which leaves ${key}.`,
      ],
      check: `A longer delay would change when the gap is 0, but not the last ${before} minutes.`,
      takeaway: "If a question is about a time before the end, work backward from the end.",
    },
  };
}

const ASK = {
  time: askTime,
  total: askTotal,
  percent: askPercent,
  greater: askGreater,
  passing: (rng: Rng) => askPass(rng, false),
  tanks: (rng: Rng) => askPass(rng, true),
  trains: (rng: Rng) => askBefore(rng, false),
  machines: (rng: Rng) => askBefore(rng, true),
};
const KINDS = [
  ...(["time", "total", "total", "percent", "percent", "percent", "percent"] as const),
  ...(["greater", "passing", "tanks", "tanks", "trains", "trains", "trains", "machines"] as const),
];

const catchesUp = (t: number, u: number, delay: number, v: number): boolean =>
  near(u * (t + delay), v * t);
const isIncrease = (p: number, total: number, delay: number): boolean =>
  near((total - delay) * (100 + p), 100 * total, 1e-3);
const arrives = (total: number, u: number, v: number, delay: number): boolean =>
  near(u * total, v * (total - delay));

const READINGS: readonly StemReading[] = [
  {
    wording: /speed of (\d+) .* S (\d+) minutes later .* speed of (\d+) .* after Train Y/,
    fits: catchesUp,
  },
  {
    wording: /rate of (\d+) bottles .* After (\d+) minutes, .* rate of (\d+) bottles/,
    fits: catchesUp,
  },
  {
    wording: /prints (\d+) pages .* begins (\d+) minutes .* prints (\d+) pages/,
    fits: (total, u, delay, v) => arrives(total, u, v, delay),
    open: (total, _u, delay) => total > delay,
  },
  {
    wording: /speed of (\d+) .* speed of (\d+) .* P (\d+) minutes before/,
    fits: arrives,
    open: (total, _u, _v, delay) => total > delay,
  },
  {
    wording: /marker (\d+) minutes before .* was (\d+) percent/,
    fits: (t, delay, p) => catchesUp(t, 100, delay, 100 + p),
  },
  {
    wording: /is (\d+) percent greater than the constant .* (\d+) minutes later/,
    fits: (t, p, delay) => catchesUp(t, 100, delay, 100 + p),
  },
  {
    wording: /trail (\d+) minutes after .* for (\d+) minutes/,
    fits: (p, delay, total) => isIncrease(p, total, delay),
  },
  {
    wording: /parts in (\d+) minutes, .* in (\d+) minutes less/,
    fits: isIncrease,
  },
  {
    wording:
      /contains (\d+) gallons .* of (\d+) gallons .* of (\d+) gallons .* contain (\d+) gallons/,
    fits: (t, d, u, v, lead) => near(v * t - u * t, d + lead),
  },
  {
    wording: /speed of (\d+) .* speed of (\d+) .* now (\d+) miles .* be (\d+) miles/,
    fits: (t, u, v, d, lead) => near(((v - u) * t) / 60, d + lead),
  },
  {
    wording: /of (\d+) parts .* (\d+) minutes later .* of (\d+) parts .* Exactly (\d+) minutes/,
    fits: (gap, u, delay, v, before) => near(gap, gapBefore(u, delay, v, before)),
  },
  {
    wording: /speed of (\d+) .* (\d+) minutes later .* speed of (\d+) .* Exactly (\d+) minutes/,
    fits: (gap, u, delay, v, before) => near(60 * gap, gapBefore(u, delay, v, before)),
  },
];

/** From the meeting, both go back. */
function gapBefore(u: number, delay: number, v: number, before: number): number {
  const t = (u * delay) / (v - u) - before;
  return u * (t + delay) - v * t;
}

export const template: ProblemTemplate = {
  id: "catch-up-after-late-start",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "A faster one starts later: the gap opens at one rate and closes at the difference.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lets both go on for as long as each option says. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
