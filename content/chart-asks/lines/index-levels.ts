import { nearest, roundTo, tidy, type Wrong } from "@theta/items/template";
import { type IndexWorld, levelOf, part, saidAmount, twoDigits, GRID_STEP } from "./index-lines.ts";
import { estimate } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What index numbers say about levels, once one level is known. */

/** A level in a year, from its index number. */
export const levelIn: ChartAsk<IndexWorld> = {
  make({ story, years, base, values, levels }, rng) {
    const k = rng.int(0, values.length - 1);
    const year = rng.pick([...years.keys()].filter((one) => one !== base));
    const index = values[k]![year]!;
    if (Math.abs(index - 100) < 12) return null;
    const key = twoDigits((levels[k]! * index) / 100);
    const told = `The index is about ${index}, so the level is about ${index} percent of ${saidAmount(story, levels[k]!)}.`;
    const neighbor = (k + 1) % values.length;
    const wrongs: [number, string][] = [
      [levels[k]!, `gives the level of ${years[base]!}`],
      [(100 * levels[k]!) / index, "divides by the index instead of multiplying"],
      [(levels[neighbor]! * index) / 100, "takes the level of another series"],
      [(levels[k]! * values[neighbor]![year]!) / 100, "reads another line"],
      [(levels[k]! * (index + GRID_STEP)) / 100, "reads the line a gridline too high"],
      [(levels[k]! * (index - GRID_STEP)) / 100, "reads the line a gridline too low"],
      [(levels[k]! * Math.abs(index - 100)) / 100, "gives the change alone"],
      [(levels[k]! * (index + 100)) / 100, "takes the index for an increase"],
    ];
    return {
      name: "level-in",
      text: `In ${years[year]!}, ${part(story, k)} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [twoDigits(n), slip, told]),
        gap: key / 10,
        text: (value) => saidAmount(story, value),
      }),
      step: `${told} That is about ${saidAmount(story, key)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], view, options) => {
    const exact = levelOf(view, phrase!, year!);
    return nearest(options, exact, exact / 50);
  },
};

/** By how much one level exceeded another in a year. */
export const levelGap: ChartAsk<IndexWorld> = {
  make({ story, years, base, values, levels }, rng) {
    const year = rng.pick([...years.keys()].filter((one) => one !== base));
    const exact = values.map((one, k) => (levels[k]! * one[year]!) / 100);
    const [a, b] = rng.sample([...exact.keys()], 2).toSorted((x, y) => exact[y]! - exact[x]!) as [
      number,
      number,
    ];
    const gap = exact[a]! - exact[b]!;
    if (gap < exact[a]! / 5) return null;
    const key = twoDigits(gap);
    const before = Math.abs(levels[a]! - levels[b]!);
    if (Math.abs(before / key - 1) < 0.2) return null;
    const [one, other] = [exact[a]!, exact[b]!].map((value) => saidAmount(story, rounded(value)));
    const told = `In ${years[year]!}, the two levels were about ${one!} and about ${other!}.`;
    const wrongs: [number, string][] = [
      [before, `gives the difference in ${years[base]!}`],
      [(before * values[a]![year]!) / 100, "takes one index number for both"],
      [(before * values[b]![year]!) / 100, "takes the other index number for both"],
      [exact[a]! - levels[b]!, `takes one level of ${years[base]!}`],
      [levels[a]! - exact[b]!, `takes the other level of ${years[base]!}`],
      [exact[a]!, "gives the greater level"],
      [exact[b]!, "gives the lesser level"],
    ];
    return {
      name: "level-gap",
      text: `In ${years[year]!}, ${part(story, a)} exceeded ${part(story, b)} by approximately {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          .filter(([n]) => n > key / 5)
          .map(([n, slip]): Wrong => [twoDigits(n), slip, told]),
        gap: Math.max(key / 6, exact[a]! / 20),
        text: (value) => saidAmount(story, value),
      }),
      step: `Turn both index numbers into levels before you subtract. ${told}`,
      weight: 2,
    };
  },
  pattern: /^In (\d{4}), (.+) exceeded (.+) by approximately \{0\}\.$/,
  answer: ([year, one, other], view, options) => {
    const gap = levelOf(view, one!, year!) - levelOf(view, other!, year!);
    return nearest(options, gap, gap / 40);
  },
};

/** To three digits. */
function rounded(value: number): number {
  return tidy(roundTo(value, 10 ** (Math.floor(Math.log10(value)) - 2)));
}
