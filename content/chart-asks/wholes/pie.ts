import {
  type ChartInput,
  drawShares,
  type GraphicsView,
  type Rng,
  roundTo,
  thousands,
  tidy,
  within,
} from "@theta/items/template";
import { PIE_STORIES, type PieStory } from "../../stories/wholes/pies.ts";
import { named, withUnit } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** A pie of one year's shares beside the totals of several years: an amount takes both. */

export interface PieWorld {
  readonly story: PieStory;
  readonly names: readonly string[];
  /** In percent. */
  readonly shares: readonly number[];
  readonly years: readonly string[];
  readonly totals: readonly number[];
  /** Of the pie, an index in `years`. */
  readonly own: number;
  /** Two parts, one for each blank. */
  readonly asked: readonly [number, number];
}

export function drawPieWorld(story: PieStory, rng: Rng): PieWorld | null {
  const shares = drawShares(
    story.parts.map(({ usual }) => usual),
    { swing: 0.3, step: 1 },
    rng,
  );
  const totals = [roundTo(within(story.start, rng), story.step)];
  while (totals.length < story.years.length)
    totals.push(roundTo(totals.at(-1)! * (1 + within(story.growth, rng) / 100), story.step));
  const smallest = Math.min(...shares);
  const areDifferent = new Set(totals).size === totals.length;
  if (smallest < 4 || !areDifferent) return null;
  const names = story.parts.map(({ name }) => name);
  const own = rng.pick([totals.length - 1, totals.length - 1, rng.int(0, totals.length - 2)]);
  const [one, other] = rng.sample(toName(names), 2);
  return { story, names, shares, years: story.years, totals, own, asked: [one!, other!] };
}

export function drawPie(rng: Rng): DrawnChart<PieWorld> | null {
  const story = rng.pick(PIE_STORIES);
  const world = drawPieWorld(story, rng);
  if (!world) return null;
  const { names, shares, years, totals, own } = world;
  const chart: ChartInput = {
    kind: "pie",
    alt: `Pie chart of the percent of ${story.total} that each of ${names.length} parts accounted for in ${years[own]!}, with a table of the totals of ${years.length} years.`,
    whole: `Percent of total, ${years[own]!}`,
    slices: names.map((name, k) => ({ name, value: shares[k]! })),
    beside: {
      columns: ["Year", story.heading],
      rows: years.map((name, k) => ({ name, value: totals[k]! })),
    },
  };
  return {
    world,
    name: story.name,
    source: story.source,
    intro: story.intro.replace("#", years[own]!),
    chart,
  };
}

type PieChart = Extract<GraphicsView["chart"], { kind: "pie" }>;

export function read(chart: GraphicsView["chart"]): PieChart {
  if (chart.kind !== "pie") throw new Error("A pie is needed.");
  return chart;
}

export function sliceOf(chart: GraphicsView["chart"], phrase: string): number {
  const { slices } = read(chart);
  const name = named(
    phrase,
    slices.map((one) => one.name),
  );
  return slices.find((one) => one.name === name)!.value;
}

export function totalIn(chart: GraphicsView["chart"], year: string): number {
  return read(chart).beside!.rows.find(({ name }) => name === year)!.value;
}

export function saidPart({ part }: PieStory, name: string): string {
  return part.replace("#", () => name.toLowerCase());
}

/** Parts that a sentence can name: what's left over is no category of its own. */
export function toName(names: readonly string[]): number[] {
  return [...names.keys()].filter((k) => !names[k]!.startsWith("Other"));
}

/** To the precision at which a story's amounts are said. */
export function said(value: number, { step }: PieStory): number {
  return roundTo(value, step / 10);
}

/** "is 7.5", "is about 7.33" */
export function isNumber(value: number): string {
  const shown = tidy(value, 2);
  return `is ${Math.abs(shown - value) < 1e-6 ? "" : "about "}${thousands(shown)}`;
}

/** "is 54", "is 5.5, or 5,500", "is 7.25 (closest to \\$7.5 million among the choices)" */
export function isSaid(value: number, story: PieStory): string {
  const choice = tidy(said(value, story));
  const isSame = Math.abs(choice - value) < 1e-6;
  const units = withUnit(story.amount);
  const note = isSame ? "" : ` (closest to ${units(choice)} among the choices)`;
  // Tables in thousands, and choices with all zeros.
  const full = story.amount.includes("{000}") ? `, or ${units(tidy(value, 2))}` : "";
  return `${isNumber(value)}${full}${note}`;
}
