import {
  type ChartInput,
  count,
  course,
  type GraphicsView,
  listed,
  nearest,
  plain,
  type Rng,
  roundTo,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { INDEX_STORIES, type IndexStory } from "../stories/indexes.ts";
import {
  countBlank,
  descending,
  estimate,
  named,
  namesBlank,
  percentApart,
  percentWrongs,
  toFive,
} from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

/** Index numbers over time: a line shows growth since the base year, and no level. */

export interface IndexWorld {
  readonly story: IndexStory;
  readonly years: readonly string[];
  /** Of the year that is 100, an index in `years`. */
  readonly base: number;
  /** Series by series. */
  readonly values: readonly (readonly number[])[];
  /** In the base year. */
  readonly levels: readonly number[];
}

const STEP = 20;
const LOWEST = 50;
const HIGHEST = 240;

export function drawIndexes(story: IndexStory, periods: number, rng: Rng): IndexWorld | null {
  const years = story.years.slice(-periods);
  const base = rng.pick([0, 0, 0, 2]);
  const values = story.series.map(({ growth }) => {
    const raw = course(
      {
        periods,
        start: 100,
        growth: within(growth, rng) / 100,
        swing: story.swing,
        step: 0.1,
      },
      rng,
    );
    return raw.map((value) => Math.round((100 * value) / raw[base]!));
  });
  const levels = story.series.map(({ level }) => twoDigits(within(level, rng)));
  const isPlausible = values.flat().every((value) => value >= LOWEST && value <= HIGHEST);
  return isPlausible ? { story, years, base, values, levels } : null;
}

function twoDigits(value: number): number {
  return roundTo(value, 10 ** (Math.floor(Math.log10(value)) - 1));
}

function saidAmount({ amount, decimals }: IndexStory, value: number): string {
  return amount.replace("{0}", () => (decimals === 2 ? value.toFixed(2) : thousands(value)));
}

export function drawIndexLines(rng: Rng): DrawnChart<IndexWorld> | null {
  const story = rng.pick(INDEX_STORIES);
  const world = drawIndexes(story, rng.int(6, 8), rng);
  if (!world) return null;
  const { years, base, values, levels } = world;
  const all = values.flat();
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph of index numbers for ${story.noun} over ${years.length} years, one line for each of three ${story.things}.`,
    x: { label: "Year" },
    y: {
      label: `${story.measure} (${years[base]!} = 100)`,
      min: STEP * Math.floor((Math.min(...all) - 1) / STEP),
      max: STEP * Math.ceil((Math.max(...all) + 1) / STEP),
      step: STEP,
    },
    categories: [...years],
    series: story.series.map(({ name }, k) => ({ name, values: [...values[k]!] })),
  };
  const told = listed(
    story.series.map(
      ({ said }, k) => `${saidAmount(story, levels[k]!)} ${said.replace(/^\w+/, "for")}`,
    ),
  );
  const intro = `${story.intro} ${story.levels.replace("@", () => told)}`;
  return { world, name: story.name, intro: intro.replaceAll("#", years[base]!), chart };
}

type LineChart = Extract<GraphicsView["chart"], { kind: "lines" }>;

function read(chart: GraphicsView["chart"]): LineChart {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  return chart;
}

function indexOf(chart: GraphicsView["chart"], phrase: string, year: string): number {
  const { series, categories } = read(chart);
  const name = named(
    phrase,
    series.map((one) => one.name),
  );
  return series.find((one) => one.name === name)!.values[categories.indexOf(year)]!;
}

/** The level in a year, from the introduction's level in the base year. */
function levelOf({ intro, chart }: GraphicsView, phrase: string, year: string): number {
  const name = named(
    phrase,
    read(chart).series.map((one) => one.name),
  );
  const [, level] = new RegExp(`([\\d.]+)(?: million)? for ${name}`, "i").exec(plain(intro))!;
  return (Number(level) / 100) * indexOf(chart, phrase, year);
}

function part({ part: said, series }: IndexStory, k: number): string {
  return said.replace("#", () => series[k]!.said);
}

/** Pairs of years, neither of them the base: with it, points would be percents. */
function yearPairs({ years, base }: IndexWorld): [number, number][] {
  const others = [...years.keys()].filter((year) => year !== base);
  return others.flatMap((from) =>
    others.filter((to) => to - from >= 2).map((to): [number, number] => [from, to]),
  );
}

/** Whether options in steps of 5 percent tell a change from the difference in index points. */
function isTelling(first: number, last: number): boolean {
  const exact = percentApart(first, last);
  const isNear = Math.abs(exact - toFive(exact)) <= 1.2;
  return isNear && exact > 8.5 && Math.abs(Math.abs(last - first) - exact) >= 4;
}

/** By what percent a level changed between two years. */
export const indexChange: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([one, other]) =>
      values
        .map((own, k) => ({ k, from: one, to: other, first: own[one]!, last: own[other]! }))
        .filter(({ first, last }) => isTelling(first, last)),
    );
    if (telling.length === 0) return null;
    const { k, from, to, first, last } = rng.pick(telling);
    const key = toFive(percentApart(first, last));
    const points = Math.abs(last - first);
    const verb = last > first ? "increased" : "decreased";
    const told = `The index went from about ${first} to about ${last}, and the difference, ${points}, is about ${key} percent of ${first}.`;
    return {
      name: "index-change",
      text: `From ${years[from]!} to ${years[to]!}, ${part(story, k)} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: told,
        wrongs: [
          [toFive(points), "takes index points for percents", told],
          [Math.abs(toFive(last - 100)), "compares with the base year", told],
          ...percentWrongs({
            base: first,
            other: last,
            atBase: `in ${years[from]!}`,
            atOther: `in ${years[to]!}`,
            grid: { max: STEP * Math.ceil(Math.max(...values.flat()) / STEP), step: STEP },
            slack: STEP / 2,
          }),
        ],
        gap: 5,
      }),
      step: `Divide by the earlier index number, not by 100. ${told}`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, phrase], { chart }, options) => {
    const factor = indexOf(chart, phrase!, to!) / indexOf(chart, phrase!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 2);
  },
};

