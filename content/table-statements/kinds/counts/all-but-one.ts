import { fromWords, inWords } from "@theta/items/template";
import { boundAfter } from "../../round.ts";
import { twoColumns } from "../../pairs.ts";
import { named, namesOf } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { areFirst } from "../../table-reader.ts";
import { columnOf, descending } from "../../world.ts";
import { clause, clauses, tops } from "../../words.ts";

/** Whether the first by one column are, but for one, above a bound of another. */
export const allButOne: StatementForm = {
  make(world, rng, want) {
    const pair = twoColumns(world, rng);
    if (!pair) return null;
    const [a, b] = pair;
    const size = rng.int(4, 5);
    const bound = boundAfter(world, b, rng.int(4, 6));
    if (bound === null) return null;
    const chosen = descending(world, a).slice(0, size);
    const against = chosen.filter(({ figures }) => figures[b]! <= bound);
    if (against.length !== (want ? 1 : 2)) return null;
    return {
      text: `All but one of ${tops(world, size, a)} ${clauses(world, b, "more than", bound)}.`,
      why: `Of the ${inWords(size)}, ${want ? "only one" : "two"} ${(want ? clause : clauses)(world, b, "at most", bound)}: ${named(world, b, against)}.`,
      how: `Sort by ${columnOf(world, a).noun} and note the first ${inWords(size)}: ${namesOf(chosen)}. Then count how many of them ${clauses(world, b, "more than", bound)}.`,
      weight: 1,
    };
  },
  pattern: /^All but one of the (\w+) .+? (?:with|that) (.+)\.$/,
  isTrue: ([size, text], table) => {
    const [values, isMet] = table.phraseAndClause(text!);
    const first = areFirst(values, fromWords(size!));
    return first.filter((isFirst, k) => isFirst && !isMet[k]).length === 1;
  },
};
