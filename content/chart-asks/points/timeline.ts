import {
  type ChartInput,
  count,
  type GraphicsView,
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
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import { once, roundedPercent } from "../number-slips.ts";
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

/** The longest task of one group. */
export const longestOfGroup: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const groups = [...new Set(tasks.map(({ group }) => group))].filter(
      (group) => tasks.filter((task) => task.group === group).length >= 3,
    );
    const group = rng.pick(groups);
    const own = tasks.filter((task) => task.group === group);
    const told = (k: number): string =>
      `${own[k]!.name} is scheduled to take ${count(lengthOf(own[k]!), story.unit.slice(0, -1))}.`;
    const found = greatestOf(
      own.map(({ name }) => name),
      (k) => lengthOf(own[k]!),
      told,
      [
        [placeOfMost(own.map(({ end }) => end)), "takes the task that ends last"],
        [placeOfMost(own.map(({ start }) => -start)), "takes the task that starts first"],
      ],
      story.every,
    );
    const longest = tasks.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;
    if (!found || longest.group === group) return null;
    const place = (name: string): number => tasks.findIndex((task) => task.name === name);
    const outside: Slip = {
      text: longest.name,
      value: place(longest.name),
      slip: "takes the longest task of all",
      why: `${longest.name} has another shading.`,
    };
    return {
      name: "longest-of-group",
      text: `Of the tasks assigned to the ${group.toLowerCase()}, the one scheduled to take the longest is {0}.`,
      // In the order of the chart.
      blank: {
        key: { ...found.blank.key, value: place(found.blank.key.text) },
        slips: [outside, ...found.blank.slips.map((one) => ({ ...one, value: place(one.text) }))],
      },
      step: `Look only at the bars with the shading of the ${group.toLowerCase()}. ${told(found.key)}`,
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
    const names = tasks.filter(({ start, end }) => start < at && at < end).map(({ name }) => name);
    const why = `The bars that cross ${at} are ${names.join(", ")}.`;
    const before = tasks.filter(({ start }) => start < at).length;
    const after = tasks.filter(({ start }) => start > at).length;
    const done = tasks.filter(({ end }) => end < at).length;
    const slips: Slip[] = [
      wrong(before, "counts every task that has started", why),
      wrong(done, "counts the tasks that have been completed", why),
      wrong(after, "counts the tasks that have not started", why),
      wrong(key + rng.pick([-1, 1]), "misreads the end of a bar", why),
    ];
    return {
      name: "in-progress",
      text: `The number of tasks scheduled to be in progress ${at} ${story.unit} after the start of the project is {0}.`,
      blank: numbers(key, why, once(slips)),
      step: why,
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

/** What part of the whole project one task takes. */
export const shareOfProject: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const last = Math.max(...tasks.map(({ end }) => end));
    const task = rng.pick(tasks);
    const key = roundedPercent(lengthOf(task), last);
    if (key < 10 || Math.abs((100 * lengthOf(task)) / last - key) > 1.5) return null;
    const total = tasks.reduce((time, one) => time + lengthOf(one), 0);
    const grid = 2 * story.every;
    const own = lengthOf(task);
    const why = `${task.name} takes ${lengthOf(task)} of the ${last} ${story.unit}.`;
    const slips: Slip[] = [
      wrong(roundedPercent(own, total), "divides by the total of all durations", why),
      wrong(roundedPercent(own, last - own), "divides by the remaining time", why),
      wrong(roundedPercent(task.start, last), "uses the start of the task as its duration", why),
      wrong(roundedPercent(task.end, last), "uses the end of the task as its duration", why),
      wrong(roundedPercent(own + grid, last), "reads the end a gridline too late", why),
      wrong(roundedPercent(own - grid, last), "reads the start a gridline too late", why),
      wrong(roundedPercent(own + 2 * grid, last), "reads both ends a gridline too far out", why),
      wrong(key + 5, "reads the bar as a little too long", why),
      wrong(key - 5, "reads the bar as a little too short", why),
    ];
    // What's several times as long as the bar looks is no option for anybody.
    const isLikely = ({ value }: Slip): boolean => value! <= 2.5 * key;
    return {
      name: "share-of-project",
      text: `The scheduled duration of ${theTask(task)} is closest to {0} percent of the scheduled duration of the entire project.`,
      blank: numbers(key, why, once(slips).filter(isLikely).slice(0, 5), 4),
      step: `${why} That is about ${key} percent.`,
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
