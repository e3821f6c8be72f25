import {
  count,
  Fraction,
  inWords,
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
  /** One worker; the plural adds s. */
  readonly one: string;
  readonly job: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "hillside", one: "planter", job: "replant a hillside" },
  { name: "orchard", one: "picker", job: "pick an orchard" },
  { name: "square", one: "paver", job: "pave a market square" },
  { name: "archive", one: "clerk", job: "scan an archive" },
  { name: "roof", one: "roofer", job: "tile the roof of a station" },
  { name: "mosaic", one: "restorer", job: "clean a mosaic" },
  { name: "survey", one: "surveyor", job: "survey a district" },
];

type Asked = "join" | "leave" | "needed" | "behind";

interface Numbers {
  readonly w: number;
  readonly d: number;
  /** Days before the change. */
  readonly k: number;
  readonly m: number;
  /** Days after the change. */
  readonly rest: number;
  /** The part of the work done before the change: 1 of n. */
  readonly n: number;
}

/** Workers and days that come out whole for this story. */
function drawFor(rng: Rng, asked: Asked): Numbers | null {
  for (let tries = 0; tries < 300; tries++) {
    const [w, d] = [rng.int(5, 24), rng.int(8, 40)];
    const [k, m, n] = [rng.int(2, d - 3), rng.int(2, Math.floor(0.6 * w)), rng.int(3, 5)];
    const left = w * (d - k);
    const rest = left / (asked === "leave" ? w - m : w + m);
    const isTempting = (w * d) % (asked === "leave" ? w - m : w + m) === 0;
    if (asked === "behind") {
      const needed = (w * k * (n - 1)) / (d - k);
      const extra = needed - w;
      if (Number.isInteger(needed) && extra >= 2 && extra <= w && d > n && n * k > d)
        return { w, d, k, m: extra, rest: d - k, n };
    } else if (
      Number.isInteger(rest) &&
      rest >= 2 &&
      rest <= 40 &&
      (isTempting || rng.chance(0.25))
    )
      return { w, d, k, m, rest, n };
  }
  return null;
}

const PARTS = ["", "", "half", "a third", "a quarter", "a fifth"];

const days = (x: number): string => count(x, "day");

function drawNumbers(rng: Rng) {
  const { name, one, job } = rng.pick(SETTINGS);
  const asked = rng.pick(["join", "leave", "needed", "behind"] as const);
  const drawn = drawFor(rng, asked);
  if (!drawn) return null;
  const { w, d, k, m, rest, n } = drawn;
  const whole = k + rest;
  const left = asked === "behind" ? w * k * (n - 1) : w * (d - k);
  const key = { join: whole, leave: rest - (d - k), needed: m, behind: m }[asked];
  if (key < 2) return null;
  const share = `$${left} \\div ${rest} = ${w + m}$`;
  return { name, one, job, asked, drawn, whole, left, key, share };
}

type Drawn = NonNullable<ReturnType<typeof drawNumbers>>;

function wrongJoin({ one, drawn }: Drawn): Wrong[] {
  const { w, d, k, m, rest } = drawn;
  const fromTheStart: Wrong = [
    (w * d) / (w + m),
    "puts the new crew to work from the start",
    `For the first ${days(k)} only ${w} ${one}s were at work.`,
  ];
  return [
    [
      rest,
      "answers for the days after",
      `That is how long the larger crew works; the first ${days(k)} count as well.`,
    ],
    fromTheStart,
    [
      (w * d) / (w + m) + k,
      "does the whole job anew",
      `After ${days(k)} only $${w} \\cdot ${d - k}$ of the $${w} \\cdot ${d}$ worker-days are left.`,
    ],
    [
      k + ((d - k) * (w + m)) / w,
      "lets more workers take longer",
      `More ${one}s need fewer days, so the ${d - k} days shrink in the ratio $${w} : ${w + m}$.`,
    ],
    [
      k + (w * (d - k)) / m,
      "leaves the rest to the newcomers",
      `The first ${w} ${one}s go on working beside the ${inWords(m)} who join.`,
    ],
    [
      d - m,
      "takes a day off for each newcomer",
      `The worker-days are shared out among all; ${inWords(m)} more ${one}s do not save ${inWords(m)} days.`,
    ],
    [k + (d - k) / 2, "halves the rest", `The rest would be halved only if the crew doubled.`],
    [
      d - ((d - k) * m) / w,
      "takes off in the ratio of the crews",
      `The days do not fall by the same part by which the crew grows; worker-days divided by workers gives days.`,
    ],
  ];
}

