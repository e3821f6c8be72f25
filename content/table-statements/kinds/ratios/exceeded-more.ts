import { capital } from "@theta/items/template";
import { CLAUSE, columnsOf, pairOf, percentOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";

/** Which of two rows has the greater percent change, or the greater percent beyond its budget. */
export const exceededMore: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    if (!pair) return null;
    const [one, other] = rng.sample(world.rows, 2);
    const [first, second] = [percentOf(pair, one!.figures), percentOf(pair, other!.figures)];
    if (Math.min(first, second) < 1 || first > second !== want) return null;
    const away = Math.abs(first - second);
    if (away < 1.2 || away > 9) return null;
    // The greater amount should come with the smaller percent.
    const amountOf = ({ figures }: NonNullable<typeof one>): number =>
      figures[pair.after]! - figures[pair.before]!;
    if (amountOf(one!) > amountOf(other!) === want) return null;
    return {
      text: `${capital(pair.clause)} by a greater percent for ${one!.name} than for ${other!.name}.`,
      why: `The percent is about ${first.toFixed(1)} for ${one!.name} and ${second.toFixed(1)} for ${other!.name}.`,
      how: "Divide each difference by the figure that it's a percent of, and compare the two quotients.",
      weight: 1,
    };
  },
  pattern: new RegExp(`^${CLAUSE} by a greater percent for (.+) than for (.+)\\.$`, "i"),
  isTrue: ([clause, one, other], table) => {
    const [before, after] = columnsOf(clause!, table);
    const [k, j] = [table.names.indexOf(one!), table.names.indexOf(other!)];
    return after[k]! * before[j]! > after[j]! * before[k]!;
  },
};
