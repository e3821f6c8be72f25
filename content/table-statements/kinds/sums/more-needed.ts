import { fromWords, inWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told } from "../../world.ts";

/** By how many percent a value would have to be greater to be among the first. */
export const moreNeeded: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const size = rng.int(2, 4);
    const order = descending(world, key);
    const row = rng.pick(order.slice(size, size + 4));
    const bound = order[size - 1]!.figures[key]!;
    const { noun, decimals = 0 } = columnOf(world, key);
    const own = row.figures[key]!;
    // The value has to exceed the bound, so the next value above it mustn't decide otherwise.
    const [needed, next] = [bound, bound + 1 / 10 ** decimals].map((one) => 100 * (one / own - 1));
    const percent = rng.pick([10, 15, 20, 25, 30, 40, 50, 60, 75, 80]);
    const away = Math.abs(needed! - percent);
    if (needed! > percent !== want || next! > percent !== want || away < 1 || away > 8) return null;
    const { things } = world.story;
    return {
      text: `For ${row.name} to be one of the ${inWords(size)} ${things} with the greatest ${noun}, its ${noun} would have to be more than ${percent} percent greater than it is.`,
      why: `It would have to exceed ${told(world, key, bound)} instead of ${told(world, key, own)}, or to be about ${needed!.toFixed(1)} percent greater.`,
      how: `Sort by ${noun} and compare the value with the ${size === 2 ? "second" : size === 3 ? "third" : "fourth"} from the top.`,
      weight: 0,
    };
  },
  pattern:
    /^For (.+) to be one of the (\w+) [a-z ]+ with the greatest (.+), its \3 would have to be more than (\d+) percent greater than it is\.$/,
  isTrue: ([name, size, noun, percent], table) => {
    const changed = table.valueOf(name!, noun!) * (100 + Number(percent));
    const others = table.names.filter((other) => other !== name);
    return (
      others.filter((other) => 100 * table.valueOf(other, noun!) >= changed).length >=
      fromWords(size!)
    );
  },
};
