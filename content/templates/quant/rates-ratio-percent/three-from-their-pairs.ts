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
    [
      x,
      "answers for X",
      `This is [[timeX]], because $\\frac{1}{${all}} - \\frac{1}{${yz}} = \\frac{1}{${x}}$.`,
    ],
    [
      z,
      "answers for Z",
      `This is [[timeZ]], because $\\frac{1}{${all}} - \\frac{1}{${xy}} = \\frac{1}{${z}}$.`,
    ],
    [
      xy + yz - all,
      "adds and subtracts times",
      `This is $${xy} + ${yz} - ${all}$, but it's the reciprocals that can be added and subtracted: $\\frac{1}{${xy}} + \\frac{1}{${yz}} - \\frac{1}{${all}}$.`,
    ],
    [
      2 * xy,
      "takes X and Y as equal",
      `This is $2 \\cdot ${xy}$, as if [[x]] and [[y]] were equal. [[X]] is $\\frac{1}{${x}}$.`,
    ],
    [
      2 * yz,
      "takes Y and Z as equal",
      `This is $2 \\cdot ${yz}$, as if [[y]] and [[z]] were equal. [[Z]] is $\\frac{1}{${z}}$.`,
    ],
    [
      3 * all,
      "takes all three as equal",
      `This is $3 \\cdot ${all}$, as if [[x]], [[y]], and [[z]] were equal. [[X]] is $\\frac{1}{${x}}$, and [[z]] is $\\frac{1}{${z}}$.`,
    ],
    [
      timeFrom(1 / xy, 1 / yz),
      "adds both pairs",
      `This comes from $\\frac{1}{${xy}} + \\frac{1}{${yz}}$, which contains [[y]] twice and also [[x]] and [[z]]. Subtract $\\frac{1}{${all}}$ for all three.`,
    ],
    [
      xy + yz,
      "adds the times",
      `This is $${xy} + ${yz}$, but it's the reciprocals that can be added and subtracted.`,
    ],
    [
      Math.abs(xy - yz) + all,
      "adds and subtracts times",
      `This is $${Math.max(xy, yz)} - ${Math.min(xy, yz)} + ${all}$, but it's the reciprocals that can be added and subtracted.`,
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
        `[[units]] X and Y do ${s}, Y and Z do ${t}, and all three do ${r}.`,
        `So Y does $${s} + ${t} - ${r} = ${s + t - r}$ and takes ${s + t - r === 1 ? y : `$\\frac{${work}}{${s + t - r}} = ${y}$`} ${unit}.`,
      ],
      steps: [
        `The sum $\\frac{1}{${xy}} + \\frac{1}{${yz}}$ contains [[x]] once, [[y]] twice, and [[z]] once.`,
        `The sum of all three is $\\frac{1}{${all}}$, so subtracting that leaves [[y]].`,
        `With the denominator ${work}, this is $\\frac{${s} + ${t} - ${r}}{${work}} = ${s + t - r === 1 ? "" : `\\frac{${s + t - r}}{${work}} = `}\\frac{1}{${y}}$.`,
        `So [[timeY]] is ${y}.`,
      ],
      check: `[[Y]] is less than the rate of either pair, so the answer must be greater than ${Math.max(xy, yz)}.`,
      takeaway: "Add and subtract the known sums; you don't need every single term.",
    },
    solutionFor: (wording) =>
      wording === 3
        ? {
            idea: "The last two equations together contain all three fractions, and $\\frac{1}{y}$ twice.",
            fast: [
              `Multiply all three equations by ${work}: the right sides are ${r}, ${s}, and ${t}.`,
              `So $\\frac{${work}}{y} = ${s} + ${t} - ${r} = ${s + t - r}$, and $y = \\frac{${work}}{${s + t - r}} = ${y}$.`,
            ],
            check: `$\\frac{1}{x} = \\frac{1}{${all}} - \\frac{1}{${yz}} = \\frac{1}{${x}}$, and $\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{1}{${xy}}$.`,
          }
        : {},
    words: (wording) =>
      wording === 3
        ? {
            x: "$\\frac{1}{x}$",
            y: "$\\frac{1}{y}$",
            z: "$\\frac{1}{z}$",
            timeX: "$x$",
            timeY: "$y$",
            timeZ: "$z$",
            units: "",
          }
        : {
            x: `the rate of ${name} X`,
            y: `the rate of ${name} Y`,
            z: `the rate of ${name} Z`,
            timeX: `the time of ${name} X alone`,
            timeY: `the time of ${name} Y alone, in ${unit},`,
            timeZ: `the time of ${name} Z alone`,
            units: `Let the job be ${work} units, and count the units per ${unit.slice(0, -1)}:`,
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
  const twoPairs = (one: number, two: number, who: string): string =>
    `This comes from $\\frac{1}{${one}} + \\frac{1}{${two}}$ alone, which counts ${name} ${who} twice and the others once.`;
  const wrong: Wrong[] = [
    [
      Math.round((xy + yz + xz) / 3),
      "averages the times",
      `This is ${(xy + yz + xz) % 3 === 0 ? "" : "about "}the average of the three times, but all three together take less time than any pair.`,
    ],
    [
      (xy + yz + xz) / 6,
      "averages the times",
      `This is half of the average of the three times, $\\frac{1}{2} \\cdot \\frac{${xy} + ${yz} + ${xz}}{3}$. Rates can be added like that, but times can't.`,
    ],
    [timeFrom(1 / xy, 1 / yz), "adds two pairs", twoPairs(xy, yz, "Y")],
    [timeFrom(1 / xy, 1 / xz), "adds two pairs", twoPairs(xy, xz, "X")],
    [timeFrom(1 / yz, 1 / xz), "adds two pairs", twoPairs(yz, xz, "Z")],
    [
      (xy + yz + xz) / 9,
      "averages the times",
      `This is a third of the average of the three times, $\\frac{1}{3} \\cdot \\frac{${xy} + ${yz} + ${xz}}{3}$. Rates can be added like that, but times can't.`,
    ],
    [
      (3 * all) / 2,
      "divides by 3",
      `This divides the sum of the rates, $\\frac{2}{${all}}$, by 3. Each of the three is in two pairs, so divide it by 2.`,
    ],
    ...(
      [
        [xy, "X and Y", "Z"],
        [yz, "Y and Z", "X"],
        [xz, "X and Z", "Y"],
      ] as const
    ).map(([pair, who, third]): Wrong => [
      pair / 2,
      "halves a pair's number",
      `This is half of ${pair}, which would be right if ${name} ${third} were as fast as ${who} together.`,
    ]),
    ...(
      [
        [xy, "X and Y", "Z"],
        [yz, "Y and Z", "X"],
        [xz, "X and Z", "Y"],
      ] as const
    ).map(([pair, who, third]): Wrong => [
      (2 * pair) / 3,
      "takes all three as equal",
      `This is $\\frac{2}{3}$ of ${pair}, which would be right if ${name} ${third} worked at the average rate of ${who}.`,
    ]),
    [
      all / 2,
      "counts everyone twice",
      `This takes the sum $\\frac{2}{${all}}$ for the rate of all three, but it counts each of them twice.`,
    ],
    [
      2 * all,
      "doubles instead of halving",
      `This halves twice: half of the sum of the rates, $\\frac{2}{${all}}$, is already $\\frac{1}{${all}}$.`,
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
        `Let the job be ${work} units: per ${unit.slice(0, -1)}, the pairs do ${rates[0]}, ${rates[1]}, and ${rates[2]} units, or ${twice} in all.`,
        `So all three do $\\frac{${twice}}{2} = ${tex(twice / 2)}$ units per ${unit.slice(0, -1)} and take $\\frac{${work}}{${tex(twice / 2)}} = ${all}$ ${unit}.`,
      ],
      steps: [
        `The sum of the rates is $\\frac{1}{${xy}} + \\frac{1}{${yz}} + \\frac{1}{${xz}} = \\frac{${rates.join(" + ")}}{${work}} = \\frac{2}{${all}}$.`,
        `This counts each of the three twice, so the rate of all three is half of it, $\\frac{1}{${all}}$, and they take ${all} ${unit}.`,
      ],
      check: `All three must take less time than the fastest pair, which takes ${Math.min(xy, yz, xz)}.`,
      takeaway: "If you add all the pairs, each of the three is counted twice.",
    },
  };
}

