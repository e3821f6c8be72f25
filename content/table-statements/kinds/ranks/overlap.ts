import { capital, fromWords, inWords, listed } from "@theta/items/template";
import { twoColumns } from "../../pairs.ts";
import { namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { descending } from "../../world.ts";
import { tops, withEnds } from "../../words.ts";

/** The first in one order who are also among the first in another. */
export const overlap: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(3, 5);
    const [byA, byB] = [a, b].map((key) => descending(world, key).slice(0, size));
    const both = byA!.filter((row) => byB!.includes(row)).map(({ name }) => name);
    const said = want ? both.length : both.length + rng.pick([-1, 1]);
    if (said < 1 || said > size - 1) return null;
    const were = said === 1 ? "was" : "were";
    return {
      text: `Exactly ${inWords(said)} of ${tops(world, size, a)} ${were} also among the ${inWords(size)} ${withEnds(world, b)}.`,
      why: `The ${inWords(size)} ${withEnds(world, a)} are ${namesOf(byA!)}. The ${inWords(size)} ${withEnds(world, b)} are ${namesOf(byB!)}. ${both.length === 0 ? "No name is" : `${capital(listed(both))} ${both.length > 1 ? "are" : "is"}`} in both lists.`,
      how: `Find ${tops(world, size, a)} and the ${inWords(size)} ${withEnds(world, b)}, and count the names that are in both lists.`,
      weight: 1,
    };
  },
  pattern:
    /^Exactly (\w+) of the (\w+) .+? (?:with|that) (.+) (?:was|were) also among the \w+ (?:with|that) (.+)\.$/,
  isTrue: ([said, size, phraseA, phraseB], table) => {
    const [a, b] = [phraseA!, phraseB!].map((phrase) =>
      areFirst(table.toward(phrase), fromWords(size!)),
    );
    return a!.filter((isFirst, k) => isFirst && b![k]).length === fromWords(said!);
  },
};
