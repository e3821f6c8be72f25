import {
  capital,
  type ChartInput,
  type DrawnTimes,
  drawTimes,
  type GraphicsView,
  listed,
  nearest,
  range,
  type Rng,
  type Slip,
  texThousands,
  thousands,
  tidy,
  where,
} from "@theta/items/template";
import * as overTime from "../../stories/charts/over-time.ts";
import type { SaidTimes } from "../../stories/charts/over-time.ts";
import {
  closestTo,
  marginReason,
  type Margins,
  orOneOf,
  ruleOf,
  toldFrom,
  toldShare,
  withMisreadings,
} from "../number-slips.ts";
import { descending, namesBlank, toFive } from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { whichMakes } from "./told.ts";

/** Line graphs over time, and what can be read off them. */

export interface LinesWorld extends DrawnTimes {
  readonly story: SaidTimes;
}

export function drawLines(
  stories: readonly SaidTimes[],
  { series, periods }: { readonly series: number; readonly periods: readonly [number, number] },
  rng: Rng,
): DrawnChart<LinesWorld> | null {
  const story = rng.pick(stories);
  const count = Math.min(rng.int(...periods), story.periods.length);
  const drawn = drawTimes(story, { series, periods: count }, rng);
  if (!drawn) return null;
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph of the ${story.noun} over ${count} ${story.axis.toLowerCase()}s, one line for each of ${series} ${story.things}.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0 },
    categories: [...drawn.periods],
    series: drawn.series.map(({ name, values }) => ({ name, values })),
  };
  return {
    world: { ...drawn, story },
    name: story.name,
    source: story.source,
    intro: story.intro,
    chart,
  };
}

type LineChart = Extract<GraphicsView["chart"], { kind: "lines" }>;

function linesOf(chart: GraphicsView["chart"]): LineChart {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  return chart;
}

function valueAt(chart: GraphicsView["chart"], name: string, period: string): number {
  const { series, categories } = linesOf(chart);
  return series.find((one) => SAID.get(one.name)!.toLowerCase() === name.toLowerCase())!.values[
    categories.indexOf(period)
  ]!;
}

/** Names of lines, and how sentences speak of what they show. */
const SAID = new Map(Object.values(overTime).flatMap((story) => Object.entries(story.said)));

function said({ story }: LinesWorld, name: string): string {
  return story.said[name]!;
}

/** The least difference that a reader can see, as a share of the axis. */
const VISIBLE = 0.025;

/** Of two lines, the least distance at which everybody sees which of them is higher. */
const CLEAR = 0.04;

function axisTop({ series }: DrawnTimes): number {
  return Math.max(...series.flatMap(({ values }) => values));
}

/** In which period a series rose the most. */
export const greatestRise: ChartAsk<LinesWorld> = {
  make(world, rng) {
    const { periods, story } = world;
    const one = rng.pick(world.series);
    const rises = one.values.slice(1).map((value, k) => value - one.values[k]!);
    const order = descending(rises);
    const [best, next] = order as [number, number];
    if (rises[best]! - rises[next]! < 1.5 * VISIBLE * axisTop(world) || rises[best]! <= 0)
      return null;
    const label = (k: number): string => `from ${periods[k]!} to ${periods[k + 1]!}`;
    // Where the line was highest afterwards is what tempts.
    const highest = Math.max(0, one.values.indexOf(Math.max(...one.values)) - 1);
    const byPercent = descending(rises.map((rise, k) => rise / one.values[k]!))[0]!;
    return {
      name: "greatest-rise",
      text: `The greatest increase in ${said(world, one.name)} from one ${story.axis.toLowerCase()} to the next occurred {0}.`,
      blank: withMisreadings(
        namesBlank(
          label(best),
          [
            [label(highest), "looks at where the line is highest instead of where it rises most"],
            [label(byPercent), "compares percents instead of amounts"],
            [label(order.at(-1)!), `takes ${lastOf(rises)}`],
            [
              label(next),
              rises[next]! > 0
                ? `takes ${rises[order[2]!] === rises[next] ? "a smaller rise" : "the second greatest rise"}`
                : "takes a part without a rise",
            ],
          ],
          [label(order[2]!)],
          (text) => {
            const k = [...rises.keys()].find((place) => label(place) === text)!;
            const told = wentText(one, k, text);
            const inPercent = k === byPercent ? percentNote(one, k) : "";
            return k === best
              ? `${told}.`
              : `${told}${inPercent}, but it rose by ${changeText(rises[best]!).replace("a rise of ", "")} ${label(best)}.`;
          },
          rises.map((_, k) => label(k)),
        ),
      ),
      step: `Look for the steepest rise of the line of ${one.name}. ${label(best).replace("from", "From")}, it goes from about ${thousands(one.values[best]!)} to about ${thousands(one.values[best + 1]!)}, ${changeText(rises[best]!)}. ${rises[next]! > 0 ? `The next greatest rise is ${thousands(tidy(rises[next]!))}, ${listed(rises.flatMap((rise, k) => (rise === rises[next] ? [label(k)] : [])))}` : "Nowhere else does it rise"}.`,
      weight: 1,
    };
  },
  pattern: /^The greatest increase in (.+) from one \w+ to the next occurred \{0\}\.$/,
  answer: ([name], { chart }, options) => {
    const { categories } = linesOf(chart);
    const riseOf = (option: string): number => {
      const [from, to] = /^from (.+) to (.+)$/.exec(option)!.slice(1);
      return valueAt(chart, name!, to!) - valueAt(chart, name!, from!);
    };
    const most = Math.max(
      ...categories
        .slice(1)
        .map((to, k) => valueAt(chart, name!, to) - valueAt(chart, name!, categories[k]!)),
    );
    return where(options, (option) => riseOf(option) === most);
  },
};

