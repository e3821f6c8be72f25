import { listed } from "@theta/items/template";
import { policyOf } from "../../policies.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, thingOf, told, twoOf, withArticle } from "../../world.ts";

/** Whether the rows that were paid are those that a policy would pay. */
export const policyConsistent: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const pair = twoOf(world.keys, rng);
    if (!policy || !pair) return null;
    const [a, b] = pair;
    const [orderA, orderB] = [descending(world, a), descending(world, b)];
    const [boundA, boundB] = [
      orderA[rng.int(4, 6)]!.figures[a]!,
      orderB[rng.int(4, 6)]!.figures[b]!,
    ];
    const meets = world.rows.filter(
      ({ figures }) => figures[a]! >= boundA && figures[b]! >= boundB,
    );
    const others = world.rows.filter((row) => !meets.includes(row));
    const nearly = others.filter(({ figures }) => figures[a]! >= boundA || figures[b]! >= boundB);
    if (meets.length < 2 || meets.length > 4 || nearly.length < 2) return null;
    const wrong = want ? null : rng.pick(rng.chance(0.5) && meets.length > 2 ? meets : nearly);
    const said = world.rows.filter((row) => meets.includes(row) !== (row === wrong));
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const act = policy.isCollected ? "collecting" : "awarding";
    const towards = policy.isCollected ? "from" : "to";
    const failing = wrong && wrong.figures[a]! < boundA ? a : b;
    return {
      text: `If the only ${world.story.things} that ${policy.isCollected ? "paid" : "received"} a ${policy.payment} are ${listed(said.map(({ name }) => name))}, the data are consistent with a policy of ${act} a ${policy.payment} ${towards} every ${thingOf(world)} for which the ${nounA} is at least ${told(world, a, boundA)} and the ${nounB} is at least ${told(world, b, boundB)}, and ${towards} no others.`,
      why: !wrong
        ? `Exactly these ${howMany(meets.length)} meet both conditions.`
        : meets.includes(wrong)
          ? `${wrong.name} meets both conditions too: ${told(world, a, wrong.figures[a]!)} and ${told(world, b, wrong.figures[b]!)}.`
          : `The ${columnOf(world, failing).noun} for ${wrong.name} is only ${told(world, failing, wrong.figures[failing]!)}.`,
      how: `Sort by ${nounA}, keep the rows from ${told(world, a, boundA)} up, and see which of them have ${withArticle(nounB)} of at least ${told(world, b, boundB)}.`,
      weight: 1,
    };
  },
  pattern:
    /^If the only [a-z ]+ that (?:received|paid) a [a-z]+ are (.+), the data are consistent with a policy of .+ for which the (.+) is at least (.+) and the (.+) is at least (.+), and (?:to|from) no others\.$/,
  isTrue: ([names, nounA, boundA, nounB, boundB], table) => {
    const [a, b] = [table.said(nounA!, boundA!), table.said(nounB!, boundB!)];
    const said = names!.split(/, and |, | and /);
    return table.names.every((name) => {
      const isMet = table.valueOf(name, nounA!) >= a && table.valueOf(name, nounB!) >= b;
      return isMet === said.includes(name);
    });
  },
};
