import { listed } from "@theta/items/template";
import { dividedFor, drawPerUnit, perUnitIs, perUnitWords, readPerUnit } from "../../per-units.ts";
import type { StatementForm } from "../../statement.ts";
import { descending } from "../../world.ts";
import { thingWith } from "../../words.ts";

/** Whether the row with the most of something also has the highest rate, or the lowest. */
export const endPerUnit: StatementForm = {
  make(world, rng, want) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit, values } = drawn;
    const key = rng.pick(world.keys);
    const isLow = rng.chance(0.4);
    const row = descending(world, key).at(isLow ? -1 : 0)!;
    const isLeast = rng.chance(0.5);
    const order = values.toSorted((one, other) => (isLeast ? one - other : other - one));
    const place = order.indexOf(values[world.rows.indexOf(row)]!);
    const [first, second] = [order[0]!, order[1]!];
    // Close calls would take a calculator.
    if (want ? place !== 0 : place < 1 || place > 3) return null;
    if (Math.abs(first / second - 1) < 0.05) return null;
    const words = perUnitWords(unit);
    const shown = (want ? [first, second] : [order[place]!, first]).map((value) =>
      dividedFor(world, drawn, world.rows[values.indexOf(value)]!),
    );
    return {
      text: `The ${thingWith(world, key, isLow)} had ${isLeast ? words.least : words.most}.`,
      why: `The ${thingWith(world, key, isLow)} is ${row.name}. ${perUnitIs(unit)} about ${listed(shown)}${want ? `. For all others, the quotient is ${isLeast ? "greater" : "less"} still` : `, which is ${isLeast ? "less" : "more"}`}.`,
      how: `Find the ${thingWith(world, key, isLow)}: ${row.name}. Then divide the ${unit.over[0]} by the ${unit.over[1]} for ${row.name} and in rows where the result could be ${isLeast ? "lower" : "higher"}.`,
      weight: 2,
    };
  },
  pattern: /^The .+? (?:with|that) (.+) had (the (?:most|fewest|least|highest|lowest) .+)\.$/,
  isTrue: ([phrase, rate], table) => {
    const { top, bottom } = readPerUnit(rate!, table);
    const values = table.toward(phrase!);
    const own = values.indexOf(Math.max(...values));
    const sign = /^the (?:fewest|lowest)/.test(rate!) ? -1 : 1;
    return top.every(
      (_, k) => k === own || sign * top[k]! * bottom[own]! < sign * top[own]! * bottom[k]!,
    );
  },
};