/** In how many years a level was below its level in the base year. */
export const yearsBelowBase: ChartAsk<IndexWorld> = {
  make({ story, years, base, values }, rng) {
    const k = rng.int(0, values.length - 1);
    const own = values[k]!.filter((_, year) => year !== base);
    const key = own.filter((value) => value < 100).length;
    if (key < 2 || own.some((value) => Math.abs(value - 100) < 2)) return null;
    const falls = values[k]!.filter(
      (value, year) => year > 0 && value < values[k]![year - 1]!,
    ).length;
    const lowest = own.filter((_, year) => {
      const all = values.map((one) => one.filter((__, other) => other !== base)[year]!);
      return Math.min(...all) === all[k];
    }).length;
    const why = `The line is below 100 in ${key} of the years.`;
    return {
      name: "years-below-base",
      text: `In {0} of the ${years.length} years shown, ${part(story, k)} was less than it was in ${years[base]!}.`,
      blank: countBlank({
        key,
        most: years.length - 1,
        why,
        tempting: [
          [
            falls,
            "counts the years in which the line falls",
            `The line falls ${count(falls, "time")}. ${why}`,
          ],
          [
            lowest,
            "counts the years in which the line is the lowest",
            `It is the lowest of the three in ${lowest} of the years. ${why}`,
          ],
        ],
      }),
      step: `The level of ${years[base]!} is the gridline at 100. ${why}`,
      weight: 1,
    };
  },
  pattern: /^In \{0\} of the \d+ years shown, (.+) was less than it was in (\d{4})\.$/,
  answer: ([phrase, year], { chart }, options) => {
    const { categories } = read(chart);
    const before = indexOf(chart, phrase!, year!);
    const below = categories.filter((other) => indexOf(chart, phrase!, other) < before).length;
    return where(options, (option) => Number(option) === below);
  },
};

/** Which level grew by the greatest percent between two years that aren't the base. */
export const greatestGrowth: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([from, to]) => {
      const growth = values.map((one) => (100 * (one[to]! - one[from]!)) / one[from]!);
      const [key, next] = descending(growth) as [number, number];
      const [highest] = descending(values.map((one) => one[to]!)) as [number];
      const isClear = growth[key]! > 8 && growth[key]! - growth[next]! > 5 && highest !== key;
      return isClear ? [{ from, to, growth, key, next, highest }] : [];
    });
    if (telling.length === 0) return null;
    const { from, to, growth, key, next, highest } = rng.pick(telling);
    const names = story.series.map(({ name }) => name);
    return {
      name: "greatest-growth",
      text: `Of the three ${story.things}, the one with the greatest percent increase in ${story.noun} from ${years[from]!} to ${years[to]!} was {0}.`,
      blank: namesBlank(
        names[key]!,
        [
          [names[highest]!, "takes the highest line"],
          [names[next]!, "compares the slopes by eye"],
        ],
        names,
        (name) => {
          const k = names.indexOf(name);
          return `The index for ${name} went from about ${values[k]![from]!} to about ${values[k]![to]!}.`;
        },
      ),
      step: `Divide each index number of ${years[to]!} by that of ${years[from]!}. The quotient is greatest for ${names[key]!}: about ${(1 + growth[key]! / 100).toFixed(2)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the three \w+, the one with the greatest percent increase in .+ from (\d{4}) to (\d{4}) was \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const ratio = (name: string): number => indexOf(chart, name, to!) / indexOf(chart, name, from!);
    const best = Math.max(...read(chart).series.map(({ name }) => ratio(name)));
    return where(options, (option) => ratio(option) === best);
  },
};

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
      [(levels[k]! * (index + STEP)) / 100, "reads the line a gridline too high"],
      [(levels[k]! * (index - STEP)) / 100, "reads the line a gridline too low"],
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
          .filter(([n]) => n > 0)
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
