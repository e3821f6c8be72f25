import { inWords, median } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, howMany, told, valuesIn, valuesOf } from "../../world.ts";

/** How many of a group are in the upper half of all rows. */
export const groupAboveMedian: StatementForm = {
  make(world, rng, want) {
    const { group, things } = world.story;
    const keys = world.keys.filter((key) => !/^(average|total) /.test(columnOf(world, key).noun));
    if (!group || keys.length === 0) return null;
    const key = rng.pick(keys);
    const [word, phrase] = rng.pick(Object.entries(group.said));
    const middle = median(valuesOf(world, key));
    const own = valuesIn(world, word, key);
    const above = own.filter((value) => value > middle).length;
    const excess = 2 * above - own.length;
    // Close to half, and not all or none of a small group.
    if (excess > 0 !== want || Math.abs(excess) > 1) return null;
    const { noun } = columnOf(world, key);
    return {
      text: `For more than half of the ${things} ${phrase}, the ${noun} is greater than the median for all ${howMany(world.rows.length)} ${things} listed.`,
      why: `The median is ${told(world, key, middle)}. It's exceeded for ${inWords(above)} of the ${inWords(own.length)} ${things} ${phrase}.`,
      how: `Sort by ${noun}, find the middle, and count the ${things} ${phrase} above it.`,
      weight: 1,
    };
  },
  pattern:
    /^For more than half of the [a-z]+ (.+), the (.+) is greater than the median for all \w+ [a-z ]+ listed\.$/,
  isTrue: ([phrase, noun], table) => {
    const word = table.groupSaid(phrase!);
    const values = table.column(noun!);
    const places = values.map((value) => values.filter((other) => other > value).length);
    const own = places.filter((_, k) => table.groups[k] === word);
    // The upper half is everything before the middle, without the middle row itself.
    const limit = Math.floor(values.length / 2);
    return own.filter((place) => place < limit).length * 2 > own.length;
  },
};
