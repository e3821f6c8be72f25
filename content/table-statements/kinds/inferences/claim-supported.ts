import { listed } from "@theta/items/template";
import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf, valuesOf, type World } from "../../world.ts";
import { allOf, ends, moreOf } from "../../words.ts";

/** Rank correlations beyond this support a claim; those within the other one don't. */
const CLEAR = 0.72;
const NONE = 0.2;
/** The opposite of what two columns plainly do would be too easy to reject. */
const OPPOSITE = -0.6;
/** What’s nearly in the same order needs no table. */
const SAME = 0.97;

/** Who tended to have what. */
const WORDINGS: readonly ((world: World, first: string, second: string) => string)[] = [
  (world, first, second) => `Among ${allOf(world)}, those with ${first} tended to have ${second}.`,
  ({ story }, first, second) => `In general, the ${story.things} with ${first} had ${second}.`,
];

/** Whether two columns go together, as an inference from all rows instead of a few. */
export const claimSupported: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const together = rankCorrelation(valuesOf(world, a), valuesOf(world, b));
    const isInverse = want ? together < 0 : rng.chance(0.5);
    const signed = isInverse ? -together : together;
    if (isSameQuantity(world, pair)) return null;
    if (want ? signed < CLEAR || signed > SAME : signed > NONE || signed < OPPOSITE) return null;
    const [first, second] = [moreOf(world, a), moreOf(world, b, isInverse)];
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const order = descending(world, b);
    const places = descending(world, a)
      .slice(0, 3)
      .map((row) => order.indexOf(row) + 1);
    return {
      text: rng.pick(WORDINGS)(world, first, second),
      why: want
        ? `The ${nounB} ${isInverse ? "falls" : "rises"} with few exceptions as the ${nounA} rises.`
        : `The ${nounB} doesn’t ${isInverse ? "fall" : "rise"} as the ${nounA} rises: the three with ${ends(world, a)} are in places ${listed(places.map(String))} by ${nounB}, counted from the highest.`,
      how: `Sort by ${nounA} and read down the ${nounB}: look for a direction, not for single exceptions.`,
      weight: 1,
    };
  },
  pattern:
    /^(?:Among the [a-z0-9 ]+, those with (.+) tended to have|In general, the (.+ had)) (.+)\.$/,
  isTrue: ([among, general, second], table) => {
    const phrase = among ?? general!.slice(table.things.length + " with ".length, -" had".length);
    // Pairs of rows that agree, minus those that don't: another measure than the one for drawing.
    return agreement(table.toward(phrase), table.toward(second!)) > (CLEAR + NONE) / 2.2;
  },
};

/** Whether two columns have the same quantity in two years, as "sales in 2022" and "sales in 2023". */
export function isSameQuantity(world: World, keys: readonly [string, string]): boolean {
  const [one, other] = keys.map((key) => columnOf(world, key).noun.replace(/ in \d{4}$/, ""));
  return one === other;
}

/** From −1, where all pairs of rows disagree, to 1, where all agree. */
export function agreement(a: readonly number[], b: readonly number[]): number {
  const pairs = a.flatMap((_, k) => a.slice(k + 1).map((__, more) => [k, k + 1 + more] as const));
  const signs = pairs.map(([k, j]) => Math.sign((a[k]! - a[j]!) * (b[k]! - b[j]!)));
  return signs.reduce<number>((total, sign) => total + sign, 0) / pairs.length;
}
