import { fromWords, inWords, listed } from "@theta/items/template";
import { baseSaid, paymentsOf, paymentsSaid, policyOf } from "../../policies.ts";
import { roundBetween } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told } from "../../world.ts";

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
    const qualified = world.rows.filter((_, k) => amounts[k]! > bound);
    const inAll = world.rows.filter(
      ({ figures }) => (figures[key]! * percent) / 100 > bound,
    ).length;
    const said = want ? above : inAll > above && inAll <= 6 ? inAll : above + rng.pick([-1, 1]);
    const { payment, of } = policyOf(world.story)!;
    return {
      text: `Exactly ${inWords(said)} of the ${paymentsSaid(world)} of more than ${told(world, key, bound)}.`,
      why: `Only ${listed(qualified.map(({ name }) => name))} met the condition and had ${baseSaid(of)} high enough for that.`,
      how: `A ${payment} of more than ${told(world, key, bound)} takes more than ${told(world, key, Number(((100 * bound) / percent).toPrecision(3)))} in ${of}. Count those among the rows above ${told(world, by, limit)} in ${columnOf(world, by).noun}.`,
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
