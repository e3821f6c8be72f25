import { pairOf, percentOf, readBudgets } from "../../pairs.ts";
import { told, type World, type WorldRow } from "../../world.ts";
import { tidy } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { withThe } from "../../words.ts";

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
    const { years } = pair;
    return {
      text: years
        ? `From ${years.from} to ${years.to}, ${one!.name} had a greater percent increase in ${withThe(years.stem)} than ${other!.name}.`
        : `${one!.name} exceeded its budget by a greater percent than did ${other!.name}.`,
      why: [one!, other!].map((row) => shareSaid(world, pair, row)).join(" "),
      how: `Divide each ${years ? "increase" : "amount over"} by the ${years ? `${years.from} figure` : "budget"}, and compare the two quotients.`,
      weight: 1,
    };
  },
  pattern:
    /^(?:From (\d{4}) to (\d{4}), (.+) had a greater percent increase in (?:the )?(.+)|(.+) exceeded its budget by a greater percent) than (?:did )?(.+)\.$/,
  isTrue: ([from, to, grown, stem, exceeding, other], table) => {
    const { before, after } = stem
      ? { before: table.column(`${stem} in ${from}`), after: table.column(`${stem} in ${to}`) }
      : readBudgets(table);
    const [k, j] = [table.names.indexOf(grown ?? exceeding!), table.names.indexOf(other!)];
    return after[k]! * before[j]! > after[j]! * before[k]!;
  },
};

/** "For Dover, the increase from 2015 is 40, or about 8.0 percent of 500." */
function shareSaid(
  world: World,
  pair: NonNullable<ReturnType<typeof pairOf>>,
  row: WorldRow,
): string {
  const [before, after] = [row.figures[pair.before]!, row.figures[pair.after]!];
  const what = pair.years ? `increase from ${pair.years.from}` : "excess over its budget";
  return `For ${row.name}, the ${what} is ${told(world, pair.before, tidy(after - before))}, or about ${percentOf(pair, row.figures).toFixed(1)} percent of ${told(world, pair.before, before)}.`;
}
