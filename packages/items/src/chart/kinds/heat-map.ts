import { titleBelow, titleRoom } from "../axis.ts";
import { categoryAxis } from "../category-axis.ts";
import type { ChartForm } from "../chart-form.ts";
import { heading } from "../heading.ts";
import { numberText } from "../number-text.ts";
import { leftAndLabels, plotBottom } from "../plot.ts";
import { type Box, type Drawing, rect, WIDTH } from "../svg.ts";
import { LINE_HEIGHT, text, textBlock, textWidth, widest, wrap } from "../text.ts";

type HeatMap = Extract<ChartForm, { kind: "heat-map" }>;

/** Names of rows wrap at this width, or stay in one line where rows are too low for that. */
const NAME_ROOM = 130;
const SWATCH = 22;
const AFTER_SWATCH = 7;
const BETWEEN = 18;

/** A grid of cells, darker for greater values, with the intervals above it. */
export function drawHeatMap({ of, x, y, rows, columns, levels, bounds }: HeatMap): Drawing {
  const head = heading(of);
  const key = intervalKey(bounds, head.height + 10);
  const top = key.bottom + LINE_HEIGHT + 8;
  const wrapped = layOut(NAME_ROOM);
  const tallest = Math.max(...wrapped.names.map(({ length }) => length)) * LINE_HEIGHT;
  const { names, labels, plot, below } = tallest > wrapped.high ? layOut(WIDTH) : wrapped;
  const [wide, high] = [
    (plot.right - plot.left) / columns.length,
    (plot.bottom - plot.top) / rows.length,
  ];

  function layOut(nameRoom: number) {
    const lines = rows.map((row) => wrap(row, nameRoom));
    const least = Math.max(widest(lines.flat()), textWidth(y.label) / 2) + 12;
    const { left, labels: fitted } = leftAndLabels(least, 4, columns);
    const room = fitted.room + titleRoom(x.label) + 2;
    const box: Box = { left, right: WIDTH - 4, top, bottom: plotBottom(top, room) };
    return {
      names: lines,
      labels: fitted,
      below: room,
      plot: box,
      high: (box.bottom - box.top) / rows.length,
    };
  }

  const cells = levels.flatMap((own, r) =>
    own.map((level, c) =>
      rect(`chart-heat ${heatClass(level)}`, {
        left: plot.left + c * wide,
        right: plot.left + (c + 1) * wide,
        top: plot.top + r * high,
        bottom: plot.top + (r + 1) * high,
      }),
    ),
  );
  return {
    height: plot.bottom + below,
    body: [
      ...head.body,
      ...key.body,
      text(y.label, { x: 2, y: plot.top - 12 }, { kind: "chart-title" }),
      ...cells,
      ...names.flatMap((lines, r) =>
        textBlock(lines, { x: plot.left - 10, y: plot.top + (r + 0.5) * high }, { anchor: "end" }),
      ),
      ...categoryAxis(labels, plot),
      ...titleBelow(x.label, plot, plot.bottom + labels.room + 2),
    ],
  };
}

/** From the lightest, 1, to the darkest, 5. */
function heatClass(level: number): string {
  return `chart-heat-${level + 1}`;
}

/** "20 to less than 40", for the key and for the numbers behind the chart. */
export function intervalText(bounds: readonly number[], level: number): string {
  const [from, to] = [bounds[level]!, bounds[level + 1]!];
  return `${numberText(from)} to less than ${numberText(to)}`;
}

function intervalKey(bounds: readonly number[], top: number): { bottom: number; body: string[] } {
  const body: string[] = [];
  let [x, y] = [2, top];
  for (const level of bounds.slice(0, -1).keys()) {
    const words = intervalText(bounds, level);
    const size = SWATCH + AFTER_SWATCH + textWidth(words);
    if (x > 2 && x + size > WIDTH - 2) [x, y] = [2, y + LINE_HEIGHT + 6];
    const box = { left: x, right: x + SWATCH, top: y - 8, bottom: y + 8 };
    body.push(
      rect(`chart-heat ${heatClass(level)}`, box),
      text(words, { x: x + SWATCH + AFTER_SWATCH, y }),
    );
    x += size + BETWEEN;
  }
  return { bottom: y + 12, body };
}
