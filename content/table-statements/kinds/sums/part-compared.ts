import { nearly } from "../../evidence.ts";
import { WEIGHTED } from "../../facts.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, told, type WorldRow } from "../../world.ts";

const MORE = WEIGHTED.flatMap(({ more }) => more ?? []);

/** Two rows compared by the amount that a percent stands for. */
export const partCompared: StatementForm = {
  make(world, rng, want) {
    const keyOf = (noun: string): string | undefined =>
      world.keys.find((key) => columnOf(world, key).noun === noun);
    const fact = WEIGHTED.find((one) => keyOf(one.rate) && keyOf(one.whole));
    if (!fact?.more) return null;
    const [rate, whole] = [keyOf(fact.rate)!, keyOf(fact.whole)!];
    const [one, other] = rng.sample(world.rows, 2);
    const [first, second] = [one!, other!].map(({ figures }) => figures[rate]! * figures[whole]!);
    const away = Math.abs(first! / second! - 1);
    if (first! > second! !== want || away < 0.08 || away > 0.8) return null;
    // The greater percent should come with the smaller amount.
    const [high, low] = [one!.figures[rate]!, other!.figures[rate]!];
    if (high > low === want) return null;
    // The percents are rounded, and that mustn't decide.
    const rounding = 0.5 / 10 ** (columnOf(world, rate).decimals ?? 0);
    if (away < 1.2 * (rounding / high + rounding / low)) return null;
    const partSaid = ({ name, figures }: WorldRow): string =>
      `${told(world, rate, figures[rate]!)} of ${told(world, whole, figures[whole]!)} is ${nearly(world, whole, (figures[rate]! * figures[whole]!) / 100)} for ${name}`;
    return {
      text: `${one!.name} ${fact.more} than ${other!.name}.`,
      why: `${[one!, other!].map(partSaid).join(", and ")}, which is ${want ? "less" : "more"}.`,
      how: `Multiply the percent by the ${fact.whole} in both rows. A smaller percent of a larger whole can be more.`,
      weight: 1,
    };
  },
  pattern: new RegExp(`^(.+) (${MORE.join("|")}) than (.+)\\.$`),
  isTrue: ([one, more, other], table) => {
    const { rate, whole } = WEIGHTED.find((fact) => fact.more === more)!;
    const partOf = (name: string): number =>
      (table.valueOf(name, whole) * table.valueOf(name, rate)) / 100;
    return partOf(one!) > partOf(other!);
  },
};
