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
const IDEA = "[[One]] and [[other]] approach each other at the sum of their speeds.";
const TAKEAWAY =
  "When two travel toward each other, add the speeds. The distances traveled are in the ratio of the speeds.";

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
  const ratio = `\\frac{${Math.min(u, v)}}{${Math.max(u, v)}}`;
  return {
    difficulty: 3,
    stems: [
      `Towns P and Q are ${all} miles apart. A car left Town P for Town Q at a constant speed of ${u} miles per hour, and at the same time a truck left Town Q for Town P at a constant speed of ${v} miles per hour. How many miles from Town P were the car and the truck when they met?`,
      `Trains X and Y left opposite ends of a ${all}-mile route at the same time and traveled toward each other at constant speeds of ${u} and ${v} miles per hour, respectively. How many miles had Train X traveled when the trains met?`,
    ],
    key,
    why: `They meet after $\\frac{${all}}{${u} + ${v}} = ${time}$ ${time === 1 ? "hour" : "hours"}, and $${u} \\cdot ${time} = ${key}$.`,
    wrong: [
      [
        (all * Math.min(u, v)) / Math.max(u, v),
        "uses the ratio of the speeds",
        `This is $${ratio} \\cdot ${all}$. The fraction compares the two distances, but [[one]] travels $\\frac{${u}}{${u} + ${v}}$ of the entire route.`,
      ],
      [
        all - (all * Math.min(u, v)) / Math.max(u, v),
        "uses the ratio of the speeds",
        `This is $${all} - ${ratio} \\cdot ${all}$. The fraction compares the two distances, but [[one]] travels $\\frac{${u}}{${u} + ${v}}$ of the entire route.`,
      ],
      [
        all / 2,
        "takes the middle",
        `This is half of ${all}, but they would meet in the middle only if their speeds were equal.`,
      ],
      [
        (all * u) / v - all,
        "uses the ratio of the speeds",
        `This is $\\frac{${u}}{${v}} \\cdot ${all} - ${all}$, but [[one]] travels $\\frac{${u}}{${u} + ${v}}$ of the route.`,
      ],
      [
        all - u,
        "subtracts a speed",
        time === 1
          ? `This is how far [[other]] traveled.`
          : `This is $${all} - ${u}$, how far [[one]] still has to go after one hour, but they meet after ${count(time, "hour")}.`,
      ],
      [u + v, "adds the speeds", `This is $${u} + ${v}$, how many miles they approach each hour.`],
      [
        all - v,
        "subtracts a speed",
        `This is $${all} - ${v}$, how far [[other]] still has to go after one hour, but they meet after ${count(time, "hour")}.`,
      ],
      [
        u,
        "takes an hour",
        `This is how far [[one]] travels in one hour, but they meet after ${count(time, "hour")}.`,
      ],
      [
        all - key,
        "answers for the wrong one",
        `This is how far [[other]] traveled, $${v} \\cdot ${time} = ${all - key}$ miles.`,
      ],
      [
        v,
        "takes an hour of the wrong one",
        time === 1
          ? `This is how far [[other]] traveled.`
          : `This is how far [[other]] travels in one hour, but they meet after ${count(time, "hour")}.`,
      ],
      [
        u * Math.round(time + 1),
        "rounds the time",
        `This is $${u} \\cdot ${Math.round(time + 1)}$, but they meet after ${count(time, "hour")}.`,
      ],
      [
        (all * Math.abs(u - v)) / (u + v),
        "finds the difference",
        `This is the difference between the two distances, ${key} and ${all - key} miles.`,
      ],
    ],
    words: (wording) =>
      wording === 1 ? { one: "the car", other: "the truck" } : { one: "Train X", other: "Train Y" },
    solution: {
      idea: IDEA,
      fast: [
        `The speeds are in the ratio $${u} : ${v}$, so [[one]] travels $\\frac{${u}}{${u} + ${v}} \\cdot ${all} = ${key}$ miles.`,
      ],
      steps: [
        `The distance between them shrinks by $${u} + ${v} = ${u + v}$ miles per hour, so they meet after $\\frac{${all}}{${u + v}} = ${time}$ ${time === 1 ? "hour" : "hours"}.`,
        `In that time, [[one]] travels $${u} \\cdot ${time} = ${key}$ miles.`,
      ],
      check: `[[Other]] travels $${v} \\cdot ${time} = ${all - key}$ miles, and $${key} + ${all - key} = ${all}$.`,
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
    why: `After the first ${early} minutes, $${all} - ${head} = ${all - head}$ miles are left, so they meet $\\frac{${all - head}}{${u} + ${v}} = ${later / 60}$ ${later === 60 ? "hour" : "hours"}, or ${later} minutes, later.`,
    wrong: [
      [
        (60 * all) / (u + v),
        "ignores the head start",
        `This is $60 \\cdot \\frac{${all}}{${u} + ${v}}$, as if [[one]] and [[other]] had left at the same time.`,
      ],
      [
        later + early,
        "answers for the first one",
        `This is $${later} + ${early}$, how long [[one]] had been traveling.`,
      ],
      [
        (60 * all) / (u + v) - early,
        "subtracts the head start",
        `This is $60 \\cdot \\frac{${all}}{${u} + ${v}} - ${early}$, as if the distance had shrunk at ${u + v} miles per hour from the beginning, but in the first ${early} minutes it shrinks at only ${u} miles per hour.`,
      ],
      [
        (60 * all) / (u + v) + early,
        "adds the head start",
        `This is $60 \\cdot \\frac{${all}}{${u} + ${v}} + ${early}$, as if [[one]] and [[other]] had left at the same time, ${early} minutes later.`,
      ],
      [
        (60 * (all - (v * early) / 60)) / (u + v),
        "uses the wrong speed",
        `This uses ${v} miles per hour for the first ${early} minutes, but only [[one]] is moving then, at ${u} miles per hour.`,
      ],
      [
        (60 * (all - head)) / v,
        "lets the first one stop",
        `This is $60 \\cdot \\frac{${all - head}}{${v}}$, as if [[one]] had stopped when [[other]] left.`,
      ],
      [
        (60 * (all + head)) / (u + v),
        "adds the head start",
        `This is $60 \\cdot \\frac{${all} + ${head}}{${u} + ${v}}$, but the ${head} miles that [[one]] has already traveled have to be subtracted.`,
      ],
      [
        (60 * (all - head)) / u,
        "uses one speed only",
        `This is $60 \\cdot \\frac{${all - head}}{${u}}$, as if [[other]] weren't moving.`,
      ],
      [
        later / 2,
        "halves the time",
        `In ${later / 2} minutes, they get only $${u + v} \\cdot \\frac{${later / 2}}{60} = ${(all - head) / 2}$ miles closer, half of the ${all - head} miles that are left.`,
      ],
    ],
    words: (wording) =>
      wording === 1 ? { one: "the truck", other: "the car" } : { one: "Train X", other: "Train Y" },
    solution: {
      idea: `${IDEA} First take off what [[one]] travels alone.`,
      steps: [
        `In ${early} minutes, [[one]] travels $${u} \\cdot \\frac{${early}}{60} = ${head}$ miles, so $${all} - ${head} = ${all - head}$ miles are left.`,
        `Then the distance shrinks by $${u} + ${v} = ${u + v}$ miles per hour.`,
        `So they meet after $\\frac{${all - head}}{${u + v}} = ${later / 60}$ ${later === 60 ? "hour" : "hours"}, or ${later} minutes.`,
      ],
      check: `In $${later} + ${early} = ${later + early}$ minutes [[one]] travels ${(u * (later + early)) / 60} miles, and in ${later} minutes [[other]] travels ${(v * later) / 60}, which is ${all} in all.`,
      takeaway: "Deal with the head start first. From then on, both move at the same time.",
    },
    shows: (n) => isPositiveWhole(n) && n <= 3 * later,
  };
}

