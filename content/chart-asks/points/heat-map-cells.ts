import {
  capital,
  range,
  type Slip,
  sum,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import type { GridStory } from "../../stories/charts/grids.ts";
import { marginReason, ruleOf, sentence, toldSum } from "../number-slips.ts";
import { rowAround } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import {
  atLeast,
  boundIn,
  factorOf,
  type GridWorld,
  inRow,
  placeIn,
  reachedFrom,
  read,
} from "./heat-map.ts";

/** Shaded grids: counts of cells, and what a total of two cells can be. */

/** In how many cells of a row the number is at least a bound. */
export const cellsInRow: ChartAsk<GridWorld> = {
  make({ story, levels }, rng) {
    const r = rng.int(0, story.rows.length - 1);
    const level = rng.int(1, story.bounds.length - 3);
    const key = atLeast(levels[r]!, level);
    const [above, below] = [atLeast(levels[r]!, level + 1), story.columns.length - key];
    if (key < 2 || key > story.columns.length - 1 || above === key) return null;
    const shades = story.bounds.map((own) => shownOf(story, own));
    const bound = shades[level]!;
    const inColumns = {
      names: story.columns,
      margins: levels[r]!.map((own) => own - level + 0.5),
      shown: (c: number) =>
        `${shades[levels[r]![c]!]!} to less than ${shades[levels[r]![c]! + 1]!}`,
      rule: (names: string) =>
        `the shade reaches ${bound} ${story.column === "hour" ? "at" : "in"} ${names}`,
    };
    const told = new Map<number, [string, string]>([
      [
        above,
        [
          "leaves out the interval that begins at the bound",
          `Cells that represent ${bound} to less than ${shades[level + 1]!} reach ${bound}, too, but this leaves them out.`,
        ],
      ],
      [
        below,
        [
          "counts the cells below the bound",
          `That is the number of cells below ${bound}. ${sentence(ruleOf(inColumns))}`,
        ],
      ],
    ]);
    const others = rowAround(key, story.columns.length, [...told.keys()]).filter((n) => n !== key);
    return {
      name: "cells-in-row",
      text: `${capital(inRow(story, r))}, ${reachedFrom(story, level)} ${story.column === "hour" ? "during" : "in"} {0} of the ${story.columns.length} ${story.column}s shown.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `Of the row's cells, ${key} represent at least ${bound}.`,
        },
        slips: others.map((n): Slip => {
          const [slip, why] = told.get(n) ?? ["miscounts", marginReason(inColumns, n)];
          return { text: String(n), value: n, slip, why };
        }),
      },
      step: `Find the shades whose interval begins at ${bound} or later in the row of ${story.rows[r]!}. ${sentence(ruleOf(inColumns))}`,
      weight: 0,
    };
  },
  pattern: /^(?:On|At) (.+?), at least ([\d,]+) .+ (?:in|during) \{0\} of the \d+ \w+ shown\.$/,
  answer: ([row, bound], { chart }, options) => {
    const { rows, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const own = levels[placeIn(row!.replace(/ station$/, ""), rows)]!;
    const count = own.filter((level) => bounds[level]! >= from).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** The column in which the most rows reach a bound. */
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
      `The number of cells in that column that represent at least ${bound} is ${counts[c]!}.`;
    return {
      name: "column-with-most",
      text: `${capital(reachedFrom(story, level))} ${story.row === "day" ? "on" : "at"} the greatest number of ${story.row}s ${story.inColumn.replace("#", "{0}")}.`,
      blank: {
        key: { text: story.columns[key]!, value: key, why: told(key) },
        slips: order.slice(1, 5).map((c): Slip => ({
          text: story.columns[c]!,
          value: c,
          slip: "miscounts the dark cells",
          why: `In the column for ${story.columns[c]!}, the number of cells that represent at least ${bound} is ${counts[c]!}, but in that for ${story.columns[key]!} it's ${counts[key]!}.`,
        })),
      },
      step: `Count the cells that represent at least ${bound} in each column. ${story.columns[key]!} has the most: ${counts[key]!}.`,
      weight: 1,
    };
  },
  pattern: /^At least ([\d,]+) .+ (?:at|on) the greatest number of \w+ .+ \{0\}\.$/,
  answer: ([bound], { chart }, options) => {
    const { columns, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const count = (c: number): number => levels.filter((row) => bounds[row[c]!]! >= from).length;
    const most = Math.max(...columns.map((_, c) => count(c)));
    return where(options, (option) => count(columns.indexOf(option)) === most);
  },
};

/** "from 9 a.m. to 11 a.m.", "in May and June" */
function overTwo({ columns, end }: GridStory, c: number): string {
  if (end === undefined) return `in ${columns[c]!} and ${columns[c + 1]!}`;
  return `from ${columns[c]!} to ${columns[c + 2] ?? end}`;
}

/** What the total of two neighboring cells can be: at least the lower ends, less than the upper ones. */
export const possibleTotal: ChartAsk<GridWorld> = {
  make({ story, levels }, rng) {
    const r = rng.int(0, story.rows.length - 1);
    const c = rng.int(0, story.columns.length - 2);
    const own = [levels[r]![c]!, levels[r]![c + 1]!];
    const low = sum(own.map((level) => story.bounds[level]!));
    const high = sum(own.map((level) => story.bounds[level + 1]!));
    const width = story.bounds[1]! - story.bounds[0]!;
    if (low === 0) return null;
    const key = tidy(low + width * rng.pick([0.5, 1, 1.5]));
    const middle = (low + high) / 4;
    const why = `The two intervals begin at ${shownOf(story, story.bounds[own[0]!]!)} and at ${shownOf(story, story.bounds[own[1]!]!)}, so the total is at least ${shownOf(story, low)} and less than ${shownOf(story, high)}.`;
    const [lows, highs] = [0, 1].map((end) =>
      toldSum(own.map((level) => factorOf(story.of) * story.bounds[level + end]!)),
    );
    // With both shades a step lighter or darker, if there are such shades.
    const shifted = (by: number): number =>
      sum(own.map((level) => story.bounds[level + by] ?? NaN));
    const below = `Even the two lower ends give ${lows!}, so the total can't be less.`;
    const aboveAll = `Even the two upper ends give only ${highs!}, so the total has to be less than that.`;
    const wrongs: Wrong[] = [
      [low - width * rng.pick([0.5, 1]), "goes below the two lower ends", below],
      [high + width * rng.pick([0.5, 1]), "goes above the two upper ends", aboveAll],
      [
        middle,
        "takes the average of the two cells for their total",
        `This is about the average of the two cells, and not their total. ${middle < low ? below : aboveAll}`,
      ],
      [
        low - 2 * width,
        "reads both shades too low",
        `${shifted(-1) === low - 2 * width ? `This reads both shades an interval too light: their lower ends would then add up to only ${shownOf(story, low - 2 * width)}. ` : ""}${below}`,
      ],
      [
        high + 2 * width,
        "reads both shades too high",
        `${shifted(2) === high + 2 * width ? `This reads both shades an interval too dark: their upper ends would then add up to ${shownOf(story, high + 2 * width)}. ` : ""}${aboveAll}`,
      ],
    ];
    const fits = wrongs
      .map(([n, slip, told]) => [tidy(n), slip, told] as const)
      .filter(([n]) => n > 0 && (n < low || n >= high));
    return {
      name: "possible-total",
      text: `${capital(story.total)} ${inRow(story, r)} ${overTwo(story, c)} could have been {0}${story.amount.replace("#", "")}.`,
      blank: {
        key: { text: shownOf(story, key), value: key, why },
        slips: fits
          .filter(([n], k) => fits.findIndex(([other]) => other === n) === k)
          .map(([value, slip, told]): Slip => ({
            text: shownOf(story, value),
            value,
            slip,
            why: told,
          })),
      },
      step: `Each cell gives an interval. Add the two lower ends, ${lows!}, and the two upper ends, ${highs!}. The total is at least ${shownOf(story, low)} and less than ${shownOf(story, high)}, so of the choices, only ${shownOf(story, key)} is possible.`,
      weight: 1,
    };
  },
  pattern:
    /^The total .+ ((?:on|at) .+) (?:from (.+) to (.+)|in (\w+) and (\w+)) could have been \{0\}(?: inches)?\.$/,
  answer: ([row, from, to, first, second], { chart }, options) => {
    const { rows, columns, levels, bounds } = read(chart);
    const own = levels[placeIn(row!.replace(/ station$/, ""), rows)]!;
    const start = columns.indexOf(from ?? first!);
    const end = to === undefined ? columns.indexOf(second!) + 1 : columns.indexOf(to);
    const places = range(start, (end > 0 ? end : columns.length) - 1);
    return where(options, (option) => {
      const total = boundIn(chart, option);
      const least = places.reduce((all, c) => all + bounds[own[c]!]!, 0);
      const most = places.reduce((all, c) => all + bounds[own[c]! + 1]!, 0);
      return total >= least && total < most;
    });
  },
};

function shownOf(story: GridStory, value: number): string {
  return thousands(value * factorOf(story.of));
}