/** What the least of all changes is. */
function lastOf(changes: readonly number[]): string {
  const least = Math.min(...changes);
  if (least === 0) return "a part in which nothing changed";
  const isOne = changes.filter((change) => change === least).length === 1;
  if (least < 0) return isOne ? "the steepest fall" : "a fall instead of a rise";
  return isOne ? "the least rise" : "one of the least rises";
}

/** " (the greatest increase in percent, about 50 percent of 30)" */
function percentNote({ values }: LinesWorld["series"][number], k: number): string {
  const percents = values.slice(1).map((to, from) => (100 * (to - values[from]!)) / values[from]!);
  const percent = toldFrom(
    percents.filter((one) => one !== percents[k]!),
    percents[k]!,
  );
  const which = orOneOf(percents, "the greatest increase", "one of the greatest increases");
  return ` (${which} in percent, about ${percent} percent of ${thousands(values[k]!)})`;
}

/** "The line of Coal went from about 42 to about 39 from 2016 to 2017, a fall of 3". */
function wentText({ name, values }: LinesWorld["series"][number], k: number, when: string): string {
  const [from, to] = [values[k]!, values[k + 1]!];
  return from === to
    ? `The line of ${name} stayed at about ${thousands(to)} ${when}`
    : `The line of ${name} went from about ${thousands(from)} to about ${thousands(to)} ${when}, ${changeText(to - from)}`;
}

function wasOf(phrase: string): string {
  return phrase.endsWith("sales") ? "were" : "was";
}

function changeText(change: number): string {
  if (change === 0) return "no change";
  return `a ${change > 0 ? "rise" : "fall"} of ${thousands(tidy(Math.abs(change)))}`;
}

/** Two lines of which everybody sees in each period which one is higher. */
function clearPairs(world: LinesWorld) {
  return world.series.flatMap((one) =>
    world.series
      .filter((other) => other !== one)
      .map((other) => ({
        one,
        other,
        gaps: one.values.map((value, k) => value - other.values[k]!),
      }))
      .filter(({ gaps }) => gaps.every((gap) => Math.abs(gap) >= CLEAR * axisTop(world))),
  );
}