function wrongLeave({ one, drawn, whole }: Drawn): Wrong[] {
  const { w, d, k, m, rest } = drawn;
  return [
    [
      rest,
      "answers for the days after",
      `The smaller crew works ${days(rest)}; compare this with the ${d - k} days that the full crew would have needed.`,
    ],
    [
      (w * d) / (w - m) - d,
      "sends them away at the start",
      `For the first ${days(k)} all ${w} ${one}s were at work.`,
    ],
    [
      ((d - k) * m) / w,
      "stretches by the part that left",
      `The work of those who left is shared by the ${w - m} who stay, not by ${w}.`,
    ],
    [
      whole,
      "gives the whole time",
      `The whole work takes ${days(whole)}; asked is how much longer than ${d}.`,
    ],
    [
      d - k,
      "gives the rest for the full crew",
      `The full crew would have needed ${d - k} more days; asked is the delay.`,
    ],
    [
      (w * (d - k)) / m - (d - k),
      "divides by those who left",
      `The ${w * (d - k)} worker-days left fall to the ${w - m} who stay.`,
    ],
    [
      (k * m) / (w - m),
      "stretches the wrong part",
      `The first ${days(k)} went as planned; the ${d - k} days after them take longer.`,
    ],
    [
      m,
      "takes a day more for each one gone",
      `The worker-days are shared out among all who stay, so a person is not a day.`,
    ],
  ];
}

function wrongNeeded({ one, drawn, whole, left }: Drawn): Wrong[] {
  const { w, d, k, m, rest } = drawn;
  return [
    [w + m, "gives the whole crew", `That many are needed in all; ${w} are there already.`],
    [
      (w * d) / whole - w,
      "puts the new crew to work from the start",
      `For the first ${days(k)} only ${w} ${one}s were at work, so more must join now.`,
    ],
    [
      (w * d) / rest - w,
      "does the whole job anew",
      `After ${days(k)} only $${w} \\cdot ${d - k} = ${left}$ of the worker-days are left.`,
    ],
    [
      (w * (d - whole)) / (d - k),
      "adds in the ratio of the days saved",
      `The crew does not grow by the same part by which the days fall; worker-days divided by days gives workers.`,
    ],
    [
      d - whole,
      "takes a worker for each day",
      `A day saved for ${w} ${one}s is worth ${w} worker-days, to be made up in ${days(rest)}.`,
    ],
    [
      (w * d) / rest,
      "gives a whole crew for the whole job",
      `After ${days(k)} a part of the work is done, and ${w} are there already.`,
    ],
    [
      (w * (d - k)) / whole,
      "divides by all the days",
      `The ${left} worker-days left have to be done in ${days(rest)}, not in ${whole}.`,
    ],
  ];
}

function wrongBehind({ drawn }: Drawn): Wrong[] {
  const { w, d, k, m, rest, n } = drawn;
  return [
    [w + m, "gives the whole crew", `That many are needed in all; ${w} are there already.`],
    [
      (w * d * (n - 1)) / n / rest - w,
      "trusts the plan",
      `The plan of $${w} \\cdot ${d}$ worker-days has proved wrong: ${PARTS[n]} of the work took $${w} \\cdot ${k} = ${w * k}$.`,
    ],
    [
      w * (n - 1) - w,
      "forgets the days",
      `For ${n - 1} times as much work in the same ${days(k)} this would be right, but ${days(rest)} are left.`,
    ],
    [
      w * (n - 1),
      "forgets the days",
      `For ${n - 1} times as much work in the same ${days(k)} such a crew would do, but ${days(rest)} are left.`,
    ],
    [
      (w * k * n) / rest - w,
      "does the whole job anew",
      `Of the work, ${PARTS[n]} is done; only the rest has to be shared out.`,
    ],
    [
      (w * k) / rest,
      "counts the work done",
      `The $${w} \\cdot ${k} = ${w * k}$ worker-days are those for the part that is done; the rest is ${inWords(n - 1)} times as much.`,
    ],
    [
      (w * k * n) / d - w,
      "puts the new crew to work from the start",
      `A crew of that size from the start would have been on time; now all the lag must be made up in ${days(rest)}.`,
    ],
  ];
}

const WRONG = { join: wrongJoin, leave: wrongLeave, needed: wrongNeeded, behind: wrongBehind };

function optionsOf(numbers: Drawn): ProblemOptions {
  const { one, asked, drawn, left, key, share } = numbers;
  const { w, d, k, m, rest } = drawn;
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: String(key),
      value: key,
      why: {
        join: `The ${left} worker-days left take ${w + m} ${one}s ${days(rest)}, after ${days(k)} before.`,
        leave: `The ${left} worker-days left take ${w - m} ${one}s ${days(rest)} instead of ${d - k}.`,
        needed: `The ${left} worker-days left need ${share} ${one}s, ${inWords(m)} more than ${w}.`,
        behind: `The rest needs ${left} worker-days, so ${share} ${one}s, ${inWords(m)} more than ${w}.`,
      }[asked],
    },
    slips: slipsFrom(ways),
  };
}

