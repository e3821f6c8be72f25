import { fromWords, inWords, listed } from "@theta/items/template";
import { dividedFor, drawPerUnit, perUnitIs, perUnitWords, readPerUnit } from "../../per-units.ts";
import { namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { descending } from "../../world.ts";
import { tops } from "../../words.ts";

/** Which of the few largest rows has the greatest rate. */
export const greatestPerUnit: StatementForm = {
  make(world, rng, want) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit, keys, values } = drawn;
    const size = rng.int(3, 4);
    const valueOf = (row: (typeof world.rows)[number]): number => values[world.rows.indexOf(row)]!;
    const few = descending(world, keys[0]).slice(0, size);
    const [first, second] = few.toSorted((one, other) => valueOf(other) - valueOf(one));
    if (first === few[0] || valueOf(first!) < 1.06 * valueOf(second!)) return null;
    const said = want ? first! : rng.pick([second!, few[0]!]);
    const rates = few.map((row) => dividedFor(world, drawn, row));
    return {
      text: `Of ${tops(world, size, keys[0])}, ${said.name} had ${perUnitWords(unit).most}.`,
      why: `${perUnitIs(unit)} about ${listed(rates)}. The greatest is that for ${first!.name}.`,
      how: `Sort by ${unit.over[0]}: the first ${inWords(size)} are ${namesOf(few)}. For each of them, divide the ${unit.over[0]} by the ${unit.over[1]}.`,
      weight: 2,
    };
  },
  pattern: /^Of the (\w+) .+? (?:with|that) (.+), (.+) had (the .+)\.$/,
  isTrue: ([size, noun, name, phrase], table) => {
    const { top, bottom } = readPerUnit(phrase!, table);
    const column = table.column(noun!);
    const limit = column.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const place = table.names.indexOf(name!);
    return column.every(
      (value, k) =>
        k === place || value < limit || top[k]! * bottom[place]! < top[place]! * bottom[k]!,
    );
  },
};
