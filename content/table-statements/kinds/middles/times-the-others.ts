import { sum, tidy } from "@theta/items/template";
import { nearly } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, howMany, told } from "../../world.ts";
import { prepositionOf } from "../../prepositions.ts";
import { averaged, nounFor, others, readNounFor, shortOf, wasOf } from "../../words.ts";

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
    const { noun } = columnOf(world, key);
    const start = `The ${nounFor(world, noun, first!.name)} ${wasOf(world, key)} more than ${words} the average (arithmetic mean)`;
    const stem = noun.replace(/ in \d{4}$/, "");
    const of = prepositionOf(world.story.name, stem);
    return {
      text: shortOf(
        `${start} ${averaged(stem)} ${of} ${others(world, 1)}.`,
        `${start} for ${others(world, 1)}.`,
      ),
      why: `The others add up to ${told(world, key, tidy(sum(rest.map(({ value }) => value))))}, and dividing by ${howMany(rest.length)} gives an average of ${nearly(world, key, average)}. The ${nounFor(world, noun, first!.name)}, ${told(world, key, first!.value)}, ${wasOf(world, key) === "was" ? "is" : "are"} about ${found.toFixed(1)} times that average.`,
      how: `Sort by ${noun}. Leave out ${first!.name}, the first, and find the average of the other ${howMany(rest.length)}. Then compare the value for ${first!.name} with ${words} that average.`,
      weight: 2,
    };
  },
  pattern: /^The (.+) (?:was|were) more than (.+) the average \(arithmetic mean\) .+\.$/,
  isTrue: ([said, words], table) => {
    const { noun, name } = readNounFor(said!, table.names)!;
    const [own, total] = [table.valueOf(name, noun), sum(table.column(noun))];
    const count = table.names.length - 1;
    return own * count > TIMES[words!]! * (total - own);
  },
};
