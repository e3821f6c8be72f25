import { listed, type Rng, type Slip, thousands, where } from "@theta/items/template";
import { WEEKS, type WeekStory } from "../../stories/charts/weeks.ts";
import { marginCountBlank, type Margins, ruleOf, sentence } from "../number-slips.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { atLeast, boundIn, factorOf, reachedFrom, read, shown } from "./heat-map.ts";

/** A week in shades: what holds of weekdays alone, and what of the weekend alone. */

export interface WeekWorld {
  readonly story: WeekStory;
  /** Day by day, the index of each hour's interval. */
  readonly levels: readonly (readonly number[])[];
}

/** Wednesday, Thursday, and Friday: the days before the weekend that are shown. */
export const WEEKDAYS = 3;

export function drawWeekLevels(story: WeekStory, rng: Rng): number[][] {
  const shades = story.bounds.length - 1;
  const levels = story.rowWeights.map((day, r) => {
    const hours = r < WEEKDAYS ? story.columnWeights : story.weekendWeights;
    return hours.map((hour) => {
      const level = Math.floor(shades * (day * hour + rng.int(-11, 11) / 100));
      return Math.min(shades - 1, Math.max(0, level));
    });
  });
  // One hour of the week is the busiest.
  const top = Math.max(...levels.flat());
  const darkest = levels.flatMap((row, r) =>
    row.flatMap((level, c) => (level === top ? [[r, c] as const] : [])),
  );
  const [day, hour] = rng.pick(darkest);
  return levels.map((row, r) =>
    row.map((level, c) => (level === top && (r !== day || c !== hour) ? top - 1 : level)),
  );
}

export function drawWeek(rng: Rng): DrawnChart<WeekWorld> {
  const story = rng.pick(WEEKS);
  const levels = drawWeekLevels(story, rng);
  return { world: { story, levels }, ...shown(story, levels) };
}

/** On how many weekdays and on how many days of the weekend an hour reaches a level. */
function reaching(levels: readonly (readonly number[])[], c: number, level: number) {
  const column = levels.map((row) => row[c]!);
  return {
    weekdays: atLeast(column.slice(0, WEEKDAYS), level),
    weekend: atLeast(column.slice(WEEKDAYS), level),
  };
}

/** Which days of a column are on the wrong side of a bound if only the weekend should reach it. */
function faults({ rows }: WeekStory, reached: readonly boolean[], limit: string): string {
  const [missing, extra] = [
    rows.filter((_, r) => r >= WEEKDAYS && !reached[r]),
    rows.filter((_, r) => r < WEEKDAYS && reached[r]),
  ];
  if (missing.length === 0 && extra.length === 0)
    return `the cells of Saturday and Sunday reach ${limit}, and none of the three above them does`;
  const short = `the cell${missing.length > 1 ? "s" : ""} of ${listed(missing)} ${missing.length > 1 ? "don't" : "doesn't"} reach ${limit}`;
  const over = `the cell${extra.length > 1 ? "s" : ""} of ${listed(extra)} ${extra.length > 1 ? "reach" : "reaches"} it`;
  if (extra.length === 0) return short;
  return missing.length === 0
    ? `${over.replace(/ it$/, ` ${limit}`)}, not only those of Saturday and Sunday`
    : `${short}, and ${over}`;
}

export function limitOf({ bounds, of }: WeekStory, level: number): string {
  return thousands(bounds[level]! * factorOf(of));
}

