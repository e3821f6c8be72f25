import {
  type Ask,
  count,
  type GraphicsTemplate,
  listed,
  numbers,
  plain,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly tasks: readonly [string, string, string, string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "film",
    intro: "A film crew plans seven tasks.",
    tasks: ["script", "casting", "sets", "rehearsal", "costumes", "filming", "music"],
  },
  {
    name: "bridge",
    intro: "The chart is the plan for a footbridge in Bhutan.",
    tasks: ["survey", "piers", "cables", "anchors", "towers", "deck", "lighting"],
  },
  {
    name: "exhibition",
    intro: "A museum in Dakar plans an exhibition of masks.",
    tasks: ["concept", "loans", "rooms", "transport", "cases", "hanging", "labels"],
  },
  {
    name: "mill",
    intro: "A village restores its water mill according to this plan.",
    tasks: ["inspection", "timber", "millrace", "roof", "wheel", "gears", "test run"],
  },
  {
    name: "game",
    intro: "A studio in Recife plans a board game.",
    tasks: ["rules", "drawings", "figures", "printing", "molds", "packing", "tests"],
  },
];

/** Which tasks each one needs, by place. */
const PLANS: readonly (readonly (readonly number[])[])[] = [
  [[], [0], [0], [1], [2], [3, 4], [4]],
  [[], [0], [0], [1, 2], [2], [3], [3, 4]],
  [[], [], [0], [0, 1], [1], [2, 3], [4]],
  [[], [0], [0], [1], [1, 2], [3], [4]],
];

const LETTERS = ["A", "B", "C", "D", "E", "F", "G"];

interface Story extends Setting {
  readonly needs: readonly (readonly number[])[];
  readonly days: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly last: number;
  /** How much longer each task can take without moving the end. */
  readonly slack: readonly number[];
}

/** Every task starts as soon as everything it needs is finished. */
function endsOf(needs: Story["needs"], days: readonly number[]): number[] {
  const ends: number[] = [];
  for (const [k, list] of needs.entries())
    ends.push(Math.max(0, ...list.map((other) => ends[other]!)) + days[k]!);
  return ends;
}

/** The latest time each task may end, counted back from the end of the project. */
function latestEnds(needs: Story["needs"], days: readonly number[], last: number): number[] {
  const latest = days.map(() => last);
  for (const k of range(0, 6).toReversed())
    for (const other of needs[k]!) latest[other] = Math.min(latest[other]!, latest[k]! - days[k]!);
  return latest;
}

function drawStory(rng: Rng): Story {
  const needs = rng.pick(PLANS);
  const days = range(0, 6).map(() => rng.int(2, 8));
  const ends = endsOf(needs, days);
  const last = Math.max(...ends);
  const slack = latestEnds(needs, days, last).map((end, k) => end - ends[k]!);
  const starts = ends.map((end, k) => end - days[k]!);
  return { ...rng.pick(SETTINGS), needs, days, starts, ends, last, slack };
}

/** The chain of tasks without slack, in order. */
const chain = ({ slack }: Story): string =>
  listed(
    range(0, 6)
      .filter((k) => slack[k] === 0)
      .map((k) => LETTERS[k]!),
  );

/** Days until the next task waiting for this one begins, or until the end if none is. */
function gapAfter({ needs, starts, ends, last }: Story, k: number): number {
  const next = range(0, 6).filter((other) => needs[other]!.includes(k));
  return Math.min(last, ...next.map((other) => starts[other]!)) - ends[k]!;
}

function slackAsked(story: Story, rng: Rng): Ask | null {
  const { slack, days, ends, last, starts } = story;
  const loose = range(0, 6).filter((k) => slack[k]! > 0);
  if (loose.length === 0) return null;
  const k = rng.pick(loose);
  const [key, gap] = [slack[k]!, gapAfter(story, k)];
  const task = LETTERS[k]!;
  return {
    name: "slack",
    text: `If nothing else changes, task ${task} can take up to {1} days longer than planned without delaying the end of the project.`,
    blank: numbers(
      key,
      `Day ${last} is still reached when ${task} ends on day ${ends[k]! + key} instead of day ${ends[k]!}, but not later.`,
      [
        wrong(
          gap,
          "looks only at the next task",
          `After ${count(gap, "day")} more, the task that waits for ${task} begins later, but that task has room of its own.`,
        ),
        wrong(
          last - ends[k]!,
          "measures to the end of the project",
          `${task} ends ${last - ends[k]!} days before the project does, but other tasks still wait for it.`,
        ),
        wrong(
          days[k]!,
          "gives the length of the task",
          `${days[k]!} days is how long ${task} takes.`,
        ),
        wrong(
          days[k]! + key,
          "gives the whole length",
          `${task} may take ${days[k]! + key} days in all, which is ${key} more than planned.`,
        ),
        wrong(
          starts[k]!,
          "gives the start of the task",
          `${starts[k]!} is the day on which ${task} begins.`,
        ),
      ],
    ),
    step: `The chain that fixes the end on day ${last} is ${chain(story)}. Counting back from day ${last}, ${task} must end by day ${ends[k]! + key}; it is planned to end on day ${ends[k]!}, which leaves ${count(key, "day")}.`,
    weight: gap === key ? 4 : 6,
  };
}

