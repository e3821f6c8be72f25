import { inWords, median } from "@theta/items/template";
import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf, valuesOf } from "../../world.ts";

/** On which side of the median a row that isn't listed would probably be. */
export const likelySide: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    if (/^(average|median|total) /.test(nounB)) return null;
    const together = rankCorrelation(valuesOf(world, a), valuesOf(world, b));
    const isInverse = want ? together < 0 : rng.chance(0.5);
    const signed = isInverse ? -together : together;
    const order = descending(world, a);
    const [middle, limit] = [median(valuesOf(world, b)), order[4]!.figures[a]!];
    const own = order.slice(0, 4).map(({ figures }) => figures[b]!);
    const on = own.filter((value) => (isInverse ? value < middle : value > middle)).length;
    if (want ? signed < 0.65 || on < 4 : signed > 0.35 || signed < -0.7 || on > 2) return null;
    const side = isInverse ? "less" : "greater";
    return {
      text: `The data suggest that, for another ${thingOf(world)} for which the ${nounA} is greater than ${told(world, a, limit)}, the ${nounB} would probably be ${side} than the median for the ${world.story.things} listed.`,
      why: `The median is ${told(world, b, middle)}. Of the four ${world.story.things} above ${told(world, a, limit)}, the ${nounB} is ${side} for ${on === 0 ? "none" : inWords(on)}.`,
      how: `Sort by ${nounA}, keep the rows above ${told(world, a, limit)}, and compare their ${nounB} with the median.`,
      weight: 1,
    };
  },
  pattern:
    /^The data suggest that, for another [a-z ]+ for which the (.+) is greater than (.+), the (.+) would probably be (less|greater) than the median for the .+ listed\.$/,
  isTrue: ([nounA, limit, nounB, side], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const bound = table.said(nounA!, limit!);
    const half = b.length / 2;
    const own = b.filter((_, k) => a[k]! > bound);
    const on = own.filter((value) => {
      const ahead = b.filter((other) => (side === "greater" ? other > value : other < value));
      return ahead.length + 1 <= half;
    });
    return on.length > 0.75 * own.length;
  },
};