/** In how many periods one series was above another. */
export const periodsAbove: ChartAsk<LinesWorld> = {
  make(world, rng) {
    const { periods, story } = world;
    const pairs = clearPairs(world).filter(({ gaps }) => {
      const above = gaps.filter((gap) => gap > 0).length;
      return above >= 1 && above < periods.length;
    });
    if (pairs.length === 0) return null;
    const { one, other, gaps } = rng.pick(pairs);
    const above = gaps.filter((gap) => gap > 0).length;
    // The right count may be anywhere among the five.
    const first = Math.max(1, Math.min(above - rng.int(0, 4), periods.length - 4));
    const slips = range(first, first + 4).filter((n) => n !== above);
    const told: Margins = {
      names: periods,
      margins: gaps,
      shown: (k) =>
        `${one.name} ${thousands(one.values[k]!)}, ${other.name} ${thousands(other.values[k]!)}`,
      rule: (names) => `${one.name} is above ${other.name} in ${names}`,
      opposite: `the ${story.axis.toLowerCase()}s in which ${one.name} is below ${other.name}`,
    };
    return {
      name: "periods-above",
      text: `${capital(said(world, one.name))} ${wasOf(said(world, one.name))} greater than ${said(world, other.name)} in {0} of the ${periods.length} ${story.axis.toLowerCase()}s shown.`,
      blank: {
        key: {
          text: String(above),
          value: above,
          why: `${ruleOf(told)}${whichMakes(above, story.axis.toLowerCase())}.`,
        },
        slips: slips.map((n): Slip => ({
          text: String(n),
          value: n,
          slip: n === periods.length - above ? "counts where it is below" : "miscounts",
          why: marginReason(told, n),
        })),
      },
      step: `Compare the two marks above each ${story.axis.toLowerCase()}: ${ruleOf(told)}${whichMakes(above, story.axis.toLowerCase())}.`,
      weight: 0,
    };
  },
  pattern: /^(.+) (?:was|were) greater than (.+) in \{0\} of the \d+ \w+ shown\.$/,
  answer: ([one, other], { chart }, options) => {
    const { categories } = linesOf(chart);
    const above = categories.filter(
      (period) => valueAt(chart, one!, period) > valueAt(chart, other!, period),
    );
    return where(options, (option) => Number(option) === above.length);
  },
};

const CHANGES = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 100, 125, 150];
const NEAR = 2.5;
/** Of the key: nobody would say that 8 percent is approximately 10 percent. */
const NEAR_PART = 0.1;

/** "$42 \\div 50$ is about 84 percent (closest to 80 among the choices)". */
function shareNear(part: number, whole: number, choice: number): string {
  const percent = Math.round((100 * part) / whole);
  return `$${texThousands(part)} \\div ${texThousands(whole)}$ is about ${percent} percent${closestTo(percent, choice)}`;
}

/** `toldShare`, but halfway between two multiples of 5, another choice may be as close. */
function shareOf(part: number, whole: number): string {
  const exact = (100 * part) / whole;
  if (Math.abs(Math.abs(exact - toFive(exact)) - 2.5) > 1e-6) return toldShare(part, whole);
  return `$${texThousands(part)} \\div ${texThousands(whole)}$ is ${tidy(exact)} percent (${toFive(exact)} to the nearest 5)`;
}

/** Where a change that is one of the choices would lead. */
function wouldEnd(first: number, percent: number): string {
  const [start, n] = [thousands(first), Math.abs(percent)];
  if (percent <= -100) return `A decrease of ${n} percent from about ${start} would leave nothing.`;
  const end = Number((first * (1 + percent / 100)).toPrecision(3));
  return `${percent < 0 ? "A decrease" : "An increase"} of ${n} percent from about ${start} would end at about ${thousands(end)}.`;
}

