import { capital, fromWords, inWords, sum, tidy } from "@theta/items/template";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told, valuesOf } from "../../world.ts";
import { tops } from "../../words.ts";

/** Whether the few greatest values fall short of half of a total. */
export const noneReachHalf: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const size = rng.int(2, 4);
    const top = descending(world, key).slice(0, size);
    const reached = sum(top.map(({ figures }) => figures[key]!));
    const total = sum(valuesOf(world, key));
    const away = Math.abs(reached / total - 0.5);
    if (2 * reached < total !== want || away < 0.01 || away > 0.12) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `${capital(tops(world, size, key))} accounted for less than half of the total ${noun}.`,
      why: `The ${inWords(size)} greatest values, for ${named(world, key, top)}, add up to ${told(world, key, tidy(reached))}. Twice that is ${told(world, key, tidy(2 * reached))}, ${want ? "less" : "more"} than the total, ${told(world, key, tidy(total))}.`,
      how: `Sort by ${noun}, add the first ${inWords(size)} values, and compare twice their sum with the total.`,
      weight: 1,
    };
  },
  pattern: /^The (\w+) .+? (?:with|that) .+ accounted for less than half of the total (.+)\.$/,
  isTrue: ([size, noun], table) => {
    const values = table.column(noun!).toSorted((one, other) => one - other);
    // What's left without the largest is more than half.
    return 2 * sum(values.slice(0, -fromWords(size!))) > sum(values);
  },
};
