import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  fractionText,
  gcd,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Equal times give the simple average of two speeds; equal distances give less, because more time is spent at the lower speed.";

/** Two speeds whose averages over equal distances and over equal times are neat. */
const SPEEDS = [20, 24, 30, 36, 40, 45, 48, 50, 60, 70, 72, 75, 80].flatMap((a, k, all) =>
  all.slice(k + 1).flatMap((b) => {
    const [byTime, byWay] = [(a + b) / 2, (2 * a * b) / (a + b)];
    const isNeat = Number.isInteger(byTime) && Number.isInteger(byWay);
    return isNeat && b <= 4 * a ? [{ a, b, byTime, byWay }] : [];
  }),
);

/** Words for two travelers: drivers, cyclists, boats, or trains, whichever both speeds suit. */
interface Travelers {
  readonly two: string;
  readonly one: string;
  readonly moved: string;
  readonly done: string;
  readonly does: string;
  readonly time: string;
}
const CARS: Travelers = {
  two: "drivers",
  one: "Driver",
  moved: "drove",
  done: "driven",
  does: "drives",
  time: "driving time",
};
const CYCLISTS: Travelers = {
  two: "cyclists",
  one: "Cyclist",
  moved: "rode",
  done: "ridden",
  does: "rides",
  time: "riding time",
};
const BOATS: Travelers = {
  two: "motorboats",
  one: "Boat",
  moved: "traveled",
  done: "traveled",
  does: "travels",
  time: "travel time",
};
const TRAINS: Travelers = { ...BOATS, two: "trains", one: "Train" };

function travelersAt(low: number, high: number): Travelers {
  if (low >= 30) return CARS;
  if (high <= 25) return CYCLISTS;
  return high <= 50 ? BOATS : TRAINS;
}

