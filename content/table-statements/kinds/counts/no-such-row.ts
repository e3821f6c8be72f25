import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf, withArticle } from "../../world.ts";

/** Whether the data allow a rule without exceptions: above one bound, never below another. */
export const noSuchRow: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 5);
    const order = descending(world, a);
    const limit = order[size]!.figures[a]!;
    const chosen = order
      .slice(0, size)
      .toSorted((one, other) => one.figures[b]! - other.figures[b]!);
    const bound = chosen[want ? 0 : 1]!.figures[b]!;
    const places = descending(world, b);
    if (places.findIndex(({ figures }) => figures[b] === bound) > places.length - 3) return null;
    const thing = thingOf(world);
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const [low, high] = [told(world, b, bound), told(world, a, limit)];
    return {
      text: `The data are consistent with the claim that there is no ${thing} for which the ${nounA} is greater than ${high} and the ${nounB} is less than ${low}.`,
      why: want
        ? `Of those above ${high}, ${chosen[0]!.name} has the least ${nounB}, and that is ${low}, which isn't less.`
        : `${chosen[0]!.name} is above ${high} in ${nounA} and has ${withArticle(nounB)} of ${told(world, b, chosen[0]!.figures[b]!)}.`,
      how: `Sort by ${nounA}, keep the rows above ${high}, and look for one whose ${nounB} is less than ${low}.`,
      weight: 0,
    };
  },
  pattern:
    /^The data are consistent with the claim that there is no .+ for which the (.+) is greater than (.+) and the (.+) is less than (.+)\.$/,
  isTrue: ([nounA, high, nounB, low], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const [limit, bound] = [table.said(nounA!, high!), table.said(nounB!, low!)];
    return a.every((value, k) => value <= limit || b[k]! >= bound);
  },
};
