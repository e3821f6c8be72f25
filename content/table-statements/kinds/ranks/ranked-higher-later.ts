import { pairOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { descending, told } from "../../world.ts";
import { allOf } from "../../words.ts";

const RANKS =
  ", first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, 11th, 12th".split(
    ", ",
  );

/** Whether a row moved up, which needn't be where its value increased. */
export const rankedHigherLater: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    const years = pair?.years;
    if (!pair || !years) return null;
    const row = rng.pick(world.rows);
    const [first, later] = [pair.before, pair.after].map(
      (key) => descending(world, key).indexOf(row) + 1,
    );
    if (later! < first! !== want) return null;
    const { name, figures } = row;
    // A row that fell in value can't be expected to move up, and one that rose can.
    if (!want && (first === 1 || figures[pair.after]! <= figures[pair.before]!)) return null;
    return {
      text: `Among ${allOf(world)}, ${name} ranked higher in ${years.stem} in ${years.to} than in ${years.from}.`,
      why:
        first === later
          ? `${name} ranked ${RANKS[first!]!} in ${years.from}, with ${told(world, pair.before, figures[pair.before]!)}, and ${RANKS[later!]!} again in ${years.to}, with ${told(world, pair.after, figures[pair.after]!)}, so its rank did not change.`
          : `Counted from the greatest value, ${name} ranked ${RANKS[first!]!} in ${years.from}, with ${told(world, pair.before, figures[pair.before]!)}, and ${RANKS[later!]!} in ${years.to}, with ${told(world, pair.after, figures[pair.after]!)}, so its rank was ${want ? "higher" : "lower"} in ${years.to}.`,
      how: `Sort by the column for ${years.from} and find the rank of ${name}, counted from the greatest value. Then sort by the column for ${years.to}.`,
      weight: 1,
    };
  },
  pattern: /^Among the \w+ [a-z ]+, (.+) ranked higher in (.+) in (\d{4}) than in (\d{4})\.$/,
  isTrue: ([name, stem, to, from], table) => {
    const ahead = (year: string): number => {
      const noun = `${stem} in ${year}`;
      return table.column(noun).filter((value) => value > table.valueOf(name!, noun)).length;
    };
    return ahead(to!) < ahead(from!);
  },
};
