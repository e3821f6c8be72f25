import {
  nearest,
  numbers,
  range,
  roundTo,
  type Slip,
  sum,
  thousands,
  tidy,
  where,
  wrong,
} from "@theta/items/template";
import { closestTo, spaced, toldSum } from "../number-slips.ts";
import {
  alongX,
  amountOfX,
  clearOf,
  halfStep,
  onTrend,
  pointCountBlank,
  read,
  type ScatterWorld,
  seen,
  shown,
  unitOf,
} from "./scatter.ts";
import { clearGap } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** More about points and their trend line: its slope, its outlier, and how far a point is from it. */

/** The point farthest above or below the line, if no other comes near. */
function outlier({ points, trend }: ScatterWorld): ScatterWorld["points"][number] | null {
  const gap = (point: ScatterWorld["points"][number]): number =>
    Math.abs(point.y - onTrend(trend, point.x));
  const [first, second] = points.toSorted((a, b) => gap(b) - gap(a));
  return first && second && gap(first) - gap(second) >= clearOf(points) ? first : null;
}

/** The gridlines and their middles on an axis that begins at 0. */
function marks(world: ScatterWorld, axis: "x" | "y"): number[] {
  const half = halfStep(Math.max(...world.points.map((point) => point[axis])));
  return range(1, 20).map((k) => tidy(k * half));
}

/** What the outlier's own figure is, which isn't what the line says. */
export const outlierValue: ChartAsk<ScatterWorld> = {
  make(world, rng) {
    const { story, y, points, trend } = world;
    const far = outlier(world);
    if (!far) return null;
    const top = Math.max(...points.map((point) => point.y));
    const half = halfStep(top);
    const key = roundTo(far.y, half);
    if (Math.abs(far.y - key) > 0.3 * half || key <= 0) return null;
    const why = `The point farthest from the line, measured vertically, is at a height of about ${seen(far.y, key)}.`;
    const most = points.toSorted((a, b) => b.y - a.y)[0]!;
    const right = points.toSorted((a, b) => b.x - a.x)[0]!;
    const left = points.toSorted((a, b) => a.x - b.x)[0]!;
    const isPossible = ({ value }: Slip): boolean => value! <= 100 || unitOf(y) !== " percent";
    const off = 4 * half * rng.pick([-1, 1]);
    const line = roundTo(onTrend(trend, far.x), half);
    const nearer = (point: ScatterWorld["points"][number], which: string): string =>
      `The point ${which} is at a height of about ${seen(point.y, roundTo(point.y, half))}, but it's nearer to the line. The farthest one is at about ${thousands(shown(far.y))}.`;
    const slips: Slip[] = [
      wrong(
        line,
        "reads the line instead of the point",
        `The line is at about ${seen(onTrend(trend, far.x), line)} there, but the point itself is at about ${thousands(shown(far.y))}.`,
      ),
      wrong(
        roundTo(right.y, half),
        "takes the point farthest to the right",
        nearer(right, "farthest to the right"),
      ),
      wrong(roundTo(most.y, half), "takes the highest point", nearer(most, "at the top")),
      wrong(
        roundTo(left.y, half),
        "takes the point farthest to the left",
        nearer(left, "farthest to the left"),
      ),
      wrong(
        tidy(key + off),
        "reads the point two gridlines off",
        `This is the right point, read two gridlines too ${off > 0 ? "high" : "low"}: it's at about ${thousands(shown(far.y))}.`,
      ),
    ];
    return {
      name: "outlier",
      text: `For the ${story.label.toLowerCase()} whose point is farthest above or below the trend line, the ${y.noun} is closest to {0}${unitOf(y)}.`,
      blank: numbers(key, why, spaced(slips.filter(isPossible), key, 1.9 * half), 1.9 * half),
      step: `Find the point with the greatest vertical distance from the line, and read its own height: about ${seen(far.y, key)}.`,
      weight: 1,
    };
  },
  pattern:
    /^For the \w+ whose point is farthest above or below the trend line, the .+ is closest to \{0\}.*\.$/,
  answer: (_, { chart }, options) => {
    const { points, trend } = read(chart);
    const gaps = points.map((point) => (point.y - onTrend(trend, point.x)) ** 2);
    const far = points[gaps.indexOf(Math.max(...gaps))]!;
    return nearest(options, far.y, far.y * 0.01);
  },
};

