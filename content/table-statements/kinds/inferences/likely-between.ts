import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told, twoOf, valuesOf } from "../../world.ts";

/** What two columns that go together suggest about a row that isn't listed. */
export const likelyBetween: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const [a, b] = pair;
    if (Math.abs(rankCorrelation(valuesOf(world, a), valuesOf(world, b))) < 0.85) return null;
    const order = descending(world, a);
    const figuresOf = (from: number): number[] =>
      order.slice(from, from + 4).map(({ figures }) => figures[b]!);
    const k = rng.int(0, order.length - 4);
    const near = figuresOf(k);
    const [above, below] = [order[k + 1]!.figures[a]!, order[k + 2]!.figures[a]!];
    const value = Number(((above + below) / 2).toPrecision(2));
    if (value >= above || value <= below) return null;
    const shown = want ? near : figuresOf(rng.int(0, order.length - 4));
    const [least, most] = [Math.min(...shown), Math.max(...shown)];
    // Returns may be negative, and two digits of those say too little.
    if (least <= 0 || Math.min(...near) <= 0) return null;
    const [low, high] = [outward(least, Math.floor), outward(most, Math.ceil)];
    // Where it's false, none of the rows around the value are in the interval, or close to it.
    const gap = Math.max(Math.min(...near) / high, low / Math.max(...near));
    if (want ? high > 2.2 * low : gap < 1.08 || gap > 2.2) return null;
    const { decimals = 0 } = columnOf(world, a);
    if (Number(value.toFixed(decimals)) !== value) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    return {
      text: `The data suggest that, for another ${thingOf(world)} for which the ${nounA} is ${told(world, a, value)}, the ${nounB} would most likely be between ${bare(told(world, b, low))} and ${told(world, b, high)}.`,
      why: `For the rows just above and just below ${told(world, a, value)}, the ${nounB} is between ${told(world, b, Math.min(...near))} and ${told(world, b, Math.max(...near))}.`,
      how: `Sort by ${nounA}, find where ${told(world, a, value)} would stand, and read the ${nounB} of the rows around it.`,
      weight: 1,
    };
  },
  pattern:
    /^The data suggest that, for another [a-z ]+ for which the (.+) is (.+), the (.+) would most likely be between (.+) and (.+)\.$/,
  isTrue: ([nounA, value, nounB, low, high], table) => {
    // On the line between the two rows on either side.
    const at = table.said(nounA!, value!);
    const points = table
      .column(nounA!)
      .map((a, k) => [a, table.column(nounB!)[k]!] as const)
      .toSorted((one, other) => one[0] - other[0]);
    const next = points.findIndex(([a]) => a > at);
    const [one, other] = [points[next - 1]!, points[next]!];
    const part = (at - one[0]) / (other[0] - one[0]);
    const estimate = one[1] + part * (other[1] - one[1]);
    return estimate >= table.said(nounB!, low!) && estimate <= table.said(nounB!, high!);
  },
};

function outward(value: number, round: (value: number) => number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number(
    (round(value / unit + 1e-9 * (round === Math.floor ? 1 : -1)) * unit).toPrecision(3),
  );
}

/** Without its unit, which the second bound gives: "400 and 500 miles". */
function bare(said: string): string {
  return said.includes("million") ? said : said.replace(/ [a-z].*/, "");
}
