import {
  type ChartInput,
  type GraphicsView,
  listed,
  nearest,
  range,
  type Rng,
  roundTo,
  thousands,
  tidy,
  usd,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { UNIT_COST_STORIES, type UnitCostStory } from "../../stories/charts/unit-costs.ts";
import { halfStep } from "../points/scatter.ts";
import {
  closestTo,
  marginCountBlank,
  ruleOf,
  sentence,
  toldApart,
  withMisreadings,
} from "../number-slips.ts";
import {
  descending,
  estimate,
  type Grid,
  gridOver,
  namesBlank,
  toFive,
  percentApart,
} from "../reading.ts";
import { asWrongs, changeWays, likelier, otherEnds, type Way } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { percentNear, threeDigits, whichMakes } from "./told.ts";

/** A total and a rate on two axes: the total divided by the rate is a number of units. */

export interface UnitCostWorld {
  readonly story: UnitCostStory;
  readonly years: readonly string[];
  /** In millions of dollars. */
  readonly totals: readonly number[];
  /** In dollars. */
  readonly rates: readonly number[];
  /** In thousands. */
  readonly counts: readonly number[];
  readonly grids: readonly [Grid, Grid];
}

const YEARS = 7;

export function drawUnitCost(story: UnitCostStory, rng: Rng): UnitCostWorld {
  const path = (start: number, growth: number): number[] =>
    range(0, YEARS - 1).map((k) => start * (1 + growth / 100) ** k * (1 + rng.int(-60, 60) / 1000));
  const drawn = path(within(story.count, rng), within(story.countGrowth, rng));
  const rates = path(within(story.rate, rng), within(story.rateGrowth, rng)).map((rate) =>
    roundTo(rate, story.rateStep),
  );
  const exact = drawn.map((count, k) => (count * rates[k]!) / 1000);
  const step = gridOver(exact).step / 10;
  const totals = exact.map((total) => roundTo(total, step));
  const counts = totals.map((total, k) => (1000 * total) / rates[k]!);
  const years = range(story.first, story.first + YEARS - 1).map(String);
  return { story, years, totals, rates, counts, grids: [gridOver(totals), gridOver(rates)] };
}

export function drawUnitCostChart(rng: Rng): DrawnChart<UnitCostWorld> {
  const story = rng.pick(UNIT_COST_STORIES);
  const world = drawUnitCost(story, rng);
  const { years, totals, rates, grids } = world;
  const chart: ChartInput = {
    kind: "bars-and-line",
    alt: `Bars of a total and a line of an amount per unit over ${years.length} years, each with its own axis.`,
    x: { label: "Year" },
    y: { label: story.totalLabel, min: 0, max: grids[0].max, step: grids[0].step },
    right: { label: story.rateLabel, min: 0, max: grids[1].max, step: grids[1].step },
    categories: [...years],
    bars: { name: story.totalName, values: [...totals] },
    line: { name: story.rateName, values: [...rates] },
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

/** Year by year, in thousands, from the chart alone. */
function countsOf({ chart }: GraphicsView): Map<string, number> {
  if (chart.kind !== "bars-and-line") throw new Error("Bars and a line are needed.");
  const { categories, bars, line } = chart;
  return new Map(
    categories.map((year, k) => [year, (bars.values[k]! * 1e6) / line.values[k]! / 1000]),
  );
}

function two(value: number): number {
  return Number(value.toPrecision(2));
}

function told({ years, totals, rates, counts }: UnitCostWorld, k: number): string {
  return `In ${years[k]!}, \\$${thousands(totals[k]!)} million divided by \\$${thousands(rates[k]!)} is about ${inUnits(threeDigits(counts[k]!))}`;
}

function inUnits(count: number): string {
  return thousands(Math.round(1000 * count));
}

/** How many units there were in a year. */
export const unitsInYear: ChartAsk<UnitCostWorld> = {
  make(world, rng) {
    const { story, years, totals, rates, counts } = world;
    const k = rng.int(0, years.length - 1);
    const key = two(counts[k]!);
    if (Math.abs(counts[k]! / key - 1) > 0.03) return null;
    const why = `${told(world, k)}${closestUnits(counts[k]!)}.`;
    const ways = quotientWays(world, k);
    return {
      name: "units-in-year",
      text: `In ${years[k]!}, ${story.units} was closest to {0}.`,
      blank: likelier(
        estimate({
          key,
          why,
          wrongs: rng.shuffle(asWrongs(ways, two)),
          gap: 0.12 * key,
          text: inUnits,
        }),
        [...otherQuotients(world, k), ...ways],
        0.06 * key,
      ),
      step: `In ${years[k]!}, the bar is at about \\$${thousands(totals[k]!)} million on the left axis and the line at about \\$${thousands(rates[k]!)} on the right axis: ${quotient(totals[k]!, rates[k]!)}${closestUnits(counts[k]!)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), the number .+ was closest to \{0\}\.$/,
  answer: ([year], view, options) => {
    const exact = 1000 * countsOf(view).get(year!)!;
    return nearest(options, exact, 0.06 * exact);
  },
};

/** "$\\frac{12{,}000{,}000}{800}$ is about 15,000": a total in millions, and an amount per unit. */
function quotient(total: number, rate: number): string {
  const [top, bottom] = [1e6 * total, rate].map((n) => thousands(n).replaceAll(",", "{,}"));
  return `$\\frac{${top!}}{${bottom!}}$ is about ${inUnits(threeDigits((1000 * total) / rate))}`;
}

/** " (closest to 15,000 among the choices)", which have two digits. */
function closestUnits(count: number): string {
  return closestTo(threeDigits(count), two(count), inUnits);
}

/** Between two numbers on the right axis, which has the gridlines of the left one. */
function rightStep({ grids }: UnitCostWorld): number {
  return 2 * halfStep((6 * grids[1].max * grids[0].step) / grids[0].max);
}

function way(total: number, rate: number, slip: string, why: string): Way {
  const count = rate > 0 ? (1000 * total) / rate : 0;
  const found = (choice: number): string =>
    `${quotient(total, rate)}${closestTo(threeDigits(count), choice, inUnits)}. ${why}`;
  return [count, slip, found];
}

/** Other wrong numbers of units: those of other years, and values of two years. */
function otherQuotients({ years, totals, rates }: UnitCostWorld, k: number): Way[] {
  const [total, rate, year] = [thousands(totals[k]!), thousands(rates[k]!), years[k]!];
  const near = [...years.keys()]
    .filter((one) => one !== k)
    .toSorted((a, b) => Math.abs(a - k) - Math.abs(b - k));
  return [
    ...near.map((n) =>
      way(
        totals[n]!,
        rates[n]!,
        `uses both values of ${years[n]!}`,
        `In ${year}, the bar is at about \\$${total} million and the line at about \\$${rate}.`,
      ),
    ),
    ...near.flatMap((n) => [
      way(
        totals[n]!,
        rates[k]!,
        `uses the bar of ${years[n]!}`,
        `The bar is at about \\$${total} million in ${year}.`,
      ),
      way(
        totals[k]!,
        rates[n]!,
        `uses the line's height in ${years[n]!}`,
        `The line is at about \\$${rate} in ${year}.`,
      ),
    ]),
  ];
}

/** Wrong numbers of units, with the total and the amount that lead to them. */
function quotientWays(world: UnitCostWorld, k: number): Way[] {
  const { years, totals, rates, grids } = world;
  const [total, rate] = [totals[k]!, rates[k]!];
  const other = k === 0 ? years.length - 1 : 0;
  const [left, right] = [grids[0].step, rightStep(world)];
  const bar = (lines: number, slip: string): Way =>
    way(
      total + lines * left,
      rate,
      slip,
      `The bar is at about \\$${thousands(total)} million, not \\$${thousands(tidy(total + lines * left))} million.`,
    );
  const line = (lines: number, slip: string): Way =>
    way(
      total,
      rate + lines * right,
      slip,
      `The line is at about \\$${thousands(rate)}, not \\$${thousands(tidy(rate + lines * right))}.`,
    );
  return [
    bar(-1, "reads the bar a gridline too low"),
    line(1, "reads the line a gridline too high"),
    bar(1, "reads the bar a gridline too high"),
    line(-1, "reads the line a gridline too low"),
    way(
      total,
      rates[other]!,
      "takes the rate of another year",
      `The line is at \\$${thousands(rates[other]!)} in ${years[other]!}, but at \\$${thousands(rate)} in ${years[k]!}.`,
    ),
    way(
      totals[other]!,
      rate,
      "takes the total of another year",
      `The bar is at \\$${thousands(totals[other]!)} million in ${years[other]!}, but at \\$${thousands(total)} million in ${years[k]!}.`,
    ),
    line(-0.5, "reads the line half a gridline too low"),
    bar(-0.5, "reads the bar half a gridline too low"),
  ];
}

/** In which year there were the most units. */
export const mostUnits: ChartAsk<UnitCostWorld> = {
  make(world) {
    const { story, years, totals, rates, counts } = world;
    const [key, next, third] = descending(counts) as [number, number, number];
    const [tallest, dearest] = [descending(totals)[0]!, descending(rates)[0]!];
    if (counts[key]! < 1.05 * counts[next]! || key === tallest) return null;
    const year = (k: number): string => years[k]!;
    return {
      name: "most-units",
      text: `Of the years shown, ${story.units} was greatest in {0}.`,
      blank: withMisreadings(
        namesBlank(
          year(key),
          [
            [year(tallest), "takes the tallest bar"],
            [year(dearest), "takes the highest point of the line"],
            [year(descending(rates).at(-1)!), "takes the lowest point of the line"],
            [year(next), "takes the second greatest quotient"],
          ],
          [year(third)],
          (name) =>
            name === year(key)
              ? `${told(world, key)}, more than in any other year.`
              : `${told(world, years.indexOf(name))}, but in ${year(key)} the quotient is about ${inUnits(threeDigits(counts[key]!))}.`,
          years,
        ),
      ),
      step: `Divide the bar by the line in each year. The quotient is greatest in ${year(key)}: ${quotient(totals[key]!, rates[key]!)}. In every other year it is at most about ${inUnits(threeDigits(counts[next]!))}, as in ${year(next)}.`,
      weight: 2,
    };
  },
  pattern: /^Of the years shown, the number .+ was greatest in \{0\}\.$/,
  answer: (_, view, options) => {
    const counts = countsOf(view);
    const most = Math.max(...counts.values());
    return where(options, (option) => counts.get(option) === most);
  },
};

function up(values: readonly number[], k: number): boolean {
  return values[k]! > values[k - 1]!;
}

function word(values: readonly number[], k: number): string {
  return up(values, k) ? "rises" : "falls";
}

/** How often the total went up although the rate went down, or the other way around. */
export const oppositeMoves: ChartAsk<UnitCostWorld> = {
  make({ years, totals, rates, grids }) {
    const steps = range(1, years.length - 1);
    const isClear = steps.every(
      (k) =>
        Math.abs(totals[k]! - totals[k - 1]!) >= grids[0].step / 8 &&
        Math.abs(rates[k]! - rates[k - 1]!) >= grids[1].step / 8,
    );
    const key = steps.filter((k) => up(totals, k) !== up(rates, k)).length;
    if (!isClear || key < 1) return null;
    const downs = steps.filter((k) => !up(totals, k)).length;
    const lineDowns = steps.filter((k) => !up(rates, k)).length;
    const margin = (k: number): number =>
      Math.abs((totals[k]! / totals[k - 1]! - 1) * (rates[k]! / rates[k - 1]! - 1));
    const inYears = {
      names: steps.map((k) => years[k]!),
      margins: steps.map((k) => (up(totals, k) === up(rates, k) ? -1 : 1) * margin(k)),
      shown: (n: number) => `bar ${word(totals, n + 1)}, line ${word(rates, n + 1)}`,
      rule: (names: string) => `one of the two rises and the other falls in ${names}`,
    };
    const right = sentence(ruleOf(inYears));
    const why = `${right.slice(0, -1)}${whichMakes(key, "year")}.`;
    const apart = inYears.names.flatMap((name, n) =>
      inYears.margins[n]! > 0 ? [`${name} (${inYears.shown(n)})`] : [],
    );
    const those = (isOne: (k: number) => boolean): string =>
      listed(steps.filter(isOne).map((k) => years[k]!)) || "no year";
    const alike = those((k) => up(totals, k) === up(rates, k));
    return {
      name: "opposite-moves",
      text: `In {0} of the ${steps.length} years after ${years[0]!}, one of the two amounts shown increased and the other decreased from the preceding year.`,
      blank: marginCountBlank(inYears, {
        most: steps.length,
        why,
        tempting: [
          [
            steps.length - key,
            "counts the changes in the same direction",
            `The bar and the line move in the same direction in ${alike}. ${right}`,
          ],
          [
            downs,
            "counts the decreases of the bars",
            `The bar falls in ${those((k) => !up(totals, k))}. ${right}`,
          ],
          [
            lineDowns,
            "counts the decreases of the line",
            `The line falls in ${those((k) => !up(rates, k))}. ${right}`,
          ],
        ],
      }),
      step: `Compare the direction of the bar with that of the line in each year. They are opposite in ${listed(apart)}${whichMakes(key, "year")}.`,
      weight: 0,
    };
  },
  pattern: /^In \{0\} of the \d+ years after \d+, one .+ increased and the other decreased .+\.$/,
  answer: (_, { chart }, options) => {
    if (chart.kind !== "bars-and-line") throw new Error("Bars and a line are needed.");
    const { bars, line } = chart;
    const count = bars.values.filter(
      (value, k) =>
        k > 0 && (value - bars.values[k - 1]!) * (line.values[k]! - line.values[k - 1]!) < 0,
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** "5 percent of \$455 is only \$22.75" */
function percentOf(percent: number, whole: number): string {
  return `${percent} percent of ${usd(whole)} is only ${usd(tidy((percent * whole) / 100))}`;
}

/** Ways to wrong percents by which the rate changed: the bars, other years, or the wrong whole. */
function rateWays({ years, totals, rates }: UnitCostWorld, from: number, to: number): Way[] {
  const [atBase, atOther] = [`in ${years[from]!}`, `in ${years[to]!}`];
  return changeWays({
    base: rates[from]!,
    other: rates[to]!,
    atBase,
    atOther,
    text: (value) => `\\$${thousands(value)}`,
    pairs: [
      ["reads the bars instead of the line", totals[from]!, totals[to]!],
      ...otherEnds(years, rates, from, to),
    ],
  });
}

/** Wrong percents by which the rate changed, with the values that lead to them. */
function rateWrongs(
  world: UnitCostWorld,
  [from, to]: readonly [number, number],
  key: number,
): Wrong[] {
  const { years, totals, rates } = world;
  const [before, after] = [rates[from]!, rates[to]!];
  const isUp = after > before;
  const [farther, nearer] = isUp ? ["high", "low"] : ["low", "high"];
  const went = `went from about \\$${thousands(before)} to about \\$${thousands(after)}`;
  const bars = percentApart(totals[from]!, totals[to]!);
  const step = (isUp ? 1 : -1) * rightStep(world);
  const off = (lines: number, slip: string): Wrong => {
    const read = tidy(after + lines * step);
    const moved = ((100 * (read - before)) / before) * (isUp ? 1 : -1);
    const percent = toFive((100 * (read - before)) / before) * (isUp ? 1 : -1);
    return [
      percent,
      slip,
      `From \\$${thousands(before)} to \\$${thousands(read)} would be ${isUp ? "an increase" : "a decrease"} of about ${percentNear(moved)}, but in ${years[to]!} the line is at about \\$${thousands(after)}.`,
    ];
  };
  const difference = tidy(Math.abs(after - before));
  return [
    [
      toFive(bars),
      "reads the bars instead of the line",
      `The bars went from about \\$${thousands(totals[from]!)} million to about \\$${thousands(totals[to]!)} million, a change of about ${percentNear(bars)}. The line ${went}.`,
    ],
    off(1, `reads the line a gridline too ${farther}`),
    off(-1, `reads the line a gridline too ${nearer}`),
    [
      key - 10,
      "reads the two values too close together",
      `${percentOf(key - 10, before)}, but the difference is about \\$${thousands(difference)}.`,
    ],
    off(2, `reads the line two gridlines too ${farther}`),
    [
      toFive((100 * after) / before),
      "gives the later value as a percent of the earlier one",
      `\\$${thousands(after)} divided by \\$${thousands(before)} is about ${percentNear((100 * after) / before)}, but the question is by how much it changed.`,
    ],
  ];
}

/** By what percent the rate changed from the first of two years to the second. */
export const rateChange: ChartAsk<UnitCostWorld> = {
  make(world, rng) {
    const { story, years, rates } = world;
    const [from, to] = rng.sample([...years.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const exact = percentApart(rates[from]!, rates[to]!);
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.5) return null;
    const [before, after] = [rates[from]!, rates[to]!];
    const isUp = after > before;
    const went = `went from about \\$${thousands(before)} to about \\$${thousands(after)}`;
    const why = `${story.rateName} ${went}, and ${toldApart(before, after, before)}.`;
    const difference = tidy(Math.abs(after - before));
    return {
      name: "rate-change",
      text: `From ${years[from]!} to ${years[to]!}, ${lower(story.rateName)} ${isUp ? "increased" : "decreased"} by approximately {0} percent.`,
      blank: likelier(
        estimate({
          key,
          why,
          wrongs: rng
            .shuffle(rateWrongs(world, [from, to], key))
            .filter(([percent]) => isUp || percent < 100),
          gap: Math.max(8, key / 5),
        }),
        rateWays(world, from, to),
        3.5,
      ),
      step: `Read the line on the right axis: about \\$${thousands(before)} in ${years[from]!} and about \\$${thousands(after)} in ${years[to]!}. The difference, about \\$${thousands(difference)}, divided by the earlier value, \\$${thousands(before)}, is about ${percentNear(exact)}.`,
      weight: 1,
    };
  },
  pattern: /^From (\d{4}) to (\d{4}), .+ (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) => {
    if (chart.kind !== "bars-and-line") throw new Error("Bars and a line are needed.");
    const [a, b] = [from, to].map((year) => chart.line.values[chart.categories.indexOf(year!)]!);
    return nearest(options, Math.abs((100 * b!) / a! - 100), 3);
  },
};
