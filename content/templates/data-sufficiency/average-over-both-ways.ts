import {
  inEitherOrder,
  leavesOpen,
  near,
  plain,
  range,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Average speeds from X to Y and back, and the distance in one direction. */
type Trip = { readonly out: number; readonly back: number; readonly way: number };
type Ask = "speed" | "share";

const VEHICLES = ["car", "truck", "bus"] as const;
const PLACES = [
  ["Town X", "Town Y"],
  ["City P", "City Q"],
  ["Point A", "Point B"],
] as const;

/** Pairs of speeds with a round average, the slower one first. */
const SPEEDS = [
  [40, 60],
  [30, 60],
  [50, 75],
  [24, 40],
  [20, 30],
  [48, 80],
  [36, 60],
] as const;
const HALF_MORE = [
  [20, 30],
  [30, 45],
  [40, 60],
  [50, 75],
] as const;

interface Words {
  readonly it: string;
  readonly x: string;
  readonly y: string;
}

const STEMS: Readonly<Record<Ask, readonly ((words: Words) => string)[]>> = {
  speed: [
    ({ it, x, y }) =>
      `A ${it} traveled from ${x} to ${y} and then returned to ${x} along the same route. What was the ${it}'s average speed, in miles per hour, for the round trip?`,
    ({ it, x, y }) =>
      `What was the average speed, in miles per hour, of a certain ${it} for a round trip from ${x} to ${y} and back along the same route?`,
  ],
  share: [
    ({ it, x, y }) =>
      `A ${it} traveled from ${x} to ${y} and then returned to ${x} along the same route. What fraction of the total traveling time did the trip from ${x} to ${y} take?`,
    ({ it, x, y }) =>
      `A certain ${it} made a round trip from ${x} to ${y} and back along the same route. The trip from ${x} to ${y} took what percent of the ${it}'s total traveling time?`,
  ],
};

interface Design {
  readonly variant: string;
  readonly asks: Ask;
  readonly difficulty: number;
  readonly pair: StatementPair;
}

const show = ({ out, back, way }: Trip): string =>
  `${out} and ${back} miles per hour over ${way} miles`;
const open = (why: string, one: Trip, other: Trip) =>
  leavesOpen(`${why} The speeds could be ${show(one)}, or ${show(other)}.`, one, other);
const average = ({ out, back }: Pick<Trip, "out" | "back">): number =>
  (2 * out * back) / (out + back);
const speedsText = ({ it, x, y }: Words, out: number, back: number): string =>
  `The ${it}'s average speed was ${out} miles per hour from ${x} to ${y} and ${back} miles per hour from ${y} to ${x}.`;
const meanText = ({ it, x, y }: Words, mean: number): string =>
  `The average (arithmetic mean) of the ${it}'s average speed from ${x} to ${y} and its average speed from ${y} to ${x} was ${mean} miles per hour.`;
const longerText = ({ x, y }: Words): string =>
  `The trip from ${x} to ${y} took 1 hour longer than the trip from ${y} to ${x}.`;

type Maker = (rng: Rng, words: Words) => Design | null;

const speedDesigns: readonly Maker[] = [
  (rng, words) => {
    const [out, back] = rng.shuffle(rng.pick(SPEEDS)) as [number, number];
    const way = rng.pick([60, 90, 120, 150, 180, 240]);
    const hours = way / out + way / back;
    const mean = average({ out, back });
    const speeds = settles(
      `Over $d$ miles each way, the time is $\\frac{d}{${out}} + \\frac{d}{${back}}$ hours. The average speed is $2d$ divided by this, and $d$ cancels: ${mean} miles per hour.`,
    );
    const total = rng.chance(0.5) && Number.isInteger(hours);
    const { x, y } = words;
    return {
      variant: total ? "speeds-or-total" : "speeds-or-distance",
      asks: "speed",
      difficulty: 4,
      pair: total
        ? statementPair(
            ["hidden-enough", "A", "Speeds without a distance seem to say too little."],
            [
              `The distance from ${x} to ${y} along the route is ${way} miles, and the round trip took a total of ${hours} hours of traveling time.`,
              settles(`${2 * way} miles in ${hours} hours is ${mean} miles per hour.`),
            ],
            [speedsText(words, out, back), speeds],
          )
        : statementPair(
            ["c-trap", "C", "A speed seems to require a distance and a time."],
            [speedsText(words, out, back), speeds],
            [
              `The distance from ${x} to ${y} along the route is ${way} miles.`,
              open("Nothing is said about the time.", { out, back, way }, { out, back: out, way }),
            ],
          ),
    };
  },
  (rng, words) => {
    const [slow, fast] = rng.pick([
      [15, 30],
      [30, 60],
      [36, 72],
      [20, 40],
    ] as const);
    const { it, x, y } = words;
    const way = 2 * fast;
    const asTime = rng.chance(0.5);
    return {
      variant: "twice-as-long",
      asks: "speed",
      difficulty: 5,
      pair: statementPair(
        ["hidden-enough", "C", "Two unknown times seem to require one more fact."],
        [
          `The trip from ${x} to ${y} took twice as long as the trip from ${y} to ${x}, and the ${it}'s average speed from ${x} to ${y} was ${slow} miles per hour.`,
          settles(
            `Half of the time for the same distance means twice the speed, ${fast} miles per hour. For speeds of ${slow} and ${fast}, the average is ${average({ out: slow, back: fast })} miles per hour over any distance.`,
          ),
        ],
        asTime
          ? [
              "The round trip took a total of 6 hours of traveling time.",
              open(
                "Nothing is said about the distance.",
                { out: slow, back: fast, way },
                { out: 2 * slow, back: 2 * fast, way: 2 * way },
              ),
            ]
          : [
              `The distance from ${x} to ${y} along the route is ${way} miles.`,
              open(
                "Nothing is said about the time.",
                { out: slow, back: fast, way },
                { out: slow, back: slow, way },
              ),
            ],
      ),
    };
  },
  (rng, words) => {
    const [out, back] = rng.shuffle(
      rng.pick([
        [40, 60],
        [30, 60],
        [50, 75],
        [24, 40],
        [20, 30],
        [48, 80],
      ] as const),
    ) as [number, number];
    const { it, x, y } = words;
    const pace = 60 / out + 60 / back;
    const mean = average({ out, back });
    return {
      variant: "minutes-per-mile",
      asks: "speed",
      difficulty: 6,
      pair: statementPair(
        ["hidden-enough", "A", "A sum of two unknown paces seems to leave the speeds open."],
        [
          speedsText(words, out, back),
          settles(`The distance cancels, and the average is ${mean} miles per hour.`),
        ],
        [
          `The sum of the average number of minutes that the ${it} took per mile from ${x} to ${y} and the average number of minutes that it took per mile from ${y} to ${x} was ${pace}.`,
          settles(
            `Each mile of the route was traveled twice, in ${pace} minutes altogether. So the average is 2 miles in ${pace} minutes, or ${mean} miles per hour, whatever the two speeds are.`,
          ),
        ],
      ),
    };
  },
  (rng, words) => {
    const [slow, fast] = rng.pick(HALF_MORE);
    const { it, x, y } = words;
    const mean = (slow + fast) / 2;
    const way = rng.pick([120, 180, 240]);
    const at = { out: slow, back: fast, way };
    const byTime = rng.chance(0.5);
    const ratio = open("Only the ratio of the speeds follows, 2 to 3.", at, {
      out: 2 * slow,
      back: 2 * fast,
      way,
    });
    return {
      variant: byTime ? "mean-and-share" : "mean-and-percent",
      asks: "speed",
      difficulty: byTime ? 6 : 5,
      pair: statementPair(
        [
          "false-enough",
          "A",
          `The mean of the two speeds is easily taken for the average speed, but more time was spent at the lower speed.`,
        ],
        [
          meanText(words, mean),
          open("The speeds add up to a known number, but more isn't known.", at, {
            out: mean,
            back: mean,
            way,
          }),
        ],
        [
          byTime
            ? `The trip from ${x} to ${y} took 60 percent of the total traveling time.`
            : `The ${it}'s average speed from ${y} to ${x} was 50 percent greater than its average speed from ${x} to ${y}.`,
          ratio,
        ],
        settles(
          `Speeds in the ratio 2 to 3 with a mean of ${mean} are ${slow} and ${fast}, so the average is ${average(at)} miles per hour.`,
        ),
      ),
    };
  },
  (rng, words) => {
    const { it, x, y } = words;
    const withMean = rng.chance(0.5);
    const u = rng.pick([10, 15, 20]);
    const a = rng.pick([24, 30, 36, 40]);
    const [one, other] = withMean
      ? [
          { out: 2 * u, back: 4 * u, way: 4 * u },
          { out: 2.4 * u, back: 3.6 * u, way: 7.2 * u },
        ]
      : [
          { out: a, back: 2 * a, way: 2 * a },
          { out: a, back: 1.5 * a, way: 3 * a },
        ];
    return {
      variant: withMean ? "mean-and-hour" : "speed-and-hour",
      asks: "speed",
      difficulty: withMean ? 6 : 5,
      pair: statementPair(
        ["near-miss", "C", "A speed and a difference of times look like two equations."],
        [
          withMean
            ? meanText(words, 3 * u)
            : `The ${it}'s average speed from ${x} to ${y} was ${a} miles per hour.`,
          open("Nothing is said about the time.", one, other),
        ],
        [longerText(words), open("A difference of times fixes no speed.", one, other)],
        open("There are three unknowns, two speeds and a distance.", one, other),
      ),
    };
  },
];

const shareDesigns: readonly Maker[] = [
  (rng, words) => {
    const { it, x, y } = words;
    const [slow, fast] = rng.pick(HALF_MORE);
    const a = rng.pick([24, 30, 36, 40]);
    return {
      variant: "share-by-ratio",
      asks: "share",
      difficulty: 4,
      pair: statementPair(
        ["hidden-enough", "C", "A fraction of the time seems to require times in hours."],
        [
          `The ${it}'s average speed from ${y} to ${x} was ${(100 * fast) / slow - 100} percent greater than its average speed from ${x} to ${y}.`,
          settles(
            "Over equal distances, speeds in the ratio 2 to 3 mean times in the ratio 3 to 2, so the trip took $\\frac{3}{5}$ of the time.",
          ),
        ],
        [
          longerText(words),
          open(
            "One hour can be a large or a small part of the time.",
            { out: a, back: 2 * a, way: 2 * a },
            { out: a, back: 1.5 * a, way: 3 * a },
          ),
        ],
      ),
    };
  },
  (rng, words) => {
    const { it, x, y } = words;
    const g = rng.pick([10, 15, 20, 30]);
    const withHour = rng.chance(0.5);
    const way = 2 * g;
    const one = { out: g, back: 2 * g, way };
    const other = { out: 2 * g, back: 3 * g, way: 6 * g };
    const faster = `The ${it}'s average speed from ${y} to ${x} was ${g} miles per hour greater than its average speed from ${x} to ${y}.`;
    const out = g * rng.pick([1, 2, 3]);
    const ratio = `\\frac{${out + g}}{${2 * out + g}}`;
    return {
      variant: withHour ? "faster-and-hour" : "faster-and-speed",
      asks: "share",
      difficulty: withHour ? 6 : 4,
      pair: withHour
        ? statementPair(
            [
              "near-miss",
              "C",
              "A difference of speeds and a difference of times look like enough.",
            ],
            [faster, open("A difference of speeds fixes no ratio.", one, other)],
            [longerText(words), open("A difference of times fixes no ratio.", one, other)],
            open("There are three unknowns, two speeds and a distance.", one, other),
          )
        : statementPair(
            ["false-enough", "A", "How much faster the return was seems to fix the fraction."],
            [faster, open("A difference of speeds fixes no ratio.", one, other)],
            [
              `The ${it}'s average speed from ${x} to ${y} was ${out} miles per hour.`,
              open(
                "Nothing is said about the return.",
                { out, back: out, way },
                { out, back: 2 * out, way },
              ),
            ],
            settles(
              `The speeds were ${out} and ${out + g}, so the times are in the ratio ${out + g} to ${out} and the fraction is $${ratio}$.`,
            ),
          ),
    };
  },
  (rng, words) => {
    const { it, x, y } = words;
    // The average exceeds one speed by a percent and is less than the other by another percent.
    const [more, less, slow, fast] = rng.pick([
      [20, 20, 2, 3],
      [50, 50, 1, 3],
      [60, 60, 1, 4],
    ] as const);
    const share = `\\frac{${fast}}{${slow + fast}}`;
    return {
      variant: "average-compared",
      asks: "share",
      difficulty: 7,
      pair: statementPair(
        ["c-trap", "C", "Each compares the average with one speed only, so both seem needed."],
        [
          `The ${it}'s average speed for the round trip was ${more} percent greater than its average speed from ${x} to ${y}.`,
          settles(
            `At $v$ miles per hour on the way to ${y} and an average of $${1 + more / 100}v$ for twice the distance, the total time is $\\frac{2}{${1 + more / 100}}$ times that of the first trip, so the fraction is $${share}$.`,
          ),
        ],
        [
          `The ${it}'s average speed for the round trip was ${less} percent less than its average speed from ${y} to ${x}.`,
          settles(
            `The return took $${(100 - less) / 200}$ of the total time, because it was half of the distance and the average is $${(100 - less) / 100}$ of its speed. So the fraction is $${share}$.`,
          ),
        ],
      ),
    };
  },
  (rng, words) => {
    const { it } = words;
    const [slow, fast] = rng.pick([
      [40, 60],
      [30, 60],
      [24, 40],
      [48, 80],
      [36, 60],
    ] as const);
    const way = 120;
    const [one, other] = [
      { out: slow, back: fast, way },
      { out: fast, back: slow, way },
    ];
    const mean = (slow + fast) / 2;
    return {
      variant: "two-averages",
      asks: "share",
      difficulty: 7,
      pair: statementPair(
        ["near-miss", "C", "The two speeds can be found, but not which of them is which."],
        [meanText(words, mean), open("This is one equation in two speeds.", one, other)],
        [
          `The ${it}'s average speed for the round trip was ${average(one)} miles per hour.`,
          open("This is one equation in two speeds.", one, other),
        ],
        open(`The two speeds are ${slow} and ${fast} in either order.`, one, other),
      ),
    };
  },
];

const DESIGNS = [...speedDesigns, ...shareDesigns];

const SOLUTIONS: Readonly<Record<Ask, Omit<Solution, "steps">>> = {
  speed: {
    idea: "The average speed is the total distance divided by the total time. The distances are equal, so the two speeds alone settle it.",
    fast: [
      "Call the distance 1. If the total time for two such distances is fixed, so is the average speed.",
    ],
    check:
      "The mean of the two speeds is too large, because more time was spent at the lower speed.",
    takeaway:
      "For a round trip, the average speed depends on the two speeds and not on the distance.",
  },
  share: {
    idea: "Over equal distances, the times are in the inverse ratio of the speeds, so a ratio is enough and differences are not.",
    fast: [
      "Ask of each statement whether it still holds when both speeds are doubled and whether it fixes their ratio.",
    ],
    check: "Try two trips with different distances.",
    takeaway: "A fraction of a total needs only a ratio.",
  },
};

export const template: SufficiencyTemplate = {
  id: "average-over-both-ways",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A round trip at two speeds: the distance isn't needed, the mean of speeds misleads, and differences fix no ratio.",

  make(rng) {
    const [x, y] = rng.pick(PLACES);
    const words = { it: rng.pick(VEHICLES), x, y };
    const design = rng.pick(DESIGNS)(rng, words);
    if (!design) return null;
    const { variant, asks, difficulty } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: "real",
      difficulty,
      stem: rng.pick(STEMS[asks])(words),
      ...pair,
      solution: { ...SOLUTIONS[asks], steps: stepsOfFindings(pair) },
    };
  },

  /** Makes the trip at every pair of speeds over every distance. */
  check({ stem, statements }): SufficiencyModel<Trip> {
    const text = plain(stem);
    const asksSpeed = /average speed/.test(text);
    const [start] = /(?:Town|City|Point) [A-Z]/.exec(text) ?? [];
    if (!start) throw new Error(`The question cannot be read: ${text}`);
    const [first, second] = statements.map((said) => conditionOf(plain(said), start)) as [
      (trip: Trip) => boolean,
      (trip: Trip) => boolean,
    ];
    return {
      cases: TRIPS,
      first,
      second,
      answer: ({ out, back }) =>
        Math.round(1e6 * (asksSpeed ? 2 / (1 / out + 1 / back) : back / (out + back))),
    };
  },
};

