import {
  AXIS_LABEL_ROOM,
  leftRoom,
  levelGrid,
  levelNumbers,
  overhang,
  titleBelow,
  titleRoom,
  uprightGrid,
  uprightNumbers,
} from "./axis.ts";
import { heading } from "./heading.ts";
import { axisNumberText } from "./number-text.ts";
import { plotBottom } from "./plot.ts";
import { placeOn, type Scale } from "./scale.ts";
import { type Box, type Drawing, line, WIDTH } from "./svg.ts";
import { textWidth } from "./text.ts";

interface Request {
  readonly yTitle: string;
  readonly xTitle: string;
  readonly xScale: Scale;
  readonly yScale: Scale;
  /** A note below the vertical axis's title. */
  readonly note?: string;
  /** Room around the plot for marks that extend past its edge. */
  readonly edge?: number;
}

interface NumberPlot {
  readonly plot: Box;
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly around: (inside: readonly string[]) => Drawing;
}

/** A plot with numbers on both axes. */
export function numberPlot({
  yTitle,
  xTitle,
  xScale,
  yScale,
  note,
  edge = 8,
}: Request): NumberPlot {
  const [writeX, writeY] = [
    axisNumberText(xTitle, xScale.step),
    axisNumberText(yTitle, yScale.step),
  ];
  const head = heading(yTitle, [], note);
  const below = AXIS_LABEL_ROOM + 4 + titleRoom(xTitle);
  const bottom = plotBottom(head.height + edge, below);
  const left = Math.max(leftRoom(yScale, writeY), textWidth(writeX(xScale.min)) / 2 + 2);
  const right = WIDTH - Math.max(edge, overhang(xScale, writeX));
  const plot = { left, right, top: head.height + edge, bottom };
  return {
    plot,
    x: placeOn(xScale, plot.left, plot.right),
    y: placeOn(yScale, plot.bottom, plot.top),
    around: (inside) => ({
      height: bottom + below,
      body: [
        ...head.body,
        ...levelGrid(yScale, plot),
        ...uprightGrid(xScale, plot),
        ...axes(plot),
        ...inside,
        ...levelNumbers(yScale, plot, writeY),
        ...uprightNumbers(xScale, plot, writeX),
        ...titleBelow(xTitle, plot, bottom + AXIS_LABEL_ROOM + 4),
      ],
    }),
  };
}

function axes({ left, right, top, bottom }: Box): string[] {
  return [
    line("chart-axis", { x: left, y: bottom }, { x: right, y: bottom }),
    line("chart-axis", { x: left, y: top }, { x: left, y: bottom }),
  ];
}
