import {
  type ChartInput,
  drawShares,
  type GraphicsView,
  type Rng,
  roundTo,
  within,
} from "@theta/items/template";
import { type BreakdownStory, BREAKDOWNS } from "../../stories/wholes/breakdowns.ts";
import { named, withUnit } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** A pie, and a table that divides one of its slices: a part of a part. */

export interface BreakdownWorld {
  readonly story: BreakdownStory;
  readonly total: number;
  /** In percent of the whole. */
  readonly shares: readonly number[];
  /** In percent of the slice that's divided. */
  readonly subshares: readonly number[];
  /** Two subparts, one for each blank. */
  readonly asked: readonly [number, number];
}

const LEAST_SHARE = 4;

export function drawBreakdown(story: BreakdownStory, rng: Rng): BreakdownWorld | null {
  const [shares, subshares] = [
    drawShares(usualOf(story.parts), { swing: 0.25, step: 1 }, rng),
    drawShares(usualOf(story.subparts), { swing: 0.35, step: 5 }, rng),
  ] as const;
  const total = roundTo(within(story.size, rng), story.step);
  const places = story.subparts.flatMap(({ name }, k) => (name.startsWith("Other") ? [] : [k]));
  const [one, other] = rng.sample(places, 2) as [number, number];
  const areDifferent = new Set(subshares).size === subshares.length;
  return Math.min(...shares) < LEAST_SHARE || !areDifferent
    ? null
    : { story, total, shares, subshares, asked: [one, other] };
}

function usualOf(parts: BreakdownStory["parts"]): number[] {
  return parts.map(({ usual }) => usual);
}

export function drawPieAndParts(rng: Rng): DrawnChart<BreakdownWorld> | null {
  const story = rng.pick(BREAKDOWNS);
  const world = drawBreakdown(story, rng);
  if (!world) return null;
  const { shares, subshares, total } = world;
  const chart: ChartInput = {
    kind: "pie",
    alt: `Pie chart with ${story.parts.length} slices, with a table of the parts of ${story.parts[story.split]!.name.toLowerCase()}.`,
    whole: story.whole,
    slices: story.parts.map(({ name }, k) => ({ name, value: shares[k]! })),
    beside: {
      columns: [...story.columns],
      rows: story.subparts.map(({ name }, k) => ({ name, value: subshares[k]! })),
    },
  };
  return {
    world,
    name: story.name,
    source: story.source,
    intro: story.intro.replace("#", () => withUnit(story.amount)(total)),
    chart,
  };
}

/** The percent of the whole that a subpart accounts for. */
export function shareOfSubpart({ story, shares, subshares }: BreakdownWorld, k: number): number {
  return (shares[story.split]! * subshares[k]!) / 100;
}

export function saidPart({ part }: BreakdownStory, name: string): string {
  return part.replace("#", () => name.toLowerCase());
}

type PieChart = Extract<GraphicsView["chart"], { kind: "pie" }>;

export function read({ chart }: GraphicsView): PieChart {
  if (chart.kind !== "pie" || !chart.beside) throw new Error("A pie and a table are needed.");
  return chart;
}

/** For checkers: what percent of the whole a phrase names, whether it's a slice or a row of the table. */
export function shareIn(view: GraphicsView, phrase: string): number {
  const { slices, beside } = read(view);
  const { columns, rows } = beside!;
  const names = [...slices, ...rows].map(({ name }) => name);
  const name = named(phrase, names);
  const row = rows.find((one) => one.name === name);
  if (!row) return slices.find((one) => one.name === name)!.value;
  const divided = slices.find((one) =>
    columns[1].toLowerCase().endsWith(` ${one.name.toLowerCase()}`),
  )!;
  return divided.value * (row.value / 100);
}

/** For checkers: the total that the introduction gives. */
export function totalOf({ intro }: GraphicsView): number {
  return Number(/(\d[\d,]*)/.exec(intro)![1]!.replaceAll(",", ""));
}
