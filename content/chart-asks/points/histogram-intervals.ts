import {
  capital,
  nearest,
  roundTo,
  sum,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import { type ClassesWorld, countFrom, interval, numberIn, read } from "./histogram.ts";
import { closestTo, orOneOf, toldSum, withMisreadings, withoutTies } from "../number-slips.ts";
import { estimate, type Grid, namesBlank } from "../reading.ts";
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
    const told = passesHalf(world, key);
    const reached = (k: number): string => {
      const [below, half] = [sums[k - 1] ?? 0, thousands(total / 2)];
      const [upTo, before] = [
        k === 0 ? "This interval contains" : "The intervals up to the end of this one contain",
        k === 1
          ? "The interval below this one already contains"
          : "The intervals below this one already contain",
      ];
      return k < key
        ? `${upTo} only about ${sums[k]!} of the ${thousands(total)} ${story.things}, less than half (${half}), so the median is greater.`
        : `${before} about ${below} of the ${thousands(total)} ${story.things}, more than half (${half}), so the median is less.`;
    };
    const blank = withMisreadings(
      namesBlank(
        labels[key]!,
        slips.filter(([label]) => label !== undefined),
        [],
        (label) => (label === labels[key]! ? told : reached(labels.indexOf(label))),
        labels,
      ),
    );
    return {
      name: "median-interval",
      text: `The median ${story.noun} of the ${story.things} was in the interval {0}.`,
      blank,
      step: `Half of ${thousands(total)} is ${thousands(total / 2)}. Add the bars from the left until the sum passes ${thousands(total / 2)}. ${told}`,
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

/** The sums of the bars before and after half of the total is passed. */
function passesHalf(world: ClassesWorld, key: number): string {
  const { counts, total } = world;
  const [before, half] = [counts.slice(0, key), thousands(total / 2)];
  const after = sum(before) + counts[key]!;
  const label = interval(world, key);
  if (key === 0)
    return `The bar ${label} alone, at about ${after}, is already more than half, ${half}, so the median is in this interval.`;
  const below =
    key === 1 ? `The first bar, at about ${before[0]!}, is` : `The sum ${toldSum(before)} is`;
  return `${below} less than half, ${half}. With the interval ${label}, the sum is ${toldSum([sum(before), counts[key]!])}, more than half, so the median is in this interval.`;
}

const TIMES = [1.5, 2, 2.5, 3, 4, 5, 6];

/** "$68 \\div 39$ is about 1.7 (closest to 1.5 among the choices)" */
function toldTimes(top: number, bottom: number, option: number): string {
  const shown = tidy(top / bottom, 1);
  const isExact = Math.abs(shown - top / bottom) < 1e-6;
  return `$${tidy(top)} \\div ${tidy(bottom)}$ is ${isExact ? "" : "about "}${shown}${closestTo(shown, option)}`;
}

/** A bar of a histogram: "the bar from 10 to 20 minutes", and its height. */
interface Bar {
  readonly name: string;
  readonly height: number;
}

/** A misread bar: where it would have to be for the wrong number of times, and where it is. */
function misread(bars: readonly [Bar, Bar], off: readonly [number, number]): Wrong {
  const [taller, shorter] = bars;
  const n = roundTo((taller.height + off[0]) / (shorter.height + off[1]), 0.5);
  const isTaller = off[0] !== 0;
  const way = off[0] + off[1] > 0 ? "high" : "low";
  const at = tidy(isTaller ? n * shorter.height : taller.height / n, 1);
  const isExact = Math.abs(isTaller ? 0 : at * n - taller.height) < 1e-6;
  const product = isTaller ? `${n} \\times ${shorter.height}` : `${taller.height} \\div ${n}`;
  const { name, height } = isTaller ? taller : shorter;
  return [
    n,
    `reads the ${isTaller ? "taller" : "shorter"} bar too ${way}`,
    `For ${n} times as many, ${name} would have to be at ${isExact ? "" : "about "}${thousands(at)}, since $${product}$ is ${isExact ? "" : "about "}${thousands(at)}. But it's at about ${height}.`,
  ];
}

/** Wrong numbers of times, with the heights that lead to them. */
function timesWrongs([one, other]: readonly [Bar, Bar], { step, max }: Grid): Wrong[] {
  const [slack, taller] = [step / 2, `${capital(one.name)} is at about ${one.height}.`];
  const from = (top: number, sign: 1 | -1): string =>
    `${toldSum([one.height, sign * other.height])}, and ${toldTimes(top, other.height, roundTo(top / other.height, 0.5))}`;
  const [less, more] = [one.height - other.height, one.height + other.height];
  const quotient = (top: number, slip: string, why: string): Wrong => [
    top / other.height,
    slip,
    why,
  ];
  return [
    quotient(
      less,
      "compares the difference with the shorter bar",
      `${from(less, -1)}. Divide the taller bar itself, about ${one.height}.`,
    ),
    misread([one, other], [slack, 0]),
    misread([one, other], [-slack, 0]),
    misread([one, other], [0, slack]),
    misread([one, other], [0, -slack]),
    quotient(
      more,
      "compares the sum with the shorter bar",
      `${from(more, 1)}. Divide the taller bar alone, about ${one.height}.`,
    ),
    quotient(
      max,
      "takes the top of the axis for the taller bar",
      `${toldTimes(max, other.height, roundTo(max / other.height, 0.5))}. ${taller}`,
    ),
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
    const [one, other] = [a, b].map((k): Bar => ({
      name: `the bar ${interval(world, k)}`,
      height: counts[k]!,
    })) as [Bar, Bar];
    const told = `${capital(one.name)} is at about ${one.height}, and ${other.name} is at about ${other.height}: ${toldTimes(one.height, other.height, key)}.`;
    const ways = rng.shuffle(timesWrongs([one, other], grid));
    const blank = estimate({
      key,
      why: told,
      wrongs: ways
        .map(([times, slip, why]): Wrong => [roundTo(times, 0.5), slip, why])
        // Nobody says "1 times".
        .filter(([times]) => times !== 1),
      gap: key < 3 ? 0.5 : 1,
    });
    return {
      name: "interval-times",
      text: `The number of ${story.things} in the interval ${interval(world, a)} was approximately {0} times the number in the interval ${interval(world, b)}.`,
      blank: withoutTies(
        blank,
        ways,
        (times) =>
          `For ${times} times as many, ${one.name} would have to be at ${tidy(times * other.height)}, since $${times} \\times ${other.height} = ${tidy(times * other.height)}$. But it's at about ${one.height}.`,
      ),
      step: `Divide the height of the taller bar by that of the shorter one. ${told}`,
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
