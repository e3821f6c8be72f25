import {
  capital,
  count,
  fittingPairs,
  listed,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
  tableRowsIn,
  tableText,
  type TwoPartTemplate,
  type TwoPartView,
} from "@theta/items/template";

/** Task k takes `days[k]`, and begins when those before it are complete. */
interface Plan {
  readonly days: readonly number[];
  readonly before: readonly (readonly number[])[];
}

/** Small projects with their tasks in a possible order: each with its usual times and what it waits for. */
const SETTINGS = [
  {
    name: "construction",
    opening: "A company is planning the construction of a small warehouse.",
    unit: "week",
    names: ["Design", "Permits", "Materials", "Foundation", "Framing"],
    before: [[], [0], [0], [1], [2, 3]],
    times: ["4 8", "3 9", "5 12", "2 5", "3 6"],
  },
  {
    name: "launch",
    opening: "A company is planning the launch of a new product.",
    unit: "week",
    names: ["Design", "Packaging", "Production", "Advertising", "Shipping"],
    before: [[], [0], [0], [0], [1, 2]],
    times: ["6 12", "3 9", "4 12", "5 12", "2 4"],
  },
  {
    name: "software",
    opening: "A company is planning to replace its payroll software.",
    unit: "day",
    names: ["Purchasing", "Installation", "Conversion", "Training", "Testing"],
    before: [[], [0], [0], [1], [1, 2]],
    times: ["5 10", "3 8", "4 12", "4 12", "3 8"],
  },
  {
    name: "store",
    opening: "A retailer is planning to open a new store.",
    unit: "week",
    names: ["Leasing", "Hiring", "Renovation", "Training", "Stocking"],
    before: [[], [0], [0], [1], [2]],
    times: ["3 6", "4 10", "5 12", "2 6", "2 5"],
  },
] as const;
type Setting = (typeof SETTINGS)[number];

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

function tell(plan: Plan, { opening, unit, names }: Setting): string {
  const rows = plan.before.map((list, k) => [
    names[k]!,
    String(plan.days[k]),
    list.length > 0 ? list.map((j) => names[j]).join(", ") : "None",
  ]);
  return `${opening} The project consists of the five tasks listed in the table. For each task, the table shows the time needed and the tasks that must be completed before it can begin. Tasks that do not depend on each other can be carried out at the same time.\n\n${tableText(["Task", `${capital(unit)}s needed`, "Must be completed first"], rows)}`;
}

function drawPlan(rng: Rng, { before, times }: Setting): Plan | null {
  const days = times.map((bounds) => {
    const [low, high] = bounds.split(" ").map(Number) as [number, number];
    return rng.int(low, high);
  });
  const plan = { days, before };
  return new Set(plan.days).size >= 4 ? plan : null;
}

/** All chains from the first task to one that no other waits for, the longest first. */
function chainsOf(plan: Plan): number[][] {
  const from = (k: number): number[][] => {
    const next = plan.before.flatMap((list, j) => (list.includes(k) ? [j] : []));
    return next.length === 0 ? [[k]] : next.flatMap((j) => from(j).map((rest) => [k, ...rest]));
  };
  return from(0).toSorted((one, other) => timeOf(plan, other) - timeOf(plan, one));
}

const timeOf = ({ days }: Plan, chain: readonly number[]): number =>
  sum(chain.map((k) => days[k]!));

/** "design, production, and shipping take 9 + 12 + 3 = 24 weeks" */
function chainText(plan: Plan, chain: readonly number[], { names, unit }: Setting): string {
  const who = listed(chain.map((k) => names[k]!.toLowerCase()));
  return `${who} take ${chain.map((k) => plan.days[k]).join(" + ")} = ${timeOf(plan, chain)} ${unit}s`;
}

