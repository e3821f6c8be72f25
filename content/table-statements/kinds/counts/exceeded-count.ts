import { fromWords, inWords, listed } from "@theta/items/template";
import { CHANGED, changed, pairOf, percentOf, readChange } from "../../pairs.ts";
import type { StatementForm } from "../../statement.ts";
import { allOf } from "../../words.ts";
import { thingOf } from "../../world.ts";

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
    const said = want ? beyond.length : beyond.length + rng.pick([-1, 1]);
    if (said < 2 || said > 6 || beyond.length === 0) return null;
    const next = Math.max(...changes.filter((change) => change < percent));
    return {
      text: `Exactly ${inWords(said)} of ${allOf(world)} ${changed(pair, { percent, isPlural: true })}.`,
      why: `The ${pair.years ? "percent increase" : "percent over the budget"} is greater than ${percent} ${beyond.length === 1 ? "only " : ""}for ${listed(beyond.map((row) => `${row.name} (about ${percentOf(pair, row.figures).toFixed(1)})`))}, so for ${inWords(beyond.length)} ${beyond.length === 1 ? thingOf(world) : world.story.things}${want ? "" : `, not ${inWords(said)}`}.${Number.isFinite(next) ? ` ${nextSaid(next, pair.years !== undefined)}` : ""}`,
      how: `In each row, take ${percent} percent of the ${pair.years ? `figure for ${pair.years.from}` : "budget"} and compare it with ${pair.years ? "the increase" : "the amount over the budget"}.`,
      weight: 1,
    };
  },
  pattern: new RegExp(`^Exactly (\\w+) of the \\w+ [a-z ]+? ${CHANGED}\\.$`),
  isTrue: ([said, change], table) => {
    const { before, after, percent } = readChange(change!, table);
    const beyond = after.filter((value, k) => 100 * value > (100 + percent) * before[k]!);
    return beyond.length === fromWords(said!);
  },
};

function nextSaid(next: number, isChange: boolean): string {
  if (next > 0) return `The next greatest is about ${next.toFixed(1)}.`;
  return isChange ? "No other figure increased." : "No others exceeded the budget.";
}
