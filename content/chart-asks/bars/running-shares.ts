import { nearest, roundTo, sum, thousands, where, type Wrong } from "@theta/items/template";
import { countBlank, estimate, toFive } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { read, type ReasonsWorld } from "./running-percent.ts";

/** What a line of cumulative percents says about single reasons, and about the total. */

/** How many of the most frequent reasons it takes to pass a percent. */
export const fewestFor: ChartAsk<ReasonsWorld> = {
  make({ story, names, counts, sums, total }, rng) {
    const bounds = [50, 60, 70, 80, 90].filter((bound) =>
      sums.every((percent) => Math.abs(percent - bound) >= 5),
    );
    if (bounds.length === 0) return null;
    const bound = rng.pick(bounds);
    const key = sums.findIndex((percent) => percent > bound) + 1;
    if (key < 2 || key > names.length - 1) return null;
    const average = counts.filter((value) => value > total / names.length).length;
    const why = `The line is at about ${Math.round(sums[key - 2]!)} percent above ${names[key - 2]!} and at about ${Math.round(sums[key - 1]!)} percent above ${names[key - 1]!}.`;
    return {
      name: "fewest-for",
      text: `The least number of ${story.kinds} that together accounted for more than ${bound} percent of the ${story.things} is {0}.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [key - 1, "stops at the last point below the bound", why],
          [average, "counts the bars that are taller than the average", why],
          [names.length - key, `counts the ${story.kinds} that are left`, why],
        ],
      }),
      step: `Follow the line to its first point above ${bound} percent. ${why}`,
      weight: 0,
    };
  },
  pattern:
    /^The least number of \w+ that together accounted for more than (\d+) percent of the \w+ is \{0\}\.$/,
  answer: ([bound], view, options) => {
    const { values } = read(view).bars;
    const total = sum(values);
    let [count, so] = [0, 0];
    for (const value of values.toSorted((a, b) => b - a)) {
      if (so > (Number(bound) / 100) * total) break;
      so += value;
      count++;
    }
    return where(options, (option) => Number(option) === count);
  },
};

/** How many reasons had more than a percent each: how often the line rises by more. */
export const eachAbove: ChartAsk<ReasonsWorld> = {
  make({ story, names, counts, sums, total }, rng) {
    const shares = counts.map((value) => (100 * value) / total);
    const bounds = [10, 15, 20, 25].filter((bound) =>
      shares.every((share) => Math.abs(share - bound) >= 2.5),
    );
    if (bounds.length === 0) return null;
    const bound = rng.pick(bounds);
    const key = shares.filter((share) => share > bound).length;
    if (key < 1 || key > names.length - 1) return null;
    const byBars = counts.filter((value) => value > bound).length;
    const byLine = sums.filter((percent) => percent > 100 - bound).length;
    const why = `The line rises by more than ${bound} percentage points ${key} ${key === 1 ? "time" : "times"}, counting its rise from zero to the first point.`;
    return {
      name: "each-above",
      text: `Of the ${names.length} ${story.kinds}, {0} individually accounted for more than ${bound} percent of the ${story.things}.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [key - 1, "leaves out the first bar", why],
          [byBars, "takes numbers on the left axis for percents", why],
          [byLine, "counts points of the line and not its rises", why],
        ],
      }),
      step: why,
      weight: 1,
    };
  },
  pattern:
    /^Of the \d+ \w+, \{0\} individually accounted for more than (\d+) percent of the \w+\.$/,
  answer: ([bound], view, options) => {
    const { values } = read(view).line;
    const count = values.filter((value, k) => value - (values[k - 1] ?? 0) > Number(bound)).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** What percent one reason had: the line's rise to it. */
export const shareOfReason: ChartAsk<ReasonsWorld> = {
  make({ story, names, counts, sums, total }, rng) {
    const k = rng.int(1, 3);
    const exact = (100 * counts[k]!) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.2) return null;
    const [before, after] = [Math.round(sums[k - 1]!), Math.round(sums[k]!)];
    const told = `The line rises from about ${before} percent above ${names[k - 1]!} to about ${after} percent above ${names[k]!}.`;
    const wrongs: [number, string][] = [
      [after, "gives the cumulative percent"],
      [before, "gives the cumulative percent of the reasons before it"],
      [100 - after, "gives the percent of the reasons after it"],
      [sums[k + 1]! - sums[k]!, "reads the next rise of the line"],
      [k > 1 ? sums[k - 1]! - sums[k - 2]! : sums[0]!, "reads the rise before it"],
      [counts[k]!, "takes the number on the left axis for a percent"],
      [key + 10, "reads the later point too high"],
      [key - 10, "reads the later point too low"],
    ];
    return {
      name: "share-of-reason",
      text: `${names[k]!} accounted for approximately {0} percent of the ${story.things}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs
          .filter(([percent]) => percent < 95)
          .map(([n, slip]): Wrong => [toFive(n), slip, told]),
        gap: 8,
      }),
      step: `${told} The difference is about ${key} percentage points.`,
      weight: 1,
    };
  },
  pattern: /^(.+) accounted for approximately \{0\} percent of the \w+\.$/,
  answer: ([phrase], view, options) => {
    const { bars, categories } = read(view);
    const own = bars.values[categories.indexOf(phrase!)]!;
    return nearest(options, (100 * own) / sum(bars.values), 1.2);
  },
};

/** How many there were in all: one bar and its percent are enough. */
export const totalOfReasons: ChartAsk<ReasonsWorld> = {
  make({ story, counts, sums, total, grid, names }, rng) {
    const unit = grid.step / 2;
    const key = roundTo(total, unit);
    if (Math.abs(key - total) > 0.4 * unit) return null;
    const told = `The first bar is at about ${thousands(counts[0]!)}, and it accounted for about ${Math.round(sums[0]!)} percent.`;
    const wrongs: [number, string][] = [
      [sum(counts.slice(0, 3)), "adds up the three tallest bars only"],
      [grid.max, "takes the top of the left axis"],
      [total - counts[0]!, "leaves out the first bar"],
      [counts[0]! * names.length, "takes every bar to be as tall as the first one"],
      [total + counts[0]!, "counts the first bar twice"],
      [(counts[0]! * 100) / sums[1]!, "divides the first bar by the second point of the line"],
      [(counts[1]! * 100) / sums[1]!, "divides the second bar by a cumulative percent"],
      [2 * counts[0]!, "takes the first bar for half of the total"],
    ];
    return {
      name: "total-of-reasons",
      text: `The total number of ${story.things} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [roundTo(n, unit), slip, told]),
        gap: Math.max(key / 6, 2 * unit),
      }),
      step: `${told} Or add up the bars: about ${thousands(key)}.`,
      weight: 1,
    };
  },
  pattern: /^The total number of \w+ was closest to \{0\}\.$/,
  answer: (_, view, options) => {
    const { bars, line } = read(view);
    const total = bars.values[1]! / ((line.values[1]! - line.values[0]!) / 100);
    return nearest(options, total, total / 40);
  },
};
