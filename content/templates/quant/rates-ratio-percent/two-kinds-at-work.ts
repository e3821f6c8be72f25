import {
  asFraction,
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type Solution,
  type StemReading,
  texFraction,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If two groups do a job in the same time, take away what they have in common: what is left of each works at the same rate.";

/**
 * `a` of the first kind and `b` of the second do a job in t units of time, and so do `c` and `d`. So
 * a - c of the first kind are worth d - b of the second.
 */
interface Crew {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly t: number;
}

/** The size of a crew in terms of one kind alone. */
const asFirst = ({ a, b, c, d }: Crew): number => a + (b * (a - c)) / (d - b);
const asSecond = ({ a, b, c, d }: Crew): number => b + (a * (d - b)) / (a - c);

/** So many of the first kind for so many of the second. */
const EXCHANGES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
] as const;

const coefficient = (n: number): string => (n === 1 ? "" : String(n));
const both = (x: number, y: number): string => `${coefficient(x)}x + ${coefficient(y)}y`;

function drawCrew(rng: Rng): Crew | null {
  const [c, b] = [rng.int(1, 5), rng.int(1, 6)];
  const [more, fewer] = rng.pick(EXCHANGES);
  const crew = {
    a: c + more,
    b,
    c,
    d: b + fewer,
    t: rng.pick([4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24]),
  };
  return crew.a === crew.b || crew.d > 9 ? null : crew;
}

/** What a crew is worth in machines of the kind asked about. */
interface Worth {
  /** How many of the kind asked about are in the first group, and how many of the other kind. */
  readonly own: number;
  readonly others: number;
  /** What those of the other kind are worth, and what the whole group is worth. */
  readonly worth: number;
  readonly size: number;
  /** The exchange: so many of the kind asked about for so many of the other. */
  readonly rate: readonly [own: number, other: number];
}

function worthOf(crew: Crew, isFirst: boolean): Worth {
  const { a, b, c, d } = crew;
  const size = isFirst ? asFirst(crew) : asSecond(crew);
  const [own, others] = isFirst ? [a, b] : [b, a];
  const rate = isFirst ? ([a - c, d - b] as const) : ([d - b, a - c] as const);
  return { own, others, worth: size - own, size, rate };
}

/** So many machines: `3 [[xs]]`. */
const so = (n: number, name: "x" | "y" | "kind" | "other"): string =>
  `${n} [[${n === 1 ? name : `${name}s`}]]`;

const exchangeOf = ({ a, b, c, d }: Crew): string =>
  `${so(a - c, "x")} ${a - c === 1 ? "does" : "do"} as much as ${so(d - b, "y")}`;

/** A number of machines in TeX, which a wrong exchange can make a fraction. */
const texOf = (value: number): string => texFraction(asFraction(value)!);

/** So many machines times t, over a number. */
const overTime = (value: number, t: number, n: number): string =>
  Number.isInteger(value)
    ? `\\frac{${value} \\cdot ${t}}{${n}}`
    : `${texOf(value)} \\cdot \\frac{${t}}{${n}}`;

/** What the stems call the machines and their job. */
function wordsFor(isFirst: boolean, type: string, thing: string, job: string): Words {
  const [x, y] = [`${type} X ${thing}`, `${type} Y ${thing}`];
  const [kind, other] = isFirst ? [x, y] : [y, x];
  const things = `${thing}s`;
  return {
    x,
    y,
    kind,
    other,
    xs: `${x}s`,
    ys: `${y}s`,
    kinds: `${kind}s`,
    others: `${other}s`,
    things,
    job,
    does: job === "job" ? "does" : "fills",
  };
}

