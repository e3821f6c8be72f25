import {
  conditionsOf,
  count,
  designed,
  type DesignedPair,
  findingsByCases,
  gcd,
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
const timeOut = ({ out, way }: Case): number => way / out;
const timeBack = ({ back, way }: Case): number => way / back;
const timeOf = (one: Case): number => timeOut(one) + timeBack(one);
const averageOf = (one: Case): number => tidy((2 * one.way) / timeOf(one));

/** How unfit a case is as an example: whole hours, whole averages, and different speeds come first. */
function roughness(one: Case): number {
  const isWhole = [timeOut(one), timeBack(one), averageOf(one)].every(Number.isInteger);
  const isTerse = [timeOut(one), timeBack(one), averageOf(one)].every((n) => near(n, tidy(n, 1)));
  return (isWhole ? 0 : isTerse ? 2 : 4) + (one.out === one.back ? 1 : 0);
}

const CASES: readonly Case[] = SPEEDS.flatMap((out) =>
  SPEEDS.flatMap((back) => WAYS.map((way) => ({ out, back, way }))),
).toSorted((one, other) => roughness(one) - roughness(other));

/** The least distance that both speeds cover in whole hours. */
const easyWay = ({ out, back }: Case): number => (out * back) / gcd(out, back);

/** The average speed for any distance. */
function anyWay(one: Case): string {
  const { out, back } = one;
  const way = easyWay(one);
  const time = `\\frac{${way / out + way / back}d}{${way}}`;
  return `If each trip is $d$ miles, the total time is $\\frac{d}{${out}} + \\frac{d}{${back}} = ${time}$ hours. The average is $2d \\div ${time} = \\frac{2 \\cdot ${way}}{${way / out + way / back}}$, because $d$ cancels.`;
}

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
  /** The return's part of a total time of t hours, and of a convenient number of hours. */
  readonly part: string;
  /** The first trip's part of a total time of t hours. */
  readonly outPart: string;
  readonly hours: readonly [total: number, back: number];
  readonly pairs: readonly (readonly [slow: number, fast: number])[];
}

const COMPARISONS: readonly Comparison[] = [
  {
    times: 1.5,
    speed: "50 percent greater than",
    time: "two-thirds",
    share: "60 percent",
    rest: "40 percent",
    part: "0.4t",
    outPart: "0.6t",
    hours: [5, 2],
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
    part: "\\frac{t}{3}",
    outPart: "\\frac{2t}{3}",
    hours: [3, 1],
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
    part: "0.25t",
    outPart: "0.75t",
    hours: [4, 1],
    pairs: [
      [20, 60],
      [30, 90],
    ],
  },
];

const compare = ({ out, back }: Case): Comparison =>
  COMPARISONS.find(({ times }) => near(times * out, back))!;

const asFast = (at: Case): string =>
  compare(at).times === 2 ? "twice" : `${compare(at).times} times`;

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
  readonly gives: (trip: Trip, at: Case) => string;
}

const FACTS = {
  speeds: {
    text: ({ it, y }, { out, back }) =>
      `The ${it} averaged ${out} miles per hour to ${y} and ${back} miles per hour on the return trip.`,
    holds: ({ out, back }, at) => out === at.out && back === at.back,
    gives: (_, at) => anyWay(at),
  },
  total: {
    text: (_, at) => `The round trip took ${count(timeOf(at), "hour")}.`,
    holds: (one, at) => near(timeOf(one), timeOf(at)),
    gives: () => "No distance and no speed is known.",
  },
  way: {
    text: ({ x, y }, { way }) => `The distance from ${x} to ${y} along this route is ${way} miles.`,
    holds: ({ way }, at) => way === at.way,
    gives: () => "No time and no speed is known.",
  },
  out: {
    text: ({ x, y }, { out }) => `The average speed from ${x} to ${y} was ${out} miles per hour.`,
    holds: ({ out }, at) => out === at.out,
    gives: () => "Nothing is known about the speed on the return trip.",
  },
  back: {
    text: (_, { back }) => `The average speed on the return trip was ${back} miles per hour.`,
    holds: ({ back }, at) => back === at.back,
    gives: ({ y }) => `Nothing is known about the speed to ${y}.`,
  },
  ratio: {
    text: ({ x, y }, at) =>
      `The average speed on the return trip was ${compare(at).speed} that from ${x} to ${y}.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: () => "The speeds are compared, but neither one is known.",
  },
  timeRatio: {
    text: ({ x, y }, at) =>
      `The return trip took ${compare(at).time} as long as the trip from ${x} to ${y}.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: (_, at) =>
      `The distance is the same both ways, so the return trip was ${asFast(at)} as fast, but no speed is known.`,
  },
  share: {
    text: ({ x, y }, at) =>
      `The trip from ${x} to ${y} took ${compare(at).share} of the total time.`,
    holds: ({ out, back }, at) => out * at.back === back * at.out,
    gives: (_, at) =>
      `The return trip took the remaining ${compare(at).rest}. The first trip took ${asFast(at)} as long for the same distance, so the return trip was ${asFast(at)} as fast, but no speed is known.`,
  },
  speedAndShare: {
    text: (_, at) =>
      `The return trip, at an average speed of ${at.back} miles per hour, took ${compare(at).rest} of the total time.`,
    holds: ({ out, back }, at) => out === at.out && back === at.back,
    gives: (_, at) =>
      `If the total time is $t$ hours, the return trip took $${compare(at).part}$ hours and covered $${at.back} \\cdot ${compare(at).part} = ${averageOf(at) / 2}t$ miles. Both trips together covered twice that, $${averageOf(at)}t$ miles in $t$ hours.`,
  },
  shorter: {
    text: ({ x, y }, at) =>
      `The return trip took ${count(tidy(timeOut(at) - timeBack(at)), "hour")} less than the trip from ${x} to ${y}.`,
    holds: (one, at) => near(timeOut(one) - timeBack(one), timeOut(at) - timeBack(at)),
    gives: () => "The times are compared, but no speed and no distance is known.",
  },
  timeBack: {
    text: (_, at) => `The return trip took ${count(timeBack(at), "hour")}.`,
    holds: (one, at) => near(timeBack(one), timeBack(at)),
    gives: () => "The distance is unknown, and so is the time of the first trip.",
  },
} as const satisfies Record<string, Fact>;

