import { listed } from "@theta/items/template";
import { CLAUSE, columnsOf, pairOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";

/** Whether the data allow the hypothesis that a quantity increased wherever another is large. */
export const exceededWhere: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    if (!pair) return null;
    const keys = world.keys.filter((key) => key !== pair.before && key !== pair.after);
    if (keys.length === 0) return null;
    const key = rng.pick(keys);
    const size = rng.int(3, 5);
    const order = descending(world, key);
    const chosen = order.slice(0, size);
    const isBeyond = ({ figures }: (typeof order)[number]): boolean =>
      figures[pair.after]! > figures[pair.before]!;
    const against = chosen.filter((row) => !isBeyond(row));
    // If it had increased nearly everywhere, nobody would have to sort.
    if (world.rows.filter((row) => !isBeyond(row)).length < 2) return null;
    if (want ? against.length > 0 : against.length !== 1) return null;
    const { noun } = columnOf(world, key);
    const limit = told(world, key, order[size - 1]!.figures[key]!);
    return {
      text: `The data are consistent with the hypothesis that ${pair.clause} for every ${thingOf(world)} for which the ${noun} is at least ${limit}.`,
      why: want
        ? `It's true of ${listed(chosen.map(({ name }) => name))}, which are all that reach ${limit}.`
        : `${against[0]!.name} reaches ${limit}, but its two figures are ${told(world, pair.before, against[0]!.figures[pair.before]!)} and ${told(world, pair.after, against[0]!.figures[pair.after]!)}.`,
      how: `Sort by ${noun}, keep the rows from ${limit} up, and look for one that contradicts the hypothesis.`,
      weight: 0,
    };
  },
  pattern: new RegExp(
    `^The data are consistent with the hypothesis that ${CLAUSE} for every .+ for which the (.+) is at least (.+)\\.$`,
  ),
  isTrue: ([clause, noun, limit], table) => {
    const [before, after] = columnsOf(clause!, table);
    const bound = table.said(noun!, limit!);
    return !table.column(noun!).some((value, k) => value >= bound && after[k]! <= before[k]!);
  },
};
