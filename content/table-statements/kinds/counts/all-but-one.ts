import { fromWords, inWords, listed, median } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf, valuesOf } from "../../world.ts";

/** Whether the first by one column are, but for one, in the upper half by another. */
export const allButOne: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    if (/^(average|median|total) /.test(nounB)) return null;
    const size = rng.int(4, 5);
    const middle = median(valuesOf(world, b));
    const chosen = descending(world, a).slice(0, size);
    const against = chosen.filter(({ figures }) => figures[b]! <= middle).map(({ name }) => name);
    if (against.length !== (want ? 1 : 2)) return null;
    return {
      text: `For all but one of the ${inWords(size)} ${world.story.things} with the greatest ${nounA}, the ${nounB} is greater than the median for the ${world.story.things} listed.`,
      why: `${listed(against)} ${want ? "is the only exception" : "are exceptions"}.`,
      how: `Sort by ${nounA} and note the first ${inWords(size)}. Then sort by ${nounB} and count how many of them are in the upper half.`,
      weight: 1,
    };
  },
  pattern:
    /^For all but one of the (\w+) [a-z ]+ with the greatest (.+), the (.+) is greater than the median for the [a-z ]+ listed\.$/,
  isTrue: ([size, nounA, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const half = Math.floor(b.length / 2);
    const first = b.filter((_, k) => placeIn(a, a[k]!) < fromWords(size!));
    return first.filter((value) => placeIn(b, value) >= half).length === 1;
  },
};

/** How many values are ahead of this one. */
function placeIn(values: readonly number[], value: number): number {
  return values.filter((other) => other > value).length;
}