/** How many minutes sooner. */
function askMinutes(rng: Rng): AskedProblem | null {
  const { a, b, byTime, byWay } = rng.pick(SPEEDS);
  const d = 20 * rng.int(3, 24);
  const [slow, fast] = [(60 * d) / byWay, (60 * d) / byTime];
  const key = slow - fast;
  const half = (rate: number): number => (30 * d) / rate;
  const { two, one, moved, done, does } = travelersAt(a, b);
  if (![slow, fast, (30 * d) / a, (30 * d) / b].every(Number.isInteger)) return null;
  if (key < 4 || key % 2 !== 0 || slow > 600) return null;
  return {
    difficulty: 6,
    stems: [
      `Each of two ${two} made a trip of ${d} miles. ${one} X ${moved} at ${a} miles per hour for half of the distance and at ${b} miles per hour for the other half. ${one} Y ${moved} at these two speeds for equal amounts of time. How many fewer minutes did ${one} Y's trip take than ${one} X's trip?`,
      `Pumps X and Y each removed ${d} gallons of water from a pool. Pump X removed half of this amount at ${a} gallons per hour and half at ${b} gallons per hour. Pump Y worked at these two rates for equal amounts of time. How many more minutes did Pump X take than Pump Y?`,
    ],
    key,
    why: `X takes $${half(a)} + ${half(b)} = ${slow}$ minutes, Y takes ${fast} minutes, and $${slow} - ${fast} = ${key}$.`,
    wrong: [
      // Only one of these two, because their difference is the key.
      rng.chance(0.6)
        ? [
            half(a) - half(b),
            "compares the two halves",
            `This is $${half(a)} - ${half(b)}$, how much longer X's half at ${a} [[rate]] takes than the half at ${b}.`,
          ]
        : [
            2 * half(a) - fast,
            "uses the lower rate for all",
            `This is $${2 * half(a)} - ${fast}$, as if X had [[worked]] at ${a} [[rate]] for the entire ${d} [[units]].`,
          ],
      [
        2 * half(a) - 2 * half(b),
        "compares the two rates",
        `This is $${2 * half(a)} - ${2 * half(b)}$, the difference if X had [[worked]] only at ${a} and Y only at ${b} [[rate]].`,
      ],
      [
        (half(a) - half(b)) / 2,
        "compares the two halves and halves the difference",
        `This is half of $${half(a)} - ${half(b)}$, the difference between the times of X's two halves, but Y's time isn't used.`,
      ],
      [
        (2 * half(a) - fast) / 2,
        "uses the lower rate for all and halves the difference",
        `This is half of $${2 * half(a)} - ${fast}$, as if X had [[worked]] at ${a} [[rate]] for the entire ${d} [[units]].`,
      ],
      [
        2 * half(a) - half(b),
        "subtracts the second half from the time at the lower rate",
        `This is $${2 * half(a)} - ${half(b)}$, but X takes $${half(a)} + ${half(b)}$ minutes, and Y takes ${fast}.`,
      ],
      [
        key / 2,
        "counts one half only",
        `This is half of $${slow} - ${fast}$, the difference for half of the ${d} [[units]].`,
      ],
      [
        2 * key,
        "doubles the difference",
        `This is twice $${slow} - ${fast}$, but these times are for the entire ${d} [[units]] already.`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            rate: "miles per hour",
            units: "miles",
            worked: done,
            does,
            average: "average speed",
          }
        : {
            rate: "gallons per hour",
            units: "gallons",
            worked: "worked",
            does: "works",
            average: "average rate",
          },
    solution: {
      idea: `Y's [[average]] is the simple average of ${a} and ${b}; for X, add the times of the two halves.`,
      steps: [
        `X's halves take $\\frac{${d / 2}}{${a}}$ and $\\frac{${d / 2}}{${b}}$ hours, which is ${half(a)} and ${half(b)} minutes, so X takes $${half(a)} + ${half(b)} = ${slow}$ minutes.`,
        `Y's [[average]] is $\\frac{${a} + ${b}}{2} = ${byTime}$ [[rate]], so Y takes $\\frac{${d}}{${byTime}}$ hours, or ${fast} minutes.`,
        `The difference is $${slow} - ${fast} = ${key}$ minutes.`,
      ],
      check: `X [[does]] longer at ${a} than at ${b} [[rate]], so X's [[average]] is lower and X takes longer.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPositiveWhole(value) && 5 * value > key && value < 5 * key,
  };
}

/** A ratio as a fraction with a denominator up to 99. */
function text(value: number): string {
  const fraction = asFraction(value);
  return fraction ? fractionText(fraction) : thousands(value);
}

/** The ratio of the two times, without a distance. */
function askRatio(rng: Rng): AskedProblem | null {
  const [low, high] = [rng.int(1, 5), rng.int(2, 6)];
  const scale = rng.pick([5, 8, 10, 12, 15, 20]);
  const [a, b] = [low * scale, high * scale];
  if (gcd(low, high) > 1 || high <= low || a < 15 || b > 90 || high > 4 * low) return null;
  const [s, p] = [(low + high) ** 2, 4 * low * high];
  if (s > 99 || ((low + high) * scale) % 2 !== 0) return null;
  const reversed = rng.pick([true, false]);
  const key = reversed ? p / s : s / p;
  const turn = (value: number): number => (reversed ? 1 / value : value);
  const [first, second] = reversed ? ["Y", "X"] : ["X", "Y"];
  const asked = reversed ? "what fraction of" : "how many times";
  const middle = (a + b) / 2;
  const { two, one, moved, does, time } = travelersAt(a, b);
  const amount = `[[amount]] of ${2 * low * high * scale} [[units]]`;
  const bare = (value: number): string => text(value).replaceAll("$", "");
  const rateOfX = bare((2 * a * b) / (a + b));
  /** The ratio of the times for these rates. */
  const ratioAt = (forX: number, forY: number): string =>
    reversed
      ? `$${bare(forX)} \\div ${bare(forY)} = ${bare(forX / forY)}$`
      : `$${bare(forY)} \\div ${bare(forX)} = ${bare(forY / forX)}$`;
  const timeForY = p / (low + high);
  /** The ratio asked for, with another time for X. */
  const ratioWith = (forX: number): string =>
    reversed
      ? `$${bare(timeForY)} \\div ${forX} = ${bare(timeForY / forX)}$`
      : `$${forX} \\div ${bare(timeForY)} = ${bare(forX / timeForY)}$`;
  const ofX = `\\frac{${low + high}}{${low * high * scale}}`;
  const ofY = middle % 2 === 0 ? `\\frac{1}{${middle / 2}}` : `\\frac{2}{${middle}}`;
  return {
    difficulty: 6,
    stems: [
      `Two ${two} traveled the same distance. ${one} X ${moved} at ${a} miles per hour for half of the distance and at ${b} miles per hour for the other half. ${one} Y ${moved} at these two speeds for equal amounts of time. ${one} ${first}'s ${time} was ${asked} ${one} ${second}'s ${time}?`,
      `Pump X and Pump Y emptied two full tanks of the same capacity. Pump X emptied half of its tank at ${a} gallons per minute and half at ${b} gallons per minute, and Pump Y worked at these two rates for equal amounts of time. What was the ratio of the time it took Pump ${first} to empty its tank to the time it took Pump ${second}?`,
    ],
    key,
    why: `X's [[average]] is $\\frac{2 \\cdot ${a} \\cdot ${b}}{${a} + ${b}} = ${rateOfX}$, and Y's is $\\frac{${a} + ${b}}{2} = ${middle}$. For the same [[job]], the times are in the inverse ratio of these [[speeds]], so the ratio of ${first}'s time to ${second}'s is ${ratioAt((2 * a * b) / (a + b), middle)}.`,
    wrong: [
      [
        turn((3 * (low + high)) / (2 * (2 * low + high))),
        "weights the lower rate twice for X",
        `This takes $\\frac{2 \\cdot ${a} + ${b}}{3} = ${bare((2 * a + b) / 3)}$ as X's [[average]], which leads to ${ratioAt((2 * a + b) / 3, middle)}. But X's times at ${a} and ${b} are in the ratio $${high} : ${low}$, not $2 : 1$.`,
      ],
      [
        turn((low + high) / (2 * low)),
        "takes the lower rate for X",
        `This uses ${a} [[rate]] for all of X's [[job]]. For ${amount}, that makes X's time ${2 * high} [[time]] instead of ${low + high}, and the ratio ${ratioWith(2 * high)}.`,
      ],
      [
        turn(high / low),
        "compares the two rates",
        `This is the ratio of ${reversed ? `${a} to ${b}` : `${b} to ${a}`}, but X and Y each use both of these [[speeds]].`,
      ],
      [
        turn((2 * high) / (low + high)),
        "takes the higher rate for X",
        `This uses ${b} [[rate]] for all of X's [[job]], which for ${amount} makes X's time ${2 * low} [[time]] instead of ${low + high}, and the ratio ${ratioWith(2 * low)}. It also inverts this ratio.`,
      ],
      [
        turn((low + 2 * high) / (2 * low + high)),
        "weights one rate twice for each of the two",
        `This takes $\\frac{2 \\cdot ${a} + ${b}}{3} = ${bare((2 * a + b) / 3)}$ as X's [[average]] and $\\frac{${a} + 2 \\cdot ${b}}{3} = ${bare((a + 2 * b) / 3)}$ as Y's. But Y uses each of the two [[speeds]] for the same time, so Y's is $\\frac{${a} + ${b}}{2} = ${middle}$.`,
      ],
      [
        1,
        "takes the averages as equal",
        `This would mean equal times, but for ${amount}, X takes ${low + high} [[time]], and Y takes ${text(timeForY)} [[time]].`,
      ],
      // Only one of them, because each has the key's denominator or numerator.
      rng.pick<Wrong>([
        [
          turn((2 * s) / p),
          "counts a factor of 2 twice",
          `This leaves out the factor of 2 in X's [[average]], $\\frac{2 \\cdot ${a} \\cdot ${b}}{${a} + ${b}}$, which makes X's time twice as long as it is.`,
        ],
        [
          turn(s / (low ** 2 + high ** 2)),
          "squares the rates one by one",
          `This is $${reversed ? `\\frac{${low}^2 + ${high}^2}{(${low} + ${high})^2}` : `\\frac{(${low} + ${high})^2}{${low}^2 + ${high}^2}`}$, but for rates in the ratio $${low} : ${high}$, it should be $${reversed ? `\\frac{4 \\cdot ${low} \\cdot ${high}}{(${low} + ${high})^2}` : `\\frac{(${low} + ${high})^2}{4 \\cdot ${low} \\cdot ${high}}`} = ${bare(key)}$.`,
        ],
        [1 / key, "inverts the ratio", `This is the ratio of ${second}'s time to ${first}'s.`],
      ]),
    ],
    solution: {
      idea: "Find both times for the same [[job]]. [[Contrast]].",
      fast: [
        `Choose [[amount]] of $2 \\cdot ${low * high * scale} = ${2 * low * high * scale}$ [[units]], so that X's halves take ${high} [[time]] and ${low === 1 ? "1 [[hour]]" : `${low} [[time]]`}, or ${low + high} [[time]] in all.`,
        `Y's [[average]] is ${middle} [[rate]], so Y takes $\\frac{${2 * low * high * scale}}{${middle}} = ${bare(p / (low + high))}$ [[time]].`,
        `The ratio of ${first}'s time to ${second}'s is $${reversed ? `${bare(p / (low + high))} \\div ${low + high}` : `${low + high} \\div ${bare(p / (low + high))}`} = ${bare(key)}$.`,
      ],
      steps: [
        `If each half is $h$, X takes $\\frac{h}{${a}} + \\frac{h}{${b}} = \\frac{${low + high}}{${low * high * scale}}h$ [[time]].`,
        `Y's [[average]] is $\\frac{${a} + ${b}}{2} = ${middle}$ [[rate]], so Y takes $${middle % 2 === 0 ? `\\frac{2h}{${middle}} = \\frac{h}{${middle / 2}}` : `\\frac{2h}{${middle}}`}$.`,
        `So the ratio of ${first}'s time to ${second}'s is $${reversed ? `${ofY} \\div ${ofX}` : `${ofX} \\div ${ofY}`} = ${bare(key)}$.`,
      ],
      check: `X takes longer, so the ratio must be ${reversed ? "less" : "greater"} than 1.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            job: "distance",
            speeds: "speeds",
            rate: "miles per hour",
            amount: "a distance",
            units: "miles",
            time: "hours",
            hour: "hour",
            average: "average speed",
            contrast: `X ${does} equal distances at the two speeds, and Y ${does} equal times`,
          }
        : {
            job: "tank",
            speeds: "rates",
            rate: "gallons per minute",
            amount: "a capacity",
            units: "gallons",
            time: "minutes",
            hour: "minute",
            average: "average rate",
            contrast: "X pumps equal amounts at the two rates, and Y works equal times",
          },
    text,
    shows: (value) => value > 0 && value < 6 && (asFraction(value)?.bottom ?? 99) <= 50,
  };
}

const ASK = { minutes: askMinutes, ratio: askRatio };
const KINDS = ["minutes", "minutes", "minutes", "ratio"] as const;

const timeOfX = (d: number, a: number, b: number): number => d / 2 / a + d / 2 / b;
/** In each small part of its time, Y does a parts at one rate and b parts at the other. */
const timeOfY = (d: number, a: number, b: number): number => (2 * d) / (a + b);
const isSooner = (minutes: number, d: number, a: number, b: number): boolean =>
  near(minutes, 60 * (timeOfX(d, a, b) - timeOfY(d, a, b)));
const ratioOf = (a: number, b: number): number => timeOfX(1, a, b) / timeOfY(1, a, b);

const READINGS: readonly StemReading[] = [
  { wording: /trip of (\d+) miles\. .* at (\d+) miles .* at (\d+) miles/, fits: isSooner },
  {
    wording: /removed (\d+) gallons .* at (\d+) gallons .* at (\d+) gallons per hour\. .* minutes/,
    fits: isSooner,
  },
  ...(["X", "Y"] as const).flatMap((first): StemReading[] => {
    const fits = (ratio: number, a: number, b: number): boolean =>
      near(first === "X" ? ratio : 1 / ratio, ratioOf(a, b));
    return [
      {
        wording: new RegExp(`at (\\d+) miles .* at (\\d+) miles .* ${first}'s \\w+ time was`),
        fits,
      },
      {
        wording: new RegExp(`at (\\d+) gal.* at (\\d+) gal.* time it took Pump ${first} to empty`),
        fits,
      },
    ];
  }),
];

export const template: ProblemTemplate = {
  id: "half-the-way-half-the-time",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "Two rates for equal distances against the same two rates for equal times.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Works out both times from their parts. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
