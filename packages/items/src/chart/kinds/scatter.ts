import type { ChartForm } from "../chart-form.ts";
import { numberPlot } from "../number-plot.ts";
import { placeNames } from "../place-names.ts";
import { scaleOver } from "../scale.ts";
import { circle, type Drawing, line } from "../svg.ts";

type Scatter = Extract<ChartForm, { kind: "scatter" }>;

const RADIUS = 4.5;

export function drawScatter({ x, y, points, trend }: Scatter): Drawing {
  const xs = points.map((point) => point.x);
  const ends = trend
    ? [Math.min(...xs), Math.max(...xs)].map((at) => ({
        x: at,
        y: trend.intercept + trend.slope * at,
      }))
    : [];
  const ys = [...points, ...ends].map((point) => point.y);
  const frame = numberPlot({
    xTitle: x.label,
    yTitle: y.label,
    xScale: scaleOver(xs, x, 8),
    yScale: scaleOver(ys, y),
  });
  const at = (point: { x: number; y: number }) => ({ x: frame.x(point.x), y: frame.y(point.y) });
  const [from, to] = ends.map(at);
  const named = points.flatMap((point) =>
    point.name === undefined ? [] : [{ name: point.name, at: at(point), r: RADIUS }],
  );
  const dots = points.map(at);
  const taken = dots.map((dot) => ({
    left: dot.x - RADIUS,
    right: dot.x + RADIUS,
    top: dot.y - RADIUS,
    bottom: dot.y + RADIUS,
  }));
  return frame.around([
    ...(from && to ? [line("chart-trend", from, to)] : []),
    ...dots.map((dot) => circle("chart-mark chart-m1", dot, RADIUS)),
    ...placeNames(named, taken, frame.plot),
  ]);
}
