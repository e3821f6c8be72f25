import {
  range,
  roundTo,
  type Slip,
  sum,
  texThousands,
  thousands,
  tidy,
  wrong,
} from "@theta/items/template";
import { closestTo, toldSum } from "../number-slips.ts";
import { amountOfX, halfStep, onTrend, type ScatterWorld, seen, unitOf } from "./scatter.ts";

/** How steep a trend line is: the heights of two places on it, and what leads to a wrong change. */

/** The gridlines and their middles on an axis that begins at 0. */
export function marks(world: ScatterWorld, axis: "x" | "y"): number[] {
  const half = halfStep(Math.max(...world.points.map((point) => point[axis])));
  return range(1, 20).map((k) => tidy(k * half));
}

/** The unit of a difference: that of two percents is percentage points. */
export function pointsOf(y: ScatterWorld["y"]): string {
  return unitOf(y).replace("percent", "percentage points");
}

/** A round step of which the value has from four to ten. */
export function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  return tidy([5, 2, 1].find((factor) => factor * power <= value / 4)! * power);
}

/** Two places on the line that are so far apart, with their heights and by how much these differ. */
function twoPlaces(world: ScatterWorld, run: number) {
  const { trend, start, end } = world;
  const from = marks(world, "x").find((at) => at >= start && at + run <= end) ?? start;
  // So that the difference has two digits that count.
  const change = Math.abs(trend.slope * run);
  const power = 10 ** Math.floor(Math.log10(change));
  const unit = change < 4 * power ? power / 20 : power / 10;
  const [low, high] = [from, tidy(from + run)].map((x) => ({
    x,
    height: roundTo(onTrend(trend, x), unit),
  })) as [Place, Place];
  return { low, high, apart: tidy(Math.abs(high.height - low.height)) };
}

interface Place {
  readonly x: number;
  readonly height: number;
}

/** "From 100 to 250 on the horizontal axis, the line rises from about 860 to about 1,170: $1{,}170 - 860 = 310$" */
export function riseTold(world: ScatterWorld, run: number, option: number): string {
  const { low, high, apart } = twoPlaces(world, run);
  const heights = [low.height, high.height];
  const change = toldSum([Math.max(...heights), -Math.min(...heights)]);
  return `From ${thousands(low.x)} to ${thousands(high.x)} on the horizontal axis, the line ${verbOf(world)} from about ${thousands(low.height)} to about ${thousands(high.height)}: ${change}${pointsOf(world.y)}${closestTo(apart, option)}.`;
}

function verbOf({ trend }: ScatterWorld): string {
  return trend.slope > 0 ? "rises" : "falls";
}

/** Wrong changes along the line, with the stretch or the height that leads to them. */
export function slopeSlips(world: ScatterWorld, run: number, step: number): Slip[] {
  const { trend } = world;
  const { apart } = twoPlaces(world, run);
  const distance = amountOfX(world, run);
  const right = `Over ${distance}, the line ${verbOf(world)} by about ${thousands(apart)}${pointsOf(world.y)}.`;
  const times = (factor: number, said: string): Slip => {
    const value = roundTo(factor * Math.abs(trend.slope * run), step);
    const own = tidy(factor * apart);
    const product =
      factor < 1
        ? `${texThousands(apart)} \\div ${1 / factor}`
        : `${factor} \\times ${texThousands(apart)}`;
    return wrong(
      value,
      `takes ${said} the distance along the axis`,
      `This is about the change over ${said} ${distance}: $${product} = ${texThousands(own)}$${closestTo(own, value)}. ${right}`,
    );
  };
  return [
    fromZero(world, run, [step, right]),
    heightAt(world, run, [step, right]),
    times(2, "twice"),
    times(1 / 2, "half of"),
    times(1 / 4, "a quarter of"),
    times(4, "four times"),
  ];
}

/** The change of a line from zero through the middle of the points. */
function fromZero(
  world: ScatterWorld,
  run: number,
  [step, right]: readonly [step: number, right: string],
): Slip {
  const { points } = world;
  const average = (axis: "x" | "y"): number =>
    sum(points.map((point) => point[axis])) / points.length;
  const ratio = roundTo((average("y") / average("x")) * run, step);
  const [mx, my] = [average("x"), average("y")].map((one) => Number(one.toPrecision(3))) as [
    number,
    number,
  ];
  const told = Number(((my / mx) * run).toPrecision(3));
  return wrong(
    ratio,
    "assumes that the line starts at zero",
    `A line from zero through the middle of the points, about (${thousands(mx)}, ${thousands(my)}), would rise by $${texThousands(my)} \\div ${texThousands(mx)} \\times ${texThousands(run)}$, or about ${thousands(told)}${closestTo(told, ratio)}, over ${amountOfX(world, run)}. But the trend line doesn't go through zero. ${right}`,
  );
}

/** The height of the line where it's as far from zero as the stretch is long. */
function heightAt(
  world: ScatterWorld,
  run: number,
  [step, right]: readonly [step: number, right: string],
): Slip {
  const { y, trend, start, end } = world;
  const height = onTrend(trend, run);
  const value = roundTo(Math.abs(height), step);
  const is = run >= start && run <= end ? "is" : "would be";
  const place = is === "is" ? "At" : "If it's extended to";
  const told =
    height < 0
      ? `below zero, by about ${seen(-height, value, unitOf(y))}`
      : `at a height of about ${seen(height, value, unitOf(y))}`;
  return wrong(
    value,
    "reads the height of the line",
    `${place} ${amountOfX(world, run)}, the line ${is} ${told}. But a change is a difference of two heights. ${right}`,
  );
}
