import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, fromEnd, twoOf, valuesOf, type WorldRow } from "../../world.ts";
import { moreOf } from "../../words.ts";

/** How far apart a row's places in two orders are if it's an exception, and if it isn't. */
const FAR = 4;
const NEAR = 1;
/** How clear the pattern is, with the exception and without it. */
const SHOWN = 0.6;
const CLEAR = 0.76;

/** Whether a row departs from what two columns show in general. */
export const exceptionTo: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const isInverse = rankCorrelation(valuesOf(world, a), valuesOf(world, b)) < 0;
    const [orderA, orderB] = [fromEnd(world, a, false), fromEnd(world, b, isInverse)];
    const placesOf = (row: WorldRow): [number, number] => [
      orderA.indexOf(row),
      orderB.indexOf(row),
    ];
    const apart = world.rows.map((row) => Math.abs(placesOf(row)[0] - placesOf(row)[1]));
    if (Math.abs(rankCorrelation(valuesOf(world, a), valuesOf(world, b))) < (want ? SHOWN : CLEAR))
      return null;
    const half = (world.rows.length - 1) / 2;
    const fitting = world.rows.filter((row, k) => {
      const [one, other] = placesOf(row);
      const isFar = apart[k]! >= FAR && (one - half) * (other - half) < 0;
      return want ? isFar : apart[k]! <= NEAR;
    });
    if (fitting.length === 0) return null;
    const row = rng.pick(fitting);
    // Without an exception, the pattern has to be plain.
    const rest = world.rows.filter((other) => other !== row);
    const [restA, restB] = pair.map((key) => rest.map(({ figures }) => figures[key]!));
    if (Math.abs(rankCorrelation(restA!, restB!)) < CLEAR) return null;
    const [placeA, placeB] = placesOf(row).map((place) => place + 1);
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
