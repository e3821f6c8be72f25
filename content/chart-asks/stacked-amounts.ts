import {
  capital,
  type ChartInput,
  type DrawnTimes,
  drawTimes,
  type GraphicsView,
  nearest,
  range,
  type Rng,
  roundTo,
  sum,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import { STACK_STORIES, type StackStory } from "../stories/stacks.ts";
import {
  descending,
  estimate,
  factorOf,
  type Grid,
  gridOver,
  named,
  namesBlank,
  percentApart,
  percentWrongs,
  toFive,
  withUnit,
} from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

/** Stacked bars of amounts: a bar's height is a total, and a part's thickness is its amount. */

export interface StackWorld extends DrawnTimes {
  readonly story: StackStory;
  readonly totals: readonly number[];
  readonly grid: Grid;
  /** Two parts that don't begin at zero: one for each blank. */
  readonly asked: readonly [number, number];
}

export function drawStacks(rng: Rng): DrawnChart<StackWorld> | null {
  const story = rng.pick(STACK_STORIES);
  // With a part left out, the bars would show no total.
  const parts = story.series.length;
  const drawn = drawTimes(story, { series: parts, periods: rng.int(5, 7) }, rng);
  if (!drawn) return null;
  const totals = drawn.periods.map((_, k) => tidy(sum(drawn.series.map((one) => one.values[k]!))));
  const grid = gridOver(totals);
  const chart: ChartInput = {
    kind: "bars",
    stacked: true,
    alt: `Stacked bar chart of the ${story.noun} over ${totals.length} years, with one part for each of ${parts} ${story.things}.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: [...drawn.periods],
    series: drawn.series.map(({ name, values }) => ({ name, values })),
  };
  const [one, other] = rng.sample(range(1, parts - 1), 2);
  const world: StackWorld = { ...drawn, story, totals, grid, asked: [one!, other!] };
  return { world, name: story.name, intro: story.intro, chart };
}

type StackChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

function read(chart: GraphicsView["chart"]): StackChart {
  if (chart.kind !== "bars") throw new Error("Stacked bars are needed.");
  return chart;
}

function partOf(chart: GraphicsView["chart"], phrase: string, year: string): number {
  const { series, categories } = read(chart);
  const name = named(
    phrase,
    series.map((one) => one.name),
  );
  return series.find((one) => one.name === name)!.values[categories.indexOf(year)]!;
}

function totalIn(chart: GraphicsView["chart"], year: string): number {
  const { series, categories } = read(chart);
  return series.reduce((all, { values }) => all + values[categories.indexOf(year)]!, 0);
}

function saidPart({ part }: StackStory, name: string): string {
  return part.replace("#", () => name.toLowerCase());
}

/** Where a part ends, measured from zero. */
function upperEdge({ series }: StackWorld, part: number, year: number): number {
  return tidy(sum(series.slice(0, part + 1).map(({ values }) => values[year]!)));
}

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
          .map(([share, slip]): Wrong => [toFive(100 * share), slip, told]),
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

/** Two years at least two apart, in order. */
function yearsApart(count: number, rng: Rng): [number, number] {
  const from = rng.int(0, count - 3);
  return [from, rng.int(from + 2, count - 1)];
}

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

/** The amount of a part that doesn't begin at zero. */
export const partInYear: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, totals, grid } = world;
    const k = world.asked[1];
    const year = rng.int(0, periods.length - 1);
    const own = series[k]!.values[year]!;
    const half = grid.step / 2;
    const key = roundTo(own, half);
    if (key < half || Math.abs(own - key) > half / 3) return null;
    const edge = upperEdge(world, k, year);
    const told = `The part reaches from about ${thousands(tidy(edge - own))} to about ${thousands(edge)}.`;
    const near = year === 0 ? 1 : year - 1;
    const wrongs: [number, string][] = [
      [edge, "reads the part's upper edge"],
      [edge - own, "reads the part's lower edge"],
      [totals[year]! - own, "reads the rest of the bar"],
      [totals[year]! - edge, "measures from the part's upper edge to the top"],
      [series[k - 1]!.values[year]!, "reads the part below"],
      [series[(k + 1) % series.length]!.values[year]!, "reads the next part"],
      [own - grid.step, "reads the upper edge a gridline too low"],
      [own + grid.step, "reads the upper edge a gridline too high"],
      [own / 2, "takes every gridline for half of what it is"],
      [series[k]!.values[near]!, `reads the bar of ${periods[near]!}`],
    ];
    return {
      name: "part-in-year",
      text: `In ${periods[year]!}, ${saidPart(story, series[k]!.name)} was closest to {0}.`,
      blank: estimate({
        key,
        why: `${told} That is about ${thousands(key)}.`,
        // In any order, or the many high misreadings would always leave the key at the top.
        wrongs: rng
          .shuffle(wrongs)
          .map(([value, slip]): Wrong => [roundTo(value, half), slip, told]),
        gap: 0.7 * grid.step,
        text: withUnit(story.amount),
      }),
      step: `Subtract the lower edge of the part from its upper edge. ${told} The difference is about ${thousands(key)}.`,
      weight: 0,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { y } = read(chart);
    const unit = factorOf(y.label);
    return nearest(options, unit * partOf(chart, phrase!, year!), (unit * y.step!) / 8);
  },
};

/** By what percent a part that doesn't begin at zero changed. */
export const partChange: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, grid } = world;
    const k = world.asked[1];
    const [from, to] = yearsApart(periods.length, rng);
    const [base, other] = [series[k]!.values[from]!, series[k]!.values[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    // The change of a thin part can't be read off.
    if (key < 15 || key > 150 || Math.abs(exact - key) > 2 || base < 0.9 * grid.step) return null;
    const verb = other > base ? "increased" : "decreased";
    const told = `The part's thickness went from about ${thousands(base)} to about ${thousands(other)}.`;
    return {
      name: "part-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${saidPart(story, series[k]!.name)} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: `${told} The change is about ${key} percent of ${thousands(base)}.`,
        wrongs: [
          [
            toFive(percentApart(upperEdge(world, k, from), upperEdge(world, k, to))),
            "compares the part's upper edges",
            told,
          ],
          ...percentWrongs({
            base,
            other,
            atBase: `in ${periods[from]!}`,
            atOther: `in ${periods[to]!}`,
            grid,
            slack: grid.step / 2,
          }),
        ],
        gap: Math.max(10, key / 4),
      }),
      step: `Take the part's thickness, not the height of its upper edge. ${told} The change is about ${key} percent of the earlier value.`,
      weight: 2,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?!(?:the )?total)(.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, phrase], { chart }, options) => {
    const factor = partOf(chart, phrase!, to!) / partOf(chart, phrase!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 3);
  },
};
