import {
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly trip: string;
  readonly unit: string;
  /** Plausible speeds for this traveler. */
  readonly speeds: readonly number[];
}

const steps = (first: number, last: number, step: number): number[] =>
  range(first / step, last / step).map((n) => n * step);

const SETTINGS: readonly Setting[] = [
  {
    name: "cyclist",
    who: "a cyclist",
    trip: "a charity ride",
    unit: "kilometers",
    speeds: steps(8, 36, 1),
  },
  {
    name: "bus",
    who: "a bus",
    trip: "the road from Arequipa to the coast",
    unit: "kilometers",
    speeds: steps(30, 90, 5),
  },
  {
    name: "train",
    who: "a freight train",
    trip: "its route across the plain",
    unit: "miles",
    speeds: steps(24, 80, 4),
  },
  {
    name: "ship",
    who: "a research ship",
    trip: "the passage to an island",
    unit: "miles",
    speeds: steps(8, 30, 1),
  },
  {
    name: "drone",
    who: "a delivery drone",
    trip: "the flight to a clinic",
    unit: "kilometers",
    speeds: steps(30, 96, 6),
  },
  {
    name: "van",
    who: "a bookmobile",
    trip: "its round of the villages",
    unit: "miles",
    speeds: steps(20, 60, 2),
  },
];

const PARTS: Record<number, [string, string]> = {
  2: ["half", "$\\frac{1}{2}$"],
  3: ["third", "$\\frac{1}{3}$"],
  4: ["quarter", "$\\frac{1}{4}$"],
};

/** The overall speed if 1 of k equal parts is done at u and the others at v. */
const overall = (k: number, u: number, v: number): number => (k * u * v) / (v + (k - 1) * u);

const hour = (n: number): string => `${n} ${n === 1 ? "hour" : "hours"}`;

/**
 * A setting's parts and speeds that give a whole average and, as a temptation, a whole midpoint.
 */
const drawsOf = (ks: readonly number[], speeds: readonly number[]) =>
  ks
    .flatMap((k) => speeds.flatMap((u) => speeds.map((v) => ({ k, u, v, w: overall(k, u, v) }))))
    .filter(
      ({ u, v, w }) =>
        Number.isInteger(w) && u !== v && v < 3 * u && u < 3 * v && (u + v) % 2 === 0,
    );
const HALVES = Object.fromEntries(SETTINGS.map(({ name, speeds }) => [name, drawsOf([2], speeds)]));
const UNEQUAL = Object.fromEntries(
  SETTINGS.map(({ name, speeds }) => [name, drawsOf([3, 4], speeds)]),
);

