import { fromWords, inWords, sum, tidy } from "@theta/items/template";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told } from "../../world.ts";
import { nounFor, readNounFor, tops, wasOf } from "../../words.ts";

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
      text: `The ${nounFor(world, noun, row.name)} ${wasOf(world, key)} greater than the total for ${tops(world, size, key, true)}.`,
      why: `The value for ${row.name} is ${told(world, key, own)}. The last ${inWords(size)}, ${named(world, key, order.slice(-size))}, add up to ${told(world, key, tidy(low))}, which is ${want ? "less" : "more"}.`,
      how: `Sort by ${noun}, add the last ${inWords(size)} values, and compare their sum with the value for ${row.name}.`,
      weight: 0,
    };
  },
  pattern:
    /^The (.+) (?:was|were) greater than the total for the (\w+) [a-z ]+? (?:with|that) .+\.$/,
  isTrue: ([said, size], table) => {
    const { noun, name } = readNounFor(said!, table.names)!;
    const values = table.column(noun);
    const count = fromWords(size!);
    const small = values.filter((value) => values.filter((other) => other < value).length < count);
    return small.reduce((left, value) => left - value, table.valueOf(name, noun)) > 0;
  },
};
