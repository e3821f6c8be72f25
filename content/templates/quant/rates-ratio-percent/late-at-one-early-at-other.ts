import {
  Fraction,
  gcd,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  /** How the traveler is referred to later. */
  readonly again: string;
  readonly from: string;
  readonly to: string;
  readonly unit: string;
  readonly speeds: readonly number[];
}

const every = (first: number, last: number, step: number): number[] =>
  range(first / step, last / step).map((n) => n * step);

const SETTINGS: readonly Setting[] = [
  {
    name: "bus",
    who: "a school bus",
    again: "the bus",
    from: "the depot",
    to: "the school",
    unit: "kilometers",
    speeds: every(24, 60, 4),
  },
  {
    name: "ferry",
    who: "a ferry",
    again: "the ferry",
    from: "the mainland",
    to: "the island",
    unit: "miles",
    speeds: every(8, 24, 1),
  },
  {
    name: "courier",
    who: "a bicycle courier",
    again: "the courier",
    from: "the warehouse",
    to: "the theater",
    unit: "kilometers",
    speeds: every(10, 24, 1),
  },
  {
    name: "train",
    who: "a regional train",
    again: "the train",
    from: "Salto",
    to: "Miravel",
    unit: "kilometers",
    speeds: every(40, 120, 10),
  },
  {
    name: "flowers",
    who: "a flower truck",
    again: "the truck",
    from: "the nursery",
    to: "the airport",
    unit: "miles",
    speeds: every(20, 60, 5),
  },
  {
    name: "ranger",
    who: "a park ranger",
    again: "the ranger",
    from: "the gate",
    to: "the lookout",
    unit: "miles",
    speeds: every(9, 36, 3),
  },
];

interface Run {
  readonly u: number;
  readonly v: number;
  /** The speed that arrives exactly on time. */
  readonly w: number;
  readonly length: number;
  readonly allowed: number;
  readonly late: number;
  /** Minutes late at the second speed; negative if early. */
  readonly other: number;
}

const runsAt = (speeds: readonly number[]): Run[] =>
  speeds
    .flatMap((u) => speeds.flatMap((v) => speeds.map((w) => ({ u, v, w }))))
    .filter(({ u, v, w }) => v - u >= 2 && u < w && v !== w && w <= 2 * u && v <= 2 * u)
    .flatMap((three) => range(2, 80).map((length) => ({ ...three, length })))
    .filter(({ u, v, w, length }) => [u, v, w].every((n) => (60 * length) % n === 0))
    .map(({ u, v, w, length }) => {
      const [slow, fast, allowed] = [u, v, w].map((n) => (60 * length) / n) as [
        number,
        number,
        number,
      ];
      return { u, v, w, length, allowed, late: slow - allowed, other: fast - allowed };
    })
    .filter(
      ({ late, other, allowed }) =>
        allowed <= 180 &&
        late >= 3 &&
        late <= 60 &&
        Math.abs(other) >= 2 &&
        late - other >= 3 &&
        late !== -other,
    );
const RUNS = new Map(SETTINGS.map(({ name, speeds }) => [name, runsAt(speeds)]));

const texOf = (n: number): string => (n === 1 ? "t" : `${n}t`);

const minutes = (length: number, speed: number) => new Fraction(60 * length, speed);

