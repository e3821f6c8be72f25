import { capital, fromWords, inWords, sum, tidy } from "@theta/items/template";
import { goTogether } from "../../expectation.ts";
import { areOfOneTime } from "../../pairs.ts";
import { figuresOf, named, namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, told, valuesOf } from "../../world.ts";
import { tops } from "../../words.ts";

const PARTS = [
  ["half", 50],
  ["40 percent", 40],
  ["60 percent", 60],
  ["one-third", 100 / 3],
] as const;
/** How far from the part, in percent of the whole: near enough to matter, too far for rounding. */
const NEAREST = 1;
const FARTHEST = 9;

/** Whether the first by one column make up a given part of the total of another. */
export const shareOfTop: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const b = rng.pick(sums);
    const a = rng.chance(0.25) ? b : rng.pick(world.keys);
    if ((a !== b && !areOfOneTime(world, a, b)) || !goTogether(world, a, b)) return null;
    const size = rng.int(2, 4);
    const rows = descending(world, a).slice(0, size);
    const [part, whole] = [sum(rows.map(({ figures }) => figures[b]!)), sum(valuesOf(world, b))];
    const share = (100 * part) / whole;
    const [words, percent] = rng.pick(PARTS);
    const away = Math.abs(share - percent);
    if (share > percent !== want || away < NEAREST || away > FARTHEST) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `${capital(tops(world, size, a))} accounted for more than ${words} of the total ${nounB}.`,
      why: `${named(world, b, rows)} add up to ${told(world, b, tidy(part))}, about ${share.toFixed(1)} percent of the total of ${told(world, b, tidy(whole))}.`,
      how: `Sort by ${nounA}: the first ${inWords(size)} are ${namesOf(rows)}. Add their ${figuresOf(world, b)}, and compare the sum with the total of that column.`,
      weight: 2,
    };
  },
  pattern:
    /^The (\w+) .+? (?:with|that) (.+) accounted for more than (half|one-third|\d+ percent) of the total (.+)\.$/,
  isTrue: ([size, nounA, words, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const limit = a.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const part = sum(b.filter((_, k) => a[k]! >= limit));
    const fraction =
      words === "half" ? 1 / 2 : words === "one-third" ? 1 / 3 : parseInt(words!, 10) / 100;
    return part > fraction * sum(b);
  },
};
