import { sum } from "@theta/items/template";
import { PAYMENTS, paymentsOf, policyOf } from "../../policies.ts";
import { figuresOf, named, nearly, totalIn } from "../../evidence.ts";
import { clauses, limited } from "../../words.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told } from "../../world.ts";

/** The total of what the introduction's rule paid. */
export const policyTotal: StatementForm = {
  make(world, rng, want) {
    if (!world.payments) return null;
    const { key, by, limit, percent } = world.payments;
    const paid = paymentsOf(world).filter((amount) => amount > 0);
    const total = sum(paid);
    const said = Number((total * (1 + rng.int(-18, 18) / 100)).toPrecision(2));
    const away = Math.abs(total / said - 1);
    if (total > said !== want || away < 0.03) return null;
    const { payment } = policyOf(world.story)!;
    const met = world.rows.filter(({ figures }) => figures[by]! > limit);
    return {
      text: `The total amount of the ${PAYMENTS[payment].plural} was more than ${told(world, key, said)}.`,
      why: `The condition is met by ${named(world, key, met)}. The sum of these ${figuresOf(world, key)} is ${told(world, key, totalIn(key, met))}, and ${percent} percent of it is ${nearly(world, key, total)}.`,
      how: `Sort by ${columnOf(world, by).noun}, add the ${figuresOf(world, key)} for the ${world.story.things} ${limited(clauses(world, by, "more than", limit))}, and take ${percent} percent of the sum.`,
      weight: 1,
    };
  },
  pattern: /^The total amount of the (?:bonuses|grants|taxes) was more than (.+)\.$/,
  isTrue: ([said], table) => {
    const { noun, amounts } = table.paid();
    return sum(amounts) > table.said(noun, said!);
  },
};