interface Design extends DesignedPair<keyof typeof FACTS> {
  readonly key: PairKey;
  readonly both?: (trip: Trip, at: Case) => string;
  /** What to try at the end, if it isn't the speed that isn't given. */
  readonly check?: string;
}

const NEEDS = "An average speed seems to need a distance or a time.";
const LITTLE = "No distance and no time is known, so the two statements look too weak.";
const SHARE =
  "A part of the total time seems to say too little, because the total time isn't known.";

const fromOut = (_: Trip, at: Case): string =>
  `The speed on the return trip was $${compare(at).times} \\cdot ${at.out} = ${at.back}$ miles per hour. ${anyWay(at)}`;
const fromBack = ({ y }: Trip, at: Case): string =>
  `The return trip was ${asFast(at)} as fast, so the speed to ${y} was $${at.back} \\div ${compare(at).times} = ${at.out}$ miles per hour. ${anyWay(at)}`;

const DESIGNS: readonly Design[] = [
  { key: "A", facts: ["speeds", "way"], ...designed("c-trap", "C", NEEDS, 3) },
  { key: "A", facts: ["speeds", "total"], ...designed("c-trap", "C", NEEDS, 3) },
  { key: "A", facts: ["speeds", "shorter"], ...designed("c-trap", "C", NEEDS, 4) },
  { key: "A", facts: ["speedAndShare", "way"], ...designed("c-trap", "C", NEEDS, 5) },
  { key: "A", facts: ["speedAndShare", "total"], ...designed("c-trap", "C", NEEDS, 5) },
  { key: "A", facts: ["speedAndShare", "timeBack"], ...designed("c-trap", "C", NEEDS, 5) },
  {
    key: "C",
    both: fromOut,
    facts: ["out", "ratio"],
    ...designed("hidden-enough", "E", LITTLE, 4),
  },
  {
    key: "C",
    both: fromBack,
    facts: ["back", "timeRatio"],
    ...designed("hidden-enough", "E", LITTLE, 5),
  },
  {
    key: "C",
    both: fromBack,
    facts: ["back", "share"],
    ...designed("hidden-enough", "E", LITTLE, 5),
  },
  {
    key: "C",
    both: (_, at) => anyWay(at),
    facts: ["out", "back"],
    ...designed("hidden-enough", "E", LITTLE, 3),
  },
  { key: "D", facts: ["speeds", "speedAndShare"], ...designed("hidden-enough", "A", SHARE, 5) },
  {
    key: "E",
    both: ({ y }, { back, way }) =>
      `The return trip took $${way} \\div ${back} = ${tidy(way / back, 2)}$ hours, but the time to ${y} is unknown.`,
    facts: ["back", "way"],
    ...designed("near-miss", "C", "A speed and a distance look like enough for an average.", 3),
  },
  {
    key: "E",
    both: () => "Only the sum of the two times is known, and the distance is not.",
    facts: ["out", "total"],
    ...designed("near-miss", "C", "A speed and the total time look like enough for an average.", 4),
  },
  {
    key: "E",
    both: () =>
      "The speed and the time belong to different directions, so they don't give the distance.",
    facts: ["out", "timeBack"],
    ...designed("near-miss", "C", "A speed and a time seem to give the distance.", 4),
  },
  {
    key: "E",
    both: (_, at) =>
      `The trips took ${timeOut(at)} and ${count(timeBack(at), "hour")}, but the distance is unknown.`,
    check:
      "Double the distance and both speeds: the times stay the same, but the average speed doubles.",
    facts: ["shorter", "timeRatio"],
    ...designed("near-miss", "C", "Two facts about two times look like enough.", 4),
  },
  {
    key: "E",
    both: (_, at) =>
      `Both statements say the same thing: the return trip was ${asFast(at)} as fast.`,
    check: "Double both speeds: both statements stay true, but the average speed doubles.",
    facts: ["share", "ratio"],
    ...designed(
      "near-miss",
      "C",
      "A fact about speeds and a fact about times look like enough.",
      5,
    ),
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
    return { text: text(trip, at), holds: (one) => holds(one, at), gives: gives(trip, at) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsByCases(CASES, said, averageOf, {
    together: () => design.both?.(trip, at) ?? "",
    settled: (one) => `So the average speed is ${averageOf(one)} miles per hour.`,
    rivals: (one, other) => `${shown(one)} ${shown(other)}`,
  });
  return hasKey(findings, key) ? { trip, at, design, said, findings } : null;
}

const minutes = (hours: number): number => tidy(60 * hours, 1);

function shown(one: Case): string {
  const { out, back, way } = one;
  const average = averageOf(one);
  const rounded = tidy(average, 1);
  const equals = near(average, rounded) ? "=" : "\\approx";
  const trips = `For ${way} miles each way at ${out} and ${back} miles per hour, the trips take`;
  const [first, second, all] = [timeOut(one), timeBack(one), timeOf(one)];
  if (![first, second].every(Number.isInteger)) {
    return `${trips} ${minutes(first)} and ${minutes(second)} minutes, and the average is $\\frac{${2 * way}}{${minutes(all)}} \\cdot 60 ${equals} ${rounded}$ miles per hour.`;
  }
  const times =
    out === back
      ? `${count(first, "hour")} each`
      : `${count(first, "hour")} and ${count(second, "hour")}`;
  return `${trips} ${times}, and the average is $\\frac{${2 * way}}{${all}} ${equals} ${rounded}$ miles per hour.`;
}

/** The average with convenient numbers, where both speeds are known or can be found. */
function fastOf(names: readonly string[], at: Case): string {
  const average = averageOf(at);
  if (names.includes("speedAndShare") && !names.includes("speeds")) {
    const [all, back] = compare(at).hours;
    const way = back * at.back;
    return `Choose a total time of ${all} hours: the return trip took ${count(back, "hour")} and covered ${way} miles, so the average is $\\frac{2 \\cdot ${way}}{${all}} = ${average}$ miles per hour, and it's the same for any other time.`;
  }
  const way = easyWay(at);
  const [first, second] = [way / at.out, way / at.back];
  return `With speeds of ${at.out} and ${at.back} miles per hour, choose ${way} miles each way: the trips take ${count(first, "hour")} and ${count(second, "hour")}, so the average is $\\frac{2 \\cdot ${way}}{${first + second}} = ${average}$ miles per hour, and it's the same for any other distance.`;
}

/** What to compare the average with, or what to try if it can't be found. */
function checkOf({ key, facts, check }: Design, { y }: Trip, at: Case): string {
  if (key === "E") return check ?? "Vary the speed that isn't given, and keep everything that is.";
  const names: readonly string[] = facts;
  const out =
    names.includes("speedAndShare") && !names.includes("speeds")
      ? `The trip to ${y} also covered $${averageOf(at) / 2}t$ miles, but in $${compare(at).outPart}$ hours, so its speed was ${at.out} miles per hour. `
      : "";
  return `${out}More time is spent at the lower speed, so the average is less than $\\frac{${at.out} + ${at.back}}{2} = ${(at.out + at.back) / 2}$ miles per hour, the mean of the two speeds.`;
}

export const template: SufficiencyTemplate = {
  id: "average-over-both-ways",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The average speed of a round trip depends on both speeds and on nothing else.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { trip, at, design, said, findings } = numbers;
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
        ...(design.key === "E" ? {} : { fast: [fastOf(design.facts, at)] }),
        steps: stepsOfFindings(findings),
        check: checkOf(design, trip, at),
        takeaway:
          "The distance cancels in the average speed of a round trip, so neither a distance nor a time is needed. Look for two speeds, or for one speed and a ratio.",
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
