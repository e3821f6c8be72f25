import {
  conditionsOf,
  count,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  near,
  numbersIn,
  type PairKey,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** Average speeds from X to Y and back, and the distance in one direction. */
type Case = Readonly<{ out: number; back: number; way: number }>;

const SPEEDS = [15, 20, 24, 25, 30, 35, 40, 45, 48, 50, 60, 75, 80, 90];
const WAYS = [30, 40, 50, 60, 75, 80, 90, 100, 120, 150, 180, 200, 225, 240, 300, 360];
const CASES: readonly Case[] = SPEEDS.flatMap((out) =>
  SPEEDS.flatMap((back) => WAYS.map((way) => ({ out, back, way }))),
);

const timeOut = ({ out, way }: Case): number => way / out;
const timeBack = ({ back, way }: Case): number => way / back;
const timeOf = (one: Case): number => timeOut(one) + timeBack(one);
const averageOf = (one: Case): number => tidy((2 * one.way) / timeOf(one));

/** How the two directions compare in words, by how many times as fast the return was. */
interface Comparison {
  readonly times: number;
  /** The speed of the return compared with the first speed. */
  readonly speed: string;
  /** The time of the return compared with the first time. */
  readonly time: string;
  /** What part of the total time the first trip took. */
  readonly share: string;
  /** What part of it the return took. */
  readonly rest: string;
  readonly pairs: readonly (readonly [slow: number, fast: number])[];
}

const COMPARISONS: readonly Comparison[] = [
  {
    times: 1.5,
    speed: "50 percent greater than",
    time: "two-thirds",
    share: "60 percent",
    rest: "40 percent",
    pairs: [
      [20, 30],
      [30, 45],
      [40, 60],
      [50, 75],
      [60, 90],
    ],
  },
  {
    times: 2,
    speed: "twice",
    time: "half",
    share: "two-thirds",
    rest: "one-third",
    pairs: [
      [30, 60],
      [45, 90],
    ],
  },
  {
    times: 3,
    speed: "3 times",
    time: "one-third",
    share: "75 percent",
    rest: "25 percent",
    pairs: [
      [20, 60],
      [30, 90],
    ],
  },
];

const compare = ({ out, back }: Case): Comparison =>
  COMPARISONS.find(({ times }) => near(times * out, back))!;

interface Trip {
  readonly name: string;
  readonly it: string;
  readonly x: string;
  readonly y: string;
}

const TRIPS: readonly Trip[] = [
  { name: "car", it: "car", x: "Town X", y: "Town Y" },
  { name: "truck", it: "truck", x: "City P", y: "City Q" },
  { name: "bus", it: "bus", x: "Town R", y: "Town S" },
  { name: "train", it: "train", x: "Station A", y: "Station B" },
];

const STEMS: readonly ((trip: Trip) => string)[] = [
  ({ it, x, y }) =>
    `A ${it} traveled from ${x} to ${y} and returned by the same route. What was its average speed for the round trip?`,
  ({ it, x, y }) =>
    `What was the average speed of a ${it} for a round trip from ${x} to ${y} and back by the same route?`,
  ({ it, x, y }) =>
    `If a ${it} traveled from ${x} to ${y} and back by the same route, what was its average speed for the round trip?`,
];

interface Fact {
  readonly text: (trip: Trip, at: Case) => string;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: string;
}

const ONE_LEG = "Nothing is known about the speed in the other direction.";
const NO_SPEED = "No speed is known.";

const FACTS = {
  speeds: {
    text: ({ it, y }, { out, back }) =>
      `The ${it} averaged ${out} miles per hour to ${y} and ${back} miles per hour on the return trip.`,
    holds: ({ out, back }, at) => out === at.out && back === at.back,
    gives: "For a distance $d$, the total time is the sum of $d$ over each speed, and $d$ cancels.",
  },
  total: {
    text: (_, at) => `The round trip took ${count(timeOf(at), "hour")}.`,
    holds: (one, at) => near(timeOf(one), timeOf(at)),
    gives: "The distance is unknown.",
  },
  way: {
    text: ({ x, y }, { way }) => `The distance from ${x} to ${y} along this route is ${way} miles.`,
    holds: ({ way }, at) => way === at.way,
    gives: "The time is unknown.",
  },
  out: {
    text: ({ x, y }, { out }) => `The average speed from ${x} to ${y} was ${out} miles per hour.`,
    holds: ({ out }, at) => out === at.out,
    gives: ONE_LEG,
  },
  back: {
    text: (_, { back }) => `The average speed on the return trip was ${back} miles per hour.`,
    holds: ({ back }, at) => back === at.back,
    gives: ONE_LEG,
  },
  ratio: {
    text: ({ x, y }, at) =>
      `The average speed on the return trip was ${compare(at).speed} that from ${x} to ${y}.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: NO_SPEED,
  },
  timeRatio: {
    text: ({ x, y }, at) =>
      `The return trip took ${compare(at).time} as long as the trip from ${x} to ${y}.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: NO_SPEED,
  },
  share: {
    text: ({ x, y }, at) =>
      `The trip from ${x} to ${y} took ${compare(at).share} of the total time.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: NO_SPEED,
  },
  speedAndShare: {
    text: (_, at) =>
      `The return trip, at an average speed of ${at.back} miles per hour, took ${compare(at).rest} of the total time.`,
    holds: ({ out, back }, at) => out === at.out && back === at.back,
    gives:
      "In a total time of $t$ hours, the distance back is a known multiple of $t$. The total distance is twice that, and $t$ cancels.",
  },
  shorter: {
    text: ({ x, y }, at) =>
      `The return trip took ${count(tidy(timeOut(at) - timeBack(at)), "hour")} less than the trip from ${x} to ${y}.`,
    holds: (one, at) => near(timeOut(one) - timeBack(one), timeOut(at) - timeBack(at)),
    gives: NO_SPEED,
  },
  timeBack: {
    text: (_, at) => `The return trip took ${count(timeBack(at), "hour")}.`,
    holds: (one, at) => near(timeBack(one), timeBack(at)),
    gives: NO_SPEED,
  },
} as const satisfies Record<string, Fact>;

interface Design extends DesignedPair<keyof typeof FACTS> {
  readonly key: PairKey;
  readonly both?: string;
}

const NEEDS = "An average speed seems to need a distance or a time.";
const LITTLE = "No distance and no time is known.";
const NEAR = "The statements together seem to give enough numbers for an average.";
const BOTH = "Both speeds are known, and for any distance the average is the same.";
const ONE = "There is still no way to find the speed in the other direction.";

const DESIGNS: readonly Design[] = [
  { key: "A", facts: ["speeds", "way"], ...designed("c-trap", "C", NEEDS, 3) },
  { key: "A", facts: ["speeds", "total"], ...designed("c-trap", "C", NEEDS, 3) },
  { key: "A", facts: ["speeds", "shorter"], ...designed("c-trap", "C", NEEDS, 4) },
  { key: "A", facts: ["speedAndShare", "way"], ...designed("c-trap", "C", NEEDS, 5) },
  { key: "A", facts: ["speedAndShare", "total"], ...designed("c-trap", "C", NEEDS, 5) },
  { key: "A", facts: ["speedAndShare", "timeBack"], ...designed("c-trap", "C", NEEDS, 5) },
  { key: "C", both: BOTH, facts: ["out", "ratio"], ...designed("hidden-enough", "E", LITTLE, 4) },
  {
    key: "C",
    both: BOTH,
    facts: ["back", "timeRatio"],
    ...designed("hidden-enough", "E", LITTLE, 5),
  },
  { key: "C", both: BOTH, facts: ["back", "share"], ...designed("hidden-enough", "E", LITTLE, 5) },
  { key: "C", both: BOTH, facts: ["out", "back"], ...designed("hidden-enough", "E", LITTLE, 3) },
  { key: "D", facts: ["speeds", "speedAndShare"], ...designed("hidden-enough", "A", LITTLE, 5) },
  { key: "E", both: ONE, facts: ["back", "way"], ...designed("near-miss", "C", NEAR, 3) },
  { key: "E", both: ONE, facts: ["out", "total"], ...designed("near-miss", "C", NEAR, 4) },
  { key: "E", both: ONE, facts: ["out", "timeBack"], ...designed("near-miss", "C", NEAR, 4) },
  {
    key: "E",
    both: "Both times may be found, but no distance.",
    facts: ["shorter", "timeRatio"],
    ...designed("near-miss", "C", "Two facts about two times look like enough.", 4),
  },
  {
    key: "E",
    both: "Both statements say the same.",
    facts: ["share", "ratio"],
    ...designed("near-miss", "C", "Facts about speeds and times look like enough.", 5),
  },
];

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(DESIGNS.filter((one) => one.key === key)), rng);
  const [out, back] = rng.pick(COMPARISONS.flatMap(({ pairs }) => pairs));
  const at: Case = { out, back, way: rng.pick(WAYS) };
  if (![timeOut(at), timeBack(at)].every(Number.isInteger) || timeOf(at) > 15) return null;
  const trip = rng.pick(TRIPS);
  const said = design.facts.map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(trip, at), holds: (one) => holds(one, at), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsByCases(CASES, said, averageOf, {
    together: () => design.both ?? "",
    settled: (one) => `So the average speed is ${averageOf(one)} miles per hour.`,
    rivals: (one, other) => `The average speed is ${shown(one)}, but ${shown(other)}.`,
  });
  return hasKey(findings, key) ? { trip, design, said, findings } : null;
}

function shown(one: Case): string {
  const average = averageOf(one);
  const rounded = tidy(average, 1);
  return `${near(average, rounded) ? "" : "about "}${rounded} miles per hour for speeds of ${one.out} and ${one.back} miles per hour over ${one.way} miles`;
}

export const template: SufficiencyTemplate = {
  id: "average-over-both-ways",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The average speed of a round trip depends on both speeds and on nothing else.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { trip, design, said, findings } = numbers;
    return {
      variant: trip.name,
      context: "real",
      difficulty: design.level,
      stem: rng.pick(STEMS)(trip),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: "The average speed is the total distance divided by the total time. For equal distances both ways, it depends only on the two speeds.",
        fast: [
          "Choose a convenient distance or time. If the average doesn't depend on your choice, what you know is enough.",
        ],
        steps: stepsOfFindings(findings),
        check: "Vary the speed that isn't given, and keep everything that is.",
        takeaway:
          "Distance and time cancel in the average speed of a round trip, so look for two speeds, or for one and a ratio.",
      },
    };
  },

  /** Tries fourteen speeds each way over sixteen distances. */
  check({ statements }) {
    return {
      cases: CASES,
      ...conditionsOf(statements, conditionOf),
      answer: ({ out, back }: Case) => tidy(2 / (1 / out + 1 / back)),
    };
  },
};

/** What the first trip's share of the time, or the return's part of it, makes of the speed. */
const FASTER: readonly (readonly [RegExp, number])[] = [
  [/50 percent greater|took two-thirds as long|[46]0 percent of the total/, 3 / 2],
  [/was twice|took half as long|(?:two-thirds|one-third) of the total/, 2],
  [/was 3 times|took one-third as long|[27]5 percent of the total/, 3],
];

function conditionOf(said: string): (one: Case) => boolean {
  const [a = 0, b = 0] = numbersIn(said);
  const faster = FASTER.find(([words]) => words.test(said))?.[1];
  if (faster) {
    const isGiven = said.startsWith("The return trip, at");
    return ({ out, back }) => near(back / out, faster) && (!isGiven || back === a);
  }
  if (said.startsWith("The round trip"))
    return ({ out, back, way }) => near(way / out + way / back, a);
  if (said.startsWith("The distance")) return ({ way }) => way === a;
  if (said.includes("less than")) return ({ out, back, way }) => near(way / out - way / back, a);
  if (said.startsWith("The return")) return ({ back, way }) => near(way / back, a);
  if (b > 0) return ({ out, back }) => out === a && back === b;
  return said.includes("return") ? ({ back }) => back === a : ({ out }) => out === a;
}
