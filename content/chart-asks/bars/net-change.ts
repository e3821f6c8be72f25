import {
  type ChartInput,
  type GraphicsView,
  plain,
  range,
  type Rng,
  roundTo,
  sum,
  thousands,
  within,
} from "@theta/items/template";
import { NET_CHANGE_STORIES, type NetChangeStory } from "../../stories/charts/net-changes.ts";
import { toldSum } from "../number-slips.ts";
import { gridOver } from "../reading.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** Bars that go up and down: each is a change, and only all bars before a time give the level. */

export interface NetChangeWorld {
  readonly story: NetChangeStory;
  readonly periods: readonly string[];
  readonly start: number;
  readonly changes: readonly number[];
  /** At the end of each period. */
  readonly levels: readonly number[];
  readonly step: number;
}

export function drawChanges(
  story: NetChangeStory,
  count: number,
  rng: Rng,
): Pick<NetChangeWorld, "start" | "changes" | "levels"> | null {
  const { swing, step, season } = story;
  const start = roundTo(within(story.start, rng), 10 * step);
  const trend = within(story.trend, rng);
  // Good years and bad years come in runs, and seasons come back.
  const phase = rng.int(0, 99) / 100;
  const wave = range(0, count - 1).map((k) => 0.7 * Math.sin(2 * Math.PI * (k / count + phase)));
  const usual = season?.slice(-count) ?? wave;
  const chance = swing / 2;
  const changes = range(0, count - 1).map((k) =>
    roundTo(trend + usual[k]! * swing + (chance * rng.int(-100, 100)) / 100, step),
  );
  const levels = changes.map((_, k) => start + sum(changes.slice(0, k + 1)));
  const [least, most] = story.plausible;
  const isPlausible = levels.every((level) => level >= least && level <= most);
  // A bar too short to be seen could be taken for none.
  const isSeen = changes.every((change) => Math.abs(change) > swing / 12);
  const downs = changes.filter((change) => change < 0).length;
  return isPlausible && isSeen && downs >= 2 && downs <= count - 2
    ? { start, changes, levels }
    : null;
}

export function drawNetChanges(rng: Rng): DrawnChart<NetChangeWorld> | null {
  const story = rng.pick(NET_CHANGE_STORIES);
  const count = Math.min(rng.int(6, 8), story.periods.length);
  const periods = story.periods.slice(-count);
  const drawn = drawChanges(story, count, rng);
  if (!drawn) return null;
  const { step } = gridOver([2 * Math.max(...drawn.changes.map(Math.abs))]);
  const chart: ChartInput = {
    kind: "bars",
    alt: `Bar chart of the net change in ${story.stock} in each of ${count} ${story.axis.toLowerCase()}s, with bars up and down from zero.`,
    x: { label: story.axis },
    y: { label: story.measure, step },
    categories: periods,
    series: [{ name: "Net change", values: [...drawn.changes] }],
  };
  const before = story.before.replace("#", thousands(drawn.start)).replace("@", () => periods[0]!);
  const world = { story, periods, ...drawn, step };
  return {
    world,
    name: story.name,
    source: story.source,
    intro: `${story.intro} ${before}`,
    chart,
  };
}

export type BarChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

export function read(chart: GraphicsView["chart"]): { periods: string[]; changes: number[] } {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  const { categories, series }: BarChart = chart;
  return { periods: categories, changes: series[0]!.values };
}

/** What the stock was at the end of each period, from the intro's number and the bars. */
export function levelsOf({ intro, chart }: GraphicsView): Map<string, number> {
  const { periods, changes } = read(chart);
  let level = Number(/(?:had|was|held|were) (\d+)/.exec(plain(intro))![1]);
  return new Map(
    periods.map((period, k) => {
      level += changes[k]!;
      return [period, level] as const;
    }),
  );
}

/** "$480 - 260 = 220$", or "+480" if there's nothing to add. */
export function sumOf(changes: readonly number[]): string {
  return changes.length > 1 ? toldSum(changes) : signed(sum(changes));
}

export function signed(change: number): string {
  return change > 0 ? `+${thousands(change)}` : thousands(change);
}
