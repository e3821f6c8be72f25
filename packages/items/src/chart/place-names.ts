import { type Box, line, type Point } from "./svg.ts";
import { LINE_HEIGHT, text, textWidth } from "./text.ts";

interface Named {
  readonly name: string;
  readonly at: Point;
  readonly r: number;
}

const DIRECTIONS = [0, 180, 90, 270, 315, 45, 225, 135].map((degrees) => (degrees * Math.PI) / 180);
const DISTANCES = [5, 16, 30];

/**
 * Places names next to their marks, where each covers least. Those farther away get a thin line.
 */
export function placeNames(all: readonly Named[], taken: readonly Box[], plot: Box): string[] {
  const blocked = [...taken];
  return all.flatMap((named) => {
    const choices = DISTANCES.flatMap((distance, d) =>
      DIRECTIONS.map((angle, a) => ({
        ...besides(named, angle, distance, plot),
        cost: d * 60 + a * 4,
      })),
    );
    const costs = choices.map(
      ({ box, cost, shift }) => cost + shift * 2 + sumOf(blocked, (b) => shared(box, b)),
    );
    const best = choices[costs.indexOf(Math.min(...costs))]!;
    blocked.push(best.box);
    return drawn(named, best);
  });
}

interface Choice {
  readonly box: Box;
  readonly isFar: boolean;
  readonly foot: Point;
  /** How far it had to move because of the plot's edge. */
  readonly shift: number;
}

/** The box of a name whose nearest edge is this far from the mark. It never leaves the plot. */
function besides({ name, at, r }: Named, angle: number, distance: number, plot: Box): Choice {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [halfWidth, halfHeight] = [textWidth(name) / 2, LINE_HEIGHT / 2 - 1];
  const reach = r + distance;
  const foot = { x: at.x + dx * reach, y: at.y + dy * reach };
  const wishX = foot.x + Math.sign(Math.round(dx * 10)) * halfWidth;
  const wishY = foot.y + Math.sign(Math.round(dy * 10)) * halfHeight;
  const x = Math.max(plot.left + halfWidth + 2, Math.min(plot.right - halfWidth, wishX));
  const y = Math.max(plot.top + halfHeight, Math.min(plot.bottom - halfHeight, wishY));
  const box = {
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - halfHeight,
    bottom: y + halfHeight,
  };
  const shift = Math.abs(x - wishX) + Math.abs(y - wishY);
  return { box, foot, shift, isFar: distance > 8 };
}

function drawn({ name, at, r }: Named, { box, foot, isFar }: Choice): string[] {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const label = text(name, middle, { anchor: "middle", kind: "chart-label chart-halo" });
  if (!isFar) return [label];
  const length = Math.hypot(foot.x - at.x, foot.y - at.y);
  const edge = {
    x: at.x + ((foot.x - at.x) / length) * r,
    y: at.y + ((foot.y - at.y) / length) * r,
  };
  return [line("chart-leader", edge, foot), label];
}

/** The area that two boxes share, plus a little for touching at all. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height + 20 : 0;
}

function sumOf<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0);
}
