import {
  count,
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const SPEEDS = [30, 36, 40, 45, 48, 50, 54, 55, 60, 64, 65, 70, 72, 75, 80];
const IDEA =
  "When two move toward each other, the distance between them shrinks at the sum of their speeds.";
const TAKEAWAY =
  "Moving toward each other, add the speeds. The distances traveled are in the ratio of the speeds.";

/** Where on the road they meet. */
function askPlace(rng: Rng): AskedProblem | null {
  const [u, v] = rng.sample(SPEEDS, 2) as [number, number];
  const quarters = rng.int(4, 20);
  const all = ((u + v) * quarters) / 4;
  const key = (u * quarters) / 4;
  if (
    ![all, key].every(isPositiveWhole) ||
    all % 5 !== 0 ||
    all > 480 ||
    all < 100 ||
    Math.abs(u - v) < 6
  )
    return null;
  const time = quarters / 4;
  return {
    difficulty: 3,
    stems: [
      `Towns P and Q are ${all} miles apart. A car left Town P for Town Q at a constant speed of ${u} miles per hour, and at the same time a truck left Town Q for Town P at a constant speed of ${v} miles per hour. How many miles from Town P were the car and the truck when they met?`,
      `Trains X and Y left opposite ends of a ${all}-mile route at the same time and traveled toward each other at constant speeds of ${u} and ${v} miles per hour, respectively. How many miles had Train X traveled when the trains met?`,
    ],
    key,
    why: `They meet after $\\frac{${all}}{${u} + ${v}} = ${time}$ hours, and $${u} \\cdot ${time} = ${key}$.`,
    wrong: [
      [
        (all * Math.min(u, v)) / Math.max(u, v),
        "uses the ratio of the speeds",
        `The parts of the route are in this ratio, but the part isn't this fraction of the entire route.`,
      ],
      [
        all - (all * Math.min(u, v)) / Math.max(u, v),
        "uses the ratio of the speeds",
        `The parts of the route are in this ratio, but the part isn't this fraction of the entire route.`,
      ],
      [
        all / 2,
        "takes the middle",
        `They would meet in the middle only if their speeds were equal.`,
      ],
      [
        (all * Math.abs(u - v)) / (u + v),
        "finds the difference",
        `This is the difference between the two distances.`,
      ],
      [
        (all * u) / v - all,
        "uses the ratio of the speeds",
        `The part is $\\frac{${u}}{${u} + ${v}}$ of the route.`,
      ],
      [all - u, "subtracts a speed", `A speed can't be subtracted from a distance.`],
      [u + v, "adds the speeds", `The sum of the speeds is how fast they approach each other.`],
      [all - v, "subtracts a speed", `A speed can't be subtracted from a distance.`],
      [u, "takes an hour", `This is the distance traveled in one hour.`],
      [
        all - key,
        "answers for the wrong one",
        `This is how far the one with a speed of ${v} miles per hour traveled.`,
      ],
      [v, "takes an hour of the wrong one", `This is the distance traveled in one hour.`],
      [u * Math.round(time + 1), "rounds the time", `They meet after ${count(time, "hour")}.`],
    ],
    solution: {
      idea: IDEA,
      fast: [
        `The speeds are in the ratio $${u} : ${v}$, so the distance is $\\frac{${u}}{${u + v}}$ of ${all}, which is ${key} miles.`,
      ],
      steps: [
        `The distance between them shrinks by $${u} + ${v} = ${u + v}$ miles per hour, so they meet after $\\frac{${all}}{${u + v}} = ${time}$ hours.`,
        `In that time, the one with ${u} miles per hour travels $${u} \\cdot ${time} = ${key}$ miles.`,
      ],
      check: `The faster one travels more than half of the ${all} miles.`,
      takeaway: TAKEAWAY,
    },
    shows: (n) => isPositiveWhole(n) && n < all,
  };
}

/** One starts earlier: how long the other one travels until they meet. */
function askLate(rng: Rng): AskedProblem | null {
  const [u, v] = rng.sample(SPEEDS, 2) as [number, number];
  const [early, later] = [rng.pick([15, 20, 30, 40, 45, 90]), 15 * rng.int(2, 14)];
  const all = (u * early + (u + v) * later) / 60;
  if (all % 10 !== 0 || all > 400 || all < 60 || early === later) return null;
  const head = (u * early) / 60;
  return {
    difficulty: 4,
    stems: [
      `Towns P and Q are ${all} miles apart. A truck left Town P for Town Q at a constant speed of ${u} miles per hour, and ${early} minutes later a car left Town Q for Town P at a constant speed of ${v} miles per hour. How many minutes after the car left Town Q did the car and the truck meet?`,
      `Train X left Station S and traveled toward Station T, ${all} miles away, at a constant speed of ${u} miles per hour. If Train Y left Station T ${early} minutes later and traveled toward Station S at a constant speed of ${v} miles per hour, how many minutes had Train Y been traveling when the trains met?`,
    ],
    key: later,
    why: `After the first ${early} minutes, $${all} - ${head} = ${all - head}$ miles are left, and they shrink by ${u + v} miles per hour.`,
    wrong: [
      [
        (60 * all) / (u + v),
        "ignores the head start",
        `In the first ${early} minutes, only one of them is moving.`,
      ],
      [
        later + early,
        "answers for the first one",
        `This is how long the first one had been traveling.`,
      ],
      [
        (60 * all) / (u + v) - early,
        "subtracts the head start",
        `During the first ${early} minutes the distance shrinks as well, but at ${u} miles per hour only.`,
      ],
      [
        (60 * (all - (v * early) / 60)) / (u + v),
        "uses the wrong speed",
        `The one that starts first has a speed of ${u} miles per hour.`,
      ],
      [
        (60 * (all - head)) / v,
        "lets the first one stop",
        `The first one continues after the second one starts.`,
      ],
      [
        (60 * (all + head)) / (u + v),
        "adds the head start",
        `The head start makes the remaining distance smaller.`,
      ],
      [(60 * (all - head)) / u, "uses one speed only", `Both of them are moving.`],
      [
        later / 2,
        "halves the time",
        `The remaining distance shrinks at the sum of the speeds, which is used only once.`,
      ],
      [
        later - early,
        "subtracts the head start",
        `The time is counted from the later start, so nothing has to be subtracted.`,
      ],
    ],
    solution: {
      idea: IDEA,
      steps: [
        `In ${early} minutes, the first one travels $${u} \\cdot \\frac{${early}}{60} = ${head}$ miles, so $${all} - ${head} = ${all - head}$ miles are left.`,
        `Then the distance shrinks by $${u} + ${v} = ${u + v}$ miles per hour.`,
        `$\\frac{${all - head}}{${u + v}} = ${later / 60}$ hours is ${later} minutes.`,
      ],
      check: `In $${later} + ${early} = ${later + early}$ minutes the first one travels ${(u * (later + early)) / 60} miles, and in ${later} minutes the other one travels ${(v * later) / 60}.`,
      takeaway: "Deal with the head start first. From then on, both move at the same time.",
    },
    shows: (n) => isPositiveWhole(n) && n <= 3 * later,
  };
}

/** From the times for the entire route to the time until they meet. */
function askTimes(rng: Rng): AskedProblem | null {
  const [a, b] = [15 * rng.int(3, 24), 15 * rng.int(3, 24)];
  const key = (a * b) / (a + b);
  if (!isPositiveWhole(key) || a === b || Math.max(a, b) > 4 * Math.min(a, b)) return null;
  return {
    difficulty: 4,
    stems: [
      `Train X travels from Station S to Station T in ${a} minutes, and Train Y travels from Station T to Station S in ${b} minutes, each at a constant speed. If both trains leave at the same time, how many minutes later do they pass each other?`,
    ],
    key,
    why: `They approach at a rate of $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${key}}$ of the route per minute.`,
    wrong: [
      [
        (a + b) / 4,
        "averages the times",
        `Half of the average would be right only if both needed the same time.`,
      ],
      [
        Math.min(a, b) / 2,
        "takes the middle",
        `They don't pass in the middle, because their speeds differ.`,
      ],
      [
        Math.max(a, b) / 2,
        "takes the middle",
        `They don't pass in the middle, because their speeds differ.`,
      ],
      [(a + b) / 2, "averages the times", `By then, both would have traveled too far.`],
      [Math.abs(a - b), "subtracts the times", `This is how much later one of them arrives.`],
      [
        Math.max(a, b) - key,
        "finds the remaining time",
        `This is how long one of them still has to travel after they pass each other.`,
      ],
      [
        Math.min(a, b) - key,
        "finds the remaining time",
        `This is how long one of them still has to travel after they pass each other.`,
      ],
    ],
    solution: {
      idea: "In a minute, each travels a known fraction of the route, and the fractions add up.",
      steps: [
        `In one minute, Train X travels $\\frac{1}{${a}}$ of the route and Train Y $\\frac{1}{${b}}$.`,
        `Together that is $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${key}}$, so the entire route takes ${key} minutes.`,
      ],
      check: `The answer must be between half of ${Math.min(a, b)} and half of ${Math.max(a, b)}.`,
      takeaway: "Two that meet on a route do one job together, so their rates add up.",
    },
    shows: (n) => isPositiveWhole(n),
  };
}

/** Draws of numbers per question, so that each kind of question comes up as often as intended. */
const TRIES = 300;

const ASK = { place: askPlace, late: askLate, times: askTimes };
const KINDS = ["place", "late", "late", "times", "times", "times"] as const;

const isPlace = (n: number, all: number, u: number, v: number): boolean =>
  near(n / u, (all - n) / v);
const isLater = (n: number, all: number, u: number, early: number, v: number): boolean =>
  near((u * (early + n) + v * n) / 60, all);
const isHalfway = (n: number, a: number, b: number): boolean => n < Math.min(a, b);

const READINGS: readonly StemReading[] = [
  {
    wording:
      /are (\d+) miles apart.* car left .* constant speed of (\d+) .* constant speed of (\d+)/,
    fits: isPlace,
    open: (n, all) => n < all,
  },
  {
    wording: /of a (\d+)-mile route .* of (\d+) and (\d+) miles/,
    fits: isPlace,
    open: (n, all) => n < all,
  },
  {
    wording:
      /are (\d+) miles apart.* truck left .* constant speed of (\d+) .* and (\d+) minutes .* constant speed of (\d+)/,
    fits: isLater,
  },
  {
    wording:
      /T, (\d+) miles away, .* constant speed of (\d+) .* T (\d+) minutes .* constant speed of (\d+)/,
    fits: isLater,
  },
  {
    wording: /in (\d+) minutes, .* in (\d+) minutes, .* how many/,
    fits: (n, a, b) => near(n / a + n / b, 1),
    open: isHalfway,
  },
];

export const template: ProblemTemplate = {
  id: "meeting-between-two-towns",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "Two move toward each other: the distance between them shrinks at the sum of their speeds.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Moves both for each option and looks whether they are at the same place. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