/** Percent change between two periods, estimated between gridlines. */
export const percentChange: ChartAsk<LinesWorld> = {
  make(world, rng) {
    const { periods } = world;
    const one = rng.pick(world.series);
    const [from, to] = rng.sample([...periods.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    if (to - from < 2) return null;
    const [first, last] = [one.values[from]!, one.values[to]!];
    const exact = (100 * (last - first)) / first;
    const key = CHANGES.find(
      (one_) => Math.abs(one_ - Math.abs(exact)) < Math.min(NEAR, NEAR_PART * one_),
    );
    if (key === undefined || key < 10) return null;
    const verb = exact > 0 ? "increased" : "decreased";
    const change = tidy(Math.abs(last - first));
    const wrongBase = toFive((100 * change) / last);
    const ratio = toFive((100 * last) / first);
    const far = (n: number): boolean =>
      n > 0 && n < 4 * key && Math.abs(n - Math.abs(exact)) > 2 * NEAR;
    const tempting = [wrongBase, ratio].filter(far);
    const plausible = CHANGES.filter((n) => n > key / 4 && n < 2.5 * key);
    const others = rng.shuffle(plausible).filter(far);
    const slips = [...tempting, ...others].filter(
      (n, k, all) => all.findIndex((other) => Math.abs(other - n) < 5) === k,
    );
    return {
      name: "percent-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${said(world, one.name)} ${verb} by approximately {0} percent.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `${capital(said(world, one.name))} went from about ${thousands(first)} to about ${thousands(last)}, and ${shareNear(change, first, key)}.`,
        },
        slips: slips.slice(0, 4).map((n): Slip => ({
          text: String(n),
          value: n,
          slip:
            n === wrongBase
              ? "divides by the later value"
              : n === ratio
                ? "gives the later value as a percent of the earlier one"
                : n === change
                  ? "gives the difference itself"
                  : "misreads a gridline",
          why:
            n === wrongBase
              ? `The change, ${thousands(change)}, is divided by the later value here: ${shareOf(change, last)}. A percent change is measured against the earlier value, ${thousands(first)}.`
              : n === ratio
                ? `${shareOf(last, first)}, but the question is by how much it changed.`
                : n === change
                  ? `That is the difference between about ${thousands(first)} and about ${thousands(last)}, not a percent. As a percent of the earlier value, ${shareNear(change, first, key)}.`
                  : `${wouldEnd(first, Math.sign(exact) * n)} In ${periods[to]!}, the line of ${one.name} is at about ${thousands(last)}.`,
        })),
      },
      step: `Read ${one.name} in ${periods[from]!} (about ${thousands(first)}) and in ${periods[to]!} (about ${thousands(last)}). Divide the change, ${thousands(change)}, by the earlier value: ${shareNear(change, first, key)}.`,
      weight: 2,
    };
  },
  pattern: /^From (.+?) to (.+?), (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, name], { chart }, options) => {
    const factor = valueAt(chart, name!, to!) / valueAt(chart, name!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 1.5);
  },
};

/** The first period in which one series had overtaken another. */
export const firstAbove: ChartAsk<LinesWorld> = {
  make(world, rng) {
    const { periods, story } = world;
    const pairs = clearPairs(world).filter(({ gaps }) => {
      const first = gaps.findIndex((gap) => gap > 0);
      return first >= 2 && gaps.slice(first).every((gap) => gap > 0);
    });
    if (pairs.length === 0) return null;
    const { one, other, gaps } = rng.pick(pairs);
    const place = gaps.findIndex((gap) => gap > 0);
    const others = [place - 1, place + 1, place - 2, place + 2].filter(
      (k) => k >= 0 && k < periods.length,
    );
    return {
      name: "first-above",
      text: `The first ${story.axis.toLowerCase()} shown in which ${said(world, one.name)} ${wasOf(said(world, one.name))} greater than ${said(world, other.name)} was {0}.`,
      blank: {
        key: {
          text: periods[place]!,
          value: place,
          why: `In ${periods[place]!}, ${one.name} (about ${thousands(one.values[place]!)}) is above ${other.name} (about ${thousands(other.values[place]!)}) for the first time.`,
        },
        slips: others.map((k): Slip => ({
          text: periods[k]!,
          value: k,
          slip: k < place ? "takes the last one before they cross" : "takes one after they crossed",
          why:
            k < place
              ? `In ${periods[k]!}, the line of ${one.name} (about ${thousands(one.values[k]!)}) is still below that of ${other.name} (about ${thousands(other.values[k]!)}).`
              : `In ${periods[k]!}, ${one.name} is above ${other.name}, but it is already above it in ${periods[place]!}, at about ${thousands(one.values[place]!)} compared with about ${thousands(other.values[place]!)}.`,
        })),
      },
      step: `Find where the two lines cross. Up to ${periods[place - 1]!}, ${other.name} is higher (in ${periods[place - 1]!}, it is at about ${thousands(other.values[place - 1]!)} and ${one.name} at about ${thousands(one.values[place - 1]!)}), and from ${periods[place]!} on, ${one.name} is higher (in ${periods[place]!}, it is at about ${thousands(one.values[place]!)} and ${other.name} at about ${thousands(other.values[place]!)}).`,
      weight: 0,
    };
  },
  pattern: /^The first \w+ shown in which (.+) (?:was|were) greater than (.+) was \{0\}\.$/,
  answer: ([one, other], { chart }, options) => {
    const { categories } = linesOf(chart);
    const first = categories.find(
      (period) => valueAt(chart, one!, period) > valueAt(chart, other!, period),
    );
    return where(options, (option) => option === first);
  },
};
