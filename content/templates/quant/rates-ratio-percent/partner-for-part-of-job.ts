import {
  capital,
  count,
  Fraction,
  lcm,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly one: string;
  readonly other: string;
  readonly job: string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "press",
    one: "the older press",
    other: "the newer press",
    job: "print a catalog",
    unit: "hour",
  },
  {
    name: "dock",
    one: "the harbor pump",
    other: "the ship's pump",
    job: "empty a dry dock",
    unit: "hour",
  },
  { name: "archive", one: "Leila", other: "Tomas", job: "index an archive", unit: "day" },
  {
    name: "forest",
    one: "the first drone",
    other: "the second drone",
    job: "map a forest",
    unit: "hour",
  },
  { name: "mural", one: "Nkechi", other: "Mateo", job: "paint a mural", unit: "day" },
  {
    name: "field",
    one: "the red harvester",
    other: "the green harvester",
    job: "bring in a field of barley",
    unit: "hour",
  },
  {
    name: "sorter",
    one: "Machine S",
    other: "Machine T",
    job: "sort a load of glass",
    unit: "minute",
  },
];

type Asked = "leaves" | "joins" | "worked" | "alone";

/** Times for each alone, for the partner's part, and for the whole job, all whole. */
function drawFor(rng: Rng, asked: Asked) {
  for (let tries = 0; tries < 300; tries++) {
    const [a, b] = [rng.int(4, 40), rng.int(4, 40)];
    const part = rng.int(2, 20);
    // One works the whole time; the partner works for the part, at the start or at the end.
    const whole = a - (a * part) / b;
    if (a !== b && Number.isInteger(whole) && whole - part >= 2) {
      const before = whole - part;
      const isFair = asked !== "joins" || Number.isInteger((a * b) / (a + b));
      if (isFair || rng.chance(0.4)) return { a, b, part, whole, before };
    }
  }
  return null;
}