function solutionOf({ one, asked, drawn, whole, left, key, share }: Drawn): Solution {
  const { w, d, k, m, rest, n } = drawn;

  return {
    idea:
      asked === "behind"
        ? `Measure the work by what was really done: ${PARTS[n]} of it took $${w} \\cdot ${k}$ worker-days.`
        : `Measure the work that is left in worker-days: one ${one} for one day.`,
    steps: [
      asked === "behind"
        ? `In ${days(k)} the crew put in $${w} \\cdot ${k} = ${w * k}$ worker-days for ${PARTS[n]} of the work, so the rest needs $${n - 1} \\cdot ${w * k} = ${left}$.`
        : `After ${days(k)}, what is left would take ${w} ${one}s another ${days(d - k)}: $${w} \\cdot ${d - k} = ${left}$ worker-days.`,
      ...{
        join: [
          `With ${w + m} ${one}s this takes $${left} \\div ${w + m} = ${rest}$ days.`,
          `From the start it takes $${k} + ${rest} = ${whole}$ days.`,
        ],
        leave: [
          `With ${w - m} ${one}s this takes $${left} \\div ${w - m} = ${rest}$ days.`,
          `That is $${rest} - ${d - k} = ${key}$ days longer.`,
        ],
        needed: [
          `There are $${whole} - ${k} = ${rest}$ days left, so ${share} ${one}s are needed.`,
          `That is $${w + m} - ${w} = ${m}$ more.`,
        ],
        behind: [
          `There are $${d} - ${k} = ${rest}$ days left, so ${share} ${one}s are needed.`,
          `That is $${w + m} - ${w} = ${m}$ more.`,
        ],
      }[asked],
    ],
    check: {
      join: `More hands must finish sooner: ${whole} lies between ${k} and ${d}.`,
      leave: `Only the ${d - k} days after the change are stretched, in the ratio $${w} : ${w - m}$.`,
      needed: `The ${inWords(m)} newcomers must do in ${days(rest)} what ${w} would have done in the ${days(d - whole)} saved: $${m} \\cdot ${rest} = ${w} \\cdot ${d - whole}$.`,
      behind: `$${w + m} \\cdot ${rest}$ is ${inWords(n - 1)} times $${w} \\cdot ${k}$.`,
    }[asked],
  };
}

export const template: ProblemTemplate = {
  id: "crew-changed-midway",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern:
    "A crew changes before the job is done: count the worker-days still left and share them out anew.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, one, job, asked, drawn } = numbers;
    const { w, d, k, m, rest, n } = drawn;
    const crew = `A crew of ${w} ${one}s, all working at the same constant rate,`;
    const could = `${crew} could ${job} in ${days(d)}.`;
    const stem = {
      join: `${could} After ${days(k)}, ${inWords(m)} more such ${one}s join the crew. In how many days from the start is the work done?`,
      leave: `${could} After ${days(k)}, ${inWords(m)} of them are called away and the others finish the work. How many days longer does it take than it would have with the full crew?`,
      needed: `${could} After ${days(k)} it is decided that the work must be done ${k + rest} days from the start. How many more such ${one}s must join the crew at once?`,
      behind: `${crew} is to ${job} in ${days(d)}, but after ${days(k)} only ${PARTS[n]} of the work has been done. How many more such ${one}s must join the crew at once so that the work is done on time?`,
    }[asked];
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Worker-days once; a delay or a crew adds a step, and a plan that failed must be dropped.
      difficulty:
        { join: 3, leave: 4, needed: 4, behind: 6 }[asked] - (m === w || d === 2 * k ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Lets the crews work day by day, one unit per worker per day, and checks when everything is
   * done.
   */
  check({ stem, options }) {
    const [w, d, k] = read(stem, /crew of (\d+) .*? in (\d+) days.*? after (\d+) days/i).map(
      Number,
    ) as [number, number, number];
    const word = (pattern: RegExp): number => {
      const text = read(stem, pattern)[0]!;
      const named = range(0, 12).find((x) => inWords(x) === text);
      return named ?? Number(text);
    };
    const asksLonger = stem.includes("days longer");
    const asksDays = stem.includes("In how many days");
    const isBehind = stem.includes("only");
    const part = isBehind ? PARTS.indexOf(read(stem, /only (a \w+) of/)[0]!) : 0;
    const load = isBehind ? w * k * part : w * d;
    return options.flatMap((option, place) => {
      const value = valueOf(option);
      if (!value.isWhole) return [];
      const size = asksLonger
        ? w - word(/days?, (\w+) of them/)
        : asksDays
          ? w + word(/days?, (\w+) more/)
          : w + value.value;
      const end = asksLonger
        ? d + value.value
        : asksDays
          ? value.value
          : isBehind
            ? d
            : Number(read(stem, /done (\d+) days from the start/)[0]);
      const done = range(1, end).reduce((total, day) => total + (day <= k ? w : size), 0);
      return new Fraction(done).equals(new Fraction(load)) ? [place] : [];
    });
  },
};
