import { sum } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told } from "../../world.ts";
import { others, timesAs } from "../../words.ts";

/** Stands for what's compared, in place of a row's name. */
const OTHERS = "OTHERS";

/** How sentences say a multiple. */
const TIMES: Readonly<Record<string, number>> = {
  "1.5 times": 1.5,
  twice: 2,
  "2.5 times": 2.5,
  "three times": 3,
  "four times": 4,
};

/** How far the largest row is beyond the average of the others. */
export const timesTheOthers: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const [first, ...rest] = descending(world, key).map(({ name, figures }) => ({
      name,
      value: figures[key]!,
    }));
    const average = sum(rest.map(({ value }) => value)) / rest.length;
    const [words, times] = rng.pick(Object.entries(TIMES));
    const found = first!.value / average;
    const away = Math.abs(found / times - 1);
    if (found > times !== want || away < 0.03 || away > 0.2) return null;
    const said = told(world, key, Number(average.toPrecision(3)));
    const { noun } = columnOf(world, key);
    return {
      text: `${timesAs(world, key, [first!.name, `more than ${words}`, OTHERS]).replace(/(?:that (?:of|for) )?OTHERS$/, `the average (arithmetic mean) for ${others(world, 1)}`)}.`,
      why: `The average for the others is about ${said}. The ${noun} for ${first!.name}, ${told(world, key, first!.value)}, is about ${found.toFixed(1)} times that.`,
      how: `Sort by ${noun}, add all the values but the first, and compare the first with a multiple of their average.`,
      weight: 2,
    };
  },
  pattern:
    /^(?:The (.+) (?:of|for) (.+) was more than (.+)|(.+) [a-z]+ more than (.+) as (?:many|much) (.+) as) the average \(arithmetic mean\) for the other \w+ .+\.$/,
  isTrue: ([noun, ofName, ofWords, name, asWords, what], table) => {
    const phrase = noun ?? `more ${what!}`;
    const words = ofWords ?? asWords;
    const [own, total] = [table.valueOf(ofName ?? name!, phrase), sum(table.column(phrase))];
    const count = table.names.length - 1;
    return own * count > TIMES[words!]! * (total - own);
  },
};
