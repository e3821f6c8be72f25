import { fromWords, inWords, median } from "@theta/items/template";
import { expected } from "../../expectation.ts";
import { twoColumns } from "../../pairs.ts";
import { figuresOf, medianSaid, namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, halfOf, howMany } from "../../world.ts";
import { hasMiddle, others, shortOf, tops } from "../../words.ts";

/** For two medians of at most five values each. */
const MOST_ROWS = 9;
/** Colleges with the most faculty members have the most students: nobody needs a table for that. */
const OBVIOUS = 0.85;

/** Medians of one column in the two parts that another column divides the table into. */
export const medianOfTop: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    // Two long lists would take longer than a question allows.
    if (!hasMiddle(world, b) || world.rows.length > MOST_ROWS) return null;
    if (Math.abs(expected(world, a, b)) > OBVIOUS) return null;
    const size = halfOf(world, rng);
    const order = descending(world, a);
    const [chosen, left] = [order.slice(0, size), order.slice(size)];
    const valuesOfRows = (rows: typeof order): number[] => rows.map(({ figures }) => figures[b]!);
    const medians = [chosen, left].map((rows) => median(valuesOfRows(rows)));
    const [top, rest] = medians as [number, number];
    if (top === rest || top > rest !== want) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const start = `The median ${nounB} was greater for ${tops(world, size, a)} than for`;
    return {
      text: shortOf(
        `${start} ${others(world, size)}.`,
        `${start} the other ${howMany(world.rows.length - size)}.`,
        `${start} the others.`,
      ),
      why: `For the ${inWords(size)}, the median is ${medianSaid(world, b, valuesOfRows(chosen))}. For the others, it is ${medianSaid(world, b, valuesOfRows(left))}.`,
      how: `Sort by ${nounA} and separate the first ${inWords(size)}: ${namesOf(chosen)}. In each of the two groups, put the ${figuresOf(world, b)} in order and go to the middle.`,
      weight: 2,
    };
  },
  pattern:
    /^The median (.+) was greater for the (\w+) .+? (?:with|that) (.+) than for the other.+\.$/,
  isTrue: ([nounB, size, nounA], table) => {
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
