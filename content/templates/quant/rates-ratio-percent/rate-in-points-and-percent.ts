import {
  percentText,
  plain,
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
  readonly owner: string;
  readonly members: string;
  readonly who: "who" | "that";
  readonly doing: string;
  readonly did: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "bicycle",
    owner: "a company",
    members: "employees",
    who: "who",
    doing: "cycle to work",
    did: "cycled to work",
  },
  {
    name: "farms",
    owner: "a valley",
    members: "farms",
    who: "that",
    doing: "grow flax",
    did: "grew flax",
  },
  {
    name: "library",
    owner: "a library",
    members: "members",
    who: "who",
    doing: "borrow audiobooks",
    did: "borrowed audiobooks",
  },
  {
    name: "homes",
    owner: "a town",
    members: "households",
    who: "that",
    doing: "compost at home",
    did: "composted at home",
  },
  {
    name: "pupils",
    owner: "a school district",
    members: "students",
    who: "who",
    doing: "study music",
    did: "studied music",
  },
  {
    name: "shops",
    owner: "a city",
    members: "shops",
    who: "that",
    doing: "open on Sundays",
    did: "opened on Sundays",
  },
];

/**
 * Last year's and this year's shares, the points between them, and the same as a percentage of last
 * year's share.
 */
function drawNumbers(rng: Rng, isRelative: boolean) {
  const isRise = rng.chance(isRelative ? 0.5 : 0.7);
  // A second step only works with percentages that are again a clean percentage of the new share.
  const clean = isRise ? [20, 25, 50, 60, 100, 150] : [20, 25, 37.5, 40, 50, 60];
  const percent = rng.pick(isRelative ? clean : [10, 12.5, 15, 20, 25, 30, 37.5, 40, 50, 60]);
  const shares = range(8, 60).filter((share) => {
    const step = (share * percent) / 100;
    return Number.isInteger(step) && step > 1 && step !== percent && share + 2 * step <= 90;
  });
  const old = rng.pick(shares);
  const points = (old * percent) / 100;
  const now = isRise ? old + points : old - points;
  return { old, now, points, percent, next: (100 * points) / now, isRise };
}

type Numbers = ReturnType<typeof drawNumbers>;

function shareWays({ old, now, points, percent, isRise }: Numbers, isNew: boolean): Wrong[] {
  return [
    isNew
      ? [
          old,
          "stops at last year",
          `${old} percent is the share last year, before the ${points} points.`,
        ]
      : [
          now,
          "answers for this year",
          `${now} percent is the share this year, after the ${points} points.`,
        ],
    [
      percent + points,
      "adds points and percent",
      `The ${percent} percent are percents of the share, the ${points} points percents of everybody: two measures of the same step.`,
    ],
    [
      Math.abs(percent - points),
      "subtracts points and percent",
      `The ${percent} percent are percents of the share, the ${points} points percents of everybody: two measures of the same step.`,
    ],
    [
      percent,
      "takes the relative change for the share",
      `${percent} percent says how large the step is beside last year's share; it is no share itself.`,
    ],
    isNew
      ? [
          isRise ? old + 2 * points : old - 2 * points,
          "counts the step twice",
          `Last year's share is ${old} percent, and the ${points} points come in only once.`,
        ]
      : [
          isRise ? old - points : old + points,
          "counts the step twice",
          `The ${points} points are ${percent} percent of last year's share itself; nothing more has to be taken away or added.`,
        ],
    [
      100 - (isNew ? now : old),
      "answers for the others",
      `That is the share of those for whom the opposite is true.`,
    ],
    [
      isNew ? old + now : points * 10,
      isNew ? "adds both years" : "takes the points for a tenth",
      isNew
        ? `The shares of two years, ${old} and ${now} percent, are not to be added.`
        : `The ${points} points are ${percent} percent of last year's share, not 10 percent.`,
    ],
  ];
}

