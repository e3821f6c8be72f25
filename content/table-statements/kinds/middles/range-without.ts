import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told } from "../../world.ts";

/** Whether one outlier makes up most of a range. */
export const rangeWithout: StatementForm = {
  make(world, rng, want) {
    const key = rng.pick(world.keys);
    const order = descending(world, key).map((row) => ({
      name: row.name,
      value: row.figures[key]!,
    }));
    const [first, second, last] = [order[0]!, order[1]!, order.at(-1)!];
    const [all, rest] = [first.value - last.value, second.value - last.value];
    const percent = rng.pick([15, 20, 25, 30, 40, 50]);
    const fall = 100 * (1 - rest / all);
    const away = Math.abs(fall - percent);
    if (fall > percent !== want || away < 1.5 || away > 10) return null;
    const { noun } = columnOf(world, key);
    const said = (value: number): string => told(world, key, Number(value.toFixed(6)));
    return {
      text: `If ${first.name} were excluded, the range of the ${noun} would be more than ${percent} percent less.`,
      why: `Without ${first.name}, the range falls from ${said(all)} to ${said(rest)}, or by about ${fall.toFixed(1)} percent.`,
      how: `Sort by ${noun}: the range without ${first.name} reaches only to ${second.name}.`,
      weight: 0,
    };
  },
  pattern: /^If (.+) were excluded, the range of the (.+) would be more than (\d+) percent less\.$/,
  isTrue: ([name, noun, percent], table) => {
    const place = table.names.indexOf(name!);
    const all = table.column(noun!);
    const rest = all.filter((_, k) => k !== place);
    return 100 * rangeOf(rest) < (100 - Number(percent)) * rangeOf(all);
  },
};

function rangeOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
