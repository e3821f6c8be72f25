import { capital, count, numbers, range, type Slip, where, wrong } from "@theta/items/template";
import type { ScheduledTask } from "../../stories/charts/schedules.ts";
import { once, toldSum } from "../number-slips.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { lengthOf, readTasks, theTask, type TimelineWorld } from "./timeline.ts";

/** Timelines: two tasks, the time that they share, and the time between them. */

/** How much later a task may be completed without delaying one that needs it. */
export const slack: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const pairs = tasks.flatMap((task, k) =>
      tasks
        .filter((_, other) => story.tasks[other]!.needs.includes(k))
        .filter(({ start }) => start - task.end >= 2 * story.every)
        .map((after) => [task, after] as const),
    );
    if (pairs.length === 0) return null;
    const [task, after] = rng.pick(pairs);
    const key = after.start - task.end;
    const why = `${capital(theTask(task))} ends after ${task.end} ${story.unit}, and ${theTask(after)} starts after ${after.start}.`;
    const off = story.every * rng.pick([-1, 1]);
    const slips: Slip[] = [
      wrong(
        lengthOf(task),
        "gives the duration of the first task",
        `${lasts(task)}. What counts is the time between its end and the start of ${theTask(after)}.`,
      ),
      wrong(
        after.start - task.start,
        "measures from start to start",
        `The two starts are ${toldSum([after.start, -task.start])} apart. ${why}`,
      ),
      wrong(
        after.end - task.end,
        "measures from end to end",
        `The two ends are ${toldSum([after.end, -task.end])} apart. ${why}`,
      ),
      wrong(
        key + off,
        "misreads the end of a bar",
        `With an end after ${task.end - off} ${story.unit}, the time between the bars would be ${toldSum([after.start, off - task.end])}, but ${theTask(task)} ends after ${task.end}.`,
      ),
      wrong(
        lengthOf(after),
        "gives the duration of the second task",
        `${lasts(after)}. What counts is the time from the end of ${theTask(task)} to the start of ${theTask(after)}.`,
      ),
    ];
    return {
      name: "slack",
      text: `If ${theTask(task)} must be completed before ${theTask(after)} can be started, ${theTask(task)} could be completed up to {0} ${story.unit} later than scheduled without delaying ${theTask(after)}.`,
      blank: numbers(
        key,
        `${why} The time between them is ${toldSum([after.start, -task.end])} ${story.unit}.`,
        once(slips),
      ),
      step: `${why} The time between the two bars is ${toldSum([after.start, -task.end])} ${story.unit}.`,
      weight: 1,
    };
  },
  pattern: /^If the (.+) must be completed before the (.+) can be started, .+ up to \{0\} .+\.$/,
  answer: ([one, other], { chart }, options) => {
    const find = (name: string) =>
      readTasks(chart).find((task) => task.name.toLowerCase() === name)!;
    const room = find(other!).start - find(one!).end;
    return where(options, (option) => Number(option) - room === 0);
  },
};

/** For how long two tasks run at the same time. */
export const overlap: ChartAsk<TimelineWorld> = {
  make({ story, tasks }, rng) {
    const pairs = tasks.flatMap((one, k) =>
      tasks
        .slice(k + 1)
        .filter(
          (two) =>
            shared(one, two) >= 2 * story.every && (one.start !== two.start || one.end !== two.end),
        )
        .map((two) => [one, two] as const),
    );
    if (pairs.length === 0) return null;
    const [one, two] = rng.pick(pairs);
    const key = shared(one, two);
    const why = `Both are in progress from ${Math.max(one.start, two.start)} to ${Math.min(one.end, two.end)}.`;
    const slips = overlapSlips([one, two], key + story.every * rng.pick([-1, 1]), why);
    return {
      name: "overlap",
      text: `${capital(theTask(one))} and ${theTask(two)} are scheduled to be in progress at the same time for {0} ${story.unit}.`,
      blank: numbers(
        key,
        `${why.slice(0, -1)}, for ${count(key, story.unit.slice(0, -1))}.`,
        once(slips),
      ),
      step: `${capital(theTask(one))} extends from ${one.start} to ${one.end}, and ${theTask(two)} from ${two.start} to ${two.end}. Subtract the later start from the earlier end: ${toldSum([Math.min(one.end, two.end), -Math.max(one.start, two.start)])} ${story.unit}.`,
      weight: 1,
    };
  },
  pattern:
    /^The (.+) and the (.+) are scheduled to be in progress at the same time for \{0\} .+\.$/,
  answer: ([one, two], { chart }, options) => {
    const tasks = readTasks(chart).filter(({ name }) => [one, two].includes(name.toLowerCase()));
    const times = range(0, Math.max(...tasks.map(({ end }) => end)));
    const both = times.filter((t) => tasks.every(({ start, end }) => start <= t && t < end));
    return where(options, (option) => Number(option) === both.length);
  },
};

/** "Design takes $7 - 2 = 5$": the end of a task less its start. */
function lasts({ name, start, end }: ScheduledTask): string {
  return `${name} takes ${toldSum([end, -start])}`;
}

const apart = (a: number, b: number): string => toldSum([Math.max(a, b), -Math.min(a, b)]);

/** Wrong times that two tasks share, with the ends that lead to them; the last one is a bar misread. */
function overlapSlips(
  [one, two]: readonly [ScheduledTask, ScheduledTask],
  misread: number,
  why: string,
): Slip[] {
  const [first, last] = [Math.min(one.start, two.start), Math.max(one.end, two.end)];
  const from = Math.max(one.start, two.start);
  return [
    wrong(
      last - first,
      "measures from the first start to the last end",
      `The time from the first start to the last end is ${apart(last, first)}. ${why}`,
    ),
    wrong(
      lengthOf(one),
      "gives the duration of one task",
      `${lasts(one)}, but not all of it beside ${theTask(two)}. ${why}`,
    ),
    wrong(
      lengthOf(two),
      "gives the duration of the other task",
      `${lasts(two)}, but not all of it beside ${theTask(one)}. ${why}`,
    ),
    wrong(
      Math.abs(one.end - two.end),
      "measures from one end to the other",
      `The two ends are ${apart(one.end, two.end)} apart. ${why}`,
    ),
    wrong(
      Math.abs(one.start - two.start),
      "measures from one start to the other",
      `The two starts are ${apart(one.start, two.start)} apart. ${why}`,
    ),
    wrong(
      misread,
      "misreads the end of a bar",
      `${misreadEnd([one, two], from + misread)}: ${apart(from + misread, from)}. ${why}`,
    ),
  ];
}

/** Which end is misread: the later one is taken, one bar is misread, or both are if they end together. */
function misreadEnd([one, two]: readonly [ScheduledTask, ScheduledTask], end: number): string {
  const [first, second] = one.end <= two.end ? [one, two] : [two, one];
  if (end === second.end)
    return `${capital(theTask(first))} ends at ${first.end}, but this takes the later end, ${end}`;
  if (first.end === second.end)
    return `Both bars end at ${first.end}, but this takes ${end} for their end`;
  return `${capital(theTask(first))} ends at ${first.end}, but this takes ${end} for its end`;
}

function shared(one: ScheduledTask, two: ScheduledTask): number {
  return Math.min(one.end, two.end) - Math.max(one.start, two.start);
}
