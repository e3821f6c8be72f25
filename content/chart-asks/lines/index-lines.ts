import {
  type ChartInput,
  course,
  type GraphicsView,
  listed,
  plain,
  type Rng,
  roundTo,
  thousands,
  within,
} from "@theta/items/template";
import { INDEX_STORIES, type IndexStory } from "../../stories/charts/indexes.ts";
import { named, percentApart, toFive } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Index numbers over time: a line shows growth since the base year, and no level. */

export interface IndexWorld {
  readonly story: IndexStory;
  readonly years: readonly string[];
  /** Of the year that is 100, an index in `years`. */
  readonly base: number;
  /** Series by series. */
  readonly values: readonly (readonly number[])[];
  /** In the base year. */
  readonly levels: readonly number[];
}

export const GRID_STEP = 20;
const LOWEST = 50;
const HIGHEST = 240;

export function drawIndexes(story: IndexStory, periods: number, rng: Rng): IndexWorld | null {
  const years = story.years.slice(-periods);
  const base = rng.pick([0, 0, 0, 2]);
  const values = story.series.map(({ growth }) => {
    const raw = course(
      {
        periods,
        start: 100,
        growth: within(growth, rng) / 100,
        swing: story.swing,
        step: 0.1,
      },
      rng,
    );
    return raw.map((value) => Math.round((100 * value) / raw[base]!));
  });
  const levels = story.series.map(({ level }) => twoDigits(within(level, rng)));
  const isPlausible = values.flat().every((value) => value >= LOWEST && value <= HIGHEST);
  return isPlausible ? { story, years, base, values, levels } : null;
}

/** Whether no two lines meet in a year other than the base, where one would hide the other. */
function areApart({ values, base }: IndexWorld): boolean {
  return values[0]!.every(
    (_, k) => k === base || new Set(values.map((own) => own[k]!)).size === values.length,
  );
}

export function twoDigits(value: number): number {
  return roundTo(value, 10 ** (Math.floor(Math.log10(value)) - 1));
}

export function saidAmount({ amount, decimals }: IndexStory, value: number): string {
  return amount.replace("{0}", () => (decimals > 0 ? value.toFixed(decimals) : thousands(value)));
}

export function drawIndexLines(rng: Rng): DrawnChart<IndexWorld> | null {
  const story = rng.pick(INDEX_STORIES);
  const world = drawIndexes(story, rng.int(6, 8), rng);
  if (!world || !areApart(world)) return null;
  const { years, base, values, levels } = world;
  const all = values.flat();
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph of index numbers for ${story.noun} over ${years.length} years, one line for each of three ${story.things}.`,
    x: { label: "Year" },
    y: {
      label: `${story.measure} (${years[base]!} = 100)`,
      min: GRID_STEP * Math.floor((Math.min(...all) - 1) / GRID_STEP),
      max: GRID_STEP * Math.ceil((Math.max(...all) + 1) / GRID_STEP),
      step: GRID_STEP,
    },
    categories: [...years],
    series: story.series.map(({ name }, k) => ({ name, values: [...values[k]!] })),
  };
  const told = listed(
    story.series.map(
      ({ said }, k) => `${saidAmount(story, levels[k]!)} ${said.replace(/^\w+/, "for")}`,
    ),
  );
  const intro = `${story.intro} ${story.levels.replace("@", () => told)}`;
  return {
    world,
    name: story.name,
    source: story.source,
    intro: intro.replaceAll("#", years[base]!),
    chart,
  };
}

type LineChart = Extract<GraphicsView["chart"], { kind: "lines" }>;

export function read(chart: GraphicsView["chart"]): LineChart {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  return chart;
}

export function indexOf(chart: GraphicsView["chart"], phrase: string, year: string): number {
  const { series, categories } = read(chart);
  const name = named(
    phrase,
    series.map((one) => one.name),
  );
  return series.find((one) => one.name === name)!.values[categories.indexOf(year)]!;
}

/** The level in a year, from the introduction's level in the base year. */
export function levelOf({ intro, chart }: GraphicsView, phrase: string, year: string): number {
  const name = named(
    phrase,
    read(chart).series.map((one) => one.name),
  );
  const [, level] = new RegExp(`([\\d.]+)(?: million)? for ${name}`, "i").exec(plain(intro))!;
  return (Number(level) / 100) * indexOf(chart, phrase, year);
}

export function part({ part: said, series }: IndexStory, k: number): string {
  return said.replace("#", () => series[k]!.said);
}

/** Pairs of years, neither of them the base: with it, points would be percents. */
export function yearPairs({ years, base }: IndexWorld): [number, number][] {
  const others = [...years.keys()].filter((year) => year !== base);
  return others.flatMap((from) =>
    others.filter((to) => to - from >= 2).map((to): [number, number] => [from, to]),
  );
}

/** Whether options in steps of 5 percent tell a change from the difference in index points. */
export function isTelling(first: number, last: number): boolean {
  const exact = percentApart(first, last);
  const isNear = Math.abs(exact - toFive(exact)) <= 1.2;
  return isNear && exact > 8.5 && Math.abs(Math.abs(last - first) - exact) >= 4;
}
