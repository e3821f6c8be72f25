import { policyOf } from "../../policies.ts";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, thingOf, told } from "../../world.ts";

/** Two rows under a policy that pays them different percents of different amounts. */
export const policyTwo: StatementForm = {
  make(world, rng, want) {
    const policy = policyOf(world.story.name);
    const key = world.keys.find((one) => columnOf(world, one).noun === policy?.of);
    if (!policy || !key) return null;
    const by = rng.pick(world.keys.filter((one) => one !== key));
    const size = rng.int(3, 5);
    const order = descending(world, by);
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
    const limit = told(world, by, order[size - 1]!.figures[by]!);
    const [thing, nounBy] = [thingOf(world), columnOf(world, by).noun];
    const about = (value: number): string => told(world, key, Number(value.toPrecision(3)));
    return {
      text: `If each ${thing} ${policy.verb}s a ${policy.payment} equal to ${more} percent of ${policy.whose} ${policy.of} when the ${nounBy} is at least ${limit} and ${less} percent of ${policy.whose} ${policy.of} otherwise, the ${policy.payment} will be greater for ${high.name} than for ${low.name}.`,
      why: `It's ${more} percent of ${told(world, key, high.figures[key]!)}, or about ${about(first)}, for ${high.name}, and ${less} percent of ${told(world, key, low.figures[key]!)}, or about ${about(second)}, for ${low.name}.`,
      how: `Compare the ${nounBy} of both with ${limit} to see which percent applies, and then calculate.`,
      weight: 1,
    };
  },
  pattern:
    /^If each [a-z ]+ (?:receive|pay)s a [a-z]+ equal to ([\d.]+) percent of (?:its|the) (.+) when the (.+) is at least (.+) and ([\d.]+) percent of (?:its|the) .+ otherwise, the [a-z]+ will be greater for (.+) than for (.+)\.$/,
  isTrue: ([more, noun, nounBy, limit, less, ...names], table) => {
    const bound = table.said(nounBy!, limit!);
    const [first, second] = names.map(
      (name) =>
        table.valueOf(name, noun!) * Number(table.valueOf(name, nounBy!) >= bound ? more : less),
    );
    return first! > second!;
  },
};
