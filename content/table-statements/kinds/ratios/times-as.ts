import { PREPOSITION } from "../../prepositions.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, summable, told } from "../../world.ts";
import { readNounFor, timesAs as saidTimes } from "../../words.ts";

const FACTORS = [
  [2, "twice"],
  [3, "three times"],
  [4, "four times"],
] as const;

/** How many times one figure is another, close to a whole number of times. */
export const timesAs: StatementForm = {
  make(world, rng, want) {
    const sums = summable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const [one, other] = rng.sample(world.rows, 2);
    const [factor, words] = rng.pick(FACTORS);
    const [high, low] = [one!.figures[key]!, other!.figures[key]!];
    const away = high / low / factor - 1;
    if (away > 0 !== want || Math.abs(away) < 0.015 || Math.abs(away) > 0.12) return null;
    const { noun } = columnOf(world, key);
    const [first, last] = [descending(world, key)[0]!, descending(world, key).at(-1)!];
    const isEnds = one === first && other === last;
    return {
      text: `${saidTimes(world, key, [one!.name, `more than ${words}`, other!.name])}.`,
      why: `${told(world, key, high)} is ${want ? "more" : "less"} than ${words} ${told(world, key, low)}, which is ${told(world, key, factor * low)}.`,
      how: `Multiply the smaller ${noun} instead of dividing${isEnds ? ": these two are the ends of the column" : ""}.`,
      weight: 0,
    };
  },
  pattern: new RegExp(
    String.raw`^(?:(.+?) (?:was open|[a-z]+) more than (twice|\w+ times) as (?:many|much) (.+) as|The (.+) (?:was|were) more than (twice|\w+ times) (?:that|those) ${PREPOSITION}) (.+)\.$`,
  ),
  isTrue: ([nameA, timesA, what, nounAndName, timesB, other], table) => {
    const factor = FACTORS.find(([, words]) => words === (timesA ?? timesB))![0];
    const said = nounAndName === undefined ? null : readNounFor(nounAndName, table.names);
    const [phrase, name] = [said?.noun ?? `more ${what!}`, said?.name ?? nameA!];
    return table.valueOf(name, phrase) / factor > table.valueOf(other!, phrase);
  },
};
