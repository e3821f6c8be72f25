import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf } from "../../world.ts";

/** Which of two columns, in different units, has the wider relative spread. */
export const ratioOfEnds: StatementForm = {
  make(world, rng, want) {
    // A ratio of growth rates would be hard to follow.
    const keys = world.keys.filter((key) => !columnOf(world, key).noun.includes("growth"));
    const pair = twoOf(keys, rng);
    if (!pair) return null;
    const ends = pair.map((key) => {
      const order = descending(world, key);
      return [order[0]!.figures[key]!, order.at(-1)!.figures[key]!] as const;
    });
    // Ratios mean nothing for values near zero or below.
    if (ends.some(([, least]) => least <= 0)) return null;
    const [a, b] = ends.map(([most, least]) => most / least);
    const away = Math.abs(a! / b! - 1);
    if (a! > b! !== want || away < 0.06 || away > 0.4) return null;
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    return {
      text: `The ratio of the greatest value to the least value is greater for the ${nounA} than for the ${nounB}.`,
      why: `It's about ${a!.toPrecision(3)} to 1 for the ${nounA} and about ${b!.toPrecision(3)} to 1 for the ${nounB}.`,
      how: `Sort by each of the two columns in turn and divide the greatest value by the least one.`,
      weight: 0,
    };
  },
  pattern:
    /^The ratio of the greatest value to the least value is greater for the (.+) than for the (.+)\.$/,
  isTrue: ([nounA, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    return Math.max(...a) * Math.min(...b) > Math.max(...b) * Math.min(...a);
  },
};
