import { listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf, withArticle } from "../../world.ts";

/** Whether all rows that pass one bound keep another. */
export const everyWith: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const order = descending(world, a);
    const size = rng.int(3, 5);
    const chosen = order.slice(0, size);
    const bounds = chosen.map(({ figures }) => figures[b]!).toSorted((one, other) => one - other);
    // True: the least of them is the bound. False: exactly one of them is below it.
    const bound = want ? bounds[0]! : bounds[1]!;
    const ranked = descending(world, b).findIndex(({ figures }) => figures[b] === bounds[0]);
    // A bound that nearly everything keeps would need no look at the table.
    if (ranked > order.length - 3) return null;
    const thing = thingOf(world);
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const limit = order[size - 1]!.figures[a]!;
    const below = chosen.filter(({ figures }) => figures[b]! < bound);
    return {
      text: `Every ${thing} for which the ${nounA} is at least ${told(world, a, limit)} has ${withArticle(nounB)} of at least ${told(world, b, bound)}.`,
      why: want
        ? `The least value among ${listed(chosen.map(({ name }) => name))} is ${told(world, b, bound)}.`
        : `${below[0]!.name} is at ${told(world, b, below[0]!.figures[b]!)}.`,
      how: `Sort by ${nounA}, keep the rows from ${told(world, a, limit)} up, and look for the least ${nounB} among them.`,
      weight: 1,
    };
  },
  pattern: /^Every .+ for which the (.+) is at least (.+) has an? (.+) of at least (.+)\.$/,
  isTrue: ([nounA, limit, nounB, bound], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    return a.every(
      (value, k) => value < table.said(nounA!, limit!) || b[k]! >= table.said(nounB!, bound!),
    );
  },
};
