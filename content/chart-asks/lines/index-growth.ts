import { count, nearest, where } from "@theta/items/template";
import {
  indexOf,
  type IndexWorld,
  isTelling,
  part,
  read,
  yearPairs,
  GRID_STEP,
} from "./index-lines.ts";
import {
  countBlank,
  descending,
  estimate,
  namesBlank,
  percentApart,
  percentWrongs,
  toFive,
} from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What index numbers say about growth. */

/** By what percent a level changed between two years. */
export const indexChange: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([one, other]) =>
      values
        .map((own, k) => ({ k, from: one, to: other, first: own[one]!, last: own[other]! }))
        .filter(({ first, last }) => isTelling(first, last)),
    );
    if (telling.length === 0) return null;
    const { k, from, to, first, last } = rng.pick(telling);
    const key = toFive(percentApart(first, last));
    const points = Math.abs(last - first);
    const verb = last > first ? "increased" : "decreased";
    const told = `The index went from about ${first} to about ${last}, and the difference, ${points}, is about ${key} percent of ${first}.`;
    return {
      name: "index-change",
      text: `From ${years[from]!} to ${years[to]!}, ${part(story, k)} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: told,
        wrongs: [
          [toFive(points), "takes index points for percents", told],
          [Math.abs(toFive(last - 100)), "compares with the base year", told],
          ...percentWrongs({
            base: first,
            other: last,
            atBase: `in ${years[from]!}`,
            atOther: `in ${years[to]!}`,
            grid: {
              max: GRID_STEP * Math.ceil(Math.max(...values.flat()) / GRID_STEP),
              step: GRID_STEP,
            },
            slack: GRID_STEP / 2,
          }),
        ],
        gap: 5,
      }),
      step: `Divide by the earlier index number, not by 100. ${told}`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, phrase], { chart }, options) => {
    const factor = indexOf(chart, phrase!, to!) / indexOf(chart, phrase!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 2);
  },
};

/** In how many years a level was below its level in the base year. */
export const yearsBelowBase: ChartAsk<IndexWorld> = {
  make({ story, years, base, values }, rng) {
    const k = rng.int(0, values.length - 1);
    const own = values[k]!.filter((_, year) => year !== base);
    const key = own.filter((value) => value < 100).length;
    if (key < 2 || own.some((value) => Math.abs(value - 100) < 2)) return null;
    const falls = values[k]!.filter(
      (value, year) => year > 0 && value < values[k]![year - 1]!,
    ).length;
    const lowest = own.filter((_, year) => {
      const all = values.map((one) => one.filter((__, other) => other !== base)[year]!);
      return Math.min(...all) === all[k];
    }).length;
    const why = `The line is below 100 in ${key} of the years.`;
    return {
      name: "years-below-base",
      text: `In {0} of the ${years.length} years shown, ${part(story, k)} was less than it was in ${years[base]!}.`,
      blank: countBlank({
        key,
        most: years.length - 1,
        why,
        tempting: [
          [
            falls,
            "counts the years in which the line falls",
            `The line falls ${count(falls, "time")}. ${why}`,
          ],
          [
            lowest,
            "counts the years in which the line is the lowest",
            `It is the lowest of the three in ${lowest} of the years. ${why}`,
          ],
        ],
      }),
      step: `The level of ${years[base]!} is the gridline at 100. ${why}`,
      weight: 1,
    };
  },
  pattern: /^In \{0\} of the \d+ years shown, (.+) was less than it was in (\d{4})\.$/,
  answer: ([phrase, year], { chart }, options) => {
    const { categories } = read(chart);
    const before = indexOf(chart, phrase!, year!);
    const below = categories.filter((other) => indexOf(chart, phrase!, other) < before).length;
    return where(options, (option) => Number(option) === below);
  },
};

/** Which level grew by the greatest percent between two years that aren't the base. */
export const greatestGrowth: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([from, to]) => {
      const growth = values.map((one) => (100 * (one[to]! - one[from]!)) / one[from]!);
      const [key, next] = descending(growth) as [number, number];
      const [highest] = descending(values.map((one) => one[to]!)) as [number];
      const isClear = growth[key]! > 8 && growth[key]! - growth[next]! > 5 && highest !== key;
      return isClear ? [{ from, to, growth, key, next, highest }] : [];
    });
    if (telling.length === 0) return null;
    const { from, to, growth, key, next, highest } = rng.pick(telling);
    const names = story.series.map(({ name }) => name);
    return {
      name: "greatest-growth",
      text: `Of the three ${story.things}, the one with the greatest percent increase in ${story.noun} from ${years[from]!} to ${years[to]!} was {0}.`,
      blank: namesBlank(
        names[key]!,
        [
          [names[highest]!, "takes the highest line"],
          [names[next]!, "compares the slopes by eye"],
        ],
        names,
        (name) => {
          const k = names.indexOf(name);
          return `The index for ${name} went from about ${values[k]![from]!} to about ${values[k]![to]!}.`;
        },
        names,
      ),
      step: `Divide each index number of ${years[to]!} by that of ${years[from]!}. The quotient is greatest for ${names[key]!}: about ${(1 + growth[key]! / 100).toFixed(2)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the three \w+, the one with the greatest percent increase in .+ from (\d{4}) to (\d{4}) was \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const ratio = (name: string): number => indexOf(chart, name, to!) / indexOf(chart, name, from!);
    const best = Math.max(...read(chart).series.map(({ name }) => ratio(name)));
    return where(options, (option) => ratio(option) === best);
  },
};
