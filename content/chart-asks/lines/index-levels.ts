import { nearest, thousands, tidy, type Wrong } from "@theta/items/template";
import { type IndexWorld, levelOf, part, saidAmount, twoDigits, GRID_STEP } from "./index-lines.ts";
import { closestTo, toldSum } from "../number-slips.ts";
import { estimate } from "../reading.ts";
import { likelier, type Way } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { threeDigits } from "./told.ts";

/** What index numbers say about levels, once one level is known. */

/** A level in a year, from its index number. */
export const levelIn: ChartAsk<IndexWorld> = {
  make({ story, years, base, values, levels }, rng) {
    const k = rng.int(0, values.length - 1);
    const year = rng.pick([...years.keys()].filter((one) => one !== base));
    const index = values[k]![year]!;
    if (Math.abs(index - 100) < 12) return null;
    const key = twoDigits((levels[k]! * index) / 100);
    const worth = `${index} percent of ${saidAmount(story, levels[k]!)} ${near(story, (levels[k]! * index) / 100)}`;
    const told = `In ${years[year]!}, the line for ${story.series[k]!.name} is at about ${index}, and ${worth}.`;
    return {
      name: "level-in",
      text: `In ${years[year]!}, ${part(story, k)} was closest to {0}.`,
      blank: likelier(
        estimate({
          key,
          why: told,
          wrongs: rng
            .shuffle(levelWrongs({ story, years, base, values, levels }, k, year))
            .map(([n, slip, why]): Wrong => [twoDigits(n), slip, why]),
          gap: key / 10,
          text: (value) => saidAmount(story, value),
        }),
        otherLevels({ story, years, base, values, levels }, k, year),
        key / 20,
      ),
      step: `In ${years[base]!}, ${part(story, k)} was ${saidAmount(story, levels[k]!)}. In ${years[year]!}, the line for ${story.series[k]!.name} is at about ${index}, and ${worth}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], view, options) => {
    const exact = levelOf(view, phrase!, year!);
    return nearest(options, exact, exact / 50);
  },
};

/** A level to three digits: "\\$3,970", "10.6 million". */
function fine({ amount, decimals }: IndexWorld["story"], level: number): string {
  const value = threeDigits(level);
  return amount.replace("{0}", () =>
    decimals === 2 && value < 1000 ? value.toFixed(2) : thousands(tidy(value)),
  );
}

/** " (closest to \\$4,000 among the choices)", unless a reader has found that amount. */
function closest(story: IndexWorld["story"], found: string, level: number): string {
  const choice = saidAmount(story, twoDigits(level));
  return found === choice ? "" : ` (closest to ${choice} among the choices)`;
}

/** The same, for a choice that isn't that level to two digits. */
function nearChoice(story: IndexWorld["story"], level: number, choice: number): string {
  const found = fine(story, level);
  const said = saidAmount(story, choice);
  const note = found === said ? "" : ` (closest to ${said} among the choices)`;
  return `${isFine(level) ? "is" : "is about"} ${found}${note}`;
}

/** Other ways to wrong levels: other years, and other lines. */
function otherLevels(
  { story, years, base, values, levels }: IndexWorld,
  k: number,
  year: number,
): Way[] {
  const [index, level, now] = [values[k]![year]!, levels[k]!, years[year]!];
  const own = story.series[k]!.name;
  const way = (percent: number, whole: number, slip: string, why: string): Way => [
    (whole * percent) / 100,
    slip,
    (choice) =>
      `${percent} percent of ${saidAmount(story, whole)} ${nearChoice(story, (whole * percent) / 100, choice)}. ${why}`,
  ];
  const right = `The line for ${own} is at about ${index} in ${now}.`;
  const lines = [...values.keys()].filter((n) => n !== k);
  const otherYears = [...years.keys()]
    .filter((one) => one !== year && one !== base)
    .toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year));
  return [
    ...lines.flatMap((n) => {
      const name = story.series[n]!.name;
      return [
        way(values[n]![year]!, level, `reads the line for ${name}`, right),
        way(
          index,
          levels[n]!,
          `takes the amount in ${years[base]!} for ${name}`,
          `In ${years[base]!}, ${part(story, k)} was ${saidAmount(story, level)}.`,
        ),
        way(
          values[n]![year]!,
          levels[n]!,
          `uses both values for ${name}`,
          `But the question is about ${own}: the line is at about ${index} in ${now}, and the amount in ${years[base]!} was ${saidAmount(story, level)}.`,
        ),
      ];
    }),
    ...otherYears.map((one) =>
      way(values[k]![one]!, level, `reads the line in ${years[one]!}`, right),
    ),
  ];
}

/** "is about 10.6 million (closest to 11.0 million among the choices)" */
function near(story: IndexWorld["story"], level: number): string {
  const found = fine(story, level);
  return `${isFine(level) ? "is" : "is about"} ${found}${closest(story, found, level)}`;
}

/** Whether three digits give a level exactly. */
function isFine(level: number): boolean {
  return Math.abs(threeDigits(level) - level) < 1e-6;
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
    `${percent} percent of ${saidAmount(story, whole)} ${near(story, (percent * whole) / 100)}`;
  const right = `The line for ${own!} is at about ${index} ${at}`;
  const then = `In ${years[base]!}, ${part(story, k)} was ${saidAmount(story, level)}`;
  const increased = (level * (index + 100)) / 100;
  return [
    [
      level,
      `gives the amount of ${years[base]!}`,
      `${then}. ${right}, so by then it was about ${index} percent of that.`,
    ],
    [
      (100 * level) / index,
      "divides by the index instead of multiplying",
      `${saidAmount(story, level)} divided by ${index / 100} ${near(story, (100 * level) / index)}, but an index of ${index} means ${index} percent of ${saidAmount(story, level)}, which is ${index > 100 ? "more" : "less"} than all of it.`,
    ],
    [
      (levels[neighbor]! * index) / 100,
      `takes the amount of ${years[base]!} for ${rival!}`,
      `${of(index, levels[neighbor]!)}. ${then}.`,
    ],
    [
      (level * other) / 100,
      "reads another line",
      `${of(other, level)}, but the line at about ${other} ${at} is the one for ${rival!}. ${right}.`,
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
      `${then}. ${of(Math.abs(index - 100), level)}, but that is only the change since then.`,
    ],
    [
      increased,
      "takes the index for an increase",
      `An increase of ${index} percent would lead to ${index + 100} percent, and ${of(index + 100, level)}. But an index of ${index} means ${index} percent of ${saidAmount(story, level)}.`,
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
    const worth = (k: number): string =>
      `${values[k]![year]!} percent of ${saidAmount(story, levels[k]!)} is ${isFine(exact[k]!) ? "" : "about "}${fine(story, exact[k]!)}`;
    const both = `${worth(a)} for ${story.series[a]!.name}, and ${worth(b)} for ${story.series[b]!.name}`;
    const apart = lessNear(story, exact[a]!, exact[b]!);
    const told = `In ${years[year]!}, ${both}. The difference is ${apart}.`;
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
      step: `Turn both index numbers of ${years[year]!} into amounts before you subtract: ${both}. The difference is ${apart}.`,
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
  return toldSum([threeDigits(one), -threeDigits(other)]);
}

/** "$520 - 314 = 206$ (closest to \\$210 among the choices)". */
function lessNear(story: IndexWorld["story"], one: number, other: number): string {
  return `${less(one, other)}${closestTo(tidy(threeDigits(one) - threeDigits(other)), twoDigits(one - other), (choice) => saidAmount(story, choice))}`;
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
  const right = `In ${now}, the difference is about ${less(one, other)}.`;
  const both = (k: number): string =>
    `In ${then}, the difference was ${less(most, least)}. ${values[k]![year]!} percent of that ${near(story, (before * values[k]![year]!) / 100)}, but ${values[k]![year]!} is the index for ${story.series[k]!.name} only. ${right}`;
  return [
    [
      before,
      `gives the difference in ${then}`,
      `In ${then}, it was ${lessNear(story, most, least)}. ${right}`,
    ],
    [(before * values[a]![year]!) / 100, `takes the index for ${first} for both`, both(a)],
    [(before * values[b]![year]!) / 100, `takes the index for ${second} for both`, both(b)],
    [
      one - levels[b]!,
      `takes the amount of ${then} for ${second}`,
      `${lessNear(story, one, levels[b]!)} leaves the amount for ${second} as it was in ${then}. ${right}`,
    ],
    [
      levels[a]! - other,
      `takes the amount of ${then} for ${first}`,
      `${lessNear(story, levels[a]!, other)} leaves the amount for ${first} as it was in ${then}. ${right}`,
    ],
    [
      one,
      "gives the greater amount alone",
      `In ${now}, the amount for ${first} ${near(story, one)}. ${right}`,
    ],
    [
      other,
      "gives the lesser amount alone",
      `In ${now}, the amount for ${second} ${near(story, other)}. ${right}`,
    ],
  ];
}
