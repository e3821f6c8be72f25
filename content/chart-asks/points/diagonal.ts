import {
  capital,
  type ChartInput,
  type GraphicsView,
  type Rng,
  roundTo,
  thousands,
  within,
} from "@theta/items/template";
import { BEFORE_AFTER, type BeforeAfterStory } from "../../stories/charts/before-after.ts";
import { clearGap, type Grid, gridOver, withUnit } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Points of two times beside the line on which nothing changed. */

export interface DiagonalWorld {
  readonly story: BeforeAfterStory;
  readonly names: readonly string[];
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Of both axes. */
  readonly grid: Grid;
}

const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
/** In shares of the axis: nearer points would cover each other's names. */
const APART = 0.075;

const TRIES = 30;

export function drawBeforeAfter(story: BeforeAfterStory, rng: Rng): DiagonalWorld | null {
  const count = rng.int(8, 9);
  const points: Point[] = [];
  for (let tries = 0; tries < TRIES * count && points.length < count; tries++) {
    const from = roundTo(within(story.first, rng), story.step);
    const to = roundTo(from * (1 + within(story.change, rng) / 100), story.step);
    const grid = gridOver([from, to, ...points.flat()]);
    const isApart = points.every(([x, y]) => Math.hypot(from - x, to - y) >= APART * grid.max);
    if (isApart && Math.abs(to - from) >= clearGap(grid)) points.push([from, to]);
  }
  const grid = gridOver(points.flat());
  const isClear = points.every(([from, to]) => Math.abs(to - from) >= clearGap(grid));
  const grew = points.filter(([from, to]) => to > from).length;
  if (points.length < count || !isClear || grew < 2 || grew > count - 2) return null;
  const [before, after] = [points.map(([from]) => from), points.map(([, to]) => to)];
  return { story, names: LETTERS.slice(0, count), before, after, grid };
}

type Point = readonly [before: number, after: number];

export function drawDiagonal(rng: Rng): DrawnChart<DiagonalWorld> | null {
  const story = rng.pick(BEFORE_AFTER);
  const world = drawBeforeAfter(story, rng);
  if (!world) return null;
  const { names, before, after, grid } = world;
  const [first, second] = story.times;
  const axis = (time: string) => ({
    label: story.measure.replace(/(?= \(|$)/, `, ${time}`),
    min: 0,
    max: grid.max,
    step: grid.step,
  });
  const chart: ChartInput = {
    kind: "scatter",
    alt: `Scatter plot of ${names.length} ${story.things}: ${story.noun.replace(/^the /, "")} in ${first} and in ${second}, with a line on which the two are equal.`,
    x: axis(first),
    y: axis(second),
    points: names.map((name, k) => ({ x: before[k]!, y: after[k]!, name })),
    trend: { slope: 1, intercept: 0 },
  };
  const intro = `${story.intro.replace("#", SPELLED[names.length]!)} Along the dashed line, the values for the two years are equal.`;
  return { world, name: story.name, source: story.source, intro, chart };
}

const SPELLED: Readonly<Record<number, string>> = { 8: "eight", 9: "nine" };

/** "annual revenue at Store B" */
export function nounAt({ noun, at }: BeforeAfterStory, name: string): string {
  return `${noun} ${at.replace("#", name)}`;
}

/** "Annual revenue at Store B was about \\$12 million in 2012 and about \\$17 million in 2022." */
export function told({ story, names, before, after }: DiagonalWorld, k: number): string {
  const said = withUnit(story.amount);
  return `${capital(nounAt(story, names[k]!))} was about ${said(before[k]!)} in ${story.times[0]} and about ${said(after[k]!)} in ${story.times[1]}.`;
}

/** "12 in 2012 and 17 in 2022" */
export function inBoth({ story, before, after }: DiagonalWorld, k: number): string {
  return `${thousands(before[k]!)} in ${story.times[0]} and ${thousands(after[k]!)} in ${story.times[1]}`;
}

type Scatter = Extract<GraphicsView["chart"], { kind: "scatter" }>;

export function read({ chart }: GraphicsView): Scatter["points"] {
  if (chart.kind !== "scatter") throw new Error("Points are needed.");
  return chart.points;
}

/** The point whose letter ends a phrase. */
export function pointOf(view: GraphicsView, phrase: string) {
  const found = read(view).find(({ name }) => name !== undefined && phrase.endsWith(` ${name}`));
  if (!found) throw new Error(`“${phrase}” names no point.`);
  return found;
}
