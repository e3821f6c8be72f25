import {
  capital,
  listed,
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
  intervalOf,
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
      shown: (c: number) => intervalOf(story, levels[r]![c]!),
      rule: (names: string) =>
        `the shade reaches ${bound}${unitOf(story)} ${story.column === "hour" ? "at" : "in"} ${names}`,
    };
    const right = sentence(ruleOf(inColumns));
    const edge = story.columns.filter((_, c) => levels[r]![c] === level);
    const told = new Map<number, [string, string]>([
      [
        above,
        [
          "leaves out the interval that begins at the bound",
          `This leaves out ${listed(edge)}, but a cell that represents ${intervalOf(story, level)} counts, too. ${right}`,
        ],
      ],
      [
        below,
        [
          "counts the cells below the bound",
          `This counts the cells below ${bound}${unitOf(story)}. ${right}`,
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
          why: `In the row of ${story.rows[r]!}, ${right.charAt(0).toLowerCase()}${right.slice(1)}`,
        },
        slips: others.map((n): Slip => {
          const [slip, why] = told.get(n) ?? ["miscounts", marginReason(inColumns, n)];
          return { text: String(n), value: n, slip, why };
        }),
      },
      step: `In the row of ${story.rows[r]!}, find the shades whose interval begins at ${bound}${unitOf(story)} or more. ${right} These are ${key} cells.`,
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
      `In the column for ${story.columns[c]!}, the number of cells that represent at least ${bound}${unitOf(story)} is ${counts[c]!}`;
    const near = story.columns.filter((_, c) => counts[c] === counts[next]);
    return {
      name: "column-with-most",
      text: `${capital(reachedFrom(story, level))} ${story.row === "day" ? "on" : "at"} the greatest number of ${story.row}s ${story.inColumn.replace("#", "{0}")}.`,
      blank: {
        key: {
          text: story.columns[key]!,
          value: key,
          why: `${told(key)}, more than in any other column.`,
        },
        slips: order.slice(1, 5).map((c): Slip => ({
          text: story.columns[c]!,
          value: c,
          slip: "miscounts the dark cells",
          why: `${told(c)}, but in that for ${story.columns[key]!} it's ${counts[key]!}.`,
        })),
      },
      step: `Count the cells that represent at least ${bound}${unitOf(story)} in each column. The column for ${story.columns[key]!} has the most, ${counts[key]!}. The next greatest number is ${counts[next]!}, for ${sentence(listed(near))}`,
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

/** Where the first of two cells is. */
interface Place {
  readonly r: number;
  readonly c: number;
}

/** "In the row of Friday, the cell for May stands for 400 to less than 600, and that for June for 200 to less than 400." */
function cellsTold(story: GridStory, place: Place, own: readonly number[]): string {
  const [first, second] = own.map((level) => intervalOf(story, level));
  const [one, other] = [story.columns[place.c]!, story.columns[place.c + 1]!];
  const inTheRow = `In the row of ${story.rows[place.r]!},`;
  return first === second
    ? `${inTheRow} the cells for ${one} and ${other} each stand for ${first!}.`
    : `${inTheRow} the cell for ${one} stands for ${first!}, and that for ${other} for ${second!}.`;
}

/** The reasons of the totals that are possible with a third cell: the hour after the last one is no part of it. */
function withThirdCell(
  { story, levels }: GridWorld,
  { r, c }: Place,
  wrongs: readonly Wrong[],
): readonly Wrong[] {
  const next = story.columns[c + 2];
  if (story.end === undefined || next === undefined) return wrongs;
  const own = levels[r]!.slice(c, c + 3);
  const [low, high] = [0, 1].map((end) => sum(own.map((level) => story.bounds[level + end]!)));
  return wrongs.map((wrong): Wrong => {
    const [value, slip, why] = wrong;
    if (value < low! || value >= high!) return wrong;
    return [
      value,
      slip,
      sentence(
        `${why} With the cell for ${next} (${intervalOf(story, own[2]!)}), ${shownOf(story, value)} would be possible, but that cell is for the hour that begins at ${next}`,
      ),
    ];
  });
}

/** The sum of two cells' lower ends, or of the ends so many intervals higher. */
function endsTold(story: GridStory, own: readonly number[], end: number): string {
  return toldSum(own.map((level) => factorOf(story.of) * story.bounds[level + end]!));
}

/** Wrong totals of two cells, so many intervals beyond the least and the greatest possible one. */
function totalWrongs(
  story: GridStory,
  own: readonly number[],
  [under, over]: readonly [under: number, over: number],
): Wrong[] {
  const width = story.bounds[1]! - story.bounds[0]!;
  const low = sum(own.map((level) => story.bounds[level]!));
  const high = sum(own.map((level) => story.bounds[level + 1]!));
  const middle = (low + high) / 4;
  // With both shades a step lighter or darker, if there are such shades.
  const shifted = (by: number): number => sum(own.map((level) => story.bounds[level + by] ?? NaN));
  const below = `The lower ends of the two intervals add up to ${endsTold(story, own, 0)}, so the total can't be less.`;
  const aboveAll = `The upper ends of the two intervals add up to ${endsTold(story, own, 1)}, so the total has to be less than that.`;
  const off = (by: number, shade: string): string =>
    `This reads both shades an interval too ${shade}, which would give ${endsTold(story, own, by)}. `;
  return [
    [low - width * under, "goes below the two lower ends", below],
    [high + width * over, "goes above the two upper ends", aboveAll],
    [
      middle,
      "takes the average of the two cells for their total",
      `This is about the average of the two cells, and not their total. ${middle < low ? below : aboveAll}`,
    ],
    [
      low - 2 * width,
      "reads both shades too low",
      `${shifted(-1) === low - 2 * width ? off(-1, "light") : ""}${below}`,
    ],
    [
      high + 2 * width,
      "reads both shades too high",
      `${shifted(2) === high + 2 * width ? off(2, "dark") : ""}${aboveAll}`,
    ],
  ];
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
    const cells = cellsTold(story, { r, c }, own);
    const why = `${cells} So the total is at least ${shownOf(story, low)} and less than ${shownOf(story, high)}${unitOf(story)}.`;
    const [lows, highs] = [endsTold(story, own, 0), endsTold(story, own, 1)];
    const wrongs = totalWrongs(story, own, [rng.pick([0.5, 1]), rng.pick([0.5, 1])]);
    const fits = withThirdCell({ story, levels }, { r, c }, wrongs)
      .map(([n, slip, told]) => [tidy(n), slip, told] as const)
      .filter(([n]) => n > 0 && (n < low || n >= high));
    return {
      name: "possible-total",
      text: `${capital(story.total)} ${inRow(story, r)} ${overTwo(story, c)} could have been {0}${unitOf(story)}.`,
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
      step: `${cells} Add the two lower ends, ${lows}, and the two upper ends, ${highs}. The total is at least ${shownOf(story, low)} and less than ${shownOf(story, high)}${unitOf(story)}, so of the choices, only ${shownOf(story, key)} is possible.`,
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

/** " inches", or nothing where a number counts things. */
function unitOf({ amount }: GridStory): string {
  return amount.replace("#", "");
}
