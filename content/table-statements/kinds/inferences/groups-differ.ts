import { inWords, median } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, valuesIn } from "../../world.ts";
import { moreOf } from "../../words.ts";

/** Whether the rows of one group are mostly above those of another. */
export const groupsDiffer: StatementForm = {
  make(world, rng, want) {
    const { group, things } = world.story;
    if (!group) return null;
    const key = rng.pick(world.keys);
    const isLess = rng.chance(0.35);
    const [one, other] = rng.sample(Object.keys(group.said), 2) as [string, string];
    const [own, others] = [one, other].map((word) => valuesIn(world, word, key));
    const wins = own!.flatMap((value) =>
      others!.filter((rival) => (isLess ? value < rival : value > rival)),
    );
    const share = wins.length / (own!.length * others!.length);
    const [middle, second] = [median(own!), median(others!)];
    if (want ? share < 0.8 : share > 0.5) return null;
    return {
      text: `In general, the ${things} ${group.said[one]!} had ${moreOf(world, key, isLess)} than the ${things} ${group.said[other]!}.`,
      why: `The median ${columnOf(world, key).noun} is ${told(world, key, middle)} for the ${inWords(own!.length)} in the first group and ${told(world, key, second)} for the ${inWords(others!.length)} in the second.`,
      how: `Sort by ${columnOf(world, key).noun} and see which of the two groups comes first more often.`,
      weight: 1,
    };
  },
  pattern: /^In general, the [a-z]+ ((?:in|offered by) .+) had (.+) than the [a-z]+ (.+)\.$/,
  isTrue: ([one, more, other], table) => {
    const values = table.toward(more!);
    const isIn = (phrase: string): boolean[] =>
      table.groups.map((group) => group === table.groupSaid(phrase));
    const [own, others] = [isIn(one!), isIn(other!)];
    const both = values.filter((_, k) => own[k] || others[k]);
    // The average place of one group among the rows of both.
    const placeOf = (mine: readonly boolean[]): number => {
      const places = values.flatMap((value, k) =>
        mine[k] ? [both.filter((rival) => rival > value).length] : [],
      );
      return places.reduce((total, place) => total + place, 0) / places.length;
    };
    return placeOf(others) - placeOf(own) > both.length / 8;
  },
};
