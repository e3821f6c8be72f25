import { nearest, roundTo, thousands, tidy, type Wrong } from "@theta/items/template";
import { type IndexWorld, levelOf, part, saidAmount, twoDigits, GRID_STEP } from "./index-lines.ts";
import { closestTo, toldSum } from "../number-slips.ts";
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
    return {
      name: "level-in",
      text: `In ${years[year]!}, ${part(story, k)} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(levelWrongs({ story, years, base, values, levels }, k, year))
          .map(([n, slip, why]): Wrong => [twoDigits(n), slip, why]),
        gap: key / 10,
        text: (value) => saidAmount(story, value),
      }),
      step: `Multiply the level of ${years[base]!} by the index number as a percent: ${index} percent of ${saidAmount(story, levels[k]!)} is about ${saidAmount(story, key)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], view, options) => {
    const exact = levelOf(view, phrase!, year!);
    return nearest(options, exact, exact / 50);
  },
};

/** A level to two digits, and the choice that shows it with fewer. */
function finely(story: IndexWorld["story"], level: number): string {
  const value = twoDigits(level);
  const choice = saidAmount(story, value);
  const isRough = Math.abs(Number(value.toFixed(story.decimals)) - value) > 1e-6;
  return isRough
    ? `${story.amount.replace("{0}", () => thousands(tidy(value)))} (closest to ${choice} among the choices)`
    : choice;
}

/** Wrong levels in a year, with the index and the level that lead to them. */
function levelWrongs(
  { story, years, base, values, levels }: IndexWorld,
  k: number,
  year: number,
): Wrong[] {
  const neighbor = (k + 1) % values.length;
  const [index, level, at] = [values[k]![year]!, levels[k]!, `in ${years[year]!}`];
  const other = values[neighbor]![year]!;
  const [own, rival] = [k, neighbor].map((n) => story.series[n]!.name);
  const of = (percent: number, whole: number): string =>
    `${percent} percent of ${saidAmount(story, whole)} is ${percent === 100 ? "" : "about "}${finely(story, (percent * whole) / 100)}`;
  const right = `The line for ${own!} is at about ${index} ${at}`;
  const increased = (level * (index + 100)) / 100;
  return [
    [
      level,
      `gives the level of ${years[base]!}`,
      `${right}, so the level is about ${index} percent of it.`,
    ],
    [
      (100 * level) / index,
      "divides by the index instead of multiplying",
      `${saidAmount(story, level)} divided by ${index / 100} is about ${saidAmount(story, twoDigits((100 * level) / index))}, but an index of ${index} means ${index} percent of the level, which is ${index > 100 ? "more" : "less"} than all of it.`,
    ],
    [
      (levels[neighbor]! * index) / 100,
      "takes the level of another series",
      `${of(index, levels[neighbor]!)}, but that level is the one of ${rival!}. For ${own!}, it was ${saidAmount(story, level)}.`,
    ],
    [
      (level * other) / 100,
      "reads another line",
      `${of(other, level)}, but it's the line for ${rival!} that is at ${other}. ${right}.`,
    ],
    [
      (level * (index + GRID_STEP)) / 100,
      "reads the line a gridline too high",
      `${of(index + GRID_STEP, level)}. ${right}.`,
    ],
    [
      (level * (index - GRID_STEP)) / 100,
      "reads the line a gridline too low",
      `${of(index - GRID_STEP, level)}. ${right}.`,
    ],
    [
      (level * Math.abs(index - 100)) / 100,
      "gives the change alone",
      `${of(Math.abs(index - 100), level)}, and that is how far the level was from ${saidAmount(story, level)}.`,
    ],
    [
      increased,
      "takes the index for an increase",
      `After an increase of ${index} percent, it would be about ${saidAmount(story, twoDigits(increased))}. An index of ${index} means ${index} percent of it.`,
    ],
  ];
}

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
    const wrongs = gapWrongs({ story, years, base, values, levels }, [a, b], year);
    return {
      name: "level-gap",
      text: `In ${years[year]!}, ${part(story, a)} exceeded ${part(story, b)} by approximately {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          .filter(([n]) => n > key / 5)
          .map(([n, slip, why]): Wrong => [twoDigits(n), slip, why]),
        gap: Math.max(key / 6, exact[a]! / 20),
        text: (value) => saidAmount(story, value),
      }),
      step: `Turn both index numbers into levels before you subtract: ${less(exact[a]!, exact[b]!)}, or about ${saidAmount(story, key)}.`,
      weight: 2,
    };
  },
  pattern: /^In (\d{4}), (.+) exceeded (.+) by approximately \{0\}\.$/,
  answer: ([year, one, other], view, options) => {
    const gap = levelOf(view, one!, year!) - levelOf(view, other!, year!);
    return nearest(options, gap, gap / 40);
  },
};

/** "$520 - 310 = 210$", each level to three digits. */
function less(one: number, other: number): string {
  return toldSum([rounded(one), -rounded(other)]);
}

/** Wrong differences of two levels, with what was subtracted for each. */
function gapWrongs(
  { story, years, base, values, levels }: IndexWorld,
  [a, b]: readonly [number, number],
  year: number,
): Wrong[] {
  const [now, then] = [years[year]!, years[base]!];
  const [one, other] = [a, b].map((k) => (levels[k]! * values[k]![year]!) / 100) as [
    number,
    number,
  ];
  const [first, second] = [a, b].map((k) => story.series[k]!.name) as [string, string];
  const before = Math.abs(levels[a]! - levels[b]!);
  const [most, least] = [Math.max(levels[a]!, levels[b]!), Math.min(levels[a]!, levels[b]!)];
  const right = `In ${now}, it's about ${less(one, other)}.`;
  const near = (value: number): string =>
    closestTo(rounded(value), twoDigits(value), (choice) => saidAmount(story, choice));
  const levelNear = (value: number): string => {
    const [exact, choice] = [rounded(value), twoDigits(value)].map((n) => saidAmount(story, n));
    return exact === choice ? exact! : `${exact!}${near(value)}`;
  };
  const lessNear = (top: number, bottom: number): string =>
    `${less(top, bottom)}${closestTo(tidy(rounded(top) - rounded(bottom)), twoDigits(top - bottom), (choice) => saidAmount(story, choice))}`;
  const both = (k: number): string =>
    `${values[k]![year]!} percent of the difference in ${then}, ${less(most, least)}, is about ${thousands(rounded((before * values[k]![year]!) / 100))}${near((before * values[k]![year]!) / 100)}, but ${values[k]![year]!} is the index for ${story.series[k]!.name} only. ${right}`;
  return [
    [before, `gives the difference in ${then}`, `That was ${lessNear(most, least)}. ${right}`],
    [(before * values[a]![year]!) / 100, "takes one index number for both", both(a)],
    [(before * values[b]![year]!) / 100, "takes the other index number for both", both(b)],
    [
      one - levels[b]!,
      `takes one level of ${then}`,
      `${lessNear(one, levels[b]!)} leaves ${second} as it was in ${then}. ${right}`,
    ],
    [
      levels[a]! - other,
      `takes the other level of ${then}`,
      `${lessNear(levels[a]!, other)} leaves ${first} as it was in ${then}. ${right}`,
    ],
    [one, "gives the greater level", `The level for ${first} is about ${levelNear(one)}. ${right}`],
    [
      other,
      "gives the lesser level",
      `The level for ${second} is about ${levelNear(other)}. ${right}`,
    ],
  ];
}

/** To three digits. */
function rounded(value: number): number {
  return tidy(roundTo(value, 10 ** (Math.floor(Math.log10(value)) - 2)));
}
