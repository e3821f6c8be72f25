import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, fromEnd, twoOf, valuesOf } from "../../world.ts";
import { moreOf } from "../../words.ts";

/** How far apart a row's places in two orders are if it's an exception, and if it isn't. */
const FAR = 4;
const NEAR = 1;

/** Whether a row departs from what two columns show in general. */
export const exceptionTo: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const together = rankCorrelation(valuesOf(world, a), valuesOf(world, b));
    if (Math.abs(together) < 0.6) return null;
    const isInverse = together < 0;
    const [orderA, orderB] = [fromEnd(world, a, false), fromEnd(world, b, isInverse)];
    const apart = world.rows.map((row) => Math.abs(orderA.indexOf(row) - orderB.indexOf(row)));
    const fitting = world.rows.filter((_, k) => (want ? apart[k]! >= FAR : apart[k]! <= NEAR));
    if (fitting.length === 0 || apart.every((steps) => steps < FAR)) return null;
    const row = rng.pick(fitting);
    const [placeA, placeB] = [orderA, orderB].map((order) => order.indexOf(row) + 1);
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    return {
      text: `${row.name} was an exception to the general pattern that ${world.story.things} with ${moreOf(world, a)} had ${moreOf(world, b, isInverse)}.`,
      why: `From the highest ${nounA} down, ${row.name} is number ${placeA!}, and from the ${isInverse ? "lowest" : "highest"} ${nounB} on, it’s number ${placeB!}. ${want ? "With the pattern, the two would be close." : "That’s what the pattern leads one to expect."}`,
      how: `Sort by ${nounA} and read the ${nounB} of ${row.name} beside those of its neighbors.`,
      weight: 1,
    };
  },
  pattern: /^(.+) was an exception to the general pattern that (.+)\.$/,
  isTrue: ([name, text], table) => {
    const [a, b] = table.both(text!.slice(table.things.length + " with ".length), " had ");
    const own = table.names.indexOf(name!);
    const ahead = (values: readonly number[]): number =>
      values.filter((value) => value > values[own]!).length;
    return Math.abs(ahead(a) - ahead(b)) > (FAR + NEAR) / 2;
  },
};
