import { fromWords, inWords, median } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, valuesOf } from "../../world.ts";

/** How many rows lie close to the middle. */
export const nearMedian: StatementForm = {
  make(world, rng, want) {
    const keys = world.keys.filter(
      (key) =>
        !/^(average|median|total|percent|one-year) ?|\brate\b/.test(columnOf(world, key).noun),
    );
    if (keys.length === 0) return null;
    const key = rng.pick(keys);
    const middle = median(valuesOf(world, key));
    const percent = rng.pick([10, 20, 25, 50]);
    const away = valuesOf(world, key).map((value) => 100 * Math.abs(value / middle - 1));
    if (away.some((one) => Math.abs(one - percent) < 0.6)) return null;
    const count = away.filter((one) => one < percent).length;
    const said = want ? count : count + 1;
    if (said < 3 || said >= world.rows.length) return null;
    const { noun } = columnOf(world, key);
    const [low, high] = [1 - percent / 100, 1 + percent / 100].map((part) =>
      told(world, key, Number((middle * part).toPrecision(3))),
    );
    return {
      text: `For at least ${inWords(said)} of the ${world.story.things}, the ${noun} is within ${percent} percent of the median.`,
      why: `The median is ${told(world, key, middle)}, and ${inWords(count)} are between about ${low} and ${high}.`,
      how: `Sort by ${noun}, find the middle, and count the rows within ${percent} percent of it.`,
      weight: 1,
    };
  },
  pattern: /^For at least (\w+) of the [a-z ]+, the (.+) is within (\d+) percent of the median\.$/,
  isTrue: ([said, noun, percent], table) => {
    const values = table.column(noun!).toSorted((one, other) => one - other);
    const half = values.length / 2;
    const twice = values[Math.ceil(half) - 1]! + values[Math.floor(half)]!;
    const close = values.filter(
      (value) => 100 * Math.abs(2 * value - twice) <= Number(percent) * twice,
    );
    return close.length >= fromWords(said!);
  },
};
