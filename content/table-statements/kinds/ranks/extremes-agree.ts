import { twoColumns } from "../../pairs.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, fromEnd, told } from "../../world.ts";
import { didMost, exactly, thingWith } from "../../words.ts";

/** Whether the first in one order is also at an end of another, or close to it. */
export const extremesAgree: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [isLowA, isLowB] = [rng.chance(0.3), rng.chance(0.5)];
    const [orderA, orderB] = [fromEnd(world, a, isLowA), fromEnd(world, b, isLowB)];
    const first = orderA[0]!;
    const place = orderB.indexOf(first);
    // False ones come close: second or third instead of first.
    if (want ? place !== 0 : place < 1 || place > 2) return null;
    return {
      text: `The ${thingWith(world, a, isLowA)} also ${didMost(world, b, isLowB)}.`,
      why: want
        ? `${first.name} ${didMost(world, a, isLowA)} (${told(world, a, first.figures[a]!)}) and ${didMost(world, b, isLowB)} (${told(world, b, first.figures[b]!)}).`
        : `The ${thingWith(world, a, isLowA)} is ${named(world, a, [first])}, but the ${thingWith(world, b, isLowB)} is ${orderB[0]!.name}, with ${told(world, b, orderB[0]!.figures[b]!)}. ${first.name} ${exactly(world, b, first.figures[b]!)}.`,
      how: `Sort by ${columnOf(world, a).noun} and note the name with the ${endOf(isLowA)} value. Then sort by ${columnOf(world, b).noun} and see which name has the ${endOf(isLowB)} value.`,
      weight: 0,
    };
  },
  pattern: /^The .+? (?:with|that) (.+) also (.+)\.$/,
  isTrue: ([phraseA, phraseB], table) => {
    const [a, b] = [table.toward(phraseA!), table.toward(phraseB!)];
    return a.indexOf(Math.max(...a)) === b.indexOf(Math.max(...b));
  },
};

const endOf = (isLow: boolean): string => (isLow ? "lowest" : "highest");
