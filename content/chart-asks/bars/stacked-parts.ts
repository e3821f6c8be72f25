import {
  capital,
  listed,
  nearest,
  roundTo,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";
import {
  closestTo,
  nearestNote,
  roundedWrongs,
  toldApart,
  toldPercentWrongs,
  toldSum,
} from "../number-slips.ts";
import { estimate, factorOf, percentApart, toFive, withUnit } from "../reading.ts";
import {
  amountOf,
  partOf,
  read,
  saidPart,
  type StackWorld,
  upperEdge,
  yearsApart,
} from "./stacked-amounts.ts";
import { likelier, likelierChange, otherEnds, type Way } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What stacked bars say about parts that don't begin at zero. */

function said(value: number): string {
  return `about ${thousands(tidy(value))}`;
}

/** Misreadings of a part's thickness in a bar, before they're rounded to half a gridline. */
function wrongAmounts(world: StackWorld, k: number, year: number): Wrong[] {
  const { story, series, periods, totals, grid } = world;
  const own = series[k]!.values[year]!;
  const edge = upperEdge(world, k, year);
  const [base, total] = [tidy(edge - own), totals[year]!];
  const noun = saidPart(story, series[k]!.name);
  const amount = (value: number): string => `about ${amountOf(story, value)}`;
  const [below, next] = [series[k - 1]!, series[(k + 1) % series.length]!];
  const near = year === 0 ? 1 : year - 1;
  const over = series.slice(k + 1).map(({ name }) => name);
  const other = (part: StackWorld["series"][number]): Wrong => [
    part.values[year]!,
    `takes ${saidPart(story, part.name)}`,
    `That was ${amount(part.values[year]!)}, but the question is about ${noun}.`,
  ];
  const off = (by: number): string =>
    `From ${said(base)} to ${thousands(tidy(edge + by))} would be ${amount(own + by)}, but the upper edge is at ${said(edge)}.`;
  return [
    [
      edge,
      "reads the part's upper edge",
      `That is at ${said(edge)}, but the part begins at ${said(base)} and not at zero.`,
    ],
    [
      base,
      "reads the part's lower edge",
      `That is at ${said(base)}, where the part begins. It reaches to ${said(edge)}.`,
    ],
    [
      total - own,
      "reads the other parts of the bar",
      `Without the part asked about, the bar of ${said(total)} would be ${said(total - own)} tall, so that is all the other parts together.`,
    ],
    [
      total - edge,
      "measures from the part's upper edge to the top",
      `From ${said(edge)} to the top at ${said(total)} ${over.length > 1 ? `are the ${listed(over)} parts` : `is the ${over[0] ?? "empty"} part`}.`,
    ],
    other(below),
    other(next),
    [own - grid.step, "reads the upper edge a gridline too low", off(-grid.step)],
    [own + grid.step, "reads the upper edge a gridline too high", off(grid.step)],
    [
      own / 2,
      "takes every gridline for half of what it is",
      `The gridlines are ${thousands(grid.step)} apart and not ${thousands(tidy(grid.step / 2))}, so the part is ${amount(own)} and not ${amount(own / 2)}.`,
    ],
    [
      series[k]!.values[near]!,
      `reads the bar of ${periods[near]!}`,
      `There, the part is ${amount(series[k]!.values[near]!)}. In ${periods[year]!}, it is ${amount(own)}.`,
    ],
  ];
}

/** Other ways to wrong amounts of a part: other parts, and other bars. */
function amountWays(world: StackWorld, k: number, year: number): Way[] {
  const { story, series, periods } = world;
  const own = series[k]!;
  const text = withUnit(story.amount);
  const right = `In ${periods[year]!}, ${saidPart(story, own.name)} was about ${amountOf(story, own.values[year]!)}.`;
  const way = (value: number, slip: string, what: string): Way => [
    value,
    slip,
    (choice) =>
      `${what} about ${amountOf(story, value)}${closestTo(tidy(value), choice, text)}. ${right}`,
  ];
  const years = [...periods.keys()]
    .filter((one) => one !== year)
    .toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year));
  return [
    ...series
      .filter((part) => part !== own)
      .map((part) => way(part.values[year]!, `takes ${saidPart(story, part.name)}`, "That was")),
    ...years.map((one) =>
      way(own.values[one]!, `reads the bar of ${periods[one]!}`, "There, the part is"),
    ),
    ...years.flatMap((one) => {
      const edge = upperEdge(world, k, one);
      return [
        way(edge, `reads the part's upper edge in ${periods[one]!}`, "That is at"),
        way(
          tidy(edge - own.values[one]!),
          `reads the part's lower edge in ${periods[one]!}`,
          "That is at",
        ),
      ];
    }),
  ];
}

