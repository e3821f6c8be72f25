import { capital } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, summable, told } from "../../world.ts";
import { thingWith, timesAs } from "../../words.ts";

const TIMES = ["three", "four", "five", "six", "eight", "ten"] as const;
const FACTORS: readonly number[] = [3, 4, 5, 6, 8, 10];

/** How many times the least value the greatest one is. */
export const ratioOfEnds: StatementForm = {
  make(world, rng, want) {
    const key = rng.pick(summable(world));
    const order = descending(world, key);
    const [high, low] = [order[0]!.figures[key]!, order.at(-1)!.figures[key]!];
    const place = rng.int(0, TIMES.length - 1);
    const away = high / low / FACTORS[place]! - 1;
    if (away > 0 !== want || Math.abs(away) < 0.02 || Math.abs(away) > 0.2) return null;
    const words = `more than ${TIMES[place]!} times`;
    const ends = [
      `the ${thingWith(world, key)}`,
      words,
      `the ${thingWith(world, key, true)}`,
    ] as const;
    const text = timesAs(world, key, ends);
    return {
      text: `${capital(text)}.`,
      why: `${told(world, key, high)} is about ${(high / low).toFixed(1)} times ${told(world, key, low)}.`,
      how: `Sort by ${columnOf(world, key).noun} and multiply the lowest value by ${FACTORS[place]!}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ (?:had|was) more than (\w+) times .+ the .+ with (the .+)\.$/,
  isTrue: ([words, least], table) => {
    const values = table.column(least!).toSorted((one, other) => other - one);
    return values[0]! / values.at(-1)! > FACTORS[TIMES.findIndex((one) => one === words)]!;
  },
};
