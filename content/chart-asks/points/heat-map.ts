import {
  capital,
  type ChartInput,
  type GraphicsView,
  type Rng,
  type Slip,
  thousands,
  where,
} from "@theta/items/template";
import { type GridStory, GRIDS } from "../../stories/charts/grids.ts";
import { rowAround } from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

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
  return {
    world: { story, levels },
    name: story.name,
    source: story.source,
    intro: story.intro,
    chart,
  };
}

type HeatMap = Extract<GraphicsView["chart"], { kind: "heat-map" }>;

function read(chart: GraphicsView["chart"]): HeatMap {
  if (chart.kind !== "heat-map") throw new Error("A heat map is needed.");
  return chart;
}

function factorOf(label: string): number {
  return label.includes("(hundreds)") ? 100 : 1;
}

/** The lower end of an interval, as sentences say it. */
function amountOf({ amount, of, bounds }: GridStory, level: number): string {
  const value = bounds[level]! * factorOf(of);
  const said = amount.replace("#", thousands(value));
  return value === 1 ? said.replace("inches", "inch") : said;
}

/** A number that a sentence gives, in the unit of the shades. */
function boundIn(chart: GraphicsView["chart"], text: string): number {
  return Number(text.replaceAll(",", "")) / factorOf(read(chart).of);
}

function rowIn(phrase: string): string {
  return phrase.replace(/^the /, "").replace(/ stations?$/, "");
}

function atLeast(levels: readonly number[], level: number): number {
  return levels.filter((own) => own >= level).length;
}

