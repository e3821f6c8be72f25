import { capital, numbers, range, type Slip, where, wrong } from "@theta/items/template";
import type { ScheduledTask } from "../../stories/charts/schedules.ts";
import { once } from "../number-slips.ts";
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
    const why = `${task.name} ends after ${task.end} ${story.unit}, and ${after.name} starts after ${after.start}.`;
    const slips: Slip[] = [
      wrong(lengthOf(task), "gives the duration of the first task", why),
      wrong(after.start - task.start, "measures from start to start", why),
      wrong(after.end - task.end, "measures from end to end", why),
      wrong(key + story.every * rng.pick([-1, 1]), "misreads the end of a bar", why),
      wrong(lengthOf(after), "gives the duration of the second task", why),
    ];
    return {
      name: "slack",
      text: `If ${theTask(task)} must be completed before ${theTask(after)} can be started, ${theTask(task)} could be completed up to {0} ${story.unit} later than scheduled without delaying ${theTask(after)}.`,
      blank: numbers(key, why, once(slips)),
      step: `${why} The difference is ${key}.`,
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
    const slips: Slip[] = [
      wrong(
        Math.max(one.end, two.end) - Math.min(one.start, two.start),
        "measures from the first start to the last end",
        why,
      ),
      wrong(lengthOf(one), "gives the duration of one task", why),
      wrong(lengthOf(two), "gives the duration of the other task", why),
      wrong(Math.abs(one.end - two.end), "measures from one end to the other", why),
      wrong(Math.abs(one.start - two.start), "measures from one start to the other", why),
      wrong(key + story.every * rng.pick([-1, 1]), "misreads the end of a bar", why),
    ];
    return {
      name: "overlap",
      text: `${capital(theTask(one))} and ${theTask(two)} are scheduled to be in progress at the same time for {0} ${story.unit}.`,
      blank: numbers(key, why, once(slips)),
      step: `${why} That is ${key} ${story.unit}.`,
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

function shared(one: ScheduledTask, two: ScheduledTask): number {
  return Math.min(one.end, two.end) - Math.max(one.start, two.start);
}
