import { inWords } from "@theta/items/template";
import { boundAfter, boundBetween } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";
import { clause, clauses, didMost, limited, thingWith, unlimited } from "../../words.ts";

/** Whether all rows that pass one bound keep another. */
export const everyWith: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [order, orderB] = [descending(world, a), descending(world, b)];
    const size = rng.int(3, 5);
    const limit = boundAfter(world, a, size);
    const chosen = order
      .slice(0, size)
      .toSorted((one, other) => one.figures[b]! - other.figures[b]!);
    const least = chosen[0]!;
    // True: the bound is just below the least of them. False: only the least is below it.
    const place = orderB.indexOf(least);
    const low = want ? orderB[place + 1] : least;
    // A bound that nearly everything keeps would need no look at the table.
    if (limit === null || !low || place > orderB.length - 3) return null;
    const bound = boundBetween(world, b, low.figures[b]!, (want ? least : chosen[1]!).figures[b]!);
    if (bound === null) return null;
    const those = `${world.story.things} ${limited(clauses(world, a, "more than", limit))}`;
    return {
      text: `Each of the ${those} ${clause(world, b, "at least", bound)}.`,
      why: want
        ? `The ${those} are ${namesOf(chosen)}. Of the ${inWords(size)}, ${least.name} ${didMost(world, b, true)}, ${told(world, b, least.figures[b]!)}, which is at least ${told(world, b, bound)}.`
        : `${least.name} is one of the ${those}, but it ${clause(world, b, "less than", bound)}: ${told(world, b, least.figures[b]!)}.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the ${those}, and look for the one among them ${thingWith(world, b, true).slice(thingOf(world).length + 1)}.`,
      weight: 1,
    };
  },
  pattern: /^Each of the [a-z ]+? ((?:that|with) .+ at least .+)\.$/,
  isTrue: ([text], table) => {
    const [first, second] = table.meetBoth(unlimited(text!), " ");
    return first.every((isMet, k) => !isMet || second[k]);
  },
};
