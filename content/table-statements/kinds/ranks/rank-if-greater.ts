import { nearly } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { didMore, nounFor, readNounFor } from "../../words.ts";
import { addable, columnOf, descending, told, valuesOf, type World } from "../../world.ts";

/** Whether a row would have passed another if one of its values had been greater. */
export const rankIfGreater: StatementForm = {
  make(world, rng, want) {
    const sums = sizable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const size = rng.int(2, 4);
    const order = descending(world, key);
    const row = rng.pick(order.slice(size, size + 4));
    const rival = order[size - 1]!;
    const [own, bound] = [row.figures[key]!, rival.figures[key]!];
    const { noun } = columnOf(world, key);
    const percent = rng.pick([10, 20, 25, 30, 40, 50]);
    const needed = 100 * (bound / own - 1);
    const away = Math.abs(needed - percent);
    if (needed < percent !== want || away < 1.5 || away > 12) return null;
    return {
      text: `If the ${nounFor(world, noun, row.name)} had been ${percent} percent greater, ${row.name} would have ${didMore(world, key)} than ${rival.name}.`,
      why: `A value ${percent} percent more than ${told(world, key, own)} is ${nearly(world, key, own * (1 + percent / 100))} for ${row.name}, ${want ? "more" : "less"} than the ${told(world, key, bound)} for ${rival.name}.`,
      how: `Add ${percent} percent to the value for ${row.name}, and compare the result with the value for ${rival.name}.`,
      weight: 1,
    };
  },
  pattern: /^If the (.+) had been (\d+) percent greater, .+ would have .+ than (.+)\.$/,
  isTrue: ([text, percent, rival], table) => {
    const { noun, name } = readNounFor(text!, table.names)!;
    const changed = table.valueOf(name, noun) * (100 + Number(percent));
    return changed > 100 * table.valueOf(rival!, noun);
  },
};

/** Ten percent more of seven rangers would be a part of one. */
export function sizable(world: World): string[] {
  return addable(world).filter(
    (key) => columnOf(world, key).kind === "amount" || Math.min(...valuesOf(world, key)) >= 100,
  );
}
