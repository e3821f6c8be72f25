import {
  capital,
  Fraction,
  fractionSlips,
  gcd,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly first: string;
  readonly second: string;
  readonly ends: readonly [string, string];
  readonly way: string;
  readonly unit: string;
  /** Plausible speeds for these travelers. */
  readonly speeds: readonly [number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "ferries",
    first: "the car ferry",
    second: "the mail boat",
    ends: ["Lindoy", "Marsa"],
    way: "the same route",
    unit: "miles",
    speeds: [8, 40],
  },
  {
    name: "hikers",
    first: "Amara",
    second: "Joaquin",
    ends: ["the hut", "the lake"],
    way: "the same path",
    unit: "kilometers",
    speeds: [2, 7],
  },
  {
    name: "trucks",
    first: "the milk truck",
    second: "the feed truck",
    ends: ["Tavi", "Oreno"],
    way: "the same road",
    unit: "kilometers",
    speeds: [20, 90],
  },
  {
    name: "cyclists",
    first: "Ines",
    second: "Bao",
    ends: ["the school", "the mill"],
    way: "the same road",
    unit: "kilometers",
    speeds: [8, 36],
  },
  {
    name: "trains",
    first: "the freight train",
    second: "the night train",
    ends: ["Kesta", "Dunmar"],
    way: "parallel tracks",
    unit: "miles",
    speeds: [20, 100],
  },
  {
    name: "drones",
    first: "the survey drone",
    second: "the supply drone",
    ends: ["the base", "the quarry"],
    way: "the same straight line",
    unit: "kilometers",
    speeds: [18, 72],
  },
];

const ROOTS = range(1, 6).flatMap((p) =>
  range(1, 6)
    .filter((q) => q !== p && gcd(p, q) === 1 && Math.max(p, q) < 4 * Math.min(p, q))
    .map((q) => [p, q] as const),
);

type Asked = "meeting" | "whole" | "ratio" | "speed" | "distance";

/** Times whose product is an easy square, and plausible speeds in their ratio. */
function drawFor(rng: Rng, asked: Asked, speeds: Setting["speeds"]) {
  for (let tries = 0; tries < 200; tries++) {
    const [p, q] = rng.pick(ROOTS);
    const scale = rng.int(2, 40);
    const [a, b, t] = [p * p * scale, q * q * scale, p * q * scale];
    const unit = rng.int(1, 50);
    const [u, v] = [q * unit, p * unit];
    const areTimes = Math.min(a, b) >= 8 && Math.max(a, b) <= 200 && (t <= 48 || t % 10 === 0);
    const areSpeeds = [u, v].every((n) => n >= speeds[0] && n <= speeds[1]);
    const isWhole = asked !== "distance" || (u * (t + a)) % 60 === 0;
    if (areTimes && areSpeeds && isWhole) return { p, q, a, b, t, u, v };
  }
  return null;
}

const plus =
  (n: number) =>
  ([value, slip, why]: Wrong<Fraction>): Wrong<Fraction> => [
    value.plus(new Fraction(n)),
    slip,
    why,
  ];

const by =
  (top: number, bottom = 1) =>
  ([value, slip, why]: Wrong<Fraction>): Wrong<Fraction> => [
    value.times(new Fraction(top, bottom)),
    slip,
    why,
  ];

function drawNumbers(rng: Rng) {
  const { name, first, second, ends, way, unit, speeds } = rng.pick(SETTINGS);
  const asked = rng.pick(["meeting", "whole", "ratio", "speed", "distance"] as const);
  const drawn = drawFor(rng, asked, speeds);
  if (!drawn) return null;
  const { p, q } = drawn;
  const hour = `${unit} per hour`;
  const ratio = new Fraction(q, p);
  return { name, first, second, ends, way, unit, asked, drawn, hour, ratio };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ first, second, ends, way, unit, asked, drawn, hour }: Numbers, rng: Rng): string {
  const { a, b, u, v } = drawn;
  const capitalFirst = capital(first);
  const setOff = rng.pick([
    `At the same moment ${first} leaves ${ends[0]} for ${ends[1]} and ${second} leaves ${ends[1]} for ${ends[0]}, each at a constant speed along ${way}.`,
    `${capitalFirst} sets out from ${ends[0]} for ${ends[1]} at the same moment as ${second} sets out from ${ends[1]} for ${ends[0]}, each at a constant speed along ${way}.`,
  ]);
  const after = `After they meet, ${first} needs ${a} more minutes to arrive and ${second} needs ${b} more minutes.`;
  const question = {
    meeting: `How many minutes after setting out do they meet?`,
    whole: `How many minutes does the whole trip take ${first}?`,
    ratio: `What is the ratio of the speed of ${first} to that of ${second}?`,
    speed: `If ${second} travels at ${v} ${hour}, at how many ${hour} does ${first} travel?`,
    distance: `If ${first} travels at ${u} ${hour}, how many ${unit} is it from ${ends[0]} to ${ends[1]}?`,
  }[asked];
  return `${setOff} ${after} ${question}`;
}

