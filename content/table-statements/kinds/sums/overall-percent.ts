import { fromWords, inWords, listed, sum } from "@theta/items/template";
import { WEIGHTED } from "../../facts.ts";
import { roundBetween } from "../../round.ts";
import { about, namesOf, totalIn } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, told, type World, type WorldRow } from "../../world.ts";
import { tops } from "../../words.ts";

/** The percent of several rows together, which large rows decide. */
export const overallPercent: StatementForm = {
  make(world, rng, want) {
    const keyOf = (noun: string): string | undefined =>
      world.keys.find((key) => columnOf(world, key).noun === noun);
    const fact = WEIGHTED.find((one) => keyOf(one.rate) && keyOf(one.whole));
    if (!fact) return null;
    const [rate, whole] = [keyOf(fact.rate)!, keyOf(fact.whole)!];
    const size = rng.int(2, 4);
    const rows = descending(world, whole).slice(0, size);
    const overall =
      sum(rows.map(({ figures }) => figures[rate]! * figures[whole]!)) /
      sum(rows.map(({ figures }) => figures[whole]!));
    const plain = sum(rows.map(({ figures }) => figures[rate]!)) / size;
    // Between the average of the percents and the percent of all, so that the difference matters.
    const said = roundBetween(Math.min(overall, plain), Math.max(overall, plain));
    if (said === null) return null;
    const away = Math.abs(overall / said - 1);
    if (overall > said !== want || plain > said === want || away < 0.02) return null;
    // The percents are rounded, and that mustn't decide.
    const rounding = 0.5 / 10 ** (columnOf(world, rate).decimals ?? 0);
    if (Math.abs(overall - said) < 1.2 * rounding) return null;
    return {
      text: `More than ${said} percent ${fact.said[0]} ${tops(world, size, whole)} ${fact.said[1]}.`,
      why: `The parts are about ${listed(rows.map((row) => partOf(world, row, [rate, whole])))}. Together, they are about ${overall.toFixed(1)} percent of ${told(world, whole, totalIn(whole, rows))}. The plain average of the ${inWords(size)} percents, about ${plain.toFixed(1)}, gives each ${world.story.label.toLowerCase()} the same weight.`,
      how: `Sort by ${fact.whole}: the first ${inWords(size)} are ${namesOf(rows)}. Multiply each ${world.story.label.toLowerCase()}’s percent by its ${fact.whole}, and divide the sum by the total ${fact.whole}.`,
      weight: 2,
    };
  },
  pattern: /^More than ([\d.]+) percent (of .+) the (\w+) [a-z-]+ (?:with|that) .+\.$/,
  isTrue: ([said, words, size], table) => {
    const { rate, whole } = WEIGHTED.find((one) => one.said[0] === words)!;
    const [percents, wholes] = [table.column(rate), table.column(whole)];
    const limit = wholes.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const excess = percents.map((percent, k) =>
      wholes[k]! < limit ? 0 : (percent - Number(said)) * wholes[k]!,
    );
    return sum(excess) > 0;
  },
};

/** "2,400 for Adams (60 percent of 4,000)" */
function partOf(
  world: World,
  { name, figures }: WorldRow,
  [rate, whole]: [string, string],
): string {
  const part = (figures[rate]! * figures[whole]!) / 100;
  return `${about(world, whole, part)} for ${name} (${told(world, rate, figures[rate]!)} of ${told(world, whole, figures[whole]!)})`;
}
