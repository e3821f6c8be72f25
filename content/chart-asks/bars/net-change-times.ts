import { capital, inWords, listed, sum, thousands, tidy, where } from "@theta/items/template";
import { levelsOf, type NetChangeWorld, read, signed } from "./net-change.ts";
import { type Counted, namedCountBlank, toldNamesBlank } from "../number-slips.ts";
import { descending } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What bars of net change say about when a level rose or fell. */

/** What the bars up to a period say, beside those up to the highest level. */
function toldLevel(world: NetChangeWorld, k: number, key: number): string {
  const { story, periods, changes, levels } = world;
  const so = (end: number): string => signed(sum(changes.slice(0, end + 1)));
  const apart = thousands(Math.abs(levels[key]! - levels[k]!));
  if (k === key)
    return `The changes up to the end of ${periods[k]!} add up to ${so(k)}, a greater sum than at the end of any other ${story.axis.toLowerCase()}.`;
  const first = `The changes up to the end of ${periods[k]!} add up to ${so(k)}`;
  return k < key
    ? `${first}, and by the end of ${periods[key]!}, the level rose by another ${apart}.`
    : `${first}, and the level had already been ${apart} higher at the end of ${periods[key]!}.`;
}

/** The sums of the bars up to each period, in order. */
function toldSums({ story, levels, start }: NetChangeWorld): string {
  const unit = story.axis.toLowerCase();
  const sums = levels.map((level) => signed(tidy(level - start)));
  return `Add up the bars from the left, those below zero as decreases. At the ends of the ${levels.length} ${unit}s, the sums are ${listed(sums)}, in order.`;
}

/** When the stock was greatest. */
export const greatestLevel: ChartAsk<NetChangeWorld> = {
  make(world) {
    const { story, periods, changes, levels, step } = world;
    const order = descending(levels);
    const [key, next] = order as [number, number];
    const [tallest] = descending(changes) as [number];
    // At the last bar, nobody would have to add up the falls.
    if (levels[key]! - levels[next]! < step / 4 || key === tallest || key === periods.length - 1)
      return null;
    const lastUp = changes.findLastIndex((change) => change > 0);
    const unit = story.axis.toLowerCase();
    return {
      name: "greatest-level",
      text: `Of the ${unit}s shown, ${story.stock} at the end of the ${unit} was greatest in {0}.`,
      blank: toldNamesBlank(
        periods[key]!,
        [
          [
            periods[tallest]!,
            "takes the tallest bar for the highest level",
            "The tallest bar is the greatest increase and not the highest level.",
          ],
          [
            periods[lastUp]!,
            "takes the last increase",
            "This is the last bar above zero, but the bars below zero before it count as well.",
          ],
          [
            periods.at(-1)!,
            "takes the last bar",
            "This is the last bar, but the level doesn't rise all the time.",
          ],
          [periods[next]!, "adds the bars up by eye", "This is only the second-highest level."],
        ],
        order.map((k) => periods[k]!),
        (name) => toldLevel(world, periods.indexOf(name), key),
        periods,
      ),
      step: `${toldSums(world)} The greatest of them is ${signed(sum(changes.slice(0, key + 1)))}, at the end of ${periods[key]!}.`,
      weight: 1,
    };
  },
  pattern: /^Of the \w+ shown, the .+ at the end of the \w+ was greatest in \{0\}\.$/,
  answer: (_, view, options) => {
    const levels = levelsOf(view);
    const most = Math.max(...levels.values());
    return where(options, (option) => levels.get(option) === most);
  },
};

/** Periods with the numbers that decide whether they're counted, the least clear ones first. */
function periodsBy(
  periods: readonly string[],
  numbers: readonly number[],
  isIn: (n: number) => boolean,
): Counted[] {
  return [...numbers.keys()]
    .filter((k) => isIn(numbers[k]!))
    .toSorted((a, b) => Math.abs(numbers[a]!) - Math.abs(numbers[b]!))
    .map((k) => [periods[k]!, signed(numbers[k]!)]);
}

/** How often the stock fell. */
export const timesFell: ChartAsk<NetChangeWorld> = {
  make({ story, periods, changes }) {
    const key = changes.filter((change) => change < 0).length;
    const lower = periods.filter((_, k) => k > 0 && changes[k]! < changes[k - 1]!);
    if (lower.length === key) return null;
    const unit = story.axis.toLowerCase();
    const counted = periodsBy(periods, changes, (change) => change < 0);
    const rule = `the bars below zero are those of ${listed(periods.filter((_, k) => changes[k]! < 0))}`;
    return {
      name: "times-fell",
      text: `${capital(story.stock)} decreased in {0} of the ${periods.length} ${unit}s shown.`,
      blank: namedCountBlank({
        most: periods.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            lower.length,
            "counts bars that are lower than the one before",
            `Those are ${listed(lower)}. A shorter bar above zero is still an increase, and every bar below zero is a decrease.`,
          ],
        ],
        counted,
        others: periodsBy(periods, changes, (change) => change > 0),
        rule,
        opposite: `the ${unit}s with bars above zero`,
      }),
      step: `A decrease is a bar below zero, however long it is. There are ${key}: ${listed(counted.toReversed().map(([name, change]) => `${name} (${change})`))}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ decreased in \{0\} of the \d+ \w+ shown\.$/,
  answer: (_, { chart }, options) => {
    const count = read(chart).changes.filter((change) => change < 0).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** How often the stock was below what it was at first. */
export const timesBelowStart: ChartAsk<NetChangeWorld> = {
  make(world) {
    const { story, periods, changes, levels, start, step } = world;
    const key = levels.filter((level) => level < start).length;
    const rule = `the sum of the bars so far is below zero at the end of ${listed(periods.filter((_, k) => levels[k]! < start))}`;
    const apart = levels.map((level) => level - start);
    const downs = changes.filter((change) => change < 0).length;
    if (levels.some((level) => Math.abs(level - start) < step / 3)) return null;
    if (key < 1 || key === periods.length || key === downs) return null;
    const unit = story.axis.toLowerCase();
    const bySum = (isIn: (n: number) => boolean): Counted[] =>
      periodsBy(periods, apart, isIn).map(([name, so]) => [name, `a sum of ${so}`]);
    return {
      name: "times-below-start",
      text: `At the end of {0} of the ${periods.length} ${unit}s shown, ${story.stock} was less than ${thousands(start)}${story.unit}.`,
      blank: namedCountBlank({
        most: periods.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            downs,
            "counts the bars below zero",
            `Those are ${listed(periods.filter((_, k) => changes[k]! < 0))}. But ${thousands(start)} has to be compared with the level, which depends on all bars so far.`,
          ],
        ],
        counted: bySum((one) => one < 0),
        others: bySum((one) => one > 0),
        rule,
        opposite: `the ${unit}s at the end of which the sum of the bars so far is above zero`,
      }),
      step: `${toldSums(world)} ${capital(inWords(key))} of these sums ${key === 1 ? "is" : "are"} below zero, so ${story.stock} was less than ${thousands(start)} at the end of ${key === 1 ? `one ${unit}` : `${inWords(key)} ${unit}s`}.`,
      weight: 2,
    };
  },
  pattern: /^At the end of \{0\} of the \d+ \w+ shown, .+ was less than ([\d,]+)[a-z -]*\.$/,
  answer: ([bound], view, options) => {
    const least = Number(bound!.replaceAll(",", ""));
    const count = [...levelsOf(view).values()].filter((level) => level < least).length;
    return where(options, (option) => Number(option) === count);
  },
};
