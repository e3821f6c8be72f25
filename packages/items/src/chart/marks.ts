import { circle, type Point, polyline, rect } from "./svg.ts";

/** The mark of a series on its line: disc, open square, triangle, open diamond, open circle. */
export function mark(place: number, at: Point): string {
  const kind = `chart-mark chart-m${(place % 5) + 1}`;
  switch (place % 5) {
    case 0:
      return circle(kind, at, 4.5);
    case 1:
      return rect(kind, around(at, 4.5));
    case 2:
      return closed(kind, at, [
        [0, -6],
        [5.5, 4.5],
        [-5.5, 4.5],
      ]);
    case 3:
      return closed(kind, at, [
        [0, -6.5],
        [6.5, 0],
        [0, 6.5],
        [-6.5, 0],
      ]);
    default:
      return circle(kind, at, 5);
  }
}

function around({ x, y }: Point, r: number) {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

function closed(kind: string, at: Point, steps: readonly (readonly [number, number])[]): string {
  const corners = steps.map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy }));
  return polyline(kind, [...corners, ...corners.slice(0, 1)]);
}
