import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, twoOf } from "../../world.ts";

/** Whether the first in one order is also at an end of another, or close to it. */
export const extremesAgree: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const first = descending(world, a)[0]!;
    const order = descending(world, b);
    const place = order.indexOf(first);
    const isLow = rng.chance(0.5);
    const end = isLow ? order.length - 1 - place : place;
    // False ones come close: second or third instead of first.
    if (want ? end !== 0 : end < 1 || end > 2) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const thing = thingOf(world);
    const extreme = isLow ? order.at(-1)! : order[0]!;
    return {
      text: `The ${thing} with the greatest ${nounA} is also the ${thing} with the ${isLow ? "least" : "greatest"} ${nounB}.`,
      why: want
        ? `${first.name} is both.`
        : `${first.name} has the greatest ${nounA}, but ${extreme.name} has the ${isLow ? "least" : "greatest"} ${nounB}.`,
      how: `Sort by ${nounA}, note the name at the end, and sort by ${nounB}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ with the greatest (.+) is also the .+ with the (least|greatest) (.+)\.$/,
  isTrue: ([nounA, end, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const place = a.indexOf(Math.max(...a));
    return b[place] === (end === "least" ? Math.min(...b) : Math.max(...b));
  },
};
