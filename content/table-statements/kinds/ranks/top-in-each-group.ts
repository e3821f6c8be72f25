import { inWords, listed } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, type WorldRow } from "../../world.ts";
import { didMost, thingWith } from "../../words.ts";

/** Whether the same row leads its group by two columns, in every group. */
export const topInEachGroup: StatementForm = {
  make(world, rng, want) {
    const { group } = world.story;
    const pair = twoColumns(world, rng);
    if (!group || !pair) return null;
    const [orderA, orderB] = pair.map((key) => descending(world, key));
    const words = Object.keys(group.said);
    const against = words.filter((word) => topOf(orderA!, word) !== topOf(orderB!, word));
    if (want ? against.length > 0 : against.length !== 1) return null;
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    return {
      text: `In each of the ${inWords(words.length)} ${group.plural}, the ${thingWith(world, pair[0])} also ${didMost(world, pair[1])}.`,
      why: want
        ? `The same ${world.story.label.toLowerCase()} is first by both: ${listed(words.map((word) => `${topOf(orderA!, word).name} for ${word}`))}.`
        : `For ${against[0]}, ${named(world, pair[0], [topOf(orderA!, against[0]!)])} ${didMost(world, pair[0])}, but ${named(world, pair[1], [topOf(orderB!, against[0]!)])} ${didMost(world, pair[1])}.`,
      how: `Sort by ${nounA} and note the first ${world.story.label.toLowerCase()} of each group. Then sort by ${nounB} and look for a group with another first ${world.story.label.toLowerCase()}.`,
      weight: 1,
    };
  },
  pattern: /^In each of the \w+ [a-z]+, the [a-z ]+? (?:with|that) (.+) also (.+)\.$/,
  isTrue: ([nounA, nounB], table) => {
    const maxOf = (noun: string, group: string): number =>
      Math.max(...table.column(noun).filter((_, k) => table.groups[k] === group));
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    return table.groups.every((group, k) => {
      const isFirst = a[k] === maxOf(nounA!, group);
      return !isFirst || b[k] === maxOf(nounB!, group);
    });
  },
};

function topOf(order: readonly WorldRow[], word: string): WorldRow {
  return order.find((row) => row.group === word)!;
}