/** How many of the points to the right of a gridline are above the line. */
export const aboveAmong: ChartAsk<ScatterWorld> = {
  make(world, rng) {
    const { story, pairing, points, trend, end } = world;
    const step = 2 * halfStep(end);
    const clearX = clearGap({ step, max: step * Math.ceil(end / step) });
    const limits = marks(world, "x")
      .filter((limit) => points.every((point) => Math.abs(point.x - limit) >= clearX))
      .filter((limit) => {
        const beyond = points.filter((point) => point.x > limit).length;
        return beyond >= 4 && beyond <= points.length - 3;
      });
    if (limits.length === 0) return null;
    const limit = rng.pick(limits);
    const beyond = points.filter((point) => point.x > limit);
    const before = points.filter((point) => point.x < limit);
    const above = (some: ScatterWorld["points"]): number =>
      some.filter((point) => point.y > onTrend(trend, point.x)).length;
    const key = above(beyond);
    if (key === 0) return null;
    const why = `To the right of ${thousands(limit)}, ${key} of the ${beyond.length} points are above the line.`;
    const most = Math.max(...points.map((point) => point.y));
    // Both sides have to be right: the one of the line and the one of the limit.
    const margin = ({ x, y }: ScatterWorld["points"][number]): number =>
      Math.min((x - limit) / end, (y - onTrend(trend, x)) / most);
    return {
      name: "above-among",
      text: `The number of points above the trend line that represent ${story.things} ${pairing.over.replace("#", amountOfX(world, limit))} is {0}.`,
      blank: pointCountBlank(
        points,
        margin,
        {
          key,
          most: points.length,
          why,
          tempting: [
            [
              beyond.length - key,
              "counts the points below the line",
              `To the right of ${thousands(limit)}, ${beyond.length - key} of the points are below it and ${key} above it.`,
            ],
            [
              above(points),
              "counts above the line on both sides of the limit",
              `${above(before)} of those are to the left of ${thousands(limit)}. ${why}`,
            ],
            [beyond.length, "counts all of the points beyond the limit", why],
            [
              above(before),
              "counts on the wrong side of the limit",
              `To the left of ${thousands(limit)}, ${above(before)} of the points are above the line. ${why}`,
            ],
          ],
        },
        `both above the line and to the right of ${thousands(limit)}`,
      ),
      step: `Look only to the right of ${thousands(limit)} on the horizontal axis: ${key} of the points there are above the line.`,
      weight: 1,
    };
  },
  pattern:
    /^The number of points above the trend line that represent \w+ with .+ than (\d[\d,.]*).* is \{0\}\.$/,
  answer: ([limit], { chart }, options) => {
    const { points, trend } = read(chart);
    const from = alongX(chart, limit!);
    const right = points.filter(({ x }) => x > from);
    const found = right.filter(({ x, y }) => y - trend.slope * x > trend.intercept).length;
    return where(options, (option) => Number(option) === found);
  },
};

