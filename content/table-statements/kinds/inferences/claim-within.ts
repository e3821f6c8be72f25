import { fromWords, inWords, listed } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { columnOf, fromEnd } from "../../world.ts";
import { moreOf, tops } from "../../words.ts";
import { agreement } from "./claim-supported.ts";

/** Whether two columns go together within a group that a third one selects. */
export const claimWithin: StatementForm = {
  make(world, rng, want) {
    if (world.keys.length < 3) return null;
    const [c, a, b] = rng.sample(world.keys, 3) as [string, string, string];
    const size = rng.int(4, 5);
    const [isLow, isInverse] = [rng.chance(0.4), rng.chance(0.4)];
    const group = fromEnd(world, c, isLow)
      .slice(0, size)
      .toSorted((one, other) => one.figures[a]! - other.figures[a]!);
    const values = group.map(({ figures }) => (isInverse ? -1 : 1) * figures[b]!);
    const rising = values.slice(1).filter((value, k) => value > values[k]!).length;
    const within = agreement([...values.keys()], values);
    if (want ? rising < size - 1 : within > 0 || within < -0.7) return null;
    const nounA = columnOf(world, a).noun;
    const direction = isInverse ? "falls" : "rises";
    const names = listed(group.map(({ name }) => name));
    return {
      text: `Of ${tops(world, size, c, isLow)}, those with ${moreOf(world, a)} tended to have ${moreOf(world, b, isInverse)}.`,
      why: `By ${nounA}, from the lowest up, they’re ${names}, and the other figure ${direction} at ${want ? "each step" : `only ${inWords(rising)} of ${inWords(size - 1)} steps`}.`,
      how: `Sort by ${columnOf(world, c).noun} and keep the ${inWords(size)}. Order them by ${nounA} and see whether the ${columnOf(world, b).noun} ${direction}.`,
      weight: 1,
    };
  },
  pattern: /^Of the (\w+) .+? with (the .+), those with (.+) tended to have (.+)\.$/,
  isTrue: ([size, end, first, second], table) => {
    const isIn = areFirst(table.toward(end!), fromWords(size!));
    const [a, b] = [first!, second!].map((phrase) =>
      table.toward(phrase).filter((_, k) => isIn[k]),
    ) as [number[], number[]];
    return agreement(a, b) > 0.5;
  },
};
