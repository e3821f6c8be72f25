import {
  type ChartInput,
  count,
  type GraphicsView,
  inWords,
  listed,
  nearest,
  numbers,
  range,
  type Rng,
  type Slip,
  tidy,
  where,
  wrong,
} from "@theta/items/template";
import {
  drawSchedule,
  type ScheduledTask,
  type ScheduleStory,
  SCHEDULES,
} from "../../stories/charts/schedules.ts";
import { greatestOf, placeOfMost, type Rival, topNames } from "../named-blank.ts";
import { once, orOneOf, retold, roundedPercent, toldShare } from "../number-slips.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Timelines: how long a task takes, what runs beside it, and how late it could be. */

export interface TimelineWorld {
  readonly story: ScheduleStory;
  readonly tasks: readonly ScheduledTask[];
}

export function drawTimelineChart(rng: Rng): DrawnChart<TimelineWorld> | null {
  const story = rng.pick(SCHEDULES);
  const tasks = drawSchedule(story, rng);
  if (!tasks) return null;
  const chart: ChartInput = {
    kind: "timeline",
    alt: `Timeline of ${tasks.length} tasks, with the team to which each is assigned.`,
    x: {
      label: `${story.unit === "weeks" ? "Weeks" : "Days"} after start of project`,
      min: 0,
      step: 2 * story.every,
    },
    tasks: tasks.map((task) => ({ ...task })),
  };
  const intro = `${story.intro} Each bar extends from the scheduled start of a task to its scheduled end, and its shading shows the team to which the task is assigned.`;
  return { world: { story, tasks }, name: story.name, source: story.source, intro, chart };
}

export function readTasks(chart: GraphicsView["chart"]) {
  if (chart.kind !== "timeline") throw new Error("A timeline is needed.");
  return chart.tasks;
}

/** "the packaging design" */
export const theTask = ({ name }: { readonly name: string }): string => `the ${name.toLowerCase()}`;

export const lengthOf = ({
  start,
  end,
}: {
  readonly start: number;
  readonly end: number;
}): number => end - start;

/** The first place of the most of a group, and what a reader who takes it takes. */
function tempting(
  values: readonly number[],
  group: string,
  [does, do_]: readonly [string, string],
): Rival {
  const the = `the ${group.toLowerCase()}'s`;
  const which = orOneOf(values, `${the} task that ${does}`, `one of ${the} tasks that ${do_}`);
  return [placeOfMost(values), `takes ${which}`];
}

/** The longest task of one group. */
export const longestOfGroup: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const groups = [...new Set(tasks.map(({ group }) => group))].filter(
      (group) => tasks.filter((task) => task.group === group).length >= 3,
    );
    const group = rng.pick(groups);
    const own = tasks.filter((task) => task.group === group);
    const told = (k: number): string =>
      `${own[k]!.name} extends from ${own[k]!.start} to ${own[k]!.end}, so it takes ${count(lengthOf(own[k]!), story.unit.slice(0, -1))}.`;
    const found = greatestOf(
      own.map(({ name }) => name),
      (k) => lengthOf(own[k]!),
      told,
      [
        tempting(
          own.map(({ end }) => end),
          group,
          ["ends last", "end last"],
        ),
        tempting(
          own.map(({ start }) => -start),
          group,
          ["starts first", "start first"],
        ),
      ],
      story.every,
    );
    const longest = tasks.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;
    if (!found || longest.group === group) return null;
    const best = own[found.key]!;
    const others = retold(found.blank, ({ text, slip }) => {
      const taken = slip === "misjudges the sizes" ? "" : `This ${slip}. `;
      const k = own.findIndex(({ name }) => name === text);
      return `${taken}${told(k).slice(0, -1)}, but ${theTask(best)} takes ${count(lengthOf(best), story.unit.slice(0, -1))}.`;
    });
    const place = (name: string): number => tasks.findIndex((task) => task.name === name);
    const outside: Slip = {
      text: longest.name,
      value: place(longest.name),
      slip: "takes the longest task of all",
      why: `${longest.name} takes ${lengthOf(longest)} ${story.unit}, but its shading is that of the ${longest.group.toLowerCase()}.`,
    };
    return {
      name: "longest-of-group",
      text: `Of the tasks assigned to the ${group.toLowerCase()}, the one scheduled to take the longest is {0}.`,
      // In the order of the chart.
      blank: {
        key: { ...found.blank.key, value: place(found.blank.key.text) },
        slips: [outside, ...others.slips.map((one) => ({ ...one, value: place(one.text) }))],
      },
      step: `Look only at the bars with the shading of the ${group.toLowerCase()}. ${own.map((_, k) => told(k)).join(" ")} The longest of these is ${theTask(best)}.`,
      weight: 1,
    };
  },
  pattern: /^Of the tasks assigned to the (.+), the one .+ is \{0\}\.$/,
  answer: ([group], { chart }, options) => {
    const tasks = readTasks(chart);
    return topNames(options, (name) => {
      const task = tasks.find((one) => one.name === name)!;
      return task.group?.toLowerCase() === group ? task.end - task.start : 0;
    });
  },
};