function optionsOf({ first, second, unit, asked, drawn, hour, ratio }: Numbers): ProblemOptions {
  const { p, q, a, b, t, u, v } = drawn;
  const times: Wrong<Fraction>[] = [
    [
      new Fraction(a + b, 2),
      "takes the average of the two times",
      `The meeting after $\\frac{${a} + ${b}}{2}$ minutes does not fit: ${first} has to do in ${a} minutes what ${second} did before, and the other way around, so the product counts.`,
    ],
    [
      new Fraction(a + b),
      "adds the two times",
      `The ${a} and ${b} minutes run side by side after the meeting; their sum measures nothing before it.`,
    ],
    [
      new Fraction(Math.abs(a - b)),
      "subtracts the two times",
      `The difference says how much later one arrives than the other, not when they meet.`,
    ],
    [
      new Fraction(a * b, a + b),
      "adds rates as in joint work",
      `This treats ${a} and ${b} minutes as times for one whole way; each is only the time for the part after the meeting.`,
    ],
    [
      new Fraction(2 * a * b, a + b),
      "takes a harmonic mean",
      `This averages rates over a common distance; the two parts after the meeting have different lengths.`,
    ],
    [
      new Fraction(b),
      "takes equal speeds for granted",
      `Only at equal speeds would ${first} come to the meeting in the ${b} minutes that ${second} needs afterward.`,
    ],
    [
      new Fraction(a),
      "takes the meeting for halfway",
      `Only if they met halfway would the ${a} minutes afterward equal the time before.`,
    ],
  ];
  const inverse = `The ratio is turned around: the one with ${p < q ? "less" : "more"} time left after the meeting is the ${p < q ? "faster" : "slower"}, and that is ${first}.`;
  const quotients: Wrong<Fraction>[] = [
    [
      new Fraction(b, a),
      "compares the two times only",
      `The times ${a} and ${b} belong to ways of different lengths, so their quotient is not that of the speeds; it is the square of it.`,
    ],
    [new Fraction(p, q), "turns the ratio around", inverse],
    [
      new Fraction(a + b, 2 * a),
      "takes the average for the meeting time",
      `With the meeting after $\\frac{${a} + ${b}}{2}$ minutes the two speeds would not agree with both arrivals.`,
    ],
    [
      new Fraction(2 * b, a + b),
      "takes the average for the meeting time",
      `With the meeting after $\\frac{${a} + ${b}}{2}$ minutes the two speeds would not agree with both arrivals.`,
    ],
    [
      new Fraction(a, b),
      "takes longer for faster",
      `The times ${a} and ${b} belong to ways of different lengths, and more time left means slower, not faster.`,
    ],
    [
      new Fraction(a + b, b),
      `compares both times with one`,
      `The sum ${a + b} is no time that either of them travels.`,
    ],
  ];
  const onlyAfter: Wrong<Fraction> = [
    new Fraction(t),
    "stops at the meeting",
    `They meet after ${t} minutes; ${first} still has ${a} minutes to go.`,
  ];
  const other: Wrong<Fraction> = [
    new Fraction(t + b),
    `answers for ${second}`,
    `That is the whole time of ${second}, $${t} + ${b}$ minutes.`,
  ];
  const ways: Record<typeof asked, Wrong<Fraction>[]> = {
    meeting: times,
    whole: [other, onlyAfter, ...times.map(plus(a))],
    ratio: quotients,
    speed: quotients.map(by(v)),
    distance: [other, onlyAfter, ...times.map(plus(a))]
      .map(by(u, 60))
      .map(([n, slip, why]): Wrong<Fraction> => [
        n,
        slip,
        `${why} At ${u} ${hour} it gives ${n.value} ${unit}.`,
      ]),
  };
  const key = {
    meeting: new Fraction(t),
    whole: new Fraction(t + a),
    ratio,
    speed: new Fraction(u),
    distance: new Fraction(u * (t + a), 60),
  }[asked];
  const text = (n: Fraction): string =>
    asked === "ratio" ? `$${n.top} : ${n.bottom}$` : String(n.value);
  return {
    key: {
      text: text(key),
      value: key.value,
      why: `They meet after ${t} minutes, since $${t}^2 = ${a} \\cdot ${b}$; the speeds are as $${t} : ${a}$, or $${ratio.top} : ${ratio.bottom}$.`,
    },
    slips: fractionSlips(ways[asked], (n) => asked === "ratio" || (n.isWhole && n.value > 0), text),
  };
}

