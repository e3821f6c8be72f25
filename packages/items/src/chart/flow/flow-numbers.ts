import type { Route } from "./flow-routes.ts";
import { arrowLabel, type Flow } from "./flow-tracks.ts";
import { type Box, type Point, WIDTH } from "../svg.ts";
import { LINE_HEIGHT, text, textWidth } from "../text.ts";

const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/**
 * Puts each number on its arrow where it covers no box, no other number, and as few other arrows as
 * possible.
 */
export function arrowNumbers(
  form: Flow,
  routes: readonly Route[],
  boxes: readonly Box[],
): string[] {
  const taken: Box[] = [...boxes];
  return form.arrows.flatMap((arrow, k) => {
    const label = arrowLabel(arrow, form.unit);
    if (label === "") return [];
    const others = routes.filter((_, other) => other !== k).flatMap(pointsOn);
    const choices = routes[k]!.stretches.flatMap(([from, to]) =>
      SHARES.map((share, rank) => ({ box: labelBox(label, between(from, to, share)), rank })),
    );
    const costs = choices.map(({ box, rank }) => {
      const covered = taken.filter((other) => touches(box, other)).length;
      const crossed = others.filter((point) => holds(box, point)).length;
      return rank + covered * 100 + crossed * 4;
    });
    const { box } = choices[costs.indexOf(Math.min(...costs))]!;
    taken.push(box);
    const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return [text(label, at, { anchor: "middle", kind: "chart-label chart-value chart-halo" })];
  });
}

function pointsOn({ corners }: Route): Point[] {
  return corners.slice(1).flatMap((to, k) => {
    const from = corners[k]!;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 5);
    return Array.from({ length: count }, (_, i) => between(from, to, i / count));
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Stays inside the drawing, even when an arrow runs along its edge. */
function labelBox(label: string, { x, y }: Point): Box {
  const [w, h] = [textWidth(label) / 2, LINE_HEIGHT / 2];
  const middle = Math.min(Math.max(x, w + 2), Math.max(WIDTH - w - 2, w + 2));
  return { left: middle - w, right: middle + w, top: y - h, bottom: y + h };
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function holds(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}
