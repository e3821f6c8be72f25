import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told, valuesOf } from "../../world.ts";
import { allOf } from "../../words.ts";

/** Whether so few rows can't make up more than half of a total, whichever they are. */
export const noneReachHalf: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const size = rng.int(2, 4);
    const reached = sum(
      descending(world, key)
        .slice(0, size)
        .map(({ figures }) => figures[key]!),
    );
    const total = sum(valuesOf(world, key));
    const away = Math.abs(reached / total - 0.5);
    if (2 * reached <= total !== want || away < 0.01 || away > 0.12) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `No ${inWords(size)} of ${allOf(world)} together accounted for more than half of the total ${noun}.`,
      why: `Half of the total is ${told(world, key, Number((total / 2).toPrecision(4)))}, and the ${inWords(size)} greatest values add up to ${told(world, key, Number(reached.toFixed(6)))}.`,
      how: `Sort by ${noun}: if the first ${inWords(size)} don’t make up more than half of the total, no ${inWords(size)} do.`,
      weight: 1,
    };
  },
  pattern:
    /^No (\w+) of the \w+ [a-z ]+ together accounted for more than half of the total (.+)\.$/,
  isTrue: ([size, noun], table) => {
    const values = table.column(noun!).toSorted((one, other) => one - other);
    // What's left without the largest is at least half.
    return 2 * sum(values.slice(0, -fromWords(size!))) >= sum(values);
  },
};