function drawQuestion(rng: Rng) {
  const { name, who, trip, unit } = rng.pick(SETTINGS);
  const asked = rng.pick(["average", "second", "distance"] as const);
  const { k, u, v, w } = rng.pick(rng.chance(0.4) ? HALVES[name]! : UNEQUAL[name]!);
  const hours = rng.int(2, 9);
  const distance = w * hours;
  const part = PARTS[k]![0];
  const perHour = `${unit} per hour`;
  // A length that all three speeds divide, or the distance itself if it is asked for.
  const length = range(1, 60)
    .map((n) => n * k * u)
    .find((n) => n % v === 0 && n % w === 0);
  if (!length) return null;

  const mean: Wrong = [
    (u + v) / 2,
    "averages the speeds",
    `Halfway between ${u} and ${v} would be right for equal times. ${k === 2 ? "The slower half takes longer, so it counts for more." : "Here neither the times nor the distances are equal."}`,
  ];
  const forAverage: Wrong[] = [
    ...(k === 2
      ? []
      : ([
          [
            (u + (k - 1) * v) / k,
            "weights the speeds by distance",
            `The weights $1 : ${k - 1}$ are those of the distances; an average speed is weighted by the times.`,
          ],
          [
            overall(2, u, v),
            "takes both parts for halves",
            `This is the average speed if each speed had held for half of the distance, not for 1 part of ${k}.`,
          ],
          [
            overall(k, v, u),
            "swaps the parts",
            `This puts ${v} ${perHour} on the first ${part} and ${u} on the rest.`,
          ],
        ] as Wrong[])),
    mean,
    [
      w / k,
      "leaves the distance at one part",
      `This divides 1 part of the distance by the time for the whole.`,
    ],
    [
      Math.min(u, v),
      "takes the slower speed",
      `More of the time is spent at ${Math.min(u, v)} ${perHour} than its share of the distance, but not all of it.`,
    ],
    [
      Math.max(u, v),
      "takes the faster speed",
      `The speed of ${Math.max(u, v)} ${perHour} held for only a part of the way.`,
    ],
    [
      u + v,
      "adds the speeds",
      `Speeds over different parts of a way do not add up; their times do.`,
    ],
    [
      Math.abs(u - v),
      "subtracts the speeds",
      `The difference of ${u} and ${v} says how fast a gap would change, not how fast the trip went.`,
    ],
  ];
  return {
    name,
    who,
    trip,
    unit,
    asked,
    k,
    u,
    v,
    w,
    hours,
    distance,
    part,
    perHour,
    length,
    mean,
    forAverage,
  };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function wrongAverage({ forAverage }: Question): Wrong[] {
  return forAverage;
}

function wrongDistance({ unit, hours, forAverage }: Question): Wrong[] {
  return forAverage.map(([n, slip, why]) => [
    n * hours,
    slip,
    `${why} Over ${hours} hours it comes to ${thousands(n * hours)} ${unit}.`,
  ]);
}

function wrongSecond({ k, u, w, part, perHour }: Question): Wrong[] {
  return [
    [
      2 * w - u,
      "averages the speeds",
      `Then ${w} would be halfway between the two speeds, which is right for equal times only.`,
    ],
    [
      (k * w - u) / (k - 1),
      "weights the speeds by distance",
      `The weights $1 : ${k - 1}$ are those of the distances; an average speed is weighted by the times.`,
    ],
    [
      (u * w) / (2 * u - w),
      "takes both parts for halves",
      `This would be right if ${u} ${perHour} had held for half of the distance.`,
    ],
    [
      w,
      "answers with the average",
      `At ${w} ${perHour} over the rest, the first ${part} at ${u} would still pull the average away from ${w}.`,
    ],
    [
      (u + w) / 2,
      "averages the given speeds",
      `The average of ${u} and ${w} lies between them, but ${w} has to lie between ${u} and the speed that is asked for.`,
    ],
    [
      overall(2, u, w),
      "puts the average in place of a part",
      `This takes ${w} ${perHour} as the speed over one half; it is the speed over the whole.`,
    ],
    [
      u + w,
      "adds the speeds",
      `Speeds over different parts of a way do not add up; their times do.`,
    ],
    [
      Math.abs(u - w),
      "subtracts the speeds",
      `The difference of ${u} and ${w} only says that the rest went ${w > u ? "faster" : "slower"} than the first ${part}.`,
    ],
  ];
}

const WRONG = { average: wrongAverage, distance: wrongDistance, second: wrongSecond };

function optionsOf(numbers: Question): ProblemOptions {
  const { asked, k, u, v, w, hours, distance, perHour } = numbers;

  const ways = WRONG[asked](numbers);
  const key = { average: w, second: v, distance }[asked];
  return {
    key: {
      text: thousands(key),
      value: key,
      why: `At ${u} over ${PARTS[k]![1]} of the distance and ${v} over the rest, the time is that of ${w} ${perHour} throughout${asked === "distance" ? `, and $${w} \\cdot ${hours} = ${distance}$` : ""}.`,
    },
    slips: slipsFrom(ways, (n) => Number.isInteger(n) && n > 4, thousands),
  };
}

function solutionOf({
  unit,
  asked,
  k,
  u,
  v,
  w,
  hours,
  distance,
  part,
  perHour,
  length,
}: Question): Solution {
  const [one, rest] = [length / k, length - length / k];
  const [t1, t2] = [one / u, rest / v];
  return {
    idea: `Average speed is all the distance over all the time, so pick a handy distance and add times, not speeds.`,
    steps:
      asked === "second"
        ? [
            `Say the whole distance is ${thousands(length)} ${unit}. At ${w} ${perHour} it takes $${length} \\div ${w} = ${length / w}$ hours.`,
            `The first ${part}, ${thousands(one)} ${unit}, takes $${one} \\div ${u} = ${t1}$, which leaves ${hour(t2)}.`,
            `The rest, ${thousands(rest)} ${unit}, in ${hour(t2)}: $${rest} \\div ${t2} = ${v}$.`,
          ]
        : [
            `Say the whole distance is ${thousands(length)} ${unit}. The first ${part}, ${thousands(one)} ${unit}, takes ${hour(t1)}; the rest, ${thousands(rest)} ${unit}, takes ${hour(t2)}.`,
            `That is ${thousands(length)} ${unit} in ${t1 + t2} hours, an average of $${length} \\div ${t1 + t2} = ${w}$ ${perHour}.`,
            ...(asked === "distance"
              ? [
                  `In ${hours} hours, ${w} ${perHour} make $${w} \\cdot ${hours} = ${distance}$ ${unit}.`,
                ]
              : []),
          ],
    check:
      k === 2
        ? `Over equal distances the average lies below the midpoint $${(u + v) / 2}$ of ${u} and ${v}, since the slower half takes longer.`
        : `The average must lie between ${u} and ${v}, and below the average weighted by distance, since the slower part takes longer.`,
  };
}

export const template: ProblemTemplate = {
  id: "average-speed-by-parts",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern:
    "Two speeds over given parts of a distance: the average speed goes by times, never by the speeds themselves.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, who, trip, unit, asked, k, u, v, w, hours, part, perHour } = numbers;
    const start = `covered the first ${part} of ${trip} at an average speed of ${u} ${perHour}`;
    const stem = {
      average: `On one day, ${who} ${start} and the rest at ${v} ${perHour}. What was the average speed over the whole distance, in ${perHour}?`,
      second: `On one day, ${who} ${start}. The average speed over the whole distance was ${w} ${perHour}. What was the average speed over the rest, in ${perHour}?`,
      distance: `On one day, ${who} ${start} and the rest at ${v} ${perHour}. In all, this took ${hours} hours. How many ${unit} long was the whole distance?`,
    }[asked];
    return {
      variant: `${asked}-${k}/${name}`,
      context: "real",
      // Halves are familiar; unequal parts, going back to a speed, or going on to a length add a
      // step each.
      difficulty:
        3 +
        (k > 2 ? 1 : 0) +
        { average: 0, second: 2, distance: 1 }[asked] -
        (u === 2 * v || v === 2 * u ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Puts every option in place of the unknown and compares hours, over a distance of its own
   * choosing.
   */
  check({ stem, options }) {
    const k = ["half", "third", "quarter"].indexOf(read(stem, /first (\w+) of/)[0]!) + 2;
    const u = valueOf(read(stem, /speed of (\d+)/)[0]!);
    const found = (pattern: RegExp): Fraction | null => {
      const digits = pattern.exec(stem)?.[1];
      return digits ? valueOf(digits) : null;
    };
    const [v, w, hours] = [
      found(/the rest at (\d+)/),
      found(/whole distance was (\d+)/),
      found(/took (\d+) hours/),
    ];
    if (!v && !w) throw new Error(`No second speed can be read: ${stem}`);
    const whole = new Fraction(2520);
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      const length = hours ? tried : whole;
      const first = length.over(new Fraction(k));
      const time = first.over(u).plus(length.minus(first).over(v ?? tried));
      return time.equals(hours ?? length.over(w ?? tried)) ? [place] : [];
    });
  },
};
