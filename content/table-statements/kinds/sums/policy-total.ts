import { inWords, sum } from "@theta/items/template";
import { policyOf } from "../../policies.ts";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";
import { clause } from "../../words.ts";

/** The total of what a stated policy pays. */
export const policyTotal: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const key = world.keys.find((one) => columnOf(world, one).noun === policy?.of);
    if (!policy || !key) return null;
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(2, 4);
    const limit = boundAfter(world, by, size);
    if (limit === null) return null;
    const rows = descending(world, by).slice(0, size);
    const percent = rng.pick(policy.percents);
    const base = sum(rows.map(({ figures }) => figures[key]!));
    const total = (base * percent) / 100;
    const said = Number((total * (1 + rng.int(-18, 18) / 100)).toPrecision(2));
    const away = Math.abs(total / said - 1);
    if (total > said !== want || away < 0.03) return null;
    const about = (value: number): string => told(world, key, Number(value.toPrecision(3)));
    return {
      text: `If each ${thingOf(world)} that ${clause(world, by, "more than", limit)} ${policy.verb}s a ${policy.payment} equal to ${percent} percent of its ${policy.said}, the ${policy.plural} will total more than ${told(world, key, said)}.`,
      why: `The total ${policy.said} of the ${inWords(size)} that qualify is about ${about(base)}, and ${percent} percent of it is about ${about(total)}.`,
      how: `Sort by ${columnOf(world, by).noun}, add the ${policy.said} of the first ${inWords(size)}, and take ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern:
    /^If each .+? that (.+) (?:receive|pay)s a [a-z]+ equal to ([\d.]+) percent of its .+, the ([a-z]+) will total more than (.+)\.$/,
  isTrue: ([condition, percent, plural, said], table) => {
    const noun = table.policy!.of;
    if (table.policy!.plural !== plural) throw new Error(`No policy pays ${plural!}.`);
    const payments = table
      .meets(condition!)
      .map((isMet, k) => (isMet ? table.column(noun)[k]! : 0));
    return sum(payments) * Number(percent) > 100 * table.said(noun, said!);
  },
};