/** Wrong times for the whole; "with" says under what change. */
function wrongTimes(plan: Plan, whole: number, setting: Setting, before = "") {
  const { names } = setting;
  const ends = endsOf(plan);
  const total = sum(plan.days);
  const longestOne = capital(`${before}${chainText(plan, chainsOf(plan)[0]!, setting)}`);
  const [one, other] = [1, 2].map((k) => names[k]!.toLowerCase());
  return [
    [
      total,
      `That is ${plan.days.join(" + ")}, the time for all the tasks one after the other. But ${one} and ${other}, for example, can be carried out at the same time.`,
    ],
    ...ends.map(
      (end, k) =>
        [
          end,
          `${capital(`${before}${names[k]!.toLowerCase()}`)} can be completed after ${count(end, setting.unit)} at the earliest, but ${chainText(plan, chainsOf(plan)[0]!, setting)}.`,
        ] as const,
    ),
    [whole - 1, `${longestOne}, which is more than ${whole - 1}.`],
    [whole + 1, `${longestOne}, and no other chain takes longer.`],
    [whole + 2, `${longestOne}, and no other chain takes longer.`],
    ...plan.days.map(
      (d, k) =>
        [d, `That is the time for ${names[k]!.toLowerCase()} alone. ${longestOne}.`] as const,
    ),
  ] as const;
}

/** When each task can be completed, from those that it waits for. */
function stepsOf(plan: Plan, { unit, names }: Setting): string[] {
  const ends = endsOf(plan);
  const lines = plan.before.map((list, k) => {
    const task = names[k]!.toLowerCase();
    if (list.length === 0) return `${task} after ${count(ends[k]!, unit)}`;
    const start = Math.max(...list.map((j) => ends[j]!));
    const wait =
      list.length > 1
        ? `, because it waits for both ${listed(list.map((j) => names[j]!.toLowerCase()))}`
        : "";
    return `${task} after ${start} + ${plan.days[k]} = ${ends[k]} ${unit}s${wait}`;
  });
  return [`The earliest times at which the tasks can be completed: ${lines.join("; ")}.`];
}

/** All chains with their times. */
const allChains = (plan: Plan, setting: Setting): string =>
  chainsOf(plan)
    .map((chain) => chainText(plan, chain, setting))
    .join("; ");

function askDelay(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const plan = drawPlan(rng, setting);
  if (!plan) return null;
  const { name, unit, names } = setting;
  const whole = lengthOf(plan);
  const k = rng.int(0, 4);
  const task = names[k]!.toLowerCase();
  const slack = slackOf(plan, k);
  const chains = chainsOf(plan);
  const [main, through] = [chains[0]!, chains.find((chain) => chain.includes(k))!];
  const mainText = capital(chainText(plan, main, setting));
  const ownText = capital(chainText(plan, through, setting));
  const end = endsOf(plan)[k]!;
  const later = listed(through.slice(through.indexOf(k) + 1).map((j) => names[j]!.toLowerCase()));
  if (slack < 1 || slack > 12 || slack === whole) return null;
  return {
    variant: `delay/${name}`,
    difficulty: 5,
    facts: tell(plan, setting),
    asks: [
      [
        "Least time",
        `the least number of ${unit}s in which the project can be completed`,
        whole,
        `${mainText}, and no other chain of tasks takes longer.`,
      ],
      [
        "Extra time",
        `the greatest number of ${unit}s by which the time needed for ${task} could increase without delaying the completion of the project`,
        slack,
        `${ownText}. With ${slack} more for ${task}, that is ${whole}, the least time for the project. With ${slack + 1} more, it would be ${whole + 1}.`,
      ],
    ] as const,
    wrong: [
      [
        slack + 1,
        `${ownText}. With ${slack + 1} more for ${task}, that would be ${whole + 1}, more than ${whole}.`,
      ],
      [
        slack - 1,
        `${ownText}. ${capital(task)} could take ${slack} more ${slack === 1 ? unit : `${unit}s`}, one more than ${slack - 1}: ${whole - slack} + ${slack} = ${whole} still doesn't delay the project.`,
      ],
      [
        whole - end,
        `That is ${whole} − ${end}, the time that is left after ${task}. But ${later} must still follow, which takes ${whole - slack - end}.`,
      ],
      ...wrongTimes(plan, whole, setting),
    ] as const,
    solution: {
      idea: "The longest chain of tasks that depend on each other determines the least time.",
      steps: [
        ...stepsOf(plan, setting),
        `The last of these is after ${count(whole, unit)}, so that is the least time.`,
        `The longest chain that contains ${task}: ${chainText(plan, through, setting)}. So ${task} can take ${whole} − ${whole - slack} = ${slack} more.`,
      ],
      check: `These are all the chains: ${allChains(plan, setting)}. With ${slack + 1} more for ${task}, ${timeOf(plan, through)} would become ${whole + 1}, more than ${whole}.`,
      takeaway:
        "A task that isn't on the longest chain can be delayed by the difference between the chains.",
    },
  };
}

