import {
  capital,
  type ChartInput,
  type GraphicsView,
  nearest,
  plain,
  range,
  type Rng,
  roundTo,
  sum,
  thousands,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { NET_CHANGE_STORIES, type NetChangeStory } from "../stories/net-changes.ts";
import { countBlank, descending, estimate, gridOver, namesBlank } from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

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
  const usual = season?.slice(-count) ?? [];
  // What the season explains isn't left to chance.
  const chance = season ? swing / 2 : swing;
  const changes = range(0, count - 1).map((k) =>
    roundTo(trend + (usual[k] ?? 0) * swing + (chance * rng.int(-100, 100)) / 100, step),
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
  return { world, name: story.name, intro: `${story.intro} ${before}`, chart };
}

type BarChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

function read(chart: GraphicsView["chart"]): { periods: string[]; changes: number[] } {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  const { categories, series }: BarChart = chart;
  return { periods: categories, changes: series[0]!.values };
}

/** What the stock was at the end of each period, from the intro's number and the bars. */
function levelsOf({ intro, chart }: GraphicsView): Map<string, number> {
  const { periods, changes } = read(chart);
  let level = Number(/(?:had|was|held|were) (\d+)/.exec(plain(intro))![1]);
  return new Map(
    periods.map((period, k) => {
      level += changes[k]!;
      return [period, level] as const;
    }),
  );
}

function signed(change: number): string {
  return change < 0 ? thousands(change) : `+${thousands(change)}`;
}

/** When the stock was greatest. */
export const greatestLevel: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, levels, step }) {
    const order = descending(levels);
    const [key, next] = order as [number, number];
    const [tallest] = descending(changes) as [number];
    if (levels[key]! - levels[next]! < step / 4 || key === tallest) return null;
    const lastUp = changes.findLastIndex((change) => change > 0);
    const unit = story.axis.toLowerCase();
    return {
      name: "greatest-level",
      text: `${capital(story.stock)} at the end of the ${unit} was greatest in {0}.`,
      blank: namesBlank(
        periods[key]!,
        [
          [periods[tallest]!, "takes the tallest bar for the highest level"],
          [periods[lastUp]!, "takes the last increase"],
          [periods.at(-1)!, "takes the last bar"],
          [periods[next]!, "adds the bars up by eye"],
        ],
        order.map((k) => periods[k]!),
        (name) =>
          `The changes up to the end of ${name} add up to ${signed(sum(changes.slice(0, periods.indexOf(name) + 1)))}.`,
      ),
      step: `Add up the bars from the left, those below zero as decreases. The sum is greatest at the end of ${periods[key]!}: ${signed(sum(changes.slice(0, key + 1)))}.`,
      weight: 1,
    };
  },
  pattern: /^The .+ at the end of the \w+ was greatest in \{0\}\.$/,
  answer: (_, view, options) => {
    const levels = levelsOf(view);
    const most = Math.max(...levels.values());
    return where(options, (option) => levels.get(option) === most);
  },
};

