import { fromWords, inWords } from "@theta/items/template";
import { boundAfter } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { withBoth } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf } from "../../world.ts";
import { clauses, joined, limited } from "../../words.ts";

/** How many rows are above one bound and below another. */
export const countWithBoth: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [least, most] = [a, b].map((key) => boundAfter(world, key, rng.int(3, 5)));
    if (typeof least !== "number" || typeof most !== "number") return null;
    const both = world.rows.filter(({ figures }) => figures[a]! > least && figures[b]! < most);
    const said = want ? both.length : both.length + rng.pick([-1, 1]);
    if (said < 2 || said > 4 || both.length === 0) return null;
    return {
      text: `Exactly ${inWords(said)} of the ${world.story.things} ${joined(clauses(world, a, "more than", least), clauses(world, b, "less than", most))}.`,
      why: `Both are true of ${withBoth(world, [a, b], both)}, and of no others.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the ${world.story.things} ${limited(clauses(world, a, "more than", least))}, and count how many of them ${clauses(world, b, "less than", most)}.`,
      weight: 0,
    };
  },
  pattern: /^Exactly (\w+) of the (?!.* had both )(.+ and .+)\.$/,
  isTrue: ([said, text], table) => {
    const [first, second] = table.meetBoth(text!.slice(table.things.length + 1), " and ");
    return first.filter((isMet, k) => isMet && second[k]).length === fromWords(said!);
  },
};
