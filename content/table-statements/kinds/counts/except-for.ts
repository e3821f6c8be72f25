import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf } from "../../world.ts";

/** A rule that one named row breaks, and that another may break as well. */
export const exceptFor: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const order = descending(world, a);
    const size = rng.int(3, 5);
    const [limitA, limitB] = [order[size]!.figures[a]!, rng.pick(world.rows).figures[b]!];
    const chosen = order.slice(0, size);
    const against = chosen.filter(({ figures }) => figures[b]! <= limitB);
    if (against.length !== (want ? 1 : 2)) return null;
    // The bound should divide the others too.
    if (order.slice(size).filter(({ figures }) => figures[b]! > limitB).length === 0) return null;
    const row = rng.pick(against);
    const second = against.find((other) => other !== row);
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `Except for ${row.name}, the ${nounB} is greater than ${told(world, b, limitB)} for every ${thingOf(world)} for which the ${nounA} is greater than ${told(world, a, limitA)}.`,
      why: second
        ? `The ${nounB} is ${told(world, b, second.figures[b]!)} for ${second.name}, which is an exception too.`
        : `For all others above ${told(world, a, limitA)}, the ${nounB} is above ${told(world, b, limitB)}.`,
      how: `Sort by ${nounA}, keep the rows above ${told(world, a, limitA)}, and look for a second exception.`,
      weight: 1,
    };
  },
  pattern:
    /^Except for (.+), the (.+) is greater than (.+) for every [a-z ]+ for which the (.+) is greater than (.+)\.$/,
  isTrue: ([name, nounB, limitB, nounA, limitA], table) => {
    const [a, b] = [table.said(nounA!, limitA!), table.said(nounB!, limitB!)];
    const kept = table.names.filter((one) => one !== name && table.valueOf(one, nounA!) > a);
    return kept.every((one) => table.valueOf(one, nounB!) > b);
  },
};
