import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf } from "../../world.ts";

/** The first in one order who are also among the first in another. */
export const overlap: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 5);
    const [byA, byB] = [a, b].map((key) => descending(world, key).slice(0, size));
    const both = byA!.filter((row) => byB!.includes(row)).map(({ name }) => name);
    const said = want ? both.length : both.length + 1;
    if (said < 1 || said > size - 1) return null;
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const named = both.length === 0 ? "None" : listed(both);
    return {
      text: `Of the ${inWords(size)} ${things} with the greatest ${nounA}, at least ${inWords(said)} ${said === 1 ? "is" : "are"} also among the ${inWords(size)} ${things} with the greatest ${nounB}.`,
      why: `${named} ${both.length > 1 ? "are" : "is"} among the first ${inWords(size)} by ${nounA} and by ${nounB}.`,
      how: `Sort by ${nounA} and note the first ${inWords(size)}. Then sort by ${nounB} and count how many of them are among the first ${inWords(size)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the (\w+) .+ with the greatest (.+), at least (\w+) (?:is|are) also among the \w+ .+ with the greatest (.+)\.$/,
  isTrue: ([size, nounA, said, nounB], table) => {
    const rank = (noun: string): number[] => {
      const column = table.column(noun);
      return column.map((value) => column.filter((other) => other > value).length);
    };
    const [a, b] = [rank(nounA!), rank(nounB!)];
    const limit = fromWords(size!);
    return a.filter((place, k) => place < limit && b[k]! < limit).length >= fromWords(said!);
  },
};
