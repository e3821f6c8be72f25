import { fromWords } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told, valuesOf, type World } from "../../world.ts";
import { comparative, moreOf, nounOf, tops } from "../../words.ts";

/** Whether a row would have been among the first if one of its values had been greater. */
export const rankIfGreater: StatementForm = {
  make(world, rng, want) {
    const sums = sizable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const size = rng.int(2, 4);
    const order = descending(world, key);
    const row = rng.pick(order.slice(size, size + 4));
    const [own, bound] = [row.figures[key]!, order[size - 1]!.figures[key]!];
    const percent = rng.pick([10, 20, 25, 30, 40, 50]);
    const needed = 100 * (bound / own - 1);
    const away = Math.abs(needed - percent);
    if (needed < percent !== want || away < 1.5 || away > 12) return null;
    return {
      text: `${ifGreater(world, key, row.name, percent)} would have been one of ${tops(world, size, key)}.`,
      why: `It would have had ${told(world, key, Number((own * (1 + percent / 100)).toPrecision(3)))}. ${order[size - 1]!.name}, which is number ${size}, has ${told(world, key, bound)}.`,
      how: `Sort by ${columnOf(world, key).noun}, add ${percent} percent to the value for ${row.name}, and see between which rows the result falls.`,
      weight: 1,
    };
  },
  pattern:
    /^If (?:(.+) had had|the .+ (?:of|for) (.+) had been) (\d+) percent .+, (?:it|.+) would have been one of the (\w+) .+? with (the .+)\.$/,
  isTrue: ([one, other, percent, size, phrase], table) => {
    const name = one ?? other!;
    const changed = table.valueOf(name, phrase!) * (100 + Number(percent));
    const ahead = table.column(phrase!).filter((value) => 100 * value >= changed);
    return ahead.length < fromWords(size!);
  },
};

/** Ten percent more of seven rangers would be a part of one. */
export function sizable(world: World): string[] {
  return addable(world).filter(
    (key) => columnOf(world, key).kind === "amount" || Math.min(...valuesOf(world, key)) >= 100,
  );
}

function ifGreater(world: World, key: string, name: string, percent: number): string {
  const more = moreOf(world, key);
  if (more.startsWith("more ")) return `If ${name} had had ${percent} percent ${more}, it`;
  return `If the ${nounOf(world, key)} ${name} had been ${percent} percent ${comparative(more)}, ${name}`;
}