function drawNumbers(rng: Rng) {
  const { name, who, again, from, to, unit } = rng.pick(SETTINGS);
  const asked = rng.pick(["distance", "allowed", "speed"] as const);
  const isEarly = rng.chance(0.65);
  const fitting = RUNS.get(name)!.filter(({ other }) => other < 0 === isEarly);
  if (fitting.length === 0) return null;
  const { u, v, w, length, allowed, late, other } = rng.pick(fitting);
  const miss = Math.abs(other);
  const apart = late - other;
  const hour = `${unit} per hour`;
  const second = `${miss} minutes ${isEarly ? "early" : "late"}`;
  const [slow, fast] = [allowed + late, allowed + other];

  const wrongApart = isEarly ? Math.abs(late - miss) : late + miss;
  const mixed = `The two arrivals lie ${apart} minutes apart, ${isEarly ? `$${late} + ${miss}$, since one is after and one before the set time` : `$${late} - ${miss}$, since both are after the set time`}; this takes ${wrongApart}.`;
  return {
    name,
    who,
    again,
    from,
    to,
    unit,
    asked,
    isEarly,
    u,
    v,
    w,
    length,
    allowed,
    late,
    other,
    miss,
    apart,
    hour,
    second,
    slow,
    fast,
    wrongApart,
    mixed,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  { name, who, again, from, to, unit, asked, isEarly, u, v, late, hour, second }: Numbers,
  rng: Rng,
): string {
  const told = rng.pick([
    `Every day ${who} leaves ${from} for ${to} at the same time. At an average speed of ${u} ${hour} it would arrive ${late} minutes late, and at ${v} ${hour} it would ${isEarly ? "" : "still "}arrive ${second}.`,
    `If ${who} goes from ${from} to ${to} at an average speed of ${u} ${hour}, it arrives ${late} minutes late. If it leaves at the same time and goes at ${v} ${hour}, it ${isEarly ? "" : "still "}arrives ${second}.`,
  ]);
  const isPerson = name === "courier" || name === "ranger";
  const facts = isPerson ? told.replaceAll(" it ", ` ${again} `) : told;
  const question = {
    distance: `How many ${unit} is it from ${from} to ${to}?`,
    allowed: `How many minutes must the trip take for ${again} to arrive exactly on time?`,
    speed: `At what average speed, in ${hour}, would ${again} arrive exactly on time?`,
  }[asked];
  return `${facts} ${question}`;
}

function wrongDistance({
  isEarly,
  u,
  v,
  allowed,
  apart,
  hour,
  slow,
  fast,
  wrongApart,
  mixed,
}: Numbers): Wrong[] {
  const perMinute = (u * v) / (v - u) / 60;
  return [
    [perMinute * wrongApart, isEarly ? "subtracts the minutes" : "adds the minutes", mixed],
    [
      (u * allowed) / 60,
      "uses the set time at the slower speed",
      `At ${u} ${hour} the trip takes ${slow} minutes, not the ${allowed} that are allowed.`,
    ],
    [
      (v * allowed) / 60,
      "uses the set time at the faster speed",
      `At ${v} ${hour} the trip takes ${fast} minutes, not the ${allowed} that are allowed.`,
    ],
    [
      ((u + v) * slow) / 120,
      "averages the speeds",
      `The average of ${u} and ${v} ${hour} is the speed of neither trip.`,
    ],
    [
      (v * apart) / 60,
      "drives only the difference",
      `The ${apart} minutes are the difference of the two times, not the time of a trip.`,
    ],
    [
      (u * apart) / 60,
      "drives only the difference",
      `The ${apart} minutes are the difference of the two times, not the time of a trip.`,
    ],
    [
      (v * slow) / 60,
      "crosses speed and time",
      `The ${slow} minutes belong to ${u} ${hour}, not to ${v}.`,
    ],
    [
      (u * fast) / 60,
      "crosses speed and time",
      `The ${fast} minutes belong to ${v} ${hour}, not to ${u}.`,
    ],
  ];
}

function wrongAllowed({
  isEarly,
  u,
  v,
  late,
  other,
  miss,
  apart,
  hour,
  second,
  slow,
  fast,
  wrongApart,
  mixed,
}: Numbers): Wrong[] {
  return [
    [
      slow,
      "gives the time of the slower trip",
      `At ${u} ${hour} the trip takes ${slow} minutes, and that is ${late} too many.`,
    ],
    [
      fast,
      "gives the time of the faster trip",
      `At ${v} ${hour} the trip takes ${fast} minutes, and that is ${miss} too ${isEarly ? "few" : "many"}.`,
    ],
    [
      (slow + fast) / 2,
      "takes the middle of both times",
      `The set time lies ${late} minutes from one trip and ${miss} from the other, so not midway.`,
    ],
    [
      slow + late,
      "adds where one must subtract",
      `The slower trip is late, so the set time is less than its ${slow} minutes.`,
    ],
    [
      isEarly ? fast - miss : fast + miss,
      "corrects the wrong way",
      `The faster trip takes ${fast} minutes and arrives ${second}, so the set time is ${isEarly ? "more" : "less"} than that.`,
    ],
    [
      (v * wrongApart) / (v - u) - late,
      isEarly ? "subtracts the minutes" : "adds the minutes",
      mixed,
    ],
    [
      apart,
      "stops at the difference",
      `The two trips differ by ${apart} minutes; the trips themselves take ${slow} and ${fast}.`,
    ],
    [
      (slow * u) / v - other + late,
      "mixes up the two misses",
      `The set time is ${late} minutes less than the slower trip takes.`,
    ],
  ];
}

function wrongSpeed({
  u,
  v,
  length,
  allowed,
  late,
  other,
  miss,
  apart,
  hour,
  slow,
  fast,
}: Numbers): Wrong[] {
  return [
    [
      (u + v) / 2,
      "averages the speeds",
      `Halfway between the speeds is not halfway between the times, and the set time does not even lie midway.`,
    ],
    [
      (u * miss + v * late) / apart,
      "shares out the speeds by minutes",
      `Times lie ${late} and ${miss} minutes from the set time, but speeds do not change in step with times.`,
    ],
    [
      (u * late + v * miss) / (late + miss),
      "shares out the speeds by minutes",
      `Times lie ${late} and ${miss} minutes from the set time, but speeds do not change in step with times.`,
    ],
    [
      (2 * u * v) / (u + v),
      "takes the middle of both times",
      `This speed would take the middle of ${slow} and ${fast} minutes; the set time is ${allowed}.`,
    ],
    [v - u, "subtracts the speeds", `The difference of ${u} and ${v} is no speed of a trip here.`],
    [
      2 * v - u,
      "goes on by the same step",
      `A step of ${v - u} ${hour} more does not save the same number of minutes each time.`,
    ],
    [
      (60 * length) / slow + late,
      "adds minutes to a speed",
      `The ${late} minutes late cannot be added to ${u} ${hour}; minutes and speeds are different things.`,
    ],
    [
      v + other,
      "takes minutes from a speed",
      `The ${miss} minutes cannot be set against ${v} ${hour}; minutes and speeds are different things.`,
    ],
    [
      (60 * length) / (slow + late),
      "corrects the wrong way",
      `At this speed the trip would take ${slow + late} minutes; the set time is less than ${slow}, not more.`,
    ],
  ];
}

const WRONG = { distance: wrongDistance, allowed: wrongAllowed, speed: wrongSpeed };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { unit, asked, u, v, w, length, allowed, hour, slow, fast } = numbers;

  const ways = WRONG[asked](numbers);
  const key = { distance: length, allowed, speed: w }[asked];
  return {
    key: {
      text: String(key),
      value: key,
      why: `The distance is ${length} ${unit}: ${slow} minutes at ${u} ${hour} and ${fast} minutes at ${v}, so ${allowed} minutes are allowed, at ${w} ${hour}.`,
    },
    slips: slipsFrom(
      ways,
      (n) => Number.isInteger(n) && n > 1 && (asked !== "speed" || n <= 3 * v),
    ),
  };
}

