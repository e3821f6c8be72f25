import {
  count,
  fittingPairs,
  listed,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  type TwoPartTemplate,
  type TwoPartView,
} from "@theta/items/template";

/** Task k takes `days[k]`, and begins when those before it are complete. */
interface Plan {
  readonly days: readonly number[];
  readonly before: readonly (readonly number[])[];
}

/** Which tasks come before which: two branches that meet. */
const SHAPES: readonly (readonly (readonly number[])[])[] = [
  [[], [], [0], [0, 1], [2, 3]],
  [[], [0], [0], [1, 2], [2]],
  [[], [], [0], [1], [2, 3]],
  [[], [0], [], [1, 2], [2]],
  [[], [0], [0], [1], [2, 3]],
];
const NAMES = ["P", "Q", "R", "S", "T"];

const PROJECTS = [
  ["renovation", "A contractor is planning a renovation that consists of five tasks", "day"],
  ["launch", "A company is planning a product launch that consists of five tasks", "week"],
  ["software", "A team is planning a software project that consists of five tasks", "day"],
] as const;

function endsOf({ days, before }: Plan): number[] {
  const ends: number[] = [];
  for (const [k, length] of days.entries())
    ends.push(length + Math.max(0, ...before[k]!.map((j) => ends[j]!)));
  return ends;
}

const lengthOf = (plan: Plan): number => Math.max(...endsOf(plan));
const withDays = ({ days, before }: Plan, k: number, length: number): Plan => ({
  days: days.with(k, length),
  before,
});

/** By how much task k can take longer without changing the whole. */
function slackOf(plan: Plan, k: number): number {
  const whole = lengthOf(plan);
  return range(0, 99).findLast(
    (more) => lengthOf(withDays(plan, k, plan.days[k]! + more)) === whole,
  )!;
}

function tell(plan: Plan, opening: string, unit: string): string {
  const lengths = plan.days.map((d, k) => `${count(d, unit)} for ${NAMES[k]}`);
  const rules = plan.before.flatMap((list, k) =>
    list.length > 0
      ? [
          `${NAMES[k]} cannot begin until ${list.length > 1 ? "Tasks" : "Task"} ${listed(list.map((j) => NAMES[j]!))} ${list.length > 1 ? "are" : "is"} complete`,
        ]
      : [],
  );
  return `${opening}: P, Q, R, S, and T. The time needed is ${listed(lengths)}. ${rules.map((rule) => `Task ${rule}.`).join(" ")} Otherwise, any of the tasks can be carried out at the same time.`;
}

function drawPlan(rng: Rng): Plan | null {
  const plan = { days: range(1, 5).map(() => rng.int(2, 12)), before: rng.pick(SHAPES) };
  return new Set(plan.days).size >= 4 ? plan : null;
}

function wrongTimes(plan: Plan, whole: number) {
  const ends = endsOf(plan);
  const total = plan.days.reduce((a, b) => a + b);
  return [
    [total, "That is the time for all the tasks one after the other."],
    ...ends.map(
      (end, k) => [end, `That is when Task ${NAMES[k]} can be complete at the earliest.`] as const,
    ),
    [whole - 1, "The longest chain of tasks takes more time than that."],
    [whole + 1, "The longest chain of tasks takes less time than that."],
    [whole + 2, "The longest chain of tasks takes less time than that."],
    ...plan.days.map((d, k) => [d, `That is the time for Task ${NAMES[k]} alone.`] as const),
  ] as const;
}

function stepsOf(plan: Plan, unit: string): string[] {
  const ends = endsOf(plan);
  return [
    `Earliest times at which the tasks can be complete: ${listed(ends.map((end, k) => `${NAMES[k]} after ${count(end, unit)}`))}.`,
  ];
}

function askDelay(rng: Rng) {
  const plan = drawPlan(rng);
  if (!plan) return null;
  const [name, opening, unit] = rng.pick(PROJECTS);
  const whole = lengthOf(plan);
  const k = rng.int(0, 4);
  const slack = slackOf(plan, k);
  if (slack < 2 || slack > 12 || slack === whole) return null;
  return {
    variant: `delay/${name}`,
    difficulty: 5,
    facts: tell(plan, opening, unit),
    asks: [
      [
        "Least time",
        `the least number of ${unit}s in which all five tasks can be completed`,
        whole,
        `The last task can be complete after ${count(whole, unit)}.`,
      ],
      [
        `Delay of ${NAMES[k]}`,
        `the greatest number of ${unit}s by which the time needed for Task ${NAMES[k]} could increase without increasing that least number`,
        slack,
        `With ${slack} more for ${NAMES[k]}, the least time is still ${whole}. With ${slack + 1} more, it would be ${whole + 1}.`,
      ],
    ] as const,
    wrong: [
      [slack + 1, `Then all the tasks would take ${whole + 1} ${unit}s.`],
      [slack - 1, `One more would still leave the total at ${whole}.`],
      [
        whole - endsOf(plan)[k]!,
        `That is the time after Task ${NAMES[k]}, but other tasks may depend on it.`,
      ],
      ...wrongTimes(plan, whole),
    ] as const,
    solution: {
      idea: "The longest chain of tasks that depend on each other determines the least time.",
      steps: [
        ...stepsOf(plan, unit),
        `So the least time is ${count(whole, unit)}.`,
        `The longest chain that contains Task ${NAMES[k]} takes ${whole - slack} ${unit}s, so Task ${NAMES[k]} can take ${whole} − ${whole - slack} = ${slack} more.`,
      ],
      check: `With ${slack + 1} more, a chain through Task ${NAMES[k]} would be longer than ${whole}.`,
      takeaway:
        "A task that isn't on the longest chain can be delayed by the difference between the chains.",
    },
  };
}

