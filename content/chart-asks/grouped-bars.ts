import {
  capital,
  type ChartInput,
  type GraphicsView,
  inWords,
  listed,
  nearest,
  range,
  type Rng,
  roundTo,
  sum,
  thousands,
  where,
  within,
} from "@theta/items/template";
import { GROUPS_STORIES, type GroupsStory } from "../stories/groups.ts";
import {
  countBlank,
  descending,
  estimate,
  type Grid,
  gridOver,
  named,
  namesBlank,
  percentApart,
  percentWrongs,
  toFive,
} from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

/** Bars of several years side by side in each category. */

export interface GroupsWorld {
  readonly story: GroupsStory;
  readonly names: readonly string[];
  readonly years: readonly string[];
  /** Year by year, one value for each name. */
  readonly values: readonly (readonly number[])[];
  readonly grid: Grid;
}

export function drawGroupValues(
  story: GroupsStory,
  years: number,
  rng: Rng,
): readonly number[][] | null {
  const ends = story.groups.map(({ start, growth }) => {
    const first = within(start, rng);
    return [first, first * (1 + within(growth, rng) / 100)] as const;
  });
  const values = range(0, years - 1).map((year) =>
    ends.map(([first, last]) => {
      const halfway = first + (last - first) * (year / (years - 1));
      const strays = year === 0 || year === years - 1 ? 0 : rng.int(-8, 8) / 100;
      return roundTo(halfway * (1 + strays), story.step);
    }),
  );
  const [least, most] = story.plausible;
  return values.flat().every((value) => value >= least && value <= most) ? values : null;
}

export function drawGroups(rng: Rng): DrawnChart<GroupsWorld> | null {
  const story = rng.pick(GROUPS_STORIES);
  const years = rng.chance(0.5) ? story.years : [story.years[0]!, story.years.at(-1)!];
  const values = drawGroupValues(story, years.length, rng);
  if (!values) return null;
  const names = story.groups.map(({ name }) => name);
  const grid = gridOver(values.flat());
  const chart: ChartInput = {
    kind: "bars",
    alt: `Bar chart of ${story.noun} for ${names.length} ${story.things}, with one bar for each of ${years.length} years.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: names,
    series: years.map((name, k) => ({ name, values: [...values[k]!] })),
  };
  const world = { story, names, years, values, grid };
  return { world, name: story.name, intro: introOf(story, years), chart };
}

function introOf({ intro }: GroupsStory, years: readonly string[]): string {
  return intro.replace("#", listed(years));
}

type BarChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

function read(chart: GraphicsView["chart"]): BarChart {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  return chart;
}

function barOf(chart: GraphicsView["chart"], year: string, phrase: string): number {
  const { series, categories } = read(chart);
  const name = named(phrase, categories);
  return series.find((one) => one.name === year)!.values[categories.indexOf(name)]!;
}

function growthOf({ values }: GroupsWorld): number[] {
  return values[0]!.map((first, k) => (100 * (values.at(-1)![k]! - first)) / first);
}

function toldGrowth({ years, values, names, story }: GroupsWorld, k: number): string {
  const [first, last] = [values[0]![k]!, values.at(-1)![k]!];
  const percent = Math.round(percentApart(first, last));
  const verb = last < first ? "decreased" : "increased";
  return `${capital(story.noun)} ${at(story, names[k]!)} ${verb} from about ${thousands(first)} in ${years[0]!} to about ${thousands(last)} in ${years.at(-1)!}, or by about ${percent} percent.`;
}

function at(story: GroupsStory, name: string): string {
  return story.at.replace("#", () => name);
}

/** Which category grew by the greatest percent. */
export const greatestPercent: ChartAsk<GroupsWorld> = {
  make(world) {
    const { story, names, years, values } = world;
    const growth = growthOf(world);
    const [key, next] = descending(growth) as [number, number];
    const gains = values.at(-1)!.map((last, k) => last - values[0]![k]!);
    const [widest] = descending(gains) as [number];
    if (growth[key]! < growth[next]! + 12 || widest === key) return null;
    const [tallest] = descending(values.at(-1)!) as [number];
    const lowest = descending(values[0]!).at(-1)!;
    return {
      name: "greatest-percent",
      text: `Of the ${inWords(names.length)} ${story.things} shown, the one with the greatest percent increase in ${story.noun} from ${years[0]!} to ${years.at(-1)!} was {0}.`,
      blank: namesBlank(
        names[key]!,
        [
          [names[widest]!, "compares the differences, not the percents"],
          [names[tallest]!, "takes the tallest bar"],
          [names[lowest]!, "takes the shortest first bar"],
          [names[next]!, "compares the percents by eye"],
        ],
        names,
        (name) => toldGrowth(world, names.indexOf(name)),
      ),
      step: `Compare the later bar with the earlier one in each pair, as a ratio: ${toldGrowth(world, key)} No other percent is as great.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the \w+ \w+ shown, the one with the greatest percent increase in .+ from (\d{4}) to (\d{4}) was \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const ratio = (name: string): number => barOf(chart, to!, name) / barOf(chart, from!, name);
    const best = Math.max(...read(chart).categories.map(ratio));
    return where(options, (option) => ratio(option) === best);
  },
};

