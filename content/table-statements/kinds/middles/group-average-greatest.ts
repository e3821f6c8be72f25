import { inWords, sum, tidy } from "@theta/items/template";
import { figuresOf, nearly } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { averaged, wasOnAverage } from "../../words.ts";
import { addable, columnOf, told, valuesIn, type World } from "../../world.ts";

/** Which of two groups has the greater average, which needn't be the one with the greater total. */
export const groupAverageGreatest: StatementForm = {
  make(world, rng, want) {
    const { group, things } = world.story;
    const sums = addable(world);
    if (!group || sums.length === 0) return null;
    const key = rng.pick(sums);
    const [one, other] = rng.sample(Object.keys(group.said), 2) as [string, string];
    const [first, second] = [one, other].map((word) => meanOf(valuesIn(world, word, key)));
    const away = Math.abs(first! / second! - 1);
    if (first! > second! !== want || away < 0.03 || away > 0.6) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `The average (arithmetic mean) ${averaged(noun)} ${wasOnAverage(noun)} greater for the ${things} ${group.said[one]!} than for those ${group.said[other]!}.`,
      why: [one, other].map((word) => averageSaid(world, word, key)).join(" "),
      how: `Sort by ${group.noun} so that each group stands together. For the ${things} ${group.said[one]!} and for those ${group.said[other]!}, add the ${figuresOf(world, key)} and divide by the number of ${things}.`,
      weight: 1,
    };
  },
  pattern:
    /^The average \(arithmetic mean\) (.+) (?:was|were) greater for the [a-z]+ (.+) than for those (.+)\.$/,
  isTrue: ([noun, one, other], table) => {
    const values = table.column(noun!);
    const [own, others] = [one!, other!].map((phrase) =>
      values.filter((_, k) => table.groups[k] === table.groupSaid(phrase)),
    );
    // Cross-multiplied sums, so that nothing is divided.
    return sum(own!) * others!.length > sum(others!) * own!.length;
  },
};

function averageSaid(world: World, word: string, key: string): string {
  const values = valuesIn(world, word, key);
  const { group, things } = world.story;
  return `The total for the ${inWords(values.length)} ${things} ${group!.said[word]!} is ${told(world, key, tidy(sum(values)))}, an average of ${nearly(world, key, meanOf(values))}.`;
}

function meanOf(values: readonly number[]): number {
  return sum(values) / values.length;
}
