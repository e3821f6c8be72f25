import { fromWords, inWords, sum, tidy } from "@theta/items/template";
import { goTogether } from "../../expectation.ts";
import { areOfOneTime } from "../../pairs.ts";
import { figuresOf, named, namesOf } from "../../evidence.ts";
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
    const nounA = columnOf(world, a).noun;
    const start = `The total ${nounOf(world, b)} ${tops(world, size, a)} was greater than`;
    const chosen = order.slice(0, size);
    return {
      text: shortOf(
        `${start} the total for ${others(world, size)}.`,
        `${start} that ${thatOf(world, b)} the other ${howMany(world.rows.length - size)}.`,
        `${start} that ${thatOf(world, b)} the others.`,
      ),
      why: `${named(world, b, chosen)} add up to ${told(world, b, tidy(part!))}. The whole column adds up to ${told(world, b, tidy(part! + rest!))}, which leaves ${told(world, b, tidy(rest!))} for the others.`,
      how: `Sort by ${nounA}: the first ${inWords(size)} are ${namesOf(chosen)}. Add their ${figuresOf(world, b)}, and compare the sum with the rest of the column.`,
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
