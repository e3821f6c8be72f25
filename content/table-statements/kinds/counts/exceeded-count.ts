import { capital, fromWords, inWords, listed } from "@theta/items/template";
import { CLAUSE, columnsOf, pairOf, percentOf } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { howMany } from "../../world.ts";

const PERCENTS = [5, 10, 15, 20, 25, 30];

/** For how many rows the change, or the spending beyond a budget, passes a percent. */
export const exceededCount: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    if (!pair) return null;
    const percent = rng.pick(PERCENTS);
    const changes = world.rows.map(({ figures }) => percentOf(pair, figures));
    if (changes.some((change) => Math.abs(change - percent) < 0.8)) return null;
    const beyond = world.rows.filter((_, k) => changes[k]! > percent);
    const said = want ? beyond.length : beyond.length + 1;
    if (said < 3 || said > 6) return null;
    const next = Math.max(...changes.filter((change) => change < percent));
    const { things } = world.story;
    return {
      text: `${capital(pair.clause)} by more than ${percent} percent for at least ${inWords(said)} of the ${howMany(world.rows.length)} ${things}.`,
      why: `The percent is greater than ${percent} for ${listed(beyond.map(({ name }) => name))}. The next is about ${next.toFixed(1)}.`,
      how: `Take ${percent} percent of the figure that the change is a percent of, and compare it with the difference, row by row.`,
      weight: 1,
    };
  },
  pattern: new RegExp(
    `^${CLAUSE} by more than (\\d+) percent for at least (\\w+) of the \\w+ .+\\.$`,
    "i",
  ),
  isTrue: ([clause, percent, said], table) => {
    const [before, after] = columnsOf(clause!, table);
    const beyond = after.filter((value, k) => 100 * value > (100 + Number(percent)) * before[k]!);
    return beyond.length >= fromWords(said!);
  },
};
