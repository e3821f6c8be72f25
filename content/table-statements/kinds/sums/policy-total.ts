import { inWords, sum } from "@theta/items/template";
import { policyOf } from "../../policies.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";

/** The total of what a stated policy pays. */
export const policyTotal: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const key = world.keys.find((one) => columnOf(world, one).noun === policy?.of);
    if (!policy || !key) return null;
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(3, 5);
    const rows = descending(world, by).slice(0, size);
    const percent = rng.pick(policy.percents);
    const base = sum(rows.map(({ figures }) => figures[key]!));
    const total = (base * percent) / 100;
    const said = Number((total * (1 + rng.int(-18, 18) / 100)).toPrecision(2));
    const away = Math.abs(total / said - 1);
    if (total > said !== want || away < 0.03) return null;
    const limit = told(world, by, rows.at(-1)!.figures[by]!);
    const nounBy = columnOf(world, by).noun;
    return {
      text: `If each ${thingOf(world)} for which the ${nounBy} is at least ${limit} ${policy.verb}s a ${policy.payment} equal to ${percent} percent of ${policy.whose} ${policy.of}, the total of these ${policy.plural} will be greater than ${told(world, key, said)}.`,
      why: `The total ${policy.of} of the ${inWords(size)} that qualify is about ${told(world, key, Number(base.toPrecision(3)))}, and ${percent} percent of it is about ${told(world, key, Number(total.toPrecision(3)))}.`,
      how: `Sort by ${nounBy}, add the ${policy.of} of the rows from ${limit} up, and take ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern:
    /^If each [a-z ]+ for which the (.+) is at least (.+) (?:receive|pay)s a [a-z]+ equal to ([\d.]+) percent of (?:its|the) (.+), the total of these [a-z]+ will be greater than (.+)\.$/,
  isTrue: ([nounBy, limit, percent, noun, said], table) => {
    const bound = table.said(nounBy!, limit!);
    const payments = table
      .column(noun!)
      .map((value, k) => (table.column(nounBy!)[k]! >= bound ? value * Number(percent) : 0));
    return sum(payments) > 100 * table.said(noun!, said!);
  },
};
