import { fromWords, inWords, sum } from "@theta/items/template";
import { goTogether } from "../../expectation.ts";
import { areOfOneTime } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, howMany, told } from "../../world.ts";
import { PREPOSITION } from "../../prepositions.ts";
import { nounOf, others, shortOf, thatOf, tops } from "../../words.ts";

/** The total of a few rows that another column selects, against the total of all others. */
export const totalAgainstRest: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const b = rng.pick(sums);
    const a = rng.pick(world.keys.filter((key) => key !== b));
    if (!areOfOneTime(world, a, b) || !goTogether(world, a, b)) return null;
    const size = rng.int(2, 4);
    const order = descending(world, a);
    const [part, rest] = [order.slice(0, size), order.slice(size)].map((rows) =>
      sum(rows.map(({ figures }) => figures[b]!)),
    );
    const away = Math.abs(part! / rest! - 1);
    if (part! > rest! !== want || away < 0.03 || away > 0.35) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const start = `The total ${nounOf(world, b)} ${tops(world, size, a)} was greater than`;
    return {
      text: shortOf(
        `${start} the total for ${others(world, size)}.`,
        `${start} that ${thatOf(world, b)} the other ${howMany(world.rows.length - size)}.`,
        `${start} that ${thatOf(world, b)} the others.`,
      ),
      why: `The totals are ${told(world, b, part!)} for the ${inWords(size)} and ${told(world, b, rest!)} for the others.`,
      how: `Sort by ${nounA}, add the ${nounB} of the first ${inWords(size)}, and add that of the others.`,
      weight: 1,
    };
  },
  pattern: new RegExp(
    String.raw`^The total (.+) ${PREPOSITION} the (\w+) .+? (?:with|that) (.+) was greater than (?:the total|that) (?:of|for) .+\.$`,
  ),
  isTrue: ([nounB, size, nounA], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const limit = a.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    return 2 * sum(b.filter((_, k) => a[k]! >= limit)) > sum(b);
  },
};
