import { nearest, roundTo, sum, thousands, tidy, where, type Wrong } from "@theta/items/template";
import { type ClassesWorld, countFrom, interval, numberIn, read } from "./histogram.ts";
import { withMisreadings } from "../number-slips.ts";
import { estimate, namesBlank } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a histogram says about its intervals. */

/** In which interval the median is. */
export const medianInterval: ChartAsk<ClassesWorld> = {
  make(world) {
    const { story, counts, total } = world;
    const sums = counts.map((_, k) => sum(counts.slice(0, k + 1)));
    if (sums.some((one) => Math.abs(one - total / 2) < total / 30)) return null;
    const key = sums.findIndex((one) => one > total / 2);
    const tallest = counts.indexOf(Math.max(...counts));
    const middle = Math.floor(counts.length / 2);
    if (key === tallest && key === middle) return null;
    const labels = counts.map((_, k) => interval(world, k));
    const steps = ["one interval", "two intervals", "three intervals"];
    const slips: [string, string][] = [
      [labels[tallest]!, "takes the tallest bar"],
      [labels[middle]!, "takes the middle interval of the axis"],
      ...steps.flatMap((step, k): [string, string][] => [
        [labels[key + k + 1]!, `goes ${step} too far`],
        [labels[key - k - 1]!, `stops ${step} too early`],
      ]),
    ];
    const reached = (k: number): string => {
      const [below, half] = [sums[k - 1] ?? 0, thousands(total / 2)];
      const upTo = `The intervals up to the end of this one contain only about ${sums[k]!} of the ${thousands(total)} ${story.things}, less than half, ${half}.`;
      const before = `The intervals below this one already contain about ${below} of the ${thousands(total)} ${story.things}, more than half, ${half}.`;
      return k < key ? upTo : before;
    };
    const blank = withMisreadings(
      namesBlank(
        labels[key]!,
        slips.filter(([label]) => label !== undefined),
        [],
        (label) =>
          label === labels[key]!
            ? `The intervals below this one contain about ${sums[key - 1] ?? 0} of the ${thousands(total)} ${story.things}, and it contains about ${counts[key]!}.`
            : reached(labels.indexOf(label)),
        labels,
      ),
    );
    return {
      name: "median-interval",
      text: `The median ${story.noun} of the ${story.things} was in the interval {0}.`,
      blank,
      step: `Half of ${thousands(total)} is ${thousands(total / 2)}. Add the bars from the left until the sum passes it: this happens in the interval ${labels[key]!}.`,
      weight: 1,
    };
  },
  pattern: /^The median .+ was in the interval \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const histogram = read(chart);
    const half = countFrom(histogram, -Infinity) / 2;
    return where(options, (option) => {
      const low = numberIn(option, histogram);
      const next = histogram.edges[histogram.edges.indexOf(low) + 1]!;
      return countFrom(histogram, low) > half && countFrom(histogram, next) < half;
    });
  },
};

const TIMES = [1.5, 2, 2.5, 3, 4, 5, 6];

function quotient(top: number, bottom: number, slip: string, why: string): Wrong {
  const n = roundTo(top / bottom, 0.5);
  return [n, slip, `$${tidy(top)} \\div ${tidy(bottom)}$ is about ${n}. ${why}`];
}

/** How many times as many one interval contains as another. */
export const intervalTimes: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, counts, grid } = world;
    const [a, b] = rng.sample([...counts.keys()], 2) as [number, number];
    const ratio = counts[a]! / counts[b]!;
    const key = TIMES.find((times) => Math.abs(ratio / times - 1) < 0.05);
    if (key === undefined || counts[b]! < 0.8 * grid.step) return null;
    const [one, other] = [counts[a]!, counts[b]!];
    const told = `The two bars are at about ${one} and about ${other}.`;
    const slack = grid.step / 2;
    const wrongs: Wrong[] = [
      quotient(
        one - other,
        other,
        "compares the difference with the shorter bar",
        `Divide the taller bar itself, about ${one}.`,
      ),
      quotient(one + slack, other, "reads the taller bar too high", told),
      quotient(one - slack, other, "reads the taller bar too low", told),
      quotient(one, other + slack, "reads the shorter bar too high", told),
      quotient(one, other - slack, "reads the shorter bar too low", told),
      quotient(
        one + other,
        other,
        "compares the sum with the shorter bar",
        `Divide the taller bar alone, about ${one}.`,
      ),
      quotient(grid.max, other, "takes the top of the axis for the taller bar", told),
    ];
    return {
      name: "interval-times",
      text: `The number of ${story.things} in the interval ${interval(world, a)} was approximately {0} times the number in the interval ${interval(world, b)}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          // Nobody says "1 times".
          .filter(([times]) => times !== 1),
        gap: key < 3 ? 0.5 : 1,
      }),
      step: `Divide the height of the taller bar by that of the shorter one: $${one} \\div ${other}$ is about ${key}.`,
      weight: 1,
    };
  },
  pattern:
    /^The number of \w+ in the interval (.+) was approximately \{0\} times the number in the interval (.+)\.$/,
  answer: ([one, other], { chart }, options) => {
    const histogram = read(chart);
    const bar = (label: string): number =>
      histogram.counts[histogram.edges.indexOf(numberIn(label, histogram))]!;
    return nearest(options, bar(one!) / bar(other!), 0.15);
  },
};
