import { listed } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import { listedAs } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, fromEnd, type World, type WorldRow } from "../../world.ts";
import { wordsOf } from "../../words.ts";

const PLACES = ["", "second-", "third-"] as const;
/** How far from the ends a row may be, in places. It’s at the end itself in one of the columns. */
const FARTHEST = 2;

/** Whether a row has a given place from the top in one column and from the bottom in another. */
export const highButLow: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [orderA, orderB] = [fromEnd(world, a, false), fromEnd(world, b, true)];
    const row = rng.pick(orderA.slice(0, FARTHEST + 1));
    const [placeA, placeB] = [orderA.indexOf(row), orderB.indexOf(row)];
    if (placeB > FARTHEST) return null;
    // A false one is right about one of the columns and close in the other.
    const [saidA, saidB] = want
      ? [placeA, placeB]
      : rng.pick([
          [placeA, placeB + rng.pick([-1, 1])],
          [placeA + rng.pick([-1, 1]), placeB],
        ]);
    if (Math.min(saidA, saidB) !== 0 || Math.max(saidA, saidB) > FARTHEST) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `${row.name} had ${placed(world, a, saidA, false)} and ${placed(world, b, saidB, true)}.`,
      why: want
        ? `${row.name} had ${inPlace(world, a, row, false)} and ${inPlace(world, b, row, true)}.`
        : placeA === saidA
          ? `${row.name} had ${inPlace(world, a, row, false)}, but ${inPlace(world, b, row, true)}${placeB === 0 ? `, not ${placed(world, b, saidB, true)}` : ""}.`
          : `${row.name} had ${inPlace(world, b, row, true)}, but ${inPlace(world, a, row, false)}${placeA === 0 ? `, not ${placed(world, a, saidA, false)}` : ""}.`,
      how: `Sort by ${nounA} and find the place of ${row.name}, counted from the highest down. Then sort by ${nounB}, and count from the lowest up.`,
      weight: 0,
    };
  },
  pattern: /^(.+) had the (second-|third-)?([a-z]+) (.+) and the (second-|third-)?([a-z]+) (.+)\.$/,
  isTrue: (found: readonly (string | undefined)[], table) => {
    const own = table.names.indexOf(found[0]!);
    const [a, b] = [found.slice(1, 4), found.slice(4)].map(([place, end, what]) => {
      const phrase = `the ${end!} ${what!}`;
      const values = table.column(table.isSaid(phrase) ? phrase : what!);
      return { place: PLACES.findIndex((one) => one === (place ?? "")), values };
    });
    const beyond = (values: readonly number[], sign: number): number =>
      values.filter((value) => sign * (value - values[own]!) > 0).length;
    return beyond(a!.values, 1) === a!.place && beyond(b!.values, -1) === b!.place;
  },
};

/** "the second-fewest tickets sold (24,000, after 10,700 for Majestic)" */
function inPlace(world: World, key: string, row: WorldRow, isLow: boolean): string {
  const order = fromEnd(world, key, isLow);
  const place = order.indexOf(row);
  const [own, ...ahead] = [row, ...order.slice(0, place)].map(({ figures }) =>
    listedAs(world, key, figures[key]!),
  );
  const after = ahead.map((value, k) => `${value} for ${order[k]!.name}`);
  return `${placed(world, key, place, isLow)} (${own!}${place === 0 ? "" : `, after ${listed(after)}`})`;
}

/** "the second-highest annual revenue", "the third-fewest employees" */
function placed(world: World, key: string, place: number, isLow: boolean): string {
  const { most, least } = wordsOf(world, key);
  if (place === 0) return isLow ? least : most;
  const [, end, what] = /^the (\w+) (.+)$/.exec(isLow ? least : most)!;
  return `the ${PLACES[place]!}${end!} ${what!}`;
}
