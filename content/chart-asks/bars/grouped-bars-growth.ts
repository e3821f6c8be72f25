import { capital, inWords, listed, thousands, tidy, where } from "@theta/items/template";
import { barOf, type GroupsWorld, growthOf, read, toldGrowth } from "./grouped-bars.ts";
import { type Counted, namedCountBlank, type ToldName, toldNamesBlank } from "../number-slips.ts";
import { descending, percentApart } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What bars of several years say about growth. */

function toldPercent({ values }: GroupsWorld, k: number): string {
  const [first, last] = [values[0]![k]!, values.at(-1)![k]!];
  return `From about ${thousands(first)} to about ${thousands(last)} is an increase of about ${Math.round(percentApart(first, last))} percent`;
}

/** Which category grew by the greatest percent. */
export const greatestPercent: ChartAsk<GroupsWorld> = {
  make(world) {
    const { story, names, years, values } = world;
    const growth = growthOf(world);
    const [key, next] = descending(growth) as [number, number];
    const gains = values.at(-1)!.map((last, k) => last - values[0]![k]!);
    const [widest] = descending(gains) as [number];
    if (growth[key]! < growth[next]! + 12 || widest === key) return null;
    const [tallest] = descending(values.at(-1)!) as [number];
    const lowest = descending(values[0]!).at(-1)!;
    // Whatever fell can't have risen the most.
    const tempting: readonly (readonly [number, string, string])[] = [
      [
        widest,
        "compares the differences, not the percents",
        `The difference between the two bars is the greatest, about ${thousands(tidy(gains[widest]!))}, but the percent isn't.`,
      ],
      [
        tallest,
        "takes the tallest bar",
        `The bar of ${years.at(-1)!} is the tallest, but the question is about growth.`,
      ],
      [
        lowest,
        "takes the shortest first bar",
        `The bar of ${years[0]!} is the shortest, but that doesn't decide the percent.`,
      ],
      [next, "compares the percents by eye", "This is only the second-greatest percent."],
    ];
    const most = Math.round(growth[key]!);
    return {
      name: "greatest-percent",
      text: `Of the ${inWords(names.length)} ${story.things} shown, the one with the greatest percent increase in ${story.noun} from ${years[0]!} to ${years.at(-1)!} was {0}.`,
      blank: toldNamesBlank(
        names[key]!,
        tempting
          .filter(([k]) => growth[k]! > 0)
          .map(([k, slip, how]): ToldName => [names[k]!, slip, how]),
        names.filter((_, k) => growth[k]! > 0),
        (name) =>
          name === names[key]!
            ? `${toldPercent(world, key)}. No other percent is as great.`
            : `${toldPercent(world, names.indexOf(name))}, less than for ${names[key]!}, about ${most} percent.`,
        names,
      ),
      step: `${toldGrowth(world, key)} The next greatest increase in percent, for ${names[next]!}, is about ${Math.round(growth[next]!)} percent (from about ${thousands(values[0]![next]!)} to about ${thousands(values.at(-1)![next]!)}).`,
      weight: 1,
    };
  },
  pattern:
    /^Of the \w+ \w+ shown, the one with the greatest percent increase in .+ from (\d{4}) to (\d{4}) was \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const ratio = (name: string): number => barOf(chart, to!, name) / barOf(chart, from!, name);
    const best = Math.max(...read(chart).categories.map(ratio));
    return where(options, (option) => ratio(option) === best);
  },
};

const BOUNDS = [20, 25, 40, 50];

/** Categories and their growth, the one that grew least first. */
function byGrowth(world: GroupsWorld, isIn: (percent: number) => boolean): Counted[] {
  const growth = growthOf(world);
  return descending(growth)
    .toReversed()
    .filter((k) => isIn(growth[k]!))
    .map((k) => {
      const percent = Math.round(Math.abs(growth[k]!));
      return [world.names[k]!, `${growth[k]! < 0 ? "down" : "up"} ${percent} percent`];
    });
}

/** In how many categories the measure grew by more than a percent. */
export const countAbove: ChartAsk<GroupsWorld> = {
  make(world, rng) {
    const { story, names, years } = world;
    const growth = growthOf(world);
    const bound = rng.pick(BOUNDS);
    const key = growth.filter((one) => one > bound).length;
    const grew = growth.filter((one) => one > 0).length;
    if (growth.some((one) => Math.abs(one - bound) < 5 || Math.abs(one) < 3) || key === grew)
      return null;
    if (key < 1) return null;
    const more = listed(names.filter((_, k) => growth[k]! > bound));
    const most = names
      .map((name, k) => [name, world.values[0]![k]!, world.values.at(-1)![k]!] as const)
      .filter((_, k) => growth[k]! > bound);
    const rule = `the increase was more than ${bound} percent for ${more}`;
    const less = names.filter((_, k) => growth[k]! > 0 && growth[k]! < bound);
    return {
      name: "count-above",
      text: `From ${years[0]!} to ${years.at(-1)!}, ${story.noun} increased by more than ${bound} percent for {0} of the ${names.length} ${story.things}.`,
      blank: namedCountBlank({
        most: names.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            grew,
            "counts every increase",
            `The increase was less than ${bound} percent for ${listed(less)}.`,
          ],
        ],
        counted: byGrowth(world, (one) => one > bound),
        others: byGrowth(world, (one) => one < bound).toReversed(),
        rule,
        opposite: `those with no increase of more than ${bound} percent`,
      }),
      step: `In each group, see whether the bar of ${years.at(-1)!} is more than ${(1 + bound / 100).toFixed(bound % 10 ? 2 : 1)} times as tall as the bar of ${years[0]!}. That is true of ${key} of the ${names.length} ${story.things}: ${listed(most.map(([name, from, to]) => `${name} (from about ${thousands(from)} to about ${thousands(to)})`))}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), .+ increased by more than (\d+) percent for \{0\} of the \d+ \w+\.$/,
  answer: ([from, to, bound], { chart }, options) => {
    const factor = 1 + Number(bound) / 100;
    const count = read(chart).categories.filter(
      (name) => barOf(chart, to!, name) > factor * barOf(chart, from!, name),
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};
