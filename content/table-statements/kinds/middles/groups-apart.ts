import { fromWords, inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, told, twoOf } from "../../world.ts";

/** Whether a group that one column selects lies entirely above the others in another column. */
export const groupsApart: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
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
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `For each of the ${inWords(size)} ${things} with the greatest ${nounA}, the ${nounB} is greater than for any of the other ${howMany(order.length - size)} ${things}.`,
      why: `Among the ${inWords(size)}, ${lowest.name} has the least ${nounB}, ${told(world, b, lowest.figures[b]!)}. Among the others, ${highest.name} has the greatest, ${told(world, b, highest.figures[b]!)}.`,
      how: `Sort by ${nounA} and note the first ${inWords(size)}. Sort by ${nounB} and see whether the same ${inWords(size)} come first.`,
      weight: 0,
    };
  },
  pattern:
    /^For each of the (\w+) [a-z ]+ with the greatest (.+), the (.+) is greater than for any of the other \w+ [a-z ]+\.$/,
  isTrue: ([size, nounA, nounB], table) => {
    const firstBy = (noun: string): string[] => {
      const column = table.column(noun);
      const order = [...column.keys()].toSorted((one, other) => column[other]! - column[one]!);
      return order.slice(0, fromWords(size!)).map((place) => table.names[place]!);
    };
    const others = firstBy(nounB!);
    return firstBy(nounA!).every((name) => others.includes(name));
  },
};