/** The only hour that reaches a bound on both days of the weekend and on no weekday. */
export const onlyOnWeekend: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const hours = story.columns.map((_, c) => reaching(levels, c, level));
    const right = hours.flatMap(({ weekdays, weekend }, c) =>
      weekend === 2 && weekdays === 0 ? [c] : [],
    );
    if (right.length !== 1) return null;
    const [key] = right as [number];
    const limit = limitOf(story, level);
    const told = (c: number): string =>
      `In the column for ${story.columns[c]!}, ${faults(
        story,
        levels.map((row) => row[c]! >= level),
        limit,
      )}.`;
    const slipOf = ({ weekdays, weekend }: (typeof hours)[number]): string => {
      if (weekend === 2) return "overlooks a weekday that reaches the bound";
      if (weekend === 1) return "looks at one day of the weekend alone";
      return weekdays > 0 ? "takes weekdays for the weekend" : "takes a shade that is too light";
    };
    // The nearer an hour comes to what's asked for, the more it tempts.
    const order = story.columns
      .map((_, c) => c)
      .filter((c) => c !== key)
      .toSorted(
        (a, b) => hours[b]!.weekend - hours[a]!.weekend || Math.abs(a - key) - Math.abs(b - key),
      );
    return {
      name: "only-on-weekend",
      text: `During the hour beginning at {0}, ${reachedFrom(story, level)} on Saturday and on Sunday, but not on any other day.`,
      blank: {
        key: { text: story.columns[key]!, value: key, why: told(key) },
        slips: order.slice(0, 4).map((c): Slip => ({
          text: story.columns[c]!,
          value: c,
          slip: slipOf(hours[c]!),
          why: told(c),
        })),
      },
      step: `Look for a column in which the two lowest cells reach ${limit} and the three above them don't. ${story.columns[key]!} is the only one.`,
      weight: 1,
    };
  },
  pattern:
    /^During the hour beginning at \{0\}, at least ([\d,]+) .+ on Saturday and on Sunday, but not on any other day\.$/,
  answer: ([bound], { chart }, options) => {
    const { rows, columns, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    return where(options, (option) =>
      rows.every((day, r) => {
        const isReached = bounds[levels[r]![columns.indexOf(option)]!]! >= from;
        return isReached === day.startsWith("S");
      }),
    );
  },
};

/** The hours in which all of the weekdays reach a bound. */
function weekdaysIn({ story, levels }: WeekWorld, level: number): Margins {
  const days = story.rows.slice(0, WEEKDAYS);
  return {
    names: story.columns,
    margins: story.columns.map(
      (_, c) => Math.min(...levels.slice(0, WEEKDAYS).map((row) => row[c]!)) - level + 0.5,
    ),
    shown: (c) => {
      const short = days.filter((_, r) => levels[r]![c]! < level);
      const limit = limitOf(story, level);
      return short.length === 0
        ? `at least ${limit} on all three days`
        : `less than ${limit} on ${short.length === days.length ? "all three days" : listed(short)}`;
    },
    rule: (names) =>
      `the number is at least ${limitOf(story, level)} on all three weekdays at ${names}`,
  };
}

/** What doesn't count where hours are counted. */
export const OTHER_HOURS = "the hours that don't belong";

/** In how many hours every weekday reaches a bound. */
export const onEveryWeekday: ChartAsk<WeekWorld> = {
  make({ story, levels }, rng) {
    const level = rng.int(1, story.bounds.length - 3);
    const hours = story.columns.map((_, c) => reaching(levels, c, level));
    const key = hours.filter(({ weekdays }) => weekdays === WEEKDAYS).length;
    const some = hours.filter(({ weekdays }) => weekdays > 0).length;
    const all = hours.filter(({ weekdays, weekend }) => weekdays + weekend === WEEKDAYS + 2).length;
    if (key < 2 || key > hours.length - 2 || some === key) return null;
    const inHours = weekdaysIn({ story, levels }, level);
    const right = sentence(ruleOf(inHours));
    return {
      name: "on-every-weekday",
      text: `During {0} of the ${story.columns.length} hours shown, ${reachedFrom(story, level)} on each day from Wednesday through Friday.`,
      blank: marginCountBlank(
        { ...inHours, opposite: OTHER_HOURS },
        {
          most: hours.length,
          why: right,
          tempting: [
            [
              some,
              `counts every hour in which at least one of the weekdays reaches ${limitOf(story, level)}`,
              right,
            ],
            [
              all,
              `counts only the hours in which Saturday and Sunday reach ${limitOf(story, level)}, too`,
              right,
            ],
          ],
        },
      ),
      step: `In each column, look only at the three upper cells, those of the weekdays. ${right} These are ${key} hours.`,
      weight: 1,
    };
  },
  pattern:
    /^During \{0\} of the \d+ hours shown, at least ([\d,]+) .+ on each day from Wednesday through Friday\.$/,
  answer: ([bound], { chart }, options) => {
    const { columns, levels, bounds } = read(chart);
    const from = boundIn(chart, bound!);
    const count = columns.filter((_, c) =>
      levels.slice(0, WEEKDAYS).every((row) => bounds[row[c]!]! >= from),
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};
