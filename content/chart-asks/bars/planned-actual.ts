import {
  capital,
  type ChartInput,
  type GraphicsView,
  nearest,
  type Rng,
  roundTo,
  sum,
  thousands,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { PLAN_STORIES, type PlanStory } from "../../stories/charts/plans.ts";
import {
  countBlank,
  descending,
  estimate,
  factorOf,
  type Grid,
  gridOver,
  namesBlank,
  percentWrongs,
  tooClose,
  toFive,
  withUnit,
} from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** A planned and an actual value side by side for each department, store, or project. */

export interface PlanWorld {
  readonly story: PlanStory;
  readonly names: readonly string[];
  readonly planned: readonly number[];
  readonly actual: readonly number[];
  /** By how many percent the actual value is above the planned one. */
  readonly over: readonly number[];
  readonly grid: Grid;
}

export function drawPlan(story: PlanStory, rng: Rng): PlanWorld | null {
  const planned = story.groups.map((one) => roundTo(within(one.planned, rng), story.step));
  const actual = planned.map((value) => {
    // Most plans come out about right.
    const apart = rng.chance(0.4) ? rng.int(-8, 8) : within(story.apart, rng);
    return roundTo(value * (1 + apart / 100), story.step);
  });
  const over = planned.map((value, k) => (100 * (actual[k]! - value)) / value);
  // Whether a bar is within 10 percent has to be seen.
  if (over.some((percent) => Math.abs(Math.abs(percent) - 10) < 2.5)) return null;
  const grid = gridOver([...planned, ...actual]);
  return { story, names: story.groups.map(({ name }) => name), planned, actual, over, grid };
}

export function drawPlanBars(rng: Rng): DrawnChart<PlanWorld> | null {
  const story = rng.pick(PLAN_STORIES);
  const world = drawPlan(story, rng);
  if (!world) return null;
  const { names, planned, actual, grid } = world;
  const chart: ChartInput = {
    kind: "bars",
    alt: `Bar chart with two bars, ${story.bars[0].toLowerCase()} and ${story.bars[1].toLowerCase()}, for each of ${names.length} ${story.things}.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: [...names],
    series: [
      { name: story.bars[0], values: [...planned] },
      { name: story.bars[1], values: [...actual] },
    ],
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

interface Pair {
  readonly planned: number;
  readonly actual: number;
}

function pairsOf({ chart }: GraphicsView): Map<string, Pair> {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  const [planned, actual] = chart.series;
  return new Map(
    chart.categories.map((name, k) => [
      name,
      { planned: planned!.values[k]!, actual: actual!.values[k]! },
    ]),
  );
}

function told({ story, names, planned, actual, over }: PlanWorld, k: number): string {
  const percent = Math.round(Math.abs(over[k]!));
  const side = over[k]! < 0 ? "below" : "above";
  return `${capital(at(story, names[k]!))}, ${story.nouns[1]} was about ${thousands(actual[k]!)}, or about ${percent} percent ${side} ${story.nouns[0]}, about ${thousands(planned[k]!)}.`;
}

/** "Store 2": a letter or a digit alone is no name. */
function named({ axis }: PlanStory, name: string): string {
  return name.length === 1 ? `${axis} ${name}` : name;
}

function at(story: PlanStory, name: string): string {
  return story.at.replace("#", () => name);
}

/** For how many the actual value was close to the planned one. */
export const withinTen: ChartAsk<PlanWorld> = {
  make({ story, names, planned, over, grid }) {
    const key = over.filter((percent) => Math.abs(percent) < 10).length;
    const above = over.filter((percent) => percent > 10).length;
    // A count of none or of all is no count.
    if (key < 2 || key > names.length - 2) return null;
    const units = over.filter((percent, k) => Math.abs((percent * planned[k]!) / 100) < grid.step);
    const why = `The two bars differ by less than 10 percent of the first one for ${key} of the ${story.things}.`;
    return {
      name: "within-ten",
      text: `${capital(story.nouns[1])} was within 10 percent of ${story.nouns[0]} for {0} of the ${names.length} ${story.things}.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [names.length - key, "counts those that differ by more than 10 percent", why],
          [units.length, "counts differences of less than a gridline", why],
          [names.length - above, "counts shortfalls of more than 10 percent as well", why],
        ],
      }),
      step: `Compare each difference with a tenth of the planned bar. ${why}`,
      weight: 1,
    };
  },
  pattern: /^.+ was within 10 percent of .+ for \{0\} of the \d+ \w+\.$/,
  answer: (_, view, options) => {
    const count = [...pairsOf(view).values()].filter(
      ({ planned, actual }) => actual > 0.9 * planned && actual < 1.1 * planned,
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** Which exceeded its plan by the greatest percent. */
export const greatestOverrun: ChartAsk<PlanWorld> = {
  make(world) {
    const { story, names, planned, actual, over } = world;
    const [key, next, third] = descending(over) as [number, number, number];
    if (over[key]! < 10 || over[key]! - over[next]! < 5) return null;
    const [widest] = descending(actual.map((value, k) => value - planned[k]!)) as [number];
    const name = (k: number): string => named(story, names[k]!);
    return {
      name: "greatest-overrun",
      text: `The ${story.axis.toLowerCase()} for which ${story.nouns[1]} exceeded ${story.nouns[0]} by the greatest percent was {0}.`,
      blank: namesBlank(
        name(key),
        [
          [name(widest), "compares the differences, not the percents"],
          [name(descending(actual)[0]!), "takes the tallest bar"],
          [name(descending(over).at(-1)!), "takes the greatest shortfall"],
          [name(next), "compares the percents by eye"],
        ],
        [name(third)],
        (text) =>
          told(
            world,
            names.findIndex((own) => named(story, own) === text),
          ),
        names.map((own) => named(story, own)),
      ),
      step: `Compare each excess with its own planned bar. ${told(world, key)}`,
      weight: 1,
    };
  },
  pattern: /^The \w+ for which .+ exceeded .+ by the greatest percent was \{0\}\.$/,
  answer: (_, view, options) => {
    const ratios = new Map(
      [...pairsOf(view)].map(([name, one]) => [name, one.actual / one.planned]),
    );
    const most = Math.max(...ratios.values());
    return where(options, (option) => ratios.get(option.replace(/^\w+ (?=\w$)/, "")) === most);
  },
};

/** By what percent one was above or below its plan. */
export const percentOff: ChartAsk<PlanWorld> = {
  make(world, rng) {
    const { story, names, planned, actual, over, grid } = world;
    const k = rng.int(0, names.length - 1);
    const key = toFive(Math.abs(over[k]!));
    if (key < 15 || Math.abs(Math.abs(over[k]!) - key) > 1.5) return null;
    return {
      name: "percent-off",
      text: `${capital(at(story, names[k]!))}, ${story.nouns[1]} was approximately {0} percent ${over[k]! > 0 ? "greater" : "less"} than ${story.nouns[0]}.`,
      blank: estimate({
        key,
        why: told(world, k),
        wrongs: rng.shuffle([
          ...tooClose(key, told(world, k)),
          ...percentWrongs({
            base: planned[k]!,
            other: actual[k]!,
            atBase: `for the bar ${story.bars[0]}`,
            atOther: `for the bar ${story.bars[1]}`,
            grid,
          }),
        ]),
        gap: Math.max(8, key / 5),
      }),
      step: told(world, k),
      weight: 1,
    };
  },
  pattern: /^For (.+), .+ was approximately \{0\} percent (?:greater|less) than .+\.$/,
  answer: ([phrase], view, options) => {
    const [, found] = [...pairsOf(view)].find(([name]) =>
      new RegExp(`(^| )${name}($| )`).test(phrase!),
    )!;
    return nearest(options, 100 * Math.abs(found.actual / found.planned - 1), 3);
  },
};

/** How far all actual values together were from all planned ones. */
export const totalOff: ChartAsk<PlanWorld> = {
  make({ story, names, planned, actual, grid }, rng) {
    const apart = sum(actual) - sum(planned);
    const unit = grid.step / 2;
    const key = roundTo(Math.abs(apart), unit);
    if (key < 1.5 * grid.step || key > 6 * grid.step || Math.abs(Math.abs(apart) - key) > unit / 2)
      return null;
    const [more, less] = apart > 0 ? [1, 0] : [0, 1];
    const aparts = actual.map((value, k) => value - planned[k]!);
    const sameSide = sum(aparts.filter((one) => one * apart > 0));
    const otherSide = sum(aparts.filter((one) => one * apart < 0));
    const [above, below] = apart > 0 ? [sameSide, otherSide] : [otherSide, sameSide];
    const rounded = (value: number): string => thousands(roundTo(Math.abs(value), unit / 5));
    const why = `The amounts above the plan add up to about ${rounded(above)}, and the amounts below it to about ${rounded(below)}.`;
    const toUnit = (value: number): number => roundTo(Math.abs(value), unit);
    const wrongs: Wrong[] = [
      [toUnit(sameSide), "leaves out the differences on the other side", why],
      [toUnit(sameSide - otherSide), "adds all differences without their signs", why],
      [toUnit(otherSide), "gives the differences on the other side", why],
      [toUnit(Math.max(...aparts.map(Math.abs))), "gives the greatest single difference", why],
      [toUnit(apart / 2), "gives half of the difference", why],
      [key + 2 * unit, "reads one bar a gridline too high", why],
      [key - 2 * unit, "reads one bar a gridline too low", why],
      [key - 4 * unit, "reads two bars a gridline too low", why],
      [key + 4 * unit, "reads two bars a gridline too high", why],
      [key + 6 * unit, "reads three bars a gridline too high", why],
      [key - 6 * unit, "reads three bars a gridline too low", why],
    ];
    return {
      name: "total-off",
      text: `For the ${names.length} ${story.things} combined, ${story.nouns[more]!} exceeded ${story.nouns[less]!} by approximately {0}.`,
      blank: estimate({
        key,
        why,
        wrongs: rng.shuffle(wrongs),
        gap: 1.45 * grid.step,
        text: withUnit(story.amount),
      }),
      step: `Add the differences with their signs. ${why} Together, that is about ${thousands(key)}.`,
      weight: 2,
    };
  },
  pattern: /^For the \d+ \w+ combined, .+ exceeded .+ by approximately \{0\}\.$/,
  answer: (_, view, options) => {
    if (view.chart.kind !== "bars") throw new Error("Bars are needed.");
    const pairs = [...pairsOf(view).values()];
    const exact = Math.abs(pairs.reduce((all, one) => all + one.actual - one.planned, 0));
    const factor = factorOf(view.chart.y.label);
    return nearest(options, factor * exact, factor * 0.45 * view.chart.y.step!);
  },
};