/** How much the line rises or falls over a stretch of x. */
export const slopeChange: ChartAsk<ScatterWorld> = {
  make(world, rng) {
    const { x, y, trend, end } = world;
    const runs = marks(world, "x").filter((run) => run >= 0.1 * end && run <= 0.4 * end);
    if (runs.length === 0) return null;
    const run = rng.pick(runs);
    const change = Math.abs(trend.slope * run);
    const step = niceStep(change);
    const key = roundTo(change, step);
    if (key < 2 * step || Math.abs(key - change) > 0.3 * step) return null;
    const verb = trend.slope > 0 ? "increase" : "decrease";
    const why = `The line ${trend.slope > 0 ? "rises" : "falls"} by about ${seen(change, key, pointsOf(y))} over each ${thousands(run)}${unitOf(x)}.`;
    const slips = slopeSlips(world, run, step);
    return {
      name: "slope-change",
      text: `According to the trend line, an increase of ${runOf(world, run)} in the ${x.noun} is associated with a${verb === "increase" ? "n" : ""} ${verb} of approximately {0}${pointsOf(y)} in the ${y.noun}.`,
      blank: numbers(
        key,
        why,
        manyTimes(rng.shuffle(slips), key).slice(0, rng.int(2, 3)),
        0.25 * key,
      ),
      step: `Take two places on the line that are ${thousands(run)}${unitOf(x)} apart and compare their heights: they differ by about ${seen(change, key, pointsOf(y))}.`,
      weight: 1,
    };
  },
  pattern:
    /^According to the trend line, an increase of (\d[\d,.]*).* is associated with an? (?:in|de)crease of approximately \{0\}.*\.$/,
  answer: ([run], { chart }, options) => {
    const { trend } = read(chart);
    const target = Math.abs(onTrend(trend, alongX(chart, run!)) - onTrend(trend, 0));
    return nearest(options, target, target * 0.05);
  },
};

/** Wrong changes along the line, with the stretch or the height that leads to them. */
function slopeSlips({ x, y, points, trend }: ScatterWorld, run: number, step: number): Slip[] {
  const average = (axis: "x" | "y"): number =>
    sum(points.map((point) => point[axis])) / points.length;
  const change = Math.abs(trend.slope * run);
  const why = `It ${trend.slope > 0 ? "rises" : "falls"} by about ${seen(change, change, pointsOf(y))} over each ${thousands(run)}${unitOf(x)}.`;
  const height = roundTo(Math.abs(onTrend(trend, run)), step);
  const exact = (average("y") / average("x")) * run;
  const ratio = roundTo(exact, step);
  const times = (factor: number, said: string): Slip => {
    const value = roundTo(factor * change, step);
    return wrong(
      value,
      `takes ${said} the distance along the axis`,
      `The line ${trend.slope > 0 ? "rises" : "falls"} by about ${seen(factor * change, value, pointsOf(y))} over ${thousands(tidy(factor * run))}${unitOf(x)}, but the question is about ${thousands(run)}${unitOf(x)}.`,
    );
  };
  return [
    wrong(
      ratio,
      "assumes that the line starts at zero",
      `From zero to the middle of the points, about (${thousands(Number(average("x").toPrecision(2)))}, ${thousands(Number(average("y").toPrecision(2)))}), it would be about ${seen(exact, ratio, pointsOf(y))} for each ${thousands(run)}${unitOf(x)}, but the line doesn't start at zero. ${why}`,
    ),
    wrong(
      height,
      "reads the height of the line",
      `At ${thousands(run)}${unitOf(x)}, the line is ${onTrend(trend, run) < 0 ? `below zero, by about ${seen(-onTrend(trend, run), height, unitOf(y))}` : `at a height of about ${seen(onTrend(trend, run), height, unitOf(y))}`}, but a change is a difference of two heights. ${why}`,
    ),
    times(2, "twice"),
    times(1 / 2, "half of"),
    times(1 / 4, "a quarter of"),
    times(4, "four times"),
  ];
}

/** Slips that are a good part greater or less than the key and than each other. */
function manyTimes(slips: readonly Slip[], key: number): Slip[] {
  const kept: Slip[] = [];
  for (const slip of slips)
    if ([key, ...kept.map(({ value }) => value!)].every((n) => isFar(slip.value!, n)))
      kept.push(slip);
  return kept.filter(({ value }) => value! <= 4 * key);
}

function isFar(one: number, other: number): boolean {
  return Math.max(one, other) >= 1.4 * Math.min(one, other);
}

function placeOf({ x, y }: ScatterWorld["points"][number]): string {
  return `at about (${thousands(x)}, ${thousands(y)})`;
}

/** "$215 - 167 = 48$ (closest to 50 among the choices)" */
function apartTold(one: number, two: number, option: number): string {
  const [most, least] = [Math.max(one, two), Math.min(one, two)];
  return `${toldSum([most, -least])}${closestTo(tidy(most - least), option)}`;
}