/** Wrong numbers of machines of one kind for the first group, and the mistakes behind them. */
function wrongGroups(crew: Crew, isFirst: boolean): Wrong[] {
  const { a, b, c, d } = crew;
  const { own, others, worth, rate } = worthOf(crew, isFirst);
  const [ownToo, othersToo] = isFirst ? [c, d] : [d, c];
  const inverted = own + (others * rate[1]) / rate[0];
  const leavesOut = (some: number, group: string): string =>
    `which leaves out the work of the ${so(some, "other")} in the ${group} group.`;
  const equal = `as if all the [[things]] worked at the same rate, but ${exchangeOf(crew)}.`;
  return [
    [a + b, "takes the kinds as equal", equal],
    [c + d, "takes the kinds as equal", equal],
    [own, "leaves out a kind", leavesOut(others, "first")],
    [
      inverted,
      "inverts the exchange",
      `as if the first group did as much as $${texOf(inverted)}$ [[kinds]]. That has the exchange upside down, because ${exchangeOf(crew)}.`,
    ],
    [
      worth,
      "counts only what is exchanged",
      `which counts only the ${so(others, "other")} in the first group and leaves out the ${so(own, "kind")}.`,
    ],
    [ownToo, "leaves out a kind", leavesOut(othersToo, "second")],
  ];
}

function checkOf({ a, b, c, d }: Crew): string {
  const [gone, gained] = [a - c, d - b];
  const [fast, slow] = gone < gained ? (["x", "y"] as const) : (["y", "x"] as const);
  const [few, more] = gone < gained ? [gone, gained] : [gained, gone];
  return `One [[${fast}]] does more than one [[${slow}]], because ${so(few, fast)} ${few === 1 ? "does" : "do"} as much as ${so(more, slow)}.`;
}

/** How long so many of one kind take. */
function askTime(rng: Rng): AskedProblem | null {
  const crew = drawCrew(rng);
  if (!crew) return null;
  const { a, b, c, d, t } = crew;
  // Mostly the faster kind, of which a whole group is worth less than its number.
  const isFirst = a - c < d - b === rng.int(1, 4) > 1;
  const worths = worthOf(crew, isFirst);
  const { size } = worths;
  const n = rng.int(3, 15);
  const key = (size * t) / n;
  if (!Number.isInteger(size) || !isPositiveWhole(key) || n === size || key === t || key > 48)
    return null;
  const kind = isFirst ? "X" : "Y";
  const groups = wrongGroups(crew, isFirst).map(([value, slip, why]): Wrong => [
    (value * t) / n,
    slip,
    `This is $${overTime(value, t, n)}$, ${why}`,
  ]);
  return {
    difficulty: 6,
    stems: [
      `Working together at their constant rates, ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} can fill an order in ${t} hours, and ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} can fill the order in the same amount of time. In how many hours can ${n} Model ${kind} machines fill the order?`,
      `It takes ${t} hours for ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} to do a job, and it takes ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} the same amount of time. If all the machines work at constant rates, how many hours does it take ${n} Model ${kind} machines to do the job?`,
      `A pool can be filled in ${t} hours by ${count(a, "Type X pump")} and ${count(b, "Type Y pump")}, or by ${count(c, "Type X pump")} and ${count(d, "Type Y pump")}, all operating at constant rates. In how many hours can ${n} Type ${kind} pumps fill the pool?`,
    ],
    key,
    why: `The first group does as much as ${so(size, "kind")}, and $${size} \\cdot ${t} = ${n} \\cdot ${key}$.`,
    wrong: [
      ...groups.slice(0, 3),
      [
        (n * t) / size,
        "takes direct proportion",
        `This is $\\frac{${n} \\cdot ${t}}{${size}}$, as if ${so(n, "kind")} took ${n < size ? "less" : "more"} time than ${size}. They take ${n < size ? "more" : "less"}.`,
      ],
      ...groups.slice(3),
      [
        (size * t) / (n - 1),
        "divides by the wrong number",
        `This is $\\frac{${size} \\cdot ${t}}{${n - 1}}$, but there are ${n} at work, not ${n - 1}.`,
      ],
    ],
    solution: timeSolution(crew, worths, n, key),
    words: (wording) =>
      wording === 3
        ? wordsFor(isFirst, "Type", "pump", "pool")
        : wordsFor(isFirst, "Model", "machine", wording === 1 ? "order" : "job"),
    shows: (value) => isPositiveWhole(value) && value <= 4 * key && 4 * value >= key,
  };
}