/** The amount of a part that doesn't begin at zero. */
export const partInYear: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, grid } = world;
    const k = world.asked[1];
    const year = rng.int(0, periods.length - 1);
    const own = series[k]!.values[year]!;
    const half = grid.step / 2;
    const key = roundTo(own, half);
    if (key < half || Math.abs(own - key) > half / 3) return null;
    const edge = upperEdge(world, k, year);
    const base = tidy(edge - own);
    const near = nearestNote(own, key, withUnit(story.amount));
    return {
      name: "part-in-year",
      text: `In ${periods[year]!}, ${saidPart(story, series[k]!.name)} was closest to {0}.`,
      blank: likelier(
        estimate({
          key,
          why: `From its lower edge, at about ${thousands(base)}, to its upper edge, at about ${thousands(edge)}, the part is about ${amountOf(story, own)}.${near}`,
          // In any order, or the many high misreadings would always leave the key at the top.
          wrongs: roundedWrongs(
            rng.shuffle(wrongAmounts(world, k, year)),
            (value) => roundTo(value, half),
            withUnit(story.amount),
          ),
          gap: 0.7 * grid.step,
          text: withUnit(story.amount),
        }),
        amountWays(world, k, year),
        0.35 * grid.step,
      ),
      step: `The ${series[k]!.name} part of the bar reaches from about ${thousands(base)} to about ${thousands(edge)}. Subtract: ${toldSum([edge, -base])}${amountOf(story, own) === thousands(own) ? "" : `, or about ${amountOf(story, own)}`}.${near}`,
      weight: 0,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { y } = read(chart);
    const unit = factorOf(y.label);
    return nearest(options, unit * partOf(chart, phrase!, year!), (unit * y.step!) / 8);
  },
};

/** By what percent a part that doesn't begin at zero changed. */
export const partChange: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, grid } = world;
    const k = world.asked[1];
    const [from, to] = yearsApart(periods.length, rng);
    const [base, other] = [series[k]!.values[from]!, series[k]!.values[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    // The change of a thin part can't be read off.
    if (key < 15 || key > 150 || Math.abs(exact - key) > 2 || base < 0.9 * grid.step) return null;
    const verb = other > base ? "increased" : "decreased";
    const edges = [upperEdge(world, k, from), upperEdge(world, k, to)] as const;
    const told = `${capital(saidPart(story, series[k]!.name))} went from about ${amountOf(story, base)} to about ${amountOf(story, other)}.`;
    return {
      name: "part-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${saidPart(story, series[k]!.name)} ${verb} by approximately {0} percent.`,
      blank: likelierChange(
        estimate({
          key,
          why: `${toldApart(base, other, base)}.`,
          wrongs: [
            [
              toFive(percentApart(...edges)),
              "compares the part's upper edges",
              `${toldApart(...edges, edges[0])}, but the part doesn't begin at zero. ${told}`,
            ],
            ...toldPercentWrongs({
              base,
              other,
              atBase: `in ${periods[from]!}`,
              atOther: `in ${periods[to]!}`,
              grid,
              slack: grid.step / 2,
            }),
          ],
          gap: Math.max(10, key / 4),
        }),
        {
          base,
          other,
          atBase: `in ${periods[from]!}`,
          atOther: `in ${periods[to]!}`,
          pairs: otherEnds(periods, series[k]!.values, from, to),
        },
      ),
      step: `The ${series[k]!.name} part reaches from about ${thousands(tidy(edges[0] - base))} to about ${thousands(edges[0])} in ${periods[from]!} and from about ${thousands(tidy(edges[1] - other))} to about ${thousands(edges[1])} in ${periods[to]!}. ${told} Divide the change by the earlier amount: ${toldApart(base, other, base)}.`,
      weight: 2,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?!(?:the )?total)(.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, phrase], { chart }, options) => {
    const factor = partOf(chart, phrase!, to!) / partOf(chart, phrase!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 3);
  },
};
