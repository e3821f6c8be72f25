import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  tidy,
  type Words,
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
  const unequal = (t: number): string =>
    `After ${t} minutes of [[second]], [[first]] has had ${t + delay}, but $${u} \\cdot ${t + delay} = ${tex(u * (t + delay))}$ and $${v} \\cdot ${t} = ${tex(v * t)}$ aren't equal.`;
  return [
    [
      (u * delay) / v,
      "lets the first one stop",
      `This is $\\frac{${u} \\cdot ${delay}}{${v}}$, the time [[second]] needs to match the first ${delay} minutes of [[first]], but [[first]] keeps going in the meantime.`,
    ],
    [
      (v * delay) / u,
      "inverts the ratio",
      `This is $\\frac{${v}}{${u}} \\cdot ${delay}$, but the gap closes at the difference of the rates, $${v} - ${u} = ${v - u}$.`,
    ],
    [
      (v * delay) / (v - u),
      "uses the wrong rate",
      `This is $\\frac{${v}}{${v - u}} \\cdot ${delay}$, but the gap was opened at ${u}, not at ${v}.`,
    ],
    [
      (u * delay) / (u + v),
      "adds the rates",
      `This is $\\frac{${u} \\cdot ${delay}}{${u} + ${v}}$, but the gap closes at $${v} - ${u}$, not at $${u} + ${v}$.`,
    ],
    [2 * delay, "doubles the delay", `This is twice the delay. ${unequal(2 * delay)}`],
    [delay, "takes the delay", `This repeats the delay. ${unequal(delay)}`],
    [
      (delay * (v - u)) / u,
      "inverts the ratio",
      `This is $\\frac{${v - u}}{${u}} \\cdot ${delay}$, but the time is $\\frac{${u}}{${v - u}}$ of the delay, not the reciprocal.`,
    ],
    [
      time + v - u,
      "adds a rate to a time",
      `This adds ${v - u}, the difference of the rates, to ${time} minutes, but a rate isn't a time.`,
    ],
  ];
}

