import { placeOn, type Scale } from "./scale.ts";
import { type Box, line, WIDTH } from "./svg.ts";
import { LINE_HEIGHT, text, textWidth, widest, wrap } from "./text.ts";

/** Between a tick's label and the axis. */
const TO_AXIS = 10;
export const AXIS_LABEL_ROOM = 24;

export function leftRoom(scale: Scale, write: (value: number) => string): number {
  return widest(scale.ticks.map(write)) + TO_AXIS + 2;
}

/** Horizontal gridlines at every tick, and dotted ones halfway between where there is room. */
export function levelGrid(scale: Scale, plot: Box): string[] {
  const at = placeOn(scale, plot.bottom, plot.top);
  const gridline = (kind: string) => (value: number) =>
    line(kind, { x: plot.left, y: at(value) }, { x: plot.right, y: at(value) });
  const apart = at(scale.min) - at(scale.min + scale.step);
  const halves = apart < LEAST_APART ? [] : halvesOf(scale);
  return [...halves.map(gridline("chart-half")), ...scale.ticks.map(gridline("chart-grid"))];
}

export function levelNumbers(scale: Scale, plot: Box, write: (value: number) => string): string[] {
  const at = placeOn(scale, plot.bottom, plot.top);
  const every = thinning(scale, (plot.bottom - plot.top) / (LINE_HEIGHT + 1));
  return labelled(scale, every).map((tick) =>
    text(write(tick), { x: plot.left - TO_AXIS, y: at(tick) }, { anchor: "end", kind: NUMBER }),
  );
}

/** Vertical gridlines, and short strokes halfway between them below the plot. */
export function uprightGrid(scale: Scale, plot: Box): string[] {
  const at = placeOn(scale, plot.left, plot.right);
  const upright = (kind: string, top: number, bottom: number) => (value: number) =>
    line(kind, { x: at(value), y: top }, { x: at(value), y: bottom });
  const apart = at(scale.min + scale.step) - at(scale.min);
  const halves = apart < LEAST_APART ? [] : halvesOf(scale);
  return [
    ...scale.ticks.map(upright("chart-grid", plot.top, plot.bottom)),
    ...halves.map(upright("chart-tick", plot.bottom, plot.bottom + 5)),
  ];
}

export function uprightNumbers(
  scale: Scale,
  plot: Box,
  write: (value: number) => string,
): string[] {
  const at = placeOn(scale, plot.left, plot.right);
  const most = (plot.right - plot.left) / (widest(scale.ticks.map(write)) + 12);
  return labelled(scale, thinning(scale, most)).map((tick) =>
    text(write(tick), { x: at(tick), y: plot.bottom + 16 }, { anchor: "middle", kind: NUMBER }),
  );
}

/** Gridlines closer than this, in pixels, get nothing between them. */
const LEAST_APART = 22;

const NUMBER = "chart-label chart-halo";

/** How far the last number of a horizontal axis sticks out past the plot. */
export function overhang(scale: Scale, write: (value: number) => string): number {
  return textWidth(write(scale.max)) / 2 + 2;
}

/** Every tick has a gridline. Numbers that would touch are thinned out evenly. */
function thinning(scale: Scale, most: number): number {
  return Math.max(1, Math.ceil(scale.ticks.length / Math.max(1, most)));
}

function labelled(scale: Scale, every: number): readonly number[] {
  const zero = Math.max(0, scale.ticks.indexOf(0));
  return scale.ticks.filter((_, k) => (k - zero) % every === 0);
}

function halvesOf({ ticks, step }: Scale): number[] {
  return ticks.slice(0, -1).map((tick) => tick + step / 2);
}

/** The base line of bars and lines, at zero if the axis has one. */
export function baseline(scale: Scale, plot: Box): string {
  const y = placeOn(scale, plot.bottom, plot.top)(baseValue(scale));
  return line("chart-axis", { x: plot.left, y }, { x: plot.right, y });
}

export function baseValue({ min, max }: Scale): number {
  return Math.min(Math.max(0, min), max);
}

/** What a horizontal axis means, below its labels. */
export function titleBelow(title: string, plot: Box, top: number): string[] {
  return titleLines(title).map((content, k) => {
    const half = textWidth(content) / 2 + 2;
    const middle = (plot.left + plot.right) / 2;
    const x = Math.min(Math.max(middle, half), WIDTH - half);
    return text(
      content,
      { x, y: top + 11 + k * LINE_HEIGHT },
      { anchor: "middle", kind: "chart-title" },
    );
  });
}

export function titleRoom(title: string): number {
  return titleLines(title).length * LINE_HEIGHT + 6;
}

function titleLines(title: string): string[] {
  return wrap(title, WIDTH - 40);
}
