import { type ChartInput, type GraphicsView, type Rng, thousands } from "@theta/items/template";
import { type GridStory, GRIDS } from "../../stories/charts/grids.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Shaded grids: each cell says only in which interval its number is. */

export interface GridWorld {
  readonly story: GridStory;
  /** Row by row, the index of each cell's interval. */
  readonly levels: readonly (readonly number[])[];
}

export function drawGrid(rng: Rng): DrawnChart<GridWorld> {
  const story = rng.pick(GRIDS);
  const shades = story.bounds.length - 1;
  const levels = story.rowWeights.map((row) =>
    story.columnWeights.map((column) => {
      const level = Math.floor(shades * (row * column + rng.int(-14, 14) / 100));
      return Math.min(shades - 1, Math.max(0, level));
    }),
  );
  return { world: { story, levels }, ...shown(story, levels) };
}

/** What a story's grid of levels looks like. */
export function shown(
  story: GridStory,
  levels: readonly (readonly number[])[],
): Omit<DrawnChart<GridWorld>, "world"> {
  const chart: ChartInput = {
    kind: "heat-map",
    alt: `Heat map: ${story.of.toLowerCase()}, by ${story.row} and ${story.column}.`,
    of: story.of,
    x: { label: story.columnLabel },
    y: { label: story.rowLabel },
    columns: [...story.columns],
    rows: [...story.rows],
    bounds: [...story.bounds],
    levels: levels.map((row) => [...row]),
  };
  return { name: story.name, source: story.source, intro: story.intro, chart };
}

type HeatMap = Extract<GraphicsView["chart"], { kind: "heat-map" }>;

export function read(chart: GraphicsView["chart"]): HeatMap {
  if (chart.kind !== "heat-map") throw new Error("A heat map is needed.");
  return chart;
}

export function factorOf(label: string): number {
  return label.includes("(hundreds)") ? 100 : 1;
}

/** What holds from an interval's lower end up: "at least 40 calls were received". */
export function reachedFrom({ reached, amount, of, bounds }: GridStory, level: number): string {
  return reached.replace("#", saidAmount(amount, bounds[level]! * factorOf(of)));
}

/** "0 to less than 1 inch" */
export function intervalOf({ amount, of, bounds }: GridStory, level: number): string {
  const [low, high] = [bounds[level]!, bounds[level + 1]!].map((one) => one * factorOf(of));
  return `${thousands(low!)} to less than ${saidAmount(amount, high!)}`;
}

function saidAmount(amount: string, value: number): string {
  const said = amount.replace("#", thousands(value));
  return value === 1 ? said.replace("inches", "inch") : said;
}

/** A number that a sentence gives, in the unit of the shades. */
export function boundIn(chart: GraphicsView["chart"], text: string): number {
  return Number(text.replaceAll(",", "")) / factorOf(read(chart).of);
}

/** The row or column that a phrase names. */
export function placeIn(phrase: string, names: readonly string[]): number {
  const found = names.flatMap((name, k) => (phrase.endsWith(name) ? [k] : []));
  if (found.length !== 1) throw new Error(`“${phrase}” names none of ${names.join(", ")}.`);
  return found[0]!;
}

export function inRow({ inRow: words, rows }: GridStory, r: number): string {
  return words.replace("#", () => rows[r]!);
}

export function atLeast(levels: readonly number[], level: number): number {
  return levels.filter((own) => own >= level).length;
}
