import { sum, where } from "@theta/items/template";
import { countBlank, descending, namesBlank } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { atLeast, boundIn, reachedFrom, read } from "./heat-map.ts";
import { type WeekWorld, WEEKDAYS } from "./weeks.ts";

/** A week in shades: one day compared with another. */

/** The day on which the most hours reach a bound. */
export const dayWithMost: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const counts = levels.map((row) => atLeast(row, level));
    const [key, next, third] = descending(counts) as [number, number, number];
    const [above] = descending(levels.map((row) => atLeast(row, level + 1))) as [number];
    const [darkest] = descending(levels.map((row) => sum(row))) as [number];
    if (counts[key] === counts[next]) return null;
    const day = (r: number): string => story.rows[r]!;
    return {
      name: "day-with-most",
      text: `The day with the greatest number of hours during which ${reachedFrom(story, level)} was {0}.`,
      blank: namesBlank(
        day(key),
        [
          [day(above), "leaves out the interval that begins at the bound"],
          [day(darkest), "takes the day that is darkest as a whole"],
          [day(descending(counts).at(-1)!), "counts the cells below the bound"],
          [day(next), "miscounts the cells of a row"],
        ],
        [day(third)],
        (name) =>
          `The number of cells in that row that reach the bound is ${counts[story.rows.indexOf(name)]!}.`,
        story.rows,
      ),
      step: `Count the cells that reach the bound in each row. ${day(key)} has the most: ${counts[key]!}.`,
      weight: 0,
    };
  },
  pattern:
    /^The day with the greatest number of hours during which at least ([\d,]+) .+ was \{0\}\.$/,
  answer: ([bound], { chart }, options) => {
    const { rows, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const counts = new Map(
      rows.map((day, r) => [day, levels[r]!.filter((level) => bounds[level]! >= from).length]),
    );
    return where(options, (option) => counts.get(option) === Math.max(...counts.values()));
  },
};

/** For how many more hours one day reaches a bound than another. */
export const hoursMore: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const [weekday, weekend] = [rng.int(0, WEEKDAYS - 1), rng.int(WEEKDAYS, WEEKDAYS + 1)];
    const counts = levels.map((row) => atLeast(row, level));
    const [more, less] =
      counts[weekday]! > counts[weekend]! ? [weekday, weekend] : [weekend, weekday];
    const key = counts[more]! - counts[less]!;
    if (key < 2 || counts[less]! < 1) return null;
    const above = atLeast(levels[more]!, level + 1) - atLeast(levels[less]!, level + 1);
    const why = `The number of cells that reach the bound is ${counts[more]!} in the row of ${story.rows[more]!} and ${counts[less]!} in the row of ${story.rows[less]!}.`;
    return {
      name: "hours-more",
      text: `The number of hours during which ${reachedFrom(story, level)} was {0} greater on ${story.rows[more]!} than on ${story.rows[less]!}.`,
      blank: countBlank({
        key,
        most: story.columns.length,
        why,
        tempting: [
          [counts[more]!, "counts the hours of the first day alone", why],
          [counts[less]!, "counts the hours of the second day alone", why],
          [above, "leaves out the interval that begins at the bound", why],
        ],
      }),
      step: `${why} The difference is ${key}.`,
      weight: 0,
    };
  },
  pattern:
    /^The number of hours during which at least ([\d,]+) .+ was \{0\} greater on (\w+) than on (\w+)\.$/,
  answer: ([bound, one, other], view, options) => {
    const { rows, levels, bounds } = read(view.chart);
    const from = boundIn(view.chart, bound!);
    const count = (day: string): number =>
      levels[rows.indexOf(day)]!.filter((level) => bounds[level]! >= from).length;
    return where(options, (option) => count(other!) + Number(option) === count(one!));
  },
};
