import { capital, tidy } from "@theta/items/template";
import type { StatementForm } from "../../statement.ts";
import { columnOf, descending, summable, told, type World } from "../../world.ts";
import { allOf, mostIn, thingWith, wordsOf } from "../../words.ts";

const TIMES = ["three", "four", "five", "six", "eight", "ten"] as const;
const FACTORS: readonly number[] = [3, 4, 5, 6, 8, 10];

/** How many times the least value the greatest one is. */
export const ratioOfEnds: StatementForm = {
  make(world, rng, want) {
    const key = rng.pick(summable(world));
    const order = descending(world, key);
    const [high, low] = [order[0]!.figures[key]!, order.at(-1)!.figures[key]!];
    const place = rng.int(0, TIMES.length - 1);
    const away = high / low / FACTORS[place]! - 1;
    if (away > 0 !== want || Math.abs(away) < 0.02 || Math.abs(away) > 0.2) return null;
    return {
      text: `${endsCompared(world, key, TIMES[place]!)}.`,
      why: `The least value is ${told(world, key, low)}, for ${order.at(-1)!.name}, and ${TIMES[place]!} times that is ${told(world, key, tidy(FACTORS[place]! * low))}. The greatest value, for ${order[0]!.name}, is ${want ? "more" : "less"}: ${told(world, key, high)}.`,
      how: `Sort by ${columnOf(world, key).noun}, multiply the least value by ${FACTORS[place]!}, and compare the product with the greatest value.`,
      weight: 0,
    };
  },
  pattern:
    /^(?:The .+? (?:with|that) (.+) (?:was open|[a-z]+)|Among the \w+ [a-z ]+, the \w+ (.+) was) more than (\w+) times .+\.$/,
  isTrue: ([counted, measured, words], table) => {
    const values = table.column(counted ?? measured!).toSorted((one, other) => other - one);
    return values[0]! / values.at(-1)! > FACTORS[TIMES.findIndex((one) => one === words)]!;
  },
};

function endsCompared(world: World, key: string, times: string): string {
  const says = wordsOf(world, key);
  const [, high, low] = /^the (\w+) .+\|the (\w+) /.exec(`${says.most}|${says.least}`)!;
  if (high !== "most")
    return `Among ${allOf(world)}, the ${high!} ${columnOf(world, key).noun} was more than ${times} times the ${high === "greatest" ? "least" : low!}`;
  const [, verb, what] = /^(was open|\w+) the most (.+)/.exec(mostIn(says))!;
  const much = low === "fewest" ? "many" : "much";
  const start = capital(`the ${thingWith(world, key)}`);
  const joint = start.includes(" that ") ? `that ${verb!}` : "with";
  return `${start} ${verb!} more than ${times} times as ${much} ${what!} as the ${world.story.label.toLowerCase()} ${joint} the ${low!}`;
}
