import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told, twoOf } from "../../world.ts";

/** How many rows are above one bound and below another. */
export const countWithBoth: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const at = (key: string): number => descending(world, key)[rng.int(3, 5)]!.figures[key]!;
    const [least, most] = [at(a), at(b)];
    const both = world.rows.filter(({ figures }) => figures[a]! > least && figures[b]! < most);
    const said = want ? both.length : both.length + 1;
    if (said < 2 || said > 4) return null;
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const names = both.map(({ name }) => name);
    return {
      text: `For at least ${inWords(said)} of the ${things}, the ${nounA} is greater than ${told(world, a, least)} and the ${nounB} is less than ${told(world, b, most)}.`,
      why: `Both are true of ${listed(names)}, and of no others.`,
      how: `Sort by ${nounA}, keep the rows above ${told(world, a, least)}, and count those whose ${nounB} is below ${told(world, b, most)}.`,
      weight: 0,
    };
  },
  pattern:
    /^For at least (\w+) of the [a-z ]+, the (.+) is greater than (.+) and the (.+) is less than (.+)\.$/,
  isTrue: ([said, nounA, least, nounB, most], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const [low, high] = [table.said(nounA!, least!), table.said(nounB!, most!)];
    return a.filter((value, k) => value > low && b[k]! < high).length >= fromWords(said!);
  },
};
