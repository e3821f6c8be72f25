import { sum } from "@theta/items/template";
import { figuresOf, named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, told, valuesIn, valuesOf } from "../../world.ts";

/** A group's part of the total of all rows. */
export const groupShare: StatementForm = {
  make(world, rng, want) {
    const { group, things } = world.story;
    const sums = addable(world);
    if (!group || sums.length === 0) return null;
    const key = rng.pick(sums);
    const [word, phrase] = rng.pick(Object.entries(group.said));
    const [part, total] = [sum(valuesIn(world, word, key)), sum(valuesOf(world, key))];
    const percent = rng.pick([25, 30, 35, 40, 45, 50]);
    const share = (100 * part) / total;
    const away = Math.abs(share - percent);
    if (share > percent !== want || away < 0.8 || away > 7) return null;
    const { noun } = columnOf(world, key);
    const own = world.rows.filter((row) => row.group === word);
    return {
      text: `The ${things} ${phrase} accounted for more than ${percent} percent of the total ${noun}.`,
      why: `${named(world, key, own)} add up to ${told(world, key, part)} of the total of ${told(world, key, total)}, or about ${share.toFixed(1)} percent.`,
      how: `Sort by ${group.noun}, add the ${figuresOf(world, key)} for the ${things} ${phrase}, and compare the sum with the total of the column.`,
      weight: 1,
    };
  },
  pattern: /^The [a-z]+ (.+) accounted for more than (\d+) percent of the total (.+)\.$/,
  isTrue: ([phrase, percent, noun], table) => {
    const word = table.groupSaid(phrase!);
    const excess = table
      .column(noun!)
      .map((value, k) => value * ((table.groups[k] === word ? 100 : 0) - Number(percent)));
    return sum(excess) > 0;
  },
};
