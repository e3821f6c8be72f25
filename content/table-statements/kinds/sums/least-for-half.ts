import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told, valuesOf } from "../../world.ts";

/** How few rows make up more than half of a total. */
export const leastForHalf: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const [order, total] = [descending(world, key), sum(valuesOf(world, key))];
    const reached = (count: number): number =>
      sum(order.slice(0, count).map(({ figures }) => figures[key]!));
    const needed = order.findIndex((_, k) => 2 * reached(k + 1) > total) + 1;
    const closest = Math.min(
      ...[needed - 1, needed].map((n) => Math.abs(reached(n) / total - 0.5)),
    );
    if (closest < 0.01) return null;
    const said = want ? needed : needed + rng.pick([-1, 1]);
    if (said < 2) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `The least number of ${world.story.things} that together account for more than half of the total ${noun} is ${inWords(said)}.`,
      why: `Half of the total is ${told(world, key, Number((total / 2).toPrecision(4)))}. The ${inWords(needed)} greatest values add up to ${told(world, key, reached(needed))}, but the ${needed === 2 ? "greatest alone is" : `${inWords(needed - 1)} greatest add up to`} only ${told(world, key, reached(needed - 1))}.`,
      how: `Sort by ${noun} and add from the top until more than half of the total is reached.`,
      weight: 1,
    };
  },
  pattern:
    /^The least number of [a-z ]+ that together account for more than half of the total (.+) is (\w+)\.$/,
  isTrue: ([noun, said], table) => {
    // From the bottom: all rows but those have less than half, and one more has at least half.
    const values = table.column(noun!).toSorted((one, other) => one - other);
    const rest = (count: number): number => sum(values.slice(0, values.length - count));
    const count = fromWords(said!);
    return 2 * rest(count) < sum(values) && 2 * rest(count - 1) >= sum(values);
  },
};
