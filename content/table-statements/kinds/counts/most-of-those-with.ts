import { inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told, twoOf, withArticle } from "../../world.ts";

/** Whether more than half of the rows beyond one bound are beyond another. */
export const mostOfThoseWith: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(4, 6);
    const order = descending(world, a);
    const limit = order[size - 1]!.figures[a]!;
    const bound = descending(world, b)[Math.floor(world.rows.length / 2)]!.figures[b]!;
    const chosen = order.slice(0, size);
    const kept = chosen.filter(({ figures }) => figures[b]! > bound);
    // One more or less would change the answer.
    const half = size / 2;
    if (kept.length > half !== want || Math.abs(kept.length - half) > 1) return null;
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `More than half of the ${things} for which the ${nounA} is at least ${told(world, a, limit)} have ${withArticle(nounB)} greater than ${told(world, b, bound)}.`,
      why: `Of the ${inWords(size)} ${things} from ${told(world, a, limit)} up, ${inWords(kept.length)} ${kept.length === 1 ? "is" : "are"} above ${told(world, b, bound)}.`,
      how: `Sort by ${nounA}, keep the rows from ${told(world, a, limit)} up, and count those whose ${nounB} is above ${told(world, b, bound)}.`,
      weight: 1,
    };
  },
  pattern:
    /^More than half of the .+ for which the (.+) is at least (.+) have an? (.+) greater than (.+)\.$/,
  isTrue: ([nounA, limit, nounB, bound], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const balance = a.reduce((total, value, k) => {
      if (value < table.said(nounA!, limit!)) return total;
      return total + (b[k]! > table.said(nounB!, bound!) ? 1 : -1);
    }, 0);
    return balance > 0;
  },
};