function drawNumbers(rng: Rng) {
  const { name, one, other, job, unit } = rng.pick(SETTINGS);
  const asked = rng.pick(["leaves", "joins", "worked", "alone"] as const);
  const drawn = drawFor(rng, asked);
  if (!drawn) return null;
  const { a, b, part, whole } = drawn;
  const time = (n: number): string => count(n, unit);
  const share = new Fraction(whole, a);
  const rest = new Fraction(part, b);

  const both = (a * b) / (a + b);
  const bothSlip: Wrong = [
    both,
    "lets both work to the end",
    `This is the time for two who work together from first to last, $\\frac{${a} \\cdot ${b}}{${a} + ${b}}$.`,
  ];
  return { name, one, other, job, unit, asked, drawn, time, share, rest, both, bothSlip };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function wrongLeaves({ one, other, unit, drawn, time, both, bothSlip }: Numbers): Wrong[] {
  const { a, b, part, whole, before } = drawn;
  return [
    [
      before,
      "answers for the time after",
      `That is how long ${one} works alone; the ${time(part)} together belong to the job too.`,
    ],
    bothSlip,
    [
      a - part,
      "subtracts the times",
      `In ${time(part)} ${other} does not save ${one} just as much time; the two work at different rates.`,
    ],
    [
      whole + part,
      `counts the ${unit}s together twice`,
      `${capital(one)} works all through, so the ${time(part)} together are already in the ${whole}.`,
    ],
    [
      b - (b * part) / a,
      "swaps the two",
      `This is right if ${one} stops and ${other} goes on; it is the other way around.`,
    ],
    [
      (a * part) / b,
      "works on the wrong share",
      `In that time ${one} would do what ${other} has done, not what is left.`,
    ],
    [a, "leaves the partner out", `Alone ${one} would need ${a}; the help must save some time.`],
    [
      both + part,
      "starts anew after the change",
      `After ${time(part)} only a part of the job is left, and only ${one} works on it.`,
    ],
  ];
}

function wrongJoins({ name, one, other, unit, drawn, time, both, bothSlip }: Numbers): Wrong[] {
  const { a, b, part, whole, before } = drawn;
  return [
    [
      part,
      "answers for the time together",
      `That is how long the two work together; the ${time(before)} before belong to the job too.`,
    ],
    bothSlip,
    [
      both + before,
      "starts anew after the change",
      `When ${other} joins in, a part of the job is done already, and only the rest is shared.`,
    ],
    [
      before + (b * (a - before)) / a,
      `lets the ${name === "archive" || name === "mural" ? "first one" : "first"} stop`,
      `This leaves the rest to ${other} alone, but ${one} goes on working.`,
    ],
    [
      before + (a - before) / 2,
      "takes the two for equal",
      `The rest would be halved only if both worked at the same rate; alone they need ${a} and ${b}.`,
    ],
    [
      whole + part,
      `counts the ${unit}s together twice`,
      `${capital(one)} works all through, so the ${time(part)} together are already in the ${whole}.`,
    ],
    [a, "leaves the partner out", `Alone ${one} would need ${a}; the help must save some time.`],
    [
      b - (b * part) / a,
      "swaps the two",
      `This would be right if ${other} worked all through and ${one} only for a part.`,
    ],
  ];
}

function wrongWorked({ one, other, unit, drawn, time, bothSlip }: Numbers): Wrong[] {
  const { a, b, whole, before } = drawn;
  return [
    [before, "answers for the time after", `That is how long ${one} worked without ${other}.`],
    [
      (b * whole) / a,
      "takes the wrong share",
      `In that time ${other} would do what ${one} did; asked is the time for the rest of the job.`,
    ],
    [
      a - whole,
      "subtracts the times",
      `The time saved, ${time(a - whole)}, is that of ${one}; ${other} works at another rate.`,
    ],
    [
      b - whole,
      "subtracts from the partner's time",
      `The ${b} ${unit}s are for the whole job, of which ${other} did only a part.`,
    ],
    bothSlip,
    [whole / 2, "halves the time", `Nothing says that ${other} stopped midway.`],
    [
      whole,
      "takes both times for equal",
      `${capital(other)} stopped before the job was done after ${time(whole)}.`,
    ],
  ];
}

function wrongAlone({ one, other, unit, drawn, time, share, rest }: Numbers): Wrong[] {
  const { a, part, whole } = drawn;
  return [
    [
      (a * whole) / (a - whole),
      "lets the partner work to the end",
      `This takes all ${whole} ${unit}s for the share of ${other}, but the help lasted only ${time(part)}.`,
    ],
    [
      (a * part) / whole,
      "takes the wrong share",
      `This gives ${other} the share that ${one} did, $${texOf(share)}$, instead of the rest, $${texOf(rest)}$.`,
    ],
    [
      part + a - whole,
      "adds the time saved",
      `The time saved, ${time(a - whole)}, is that of ${one}; ${other} works at another rate.`,
    ],
    [
      a,
      "takes the two for equal",
      `At equal rates, ${time(part)} of help would have saved just ${time(part)}.`,
    ],
    [
      part * 2,
      "takes the share for a half",
      `The share of ${other} is $${texOf(rest)}$ of the job, not a half.`,
    ],
    [
      whole + part,
      "adds the times",
      `Times of two who work side by side do not add up to a time alone; shares of the job do.`,
    ],
    [
      (a * (whole + part)) / whole,
      "scales by the wrong times",
      `The quotient of ${whole + part} and ${whole} compares times of work, not rates.`,
    ],
  ];
}

const WRONG = { leaves: wrongLeaves, joins: wrongJoins, worked: wrongWorked, alone: wrongAlone };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { one, other, asked, drawn, time, share, rest } = numbers;
  const { b, part, whole } = drawn;
  const key = { leaves: whole, joins: whole, worked: part, alone: b }[asked];
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: String(key),
      value: key,
      why: `In ${time(whole)} ${one} does $${texOf(share)}$ of the job, and in ${time(part)} ${other} does the other $${texOf(rest)}$.`,
    },
    slips: slipsFrom(ways, (n) => Number.isInteger(n) && n > 1),
  };
}

