import { fromWords, inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, told, twoOf, valuesOf } from "../../world.ts";
import { nounWithThe, tops } from "../../words.ts";

/** The range of one column within a group, as a part of its range over all rows. */
export const rangeOfTop: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 5);
    const values = descending(world, a)
      .slice(0, size)
      .map(({ figures }) => figures[b]!);
    const [part, whole] = [rangeOf(values), rangeOf(valuesOf(world, b))];
    const share = part / whole;
    if (part === 1) return null;
    if (share < 0.5 !== want || Math.abs(share - 0.5) < 0.03 || Math.abs(share - 0.5) > 0.3)
      return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `The range in ${nounWithThe(world, b)} among ${tops(world, size, a)} was less than half the range among all ${howMany(world.rows.length)} ${world.story.things}.`,
      why: `The range is ${told(world, b, part)} for these ${inWords(size)} and ${told(world, b, whole)} for all.`,
      how: `Sort by ${nounB} for the range of all. Then find the least and the greatest ${nounB} among the first ${inWords(size)} by ${nounA}.`,
      weight: 2,
    };
  },
  pattern:
    /^The range in (?:the )?(.+) among the (\w+) .+? with (the .+) was less than half the range among all \w+ .+\.$/,
  isTrue: ([nounB, size, nounA], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const limit = a.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const part = b.filter((_, k) => a[k]! >= limit).toSorted((one, other) => one - other);
    const all = b.toSorted((one, other) => one - other);
    return 2 * (part.at(-1)! - part[0]!) < all.at(-1)! - all[0]!;
  },
};

function rangeOf(values: readonly number[]): number {
  return Number((Math.max(...values) - Math.min(...values)).toFixed(6));
}
