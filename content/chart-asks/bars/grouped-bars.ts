import {
  capital,
  type ChartInput,
  type GraphicsView,
  listed,
  range,
  type Rng,
  roundTo,
  thousands,
  within,
} from "@theta/items/template";
import { GROUPS_STORIES, type GroupsStory } from "../../stories/charts/groups.ts";
import { type Grid, gridOver, named, percentApart } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

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
  return { world, name: story.name, source: story.source, intro: introOf(story, years), chart };
}

function introOf({ intro }: GroupsStory, years: readonly string[]): string {
  return intro.replace("#", listed(years));
}

type BarChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

export function read(chart: GraphicsView["chart"]): BarChart {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  return chart;
}

export function barOf(chart: GraphicsView["chart"], year: string, phrase: string): number {
  const { series, categories } = read(chart);
  const name = named(phrase, categories);
  return series.find((one) => one.name === year)!.values[categories.indexOf(name)]!;
}

export function growthOf({ values }: GroupsWorld): number[] {
  return values[0]!.map((first, k) => (100 * (values.at(-1)![k]! - first)) / first);
}

export function toldGrowth({ years, values, names, story }: GroupsWorld, k: number): string {
  const [first, last] = [values[0]![k]!, values.at(-1)![k]!];
  const percent = Math.round(percentApart(first, last));
  const verb = last < first ? "decreased" : "increased";
  return `${capital(story.noun)} ${at(story, names[k]!)} ${verb} from about ${thousands(first)} in ${years[0]!} to about ${thousands(last)} in ${years.at(-1)!}, or by about ${percent} percent.`;
}

export function at(story: GroupsStory, name: string): string {
  return story.at.replace("#", () => (story.isPlain ? name.toLowerCase() : name));
}
