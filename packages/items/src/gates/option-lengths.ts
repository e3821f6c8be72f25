import type { Asked, Question } from "../asked.ts";
import { optionGroups } from "../question-text.ts";
import { mean, median } from "../statistics.ts";
import type { Measure } from "./ratchet.ts";

type Range = readonly [least: number, most: number];

interface Goals {
  /** Median of the longest option minus the shortest, in characters. */
  readonly leastSpread: number;
  /** Shares of the questions whose key alone is the longest, or the shortest. */
  readonly longest: Range;
  readonly shortest: Range;
}

const KEY: Pick<Goals, "longest" | "shortest"> = { longest: [0.18, 0.32], shortest: [0.08, 0.25] };

/**
 * Measured on official questions: in 40 of Critical Reasoning, the median spread was 65 characters
 * and the key was the longest in 30% and the shortest in 10%; in 23 of Reading Comprehension, 41
 * characters, 26%, and 4%. Options that are all the same length look like ours and nobody else's.
 */
export const OPTION_GOALS: Readonly<Partial<Record<Question["format"], Goals>>> = {
  "critical-reasoning": { leastSpread: 40, ...KEY },
  "reading-comprehension": { leastSpread: 28, ...KEY },
};

/** How the lengths of options spread, over the questions that learners may see. */
export function optionLengthMeasures(bank: readonly Asked[]): Measure[] {
  const formats = Map.groupBy(bank, ({ item }) => item.format);
  return [...formats].flatMap(([format, own]) => {
    const goals = OPTION_GOALS[format];
    const groups = own.flatMap(({ item }) => optionGroups(item));
    return goals && groups.length > 0 ? measuresOf(format, groups, goals) : [];
  });
}

type Group = ReturnType<typeof optionGroups>[number];

function measuresOf(format: string, groups: readonly Group[], goals: Goals): Measure[] {
  const share = (pick: typeof Math.max): number =>
    mean(groups.map((options) => (keyIs(options, pick) ? 1 : 0)));
  const count = groups.length;
  const measure = (what: string, value: number, [least, most]: Range): Measure => ({
    name: `${format}: ${what}`,
    value,
    least,
    most,
    count,
  });
  return [
    measure("median spread of option lengths", median(groups.map(spreadOf)), [
      goals.leastSpread,
      Infinity,
    ]),
    measure("share of keys that are the longest option", share(Math.max), goals.longest),
    measure("share of keys that are the shortest option", share(Math.min), goals.shortest),
  ];
}

function spreadOf(options: Group): number {
  const lengths = options.map(({ text }) => text.length);
  return Math.max(...lengths) - Math.min(...lengths);
}

/** Whether the key alone is the longest option, or the shortest. */
export function keyIs(options: Group, pick: typeof Math.max): boolean {
  const wanted = pick(...options.map(({ text }) => text.length));
  return options.filter(({ text }) => text.length === wanted).every(({ isKey }) => isKey);
}
