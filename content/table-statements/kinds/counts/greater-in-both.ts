import { fromWords, inWords } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import { withBoth } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told } from "../../world.ts";
import { moreOf, theyDidMore } from "../../words.ts";

/** How many rows are beyond a certain one in two columns at once. */
export const greaterInBoth: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const row = rng.pick(world.rows);
    const beyond = descending(world, a).filter(
      ({ figures }) => figures[a]! > row.figures[a]! && figures[b]! > row.figures[b]!,
    );
    // Each of the two conditions has to leave out rows that meet the other.
    const aloneIn = (key: string): number =>
      world.rows.filter(({ figures }) => figures[key]! > row.figures[key]!).length - beyond.length;
    if (aloneIn(a) < 1 || aloneIn(b) < 1) return null;
    const said = want ? beyond.length : beyond.length + rng.pick([-1, 1]);
    if (said < 2 || said > 4 || beyond.length === 0) return null;
    return {
      text: `Exactly ${inWords(said)} of the ${world.story.things} had both ${moreOf(world, a)} and ${moreOf(world, b)} than ${row.name}.`,
      why: `${row.name} has ${told(world, a, row.figures[a]!)} and ${told(world, b, row.figures[b]!)}. Both figures are greater for ${withBoth(world, [a, b], beyond)}, and for no others.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the ${world.story.things} that ${theyDidMore(world, a)} than ${row.name}, and count those that also ${theyDidMore(world, b)}.`,
      weight: 0,
    };
  },
  pattern: /^Exactly (\w+) of the [a-z ]+ had both (.+) than (.+)\.$/,
  isTrue: ([said, text, name], table) => {
    const [a, b] = table.both(text!, " and ");
    const place = table.names.indexOf(name!);
    const beyond = table.names.filter((_, k) => Math.min(a[k]! - a[place]!, b[k]! - b[place]!) > 0);
    return beyond.length === fromWords(said!);
  },
};
