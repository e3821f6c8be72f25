import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  type Wrong,
} from "@theta/items/template";

/** Two or three that work, and what they do. */
const JOBS = [
  ["Pump", "fill a certain tank", "the tank", "hours"],
  ["Machine", "complete a certain order", "the order", "hours"],
  ["Printer", "print a certain catalog", "the catalog", "minutes"],
  ["Pipe", "fill a certain pool", "the pool", "hours"],
] as const;

/** Times that people on the exam get: they are easy to divide into each other. */
const TIMES = [4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 60, 72];
const isTime = (n: number): boolean => TIMES.includes(n);

const timeFrom = (...rates: number[]): number => {
  const total = rates.reduce((all, rate) => all + rate, 0);
  return Math.round(1e6 / total) / 1e6;
};

/** All three, X and Y, Y and Z: the one in the middle is in both pairs. */
const MIDDLES = TIMES.flatMap((all) =>
  TIMES.flatMap((xy) =>
    TIMES.map((yz) => {
      const [x, z] = [1 / all - 1 / yz, 1 / all - 1 / xy];
      return { all, xy, yz, x: timeFrom(x), z: timeFrom(z), y: timeFrom(1 / xy - x) };
    }),
  ),
).filter(
  ({ all, xy, yz, x, y, z }) =>
    xy > all &&
    yz > all &&
    xy !== yz &&
    [x, y, z].every((n) => isTime(n)) &&
    lcm(lcm(all, xy), yz) <= 240,
);

/** All three pairs, and the time of all. */
const PAIRS = TIMES.flatMap((xy) =>
  TIMES.flatMap((yz) =>
    TIMES.map((xz) => ({ xy, yz, xz, all: timeFrom(0.5 / xy, 0.5 / yz, 0.5 / xz) })),
  ),
).filter(
  ({ xy, yz, xz, all }) =>
    isTime(all) &&
    new Set([xy, yz, xz]).size === 3 &&
    [xy, yz, xz].every((pair) => pair > all) &&
    lcm(lcm(xy, yz), xz) <= 180,
);

function askMiddle(rng: Rng): AskedProblem {
  const { all, xy, yz, x, y, z } = rng.pick(MIDDLES);
  const [name, job, thing, unit] = rng.pick(JOBS);
  const verb = job.split(" ")[0]!;
  const redo = `${verb} ${thing}`;
  const work = lcm(lcm(all, xy), yz);
  const [r, s, t] = [work / all, work / xy, work / yz];
  const wrong: Wrong[] = [
    [x, "answers for X", `This is the number for X.`],
    [z, "answers for Z", `This is the number for Z.`],
    [
      xy + yz - all,
      "adds and subtracts times",
      `The reciprocals can be added and subtracted, but these numbers can't.`,
    ],
    [2 * xy, "takes X and Y as equal", `X and Y aren't equal.`],
    [2 * yz, "takes Y and Z as equal", `Y and Z aren't equal.`],
    [3 * all, "takes all three as equal", `X, Y, and Z aren't equal.`],
    [timeFrom(1 / xy, 1 / yz), "adds both pairs", `This contains Y twice, and X and Z as well.`],
    [xy + yz, "adds the times", `The reciprocals can be added, but these numbers can't.`],
    [
      Math.abs(xy - yz) + all,
      "adds and subtracts times",
      `The reciprocals can be added and subtracted, but these numbers can't.`,
    ],
  ];
  const them = `${name}s X, Y, and Z`;
  return {
    difficulty: 5,
    stems: [
      `Working together at their respective constant rates, ${them} can ${job} in ${all} ${unit}. Without ${name} Z, it takes ${xy} ${unit}, and without ${name} X, it takes ${yz} ${unit}. How many ${unit} would it take ${name} Y, working alone, to ${redo}?`,
      `Working together at their respective constant rates, ${them} can ${job} in ${all} ${unit}, X and Y can ${verb} it in ${xy} ${unit}, and Y and Z can ${verb} it in ${yz} ${unit}. In how many ${unit} can ${name} Y alone ${redo}?`,
    ],
    pure: [
      `If $\\frac{1}{x} + \\frac{1}{y} + \\frac{1}{z} = \\frac{1}{${all}}$, $\\frac{1}{x} + \\frac{1}{y} = \\frac{1}{${xy}}$, and $\\frac{1}{y} + \\frac{1}{z} = \\frac{1}{${yz}}$, what is the value of $y$?`,
    ],
    key: y,
    why: `$\\frac{1}{${xy}} + \\frac{1}{${yz}} - \\frac{1}{${all}} = \\frac{1}{${y}}$.`,
    wrong,
    solution: {
      idea: `The two pairs together contain all three, and Y twice.`,
      fast: [
        `Multiply the reciprocals by ${work}: X and Y have ${s}, Y and Z have ${t}, and all three have ${r}. So Y has $${s} + ${t} - ${r} = ${s + t - r}$, and $\\frac{${work}}{${s + t - r}} = ${y}$.`,
      ],
      steps: [
        `The sum of the two pairs, $\\frac{1}{${xy}} + \\frac{1}{${yz}}$, contains all three once and Y once more.`,
        `So what belongs to Y is $\\frac{1}{${xy}} + \\frac{1}{${yz}} - \\frac{1}{${all}} = \\frac{1}{${y}}$, and the answer is ${y}.`,
      ],
      check: `The number for Y must be greater than ${Math.max(xy, yz)}.`,
      takeaway: "Add and subtract rates of teams; don't look for every single rate.",
    },
  };
}

