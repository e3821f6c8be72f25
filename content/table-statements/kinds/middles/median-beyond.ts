import { median } from "@theta/items/template";
import { boundBetween } from "../../round.ts";
import { PREPOSITION } from "../../prepositions.ts";
import { medianSaid } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, told, valuesOf } from "../../world.ts";
import { allOf, hasMiddle, nounOf } from "../../words.ts";

/** A median against a round number. */
export const medianBeyond: StatementForm = {
  make(world, rng, want) {
    const keys = world.keys.filter((key) => hasMiddle(world, key));
    if (keys.length === 0) return null;
    const key = rng.pick(keys);
    const middle = median(valuesOf(world, key));
    const order = descending(world, key);
    const half = order.length / 2;
    const near = order[want ? Math.ceil(half) : Math.floor(half) - 1]!.figures[key]!;
    const bound =
      near === middle
        ? null
        : boundBetween(world, key, Math.min(near, middle), Math.max(near, middle));
    if (bound === null || Math.abs(middle / bound - 1) < 0.01) return null;
    return {
      text: `The median ${nounOf(world, key)} ${allOf(world)} was greater than ${told(world, key, bound)}.`,
      why: `The median is ${medianSaid(world, key, valuesOf(world, key))}. It is ${want ? "greater" : "less"} than ${told(world, key, bound)}.`,
      how: `Sort by ${columnOf(world, key).noun} and go to the middle of the ${howMany(order.length)} values${order.length % 2 === 0 ? ": the median is the average of the two in the middle" : ""}.`,
      weight: 0,
    };
  },
  pattern: new RegExp(
    String.raw`^The median (.+) ${PREPOSITION} the \w+ [a-z ]+ was greater than (.+)\.$`,
  ),
  isTrue: ([noun, text], table) => {
    const bound = table.said(noun!, text!);
    const values = table.column(noun!).toSorted((one, other) => one - other);
    const half = (values.length - 1) / 2;
    return values[Math.floor(half)]! + values[Math.ceil(half)]! > 2 * bound;
  },
};