function relativeWays(
  { old, now, points, percent, next, isRise }: Numbers,
  isAgain: boolean,
): Wrong[] {
  const later = isRise === isAgain ? now + points : now - points;
  return [
    [
      percent,
      "repeats the first percent",
      `The points are the same, but they are now compared with another share than last year's.`,
    ],
    [
      isRise ? percent + (percent * percent) / 100 : percent - (percent * percent) / 100,
      "grows the percent by itself",
      `The share of this year stands below in the fraction; a ${isRise ? "larger" : "smaller"} share makes the same step a ${isRise ? "smaller" : "larger"} percent.`,
    ],
    [
      isRise ? percent - (percent * percent) / 100 : percent + (percent * percent) / 100,
      "takes the percent of itself",
      `The same step must be divided by the new share; taking ${percent} percent off or onto ${percent} percent is not dividing.`,
    ],
    [
      2 * percent,
      "doubles the percent",
      `This compares both steps together with last year's share; asked is the second step alone.`,
    ],
    [
      percent / 2,
      "halves the percent",
      `The share has not doubled, so the same step is not half as large beside it.`,
    ],
    [100 - next, "takes what is left", `That is the complement of the percent that is asked for.`],
    [
      (100 * points) / later,
      "divides by the later share",
      `A percent change counts from the share before the step, not from the share after it.`,
    ],
    [
      (100 * old) / now - 100 < 0 ? (100 * old) / now : (100 * now) / old,
      "gives one share as a percent of the other",
      `That compares whole shares; asked is the step between them.`,
    ],
  ];
}

/** Whole, or with halves or thirds. */
const isFine = (n: number): boolean => Math.abs(6 * n - Math.round(6 * n)) < 1e-9;