function solutionOf({ one, other, unit, asked, drawn, time, share, rest }: Numbers): Solution {
  const { a, b, part, whole, before } = drawn;
  const common = lcm(a, b);
  const given = `$\\frac{${whole}}{${a}}${share.bottom === a ? "" : ` = ${texOf(share)}`}$`;
  const steps: Record<Asked, string[]> = {
    leaves: [
      `In ${time(part)} ${other} does $\\frac{${part}}{${b}}${rest.bottom === b ? "" : ` = ${texOf(rest)}`}$ of the job.`,
      `So ${one} does $1 - ${texOf(rest)} = ${texOf(share)}$ of it, working from start to finish.`,
      `That takes $${texOf(share)} \\cdot ${a} = ${whole}$ ${unit}s.`,
    ],
    joins: [
      `If the whole job takes $t$ ${unit}s, ${one} works for $t$ and ${other} for $t - ${before}$.`,
      `So $\\frac{t}{${a}} + \\frac{t - ${before}}{${b}} = 1$. Times ${common}: $${timesOf(common / a)}t + ${timesOf(common / b)}(t - ${before}) = ${common}$.`,
      `Then $${common / a + common / b}t = ${common + (common / b) * before}$ and $t = ${whole}$.`,
    ],
    worked: [
      `In ${time(whole)} ${one} did ${given} of the job.`,
      `So ${other} did $1 - ${texOf(share)} = ${texOf(rest)}$ of it.`,
      `That took $${texOf(rest)} \\cdot ${b} = ${part}$ ${unit}s.`,
    ],
    alone: [
      `In ${time(whole)} ${one} did ${given} of the job.`,
      `So ${other} did $1 - ${texOf(share)} = ${texOf(rest)}$ of it in ${time(part)}.`,
      `For the whole job ${other} would need $${part} \\div ${texOf(rest)} = ${b}$ ${unit}s.`,
    ],
  };
  return {
    idea: `Do not cut the time in two: ${one} works from start to finish, ${other} does the rest, and the two shares make 1.`,
    steps: steps[asked],
    check: `$\\frac{${whole}}{${a}} + \\frac{${part}}{${b}} = 1$, and the job takes longer than it would with both to the end.`,
  };
}

export const template: ProblemTemplate = {
  id: "partner-for-part-of-job",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "One works all the time and a partner only a part of it: the two shares of the job add up to 1.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, one, other, job, unit, asked, drawn, time } = numbers;
    const { a, b, part, whole, before } = drawn;
    const alone = `Working alone, each at a constant rate, ${one} would ${job} in ${time(a)} and ${other} in ${time(b)}.`;
    const aloneOne = `Working alone at a constant rate, ${one} would ${job} in ${time(a)}.`;
    const stem = {
      leaves: `${alone} They start together, but after ${time(part)} ${other} stops and ${one} finishes alone. How many ${unit}s does the whole job take?`,
      joins: `${alone} ${capital(one)} starts alone, and after ${time(before)} ${other} joins in until the job is done. How many ${unit}s does the whole job take?`,
      worked: `${alone} ${capital(one)} worked on the job from start to finish, ${other} only at the beginning, and it was done after ${time(whole)}. For how many ${unit}s did ${other} work?`,
      alone: `${aloneOne} In fact ${other} helped from the start, also at a constant rate, but stopped after ${time(part)}, and the job was done ${time(whole)} after the start. In how many ${unit}s would ${other} ${job} alone?`,
    }[asked];
    const isEasyPair = a % b === 0 || b % a === 0;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // The share of the one who works throughout is the way in; going back to a rate or two parts
      // of one time add a step.
      difficulty: { leaves: 5, joins: 6, worked: 5, alone: 7 }[asked] - (isEasyPair ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Simulates the job on a load that both rates divide, one period after the other. */
  check({ stem, options }) {
    const times = [...stem.matchAll(/(\d+) (?:hour|day|minute)s?/g)].map(([, n]) => Number(n));
    return options.flatMap((option, place) => {
      const { value } = valueOf(option);
      const [a = 0, second = 0, third = 0] = times;
      if (times.length !== 3) throw new Error(`Three times are needed: ${stem}`);
      const isRight = stem.includes("joins in")
        ? doneIn(a, second, third, value, value)
        : stem.includes("finishes alone")
          ? doneIn(a, second, 0, third, value)
          : stem.includes("For how many")
            ? value <= third && doneIn(a, second, 0, value, third)
            : doneIn(a, value, 0, second, third);
      return isRight ? [place] : [];
    });
  },
};

function texOf({ top, bottom }: Fraction): string {
  return `\\frac{${top}}{${bottom}}`;
}

/**
 * Whether the job is done after this many periods, with the partner working in those after `from`
 * up to `to`.
 */
function doneIn(a: number, b: number, from: number, to: number, periods: number): boolean {
  const load = a * b;
  const done = range(1, periods).reduce(
    (total, n) => total + load / a + (n > from && n <= to ? load / b : 0),
    0,
  );
  return Math.abs(done - load) < 1e-6;
}

function timesOf(n: number): string {
  return n === 1 ? "" : String(n);
}
