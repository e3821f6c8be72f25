import { fromWords, inWords } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import { namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { columnOf, descending, told } from "../../world.ts";
import { didMore, didMost, didMostOf, fewerOrLess, others, tops } from "../../words.ts";

/** Whether a group that one column selects lies entirely above the others in another column. */
export const groupsApart: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(2, 4);
    const order = descending(world, a);
    const byB = (rows: typeof order): typeof order =>
      rows.toSorted((one, other) => one.figures[b]! - other.figures[b]!);
    const [lowest, highest] = [byB(order.slice(0, size))[0]!, byB(order.slice(size)).at(-1)!];
    if (lowest.figures[b]! > highest.figures[b]! !== want) return null;
    // A false one comes close: only one of the others is above the lowest.
    const above = order.slice(size).filter(({ figures }) => figures[b]! > lowest.figures[b]!);
    if (above.length > 1) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `Each of ${tops(world, size, a)} ${didMore(world, b)} than any of ${others(world, size)}.`,
      why: `Of the ${inWords(size)}, ${lowest.name} ${didMostOf(world, size, b, true)}, ${told(world, b, lowest.figures[b]!)}. Of ${others(world, size)}, ${highest.name} ${didMost(world, b)}, ${told(world, b, highest.figures[b]!)}, which is ${want ? fewerOrLess(world, b) : "more"} than ${told(world, b, lowest.figures[b]!)}.`,
      how: `Sort by ${nounA} and note the first ${inWords(size)}: ${namesOf(order.slice(0, size))}. Sort by ${nounB} and see whether the same ${inWords(size)} come first.`,
      weight: 0,
    };
  },
  pattern: /^Each of the (\w+) .+? (?:with|that) (.+) than any of the other \w+ [a-z ]+\.$/,
  isTrue: ([size, text], table) => {
    const [a, b] = table.both(text!, " ").map((values) => areFirst(values, fromWords(size!)));
    return a!.every((isFirst, k) => isFirst === b![k]);
  },
};