function decisive(story: Story, rng: Rng): Ask | null {
  const { slack, days } = story;
  const tight = range(1, 6).filter((k) => slack[k] === 0);
  const loose = range(0, 6).filter((k) => slack[k]! > 0);
  if (loose.length < 3) return null;
  const key = rng.pick(tight);
  const longest = loose.toSorted((a, b) => days[b]! - days[a]!);
  const option = (k: number): Slip => ({
    text: LETTERS[k]!,
    slip:
      days[k]! > days[key]!
        ? "takes a long bar for a decisive one"
        : "overlooks a gap in the chain",
    why: `Task ${LETTERS[k]!} has ${slack[k] === 1 ? "1 day" : `${slack[k]!} days`} to spare before the project would end later.`,
  });
  return {
    name: "decisive",
    text: `Of the tasks named here, the only one in which a delay of one day would delay the end of the project by one day is task {1}.`,
    blank: {
      key: {
        text: LETTERS[key]!,
        why: `It lies on the chain ${chain(story)}, in which each task begins on the day the one before it ends.`,
      },
      slips: longest.map(option),
    },
    step: `The chain without gaps that leads to day ${story.last} is ${chain(story)}; of the tasks named only ${LETTERS[key]!} lies on it.`,
    weight: 5,
  };
}

function together({ starts, ends, days, last }: Story): Ask | null {
  const busy = range(0, last - 1).map(
    (day) => range(0, 6).filter((k) => starts[k]! <= day && day < ends[k]!).length,
  );
  const [two, three, exact] = [
    busy.filter((n) => n >= 2).length,
    busy.filter((n) => n >= 3).length,
    busy.filter((n) => n === 2).length,
  ];
  return {
    name: "busy",
    text: `According to the plan, the number of days on which at least two tasks are under way is {1}.`,
    blank: numbers(two, `On ${last - two} of the ${last} days only one task is under way.`, [
      wrong(
        three,
        "takes at least three for at least two",
        `On ${count(three, "day")} three or more tasks overlap.`,
      ),
      wrong(
        exact,
        "takes exactly two for at least two",
        `Days with three or more tasks count as well.`,
      ),
      wrong(
        last - two,
        "counts the other days",
        `${last - two} is the number of days with a single task.`,
      ),
      wrong(
        sum(days) - last,
        "adds up the overlaps",
        `${sum(days)} days of work less ${last} counts a day with three tasks twice.`,
      ),
      wrong(
        last,
        "counts every day",
        `The project takes ${last} days; not all of them are shared.`,
      ),
    ]),
    step: `Day by day from day 0, the tasks under way number ${busy.join(", ")}; ${two} of these are 2 or more.`,
    weight: 3,
  };
}

function longer(story: Story, rng: Rng): Ask | null {
  const { slack, needs, days, last } = story;
  const k = rng.pick(range(1, 6));
  const more = rng.int(3, 9);
  const room = slack[k]!;
  if (room === 0 || more <= room) return null;
  const key =
    Math.max(
      ...endsOf(
        needs,
        days.map((d, j) => d + (j === k ? more : 0)),
      ),
    ) - last;
  const gap = gapAfter(story, k);
  return {
    name: "longer",
    text: `If task ${LETTERS[k]!} takes ${more} days longer than planned, the project will end {2} days later than planned.`,
    blank: numbers(
      key,
      `The first ${room} of the ${more} days use up the room that task ${LETTERS[k]!} has; the other ${key} delay the end.`,
      [
        wrong(
          more,
          "passes the whole delay on",
          `Task ${LETTERS[k]!} has ${room} to spare, which take up a part of the ${more} days.`,
        ),
        wrong(room, "gives the room", `${room} is what the task can grow without any delay.`),
        wrong(
          more - gap,
          "looks only at the next task",
          `The task that follows starts later by ${more - gap}, but it need not end the project later by as much.`,
        ),
        wrong(more + room, "adds the room", `Room makes a delay smaller, not greater.`),
        wrong(
          days[k]!,
          "gives the length of the task",
          `${days[k]!} is the planned length of ${LETTERS[k]!}.`,
        ),
        wrong(
          more - 1,
          "leaves one day of room",
          `The room of task ${LETTERS[k]!} is ${room}, counted back from the end.`,
        ),
      ],
    ),
    step: `Task ${LETTERS[k]!} has ${room} to spare, so ${more} more days move the end by ${more} − ${room} = ${key}.`,
    weight: 2,
  };
}