/** The same without a story, with the sum of the three fractions as the answer. */
function askFractions(rng: Rng): AskedProblem {
  const { xy, yz, xz, all } = rng.pick(PAIRS);
  const sums = [xy, yz, xz].map((n) => `\\frac{1}{${n}}`);
  const twice = new Fraction(2, all);
  const single = (pair: number): Fraction => new Fraction(1, all).minus(new Fraction(1, pair));
  const work = lcm(lcm(xy, yz), xz);
  const wrong: readonly (readonly [bottom: number, slip: string, why: string])[] = [
    [
      xy + yz + xz,
      "adds the denominators",
      `This adds the denominators, $${xy} + ${yz} + ${xz} = ${xy + yz + xz}$, but fractions aren't added like that.`,
    ],
    [
      timeFrom(1 / xy, 1 / yz),
      "adds two of the sums",
      `This is $${sums[0]!} + ${sums[1]!}$, which contains $\\frac{1}{y}$ twice.`,
    ],
    [
      timeFrom(1 / xy, 1 / xz),
      "adds two of the sums",
      `This is $${sums[0]!} + ${sums[2]!}$, which contains $\\frac{1}{x}$ twice.`,
    ],
    [
      (xy + yz + xz) / 2,
      "adds the denominators",
      `This takes half of $${xy} + ${yz} + ${xz}$ as the denominator, but fractions aren't added by adding their denominators.`,
    ],
    [
      (xy + yz + xz) / 3,
      "averages the denominators",
      `This takes the average of ${xy}, ${yz}, and ${xz} as the denominator, but that doesn't add the fractions.`,
    ],
    [
      timeFrom(1 / xy, 1 / yz) / 2,
      "doubles two of the sums instead of halving all three",
      `This is $2(${sums[0]!} + ${sums[1]!})$, but half of all three sums is needed.`,
    ],
    [
      2 * timeFrom(1 / xy, 1 / yz),
      "halves the sum of two of the sums",
      `This is half of $${sums[0]!} + ${sums[1]!}$, but all three sums are needed, because each fraction is in two of them.`,
    ],
    [
      2 * timeFrom(1 / xy, 1 / xz),
      "halves the sum of two of the sums",
      `This is half of $${sums[0]!} + ${sums[2]!}$, but all three sums are needed, because each fraction is in two of them.`,
    ],
    [
      all / 2,
      "forgets to halve",
      `This is $${sums.join(" + ")}$, which contains each of the three fractions twice.`,
    ],
    [
      (3 * all) / 2,
      "divides by 3",
      `This is a third of $${sums.join(" + ")} = ${texFraction(twice)}$. Each fraction is in two of the sums, so divide by 2.`,
    ],
    [
      2 * all,
      "halves twice",
      `This is a fourth of $${sums.join(" + ")} = ${texFraction(twice)}$, but the sum has to be halved only once.`,
    ],
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
        `The sum of the right sides is $${sums.join(" + ")} = \\frac{${[xy, yz, xz].map((n) => work / n).join(" + ")}}{${work}} = ${texFraction(twice)}$.`,
        `Half of $${texFraction(twice)}$ is $\\frac{1}{${all}}$.`,
      ],
      check: `From this, $\\frac{1}{z} = \\frac{1}{${all}} - ${sums[0]!} = ${texFraction(single(xy))}$ and $\\frac{1}{x} = \\frac{1}{${all}} - ${sums[1]!} = ${texFraction(single(yz))}$, and the sum of these is $${sums[2]!}$, as given.`,
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