const GRID = [
  10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 35, 36, 40, 45, 48, 50, 54, 60, 64, 70, 72, 75, 80, 90,
  96, 100, 120, 150,
];
const WAYS = [...range(1, 30).map((n) => 10 * n), 36, 48, 72, 108, 144, 400, 480, 600];
const TRIPS: readonly Trip[] = GRID.flatMap((out) =>
  GRID.flatMap((back) => WAYS.map((way) => ({ out, back, way }))),
);

const hours = ({ out, back, way }: Trip): number => way / out + way / back;
const round = (trip: Trip): number => (2 * trip.way) / hours(trip);

function conditionOf(said: string, start: string): (trip: Trip) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  // Which trip a statement names first, and which last.
  const trips = Array.from(said.matchAll(/from (\w+ [A-Z]) to/g), ([, place]) =>
    place === start ? ("out" as const) : ("back" as const),
  );
  const [one = "out", last = trips.at(-1)!] = trips;
  const tests: [RegExp, (trip: Trip) => boolean][] = [
    [/^The distance .* took a total/, (t) => t.way === a && near(hours(t), b)],
    [/^The distance/, (t) => t.way === a],
    [/^The round trip took/, (t) => near(hours(t), a)],
    [/twice as long/, (t) => near(t.way / t[one], (2 * t.way) / t[last]) && t[one] === a],
    [/^The sum of the average number/, (t) => near(60 / t.out + 60 / t.back, a)],
    [/^The average \(arithmetic mean\)/, (t) => near((t.out + t.back) / 2, a)],
    [/hour longer than/, (t) => near(t.way / t.out - t.way / t.back, one === "out" ? a : -a)],
    [/percent of the total/, (t) => near(t.way / t[one], (a / 100) * hours(t))],
    [/round trip was .* percent greater/, (t) => near(round(t), (1 + a / 100) * t[one])],
    [/round trip was .* percent less/, (t) => near(round(t), (1 - a / 100) * t[one])],
    [/for the round trip was/, (t) => near(round(t), a)],
    [/percent greater than/, (t) => near(t[one], (1 + a / 100) * t[last])],
    [/miles per hour greater than/, (t) => near(t[one] - t[last], a)],
    [/was \d+ miles per hour from/, (t) => t[one] === a && t[last] === b],
    [/^The \w+'s average speed from .* was \d+ miles per hour\.$/, (t) => t[one] === a],
  ];
  const found = tests.find(([pattern]) => pattern.test(said));
  if (!found) throw new Error(`The statement cannot be read: ${said}`);
  return found[1];
}
