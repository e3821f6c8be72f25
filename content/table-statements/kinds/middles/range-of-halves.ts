import { inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told, twoOf } from "../../world.ts";
import { nounWithThe, others, tops } from "../../words.ts";

/** The spread of one column in two groups that another column makes. */
export const rangeOfHalves: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const order = descending(world, a);
    const size = rng.pick([3, 4, 5]);
    const [top, rest] = [order.slice(0, size), order.slice(size)].map((rows) => {
      const values = rows.map(({ figures }) => figures[b]!);
      return Number((Math.max(...values) - Math.min(...values)).toFixed(6));
    });
    const away = Math.abs(top! / rest! - 1);
    if (top === 1 || rest === 1) return null;
    if (top! > rest! !== want || away < 0.05 || away > 0.6) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `The range in ${nounWithThe(world, b)} was greater among ${tops(world, size, a)} than among ${others(world, size)}.`,
      why: `The range is ${told(world, b, top!)} for the ${inWords(size)} and ${told(world, b, rest!)} for the others.`,
      how: `Sort by ${nounA}. In each of the two groups, find the greatest and the least ${nounB}.`,
      weight: 1,
    };
  },
  pattern:
    /^The range in (?:the )?(.+) was greater among the \w+ .+? with (the .+) than among the other (\w+) [a-z ]+\.$/,
  isTrue: ([nounB, nounA, rest], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const byA = b.map((value, k) => [a[k]!, value] as const).toSorted((x, y) => x[0] - y[0]);
    const cut = byA.findIndex((_, k) => inWords(k) === rest);
    return spread(byA.slice(cut)) > spread(byA.slice(0, cut));
  },
};

function spread(part: readonly (readonly [number, number])[]): number {
  const values = part.map(([, value]) => value).toSorted((one, other) => one - other);
  return values.at(-1)! - values[0]!;
}
