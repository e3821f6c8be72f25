import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, valuesOf } from "../../world.ts";
import { allOf, nounWithThe } from "../../words.ts";
import { agreement } from "./claim-supported.ts";

/** Which of two columns a third one follows. */
export const moreClosely: StatementForm = {
  make(world, rng, want) {
    if (world.keys.length < 3) return null;
    const [target, one, other] = rng.sample(world.keys, 3) as [string, string, string];
    const withTarget = (key: string): number =>
      Math.abs(rankCorrelation(valuesOf(world, key), valuesOf(world, target)));
    const [better, worse] = want ? [one, other] : [other, one];
    if (withTarget(better) < 0.75 || withTarget(worse) > 0.4) return null;
    const nounOf = (key: string): string => columnOf(world, key).noun;
    const ends = endsOf(valuesOf(world, worse), valuesOf(world, target));
    const [saidT, saidOne, saidOther] = [target, one, other].map((key) => nounWithThe(world, key));
    return {
      text: `Among ${allOf(world)}, ${saidT} was more closely related to ${saidOne} than to ${saidOther}.`,
      why: `The ${nounOf(target)} follows the ${nounOf(better)} with few exceptions, but not the ${nounOf(worse)}: the three rows with the highest ${nounOf(worse)} are in places ${ends.join(", ")} by ${nounOf(target)}.`,
      how: `Sort by ${nounOf(target)} and see which of the two other columns comes closer to being in order.`,
      weight: 1,
    };
  },
  pattern: /^Among the \w+ [a-z ]+?, (.+) was more closely related to (.+) than to (.+)\.$/,
  isTrue: (phrases, table) => {
    const [target, one, other] = phrases.map((phrase) => table.column(phrase.replace(/^the /, "")));
    return Math.abs(agreement(one!, target!)) > Math.abs(agreement(other!, target!));
  },
};

/** The places by the target of the three rows with the greatest values. */
function endsOf(values: readonly number[], target: readonly number[]): number[] {
  return values
    .map((value, k) => [value, target[k]!] as const)
    .toSorted((one, other) => other[0] - one[0])
    .slice(0, 3)
    .map(([, own]) => target.filter((value) => value > own).length + 1);
}
