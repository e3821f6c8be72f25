import { listed, sum, thousands, where } from "@theta/items/template";
import {
  marginCountBlank,
  type Margins,
  orOneOf,
  ruleOf,
  sentence,
  withMisreadings,
} from "../number-slips.ts";
import { descending, namesBlank } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { atLeast, boundIn, factorOf, reachedFrom, read } from "./heat-map.ts";
import { limitOf, OTHER_HOURS, type WeekWorld } from "./weeks.ts";

/** A week in shades: one day compared with another. */

/** The day on which the most hours reach a bound. */
export const dayWithMost: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const counts = levels.map((row) => atLeast(row, level));
    const [key, next, third] = descending(counts) as [number, number, number];
    const higher = levels.map((row) => atLeast(row, level + 1));
    const [above] = descending(higher) as [number];
    const shades = levels.map((row) => sum(row));
    const [darkest] = descending(shades) as [number];
    const limit = limitOf(story, level);
    if (counts[key] === counts[next]) return null;
    const day = (r: number): string => story.rows[r]!;
    return {
      name: "day-with-most",
      text: `The day with the greatest number of hours during which ${reachedFrom(story, level)} was {0}.`,
      blank: withMisreadings(
        namesBlank(
          day(key),
          [
            [
              day(above),
              orOneOf(
                higher,
                `counts only the cells that reach ${limitOf(story, level + 1)}, of which this row has the most, ${Math.max(...higher)}`,
                `takes one of the days with the most cells that reach ${limitOf(story, level + 1)}`,
              ),
            ],
            [
              day(darkest),
              `takes ${orOneOf(shades, "the day that is darkest", "one of the days that are darkest")} as a whole`,
            ],
            [day(descending(counts).at(-1)!), leastSlip(counts, limit)],
            [
              day(next),
              counts[next] === counts[third]
                ? "takes one of the rows with the second greatest number"
                : "takes the row with the second greatest number",
            ],
          ],
          [day(third)],
          (name) => {
            const told = `In the row of ${name}, the number of cells that reach ${limit} is ${counts[story.rows.indexOf(name)]!}`;
            return name === day(key)
              ? `${told}.`
              : `${told}, but in that of ${day(key)} it's ${counts[key]!}.`;
          },
          story.rows,
        ),
      ),
      step: `Count the cells that reach ${limit} in each row: ${listed(story.rows.map((own, r) => `${counts[r]!} on ${own}`))}. ${day(key)} has the most.`,
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

/** How somebody comes to the row with the fewest cells: only if it's the only one does a count lead to it. */
function leastSlip(counts: readonly number[], limit: string): string {
  const least = Math.min(...counts);
  const tied = counts.filter((n) => n === least).length;
  if (tied === 1) return `counts the cells below ${limit}`;
  // If all other rows are equal, none of them stands out.
  return tied === counts.length - 1
    ? "misjudges the sizes"
    : `takes one of the rows with the most cells below ${limit}`;
}

/** In how many hours one day reaches a bound. */
export const hoursOn: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const [day, other] = rng.sample([...levels.keys()], 2) as [number, number];
    const countOf = (row: number, from: number): number => atLeast(levels[row]!, from);
    const key = countOf(day, level);
    if (key < 1 || key > story.columns.length - 1) return null;
    const bounds = story.bounds.map((bound) => thousands(bound * factorOf(story.of)));
    const inHours: Margins = {
      names: story.columns,
      margins: levels[day]!.map((own) => own - level + 0.5),
      shown: (c) => `${bounds[levels[day]![c]!]!} to less than ${bounds[levels[day]![c]! + 1]!}`,
      rule: (names) => `on ${story.rows[day]!}, the shade reaches ${bounds[level]!} at ${names}`,
    };
    const right = sentence(ruleOf(inHours));
    return {
      name: "hours-on",
      text: `On ${story.rows[day]!}, ${reachedFrom(story, level)} during {0} of the ${story.columns.length} hours shown.`,
      blank: marginCountBlank(
        { ...inHours, opposite: OTHER_HOURS },
        {
          most: story.columns.length,
          why: right,
          tempting: [
            [
              countOf(day, level + 1),
              `leaves out the cells for ${bounds[level]!} to less than ${bounds[level + 1]!}`,
              right,
            ],
            [
              countOf(day, level - 1),
              `counts the cells for ${bounds[level - 1]!} to less than ${bounds[level]!} as well`,
              right,
            ],
            [countOf(other, level), `reads the row of ${story.rows[other]!}`, right],
          ],
        },
      ),
      step: `Read along the row of ${story.rows[day]!}, and find the cells that stand for at least ${bounds[level]!}. ${right} ${key > 1 ? `These are ${key} hours` : "This is 1 hour"}.`,
      weight: 0,
    };
  },
  pattern: /^On (\w+), at least ([\d,]+) .+ during \{0\} of the \d+ hours shown\.$/,
  answer: ([day, bound], { chart }, options) => {
    const { rows, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const count = levels[rows.indexOf(day!)]!.filter((level) => bounds[level]! >= from).length;
    return where(options, (option) => Number(option) === count);
  },
};
