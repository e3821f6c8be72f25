import { capital, sum, thousands, where } from "@theta/items/template";
import { levelsOf, type NetChangeWorld, read, signed } from "./net-change.ts";
import { countBlank, descending, namesBlank } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What bars of net change say about when a level rose or fell. */

/** When the stock was greatest. */
export const greatestLevel: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, levels, step }) {
    const order = descending(levels);
    const [key, next] = order as [number, number];
    const [tallest] = descending(changes) as [number];
    // At the last bar, nobody would have to add up the falls.
    if (levels[key]! - levels[next]! < step / 4 || key === tallest || key === periods.length - 1)
      return null;
    const lastUp = changes.findLastIndex((change) => change > 0);
    const unit = story.axis.toLowerCase();
    return {
      name: "greatest-level",
      text: `Of the ${unit}s shown, ${story.stock} at the end of the ${unit} was greatest in {0}.`,
      blank: namesBlank(
        periods[key]!,
        [
          [periods[tallest]!, "takes the tallest bar for the highest level"],
          [periods[lastUp]!, "takes the last increase"],
          [periods.at(-1)!, "takes the last bar"],
          [periods[next]!, "adds the bars up by eye"],
        ],
        order.map((k) => periods[k]!),
        (name) =>
          `The changes up to the end of ${name} add up to ${signed(sum(changes.slice(0, periods.indexOf(name) + 1)))}.`,
        periods,
      ),
      step: `Add up the bars from the left, those below zero as decreases. The sum is greatest at the end of ${periods[key]!}: ${signed(sum(changes.slice(0, key + 1)))}.`,
      weight: 1,
    };
  },
  pattern: /^Of the \w+ shown, the .+ at the end of the \w+ was greatest in \{0\}\.$/,
  answer: (_, view, options) => {
    const levels = levelsOf(view);
    const most = Math.max(...levels.values());
    return where(options, (option) => levels.get(option) === most);
  },
};

/** How often the stock fell. */
export const timesFell: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes }) {
    const key = changes.filter((change) => change < 0).length;
    const shorter = changes.filter((change, k) => k > 0 && change < changes[k - 1]!).length;
    if (shorter === key) return null;
    const unit = story.axis.toLowerCase();
    const why = `${key} of the bars go down from zero.`;
    return {
      name: "times-fell",
      text: `${capital(story.stock)} decreased in {0} of the ${periods.length} ${unit}s shown.`,
      blank: countBlank({
        key,
        most: periods.length,
        why,
        tempting: [
          [
            shorter,
            "counts bars that are lower than the one before",
            `${shorter} of the bars end lower than the bar before. But a shorter bar above zero is still an increase.`,
          ],
        ],
      }),
      step: `A decrease is a bar below zero, however long the bar before it is. There are ${key}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ decreased in \{0\} of the \d+ \w+ shown\.$/,
  answer: (_, { chart }, options) => {
    const count = read(chart).changes.filter((change) => change < 0).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** How often the stock was below what it was at first. */
export const timesBelowStart: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, levels, start, step }) {
    const key = levels.filter((level) => level < start).length;
    const downs = changes.filter((change) => change < 0).length;
    if (levels.some((level) => Math.abs(level - start) < step / 3)) return null;
    if (key < 1 || key === periods.length || key === downs) return null;
    const unit = story.axis.toLowerCase();
    return {
      name: "times-below-start",
      text: `At the end of {0} of the ${periods.length} ${unit}s shown, ${story.stock} was less than ${thousands(start)}${story.unit}.`,
      blank: countBlank({
        key,
        most: periods.length,
        why: `The bars from the first one on add up to less than zero at the end of ${key} of the ${unit}s.`,
        tempting: [
          [
            downs,
            "counts the bars below zero",
            `${downs} bars are below zero. After an earlier increase, the level can still be above ${thousands(start)}.`,
          ],
        ],
      }),
      step: `Add up the bars from the left. The sum so far is less than zero at the end of ${key} of the ${unit}s.`,
      weight: 2,
    };
  },
  pattern: /^At the end of \{0\} of the \d+ \w+ shown, .+ was less than ([\d,]+)[a-z -]*\.$/,
  answer: ([bound], view, options) => {
    const least = Number(bound!.replaceAll(",", ""));
    const count = [...levelsOf(view).values()].filter((level) => level < least).length;
    return where(options, (option) => Number(option) === count);
  },
};
