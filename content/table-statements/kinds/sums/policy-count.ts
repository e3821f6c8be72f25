import { fromWords, inWords, listed } from "@theta/items/template";
import { policyOf } from "../../policies.ts";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, thingOf, told, twoOf } from "../../world.ts";
import { clause, joined } from "../../words.ts";

/** How many rows a policy with two conditions pays. */
export const policyCount: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const pair = twoOf(world.keys, rng);
    if (!policy || !pair) return null;
    const [a, b] = pair;
    const [least, most] = [a, b].map((key) => boundAfter(world, key, rng.int(4, 6)));
    if (typeof least !== "number" || typeof most !== "number") return null;
    const meets = world.rows.filter(({ figures }) => figures[a]! > least && figures[b]! > most);
    const said = want ? meets.length : meets.length + rng.pick([-1, 1]);
    if (said < 2 || said > 5 || meets.length === 0) return null;
    return {
      text: `If each ${thingOf(world)} that ${joined(clause(world, a, "more than", least), clause(world, b, "more than", most))} ${policy.verb}s a ${policy.payment}, exactly ${inWords(said)} of the ${world.story.things} will ${policy.verb} a ${policy.payment}.`,
      why: `Both conditions are met by ${listed(meets.map(({ name }) => name))}, and by no others.`,
      how: `Sort by ${columnOf(world, a).noun}, keep the rows above ${told(world, a, least)}, and count those above ${told(world, b, most)} in ${columnOf(world, b).noun}.`,
      weight: 1,
    };
  },
  pattern:
    /^If each .+? that (.+) (?:receive|pay)s a [a-z]+, exactly (\w+) of the [a-z ]+ will (?:receive|pay) a [a-z]+\.$/,
  isTrue: ([text, said], table) => {
    const [first, second] = table.meetBoth(text!, " and ");
    return first.filter((isMet, k) => isMet && second[k]).length === fromWords(said!);
  },
};
