import { boundAfter } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, thingOf } from "../../world.ts";
import { clause, joined } from "../../words.ts";

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
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const rivals = world.rows.filter((other) => other !== row && other.figures[a]! > least);
    return {
      text: `${row.name} was the only ${thingOf(world)} that ${joined(clause(world, a, "more than", least), clause(world, b, "less than", most))}.`,
      why: second
        ? `Both are also true of ${second.name}: ${told(world, a, second.figures[a]!)} and ${told(world, b, second.figures[b]!)}.`
        : `Both are true of ${row.name} (${told(world, a, row.figures[a]!)} and ${told(world, b, row.figures[b]!)}). The others above ${told(world, a, least)} by ${nounA} all have ${told(world, b, most)} or more by ${nounB}: ${named(world, b, rivals)}.`,
      how: `Sort by ${nounA}, keep the rows above ${told(world, a, least)}, and look for a second one below ${told(world, b, most)} in ${nounB}.`,
      weight: 1,
    };
  },
  pattern: /^(.+) was the only .+? that (.+)\.$/,
  isTrue: ([name, text], table) => {
    const [first, second] = table.meetBoth(text!, " and ");
    return table.names.every((one, k) => (first[k]! && second[k]!) === (one === name));
  },
};
