import { capital, nearest, thousands, tidy, where, type Wrong } from "@theta/items/template";
import {
  descending,
  estimate,
  namesBlank,
  percentApart,
  percentWrongs,
  toFive,
} from "../reading.ts";
import {
  partOf,
  read,
  saidPart,
  type StackWorld,
  totalIn,
  upperEdge,
  yearsApart,
} from "./stacked-amounts.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What stacked bars say about their totals. */

/** A part that leaves room for others can't be seen as more of its bar, in percent. */
const MOST_OF_BAR = 75;

/** What percent a part is of the total of its year. */
export const shareInYear: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, totals, grid } = world;
    const k = world.asked[0];
    const year = rng.int(0, periods.length - 1);
    const [own, total] = [series[k]!.values[year]!, totals[year]!];
    const exact = (100 * own) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.5) return null;
    const said = saidPart(story, series[k]!.name);
    const told = `The part is about ${thousands(own)} thick, and the whole bar is about ${thousands(total)} tall.`;
    const edge = upperEdge(world, k, year);
    const wrongs: [number, string][] = [
      [edge / total, "reads the part's upper edge"],
      [own / (total - own), "leaves the part out of the total"],
      [(edge - own) / total, "reads the part's lower edge"],
      [own / grid.max, "compares with the top of the axis"],
      [
        own / Math.max(...series.map(({ values }) => values[year]!)),
        "compares with the largest part",
      ],
      [(own + grid.step) / total, "reads the part a gridline too thick"],
      [(own - grid.step) / total, "reads the part a gridline too thin"],
      ...series
        .filter((_, other) => other !== k)
        .map(({ name, values }): [number, string] => [
          values[year]! / total,
          `reads the part ${name}`,
        ]),
    ];
    return {
      name: "share-in-year",
      text: `In ${periods[year]!}, ${said} was approximately {0} percent of ${story.total}.`,
      blank: estimate({
        key,
        why: `${told} That is about ${key} percent.`,
        wrongs: rng
          .shuffle(wrongs)
          .map(([share, slip]): Wrong => [toFive(100 * share), slip, told])
          .filter(([percent]) => key > MOST_OF_BAR || percent <= MOST_OF_BAR),
        gap: 7,
      }),
      step: `Subtract the part's lower edge from its upper edge. ${told} That is about ${key} percent.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} percent of (?:the )?total.*\.$/,
  answer: ([year, phrase], { chart }, options) =>
    nearest(options, (100 * partOf(chart, phrase!, year!)) / totalIn(chart, year!), 2),
};

/** Between which two years the total rose the most. */
export const greatestTotalRise: ChartAsk<StackWorld> = {
  make({ story, series, periods, totals, grid }, rng) {
    const rises = totals.slice(1).map((total, k) => tidy(total - totals[k]!));
    const order = descending(rises);
    const [key, next] = order as [number, number];
    if (rises[key]! - rises[next]! < grid.step / 4 || rises[key]! <= 0) return null;
    const label = (k: number): string => `from ${periods[k]!} to ${periods[k + 1]!}`;
    const riseOf = (part: number): number =>
      descending(
        series[part]!.values.slice(1).map((value, k) => value - series[part]!.values[k]!),
      )[0]!;
    const highest = Math.max(0, descending(totals)[0]! - 1);
    return {
      name: "greatest-total-rise",
      text: `The greatest increase in ${story.total} from one year to the next occurred {0}.`,
      blank: namesBlank(
        label(key),
        [
          [label(highest), "looks for the tallest bar"],
          [label(riseOf(0)), "looks at the lowest part alone"],
          [label(riseOf(series.length - 1)), "looks at the highest part alone"],
          [label(next), "compares the increases by eye"],
        ],
        rng.shuffle(order).map(label),
        (text) => {
          const k = rises.findIndex((_, place) => label(place) === text);
          return `The total went from about ${thousands(totals[k]!)} to about ${thousands(totals[k + 1]!)}.`;
        },
        rises.map((_, k) => label(k)),
      ),
      step: `Compare the tops of neighboring bars. The greatest step up is ${label(key)}, by about ${thousands(rises[key]!)}.`,
      weight: 1,
    };
  },
  pattern: /^The greatest increase in .+ from one year to the next occurred \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const { categories } = read(chart);
    const rise = (from: string, to: string): number => totalIn(chart, to) - totalIn(chart, from);
    const most = Math.max(...categories.slice(1).map((to, k) => rise(categories[k]!, to)));
    return where(options, (option) => {
      const [from, to] = /^from (.+) to (.+)$/.exec(option)!.slice(1);
      return Math.abs(rise(from!, to!) - most) < 1e-6;
    });
  },
};

/** By what percent the total changed. */
export const totalChange: ChartAsk<StackWorld> = {
  make({ story, series, periods, totals, grid }, rng) {
    const [from, to] = yearsApart(periods.length, rng);
    const [base, other] = [totals[from]!, totals[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || key > 100 || Math.abs(exact - key) > 1.5) return null;
    const verb = other > base ? "increased" : "decreased";
    const said = `${capital(story.total)} ${verb} from about ${thousands(base)} to about ${thousands(other)}.`;
    const ofPart = series
      .slice(0, 2)
      .map(({ name, values }): Wrong => [
        toFive(percentApart(values[from]!, values[to]!)),
        `reads the part ${name} instead of the whole bar`,
        said,
      ]);
    return {
      name: "total-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${story.total} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: `${said} The difference is about ${key} percent of the earlier total.`,
        wrongs: [
          ...ofPart,
          ...percentWrongs({
            base,
            other,
            atBase: `in ${periods[from]!}`,
            atOther: `in ${periods[to]!}`,
            grid,
            slack: grid.step / 2,
          }),
        ],
        gap: Math.max(7, key / 6),
      }),
      step: `Read the tops of the two bars. ${said} The difference is about ${key} percent of ${thousands(base)}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total .*?(?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) =>
    nearest(options, 100 * Math.abs(totalIn(chart, to!) / totalIn(chart, from!) - 1), 2),
};
