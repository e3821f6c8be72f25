import { isClear, isUnsupported, together, valueCorrelation } from "../../correlation.ts";
import { isWorthClaiming } from "../../expectation.ts";
import { twoColumns } from "../../pairs.ts";
import { trendDenied, trendShown } from "../../direction.ts";
import { figuresOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, valuesOf } from "../../world.ts";
import { causeFirst, isSameQuantity } from "./claim-supported.ts";
import { allOf, nounWithThe } from "../../words.ts";

/** At least so far in the other direction, a correlation that's claimed is plainly none. */
const OPPOSITE = 0.25;
/** By value, what's correlated lies above this, and what isn't below. */
const PLAIN = 0.3;

/** Whether two columns are correlated in a given direction. */
export const correlated: StatementForm = {
  make(world, rng, want) {
    const pair = causeFirst(world, twoColumns(world, rng));
    if (!pair) return null;
    const [a, b] = [valuesOf(world, pair[0]), valuesOf(world, pair[1])];
    const isInverse = want ? together(a, b).ranks < 0 : rng.chance(0.3);
    const signed = together(a, b, isInverse);
    if (isSameQuantity(world, pair) || !isWorthClaiming(world, pair, isInverse)) return null;
    if (want ? !isClear(signed) : !isUnsupported(signed)) return null;
    // Sorting shows an opposite direction at once, but only hints at a weak one.
    if (!want && Math.max(signed.ranks, signed.values) > -OPPOSITE) return null;
    const [saidA, saidB] = pair.map((key) => nounWithThe(world, key));
    const nounA = columnOf(world, pair[0]).noun;
    return {
      text: `For ${allOf(world)}, there is a ${isInverse ? "negative" : "positive"} correlation between ${saidA} and ${saidB}.`,
      why: want ? trendShown(world, pair, isInverse) : trendDenied(world, pair, isInverse),
      how: `Sort by ${nounA} and read down the ${figuresOf(world, pair[1])}: a correlation is positive if both tend to rise, and negative if one tends to fall as the other rises.`,
      weight: 1,
    };
  },
  pattern: /^For the \w+ [a-z ]+, there is a (positive|negative) correlation between (.+)\.$/,
  isTrue: ([direction, text], table) => {
    const [a, b] = table.both(text!.replaceAll(/(^| and )the /g, "$1"), " and ");
    return valueCorrelation(a, b) * (direction === "positive" ? 1 : -1) > PLAIN;
  },
};
