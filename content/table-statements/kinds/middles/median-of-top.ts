import { capital, fromWords, inWords, median } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, halfOf, told } from "../../world.ts";
import { hasMiddle, others, tops } from "../../words.ts";

/** For two medians of at most five values each. */
const MOST_ROWS = 9;

/** Medians of one column in the two parts that another column divides the table into. */
export const medianOfTop: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    // Two long lists would take longer than a question allows.
    if (!hasMiddle(world, b) || world.rows.length > MOST_ROWS) return null;
    const size = halfOf(world, rng);
    const order = descending(world, a);
    const medians = [order.slice(0, size), order.slice(size)].map((rows) =>
      median(rows.map(({ figures }) => figures[b]!)),
    );
    const [top, rest] = medians as [number, number];
    if (top === rest || top > rest !== want) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `${capital(tops(world, size, a))} had a higher median ${nounB} than ${others(world, size)}.`,
      why: `The median is ${told(world, b, top)} for the ${inWords(size)} and ${told(world, b, rest)} for the others.`,
      how: `Sort by ${nounA} and separate the first ${inWords(size)}. Order the ${nounB} within each group and take the middle.`,
      weight: 2,
    };
  },
  pattern: /^The (\w+) .+? with (the .+) had a higher median (.+) than the other \w+ .+\.$/,
  isTrue: ([size, nounA, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const order = [...a.keys()].toSorted((one, other) => a[other]! - a[one]!);
    const middle = (places: readonly number[]): number => {
      const values = places.map((place) => b[place]!).toSorted((one, other) => one - other);
      const half = (values.length - 1) / 2;
      return (values[Math.floor(half)]! + values[Math.ceil(half)]!) / 2;
    };
    const count = fromWords(size!);
    return middle(order.slice(0, count)) > middle(order.slice(count));
  },
};
