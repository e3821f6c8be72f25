import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf, valuesOf } from "../../world.ts";

/** Rank correlations beyond this support a claim; those within the other one don't. */
const CLEAR = 0.72;
const NONE = 0.2;
/** The opposite of what two columns plainly do would be too easy to reject. */
const OPPOSITE = -0.85;

/** A number, an area, or a population is smaller; a price, a percent, or an average is lower. */
export function lessOf(noun: string): string {
  return /^(number|amount|area|floor area|capacity|length|population|payroll)\b/.test(noun)
    ? "smaller"
    : "lower";
}

/** Whether two columns go together, as an inference from all rows instead of a few. */
export const claimSupported: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const together = rankCorrelation(valuesOf(world, a), valuesOf(world, b));
    const isInverse = want ? together < 0 : rng.chance(0.5);
    const signed = isInverse ? -together : together;
    if (want ? signed < CLEAR : signed > NONE || signed < OPPOSITE) return null;
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const tops = descending(world, a)
      .slice(0, 3)
      .map(({ name }) => name);
    const places = tops.map(
      (name) => descending(world, b).findIndex((row) => row.name === name) + 1,
    );
    return {
      text: `The data support the claim that, among these ${things}, a greater ${nounA} tends to be associated with a ${isInverse ? lessOf(nounB) : "greater"} ${nounB}.`,
      why: want
        ? `When the rows are sorted by ${nounA}, the ${nounB} ${isInverse ? "falls" : "rises"} along with few exceptions.`
        : `When the rows are sorted by ${nounA}, the ${nounB} doesn't ${isInverse ? "fall" : "rise"} with it: the three with the greatest ${nounA} are in places ${places.join(", ")} by ${nounB}.`,
      how: `Sort by ${nounA} and read down the ${nounB}: look for a direction, not for single exceptions.`,
      weight: 1,
    };
  },
  pattern:
    /^The data support the claim that, among these .+, a greater (.+) tends to be associated with a (lower|smaller|greater) (.+)\.$/,
  isTrue: ([nounA, direction, nounB], table) => {
    // Pairs of rows that agree, minus those that don't: another measure than the one for drawing.
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const pairs = a.flatMap((_, k) => a.slice(k + 1).map((__, more) => [k, k + 1 + more] as const));
    const agreeing = pairs.filter(
      ([k, j]) => Math.sign(a[k]! - a[j]!) === Math.sign(b[k]! - b[j]!),
    ).length;
    const balance = (2 * agreeing) / pairs.length - 1;
    return (direction === "greater" ? balance : -balance) > (CLEAR + NONE) / 2.2;
  },
};
