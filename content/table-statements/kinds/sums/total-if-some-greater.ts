import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { columnOf, descending, valuesOf } from "../../world.ts";
import { allOf, nounOf, tops } from "../../words.ts";
import { sizable } from "../ranks/rank-if-greater.ts";

/** What an increase in a few rows would do to a total. */
export const totalIfSomeGreater: StatementForm = {
  make(world, rng, want) {
    const sums = sizable(world).filter((key) => !/\d{4}/.test(columnOf(world, key).noun));
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(2, 4);
    const rows = descending(world, by).slice(0, size);
    const share = sum(rows.map(({ figures }) => figures[key]!)) / sum(valuesOf(world, key));
    const percent = rng.pick([10, 20, 30]);
    const rise = percent * share;
    const said = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15]);
    const away = Math.abs(rise / said - 1);
    if (rise > said !== want || away < 0.06 || away > 0.4) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `If the ${nounOf(world, key)} each of ${tops(world, size, by)} had been ${percent} percent greater, the total for ${allOf(world)} would have been more than ${said} percent greater.`,
      why: `Those ${inWords(size)} make up about ${(100 * share).toFixed(1)} percent of the total ${noun}, so it would have been about ${rise.toFixed(1)} percent greater.`,
      how: `Sort by ${columnOf(world, by).noun}, find what percent of the total ${noun} the first ${inWords(size)} make up, and take ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern:
    /^If the (.+) (?:of|for) each of the (\w+) .+? with (the .+) had been (\d+) percent greater, the total for .+ would have been more than (\d+) percent greater\.$/,
  isTrue: ([noun, size, by, percent, said], table) => {
    const values = table.column(noun!);
    const first = areFirst(table.column(by!), fromWords(size!));
    const greater = values.map((value, k) => value * (100 + (first[k] ? Number(percent) : 0)));
    return sum(greater) > sum(values) * (100 + Number(said));
  },
};