/** In how many cells of a row the number is at least a bound. */
export const cellsInRow: ChartAsk<GridWorld> = {
  make({ story, levels }, rng) {
    const r = rng.int(0, story.rows.length - 1);
    const level = rng.int(1, story.bounds.length - 3);
    const key = atLeast(levels[r]!, level);
    const [above, below] = [atLeast(levels[r]!, level + 1), story.columns.length - key];
    if (key < 1 || key > story.columns.length - 1 || above === key) return null;
    const bound = thousands(story.bounds[level]! * factorOf(story.of));
    const told = new Map<number, [string, string]>([
      [
        above,
        [
          "leaves out the interval that begins at the bound",
          `Only ${above} are in intervals above the one that begins at ${bound}, but that one counts, too.`,
        ],
      ],
      [below, ["counts the cells below the bound", `${below} are below ${bound}.`]],
    ]);
    const others = rowAround(key, story.columns.length, [...told.keys()]).filter((n) => n !== key);
    return {
      name: "cells-in-row",
      text: `${capital(story.inRow.replace("#", story.rows[r]!))}, ${story.noun} was at least ${amountOf(story, level)} in {0} of the ${story.columns.length} ${story.column}s shown.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `Of the row's cells, ${key} ${key === 1 ? "has" : "have"} a shade from ${bound} up.`,
        },
        slips: others.map((n): Slip => {
          const [slip, why] = told.get(n) ?? [
            "miscounts",
            `Count the cells of the row from ${bound} up: there are ${key}.`,
          ];
          return { text: String(n), value: n, slip, why };
        }),
      },
      step: `Find the shades whose interval begins at ${bound} or later, and count such cells in the row of ${story.rows[r]!}: ${key}.`,
      weight: 0,
    };
  },
  pattern:
    /^(?:On|At) (.+?), the .+ was at least ([\d,]+)(?: inch(?:es)?)? in \{0\} of the \d+ \w+ shown\.$/,
  answer: ([row, bound], { chart }, options) => {
    const { rows, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const count = levels[rows.indexOf(rowIn(row!))]!.filter(
      (level) => bounds[level]! >= from,
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** The only column in which every row reaches a bound, or the one with the most that do. */
export const columnWithMost: ChartAsk<GridWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(2, story.bounds.length - 2);
    const counts = story.columns.map((_, c) =>
      atLeast(
        levels.map((row) => row[c]!),
        level,
      ),
    );
    const order = [...counts.keys()].toSorted((a, b) => counts[b]! - counts[a]!);
    const [key, next] = order as [number, number];
    if (counts[key] === counts[next]) return null;
    const bound = thousands(story.bounds[level]! * factorOf(story.of));
    const told = (c: number): string =>
      `In that column, ${counts[c]!} of the ${story.rows.length} cells are from ${bound} up.`;
    return {
      name: "column-with-most",
      text: `The ${story.column} in which ${story.reached.replace("#", amountOf(story, level))} ${story.most} ${story.is} {0}.`,
      blank: {
        key: { text: story.columns[key]!, value: key, why: told(key) },
        slips: order.slice(1, 5).map((c): Slip => ({
          text: story.columns[c]!,
          value: c,
          slip: "miscounts the dark cells",
          why: told(c),
        })),
      },
      step: `Count the cells from ${bound} up in each column. ${story.columns[key]!} has the most: ${counts[key]!}.`,
      weight: 1,
    };
  },
  pattern:
    /^The (?:hour|month) in which .*at least ([\d,]+) .*(?:at|on) the greatest number of \w+ (?:began at|was) \{0\}\.$/,
  answer: ([bound], { chart }, options) => {
    const { columns, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const count = (c: number): number => levels.filter((row) => bounds[row[c]!]! >= from).length;
    const most = Math.max(...columns.map((_, c) => count(c)));
    return where(options, (option) => count(columns.indexOf(option)) === most);
  },
};

/** The least that a total over a few cells can be, from the lower ends of their intervals. */
export const leastTotal: ChartAsk<GridWorld> = {
  make({ story, levels }, rng) {
    const c = rng.int(0, story.columns.length - 1);
    const places = rng.sample([...story.rows.keys()], 2).toSorted((a, b) => a - b);
    const own = places.map((r) => levels[r]![c]!);
    const low = own.map((level) => story.bounds[level]!).reduce((a, b) => a + b, 0);
    const high = own.map((level) => story.bounds[level + 1]!).reduce((a, b) => a + b, 0);
    if (low === 0) return null;
    const width = story.bounds[1]! - story.bounds[0]!;
    const misread = rng.shuffle([-2, -1, -0.5, 0.5, 3]).map((k) => low + k * width);
    const others = [high, (low + high) / 2, ...misread].filter(
      (n, k, all) => n > 0 && n !== low && all.indexOf(n) === k,
    );
    const shown = (n: number): string => thousands(n * factorOf(story.of));
    const [one, other] = places.map((r) => story.rows[r]!);
    return {
      name: "least-total",
      text: `The least possible ${story.sum} ${story.inRows.replace("#", one!).replace("#", other!)} ${story.at} ${story.columns[c]!} is {0}${story.amount.replace("#", "")}.`,
      blank: {
        key: {
          text: shown(low),
          value: low,
          why: `The lower ends of the two intervals add up to ${shown(low)}.`,
        },
        slips: others.slice(0, 4).map((n): Slip => ({
          text: shown(n),
          value: n,
          slip:
            n === high
              ? "adds the upper ends"
              : n === (low + high) / 2
                ? "adds the middles"
                : "misreads a shade",
          why:
            n === high
              ? "That is more than the two can be together."
              : `The two intervals begin at ${own.map((level) => shown(story.bounds[level]!)).join(" and ")}.`,
        })),
      },
      step: `Each cell gives an interval. The least total is the sum of the lower ends: ${own.map((level) => shown(story.bounds[level]!)).join(" + ")} = ${shown(low)}.`,
      weight: 1,
    };
  },
  pattern:
    /^The least possible (?:total|sum) .+? (?:on|at) (.+) and (.+?) (?:during the hour beginning at|in) (.+) is \{0\}(?: inches)?\.$/,
  answer: ([one, other, column], { chart }, options) => {
    const { rows, columns, levels, bounds } = read(chart);
    const c = columns.indexOf(column!);
    const total = [one, other].reduce(
      (sum, row) => sum + bounds[levels[rows.indexOf(rowIn(row!))]![c]!]!,
      0,
    );
    return where(options, (option) => boundIn(chart, option) === total);
  },
};
