import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending } from "../../world.ts";

/** Whether two columns go together within a group that a third one selects. */
export const claimWithin: StatementForm = {
  make(world, rng, want) {
    if (world.keys.length < 3) return null;
    const [c, a, b] = rng.sample(world.keys, 3) as [string, string, string];
    const size = rng.int(4, 5);
    const isLow = rng.chance(0.5);
    const order = isLow ? descending(world, c).toReversed() : descending(world, c);
    const group = order
      .slice(0, size)
      .toSorted((one, other) => one.figures[a]! - other.figures[a]!);
    const values = group.map(({ figures }) => figures[b]!);
    const rising = values.slice(1).filter((value, k) => value > values[k]!).length;
    if (want ? rising < size - 1 : rising > size - 2) return null;
    const { things } = world.story;
    const [nounA, nounB, nounC] = [a, b, c].map((key) => columnOf(world, key).noun);
    const end = isLow ? "least" : "greatest";
    return {
      text: `The data are consistent with the hypothesis that, among the ${inWords(size)} ${things} with the ${end} ${nounC}, the greater the ${nounA}, the greater the ${nounB}.`,
      why: want
        ? `By ${nounA}, from the least up, they're ${listed(group.map(({ name }) => name))}, and the ${nounB} rises at each step.`
        : `By ${nounA}, from the least up, they're ${listed(group.map(({ name }) => name))}, and the ${nounB} falls at ${size - 1 - rising === 1 ? "one step" : `${inWords(size - 1 - rising)} steps`}.`,
      how: `Sort by ${nounC} and keep the ${inWords(size)}. Order them by ${nounA} and see whether the ${nounB} rises at each step.`,
      weight: 1,
    };
  },
  pattern:
    /^The data are consistent with the hypothesis that, among the (\w+) [a-z ]+ with the (least|greatest) (.+), the greater the (.+), the greater the (.+)\.$/,
  isTrue: ([size, end, nounC, nounA, nounB], table) => {
    const [a, b, c] = [nounA, nounB, nounC].map((noun) => table.column(noun!));
    const sign = end === "least" ? 1 : -1;
    const group = [...c!.keys()]
      .toSorted((one, other) => sign * (c![one]! - c![other]!))
      .slice(0, fromWords(size!));
    return group.every((k) => group.every((j) => a![k]! <= a![j]! || b![k]! > b![j]!));
  },
};
