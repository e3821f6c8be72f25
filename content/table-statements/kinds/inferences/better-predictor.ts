import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, thingOf, valuesOf } from "../../world.ts";

/** Which of two columns says more about a third. */
export const betterPredictor: StatementForm = {
  make(world, rng, want) {
    if (world.keys.length < 3) return null;
    const [target, one, other] = rng.sample(world.keys, 3) as [string, string, string];
    const withTarget = (key: string): number =>
      Math.abs(rankCorrelation(valuesOf(world, key), valuesOf(world, target)));
    const [better, worse] = want ? [one, other] : [other, one];
    if (withTarget(better) < 0.8 || withTarget(worse) > 0.4) return null;
    const [nounT, nounOne, nounOther] = [target, one, other].map(
      (key) => columnOf(world, key).noun,
    );
    const [nounBetter, nounWorse] = [better, worse].map((key) => columnOf(world, key).noun);
    const ends = endsOf(valuesOf(world, worse), valuesOf(world, target));
    return {
      text: `The data suggest that, for another ${thingOf(world)}, knowing the ${nounOne} would be more helpful for estimating the ${nounT} than knowing the ${nounOther}.`,
      why: `The ${nounT} follows the ${nounBetter} with few exceptions, but not the ${nounWorse}: the three rows with the greatest ${nounWorse} are in places ${ends.join(", ")} by ${nounT}.`,
      how: `Sort by ${nounT} and see which of the two other columns comes closer to being in order.`,
      weight: 1,
    };
  },
  pattern:
    /^The data suggest that, for another [a-z ]+, knowing the (.+) would be more helpful for estimating the (.+) than knowing the (.+)\.$/,
  isTrue: ([nounOne, nounT, nounOther], table) => {
    const target = table.column(nounT!);
    const balance = (noun: string): number => {
      const values = table.column(noun);
      const signs = values.flatMap((value, k) =>
        values.map((again, j) => Math.sign((value - again) * (target[k]! - target[j]!))),
      );
      return Math.abs(signs.reduce((total, sign) => total + sign, 0));
    };
    return balance(nounOne!) > balance(nounOther!);
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
