import { PREPOSITION } from "../../prepositions.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, summable, told } from "../../world.ts";
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
    return {
      text: `${saidTimes(world, key, [one!.name, `more than ${words}`, other!.name])}.`,
      why: `${other!.name} has ${told(world, key, low)}, and ${words} that is ${told(world, key, factor * low)}. The value for ${one!.name} is ${want ? "greater" : "less"}: ${told(world, key, high)}.`,
      how: `Multiply the ${noun} for ${other!.name} by ${factor}, and compare the product with the value for ${one!.name}.`,
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
