import {
  nearest,
  numbers,
  roundTo,
  type Slip,
  texThousands,
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
  placesOf,
  read,
  type ScatterWorld,
  seen,
  shown,
  shownNear,
  unitOf,
} from "./scatter.ts";
import { marks, niceStep, pointsOf, riseTold, slopeSlips } from "./trend-slope.ts";
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

/** The point of about a given height that's nearer to the line, or what refutes that height. */
function otherPointTold(
  { points, trend }: ScatterWorld,
  far: ScatterWorld["points"][number],
  height: number,
  half: number,
): string {
  const distance = ({ x, y }: ScatterWorld["points"][number]): string => {
    const gap = y - onTrend(trend, x);
    return `about ${thousands(Number(Math.abs(gap).toPrecision(3)))} ${gap > 0 ? "above" : "below"} the line`;
  };
  const near = points
    .filter((point) => point !== far && Math.abs(point.y - height) <= 0.9 * half)
    .toSorted((a, b) => Math.abs(a.y - height) - Math.abs(b.y - height))[0];
  return near
    ? `This takes the point ${placeOf(near)}, at a height of about ${seen(near.y, height)}. But that point is ${distance(near)}, and the point ${placeOf(far)} is ${distance(far)}.`
    : `No point near a height of ${thousands(height)} is as far from the line as the point ${placeOf(far)}, which is ${distance(far)}.`;
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
    const own = thousands(shownNear(far.y, key));
    const why = `The point farthest from the line, measured vertically, is the one ${placeOf(far)}. Its height is about ${seen(far.y, key, unitOf(y))}.`;
    const most = points.toSorted((a, b) => b.y - a.y)[0]!;
    const right = points.toSorted((a, b) => b.x - a.x)[0]!;
    const left = points.toSorted((a, b) => a.x - b.x)[0]!;
    const isPossible = ({ value }: Slip): boolean => value! <= 100 || unitOf(y) !== " percent";
    const isHigh = rng.pick([-1, 1]) > 0;
    const off = 4 * half * (isHigh ? 1 : -1);
    const line = roundTo(onTrend(trend, far.x), half);
    const nearer = (point: ScatterWorld["points"][number], which: string): string =>
      `The point ${which} is at a height of about ${seen(point.y, roundTo(point.y, half))}, but it's nearer to the line. The point farthest from the line is at a height of about ${own}.`;
    const slips: Slip[] = [
      wrong(
        line,
        "reads the line instead of the point",
        `At ${thousands(far.x)} on the horizontal axis, the line is at about ${seen(onTrend(trend, far.x), line)}, but the point itself is at about ${own}.`,
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
        otherPointTold(world, far, tidy(key + off), half),
      ),
    ];
    return {
      name: "outlier",
      text: `For the ${story.label.toLowerCase()} whose point is farthest above or below the trend line, the ${y.noun} is closest to {0}${unitOf(y)}.`,
      blank: numbers(key, why, spaced(slips.filter(isPossible), key, 1.9 * half), 1.9 * half),
      step: `Find the point with the greatest vertical distance from the line, and read its own height. It's the point ${placeOf(far)}, and the line there is at about ${thousands(shown(onTrend(trend, far.x)))}. The height of the point is about ${seen(far.y, key, unitOf(y))}.`,
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
    const [told, bound] = [rightTold(world, limit), thousands(limit)];
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
          why: told,
          tempting: [
            [
              beyond.length - key,
              `counts the points below the line to the right of ${bound}`,
              told,
            ],
            [
              above(points),
              `counts the points above the line on both sides of ${bound}`,
              `To the left of ${bound}, ${above(before)} of the points ${above(before) > 1 ? "are" : "is"} above the line. ${told}`,
            ],
            [
              beyond.length,
              `counts all of the points to the right of ${bound}, above and below the line`,
              told,
            ],
            [above(before), `counts the points above the line to the left of ${bound}`, told],
          ],
        },
        `both above the line and to the right of ${bound}`,
      ),
      step: `Compare each point with the line straight above or below it. ${told}`,
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

/** Which of the points to the right of a limit are above the line. */
function rightTold({ points, trend }: ScatterWorld, limit: number): string {
  const right = points.filter(({ x }) => x > limit);
  const above = right.filter(({ x, y }) => y > onTrend(trend, x));
  return `To the right of ${thousands(limit)}, ${above.length} of the ${right.length} points ${above.length > 1 ? "are" : "is"} above the line: ${placesOf(above)}.`;
}

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
    const why = riseTold(world, run, key);
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
      step: `Read the line at two places that are ${thousands(run)}${unitOf(x)} apart, and subtract. ${why}`,
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

/** "$215 - 167 = 48$" */
function apartTold(one: number, two: number): string {
  return toldSum([Math.max(one, two), -Math.min(one, two)]);
}

/** "751 (closest to 800 among the choices)" */
function heightNear(height: number, option: number): string {
  return `${thousands(height)}${closestTo(height, option)}`;
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
  const right = `The point and the line are ${apartTold(point, there)} apart.`;
  const half = roundTo(gap / 2, step);
  const gapOf = ({ x, y }: ScatterWorld["points"][number]): number =>
    Math.abs(y - onTrend(trend, x));
  const near = points
    .filter((one) => Math.abs(gapOf(one) - half) < step / 2)
    .toSorted((a, b) => Math.abs(gapOf(a) - half) - Math.abs(gapOf(b) - half))[0];
  const gapShown = tidy(Math.abs(point - there));
  const twice = tidy(2 * gapShown);
  return [
    wrong(
      roundTo(far.y, step),
      "gives the height of the point",
      `The point is at about ${heightNear(point, roundTo(far.y, step))}, but the question is about its distance from the line. ${right}`,
    ),
    wrong(
      roundTo(line, step),
      "gives the height of the line",
      `The line is at about ${heightNear(there, roundTo(line, step))}, but the question is about the distance of the point from it. ${right}`,
    ),
    wrong(
      half,
      near ? "measures a point nearer to the line" : "takes the two for nearer than they are",
      near
        ? `From the line to the point ${placeOf(near)}, the distance is about ${seen(gapOf(near), half)}, but the point ${placeOf(far)} is farther from the line. ${right}`
        : `The point ${placeOf(far)} is farther than ${thousands(half)} from the line. ${right}`,
    ),
    wrong(
      roundTo(2 * gap, step),
      "takes the distance above and below the line",
      `This doubles the distance: $2 \\times ${texThousands(gapShown)} = ${texThousands(twice)}$${closestTo(twice, roundTo(2 * gap, step))}. ${right}`,
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
    const near = closestTo(tidy(Math.abs(point - there)), key);
    const why = `At ${thousands(far.x)} on the horizontal axis, the point is at about ${thousands(point)} and the line at about ${thousands(there)}: ${apartTold(point, there)}${near}.`;
    const slips = gapSlips(world, far, step);
    return {
      name: "outlier-gap",
      text: `Among the ${story.things}, the greatest difference between the actual ${y.noun} and that predicted by the trend line is approximately {0}${pointsOf(y)}.`,
      blank: numbers(key, why, spaced(slips, key, 0.4 * key), 0.4 * key),
      step: `Measure straight up or down from the line to the point that is farthest from it. ${why}`,
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
