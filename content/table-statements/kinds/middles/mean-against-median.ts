import { sum, tidy } from "@theta/items/template";
import { PREPOSITION, prepositionOf } from "../../prepositions.ts";
import { medianSaid } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { allOf, averaged, shortOf, wasOnAverage } from "../../words.ts";
import { addable, columnOf, descending, told, valuesOf } from "../../world.ts";

/** Whether a few large rows pull the average above a multiple of the median. */
export const meanAgainstMedian: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const order = descending(world, key);
    const half = (order.length - 1) / 2;
    const [one, other] = [order[Math.floor(half)]!, order[Math.ceil(half)]!];
    const median = (one.figures[key]! + other.figures[key]!) / 2;
    const mean = sum(valuesOf(world, key)) / order.length;
    const away = Math.abs(mean / median - 1);
    if (mean > median !== want || away < 0.03 || away > 0.6) return null;
    const { noun } = columnOf(world, key);
    const differences = (sign: number): string =>
      told(
        world,
        key,
        tidy(sum(valuesOf(world, key).map((value) => Math.max(0, sign * (value - median))))),
      );
    return {
      text: shortOf(
        `The average (arithmetic mean) ${averaged(noun)} ${prepositionOf(world.story.name, noun)} ${allOf(world)} ${wasOnAverage(noun)} greater than the median ${noun}.`,
        `The average (arithmetic mean) ${averaged(noun)} ${wasOnAverage(noun)} greater than the median.`,
      ),
      why: `The median is ${medianSaid(world, key, valuesOf(world, key))}. The differences from the median add up to ${differences(1)} for the values above it and ${differences(-1)} for those below it, which is ${want ? "less" : "more"}. So the average is ${want ? "greater" : "less"} than the median.`,
      how: `Sort by ${noun} for the median. The average is greater than the median if the differences above the median add up to more than the differences below it.`,
      weight: 1,
    };
  },
  pattern: new RegExp(
    String.raw`^The average \(arithmetic mean\) (.+?)(?: ${PREPOSITION} the \w+ [a-z ]+)? (?:was|were) greater than the median.*\.$`,
  ),
  isTrue: ([noun], table) => {
    const values = table.column(noun!).toSorted((one, other) => one - other);
    const half = (values.length - 1) / 2;
    const median = (values[Math.floor(half)]! + values[Math.ceil(half)]!) / 2;
    return sum(values.map((value) => value - median)) > 0;
  },
};
