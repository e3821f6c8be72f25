import { inWords } from "@theta/items/template";
import { boundAfter } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { named, namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending } from "../../world.ts";
import { clause, clauses, limited, unlimited } from "../../words.ts";

/** Whether more than half of the rows beyond one bound are beyond another. */
export const mostOfThoseWith: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(4, 6);
    const chosen = descending(world, a).slice(0, size);
    const limit = boundAfter(world, a, size);
    const bound = boundAfter(world, b, Math.floor(world.rows.length / 2));
    if (limit === null || bound === null) return null;
    const kept = chosen.filter(({ figures }) => figures[b]! > bound);
    // One more or less would change the answer.
    const half = size / 2;
    if (kept.length > half !== want || Math.abs(kept.length - half) > 1) return null;
    const those = `${world.story.things} ${limited(clauses(world, a, "more than", limit))}`;
    return {
      text: `More than half of the ${those} ${clauses(world, b, "more than", bound)}.`,
      why: `The ${inWords(size)} ${those} are ${namesOf(chosen)}. Of those, ${kept.length === 0 ? "none" : named(world, b, kept)} ${(kept.length > 1 ? clauses : clause)(world, b, "more than", bound)}: ${inWords(kept.length)} of ${inWords(size)}, which is ${want ? "more than" : kept.length === half ? "only" : "less than"} half.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the ${those}, and count how many of them ${clauses(world, b, "more than", bound)}.`,
      weight: 1,
    };
  },
  pattern: /^More than half of the [a-z ]+? ((?:that|with) .+)\.$/,
  isTrue: ([text], table) => {
    const [first, second] = table.meetBoth(unlimited(text!), " ");
    const balance = first.map((isMet, k) => (isMet ? (second[k] ? 1 : -1) : 0));
    return balance.reduce<number>((total, one) => total + one, 0) > 0;
  },
};
