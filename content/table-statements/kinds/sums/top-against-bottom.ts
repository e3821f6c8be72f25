import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told } from "../../world.ts";
import { didMore, tops } from "../../words.ts";

/** One large row against a few small ones together. */
export const topAgainstBottom: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const order = descending(world, key);
    const row = rng.pick(order.slice(0, 3));
    const size = rng.int(2, 5);
    const low = sum(order.slice(-size).map(({ figures }) => figures[key]!));
    const own = row.figures[key]!;
    const away = Math.abs(own / low - 1);
    if (own > low !== want || away < 0.02 || away > 0.25) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `${row.name} ${didMore(world, key)} than ${tops(world, size, key, true)} combined.`,
      why: `It's ${told(world, key, own)} for ${row.name} and ${told(world, key, Number(low.toFixed(6)))} for those ${inWords(size)} together.`,
      how: `Sort by ${noun} and add the last ${inWords(size)} values.`,
      weight: 0,
    };
  },
  pattern: /^(.+) than the (\w+) [a-z ]+ with (.+) combined\.$/,
  isTrue: ([start, size, noun], table) => {
    const values = table.column(noun!);
    const name = table.names.find((one) => start!.startsWith(`${one} `));
    const count = fromWords(size!);
    const small = values.filter((value) => values.filter((other) => other < value).length < count);
    return small.reduce((left, value) => left - value, table.valueOf(name!, noun!)) > 0;
  },
};
