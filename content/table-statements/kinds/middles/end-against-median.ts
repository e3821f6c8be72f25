import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, thingOf, told, twoOf } from "../../world.ts";

/** Whether the row at an end of one column is in the upper half of another. */
export const endAgainstMedian: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    if (/^(average|median|total) /.test(nounB)) return null;
    const end = rng.pick(["greatest", "least"] as const);
    const row = descending(world, a).at(end === "greatest" ? 0 : -1)!;
    const order = descending(world, b);
    const half = (order.length - 1) / 2;
    const [one, other] = [order[Math.floor(half)]!, order[Math.ceil(half)]!];
    const median = (one.figures[b]! + other.figures[b]!) / 2;
    const value = row.figures[b]!;
    if (value === median || value > median !== want) return null;
    return {
      text: `For the ${thingOf(world)} with the ${end} ${nounA}, the ${nounB} is greater than the median ${nounB} of the ${howMany(order.length)} ${world.story.things}.`,
      why: `${row.name} has the ${end} ${nounA}. Its figure is ${told(world, b, value)}, and the median is ${told(world, b, median)}.`,
      how: `Sort by ${nounA} and note the name at the end. Sort by ${nounB} and see whether it's in the upper half.`,
      weight: 0,
    };
  },
  pattern:
    /^For the .+ with the (greatest|least) (.+), the (.+) is greater than the median .+ of the \w+ [a-z ]+\.$/,
  isTrue: ([end, nounA, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const place = a.indexOf(end === "least" ? Math.min(...a) : Math.max(...a));
    // More rows below it than above it.
    const above = b.filter((value) => value > b[place]!).length;
    return 2 * above < b.length - 1;
  },
};
