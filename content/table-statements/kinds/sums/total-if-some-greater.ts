import { sum, tidy } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told, valuesOf } from "../../world.ts";
import { nounFor, readNounFor } from "../../words.ts";
import { sizable } from "../ranks/rank-if-greater.ts";

/** What an increase in one of the largest rows would do to a total. */
export const totalIfSomeGreater: StatementForm = {
  make(world, rng, want) {
    const sums = sizable(world).filter((key) => !/\d{4}/.test(columnOf(world, key).noun));
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const row = rng.pick(descending(world, key).slice(0, 3));
    const share = row.figures[key]! / sum(valuesOf(world, key));
    const percent = rng.pick([10, 20, 30, 40, 50]);
    const rise = percent * share;
    const said = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15]);
    const away = Math.abs(rise / said - 1);
    if (rise > said !== want || away < 0.06 || away > 0.4) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `A ${percent} percent increase in the ${nounFor(world, noun, row.name)} alone would have increased the total ${noun} by more than ${said} percent.`,
      why: `${row.name} has ${told(world, key, row.figures[key]!)} of the total of ${told(world, key, tidy(sum(valuesOf(world, key))))}, about ${(100 * share).toFixed(1)} percent. The total would have risen by ${percent} percent of that part, or about ${rise.toFixed(1)} percent.`,
      how: `Find what percent of the total ${noun} ${row.name} makes up, and take ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern:
    /^A (\d+) percent increase in the (.+) alone would have increased the total .+ by more than (\d+) percent\.$/,
  isTrue: ([percent, text, said], table) => {
    const { noun, name } = readNounFor(text!, table.names)!;
    const added = table.valueOf(name, noun) * Number(percent);
    return added > sum(table.column(noun)) * Number(said);
  },
};
