import type { ChartForm } from "../chart-form.ts";
import { seriesClass } from "../fills.ts";
import { mark } from "../marks.ts";
import { categoryPlot } from "../plot.ts";
import { scaleOver } from "../scale.ts";
import { sideNames, sideRoom } from "../side-names.ts";
import { type Drawing, polyline } from "../svg.ts";

type Lines = Extract<ChartForm, { kind: "lines" }>;

export function drawLines({ x, y, categories, series }: Lines): Drawing {
  const values = series.flatMap((one) => one.values);
  const names = series.map(({ name }) => name);
  const isNamed = names.length > 1;
  const frame = categoryPlot({
    yTitle: y.label,
    xTitle: x.label,
    scale: scaleOver(withZeroIfNear(values, y.min), y),
    categories,
    right: isNamed ? sideRoom(names) : 8,
  });
  const paths = series.map((one) =>
    one.values.map((value, k) => ({ x: frame.x(k), y: frame.y(value) })),
  );
  const labels = names.map((name, place) => ({ name, place, from: paths[place]!.at(-1)! }));
  return frame.around([
    ...(isNamed ? sideNames(labels, frame.plot, "line") : []),
    ...paths.map((points, s) => polyline(`chart-line ${seriesClass(s)}`, points)),
    ...paths.flatMap((points, s) => points.map((at) => mark(s, at))),
  ]);
}

/** Lines may start above zero, unless zero is close anyway. */
function withZeroIfNear(values: readonly number[], min: number | undefined): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return min === undefined && low > 0 && low < high * 0.6 ? [0, ...values] : values;
}