function shorter(story: Story, rng: Rng): Ask | null {
  const { slack, needs, days, last } = story;
  const k = rng.pick(range(1, 6).filter((j) => slack[j] === 0));
  const less = rng.int(2, days[k]! - 1 < 2 ? 2 : days[k]! - 1);
  if (less >= days[k]!) return null;
  const key =
    last -
    Math.max(
      ...endsOf(
        needs,
        days.map((d, j) => d - (j === k ? less : 0)),
      ),
    );
  if (key === less || key === 0) return null;
  const least = Math.min(...slack.filter((s) => s > 0));
  return {
    name: "shorter",
    text: `If task ${LETTERS[k]!} takes ${less} days less than planned, the project will end {2} days earlier than planned.`,
    blank: numbers(
      key,
      `After ${count(key, "day")} less another chain of tasks decides when the project ends.`,
      [
        wrong(
          less,
          "passes the whole gain on",
          `Once task ${LETTERS[k]!} is ${count(key, "day")} shorter, another chain is as long; the rest of the ${less} days gains nothing.`,
        ),
        wrong(
          less - key,
          "gives what is lost",
          `${less - key} of the ${less} days are lost, since another chain then decides.`,
        ),
        wrong(
          days[k]! - less,
          "gives the new length of the task",
          `Task ${LETTERS[k]!} would take ${days[k]! - less}.`,
        ),
        wrong(
          less + key,
          "adds instead of comparing",
          `The project cannot gain more than the task does.`,
        ),
        wrong(
          days[k]!,
          "gives the planned length of the task",
          `${days[k]!} is the length of task ${LETTERS[k]!} in the plan.`,
        ),
        wrong(
          least + key,
          "takes the smallest room for the limit",
          `The limit is set by the longest chain without task ${LETTERS[k]!}.`,
        ),
      ],
    ),
    step: `Without the shorter task the next longest chain ends on day ${last - key}, so only ${count(key, "day")} of the ${less} can be gained.`,
    weight: 3,
  };
}

function oneByOne({ days, last, needs }: Story): Ask {
  const total = sum(days);
  const firstTwo = days[0]! + days[1]!;
  return {
    name: "one-by-one",
    text: `If the tasks were done one at a time, each as long as planned, the project would take {2} days more than planned.`,
    blank: numbers(
      total - last,
      `All the bars together are ${total} days long; the plan takes ${last}.`,
      [
        wrong(
          total,
          "gives the whole length",
          `${total} days is what it would take in all; the plan takes ${last} of them.`,
        ),
        wrong(last, "gives the planned length", `${last} is the length of the plan.`),
        wrong(
          total - firstTwo,
          "leaves out the first tasks",
          `All seven tasks have to be added up.`,
        ),
        wrong(
          2 * last - total,
          "doubles the plan",
          `Not every day of the plan is shared by exactly two tasks.`,
        ),
        wrong(
          total - last - days[6]!,
          "leaves out the last task",
          `Task G takes ${days[6]!} days as well.`,
        ),
        wrong(
          sum(
            range(0, 6)
              .filter((k) => needs[k]!.length === 1)
              .map((k) => days[k]!),
          ),
          "adds only tasks with one need",
          `How many tasks another one needs does not matter here.`,
        ),
      ],
    ),
    step: `${days.join(" + ")} = ${total} days one after another; ${total} − ${last} = ${total - last}.`,
    weight: 0,
  };
}

/** "B and C need A; D needs B": one part for all tasks that need the same. */
function told(needs: Story["needs"]): string {
  const groups = new Map<string, string[]>();
  for (const [k, list] of needs.entries()) {
    const needed = list.length === 0 ? "no other" : listed(list.map((other) => LETTERS[other]!));
    groups.set(needed, [...(groups.get(needed) ?? []), LETTERS[k]!]);
  }
  return [...groups]
    .map(([needed, tasks]) => `${listed(tasks)} ${tasks.length === 1 ? "needs" : "need"} ${needed}`)
    .join("; ");
}