function askAll(rng: Rng): AskedProblem {
  const { xy, yz, xz, all } = rng.pick(PAIRS);
  const [name, job, thing, unit] = rng.pick(JOBS);
  const redo = `${job.split(" ")[0]!} ${thing}`;
  const work = lcm(lcm(xy, yz), xz);
  const rates = [xy, yz, xz].map((pair) => work / pair) as [number, number, number];
  const twice = rates[0] + rates[1] + rates[2];
  const wrong: Wrong[] = [
    [
      Math.round((xy + yz + xz) / 3),
      "averages the times",
      `Three work faster than any two, so the time can't be the average of the pairs' times.`,
    ],
    [(xy + yz + xz) / 6, "averages the times", `Rates can be added, but times can't.`],
    [timeFrom(1 / xy, 1 / yz), "adds two pairs", `Y is in both of these pairs.`],
    [timeFrom(1 / xy, 1 / xz), "adds two pairs", `X is in both of these pairs.`],
    [timeFrom(1 / yz, 1 / xz), "adds two pairs", `Z is in both of these pairs.`],
    [(xy + yz + xz) / 9, "averages the times", `Rates can be added, but times can't.`],
    [
      (3 * all) / 2,
      "divides by 3",
      `Each of the three is in two pairs, so the sum of the rates has to be divided by 2, not by 3.`,
    ],
    ...[xy, yz, xz].map((pair): Wrong => [
      pair / 2,
      "halves a pair's number",
      `This would be right if the third one did as much as the other two together.`,
    ]),
    ...(
      [
        [xy, "X and Y"],
        [yz, "Y and Z"],
        [xz, "X and Z"],
      ] as const
    ).map(([pair, who]): Wrong => [
      (2 * pair) / 3,
      "takes all three as equal",
      `This would be right if the third one worked at the average rate of ${who}.`,
    ]),
    [
      all / 2,
      "counts everyone twice",
      `Each of the three is in two pairs, so the sum of the rates is twice the rate of all three.`,
    ],
    [
      2 * all,
      "doubles instead of halving",
      `The sum of the three rates has to be halved, so the time is doubled once, not twice.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `Working together at their respective constant rates, ${name}s X and Y can ${job} in ${xy} ${unit}, Y and Z in ${yz} ${unit}, and X and Z in ${xz} ${unit}. In how many ${unit} can all three, working together, ${redo}?`,
    ],
    key: all,
    why: `Half of $\\frac{1}{${xy}} + \\frac{1}{${yz}} + \\frac{1}{${xz}}$ is $\\frac{1}{${all}}$.`,
    wrong,
    solution: {
      idea: `Add all three rates: each of X, Y, and Z is then counted twice.`,
      fast: [
        `Let the job be ${work} units. The pairs do $${rates.join(" + ")} = ${twice}$ units, so all three do $${tex(twice / 2)}$ and take $${work} \\div ${tex(twice / 2)} = ${all}$.`,
      ],
      steps: [
        `The sum of the rates is $\\frac{1}{${xy}} + \\frac{1}{${yz}} + \\frac{1}{${xz}} = \\frac{2}{${all}}$.`,
        `This counts each of the three twice, so together they have the rate $\\frac{1}{${all}}$, and the answer is ${all}.`,
      ],
      check: `All three must take less time than the fastest pair, which takes ${Math.min(xy, yz, xz)}.`,
      takeaway: "The sum over all pairs contains each one twice.",
    },
  };
}

/** The same without a story, with the sum of the three fractions as the answer. */
function askFractions(rng: Rng): AskedProblem {
  const { xy, yz, xz, all } = rng.pick(PAIRS);
  const sums = [xy, yz, xz].map((n) => `\\frac{1}{${n}}`);
  const twice = new Fraction(2, all);
  const wrong: readonly (readonly [bottom: number, slip: string, why: string])[] = [
    [xy + yz + xz, "adds the denominators", `Fractions aren't added by adding their denominators.`],
    [
      timeFrom(1 / xy, 1 / yz),
      "adds two of the sums",
      `These two sums contain $\\frac{1}{y}$ twice.`,
    ],
    [
      timeFrom(1 / xy, 1 / xz),
      "adds two of the sums",
      `These two sums contain $\\frac{1}{x}$ twice.`,
    ],
    [
      (xy + yz + xz) / 2,
      "adds the denominators",
      `Fractions aren't added by adding their denominators.`,
    ],
    [
      (xy + yz + xz) / 3,
      "averages the denominators",
      `This is the average of the denominators, not the sum of the fractions.`,
    ],
    [
      timeFrom(1 / xy, 1 / yz) / 2,
      "doubles two of the sums instead of halving all three",
      `The three sums contain each of the three fractions twice, so half of their sum is needed.`,
    ],
    [
      2 * timeFrom(1 / xy, 1 / yz),
      "halves the sum of two of the sums",
      `All three sums are needed, because each fraction is in only two of them.`,
    ],
    [
      2 * timeFrom(1 / xy, 1 / xz),
      "halves the sum of two of the sums",
      `All three sums are needed, because each fraction is in only two of them.`,
    ],
    [all / 2, "forgets to halve", `The three sums contain each of the three fractions twice.`],
    [
      (3 * all) / 2,
      "divides by 3",
      `Each fraction is in two of the sums, so divide by 2, not by 3.`,
    ],
    [2 * all, "halves twice", `The sum of the three sums has to be halved only once.`],
  ];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $\\frac{1}{x} + \\frac{1}{y} = ${sums[0]!}$, $\\frac{1}{y} + \\frac{1}{z} = ${sums[1]!}$, and $\\frac{1}{x} + \\frac{1}{z} = ${sums[2]!}$, what is the value of $\\frac{1}{x} + \\frac{1}{y} + \\frac{1}{z}$?`,
    ],
    key: 1 / all,
    why: `$${sums.join(" + ")} = ${texFraction(twice)}$, and half of that is $\\frac{1}{${all}}$.`,
    wrong: wrong.map(([bottom, slip, why]): Wrong => [1 / bottom, slip, why]),
    solution: {
      idea: `Add all three equations: each fraction is then counted twice.`,
      steps: [
        `The sum of the left sides is $2\\left(\\frac{1}{x} + \\frac{1}{y} + \\frac{1}{z}\\right)$.`,
        `The sum of the right sides is $${sums.join(" + ")} = ${texFraction(twice)}$.`,
        `Half of $${texFraction(twice)}$ is $\\frac{1}{${all}}$.`,
      ],
      check: `The sum of all three must be greater than the greatest of the three sums if all of them are positive.`,
      takeaway:
        "When equations contain each unknown equally often, add them instead of solving for each unknown.",
    },
    pureText: (value) => `$\\frac{1}{${Math.round(1 / value)}}$`,
    shows: (value) => near(1 / value, Math.round(1 / value), 0.02) && value < 1,
  };
}

const ASK = { middle: askMiddle, all: askAll, fractions: askFractions };

const isMiddle = (y: number, all: number, xy: number, yz: number): boolean =>
  range(1, 200).some((x) => near(1 / x + 1 / y, 1 / xy) && near(1 / all - 1 / yz, 1 / x));
const isSlower = (y: number, _all: number, xy: number, yz: number): boolean => y > Math.max(xy, yz);
const timeOfAll = (xy: number, yz: number, xz: number): number => 2 / (1 / xy + 1 / yz + 1 / xz);
const isAll = (n: number, xy: number, yz: number, xz: number): boolean =>
  near(n, timeOfAll(xy, yz, xz));
const isFaster = (n: number, ...pairs: number[]): boolean => n < Math.min(...pairs);

const READINGS: readonly StemReading[] = [
  {
    wording: /X, Y, and Z can .* in (\d+) .* Z, it takes (\d+) .* X, it takes (\d+)/,
    fits: isMiddle,
    open: isSlower,
  },
  {
    wording: /X, Y, and Z can .* in (\d+) .* it in (\d+) .* it in (\d+)/,
    fits: isMiddle,
    open: isSlower,
  },
  {
    wording: /1\)\/\(z\) = \(1\)\/\((\d+)\), .*y\) = \(1\)\/\((\d+)\), .*z\) = \(1\)\/\((\d+)\)/,
    fits: isMiddle,
    open: isPositiveWhole,
  },
  {
    wording: /s X and Y can .*? in (\d+) .* Z in (\d+) .* Z in (\d+)/,
    fits: isAll,
    open: isFaster,
  },
  {
    wording:
      /\+ \(1\)\/\(y\) = \(1\)\/\((\d+)\), .*z\) = \(1\)\/\((\d+)\), and .*z\) = \(1\)\/\((\d+)\), what/,
    fits: (v, xy, yz, xz) => near(v, 1 / timeOfAll(xy, yz, xz)),
  },
];

export const template: ProblemTemplate = {
  id: "three-from-their-pairs",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "Joint times of overlapping teams: add or subtract the rates of the teams.",

  make(rng) {
    const kind = rng.pick(["middle", "middle", "all", "fractions"] as const);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Looks for rates that fit the times of the teams. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
