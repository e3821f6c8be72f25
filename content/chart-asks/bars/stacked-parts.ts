import { nearest, roundTo, thousands, tidy, type Wrong } from "@theta/items/template";
import { estimate, factorOf, percentApart, percentWrongs, toFive, withUnit } from "../reading.ts";
import {
  partOf,
  read,
  saidPart,
  type StackWorld,
  upperEdge,
  yearsApart,
} from "./stacked-amounts.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What stacked bars say about parts that don't begin at zero. */

/** The amount of a part that doesn't begin at zero. */
export const partInYear: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, totals, grid } = world;
    const k = world.asked[1];
    const year = rng.int(0, periods.length - 1);
    const own = series[k]!.values[year]!;
    const half = grid.step / 2;
    const key = roundTo(own, half);
    if (key < half || Math.abs(own - key) > half / 3) return null;
    const edge = upperEdge(world, k, year);
    const told = `The part reaches from about ${thousands(tidy(edge - own))} to about ${thousands(edge)}.`;
    const near = year === 0 ? 1 : year - 1;
    const wrongs: [number, string][] = [
      [edge, "reads the part's upper edge"],
      [edge - own, "reads the part's lower edge"],
      [totals[year]! - own, "reads the rest of the bar"],
      [totals[year]! - edge, "measures from the part's upper edge to the top"],
      [series[k - 1]!.values[year]!, "reads the part below"],
      [series[(k + 1) % series.length]!.values[year]!, "reads the next part"],
      [own - grid.step, "reads the upper edge a gridline too low"],
      [own + grid.step, "reads the upper edge a gridline too high"],
      [own / 2, "takes every gridline for half of what it is"],
      [series[k]!.values[near]!, `reads the bar of ${periods[near]!}`],
    ];
    return {
      name: "part-in-year",
      text: `In ${periods[year]!}, ${saidPart(story, series[k]!.name)} was closest to {0}.`,
      blank: estimate({
        key,
        why: `${told} That is about ${thousands(key)}.`,
        // In any order, or the many high misreadings would always leave the key at the top.
        wrongs: rng
          .shuffle(wrongs)
          .map(([value, slip]): Wrong => [roundTo(value, half), slip, told]),
        gap: 0.7 * grid.step,
        text: withUnit(story.amount),
      }),
      step: `Subtract the lower edge of the part from its upper edge. ${told} The difference is about ${thousands(key)}.`,
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
    const told = `The part's thickness went from about ${thousands(base)} to about ${thousands(other)}.`;
    return {
      name: "part-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${saidPart(story, series[k]!.name)} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: `${told} The change is about ${key} percent of ${thousands(base)}.`,
        wrongs: [
          [
            toFive(percentApart(upperEdge(world, k, from), upperEdge(world, k, to))),
            "compares the part's upper edges",
            told,
          ],
          ...percentWrongs({
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
      step: `Take the part's thickness, not the height of its upper edge. ${told} The change is about ${key} percent of the earlier value.`,
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
