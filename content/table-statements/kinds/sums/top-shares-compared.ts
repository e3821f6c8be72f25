import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, twoOf, valuesOf } from "../../world.ts";

/** Which of two totals is more concentrated in a few rows. */
export const topSharesCompared: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(addable(world), rng);
    if (!pair) return null;
    const size = rng.int(2, 3);
    const [a, b] = pair.map((key) => {
      const top = descending(world, key).slice(0, size);
      return (100 * sum(top.map(({ figures }) => figures[key]!))) / sum(valuesOf(world, key));
    });
    const away = Math.abs(a! - b!);
    if (a! > b! !== want || away < 1.5 || away > 14) return null;
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    const count = inWords(size);
    return {
      text: `The percent of the total that the ${count} greatest values account for is greater for the ${nounA} than for the ${nounB}.`,
      why: `The ${count} greatest values make up about ${a!.toFixed(1)} percent of the total ${nounA} and about ${b!.toFixed(1)} percent of the total ${nounB}.`,
      how: `Sort by ${nounA} and compare the first ${count} values with the total. Then sort by ${nounB} and compare the first ${count} there.`,
      weight: 2,
    };
  },
  pattern:
    /^The percent of the total that the (\w+) greatest values account for is greater for the (.+) than for the (.+)\.$/,
  isTrue: ([size, nounA, nounB], table) => {
    const [a, b] = [nounA!, nounB!].map((noun) => {
      const values = table.column(noun).toSorted((one, other) => one - other);
      return sum(values.slice(0, -fromWords(size!))) / sum(values);
    });
    // What's left of the total is less where the top has more.
    return a! < b!;
  },
};
