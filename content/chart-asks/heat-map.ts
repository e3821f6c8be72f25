import {
  type ChartInput,
  type GraphicsView,
  range,
  type Rng,
  type Slip,
  thousands,
  where,
} from "@theta/items/template";
import { type GridStory, GRIDS } from "../stories/grids.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

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
    const bound = thousands(story.bounds[level]!);
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
    const first = Math.max(0, key - rng.int(1, 3));
    const others = [...told.keys(), ...range(first, first + 5)].filter(
      (n, k, all) => n !== key && all.indexOf(n) === k,
    );
    return {
      name: "cells-in-row",
      text: `For ${story.rows[r]!}, the ${story.noun} was at least ${bound} in {0} of the ${story.columns.length} ${story.column}s shown.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `Of the row's cells, ${key} ${key === 1 ? "has" : "have"} a shade from ${bound} up.`,
        },
        slips: others.slice(0, 4).map((n): Slip => {
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
  pattern: /^For (.+), the .+ was at least ([\d,]+) in \{0\} of the \d+ \w+ shown\.$/,
  answer: ([row, bound], { chart }, options) => {
    const { rows, levels, bounds } = read(chart);
    const from = Number(bound!.replaceAll(",", ""));
    const count = levels[rows.indexOf(row!)]!.filter((level) => bounds[level]! >= from).length;
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
    const bound = thousands(story.bounds[level]!);
    const told = (c: number): string =>
      `In that column, ${counts[c]!} of the ${story.rows.length} cells are from ${bound} up.`;
    return {
      name: "column-with-most",
      text: `The ${story.noun} was at least ${bound} ${story.over} the greatest number of ${story.rowLabel.toLowerCase()}s ${story.at} {0}.`,
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
  pattern: /^The .+ was at least ([\d,]+) (?:at|on) the greatest number of \w+ .+ \{0\}\.$/,
  answer: ([bound], { chart }, options) => {
    const { columns, levels, bounds } = read(chart);
    const from = Number(bound!.replaceAll(",", ""));
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
    const [one, other] = places.map((r) => story.rows[r]!);
    return {
      name: "least-total",
      text: `The least possible total of the ${story.noun.replace(/^(average )?/, "$1").replace(/,$/, "")} for ${one!} and ${other!} ${story.at} ${story.columns[c]!} is {0}.`,
      blank: {
        key: {
          text: thousands(low),
          value: low,
          why: `The lower ends of the two intervals add up to ${thousands(low)}.`,
        },
        slips: others.slice(0, 4).map((n): Slip => ({
          text: thousands(n),
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
              : `The two intervals begin at ${own.map((level) => thousands(story.bounds[level]!)).join(" and ")}.`,
        })),
      },
      step: `Each cell gives an interval. The least total is the sum of the lower ends: ${own.map((level) => thousands(story.bounds[level]!)).join(" + ")} = ${thousands(low)}.`,
      weight: 1,
    };
  },
  pattern:
    /^The least possible total of the .+ for (.+) and (.+?) (?:during the hour beginning at|in) (.+) is \{0\}\.$/,
  answer: ([one, other, column], { chart }, options) => {
    const { rows, columns, levels, bounds } = read(chart);
    const c = columns.indexOf(column!);
    const total = [one, other].reduce(
      (sum, row) => sum + bounds[levels[rows.indexOf(row!)]![c]!]!,
      0,
    );
    return where(options, (option) => Number(option.replaceAll(",", "")) === total);
  },
};
