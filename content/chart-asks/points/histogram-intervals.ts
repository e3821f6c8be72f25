import { nearest, roundTo, sum, thousands, tidy, where, type Wrong } from "@theta/items/template";
import { type ClassesWorld, countFrom, interval, numberIn, read } from "./histogram.ts";
import { closestTo, orOneOf, withMisreadings } from "../number-slips.ts";
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
      [labels[tallest]!, `takes ${orOneOf(counts, "the tallest bar", "one of the tallest bars")}`],
      [labels[middle]!, "takes an interval in the middle of the axis"],
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

/** "$68 \\div 39$ is about 1.7 (closest to 1.5 among the choices)" */
function toldTimes(top: number, bottom: number, option: number): string {
  const shown = tidy(top / bottom, 1);
  const isExact = Math.abs(shown - top / bottom) < 1e-6;
  return `$${tidy(top)} \\div ${tidy(bottom)}$ is ${isExact ? "" : "about "}${shown}${closestTo(shown, option)}`;
}

function quotient(top: number, bottom: number, slip: string, why: string): Wrong {
  const n = roundTo(top / bottom, 0.5);
  return [n, slip, `${toldTimes(top, bottom, n)}. ${why}`];
}

/** A misread bar: where it would have to be for the wrong number of times, and where it is. */
function misread(bars: readonly [number, number], off: readonly [number, number]): Wrong {
  const n = roundTo((bars[0] + off[0]) / (bars[1] + off[1]), 0.5);
  const isTaller = off[0] !== 0;
  const [at, which] = isTaller
    ? [tidy(n * bars[1], 1), "taller"]
    : [tidy(bars[0] / n, 1), "shorter"];
  const way = off[0] + off[1] > 0 ? "high" : "low";
  return [
    n,
    `reads the ${which} bar too ${way}`,
    `For ${n} times as many, it would have to be at about ${thousands(at)}, but it's at about ${isTaller ? bars[0] : bars[1]}.`,
  ];
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
      misread([one, other], [slack, 0]),
      misread([one, other], [-slack, 0]),
      misread([one, other], [0, slack]),
      misread([one, other], [0, -slack]),
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
      step: `Divide the height of the taller bar by that of the shorter one: ${toldTimes(one, other, key)}.`,
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
