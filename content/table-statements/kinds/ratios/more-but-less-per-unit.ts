import { dividedFor, drawPerUnit, perUnitIs, perUnitWords, readPerUnit } from "../../per-units.ts";
import { told } from "../../world.ts";
import type { StatementForm } from "../../statement.ts";
import { didMore } from "../../words.ts";

/** Whether the row with more of something has the lower rate. */
export const moreButLessPerUnit: StatementForm = {
  make(world, rng, want) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit, keys, values } = drawn;
    const key = rng.pick(keys);
    const [one, other] = rng
      .sample(world.rows, 2)
      .toSorted((first, second) => second.figures[key]! - first.figures[key]!);
    const [high, low] = [one!, other!].map((row) => values[world.rows.indexOf(row)]!);
    const away = Math.abs(high! / low! - 1);
    if (high! < low! !== want || away < 0.05 || away > 0.4) return null;
    // Rows far apart in size would make the comparison too easy.
    if (one!.figures[key]! > 2.5 * other!.figures[key]!) return null;
    const more = didMore(world, key);
    const had = more.startsWith("had ") ? "" : "had ";
    // More physicians leave fewer residents for each of them, so that's no contrast.
    const joint = key === keys[1] ? "and" : "but";
    return {
      text: `${one!.name} ${more} than ${other!.name} ${joint} ${had}${perUnitWords(unit).less}.`,
      why: `${one!.name} ${more}: ${told(world, key, one!.figures[key]!)} against ${told(world, key, other!.figures[key]!)}. ${perUnitIs(unit)} about ${dividedFor(world, drawn, one!)} and ${dividedFor(world, drawn, other!)}.`,
      how: `Compare the two rows, and then divide the ${unit.over[0]} by the ${unit.over[1]} in both. Two digits are enough.`,
      weight: 1,
    };
  },
  pattern: /^(.+) than (.+) (?:but|and) (?:had )?((?:a )?(?:fewer|less|lower) .+)\.$/,
  isTrue: ([start, other, less], table) => {
    const one = table.names.find((name) => start!.startsWith(`${name} `))!;
    const more = start!.slice(one.length + 1);
    const { top, bottom } = readPerUnit(less!, table);
    const [k, j] = [table.names.indexOf(one), table.names.indexOf(other!)];
    const isMore = table.valueOf(one, more) > table.valueOf(other!, more);
    return isMore && top[k]! * bottom[j]! < top[j]! * bottom[k]!;
  },
};
