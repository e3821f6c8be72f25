import {
  count,
  Fraction,
  near,
  type ProblemDraft,
  type ProblemTemplate,
  read,
  type Rng,
  type Slip,
  type Solution,
  texFraction,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "When two take turns, count whole rounds first, and then let the one whose turn it is do what is left.";

const whole = (n: number): Fraction => new Fraction(n);

const TIMES_ALONE = /in (\d+) hours,? and .* in (\d+) hours[.,]/;

/** Hours that the first and the second need alone, and the hours of a turn. */
interface Drawn {
  readonly a: number;
  readonly b: number;
  readonly turn: number;
}

interface Worked {
  readonly total: Fraction;
  readonly rounds: number;
  /** The part of the job that is left after the whole rounds. */
  readonly left: Fraction;
  /** Whether the first alone does what is left. */
  readonly byFirst: boolean;
}

function work({ a, b, turn }: Drawn): Worked {
  const [one, two] = [new Fraction(turn, a), new Fraction(turn, b)];
  const round = one.plus(two);
  const rounds = Math.floor(1 / round.value + 1e-9);
  const left = whole(1).minus(round.times(whole(rounds)));
  const byFirst = left.value <= one.value;
  const rest = byFirst ? left.times(whole(a)) : whole(turn).plus(left.minus(one).times(whole(b)));
  return { total: whole(2 * turn * rounds).plus(rest), rounds, left, byFirst };
}

/** Pairs of times whose results are whole or half hours and aren't the same as an average. */
const TIMES = [4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20];
const DRAWS: readonly Drawn[] = TIMES.flatMap((a) =>
  TIMES.flatMap((b) => [1, 2, 3].map((turn) => ({ a, b, turn }))),
).filter((drawn) => {
  const { a, b, turn } = drawn;
  const { total, rounds, left } = work(drawn);
  const isNear = a !== b && Math.max(a, b) <= 3 * Math.min(a, b);
  return (
    isNear &&
    left.top > 0 &&
    total.bottom <= 2 &&
    rounds > 1 &&
    rounds < 9 &&
    turn < a / 2 &&
    turn < b / 2
  );
});

/** Hours as an integer or as a mixed number: `$6\frac{1}{2}$`. */
function hoursText(value: Fraction): string {
  const full = Math.floor(value.value + 1e-9);
  const rest = value.minus(whole(full));
  if (rest.top === 0) return String(full);
  return full === 0 ? `$${texFraction(rest)}$` : `$${full}${texFraction(rest)}$`;
}

function unitFor({ value }: Fraction): string {
  if (value < 1) return "of an hour";
  return value === 1 ? "hour" : "hours";
}

function hoursOfFirst(drawn: Drawn): Fraction {
  const { rounds, left, byFirst } = work(drawn);
  const last = byFirst ? left.times(whole(drawn.a)) : whole(drawn.turn);
  return whole(drawn.turn * rounds).plus(last);
}

function stemsOf({ a, b, turn }: Drawn, letters: readonly [string, string]): string[] {
  const [r, s] = letters;
  const each = turn === 1 ? "1 hour" : `${turn} hours`;
  return [
    `At its constant rate, Machine ${r} can do a job in ${a} hours and Machine ${s} can do it in ${b} hours. If they take turns, each working alone for ${each} at a time, and Machine ${r} begins, in how many hours will the job be done?`,
    `Pump ${r} alone can fill a tank in ${a} hours, and Pump ${s} alone can fill it in ${b} hours. If the pumps are used alternately for ${each} at a time, beginning with Pump ${r}, how many hours will it take to fill the empty tank?`,
    `At its constant rate, Machine ${r} can fill an order in ${a} hours and Machine ${s} can fill it in ${b} hours. If they work alternately for ${each} at a time and Machine ${r} begins, for how many hours will Machine ${r} have worked when the order is filled?`,
  ];
}

type Wrong = readonly [Fraction, string, string];

/** What a wording calls the two that take turns, and what they do. */
interface Names {
  readonly first: string;
  readonly second: string;
  readonly job: string;
  readonly does: "does" | "fills";
  readonly done: string;
}

const withUnit = (value: Fraction): string => `${hoursText(value)} ${unitFor(value)}`;

/** The last turn: when it begins, who has it, what is left then, and how long that takes. */
function lastTurn(drawn: Drawn, { first, second }: Names) {
  const { a, b, turn } = drawn;
  const { rounds, left, byFirst } = work(drawn);
  const rest = byFirst ? left : left.minus(new Fraction(turn, a));
  const alone = byFirst ? a : b;
  const hours = rest.times(whole(alone));
  return {
    start: 2 * turn * rounds + (byFirst ? 0 : turn),
    who: byFirst ? first : second,
    rest: `$${texFraction(rest)}$`,
    hours,
    takes: `$${alone} \\cdot ${texFraction(rest)} = ${texFraction(hours)}$ ${unitFor(hours)}`,
  };
}

/** Why the job takes less or more than so many hours. */
function whyNot(value: Fraction, drawn: Drawn, names: Names): string {
  const { start, who, rest, takes } = lastTurn(drawn, names);
  const claimed = value.minus(whole(start));
  return `After ${start} hours, ${rest} of ${names.job} is left, which takes ${who} ${takes}, ${claimed.value > 0 ? `not ${withUnit(claimed)}` : `so ${names.job} isn't ${names.done} yet after ${withUnit(value)}`}.`;
}

/** The time of the whole job. */
function wrongTotal(drawn: Drawn, key: Fraction, names: Names, rng: Rng): readonly Wrong[] {
  const { a, b, turn } = drawn;
  const { rounds, left, byFirst } = work(drawn);
  const { rest, hours, who } = lastTurn(drawn, names);
  const together = new Fraction(a * b, a + b);
  const half = new Fraction(rng.pick([1, -1]), 2);
  const misjudged = (value: Fraction): Wrong => [
    value,
    "misjudges the last turn",
    whyNot(value, drawn, names),
  ];
  return [
    [
      work({ a: b, b: a, turn }).total,
      "begins with the wrong one",
      `This would be the time if ${names.second} began, but ${names.first} begins.`,
    ],
    // On one side of the key only, because the middle one of a row stands out.
    misjudged(key.plus(half)),
    misjudged(key.plus(half).plus(half)),
    [
      whole(2 * turn * (rounds + 1)),
      "completes the last round",
      `This is ${rounds + 1} whole rounds of ${count(2 * turn, "hour")}, but in the last round, ${names.job} is ${names.done} when ${who} has worked ${withUnit(hours)}.`,
    ],
    [
      whole(2 * turn * rounds),
      "stops after the whole rounds",
      `After ${2 * turn * rounds} hours, $${texFraction(left)}$ of ${names.job} is left.`,
    ],
    [
      whole(2 * turn * rounds + turn),
      "completes the last turn",
      byFirst
        ? `This counts the whole last turn of ${names.first}, but for the last ${rest} of ${names.job}, ${names.first} needs only ${withUnit(hours)}.`
        : `After this time, a turn of ${names.first} ends, but ${rest} of ${names.job} is still left.`,
    ],
    [
      new Fraction(a + b, 2),
      "averages the times",
      `This is $\\frac{${a} + ${b}}{2}$, but in whole rounds, the rates can be averaged, not the times.`,
    ],
    misjudged(key.plus(half).plus(half).plus(half)),
    [
      together.times(whole(2)),
      "averages the rates to the end",
      `This is $2 \\cdot \\frac{${a} \\cdot ${b}}{${a} + ${b}}$, which is correct only if both work equally long, but the last round isn't complete.`,
    ],
  ];
}

/** The hours of the one that begins. */
function wrongFirst(drawn: Drawn, key: Fraction, names: Names): readonly Wrong[] {
  const { a, b, turn } = drawn;
  const { rounds, total, byFirst, left } = work(drawn);
  const { rest, hours } = lastTurn(drawn, names);
  const half = total.times(new Fraction(1, 2));
  const { first, second, job } = names;
  return [
    [
      half,
      "halves the time",
      `This is half of the ${withUnit(total)} for ${job}, but in the last round, ${byFirst ? `only ${first} works` : `${first} works ${count(turn, "hour")} and ${second} only ${withUnit(hours)}`}.`,
    ],
    [
      total,
      "finds the time of both",
      `This is the time for the whole of ${job}, which includes the hours of ${second}.`,
    ],
    [
      whole(turn * rounds),
      "stops after the whole rounds",
      `These are the ${rounds} turns of ${first} in the whole rounds, but after that, $${texFraction(left)}$ of ${job} is left, and ${first} works again.`,
    ],
    [
      whole(turn * (rounds + 1)),
      "completes the last turn",
      `This is ${rounds + 1} whole turns of ${first}, but for the last ${rest} of ${job}, ${first} needs only ${withUnit(hours)}.`,
    ],
    [
      new Fraction(a * b, a + b),
      "lets them work together",
      `This is $\\frac{${a} \\cdot ${b}}{${a} + ${b}}$, the time if they worked together, but they work alternately.`,
    ],
    [
      byFirst ? key.plus(new Fraction(1, 2)) : key.minus(new Fraction(1, 2)),
      "misjudges the last turn",
      byFirst
        ? `For the last ${rest} of ${job}, ${first} needs ${withUnit(hours)}, not ${withUnit(hours.plus(new Fraction(1, 2)))}.`
        : `${first} works for the whole of its ${rounds + 1} turns, because at the end of the last one, ${rest} of ${job} is still left.`,
    ],
    [
      whole(turn * (rounds + 2)),
      "counts a turn too many",
      `This is ${rounds + 2} turns of ${first}, but ${job} is filled before ${first} begins its turn number ${rounds + 2}.`,
    ],
    // Last, because with the time of both it shows the key.
    [
      total.minus(key),
      "finds the hours of the other one",
      `This is how long ${second} works, not ${first}.`,
    ],
  ];
}

/** Keeps values that look like hours, and at most one that is impossible at first sight. */
function slipsOf(stem: string, wrong: readonly Wrong[]): Slip[] {
  const slips = wrong
    .filter(([value]) => value.bottom <= 3 && value.value > 0)
    .map(([value, slip, why]) => ({ text: hoursText(value), value: value.value, slip, why }));
  const open = openHours(
    stem,
    slips.map(({ text }) => text),
  );
  return [...slips.filter((_, k) => open[k]), ...slips.filter((_, k) => !open[k]).slice(0, 1)];
}

/** The job takes a time between those that the two need alone; one alone works less than that. */
function openHours(stem: string, options: readonly string[]): boolean[] {
  const [a = 0, b = 0] = read(stem, TIMES_ALONE).map(Number);
  const [low, high] = stem.includes("have worked") ? [0, a] : [Math.min(a, b), Math.max(a, b)];
  return options.map((option) => valueOf(option).value > low && valueOf(option).value < high);
}

function solutionOf(drawn: Drawn, asksFirst: boolean, names: Names): Solution {
  const { a, b, turn } = drawn;
  const { first, second, job, does } = names;
  const { rounds, left, byFirst, total } = work(drawn);
  const [one, two] = [new Fraction(turn, a), new Fraction(turn, b)];
  const round = one.plus(two);
  const [leftTex, oneTex] = [texFraction(left), texFraction(one)];
  const lastHours = byFirst ? left.times(whole(a)) : left.minus(one).times(whole(b));
  const hours = `${texFraction(lastHours)}$ ${unitFor(lastHours)}`;
  const last = byFirst
    ? `It is the turn of ${first}, which takes $${a} \\cdot ${leftTex} = ${hours} for this part.`
    : `${first} ${does} $${oneTex}$ of ${job} in its turn, and ${second} needs $${b}(${leftTex} - ${oneTex}) = ${hours} for the rest.`;
  const mine = hoursOfFirst(drawn);
  const theirs = total.minus(mine);
  const parts = [mine.over(whole(a)), theirs.over(whole(b))] as const;
  return {
    idea: "Count the whole rounds of two turns; what is left depends on whose turn it is.",
    steps: [
      `A round of ${count(2 * turn, "hour")} ${does} $${oneTex} + ${texFraction(two)} = ${texFraction(round)}$ of ${job}.`,
      `After ${rounds} rounds, or ${2 * turn * rounds} hours, $${texFraction(round.times(whole(rounds)))}$ is done and $${leftTex}$ is left, less than a round.`,
      last,
      asksFirst
        ? `In all, ${first} works $${turn * rounds} + ${byFirst ? texFraction(lastHours) : turn}$ hours, or ${hoursText(mine)} hours.`
        : `In all, that is $${2 * turn * rounds}${byFirst ? "" : ` + ${turn}`} + ${texFraction(lastHours)}$ hours, or ${hoursText(total)} hours.`,
    ],
    check: `${first} works ${withUnit(mine)} in all and ${does} $${texFraction(parts[0])}$ of ${job}, and ${second} works ${withUnit(theirs)} and ${does} $${texFraction(parts[1])}$, which makes $${texFraction(parts[0])} + ${texFraction(parts[1])} = 1$.`,
    takeaway: TAKEAWAY,
  };
}

const LETTERS = [
  ["R", "S"],
  ["S", "R"],
  ["X", "Y"],
  ["K", "L"],
] as const;

function namesOf(wording: number, [r, s]: readonly [string, string]): Names {
  const noun = wording === 1 ? "Pump" : "Machine";
  const [job, does, done] = (
    [
      ["the job", "does", "done"],
      ["the tank", "fills", "full"],
      ["the order", "fills", "filled"],
    ] as const
  )[wording]!;
  return { first: `${noun} ${r}`, second: `${noun} ${s}`, job, does, done };
}

export const template: ProblemTemplate = {
  id: "taking-turns-at-work",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "Two work alone in turns: whole rounds first, then the last turn of one of them.",

  make(rng: Rng): ProblemDraft | null {
    const drawn = rng.pick(DRAWS);
    const { total, byFirst } = work(drawn);
    const letters = rng.pick(LETTERS);
    const stems = stemsOf(drawn, letters);
    const wording = rng.int(0, stems.length - 1);
    const stem = stems[wording]!;
    const asksFirst = stem.includes("have worked");
    const key = asksFirst ? hoursOfFirst(drawn) : total;
    const names = namesOf(wording, letters);
    const solution = solutionOf(drawn, asksFirst, names);
    return {
      variant: `${byFirst ? "first" : "second"} ends/${wording + 1}`,
      context: "real",
      difficulty: byFirst ? 6 : 7,
      stem,
      key: { text: hoursText(key), value: key.value, why: solution.steps.slice(2).join(" ") },
      slips: slipsOf(
        stem,
        asksFirst ? wrongFirst(drawn, key, names) : wrongTotal(drawn, key, names, rng),
      ),
      solution,
    };
  },

  /** Works minute by minute. */
  check({ stem, options }) {
    const [a = 0, b = 0] = read(stem, TIMES_ALONE).map(Number);
    const turn = 60 * Number(read(stem, /for (\d+) hours? at a time/)[0]);
    let done = 0;
    let [minutes, ofFirst] = [0, 0];
    while (done < 1 - 1e-9) {
      const isFirst = Math.floor(minutes / turn) % 2 === 0;
      done += 1 / (60 * (isFirst ? a : b));
      minutes++;
      if (isFirst) ofFirst++;
    }
    const right = stem.includes("have worked") ? ofFirst : minutes;
    return options.flatMap((option, k) =>
      near(60 * valueOf(option).value, right, 0.01) ? [k] : [],
    );
  },

  possible: ({ stem, options }) => openHours(stem, options),
};