/** From the times for the entire route to the time until they meet. */
function askTimes(rng: Rng): AskedProblem | null {
  const [a, b] = [15 * rng.int(3, 24), 15 * rng.int(3, 24)];
  const key = (a * b) / (a + b);
  const [faster, slower] = a < b ? ["X", "Y"] : ["Y", "X"];
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
        Math.min(a, b) / 2,
        "takes the middle",
        `This is half of ${Math.min(a, b)}. By then Train ${faster} is halfway, but Train ${slower} isn't yet, so they haven't passed each other.`,
      ],
      [
        Math.abs(a - b),
        "subtracts the times",
        `This is how much later Train ${slower} arrives than Train ${faster}.`,
      ],
      [
        (a + b) / 2,
        "averages the times",
        `This is the average of ${a} and ${b}, but after ${Math.min(a, b)} minutes Train ${faster} has already arrived.`,
      ],
      [
        (a + b) / 4,
        "averages the times",
        `This is half of the average of ${a} and ${b}, which would be right only if both trains took the same time.`,
      ],
      [
        Math.abs(a - b) / 2,
        "halves the difference",
        `This is half of the difference between ${a} and ${b}, but the fractions of the route per minute, $\\frac{1}{${a}}$ and $\\frac{1}{${b}}$, add up.`,
      ],
      [
        Math.max(a, b) - Math.min(a, b) / 2,
        "finds the remaining time",
        `This is $${Math.max(a, b)} - ${Math.min(a, b) / 2}$, how long Train ${slower} still has to travel when Train ${faster} is halfway.`,
      ],
      [
        key / 2,
        "halves the time",
        `This is half of ${key}. By then, the trains have covered only half of the route together.`,
      ],
      // Not both, because their product shows which option is right.
      (a + b) % 2 === 0
        ? [
            Math.max(a, b) - key,
            "finds the remaining time",
            `This is $${Math.max(a, b)} - ${key}$, how long Train ${slower} still has to travel after they pass each other.`,
          ]
        : [
            Math.min(a, b) - key,
            "finds the remaining time",
            `This is $${Math.min(a, b)} - ${key}$, how long Train ${faster} still has to travel after they pass each other.`,
          ],
      [
        Math.max(a, b) / 2,
        "takes the middle",
        `This is half of ${Math.max(a, b)}. By then Train ${slower} is halfway, but Train ${faster} is already beyond the middle, so they have already passed each other.`,
      ],
    ],
    solution: {
      idea: "In a minute, each train travels a known fraction of the route, and the fractions add up.",
      steps: [
        `In one minute, Train X travels $\\frac{1}{${a}}$ of the route and Train Y $\\frac{1}{${b}}$.`,
        `Together that is $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${b} + ${a}}{${a} \\cdot ${b}} = \\frac{1}{${key}}$ of the route per minute.`,
        `They pass each other when the two distances add up to the entire route, which is after ${key} minutes.`,
      ],
      check: `They pass each other after Train ${faster} is halfway and before Train ${slower} is, so the answer must be between ${Math.min(a, b) / 2} and ${Math.max(a, b) / 2}.`,
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
