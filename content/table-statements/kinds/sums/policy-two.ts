import { policyOf } from "../../policies.ts";
import { boundAfter } from "../../round.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";
import { clause } from "../../words.ts";

/** Two rows under a policy that pays them different percents of different amounts. */
export const policyTwo: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const key = world.keys.find((one) => columnOf(world, one).noun === policy?.of);
    if (!policy || !key) return null;
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(3, 5);
    const order = descending(world, by);
    const limit = boundAfter(world, by, size);
    if (limit === null) return null;
    const [high, low] = [rng.pick(order.slice(0, size)), rng.pick(order.slice(size))];
    const [less, more] = rng.sample(policy.percents, 2).toSorted((one, other) => one - other) as [
      number,
      number,
    ];
    const [first, second] = [(high.figures[key]! * more) / 100, (low.figures[key]! * less) / 100];
    // With the greater percent of a greater amount, nothing would have to be calculated.
    if (high.figures[key]! > low.figures[key]!) return null;
    const away = Math.abs(first / second - 1);
    if (first > second !== want || away < 0.04 || away > 0.45) return null;
    const about = (value: number): string => told(world, key, Number(value.toPrecision(3)));
    const { verb, payment, said } = policy;
    return {
      text: `If each ${thingOf(world)} ${verb}s a ${payment} equal to ${less} percent of its ${said}, or ${more} percent if it ${clause(world, by, "more than", limit)}, ${high.name} will ${verb} a larger ${payment} than ${low.name}.`,
      why: `It’s ${more} percent of ${told(world, key, high.figures[key]!)}, or about ${about(first)}, for ${high.name}, and ${less} percent of ${told(world, key, low.figures[key]!)}, or about ${about(second)}, for ${low.name}.`,
      how: `Compare the ${columnOf(world, by).noun} of both with ${told(world, by, limit)} to see which percent applies, and then calculate.`,
      weight: 1,
    };
  },
  pattern:
    /^If each .+? (?:receive|pay)s a [a-z]+ equal to ([\d.]+) percent of its .+, or ([\d.]+) percent if it (.+), ([^,]+) will (?:receive|pay) a larger [a-z]+ than (.+)\.$/,
  isTrue: ([less, more, condition, ...names], table) => {
    const isMet = table.meets(condition!);
    const [first, second] = names.map((name) => {
      const percent = Number(isMet[table.names.indexOf(name)] ? more : less);
      return table.valueOf(name, table.policy!.of) * percent;
    });
    return first! > second!;
  },
};
