import type { Box, Point } from "./svg.ts";
import { LINE_HEIGHT, text, textBlock, textWidth, widest, wrap } from "./text.ts";

/** How the names of categories are set below the axis. */
export interface CategoryLabels {
  readonly lines: readonly (readonly string[])[];
  /** In degrees; 0 is horizontal. */
  readonly angle: number;
  /** Height below the axis. */
  readonly room: number;
}

/** The less a name is turned, the easier it is to read. */
const ANGLES = [40, 60, 90];
const MOST_LINES = 3;

/** Horizontal and wrapped if that fits in a category's width, otherwise turned. */
export function fitCategories(names: readonly string[], room: number): CategoryLabels {
  const level = names.map((name) => wrap(name, room - 3));
  if (level.every((lines) => lines.length <= MOST_LINES && widest(lines) <= room - 3)) {
    const most = Math.max(...level.map((lines) => lines.length));
    return { lines: level, angle: 0, room: most * LINE_HEIGHT + 8 };
  }
  const angle = ANGLES.find((one) => room * sin(one) >= LINE_HEIGHT) ?? 90;
  const most = room * sin(angle) >= 2 * LINE_HEIGHT ? 2 : 1;
  const turned = names.map((name) => inLines(name, most));
  const rows = Math.max(...turned.map((lines) => lines.length));
  const height = widest(turned.flat()) * sin(angle) + rows * LINE_HEIGHT * cos(angle) + 6;
  return { lines: turned, angle, room: height };
}

/** How far turned names reach to the left of the plot's edge. */
export function leftReach({ lines, angle }: CategoryLabels, room: number): number {
  if (angle === 0) return 0;
  const reaches = lines.map((own, k) => widest(own) * cos(angle) + 14 - (k + 0.5) * room);
  return Math.max(0, ...reaches);
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

/** In at most this many lines, each as short as possible. */
function inLines(name: string, most: number): string[] {
  if (most === 1 || textWidth(name) < 110) return [name];
  const half = textWidth(name) / 2;
  const longest = widest(name.split(/\s+/u));
  for (let room = Math.max(half, longest); room < 2 * half; room += 4) {
    const lines = wrap(name, room);
    if (lines.length <= most) return lines;
  }
  return [name];
}

export function categoryAxis(labels: CategoryLabels, plot: Box): string[] {
  const band = (plot.right - plot.left) / labels.lines.length;
  return labels.lines.flatMap((lines, k) => {
    const x = plot.left + (k + 0.5) * band;
    return labels.angle === 0
      ? levelLabel(lines, x, plot)
      : turnedLabel(lines, { x, y: plot.bottom + 10 }, labels.angle);
  });
}

function levelLabel(lines: readonly string[], x: number, { bottom }: Box): string[] {
  const y = bottom + 16 + ((lines.length - 1) * LINE_HEIGHT) / 2;
  return textBlock(lines, { x, y }, { anchor: "middle" });
}

function turnedLabel(lines: readonly string[], { x, y }: Point, angle: number): string[] {
  const [dx, dy] = [LINE_HEIGHT * sin(angle), LINE_HEIGHT * cos(angle)];
  const start = x + (angle === 90 ? 0 : 4);
  return lines.map((content, k) =>
    text(content, { x: start + k * dx, y: y + k * dy }, { anchor: "end", turn: -angle }),
  );
}
