import { boundAfter } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, thingOf } from "../../world.ts";
import { clause, clauses, joined, limited } from "../../words.ts";

/** Whether a row is alone beyond two bounds. */
export const onlyOne: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [least, most] = [a, b].map((key) => boundAfter(world, key, rng.int(3, 6)));
    if (typeof least !== "number" || typeof most !== "number") return null;
    const both = world.rows.filter(({ figures }) => figures[a]! > least && figures[b]! < most);
    if (both.length !== (want ? 1 : 2)) return null;
    const row = rng.pick(both);
    const second = both.find((other) => other !== row);
    const { things } = world.story;
    const [above, below] = [
      clause(world, a, "more than", least),
      clause(world, b, "less than", most),
    ];
    const isBoth = joined(above, below);
    const those = `${things} ${limited(clauses(world, a, "more than", least))}`;
    const rivals = world.rows.filter((other) => other !== row && other.figures[a]! > least);
    return {
      text: `${row.name} was the only ${thingOf(world)} that ${isBoth}.`,
      why: second
        ? `${second.name} also ${isBoth}: ${told(world, a, second.figures[a]!)} and ${told(world, b, second.figures[b]!)}.`
        : `Both are true of ${row.name} (${told(world, a, row.figures[a]!)} and ${told(world, b, row.figures[b]!)}). The other ${those} each ${clause(world, b, "at least", most)}: ${named(world, b, rivals)}.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the ${those}, and look for a second one ${limited(below)}.`,
      weight: 1,
    };
  },
  pattern: /^(.+) was the only .+? that (.+)\.$/,
  isTrue: ([name, text], table) => {
    const [first, second] = table.meetBoth(text!, " and ");
    return table.names.every((one, k) => (first[k]! && second[k]!) === (one === name));
  },
};
