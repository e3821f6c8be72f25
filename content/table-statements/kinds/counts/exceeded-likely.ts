import { inWords } from "@theta/items/template";
import { CHANGED, changed, pairOf, readChange } from "../../pairs.ts";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany } from "../../world.ts";
import { clauses, limited, unlimited } from "../../words.ts";

/** How much more often a quantity increased in one group than in the other, to be plain. */
const CLEAR = 0.25;

/** Whether a quantity increased more often where another is large. */
export const exceededLikely: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    if (!pair) return null;
    const keys = world.keys.filter((key) => key !== pair.before && key !== pair.after);
    if (keys.length === 0) return null;
    const key = rng.pick(keys);
    const size = rng.int(3, 6);
    const limit = boundAfter(world, key, size);
    if (limit === null) return null;
    const order = descending(world, key);
    const [top, rest] = [order.slice(0, size), order.slice(size)].map((rows) => ({
      all: rows.length,
      beyond: rows.filter(({ figures }) => figures[pair.after]! > figures[pair.before]!).length,
    }));
    const lead = top!.beyond / top!.all - rest!.beyond / rest!.all;
    if (want ? lead < CLEAR : lead > 0) return null;
    // Everywhere or nowhere would need no table.
    if (top!.beyond + rest!.beyond < 3 || top!.beyond + rest!.beyond > order.length - 2)
      return null;
    const those = `${world.story.things} ${limited(clauses(world, key, "more than", limit))}`;
    const did = changed(pair, { isPlural: true });
    return {
      text: `The proportion of ${world.story.things} that ${did} was greater among those ${limited(clauses(world, key, "more than", limit))} than among the others.`,
      why: `Of the ${howMany(top!.all)} ${those}, ${partOf(top!)} (${percentSaid(top!)}) ${did}. Of the other ${howMany(rest!.all)}, ${partOf(rest!)} (${percentSaid(rest!)}) did.`,
      how: `Sort by ${columnOf(world, key).noun}. In each of the two groups, find the proportion of rows in which ${pair.years ? `the ${pair.years.to} figure is greater than the ${pair.years.from} figure` : "the actual expenditures are greater than the budget"}.`,
      weight: 1,
    };
  },
  pattern: new RegExp(
    `^The proportion of [a-z ]+? that ${CHANGED} was greater among those ((?:that|with) .+) than among the others\\.$`,
  ),
  isTrue: ([change, clause], table) => {
    const { before, after } = readChange(change!, table);
    const isIn = table.meets(unlimited(clause!));
    const grew = (inside: boolean): boolean[] =>
      after.map((value, k) => value > before[k]!).filter((_, k) => isIn[k] === inside);
    const [own, others] = [grew(true), grew(false)];
    return hitsOf(own) * others.length > hitsOf(others) * own.length;
  },
};

/** "three of the six" */
function percentSaid({ beyond, all }: { beyond: number; all: number }): string {
  return `${Math.round((100 * beyond) / all)} percent`;
}

function partOf({ beyond, all }: { beyond: number; all: number }): string {
  if (beyond === 0) return "none";
  return beyond === all ? `all ${inWords(all)}` : inWords(beyond);
}

function hitsOf(group: readonly boolean[]): number {
  return group.filter(Boolean).length;
}
