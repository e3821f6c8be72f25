import { fromWords, inWords, sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, howMany, valuesOf } from "../../world.ts";

/** What an increase in a few rows would do to a total. */
export const totalIfSomeGreater: StatementForm = {
  make(world, rng, want) {
    // Ten percent more of seven rangers would be a part of one.
    const sums = addable(world).filter(
      (key) => columnOf(world, key).kind === "amount" || Math.min(...valuesOf(world, key)) >= 300,
    );
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(2, 4);
    const rows = descending(world, by).slice(0, size);
    const share = sum(rows.map(({ figures }) => figures[key]!)) / sum(valuesOf(world, key));
    const percent = rng.pick([10, 20, 30]);
    const rise = percent * share;
    const said = rng.int(2, 14);
    const away = Math.abs(rise / said - 1);
    if (rise > said !== want || away < 0.06 || away > 0.4) return null;
    const { things } = world.story;
    const [noun, nounBy] = [columnOf(world, key).noun, columnOf(world, by).noun];
    return {
      text: `If the ${noun} had been ${percent} percent greater for each of the ${inWords(size)} ${things} with the greatest ${nounBy}, the total for the ${howMany(world.rows.length)} ${things} listed would have been more than ${said} percent greater.`,
      why: `Those ${inWords(size)} make up about ${(100 * share).toFixed(1)} percent of the total ${noun}, so it would have been about ${rise.toFixed(1)} percent greater.`,
      how: `Sort by ${nounBy}, find what percent of the total ${noun} the first ${inWords(size)} make up, and take ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern:
    /^If the (.+) had been (\d+) percent greater for each of the (\w+) [a-z ]+ with the greatest (.+), the total for the .+ listed would have been more than (\d+) percent greater\.$/,
  isTrue: ([noun, percent, size, by, said], table) => {
    const [values, order] = [table.column(noun!), table.column(by!)];
    const limit = order.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const changed = values.map(
      (value, k) => value * (100 + (order[k]! < limit ? 0 : Number(percent))),
    );
    return sum(changed) > sum(values) * (100 + Number(said));
  },
};
