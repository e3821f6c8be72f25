import { twoColumns } from "../../pairs.ts";
import { named } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, fromEnd, howMany, told } from "../../world.ts";
import { didMore, thingWith } from "../../words.ts";

/** Whether the row at an end of one column is in the upper half of another. */
export const endAgainstMost: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [isLowA, isLess] = [rng.chance(0.5), rng.chance(0.5)];
    const row = fromEnd(world, a, isLowA)[0]!;
    const order = descending(world, b);
    const place = order.indexOf(row);
    const behind = isLess ? place : order.length - 1 - place;
    const half = (order.length - 1) / 2;
    // The middle would be neither, and the ends would be plain at once.
    if (behind > half !== want || behind === half || Math.abs(behind - half) > half - 1)
      return null;
    const what = didMore(world, b, isLess);
    const passed = isLess ? order.slice(0, place) : order.slice(place + 1);
    return {
      text: `The ${thingWith(world, a, isLowA)} ${what} than most of the other ${world.story.things}.`,
      why: `The ${thingWith(world, a, isLowA)} is ${row.name}, with ${told(world, a, row.figures[a]!)}. ${row.name} (${told(world, b, row.figures[b]!)}) ${what} than ${want ? "" : "only "}${howMany(behind)} of the other ${howMany(order.length - 1)}: ${named(world, b, passed)}.`,
      how: `Sort by ${columnOf(world, a).noun} and note the name with the ${isLowA ? "lowest" : "highest"} value. Then sort by ${columnOf(world, b).noun} and count how many of the other ${howMany(order.length - 1)} have a ${isLess ? "higher" : "lower"} value: “most” means at least ${howMany(Math.floor((order.length - 1) / 2) + 1)}.`,
      weight: 0,
    };
  },
  pattern: /^The .+? (?:with|that) (.+) than most of the other [a-z ]+\.$/,
  isTrue: ([text], table) => {
    const [a, b] = table.both(text!, " ");
    const own = b[a.indexOf(Math.max(...a))]!;
    const balance = b.map((value) => Math.sign(own - value));
    return balance.reduce<number>((total, sign) => total + sign, 0) > 0;
  },
};
