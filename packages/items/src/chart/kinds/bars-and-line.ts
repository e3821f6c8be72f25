import { leftRoom } from "../axis.ts";
import type { ChartForm } from "../chart-form.ts";
import { filledBox, seriesClass } from "../fills.ts";
import { mark } from "../marks.ts";
import { axisNumberText } from "../number-text.ts";
import { categoryPlot } from "../plot.ts";
import { placeOn, scaleOver, scaleWith } from "../scale.ts";
import { type Drawing, polyline } from "../svg.ts";
import { text } from "../text.ts";

type BarsAndLine = Extract<ChartForm, { kind: "bars-and-line" }>;

const FILLED = 0.6;
const WIDEST_BAR = 72;
/** The lighter tone, so that the line stands out. */
const BARS = 1;
const LINE = 0;

/** Bars that belong to the axis on the left, and a line that belongs to the one on the right. */
export function drawBarsAndLine({ x, y, right, categories, bars, line }: BarsAndLine): Drawing {
  const scale = scaleOver([0, ...bars.values], y);
  // The gridlines serve both axes, so the right one has as many steps as the left one.
  const other = scaleWith(line.values, right, scale.ticks.length - 1);
  const write = axisNumberText(right.label, other.step);
  const frame = categoryPlot({
    yTitle: `Bars, left axis: ${y.label}`,
    note: `Line, right axis: ${right.label}`,
    xTitle: x.label,
    scale,
    categories,
    right: leftRoom(other, write),
  });
  const { plot } = frame;
  const up = placeOn(other, plot.bottom, plot.top);
  const width = Math.min(WIDEST_BAR, frame.band * FILLED);
  const points = line.values.map((value, k) => ({ x: frame.x(k), y: up(value) }));
  return frame.around([
    ...bars.values.flatMap((value, k) => {
      const left = frame.x(k) - width / 2;
      const [top, bottom] = [frame.y(value), frame.y(Math.max(0, scale.min))];
      return filledBox(BARS, { left, right: left + width, top, bottom });
    }),
    polyline(`chart-line ${seriesClass(LINE)}`, points),
    ...points.map((at) => mark(LINE, at)),
    ...other.ticks.map((tick) =>
      text(write(tick), { x: plot.right + 10, y: up(tick) }, { kind: "chart-label chart-halo" }),
    ),
  ]);
}
