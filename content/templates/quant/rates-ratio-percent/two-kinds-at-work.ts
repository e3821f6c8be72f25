import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
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

/** How long so many of one kind take. */
function askTime(rng: Rng): AskedProblem | null {
  const crew = drawCrew(rng);
  if (!crew) return null;
  const { a, b, c, d, t } = crew;
  // Mostly the faster kind, of which a whole group is worth less than its number.
  const isFirst = a - c < d - b === rng.int(1, 4) > 1;
  const size = isFirst ? asFirst(crew) : asSecond(crew);
  const n = rng.int(3, 15);
  const key = (size * t) / n;
  if (!Number.isInteger(size) || !isPositiveWhole(key) || n === size || key === t || key > 48)
    return null;
  const [kind, other] = isFirst ? ["X", "Y"] : ["Y", "X"];
  const [gone, gained] = [a - c, d - b];
  const others = isFirst ? b : a;
  const worth = size - (isFirst ? a : b);
  return {
    difficulty: 6,
    stems: [
      `Working together at their constant rates, ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} can fill an order in ${t} hours, and ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} can fill the order in the same amount of time. In how many hours can ${n} Model ${kind} machines fill the order?`,
      `It takes ${t} hours for ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} to do a job, and it takes ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} the same amount of time. If all the machines work at constant rates, how many hours does it take ${n} Model ${kind} machines to do the job?`,
      `A pool can be filled in ${t} hours by ${count(a, "Type X pump")} and ${count(b, "Type Y pump")}, or by ${count(c, "Type X pump")} and ${count(d, "Type Y pump")}, all operating at constant rates. In how many hours can ${n} Type ${kind} pumps fill the pool?`,
    ],
    key,
    why: `The first group is worth ${size} of kind ${kind}, and $${size} \\cdot ${t} = ${n} \\cdot ${key}$.`,
    wrong: [
      [((a + b) * t) / n, "takes the kinds as equal", `The two kinds work at different rates.`],
      [((c + d) * t) / n, "takes the kinds as equal", `The two kinds work at different rates.`],
      [
        ((isFirst ? a : b) * t) / n,
        "leaves out a kind",
        `The machines of kind ${other} do a part of the work, too.`,
      ],
      [(n * t) / size, "takes direct proportion", `More of them need less time.`],
      [
        (((isFirst ? a : b) + (others * (isFirst ? gained : gone)) / (isFirst ? gone : gained)) *
          t) /
          n,
        "inverts the exchange",
        `What ${gone} of X can do, ${gained} of Y can do as well, not the other way around.`,
      ],
      [
        (worth * t) / n,
        "counts only what is exchanged",
        `The ${isFirst ? a : b} of kind ${kind} in the group work, too.`,
      ],
      [
        ((isFirst ? c : d) * t) / n,
        "leaves out a kind",
        `The machines of kind ${other} do a part of the work, too.`,
      ],
      [(size * t) / (n - 1), "divides by the wrong number", `There are ${n} at work.`],
    ],
    solution: {
      idea: `The two groups work at the same rate, so ${gone} of X ${gone === 1 ? "does" : "do"} as much as ${gained} of Y.`,
      fast: [
        `From the first group to the second, ${gone} of X ${gone === 1 ? "is" : "are"} exchanged for ${gained} of Y. So the ${others} of ${other} in the first group are worth $${others} \\cdot \\frac{${isFirst ? gone : gained}}{${isFirst ? gained : gone}} = ${worth}$ of ${kind}, and the group is worth ${size} of ${kind}. If ${size} take ${t} hours, ${n} take $\\frac{${size} \\cdot ${t}}{${n}} = ${key}$ hours.`,
      ],
      steps: [
        `If one of each does $x$ and $y$ of the job per hour, $${t}(${both(a, b)}) = 1$ and $${t}(${both(c, d)}) = 1$.`,
        `So $${both(a, b)} = ${both(c, d)}$, which is $${gone === 1 ? "" : gone}x = ${gained === 1 ? "" : gained}y$.`,
        `Then $${both(a, b)} = ${size}${kind.toLowerCase()}$, so $${t} \\cdot ${size}${kind.toLowerCase()} = 1$, and ${n} of ${kind} take $\\frac{1}{${n}${kind.toLowerCase()}} = \\frac{${t} \\cdot ${size}}{${n}} = ${key}$ hours.`,
      ],
      check: `One of ${gone < gained ? "X" : "Y"} does more than one of ${gone < gained ? "Y" : "X"}, because fewer of them are needed.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPositiveWhole(value) && value <= 4 * key && 4 * value >= key,
  };
}

/** How many of one kind take a given time. */
function askNumber(rng: Rng): AskedProblem | null {
  const crew = drawCrew(rng);
  if (!crew) return null;
  const { a, b, c, d, t } = crew;
  // Mostly the faster kind, of which a whole group is worth less than its number.
  const isFirst = a - c < d - b === rng.int(1, 4) > 1;
  const size = isFirst ? asFirst(crew) : asSecond(crew);
  const time = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30]);
  const key = (size * t) / time;
  if (!Number.isInteger(size) || !isPositiveWhole(key) || time === t || key > 30 || key < 4)
    return null;
  const kind = isFirst ? "X" : "Y";
  const [gone, gained] = [a - c, d - b];
  const others = isFirst ? b : a;
  const worth = size - (isFirst ? a : b);
  return {
    difficulty: 6,
    stems: [
      `Working together at their constant rates, ${count(a, "Model X machine")} and ${count(b, "Model Y machine")} can fill an order in ${t} hours, and ${count(c, "Model X machine")} and ${count(d, "Model Y machine")} can fill the order in the same amount of time. How many Model ${kind} machines are needed to fill the order in ${time} hours?`,
    ],
    key,
    why: `The first group is worth ${size} of kind ${kind}, and $${size} \\cdot ${t} = ${key} \\cdot ${time}$.`,
    wrong: [
      [((a + b) * t) / time, "takes the kinds as equal", `The two kinds work at different rates.`],
      [((c + d) * t) / time, "takes the kinds as equal", `The two kinds work at different rates.`],
      [
        size,
        "forgets the new time",
        `${size} Model ${kind} machines need ${t} hours, not ${time}.`,
      ],
      [(size * time) / t, "takes direct proportion", `Less time means more machines.`],
      [
        ((isFirst ? a : b) * t) / time,
        "leaves out a kind",
        `The machines of the other kind do a part of the work, too.`,
      ],
      [
        (((isFirst ? a : b) + (others * (isFirst ? gained : gone)) / (isFirst ? gone : gained)) *
          t) /
          time,
        "inverts the exchange",
        `What ${gone} of X can do, ${gained} of Y can do as well, not the other way around.`,
      ],
      [
        (worth * t) / time,
        "counts only what is exchanged",
        `The ${isFirst ? a : b} of kind ${kind} in the group work, too.`,
      ],
      [a + b, "adds the machines", "The two kinds work at different rates."],
      [c + d, "adds the machines", "The two kinds work at different rates."],
    ],
    solution: {
      idea: `The two groups work at the same rate, so ${gone} of X ${gone === 1 ? "does" : "do"} as much as ${gained} of Y.`,
      steps: [
        `From the first group to the second, ${gone} of X ${gone === 1 ? "is" : "are"} exchanged for ${gained} of Y.`,
        `So the first group is worth $${isFirst ? a : b} + ${others} \\cdot \\frac{${isFirst ? gone : gained}}{${isFirst ? gained : gone}} = ${size}$ of ${kind}.`,
        `They need ${t} hours, which is $${size} \\cdot ${t} = ${size * t}$ machine hours, so for ${time} hours, $\\frac{${size * t}}{${time}} = ${key}$ are needed.`,
      ],
      check: `One of ${gone < gained ? "X" : "Y"} does more than one of ${gone < gained ? "Y" : "X"}, because fewer of them are needed.`,
      takeaway: TAKEAWAY,
    },
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