const BOUNDS = [20, 25, 40, 50];

/** In how many categories the measure grew by more than a percent. */
export const countAbove: ChartAsk<GroupsWorld> = {
  make(world, rng) {
    const { story, names, years } = world;
    const growth = growthOf(world);
    const bound = rng.pick(BOUNDS);
    const key = growth.filter((one) => one > bound).length;
    const grew = growth.filter((one) => one > 0).length;
    if (growth.some((one) => Math.abs(one - bound) < 5 || Math.abs(one) < 3) || key === grew)
      return null;
    if (key < 1) return null;
    const why = `The increase was more than ${bound} percent for ${key} of the ${names.length}.`;
    return {
      name: "count-above",
      text: `From ${years[0]!} to ${years.at(-1)!}, ${story.noun} increased by more than ${bound} percent for {0} of the ${names.length} ${story.things}.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [
            grew,
            "counts every increase",
            `There was an increase for ${grew} of them, but not always one of more than ${bound} percent.`,
          ],
        ],
      }),
      step: `For each pair, see whether the later bar is more than ${(1 + bound / 100).toFixed(bound % 10 ? 2 : 1)} times as tall as the earlier one. That is true of ${key} of the ${names.length}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), .+ increased by more than (\d+) percent for \{0\} of the \d+ \w+\.$/,
  answer: ([from, to, bound], { chart }, options) => {
    const factor = 1 + Number(bound) / 100;
    const count = read(chart).categories.filter(
      (name) => barOf(chart, to!, name) > factor * barOf(chart, from!, name),
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

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

function percentOf(value: number, whole: number): number {
  return toFive((100 * value) / whole);
}

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
    return {
      name: "share-of-total",
      text: `In ${years[y]!}, ${story.noun} ${at(story, names[k]!)} was approximately {0} percent of the total for the ${names.length} ${story.things}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: [
          [percentOf(own, total - own), "leaves the bar out of the total", told],
          [
            percentOf(values[otherYear]![k]!, sum(values[otherYear]!)),
            "reads the bars of another year",
            told,
          ],
          [
            percentOf(own + grid.step, total + grid.step),
            "reads the bar a gridline too high",
            told,
          ],
          [percentOf(own - grid.step, total - grid.step), "reads the bar a gridline too low", told],
          [
            percentOf(own, total - Math.max(...values[y]!)),
            "leaves the tallest bar out of the total",
            told,
          ],
          [percentOf(own, Math.max(...values[y]!)), "compares with the tallest bar", told],
          [percentOf(own, grid.max), "compares with the top of the axis", told],
          [percentOf(own, total / names.length) / 2, "compares with the average bar", told],
          [percentOf(own, sum(values.flat())), "adds up the bars of all years", told],
          [toFive(100 / names.length), "takes the bars to be equal", told],
        ],
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
