import { sum, tidy } from "@theta/items/template";
import { pairOf, readBudgets } from "../../pairs.ts";
import { PREPOSITION, prepositionOf } from "../../prepositions.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, valuesOf } from "../../world.ts";
import { allOf } from "../../words.ts";

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
    const { years } = pair;
    return {
      text: years
        ? `From ${years.from} to ${years.to}, the total ${years.stem} ${prepositionOf(world.story.name, years.stem)} ${allOf(world)} increased by more than ${said} percent.`
        : `The total actual expenditures of ${allOf(world)} exceeded their total budget by more than ${said} percent.`,
      why: `The totals are ${told(world, pair.before, before!)} ${years ? `in ${years.from}` : "for the budgets"} and ${told(world, pair.after, after!)} ${years ? `in ${years.to}` : "for the expenditures"}. The difference, ${told(world, pair.before, tidy(after! - before!))}, divided by ${told(world, pair.before, before!)} is about ${(percent / 100).toFixed(3)}, so the second total is about ${percent.toFixed(1)} percent greater, and that is ${want ? "more" : "less"} than ${said} percent.`,
      how: "Add each of the two columns, rounding as you go, and compare the totals. An average of the rows’ percents would be something else.",
      weight: 2,
    };
  },
  pattern: new RegExp(
    String.raw`^(?:From (\d{4}) to (\d{4}), the total (.+) ${PREPOSITION} the \w+ [a-z ]+ increased|The total .+ exceeded their total budget) by more than (\d+) percent\.$`,
  ),
  isTrue: ([from, to, stem, said], table) => {
    const { before, after } = stem
      ? { before: table.column(`${stem} in ${from}`), after: table.column(`${stem} in ${to}`) }
      : readBudgets(table);
    const differences = after.map((value, k) => value - before[k]!);
    return 100 * sum(differences) > Number(said) * sum(before);
  },
};
