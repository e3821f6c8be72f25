import { pairOf } from "../../pairs.ts";
import { PREPOSITION } from "../../prepositions.ts";
import type { StatementForm } from "../../statement.ts";
import { apartIn, readNounFor } from "../../words.ts";
import { told } from "../../world.ts";

/** Whether two rows moved apart between two years. */
export const gapBetweenTwo: StatementForm = {
  make(world, rng, want) {
    const pair = pairOf(world);
    const years = pair?.years;
    if (!pair || !years) return null;
    const rows = rng.sample(world.rows, 2);
    const [one, other] = rows.map(({ figures }) => figures) as [
      Record<string, number>,
      Record<string, number>,
    ];
    const [first, later] = [pair.before, pair.after].map((key) =>
      Number(Math.abs(one[key]! - other[key]!).toFixed(6)),
    );
    if (later! > first! !== want || first === 0 || later === 0) return null;
    const away = Math.abs(later! / first! - 1);
    // If the larger row had only grown more by percent, everybody would expect it.
    if (away < 0.04 || away > 0.6) return null;
    const [nameA, nameB] = rows.map(({ name }) => name);
    const bothIn = (key: string): string =>
      [one[key]!, other[key]!]
        .toSorted((small, great) => great - small)
        .map((value) => told(world, key, value))
        .join(" minus ");
    return {
      text: `The difference between ${apartIn(world, years.stem, [nameA!, nameB!])} was greater in ${years.to} than in ${years.from}.`,
      why: `The difference was ${told(world, pair.before, first!)} in ${years.from} (${bothIn(pair.before)}) and ${told(world, pair.after, later!)} in ${years.to} (${bothIn(pair.after)}).`,
      how: `For each year, subtract the smaller of the two values from the greater.`,
      weight: 0,
    };
  },
  pattern: new RegExp(
    String.raw`^The difference between the (.+) and (?:the number|that) ${PREPOSITION} (.+) was greater in (\d{4}) than in (\d{4})\.$`,
  ),
  isTrue: ([first, other, to, from], table) => {
    const { noun, name } = readNounFor(first!, table.names)!;
    const gap = (year: string): number =>
      table.valueOf(name, `${noun} in ${year}`) - table.valueOf(other!, `${noun} in ${year}`);
    return gap(to!) ** 2 > gap(from!) ** 2;
  },
};
