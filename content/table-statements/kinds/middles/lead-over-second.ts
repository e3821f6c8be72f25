import { PREPOSITION } from "../../prepositions.ts";
import { nearly } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, summable, told } from "../../world.ts";
import { percentMore, readNounFor } from "../../words.ts";

/** By how much the first is ahead of the second. */
export const leadOverSecond: StatementForm = {
  make(world, rng, want) {
    const sums = summable(world);
    if (sums.length === 0) return null;
    const key = rng.pick(sums);
    const [first, second] = descending(world, key);
    const [high, low] = [first!.figures[key]!, second!.figures[key]!];
    const lead = 100 * (high / low - 1);
    const percent = rng.pick([5, 10, 15, 20, 25, 30, 40, 50]);
    const away = Math.abs(lead - percent);
    if (lead > percent !== want || away < 1 || away > 8) return null;
    return {
      text: `${percentMore(world, key, [first!.name, `at least ${percent} percent`, `any other ${world.story.label.toLowerCase()}`])}.`,
      why: `${second!.name} is second, with ${told(world, key, low)}. A value ${percent} percent greater is ${nearly(world, key, low * (1 + percent / 100))}. The value for ${first!.name} is ${want ? "greater" : "less"}: ${told(world, key, high)}.`,
      how: `Sort by ${columnOf(world, key).noun}, add ${percent} percent to the second value, and compare the sum with the first.`,
      weight: 0,
    };
  },
  pattern: new RegExp(
    String.raw`^(?:(.+?) (?:was open|[a-z]+) at least (\d+) percent (more .+) than|The (.+) (?:was|were) at least (\d+) percent \w+ than (?:that|those) ${PREPOSITION}) any other .+\.$`,
  ),
  isTrue: ([nameA, percentA, more, nounAndName, percentB], table) => {
    const said = nounAndName === undefined ? null : readNounFor(nounAndName, table.names);
    const [phrase, name] = [said?.noun ?? more!, said?.name ?? nameA!];
    const others = table.names.filter((one) => one !== name);
    const own = 100 * table.valueOf(name, phrase);
    const factor = 100 + Number(percentA ?? percentB);
    return others.every((one) => own >= factor * table.valueOf(one, phrase));
  },
};
