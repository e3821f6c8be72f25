import { rankCorrelation } from "../../rank-correlation.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, twoOf, type World } from "../../world.ts";
import { lessOf } from "./claim-supported.ts";

const CLEAR = 0.75;
const NONE = 0.2;

/** Whether two columns go together once the row that fits least is left out. */
export const claimWithout: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(world.keys, rng);
    if (!pair) return null;
    const isInverse = rng.chance(0.5);
    const sign = isInverse ? -1 : 1;
    const left = world.rows
      .map(({ name }) => ({ name, with: sign * without(world, pair, name) }))
      .toSorted((one, other) => other.with - one.with)[0]!;
    // The opposite of what the table shows would be too easy to reject.
    if (want ? left.with < CLEAR : left.with > NONE || left.with < -0.5) return null;
    const [nounA, nounB] = pair.map((key) => columnOf(world, key).noun) as [string, string];
    const [orderA, orderB] = pair.map((key) =>
      descending(world, key).filter(({ name }) => name !== left.name),
    );
    const places = orderA!.slice(0, 3).map((row) => orderB!.indexOf(row) + 1);
    return {
      text: `If ${left.name} is excluded, the data support the claim that a greater ${nounA} tends to be associated with a ${isInverse ? lessOf(nounB) : "greater"} ${nounB} among the other ${world.story.things}.`,
      why: want
        ? `Without ${left.name}, the ${nounB} ${isInverse ? "falls" : "rises"} with few exceptions as the ${nounA} rises.`
        : `Even without ${left.name}, the ${nounB} doesn't ${isInverse ? "fall" : "rise"} as the ${nounA} rises: the three with the greatest ${nounA} are in places ${places.join(", ")} by ${nounB}.`,
      how: `Sort by ${nounA}, skip ${left.name}, and read down the ${nounB}.`,
      weight: 1,
    };
  },
  pattern:
    /^If (.+) is excluded, the data support the claim that a greater (.+) tends to be associated with a (lower|smaller|greater) (.+) among the other [a-z ]+\.$/,
  isTrue: ([name, nounA, direction, nounB], table) => {
    const names = table.names.filter((other) => other !== name);
    const pairs = names.flatMap((one, k) =>
      names.slice(k + 1).map((other) => [one, other] as const),
    );
    const signOf = (noun: string, [one, other]: readonly [string, string]): number =>
      Math.sign(table.valueOf(one, noun) - table.valueOf(other, noun));
    const agreeing = pairs.filter((pair) => signOf(nounA!, pair) === signOf(nounB!, pair)).length;
    const balance = (2 * agreeing) / pairs.length - 1;
    return (direction === "greater" ? balance : -balance) > (CLEAR + NONE) / 2.2;
  },
};

function without({ rows }: World, [a, b]: readonly [string, string], name: string): number {
  const others = rows.filter((row) => row.name !== name);
  return rankCorrelation(
    others.map(({ figures }) => figures[a]!),
    others.map(({ figures }) => figures[b]!),
  );
}