/** What two wordings call the slower one and the faster one. */
const namesOf =
  (...pairs: readonly (readonly [string, string])[]) =>
  (wording: number): Words => {
    const [first, second] = pairs[wording - 1]!;
    return { first, second };
  };

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
    why: `In ${delay} minutes [[first]] gets ahead at ${u}, and the gap closes at $${v} - ${u} = ${v - u}$, so it takes $\\frac{${u}}{${v - u}} \\cdot ${delay} = ${time}$ minutes.`,
    wrong: [
      [
        delay + time,
        "counts from the first start",
        `This is $${delay} + ${time}$, counted from when [[first]] began.`,
      ],
      ...wrongTimes(chase),
    ],
    words: namesOf(["Train X", "Train Y"], ["Machine K", "Machine L"]),
    solution: {
      idea: `In ${delay} minutes a gap opens at the rate of [[first]], ${u}. Then it closes at $${v} - ${u} = ${v - u}$.`,
      fast: [
        `The gap opens at ${u} for ${delay} minutes and closes at ${v - u}, so it takes $\\frac{${u}}{${v - u}} \\cdot ${delay} = ${time}$ minutes to close.`,
      ],
      steps: [
        `After $t$ minutes of [[second]], [[first]] has had $t + ${delay}$ minutes, so $${u}(t + ${delay}) = ${v}t$.`,
        `So $${v - u}t = ${u} \\cdot ${delay} = ${tex(u * delay)}$, and $t = ${v - u === 1 ? tex(u * delay) : `\\frac{${tex(u * delay)}}{${v - u}} = ${time}`}$.`,
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
      [time, "finds the shorter time", `This is the time of [[second]].`],
      [
        (v * delay) / (u + v),
        "divides the difference",
        `This is $\\frac{${v}}{${u} + ${v}} \\cdot ${delay}$, which divides ${delay} as if it were the sum of the two times, but it is their difference.`,
      ],
      [
        (v * delay) / u,
        "takes the difference for one of them",
        `This is $\\frac{${v}}{${u}} \\cdot ${delay}$, as if ${delay} minutes were the time of [[second]].`,
      ],
      [total + time, "finds the sum", `This is $${total} + ${time}$, the sum of the two times.`],
      [
        2 * delay,
        "doubles the difference",
        `This would make the time of [[second]] $2 \\cdot ${delay} - ${delay} = ${delay}$ minutes, but $${u} \\cdot ${2 * delay} = ${tex(u * 2 * delay)}$ and $${v} \\cdot ${delay} = ${tex(v * delay)}$ aren't equal.`,
      ],
      [
        delay + v - u,
        "adds a difference of rates",
        `This adds ${v - u}, the difference of the rates, to ${delay} minutes, but a rate isn't a time.`,
      ],
    ],
    words: namesOf(["Printer X", "Printer Y"], ["the truck", "the car"]),
    solution: {
      idea: "For the same amount, times are in the inverse ratio of the rates.",
      fast: [
        `The times are in the ratio $${v} : ${u}$, so they are $${v}k$ and $${u}k$, and they differ by $${v - u}k = ${delay}$. So [[first]] takes $\\frac{${v}}{${v - u}} \\cdot ${delay} = ${total}$ minutes.`,
      ],
      steps: [
        `If [[first]] takes $t$ minutes, [[second]] takes $t - ${delay}$, so $${u}t = ${v}(t - ${delay})$.`,
        `So $${v - u}t = ${v} \\cdot ${delay} = ${tex(v * delay)}$, and $t = \\frac{${tex(v * delay)}}{${v - u}} = ${total}$.`,
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
    why: `Each minute, [[second]] gains ${p} percent of [[output]] in a minute, and $\\frac{${delay}}{${p / 100}} = ${time}$.`,
    wrong: [
      [
        time + delay,
        "counts from the first start",
        `This is $${time} + ${delay}$, the minutes of [[first]].`,
      ],
      [
        ((100 + p) * delay) / 100,
        "increases the delay",
        `This is $${1 + p / 100} \\cdot ${delay}$, but each minute [[second]] gains ${p / 100} of [[output]] in a minute, so the time is $\\frac{${delay}}{${p / 100}}$.`,
      ],
      [
        (100 * delay) / (100 + p),
        "lets the first one stop",
        `This is $\\frac{${delay}}{${1 + p / 100}}$, as if [[first]] had stopped after ${delay} minutes.`,
      ],
      [
        (p * delay) / 100,
        "takes a percent of the delay",
        `This is ${p} percent of ${delay}, but ${delay} is ${p} percent of the time, not the reverse.`,
      ],
      [
        (100 * delay) / (100 - p),
        "subtracts the percent",
        `This is $\\frac{${delay}}{${(100 - p) / 100}}$, but the gain in each minute is ${p} percent, not ${100 - p} percent.`,
      ],
      [
        (100 * time) / (100 + p),
        "reduces the time again",
        `This is $\\frac{${time}}{${1 + p / 100}}$, but ${time} is already the time of [[second]]: it is the time of [[first]], ${time + delay}, that is divided by ${1 + p / 100}.`,
      ],
      [
        delay + p,
        "adds minutes and percents",
        `This is $${delay} + ${p}$, but a number of minutes and a percent can't be added.`,
      ],
      [
        2 * delay,
        "doubles the delay",
        `This is $2 \\cdot ${delay}$. In ${2 * delay} minutes, [[second]] gains [[output]] in $${p / 100} \\cdot ${2 * delay} = ${(p * 2 * delay) / 100}$ minutes, but it has to gain [[output]] in ${delay} minutes.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? { first: "Car X", second: "Car Y", rate: "speed", output: "the distance Car X travels" }
        : {
            first: "Machine X",
            second: "Machine Y",
            rate: "rate",
            output: "the number of bolts Machine X produces",
          },
    solution: {
      idea: "Let the [[rate]] of [[first]] be 1. The actual [[rate]] isn't needed.",
      fast: [
        `[[Second]] must gain [[output]] in ${delay} minutes, and it gains ${p / 100} per minute, so it takes $\\frac{${delay}}{${p / 100}} = ${time}$ minutes.`,
      ],
      steps: [
        `The [[rate]]s are then 1 and ${1 + p / 100}, and after $t$ minutes of [[second]], [[first]] has had $t + ${delay}$ minutes, so $t + ${delay} = ${1 + p / 100}t$.`,
        `So $${p / 100}t = ${delay}$, and $t = \\frac{${delay}}{${p / 100}} = ${time}$.`,
      ],
      check: `$${1 + p / 100} \\cdot ${time} = ${thousands(time + delay)}$, the minutes of [[first]].`,
      takeaway: "If only the ratio of two [[rate]]s is given, choose 1 for one of them.",
    },
  };
}

const INCREASES = [20, 25, 100 / 3, 50, 60, 200 / 3];
const RUN_OR_MAKE: readonly Words[] = [
  { rate: "speed", amount: "distance", does: "runs", do: "run", unit: "unit" },
  { rate: "rate", amount: "batch", does: "makes", do: "make", unit: "part" },
];
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
    why: `Y needs ${time} minutes for what X does in ${total}, so its [[rate]] is $\\frac{${total}}{${time}}$ of the [[rate]] of X, ${percentWords(p)} more.`,
    wrong: [
      [
        (100 * delay) / total,
        "compares with the longer time",
        `This is $\\frac{${delay}}{${total}}$ as a percent, how much less the time of Y is, but the [[rate]] of Y is greater by $\\frac{${delay}}{${time}}$.`,
      ],
      [
        (200 * delay) / (total + time),
        "compares with the average time",
        `This is $\\frac{${delay}}{${tidy((total + time) / 2)}}$ as a percent, which compares the difference with the average of ${total} and ${time}, but the [[rate]] of Y is greater by $\\frac{${delay}}{${time}}$.`,
      ],
      [
        (100 * delay) / (total + time),
        "compares with the sum of the times",
        `This is $\\frac{${delay}}{${total} + ${time}}$ as a percent, but the [[rate]] of Y is greater by $\\frac{${delay}}{${time}}$.`,
      ],
      [
        2 * p,
        "counts the difference for both",
        `This is twice $\\frac{${delay}}{${time}}$ as a percent, but the difference of ${delay} minutes counts only once.`,
      ],
      [
        (200 * delay) / total,
        "counts the difference twice",
        `This is $\\frac{2 \\cdot ${delay}}{${total}}$ as a percent, but the [[rate]] of Y is greater by $\\frac{${delay}}{${time}}$.`,
      ],
      [
        p / 2,
        "compares with twice the time",
        `This is $\\frac{${delay}}{2 \\cdot ${time}}$ as a percent, but the time of Y counts only once.`,
      ],
      [
        (50 * delay) / total,
        "compares with twice the longer time",
        `This is $\\frac{${delay}}{2 \\cdot ${total}}$ as a percent, but the [[rate]] of Y is greater by $\\frac{${delay}}{${time}}$.`,
      ],
      // Not both, because they show which option is right.
      delay % 2 === 0
        ? [
            delay,
            "takes minutes for percents",
            `This is the number of minutes by which the times differ, not a percent.`,
          ]
        : [
            time,
            "takes minutes for percents",
            `This is $${total} - ${delay}$, the number of minutes of Y, not a percent.`,
          ],
      [
        (100 * time) / total,
        "compares the times",
        `This is $\\frac{${time}}{${total}}$ as a percent, the time of Y compared with the time of X.`,
      ],
    ],
    words: (wording) => RUN_OR_MAKE[wording - 1]!,
    solution: {
      idea: "For the same [[amount]], the [[rate]]s are in the inverse ratio of the times.",
      fast: [
        `The times are ${total} and ${time}. The [[rate]] of Y exceeds the [[rate]] of X by $\\frac{${delay}}{${time}}$, or ${percentWords(p)}.`,
      ],
      steps: [
        `Y needs $${total} - ${delay} = ${time}$ minutes.`,
        `The ratio of the [[rate]]s of Y and X is $${total} : ${time}$.`,
        `So Y is faster by $\\frac{${total} - ${time}}{${time}} = \\frac{${delay}}{${time}}$, or ${percentWords(p)}.`,
      ],
      check: `If X [[does]] 1 [[unit]] per minute, both [[do]] ${total} [[unit]]s, so Y [[does]] $\\frac{${total}}{${time}}$ [[unit]]s per minute.`,
      takeaway:
        "A percent change of a time is not the percent change of the [[rate]]. Invert the ratio.",
    },
    text: percentText,
    // Percents of more than that would be far above the others.
    shows: (value) => value > 0 && value <= 3 * p && near(6 * value, Math.round(6 * value), 1e-4),
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
  const units = isTank ? "gallons" : "miles";
  const takes = (amount: string, speed: number): string =>
    `\\frac{${amount}}{${speed}}${isTank ? "" : " \\cdot 60"}`;
  const ofRates = isTank ? `${gap} gallons per minute` : `${gap} miles per hour`;
  return {
    difficulty: 4,
    stems: [
      isTank
        ? `Tank X currently contains ${first} gallons more water than Tank Y. Water is being added to Tank X at a constant rate of ${u} gallons per minute and to Tank Y at a constant rate of ${v} gallons per minute. In how many minutes will Tank Y contain ${second} gallons more water than Tank X?`
        : `Car X and Car Y are traveling in the same direction along a straight highway, Car X at a constant speed of ${u} miles per hour and Car Y at a constant speed of ${v} miles per hour. If Car Y is now ${first} miles behind Car X, in how many minutes will Car Y be ${second} miles ahead of Car X?`,
    ],
    key,
    why: `The difference changes by $${first} + ${second} = ${first + second}$ ${units} at ${ofRates}, in $${takes(String(first + second), gap)} = ${key}$ minutes.`,
    wrong: [
      [
        first / rate,
        "stops when they are equal",
        `This is $${takes(String(first), gap)}$, when the two are even, after the ${first} ${units} are made up. The lead of ${second} is still to be gained.`,
      ],
      [
        Math.abs(second - first) / rate,
        "subtracts the differences",
        `This is $${takes(`${Math.max(first, second)} - ${Math.min(first, second)}`, gap)}$, but from ${first} behind to ${second} ahead, the difference changes by $${first} + ${second} = ${first + second}$.`,
      ],
      [
        (first + second) / (isTank ? v : v / 60),
        "uses one rate",
        `This is $${takes(String(first + second), v)}$, which uses the rate ${v} alone, but both are changing, so the difference changes at only ${ofRates}.`,
      ],
      [
        (first + second) / (isTank ? u : u / 60),
        "uses one rate",
        `This is $${takes(String(first + second), u)}$, which uses the rate ${u} alone, but the difference changes at $${v} - ${u}$, or ${ofRates}.`,
      ],
      [
        (first + 2 * second) / rate,
        "counts the lead twice",
        `This is $${takes(`${first} + 2 \\cdot ${second}`, gap)}$, but the lead of ${second} is gained only once.`,
      ],
      [
        (2 * first + second) / rate,
        "counts the deficit twice",
        `This is $${takes(`2 \\cdot ${first} + ${second}`, gap)}$, but the deficit of ${first} is made up only once.`,
      ],
      [
        second / rate,
        "leaves out the deficit",
        `This is $${takes(String(second), gap)}$, for the lead of ${second} alone, but first the deficit of ${first} has to be made up.`,
      ],
      [
        (2 * (first + second)) / rate,
        "halves the difference of the rates",
        `This is twice $${takes(String(first + second), gap)}$, as if the difference changed at half of ${ofRates}.`,
      ],
    ],
    solution: {
      idea: `Look only at the difference between ${isTank ? "Tank Y and Tank X" : "Car Y and Car X"}.`,
      steps: isTank
        ? [
            `Each minute, Y gains $${v} - ${u} = ${gap}$ gallons on X.`,
            `$${first} + ${second} = ${first + second}$ gallons take $\\frac{${first + second}}{${gap}} = ${key}$ minutes.`,
          ]
        : [
            `Each hour, Y gains $${v} - ${u} = ${gap}$ miles on X.`,
            `$${first} + ${second} = ${first + second}$ miles take $\\frac{${first + second}}{${gap}} \\cdot 60 = ${key}$ minutes.`,
          ],
      check: `In ${key} minutes, Y gains $${isTank ? `${gap} \\cdot ${key}` : `${gap} \\cdot \\frac{${key}}{60}`} = ${first + second}$ ${units}, and $${first + second} - ${first} = ${second}$.`,
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
  const part = (speed: number | string, minutes: number): string =>
    `${speed} \\cdot ${isMachine ? minutes : `\\frac{${minutes}}{60}`}`;
  const [ofFirst, ofSecond] = [time + delay - before, time - before];
  const gapThen = `${u} \\cdot ${ofFirst} - ${v} \\cdot ${ofSecond}`;
  const [first, second] = isMachine
    ? ["Machine K", "Machine L"]
    : ["the freight train", "the passenger train"];
  const amountOf = (one: string): string =>
    isMachine ? `the number of parts that ${one} makes` : `the distance ${one} travels`;
  const atThatTime = isMachine
    ? `how many more parts ${first} had made ${before} minutes before the end`
    : `the distance between the two trains ${before} minutes before the end`;
  return {
    difficulty: 6,
    stems: [
      isMachine
        ? `Machine K began to make parts at a constant rate of ${u} parts per minute, and ${delay} minutes later Machine L began to make parts at a constant rate of ${v} parts per minute. The two machines continued until they had made the same number of parts. Exactly ${before} minutes before that time, Machine K had made how many more parts than Machine L?`
        : `A freight train left a station and traveled at a constant speed of ${u} miles per hour. A passenger train left the same station ${delay} minutes later and traveled in the same direction on a parallel track at a constant speed of ${v} miles per hour. Exactly ${before} minutes before the passenger train overtook the freight train, how many miles apart were the two trains?`,
    ],
    key,
    why: `In the last ${before} minutes, the gap closed from this to 0: $${isMachine ? `(${v} - ${u}) \\cdot ${before}` : `(${v} - ${u}) \\cdot \\frac{${before}}{60}`} = ${key}$.`,
    wrong: [
      [
        ((v - u) * delay) / per,
        "uses the delay",
        `This is $${part(v - u, delay)}$, how much the gap closes in ${delay} minutes, not in the last ${before}.`,
      ],
      [
        (u * delay) / per,
        "finds the first gap",
        `This is $${part(u, delay)}$, the gap when ${second} ${isMachine ? "began" : "left"}, not ${before} minutes before the end.`,
      ],
      [
        (v * delay) / per,
        "uses the delay and the wrong rate",
        `This is $${part(v, delay)}$, ${amountOf(second)} in ${delay} minutes, not ${atThatTime}.`,
      ],
      // Not both, because their difference is the key.
      delay % 4 < 2
        ? [
            (u * before) / per,
            "uses one rate",
            `This is $${part(u, before)}$, ${amountOf(first)} in the last ${before} minutes, but the gap closes by the difference between this and ${amountOf(second)} in the same time.`,
          ]
        : [
            (v * before) / per,
            "uses one rate",
            `This is $${part(v, before)}$, ${amountOf(second)} in the last ${before} minutes, but the gap closes by less, because ${first} keeps ${isMachine ? "making parts" : "traveling"}, too.`,
          ],
      [
        (u * (delay - before)) / per,
        "subtracts from the delay",
        `This is $${part(u, delay - before)}$, ${amountOf(first)} in $${delay} - ${before}$ minutes, but the ${before} minutes are counted back from the end, not from when ${second} ${isMachine ? "began" : "left"}.`,
      ],
      [
        key / 2,
        "halves the gap",
        `This is half of $${part(v - u, before)}$, but ${second} gained all of that in the last ${before} minutes.`,
      ],
      [
        2 * key,
        "doubles the gap",
        `This is twice $${part(v - u, before)}$, but the gap closes only once.`,
      ],
      [
        v - u,
        "stops at the difference of the rates",
        `This is $${v} - ${u}$, how much the gap closes in 1 ${isMachine ? "minute" : "hour"}, not in ${before} minutes.`,
      ],
      [
        ((v - u) * (time - before)) / per,
        "counts the wrong minutes",
        `This is $${part(v - u, time - before)}$, how much the gap had closed in the first $${time} - ${before} = ${time - before}$ minutes of ${second}, not how much of it was left.`,
      ],
    ],
    solution: {
      idea: "Work backward from the end, when the gap is 0.",
      steps: [
        `${isMachine ? "Each minute" : "Each hour"}, ${second} gains $${v} - ${u} = ${v - u}$ ${isMachine ? "parts" : "miles"} on ${first}.`,
        `In the last ${before} minutes it gained $${isMachine ? `${v - u} \\cdot ${before}` : `${v - u} \\cdot \\frac{${before}}{60}`} = ${key}$ ${isMachine ? "parts" : "miles"}, and then the gap was 0.`,
        `So ${before} minutes before the end, the gap was ${key} ${isMachine ? "parts" : "miles"}.`,
      ],
      check: `In all, ${second} ${isMachine ? "works" : "travels"} ${time} minutes until the gap is 0, so ${before} minutes before that, the gap is $${isMachine ? gapThen : `\\frac{${gapThen}}{60}`} = ${key}$ ${isMachine ? "parts" : "miles"}.`,
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