function drawQuestion(rng: Rng) {
  const { name, owner, members, who, doing, did } = rng.pick(SETTINGS);
  const asked = rng.pick(["new", "old", "count", "again", "back"] as const);
  const isRelative = asked === "again" || asked === "back";
  const numbers = drawNumbers(rng, isRelative);
  const { old, now, points, percent, next, isRise } = numbers;
  if (asked === "again" && !isRise && now <= points) return null;
  const isBlind = isRelative && rng.chance(0.6);
  const size = 100 * rng.int(2, 15);
  const scale = asked === "count" ? size / 100 : 1;
  const value = isRelative ? next : (asked === "old" ? old : now) * scale;
  const text = (n: number): string =>
    asked === "count" ? n.toLocaleString("en-US") : percentText(n);
  return {
    name,
    owner,
    members,
    who,
    doing,
    did,
    asked,
    isRelative,
    numbers,
    old,
    now,
    points,
    percent,
    next,
    isRise,
    isBlind,
    size,
    scale,
    value,
    text,
  };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf(
  { owner, members, who, doing, did, asked, points, percent, isRise, isBlind, size }: Drawn,
  rng: Rng,
): string {
  const [rose, rise] = isRise ? ["rose", "an increase"] : ["fell", "a decrease"];
  const [falls, decrease] =
    isRise === (asked === "back") ? ["falls", "decrease"] : ["rises", "increase"];
  const share = `the share of the ${members} of ${owner} ${who} ${doing}`;
  const facts = isBlind
    ? `From last year to this year, ${share} ${rose} by ${percent} percent (not percentage points).`
    : rng.pick([
        `From last year to this year, ${share} ${rose} by ${points} percentage points. This was ${rise} of ${percent} percent in the share.`,
        `Since last year, ${share} has ${isRise ? "risen" : "fallen"} by ${percent} percent, which amounts to ${points} percentage points.`,
      ]);
  const question = {
    new: `What percent of the ${members} ${doing} this year?`,
    old: `What percent of the ${members} ${did} last year?`,
    count: `If there are ${size.toLocaleString("en-US")} ${members} this year, how many of them ${doing}?`,
    again: `If the share ${falls} next year by the same number of percentage points as this year, by what percent will it ${decrease}?`,
    back: `If the share ${falls} next year to exactly where it was last year, by what percent will it ${decrease}?`,
  }[asked];
  return `${facts} ${question}`;
}

function optionsOf({
  asked,
  isRelative,
  numbers,
  old,
  now,
  points,
  percent,
  scale,
  value,
  text,
}: Drawn): ProblemOptions {
  const ways = isRelative
    ? relativeWays(numbers, asked === "again")
    : shareWays(numbers, asked !== "old");
  return {
    key: {
      text: text(value),
      value,
      why: `${points} points are ${percent} percent of ${old} percent, last year's share; this year's is ${now} percent.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: n * scale, slip, why }))
      .filter(({ value: n }) => n > 0 && isFine(n) && n < 100 * scale)
      .map((slip) => ({ ...slip, text: text(slip.value) })),
  };
}

function solutionOf({
  members,
  asked,
  isRelative,
  old,
  now,
  points,
  percent,
  next,
  isRise,
  isBlind,
  size,
  value,
  text,
}: Drawn): Solution {
  const close =
    asked === "count"
      ? `Of ${text(size)} ${members}, ${now} percent are ${text(value)}.`
      : isRelative
        ? `The same step is now measured against ${now}: $\\frac{${points}}{${now}}$ is ${percentText(next).replace("%", " percent")}.`
        : asked === "new"
          ? `This year's share is $${old} ${isRise ? "+" : "-"} ${points} = ${now}$ percent.`
          : `With the ${points} points it has become ${now} percent this year.`;
  return {
    idea: "Percentage points count in percents of everybody, a percent change in percents of the share itself.",
    steps: [
      isBlind
        ? `Suppose a share of ${old} percent last year; ${percent} percent of it are ${points} points, so this year it is ${now} percent.`
        : `The ${points} points are ${percent} percent of last year's share, so that share is $${points} \\div ${percent / 100} = ${old}$ percent.`,
      ...(isRelative && !isBlind ? [`This year's share is ${now} percent.`] : []),
      ...(asked === "count" ? [`This year's share is ${now} percent.`] : []),
      close,
    ],
    check: isRelative
      ? `A ${isRise ? "larger" : "smaller"} base makes the same step a ${isRise ? "smaller" : "larger"} percent, so the answer must lie ${isRise ? "below" : "above"} ${percent} percent.`
      : `From ${old} to ${now} percent are ${points} points, and $\\frac{${points}}{${old}}$ is ${percent} percent.`,
  };
}

export const template: ProblemTemplate = {
  id: "rate-in-points-and-percent",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern:
    "One step of a share told in percentage points and as a percent of the share: the quotient is the share itself.",

  make(rng) {
    const drawn = drawQuestion(rng);
    if (!drawn) return null;
    const { name, asked, percent, isBlind } = drawn;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // The second step needs the new base; without the points, a share must be assumed first.
      difficulty:
        { new: 2, old: 2, count: 3, again: 4, back: 4 }[asked] +
        (isBlind ? 1 : 0) +
        (percent === 12.5 ? 1 : 0),
      stem: stemOf(drawn, rng),
      ...optionsOf(drawn),
      solution: solutionOf(drawn),
    };
  },

  /** Tries all shares in tenths of a percent as last year's. */
  check({ stem, options }) {
    const text = plain(stem);
    const [percent] = read(text, /([\d.]+) percent(?! of|age)/).map(Number) as [number];
    const sign = /\b(?:fell|fallen)\b/.test(text) ? -1 : 1;
    const given = /(\d+) percentage points(?! as)/.exec(text)?.[1];
    const olds = range(10, 990).filter(
      (tenths) => given === undefined || Math.abs((tenths * percent) / 1000 - Number(given)) < 1e-9,
    );
    const answers = olds.map((tenths) => {
      const old = tenths / 10;
      const step = (old * percent) / 100;
      const now = old + sign * step;
      if (text.includes("last year?")) return old;
      if (text.includes("this year?")) return now;
      const size = /there are (\d+)/.exec(text)?.[1];
      if (size) return (Number(size) * now) / 100;
      const next = text.includes("to exactly where it was") ? old : now + sign * step;
      return (100 * Math.abs(next - now)) / now;
    });
    const [answer] = answers;
    if (answer === undefined || answers.some((other) => Math.abs(other - answer) > 1e-6))
      throw new Error(`The share is not settled: ${text}`);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer) < 1e-6 ? [k] : [],
    );
  },
};