function askShorter(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const plan = drawPlan(rng, setting);
  if (!plan) return null;
  const { name, unit, names } = setting;
  const whole = lengthOf(plan);
  const k = rng.int(0, 4);
  const task = names[k]!.toLowerCase();
  const length = plan.days[k]!;
  const less = rng.int(1, Math.max(1, length - 2));
  const shorter = withDays(plan, k, length - less);
  const now = lengthOf(shorter);
  const reduced = `with ${count(length - less, unit)} for ${task}, `;
  const [oldMain, newMain] = [chainsOf(plan)[0]!, chainsOf(shorter)[0]!];
  const newText = chainText(shorter, newMain, setting);
  if (length < 4 || less < 2 || now === whole || whole - now === less) return null;
  return {
    variant: `shorter/${name}`,
    difficulty: 4,
    facts: `${tell(plan, setting)}\n\nAt additional cost, the time needed for ${task} could be reduced from ${length} ${unit}s to ${count(length - less, unit)}.`,
    asks: [
      [
        "Original",
        `the least number of ${unit}s in which the project can be completed with the original time for ${task}`,
        whole,
        `${capital(chainText(plan, oldMain, setting))}, and no other chain of tasks takes longer.`,
      ],
      [
        "Reduced",
        `the least number of ${unit}s in which it can be completed with the reduced time`,
        now,
        `${capital(reduced)}${chainText(shorter, oldMain, setting)}, but ${newText}.`,
      ],
    ] as const,
    wrong: (
      [
        [
          whole - less,
          `This subtracts all ${less} ${unit}s from ${whole}. ${capital(reduced)}${chainText(shorter, oldMain, setting)}, but ${newText}.`,
        ],
        [now - 1, `${capital(reduced)}${newText}, which is more than ${now - 1}.`],
        ...wrongTimes(shorter, now, setting, reduced),
        ...wrongTimes(plan, whole, setting),
        // The first task alone is no project.
      ] as const
    ).filter(([value]) => value > plan.days[0]! + 2),
    solution: {
      idea: "The longest chain of tasks that depend on each other determines the least time, and after a change another chain may be the longest.",
      steps: [
        ...stepsOf(plan, setting),
        `The last of these is after ${count(whole, unit)}, so that is the least time with the original time for ${task}.`,
        `${capital(reduced)}the times change. ${stepsOf(shorter, setting)[0]}`,
        `The last of these is after ${count(now, unit)}, so that is the least time with the reduced time.`,
      ],
      check: `At first, ${allChains(plan, setting)}. Then, ${allChains(shorter, setting)}. The longest time falls by ${whole - now}, not by ${less}, because another chain becomes the longest.`,
      takeaway: "Saving time on one task helps only until another chain becomes the longest.",
    },
  };
}

/** The plan as the text tells it. */
function planOf(stem: string): { plan: Plan; names: string[] } {
  const table = tableRowsIn(stem);
  const names = table.map(([name]) => name!.toLowerCase());
  const before = table.map(([, , list]) =>
    names.flatMap((name, j) => (list!.toLowerCase().split(", ").includes(name) ? [j] : [])),
  );
  return { plan: { days: table.map(([, days]) => Number(days)), before }, names };
}

/** The longest chain, by going through all chains. */
function longest({ days, before }: Plan): number {
  const upTo = (k: number): number => days[k]! + Math.max(0, ...before[k]!.map(upTo));
  return Math.max(...days.map((_, k) => upTo(k)));
}

function readingsOf({ stem }: TwoPartView): PairReading[] {
  const { plan, names } = planOf(stem);
  const taskIn = (pattern: RegExp): number => names.indexOf(pattern.exec(stem)?.[1] ?? names[0]!);
  return [
    {
      wording: /time needed for \w+ could be reduced from \d+ \w+ to (\d+)/,
      fits: (whole, now, length = 0) =>
        whole === longest(plan) &&
        now === longest(withDays(plan, taskIn(/time needed for (\w+) could be/), length)),
    },
    {
      wording: /time needed for \w+ could increase/,
      fits: (whole, more) => {
        const k = taskIn(/time needed for (\w+) could/);
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
      Array.from({ length: 12 }, () => askDelay),
      Array.from({ length: 60 }, () => askShorter),
    ]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, readingsOf(view)),
};