/** Wrong distances of the outlier from the line, with the heights that lead to them. */
function gapSlips(
  { points, trend }: ScatterWorld,
  far: ScatterWorld["points"][number],
  step: number,
): Slip[] {
  const line = onTrend(trend, far.x);
  const gap = Math.abs(far.y - line);
  const [point, there] = [shown(far.y), shown(line)];
  const right = `The two are ${toldSum([Math.max(point, there), -Math.min(point, there)])} apart.`;
  const half = roundTo(gap / 2, step);
  const gapOf = ({ x, y }: ScatterWorld["points"][number]): number =>
    Math.abs(y - onTrend(trend, x));
  const near = points
    .filter((one) => Math.abs(gapOf(one) - half) < step / 2)
    .toSorted((a, b) => Math.abs(gapOf(a) - half) - Math.abs(gapOf(b) - half))[0];
  const twice = tidy(2 * Math.abs(point - there));
  return [
    wrong(
      roundTo(far.y, step),
      "gives the height of the point",
      `The point is at about ${seen(far.y, roundTo(far.y, step))}, but the line is at about ${thousands(there)} there. ${right}`,
    ),
    wrong(
      roundTo(line, step),
      "gives the height of the line",
      `The line is at about ${seen(line, roundTo(line, step))}, but the point is at about ${thousands(point)}. ${right}`,
    ),
    wrong(
      half,
      near ? "measures a point nearer to the line" : "takes the two for nearer than they are",
      near
        ? `From the line to the point ${placeOf(near)}, the distance is about ${seen(gapOf(near), half)}, but the point ${placeOf(far)} is farther from it. ${right}`
        : `The point ${placeOf(far)} is farther than ${thousands(half)} from the line, which is at about ${thousands(there)} there.`,
    ),
    wrong(
      roundTo(2 * gap, step),
      "takes the distance above and below the line",
      `This doubles the distance, to ${thousands(twice)}${closestTo(twice, roundTo(2 * gap, step))}. ${right}`,
    ),
  ];
}

/** By how much the outlier differs from what the line says. */
export const outlierGap: ChartAsk<ScatterWorld> = {
  make(world) {
    const { story, y, trend } = world;
    const far = outlier(world);
    if (!far) return null;
    const line = onTrend(trend, far.x);
    const gap = Math.abs(far.y - line);
    const step = niceStep(gap);
    const key = roundTo(gap, step);
    if (Math.abs(key - gap) > 0.3 * step) return null;
    const [point, there] = [shown(far.y), shown(line)];
    const why = `The point is at about ${thousands(point)}, and the line is at about ${thousands(there)} there.`;
    const slips = gapSlips(world, far, step);
    return {
      name: "outlier-gap",
      text: `Among the ${story.things}, the greatest difference between the actual ${y.noun} and that predicted by the trend line is approximately {0}${pointsOf(y)}.`,
      blank: numbers(key, why, spaced(slips, key, 0.4 * key), 0.4 * key),
      step: `Measure straight up or down from the line to the point that is farthest from it, ${placeOf(far)}: ${apartTold(point, there, key)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Among the \w+, the greatest difference between the actual .+ and that predicted by the trend line is approximately \{0\}.*\.$/,
  answer: (_, { chart }, options) => {
    const { points, trend } = read(chart);
    const gaps = points.map(({ x, y }) => Math.abs(y - trend.slope * x - trend.intercept));
    const most = gaps.reduce((one, other) => Math.max(one, other));
    return nearest(options, most, most * 0.05);
  },
};

/** A stretch of x, without the noun of what's counted: "10,000 square feet", "20", "100,000". */
function runOf(world: ScatterWorld, run: number): string {
  if (unitOf(world.x) === " thousand") return thousands(tidy(1000 * run));
  return unitOf(world.x) === "" ? thousands(run) : amountOfX(world, run);
}

/** The unit of a difference: that of two percents is percentage points. */
function pointsOf(y: ScatterWorld["y"]): string {
  return unitOf(y).replace("percent", "percentage points");
}

/** A round step of which the value has from four to ten. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  return tidy([5, 2, 1].find((factor) => factor * power <= value / 4)! * power);
}
