import { tidy } from "@theta/items/template";
import {
  boundTimes,
  dividedFor,
  drawPerUnit,
  perUnitAtLeast,
  readPerUnit,
  saidPerUnit,
} from "../../per-units.ts";
import type { StatementForm } from "../../statement.ts";
import { allOf } from "../../words.ts";

/** Whether every row keeps a limit of a rate. */
export const perUnitGoal: StatementForm = {
  make(world, rng, want) {
    const drawn = drawPerUnit(world, rng);
    if (!drawn) return null;
    const { unit, values } = drawn;
    const order = values.toSorted((one, other) => one - other);
    const below = want ? 0 : rng.int(1, 2);
    // A round number just below the least, or one that a row or two don't reach.
    const [low, high] = [below === 0 ? 0.9 * order[0]! : order[below - 1]!, order[below]!];
    const bound = roundBetween(low * 1.03, high * 0.97);
    // "At least 1 outages" would have to be said in another way.
    if (bound === null || bound === 1) return null;
    const least = world.rows[values.indexOf(order[0]!)]!;
    return {
      text: `Each of ${allOf(world)} had ${perUnitAtLeast(unit, bound)}.`,
      why: `The least is about ${dividedFor(world, drawn, least)}, which is ${want ? "at least" : "less than"} ${saidPerUnit(unit, bound)}.`,
      how: `You don’t have to divide: in each row, compare the ${unit.over[0]} with ${boundTimes(drawn, bound)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Each of the (?!.* that )\w+ [a-z ]+ had (?:(.+) of at least (\S+)(?: units)?( per .+)?|at least (\S+) (megawatt-hours of )?(.+))\.$/,
  isTrue: ([amount, most, per, count, isAmount, what], table) => {
    const phrase = amount
      ? `${amount.replace(/^an? /, "")}${per ?? ""}`
      : `${isAmount ? "amount" : "number"} of ${what!}`;
    const bound = most ?? count;
    const { top, bottom, scale } = readPerUnit(phrase, table);
    const limit = Number(bound!.replaceAll(/[^\d.]/g, ""));
    return top.every((value, k) => scale * value >= limit * bottom[k]!);
  },
};

/** The roundest number in a range: 15 between 14.2 and 15.3. */
function roundBetween(low: number, high: number): number | null {
  const size = 10 ** Math.floor(Math.log10(high));
  for (const step of [size, size / 2, size / 4, size / 10, size / 20, size / 100]) {
    const round = tidy(Math.floor(high / step) * step);
    // Two digits are what people set as a goal.
    if (round >= low && Number(round.toPrecision(2)) === round) return round;
  }
  return null;
}
