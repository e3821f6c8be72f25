import { fromWords, inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { columnOf, descending, twoOf } from "../../world.ts";
import { ends, tops } from "../../words.ts";

/** Whether a row is among the first in one order and not in another. */
export const oneNotOther: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 4);
    const [orderA, orderB] = [descending(world, a), descending(world, b)];
    const row = rng.pick(orderA.slice(0, size + 1));
    const [placeA, placeB] = [orderA.indexOf(row), orderB.indexOf(row)];
    if ((placeA < size && placeB >= size) !== want) return null;
    // What's so by neither column, or far from it by one, would be plain at once.
    if (placeA >= size && placeB >= size + 2) return null;
    if (placeB > size + 3) return null;
    return {
      text: `${row.name} was one of ${tops(world, size, a)} but not one of the ${inWords(size)} with ${ends(world, b)}.`,
      why: `From the highest down, ${row.name} is number ${placeA + 1} by ${columnOf(world, a).noun} and number ${placeB + 1} by ${columnOf(world, b).noun}.`,
      how: `Sort by each of the two columns and see whether ${row.name} is among the first ${inWords(size)}.`,
      weight: 0,
    };
  },
  pattern: /^(.+) was one of the (\w+) .+? with (the .+) but not one of the \w+ with (the .+)\.$/,
  isTrue: ([name, size, phraseA, phraseB], table) => {
    const place = table.names.indexOf(name!);
    const [inA, inB] = [phraseA!, phraseB!].map(
      (phrase) => areFirst(table.column(phrase), fromWords(size!))[place],
    );
    return inA! && !inB;
  },
};
