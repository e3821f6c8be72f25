import { inWords } from "@theta/items/template";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, valuesIn } from "../../world.ts";
import { clauses } from "../../words.ts";

/** How many of a group are above a bound. */
export const groupAbove: StatementForm = {
  make(world, rng, want) {
    const { group, things } = world.story;
    if (!group) return null;
    const key = rng.pick(world.keys);
    const [word, phrase] = rng.pick(Object.entries(group.said));
    const bound = boundAfter(world, key, rng.int(4, 6));
    if (bound === null) return null;
    const own = valuesIn(world, word, key);
    const above = own.filter((value) => value > bound).length;
    const excess = 2 * above - own.length;
    // Close to half, and not all or none of a small group.
    if (excess > 0 !== want || Math.abs(excess) > 1) return null;
    return {
      text: `More than half of the ${things} ${phrase} ${clauses(world, key, "more than", bound)}.`,
      why: `The figure is above ${told(world, key, bound)} for ${inWords(above)} of the ${inWords(own.length)} ${things} ${phrase}.`,
      how: `Sort by ${columnOf(world, key).noun}, and count the ${things} ${phrase} above ${told(world, key, bound)}.`,
      weight: 1,
    };
  },
  pattern: /^More than half of the [a-z]+ ((?:in|offered by) .+)\.$/,
  isTrue: ([text], table) => {
    const phrase = table.groupPhrases.find((one) => text!.startsWith(`${one} `))!;
    const isMet = table.meets(text!.slice(phrase.length + 1));
    const own = isMet.filter((_, k) => table.groups[k] === table.groupSaid(phrase));
    return own.filter(Boolean).length * 2 > own.length;
  },
};
