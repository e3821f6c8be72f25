import {
  type ChartInput,
  type GraphicsView,
  plain,
  range,
  type Rng,
  sum,
  thousands,
  within,
} from "@theta/items/template";
import { CLASSES_STORIES, type ClassesStory } from "../../stories/charts/classes.ts";
import { factorOf, type Grid, gridOver, withUnit } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Histograms: bars count what is in an interval, and totals over intervals answer the rest. */

export interface ClassesWorld {
  readonly story: ClassesStory;
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  readonly grid: Grid;
}

export function drawClasses(story: ClassesStory, rng: Rng): ClassesWorld | null {
  const size = within(story.total, rng);
  const counts = story.usual.map((share) =>
    Math.round((size * share * (1 + rng.int(-30, 30) / 100)) / 100),
  );
  const edges = range(0, counts.length).map((k) => story.start + k * story.width);
  if (Math.min(...counts) < 3) return null;
  return { story, edges, counts, total: sum(counts), grid: gridOver(counts) };
}

export function drawHistogram(rng: Rng): DrawnChart<ClassesWorld> | null {
  const story = rng.pick(CLASSES_STORIES);
  const world = drawClasses(story, rng);
  if (!world) return null;
  const { edges, counts, total, grid } = world;
  const chart: ChartInput = {
    kind: "histogram",
    alt: `Histogram of the ${story.noun} of ${story.things}, with ${counts.length} intervals of equal width.`,
    x: { label: story.axis },
    y: { label: story.count, min: 0, max: grid.max, step: grid.step },
    edges: [...edges],
    counts: [...counts],
  };
  const intro = `${story.intro.replace("#", thousands(total))} Each interval includes its lower bound but not its upper bound.`;
  return { world, name: story.name, source: story.source, intro, chart };
}

type Histogram = Extract<GraphicsView["chart"], { kind: "histogram" }>;

export function read(chart: GraphicsView["chart"]): Histogram {
  if (chart.kind !== "histogram") throw new Error("A histogram is needed.");
  return chart;
}

export function numberIn(text: string, { x }: Histogram): number {
  return Number(/\d[\d.]*/.exec(plain(text))![0]) / factorOf(x.label);
}

/** How many things are in the intervals that begin at a bound or later. */
export function countFrom({ edges, counts }: Histogram, bound: number): number {
  let total = 0;
  for (const [k, count] of counts.entries()) if (edges[k]! >= bound) total += count;
  return total;
}

export function interval({ story, edges }: ClassesWorld, k: number): string {
  const said = withUnit(story.amount);
  const low = story.amount.startsWith("\\$") ? said(edges[k]!) : thousands(edges[k]!);
  return `from ${low} to ${said(edges[k + 1]!)}`;
}
