import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf } from "../../world.ts";

/** How many rows are beyond a certain one in two columns at once. */
export const greaterInBoth: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const row = rng.pick(world.rows);
    const beyond = descending(world, a).filter(
      ({ figures }) => figures[a]! > row.figures[a]! && figures[b]! > row.figures[b]!,
    );
    const said = want ? beyond.length : beyond.length + 1;
    if (said < 2 || said > 4) return null;
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `For at least ${inWords(said)} of the ${things}, the ${nounA} and the ${nounB} are both greater than for ${row.name}.`,
      why: `Both are greater for ${listed(beyond.map(({ name }) => name))}, and for no others.`,
      how: `Sort by ${nounA}, keep the rows above ${row.name}, and count those whose ${nounB} is greater too.`,
      weight: 0,
    };
  },
  pattern:
    /^For at least (\w+) of the [a-z ]+, the (.+) and the (.+) are both greater than for (.+)\.$/,
  isTrue: ([said, nounA, nounB, name], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const place = table.names.indexOf(name!);
    const beyond = table.names.filter((_, k) => Math.min(a[k]! - a[place]!, b[k]! - b[place]!) > 0);
    return beyond.length >= fromWords(said!);
  },
};