/** How many tasks are in progress at once. */
export const inProgress: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const last = Math.max(...tasks.map(({ end }) => end));
    const running = (at: number): number =>
      tasks.filter(({ start, end }) => start < at && at < end).length;
    const moments = range(2, last - 2)
      .filter((at) => tasks.every(({ start, end }) => start !== at && end !== at))
      .filter((at) => at % story.every === 0)
      .filter((at) => running(at) >= 2);
    if (moments.length === 0) return null;
    const at = rng.pick(moments);
    const key = running(at);
    const slips = progressSlips({ story, tasks }, at, rng.pick([-1, 1]));
    const crossed = tasks.filter(({ start, end }) => start < at && at < end);
    const why = `The bars that cross ${at} on the axis are ${names(crossed)}, ${key} in all.`;
    return {
      name: "in-progress",
      text: `The number of tasks scheduled to be in progress ${at} ${story.unit} after the start of the project is {0}.`,
      blank: numbers(key, why, once(slips)),
      step: `Go up from ${at} on the axis and see which bars you cross: ${names(crossed)}. These are ${key} tasks.`,
      weight: 0,
    };
  },
  pattern: /^The number of tasks scheduled to be in progress (\d+) .+ is \{0\}\.$/,
  answer: ([at], { chart }, options) => {
    const tasks = readTasks(chart);
    const begun = tasks.filter(({ start }) => start <= Number(at)).length;
    const over = tasks.filter(({ end }) => end <= Number(at)).length;
    return where(options, (option) => Number(option) === begun - over);
  },
};

const names = (some: readonly ScheduledTask[]): string => listed(some.map(({ name }) => name));

/** "one task", "two tasks" */
function tasksOf(some: readonly ScheduledTask[]): string {
  return `${inWords(some.length)} ${some.length === 1 ? "task" : "tasks"}`;
}

/** Wrong numbers of tasks in progress, with the tasks that are counted or left out by mistake. */
function progressSlips({ story, tasks }: TimelineWorld, at: number, off: number): Slip[] {
  const [begun, ended, later] = [
    tasks.filter(({ start }) => start < at),
    tasks.filter(({ end }) => end < at),
    tasks.filter(({ start }) => start > at),
  ];
  const running = begun.filter(({ end }) => end > at);
  const right = `The bars that cross ${at} on the axis are ${names(running)}.`;
  const day = `${story.unit.slice(0, -1)} ${at}`;
  const gap = ({ start, end }: ScheduledTask): number =>
    Math.min(Math.abs(start - at), Math.abs(end - at));
  const [near] = (off < 0 ? running : [...ended, ...later]).toSorted((a, b) => gap(a) - gap(b));
  const span = near ? `${near.name}, which extends from ${near.start} to ${near.end}` : "";
  return [
    wrong(
      begun.length,
      "counts every task that has started",
      `This also counts ${names(ended)}, which ${ended.length === 1 ? "was" : "were"} already over by ${day}. ${right}`,
    ),
    wrong(
      ended.length,
      "counts the tasks that have been completed",
      `This counts the ${tasksOf(ended)} already over by ${day}, ${names(ended)}. ${right}`,
    ),
    wrong(
      later.length,
      "counts the tasks that have not started",
      `This counts the ${tasksOf(later)} not yet started on ${day}, ${names(later)}. ${right}`,
    ),
    wrong(
      running.length + off,
      "misreads the end of a bar",
      off < 0
        ? `This leaves out ${span} and crosses ${at}. ${right}`
        : `This also counts ${span} and doesn't cross ${at}. ${right}`,
    ),
  ];
}

