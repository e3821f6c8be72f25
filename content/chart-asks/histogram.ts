import {
  type ChartInput,
  type GraphicsView,
  nearest,
  plain,
  range,
  type Rng,
  roundTo,
  sum,
  thousands,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { CLASSES_STORIES, type ClassesStory } from "../stories/classes.ts";
import {
  estimate,
  factorOf,
  type Grid,
  gridOver,
  namesBlank,
  toFive,
  withUnit,
} from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

/** Histograms: bars count what is in an interval, and totals over intervals answer the rest. */

export interface ClassesWorld {
  readonly story: ClassesStory;
  readonly edges: readonly number[];
  readonly counts: readonly number[];
  readonly total: number;
  readonly grid: Grid;
}

export function drawClasses(story: ClassesStory, rng: Rng): ClassesWorld | null {
  const size = within(story.total, rng);
  const counts = story.usual.map((share) =>
    Math.round((size * share * (1 + rng.int(-30, 30) / 100)) / 100),
  );
  const edges = range(0, counts.length).map((k) => story.start + k * story.width);
  if (Math.min(...counts) < 3) return null;
  return { story, edges, counts, total: sum(counts), grid: gridOver(counts) };
}

export function drawHistogram(rng: Rng): DrawnChart<ClassesWorld> | null {
  const story = rng.pick(CLASSES_STORIES);
  const world = drawClasses(story, rng);
  if (!world) return null;
  const { edges, counts, total, grid } = world;
  const chart: ChartInput = {
    kind: "histogram",
    alt: `Histogram of the ${story.noun} of ${story.things}, with ${counts.length} intervals of equal width.`,
    x: { label: story.axis },
    y: { label: story.count, min: 0, max: grid.max, step: grid.step },
    edges: [...edges],
    counts: [...counts],
  };
  const intro = `${story.intro.replace("#", thousands(total))} Each interval includes its lower bound but not its upper bound.`;
  return { world, name: story.name, intro, chart };
}

type Histogram = Extract<GraphicsView["chart"], { kind: "histogram" }>;

function read(chart: GraphicsView["chart"]): Histogram {
  if (chart.kind !== "histogram") throw new Error("A histogram is needed.");
  return chart;
}

function numberIn(text: string, { x }: Histogram): number {
  return Number(/\d[\d.]*/.exec(plain(text))![0]) / factorOf(x.label);
}

/** How many things are in the intervals that begin at a bound or later. */
function countFrom({ edges, counts }: Histogram, bound: number): number {
  let total = 0;
  for (const [k, count] of counts.entries()) if (edges[k]! >= bound) total += count;
  return total;
}

function interval({ story, edges }: ClassesWorld, k: number): string {
  const said = withUnit(story.amount);
  const low = story.amount.startsWith("\\$") ? said(edges[k]!) : thousands(edges[k]!);
  return `from ${low} to ${said(edges[k + 1]!)}`;
}

/** A side of a bound: which things are on it, and how a sentence says so. */
interface Side {
  readonly said: string;
  readonly count: number;
  /** Of the interval next to the bound, on this side and on the other. */
  readonly first: number;
  readonly beyond: number;
}

function drawSide({ story, edges, counts, total }: ClassesWorld, rng: Rng): Side {
  const k = rng.int(2, counts.length - 2);
  const above = sum(counts.slice(k));
  const bound = withUnit(story.amount)(edges[k]!);
  return rng.chance(0.5)
    ? {
        said: `at least ${bound}`,
        count: above,
        first: counts[k]!,
        beyond: counts[k - 1]!,
      }
    : {
        said: `less than ${bound}`,
        count: total - above,
        first: counts[k - 1]!,
        beyond: counts[k]!,
      };
}

/** What percent of all is on one side of a bound. */
export const percentOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total } = world;
    const { said, count, first, beyond } = drawSide(world, rng);
    const exact = (100 * count) / total;
    const key = toFive(exact);
    if (key < 10 || key > 80 || Math.abs(exact - key) > 1.5) return null;
    const told = `About ${count} of the ${thousands(total)} ${story.things} had a ${story.noun} of ${said}.`;
    const wrongs: [number, string][] = [
      [(count + beyond) / total, "includes one interval too many"],
      [(count - first) / total, "leaves out the interval at the bound"],
      [1 - count / total, "takes the other side of the bound"],
      [first / total, "reads one interval alone"],
      [count / (total - count), "divides by the number on the other side"],
      [count / 100, "takes the number for a percent"],
    ];
    return {
      name: "percent-on-side",
      text: `Approximately {0} percent of the ${story.things} had a ${story.noun} of ${said}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          .filter(([share]) => share < 1)
          .map(([share, slip]): Wrong => [toFive(100 * share), slip, told]),
        gap: 7,
      }),
      step: `Add the bars on that side of the bound and divide by ${thousands(total)}. ${told}`,
      weight: 1,
    };
  },
  pattern: /^Approximately \{0\} percent of the \w+ had a .+ of (at least|less than) (.+)\.$/,
  answer: ([side, bound], { chart }, options) => {
    const histogram = read(chart);
    const above = countFrom(histogram, numberIn(bound!, histogram));
    const total = countFrom(histogram, -Infinity);
    return nearest(options, (100 * (side === "at least" ? above : total - above)) / total, 2);
  },
};

/** How many are on one side of a bound. */
export const countOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total, grid } = world;
    const { said, count, first, beyond } = drawSide(world, rng);
    const half = grid.step / 2;
    const key = roundTo(count, half);
    if (key < grid.step || Math.abs(count - key) > half / 3) return null;
    const told = `The bars on that side add up to about ${count}.`;
    const wrongs: [number, string][] = [
      [count + beyond, "includes one interval too many"],
      [count - first, "leaves out the interval at the bound"],
      [total - count, "takes the other side of the bound"],
      [first, "reads one interval alone"],
      [beyond, "reads the interval on the other side of the bound"],
      [(100 * count) / total, "gives the percent instead of the number"],
    ];
    return {
      name: "count-on-side",
      text: `The number of ${story.things} ${story.who} had a ${story.noun} of ${said} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [roundTo(n, half), slip, told]),
        gap: Math.max(grid.step, key / 8),
      }),
      step: `${told} Estimate each bar between the gridlines before you add.`,
      weight: 0,
    };
  },
  pattern:
    /^The number of \w+ (?:who|that) had a .+ of (at least|less than) (.+) was closest to \{0\}\.$/,
  answer: ([side, bound], { chart }, options) => {
    const histogram = read(chart);
    const above = countFrom(histogram, numberIn(bound!, histogram));
    const below = countFrom(histogram, -Infinity) - above;
    return nearest(options, side === "at least" ? above : below, histogram.y.step! / 6);
  },
};

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
    const blank = namesBlank(
      labels[key]!,
      slips.filter(([label]) => label !== undefined),
      [],
      (label) =>
        `The intervals below this one contain about ${sums[labels.indexOf(label) - 1] ?? 0} of the ${thousands(total)} ${story.things}, and it contains about ${counts[labels.indexOf(label)]!}.`,
    );
    // In the order of the axis, as a reader looks for them.
    const inOrder = <Option extends { readonly text: string }>(option: Option) => ({
      ...option,
      value: labels.indexOf(option.text),
    });
    return {
      name: "median-interval",
      text: `The median ${story.noun} of the ${story.things} was in the interval {0}.`,
      blank: { key: inOrder(blank.key), slips: blank.slips.map(inOrder) },
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
    const wrongs: [number, string][] = [
      [(one - other) / other, "compares the difference with the shorter bar"],
      [(one + slack) / other, "reads the taller bar too high"],
      [(one - slack) / other, "reads the taller bar too low"],
      [one / (other + slack), "reads the shorter bar too high"],
      [one / (other - slack), "reads the shorter bar too low"],
      [(one + other) / other, "compares the sum with the shorter bar"],
      [grid.max / other, "takes the top of the axis for the taller bar"],
    ];
    return {
      name: "interval-times",
      text: `The number of ${story.things} in the interval ${interval(world, a)} was approximately {0} times the number in the interval ${interval(world, b)}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [roundTo(n, 0.5), slip, told]),
        gap: key < 3 ? 0.5 : 1,
      }),
      step: `${told} Their ratio is about ${key}.`,
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
