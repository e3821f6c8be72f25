import { listed, nearest, roundTo, sum, thousands, type Wrong } from "@theta/items/template";
import { type BarChart, levelsOf, type NetChangeWorld, read, signed, sumOf } from "./net-change.ts";
import { nearestNote, roundedWrongs, toldSum } from "../number-slips.ts";
import { estimate } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What bars of net change add up to. */

/** To two or three digits, as an estimate is said. */
function rounded(value: number, step: number): number {
  return roundTo(value, step / 2);
}

/** Bars that are left out of a sum, as its reason names them. */
function names(changes: readonly number[], isLeftOut: (change: number) => boolean): string {
  return listed(changes.filter(isLeftOut).map(signed));
}

/** "the bars below zero (−4 and −6) have" */
function belowZero(changes: readonly number[]): string {
  const isOne = changes.filter(isDown).length === 1;
  return `the ${isOne ? "bar" : "bars"} below zero (${names(changes, isDown)}) ${isOne ? "has" : "have"}`;
}

const isUp = (change: number): boolean => change > 0;
const isDown = (change: number): boolean => change < 0;

/** Misreadings of the level at the end of a period, before they're rounded. */
function wrongLevels({ periods, changes, levels, start }: NetChangeWorld, k: number): Wrong[] {
  const all = changes.slice(0, k + 1);
  const [first, last, end] = [all[0]!, all[k]!, periods[k]!];
  const from = (some: readonly number[]): string => toldSum([start, ...some]);
  const atFirst = `${thousands(start)} is what it was before the bar of ${periods[0]!}.`;
  const alone = (
    isAdded: typeof isUp,
    isLeftOut: typeof isUp,
    slip: string,
    where: string,
  ): Wrong =>
    all.some(isAdded)
      ? [
          start + sum(all.filter(isAdded)),
          slip,
          `${from(all.filter(isAdded))} leaves out the bars ${where}, ${names(all, isLeftOut)}.`,
        ]
      : [start, "gives the level at the beginning", atFirst];
  return [
    [
      start + last,
      `takes the ${end} bar alone`,
      `${from([last])} leaves out the bars of ${listed(periods.slice(0, k))}.`,
    ],
    [
      start + sum(all.map(Math.abs)),
      "adds the lengths of all the bars, as if none were below zero",
      `${from(all.map(Math.abs))}, but ${belowZero(all)} to be subtracted.`,
    ],
    [
      levels[k]! - last,
      "stops one bar too early",
      `${from(all.slice(0, -1))} is the level at the end of ${periods[k - 1]!}, before the change of ${signed(last)} in ${end}.`,
    ],
    [
      levels[k + 1]!,
      "goes one bar too far",
      `${from(changes.slice(0, k + 2))} is the level at the end of ${periods[k + 1]!}. Stop at the bar of ${end}.`,
    ],
    [
      levels[k]! - first,
      "leaves out the first bar",
      `${from(all.slice(1))}, but ${thousands(start)} is from the beginning of ${periods[0]!}, so ${signed(first)} counts as well.`,
    ],
    [
      start - sum(all),
      "subtracts the changes",
      `${from(all.map((change) => -change))}, but a bar above zero adds to the level, and a bar below zero takes from it.`,
    ],
    alone(isUp, isDown, "adds the increases alone", "below zero"),
    alone(isDown, isUp, "adds the decreases alone", "above zero"),
  ];
}

/** What the stock was at the end of a period. */
export const levelAtEnd: ChartAsk<NetChangeWorld> = {
  make(world, rng) {
    const { story, periods, changes, levels, start, step } = world;
    const k = rng.int(2, Math.min(3, periods.length - 2));
    const key = rounded(levels[k]!, step);
    if (Math.abs(levels[k]! - key) > step / 6) return null;
    const told = `${toldSum([start, ...changes.slice(0, k + 1)])}.${nearestNote(levels[k]!, key)}`;
    return {
      name: "level-at-end",
      text: `At the end of ${periods[k]!}, ${story.stock} was closest to {0}${story.unit}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: roundedWrongs(wrongLevels(world, k), (value) => rounded(value, step)),
        gap: 1.2 * step,
      }),
      step: `Begin with ${thousands(start)} and add the bars up to ${periods[k]!}, those below zero as decreases: ${told}`,
      weight: 2,
    };
  },
  pattern: /^At the end of (.+?), .+ was closest to \{0\}[a-z -]*\.$/,
  answer: ([period], view, options) => {
    const { step = 0 } = (view.chart as BarChart).y;
    return nearest(options, levelsOf(view).get(period!)!, step / 4);
  },
};

/** Misreadings of the change over a few periods, before they're rounded. */
function wrongChanges(all: readonly number[], from: string, to: string): Wrong[] {
  const [first, last] = [all[0]!, all.at(-1)!];
  const [ups, downs] = [all.filter(isUp), all.filter(isDown)];
  return [
    [
      sum(all.map(Math.abs)),
      "adds the lengths of all the bars, as if none were below zero",
      `${toldSum(all.map(Math.abs))}, but ${belowZero(all)} to be subtracted.`,
    ],
    [
      last,
      "takes the last bar alone",
      `The bar of ${to} is at ${signed(last)}, but the bars before it, from ${from} on, count as well.`,
    ],
    [
      last - first,
      "compares the last bar with the first one",
      `The bar of ${from} is at ${signed(first)} and that of ${to} at ${signed(last)}, a difference of ${thousands(Math.abs(last - first))}. Each bar is a change already, so add them.`,
    ],
    [
      sum(all.slice(1)),
      "leaves out the first bar",
      `${sumOf(all.slice(1))} is the change after the bar of ${from}. The period includes ${from}, ${signed(first)}.`,
    ],
    [
      sum(all.slice(0, -1)),
      "leaves out the last bar",
      `${sumOf(all.slice(0, -1))} is the change before the bar of ${to}. The period includes ${to}, ${signed(last)}.`,
    ],
    [
      sum(ups),
      "adds the increases alone",
      `${sumOf(ups)} takes in only what is above zero. What is below zero, ${names(all, isDown)}, counts as well.`,
    ],
    [
      sum(downs),
      "adds the decreases alone",
      `${sumOf(downs)} takes in only what is below zero. What is above zero, ${names(all, isUp)}, counts as well.`,
    ],
  ];
}

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
    const verb = exact > 0 ? "increased" : "decreased";
    const wrongs = wrongChanges(all, periods[from]!, periods[to]!);
    return {
      name: "net-over",
      text: `From the beginning of ${periods[from]!} to the end of ${periods[to]!}, ${story.stock} ${verb} by approximately {0}${story.unit}.`,
      blank: estimate({
        key,
        why: `${toldSum(all)}.${nearestNote(exact, key)}`,
        wrongs: roundedWrongs(wrongs, (value) => Math.abs(rounded(value, step))),
        gap: 1.2 * step,
      }),
      step: `Add the bars from ${periods[from]!} to ${periods[to]!}: ${toldSum(all)}. So ${story.stock} ${verb} by about ${thousands(Math.abs(exact))}.${nearestNote(exact, key)}`,
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
