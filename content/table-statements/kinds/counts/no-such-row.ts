import { boundAfter, boundBetween } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf } from "../../world.ts";
import { clause } from "../../words.ts";

/** Whether no row is both above one bound and below another. */
export const noSuchRow: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 5);
    const [order, orderB] = [descending(world, a), descending(world, b)];
    const limit = boundAfter(world, a, size);
    const chosen = order
      .slice(0, size)
      .toSorted((one, other) => one.figures[b]! - other.figures[b]!);
    const least = chosen[0]!;
    const place = orderB.indexOf(least);
    if (limit === null || place > orderB.length - 3) return null;
    const bound = boundBetween(
      world,
      b,
      (want ? orderB[place + 1]! : least).figures[b]!,
      (want ? least : chosen[1]!).figures[b]!,
    );
    if (bound === null) return null;
    const [low, high] = [told(world, b, bound), told(world, a, limit)];
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const value = told(world, b, least.figures[b]!);
    return {
      text: `No ${thingOf(world)} that ${clause(world, a, "more than", limit)} ${clause(world, b, "less than", bound)}.`,
      why: want
        ? `Of those above ${high}, ${least.name} has the lowest ${nounB}, and that’s ${value}.`
        : `${least.name} is above ${high} in ${nounA} but only at ${value} in ${nounB}.`,
      how: `Sort by ${nounA}, keep the rows above ${high}, and look for one below ${low} in ${nounB}.`,
      weight: 0,
    };
  },
  pattern: /^No .+? that (.+)\.$/,
  isTrue: ([text], table) => {
    const [first, second] = table.meetBoth(text!, " ");
    return !first.some((isMet, k) => isMet && second[k]);
  },
};
