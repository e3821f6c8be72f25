import { fromWords, inWords, listed } from "@theta/items/template";
import { baseSaid, paymentsOf, paymentsSaid, policyOf } from "../../policies.ts";
import { roundBetween } from "../../round.ts";
import { about, figuresOf, named } from "../../evidence.ts";
import { clauses, limited } from "../../words.ts";
import type { StatementForm } from "../../statement.ts";
import { descending, told, type WorldRow } from "../../world.ts";

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
    const met = descending(world, by).filter(({ figures }) => figures[by]! > limit);
    const amountSaid = ({ name, figures }: WorldRow): string =>
      `${about(world, key, (figures[key]! * percent) / 100)} for ${name}`;
    return {
      text: `Exactly ${inWords(said)} of the ${paymentsSaid(world)} of more than ${told(world, key, bound)}.`,
      why: `The condition is met by ${named(world, by, met)}. Of their ${figuresOf(world, key)}, ${percent} percent is about ${listed(met.map(amountSaid))}: more than ${told(world, key, bound)} in ${inWords(above)} of these cases.`,
      how: `A ${payment} of more than ${told(world, key, bound)} takes more than ${about(world, key, (100 * bound) / percent)} in ${baseSaid(of)}. Count those among the ${world.story.things} ${limited(clauses(world, by, "more than", limit))}.`,
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
