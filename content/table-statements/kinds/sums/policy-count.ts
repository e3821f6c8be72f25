import { fromWords, inWords, tidy } from "@theta/items/template";
import { baseSaid, paymentsOf, paymentsSaid, policyOf } from "../../policies.ts";
import { roundBetween } from "../../round.ts";
import { named, nearly } from "../../evidence.ts";
import { clauses, limited } from "../../words.ts";
import type { StatementForm } from "../../statement.ts";
import { descending, told } from "../../world.ts";

/** How many payments by the introduction's rule were above an amount. */
export const policyCount: StatementForm = {
  make(world, rng, want) {
    if (!world.payments) return null;
    const { key, by, limit, percent } = world.payments;
    const amounts = paymentsOf(world);
    const order = amounts.filter((amount) => amount > 0).toSorted((one, other) => other - one);
    const above = rng.int(2, 4);
    const [least, next] = [order[above - 1], order[above]];
    if (least === undefined || next === undefined) return null;
    const bound = roundBetween(next * 1.02, least * 0.98);
    if (bound === null) return null;
    // Somebody who forgets the condition counts these.
    const inAll = world.rows.filter(
      ({ figures }) => (figures[key]! * percent) / 100 > bound,
    ).length;
    const said = want ? above : inAll > above && inAll <= 6 ? inAll : above + rng.pick([-1, 1]);
    const { payment, of } = policyOf(world.story)!;
    const base = (100 * bound) / percent;
    const shown = Number(base.toPrecision(3));
    const high = descending(world, key).filter(({ figures }) => figures[key]! > shown);
    const met = high.filter(({ figures }) => figures[by]! > limit);
    const those = `${world.story.things} ${limited(clauses(world, by, "more than", limit))}`;
    const areMet =
      by === key
        ? ", so they also meet the condition"
        : `. Of these ${world.story.things}, ${met.length < high.length ? "only " : ""}${named(world, by, met)} ${clauses(world, by, "more than", limit)}`;
    return {
      text: `Exactly ${inWords(said)} of the ${paymentsSaid(world)} of more than ${told(world, key, bound)}.`,
      why: `Only ${named(world, key, high)} ${clauses(world, key, "more than", shown)}${areMet}. So ${inWords(above)} ${paymentsSaid(world)} of more than ${told(world, key, bound)}${want ? "" : `, not ${inWords(said)}`}.`,
      how: `Divide ${told(world, key, bound)} by ${tidy(percent / 100)}: a ${payment} of more than ${told(world, key, bound)} takes more than ${nearly(world, key, base)} in ${baseSaid(of)}. ${by === key ? `Count the ${world.story.things} above that amount` : `Of the ${those}, count those above that amount`}.`,
      weight: 1,
    };
  },
  pattern:
    /^Exactly (\w+) of the [a-z ]+ (?:received|paid) (?:bonuses|grants|taxes) of more than (.+)\.$/,
  isTrue: ([said, text], table) => {
    const { noun, amounts } = table.paid();
    const bound = table.said(noun, text!);
    return amounts.filter((amount) => amount > bound).length === fromWords(said!);
  },
};
