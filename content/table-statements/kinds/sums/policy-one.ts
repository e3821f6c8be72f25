import { nearly } from "../../evidence.ts";
import { baseSaid, paymentSaid, paymentsOf, policyOf } from "../../policies.ts";
import { roundBetween } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { told } from "../../world.ts";
import { clause, exactly } from "../../words.ts";

/** What the introduction's rule paid to one row. */
export const policyOne: StatementForm = {
  make(world, rng, want) {
    if (!world.payments) return null;
    const { key, by, limit, percent } = world.payments;
    const row = rng.pick(world.rows);
    const amount = paymentsOf(world)[world.rows.indexOf(row)]!;
    const own = (row.figures[key]! * percent) / 100;
    // Who gets nothing would have got more, or who gets something gets a little less.
    const bound =
      want || amount === 0
        ? roundBetween(own * 0.86, own * 0.97)
        : roundBetween(own * 1.03, own * 1.14);
    if (bound === null || (want && amount === 0)) return null;
    const { payment, of } = policyOf(world.story)!;
    return {
      text: `${paymentSaid(world, row.name)} of more than ${told(world, key, bound)}.`,
      why:
        amount === 0
          ? `${row.name} ${exactly(world, by, row.figures[by]!)}, not more than ${told(world, by, limit)}, so there was no ${payment}.`
          : `${row.name} ${exactly(world, by, row.figures[by]!)}, more than ${told(world, by, limit)}, so there was a ${payment}: ${percent} percent of ${told(world, key, row.figures[key]!)}, which is ${nearly(world, key, own)}, ${want ? "more" : "less"} than ${told(world, key, bound)}.`,
      how: `See whether ${row.name} ${clause(world, by, "more than", limit)}. If so, take ${percent} percent of its ${baseSaid(of)}. If not, there was no ${payment}.`,
      weight: 0,
    };
  },
  pattern: /^(?:The manager of )?(.+) (?:received|paid) a (?:bonus|grant|tax) of more than (.+)\.$/,
  isTrue: ([name, text], table) => {
    const { noun, amounts } = table.paid();
    const place = table.names.indexOf(name!);
    if (place < 0) throw new Error(`The table has no ${name!}.`);
    return amounts[place]! > table.said(noun, text!);
  },
};
