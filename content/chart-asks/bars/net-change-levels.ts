import { nearest, roundTo, sum, thousands, type Wrong } from "@theta/items/template";
import { type BarChart, levelsOf, type NetChangeWorld, read, signed } from "./net-change.ts";
import { estimate } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What bars of net change add up to. */

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
