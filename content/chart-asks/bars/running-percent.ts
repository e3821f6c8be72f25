import {
  type ChartInput,
  type GraphicsView,
  type Rng,
  roundTo,
  sum,
  tidy,
  within,
} from "@theta/items/template";
import { REASON_STORIES, type ReasonsStory } from "../../stories/charts/reasons.ts";
import type { Grid } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Bars from the most frequent reason to the least, and a line of their cumulative percent. */

export interface ReasonsWorld {
  readonly story: ReasonsStory;
  readonly names: readonly string[];
  readonly counts: readonly number[];
  /** In percent, up to each reason. */
  readonly sums: readonly number[];
  readonly total: number;
  readonly grid: Grid;
}

/** By which percent of it a reason may be less frequent than the one before it. */
const FALL = [12, 48] as const;
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10];
/** The line's axis goes up to 100 percent in so many steps, and so does the axis of the bars. */
const LINES = 5;

export function drawReasons(story: ReasonsStory, rng: Rng): ReasonsWorld | null {
  const counts = [roundTo(within(story.most, rng), story.step)];
  while (counts.length < story.reasons.length) {
    const fall = rng.int(...FALL) / 100;
    counts.push(roundTo(counts.at(-1)! * (1 - fall), story.step));
  }
  const total = sum(counts);
  const sums = counts.map((_, k) =>
    tidy(roundTo((100 * sum(counts.slice(0, k + 1))) / total, 0.1)),
  );
  const falls = counts.every((value, k) => k === 0 || value < counts[k - 1]!);
  const order = new Map(story.reasons.map((name, k) => [name, k + rng.int(0, 25) / 10]));
  const names = story.reasons.toSorted((a, b) => order.get(a)! - order.get(b)!);
  return falls && counts.at(-1)! >= total / 40
    ? { story, names, counts, sums, total, grid: gridInFive(counts[0]!) }
    : null;
}

function gridInFive(top: number): Grid {
  const least = (1.02 * top) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = tidy(STEPS.map((n) => n * power).find((n) => n >= least)!);
  return { step, max: LINES * step };
}

export function drawRunningPercent(rng: Rng): DrawnChart<ReasonsWorld> | null {
  const story = rng.pick(REASON_STORIES);
  const world = drawReasons(story, rng);
  if (!world) return null;
  const { names, counts, sums, grid } = world;
  const chart: ChartInput = {
    kind: "bars-and-line",
    alt: `Bar chart of the number of ${story.things} for ${names.length} ${story.kinds}, in order of frequency, with a line for the cumulative percent.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    right: { label: "Cumulative percent", min: 0, max: 100 },
    categories: [...names],
    bars: { name: story.measure.toLowerCase(), values: [...counts] },
    line: { name: "cumulative percent", values: [...sums] },
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

type Pareto = Extract<GraphicsView["chart"], { kind: "bars-and-line" }>;

export function read({ chart }: GraphicsView): Pareto {
  if (chart.kind !== "bars-and-line") throw new Error("Bars and a line are needed.");
  return chart;
}
