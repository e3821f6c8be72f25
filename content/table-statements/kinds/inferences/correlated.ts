import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, twoOf, valuesOf } from "../../world.ts";
import { isSameQuantity } from "./claim-supported.ts";
import { allOf, nounWithThe } from "../../words.ts";

/** Rank correlations beyond this are plain; without one, they’re below the other. */
const CLEAR = 0.72;
const NONE = -0.1;
/** The opposite of what two columns plainly do would be too easy to reject, and the same order needs no table. */
const OPPOSITE = -0.6;
const SAME = 0.97;
/** The correlation of the values themselves must agree. */
const CLEAR_VALUES = 0.6;

/** Whether two columns are correlated in a given direction. */
export const correlated: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = [valuesOf(world, pair[0]), valuesOf(world, pair[1])];
    const together = rankCorrelation(a, b);
    const isInverse = want ? together < 0 : rng.chance(0.4);
    const sign = isInverse ? -1 : 1;
    const [ranks, values] = [sign * together, sign * correlation(a, b)];
    if (isSameQuantity(world, pair)) return null;
    if (
      want
        ? ranks > SAME || Math.min(ranks - CLEAR, values - CLEAR_VALUES) < 0
        : Math.max(ranks, values) > NONE || ranks < OPPOSITE
    )
      return null;
    const [saidA, saidB] = pair.map((key) => nounWithThe(world, key));
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun);
    const direction = isInverse ? "fall" : "rise";
    return {
      text: `For ${allOf(world)}, there is a ${isInverse ? "negative" : "positive"} correlation between ${saidA} and ${saidB}.`,
      why: want
        ? `The ${nounB} ${direction}s with few exceptions as the ${nounA} rises.`
        : `The ${nounB} doesn’t ${direction} as the ${nounA} rises.`,
      how: `Sort by ${nounA} and read down the ${nounB}: a correlation is positive if both rise, and negative if one falls as the other rises.`,
      weight: 1,
    };
  },
  pattern: /^For the \w+ [a-z ]+, there is a (positive|negative) correlation between (.+)\.$/,
  isTrue: ([direction, text], table) => {
    const [a, b] = table.both(text!.replaceAll(/(^| and )the /g, "$1"), " and ");
    return correlation(a, b) * (direction === "positive" ? 1 : -1) > CLEAR_VALUES / 2;
  },
};

/** Pearson's. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const [fromA, fromB] = [fromMean(a), fromMean(b)];
  return product(fromA, fromB) / Math.sqrt(product(fromA, fromA) * product(fromB, fromB));
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, k) => total + value * b[k]!, 0);
}
