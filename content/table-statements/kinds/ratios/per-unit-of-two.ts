import { dividedFor, drawPerUnit, perUnitIs, perUnitWords, readPerUnit } from "../../per-units.ts";
import type { StatementForm } from "../../statement.ts";

/** Two rows compared by a rate that the table doesn't show. */
export const perUnitOfTwo: StatementForm = {
  make(world, rng, want) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit, keys, values } = drawn;
    const [one, other] = rng.sample(world.rows, 2);
    const [first, second] = [one!, other!].map((row) => values[world.rows.indexOf(row)]!);
    const away = Math.abs(first! / second! - 1);
    if (first! > second! !== want || away < 0.07 || away > 0.4) return null;
    // The greater total should have the smaller rate, or nothing would have to be divided.
    const [high, low] = [one!.figures[keys[0]]!, other!.figures[keys[0]]!];
    if (high > low === want) return null;
    return {
      text: `${one!.name} had ${perUnitWords(unit).more} than ${other!.name}.`,
      why: `${perUnitIs(unit)} about ${dividedFor(world, drawn, one!)} and ${dividedFor(world, drawn, other!)}.`,
      how: `Divide the ${unit.over[0]} by the ${unit.over[1]} for ${one!.name} and for ${other!.name}. Two digits are enough.`,
      weight: 1,
    };
  },
  pattern: /^(.+) had ((?:a )?(?:higher|more) .+) than (.+)\.$/,
  isTrue: ([one, phrase, other], table) => {
    const { top, bottom } = readPerUnit(phrase!, table);
    const [k, j] = [table.names.indexOf(one!), table.names.indexOf(other!)];
    return top[k]! * bottom[j]! > top[j]! * bottom[k]!;
  },
};
