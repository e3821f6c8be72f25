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

/** The time of the whole job. */
function wrongTotal(drawn: Drawn, key: Fraction, rng: Rng): readonly Wrong[] {
  const { a, b, turn } = drawn;
  const { rounds } = work(drawn);
  const together = new Fraction(a * b, a + b);
  const half = new Fraction(rng.pick([1, -1]), 2);
  const last = "Divide the part that is left by the rate of the machine whose turn it is.";
  return [
    [
      work({ a: b, b: a, turn }).total,
      "begins with the wrong one",
      `This is the time if the one that takes ${b} hours begins.`,
    ],
    // On one side of the key only, because the middle one of a row stands out.
    [key.plus(half), "misjudges the last turn", last],
    [key.plus(half).plus(half), "misjudges the last turn", last],
    [
      whole(2 * turn * (rounds + 1)),
      "completes the last round",
      "The job is done before the last round is complete.",
    ],
    [
      whole(2 * turn * rounds),
      "stops after the whole rounds",
      `After ${2 * turn * rounds} hours, a part of the job is left.`,
    ],
    [
      whole(2 * turn * rounds + turn),
      "completes the last turn",
      "The job isn't done exactly at the end of this turn.",
    ],
    [new Fraction(a + b, 2), "averages the times", "Rates can be averaged here, but times can't."],
    [key.plus(half).plus(half).plus(half), "misjudges the last turn", last],
    [
      together.times(whole(2)),
      "averages the rates to the end",
      "This is correct only if both work equally long, but the last round isn't complete.",
    ],
  ];
}

/** The hours of the one that begins. */
function wrongFirst(drawn: Drawn, key: Fraction): readonly Wrong[] {
  const { a, b, turn } = drawn;
  const { rounds, total, byFirst } = work(drawn);
  const half = total.times(new Fraction(1, 2));
  return [
    [half, "halves the time", "In the last round, they don't work equally long."],
    [
      total.minus(key),
      "finds the hours of the other one",
      "This is how long the machine that begins doesn't work.",
    ],
    [
      whole(turn * rounds),
      "stops after the whole rounds",
      `After ${2 * turn * rounds} hours, a part of the order is left.`,
    ],
    [
      whole(turn * (rounds + 1)),
      "completes the last turn",
      "The order is filled before the end of this turn.",
    ],
    [
      new Fraction(a * b, a + b),
      "lets them work together",
      "They work alternately and not at the same time.",
    ],
    [
      byFirst ? key.plus(new Fraction(1, 2)) : key.minus(new Fraction(1, 2)),
      "misjudges the last turn",
      "Divide the part that is left by the rate of the machine whose turn it is.",
    ],
    [total, "finds the time of both", "This includes the hours of the other machine."],
    [whole(turn * (rounds + 2)), "counts a turn too many", "So many turns aren't needed."],
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

function solutionOf(drawn: Drawn, asksFirst: boolean, names: readonly string[]): Solution {
  const { a, b, turn } = drawn;
  const { rounds, left, byFirst, total } = work(drawn);
  const [one, two] = [new Fraction(turn, a), new Fraction(turn, b)];
  const round = one.plus(two);
  const [leftTex, oneTex] = [texFraction(left), texFraction(one)];
  const lastHours = byFirst ? left.times(whole(a)) : left.minus(one).times(whole(b));
  const hours = `${texFraction(lastHours)}$ ${unitFor(lastHours)}`;
  const last = byFirst
    ? `It is the turn of ${names[0]!}, which takes $${a} \\cdot ${leftTex} = ${hours} for this part.`
    : `${names[0]!} does $${oneTex}$ in its turn, and ${names[1]!} needs $${b}(${leftTex} - ${oneTex}) = ${hours} for the rest.`;
  return {
    idea: "Count the whole rounds of two turns; what is left depends on whose turn it is.",
    steps: [
      `A round of ${count(2 * turn, "hour")} does $${oneTex} + ${texFraction(two)} = ${texFraction(round)}$ of the job.`,
      `After ${rounds} rounds, or ${2 * turn * rounds} hours, $${texFraction(round.times(whole(rounds)))}$ is done and $${leftTex}$ is left, less than a round.`,
      last,
      asksFirst
        ? `${names[0]!} works ${hoursText(hoursOfFirst(drawn))} hours in all.`
        : `In all, that is ${hoursText(total)} hours.`,
    ],
    check: `The job isn't done at the average rate to the end, because the last round isn't complete.`,
    takeaway: TAKEAWAY,
  };
}

const LETTERS = [
  ["R", "S"],
  ["S", "R"],
  ["X", "Y"],
  ["K", "L"],
] as const;

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
    const noun = wording === 1 ? "Pump" : "Machine";
    const solution = solutionOf(
      drawn,
      asksFirst,
      letters.map((letter) => `${noun} ${letter}`),
    );
    return {
      variant: `${byFirst ? "first" : "second"} ends/${wording + 1}`,
      context: "real",
      difficulty: byFirst ? 6 : 7,
      stem,
      key: { text: hoursText(key), value: key.value, why: solution.steps[2]! },
      slips: slipsOf(stem, asksFirst ? wrongFirst(drawn, key) : wrongTotal(drawn, key, rng)),
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
