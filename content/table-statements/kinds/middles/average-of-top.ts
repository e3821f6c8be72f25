import { fromWords, inWords, sum } from "@theta/items/template";
import { goTogether } from "../../expectation.ts";
import { areOfOneTime } from "../../pairs.ts";
import { figuresOf, namesOf, nearly, totalIn } from "../../evidence.ts";
import type { StatementForm } from "../../statement.ts";
import { addable, columnOf, descending, halfOf, howMany, told } from "../../world.ts";
import { PREPOSITION, prepositionOf } from "../../prepositions.ts";
import { averaged, others, shortOf, thatOf, tops, wasOnAverage } from "../../words.ts";

const FACTORS = [
  [1, "greater than"],
  [1.5, "more than 1.5 times"],
  [2, "more than twice"],
  [3, "more than three times"],
] as const;

/** The average of a group that another column selects, as a multiple of the average of the others. */
export const averageOfTop: StatementForm = {
  make(world, rng, want) {
    const sums = addable(world);
    if (sums.length === 0) return null;
    const b = rng.pick(sums);
    const a = rng.pick(world.keys.filter((key) => key !== b));
    if (!areOfOneTime(world, a, b) || !goTogether(world, a, b)) return null;
    const size = halfOf(world, rng);
    const order = descending(world, a);
    const [chosen, left] = [order.slice(0, size), order.slice(size)];
    const [top, rest] = [chosen, left].map((rows) => totalIn(b, rows) / rows.length);
    const [factor, words] = rng.pick(FACTORS);
    const away = top! / rest! / factor - 1;
    if (away > 0 !== want || Math.abs(away) < 0.03 || Math.abs(away) > 0.3) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const of = prepositionOf(world.story.name, nounB);
    const start = `The average (arithmetic mean) ${averaged(nounB)} ${of} ${tops(world, size, a)} ${wasOnAverage(nounB)} ${words}`;
    const theRest = `the other ${howMany(left.length)}`;
    return {
      text: shortOf(
        `${start} the average for ${others(world, size)}.`,
        `${start} the average for ${theRest}.`,
        `${start} ${wasOnAverage(nounB) === "was" ? "that" : "those"} ${thatOf(world, b)} ${theRest}.`,
        `${start} the average for the others.`,
        `${start} that ${thatOf(world, b)} the others.`,
      ),
      why: `The total is ${told(world, b, totalIn(b, chosen))} for the ${inWords(size)}, an average of ${nearly(world, b, top!)}, and ${told(world, b, totalIn(b, left))} for the other ${howMany(left.length)}, an average of ${nearly(world, b, rest!)}. The first average is about ${(top! / rest!).toFixed(2)} times the second.`,
      how: `Sort by ${nounA}: the first ${inWords(size)} are ${namesOf(chosen)}. Add their ${figuresOf(world, b)} and divide by ${inWords(size)}. Do the same for the other ${howMany(left.length)}.`,
      weight: 2,
    };
  },
  pattern: new RegExp(
    String.raw`^The average \(arithmetic mean\) (.+) ${PREPOSITION} the (\w+) .+? (?:with|that) (.+) (?:was|were) (greater than|more than .+) (?:the average|that|those) (?:of|for) the other.+\.$`,
  ),
  isTrue: ([nounB, size, nounA, words], table) => {
    const [a, b] = [table.column(nounA!), table.column(nounB!)];
    const limit = a.toSorted((one, other) => other - one)[fromWords(size!) - 1]!;
    const part = sum(b.filter((_, k) => a[k]! >= limit));
    const factor = FACTORS.find(([, said]) => said === words)![0];
    const count = fromWords(size!);
    return part * (a.length - count) > factor * (sum(b) - part) * count;
  },
};