/** How often the stock fell. */
export const timesFell: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes }) {
    const key = changes.filter((change) => change < 0).length;
    const shorter = changes.filter((change, k) => k > 0 && change < changes[k - 1]!).length;
    if (shorter === key) return null;
    const unit = story.axis.toLowerCase();
    const why = `${key} of the bars go down from zero.`;
    return {
      name: "times-fell",
      text: `${capital(story.stock)} decreased in {0} of the ${periods.length} ${unit}s shown.`,
      blank: countBlank({
        key,
        most: periods.length,
        why,
        tempting: [
          [
            shorter,
            "counts bars that are lower than the one before",
            `${shorter} of the bars end lower than the bar before. But a shorter bar above zero is still an increase.`,
          ],
        ],
      }),
      step: `A decrease is a bar below zero, however long the bar before it is. There are ${key}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ decreased in \{0\} of the \d+ \w+ shown\.$/,
  answer: (_, { chart }, options) => {
    const count = read(chart).changes.filter((change) => change < 0).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** How often the stock was below what it was at first. */
export const timesBelowStart: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, levels, start, step }) {
    const key = levels.filter((level) => level < start).length;
    const downs = changes.filter((change) => change < 0).length;
    if (levels.some((level) => Math.abs(level - start) < step / 3)) return null;
    if (key < 1 || key === periods.length || key === downs) return null;
    const unit = story.axis.toLowerCase();
    return {
      name: "times-below-start",
      text: `At the end of {0} of the ${periods.length} ${unit}s shown, ${story.stock} was less than ${thousands(start)}${story.unit}.`,
      blank: countBlank({
        key,
        most: periods.length,
        why: `The bars from the first one on add up to less than zero at the end of ${key} of the ${unit}s.`,
        tempting: [
          [
            downs,
            "counts the bars below zero",
            `${downs} bars are below zero. After an earlier increase, the level can still be above ${thousands(start)}.`,
          ],
        ],
      }),
      step: `Add up the bars from the left. The sum so far is less than zero at the end of ${key} of the ${unit}s.`,
      weight: 2,
    };
  },
  pattern: /^At the end of \{0\} of the \d+ \w+ shown, .+ was less than ([\d,]+)[a-z -]*\.$/,
  answer: ([bound], view, options) => {
    const least = Number(bound!.replaceAll(",", ""));
    const count = [...levelsOf(view).values()].filter((level) => level < least).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** To two or three digits, as an estimate is said. */
function rounded(value: number, step: number): number {
  return roundTo(value, step / 2);
}

/** What the stock was at the end of a period. */
export const levelAtEnd: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, levels, start, step }, rng) {
    const k = rng.int(2, Math.min(3, periods.length - 2));
    const key = rounded(levels[k]!, step);
    if (Math.abs(levels[k]! - key) > step / 6) return null;
    const told = `${thousands(start)} and the changes up to the end of ${periods[k]!} (${changes
      .slice(0, k + 1)
      .map(signed)
      .join(", ")}) give about ${thousands(levels[k]!)}.`;
    const all = changes.slice(0, k + 1);
    const wrongs: Wrong[] = [
      [start + changes[k]!, "takes the last bar alone", told],
      [start + sum(all.map(Math.abs)), "adds every bar", told],
      [levels[k]! - changes[k]!, "stops one bar too early", told],
      [levels[k + 1]!, "goes one bar too far", told],
      [levels[k]! - changes[0]!, "leaves out the first bar", told],
      [start - sum(all), "subtracts the changes", told],
      [start + sum(all.filter((change) => change > 0)), "adds the increases alone", told],
      [start + sum(all.filter((change) => change < 0)), "adds the decreases alone", told],
    ];
    return {
      name: "level-at-end",
      text: `At the end of ${periods[k]!}, ${story.stock} was closest to {0}${story.unit}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([value, slip, why]) => [rounded(value, step), slip, why]),
        gap: 1.2 * step,
      }),
      step: `Begin with ${thousands(start)} and add the bars up to ${periods[k]!}, those below zero as decreases: about ${thousands(key)}.`,
      weight: 2,
    };
  },
  pattern: /^At the end of (.+?), .+ was closest to \{0\}[a-z -]*\.$/,
  answer: ([period], view, options) => {
    const { step = 0 } = (view.chart as BarChart).y;
    return nearest(options, levelsOf(view).get(period!)!, step / 4);
  },
};

/** By how much the stock changed over a few periods. */
export const netOver: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes, step }, rng) {
    const from = rng.int(0, periods.length - 3);
    const to = from + rng.int(1, Math.min(3, periods.length - 1 - from));
    const all = changes.slice(from, to + 1);
    const exact = sum(all);
    const key = Math.abs(rounded(exact, step));
    if (key < step / 2 || Math.abs(Math.abs(exact) - key) > step / 6) return null;
    if (all.every((change) => change < 0) || all.every((change) => change > 0)) return null;
    const told = `The changes are about ${all.map(signed).join(", ")}, or ${signed(exact)} in all.`;
    const verb = exact > 0 ? "increased" : "decreased";
    const wrongs: Wrong[] = [
      [sum(all.map(Math.abs)), "adds every bar", told],
      [all.at(-1)!, "takes the last bar alone", told],
      [all.at(-1)! - all[0]!, "compares the last bar with the first one", told],
      [sum(all.slice(1)), "leaves out the first bar", told],
      [sum(all.slice(0, -1)), "leaves out the last bar", told],
      [sum(all.filter((change) => change > 0)), "adds the increases alone", told],
      [sum(all.filter((change) => change < 0)), "adds the decreases alone", told],
    ];
    return {
      name: "net-over",
      text: `From the beginning of ${periods[from]!} to the end of ${periods[to]!}, ${story.stock} ${verb} by approximately {0}${story.unit}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([value, slip, why]) => [Math.abs(rounded(value, step)), slip, why]),
        gap: 1.2 * step,
      }),
      step: `${told} So ${story.stock} ${verb} by about ${thousands(key)}.`,
      weight: 1,
    };
  },
  pattern:
    /^From the beginning of (.+) to the end of (.+?), .+ (?:increased|decreased) by approximately \{0\}[a-z -]*\.$/,
  answer: ([from, to], { chart }, options) => {
    const { periods, changes } = read(chart);
    let total = 0;
    for (let k = periods.indexOf(from!); k <= periods.indexOf(to!); k++) total += changes[k]!;
    return nearest(options, Math.abs(total), (chart as BarChart).y.step! / 4);
  },
};
