import { fromWords, inWords, sum } from "@theta/items/template";
import { pairOf } from "../../pairs.ts";
import { namesOf, totalIn } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, howMany, told, type WorldRow } from "../../world.ts";
import { others, shortOf, tops, withThe } from "../../words.ts";

/** The percent change of the total of a few rows against that of the others. */
export const groupsGrew: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    const years = pair?.years;
    if (!pair || !years || /^(average|median) /.test(years.stem)) return null;
    const key = rng.pick(world.keys);
    const size = rng.int(2, 5);
    const order = descending(world, key);
    const [part, rest] = [order.slice(0, size), order.slice(size)].map((rows) => {
      const [before, after] = [pair.before, pair.after].map((one) =>
        sum(rows.map(({ figures }) => figures[one]!)),
      );
      return 100 * (after! / before! - 1);
    });
    if (part! > rest! !== want || Math.abs(part! - rest!) < 1.2 || Math.min(part!, rest!) < 0.5)
      return null;
    const { noun } = columnOf(world, key);
    const start = `From ${years.from} to ${years.to}, ${totalOf(years.stem)} increased by a greater percent for ${tops(world, size, key)} than for`;
    const totals = (rows: readonly WorldRow[]): string =>
      [pair.before, pair.after].map((one) => told(world, one, totalIn(one, rows))).join(" to ");
    return {
      text: shortOf(
        `${start} ${others(world, size)} combined.`,
        `${start} the other ${howMany(world.rows.length - size)} combined.`,
        `${start} the others combined.`,
        `${start} the others.`,
      ),
      why: `The total increased from ${totals(order.slice(0, size))} for the ${inWords(size)}, about ${part!.toFixed(1)} percent, and from ${totals(order.slice(size))} for the others, about ${rest!.toFixed(1)} percent.`,
      how: `Sort by ${noun}: the first ${inWords(size)} are ${namesOf(order.slice(0, size))}. Add both years’ values for them and for the others, and compare the percent changes of the totals.`,
      weight: 2,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total (.+) increased by a greater percent for the (\w+) .+? (?:with|that) (.+) than for the other.+\.$/,
  isTrue: ([from, to, stem, size, noun], table) => {
    const [before, after] = [table.column(`${stem} in ${from}`), table.column(`${stem} in ${to}`)];
    const order = table.column(noun!);
    const limit = order.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const inPart = (values: readonly number[]): number =>
      sum(values.filter((_, k) => order[k]! >= limit));
    // The part's share of the total grows if it increases by the greater percent.
    return inPart(after) * sum(before) > inPart(before) * sum(after);
  },
};

/** "the total number of students", but "total revenue" */
function totalOf(stem: string): string {
  return withThe(stem) === stem ? `total ${stem}` : `the total ${stem}`;
}
