import { isClear, isUnsupported, together } from "../../correlation.ts";
import { twoColumns } from "../../pairs.ts";
import { isWorthClaiming } from "../../expectation.ts";
import { trendDenied, trendShown } from "../../direction.ts";
import { figuresOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, valuesOf, type World } from "../../world.ts";
import { allOf, fromTended, tendedTo, theyDidMore, withMore } from "../../words.ts";

/** By pairs of rows that agree, what's clear lies above this, and what isn't below. */
const PLAIN = 0.42;

/** Who tended to have what. */
const WORDINGS: readonly ((world: World, first: string, second: string) => string)[] = [
  (world, first, second) => `Among ${allOf(world)}, those ${first} tended to ${tendedTo(second)}.`,
  ({ story }, first, second) => `In general, the ${story.things} ${first} ${second}.`,
];

/** Whether two columns go together, as an inference from all rows instead of a few. */
export const claimSupported: StatementForm = {
  make(world, rng, want) {
    const pair = causeFirst(world, twoColumns(world, rng));
    if (!pair) return null;
    const [a, b] = pair;
    const [valuesA, valuesB] = [valuesOf(world, a), valuesOf(world, b)];
    const isInverse = want ? together(valuesA, valuesB).ranks < 0 : rng.chance(0.3);
    const signed = together(valuesA, valuesB, isInverse);
    if (isSameQuantity(world, pair) || !isWorthClaiming(world, pair, isInverse)) return null;
    if (want ? !isClear(signed) : !isUnsupported(signed)) return null;
    const [first, second] = [withMore(world, a), theyDidMore(world, b, isInverse)];
    const nounA = columnOf(world, a).noun;
    return {
      text: rng.pick(WORDINGS)(world, first, second),
      why: want ? trendShown(world, pair, isInverse) : trendDenied(world, pair, isInverse),
      how: `Sort by ${nounA} and read down the ${figuresOf(world, b)}: look for a direction, not for single exceptions.`,
      weight: 1,
    };
  },
  pattern:
    /^(?:Among the [a-z0-9 ]+, those (?:with|that) (.+) tended to (.+)|In general, the (.+))\.$/,
  isTrue: ([among, tended, general], table) => {
    const [a, b] = among
      ? [table.toward(among), table.toward(fromTended(tended!))]
      : table.both(general!.slice(table.things.length + " with ".length), " ");
    // Pairs of rows that agree, minus those that don't: another measure than those for drawing.
    return agreement(a, b) > PLAIN;
  },
};

/** Whether two columns have the same quantity in two years, as "sales in 2022" and "sales in 2023". */
export function isSameQuantity(world: World, keys: readonly [string, string]): boolean {
  const [one, other] = keys.map((key) => columnOf(world, key).noun.replace(/ in \d{4}$/, ""));
  return one === other;
}

/** In the order in which the story draws them: an income, and then what depends on it. */
export function causeFirst(
  { keys }: World,
  pair: [string, string] | null,
): [string, string] | null {
  return (
    pair &&
    (pair.toSorted((one, other) => keys.indexOf(one) - keys.indexOf(other)) as [string, string])
  );
}

/** From −1, where all pairs of rows disagree, to 1, where all agree. */
export function agreement(a: readonly number[], b: readonly number[]): number {
  const pairs = a.flatMap((_, k) => a.slice(k + 1).map((__, more) => [k, k + 1 + more] as const));
  const signs = pairs.map(([k, j]) => Math.sign((a[k]! - a[j]!) * (b[k]! - b[j]!)));
  return signs.reduce<number>((total, sign) => total + sign, 0) / pairs.length;
}
