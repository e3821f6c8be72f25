import {
  AXIS_LABEL_ROOM,
  baseline,
  leftRoom,
  titleBelow,
  titleRoom,
  levelGrid,
  levelNumbers,
} from "../axis.ts";
import type { ChartForm } from "../chart-form.ts";
import { filledBox } from "../fills.ts";
import { heading } from "../heading.ts";
import { axisNumberText } from "../number-text.ts";
import { plotBottom } from "../plot.ts";
import { placeOn, scaleOver } from "../scale.ts";
import { type Box, type Drawing, line, WIDTH } from "../svg.ts";
import { LINE_HEIGHT, text, textWidth } from "../text.ts";

type Histogram = Extract<ChartForm, { kind: "histogram" }>;

/** Bars without gaps, each as wide as its class, with the borders of the classes below. */
export function drawHistogram({ x, y, edges, counts }: Histogram): Drawing {
  const scale = scaleOver([0, ...counts], y);
  const write = axisNumberText(x.label);
  const writeCount = axisNumberText(y.label, scale.step);
  const head = heading(y.label);
  const below = AXIS_LABEL_ROOM + 4 + titleRoom(x.label);
  const [first, last] = [edges[0]!, edges.at(-1)!];
  const left = Math.max(leftRoom(scale, writeCount), textWidth(write(first)) / 2 + 2);
  const right = WIDTH - Math.max(8, textWidth(write(last)) / 2 + 2);
  const rows = edgeRows(
    edges.map(write),
    edges.map((edge) => left + ((edge - first) / (last - first)) * (right - left)),
  );
  const room = below + (rows.some((row) => row > 0) ? LINE_HEIGHT : 0);
  const bottom = plotBottom(head.height + 6, room);
  const plot: Box = { left, right, top: head.height + 6, bottom };
  const at = placeOn({ min: first, max: last, step: 1, ticks: [] }, left, right);
  const up = placeOn(scale, plot.bottom, plot.top);
  return {
    height: bottom + room,
    body: [
      ...head.body,
      ...levelGrid(scale, plot),
      ...levelNumbers(scale, plot, writeCount),
      ...counts.flatMap((count, k) =>
        filledBox(1, { left: at(edges[k]!), right: at(edges[k + 1]!), top: up(count), bottom }),
      ),
      baseline(scale, plot),
      ...edges.flatMap((edge, k) => edgeLabel(write(edge), at(edge), bottom, rows[k]!)),
      ...titleBelow(x.label, plot, bottom + room - titleRoom(x.label)),
    ],
  };
}

/**
 * Borders that are close together go in two rows. One that fits in neither (-1) keeps only its
 * tick.
 */
function edgeRows(names: readonly string[], places: readonly number[]): number[] {
  const ends = [-Infinity, -Infinity];
  return names.map((name, k) => {
    const half = textWidth(name) / 2;
    const row = ends.findIndex((end) => places[k]! - half > end + 6);
    if (row >= 0) ends[row] = places[k]! + half;
    return row;
  });
}

function edgeLabel(name: string, x: number, bottom: number, row: number): string[] {
  const tick = line(
    "chart-tick",
    { x, y: bottom },
    { x, y: bottom + 5 + Math.max(0, row) * LINE_HEIGHT },
  );
  if (row < 0) return [tick];
  const y = bottom + 16 + row * LINE_HEIGHT;
  return [tick, text(name, { x, y }, { anchor: "middle", kind: "chart-label" })];
}
