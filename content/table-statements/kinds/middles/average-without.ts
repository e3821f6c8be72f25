import { sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, descending, told, valuesOf } from "../../world.ts";
import { nounOf } from "../../words.ts";

/** What's left of an average when the largest row is left out. */
export const averageWithout: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const [first] = descending(world, key);
    const all = valuesOf(world, key);
    const rest = (sum(all) - first!.figures[key]!) / (all.length - 1);
    const fall = 100 * (1 - rest / (sum(all) / all.length));
    const percent = rng.pick([10, 15, 20, 25]);
    const away = Math.abs(fall - percent);
    if (fall > percent !== want || away < 1 || away > 7) return null;
    const said = (value: number): string => told(world, key, Number(value.toPrecision(3)));
    return {
      text: `If ${first!.name} were excluded, the average (arithmetic mean) ${nounOf(world, key)} the ${world.story.things} would be more than ${percent} percent lower.`,
      why: `Without ${first!.name}, the average falls from about ${said(sum(all) / all.length)} to about ${said(rest)}, or by about ${fall.toFixed(1)} percent.`,
      how: `Find the average of all ${all.length} rows and that of the other ${all.length - 1}, and compare.`,
      weight: 2,
    };
  },
  pattern:
    /^If (.+) were excluded, the average \(arithmetic mean\) (.+) (?:of|for) the [a-z ]+ would be more than (\d+) percent lower\.$/,
  isTrue: ([name, noun, percent], table) => {
    const values = table.column(noun!);
    const rest = values.filter((_, k) => table.names[k] !== name);
    const [all, others] = [sum(values) / values.length, sum(rest) / rest.length];
    return all - others > (Number(percent) / 100) * all;
  },
};
