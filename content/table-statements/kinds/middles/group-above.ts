import { fromWords, inWords } from "@theta/items/template";
import { boundAfter } from "../../round.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, valuesIn } from "../../world.ts";
import { clause, clauses } from "../../words.ts";

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
    // Three rows can be checked at a glance.
    if (own.length < 4) return null;
    const above = own.filter((value) => value > bound).length;
    const said = want ? above : above + rng.pick([-1, 1]);
    // All or none of a small group would be said otherwise.
    if (said < 1 || said >= own.length) return null;
    const met = descending(world, key).filter(
      ({ group: one, figures }) => one === word && figures[key]! > bound,
    );
    return {
      text: `Exactly ${inWords(said)} of the ${inWords(own.length)} ${things} ${phrase} ${clauses(world, key, "more than", bound)}.`,
      why: `Of the ${inWords(own.length)} ${things} ${phrase}, ${above === 0 ? "none" : named(world, key, met)} ${(above > 1 ? clauses : clause)(world, key, "more than", bound)}: ${inWords(above)}, ${want ? "as the statement says" : `not ${inWords(said)}`}.`,
      how: `Sort by ${columnOf(world, key).noun}, and count how many of the ${things} ${phrase} ${clauses(world, key, "more than", bound)}.`,
      weight: 1,
    };
  },
  pattern: /^Exactly (\w+) of the \w+ [a-z]+ ((?:in|offered by) .+)\.$/,
  isTrue: ([said, text], table) => {
    const phrase = table.groupPhrases.find((one) => text!.startsWith(`${one} `))!;
    const isMet = table.meets(text!.slice(phrase.length + 1));
    const own = isMet.filter((_, k) => table.groups[k] === table.groupSaid(phrase));
    return own.filter(Boolean).length === fromWords(said!);
  },
};