function askShorter(rng: Rng) {
  const plan = drawPlan(rng);
  if (!plan) return null;
  const [name, opening, unit] = rng.pick(PROJECTS);
  const whole = lengthOf(plan);
  const k = rng.int(0, 4);
  const length = plan.days[k]!;
  const less = rng.int(1, Math.max(1, length - 2));
  const shorter = withDays(plan, k, length - less);
  const now = lengthOf(shorter);
  if (length < 6 || less < 3 || now === whole || whole - now === less) return null;
  return {
    variant: `shorter/${name}`,
    difficulty: 4,
    facts: `${tell(plan, opening, unit)} Additional workers would reduce the time needed for Task ${NAMES[k]} from ${length} ${unit}s to ${count(length - less, unit)}.`,
    asks: [
      [
        "Without workers",
        `the least number of ${unit}s in which all five tasks can be completed without the additional workers`,
        whole,
        `The longest chain takes ${count(whole, unit)}.`,
      ],
      [
        "With workers",
        `the least number of ${unit}s in which all five tasks can be completed with the additional workers`,
        now,
        `Another chain is then the longest, with ${count(now, unit)}.`,
      ],
    ] as const,
    wrong: [
      [whole - less, `Another chain of tasks takes longer than that.`],
      [now - 1, "The longest chain of tasks takes more time than that."],
      ...wrongTimes(shorter, now),
      ...wrongTimes(plan, whole),
    ] as const,
    solution: {
      idea: "The longest chain of tasks that depend on each other determines the least time, and after a change another chain may be the longest.",
      steps: [
        ...stepsOf(plan, unit),
        `So the least time is ${whole}.`,
        `With ${length - less} for Task ${NAMES[k]}: ${stepsOf(shorter, unit)[0]}`,
        `So the least time is then ${now}.`,
      ],
      check: `The time falls by ${whole - now}, not by ${less}, because another chain becomes the longest.`,
      takeaway: "Saving time on one task helps only until another chain becomes the longest.",
    },
  };
}

/** The plan as the text tells it. */
function planOf(stem: string): Plan {
  const lengths = /needed is (.*?)\. /.exec(stem)![1]!;
  const days = NAMES.map((name) => Number(new RegExp(`(\\d+) \\w+ for ${name}`).exec(lengths)![1]));
  const before = NAMES.map((name) => {
    const list =
      new RegExp(`Task ${name} cannot begin until (.*?) (?:is|are) complete`).exec(stem)?.[1] ?? "";
    return NAMES.flatMap((other, j) => (new RegExp(`\\b${other}\\b`).test(list) ? [j] : []));
  });
  return { days, before };
}

/** The longest chain, by going through all chains. */
function longest({ days, before }: Plan): number {
  const upTo = (k: number): number => days[k]! + Math.max(0, ...before[k]!.map(upTo));
  return Math.max(...days.map((_, k) => upTo(k)));
}

function readingsOf({ stem }: TwoPartView): PairReading[] {
  const plan = planOf(stem);
  const taskIn = (pattern: RegExp): number => NAMES.indexOf(pattern.exec(stem)?.[1] ?? "P");
  return [
    {
      wording: /workers would reduce the time needed for Task \w from \d+ \w+ to (\d+)/,
      fits: (whole, now, length = 0) =>
        whole === longest(plan) &&
        now === longest(withDays(plan, taskIn(/time needed for Task (\w) from/), length)),
    },
    {
      wording: /time needed for Task \w could increase/,
      fits: (whole, more) => {
        const k = taskIn(/time needed for Task (\w) could/);
        const after = (x: number): number => longest(withDays(plan, k, plan.days[k]! + x));
        return whole === longest(plan) && after(more) === whole && after(more + 1) > whole;
      },
    },
  ];
}

export const template: TwoPartTemplate = {
  id: "tasks-and-prerequisites",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "The longest chain of tasks gives the least time, and what a change of one task does to it.",

  make(rng) {
    const tries = rng.pick([
      Array.from({ length: 4 }, () => askDelay),
      Array.from({ length: 12 }, () => askShorter),
    ]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, readingsOf(view)),
};