function timeSolution(crew: Crew, worths: Worth, n: number, key: number): Solution {
  const { a, b, c, d, t } = crew;
  const { own, others, worth, size, rate } = worths;
  const [gone, gained] = [a - c, d - b];
  const letter = own === a && others === b ? "x" : "y";
  const times = texOf(rate[0] / rate[1]);
  const joined = `${coefficient(own)}${letter} + ${coefficient(worth)}${letter} = ${size}${letter}`;
  return {
    idea: `The two groups work at the same rate, so ${exchangeOf(crew)}.`,
    fast: [
      `From the first group to the second, ${so(gone, "x")} ${gone === 1 ? "is" : "are"} replaced by ${so(gained, "y")}. So the ${so(others, "other")} in the first group ${others === 1 ? "does" : "do"} as much as ${others === 1 ? `$${times}$` : `$${others} \\cdot ${times} = ${worth}$`} [[${worth === 1 ? "kind" : "kinds"}]], and the group does as much as $${own} + ${worth} = ${size}$ [[kinds]]. If ${size} take ${t} hours, ${n} take $\\frac{${size} \\cdot ${t}}{${n}} = ${key}$ hours.`,
    ],
    steps: [
      `If one [[x]] [[does]] $x$ of the [[job]] per hour and one [[y]] [[does]] $y$ of it, then $${t}(${both(a, b)}) = 1$ and $${t}(${both(c, d)}) = 1$.`,
      `So $${both(a, b)} = ${both(c, d)}$, which simplifies to $${coefficient(gone)}x = ${coefficient(gained)}y$.`,
      `Then $${both(a, b)} = ${joined}$, so $${t} \\cdot ${size}${letter} = 1$.`,
      `Working alone, ${so(n, "kind")} take $\\frac{1}{${n}${letter}} = \\frac{${t} \\cdot ${size}}{${n}} = ${key}$ hours.`,
    ],
    check: checkOf(crew),
    takeaway: TAKEAWAY,
  };
}

/** How many of one kind take a given time. */
function askNumber(rng: Rng): AskedProblem | null {
  const crew = drawCrew(rng);
  if (!crew) return null;
  const { a, b, c, d, t } = crew;
  // Mostly the faster kind, of which a whole group is worth less than its number.
  const isFirst = a - c < d - b === rng.int(1, 4) > 1;
  const worths = worthOf(crew, isFirst);
  const { own, others, size, rate } = worths;
  const time = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30]);
  const key = (size * t) / time;
  if (!Number.isInteger(size) || !isPositiveWhole(key) || time === t || key > 30 || key < 4)
    return null;
  const kind = isFirst ? "X" : "Y";
  const [gone, gained] = [a - c, d - b];
  const groups = wrongGroups(crew, isFirst).map(([value, slip, why]): Wrong => [
    (value * t) / time,
    slip,
    `This is $${overTime(value, t, time)}$, ${why}`,
  ]);
  const unequal = `but ${exchangeOf(crew)}, and the time is ${time} hours, not ${t}.`;
  return {
    difficulty: 6,
    stems: [
      `Working together at their constant rates, ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} can fill an order in ${t} hours, and ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} can fill the order in the same amount of time. How many Model ${kind} machines are needed to fill the order in ${time} hours?`,
    ],
    key,
    why: `The first group does as much as ${so(size, "kind")}, and $${size} \\cdot ${t} = ${key} \\cdot ${time}$.`,
    wrong: [
      ...groups.slice(0, 2),
      [size, "forgets the new time", `${so(size, "kind")} need ${t} hours, not ${time}.`],
      [
        (size * time) / t,
        "takes direct proportion",
        `This is $\\frac{${size} \\cdot ${time}}{${t}}$, as if ${time < t ? "less time took fewer" : "more time took more"} [[things]]. It takes ${time < t ? "more" : "fewer"}.`,
      ],
      ...groups.slice(2, 5),
      [
        a + b,
        "adds the machines",
        `This is $${a} + ${b}$, the number of [[things]] in the first group, ${unequal}`,
      ],
      [
        c + d,
        "adds the machines",
        `This is $${c} + ${d}$, the number of [[things]] in the second group, ${unequal}`,
      ],
    ],
    solution: {
      idea: `The two groups work at the same rate, so ${exchangeOf(crew)}.`,
      steps: [
        `From the first group to the second, ${so(gone, "x")} ${gone === 1 ? "is" : "are"} replaced by ${so(gained, "y")}, and the time stays the same.`,
        `So the first group does as much as $${own} + ${others} \\cdot ${texOf(rate[0] / rate[1])} = ${size}$ [[kinds]].`,
        `They need ${t} hours, which is $${size} \\cdot ${t} = ${size * t}$ machine hours, so to fill the order in ${time} hours takes $\\frac{${size * t}}{${time}} = ${key}$ of them.`,
      ],
      check: checkOf(crew),
      takeaway: TAKEAWAY,
    },
    words: () => wordsFor(isFirst, "Model", "machine", "order"),
    shows: (value) => isPositiveWhole(value) && value <= 4 * key && 4 * value >= key,
  };
}

