import type { Box } from "./svg.ts";
import { LINE_HEIGHT, text, textBlock, textWidth, widest, wrap } from "./text.ts";

/** How the names of categories stand below their places. */
export interface CategoryLabels {
  readonly lines: readonly (readonly string[])[];
  readonly isTurned: boolean;
  /** Height below the axis. */
  readonly room: number;
}

const ANGLE = 40;
const SIN = Math.sin((ANGLE * Math.PI) / 180);
const COS = Math.cos((ANGLE * Math.PI) / 180);
const MOST_LINES = 3;

/** Level and wrapped where that fits the room of one category, else turned. */
export function fitCategories(names: readonly string[], room: number): CategoryLabels {
  const level = names.map((name) => wrap(name, room - 8));
  if (level.every((lines) => lines.length <= MOST_LINES && widest(lines) <= room - 6)) {
    const most = Math.max(...level.map((lines) => lines.length));
    return { lines: level, isTurned: false, room: most * LINE_HEIGHT + 8 };
  }
  const most = room * SIN >= 2 * LINE_HEIGHT ? 2 : 1;
  const turned = names.map((name) => inLines(name, most));
  const length = widest(turned.flat());
  return { lines: turned, isTurned: true, room: length * SIN + most * LINE_HEIGHT * COS + 8 };
}

/** How far turned names reach to the left of the plot's edge. */
export function leftReach({ lines, isTurned }: CategoryLabels, room: number): number {
  if (!isTurned) return 0;
  const reaches = lines.map((own, k) => widest(own) * COS + 14 - (k + 0.5) * room);
  return Math.max(0, ...reaches);
}

/** At most so many lines, each as short as can be. */
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
    return labels.isTurned ? turnedLabel(lines, x, plot.bottom + 10) : levelLabel(lines, x, plot);
  });
}

function levelLabel(lines: readonly string[], x: number, { bottom }: Box): string[] {
  const y = bottom + 16 + ((lines.length - 1) * LINE_HEIGHT) / 2;
  return textBlock(lines, { x, y }, { anchor: "middle" });
}

function turnedLabel(lines: readonly string[], x: number, y: number): string[] {
  return lines.map((content, k) => {
    const at = { x: x + 4 + k * LINE_HEIGHT * SIN, y: y + k * LINE_HEIGHT * COS };
    return text(content, at, { anchor: "end", turn: -ANGLE });
  });
}
