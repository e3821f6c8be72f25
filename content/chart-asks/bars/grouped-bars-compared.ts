import { nearest, sum, thousands, type Wrong } from "@theta/items/template";
import { at, barOf, type GroupsWorld, read } from "./grouped-bars.ts";
import { estimate, percentApart, percentWrongs, toFive } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { roundedPercent } from "../number-slips.ts";

/** What the bars of one year say beside each other. */

/** By what percent one bar is taller than another of the same year. */
export const percentMore: ChartAsk<GroupsWorld> = {
  make({ story, names, years, values, grid }, rng) {
    const y = rng.int(0, years.length - 1);
    const [a, b] = rng.sample([...names.keys()], 2) as [number, number];
    const [other, base] = [values[y]![a]!, values[y]![b]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || key > (other > base ? 150 : 75) || Math.abs(exact - key) > 1.5) return null;
    const more = other > base ? "greater" : "less";
    const [one, two] = [at(story, names[a]!), at(story, names[b]!)];
    return {
      name: "percent-more",
      text: `In ${years[y]!}, ${story.noun} ${one} was approximately {0} percent ${more} than ${story.noun} ${two}.`,
      blank: estimate({
        key,
        why: `About ${thousands(other)} is about ${key} percent ${more} than about ${thousands(base)}.`,
        wrongs: percentWrongs({
          base,
          other,
          atBase: `for ${names[b]!}`,
          atOther: `for ${names[a]!}`,
          grid,
        }),
        gap: Math.max(10, key / 5),
      }),
      step: `In ${years[y]!}, the bars are at about ${thousands(other)} for ${names[a]!} and about ${thousands(base)} for ${names[b]!}. The difference is about ${key} percent of ${thousands(base)}.`,
      weight: 2,
    };
  },
  pattern:
    /^In (\d{4}), (.+) was approximately \{0\} percent (?:greater|less) than (?:the )?(.+)\.$/,
  answer: ([year, one, other], { chart }, options) => {
    const ratio = barOf(chart, year!, one!) / barOf(chart, year!, other!);
    return nearest(options, 100 * Math.abs(ratio - 1), 3);
  },
};

/** What percent one bar is of all bars of its year. */
export const shareOfTotal: ChartAsk<GroupsWorld> = {
  make({ story, names, years, values, grid }, rng) {
    const y = rng.int(0, years.length - 1);
    const k = rng.int(0, names.length - 1);
    const [own, total] = [values[y]![k]!, sum(values[y]!)];
    const exact = (100 * own) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.5) return null;
    const otherYear = y === 0 ? years.length - 1 : 0;
    const told = `The ${names.length} bars of ${years[y]!} add up to about ${thousands(total)}, and the bar of ${names[k]!} is at about ${thousands(own)}.`;
    const wrongs: Wrong[] = [
      [roundedPercent(own, total - own), "leaves the bar out of the total", told],
      [
        roundedPercent(values[otherYear]![k]!, sum(values[otherYear]!)),
        "reads the bars of another year",
        told,
      ],
      [
        roundedPercent(own + grid.step, total + grid.step),
        "reads the bar a gridline too high",
        told,
      ],
      [
        roundedPercent(own - grid.step, total - grid.step),
        "reads the bar a gridline too low",
        told,
      ],
      [
        roundedPercent(own, total - Math.max(...values[y]!)),
        "leaves the tallest bar out of the total",
        told,
      ],
      [roundedPercent(own, Math.max(...values[y]!)), "compares with the tallest bar", told],
      [roundedPercent(own, grid.max), "compares with the top of the axis", told],
      [roundedPercent(own, total / names.length) / 2, "compares with the average bar", told],
      [roundedPercent(own, sum(values.flat())), "adds up the bars of all years", told],
      [toFive(100 / names.length), "takes the bars to be equal", told],
    ];
    return {
      name: "share-of-total",
      text: `In ${years[y]!}, ${story.noun} ${at(story, names[k]!)} was approximately {0} percent of the total for the ${names.length} ${story.things}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.filter(([percent]) => percent < 75),
        gap: 5,
      }),
      step: `${told} That is about ${key} percent.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} percent of the total for the \d+ \w+\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { values } = read(chart).series.find(({ name }) => name === year)!;
    const total = values.reduce((all, value) => all + value);
    return nearest(options, (100 * barOf(chart, year!, phrase!)) / total, 1);
  },
};
