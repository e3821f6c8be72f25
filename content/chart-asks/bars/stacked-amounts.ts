import {
  type ChartInput,
  type DrawnTimes,
  drawTimes,
  type GraphicsView,
  range,
  type Rng,
  sum,
  tidy,
} from "@theta/items/template";
import { STACK_STORIES, type StackStory } from "../../stories/charts/stacks.ts";
import { type Grid, gridOver, named, withUnit } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

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
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

type StackChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

export function read(chart: GraphicsView["chart"]): StackChart {
  if (chart.kind !== "bars") throw new Error("Stacked bars are needed.");
  return chart;
}

export function partOf(chart: GraphicsView["chart"], phrase: string, year: string): number {
  const { series, categories } = read(chart);
  const name = named(
    phrase,
    series.map((one) => one.name),
  );
  return series.find((one) => one.name === name)!.values[categories.indexOf(year)]!;
}

export function totalIn(chart: GraphicsView["chart"], year: string): number {
  const { series, categories } = read(chart);
  return series.reduce((all, { values }) => all + values[categories.indexOf(year)]!, 0);
}

export function saidPart({ part }: StackStory, name: string): string {
  return part.replace("#", () => name.toLowerCase());
}

/** "\\$43 million", "43,000 tons": a height of the chart as the options write it. */
export function amountOf({ amount }: StackStory, value: number): string {
  return withUnit(amount)(tidy(value));
}

/** Where a part ends, measured from zero. */
export function upperEdge({ series }: StackWorld, part: number, year: number): number {
  return tidy(sum(series.slice(0, part + 1).map(({ values }) => values[year]!)));
}

/** Two years at least two apart, in order. */
export function yearsApart(count: number, rng: Rng): [number, number] {
  const from = rng.int(0, count - 3);
  return [from, rng.int(from + 2, count - 1)];
}
