import { inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, thingOf, told, valuesIn } from "../../world.ts";

/** The group with the greatest average, which needn't be the one with the greatest value. */
export const groupAverageGreatest: StatementForm = {
  make(world, rng, want) {
    const { group } = world.story;
    const sums = addable(world);
    if (!group || sums.length === 0) return null;
    const key = rng.pick(sums);
    const order = Object.keys(group.said)
      .map((word) => ({ word, mean: meanOf(valuesIn(world, word, key)) }))
      .toSorted((one, other) => other.mean - one.mean);
    const [first, second] = [order[0]!, order[1]!];
    const away = first.mean / second.mean - 1;
    if (away < 0.03 || away > 0.5) return null;
    const { word } = want ? first : second;
    const { noun } = columnOf(world, key);
    const said = (value: number): string => told(world, key, Number(value.toPrecision(3)));
    return {
      text: `Of the ${inWords(order.length)} ${group.plural}, the one with the greatest average ${noun} per ${thingOf(world)} is ${word}.`,
      why: `The average is about ${said(first.mean)} for ${first.word} and about ${said(second.mean)} for ${second.word}.`,
      how: `Sort by ${group.noun}, and average the ${noun} of each group.`,
      weight: 1,
    };
  },
  pattern: /^Of the \w+ .+, the one with the greatest average (.+) per [a-z ]+ is ([A-Z]\w+)\.$/,
  isTrue: ([noun, word], table) => {
    const values = table.column(noun!);
    const own = (group: string): number[] => values.filter((_, k) => table.groups[k] === group);
    // Cross-multiplied sums, so that nothing is divided.
    return table.groups.every(
      (group) =>
        group === word || sum(own(group)) * own(word!).length < sum(own(word!)) * own(group).length,
    );
  },
};

function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}