const ASK = { time: askTime, number: askNumber };
const KINDS = ["time", "time", "number"] as const;

/** Whether n of the named kind do the job in so many hours; the work of one Y machine is 1. */
function isDone(hours: number, n: number, kind: string, crew: Crew): boolean {
  const x = (crew.d - crew.b) / (crew.a - crew.c);
  return near(hours * n * (kind === "X" ? x : 1), crew.t * (crew.a * x + crew.b));
}
const crewOf = (a: number, b: number, t: number, c: number, d: number): Crew => ({ a, b, c, d, t });

/** One reading for each kind of machine that a stem can ask about. */
const READINGS: readonly StemReading[] = ["X", "Y"].flatMap((kind): StemReading[] => [
  {
    wording: new RegExp(
      `together .*, (\\d+) Model X .* and (\\d+) Model Y .* in (\\d+) hours, and (\\d+) Model X .* and (\\d+) Model Y .* time\\. In how many hours can (\\d+) Model ${kind}`,
    ),
    fits: (hours, a, b, t, c, d, n) => isDone(hours, n, kind, crewOf(a, b, t, c, d)),
  },
  {
    wording: new RegExp(
      `takes (\\d+) hours for (\\d+) Model X .* and (\\d+) Model Y .* it takes (\\d+) Model X .* and (\\d+) Model Y .* it take (\\d+) Model ${kind}`,
    ),
    fits: (hours, t, a, b, c, d, n) => isDone(hours, n, kind, crewOf(a, b, t, c, d)),
  },
  {
    wording: new RegExp(
      `in (\\d+) hours by (\\d+) Type X .* and (\\d+) Type Y .* by (\\d+) Type X .* and (\\d+) Type Y .* can (\\d+) Type ${kind}`,
    ),
    fits: (hours, t, a, b, c, d, n) => isDone(hours, n, kind, crewOf(a, b, t, c, d)),
  },
  {
    wording: new RegExp(
      `together .*, (\\d+) Model X .* and (\\d+) Model Y .* in (\\d+) hours, and (\\d+) Model X .* and (\\d+) Model Y .* time\\. How many Model ${kind} .* in (\\d+) hours`,
    ),
    fits: (n, a, b, t, c, d, hours) => isDone(hours, n, kind, crewOf(a, b, t, c, d)),
  },
]);

export const template: ProblemTemplate = {
  id: "two-kinds-at-work",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern: "Two mixed groups do a job in the same time: exchange one kind for the other.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Gives one machine the rate 1, finds the other rate, and compares the work. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
