import { listed } from "@theta/items/template";
import { CHANGED, changed, pairOf, readChange } from "../../pairs.ts";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told } from "../../world.ts";
import { clauses, limited, unlimited } from "../../words.ts";

/** Whether a quantity increased wherever another is large. */
export const exceededWhere: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    if (!pair) return null;
    const keys = world.keys.filter((key) => key !== pair.before && key !== pair.after);
    if (keys.length === 0) return null;
    const key = rng.pick(keys);
    const size = rng.int(3, 5);
    const limit = boundAfter(world, key, size);
    if (limit === null) return null;
    const chosen = descending(world, key).slice(0, size);
    const isBeyond = ({ figures }: (typeof chosen)[number]): boolean =>
      figures[pair.after]! > figures[pair.before]!;
    const against = chosen.filter((row) => !isBeyond(row));
    // If it had increased nearly everywhere, nobody would have to sort.
    if (world.rows.filter((row) => !isBeyond(row)).length < 2) return null;
    if (want ? against.length > 0 : against.length !== 1) return null;
    const bothFigures = ({ name, figures }: (typeof chosen)[number]): string =>
      `${name} (${told(world, pair.before, figures[pair.before]!)} and ${told(world, pair.after, figures[pair.after]!)})`;
    const those = `${world.story.things} ${limited(clauses(world, key, "more than", limit))}`;
    return {
      text: `Each of the ${those} ${changed(pair, {})}.`,
      why: want
        ? `The ${those} are ${listed(chosen.map(bothFigures))}. For each of them, ${pair.years ? `the figure for ${pair.years.to}` : "the second figure, the actual expenditures,"} is greater.`
        : `${against[0]!.name} is one of the ${those}, but ${pair.years ? `its figure was ${told(world, pair.before, against[0]!.figures[pair.before]!)} in ${pair.years.from} and only ${told(world, pair.after, against[0]!.figures[pair.after]!)} in ${pair.years.to}` : `it spent ${told(world, pair.after, against[0]!.figures[pair.after]!)} of a budget of ${told(world, pair.before, against[0]!.figures[pair.before]!)}`}.`,
      how: `Sort by ${columnOf(world, key).noun}, keep the ${those}, and look for one whose ${pair.years ? `figure for ${pair.years.to} isn’t greater than that for ${pair.years.from}` : "actual expenditures aren’t greater than its budget"}.`,
      weight: 0,
    };
  },
  pattern: new RegExp(`^Each of the [a-z ]+? ((?:that|with) .+) ${CHANGED}\\.$`),
  isTrue: ([clause, change], table) => {
    const { before, after } = readChange(change!, table);
    return table.meets(unlimited(clause!)).every((isMet, k) => !isMet || after[k]! > before[k]!);
  },
};