/** What part of the whole project one task takes. */
export const shareOfProject: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const last = Math.max(...tasks.map(({ end }) => end));
    const task = rng.pick(tasks);
    const key = roundedPercent(lengthOf(task), last);
    if (key < 10 || Math.abs((100 * lengthOf(task)) / last - key) > 1.5) return null;
    const why = `${task.name} extends from ${task.start} to ${task.end}, so it takes ${lengthOf(task)} of the ${last} ${story.unit}, and ${toldShare(lengthOf(task), last)}.`;
    const slips = shareSlips({ story, tasks }, task, key);
    // What's several times as long as the bar looks is no option for anybody.
    const isLikely = ({ value }: Slip): boolean => value! <= 2.5 * key;
    return {
      name: "share-of-project",
      text: `The scheduled duration of ${theTask(task)} is closest to {0} percent of the scheduled duration of the entire project.`,
      blank: numbers(key, why, once(slips).filter(isLikely).slice(0, 5), 4),
      step: `Divide the duration of the task by that of the project, which ends at ${last}. ${why}`,
      weight: 1,
    };
  },
  pattern: /^The scheduled duration of the (.+) is closest to \{0\} percent of .+\.$/,
  answer: ([name], { chart }, options) => {
    const tasks = readTasks(chart);
    const { start, end } = tasks.find((task) => task.name.toLowerCase() === name)!;
    const whole = tasks.map((task) => task.end).toSorted((a, b) => b - a)[0]!;
    return nearest(options, tidy((100 * (end - start)) / whole), 0.5);
  },
};

const share = (part: number, whole: number, slip: string, told: string): Slip =>
  wrong(roundedPercent(part, whole), slip, `This ${slip}: ${toldShare(part, whole)}. ${told}`);

/** Why the durations don't add up to the project's: "but some tasks overlap, and there is a gap before the painting". */
function whyOther(tasks: readonly ScheduledTask[]): string {
  const inOrder = tasks.toSorted((one, other) => one.start - other.start);
  const soFar = (k: number): number => Math.max(...inOrder.slice(0, k).map(({ end }) => end));
  const late = inOrder.filter(({ start }, k) => k > 0 && start > soFar(k));
  const isOverlapping = inOrder.some(({ start }, k) => k > 0 && start < soFar(k));
  const gap = `there ${late.length === 1 ? "is a gap" : "are gaps"} before ${listed(late.map(theTask))}`;
  return [
    ...(isOverlapping ? ["but some tasks overlap"] : []),
    ...(late.length > 0 ? [isOverlapping ? `and ${gap}` : `but ${gap}`] : []),
  ].join(", ");
}

/** Wrong parts of the project, with the durations that lead to them. */
function shareSlips({ story, tasks }: TimelineWorld, task: ScheduledTask, key: number): Slip[] {
  const last = Math.max(...tasks.map(({ end }) => end));
  const [own, grid] = [lengthOf(task), 2 * story.every];
  const total = tasks.reduce((time, one) => time + lengthOf(one), 0);
  const ends = `${task.name} extends from ${task.start} to ${task.end}.`;
  const project = `The entire project takes ${last} ${story.unit}.`;
  const little = (percent: number, slip: string): Slip =>
    wrong(
      percent,
      slip,
      `${percent} percent of ${last} ${story.unit} is about ${tidy((percent * last) / 100, 1)}, but ${theTask(task)} takes ${own}.`,
    );
  return [
    share(
      own,
      total,
      "divides by the total of all durations",
      `${project} The durations of all tasks add up to ${total} ${story.unit}, ${whyOther(tasks)}.`,
    ),
    share(
      own,
      last - own,
      "divides by the remaining time",
      `${project} The time of the task itself is part of it.`,
    ),
    share(task.start, last, "uses the start of the task as its duration", ends),
    share(task.end, last, "uses the end of the task as its duration", ends),
    share(own + grid, last, `reads the end at ${task.end + grid} instead of ${task.end}`, ends),
    share(
      own - grid,
      last,
      `reads the start at ${task.start + grid} instead of ${task.start}`,
      ends,
    ),
    share(
      own + 2 * grid,
      last,
      `takes ${own + 2 * grid} for the duration`,
      `${ends.slice(0, -1)}, so it takes ${own}.`,
    ),
    little(key + 5, "reads the bar as a little too long"),
    little(key - 5, "reads the bar as a little too short"),
  ];
}