function solutionOf({ first, second, unit, asked, drawn, hour, ratio }: Numbers): Solution {
  const { p, q, a, b, t, u, v } = drawn;
  const distance = (u * (t + a)) / 60;
  const wholeTrip = `The whole trip of ${first} takes $${t} + ${a} = ${t + a}$ minutes.`;
  return {
    idea: `After the meeting each covers the very part that the other covered before it.`,
    steps: [
      `Let them meet after $t$ minutes. What ${second} does in $t$ minutes ${first} does in ${a}, so the speeds of ${first} and ${second} are as $t : ${a}$.`,
      `What ${first} does in $t$ minutes ${second} does in ${b}, so the speeds are also as $${b} : t$.`,
      `So $t^2 = ${a} \\cdot ${b} = ${a * b}$ and $t = ${t}$.`,
      ...{
        meeting: [],
        whole: [wholeTrip],
        ratio: [
          `The ratio of the speeds is $${t} : ${a}$, in lowest terms $${ratio.top} : ${ratio.bottom}$.`,
        ],
        speed: [
          `The speeds are as $${ratio.top} : ${ratio.bottom}$, so ${first} travels at $${v} \\cdot \\frac{${q}}{${p}} = ${u}$ ${hour}.`,
        ],
        distance: [
          wholeTrip,
          `At ${u} ${hour} this is $${u} \\cdot \\frac{${t + a}}{60} = ${distance}$ ${unit}.`,
        ],
      }[asked],
    ],
    check: `The one who has ${Math.min(a, b)} minutes left is faster, and by the square root of $${Math.max(a, b)} : ${Math.min(a, b)}$, not by this ratio itself.`,
  };
}

export const template: ProblemTemplate = {
  id: "times-after-meeting",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "Two travelers meet and then need known times to the far ends: each does after the meeting what the other did before.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, drawn } = numbers;
    const { p, q } = drawn;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Only two times are given, so the relation must be seen; then one more step, or a length.
      difficulty:
        { meeting: 7, whole: 8, ratio: 8, speed: 8, distance: 9 }[asked] -
        (p === 1 || q === 1 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Sends both along a distance of 1 for every possible meeting and keeps the one that fits both
   * arrivals.
   */
  check({ stem, options }) {
    const [a, b] = read(stem, /needs (\d+) more minutes to arrive .* needs (\d+) more/).map(
      Number,
    ) as [number, number];
    const fits = range(1, 1000).filter((t) => {
      const whole = (after: number) => new Fraction(1, t + after);
      const [one, two] = [whole(a), whole(b)];
      return one.plus(two).times(new Fraction(t)).equals(new Fraction(1));
    });
    const [t] = fits;
    if (!t || fits.length > 1) throw new Error(`${fits.length} meetings fit: ${stem}`);
    const ratio = new Fraction(t + b, t + a);
    const answer = (): Fraction => {
      if (stem.includes("ratio")) return ratio;
      if (stem.includes("whole trip")) return new Fraction(t + a);
      if (stem.includes("do they meet?")) return new Fraction(t);
      const given = valueOf(read(stem, /travels at (\d+)/)[0]!);
      return stem.includes("does") ? ratio.times(given) : given.times(new Fraction(t + a, 60));
    };
    return options.flatMap((option, place) => (valueOf(option).equals(answer()) ? [place] : []));
  },
};