function solutionOf({
  unit,
  asked,
  isEarly,
  u,
  v,
  w,
  length,
  allowed,
  late,
  miss,
  apart,
  hour,
  second,
  slow,
  fast,
}: Numbers): Solution {
  const [x, y] = [u / gcd(u, v), v / gcd(u, v)];
  return {
    idea: `The set time is unknown, but the two arrivals lie ${apart} minutes apart, and that is the difference of the two trip times.`,
    steps: [
      `The slower trip takes $${late} ${isEarly ? "+" : "-"} ${miss} = ${apart}$ minutes longer than the faster one.`,
      `The speeds are as $${x} : ${y}$, so the times are as $${y} : ${x}$. If they are $${texOf(y)}$ and $${texOf(x)}$ minutes, then $${texOf(y - x)} = ${apart}$.`,
      `So the slower trip takes ${slow} minutes and the faster one ${fast}.`,
      ...{
        distance: [`The distance is $${u} \\cdot \\frac{${slow}}{60} = ${length}$ ${unit}.`],
        allowed: [
          `The slower one is ${late} minutes late, so $${slow} - ${late} = ${allowed}$ minutes are allowed.`,
        ],
        speed: [
          `The distance is $${u} \\cdot \\frac{${slow}}{60} = ${length}$ ${unit}, and $${slow} - ${late} = ${allowed}$ minutes are allowed.`,
          `The speed is $${length} \\div \\frac{${allowed}}{60} = ${w}$ ${hour}.`,
        ],
      }[asked],
    ],
    check: `From the other trip: ${fast} minutes and ${second} also gives $${fast} ${isEarly ? "+" : "-"} ${miss} = ${allowed}$ minutes allowed.`,
  };
}

export const template: ProblemTemplate = {
  id: "late-at-one-early-at-other",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "The same trip at two speeds misses the timetable by known minutes: the difference of the two times gives the distance.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, isEarly } = numbers;
    return {
      variant: `${asked}-${isEarly ? "early" : "late"}/${name}`,
      context: "real",
      // One equation for the distance; the set time and then its speed come after it. Two delays
      // must be subtracted.
      difficulty: { distance: 5, allowed: 6, speed: 7 }[asked] + (isEarly ? 0 : 1),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every whole distance against both arrivals. */
  check({ stem, options }) {
    const [u, late] = read(stem, /speed of (\d+) .*? arrives? (\d+) minutes late/).map(Number) as [
      number,
      number,
    ];
    const [v, miss, side] = read(
      stem,
      /(?:and at|goes at) (\d+) .*? arrives? (\d+) minutes (early|late)/,
    ) as [string, string, string];
    const other = side === "early" ? -Number(miss) : Number(miss);
    const fits = range(1, 500).filter((length) =>
      minutes(length, u)
        .minus(new Fraction(late))
        .equals(minutes(length, Number(v)).minus(new Fraction(other))),
    );
    const [length] = fits;
    if (!length || fits.length > 1) throw new Error(`${fits.length} distances fit: ${stem}`);
    const allowed = minutes(length, u).minus(new Fraction(late));
    const answer = stem.includes("How many minutes")
      ? allowed
      : stem.includes("At what")
        ? new Fraction(60 * length).over(allowed)
        : new Fraction(length);
    return options.flatMap((option, place) => (valueOf(option).equals(answer) ? [place] : []));
  },
};
