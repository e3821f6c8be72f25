import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, summable, thingOf, twoOf } from "../../world.ts";

/** Which row of a few has the most of one quantity for each unit of another. */
export const greatestRatioAmong: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(summable(world), rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 4);
    const few = descending(world, a).slice(0, size);
    const byRatio = few.toSorted(
      (one, other) => other.figures[a]! / other.figures[b]! - one.figures[a]! / one.figures[b]!,
    );
    const [first, second] = byRatio as [(typeof few)[number], (typeof few)[number]];
    const lead = first.figures[a]! / first.figures[b]! / (second.figures[a]! / second.figures[b]!);
    // The first by its figure alone would need no ratio.
    if (first === few[0] || lead < 1.04) return null;
    const said = want ? first : rng.pick([second, few[0]!]);
    const { things } = world.story;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const ratios = few.map(
      ({ name, figures }) => `${(figures[a]! / figures[b]!).toPrecision(2)} for ${name}`,
    );
    return {
      text: `Of the ${inWords(size)} ${things} with the greatest ${nounA}, ${said.name} is the ${thingOf(world)} with the greatest ratio of ${nounA} to ${nounB}.`,
      why: `The ratios are about ${listed(ratios)}.`,
      how: `Sort by ${nounA}, keep the first ${inWords(size)}, and divide each ${nounA} by the ${nounB}.`,
      weight: 2,
    };
  },
  pattern:
    /^Of the (\w+) .+ with the greatest (.+), (.+) is the .+ with the greatest ratio of (.+) to (.+)\.$/,
  isTrue: ([size, , name, nounA, nounB], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const limit = a.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const place = table.names.indexOf(name!);
    return a.every(
      (value, k) => k === place || value < limit || value * b[place]! < a[place]! * b[k]!,
    );
  },
};
