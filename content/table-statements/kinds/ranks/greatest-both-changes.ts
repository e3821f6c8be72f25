import { pairOf, percentOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { told, type WorldRow } from "../../world.ts";
import { allOf, withThe } from "../../words.ts";

/** Whether the row with the greatest increase is also the one with the greatest percent increase. */
export const greatestBothChanges: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    const years = pair?.years;
    if (!pair || !years) return null;
    const amountOf = ({ figures }: WorldRow): number =>
      Number((figures[pair.after]! - figures[pair.before]!).toFixed(6));
    const shareOf = ({ figures }: WorldRow): number => percentOf(pair, figures);
    const [byAmount, byShare] = [amountOf, shareOf].map((of) =>
      world.rows.toSorted((one, other) => of(other) - of(one)),
    ) as [WorldRow[], WorldRow[]];
    const named = want || rng.chance(0.6) ? byAmount[0]! : byShare[0]!;
    const isBoth = named === byAmount[0] && named === byShare[0];
    // Close calls would take a calculator.
    if (isBoth !== want || shareOf(byShare[0]!) - shareOf(byShare[1]!) < 1) return null;
    if (amountOf(byAmount[1]!) >= amountOf(byAmount[0]!) * 0.96) return null;
    const other = named === byAmount[0] ? byShare[0]! : byAmount[0]!;
    const said = (row: WorldRow): string =>
      `${told(world, pair.after, amountOf(row))}, or about ${shareOf(row).toFixed(1)} percent, for ${row.name}`;
    return {
      text: `Of ${allOf(world)}, ${named.name} had both the greatest increase and the greatest percent increase in ${withThe(years.stem)} from ${years.from} to ${years.to}.`,
      why: want
        ? `The increase is ${said(named)}. The next greatest increase is ${told(world, pair.after, amountOf(byAmount[1]!))}, for ${byAmount[1]!.name}, and the next greatest percent increase is about ${shareOf(byShare[1]!).toFixed(1)}, for ${byShare[1]!.name}.`
        : `The increase is ${said(named)}, and ${said(other)}. ${named.name} leads in ${named === byAmount[0] ? "amount, but not in percent" : "percent, but not in amount"}.`,
      how: `Subtract the value for ${years.from} from the value for ${years.to} in each row. Divide the difference by the value for ${years.from} where the result could be the greatest percent.`,
      weight: 2,
    };
  },
  pattern:
    /^Of the \w+ [a-z ]+, (.+) had both the greatest increase and the greatest percent increase in (?:the )?(.+) from (\d{4}) to (\d{4})\.$/,
  isTrue: ([name, stem, from, to], table) => {
    const [before, after] = [table.column(`${stem} in ${from}`), table.column(`${stem} in ${to}`)];
    const own = table.names.indexOf(name!);
    return table.names.every((_, k) => {
      const isLess = after[k]! - before[k]! < after[own]! - before[own]!;
      return k === own || (isLess && after[k]! * before[own]! < after[own]! * before[k]!);
    });
  },
};
