import type { ChartForm } from "../chart-form.ts";
import { categoryPlot } from "../plot.ts";
import { scaleOver } from "../scale.ts";
import { type Drawing, line, rect } from "../svg.ts";

type Boxes = Extract<ChartForm, { kind: "boxes" }>;

const WIDEST = 64;

/** Box from quartile to quartile, a thick line at the median, whiskers to the extremes. */
export function drawBoxes({ y, boxes }: Boxes): Drawing {
  const values = boxes.flatMap(({ min, max }) => [min, max]);
  const frame = categoryPlot({
    yTitle: y.label,
    xTitle: null,
    scale: scaleOver(values, y, 8),
    categories: boxes.map(({ name }) => name),
  });
  const half = Math.min(WIDEST, frame.band * 0.5) / 2;
  const drawn = boxes.flatMap((box, k) => {
    const x = frame.x(k);
    const level = (value: number, reach: number) => ends(frame.y(value), x, reach);
    const sides = { left: x - half, right: x + half };
    return [
      line("chart-whisker", { x, y: frame.y(box.min) }, { x, y: frame.y(box.lowerQuartile) }),
      line("chart-whisker", { x, y: frame.y(box.upperQuartile) }, { x, y: frame.y(box.max) }),
      line("chart-whisker", ...level(box.min, half * 0.6)),
      line("chart-whisker", ...level(box.max, half * 0.6)),
      rect("chart-area chart-s2", {
        ...sides,
        top: frame.y(box.upperQuartile),
        bottom: frame.y(box.lowerQuartile),
      }),
      line("chart-median", ...level(box.median, half)),
    ];
  });
  return frame.around(drawn);
}

function ends(y: number, x: number, reach: number) {
  return [
    { x: x - reach, y },
    { x: x + reach, y },
  ] as const;
}
