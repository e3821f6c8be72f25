import {
  capital,
  type ChartInput,
  type GraphicsView,
  nearest,
  range,
  type Rng,
  roundTo,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { SEASON_STORIES, type SeasonStory } from "../../stories/charts/climates.ts";
import { closestTo, marginCountBlank, ruleOf, toldSum, withMisreadings } from "../number-slips.ts";
import {
  clearGap,
  descending,
  estimate,
  type Grid,
  gridOver,
  named,
  namesBlank,
  withUnit,
} from "../reading.ts";
import { likelier, type Way } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { about, inFull, sumNear } from "./told.ts";

/** Two lines over the months of a year: ranges, months above a level, and distances. */

export interface SeasonWorld {
  readonly story: SeasonStory;
  /** Place by place. */
  readonly values: readonly [readonly number[], readonly number[]];
  readonly grid: Grid;
}

const MONTHS = "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec".split(", ");

export function drawSeasons(story: SeasonStory, rng: Rng): SeasonWorld {
  const [one, other] = story.places.map((place) => {
    const [least, most, peak] = [place.least, place.most, place.peak].map((span) =>
      within(span, rng),
    ) as [number, number, number];
    return range(0, 11).map((k) => {
      const height = (1 + Math.cos((2 * Math.PI * (k - peak)) / 12)) / 2;
      const stray = (story.swing * rng.int(-100, 100)) / 100;
      return Math.max(1, Math.round(least + (most - least) * (height + stray)));
    });
  });
  const values = [one!, other!] as const;
  return { story, values, grid: gridOver(values.flat()) };
}

export function drawSeasonLines(rng: Rng): DrawnChart<SeasonWorld> {
  const story = rng.pick(SEASON_STORIES);
  const world = drawSeasons(story, rng);
  const chart: ChartInput = {
    kind: "lines",
    alt: "Line graph with one line for each of two places, over the twelve months of a year.",
    x: { label: "Month" },
    y: { label: story.measure, min: 0, max: world.grid.max, step: world.grid.step },
    categories: MONTHS,
    series: story.places.map(({ name }, k) => ({
      name: name.replace(/^the /, ""),
      values: [...world.values[k]!],
    })),
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

function lineOf({ chart }: GraphicsView, phrase: string): number[] {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  const name = named(
    phrase,
    chart.series.map((one) => one.name),
  );
  return chart.series.find((one) => one.name === name)!.values;
}

function at({ at: words, places }: SeasonStory, k: number): string {
  return words.replace("#", () => places[k]!.name);
}

/** The noun in a comparison with itself. */
function that({ noun }: SeasonStory): string {
  return noun.startsWith("the ") ? "that" : noun;
}

/** Before a comma, a park is no destination: "at Lake Park". */
function placeOf(story: SeasonStory, k: number): string {
  return at(story, k).replace(/^to /, "at ");
}

/** "the line of Lake Park" */
function lineFor({ places }: SeasonStory, k: number): string {
  return `the line of ${places[k]!.name}`;
}

/** Whether every point is far enough from a gridline to be seen on its side. */
function isClear(values: readonly number[], line: number, grid: Grid): boolean {
  return values.every((value) => Math.abs(value - line) >= clearGap(grid));
}

function above(values: readonly number[], level: number): number {
  return values.filter((value) => value > level).length;
}

/** In how many months one place was above a level. */
export const monthsAbove: ChartAsk<SeasonWorld> = {
  make({ story, values, grid }, rng) {
    const bounds = range(2, Math.round(grid.max / grid.step) - 2).map((n) => tidy(n * grid.step));
    const clear = [0, 1].flatMap((place) =>
      bounds
        .filter((line) => isClear(values[place]!, line, grid))
        .map((line) => [place, line] as const),
    );
    if (clear.length === 0) return null;
    const [k, bound] = rng.pick(clear);
    const key = above(values[k]!, bound);
    if (key < 2 || key > 10) return null;
    const text = withUnit(story.amount);
    const level = text(bound);
    const next = tidy(bound + grid.step);
    const inMonths = {
      names: MONTHS,
      margins: values[k]!.map((value) => value - bound),
      shown: (m: number) => `about ${text(values[k]![m]!)}`,
      rule: (months: string) => `${lineFor(story, k)} is above ${level} in ${months}`,
    };
    const why = `${capital(ruleOf(inMonths))}, which makes ${key} months.`;
    const [others, higher] = [above(values[1 - k]!, bound), above(values[k]!, next)];
    return {
      name: "months-above",
      text: `${capital(story.noun)} ${at(story, k)} was greater than ${level} in {0} of the 12 months.`,
      blank: marginCountBlank(
        { ...inMonths, opposite: `the months in which ${lineFor(story, k)} is below ${level}` },
        {
          most: 12,
          why,
          tempting: [
            [
              others,
              "follows the other line",
              `${capital(lineFor(story, 1 - k))} is above ${level} in ${others} of the months, but the sentence is about ${story.places[k]!.name}.`,
            ],
            [
              higher,
              "takes the next gridline",
              `${capital(lineFor(story, k))} is above the next gridline, at ${text(next)}, in ${higher} of the months, but the sentence asks about ${level}.`,
            ],
          ],
        },
      ),
      step: `Follow the gridline at ${level} across the chart: ${ruleOf(inMonths)}. That makes ${key} months.`,
      weight: 0,
    };
  },
  pattern: /^(.+) was greater than \\?\$?([\d,]+)[a-z ]* in \{0\} of the 12 months\.$/,
  answer: ([phrase, bound], view, options) => {
    const scale = view.chart.kind === "lines" && /thousands\)/.test(view.chart.y.label) ? 1000 : 1;
    const number = Number(bound!.replaceAll(",", ""));
    const level = number >= 1000 ? number / scale : number;
    const count = lineOf(view, phrase!).filter((value) => value > level).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** In which month one place was farthest above the other. */
export const widestMonth: ChartAsk<SeasonWorld> = {
  make({ story, values, grid }, rng) {
    const k = rng.int(0, 1);
    const [own, other] = [values[k]!, values[1 - k]!];
    const gaps = own.map((value, m) => value - other[m]!);
    const [key, next, third] = descending(gaps) as [number, number, number];
    if (gaps[key]! < grid.step || gaps[key]! - gaps[next]! < clearGap(grid)) return null;
    const month = (m: number): string => MONTHS[m]!;
    const apart = (m: number): string =>
      `In ${month(m)}, the lines are about ${toldSum([own[m]!, -other[m]!])} apart`;
    const most = thousands(gaps[key]!);
    return {
      name: "widest-month",
      text: `${capital(story.noun)} ${at(story, k)} exceeded ${that(story)} ${at(story, 1 - k)} by the greatest amount in {0}.`,
      blank: withMisreadings(
        namesBlank(
          month(key),
          // Only months in which it exceeded the other at all.
          (
            [
              [descending(own)[0]!, `takes the highest point of ${lineFor(story, k)}`],
              [descending(other).at(-1)!, `takes the lowest point of ${lineFor(story, 1 - k)}`],
              [next, `takes the second greatest distance with ${lineFor(story, k)} on top`],
              [(key + 2) % 12, `takes ${beside(key, 2)}`],
              [(key + 10) % 12, `takes ${beside(key, -2)}`],
            ] as const
          )
            .filter(([m]) => gaps[m]! > 0)
            .map(([m, slip]) => [month(m), slip] as const),
          [month(third)].filter(() => gaps[third]! > 0),
          (name) =>
            name === month(key)
              ? `${apart(key)}, more than in any other month with ${lineFor(story, k)} on top.`
              : `${apart(MONTHS.indexOf(name))}, but in ${month(key)} they are about ${most} apart.`,
          MONTHS,
        ),
      ),
      step: `Look for the greatest vertical distance with ${lineFor(story, k)} on top. ${apart(key)}.${gaps[next]! > 0 ? ` In every other month with it on top, they are at most ${thousands(gaps[next]!)} apart.` : ""}`,
      weight: 1,
    };
  },
  pattern: /^(.+) exceeded (.+) by the greatest amount in \{0\}\.$/,
  answer: ([one, two], view, options) => {
    const [own, other] = [lineOf(view, one!), lineOf(view, two!)];
    const gap = (name: string): number => own[MONTHS.indexOf(name)]! - other[MONTHS.indexOf(name)]!;
    const most = Math.max(...MONTHS.map(gap));
    return where(options, (option) => gap(option) === most);
  },
};

/** A month two months after a month, or before it, maybe at the other end of the chart. */
function beside(key: number, by: 2 | -2): string {
  if (key + by < 0 || key + by > 11) return "a month at the other end of the year";
  return by > 0 ? "a later month" : "an earlier month";
}

/** The range with an end a gridline off. Nobody reads a point below the axis. */
function tooWide(
  [high, low]: readonly [number, number],
  step: number,
  less: (most: number, least: number) => string,
  key: number,
): Wrong {
  const [most, least] = [tidy(high + step), tidy(low - step)];
  return low < step
    ? [
        key + step,
        "reads the greatest value a gridline too high",
        `With ${thousands(most)} for the highest point, which is at about ${high}, the range would be ${less(most, low)}.`,
      ]
    : [
        key + step,
        "reads the least value a gridline too low",
        `With ${thousands(least)} for the lowest point, which is at about ${low}, the range would be ${less(high, least)}.`,
      ];
}

/** Wrong ranges of a line, with the values that lead to them. */
function rangeWrongs({ story, values, grid }: SeasonWorld, k: number, key: number): Wrong[] {
  const [own, rival] = [values[k]!, values[1 - k]!];
  const [high, low, last] = [Math.max(...own), Math.min(...own), own[11]!];
  const [otherHigh, otherLow] = [Math.max(...rival), Math.min(...rival)];
  const line = lineFor(story, k);
  const right = `${capital(line)} alone goes from about ${low} to about ${high}, and ${toldSum([high, -low])}.`;
  const to = (value: number): number => roundTo(value, grid.step / 2);
  const [top, bottom] = [Math.max(high, otherHigh), Math.min(low, otherLow)];
  const text = withUnit(story.amount);
  const less = (from: number, by: number, choice = to(from - by)): string =>
    sumNear([from, -by], choice, text);
  const greatest: Wrong = [
    to(high),
    "gives the greatest value",
    `The highest point of ${line} is at ${about(high, to(high), text)}. The least value, about ${text(low)}, has to be subtracted from that.`,
  ];
  return [
    greatest,
    [
      to(otherHigh - otherLow),
      "reads the other line",
      `For ${lineFor(story, 1 - k)}, the range is ${less(otherHigh, otherLow)}. ${right}`,
    ],
    [
      to(top - bottom),
      "takes both lines together",
      `From the lowest point of the two lines to the highest, it is ${less(top, bottom)}. ${right}`,
    ],
    [
      to(high - otherLow),
      "takes the least value of the other line",
      `That gives ${less(high, otherLow)}. ${capital(line)} itself goes down only to about ${low}.`,
    ],
    [
      key - grid.step,
      "reads the greatest value a gridline too low",
      `With ${tidy(high - grid.step)} for the highest point, which is at about ${high}, the range would be ${less(high - grid.step, low, tidy(key - grid.step))}.`,
    ],
    tooWide([high, low], grid.step, (most, least) => less(most, least, tidy(key + grid.step)), key),
    [
      to((high + low) / 2),
      `gives the value halfway between the lowest and the highest point of ${line}`,
      `Halfway between ${low} and ${high} is ${tidy((high + low) / 2)}${inFull((high + low) / 2, text)}${closestTo((high + low) / 2, to((high + low) / 2), text)}. The sentence is about the distance from ${low} to ${high}.`,
    ],
    last > low
      ? [
          to(high - last),
          "takes the last month for the least",
          `In Dec, the line is at about ${last}, and ${less(high, last)}. The lowest point of ${line} is at about ${low}.`,
        ]
      : greatest,
  ];
}

/** Other ways to wrong ranges: other ends. */
function otherRanges({ story, values }: SeasonWorld, k: number): Way[] {
  const [own, rival] = [values[k]!, values[1 - k]!];
  const [high, low] = [Math.max(...own), Math.min(...own)];
  const [otherHigh, otherLow] = [Math.max(...rival), Math.min(...rival)];
  const line = lineFor(story, k);
  const text = withUnit(story.amount);
  const right = `${capital(line)} alone goes from about ${low} to about ${high}, and ${toldSum([high, -low])}.`;
  const less = (from: number, by: number, slip: string, lead: string): Way => [
    from - by,
    slip,
    (choice) => `${lead} ${sumNear([from, -by], choice, text)}. ${right}`,
  ];
  const widest = descending(own.map((value, m) => Math.abs(value - rival[m]!)))[0]!;
  const [upper, lower] = [own[widest]!, rival[widest]!].toSorted((a, b) => b - a);
  return [
    less(otherHigh, otherLow, "reads the other line", `For ${lineFor(story, 1 - k)}, the range is`),
    less(high, otherLow, "takes the least value of the other line", "That gives"),
    less(otherHigh, low, "takes the greatest value of the other line", "That gives"),
    less(
      Math.max(high, otherHigh),
      Math.min(low, otherLow),
      "takes both lines together",
      "From the lowest point of the two lines to the highest, it is",
    ),
    less(high, own[0]!, "takes the first month for the least", "That gives"),
    less(high, own[11]!, "takes the last month for the least", "That gives"),
    less(
      upper!,
      lower!,
      "measures the greatest distance between the two lines",
      `In ${MONTHS[widest]!}, that distance is`,
    ),
    [
      high,
      "gives the greatest value",
      (choice) =>
        `The highest point of ${line} is at ${about(high, choice, text)}. The least value, about ${text(low)}, has to be subtracted from that.`,
    ],
    [
      low,
      "gives the least value",
      (choice) => `The lowest point is at ${about(low, choice, text)}. ${right}`,
    ],
  ];
}

/** How far the greatest month of a place was above its least. */
export const yearlyRange: ChartAsk<SeasonWorld> = {
  make({ story, values, grid }, rng) {
    const k = rng.int(0, 1);
    const [high, low] = [Math.max(...values[k]!), Math.min(...values[k]!)];
    const half = grid.step / 2;
    const key = roundTo(high - low, half);
    if (key < 2 * grid.step || Math.abs(high - low - key) > half / 2) return null;
    const text = withUnit(story.amount);
    const apart = sumNear([high, -low], key, text);
    const [best, worst] = [high, low].map((value) => MONTHS[values[k]!.indexOf(value)]!);
    const why = `${capital(lineFor(story, k))} is lowest at about ${low} and highest at about ${high}. The range is ${apart}.`;
    return {
      name: "yearly-range",
      text: `${capital(placeOf(story, k))}, ${story.range} by approximately {0}.`,
      blank: likelier(
        estimate({
          key,
          why,
          wrongs: rng.shuffle(rangeWrongs({ story, values, grid }, k, key)),
          gap: 0.95 * grid.step,
          text,
        }),
        otherRanges({ story, values, grid }, k),
        0.45 * grid.step,
      ),
      step: `Subtract the least value of ${lineFor(story, k)}, about ${low} in ${worst!}, from its greatest value, about ${high} in ${best!}: ${apart}.`,
      weight: 1,
    };
  },
  pattern: /^(.+), .+ in the .+ month exceeded .+ by approximately \{0\}\.$/,
  answer: ([phrase], view, options) => {
    const sorted = lineOf(view, phrase!).toSorted((a, b) => a - b);
    const scale = options[0]!.includes(",000") ? 1000 : 1;
    const step = view.chart.kind === "lines" ? view.chart.y.step! : 0;
    return nearest(options, scale * (sorted.at(-1)! - sorted[0]!), scale * 0.4 * step);
  },
};
