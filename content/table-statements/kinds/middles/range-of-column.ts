import { thousands, tidy } from "@theta/items/template";
import { roundBetween } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { allOf, nounsWithThe } from "../../words.ts";
import { columnOf, descending, told } from "../../world.ts";

/** A range against a round number. */
export const rangeOfColumn: StatementForm = {
  make(world, rng, want) {
    // A difference of percents or ratings would need other words than the values do.
    const keys = world.keys.filter(
      (key) => !/[%)] of |%|1 to 5/.test(columnOf(world, key).heading),
    );
    const key = rng.pick(keys);
    const order = descending(world, key);
    const [high, low] = [order[0]!.figures[key]!, order.at(-1)!.figures[key]!];
    const range = tidy(high - low);
    const bound = want
      ? roundBetween(range * 0.88, range * 0.985)
      : roundBetween(range * 1.015, range * 1.12);
    if (bound === null || told(world, key, bound) === thousands(1)) return null;
    return {
      text: `The range of ${nounsWithThe(world, key)} for ${allOf(world)} was greater than ${told(world, key, bound)}.`,
      why: `The greatest value is ${told(world, key, high)}, for ${order[0]!.name}, and the least is ${told(world, key, low)}, for ${order.at(-1)!.name}. The range is their difference, ${told(world, key, range)}, which is ${want ? "more" : "less"} than ${told(world, key, bound)}.`,
      how: `Sort by ${columnOf(world, key).noun} and subtract the least value from the greatest.`,
      weight: 0,
    };
  },
  pattern: /^The range of (?:the )?(.+) for the \w+ [a-z ]+ was greater than (.+)\.$/,
  isTrue: ([noun, text], table) => {
    const values = table.column(noun!).toSorted((one, other) => one - other);
    return values.at(-1)! > values[0]! + table.said(noun!, text!);
  },
};
