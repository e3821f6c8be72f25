import { sum } from "@theta/items/template";
import { CLAUSE, columnsOf, pairOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, howMany, told, valuesOf } from "../../world.ts";

/** The change of the total, or the total spending beyond the total budget. */
export const exceededCombined: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    // Medians of cities have no total.
    if (!pair || columnOf(world, pair.before).kind === "rate") return null;
    const [before, after] = [pair.before, pair.after].map((key) => sum(valuesOf(world, key)));
    const percent = 100 * (after! / before! - 1);
    const said = rng.pick([2, 5, 10, 15, 20, 25]);
    const away = Math.abs(percent - said);
    if (percent < 0 || percent > said !== want || away < 0.5 || away > 3.5) return null;
    return {
      text: `For the ${howMany(world.rows.length)} ${world.story.things} combined, ${pair.clause} by more than ${said} percent.`,
      why: `The totals are ${told(world, pair.before, before!)} and ${told(world, pair.after, after!)}, and the second is about ${percent.toFixed(1)} percent greater.`,
      how: "Add each of the two columns, rounding as you go, and compare the totals. An average of the rows' percents would be something else.",
      weight: 2,
    };
  },
  pattern: new RegExp(`^For the \\w+ .+ combined, ${CLAUSE} by more than (\\d+) percent\\.$`),
  isTrue: ([clause, said], table) => {
    const [before, after] = columnsOf(clause!, table);
    const differences = after.map((value, k) => value - before[k]!);
    return 100 * sum(differences) > Number(said) * sum(before);
  },
};
