import { thousands } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, summable, twoOf } from "../../world.ts";

/** Two rows compared by one quantity for each unit of another. */
export const ratioOfTwo: StatementForm = {
  make(world, rng, want) {
    const pair = twoOf(summable(world), rng);
    if (!pair) return null;
    const [a, b] = pair;
    const [one, other] = rng.sample(world.rows, 2);
    const ratioOf = ({ figures }: typeof one & object): number => figures[a]! / figures[b]!;
    const [first, second] = [ratioOf(one!), ratioOf(other!)];
    const isPlain = Math.sign(one!.figures[a]! - other!.figures[a]!) === Math.sign(first - second);
    // The greater figure should have the smaller ratio, or nothing would have to be divided.
    if (isPlain || first > second !== want) return null;
    if (Math.abs(first / second - 1) < 0.04 || Math.abs(first / second - 1) > 0.4) return null;
    const [nounA, nounB] = [columnOf(world, a).noun, columnOf(world, b).noun];
    const told = ({ name, figures }: typeof one & object): string =>
      `${thousands(figures[a]!)} to ${thousands(figures[b]!)} for ${name}`;
    return {
      text: `The ratio of the ${nounA} to the ${nounB} is greater for ${one!.name} than for ${other!.name}.`,
      why: `The ratios are ${told(one!)} and ${told(other!)}: about ${first.toPrecision(2)} and ${second.toPrecision(2)}.`,
      how: `Compare the two quotients, not the two figures. Estimating each to two digits is enough.`,
      weight: 2,
    };
  },
  pattern: /^The ratio of the (.+) to the (.+) is greater for (.+) than for (.+)\.$/,
  isTrue: ([nounA, nounB, one, other], table) =>
    table.valueOf(one!, nounA!) * table.valueOf(other!, nounB!) >
    table.valueOf(other!, nounA!) * table.valueOf(one!, nounB!),
};
