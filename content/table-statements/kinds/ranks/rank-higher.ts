import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, twoOf } from "../../world.ts";

/** One row's places in the orders of two columns. */
export const rankHigher: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const row = rng.pick(world.rows);
    const [a, b] = pair.map((key) => descending(world, key).indexOf(row) + 1);
    if (a! < b! !== want || Math.abs(a! - b!) > 3) return null;
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    return {
      text: `When the ${howMany(world.rows.length)} ${world.story.things} are ranked from greatest to least, ${row.name} ranks higher in ${nounA} than in ${nounB}.`,
      why: `From the greatest down, ${row.name} is number ${a} by ${nounA} and number ${b} by ${nounB}.`,
      how: `Sort by ${nounA} and count down to ${row.name}. Do the same by ${nounB}.`,
      weight: 0,
    };
  },
  pattern:
    /^When the \w+ [a-z ]+ are ranked from greatest to least, (.+) ranks higher in (.+) than in (.+)\.$/,
  isTrue: ([name, nounA, nounB], table) => {
    const above = (noun: string): number =>
      table.column(noun).filter((value) => value > table.valueOf(name!, noun)).length;
    return above(nounA!) < above(nounB!);
  },
};