/** The last day of a plan carried out day by day. */
function carryOut(needs: ReadonlyMap<string, string[]>, days: ReadonlyMap<string, number>): number {
  const left = new Map(days);
  for (let day = 0; day < 200; day++) {
    const open = [...left].filter(([, rest]) => rest > 0).map(([task]) => task);
    if (open.length === 0) return day;
    for (const task of open)
      if (needs.get(task)!.every((other) => !open.includes(other)))
        left.set(task, left.get(task)! - 1);
  }
  throw new Error("The plan does not come to an end.");
}

export const template: GraphicsTemplate = {
  id: "timeline-slack",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "In a plan of tasks that need each other only the longest chain decides; the others have room.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([slackAsked, decisive, together])(story, rng);
    const second = rng.pick([longer, shorter, oneByOne])(story, rng);
    // A single chain must decide, or sentences about "the chain" would be wrong.
    const tight = range(0, 6).filter((k) => story.slack[k] === 0);
    if (sum(tight.map((k) => story.days[k]!)) !== story.last) return null;
    if (!first || !second || story.last > 30) return null;
    if (first.blank.slips.length < 3 || second.blank.slips.length < 3) return null;
    const { name, intro, tasks, needs, starts, ends } = story;
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Reading bars is 3, the chain 5, slack shared with later tasks 6; what then changes +2 or
      // +3.
      difficulty: first.weight + second.weight,
      intro: `${intro} A task begins as soon as the tasks that it needs are finished: ${told(needs)}. The project ends when all are finished.`,
      chart: {
        kind: "timeline",
        alt: `Timeline of seven tasks, A to G, each a bar from the day it begins to the day it ends; some bars overlap.`,
        x: { label: "Day", min: 0, max: 30, step: 2 },
        tasks: tasks.map((task, k) => ({
          name: `${LETTERS[k]!}: ${task}`,
          start: starts[k]!,
          end: ends[k]!,
        })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "Find the chain of tasks without gaps that leads to the end; every other task has room, counted back from there.",
        steps: [first.step, second.step],
        check: "Change one bar, let all that needs it slide, and look at the last day.",
      },
    };
  },

  /** Carries out the plan day by day, with every change asked about. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "timeline") throw new Error("A timeline is needed.");
    const days = new Map(chart.tasks.map(({ name, start, end }) => [name.charAt(0), end - start]));
    const [rules] = read(intro, /finished: (.*?)\. The project/) as [string];
    const needs = new Map<string, string[]>();
    for (const rule of rules.split("; ")) {
      const [tasks, needed] = rule.split(/ needs? /) as [string, string];
      for (const task of tasks.match(/[A-G]\b/g) ?? [])
        needs.set(task, needed.match(/[A-G]\b/g) ?? []);
    }
    const planned = carryOut(needs, days);
    if (planned !== Math.max(...chart.tasks.map(({ end }) => end)))
      throw new Error("The bars do not follow from what the tasks need.");
    const later = (task: string, by: number): number =>
      carryOut(needs, new Map([...days, [task, days.get(task)! + by]])) - planned;
    const text = plain(stem);
    const judgeFirst = (): number[] => {
      const room = /task ([A-G]) can take up to/.exec(text)?.[1];
      if (room)
        return where(
          blanks[0],
          (o) => later(room, Number(o)) === 0 && later(room, Number(o) + 1) > 0,
        );
      if (text.includes("delay of one day")) return where(blanks[0], (o) => later(o, 1) === 1);
      const busy = range(1, planned).filter(
        (day) => chart.tasks.filter(({ start, end }) => start < day && day <= end).length > 1,
      );
      return where(blanks[0], (o) => Number(o) === busy.length);
    };
    const judgeSecond = (): number[] => {
      const change = /If task ([A-G]) takes (\d+) days (longer|less)/.exec(text);
      if (change) {
        const sign = change[3] === "longer" ? 1 : -1;
        const moved = sign * later(change[1]!, sign * Number(change[2]));
        return where(blanks[1], (o) => Number(o) === moved);
      }
      read(text, /(one at a time)/);
      return where(blanks[1], (o) => Number(o) + planned === sum([...days.values()]));
    };
    return [judgeFirst(), judgeSecond()];
  },
};
